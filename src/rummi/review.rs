//! Reviews a round of table rummy: compares each turn with the possible plays and with
//! those of an Expert.
//!
//! The loss of a turn is the number of tiles that an Expert would have laid and that stayed on the
//! rack. Laying nothing loses nothing where that wins more rounds ([`Keeping`]), and laying tiles
//! loses nothing while an Expert would wait. A tile that helps is a joker.

use super::action::Event;
use super::bots::{Params, Player};
use super::coach::Possible;
use super::keeping::Keeping;
use super::rules::Rules;
use crate::contest::Match;
use crate::json::as_name;
use crate::laying::{Play, TableSolver};
use crate::named::named;
use crate::review::{Judged, Luck, Review, Reviews, again, turn_of};
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

/// A turn in which tiles could be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "judge",
    derive(tsify::Tsify),
    tsify(missing_as_null, rename = "RummiDecision")
)]
pub struct Decision {
    /// Index of the action in the round, equal to that of its event in the history.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// Number of tiles that the player laid.
    pub laid: usize,
    /// The play with the most tiles.
    pub most: Play,
    /// Number of tiles that an Expert would have laid.
    pub expert: usize,
    /// True if these would have been the player's first.
    pub opens: bool,
    /// The worth of keeping all tiles; `None` where it wins no more rounds.
    #[cfg_attr(feature = "judge", tsify(type = "RummiKeeping | null"))]
    pub keeping: Option<Keeping>,
}

named! {
    /// The mistake of a turn.
    pub enum Mistake {
        /// The player could have laid their first tiles, and laid none.
        Closed = "closed",
        /// The player could have laid tiles, and laid none.
        Nothing = "nothing",
        /// The player laid fewer tiles than possible.
        Fewer = "fewer",
    }
}

as_name!(Mistake);

impl Reviews for Rules {
    type Decision = Decision;

    fn review(game: &Match<Rules>, round: usize, seat: Seat) -> Option<Review<Decision>> {
        review(game, round, seat, &mut TableSolver::new(*game.rules()).thorough())
    }
}

impl Judged for Decision {
    type Mistake = Mistake;

    const MOST: f64 = 4.0;
    const SCALE: [(f64, f64); 5] =
        [(1.231, 2.1), (0.619, 6.8), (0.412, 11.9), (0.0, 25.1), (0.0, 25.1)];

    /// Number of tiles that stayed on the rack although an Expert would have laid them. None where
    /// the player kept all and that wins more rounds.
    fn lost(&self) -> f64 {
        let keeps = self.laid == 0 && self.keeping.is_some();
        if keeps { 0.0 } else { self.expert.saturating_sub(self.laid) as f64 }
    }

    fn mistake(&self) -> Option<Mistake> {
        (self.lost() > 0.0).then_some(match self.laid {
            0 if self.opens => Mistake::Closed,
            0 => Mistake::Nothing,
            _ => Mistake::Fewer,
        })
    }
}

/// Reviews a finished round for the player at this seat. `None` for any other round.
pub fn review(
    game: &Match<Rules>,
    round: usize,
    seat: Seat,
    solver: &mut TableSolver,
) -> Option<Review<Decision>> {
    let mut expert = Player::new(game.rules(), Params::EXPERT, 0);
    let mut decisions = Vec::new();
    let mut luck = [Luck::default(); 4];
    let mut own = dealt(game, round)?;
    let last = game.rounds().get(round)?;
    let history = last.round.history();
    again(game, round, |before, event, by, _| {
        let view = before.view(by).expect("a round is played");
        let stock = before.round().expect("a round is played").stock();
        let drawn = match history[event] {
            Event::Drew { .. } => 1,
            Event::Failed { .. } | Event::TimedOut { .. } => {
                game.rules().penalty_tiles.get().into()
            }
            Event::Laid { .. } | Event::Passed { .. } => 0,
        };
        for &drawn in stock.iter().rev().take(drawn) {
            let own = &mut own[by.index()];
            luck[by.index()].add(drawn.kind() == Kind::Joker, joker(game.rules(), own));
            own.push(drawn);
        }
        if by == seat {
            let (turn, laid) = (turn_of(before, by), history[event].laid());
            let opens = !view.has_opened();
            let possible = Possible::of(&view, &mut expert, solver);
            decisions.extend(possible.map(|Possible { most, expert }| Decision {
                event,
                turn,
                laid,
                keeping: Keeping::of(&view, view.hand.len() - most.laid.len()),
                most,
                expert,
                opens,
            }));
        }
    })?;
    Some(Review { seat, round, luck, decisions })
}

/// The dealt hand of each seat.
fn dealt(game: &Match<Rules>, round: usize) -> Option<[Vec<Tile>; 4]> {
    let played = game.rounds().get(round)?;
    Some(Seat::ALL.map(|seat| played.begun.hand(seat).to_vec()))
}

/// The chance of drawing a joker for a player who has held these tiles so far. The tiles on the
/// table are ignored: jokers are laid sooner than other tiles, so unseen ones are more likely in
/// the stock than on racks.
fn joker(rules: &Rules, own: &[Tile]) -> f64 {
    let held = own.iter().filter(|tile| tile.kind() == Kind::Joker).count();
    let [jokers, all] =
        [rules.pack().copies_of(Kind::Joker) - held, rules.pack().size() - own.len()];
    jokers as f64 / all as f64
}
