//! A match of 101 Okey as the page shows it: the engine's view, and what is shown beside it.

use serde::Serialize;
use tsify::Tsify;

use super::sheet::{
    Okey101OptionsView, Okey101ScoreView, Okey101SheetRow, number, options_view, score_view,
    sheet_row, winners,
};
use crate::bots::Roster;
use crate::contest::Match;
use crate::game::Game;
use crate::host::Host;
use crate::okey::Side;
use crate::okey101::{
    Action, Finish, Lying, Need, Opened, Order, Outcome, Player, Possible, Round, Rules, Solver,
    Use, View, count_pairs, sorted, use_of,
};
use crate::seat::Seat;
use crate::tile::{Face, Tile, Wild};
use crate::wasm::games::views::{Finished, MatchView, best_of, in_order, leave_actions};
use crate::wasm::wilds::Wilds;

/// More points than a round has.
const MOST: i32 = 100_000;

/// A match seen from one seat.
pub type Okey101GameView = MatchView<Okey101OptionsView, Okey101SheetRow, Okey101RoundView>;

/// A round seen from one seat, with what the page shows beside it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Okey101RoundView {
    /// The engine's view.
    #[serde(flatten)]
    #[tsify(type = "Okey101View")]
    pub view: View,
    /// The wild tiles; the indicator is none of them.
    pub wilds: Vec<Tile>,
    /// True if the viewer is to move.
    pub own_turn: bool,
    /// The next player.
    pub next: Seat,
    /// The previous player, whose last discard may be taken.
    pub previous: Seat,
    /// The tile that the viewer drew or took in this turn.
    pub drawn: Option<Tile>,
    /// The viewer's tiles in rows, runs first, then by colour.
    pub sorted: Vec<Vec<Tile>>,
    /// The greatest value of series in the viewer's hand, and the most pairs.
    pub has: Need,
    /// The opening by series that the viewer's hand has; null if there is none.
    pub by_series: Option<Possible>,
    /// The opening by pairs that the viewer's hand has; null if there is none.
    pub by_pairs: Option<Possible>,
    /// For each meld on the table and each of its tiles, the face that a wild tile stands for;
    /// null for other tiles, and where it is not settled.
    #[tsify(type = "(string | null)[][]")]
    pub stands: Vec<Vec<Option<Face>>>,
    /// The value of each meld on the table; null for a pair.
    pub worths: Vec<Option<u16>>,
    /// For each seat, true if the viewer may look below the top of its discard pile.
    #[tsify(type = "boolean[]")]
    pub may_inspect: [bool; 4],
    /// The indices of the events whose discards lie below the top of piles that the viewer may not
    /// look through. A list of moves must hide these tiles while the round runs.
    pub covered: Vec<usize>,
    /// The finish by the viewer's last tile; null unless it may be discarded now.
    pub finish: Option<Okey101FinishView>,
    /// The discard that the viewer may take now.
    pub offer: Option<Okey101OfferView>,
    /// The viewer's tiles that fit the table, and those whose discard costs points now.
    #[tsify(type = "Okey101UseView[]")]
    pub uses: Vec<Use>,
    /// The lines of the result; null while the round runs.
    pub result: Option<Okey101ResultView>,
}

/// A finish, with what it counts.
#[derive(Serialize, Tsify)]
pub struct Okey101FinishView {
    /// The finish.
    #[serde(flatten)]
    #[tsify(type = "Okey101Finish")]
    pub finish: Finish,
    /// The factor of all bases.
    pub factor: i32,
}

/// A discard that may be taken.
#[derive(Serialize, Tsify)]
pub struct Okey101OfferView {
    /// The discard.
    pub tile: Tile,
    /// The actions that use it: an opening or table work; empty if it cannot be used.
    #[serde(rename = "use")]
    pub actions: Vec<Action>,
}

/// The score of a round, beside its outcome.
#[derive(Serialize, Tsify)]
pub struct Okey101ResultView {
    /// The player who finished, with the partner; empty if nobody did.
    pub winners: Vec<Seat>,
    /// A row for each player of the round, seat 0 first.
    pub rows: Vec<Okey101RowView>,
}

/// A player's row in the result of a round.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Okey101RowView {
    /// The player.
    pub seat: Seat,
    /// The opening.
    pub opened: Option<Opened>,
    /// The tiles left in the hand, in the order of tiles.
    pub rest: Vec<Tile>,
    /// The score for this round.
    pub score: Okey101ScoreView,
    /// The total of the player, or of both partners, after this round.
    pub total: i32,
}

