//! Help for a player: the best action with its reason, the opening that a hand has, and the
//! discards that cost nothing.

use super::action::{Action, Way};
use super::bots::{Params, Player, Why, position};
use super::penalty::Reason;
use super::possible::Possible;
use super::score::Score;
use super::solver::{Done, Solver, count_pairs};
use super::view::View;
use crate::tile::Tile;

/// Returns the actions that use the discard on offer if this player takes it: an opening or table
/// work; empty if it cannot be used.
pub fn use_of(view: &View, tile: Tile, solver: &mut Solver) -> Vec<Action> {
    if let Some(opening) = Possible::of(view, Some(tile), solver) {
        return opening.actions();
    }
    let hand = [&view.hand[..], &[tile]].concat();
    let turn =
        position(view, &hand, Some(tile), &Done::default()).and_then(|place| solver.turn(&place));
    turn.map_or_else(Vec::new, |turn| turn.actions)
}

/// The tiles of this player whose discard costs nothing: also the last one, which finishes
/// (OKEY101 8).
pub fn free(view: &View) -> Vec<Tile> {
    let (okey, fitting) = (view.okey(), view.fitting());
    let cost = |tile| Reason::of_discard(tile, okey, &fitting, &view.rules);
    let finishes = view.legal.discard && view.hand.len() == 1;
    view.hand.iter().copied().filter(|&tile| finishes || cost(tile).is_none()).collect()
}

/// The best action of a player, and the facts behind it.
///
/// ```
/// use istaka::Match;
/// use istaka::okey101::{Hint, Rules, Solver};
/// let mut game = Match::new(Rules::yuzbir(4), 7);
/// game.deal()?;
/// let seat = game.turn().unwrap();
/// let hint = Hint::of(&game.view(seat).unwrap(), &mut Solver::new()).unwrap();
/// game.play(seat, hint.action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101Hint"))]
pub struct Hint {
    /// The action of an Expert.
    pub action: Action,
    /// Its reason.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Why"))]
    pub why: Why,
    /// The advised opening, or the one that the hand has, with the discard on offer if it is taken
    /// for it.
    pub opening: Option<Possible>,
    /// The numbers behind it.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Numbers"))]
    pub numbers: Numbers,
    /// The tiles whose discard costs nothing.
    pub free: Vec<Tile>,
}

/// The numbers behind a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Numbers"))]
pub enum Numbers {
    /// An opening by series.
    Series {
        /// Its value.
        worth: u16,
        /// The value that is needed.
        need: u16,
    },
    /// An opening by series that is worth less than needed, and lays all tiles but one (OKEY101
    /// 4.5).
    Direct {
        /// Its value.
        worth: u16,
        /// The value that is needed by other openings.
        need: u16,
    },
    /// An opening by pairs.
    Pairs {
        /// The number of its pairs.
        worth: u16,
        /// The number that is needed.
        need: u8,
    },
    /// No opening.
    Lacks {
        /// The greatest value of series in the hand.
        points: u16,
        /// The value that is needed.
        need: u16,
        /// The most pairs.
        pairs: u8,
        /// The number that is needed.
        least: u8,
    },
    /// No opening of a player who goes for pairs.
    LacksPairs {
        /// The most pairs.
        pairs: u8,
        /// The number that is needed.
        least: u8,
    },
    /// The discards of a player who has opened.
    Free {
        /// The number of tiles whose discard costs nothing.
        count: usize,
    },
    /// The hand of a player who has opened.
    Held {
        /// Its points if the round ends and nobody has finished.
        points: i32,
    },
}

impl Numbers {
    /// The numbers behind this action.
    fn of(
        view: &View,
        action: &Action,
        opening: Option<&Possible>,
        free: &[Tile],
        solver: &mut Solver,
    ) -> Numbers {
        let need = view.need;
        if let Some(opened) = view.opened() {
            return match action {
                Action::Discard(_) => Numbers::Free { count: free.len() },
                _ => {
                    let held = Score::of_tiles(&view.hand, view.okey(), opened.way, &view.rules);
                    Numbers::Held { points: held.total() }
                }
            };
        }
        let pairs = || count_pairs(&view.meaning(), view.rules.indicator_pair);
        match opening {
            Some(&Possible { way: Way::Pairs, worth, .. }) => {
                Numbers::Pairs { worth, need: need.pairs }
            }
            Some(&Possible { worth, .. }) if worth < need.points => {
                Numbers::Direct { worth, need: need.points }
            }
            Some(&Possible { worth, .. }) => Numbers::Series { worth, need: need.points },
            None if view.players[view.seat.index()].announced => {
                Numbers::LacksPairs { pairs: pairs(), least: need.pairs }
            }
            None => Numbers::Lacks {
                points: solver.value(&view.meaning()),
                need: need.points,
                pairs: pairs(),
                least: need.pairs,
            },
        }
    }
}

impl Hint {
    /// Returns the best action of this player, in their turn or out of turn; `None` if there is
    /// nothing to do.
    pub fn of(view: &View, solver: &mut Solver) -> Option<Hint> {
        if !view.is_own_turn() && !view.legal.call {
            return None;
        }
        let (action, why) = Player::new(Params::EXPERT, 0).explain(view);
        let taken = view.takeable().filter(|_| view.legal.take);
        let opening = match &action {
            Action::Open(rows) => Some(Possible::with(view, rows)),
            Action::GoForPairs => Possible::by_pairs(view, None),
            Action::Take => Possible::of(view, taken, solver),
            _ => Possible::of(view, None, solver)
                .or_else(|| Possible::of(view, Some(taken?), solver)),
        };
        let free = free(view);
        let numbers = Numbers::of(view, &action, opening.as_ref(), &free, solver);
        Some(Hint { action, why, opening, numbers, free })
    }
}
