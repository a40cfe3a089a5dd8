//! A match of table rummy as the page shows it: the engine's view, and what is shown beside it.

use serde::Serialize;
use tsify::Tsify;

use super::sheet::{
    RummiOptionsView, RummiScoreView, RummiSheetRow, options_view, score_view, sheet_row,
};
use crate::bots::Roster;
use crate::contest::Match;
use crate::game::Game;
use crate::host::Host;
use crate::laying::Series;
use crate::okey::Side;
use crate::rummi::{
    Action, Event, Order, Outcome, Player, Round, Rules, TableSolver, View, sorted,
};
use crate::seat::Seat;
use crate::tile::Tile;
use crate::wasm::games::views::{Finished, MatchView, best_of, in_order};
use crate::wasm::wilds::Wilds;

/// A match seen from one seat.
pub type RummiGameView = MatchView<RummiOptionsView, RummiSheetRow, RummiRoundView>;

/// A round seen from one seat, with what the page shows beside it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RummiRoundView {
    /// The engine's view.
    #[serde(flatten)]
    #[tsify(type = "RummiView")]
    pub view: View,
    /// The wild tiles; the indicator is none of them.
    pub wilds: Vec<Tile>,
    /// True if the viewer is to move and has not left the round.
    pub own_turn: bool,
    /// The indicator, which this game does not have.
    pub indicator: Option<Tile>,
    /// The viewer's tiles in rows, by colour.
    pub sorted: Vec<Vec<Tile>>,
    /// The tiles that the viewer drew in their last turn.
    pub drawn: Vec<Tile>,
    /// The series on the table.
    pub series: Vec<Series>,
    /// The tiles on the table that others have laid since the viewer's last turn.
    pub fresh: Vec<Tile>,
    /// The points of each opponent who has laid nothing, if the viewer finishes before having laid
    /// anything; null if that counts as any finish.
    pub at_once: Option<u16>,
    /// The score of the round; null while it runs.
    pub result: Option<RummiResultView>,
}

/// The score of a round, beside its outcome.
#[derive(Serialize, Tsify)]
pub struct RummiResultView {
    /// The winners: several if a blocked round is shared.
    pub winners: Vec<Seat>,
    /// A row for each player of the round, seat 0 first.
    pub rows: Vec<RummiRowView>,
}

/// A player's row in the result of a round.
#[derive(Serialize, Tsify)]
pub struct RummiRowView {
    /// The player.
    pub seat: Seat,
    /// The tiles left on the rack, in the order of tiles.
    pub rest: Vec<Tile>,
    /// The sum of their points.
    pub sum: u16,
    /// The score for this round.
    pub score: RummiScoreView,
    /// The displayed total after this round.
    pub total: i32,
}

/// The view of the player at `seat`.
pub fn game_view(
    host: &Host<Rules, Roster<Player>>,
    seat: Seat,
    solver: &mut TableSolver,
) -> RummiGameView {
    let game = &host.game;
    let rules = game.rules();
    let points = game.points();
    let shown = |seat: Seat| rules.shown(points[seat.index()]);
    let side = |seat: Seat| Side { seats: [seat].into_iter().collect(), total: shown(seat) };
    let table = game.view(seat).zip(game.round());
    let table = table.map(|(view, round)| round_view(view, round, game, solver));
    MatchView {
        agreed: Some(rules.rounds),
        sides: rules.seats().iter().map(side).collect(),
        undone: host.undone(seat).map(Action::verb),
        best: best_of(game, finished),
        ..MatchView::of(host, seat, options_view(rules), shown, sheet_row, table)
    }
}

/// The finish of a round, with the series in which the player's last tiles lie.
fn finished(round: &Round) -> Option<Finished> {
    let Some(Outcome::Won { seat, .. }) = round.outcome() else { return None };
    let Some(Event::Laid { laid, table, .. }) = round.history().last() else { return None };
    let own = table.iter().filter(|series| series.iter().any(|tile| laid.contains(tile)));
    let counts = round.lost().into_iter().map(i32::from).sum();
    let wilds = round.wilds();
    Some(Finished { seat, counts, wilds, melds: own.cloned().collect(), last: None })
}

fn round_view(
    view: View,
    round: &Round,
    game: &Match<Rules>,
    solver: &mut TableSolver,
) -> RummiRoundView {
    RummiRoundView {
        wilds: round.wilds(),
        own_turn: view.is_own_turn() && !view.players[view.seat.index()].left,
        indicator: None,
        sorted: sorted(Order::Runs, &view.hand, solver).begun,
        drawn: view.drawn().to_vec(),
        series: view.proposal().series(),
        fresh: fresh(&view),
        at_once: round.surprises(view.seat),
        result: round.outcome().map(|_| result(game, round)),
        view,
    }
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

fn result(game: &Match<Rules>, round: &Round) -> RummiResultView {
    let written = round.written();
    let points = game.points();
    let row = |seat: Seat| RummiRowView {
        seat,
        rest: in_order(round.hand(seat)),
        sum: round.rules().rack_sum(round.hand(seat)),
        score: score_view(round.rules(), written[seat.index()]),
        total: round.rules().shown(points[seat.index()]),
    };
    RummiResultView {
        winners: round.winners().collect(),
        rows: round.seats().iter().map(row).collect(),
    }
}
