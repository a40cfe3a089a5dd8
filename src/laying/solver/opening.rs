//! Openings: series of a player's own tiles that are worth enough (RULES 7.3).

use super::position::{COLORS, Costs, NUMBERS, Position};
use super::runs::Steps;
use super::search::{Memory, NoWay, Search, Way};
use crate::laying::rules::{LayingRules, OpeningJoker};
use crate::mix::MixSet;
use crate::tile::Tile;

/// Limit of nodes of the search for the series worth most. Fourteen tiles with four jokers need
/// some thousands.
const MOST_NODES: usize = 400_000;

/// Limit of sets of series tried in the search for small openings.
const MOST_TRIED: usize = 100_000;

/// Series of a player's own, worth enough to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The series, each in a readable order.
    pub series: Vec<Vec<Tile>>,
    /// The total worth.
    pub points: u32,
}

/// Finds the way to lay a rack as series of its own that is worth most.
pub fn dearest(
    position: &Position,
    rules: &LayingRules,
    memory: &mut Memory,
) -> Result<Way, NoWay> {
    let face = std::array::from_fn(|number| number as u32 + 1);
    let joker = joker(rules);
    let joker_at = match rules.opening_joker {
        OpeningJoker::Face => face.map(|worth| joker.saturating_sub(worth)),
        OpeningJoker::Fifty => [0; NUMBERS],
    };
    let costs = Costs { face, joker, joker_at: Some(joker_at) };
    let steps = Steps::new(4);
    Search::new(position, &costs, &steps, memory).run(u32::MAX, MOST_NODES)
}

/// The highest count of a joker in the opening.
fn joker(rules: &LayingRules) -> u32 {
    match rules.opening_joker {
        OpeningJoker::Face => rules.numbers() as u32,
        OpeningJoker::Fifty => rules.joker_value.into(),
    }
}

/// The worth of all tiles of a position if each joker counts as much as it can.
pub fn whole(position: &Position, rules: &LayingRules) -> u32 {
    let faces = (0..NUMBERS).flat_map(|number| position.at(number).map(|n| (number, n)));
    let faces = faces.map(|(number, count)| (number as u32 + 1) * u32::from(count));
    faces.sum::<u32>() + joker(rules) * u32::from(position.all_jokers())
}

/// Tiles of a rack by their faces, with jokers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tiles {
    /// Number of tiles of each face, by number and colour.
    pub faces: [[u8; COLORS]; NUMBERS],
    /// Number of jokers.
    pub jokers: u8,
    /// Number of jokers that must stand for each face, if that matters.
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

    /// Number of tiles.
    fn len(&self) -> u8 {
        self.faces.as_flattened().iter().sum::<u8>() + self.jokers
    }

    /// Returns `true` if all of them are contained in others.
    fn within(&self, others: &Tiles) -> bool {
        let faces = self.faces.as_flattened().iter().zip(others.faces.as_flattened());
        let standing = self.standing.as_flattened().iter().zip(others.standing.as_flattened());
        self.jokers <= others.jokers && faces.chain(standing).all(|(own, others)| own <= others)
    }
}

/// A place of a series.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// The colour and the number of the face at this place.
    face: (usize, usize),
    /// True if a joker lies there.
    joker: bool,
}

impl Slot {
    /// The colour and the number of the tile; `None` if it is a joker.
    pub fn tile(self) -> Option<(usize, usize)> {
        (!self.joker).then_some(self.face)
    }
}

/// A small opening, with its tiles and jokers.
#[derive(Clone, Debug)]
pub struct Small {
    /// The tiles.
    pub tiles: Tiles,
    /// The worth of its series.
    pub points: u32,
    /// The series, in an order in which each joker stands for its face.
    pub series: Vec<Vec<Slot>>,
}

/// Returns the opening of a rack that is worth least, with the fewest jokers. Jokers alone count as
/// the highest number.
pub fn least(position: &Position, rules: &LayingRules) -> Option<Small> {
    let mut trial = Trial::new(rules, Wanted::Least);
    let all = Tiles::of(position);
    for jokers in 0..=all.jokers {
        trial.go_on(0, &mut Tiles { jokers, ..all }, 0);
    }
    trial.found.pop()
}

/// Returns the small openings of a rack: each is worth enough, but not without its last series.
/// Incomplete if the rack has too many of them.
fn small(position: &Position, rules: &LayingRules) -> Vec<Small> {
    let mut trial = Trial::new(rules, Wanted::All);
    trial.go_on(0, &mut Tiles::of(position), 0);
    let mut seen = MixSet::default();
    trial.found.retain(|small| seen.insert(small.tiles));
    trial.found
}

/// Returns up to `most` openings that contain no other one, so that any tiles with an opening
/// contain one of these.
pub fn smallest(position: &Position, rules: &LayingRules, most: usize) -> Vec<Small> {
    let all = small(position, rules);
    let longest = all.iter().map(|small| small.tiles.len()).max().unwrap_or(0);
    let by_length = (0..=longest).flat_map(|n| all.iter().filter(move |s| s.tiles.len() == n));
    let mut found: Vec<Small> = Vec::new();
    for small in by_length {
        let holds = |other: &Small| other.tiles.within(&small.tiles);
        if found.len() < most && !found.iter().any(holds) {
            found.push(small.clone());
        }
    }
    found
}

/// Returns every group, and every run that is not worth enough already without its first tile.
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

/// The aim of a search for small openings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// All of them.
    All,
    /// The last one found is worth least.
    Least,
}

/// A search through small sets of series.
struct Trial<'a> {
    shapes: Vec<Vec<(usize, usize)>>,
    rules: &'a LayingRules,
    wanted: Wanted,
    /// Remaining number of series to try.
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

    /// Returns `true` if a set with this worth can still lead to a wanted one.
    fn is_wanted(&self, points: u32) -> bool {
        let better = |best: &Small| best.points > self.rules.opening && points < best.points;
        self.wanted == Wanted::All || self.found.last().is_none_or(better)
    }

    /// Adds one more series, not before `from` in the list.
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

    /// Fills the next place of a series with a tile or a joker.
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
                OpeningJoker::Face => worth,
                OpeningJoker::Fifty => self.rules.joker_value.into(),
            };
            rack.jokers -= 1;
            self.slot(at, with(true), rack, points + worth);
            rack.jokers += 1;
        }
    }

    /// Stores the laid series if they are worth enough, else continues.
    fn laid(&mut self, at: usize, mut series: Vec<Slot>, rack: &mut Tiles, points: u32) {
        // Jokers alone are worth most as the highest number, and are read as nothing else.
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

    /// Orders a series so that it is read as its shape. A group of one tile and jokers that are
    /// read as a run in any order has no such order; the run is equally good.
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

    /// The laid tiles.
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
