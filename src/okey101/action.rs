//! The actions of a turn, their public events, and the reasons for which they are refused.

use std::fmt;
use std::str::FromStr;

use super::row::{Row, rows, write_rows};
use crate::coded::{Coded, codes, error};
use crate::json::{as_name, as_text};
use crate::named::named;
use crate::notation::{ParseError, excerpt, write_tiles};
use crate::refusal::CommonRefusal;
use crate::seat::Seat;
use crate::tile::{Face, Tile};

/// A place in a meld on the table, written `2.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The meld, counted from 0 in the order of laying.
    pub meld: usize,
    /// For an exchange the tile, counted from 0; for an addition the tile before which the new one
    /// is put, or the number of tiles for the end.
    pub at: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.meld, self.at)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        let place = text
            .split_once('.')
            .and_then(|(meld, at)| Some(Place { meld: meld.parse().ok()?, at: at.parse().ok()? }));
        // A number may be written in one way only.
        let place = place.filter(|place| place.to_string() == text);
        place.ok_or_else(|| ParseError::BadAction(excerpt(text)))
    }
}

as_text!(Place);

named! {
    /// The way of an opening (OKEY101 4.4).
    pub enum Way {
        /// By runs and groups (*seri*).
        Series = "series",
        /// By pairs (*çift*).
        Pairs = "pairs",
    }
}

as_name!(Way);

/// An action of a player.
///
/// As text: `draw`, `take`, `return`, `open R11 R12 R13 | …`, `lay = R3 B7 B7'`, `add R7 2.3`,
/// `exchange R3 0.1`, `takeback`, `discard R5`, `pairs`, `call`, `pass` and `timeout`.
///
/// ```
/// use istaka::okey101::Action;
/// for text in ["draw", "open R3 R3' | K1 K1'", "lay = R3 B7 B7'", "add R7 2.3", "discard F"] {
///     assert_eq!(text.parse::<Action>()?.to_string(), text);
/// }
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Draws the top tile of the stock (*çekmek*, OKEY101 3.1).
    Draw,
    /// Takes the previous player's last discard (*yandan almak*, OKEY101 5.1).
    Take,
    /// Gives the taken tile back (*geri vermek*, OKEY101 5.4).
    Return,
    /// Opens with these melds (*el açmak*, OKEY101 section 4).
    Open(Vec<Row>),
    /// Lays a further meld (OKEY101 6.1, 6.2).
    Lay(Row),
    /// Adds a tile to a run or group (*işlemek*, OKEY101 6.3).
    Add {
        /// The tile.
        tile: Tile,
        /// The end of the meld.
        place: Place,
    },
    /// Puts a tile in the place of a wild tile, and takes that (*okeyi almak*, OKEY101 section 7).
    Exchange {
        /// The tile.
        tile: Tile,
        /// The place of the wild tile.
        place: Place,
    },
    /// Takes back the last table action of this turn (OKEY101 3.4).
    TakeBack,
    /// Puts a tile onto the player's own discard pile, which ends the turn (OKEY101 3.5).
    Discard(Tile),
    /// Announces to open by pairs (*çifte gitmek*, `declare_pairs`).
    GoForPairs,
    /// Calls a playable discard of an opponent (OKEY101 8.2, `Call`).
    Call,
    /// Leaves the last discard when the stock is empty, which ends the round (OKEY101 9.2).
    Pass,
    /// Lets the time of the turn run out (OKEY101 section 12).
    TimeOut,
}

impl Action {
    /// The first word of each action as text.
    pub const VERBS: [&'static str; 13] = [
        "draw", "take", "return", "open", "lay", "add", "exchange", "takeback", "discard", "pairs",
        "call", "pass", "timeout",
    ];

    /// The first word of this action as text.
    pub const fn verb(&self) -> &'static str {
        Action::VERBS[match self {
            Action::Draw => 0,
            Action::Take => 1,
            Action::Return => 2,
            Action::Open(_) => 3,
            Action::Lay(_) => 4,
            Action::Add { .. } => 5,
            Action::Exchange { .. } => 6,
            Action::TakeBack => 7,
            Action::Discard(_) => 8,
            Action::GoForPairs => 9,
            Action::Call => 10,
            Action::Pass => 11,
            Action::TimeOut => 12,
        }]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Action::Open(rows) => write!(f, " {}", write_rows(rows)),
            Action::Lay(row) => write!(f, " {row}"),
            Action::Add { tile, place } | Action::Exchange { tile, place } => {
                write!(f, " {tile} {place}")
            }
            Action::Discard(tile) => write!(f, " {tile}"),
            _ => Ok(()),
        }
    }
}

