//! Actions, the events that all players see, and the reasons for a refusal.

use std::fmt;
use std::str::FromStr;

use crate::coded::{Coded, codes, error};
use crate::json::as_text;
use crate::notation::{ParseError, excerpt, melds, write_melds};
use crate::refusal::CommonRefusal;
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};

/// An action of a player.
///
/// As text: `twin`, `draw`, `take`, `discard R5'`, `pass`, and `finish R5'`, optionally followed by
/// the player's own arrangement: `finish R5' : R1 R2 R3 | …`.
///
/// ```
/// use istaka::okey::Action;
/// for text in ["draw", "discard R5'", "finish F : R1 R2 R3 | K4 B4 Y4"] {
///     assert_eq!(text.parse::<Action>()?.to_string(), text);
/// }
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Shows the indicator's twin (*gösterge göstermek*).
    ShowTwin,
    /// Draws the top tile of the stock (*çekmek*).
    Draw,
    /// Takes the previous player's last discard (*yandan almak*).
    Take,
    /// Puts a tile onto the player's own discard pile (*atmak*).
    Discard(Tile),
    /// Finishes (*bitmek*): lays the hand open and discards the fifteenth tile.
    Declare {
        /// The fifteenth tile.
        discard: Tile,
        /// The player's own arrangement of the other fourteen; may be empty. It is shown if it is
        /// valid, else the solver's.
        melds: Vec<Vec<Tile>>,
    },
    /// Leaves the last discard when the stock is empty, which makes the round void.
    Pass,
}

impl Action {
    /// The first word of each action as text.
    pub const VERBS: [&'static str; 6] = ["twin", "draw", "take", "discard", "finish", "pass"];

    /// The first word of this action as text.
    pub const fn verb(&self) -> &'static str {
        let [twin, draw, take, discard, finish, pass] = Action::VERBS;
        match self {
            Action::ShowTwin => twin,
            Action::Draw => draw,
            Action::Take => take,
            Action::Discard(_) => discard,
            Action::Declare { .. } => finish,
            Action::Pass => pass,
        }
    }

    /// Normalizes the action of a player with these tiles: drops an arrangement that does not hold
    /// exactly the declared tiles, since it would be ignored.
    pub fn settled(self, hand: &[Tile]) -> Action {
        let Action::Declare { discard, melds } = self else { return self };
        let laid: Vec<Tile> = melds.iter().flatten().copied().chain([discard]).collect();
        let set = |tiles: &[Tile]| tiles.iter().copied().collect::<TileSet>();
        let whole = laid.len() == hand.len() && set(&laid) == set(hand);
        Action::Declare { discard, melds: if whole { melds } else { Vec::new() } }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Action::ShowTwin | Action::Draw | Action::Take | Action::Pass => Ok(()),
            Action::Discard(tile) => write!(f, " {tile}"),
            Action::Declare { discard, melds } if melds.is_empty() => write!(f, " {discard}"),
            Action::Declare { discard, melds } => {
                write!(f, " {discard} : {}", write_melds(melds))
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("twin", "") => Ok(Action::ShowTwin),
            ("draw", "") => Ok(Action::Draw),
            ("take", "") => Ok(Action::Take),
            ("pass", "") => Ok(Action::Pass),
            ("discard", tile) => Ok(Action::Discard(tile.parse()?)),
            ("finish", rest) => {
                let (discard, arrangement) = rest.split_once(':').unwrap_or((rest, ""));
                Ok(Action::Declare { discard: discard.trim().parse()?, melds: melds(arrangement)? })
            }
            _ => Err(ParseError::BadAction(excerpt(text))),
        }
    }
}

as_text!(Action);

