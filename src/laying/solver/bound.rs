//! The bound that leads the search: a lower bound of the cost still to come.
//!
//! Colours interact only in groups, and share only the jokers. The bound allows a tile to lie in a
//! group if its number has tiles of enough colours, even if others need them, and to pay its share
//! of the group's jokers. Then the least cost still to come is computed for each colour separately,
//! for each number of jokers that it may use, and the remaining jokers are distributed among the
//! colours in the best way. No way is cheaper than that.
//!
//! The searches for one play differ in the kept series of the table, and a kept run affects little
//! more than its own colour. So the result for a colour is stored for the next search.
//!
//! The two tiles of a group that needs one joker pay half of it each, so jokers are counted in
//! halves.

use std::collections::VecDeque;
use std::sync::Arc;

use super::position::{Costs, Each, JOKERS, NUMBERS, PLACES, Position};
use super::runs::{self, CODES, Lengths, Steps};

/// More than any way costs.
pub const NEVER: u32 = u32::MAX / 8;

/// Number of possible amounts of half jokers, none to all.
const HALVES: usize = 2 * JOKERS as usize + 1;

/// Number of stored bounds of each colour.
const KEPT: usize = 8;

/// The least costs, by the allowed number of half jokers.
type Least = [u32; HALVES];

/// The least cost still to come of one colour: for each number of finished places, by its open
/// runs.
type Rest = Vec<[Least; CODES]>;

/// The least cost still to come of each colour.
pub struct Bound(Each<Arc<Rest>>);

/// The latest bounds of each colour, the newest first.
#[derive(Default)]
pub struct Known(Each<VecDeque<(Column, Arc<Rest>)>>);

impl Bound {
    /// Computes the bound for a position.
    pub fn new(position: &Position, costs: &Costs, steps: &Steps, known: &mut Known) -> Bound {
        Bound(std::array::from_fn(|color| {
            let column = Column::of(position, costs, color);
            let known = &mut known.0[color];
            if let Some(at) = known.iter().position(|(other, _)| *other == column) {
                let found = known.remove(at).expect("it is there");
                known.push_front(found);
            } else {
                known.truncate(KEPT - 1);
                let rest = Arc::new(column.rest(steps, known));
                known.push_front((column, rest));
            }
            Arc::clone(&known[0].1)
        }))
    }

    /// The least cost still to come of all colours with no more than this number of jokers.
    pub fn rest(&self, done: usize, open: &Each<Lengths>, jokers: u8) -> u32 {
        let most = 2 * usize::from(jokers);
        let colors: Each<&Least> =
            std::array::from_fn(|color| &self.0[color][done][usize::from(open[color])]);
        let sum = |at: usize| colors.iter().map(|least| least[at]).sum::<u32>();
        // Often jokers help no colour.
        if sum(0) == sum(most) || sum(most) >= NEVER {
            return sum(most).min(NEVER);
        }
        let mut shared = *colors[0];
        for least in &colors[1..] {
            for all in (0..=most).rev() {
                let ways = (0..=all).map(|own| shared[all - own] + least[own]);
                shared[all] = ways.min().unwrap_or(NEVER).min(NEVER);
            }
        }
        shared[most]
    }

    /// The least cost still to come of one colour with no more than this number of jokers.
    pub fn color(&self, done: usize, color: usize, open: Lengths, jokers: u8) -> u32 {
        self.0[color][done][usize::from(open)][2 * usize::from(jokers)]
    }
}

/// The data of a position that the least costs of one colour depend on.
#[derive(PartialEq, Eq)]
struct Column {
    /// The cost of leaving a tile of each number.
    costs: [u32; NUMBERS],
    numbers: usize,
    places: usize,
    /// Number of jokers.
    jokers: u8,
    at: [Place; PLACES],
}

/// A place of a colour.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Place {
    /// Number of tiles to lay.
    all: u8,
    /// Number of tiles that must be laid.
    must: u8,
    /// Number of half jokers that each tile needs in a group, if it can lie in one.
    halves: Option<u8>,
    /// Number of kept runs that have their last tile here.
    above: u8,
    /// Number of kept runs that may be continued here.
    below: u8,
}

impl Column {
    fn of(position: &Position, costs: &Costs, color: usize) -> Column {
        let mut at = [Place::default(); PLACES];
        let places = position.places();
        for (place, at) in at.iter_mut().enumerate().take(places) {
            let number = position.number(place);
            let all = position.at(number)[color];
            let grouped = place < position.numbers && all > 0;
            *at = Place {
                all,
                must: position.must[number][color],
                halves: grouped.then(|| halves(position, number, color)).flatten(),
                above: position.kept.above[place][color],
                below: position.kept.below[place][color],
            };
        }
        let (numbers, jokers) = (position.numbers, position.all_jokers());
        Column { costs: costs.face, numbers, places, jokers, at }
    }