as_text!(Action);

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let bad = || ParseError::BadAction(excerpt(text));
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let placed = || -> Result<(Tile, Place), ParseError> {
            let (tile, place) = rest.split_once(' ').ok_or_else(bad)?;
            Ok((tile.parse()?, place.parse()?))
        };
        match (verb, rest) {
            ("draw", "") => Ok(Action::Draw),
            ("take", "") => Ok(Action::Take),
            ("return", "") => Ok(Action::Return),
            ("takeback", "") => Ok(Action::TakeBack),
            ("pairs", "") => Ok(Action::GoForPairs),
            ("call", "") => Ok(Action::Call),
            ("pass", "") => Ok(Action::Pass),
            ("timeout", "") => Ok(Action::TimeOut),
            ("open", melds) => Ok(Action::Open(rows(melds)?)),
            ("lay", meld) => match &rows(meld)?[..] {
                [row] => Ok(Action::Lay(row.clone())),
                _ => Err(bad()),
            },
            ("add", _) => placed().map(|(tile, place)| Action::Add { tile, place }),
            ("exchange", _) => placed().map(|(tile, place)| Action::Exchange { tile, place }),
            ("discard", tile) => Ok(Action::Discard(tile.parse()?)),
            _ => Err(bad()),
        }
    }
}

/// The part of an action of the player at `seat` that all players see.
#[expect(missing_docs, reason = "the fields are named by their types")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101Event"))]
pub enum Event {
    /// A tile was drawn face down from the stock.
    Drew { seat: Seat },
    /// The previous player's last discard was taken.
    Took { seat: Seat, tile: Tile },
    /// The taken tile was given back.
    Returned { seat: Seat, tile: Tile },
    /// The player opened. `worth` is the value of series, or the number of pairs.
    Opened {
        seat: Seat,
        rows: Vec<Row>,
        #[cfg_attr(feature = "js", tsify(type = "Okey101Way"))]
        way: Way,
        worth: u16,
    },
    /// A wrong opening was shown, and costs a penalty (OKEY101 4.7, `strict_open`).
    Misopened { seat: Seat, rows: Vec<Row> },
    /// A further meld was laid.
    Laid { seat: Seat, row: Row },
    /// A tile was added to a meld.
    Added { seat: Seat, tile: Tile, place: Place },
    /// A tile was put in the place of a wild tile, which the player took.
    Exchanged { seat: Seat, tile: Tile, place: Place, wild: Tile },
    /// The last table action was taken back.
    TookBack { seat: Seat },
    /// A tile was discarded.
    Discarded { seat: Seat, tile: Tile },
    /// The player goes for pairs.
    WentForPairs { seat: Seat },
    /// The player called the playable discard of an opponent.
    Called { seat: Seat, tile: Tile },
    /// The last discard was left.
    Passed { seat: Seat },
    /// The time ran out: the table actions of the turn were taken back, and this tile was
    /// discarded, unless there was nothing to draw.
    TimedOut { seat: Seat, tile: Option<Tile> },
}

