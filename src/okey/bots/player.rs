//! The player: brings the hand nearer whenever it can, keeps as many improving tiles as possible,
//! and makes the errors of its parameters.

use super::at_once;
use super::mind::{Unseen, believed, goes_with_another, held, randomness, unseen};
use super::outlook::{Chances, Outlook, frees_okey};
use super::params::Params;
use super::search::Search;
use super::taste::Taste;
use crate::bots::{Actor, Character, Offered, Style};
use crate::game::Bot;
use crate::hand::Hand;
use crate::okey::action::Action;
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::{Discard, Readings, Solver};
use crate::okey::view::View;
use crate::seat::Seat;
use crate::tile::{Reading, Tile};

/// Takes a discard that brings the hand nearer, throws the tile that helps least, shows the twin,
/// and finishes as soon as it can, for the most points.
///
/// ```
/// use istaka::{Bot, Level, Match};
/// use istaka::okey::{Player, Rules, View};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut bot = Player::new(&Rules::turkish(), Level::Hard, 1);
/// while let Some(seat) = game.turn() {
///     let view = View::alone(game.round().unwrap(), seat);
///     game.play(seat, bot.decide(&view, &mut || false))?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Player {
    pub(super) params: Params,
    pub(super) seed: u64,
    pub(super) solver: Solver,
    pub(super) chances: Chances,
    /// By seat: one player may play several seats.
    last_hands: [Option<LastHand>; 4],
}

/// A cached analysis of a hand after a discard. Saves work and never changes a decision.
struct LastHand {
    hand: Hand,
    deficiency: u8,
    improving: Readings,
}

impl LastHand {
    /// Caches the hand after a discard. `None` if the discard is one of two copies: the analysis
    /// does not cover drawing it again, since no third copy is in play.
    fn of(mut hand: Hand, discard: &Discard) -> Option<LastHand> {
        let Discard { kind, deficiency, improving, .. } = *discard;
        let reading = hand.okey().read(kind);
        let last = hand.count_of(reading) < hand.okey().in_play(reading);
        hand.remove(kind);
        last.then(|| LastHand { hand, deficiency: deficiency.best(), improving })
    }
}

impl Player {
    /// Creates a player for rounds with these rules. The seed decides when it errs.
    pub fn new(rules: &Rules, params: impl Into<Params>, seed: u64) -> Player {
        Player {
            params: params.into(),
            seed,
            solver: Solver::new(rules.hands()),
            chances: Chances::default(),
            last_hands: Default::default(),
        }
    }

