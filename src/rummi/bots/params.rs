//! The parameters of all levels, in one place.

use super::pause::Pause;
use super::sight::Sight;
use crate::bots::{Style, leveled};
use crate::laying::Aim;

/// The parameters of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// The part of the table that it sees at once.
    pub sight: Sight,
    /// Frequency of seeing one step more than that.
    pub insight_percent: u32,
    /// The criterion of the best play.
    pub aim: Aim,
    /// Frequency of drawing without looking for tiles to lay.
    pub blindness_percent: u32,
    /// Frequency of overlooking a series of the rack, or a tile that can be added.
    pub oversight_percent: u32,
    /// It lays nothing if no more tiles than these would stay on the rack, and waits to lay
    /// everything at once.
    pub waits_for_tiles: usize,
    /// True if it holds back tiles that it can lay later as well, if others then have less to add
    /// to.
    pub holds_back: bool,
    /// Thinking time in percent of the usual.
    pub pace_percent: u32,
    /// The usual thinking time.
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
        waits_for_tiles: 0,
        holds_back: false,
        pace_percent: 100,
        pause: Pause {
            clear_percent: 70,
            noticed_percent: 90,
            laid_percent: 15,
            varies_percent: 20,
        },
    };

    /// Sees complete series of the rack and places for single tiles, overlooks some of them, and
    /// sometimes forgets to look.
    // CITE: the frequencies of seeing more are this project's own, chosen for about equal steps
    // between levels (docs/strength.md).
    pub const BEGINNER: Params = Params {
        sight: Sight::Ends,
        insight_percent: 40,
        blindness_percent: 15,
        oversight_percent: 20,
        ..Params::HARD
    };

    /// Sees all changes of one series of the table, but not every tile that can be added.
    pub const EASY: Params = Params {
        sight: Sight::OneSeries,
        insight_percent: 8,
        oversight_percent: 15,
        ..Params::HARD
    };

    /// Overlooks none of these, and in one turn of three sees all changes of all series.
    pub const MEDIUM: Params =
        Params { sight: Sight::OneSeries, insight_percent: 35, ..Params::HARD };

    /// Sees as much as Hard, but waits where a tile or two would stay. A turn draws or lays, never
    /// both: a player who first draws and then lays everything at once spends one turn on laying,
    /// gives the others no tiles to add to, and makes them lose most points (RULES 7.8).
    ///
    /// The longer a player waits, the more rounds it wins, but on a table of such players nothing
    /// happens: that is a style.
    // CITE: this project's own measurement (docs/strength.md).
    pub const EXPERT: Params = Params { waits_for_tiles: 2, holds_back: true, ..Params::HARD };

    /// Changes the parameters to a style.
    // CITE: all of them are this project's own: as large as possible without leaving the level, as
    // only patience does (docs/strength.md).
    fn in_style(self, style: Style) -> Params {
        match style {
            // There are no pairs in this game, as declared by `Actor::STYLES`.
            Style::Plain | Style::Pairs => self,
            Style::Careful => Params { aim: Aim::Points, pace_percent: 120, ..self },
            Style::Quick => Params {
                blindness_percent: self.blindness_percent + 3,
                oversight_percent: self.oversight_percent + 5,
                pace_percent: 60,
                ..self
            },
            Style::Patient => Params { waits_for_tiles: 8, ..self },
        }
    }
}

leveled!(Params);
