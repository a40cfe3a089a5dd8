//! A position of table rummy as text.

use super::round::Round;
use super::rules::Rules;
use super::view::View;
use crate::game::Game;
use crate::notation::{write_melds, write_tiles};
use crate::position::{
    Fields, Impossible, Inspected, Line, Placed, Players, Positions, Rest, deal_hidden, inspect,
    standing,
};
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::Tile;

impl Positions for Rules {
    fn phases() -> Vec<&'static str> {
        Vec::new()
    }

    fn inspect_position(text: &str, seed: u64) -> Inspected<Rules> {
        let place = |fields: &mut Fields, rules| place(fields, rules, seed);
        inspect(text, |rules: &Rules| rules.pack(), place, View::check)
    }

    fn write_position(view: &View) -> String {
        let mut line = Line::new(&view.rules);
        let (seats, players) = (view.seats(), view.players.each_ref());
        line.players([seats, view.rules.seats()], view.seat, view.turn, view.starter);
        line.tiles("hand", &view.hand);
        if !view.table.is_empty() {
            line.add("table", &write_melds(&view.table));
        }
        line.seats("opened", players.map(|player| player.opened));
        line.seats("left", players.map(|player| player.left));
        line.sizes(seats, players.map(|player| player.tiles));
        line.end(view.stock, view.points, view.decided)
    }
}

fn place(fields: &mut Fields, rules: Rules, seed: u64) -> Option<Placed<Rules>> {
    let Players { seats, seat, turn, starter } = fields.players(rules.seats());
    let hand = fields.hand();
    let table = table(fields, &rules);
    let opened = opened(fields, seats, table.is_empty());
    let left = fields.seats("left", seats);
    let Rest { tiles, stock, points, decided } = fields.rest();
    if hand.is_empty() || tiles[seat.index()].is_some_and(|tiles| tiles != hand.len()) {
        fields.hand_size(hand.len(), tiles[seat.index()]);
    }
    let lying = table.iter().map(Vec::len).sum::<usize>() + hand.len();
    let rest = rules.pack().size().checked_sub(lying);
    let counts = rest.and_then(|rest| counts(seats.without(seat), rest, tiles, stock));
    let Some((mut sizes, stock)) = counts else {
        fields.wrong(Impossible::BadCount, "stock", &"");
        return None;
    };
    sizes[seat.index()] = hand.len();
    let mut hands: [Vec<Tile>; 4] = Default::default();
    hands[seat.index()] = hand;
    if !fields.faults.is_empty() {
        return None;
    }
    let stock = deal_hidden(rules.pack(), fields.placed, &mut hands, sizes, stock, seed)?;
    let supply = Supply::placed(hands, Default::default(), stock);
    let of = |seats: &[Seat]| Seat::ALL.map(|seat| seats.contains(&seat));
    let flags = [of(&opened), of(&left)];
    let round = Round::placed(rules, seats, [starter, turn], (supply, table), flags);
    Some(Placed { round, seat, standing: standing(rules, seats, points, decided) })
}

/// Reads the series of the table.
fn table(fields: &mut Fields, rules: &Rules) -> Vec<Vec<Tile>> {
    let words = fields.one("table").unwrap_or_default();
    let rows = words.split('|').map(str::trim).filter(|row| !row.is_empty());
    let table: Vec<Vec<Tile>> = rows.map(|row| fields.place("table", row)).collect();
    let laying = rules.laying();
    for series in table.iter().filter(|series| laying.read(series).is_none()) {
        fields.wrong(Impossible::NotAMeld, "table", &write_tiles(series));
    }
    table
}

/// Reads who has laid tiles: if nothing is said and there is a table, everybody.
fn opened(fields: &mut Fields, seats: Seats, empty: bool) -> Vec<Seat> {
    let said = fields.has("opened");
    let opened = fields.seats("opened", seats);
    if said && opened.is_empty() != empty {
        fields.wrong(Impossible::NotOpened, "opened", &"");
    }
    if said || empty { opened } else { seats.iter().collect() }
}

/// The numbers of tiles of the other players and in the stock. Where they are not known, players
/// hold as many as were dealt, or what the stock leaves.
fn counts(
    others: Seats,
    rest: usize,
    tiles: [Option<usize>; 4],
    stock: Option<usize>,
) -> Option<([usize; 4], usize)> {
    const DEALT: usize = 14;
    let mut sizes = [0; 4];
    let (known, unknown): (Vec<Seat>, Vec<Seat>) =
        others.iter().partition(|seat| tiles[seat.index()].is_some());
    for seat in known {
        sizes[seat.index()] = tiles[seat.index()].unwrap_or(DEALT).min(rest + 1);
    }
    let held: usize = sizes.iter().sum();
    let share = match stock {
        Some(stock) if !unknown.is_empty() => Some(rest.checked_sub(held)?.checked_sub(stock)?),
        _ => None,
    };
    for (at, seat) in unknown.iter().enumerate() {
        let even = |share: usize| (share + at) / unknown.len();
        sizes[seat.index()] = share.map_or(DEALT, even);
    }
    let left = rest.checked_sub(sizes.iter().sum())?;
    let holds = others.iter().all(|seat| sizes[seat.index()] > 0);
    (holds && stock.is_none_or(|stock| stock == left)).then_some((sizes, left))
}
