//! A player: comes nearer to a complete hand whenever it can, keeps as many tiles that help as
//! possible, and errs as its numbers say.

use super::at_once;
use super::params::Params;
use super::stakes::Chances;
use crate::game::Bot;
use crate::hand::Hand;
use crate::okey::action::Action;
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::{Discard, Readings, Solver};
use crate::okey::view::View;
use crate::seat::Seat;
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
///     let view = View::alone(game.round().unwrap(), seat);
///     game.play(seat, bot.decide(&view, &mut || false))?;
/// }
/// # Ok::<(), istaka::MatchError>(())
/// ```
pub struct Player {
    pub(super) params: Params,
    seed: u64,
    pub(super) solver: Solver,
    pub(super) chances: Chances,
    /// By seat, for one player may sit at several.
    kept: [Option<Kept>; 4],
}

/// A hand after a discard, as it was found when that was chosen. Knowing it again saves work, and
/// never changes a decision.
struct Kept {
    hand: Hand,
    deficiency: u8,
    improving: Readings,
}

impl Kept {
    /// What a discard leaves of a hand. `None` if that is one of two of a kind: the analysis says
    /// nothing of drawing it again, for no third is in play.
    fn of(mut hand: Hand, discard: &Discard) -> Option<Kept> {
        let Discard { kind, deficiency, improving, .. } = *discard;
        let reading = hand.okey().read(kind);
        let last = hand.count_of(reading) < hand.okey().in_play(reading);
        hand.remove(kind);
        last.then(|| Kept { hand, deficiency: deficiency.best(), improving })
    }
}

/// Copies of each kind that a player counts on.
pub(super) type Unseen = [u8; Kind::COUNT];

impl Player {
    /// A player of rounds by these rules. The seed decides when it errs.
    pub fn new(rules: &Rules, params: Params, seed: u64) -> Player {
        Player {
            params,
            seed,
            solver: Solver::new(rules.melds),
            chances: Chances::default(),
            kept: Default::default(),
        }
    }

    /// The same player as another character.
    pub fn play_as(&mut self, params: Params) {
        self.params = params;
    }

    /// Counts on seven pairs only where this player does: from afar they look nearer than they are, for
    /// each waits for one tile.
    pub(super) fn plan(&mut self, view: &View) {
        let Params { pairs, pairs_from, .. } = self.params;
        let near = || view.meaning().pairs_deficiency() <= pairs_from;
        let counts = pairs > 0 || pairs_from >= Params::ALWAYS || near();
        self.solver.count_pairs(view.rules.melds.seven_pairs && counts);
    }

