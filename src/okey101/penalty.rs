//! Penalties, written at once with their reason (OKEY101 section 8).

use super::action::Way;
use super::rules::{Feed, Options, PENALTY, Playable};
use super::table::Fitting;
use crate::json::as_name;
use crate::named::named;
use crate::seat::Seat;
use crate::tile::{Number, Reading, Tile, Wild};

named! {
    /// The reason of a penalty.
    pub enum Reason {
        /// A wild tile was discarded (OKEY101 8.1).
        Okey = "okey",
        /// A playable tile was discarded (OKEY101 8.2).
        Playable = "playable",
        /// A taken tile was given back (OKEY101 5.4).
        Return = "return",
        /// A wrong opening was shown (OKEY101 4.7).
        Misopened = "misopened",
        /// More than the tile laid last was taken back (OKEY101 3.4).
        TakeBack = "takeBack",
        /// The next player opened with the discard (OKEY101 8.4, `feed`).
        Feed = "feed",
        /// Another player exchanged a wild tile of a meld (OKEY101 8.4, `okey_lost`).
        OkeyLost = "okeyLost",
        /// A very high opening: -101 (OKEY101 11.4, `record_bonus`).
        Record = "record",
    }
}

as_name!(Reason);

impl Reason {
    /// The points of a penalty for this reason; with [`Feed::Times`] that of a feed depends on its
    /// tile.
    pub const fn points(self) -> i32 {
        match self {
            Reason::Record => -PENALTY,
            Reason::Okey
            | Reason::Playable
            | Reason::Return
            | Reason::Misopened
            | Reason::TakeBack
            | Reason::Feed
            | Reason::OkeyLost => PENALTY,
        }
    }

    /// The reason for which discarding a tile costs points if it does not finish, with what fits
    /// the table (OKEY101 8.1, 8.2).
    pub(super) fn of_discard(
        tile: Tile,
        okey: Wild,
        fitting: &Fitting,
        rules: &Options,
    ) -> Option<Reason> {
        if okey.read(tile.kind()) == Reading::Wild {
            return rules.okey_discard.then_some(Reason::Okey);
        }
        let counts = rules.playable != Playable::Off;
        let playable = counts && fitting.is_playable(tile, okey, rules);
        playable.then_some(Reason::Playable)
    }
}

impl Feed {
    /// The points for a discard that counts as this number in an opening of the next player.
    pub(super) fn points(self, way: Way, number: Number) -> Option<i32> {
        let number = i32::from(number.get());
        match (self, way) {
            (Feed::Off, _) => None,
            (Feed::Flat, _) => Some(Reason::Feed.points()),
            (Feed::Times, Way::Series) => Some(10 * number),
            (Feed::Times, Way::Pairs) => Some(20 * number),
        }
    }
}

/// Points that a player gets at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Penalty {
    /// The player.
    pub seat: Seat,
    /// The reason.
    #[cfg_attr(any(feature = "js", feature = "judge"), tsify(type = "Okey101PenaltyReason"))]
    pub reason: Reason,
    /// The points.
    pub points: i32,
    /// The tile that it is about, if it is about one.
    pub tile: Option<Tile>,
}
