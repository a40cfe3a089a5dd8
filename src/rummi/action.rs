//! The actions of a turn, their public events, and the reasons for which they are refused.

use std::fmt;
use std::str::FromStr;

use crate::coded::{Coded, codes, error};
use crate::laying::LayingError;
use crate::notation::{ParseError, excerpt, melds, write_melds};
use crate::refusal::CommonRefusal;
use crate::seat::Seat;
use crate::tile::Tile;

/// An action of a player: a whole turn.
///
/// As text: `draw`, `pass`, `timeout`, and `lay` with the whole new table, `lay R8 R9 R10 | …`.
///
/// ```
/// use istaka::rummi::Action;
/// for text in ["draw", "lay J R9 R10 | B5 Y5 K5'"] {
///     assert_eq!(text.parse::<Action>()?.to_string(), text);
/// }
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Draws a tile from the stock (RULES 7.2).
    Draw,
    /// Lays tiles: the whole table afterwards, series by series (RULES 7.3, 7.4).
    Lay(Vec<Vec<Tile>>),
    /// Passes, when the stock is empty (RULES 7.7).
    Pass,
    /// Lets the time of the turn run out (RULES 7.6).
    TimeOut,
}

impl Action {
    /// The first words of actions as text.
    pub const VERBS: [&'static str; 4] = ["draw", "lay", "pass", "timeout"];

    /// The first word of this one.
    pub const fn verb(&self) -> &'static str {
        let [draw, lay, pass, time_out] = Action::VERBS;
        match self {
            Action::Draw => draw,
            Action::Lay(_) => lay,
            Action::Pass => pass,
            Action::TimeOut => time_out,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Action::Lay(table) => write!(f, " {}", write_melds(table)),
            Action::Draw | Action::Pass | Action::TimeOut => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("draw", "") => Ok(Action::Draw),
            ("pass", "") => Ok(Action::Pass),
            ("timeout", "") => Ok(Action::TimeOut),
            ("lay", table) => Ok(Action::Lay(melds(table)?)),
            _ => Err(ParseError::BadAction(excerpt(text))),
        }
    }
}

/// The part of the turn of the player at `seat` that all players see.
#[expect(missing_docs, reason = "the seat is the player's")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "RummiEvent"))]
pub enum Event {
    /// A tile was drawn from the stock, unseen.
    Drew { seat: Seat },
    /// Tiles were laid.
    Laid {
        seat: Seat,
        /// The tiles that came from the rack, in the order of the table.
        laid: Vec<Tile>,
        /// The whole table afterwards.
        table: Vec<Vec<Tile>>,
        /// True if the player had laid nothing before.
        opens: bool,
        /// Number of series of the old table whose tiles are no longer together.
        broken: usize,
    },
    /// The turn ended with a table that is not valid: the table lies as before, and penalty tiles
    /// were drawn as far as there were any (RULES 7.5).
    Failed { seat: Seat },
    /// Nothing was done, when the stock was empty.
    Passed { seat: Seat },
    /// The time ran out, and penalty tiles were drawn as far as there were any (RULES 7.6).
    TimedOut { seat: Seat },
}

impl Event {
    /// The seat that acted.
    pub const fn seat(&self) -> Seat {
        match self {
            Event::Drew { seat }
            | Event::Laid { seat, .. }
            | Event::Failed { seat }
            | Event::Passed { seat }
            | Event::TimedOut { seat } => *seat,
        }
    }

    /// Number of tiles that came from a rack.
    pub const fn laid(&self) -> usize {
        match self {
            Event::Laid { laid, .. } => laid.len(),
            _ => 0,
        }
    }
}

/// The rule that a refused action would break. The round is unchanged.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A rule of every game.
    Common(CommonRefusal),
    /// There is no clock whose time could run out (RULES 7.6).
    NoClock,
    /// The proposed table breaks a rule.
    Table(LayingError),
}

impl From<CommonRefusal> for Refusal {
    fn from(refusal: CommonRefusal) -> Refusal {
        Refusal::Common(refusal)
    }
}

impl From<LayingError> for Refusal {
    fn from(error: LayingError) -> Refusal {
        Refusal::Table(error)
    }
}

impl Coded for Refusal {
    codes! {
        Refusal::NoClock => "noClock",
        ;
        in CommonRefusal, Refusal::Common(refusal) => refusal.code(),
        in LayingError, Refusal::Table(error) => error.code(),
    }
}

error!(Refusal);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Common(refusal) => refusal.fmt(f),
            Refusal::NoClock => f.write_str("there is no clock"),
            Refusal::Table(error) => error.fmt(f),
        }
    }
}
