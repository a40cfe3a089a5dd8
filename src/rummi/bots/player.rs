//! A player: lays the tiles that it sees by its parameters, and draws if it sees none.

use super::draft::Draft;
use super::params::Params;
use super::sight::Sight;
use crate::bots::{Actor, Character, Offered, Style};
use crate::game::Bot;
use crate::laying::{Aim, TableSolver};
use crate::random::Random;
use crate::rummi::action::Action;
use crate::rummi::rules::Rules;
use crate::rummi::view::View;
use crate::seat::Seat;

/// A bot that lays tiles or draws.
///
/// ```
/// use istaka::rummi::{Player, Rules};
/// use istaka::{Bot, Level, Match};
/// let mut game = Match::new(Rules::rummi80(4), 7);
/// game.deal()?;
/// let mut bot = Player::new(&Rules::rummi80(4), Level::Hard, 1);
/// while let Some(seat) = game.turn() {
///     let action = bot.decide(&game.view(seat).unwrap(), &mut || false);
///     game.play(seat, action)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Player {
    params: Params,
    seed: u64,
    solver: TableSolver,
}

/// Limit of the solver's nodes for a best play, so that a move takes at most about 30 milliseconds
/// in the browser. One move of ten thousand needs more, and lays fewer tiles than possible.
// CITE: this project's own measurement (docs/figures.md).
const MOST_NODES: usize = 60_000;

/// The purpose of a random decision, so that the decisions are independent.
#[derive(Clone, Copy)]
enum Moment {
    Decision,
    Pause,
}

impl Player {
    /// Creates a player for rounds by these rules. The seed decides when it errs.
    pub fn new(rules: &Rules, params: impl Into<Params>, seed: u64) -> Player {
        Player { params: params.into(), seed, solver: TableSolver::new(*rules).within(MOST_NODES) }
    }

    /// Random numbers that depend on the seed and the situation only.
    fn randomness(&self, view: &View, moment: Moment) -> Random {
        let place = view.history.len() * 4 + view.seat.index();
        Random::of(self.seed, place * 2 + moment as usize, &view.hand)
    }

    /// Returns the draft that it lays; `None` if it draws or passes.
    fn lays(&mut self, view: &View) -> Option<Draft> {
        let Params { sight, insight_percent, aim, .. } = self.params;
        let Params { blindness_percent, oversight_percent, holds_back, .. } = self.params;
        let mut random = self.randomness(view, Moment::Decision);
        if random.happens(blindness_percent) {
            return None;
        }
        let sight = if random.happens(insight_percent) { sight.more() } else { sight };
        let overlooks = || random.happens(oversight_percent);
        let mut draft = Draft::seen(view, sight, aim, &mut self.solver, overlooks)?;
        if draft.rack.is_empty() {
            return Some(draft);
        }
        if self.waits(view, draft.rack.len()) {
            return None;
        }
        if holds_back {
            draft.hold_back(view);
        }
        Some(draft)
    }

    /// Returns `true` if it would rather draw than lay all but so many tiles: not where the round
    /// may end before its next turn.
    fn waits(&self, view: &View, left: usize) -> bool {
        let others = view.seats().without(view.seat);
        let ends = |seat: Seat| view.players[seat.index()].tiles == 1;
        left <= self.params.waits_for_tiles
            && view.stock >= view.seats().count()
            && !others.iter().any(ends)
    }
}

impl Bot<Rules> for Player {
    fn decide(&mut self, view: &View, _: &mut dyn FnMut() -> bool) -> Action {
        let draft = self.lays(view).filter(|draft| view.proposal().judge(&draft.table).is_ok());
        draft.map_or(view.rest(), |draft| Action::Lay(draft.table))
    }
}

impl Offered for Rules {
    type Player = Player;

    fn usual() -> Rules {
        Rules::rummi80(4)
    }
}

impl Actor for Player {
    type Game = Rules;

    /// There are no pairs to collect.
    const STYLES: &'static [Style] = &[Style::Plain, Style::Careful, Style::Quick, Style::Patient];

    fn new(rules: &Rules, character: Character, seed: u64) -> Player {
        Player::new(rules, character, seed)
    }

    fn play_as(&mut self, character: Character) {
        self.params = character.into();
    }

    fn ponders(&mut self, view: &View) -> u32 {
        let Params { pause, pace_percent, .. } = self.params;
        let draft = Draft::seen(view, Sight::Table, Aim::Tiles, &mut self.solver, || false);
        let laid = draft.map_or(0, |draft| view.hand.len() - draft.rack.len());
        let effort = match laid {
            0 => pause.clear_percent,
            _ => pause.noticed_percent + pause.laid_percent * laid.min(6) as u32,
        };
        let mut random = self.randomness(view, Moment::Pause);
        random.around(effort, pause.varies_percent) * pace_percent / 100
    }
}
