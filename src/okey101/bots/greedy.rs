//! A simple bot: opens as soon as it can, lays and adds all it can, and discards the highest tile
//! that costs nothing and does not lie in its melds.

use crate::game::Bot;
use crate::meld::MeldKind;
use crate::okey101::action::{Action, Place, Way};
use crate::okey101::round::Phase;
use crate::okey101::row::{Row, uses};
use crate::okey101::rules::{AddCap, Playable, Rules};
use crate::okey101::solver::{Solver, pairs};
use crate::okey101::view::View;
use crate::tile::{Reading, Tile};

/// A bot that sees only what lies before it.
#[derive(Default)]
pub struct Greedy {
    solver: Solver,
}

impl Greedy {
    /// Creates a bot.
    pub fn new() -> Greedy {
        Greedy::default()
    }

    /// Takes a discard that an opening needs or that fits the table, and else draws.
    fn come(&mut self, view: &View) -> Action {
        let takes = view.legal.take && view.takeable().is_some_and(|tile| self.can_use(view, tile));
        match view.phase {
            _ if takes => Action::Take,
            Phase::LastChance => Action::Pass,
            _ => Action::Draw,
        }
    }

    /// Returns `true` if a tile can be used at once when it is taken.
    fn can_use(&mut self, view: &View, tile: Tile) -> bool {
        let hand = [&view.hand[..], &[tile]].concat();
        match view.opened() {
            None => self.opening(view, &hand, Some(tile)).is_some(),
            Some(_) => addition(view, &[tile]).is_some(),
        }
    }

    /// The rows of an opening with this hand.
    fn opening(&mut self, view: &View, hand: &[Tile], must: Option<Tile>) -> Option<Vec<Row>> {
        let okey = view.okey();
        let announced = view.players[view.seat.index()].announced;
        if !announced {
            let limit = view.rules.run_limit;
            if view.rules.direct_finish
                && let Some(melds) = self.solver.finish(hand, okey, must, limit)
            {
                return Some(melds.rows);
            }
            let best = self.solver.best(hand, okey, must, limit);
            if let Some(melds) = best.filter(|melds| melds.value >= view.need.points) {
                return Some(melds.rows);
            }
        }
        if view.rules.declare_pairs && !announced {
            return None;
        }
        let rows = pairs(hand, okey, view.rules.indicator_pair);
        let laid = || rows.iter().flat_map(|row| &row.tiles);
        let used = must.is_none_or(|must| uses(laid(), must));
        let enough = rows.len() >= usize::from(view.need.pairs) && laid().count() < hand.len();
        (enough && used).then_some(rows)
    }

    /// The next action of the turn after a tile came.
    fn go_on(&mut self, view: &View) -> Action {
        if view.legal.open
            && let Some(rows) = self.opening(view, &view.hand, view.unused)
        {
            return Action::Open(rows);
        }
        if let Some(tile) = view.unused {
            let addition = addition(view, &[tile]).filter(|_| view.legal.work);
            // Nothing else is laid before the tile is used, so taking back leads to the return.
            let without = if view.to_take_back > 0 { Action::TakeBack } else { Action::Return };
            return addition.unwrap_or(without);
        }
        if view.legal.work && view.hand.len() > 1 {
            if let Some(row) = self.further_meld(view) {
                return Action::Lay(row);
            }
            if let Some(action) = addition(view, &view.hand) {
                return action;
            }
        }
        Action::Discard(self.discard(view))
    }

    /// A further meld that leaves a tile.
    fn further_meld(&mut self, view: &View) -> Option<Row> {
        let way = view.opened()?.way;
        match way {
            Way::Series => {
                let melds =
                    self.solver.best(&view.hand, view.okey(), None, view.rules.run_limit)?;
                melds.rows.into_iter().next()
            }
            Way::Pairs => {
                let mut rows =
                    pairs(&view.hand, view.okey(), view.rules.indicator_pair).into_iter();
                rows.rfind(|row| row.tiles.len() < view.hand.len())
            }
        }
    }

    /// The discard: outside of melds, without cost, the highest.
    fn discard(&mut self, view: &View) -> Tile {
        let okey = view.okey();
        if view.hand.len() == 1 {
            return view.hand[0];
        }
        let fitting = view.fitting();
        let best = self.solver.best(&view.hand, okey, None, view.rules.run_limit);
        let rest = best.map_or_else(|| view.hand.clone(), |melds| melds.rest);
        let rank = |tile: &Tile| match okey.read(tile.kind()) {
            Reading::Wild => (2, 0),
            Reading::Face(face) => {
                let playable = view.rules.playable != Playable::Off
                    && fitting.is_playable(*tile, okey, &view.rules);
                (u8::from(playable), u8::MAX - face.number.get())
            }
        };
        rest.iter().copied().min_by_key(rank).expect("a tile is left")
    }
}

/// The first addition of one of these tiles that the rules allow.
fn addition(view: &View, tiles: &[Tile]) -> Option<Action> {
    if view.rules.add_cap != AddCap::None && view.to_take_back >= 2 {
        return None;
    }
    let ordinary = |tile: &&Tile| view.okey().read(tile.kind()) != Reading::Wild;
    let of_one = |tile: &Tile| {
        let melds = view.table.iter().enumerate();
        let mut melds = melds.filter(|(_, lying)| lying.kind != MeldKind::Pair);
        melds.find_map(|(meld, lying)| {
            let at = lying.places(*tile, view.okey()).next()?;
            Some(Action::Add { tile: *tile, place: Place { meld, at } })
        })
    };
    let tiles = tiles.iter().filter(|tile| view.unused == Some(**tile) || ordinary(tile));
    tiles.into_iter().find_map(of_one)
}

impl Bot<Rules> for Greedy {
    fn decide(&mut self, view: &View, _: &mut dyn FnMut() -> bool) -> Action {
        if !view.is_own_turn() {
            return Action::Call;
        }
        match view.phase {
            Phase::Draw | Phase::LastChance => self.come(view),
            Phase::Play | Phase::Over => self.go_on(view),
        }
    }
}