impl Event {
    /// The seat that acted.
    pub const fn seat(&self) -> Seat {
        match self {
            Event::Drew { seat }
            | Event::Took { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Opened { seat, .. }
            | Event::Misopened { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Added { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::TookBack { seat }
            | Event::Discarded { seat, .. }
            | Event::WentForPairs { seat }
            | Event::Called { seat, .. }
            | Event::Passed { seat }
            | Event::TimedOut { seat, .. } => *seat,
        }
    }
}

/// The rule that a refused action would break. The round is unchanged.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A rule of every game.
    Common(CommonRefusal),
    /// First a tile must be drawn or taken (OKEY101 3.1).
    DrawFirst,
    /// A tile has been drawn or taken in this turn (OKEY101 3.1).
    AlreadyDrawn,
    /// The starter has 22 tiles and does not draw (OKEY101 section 3).
    StartsByDiscard,
    /// The previous player has no discard to take (OKEY101 5.1).
    NothingToTake,
    /// A tile that was given back cannot be taken again in this turn (OKEY101 5.4).
    TakenBefore(Tile),
    /// No tile has been taken in this turn.
    NothingTaken,
    /// The taken tile cannot be given back while a table action stands (OKEY101 5.4).
    ActionStands,
    /// The taken tile must be used in this turn, by either copy (OKEY101 5.2).
    TakenUnused(Tile),
    /// No melds were named.
    NothingLaid,
    /// A tile lies in two melds.
    TileTwice(Tile),
    /// These tiles are no run or group (OKEY101 1.2).
    NotAMeld(Row),
    /// These tiles are no pair (OKEY101 1.2).
    NotAPair(Row),
    /// The run is too long to be laid at once (OKEY101 12, `run_limit`).
    RunLimit(Row),
    /// Series and pairs are not mixed in an opening (OKEY101 4.4).
    Mixed,
    /// The series of an opening are worth too little (OKEY101 4.2, 4.6).
    TooLow {
        /// Their value.
        value: u16,
        /// The value needed.
        need: u16,
    },
    /// There are too few pairs for an opening (OKEY101 4.3, 4.6).
    TooFewPairs {
        /// The number of pairs.
        pairs: u16,
        /// The number needed.
        need: u16,
    },
    /// One tile must stay in hand for the discard (OKEY101 3.3).
    NoTileLeft,
    /// The player has opened already.
    AlreadyOpened,
    /// The player has not opened, and may do nothing else on the table (OKEY101 4.1).
    NotOpened,
    /// Table work waits for the next turn (OKEY101 4.8, `wait_turn`).
    WaitsATurn,
    /// A player who has opened by pairs lays no runs or groups (OKEY101 6.2).
    OnlyPairs(Row),
    /// A player who has opened by series lays pairs only if another one has opened by pairs
    /// (OKEY101 6.1).
    NoPairsYet(Row),
    /// A player of series lays no more pairs in this turn (OKEY101 12, `pairs_limit`).
    PairsLimit,
    /// Pairs must be announced before (`declare_pairs`).
    NotAnnounced,
    /// The player has announced to open by pairs (`declare_pairs`).
    PairsAnnounced,
    /// Pairs need no announcement by these rules (`declare_pairs`).
    NoAnnouncing,
    /// There is no such place on the table.
    NoPlace(Place),
    /// The tile does not fit at this place (OKEY101 6.3).
    DoesNotFit(Tile),
    /// No more than two tiles may be added so in a turn (OKEY101 6.4, `add_cap`).
    AddCap,
    /// Wild tiles are not exchanged by these rules (OKEY101 7.5).
    NoExchange,
    /// There is no wild tile at this place (OKEY101 7.1).
    NotWild(Tile),
    /// The wild tile does not stand for this tile (OKEY101 7.1 to 7.3).
    NotStoodFor {
        /// The tile.
        tile: Tile,
        /// The faces that could be given for the wild tile; none if it is not settled.
        faces: Vec<Face>,
    },
    /// No table action of this turn can be taken back (OKEY101 3.4).
    NothingToTakeBack,
    /// No playable discard can be called now (OKEY101 8.2).
    NothingToCall,
    /// There is no clock whose time could run out (OKEY101 section 12).
    NoClock,
}

impl Refusal {
    /// Returns `true` if this makes an opening wrong, which costs a penalty with `strict_open`
    /// (OKEY101 4.7).
    pub const fn is_wrong_opening(&self) -> bool {
        use Refusal::{Mixed, NotAMeld, NotAPair, RunLimit, TooFewPairs, TooLow};
        matches!(
            self,
            NotAMeld(_) | NotAPair(_) | RunLimit(_) | Mixed | TooLow { .. } | TooFewPairs { .. }
        )
    }

    /// The tiles that break the rule.
    pub fn tiles(&self) -> &[Tile] {
        match self {
            Refusal::NotAMeld(row)
            | Refusal::NotAPair(row)
            | Refusal::RunLimit(row)
            | Refusal::OnlyPairs(row)
            | Refusal::NoPairsYet(row) => &row.tiles,
            Refusal::TakenBefore(tile)
            | Refusal::TakenUnused(tile)
            | Refusal::TileTwice(tile)
            | Refusal::DoesNotFit(tile)
            | Refusal::NotWild(tile)
            | Refusal::NotStoodFor { tile, .. }
            | Refusal::Common(CommonRefusal::NotInHand(tile)) => std::slice::from_ref(tile),
            _ => &[],
        }
    }
}

impl From<CommonRefusal> for Refusal {
    fn from(refusal: CommonRefusal) -> Refusal {
        Refusal::Common(refusal)
    }
}

impl Coded for Refusal {
    codes! {
        Refusal::DrawFirst => "drawFirst",
        Refusal::AlreadyDrawn => "alreadyDrawn",
        Refusal::StartsByDiscard => "startsByDiscard",
        Refusal::NothingToTake => "nothingToTake",
        Refusal::TakenBefore(_) => "takenBefore",
        Refusal::NothingTaken => "nothingTaken",
        Refusal::ActionStands => "actionStands",
        Refusal::TakenUnused(_) => "takenUnused",
        Refusal::NothingLaid => "nothingLaid",
        Refusal::TileTwice(_) => "tileTwice",
        Refusal::NotAMeld(_) => "notAMeld",
        Refusal::NotAPair(_) => "notAPair",
        Refusal::RunLimit(_) => "runLimit",
        Refusal::Mixed => "mixed",
        Refusal::TooLow { .. } => "tooLow",
        Refusal::TooFewPairs { .. } => "tooFewPairs",
        Refusal::NoTileLeft => "noTileLeft",
        Refusal::AlreadyOpened => "alreadyOpened",
        Refusal::NotOpened => "notOpened",
        Refusal::WaitsATurn => "waitsATurn",
        Refusal::OnlyPairs(_) => "onlyPairs",
        Refusal::NoPairsYet(_) => "noPairsYet",
        Refusal::PairsLimit => "pairsLimit",
        Refusal::NotAnnounced => "notAnnounced",
        Refusal::PairsAnnounced => "pairsAnnounced",
        Refusal::NoAnnouncing => "noAnnouncing",
        Refusal::NoPlace(_) => "noPlace",
        Refusal::DoesNotFit(_) => "doesNotFit",
        Refusal::AddCap => "addCap",
        Refusal::NoExchange => "noExchange",
        Refusal::NotWild(_) => "notWild",
        Refusal::NotStoodFor { .. } => "notStoodFor",
        Refusal::NothingToTakeBack => "nothingToTakeBack",
        Refusal::NothingToCall => "nothingToCall",
        Refusal::NoClock => "noClock",
        ;
        in CommonRefusal, Refusal::Common(refusal) => refusal.code(),
    }
}

error!(Refusal);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Common(refusal) => refusal.fmt(f),
            Refusal::DrawFirst => f.write_str("a tile must be drawn or taken first"),
            Refusal::AlreadyDrawn => f.write_str("a tile has been drawn or taken"),
            Refusal::StartsByDiscard => f.write_str("the starter begins without drawing"),
            Refusal::NothingToTake => f.write_str("the previous player has no discard"),
            Refusal::TakenBefore(tile) => write!(f, "{tile} was given back in this turn"),
            Refusal::NothingTaken => f.write_str("no tile was taken in this turn"),
            Refusal::ActionStands => f.write_str("table actions must be taken back first"),
            Refusal::TakenUnused(tile) => write!(f, "{tile} was taken and has not been used"),
            Refusal::NothingLaid => f.write_str("no melds are named"),
            Refusal::TileTwice(tile) => write!(f, "{tile} lies in two melds"),
            Refusal::NotAMeld(row) => write!(f, "{row} is no run or group"),
            Refusal::NotAPair(row) => write!(f, "{row} is no pair"),
            Refusal::RunLimit(row) => write!(f, "{row} is too long to be laid at once"),
            Refusal::Mixed => f.write_str("series and pairs are not mixed in an opening"),
            Refusal::TooLow { value, need } => {
                write!(f, "the series are worth {value}, {} less than {need}", need - value)
            }
            Refusal::TooFewPairs { pairs, need } => write!(f, "{pairs} of {need} pairs"),
            Refusal::NoTileLeft => f.write_str("one tile must stay in hand for the discard"),
            Refusal::AlreadyOpened => f.write_str("the player has opened already"),
            Refusal::NotOpened => f.write_str("the player has not opened"),
            Refusal::WaitsATurn => f.write_str("table work waits for the turn after the opening"),
            Refusal::OnlyPairs(row) => {
                write!(f, "after an opening by pairs only pairs are laid, not {row}")
            }
            Refusal::NoPairsYet(row) => write!(f, "no other player has opened by pairs: {row}"),
            Refusal::PairsLimit => f.write_str("no more pairs may be laid in this turn"),
            Refusal::NotAnnounced => f.write_str("pairs were not announced"),
            Refusal::PairsAnnounced => f.write_str("the player has announced pairs"),
            Refusal::NoAnnouncing => f.write_str("pairs need no announcement"),
            Refusal::NoPlace(place) => write!(f, "there is no place {place} on the table"),
            Refusal::DoesNotFit(tile) => write!(f, "{tile} does not fit there"),
            Refusal::AddCap => f.write_str("no more than two tiles may be added so in a turn"),
            Refusal::NoExchange => f.write_str("wild tiles are not exchanged"),
            Refusal::NotWild(tile) => write!(f, "{tile} is not wild"),
            Refusal::NotStoodFor { tile, faces } if faces.is_empty() => {
                write!(f, "{tile} cannot be given for this wild tile")
            }
            Refusal::NotStoodFor { tile, faces } => {
                write!(f, "the wild tile stands for {}, not for {tile}", write_tiles(faces))
            }
            Refusal::NothingToTakeBack => f.write_str("there is no table action to take back"),
            Refusal::NothingToCall => f.write_str("there is no playable discard to call"),
            Refusal::NoClock => f.write_str("there is no clock"),
        }
    }
}
