//! A match of Okey as the page shows it: the engine's view, and what is shown beside it.

use serde::Serialize;
use tsify::Tsify;

use super::sheet::{
    OkeyOptionsView, OkeyScoreView, OkeySheetRow, RingView, ThrowView, options_view, ring_view,
    score_view, sheet_row,
};
use crate::bots::Roster;
use crate::contest::Match;
use crate::host::Host;
use crate::okey::{
    Action, Arrangement, Deficiency, End, Finish, Manner, Order, Outcome, Player, Round, Rules,
    Solver, Sorted, View,
};
use crate::seat::Seat;
use crate::tile::{Kind, Tile};
use crate::wasm::games::views::{Finished, MatchView, best_of, leave_actions, placings};
use crate::wasm::wilds::Wilds;

/// A match of Okey seen from one seat.
pub type OkeyGameView = MatchView<OkeyOptionsView, OkeySheetRow, OkeyRoundView>;

/// A round seen from one seat, with what the page shows beside it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct OkeyRoundView {
    /// The engine's view.
    #[serde(flatten)]
    #[tsify(type = "OkeyView")]
    pub view: View,
    /// The wild tiles; the indicator is none of them.
    pub wilds: Vec<Tile>,
    /// True if the viewer is to move.
    pub own_turn: bool,
    /// The next player.
    pub next: Seat,
    /// The viewer's tiles in rows, runs first, then by colour.
    pub sorted: Vec<Vec<Tile>>,
    /// Number of tiles that the viewer's hand lacks.
    pub deficiency: Deficiency,
    /// For each seat, true if the viewer may look below the top of its discard pile.
    #[tsify(type = "boolean[]")]
    pub may_inspect: [bool; 4],
    /// The discards with which the hand finishes and that cost the others most.
    pub best_declare: Vec<Tile>,
    /// The finish that costs the others most; null unless the viewer may finish now.
    pub finish: Option<OkeyFinishView>,
    /// True if an incomplete hand may be declared, which costs `options.offence` points.
    pub misdeclare: bool,
    /// The indices of the events whose discards lie below the top of piles that the viewer may not
    /// look through. A list of moves must hide these tiles while the round runs.
    pub covered: Vec<usize>,
    /// The ring of stacks; null if tiles are not dealt from stacks.
    pub ring: Option<RingView>,
    /// The throws of the die for the starter; each further list repeats the throw for the tied
    /// players.
    pub throws: Vec<Vec<ThrowView>>,
    /// The points for each event.
    pub values: ValuesView,
    /// The players tied for first place, whom extra rounds decide; empty if none are played.
    pub tied: Vec<Seat>,
    /// The score and the hands of the round; null while it runs.
    pub result: Option<OkeyResultView>,
}

/// A finish, with what it counts.
#[derive(Serialize, Tsify)]
pub struct OkeyFinishView {
    /// The finish.
    #[serde(flatten)]
    #[tsify(type = "Finish")]
    pub finish: Finish,
    /// The factor of its points to those of an ordinary finish.
    pub factor: u16,
}

/// The points for each event by these rules, in this round.
#[derive(Serialize, Tsify)]
pub struct ValuesView {
    /// The points of each loser after an ordinary finish.
    pub loss: u16,
    /// After a finish by discarding an okey.
    pub okey: u16,
    /// After a finish with seven pairs.
    pub pairs: u16,
    /// After a finish with both.
    pub both: u16,
    /// The points of each opponent when the indicator's twin is shown.
    pub twin: u16,
}

/// The score and the hands of a round, beside its outcome.
#[derive(Serialize, Tsify)]
pub struct OkeyResultView {
    /// The player who finished; empty if nobody did.
    pub winners: Vec<Seat>,
    /// The points of each loser; 0 if nobody finished.
    pub value: u16,
    /// A row for each player of the round, seat 0 first.
    pub rows: Vec<OkeyRowView>,
}

/// A player's row in the result of a round.
#[derive(Serialize, Tsify)]
pub struct OkeyRowView {
    /// The player.
    pub seat: Seat,
    /// The hand: the winner's as it was shown, the others' as nearest to complete.
    pub hand: Arrangement,
    /// The score for this round.
    pub score: OkeyScoreView,
    /// The total after this round: points, wins, or remaining points.
    pub total: i32,
    /// True if this round eliminated the player.
    pub out: bool,
}