    /// Whether to take the previous player's discard.
    fn takes(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> bool {
        let Some(tile) = view.takeable() else { return false };
        let hand = view.meaning();
        let mut taken = hand;
        if taken.add(tile.kind()).is_err() {
            return false;
        }
        if view.okey.read(tile.kind()) == Reading::Wild {
            return true;
        }
        if let Some(takes) = self.takes_twin(view, tile) {
            return takes;
        }
        if let Some(takes) = self.takes_for_okey(view, &hand, tile) {
            return takes;
        }
        let mut dice = self.dice(view, tile);
        if dice.happens(self.params.hope) && goes_with_another(view, tile) {
            return true;
        }
        let (deficiency, improving) = self.prospect(view.seat, &hand);
        if improving.contains(view.okey.read(tile.kind())) {
            if deficiency > 1 && self.has_reserve(view, improving) {
                return false;
            }
            let sees = !dice.happens(self.params.blindness);
            let sees = sees
                && (deficiency == 1
                    || !self.looks_ahead()
                    || self.prefers(view, &hand, &taken, stop).unwrap_or(true));
            return sees;
        }
        let gain = self.params.take_gain.filter(|_| deficiency > 0);
        let gains = gain.is_some_and(|gain| self.gains(view, improving, &taken, gain));
        // Players who took whatever does no harm might never draw again.
        let gains = gains
            && (!self.looks_ahead() || self.prefers(view, &hand, &taken, stop).unwrap_or(false));
        gains
    }

    /// How many tiles a hand misses and what brings it nearer: known, as a rule, since the discard
    /// that has left it.
    pub(super) fn prospect(&mut self, seat: Seat, hand: &Hand) -> (u8, Readings) {
        match &self.kept[seat.index()] {
            Some(kept) if kept.hand == *hand => (kept.deficiency, kept.improving),
            _ => {
                let (deficiency, improving) = self.solver.prospect(hand);
                (deficiency.best(), improving)
            }
        }
    }

    /// Whether so many percent more copies help a hand with a tile that brings it no nearer.
    fn gains(&mut self, view: &View, improving: Readings, taken: &Hand, gain: u32) -> bool {
        let unseen = self.unseen(view);
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        let now = improving.weight(copies);
        let enough = |helping: u32| helping * 100 >= now * (100 + gain);
        // No discard leaves more to hope for than there is with all fifteen, which is soon known.
        enough(self.solver.improving(taken).weight(copies)) && {
            let analysis = self.solver.analyse_best(taken, copies);
            enough(analysis.best().next().map_or(0, |discard| discard.weight))
        }
    }

    /// What to throw. A wild tile never is.
    fn throw(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Tile {
        let unseen = self.unseen(view);
        if let Some(kind) = self.spare_single(view, &unseen) {
            return held(view, kind);
        }
        let hand = view.meaning();
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        let ordinary = |discard: &Discard| view.okey.read(discard.kind) != Reading::Wild;
        let mut discards = self.solver.analyse_best(&hand, copies).discards;
        if self.params.oversight > 0 || !discards.iter().any(ordinary) {
            discards = self.solver.analyse(&hand, copies).discards;
        }
        discards.retain(ordinary);
        let least = discards.iter().map(|discard| discard.deficiency.best()).min();
        let mut most = least.expect("fifteen tiles are not all wild");
        // Who overlooks what a tile is good for throws one that costs a step.
        let mut dice = self.dice(view, view.indicator);
        most += u8::from(dice.happens(self.params.oversight));
        discards.retain(|discard| discard.deficiency.best() <= most);
        let hoped = |discard: &&Discard| {
            let hoped = self.believed(view, discard.kind, discard.weight);
            let hoped = self.cared(view, &unseen, discard.kind, hoped);
            hoped
        };
        let discard = *discards.iter().max_by_key(hoped).expect("there is the least");
        let discard = self.further(view, &unseen, discards, stop).unwrap_or(discard);
        self.kept[view.seat.index()] = Kept::of(hand, &discard);
        held(view, discard.kind)
    }

    /// How many copies this player believes to help after a discard, of so many that do.
    pub(super) fn believed(&self, view: &View, kind: Kind, copies: u32) -> u32 {
        let mut dice = self.dice(view, Tile::new(kind, Which::First));
        let error = self.params.misjudgement;
        (copies + 1) * (100 + dice.below(2 * error + 1) - error)
    }

    /// What this player has not seen, or has forgotten.
    pub(super) fn unseen(&self, view: &View) -> Unseen {
        view.unseen_by_memory_of(self.params.memory)
    }

    /// Chance that is another in every situation.
    pub(super) fn dice(&self, view: &View, tile: Tile) -> Dice {
        Dice::of(self.seed, view, tile)
    }
}

/// The tile of this kind that a player throws.
pub(super) fn held(view: &View, kind: Kind) -> Tile {
    *view.hand.iter().find(|tile| tile.kind() == kind).expect("the discard is held")
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
pub(super) struct Dice(u64);

impl Dice {
    /// Chance that depends on the seed and the situation only: the moment, and the hand.
    pub(super) fn of(seed: u64, view: &View, tile: Tile) -> Dice {
        let moment = (view.history.len() * 128 + tile.index()) * 4 + view.seat.index();
        let mix =
            |sum: u64, number: usize| (sum ^ number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hand = view.hand.iter().map(|held| held.index());
        Dice(hand.chain([moment]).fold(seed, mix))
    }

    pub(super) fn below(&mut self, n: u32) -> u32 {
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

impl Bot<Rules> for Player {
    fn decide(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        self.plan(view);
        if let Some(waiting) = self.waits(view) {
            return Action::Discard(waiting.tile);
        }
        at_once(view).unwrap_or_else(|| match view.phase {
            Phase::Draw if view.legal.take && self.takes(view, stop) => Action::Take,
            Phase::Draw => Action::Draw,
            _ => Action::Discard(self.throw(view, stop)),
        })
    }
}
