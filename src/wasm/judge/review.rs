//! The reviews of saved matches, and the explanations of their turns.

use std::slice;

use serde::Serialize;
use tsify::Tsify;

use super::decisions::{
    Okey101DecisionView, Okey101WhyView, OkeyDecisionView, OkeyWhyView, RummiDecisionView,
};
use crate::bots::{Character, Offered, Roster};
use crate::contest::Match;
use crate::game::Game;
use crate::games::AnyRules;
use crate::named::Named;
use crate::record::read_record;
use crate::review::{Habit, Judged, Luck, Review, Skill, habits, thousandths};
use crate::seat::Seat;
use crate::tile::Tile;
use crate::wasm::error::{Failure, Reason};
use crate::wasm::json::{Json, write_json};
use crate::wasm::wilds::Wilds;
use crate::{okey, okey101, rummi};

/// The review of a player's finished round.
#[derive(Serialize, Tsify)]
pub struct ReviewView<Decision> {
    /// The player.
    pub seat: Seat,
    /// The round, counted from 0.
    pub round: usize,
    /// The wild tiles of that round.
    pub wilds: Vec<Tile>,
    /// The luck of all players, by seat; expectations are rounded to thousandths.
    #[tsify(type = "Luck[]")]
    pub luck: [Luck; 4],
    /// The statistics of the player's decisions.
    pub skill: Skill,
    /// The player's decisions in order, without forced actions.
    pub decisions: Vec<Decision>,
    /// The indices of the worst mistakes in `decisions`, the worst first; at most three.
    pub worst: Vec<usize>,
    /// The mistakes by kind, the largest total loss first.
    #[tsify(type = "Habit<OkeyMistake | RummiMistake | Okey101Mistake>[]")]
    pub habits: Vec<Habit<&'static str>>,
}

impl<Shown> ReviewView<Shown> {
    /// Converts a review, each decision by `shown`.
    fn of<D: Judged>(
        review: Review<D>,
        wilds: Vec<Tile>,
        shown: impl FnMut(D) -> Shown,
    ) -> ReviewView<Shown> {
        let (skill, worst) = (review.skill(), review.worst());
        let habits = habits(slice::from_ref(&review)).into_iter();
        let named = |one: Habit<D::Mistake>| Habit {
            mistake: one.mistake.name(),
            times: one.times,
            lost: one.lost,
        };
        let habits = habits.map(named).collect();
        let Review { seat, round, luck, decisions } = review;
        let luck = luck.map(|one| Luck { expected: thousandths(one.expected), ..one });
        let decisions = decisions.into_iter().map(shown).collect();
        ReviewView { seat, round, wilds, luck, skill, decisions, worst, habits }
    }
}

/// A game whose rounds are reviewed.
trait Reviewed: Offered {
    /// A decision for the page.
    type Shown: Serialize;

    /// The explanation of a turn for the page.
    type Told: Serialize;

    /// Reviews a round of a match; `None` if it is not over.
    fn review(game: &Match<Self>, round: usize, seat: Seat) -> Option<ReviewView<Self::Shown>>;

    /// Explains the turn of the last round that contains an event; `None` if there is none.
    fn why(game: &Match<Self>, event: usize, characters: [Character; 4]) -> Option<Self::Told>;
}

impl Reviewed for okey::Rules {
    type Shown = OkeyDecisionView;
    type Told = OkeyWhyView;

    fn review(game: &Match<Self>, round: usize, seat: Seat) -> Option<ReviewView<Self::Shown>> {
        let review = okey::review(game, round, seat)?;
        let played = &game.rounds().get(round)?.round;
        let mut solver = okey::Solver::new(game.rules().hands());
        let shown = |decision: okey::Decision| {
            let arranged = solver.arrange(&decision.hand, played.okey());
            OkeyDecisionView::of(decision, arranged)
        };
        Some(ReviewView::of(review, played.wilds(), shown))
    }

