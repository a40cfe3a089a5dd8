//! The tables of a tournament: the draw, who moves where, and which table breaks (RULES section 8).
//!
//! There are as few tables as hold everybody at four seats each, and their sizes differ by at most
//! one. All chance comes from outside.

use crate::random::Random;
use crate::seat::{Seat, Seats};

/// One table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its number, which it keeps.
    pub number: usize,
    /// Who sits where: numbers of entrants.
    pub seats: [Option<usize>; 4],
    /// Who deals the round.
    pub dealer: Seat,
}

/// Somebody who goes to another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who.
    pub entrant: usize,
    /// The number of the table that he leaves.
    pub from: usize,
    /// That of the one to which he goes.
    pub to: usize,
    /// His seat there.
    pub seat: Seat,
}

/// What becomes of the tables when some have gone out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The tables that break.
    pub broken: Vec<usize>,
    /// Who moves, in this order.
    pub moves: Vec<Move>,
}

impl Table {
    /// The seats at which somebody sits.
    pub fn taken(&self) -> Seats {
        Seat::ALL.into_iter().filter(|seat| self.seats[seat.index()].is_some()).collect()
    }

    /// How many sit there.
    pub fn size(&self) -> usize {
        self.taken().count()
    }

    /// Who sits there, in the order of play.
    pub fn entrants(&self) -> impl Iterator<Item = usize> {
        self.seats.into_iter().flatten()
    }
}

/// Seats so many entrants at random. Each table has a random first dealer.
pub fn draw(entrants: usize, random: &mut Random) -> Vec<Table> {
    let mut order: Vec<usize> = (0..entrants).collect();
    random.shuffle(&mut order);
    let mut order = order.into_iter();
    let count = entrants.div_ceil(4);
    let drawn = (0..count).map(|number| {
        let size = entrants / count + usize::from(number < entrants % count);
        let mut seats = [None; 4];
        let places: Vec<Seat> = Seats::of(size as u16).iter().collect();
        places.iter().for_each(|seat| seats[seat.index()] = order.next());
        let dealer = places[random.below(size as u32) as usize];
        Table { number, seats, dealer }
    });
    drawn.collect()
}

/// Takes these out, breaks tables that are too many, and moves players until sizes differ by at
/// most one.
pub fn reseat(tables: &mut Vec<Table>, out: &[usize], random: &mut Random) -> Seating {
    for seat in tables.iter_mut().flat_map(|table| &mut table.seats) {
        *seat = seat.filter(|entrant| !out.contains(entrant));
    }
    let mut seating = Seating::default();
    let alive: usize = tables.iter().map(Table::size).sum();
    while tables.len() > alive.div_ceil(4).max(1) {
        // Of several that are as small the one with the highest number goes.
        let smallest = (0..tables.len()).rev().min_by_key(|&at| tables[at].size());
        let broken = tables.remove(smallest.expect("there are tables"));
        seating.broken.push(broken.number);
        for entrant in broken.entrants() {
            seat(tables, entrant, broken.number, random, &mut seating);
        }
    }
    loop {
        let sizes = tables.iter().map(Table::size);
        let (most, fewest) = (sizes.clone().max(), sizes.min());
        if most <= fewest.map(|size| size + 1) {
            return seating;
        }
        // Of several that are as large the one with the lowest number gives a player away.
        let from = tables.iter_mut().find(|table| Some(table.size()) == most);
        let from = from.expect("it is one of them");
        let nth = random.below(from.size() as u32) as usize;
        let entrant = from.entrants().nth(nth).expect("one of them");
        let left = from.seats.iter().position(|&other| other == Some(entrant));
        from.seats[left.expect("he sits there")] = None;
        let from = from.number;
        seat(tables, entrant, from, random, &mut seating);
    }
}

/// Gives somebody a random free seat of the tables with the fewest players.
fn seat(
    tables: &mut [Table],
    entrant: usize,
    from: usize,
    random: &mut Random,
    seating: &mut Seating,
) {
    let fewest = tables.iter().map(Table::size).min();
    let free: Vec<(usize, Seat)> = (0..tables.len())
        .filter(|&at| Some(tables[at].size()) == fewest)
        .flat_map(|at| Seat::ALL.map(|seat| (at, seat)))
        .filter(|&(at, seat)| tables[at].seats[seat.index()].is_none())
        .collect();
    let (at, seat) = free[random.below(free.len() as u32) as usize];
    tables[at].seats[seat.index()] = Some(entrant);
    seating.moves.push(Move { entrant, from, to: tables[at].number, seat });
}

/// The dealer's role moves on by one seat at every table.
pub fn pass_deal(tables: &mut [Table]) {
    for table in tables {
        table.dealer = table.taken().after(table.dealer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(tables: &[Table]) -> Vec<usize> {
        tables.iter().map(Table::size).collect()
    }

    #[test]
    fn rule_8_as_few_tables_as_hold_everybody() {
        for (entrants, expected) in
            [(5, vec![3, 2]), (8, vec![4, 4]), (9, vec![3, 3, 3]), (17, vec![4, 4, 3, 3, 3])]
        {
            assert_eq!(sizes(&draw(entrants, &mut Random::new(1, 0))), expected);
        }
    }

    #[test]
    fn rule_8_tables_stay_even_whoever_goes_out() {
        for seed in 0..2000 {
            let mut random = Random::new(seed, 0);
            let mut tables = draw(5 + random.below(60) as usize, &mut random);
            let mut alive: Vec<usize> = tables.iter().flat_map(Table::entrants).collect();
            while alive.len() > 1 {
                random.shuffle(&mut alive);
                let most = alive.len() as u32;
                let few = 1 + random.below(most);
                let gone = 1 + random.below(few) as usize;
                let out = alive.split_off(alive.len().saturating_sub(gone).max(1));
                let before = tables.clone();
                let seating = reseat(&mut tables, &out, &mut random);
                let all = sizes(&tables);
                assert_eq!(tables.len(), alive.len().div_ceil(4), "{all:?}");
                assert!(all.iter().max().unwrap() - all.iter().min().unwrap() <= 1, "{all:?}");
                let mut seated: Vec<usize> = tables.iter().flat_map(Table::entrants).collect();
                seated.sort_unstable();
                alive.sort_unstable();
                assert_eq!(seated, alive);
                // Who is not said to move stays where he is.
                for table in &tables {
                    let was = before.iter().find(|other| other.number == table.number).unwrap();
                    for (seat, entrant) in table.seats.iter().enumerate() {
                        let moved = seating.moves.iter().any(|m| Some(m.entrant) == *entrant);
                        assert!(entrant.is_none() || moved || was.seats[seat] == *entrant);
                    }
                }
                pass_deal(&mut tables);
                assert!(alive.len() < 2 || tables.iter().all(|t| t.taken().contains(t.dealer)));
            }
        }
    }
}
