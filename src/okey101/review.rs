//! Reviews a round of 101 Okey: the openings that were missed, the penalties that were not
//! necessary, the discards on offer that could have been used, the tiles that could have been laid,
//! and the discards that promised clearly more points than another one.
//!
//! The loss of a turn is counted in points: the penalties, and what the better turn is expected to
//! save at the end of the round. A tile that helps is wild.

use super::action::Action;
use super::better::Better;
use super::bots::{Params, Player, opened, unopened};
use super::coach::free;
use super::costs::{Costs, Measured};
use super::foresight::Foresight;
use super::penalty::{Penalty, Reason};
use super::possible::Possible;
use super::round::{Outcome, Phase, Round};
use super::rules::Rules;
use super::score::Score;
use super::solver::Solver;
use super::view::View;
use crate::contest::{Match, PlayedRound};
use crate::game::{Game, Standing};
use crate::json::as_name;
use crate::named::named;
use crate::review::{Judged, Luck, Review, Reviews, again, turn_of};
use crate::seat::Seat;
use crate::tile::{Kind, Reading, Tile};

/// A turn of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    any(feature = "js", feature = "judge"),
    derive(tsify::Tsify),
    tsify(missing_as_null, rename = "Okey101Decision")
)]
pub struct Decision {
    /// Index of the action that ended the turn, equal to that of its event in the history.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// An opening that the player could have made and did not.
    pub missed: Option<Possible>,
    /// The points that it would have saved if the round had ended at once.
    pub saved: i32,
    /// The discard on offer that the player drew past: it opened the hand, or fitted the table.
    pub offered: Option<Tile>,
    /// The penalties that the turn cost the player and that were not necessary.
    pub penalties: Vec<Penalty>,
    /// The tiles whose discard would have cost nothing.
    pub free: Vec<Tile>,
    /// A discard that was clearly better, if the turn left nothing else out.
    #[cfg_attr(any(feature = "js", feature = "judge"), tsify(type = "Okey101Better | null"))]
    pub better: Option<Better>,
    /// The table actions of an Expert before the discard.
    pub work: Vec<Action>,
    /// The points of the tiles that would have left the hand.
    pub kept: i32,
    /// The points at the end that all this is expected to cost, the penalties left out.
    #[cfg_attr(any(feature = "js", feature = "judge"), tsify(type = "Okey101Costs"))]
    pub costs: Costs,
    /// The points of the round that the player, and the partner, could expect after the turn; those
    /// written if it ended the round.
    pub expected: i32,
    /// The points that the drawn tile saves beside the mean of the unseen tiles; `None` if none was
    /// drawn.
    pub luck: Option<i32>,
}

named! {
    /// The mistake of a turn.
    pub enum Mistake {
        /// The player could have opened, and did not.
        Unopened = "unopened",
        /// The turn cost a penalty that was not necessary.
        Penalty = "penalty",
        /// The player drew, although the discard on offer fitted the table.
        Untaken = "untaken",
        /// Tiles stayed in the hand although they could have been laid.
        Kept = "kept",
        /// Another discard was clearly better.
        Discard = "discard",
    }
}

as_name!(Mistake);

impl Reviews for Rules {
    type Decision = Decision;

    fn review(game: &Match<Rules>, round: usize, seat: Seat) -> Option<Review<Decision>> {
        review(game, round, seat, &mut Solver::new())
    }
}

impl Judged for Decision {
    type Mistake = Mistake;

    const MOST: f64 = 30.0;
    const SCALE: [(f64, f64); 5] =
        [(7.921, 171.4), (4.485, 102.7), (3.005, 79.2), (0.943, 62.3), (0.563, 50.8)];

    fn lost(&self) -> f64 {
        let penalties: i32 = self.penalties.iter().map(|penalty| penalty.points).sum();
        f64::from(penalties + self.costs.points)
    }

