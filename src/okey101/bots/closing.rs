//! The points of a player if the round ends with the turn: by the rules alone, without an estimate.

use crate::okey101::action::{Action, Way};
use crate::okey101::penalty::Reason;
use crate::okey101::round::Opened;
use crate::okey101::row::Row;
use crate::okey101::rules::{FromHand, PENALTY};
use crate::okey101::score::Score;
use crate::okey101::solver::{Position, Solver, TableTurn};
use crate::okey101::table::{Fitting, Lying};
use crate::okey101::view::View;
use crate::tile::{Reading, Tile};

/// The points of a player who does not open.
pub fn unopened(view: &View) -> i32 {
    Score::unopened(view.players[view.seat.index()].announced, &view.rules).total()
}

/// The points of a player who opens with these melds, which leave these tiles, lays all that it
/// can, and discards the cheapest tile.
pub fn opened(view: &View, rows: &[Row], way: Way, rest: &[Tile], solver: &mut Solver) -> i32 {
    let (okey, rules) = (view.okey(), &view.rules);
    let lying = |row: &Row| row.read(okey).map(|meld| Lying::new(view.seat, meld));
    let mut table = view.table.clone();
    table.extend(rows.iter().filter_map(lying));
    let position = Position { table: &table, ..position_by(way, view, rest) };
    let turn = if rules.wait_turn { None } else { solver.turn(&position) };
    let stays = || TableTurn { actions: Vec::new(), rest: rest.to_vec() };
    let TableTurn { actions, rest } = turn.unwrap_or_else(stays);
    if let [last] = rest[..] {
        let by_okey = okey.read(last.kind()) == Reading::Wild;
        let from_hand = rules.from_hand == FromHand::AnyTurn || is_alone(view);
        return Score::finished(rules.factors.of([by_okey, way == Way::Pairs, from_hand])).total();
    }
    for action in actions {
        match action {
            Action::Lay(row) => table.extend(lying(&row)),
            Action::Add { tile, place } => table[place.meld].add(tile, place.at),
            Action::Exchange { tile, place } => table[place.meld].tiles[place.at] = tile,
            _ => {}
        }
    }
    let fitting = Fitting::on(&table, okey, rules);
    let points = |&tile: &Tile| {
        let penalty = Reason::of_discard(tile, okey, &fitting, rules).map_or(0, |_| PENALTY);
        penalty + without(&rest, tile, way, view)
    };
    rest.iter().map(points).min().expect("a tile stays")
}

/// The points of the tiles of a player who has opened, without one.
pub fn without(tiles: &[Tile], gone: Tile, way: Way, view: &View) -> i32 {
    let rest: Vec<Tile> = tiles.iter().copied().filter(|&tile| tile != gone).collect();
    Score::of_tiles(&rest, view.okey(), way, &view.rules).total()
}

/// The situation of a player who has opened this way, with this hand, at the beginning of a turn.
pub fn position_by<'a>(way: Way, view: &'a View, hand: &'a [Tile]) -> Position<'a> {
    let (okey, rules) = (view.okey(), &view.rules);
    let by_pairs = |opened: Option<Opened>| opened.is_some_and(|it| it.way == Way::Pairs);
    let pairs = if others(view).any(by_pairs) { rules.pairs_limit.most() } else { 0 };
    Position { hand, table: &view.table, okey, rules, way, pairs, must: None, added: &[] }
}

/// The openings of the other players.
fn others(view: &View) -> impl Iterator<Item = Option<Opened>> {
    let others = view.seats().iter().filter(|&seat| seat != view.seat);
    others.map(|seat| view.players[seat.index()].opened)
}

/// Returns `true` if no other player has opened.
fn is_alone(view: &View) -> bool {
    others(view).all(|opened| opened.is_none())
}
