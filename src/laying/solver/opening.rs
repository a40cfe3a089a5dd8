//! Openings: series of one's own tiles that are worth enough (RULES 7.3).

use std::collections::HashSet;

use super::position::{COLORS, Costs, NUMBERS, Position};
use super::runs::Steps;
use super::search::{Memory, NoWay, Search, Way};
use crate::laying::rules::{LayingRules, OpeningJoker};
use crate::tile::Tile;

/// How many nodes the search for the dearest series may note. Fourteen tiles with four jokers need
/// some thousands.
const MOST_NODES: usize = 400_000;

/// How many sets of series are tried at most in the search for small openings.
const MOST_TRIED: usize = 100_000;

/// Series of one's own, worth enough to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The series, each in an order in which it can be read.
    pub series: Vec<Vec<Tile>>,
    /// What they are worth together.
    pub points: u32,
}

/// The dearest way to lay a rack as series of its own.
pub fn dearest(
    position: &Position,
    rules: &LayingRules,
    memory: &mut Memory,
) -> Result<Way, NoWay> {
    let face = std::array::from_fn(|number| number as u32 + 1);
    let joker = joker(rules);
    let joker_at = match rules.opening_joker {
        OpeningJoker::Face | OpeningJoker::Any => face.map(|worth| joker.saturating_sub(worth)),
        OpeningJoker::Fifty => [0; NUMBERS],
    };
    let costs = Costs { face, joker, joker_at: Some(joker_at) };
    let steps = Steps::new(4);
    Search::new(position, &costs, &steps, memory).run(u32::MAX, MOST_NODES)
}

/// Returns the most that a joker counts in the opening.
fn joker(rules: &LayingRules) -> u32 {
    match rules.opening_joker {
        OpeningJoker::Face | OpeningJoker::Any => rules.numbers() as u32,
        OpeningJoker::Fifty => rules.joker_value.into(),
    }
}

/// What all tiles of a position are worth if each joker counts as much as it can.
pub fn whole(position: &Position, rules: &LayingRules) -> u32 {
    let faces = (0..NUMBERS).flat_map(|number| position.at(number).map(|n| (number, n)));
    let faces = faces.map(|(number, count)| (number as u32 + 1) * u32::from(count));
    faces.sum::<u32>() + joker(rules) * u32::from(position.all_jokers())
}

/// Tiles of a rack by their faces, with jokers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tiles {
    /// How many tiles there are of each face, by number and colour.
    pub faces: [[u8; COLORS]; NUMBERS],
    /// How many jokers.
    pub jokers: u8,
    /// The faces for which jokers must stand, where that matters: the number of jokers for each.
    pub standing: [[u8; COLORS]; NUMBERS],
}

impl Tiles {
    /// The tiles of a position.
    pub fn of(position: &Position) -> Tiles {
        Tiles {
            faces: std::array::from_fn(|number| position.at(number)),
            jokers: position.all_jokers(),
            standing: Default::default(),
        }
    }

    /// How many there are.
    fn len(&self) -> u8 {
        self.faces.as_flattened().iter().sum::<u8>() + self.jokers
    }

    /// Whether all of them are in others.
    fn within(&self, others: &Tiles) -> bool {
        let faces = self.faces.as_flattened().iter().zip(others.faces.as_flattened());
        let standing = self.standing.as_flattened().iter().zip(others.standing.as_flattened());
        self.jokers <= others.jokers && faces.chain(standing).all(|(own, others)| own <= others)
    }
}

/// A place of a series.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// The colour and the number that belong there.
    face: (usize, usize),
    /// True if a joker lies there.
    joker: bool,
}

impl Slot {
    /// The colour and the number of the tile; nothing if it is a joker.
    pub fn tile(self) -> Option<(usize, usize)> {
        (!self.joker).then_some(self.face)
    }
}

/// A small opening: what of it is a tile, and what a joker.
#[derive(Clone, Debug)]
pub struct Small {
    /// The tiles.
    pub tiles: Tiles,
    /// What its series are worth.
    pub points: u32,
    /// The series, in an order in which each joker is read as what it stands for.
    pub series: Vec<Vec<Slot>>,
}

/// The opening of a rack that is worth least, and of these with the fewest jokers. Jokers alone
/// count as the highest number.
pub fn least(position: &Position, rules: &LayingRules) -> Option<Small> {
    let mut trial = Trial::new(rules, Wanted::Least);
    let all = Tiles::of(position);
    for jokers in 0..=all.jokers {
        trial.go_on(0, &mut Tiles { jokers, ..all }, 0);
    }
    trial.found.pop()
}

/// The small openings of a rack: each is worth enough, and would not be without its last series.
/// Not all of them if the rack allows very many.
fn small(position: &Position, rules: &LayingRules) -> Vec<Small> {
    let mut trial = Trial::new(rules, Wanted::All);
    trial.go_on(0, &mut Tiles::of(position), 0);
    let mut seen = HashSet::new();
    trial.found.retain(|small| seen.insert(small.tiles));
    trial.found
}

/// The openings of which no part is one, so that whatever holds an opening holds one of these; up
/// to `most`.
pub fn smallest(position: &Position, rules: &LayingRules, most: usize) -> Vec<Small> {
    let mut all = small(position, rules);
    all.sort_by_key(|small| small.tiles.len());
    let mut found: Vec<Small> = Vec::new();
    for small in all {
        let holds = |other: &Small| other.tiles.within(&small.tiles);
        if found.len() < most && !found.iter().any(holds) {
            found.push(small);
        }
    }
    found
}