/// The view of the player at `seat`.
pub fn game_view(
    host: &Host<Rules, Roster<Player>>,
    seat: Seat,
    solver: &mut Solver,
) -> OkeyGameView {
    let game = &host.game;
    let rules = game.rules();
    let rounds = game.rounds().len();
    let shown = |seat: Seat| game.shown(seat);
    let table = game.view(seat).zip(game.round()).map(|(view, round)| {
        let result = round.outcome().map(|outcome| result(game, round, outcome, solver));
        let mut shown = OkeyRoundView { result, ..round_view(view, round, game, solver) };
        leave_actions(&mut shown.view.history, game);
        shown
    });
    MatchView {
        agreed: (rules.end == End::Rounds).then_some(rules.rounds),
        number: if rounds == 0 { 0 } else { game.round_number(rounds - 1) },
        sides: game.sides(),
        units: game.units(),
        standing: placings(game, |rank| rules.place(rank), shown),
        undone: host.undone(seat).map(Action::verb),
        best: best_of(game, finished),
        ..MatchView::of(host, seat, options_view(rules), shown, sheet_row, table)
    }
}

/// The finish of a round.
fn finished(round: &Round) -> Option<Finished> {
    let Some(Outcome::Won(finish)) = round.outcome() else { return None };
    let value = i32::from(finish.value(round.rules()));
    Some(Finished {
        seat: finish.seat,
        // Where wins are counted, a special one takes the pot.
        counts: 2 * value + i32::from(finish.takes_pot()),
        wilds: round.wilds(),
        melds: finish.melds.clone(),
        last: Some(finish.discard),
    })
}

fn round_view(
    view: View,
    round: &Round,
    game: &Match<Rules>,
    solver: &mut Solver,
) -> OkeyRoundView {
    let throw = |&(seat, pips): &(Seat, u8)| ThrowView { seat, pips };
    OkeyRoundView {
        wilds: round.wilds(),
        own_turn: view.turn == Some(view.seat),
        next: view.seats().after(view.seat),
        sorted: Sorted::of(Order::Runs, &view.hand, view.okey, solver).begun,
        deficiency: solver.deficiency(&view.meaning()),
        may_inspect: Seat::ALL.map(|seat| view.may_inspect(seat)),
        best_declare: view.best_declare(),
        finish: view
            .best_finish()
            .map(|finish| OkeyFinishView { factor: finish.factor(game.rules()), finish }),
        misdeclare: view.may_misdeclare(),
        covered: view.covered(),
        ring: ring_view(game),
        throws: game.throws().iter().map(|round| round.iter().map(throw).collect()).collect(),
        values: values(game, view.indicator.kind()),
        tied: game.tied(),
        result: None,
        view,
    }
}

fn values(game: &Match<Rules>, indicator: Kind) -> ValuesView {
    let rules = game.rules();
    let value = |by_okey, by_pairs| rules.finish_points(Manner { by_okey, by_pairs }, indicator);
    ValuesView {
        loss: value(false, false),
        okey: value(true, false),
        pairs: value(false, true),
        both: value(true, true),
        twin: rules.twin_points,
    }
}

fn result(
    game: &Match<Rules>,
    round: &Round,
    outcome: &Outcome,
    solver: &mut Solver,
) -> OkeyResultView {
    let played = game.rounds().last().expect("the round is on record");
    let finish = match outcome {
        Outcome::Won(finish) => Some(finish),
        Outcome::Void => None,
    };
    let shown = |finish: &Finish| Arrangement {
        melds: finish.read(game.rules()),
        partial: Vec::new(),
        rest: Vec::new(),
        deficiency: Deficiency { melds: 0, pairs: None },
    };
    let row = |seat: Seat| OkeyRowView {
        seat,
        hand: match finish.filter(|finish| finish.seat == seat) {
            Some(finish) => shown(finish),
            None => solver.arrange(round.hand(seat), round.okey()),
        },
        score: score_view(game.rules(), played.scores[seat.index()]),
        total: game.shown(seat),
        out: !game.seats().contains(seat),
    };
    OkeyResultView {
        winners: finish.map(|finish| finish.seat).into_iter().collect(),
        value: finish.map_or(0, |finish| finish.value(game.rules())),
        rows: round.seats().iter().map(row).collect(),
    }
}
