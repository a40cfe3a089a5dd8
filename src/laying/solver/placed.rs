//! Alternative places of jokers in series: either end of a run, and the exchange of a player's own
//! jokers with those of the table.

use super::sets::sets;
use crate::laying::rules::LayingRules;
use crate::meld::MeldKind;
use crate::tile::Tile;

/// Returns a table in all arrangements of the jokers in its series, the given one first.
pub fn placings(table: &[Vec<Tile>], rack: &[Tile], rules: &LayingRules) -> Vec<Vec<Vec<Tile>>> {
    let mut placed = vec![Vec::new()];
    for series in table {
        let orders = orders(series, rules);
        let with = |order: &Vec<Tile>| {
            let longer = |rows: &Vec<Vec<Tile>>| [&rows[..], std::slice::from_ref(order)].concat();
            placed.iter().map(longer).collect::<Vec<_>>()
        };
        placed = orders.iter().flat_map(with).collect();
    }
    if rules.joker_lock {
        return placed;
    }
    let others = placed.iter().flat_map(|table| dealt(table, rack, rules)).collect::<Vec<_>>();
    [placed, others].concat()
}

/// Returns the orders of a series, the given one first: jokers at the ends of a run may lie at
/// either end.
fn orders(series: &[Tile], rules: &LayingRules) -> Vec<Vec<Tile>> {
    let joker = |tile: &&Tile| rules.is_wild(**tile);
    let before = series.iter().take_while(joker).count();
    let behind = series.iter().rev().take_while(joker).count();
    let mut orders = vec![series.to_vec()];
    if before + behind == 0 || before == series.len() {
        return orders;
    }
    let (first, rest) = series.split_at(before);
    let (middle, last) = rest.split_at(rest.len() - behind);
    let jokers = [first, last].concat();
    for at in 0..=jokers.len() {
        let (before, behind) = jokers.split_at(at);
        let order = [before, middle, behind].concat();
        let meld = rules.read(&order);
        let read = meld.is_some_and(|meld| meld.kind == MeldKind::Run || middle.len() == 1);
        if read && !orders.contains(&order) {
            orders.push(order);
        }
    }
    orders
}

/// Returns the other distributions of a table's jokers among their places, which differ in the
/// jokers that come from the rack.
fn dealt(table: &[Vec<Tile>], rack: &[Tile], rules: &LayingRules) -> Vec<Vec<Vec<Tile>>> {
    let jokers = table.iter().flatten().copied().filter(|&tile| rules.is_wild(tile));
    let (own, old): (Vec<Tile>, Vec<Tile>) = jokers.partition(|tile| rack.contains(tile));
    if own.is_empty() || old.is_empty() {
        return Vec::new();
    }
    let places: Vec<usize> = (0..own.len() + old.len()).collect();
    let deal = |set: Vec<usize>| {
        let (mut own, mut old, mut at) = (own.iter(), old.iter(), 0..);
        let mut table = table.to_vec();
        for tile in table.iter_mut().flatten().filter(|tile| rules.is_wild(**tile)) {
            let mine = at.next().is_some_and(|at| set.contains(&at));
            let next = if mine { own.next() } else { old.next() };
            *tile = *next.expect("as many jokers as places");
        }
        table
    };
    sets(&places, own.len(), usize::MAX).into_iter().map(deal).collect()
}
