//! What helps a person at a table of the game with 80 tiles: hints, and what would have been best.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::rummi::{Hint, Missed, Play, Rules, TableSolver, View};
use crate::tile::Tile;
use crate::wasm::views::{TileView, texts, tile_view};

/// What the player had best do.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum RummiHintView {
    /// Lay tiles.
    Lay {
        /// What is laid in the end.
        play: PlayView,
        /// The tables on the way to it, of which the last is that of the play.
        steps: Vec<Vec<Vec<String>>>,
        /// Whether it is the first time that he lays tiles.
        opens: bool,
        /// Whether his whole rack is laid.
        finishes: bool,
        /// True if it is as good to wait and lay everything at once.
        waits: bool,
    },
    /// Draw: nothing can be laid.
    Draw,
    /// Pass: nothing can be laid, and there is nothing to draw.
    Pass,
}

/// A turn in which tiles are laid.
#[derive(Serialize, Tsify)]
pub struct PlayView {
    /// The whole table afterwards.
    pub table: Vec<Vec<String>>,
    /// The tiles that come from the rack.
    pub laid: Vec<TileView>,
    /// What these count on the rack.
    pub points: u32,
}

/// A turn of a finished round beside the best one.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RummiWhyView {
    /// Whose turn it was.
    pub seat: usize,
    /// How many tiles he laid.
    pub laid: usize,
    /// The play with the most tiles; null where none could be laid.
    pub best: Option<PlayView>,
}

/// A hint, for the page; nothing where the player is not to move.
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

/// What is to be said of a turn, for the page.
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
