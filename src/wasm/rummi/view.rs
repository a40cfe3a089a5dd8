//! The view of a match of the game with 80 tiles.

use serde::Serialize;
use tsify::Tsify;

use super::sheet::{
    RummiOptionsView, RummiScoreView, RummiSheetRow, options_view, score_view, sheet_row,
};
use crate::bots::Roster;
use crate::contest::Match;
use crate::game::Game;
use crate::host::Host;
use crate::meld::Meld;
use crate::named::Named;
use crate::options::RuleOptions;
use crate::rummi::{
    Action, Event, Order, Outcome, Player, Round, Rules, TableSolver, View, sorted,
};
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};
use crate::wasm::views::{
    MatchView, MeldView, SideView, TileView, meld_view, numbers, placings, texts, tile_view,
};

/// A match seen from one seat.
pub type RummiGameView = MatchView<RummiOptionsView, RummiSheetRow, RummiRoundView>;

/// A round seen from one seat.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RummiRoundView {
    /// The seat of the viewing player.
    pub seat: usize,
    /// The seat that began.
    pub starter: usize,
    /// The viewer's tiles in the order of arrival.
    pub hand: Vec<TileView>,
    /// The viewer's tiles in rows, by colour.
    pub sorted: Vec<Vec<String>>,
    /// The tile that the viewer drew in their last turn; null if they drew none.
    pub drawn: Option<String>,
    /// The series on the table.
    pub series: Vec<MeldView>,
    /// The tiles on the table that others have laid since the viewer's last turn.
    pub fresh: Vec<String>,
    /// All four seats.
    pub players: Vec<RummiSeatView>,
    /// Number of tiles left to draw.
    pub stock: usize,
    /// The seat to move; null when the round is over.
    pub turn: Option<usize>,
    /// The viewer's legal actions now.
    pub legal: RummiLegalView,
    /// All public events, in order.
    pub history: Vec<RummiEventView>,
    /// The result of the round; null while it runs.
    pub result: Option<RummiResultView>,
}

/// The public part of a seat.
#[derive(Serialize, Tsify)]
pub struct RummiSeatView {
    /// The number of the seat.
    pub seat: usize,
    /// True if the seat is in play.
    pub playing: bool,
    /// Number of tiles on the rack.
    pub tiles: usize,
    /// True if the player has laid tiles.
    pub opened: bool,
    /// True if the player's time ran out repeatedly, so that a bot plays for them to the end of the
    /// round.
    pub left: bool,
}

/// The viewer's legal actions.
#[derive(Serialize, Tsify)]
pub struct RummiLegalView {
    /// Laying tiles is legal.
    pub lay: bool,
    /// Drawing from the stock is legal.
    pub draw: bool,
    /// Passing is legal, because the stock is empty.
    pub pass: bool,
}

/// A public event.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum RummiEventView {
    /// A tile was drawn from the stock.
    Drew { seat: usize },
    /// Tiles were laid.
    Laid {
        seat: usize,
        /// The tiles that came from the rack.
        laid: Vec<TileView>,
        /// The whole table afterwards.
        table: Vec<Vec<String>>,
        /// True if the player had laid nothing before.
        opens: bool,
        /// Number of series of the old table whose tiles are no longer together.
        broken: usize,
    },
    /// The turn ended with an invalid table: the table was restored, and a tile was drawn if there
    /// was one.
    Failed { seat: usize },
    /// The player passed, because the stock was empty.
    Passed { seat: usize },
    /// The time ran out, and a tile was drawn if there was one.
    TimedOut { seat: usize },
}

/// The result of a round.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RummiResultView {
    /// The player whose rack is empty; null if the round was blocked.
    pub winner: Option<usize>,
    /// The winners: several if a blocked round is shared.
    pub winners: Vec<usize>,
    /// True if the winner had laid nothing before.
    pub at_once: bool,
    /// A row for each player of the round, seat 0 first.
    pub rows: Vec<RummiRowView>,
}

/// A player's row in the result of a round.
#[derive(Serialize, Tsify)]
pub struct RummiRowView {
    /// The player.
    pub seat: usize,
    /// The tiles left on the rack, in the order of tiles.
    pub rest: Vec<TileView>,
    /// The sum of their points.
    pub sum: u16,
    /// The score for this round.
    pub score: RummiScoreView,
    /// The total of minus points after this round, negative.
    pub total: i32,
}

/// The view of the player at `seat`.
pub fn game_view(
    host: &Host<Rules, Roster<Player>>,
    seat: Seat,
    solver: &mut TableSolver,
) -> RummiGameView {
    let game = &host.game;
    let undo = host.undoable(seat);
    let rules = game.rules();
    let rounds = game.rounds().len();
    let points = game.points();
    let shown = |seat: Seat| -points[seat.index()];
    let side = |seat: Seat| SideView { seats: vec![seat.index()], total: shown(seat) };
    MatchView {
        game: Rules::NAME,
        options: options_view(rules),
        direction: rules.direction().name(),
        counts: rules.counts().name(),
        agreed: Some(rules.rounds),
        round: rounds,
        number: rounds,
        dealer: game.dealer().index(),
        players: numbers(rules.seats()),
        sides: rules.seats().iter().map(side).collect(),
        scores: Seat::ALL.map(shown).to_vec(),
        units: None,
        eliminated: Seat::ALL.map(|seat| !game.seats().contains(seat)).to_vec(),
        sheet: (0..rounds).map(|index| sheet_row(game, index)).collect(),
        standing: placings(game, |rank| rank, shown),
        practice: game.practice(),
        undo: undo.map(Named::name),
        undone: undo.and(game.undone(seat)).map(Action::verb),
        table: game
            .view(seat)
            .zip(game.round())
            .map(|(view, round)| round_view(&view, round, game, solver)),
    }
}

