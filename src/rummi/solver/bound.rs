//! What is still to be paid at least: the bound that leads the search.
//!
//! Colours meet only in groups and share only the jokers. Let a tile lie in a group if its number
//! has tiles of enough colours, whoever else needs them, and pay its share of the group's jokers:
//! then the least cost of what is still to come is found for each colour alone, for each number of
//! jokers that it may use. The jokers left are shared out among the colours as is best. No way is
//! cheaper than that.
//!
//! The two tiles of a group that needs one joker pay half of it each, so jokers are counted in
//! halves.

use super::position::{COLORS, Costs, Each, JOKERS, NUMBERS, Position};
use super::runs::{self, CODES, Lengths, Steps};

/// More than any way costs.
pub const NEVER: u32 = u32::MAX / 8;

/// How many halves of jokers may be used: none to all.
const HALVES: usize = 2 * JOKERS as usize + 1;

/// The least costs with no more than so many halves of jokers.
type Least = [u32; HALVES];

/// The least that each colour still costs.
pub struct Bound {
    /// For each number of places that are done, by the open runs of a colour.
    rest: Vec<Each<[Least; CODES]>>,
}

impl Bound {
    /// The bound for a position.
    pub fn new(position: &Position, costs: &Costs, steps: &Steps) -> Bound {
        let places = position.places();
        let mut rest = vec![[[[NEVER; HALVES]; CODES]; COLORS]; places + 1];
        for color in &mut rest[places] {
            for open in (0..CODES as Lengths).filter(|&open| runs::unfinished(open) == 0) {
                color[usize::from(open)] = [0; HALVES];
            }
        }
        for done in (0..places).rev() {
            let place = places - 1 - done;
            for color in 0..COLORS {
                let ways = Ways::at(position, costs, place, color);
                let (before, after) = rest.split_at_mut(done + 1);
                let next = ways.next(steps, &after[0][color]);
                for open in steps.opens() {
                    let least = &mut before[done][color][usize::from(open)];
                    ways.least(position, steps, open, &next, least);
                }
            }
        }
        Bound { rest }
    }

    /// What all colours still cost at least if they use no more than so many jokers.
    pub fn rest(&self, done: usize, open: &Each<Lengths>, jokers: u8) -> u32 {
        let most = 2 * usize::from(jokers);
        let colors: Each<&Least> =
            std::array::from_fn(|color| &self.rest[done][color][usize::from(open[color])]);
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
}

impl Bound {
    /// What one colour still costs at least if it uses no more than so many jokers.
    pub fn color(&self, done: usize, color: usize, open: Lengths, jokers: u8) -> u32 {
        self.rest[done][color][usize::from(open)][2 * usize::from(jokers)]
    }
}

/// The ways to lay the tiles of a colour at a place.
struct Ways {
    place: usize,
    color: usize,
    /// For each number of tiles in runs and of tiles taken there by jokers: the cost of what is
    /// left, with the halves of jokers that groups take.
    ways: [[Option<(u8, u32, usize)>; 3]; 3],
    /// How many numbers of halves of jokers there are, none included.
    halves: usize,
}

impl Ways {
    fn at(position: &Position, costs: &Costs, place: usize, color: usize) -> Ways {
        let number = place % NUMBERS;
        let here = position.at(number);
        let all = here[color];
        // A 1 may lie at either end, so none is missed at either.
        let either = position.high_one && number == 0;
        let must = if either { 0 } else { position.must[number][color] };
        let cost = if either { 0 } else { costs.face[number] };
        let halves = (place < NUMBERS).then(|| halves(position, number, color)).flatten();
        let most = 2 * usize::from(position.all_jokers());
        let ways = std::array::from_fn(|tiles| {
            let mut ways = [None; 3];
            for (grouped, way) in (0..=if halves.is_some() { all } else { 0 }).zip(&mut ways) {
                let laid = (all - grouped).min(tiles as u8);
                let jokers = 2 * (tiles - usize::from(laid));
                let used = jokers + usize::from(grouped) * halves.unwrap_or(0);
                if laid + grouped >= must && used <= most {
                    *way = Some((laid, u32::from(all - laid - grouped) * cost, used));
                }
            }
            ways
        });
        Ways { place, color, ways, halves: most + 1 }
    }

    /// The least costs when these runs are open after the place, given those from there on.
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

    /// The least costs from open runs, given those of what they become.
    fn least(
        &self,
        position: &Position,
        steps: &Steps,
        open: Lengths,
        next: &[Least; CODES],
        least: &mut Least,
    ) {
        let kept = &position.kept;
        let mut lower = |open| {
            let open =
                if kept.below[self.place][self.color] > 0 { runs::with_kept(open) } else { open };
            for step in steps.from(open) {
                let next = &next[usize::from(step.open)];
                for (least, next) in least[..self.halves].iter_mut().zip(next) {
                    *least = (*least).min(*next);
                }
            }
        };
        lower(open);
        if kept.above[self.place][self.color] > 0 {
            runs::joined(open).for_each(lower);
        }
    }
}

/// How many halves of jokers a tile needs in a group, if it can lie in one.
fn halves(position: &Position, number: usize, color: usize) -> Option<usize> {
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
