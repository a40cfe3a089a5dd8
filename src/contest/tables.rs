//! The tables of a tournament: the draw, and the moves of players when tables break (RULES section
//! 8).
//!
//! There are as few tables as can seat all players, four at each, and their sizes differ by at most
//! one. The caller supplies the random numbers.

use crate::random::Random;
use crate::seat::{Seat, Seats};

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its permanent number.
    pub number: usize,
    /// The entrants by seat.
    pub seats: [Option<usize>; 4],
    /// The dealer of the round.
    pub dealer: Seat,
}

/// A move of an entrant to another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The entrant.
    pub entrant: usize,
    /// The number of the old table.
    pub from: usize,
    /// The number of the new table.
    pub to: usize,
    /// The new seat.
    pub seat: Seat,
}

/// The changes of the tables after eliminations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The tables that break.
    pub broken: Vec<usize>,
    /// The moves, in order.
    pub moves: Vec<Move>,
}

impl Table {
    /// The occupied seats.
    pub fn taken(&self) -> Seats {
        Seat::ALL.into_iter().filter(|seat| self.seats[seat.index()].is_some()).collect()
    }

    /// Number of players at the table.
    pub fn size(&self) -> usize {
        self.taken().count()
    }

    /// The players in the order of play.
    pub fn entrants(&self) -> impl Iterator<Item = usize> {
        self.seats.into_iter().flatten()
    }
}

/// Seats `entrants` entrants at random. Each table has a random first dealer.
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

/// Removes `out`, breaks surplus tables, and moves players until sizes differ by at most one.
pub fn reseat(tables: &mut Vec<Table>, out: &[usize], random: &mut Random) -> Seating {
    for seat in tables.iter_mut().flat_map(|table| &mut table.seats) {
        *seat = seat.filter(|entrant| !out.contains(entrant));
    }
    let mut seating = Seating::default();
    let alive: usize = tables.iter().map(Table::size).sum();
    while tables.len() > alive.div_ceil(4).max(1) {
        // Break the smallest table; of equal ones that with the highest number.
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
        // Move a player from the largest table; of equal ones that with the lowest number.
        let from = tables.iter_mut().find(|table| Some(table.size()) == most);
        let from = from.expect("it is one of them");
        let nth = random.below(from.size() as u32) as usize;
        let entrant = from.entrants().nth(nth).expect("one of them");
        let left = from.seats.iter().position(|&other| other == Some(entrant));
        from.seats[left.expect("the entrant sits there")] = None;
        let from = from.number;
        seat(tables, entrant, from, random, &mut seating);
    }
}

/// Gives an entrant a random free seat at one of the smallest tables.
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

/// Passes the dealer's role by one seat at every table.
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
    fn rule_8_tables_stay_even_after_any_elimination() {
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
                // A player without a move keeps the seat.
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