    fn mistake(&self) -> Option<Mistake> {
        let clear = self.costs.are_clear();
        let parts = [
            (clear && self.missed.is_some(), Mistake::Unopened),
            (!self.penalties.is_empty(), Mistake::Penalty),
            (clear && self.offered.is_some(), Mistake::Untaken),
            (clear && self.kept > 0, Mistake::Kept),
            (self.better.is_some(), Mistake::Discard),
        ];
        parts.into_iter().find(|(made, _)| *made).map(|(_, mistake)| mistake)
    }
}

/// An opening that a player could make.
struct Missed {
    opening: Possible,
    /// The points that it saves if the round ends with the turn.
    saved: i32,
}

impl Missed {
    /// Finds the opening that saves most. `None` if none saves anything.
    fn of(view: &View, taken: Option<Tile>, solver: &mut Solver) -> Option<Missed> {
        let openings = [Possible::by_series(view, taken, solver), Possible::by_pairs(view, taken)];
        let saved = |opening: Possible| {
            let Possible { rows, way, rest, .. } = &opening;
            let saved = unopened(view) - opened(view, rows, *way, rest, solver);
            Missed { opening, saved }
        };
        let all = openings.into_iter().flatten().map(saved);
        all.filter(|missed| missed.saved > 0).max_by_key(|missed| missed.saved)
    }
}

/// A discard on offer that a player could use and did not take.
struct Offered {
    tile: Tile,
    /// The opening that it makes possible; `None` of a player who has opened.
    missed: Option<Missed>,
    costs: Costs,
}

/// The turn of the player under review.
#[derive(Default)]
struct Turn {
    /// Number of penalties that the player had before it.
    penalties: Option<usize>,
    offered: Option<Offered>,
    luck: Option<f32>,
}

/// A draw, by the points that it promises.
struct Drawn {
    /// By the drawn tile.
    then: f32,
    /// In the mean of the tiles that could have come.
    mean: f32,
}

/// Everything that judges turns.
struct Judge<'a> {
    seat: Seat,
    expert: Player,
    foresight: Foresight,
    solver: &'a mut Solver,
}