    fn why(game: &Match<Self>, event: usize, characters: [Character; 4]) -> Option<OkeyWhyView> {
        let mut roster = Roster::new(game.rules(), characters, game.seed());
        let why = okey::Why::of(game, event, &mut roster)?;
        let mut solver = okey::Solver::new(game.rules().hands());
        let arranged = solver.arrange(&why.hand, game.round()?.okey());
        Some(OkeyWhyView { arranged, why })
    }
}

impl Reviewed for rummi::Rules {
    type Shown = RummiDecisionView;
    type Told = rummi::Missed;

    fn review(game: &Match<Self>, round: usize, seat: Seat) -> Option<ReviewView<Self::Shown>> {
        let mut solver = rummi::TableSolver::new(*game.rules()).thorough();
        let review = rummi::review(game, round, seat, &mut solver)?;
        let wilds = game.rounds().get(round)?.round.wilds();
        Some(ReviewView::of(review, wilds, RummiDecisionView::from))
    }

    fn why(game: &Match<Self>, event: usize, _: [Character; 4]) -> Option<rummi::Missed> {
        let mut solver = rummi::TableSolver::new(*game.rules()).thorough();
        rummi::Missed::of(game, event, &mut solver)
    }
}

impl Reviewed for okey101::Rules {
    type Shown = Okey101DecisionView;
    type Told = Okey101WhyView;

    fn review(game: &Match<Self>, round: usize, seat: Seat) -> Option<ReviewView<Self::Shown>> {
        let review = okey101::review(game, round, seat, &mut okey101::Solver::new())?;
        let wilds = game.rounds().get(round)?.round.wilds();
        Some(ReviewView::of(review, wilds, Okey101DecisionView::from))
    }

    fn why(game: &Match<Self>, event: usize, _: [Character; 4]) -> Option<Okey101WhyView> {
        let last = game.rounds().len().checked_sub(1)?;
        let (seat, turn) = okey101::why(game, last, event, &mut okey101::Solver::new())?;
        Some(Okey101WhyView { seat, decision: turn.into() })
    }
}

/// Reviews a round of a saved match, or its last one, for the player at a seat. Null if the round
/// is not over, or if the seat did not play it.
pub fn review(record: &str, round: Option<usize>, seat: Seat) -> Result<Json, Failure> {
    fn of<G: Reviewed>(
        _: G,
        record: &str,
        round: Option<usize>,
        seat: Seat,
    ) -> Result<Json, Failure> {
        let game = read::<G>(record)?;
        let round = round.unwrap_or(game.rounds().len().saturating_sub(1));
        let plays = game.rounds().get(round).is_some_and(|played| played.seats.contains(seat));
        Ok(write_json(&plays.then(|| G::review(&game, round, seat)).flatten()))
    }
    with_rules!(AnyRules::of_record(record), usual => of(usual, record, round, seat))
}

/// Explains the turn that contains an event of a round of a saved match, or of its last one. Null
/// while the round is running, and if the event belongs to no turn.
pub fn why(
    record: &str,
    round: Option<usize>,
    event: usize,
    characters: [Character; 4],
) -> Result<Json, Failure> {
    fn of<G: Reviewed>(
        _: G,
        record: &str,
        (round, event): (Option<usize>, usize),
        characters: [Character; 4],
    ) -> Result<Json, Failure> {
        let game = read::<G>(record)?;
        let whole = match round.and_then(|round| Some((round, game.rounds().get(round)?))) {
            Some((round, played)) => game.cut(round, played.length),
            None => Some(game),
        };
        Ok(write_json(&whole.and_then(|game| G::why(&game, event, characters))))
    }
    with_rules!(AnyRules::of_record(record), usual => of(usual, record, (round, event), characters))
}

/// Reads a saved match.
fn read<G: Game>(record: &str) -> Result<Match<G>, Failure> {
    read_record::<G>(record).map_err(|error| Failure::new(Reason::BadRecord, error))
}