/// The part of an action of the player at `seat` that all players see.
#[expect(missing_docs, reason = "the fields are named by their types")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "OkeyEvent"))]
pub enum Event {
    /// A tile was drawn face down from the stock.
    Drew { seat: Seat },
    /// The previous player's last discard was taken.
    Took { seat: Seat, tile: Tile },
    /// A tile was discarded.
    Discarded { seat: Seat, tile: Tile },
    /// The indicator's twin was shown.
    ShowedTwin { seat: Seat, tile: Tile },
    /// A hand was declared with this finishing discard.
    Declared { seat: Seat, tile: Tile },
    /// An incomplete hand was declared (RULES 5.6, `strict_declare`): the discard, and the fourteen
    /// tiles that were shown.
    Misdeclared { seat: Seat, tile: Tile, shown: TileSet },
    /// The last discard was left.
    Passed { seat: Seat },
}

/// The rule that a refused action would break. The round is unchanged.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A rule of every game.
    Common(CommonRefusal),
    /// First a tile must be drawn or taken (RULES 5.2).
    DrawFirst,
    /// A tile has been drawn; one must be discarded (RULES 5.2).
    AlreadyDrawn,
    /// The starter has fifteen tiles and discards one without drawing (RULES 5.1).
    StartsByDiscard,
    /// The previous player has no discard to take (RULES 5.2).
    NothingToTake,
    /// With the stock empty a discard may be taken only to finish, and this one does not finish
    /// (RULES 5.7).
    WouldNotFinish(Tile),
    /// A wild tile may be discarded only to finish (RULES 5.3, `OnlyToFinish`).
    WildOnlyToFinish(Tile),
    /// A discarded wild tile cannot be taken (RULES 5.3, `Dead`).
    WildIsDead(Tile),
    /// The last discard was taken to finish, so the hand must be declared (RULES 5.7).
    MustFinish,
    /// The fourteen tiles are not all in melds, nor seven pairs (RULES 5.6).
    HandIncomplete(Tile),
    /// These rules do not allow showing the twin (RULES 5.5).
    NoTwinRule,
    /// The indicator's twin was not dealt to this player (RULES 5.5).
    TwinNotDealt,
    /// The twin has been shown already (RULES 5.5).
    TwinAlreadyShown,
    /// The twin may be shown only until the first draw, by the starter until their first discard,
    /// or by all players until their first discard (RULES 5.5).
    TwinTooLate,
    /// Showing the twin would take the player's last points, which only a finish may (RULES section
    /// 6, `count=own`).
    TwinWouldWin,
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
        Refusal::WouldNotFinish(_) => "wouldNotFinish",
        Refusal::WildOnlyToFinish(_) => "wildOnlyToFinish",
        Refusal::WildIsDead(_) => "wildIsDead",
        Refusal::MustFinish => "mustFinish",
        Refusal::HandIncomplete(_) => "handIncomplete",
        Refusal::NoTwinRule => "noTwinRule",
        Refusal::TwinNotDealt => "twinNotDealt",
        Refusal::TwinAlreadyShown => "twinAlreadyShown",
        Refusal::TwinTooLate => "twinTooLate",
        Refusal::TwinWouldWin => "twinWouldWin",
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
            Refusal::AlreadyDrawn => f.write_str("a tile has been drawn; one must be discarded"),
            Refusal::StartsByDiscard => f.write_str("who begins discards without drawing"),
            Refusal::NothingToTake => f.write_str("the previous player has no discard"),
            Refusal::WouldNotFinish(tile) => write!(f, "{tile} would not finish the hand"),
            Refusal::WildOnlyToFinish(tile) => write!(f, "{tile} may be discarded only to finish"),
            Refusal::WildIsDead(tile) => write!(f, "nobody may take {tile}"),
            Refusal::MustFinish => f.write_str("the last discard was taken to finish"),
            Refusal::HandIncomplete(tile) => write!(f, "the hand without {tile} is not complete"),
            Refusal::NoTwinRule => f.write_str("showing the twin is not played"),
            Refusal::TwinNotDealt => f.write_str("the indicator's twin was not dealt here"),
            Refusal::TwinAlreadyShown => f.write_str("the twin has been shown"),
            Refusal::TwinTooLate => f.write_str("the time to show the twin has passed"),
            Refusal::TwinWouldWin => f.write_str("only a finish may take the last points"),
        }
    }
}