impl Judge<'_> {
    /// The discard on offer, if this player, who leaves it and may expect these points, could use
    /// it.
    fn offered(&mut self, now: &Round, view: &View, leaves: f32) -> Option<Offered> {
        let tile = view.takeable().filter(|_| view.legal.take)?;
        let (missed, uses) = match view.opened() {
            None => {
                let missed = Missed::of(view, Some(tile), self.solver)?;
                let uses = missed.opening.actions();
                (Some(missed), uses)
            }
            Some(_) => {
                let (best, _) = self.expert.explain(view);
                (None, (best == Action::Take).then(Vec::new)?)
            }
        };
        let takes = self.promised(now, [Action::Take].into_iter().chain(uses));
        let costs = Costs::of(leaves - takes, Measured::TAKING);
        Some(Offered { tile, missed, costs })
    }

    fn promised(&mut self, now: &Round, actions: impl IntoIterator<Item = Action>) -> f32 {
        let actions: Vec<Action> = actions.into_iter().collect();
        self.foresight.promised(now, self.seat, &actions)
    }

    /// Judges a turn by the action that ends it.
    fn decision(
        &mut self,
        (event, number): (usize, usize),
        now: &Round,
        view: &View,
        action: &Action,
        turn: Turn,
    ) -> Decision {
        let seat = self.seat;
        let mut after = now.clone();
        after.play(seat, action.clone()).expect("it was played before");
        let before = turn.penalties.unwrap_or_default();
        let mut penalties: Vec<Penalty> = own(&after, seat).skip(before).copied().collect();
        let free = free(view);
        let of_discard = |reason| matches!(reason, Reason::Okey | Reason::Playable);
        // A very high opening is rewarded.
        penalties.retain(|penalty| {
            penalty.points > 0 && (!free.is_empty() || !of_discard(penalty.reason))
        });
        let closed = after.opened(seat).is_none();
        let by_hand = match now.phase() {
            Phase::Play if closed => Missed::of(view, None, self.solver),
            _ => None,
        };
        let finished = matches!(after.outcome(), Some(Outcome::Won(_)));
        let offered = turn
            .offered
            .filter(|offered| by_hand.is_none() && !finished && offered.missed.is_some() == closed);
        let (work, kept) = table_work(now, seat, &mut self.expert);
        let done = self.promised(now, [action.clone()]);
        let needless: i32 = penalties.iter().map(|penalty| penalty.points).sum();
        let least = done - needless as f32;
        let mut costs = offered.as_ref().map_or(Costs::default(), |offered| offered.costs);
        if let Some(missed) = &by_hand {
            let opens = self.promised(now, missed.opening.actions());
            costs = Costs::of(least - opens, Measured::OPENING);
        }
        if kept > 0 {
            let lays = self.promised(now, work.iter().cloned());
            costs = costs.and(Costs::of(least - lays, Measured::LAYING));
        }
        let tile = offered.as_ref().map(|offered| offered.tile);
        let missed = by_hand.or_else(|| offered.and_then(|offered| offered.missed));
        let clean = penalties.is_empty() && missed.is_none() && tile.is_none() && kept == 0;
        let discard = match *action {
            Action::Discard(did) if clean => {
                let found = Costs::of_discard(view, did, &mut self.expert);
                found.map(|(costs, best)| (did, best, costs))
            }
            _ => None,
        };
        let better = discard.and_then(|(did, best, of_discard)| {
            costs = of_discard;
            costs.are_clear().then(|| Better::of(view, did, best, self.solver))
        });
        Decision {
            event,
            turn: number,
            saved: missed.as_ref().map_or(0, |missed| missed.saved),
            missed: missed.map(|missed| missed.opening),
            offered: tile,
            penalties,
            free,
            better,
            work,
            kept,
            costs,
            expected: done.round() as i32,
            luck: turn.luck.map(|luck| luck.round() as i32),
        }
    }
}

/// Reviews a finished round for the player at this seat. `None` for any other round.
pub fn review(
    game: &Match<Rules>,
    round: usize,
    seat: Seat,
    solver: &mut Solver,
) -> Option<Review<Decision>> {
    let expert = Player::new(Params::EXPERT, 0);
    let mut judge = Judge { seat, expert, foresight: Foresight::new(), solver };
    let (mut decisions, mut luck, mut points) = (Vec::new(), [Luck::default(); 4], [0.0_f32; 4]);
    let mut turn = Turn::default();
    again(game, round, |before, event, by, action| {
        let now = before.round().expect("a round is played");
        if let Some((wild, chance)) = drawn(before, now, by, action) {
            luck[by.index()].add(wild, chance);
        }
        let drew = (*action == Action::Draw).then(|| Drawn {
            then: judge.foresight.promised(now, by, &[Action::Draw]),
            mean: judge.foresight.drawing(now, by),
        });
        if let Some(Drawn { then, mean }) = drew {
            points[by.index()] += mean - then;
        }
        if *action == Action::Call {
            charge(now, by, seat, &game.rounds()[round], &mut decisions);
        }
        if by != seat || now.turn() != Some(seat) {
            return;
        }
        let view = before.view(by).expect("a round is played");
        turn.penalties.get_or_insert_with(|| own(now, seat).count());
        let comes = matches!(now.phase(), Phase::Draw | Phase::LastChance);
        if comes && *action != Action::Take {
            let leaves = match &drew {
                Some(drew) => drew.mean,
                None => judge.promised(now, [action.clone()]),
            };
            turn.luck = drew.map(|Drawn { then, mean }| mean - then);
            turn.offered = judge.offered(now, &view, leaves);
        }
        if Rules::ends_turn(action) {
            let at = (event, turn_of(before, by));
            let turn = std::mem::take(&mut turn);
            decisions.push(judge.decision(at, now, &view, action, turn));
        }
    })?;
    for (luck, points) in luck.iter_mut().zip(points) {
        luck.points = points.round() as i32;
    }
    Some(Review { seat, round, luck, decisions })
}

