//! The numbers that make the levels, in one place.

use super::pause::Pause;
use super::sight::Sight;
use crate::bots::{Character, Level, Style};
use crate::laying::Aim;

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// How much of the table it sees at once.
    pub sight: Sight,
    /// How often it sees one step more than that.
    pub insight_percent: u32,
    /// What it wants to get rid of first.
    pub aim: Aim,
    /// How often it draws without having looked for something to lay.
    pub blindness_percent: u32,
    /// How often it overlooks a series of its rack, or a tile that can be added.
    pub oversight_percent: u32,
    /// It lays its whole rack or nothing while it holds fewer tiles than these: the numbers for
    /// two, three and four players.
    pub waits_below_tiles: [usize; 3],
    /// When no more tiles than these are left to draw, it waits no longer.
    pub waits_above_stock_tiles: [usize; 3],
    /// When another player holds no more tiles than these, it waits no longer.
    pub wary_tiles: usize,
    /// Whether it holds back tiles that it may lay later as well, where others have less to add to
    /// without them.
    pub holds_back: bool,
    /// How long it thinks, in percent of what is usual.
    pub pace_percent: u32,
    /// How long is usual.
    pub pause: Pause,
}

impl Params {
    /// Sees everything, and lays as many tiles as possible as soon as possible.
    pub const HARD: Params = Params {
        sight: Sight::Table,
        insight_percent: 0,
        aim: Aim::Tiles,
        blindness_percent: 0,
        oversight_percent: 0,
        waits_below_tiles: [0; 3],
        waits_above_stock_tiles: [0; 3],
        wary_tiles: 0,
        holds_back: false,
        pace_percent: 100,
        pause: Pause {
            clear_percent: 70,
            noticed_percent: 90,
            laid_percent: 15,
            varies_percent: 20,
        },
    };

    /// Sees series that it has complete and places for single tiles, overlooks some of them, and
    /// now and then forgets to look.
    // CITE: how often these levels see more is this project's own: so the steps are about equal
    // (docs/strength.md).
    pub const BEGINNER: Params = Params {
        sight: Sight::Ends,
        insight_percent: 40,
        blindness_percent: 15,
        oversight_percent: 20,
        ..Params::HARD
    };

    /// Sees what can be done with one series of the table, but not every tile that can be added.
    pub const EASY: Params = Params {
        sight: Sight::OneSeries,
        insight_percent: 8,
        oversight_percent: 15,
        ..Params::HARD
    };

    /// Overlooks nothing of that, and in one turn of three sees what all series can become.
    pub const MEDIUM: Params =
        Params { sight: Sight::OneSeries, insight_percent: 35, ..Params::HARD };

    /// Hard, and patient. A turn draws or lays, never both: a player who first draws and then lays
    /// everything at once spends one turn on laying, gives the others no tiles to add to, and makes
    /// them write most (RULES 7.8). One who waits too long may be caught with a full rack, and a
    /// table on which nothing happens is dull: so once it holds many tiles, the stock ends or
    /// another player may soon be through, it lays what it can.
    ///
    /// A player who waits for ever wins still more often, nine of ten rounds of two players instead
    /// of seven, but then these draw the whole stock before anything lies on the table.
    // CITE: this project's own measurement (docs/strength.md).
    pub const EXPERT: Params = Params {
        waits_below_tiles: [17, 22, 18],
        waits_above_stock_tiles: [0, 1, 3],
        wary_tiles: 1,
        holds_back: true,
        ..Params::HARD
    };

    /// These numbers for a player of this style.
    // CITE: all of them are this project's own: as far as they go without leaving the level.
    fn in_style(self, style: Style) -> Params {
        match style {
            // There are no pairs in this game, which `Actor::STYLES` says.
            Style::Plain | Style::Pairs => self,
            Style::Careful => Params { aim: Aim::Points, pace_percent: 120, ..self },
            Style::Quick => Params {
                blindness_percent: self.blindness_percent + 3,
                oversight_percent: self.oversight_percent + 5,
                pace_percent: 60,
                ..self
            },
        }
    }
}

impl From<Level> for Params {
    fn from(level: Level) -> Params {
        match level {
            Level::Beginner => Params::BEGINNER,
            Level::Easy => Params::EASY,
            Level::Medium => Params::MEDIUM,
            Level::Hard => Params::HARD,
            Level::Expert => Params::EXPERT,
        }
    }
}

impl From<Character> for Params {
    fn from(character: Character) -> Params {
        Params::from(character.level()).in_style(character.style())
    }
}