    /// Decides on the previous player's discard.
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
        let params = self.params;
        let taste = Taste { view, params: &params };
        if let Some(takes) = taste.takes_twin(&mut self.solver, tile) {
            return takes;
        }
        // A bot that considers the score may wait with a complete hand for an okey to throw last.
        if params.score_rounds > 0 && self.prospect(view.seat, &hand).0 == 0 {
            return frees_okey(view, &mut self.solver, &hand, tile.kind());
        }
        let mut random = randomness(self.seed, view, tile);
        if random.happens(params.hope_percent) && goes_with_another(view, tile) {
            return true;
        }
        let (deficiency, improving) = self.prospect(view.seat, &hand);
        if improving.contains(view.okey.read(tile.kind())) {
            if deficiency > 1 && taste.has_reserve(improving) {
                return false;
            }
            let sees = !random.happens(params.blindness_percent);
            return sees
                && (deficiency == 1
                    || !params.looks_ahead()
                    || self.search(view, stop).prefers_to_take().unwrap_or(true));
        }
        let gain = params.take_gain_percent.filter(|_| deficiency > 0);
        let gains = gain.is_some_and(|gain| self.gains(view, improving, &taken, gain));
        // A player that took every harmless tile might never draw again.
        gains
            && (!params.looks_ahead() || self.search(view, stop).prefers_to_take().unwrap_or(false))
    }

    fn search<'a>(&'a mut self, view: &'a View, stop: &'a mut dyn FnMut() -> bool) -> Search<'a> {
        Search::new(view, &self.params, &mut self.solver, stop)
    }

    /// Returns the deficiency of a hand and its improving tiles, usually cached since the last
    /// discard.
    fn prospect(&mut self, seat: Seat, hand: &Hand) -> (u8, Readings) {
        match &self.last_hands[seat.index()] {
            Some(last) if last.hand == *hand => (last.deficiency, last.improving),
            _ => {
                let (deficiency, improving) = self.solver.prospect(hand);
                (deficiency.best(), improving)
            }
        }
    }

    /// Returns `true` if a tile that brings the hand no nearer adds `gain` percent of improving
    /// copies.
    fn gains(&mut self, view: &View, improving: Readings, taken: &Hand, gain: u32) -> bool {
        let unseen = unseen(view, &self.params);
        let copies = view.okey.count_in(&unseen);
        let now = improving.weight(copies);
        let enough = |helping: u32| helping * 100 >= now * (100 + gain);
        // A quick upper bound first: no discard leaves more improving tiles than all fifteen tiles
        // have.
        enough(self.solver.improving(taken).weight(copies)) && {
            let analysis = self.solver.analyse_best(taken, copies);
            enough(analysis.best().next().map_or(0, |discard| discard.weight))
        }
    }

    /// Chooses a discard, never a wild tile.
    fn throw(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Tile {
        let (params, seed) = (self.params, self.seed);
        let taste = Taste { view, params: &params };
        let unseen = unseen(view, &params);
        if let Some(kind) = taste.spare_single(&mut self.solver, &unseen, seed) {
            return held(view, kind);
        }
        let hand = view.meaning();
        let copies = view.okey.count_in(&unseen);
        let ordinary = |discard: &Discard| view.okey.read(discard.kind) != Reading::Wild;
        let mut discards = self.solver.analyse_best(&hand, copies).discards;
        if params.oversight_percent > 0 || !discards.iter().any(ordinary) {
            discards = self.solver.analyse(&hand, copies).discards;
        }
        discards.retain(ordinary);
        let least = discards.iter().map(|discard| discard.deficiency.best()).min();
        let mut most = least.expect("fifteen tiles are not all wild");
        // A bot that overlooks the use of a tile throws one that costs a step.
        let mut random = randomness(seed, view, view.indicator);
        most += u8::from(random.happens(params.oversight_percent));
        discards.retain(|discard| discard.deficiency.best() <= most);
        let hoped = |discard: &&Discard| {
            let hoped = believed(view, &params, seed, discard.kind, discard.weight);
            taste.cared(&unseen, discard.kind, hoped)
        };
        let discard = *discards.iter().max_by_key(hoped).expect("there is the least");
        let discard = self.further(view, &unseen, discards, stop).unwrap_or(discard);
        self.last_hands[view.seat.index()] = LastHand::of(hand, &discard);
        held(view, discard.kind)
    }

    /// Returns the discard with the best chance to win; `None` if the bot does not look ahead.
    fn further(
        &mut self,
        view: &View,
        unseen: &Unseen,
        discards: Vec<Discard>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Discard> {
        if !self.params.looks_ahead() {
            return None;
        }
        let giving = self.outlook(view).giving();
        self.search(view, stop).further(unseen, discards, giving)
    }

    fn outlook<'a>(&'a mut self, view: &'a View) -> Outlook<'a> {
        Outlook { view, params: &self.params, chances: &mut self.chances }
    }
}

impl Bot<Rules> for Player {
    fn decide(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        let params = self.params;
        Taste { view, params: &params }.plan(&mut self.solver);
        let mut outlook = Outlook { view, params: &params, chances: &mut self.chances };
        if let Some(waiting) = outlook.waits(&mut self.solver) {
            return Action::Discard(waiting.tile);
        }
        at_once(view).unwrap_or_else(|| match view.phase {
            Phase::Draw if view.legal.take && self.takes(view, stop) => Action::Take,
            Phase::Draw => Action::Draw,
            _ => Action::Discard(self.throw(view, stop)),
        })
    }
}

impl Offered for Rules {
    type Player = Player;

    fn usual() -> Rules {
        Rules::turkish()
    }
}

impl Actor for Player {
    type Game = Rules;

    const STYLES: &'static [Style] = &[Style::Plain, Style::Careful, Style::Quick, Style::Pairs];

    fn new(rules: &Rules, character: Character, seed: u64) -> Player {
        Player::new(rules, character, seed)
    }

    fn play_as(&mut self, character: Character) {
        self.params = character.into();
    }

    fn ponders(&mut self, view: &View) -> u32 {
        let (params, pause) = (self.params, self.params.pause);
        Taste { view, params: &params }.plan(&mut self.solver);
        let unseen = unseen(view, &self.params);
        let hand = view.meaning();
        let mut random = randomness(self.seed, view, view.indicator);
        let effort = match view.phase {
            _ if !view.legal.declare.is_empty() => pause.checked_percent,
            Phase::Draw => {
                let mut taken = hand;
                let offer = view.takeable().filter(|_| view.legal.take);
                let fits = offer.is_some_and(|tile| taken.add(tile.kind()).is_ok());
                let helps = fits && self.solver.deficiency(&taken) != self.solver.deficiency(&hand);
                if helps { pause.noticed_percent } else { pause.clear_percent }
            }
            Phase::Discard => {
                let copies = view.okey.count_in(&unseen);
                let discards = self.solver.analyse_best(&hand, copies).discards;
                let most = discards.iter().map(|discard| discard.weight).max().unwrap_or(0);
                let near = discards.iter().filter(|discard| discard.weight * 10 >= most * 9);
                pause.clear_percent + pause.compared_percent * near.count().min(6) as u32
            }
            _ => pause.noticed_percent,
        };
        random.around(effort, pause.varies_percent) * self.params.pace_percent / 100
    }
}