fn round_view(
    view: &View,
    round: &Round,
    game: &Match<Rules>,
    solver: &mut TableSolver,
) -> RummiRoundView {
    let tile = |tile: Tile| tile_view(tile, Rules::WILD);
    let own = view.is_own_turn();
    let rests = |action| own && view.rest() == action;
    RummiRoundView {
        seat: view.seat.index(),
        starter: view.starter.index(),
        hand: view.hand.iter().copied().map(tile).collect(),
        sorted: texts(&sorted(Order::Runs, &view.hand, solver).begun),
        drawn: view.drawn().map(|tile| tile.to_string()),
        series: view.table.iter().map(|series| series_view(series, &view.rules)).collect(),
        fresh: fresh(view).iter().map(Tile::to_string).collect(),
        players: Seat::ALL.map(|seat| seat_view(seat, view)).into(),
        stock: view.stock,
        turn: view.turn.map(Seat::index),
        legal: RummiLegalView { lay: own, draw: rests(Action::Draw), pass: rests(Action::Pass) },
        history: history_view(&view.history),
        result: round.outcome().map(|outcome| result(game, round, outcome)),
    }
}

fn seat_view(seat: Seat, view: &View) -> RummiSeatView {
    let player = &view.players[seat.index()];
    RummiSeatView {
        seat: seat.index(),
        playing: player.playing,
        tiles: player.tiles,
        opened: player.opened,
        left: player.left,
    }
}

/// Converts a series of the table for the page.
fn series_view(series: &[Tile], rules: &Rules) -> MeldView {
    let meld = Meld::read(series, Rules::WILD, &rules.melds());
    meld_view(&meld.expect("every series on the table is valid"), Rules::WILD)
}

/// The tiles that others have laid since the viewer's last turn, in that order.
fn fresh(view: &View) -> Vec<Tile> {
    let last = view.history.iter().rposition(|event| event.seat() == view.seat);
    let since = &view.history[last.map_or(0, |last| last + 1)..];
    let laid = |event: &Event| match event {
        Event::Laid { laid, .. } => laid.clone(),
        Event::Drew { .. }
        | Event::Failed { .. }
        | Event::Passed { .. }
        | Event::TimedOut { .. } => Vec::new(),
    };
    since.iter().flat_map(laid).collect()
}

fn history_view(history: &[Event]) -> Vec<RummiEventView> {
    let told = |(number, event): (usize, &Event)| event_view(history, number, event);
    history.iter().enumerate().map(told).collect()
}

/// Converts the event with this index for the page.
pub fn event_view(history: &[Event], number: usize, event: &Event) -> RummiEventView {
    match event {
        Event::Drew { seat } => RummiEventView::Drew { seat: seat.index() },
        Event::Failed { seat } => RummiEventView::Failed { seat: seat.index() },
        Event::Passed { seat } => RummiEventView::Passed { seat: seat.index() },
        Event::TimedOut { seat } => RummiEventView::TimedOut { seat: seat.index() },
        Event::Laid { seat, laid, table } => {
            let before = history[..number].iter().rev();
            let before = before.filter_map(|event| match event {
                Event::Laid { seat, table, .. } => Some((*seat, table)),
                _ => None,
            });
            let opens = before.clone().all(|(by, _)| by != *seat);
            let old = before.map(|(_, table)| table.as_slice()).next().unwrap_or_default();
            RummiEventView::Laid {
                seat: seat.index(),
                laid: laid.iter().map(|&tile| tile_view(tile, Rules::WILD)).collect(),
                table: texts(table),
                opens,
                broken: broken(old, table),
            }
        }
    }
}

/// Number of series of the old table whose tiles are not together in a series of the new one.
fn broken(old: &[Vec<Tile>], new: &[Vec<Tile>]) -> usize {
    let new: Vec<TileSet> = new.iter().map(|series| series.iter().copied().collect()).collect();
    let together = |series: &&Vec<Tile>| {
        new.iter().any(|other| series.iter().all(|&tile| other.contains(tile)))
    };
    old.len() - old.iter().filter(together).count()
}

fn result(game: &Match<Rules>, round: &Round, outcome: Outcome) -> RummiResultView {
    let written = round.written();
    let points = game.points();
    let rest = |seat: Seat| {
        let mut tiles = round.hand(seat).to_vec();
        tiles.sort_unstable();
        tiles.into_iter().map(|tile| tile_view(tile, Rules::WILD)).collect()
    };
    let row = |seat: Seat| RummiRowView {
        seat: seat.index(),
        rest: rest(seat),
        sum: round.rules().rack_sum(round.hand(seat)),
        score: score_view(written[seat.index()]),
        total: -points[seat.index()],
    };
    let (winner, at_once) = match outcome {
        Outcome::Won { seat, at_once } => (Some(seat.index()), at_once),
        Outcome::Blocked => (None, false),
    };
    RummiResultView {
        winner,
        winners: round.winners().map(Seat::index).collect(),
        at_once,
        rows: round.seats().iter().map(row).collect(),
    }
}