    /// Computes the least costs of the colour. If only higher places differ from a known column,
    /// the others are reused.
    fn rest(&self, steps: &Steps, known: &VecDeque<(Column, Arc<Rest>)>) -> Rest {
        let like = known.iter().map(|(other, rest)| (self.places_like(other), rest));
        let (same, mut rest) = match like.max_by_key(|(same, _)| *same) {
            Some((same @ 1.., rest)) => (same, Rest::clone(rest)),
            _ => (0, self.nothing_done()),
        };
        for place in same..self.places {
            let done = self.places - 1 - place;
            let ways = Ways::at(self, place);
            let next = ways.next(steps, &rest[done + 1]);
            rest[done] = [[NEVER; HALVES]; CODES];
            for open in steps.opens() {
                ways.least(steps, open, &next, &mut rest[done][usize::from(open)]);
            }
        }
        rest
    }

    /// Number of equal places, from the lowest.
    fn places_like(&self, other: &Column) -> usize {
        let comparable = (self.costs, self.numbers, self.places, self.jokers);
        if comparable != (other.costs, other.numbers, other.places, other.jokers) {
            return 0;
        }
        self.at.iter().zip(&other.at).take_while(|(own, other)| own == other).count()
    }

    /// The least costs after all places are finished: none, unless a run is too short.
    fn nothing_done(&self) -> Rest {
        let mut rest = vec![[[NEVER; HALVES]; CODES]; self.places + 1];
        for open in (0..CODES as Lengths).filter(|&open| runs::unfinished(open) == 0) {
            rest[self.places][usize::from(open)] = [0; HALVES];
        }
        rest
    }
}

/// The ways to lay the tiles of a colour at a place.
struct Ways {
    place: usize,
    at: Place,
    /// For each number of tiles in runs and of tiles replaced there by jokers: the cost of the
    /// rest, with the half jokers that groups use.
    ways: [[Option<(u8, u32, usize)>; 3]; 3],
    /// Number of possible amounts of half jokers, including none.
    halves: usize,
}

impl Ways {
    fn at(column: &Column, place: usize) -> Ways {
        let number = if place == column.numbers { 0 } else { place };
        let at = column.at[place];
        let all = at.all;
        // A 1 may lie at either end, so none is required at one of them.
        let either = column.places > column.numbers && number == 0;
        let must = if either { 0 } else { at.must };
        let cost = if either { 0 } else { column.costs[number] };
        let most = 2 * usize::from(column.jokers);
        let ways = std::array::from_fn(|tiles| {
            let mut ways = [None; 3];
            for (grouped, way) in (0..=if at.halves.is_some() { all } else { 0 }).zip(&mut ways) {
                let laid = (all - grouped).min(tiles as u8);
                let jokers = 2 * (tiles - usize::from(laid));
                let used = jokers + usize::from(grouped * at.halves.unwrap_or(0));
                if laid + grouped >= must && used <= most {
                    *way = Some((laid, u32::from(all - laid - grouped) * cost, used));
                }
            }
            ways
        });
        Ways { place, at, ways, halves: most + 1 }
    }

    /// The least costs by the runs open before the place, from those after it.
    fn next(&self, steps: &Steps, after: &[Least; CODES]) -> [Least; CODES] {
        let mut next = [[NEVER; HALVES]; CODES];
        for open in steps.opens() {
            let [tiles, begin] = [runs::open(open), runs::begun(open)];
            let least = &mut next[usize::from(open)];
            for (laid, cost, used) in self.ways[usize::from(tiles)].into_iter().flatten() {
                if begin > 0 && (self.place < 2 || self.place > 2 && begin > laid) {
                    continue;
                }
                let after = &after[usize::from(open)];
                for (least, after) in least[used..self.halves].iter_mut().zip(after) {
                    *least = (*least).min(cost + after);
                }
            }
        }
        next
    }

    /// Adds the least costs from open runs, from those of the runs that they become.
    fn least(&self, steps: &Steps, open: Lengths, next: &[Least; CODES], least: &mut Least) {
        for open in runs::starts(open, self.at.above, self.at.below).into_iter().flatten() {
            for step in steps.from(open) {
                let next = &next[usize::from(step.open)];
                for (least, next) in least[..self.halves].iter_mut().zip(next) {
                    *least = (*least).min(*next);
                }
            }
        }
    }
}

/// Number of half jokers that a tile needs in a group, if it can lie in one.
fn halves(position: &Position, number: usize, color: usize) -> Option<u8> {
    let joins = position.kept.threes[number].iter().any(|mask| mask >> color & 1 == 1);
    let colors = position.at(number).iter().filter(|&&tiles| tiles > 0).count();
    let jokers = usize::from(position.all_jokers());
    match colors {
        _ if joins => Some(0),
        _ if colors + jokers < 3 => None,
        1 => Some(4),
        2 => Some(1),
        _ => Some(0),
    }
}