/// The view of the player at `seat`.
pub fn game_view(
    host: &Host<Rules, Roster<Player>>,
    seat: Seat,
    solver: &mut Solver,
) -> Okey101GameView {
    let game = &host.game;
    let (rules, standing) = (game.rules(), game.standing());
    let rounds = game.rounds().len();
    let points = |seat: Seat| Rules::behind(&standing, seat);
    let side = |seat: Seat| Side { seats: rules.side(seat), total: points(seat) };
    let leads = |seat: &Seat| rules.side(*seat).iter().next() == Some(*seat);
    let table = game.view(seat).zip(game.round());
    let table = table.map(|(view, round)| {
        let mut shown = round_view(view, round, game, solver);
        leave_actions(&mut shown.view.history, game);
        shown
    });
    MatchView {
        agreed: Some(rules.rounds),
        number: if rounds == 0 { 0 } else { number(game, rounds - 1) },
        sides: rules.seats().iter().filter(leads).map(side).collect(),
        undone: host.undone(seat).map(Action::verb),
        best: best_of(game, finished),
        ..MatchView::of(host, seat, options_view(rules), points, sheet_row, table)
    }
}

/// The finish of a round, with the melds of the player: the factor counts, then what it costs.
fn finished(round: &Round) -> Option<Finished> {
    let Some(Outcome::Won(finish)) = round.outcome() else { return None };
    let Finish { seat, last, .. } = finish;
    let points = Rules::written(round);
    let costs: i32 = round.seats().iter().map(|seat| points[seat.index()].total()).sum();
    let own = round.table().iter().filter(|lying| lying.owner == seat);
    Some(Finished {
        seat,
        counts: finish.factor(round.rules()) * MOST + costs,
        wilds: round.wilds(),
        melds: own.map(|lying| lying.tiles.clone()).collect(),
        last: Some(last),
    })
}

fn round_view(
    view: View,
    round: &Round,
    game: &Match<Rules>,
    solver: &mut Solver,
) -> Okey101RoundView {
    let hand = view.meaning();
    let offer = view.takeable().filter(|_| view.legal.take);
    Okey101RoundView {
        wilds: round.wilds(),
        own_turn: view.is_own_turn(),
        next: view.seats().after(view.seat),
        previous: view.seats().before(view.seat),
        drawn: view.came.filter(|_| view.is_own_turn()),
        sorted: sorted(Order::Runs, &view.hand, view.okey(), view.rules.run_limit, solver).begun,
        has: Need {
            points: solver.value(&hand),
            pairs: count_pairs(&hand, view.rules.indicator_pair),
        },
        by_series: Possible::by_series(&view, None, solver),
        by_pairs: Possible::by_pairs(&view, None),
        stands: view.table.iter().map(|lying| stands(lying, view.okey())).collect(),
        worths: view.table.iter().map(Lying::worth).collect(),
        may_inspect: Seat::ALL.map(|seat| view.may_inspect(seat)),
        covered: view.covered(),
        finish: round
            .finish_now(view.seat)
            .map(|finish| Okey101FinishView { factor: finish.factor(&view.rules), finish }),
        offer: offer.map(|tile| Okey101OfferView { tile, actions: use_of(&view, tile, solver) }),
        uses: Use::all(round, view.seat),
        result: view.outcome.map(|outcome| result(game, round, outcome)),
        view,
    }
}

/// The face that each wild tile of a meld stands for.
fn stands(lying: &Lying, okey: Wild) -> Vec<Option<Face>> {
    (0..lying.tiles.len()).map(|at| lying.settled(at, okey)).collect()
}

fn result(game: &Match<Rules>, round: &Round, outcome: Outcome) -> Okey101ResultView {
    let (rules, standing, written) = (game.rules(), game.standing(), Rules::written(round));
    let row = |seat: Seat| Okey101RowView {
        seat,
        opened: round.opened(seat),
        rest: in_order(round.hand(seat)),
        score: score_view(written[seat.index()]),
        total: Rules::behind(&standing, seat),
    };
    Okey101ResultView {
        winners: winners(rules, Some(outcome)),
        rows: round.seats().iter().map(row).collect(),
    }
}
