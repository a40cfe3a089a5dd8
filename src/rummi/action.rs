//! What a player may do in a turn, what the others see of it, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use super::onto::Onto;
use super::rules::OPENING;
use crate::coded::{Coded, codes};
use crate::notation::{ParseError, excerpt, melds, write_melds, write_tiles};
use crate::seat::Seat;
use crate::tile::Tile;

/// What a player does: a whole turn.
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
    /// Draw a tile from the stock (RULES 7.2).
    Draw,
    /// Lay tiles: this is the whole table afterwards, series by series (RULES 7.3, 7.4).
    Lay(Vec<Vec<Tile>>),
    /// Do nothing, when the stock is empty (RULES 7.7).
    Pass,
    /// Let the time of the turn run out (RULES 7.6).
    TimeOut,
}

impl Action {
    /// The words with which an action begins as text.
    pub const VERBS: [&'static str; 4] = ["draw", "lay", "pass", "timeout"];

    /// The word with which this one begins.
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

/// What everybody at the table sees of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A tile was drawn from the stock, unseen.
    Drew(Seat),
    /// Tiles were laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// The tiles that came from his rack, in the order of the table.
        laid: Vec<Tile>,
        /// The whole table afterwards.
        table: Vec<Vec<Tile>>,
    },
    /// The turn ended with a table that is not valid: the table lies as before, and a tile was
    /// drawn if there was one (RULES 7.5).
    Failed(Seat),
    /// Nothing was done, when the stock was empty.
    Passed(Seat),
    /// The time ran out, and a tile was drawn if there was one (RULES 7.6).
    TimedOut(Seat),
}

impl Event {
    /// Whose turn it was.
    pub const fn seat(&self) -> Seat {
        match self {
            Event::Drew(seat)
            | Event::Laid { seat, .. }
            | Event::Failed(seat)
            | Event::Passed(seat)
            | Event::TimedOut(seat) => *seat,
        }
    }

    /// How many tiles came from a rack.
    pub const fn laid(&self) -> usize {
        match self {
            Event::Laid { laid, .. } => laid.len(),
            Event::Drew(_) | Event::Failed(_) | Event::Passed(_) | Event::TimedOut(_) => 0,
        }
    }
}

/// Why an action is refused: the rule that it would break. The round is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The round is over.
    RoundOver,
    /// Nobody plays at this seat.
    NotPlaying(Seat),
    /// Another seat is to move.
    NotYourTurn(Seat),
    /// The stock is empty (RULES 7.7).
    StockEmpty,
    /// Passing exists only with an empty stock (RULES 7.7).
    CannotPass,
    /// There is no clock whose time could run out (RULES 7.6).
    NoClock,
    /// More series than the tiles of the set can form.
    TooManySeries(usize),
    /// A tile that is not of this set.
    NotInPlay(Tile),
    /// A tile lies in two places.
    TileTwice(Tile),
    /// A tile lies neither on the table nor on the player's own rack.
    NotHeld(Tile),
    /// Tiles that lay on the table are no longer on it (RULES 7.4).
    TilesMissing(Vec<Tile>),
    /// No tile comes from the rack (RULES 7.2).
    NothingLaid,
    /// These tiles are no series (RULES section 3, 7.9).
    NotASeries(Vec<Tile>),
    /// The first tiles laid do not hold series of one's own that are worth 20 points, but so many
    /// (RULES 7.3).
    OpeningTooLow(u32),
    /// A joker has left its series, and no tile that it stood for has taken its place (RULES 7.4,
    /// `joker_lock`).
    JokerLocked(Tile),
    /// While the table is rebuilt: there is no such place.
    NoPlace(Onto),
}

impl Refusal {
    /// Whether it is an end of turn that a player may declare all the same, at the cost of a tile
    /// (RULES 7.5): he has moved only tiles that he may move, and the table is not valid.
    pub const fn is_invalid_table(&self) -> bool {
        matches!(self, Refusal::NotASeries(_) | Refusal::OpeningTooLow(_) | Refusal::JokerLocked(_))
    }
}

impl Coded for Refusal {
    codes! {
        Refusal::RoundOver => "roundOver",
        Refusal::NotPlaying(_) => "notPlaying",
        Refusal::NotYourTurn(_) => "notYourTurn",
        Refusal::StockEmpty => "stockEmpty",
        Refusal::CannotPass => "cannotPass",
        Refusal::NoClock => "noClock",
        Refusal::TooManySeries(_) => "tooManySeries",
        Refusal::NotInPlay(_) => "notInPlay",
        Refusal::TileTwice(_) => "tileTwice",
        Refusal::NotHeld(_) => "notHeld",
        Refusal::TilesMissing(_) => "tilesMissing",
        Refusal::NothingLaid => "nothingLaid",
        Refusal::NotASeries(_) => "notASeries",
        Refusal::OpeningTooLow(_) => "openingTooLow",
        Refusal::JokerLocked(_) => "jokerLocked",
        Refusal::NoPlace(_) => "noPlace",
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::RoundOver => f.write_str("the round is over"),
            Refusal::NotPlaying(seat) => write!(f, "nobody plays at seat {seat}"),
            Refusal::NotYourTurn(seat) => write!(f, "seat {seat} is to move"),
            Refusal::StockEmpty => f.write_str("the stock is empty"),
            Refusal::CannotPass => f.write_str("passing exists only with an empty stock"),
            Refusal::NoClock => f.write_str("there is no clock"),
            Refusal::TooManySeries(count) => write!(f, "{count} series are more than there can be"),
            Refusal::NotInPlay(tile) => write!(f, "{tile} is not in play"),
            Refusal::TileTwice(tile) => write!(f, "{tile} lies in two places"),
            Refusal::NotHeld(tile) => write!(f, "{tile} is neither on the table nor on the rack"),
            Refusal::TilesMissing(tiles) => {
                write!(f, "{} must stay on the table", write_tiles(tiles))
            }
            Refusal::NothingLaid => f.write_str("no tile comes from the rack"),
            Refusal::NotASeries(tiles) => write!(f, "{} is no series", write_tiles(tiles)),
            Refusal::OpeningTooLow(points) => {
                write!(f, "the first series must be worth {OPENING} points, not {points}")
            }
            Refusal::JokerLocked(joker) => write!(f, "no tile takes the place of {joker}"),
            Refusal::NoPlace(onto) => write!(f, "there is no place {onto} on the table"),
        }
    }
}
