//! A player: comes nearer to a complete hand whenever it can, keeps as many tiles that help as
//! possible, and errs as its numbers say.

use std::cmp::Reverse;

use super::Bot;
use super::params::Params;
use crate::hand::Hand;
use crate::okey::{Action, Event, Phase, View};
use crate::rules::Rules;
use crate::solver::{Discard, Solver};
use crate::tile::{Kind, Reading, Tile, Which};

/// Takes a discard when it brings the hand nearer, throws what helps it least, shows the twin, and
/// finishes as soon as it can, for the most points.
///
/// ```
/// use istaka::{Bot, Level, Match, Player, Rules, View};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut bot = Player::new(&Rules::turkish(), Level::Hard.params(), 1);
/// while let Some(seat) = game.round().unwrap().turn() {
///     let view = View::of(game.round().unwrap(), seat);
///     game.play(seat, bot.decide(&view, &mut || false))?;
/// }
/// # Ok::<(), istaka::MatchError>(())
/// ```
pub struct Player {
    params: Params,
    seed: u64,
    solver: Solver,
}

/// Copies of each kind that a player counts on.
type Unseen = [u8; Kind::COUNT];

impl Player {
    /// A player of rounds by these rules. The seed decides when it errs.
    pub fn new(rules: &Rules, params: Params, seed: u64) -> Player {
        Player { params, seed, solver: Solver::new(rules.melds) }
    }

    /// Whether to take the previous player's discard.
    fn takes(&mut self, view: &View) -> bool {
        let Some(tile) = view.takeable() else { return false };
        let hand = view.meaning();
        let mut taken = hand;
        if taken.add(tile.kind()).is_err() {
            return false;
        }
        if view.okey.read(tile.kind()) == Reading::Wild {
            return true;
        }
        let mut dice = self.dice(view, tile);
        if dice.happens(self.params.hope) && goes_with_another(view, tile) {
            return true;
        }
        let before = self.solver.deficiency(&hand).best();
        let after = self.solver.deficiency(&taken).best();
        if after < before {
            return !dice.happens(self.params.blindness);
        }
        let Some(gain) = self.params.take_gain else { return false };
        if after > before || before == 0 {
            return false;
        }
        let unseen = self.unseen(view);
        let now = self.solver.improving(&hand).weight(|r| unseen[view.okey.kind(r).index()]);
        let analysis = self.solver.analyse_best(&taken, |r| unseen[view.okey.kind(r).index()]);
        let best = analysis.best().next().map_or(0, |discard| discard.weight);
        best * 100 >= now * (100 + gain)
    }

    /// What to throw. A wild tile never is.
    fn throw(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Tile {
        let unseen = self.unseen(view);
        let hand = view.meaning();
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        let mut discards = self.solver.analyse(&hand, copies).discards;
        discards.retain(|discard| view.okey.read(discard.kind) != Reading::Wild);
        let least = discards.iter().map(|discard| discard.deficiency.best()).min();
        let mut most = least.expect("fifteen tiles are not all wild");
        // Who overlooks what a tile is good for throws one that costs a step.
        let mut dice = self.dice(view, view.indicator);
        most += u8::from(dice.happens(self.params.oversight));
        discards.retain(|discard| discard.deficiency.best() <= most);
        let kind = if self.params.ahead > 0 {
            self.further(&hand, view, &unseen, discards, stop)
        } else {
            let hoped = |discard: &Discard| self.hoped(view, discard);
            discards.iter().max_by_key(|discard| hoped(discard)).expect("there is the least").kind
        };
        *view.hand.iter().find(|tile| tile.kind() == kind).expect("the discard is held")
    }

    /// How many copies this player believes to help after a discard.
    fn hoped(&self, view: &View, discard: &Discard) -> u32 {
        let mut dice = self.dice(view, Tile::new(discard.kind, Which::First));
        let error = self.params.misjudgement;
        (discard.weight + 1) * (100 + dice.below(2 * error + 1) - error)
    }

    /// The discard with the most to hope for a draw further on: over all tiles that help, the copies
    /// left of them times what helps then.
    fn further(
        &mut self,
        hand: &Hand,
        view: &View,
        unseen: &Unseen,
        mut discards: Vec<Discard>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Kind {
        discards.sort_by_key(|discard| Reverse(discard.weight));
        discards.truncate(self.params.ahead);
        let mut best: Option<(u64, Kind)> = None;
        for discard in &discards {
            if best.is_some() && stop() {
                break;
            }
            let mut rest = *hand;
            rest.remove(discard.kind);
            let mut sum = 0u64;
            for reading in discard.improving.iter() {
                let kind = view.okey.kind(reading);
                let copies = unseen[kind.index()];
                let mut next = rest;
                if copies == 0 || next.add(kind).is_err() {
                    continue;
                }
                let after = |r| {
                    let kind = view.okey.kind(r);
                    unseen[kind.index()].saturating_sub(u8::from(r == reading))
                };
                let analysis = self.solver.analyse_best(&next, after);
                let weight = analysis.best().next().map_or(0, |best| best.weight);
                let weight = if analysis.deficiency.best() == 0 { 100 } else { weight };
                sum += u64::from(copies) * u64::from(weight);
            }
            let value = sum * 1000 + u64::from(discard.weight);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, discard.kind));
            }
        }
        best.expect("there is a discard").1
    }

    /// What this player has not seen, or has forgotten.
    fn unseen(&self, view: &View) -> Unseen {
        if self.params.memory >= view.history.len() {
            return view.unseen();
        }
        let mut unseen = [2; Kind::COUNT];
        let tops = view.players.iter().filter_map(|player| player.pile.last().copied());
        let last = &view.history[view.history.len() - self.params.memory..];
        let thrown = last.iter().filter_map(|event| match *event {
            Event::Discarded(_, tile) => Some(tile),
            _ => None,
        });
        let mut seen: Vec<Tile> =
            view.hand.iter().copied().chain([view.indicator]).chain(tops).chain(thrown).collect();
        seen.sort_unstable();
        seen.dedup();
        for tile in seen {
            unseen[tile.kind().index()] -= 1;
        }
        unseen
    }

    /// Chance that depends on the seed and the situation only.
    fn dice(&self, view: &View, tile: Tile) -> Dice {
        let situation = (view.history.len() * 128 + tile.index()) * 4 + view.seat.index();
        Dice(self.seed ^ (situation as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// Whether a tile of the hand is the same or near enough for a meld.
fn goes_with_another(view: &View, tile: Tile) -> bool {
    let Reading::Face(face) = view.okey.read(tile.kind()) else { return true };
    view.hand.iter().any(|held| match view.okey.read(held.kind()) {
        Reading::Face(other) => {
            other.color == face.color && other.number.get().abs_diff(face.number.get()) == 1
                || other.color != face.color && other.number == face.number
        }
        Reading::Wild => false,
    })
}

/// A small generator: SplitMix64.
// CITE: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(z ^ (z >> 31)) * u128::from(n)) >> 64) as u32
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

impl Bot for Player {
    fn decide(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        if view.legal.show_twin {
            return Action::ShowTwin;
        }
        if let Some(finish) = view.best_finish() {
            return Action::Declare { discard: finish.discard, melds: Vec::new() };
        }
        match view.phase {
            Phase::LastChance if view.legal.take => Action::Take,
            Phase::LastChance => Action::Pass,
            Phase::Draw if view.legal.take && self.takes(view) => Action::Take,
            Phase::Draw => Action::Draw,
            _ => Action::Discard(self.throw(view, stop)),
        }
    }
}