/// The review of the turn that contains an event of a finished round, which has the number of its
/// action; `None` for a call.
pub fn why(
    game: &Match<Rules>,
    round: usize,
    event: usize,
    solver: &mut Solver,
) -> Option<(Seat, Decision)> {
    let turn = game.rounds().get(round)?.actions.get(event..)?;
    let (seat, action) = turn.first()?;
    let ends = |(by, action): &(Seat, Action)| by == seat && Rules::ends_turn(action);
    let last = event + turn.iter().position(ends).filter(|_| *action != Action::Call)?;
    let decisions = review(game, round, *seat, solver)?.decisions;
    Some((*seat, decisions.into_iter().find(|decision| decision.event == last)?))
}

/// Adds the penalty of a discard that this player calls to the turn that made it, unless no other
/// discard would have cost nothing.
fn charge(
    now: &Round,
    by: Seat,
    seat: Seat,
    played: &PlayedRound<Rules>,
    decisions: &mut [Decision],
) {
    let mut after = now.clone();
    after.play(by, Action::Call).expect("it was played before");
    let called = after.penalties().last().filter(|penalty| penalty.seat == seat);
    let thrown = called.and_then(|penalty| penalty.tile).map(Action::Discard);
    let of_turn = |turn: &&mut Decision| Some(&played.actions[turn.event].1) == thrown.as_ref();
    let turn = decisions.iter_mut().rev().find(of_turn);
    if let Some(turn) = turn.filter(|turn| !turn.free.is_empty()) {
        turn.penalties.extend(called);
        if turn.better.take().is_some() {
            turn.costs = Costs::default();
        }
    }
}

/// The penalties of a player.
fn own(round: &Round, seat: Seat) -> impl Iterator<Item = &Penalty> {
    round.penalties().iter().filter(move |penalty| penalty.seat == seat)
}

/// The further table work of an Expert in this turn, and the points that leave the hand with it.
fn table_work(round: &Round, seat: Seat, expert: &mut Player) -> (Vec<Action>, i32) {
    let Some(opened) = round.opened(seat) else { return (Vec::new(), 0) };
    let (okey, rules) = (round.okey(), round.rules());
    let points = |round: &Round| Score::of_tiles(round.hand(seat), okey, opened.way, rules).total();
    let (mut after, mut work) = (round.clone(), Vec::new());
    let standing = Standing::first(*round.rules());
    while after.phase() == Phase::Play {
        let (action, _) = expert.explain(&Rules::view(&after, seat, &standing));
        let on_table =
            matches!(action, Action::Lay(_) | Action::Add { .. } | Action::Exchange { .. });
        if !on_table || after.play(seat, action.clone()).is_err() {
            break;
        }
        work.push(action);
    }
    (work, (points(round) - points(&after)).max(0))
}

/// A draw of this action: true if the tile is wild, and the chance of that for the player.
fn drawn(before: &Match<Rules>, round: &Round, by: Seat, action: &Action) -> Option<(bool, f64)> {
    let draws =
        *action == Action::Draw || *action == Action::TimeOut && round.phase() == Phase::Draw;
    let tile = round.stock().last().filter(|_| draws)?;
    let wild = |kind: Kind| round.okey().read(kind) == Reading::Wild;
    let unseen = before.view(by)?.unseen();
    let count = |tiles: &[u8]| tiles.iter().copied().map(u32::from).sum::<u32>();
    let wilds: u32 = Rules::PACK
        .kinds()
        .filter(|&kind| wild(kind))
        .map(|kind| u32::from(unseen[kind.index()]))
        .sum();
    Some((wild(tile.kind()), f64::from(wilds) / f64::from(count(&unseen))))
}