/// Every group, and every run that is not worth enough already without its first tile.
fn shapes(rules: &LayingRules) -> Vec<Vec<(usize, usize)>> {
    let numbers = rules.numbers();
    let mut found: Vec<Vec<(usize, usize)>> = Vec::new();
    for number in 0..numbers {
        for mask in (0..1 << COLORS).filter(|mask: &u32| mask.count_ones() >= 3) {
            let colors = (0..COLORS).filter(|color| mask >> color & 1 == 1);
            found.push(colors.map(|color| (color, number)).collect());
        }
    }
    let places = numbers + usize::from(rules.high_one);
    for color in 0..COLORS {
        for first in 0..places {
            for end in first + 3..=places {
                let run: Vec<_> = (first..end).map(|place| (color, place % numbers)).collect();
                let rest: usize = run[1..].iter().map(|(_, number)| number + 1).sum();
                if run.len() == 3 || rest < rules.opening as usize {
                    found.push(run);
                }
            }
        }
    }
    found
}

/// What a search for small openings should find.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Each of them.
    All,
    /// The last one found is worth least.
    Least,
}

/// A search through small sets of series.
struct Trial<'a> {
    shapes: Vec<Vec<(usize, usize)>>,
    rules: &'a LayingRules,
    wanted: Wanted,
    /// How many series may still be tried.
    left: usize,
    laid: Vec<Vec<Slot>>,
    found: Vec<Small>,
}

impl<'a> Trial<'a> {
    fn new(rules: &'a LayingRules, wanted: Wanted) -> Trial<'a> {
        Trial {
            shapes: shapes(rules),
            rules,
            wanted,
            left: MOST_TRIED,
            laid: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Whether something that is worth so much already can still be wanted.
    fn is_wanted(&self, points: u32) -> bool {
        let better = |best: &Small| best.points > self.rules.opening && points < best.points;
        self.wanted == Wanted::All || self.found.last().is_none_or(better)
    }

    /// Adds one more series, not before `from` in the list, to those laid.
    fn go_on(&mut self, from: usize, rack: &mut Tiles, points: u32) {
        for at in from..self.shapes.len() {
            if self.left == 0 {
                return;
            }
            let missing = self.shapes[at].iter().filter(|(c, n)| rack.faces[*n][*c] == 0).count();
            if missing <= usize::from(rack.jokers) {
                self.slot(at, Vec::new(), rack, points);
            }
        }
    }

    /// Fills the next place of a series with a tile or with a joker.
    fn slot(&mut self, at: usize, series: Vec<Slot>, rack: &mut Tiles, points: u32) {
        if !self.is_wanted(points) {
            return;
        }
        let Some(&(color, number)) = self.shapes[at].get(series.len()) else {
            return self.laid(at, series, rack, points);
        };
        let worth = number as u32 + 1;
        let with = |joker| {
            let slot = Slot { face: (color, number), joker };
            series.iter().copied().chain([slot]).collect::<Vec<_>>()
        };
        if rack.faces[number][color] > 0 {
            rack.faces[number][color] -= 1;
            self.slot(at, with(false), rack, points + worth);
            rack.faces[number][color] += 1;
        }
        if rack.jokers > 0 {
            let worth = match self.rules.opening_joker {
                OpeningJoker::Face | OpeningJoker::Any => worth,
                OpeningJoker::Fifty => self.rules.joker_value.into(),
            };
            rack.jokers -= 1;
            self.slot(at, with(true), rack, points + worth);
            rack.jokers += 1;
        }
    }

    /// Notes what is laid if it is worth enough, else goes on.
    fn laid(&mut self, at: usize, mut series: Vec<Slot>, rack: &mut Tiles, points: u32) {
        // Jokers alone are worth most as the highest number, and read as nothing else.
        let only_jokers = series.iter().all(|slot| slot.joker);
        let highest = self.shapes[at].iter().all(|&(_, number)| number == self.rules.numbers() - 1);
        if self.left == 0 || only_jokers && !highest || !self.can_be_read(&mut series) {
            return;
        }
        self.left -= 1;
        self.laid.push(series);
        if points >= self.rules.opening {
            let tiles = self.tiles();
            self.found.push(Small { tiles, points, series: self.laid.clone() });
        } else {
            self.go_on(at, rack, points);
        }
        self.laid.pop();
    }

    /// Puts a series into an order in which it is read as what it should be. A group of one tile
    /// and jokers has none where they are a run in whatever order; then that is as good.
    fn can_be_read(&self, series: &mut [Slot]) -> bool {
        let (number, group) = (series[0].face.1, series[0].face.1 == series[1].face.1);
        let mut tiles = (0..series.len()).filter(|&at| !series[at].joker);
        let (Some(only), None, true) = (tiles.next(), tiles.next(), group) else { return true };
        let places = self.rules.numbers() + usize::from(self.rules.high_one);
        if number + series.len() > places {
            series.swap(0, only);
            return true;
        }
        series.swap(only, series.len() - 1);
        number + 1 < series.len()
    }

    /// The tiles that are laid.
    fn tiles(&self) -> Tiles {
        let mut tiles = Tiles::default();
        for &Slot { face: (color, number), joker } in self.laid.iter().flatten() {
            if !joker {
                tiles.faces[number][color] += 1;
                continue;
            }
            tiles.jokers += 1;
            if self.rules.opening_joker == OpeningJoker::Face {
                tiles.standing[number][color] += 1;
            }
        }
        tiles
    }
}
