//! Help for a person at a table of the game with 80 tiles: hints, and the best play of a turn.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::rummi::{Hint, Missed, Play, Rules, TableSolver, View};
use crate::tile::Tile;
use crate::wasm::views::{TileView, texts, tile_view};

/// The best action of the player.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum RummiHintView {
    /// Laying tiles.
    Lay {
        /// The play with the most tiles.
        play: PlayView,
        /// The tables on the way to it; the last one is that of the play.
        steps: Vec<Vec<Vec<String>>>,
        /// True if the player lays tiles for the first time.
        opens: bool,
        /// True if the whole rack is laid.
        finishes: bool,
        /// True if it is as good to wait and lay everything at once.
        waits: bool,
    },
    /// Drawing: nothing can be laid.
    Draw,
    /// Passing: nothing can be laid, and the stock is empty.
    Pass,
}

/// A turn in which tiles are laid.
#[derive(Serialize, Tsify)]
pub struct PlayView {
    /// The whole table afterwards.
    pub table: Vec<Vec<String>>,
    /// The tiles that come from the rack.
    pub laid: Vec<TileView>,
    /// The points of these tiles on the rack.
    pub points: u32,
}

/// A turn of a finished round, compared with the best one.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RummiWhyView {
    /// The player.
    pub seat: usize,
    /// Number of laid tiles.
    pub laid: usize,
    /// The play with the most tiles; null if none could be laid.
    pub best: Option<PlayView>,
}

/// Converts a hint for the page; `None` if the player is not to move.
pub fn hint_view(view: &View, solver: &mut TableSolver) -> Option<RummiHintView> {
    view.is_own_turn().then(|| match Hint::of(view, solver) {
        Hint::Draw => RummiHintView::Draw,
        Hint::Pass => RummiHintView::Pass,
        Hint::Lay { play, steps, opens, finishes, waits } => RummiHintView::Lay {
            play: play_view(&play),
            steps: steps.iter().map(|table| texts(table)).collect(),
            opens,
            finishes,
            waits,
        },
    })
}

/// The explanation of a turn for the page.
pub fn why_view(
    game: &Match<Rules>,
    event: usize,
    solver: &mut TableSolver,
) -> Option<RummiWhyView> {
    let missed = Missed::of(game, event, solver)?;
    Some(RummiWhyView {
        seat: missed.seat.index(),
        laid: missed.laid,
        best: missed.best.as_ref().map(play_view),
    })
}

pub fn play_view(play: &Play) -> PlayView {
    let tile = |&tile: &Tile| tile_view(tile, Rules::WILD);
    PlayView {
        table: texts(&play.table),
        laid: play.laid.iter().map(tile).collect(),
        points: play.points,
    }
}
