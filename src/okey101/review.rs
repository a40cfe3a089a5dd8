//! Reviews a round of 101 Okey: the openings that were missed, the penalties that were not
//! necessary, the tiles that could have been laid, and the discards that promised clearly more
//! points than another one.
//!
//! The loss of a turn is counted in points: the penalties, what another discard is expected to
//! save, and what an opening, or the tiles that an Expert would have laid, would have saved if the
//! round had ended at once. A round ends once, so of several turns with such a risk only the
//! greatest counts: each adds what it has beyond the earlier ones. A tile that helps is wild.

use super::action::Action;
use super::better::Better;
use super::bots::{Params, Player, opened, unopened};
use super::coach::free;
use super::penalty::{Penalty, Reason};
use super::possible::Possible;
use super::round::{Phase, Round};
use super::rules::Rules;
use super::score::Score;
use super::solver::Solver;
use super::view::View;
use crate::contest::{Match, PlayedRound};
use crate::game::{Game, Standing};
use crate::json::as_name;
use crate::named::named;
use crate::review::{Judged, Luck, Review, again, turn_of};
use crate::seat::Seat;
use crate::tile::{Kind, Reading, Tile};

/// A turn of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "js",
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
    /// The discard that had to be taken for it.
    pub taken: Option<Tile>,
    /// The penalties that the turn cost the player and that were not necessary.
    pub penalties: Vec<Penalty>,
    /// The tiles whose discard would have cost nothing.
    pub free: Vec<Tile>,
    /// A discard that was clearly better, if the turn left nothing else out.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Better | null"))]
    pub better: Option<Better>,
    /// The table actions of an Expert before the discard.
    pub work: Vec<Action>,
    /// The points of the tiles that would have left the hand.
    pub kept: i32,
    /// The points of `saved` and `kept` beyond those of each earlier turn of the round.
    pub risked: i32,
}

named! {
    /// The mistake of a turn.
    pub enum Mistake {
        /// The player could have opened, and did not.
        Unopened = "unopened",
        /// The turn cost a penalty that was not necessary.
        Penalty = "penalty",
        /// Tiles stayed in the hand although they could have been laid.
        Kept = "kept",
        /// Another discard was clearly better.
        Discard = "discard",
    }
}

as_name!(Mistake);

impl Judged for Decision {
    type Mistake = Mistake;

    fn lost(&self) -> f64 {
        let penalties: i32 = self.penalties.iter().map(|penalty| penalty.points).sum();
        let discard = self.better.as_ref().map_or(0, |better| better.points);
        f64::from(penalties + self.risked + discard)
    }

    fn mistake(&self) -> Option<Mistake> {
        let parts = [
            (self.missed.is_some(), Mistake::Unopened),
            (!self.penalties.is_empty(), Mistake::Penalty),
            (self.kept > 0, Mistake::Kept),
            (self.better.is_some(), Mistake::Discard),
        ];
        parts.into_iter().find(|(made, _)| *made).map(|(_, mistake)| mistake)
    }
}

/// A turn under review.
#[derive(Default)]
struct ReviewedTurn {
    /// Number of penalties that the player had before it.
    penalties: Option<usize>,
    missed: Option<Missed>,
}

/// An opening that a player could make.
struct Missed {
    opening: Possible,
    /// The discard that must be taken for it.
    taken: Option<Tile>,
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
            Missed { opening, taken, saved }
        };
        let all = openings.into_iter().flatten().map(saved);
        all.filter(|missed| missed.saved > 0).max_by_key(|missed| missed.saved)
    }
}

/// Reviews a finished round for the player at this seat. `None` for any other round.
pub fn review(
    game: &Match<Rules>,
    round: usize,
    seat: Seat,
    solver: &mut Solver,
) -> Option<Review<Decision>> {
    let mut expert = Player::new(Params::EXPERT, 0);
    let (mut decisions, mut luck) = (Vec::new(), [Luck::default(); 4]);
    let (mut turn, mut greatest) = (ReviewedTurn::default(), 0);
    again(game, round, |before, event, by, action| {
        let now = before.round().expect("a round is played");
        if let Some((wild, chance)) = drawn(before, now, by, action) {
            luck[by.index()].add(wild, chance);
        }
        if *action == Action::Call {
            charge(now, by, seat, &game.rounds()[round], &mut decisions);
        }
        if by != seat || now.turn() != Some(seat) {
            return;
        }
        let view = before.view(by).expect("a round is played");
        let start = *turn.penalties.get_or_insert_with(|| own(now, seat).count());
        let ends = Rules::ends_turn(action);
        let offer = view.takeable().filter(|_| view.legal.take);
        let found = match now.phase() {
            Phase::Play if ends => Missed::of(&view, None, solver),
            Phase::Play | Phase::Over => None,
            Phase::Draw | Phase::LastChance => {
                offer.and_then(|tile| Missed::of(&view, Some(tile), solver))
            }
        };
        turn.missed = found.or(turn.missed.take());
        if !ends {
            return;
        }
        let mut after = now.clone();
        after.play(by, action.clone()).expect("it was played before");
        let mut penalties: Vec<Penalty> = own(&after, seat).skip(start).copied().collect();
        let free = free(&view);
        let of_discard = |reason| matches!(reason, Reason::Okey | Reason::Playable);
        // A very high opening is rewarded.
        penalties.retain(|penalty| {
            penalty.points > 0 && (!free.is_empty() || !of_discard(penalty.reason))
        });
        let missed = std::mem::take(&mut turn).missed.filter(|_| after.opened(seat).is_none());
        let saved = missed.as_ref().map_or(0, |missed| missed.saved);
        let taken = missed.as_ref().and_then(|missed| missed.taken);
        let missed = missed.map(|missed| missed.opening);
        let (work, kept) = table_work(now, seat, &mut expert);
        let risked = (saved + kept - greatest).max(0);
        greatest += risked;
        let clean = penalties.is_empty() && missed.is_none() && kept == 0;
        let better = match *action {
            Action::Discard(tile) if clean => Better::of(&view, tile, &mut expert, solver),
            _ => None,
        };
        let turn = turn_of(before, by);
        decisions.push(Decision {
            event,
            turn,
            missed,
            saved,
            taken,
            penalties,
            free,
            better,
            work,
            kept,
            risked,
        });
    })?;
    Some(Review { seat, round, luck, decisions })
}

/// The review of the turn that ended with this event of a finished round; `None` for other events.
pub fn why(
    game: &Match<Rules>,
    round: usize,
    event: usize,
    solver: &mut Solver,
) -> Option<(Seat, Decision)> {
    let seat = game.rounds().get(round)?.actions.get(event)?.0;
    let decisions = review(game, round, seat, solver)?.decisions.into_iter();
    Some((seat, decisions.into_iter().find(|decision| decision.event == event)?))
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
        turn.better = None;
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
