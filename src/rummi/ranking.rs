//! The ranking of the plays of a turn of table rummy by the tiles that they leave.

use super::action::Action;
use super::bots::{Params, Player};
use super::coach::Hint;
use super::keeping::Keeping;
use super::rules::Rules;
use super::view::View;
use crate::game::Bot;
use crate::laying::TableSolver;
use crate::ranking::{Ranked, Ranks, Worth};
use crate::sort::sort_short;
use crate::tile::Tile;

/// The facts behind the worth of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null, rename = "RummiFacts"))]
pub struct Facts {
    /// The tiles that are laid.
    pub laid: Vec<Tile>,
    /// True if they are the player's first.
    pub opens: bool,
    /// True if the whole rack is laid.
    pub finishes: bool,
    /// True if series of the table do not stay as they lie.
    pub changes: bool,
    /// True if the action lays nothing and is the best all the same: an Expert waits to lay
    /// everything at once.
    pub waits: bool,
    /// The worth of keeping all tiles, where the action does although some could be laid; `None`
    /// elsewhere, and where it wins no more.
    #[cfg_attr(feature = "judge", tsify(type = "RummiKeeping | null"))]
    pub keeping: Option<Keeping>,
}

impl Ranks for Rules {
    type Facts = Facts;

    const WORTH: Worth = Worth::Tiles;

    fn ranking(view: &View, _quick: bool) -> Vec<Ranked<Action, Facts>> {
        if !view.is_own_turn() {
            return Vec::new();
        }
        let mut solver = TableSolver::new(view.rules);
        let rest = |waits, keeping| Ranked {
            action: view.rest(),
            worth: Some((view.hand.len() + usize::from(view.stock > 0)) as f64),
            within: 0.0,
            facts: Facts { waits, keeping, ..Facts::default() },
        };
        let Hint::Lay { play, waits, plain, .. } = Hint::of(view, &mut solver) else {
            return vec![rest(false, None)];
        };
        let keeping = Keeping::of(view, view.hand.len() - play.laid.len());
        let mut lays = vec![lay(view, play.table)];
        let expert = Player::new(&view.rules, Params::EXPERT, 0).decide(view, &mut || false);
        let others = [Some(expert), plain.map(|route| Action::Lay(route.play.table))];
        for action in others.into_iter().flatten() {
            let Action::Lay(table) = action else { continue };
            let other = lay(view, table);
            // As many other tiles are hardly another choice.
            if lays.iter().all(|lay| lay.facts.laid.len() != other.facts.laid.len()) {
                lays.push(other);
            }
        }
        sort_short(&mut lays, |lay| lay.worth);
        let at = if waits { 0 } else { lays.len() };
        lays.insert(at, rest(waits, keeping));
        lays
    }
}

/// Ranks the action that makes this table.
fn lay(view: &View, table: Vec<Vec<Tile>>) -> Ranked<Action, Facts> {
    let laid: Vec<Tile> = view
        .hand
        .iter()
        .copied()
        .filter(|tile| table.iter().flatten().any(|t| t == tile))
        .collect();
    let stays = |row: &Vec<Tile>| table.iter().any(|new| row.iter().all(|tile| new.contains(tile)));
    let facts = Facts {
        opens: !view.has_opened(),
        finishes: laid.len() == view.hand.len(),
        changes: !view.table.iter().all(stays),
        laid,
        ..Facts::default()
    };
    let worth = Some((view.hand.len() - facts.laid.len()) as f64);
    Ranked { action: Action::Lay(table), worth, within: 0.0, facts }
}
