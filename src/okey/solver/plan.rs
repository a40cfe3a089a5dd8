//! A plan: the melds of a complete hand, and the places that tiles of the hand fill.
//!
//! ```text
//! R5 R6 (R7) R8 | B3 Y3 (K3)       in brackets: an open place
//! ```

use std::cmp::Reverse;

use super::color::{ColorTable, lowest_run};
use super::cover::{Group, Keys, Node, Visit, walk_any};
use super::lanes;
use crate::hand::key::{lowest_start, run_tiles, without_lowest};
use crate::meld::{Meld, MeldKind};
use crate::sort::sort_short;
use crate::tile::{Color, Face, Number, Reading, Tile, Wild};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The face that belongs there.
    pub face: Face,
    /// True if an ordinary tile of the hand fills it.
    pub held: bool,
}

/// One run or group of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slots {
    /// The first place of a run, counted from 0; `None` for a group.
    pub start: Option<u32>,
    /// The places; those of a run in ascending order.
    pub places: Vec<Place>,
}

impl Slots {
    /// Creates a group without places.
    pub(super) fn group() -> Slots {
        Slots { start: None, places: Vec::with_capacity(4) }
    }

    /// Creates a run without places.
    pub(super) fn run(start: u32) -> Slots {
        Slots { start: Some(start), places: Vec::with_capacity(5) }
    }

    pub(super) fn push(&mut self, face: Face, held: bool) {
        self.places.push(Place { face, held });
    }

    /// Number of places that no ordinary tile fills.
    pub(super) fn open(&self) -> usize {
        self.places.iter().filter(|place| !place.held).count()
    }

    /// Number of places that an ordinary tile fills.
    pub(super) fn held(&self) -> usize {
        self.places.len() - self.open()
    }

    /// Builds the meld with tiles from `supply`, wild ones in the open places.
    pub(super) fn meld(&self, supply: &mut Supply) -> Meld {
        let tiles = self.places.iter().map(|place| supply.take_for(place));
        let tiles = tiles.collect::<Option<Vec<Tile>>>().expect("a plan counts its tiles");
        Meld { kind: self.kind(), tiles, faces: self.faces() }
    }

    pub(super) fn kind(&self) -> MeldKind {
        if self.start.is_some() { MeldKind::Run } else { MeldKind::Group }
    }

    pub(super) fn faces(&self) -> Vec<Face> {
        self.places.iter().map(|place| place.face).collect()
    }

    /// Drops open places that the meld does not need: at both ends of a run that is long enough
    /// without them, and the fourth of a group.
    pub(super) fn trim(mut self) -> Slots {
        while self.places.len() > 3 && self.places.last().is_some_and(|place| !place.held) {
            self.places.pop();
        }
        while self.places.len() > 3 && !self.places[0].held {
            self.places.remove(0);
            self.start = self.start.map(|start| start + 1);
        }
        let open = self.places.iter().position(|place| !place.held);
        if let (None, 4, Some(open)) = (self.start, self.places.len(), open) {
            self.places.remove(open);
        }
        self
    }

    /// Splits off the largest meld that needs at most `wilds` wild tiles, and returns it with the
    /// other places: `R3 (R4) R5 R6 R7` without wild tiles gives `R5 R6 R7`.
    pub(super) fn split(mut self, wilds: usize) -> (Option<Slots>, Vec<Place>) {
        let size = self.places.len();
        let parts = (0..size).flat_map(|from| (from + 3..=size).map(move |to| (from, to)));
        let whole = |&(from, to): &(usize, usize)| self.start.is_some() || to - from == size;
        let open = |&(from, to): &(usize, usize)| {
            self.places[from..to].iter().filter(|place| !place.held).count()
        };
        let fits = parts.filter(whole).filter(|part| open(part) <= wilds);
        // Most tiles held; of equal ones the first and shortest.
        let held = |part: &(usize, usize)| (part.1 - part.0 - open(part), usize::MAX - part.1);
        let Some((from, to)) = fits.max_by_key(held) else { return (None, self.places) };
        let mut left = self.places.split_off(to);
        let places = self.places.split_off(from);
        left.extend(self.places);
        (Some(Slots { start: self.start.map(|start| start + from as u32), places }), left)
    }

    /// Joins runs that continue each other.
    pub(super) fn merge_runs(melds: Vec<Slots>) -> Vec<Slots> {
        let mut merged: Vec<Slots> = Vec::with_capacity(melds.len());
        let (runs, groups): (Vec<Slots>, Vec<Slots>) =
            melds.into_iter().partition(|meld| meld.start.is_some());
        for run in ordered(runs, |run| run.start) {
            let color = run.places[0].face.color;
            let before = merged.iter_mut().find(|other| {
                other.places[0].face.color == color
                    && other.start.map(|start| start + other.places.len() as u32) == run.start
            });
            match before {
                Some(before) => before.places.extend(run.places),
                None => merged.push(run),
            }
        }
        merged.extend(groups);
        merged
    }
}

/// Sorts melds by the number of tiles that they lack, the longest first.
pub(super) fn by_need(plan: Vec<Slots>) -> Vec<Slots> {
    ordered(plan, |slots| (slots.open(), Reverse(slots.held())))
}

/// Sorts items by key, stable.
pub(super) fn ordered<T, K: Ord>(mut items: Vec<T>, key: impl Fn(&T) -> K) -> Vec<T> {
    sort_short(&mut items, key);
    items
}

/// The face at a place of a run, counted from 0; place 13 is the high one.
pub(super) fn face_at(color: usize, place: u32) -> Face {
    Face { color: Color::ALL[color], number: number_at(place) }
}

/// The number at a place of a run, counted from 0; place 13 is the high one.
pub(super) fn number_at(place: u32) -> Number {
    Number::new(place as u8 % 13 + 1).expect("a remainder of 13 is below 13")
}

/// The tiles of a hand that are assigned to melds one by one.
pub(super) struct Supply {
    okey: Wild,
    /// The tiles not yet taken, in the order given.
    pub rest: Vec<Tile>,
}

impl Supply {
    pub(super) fn new(tiles: &[Tile], okey: Wild) -> Supply {
        Supply { okey, rest: tiles.to_vec() }
    }

    /// Takes a tile with this reading.
    pub(super) fn take(&mut self, reading: Reading) -> Option<Tile> {
        let index = self.rest.iter().position(|tile| self.okey.read(tile.kind()) == reading)?;
        Some(self.rest.remove(index))
    }

    /// Takes the tile of a filled place, or a wild one for an open place.
    fn take_for(&mut self, place: &Place) -> Option<Tile> {
        self.take(if place.held { Reading::Face(place.face) } else { Reading::Wild })
    }
}

/// Returns plans that cover `best` tiles, the most possible: one for each choice of groups and for
/// each way to divide the runs among the colours, but no more than [`MOST_PLANS`].
pub(super) fn plans(table: &mut ColorTable, keys: &Keys, best: u8) -> Vec<Vec<Slots>> {
    let mut plans = Plans { best, found: Vec::new() };
    walk_any(table, keys, &mut plans);
    plans.found
}

struct Plans {
    best: u8,
    found: Vec<Vec<Slots>>,
}

impl Visit for Plans {
    fn goal(&self) -> u8 {
        self.best
    }

    fn visit(&mut self, table: &mut ColorTable, node: &Node, path: &[Group]) {
        if node.covered() != self.best || self.found.len() >= MOST_PLANS {
            return;
        }
        // Four groups fill fourteen places only if two of them have four tiles.
        let mut short = if node.groups == 4 { 2 - node.fours } else { 0 };
        let groups = path.iter().map(|group| {
            let longer = short > 0 && group.colors != 15;
            short -= usize::from(longer);
            group_slots(group, if longer || group.colors == 15 { 4 } else { 3 })
        });
        let groups: Vec<Slots> = groups.collect();
        let sets = lanes::beside(node.groups, node.fours).iter().map(|&lane| lanes::set(lane));
        for set in sets.chain((node.groups == 4).then_some([0; 3])) {
            let mut divisions = Vec::new();
            divide(table, &node.keys, set, node.runs(), &mut Vec::new(), &mut divisions);
            for division in divisions {
                let mut melds = groups.clone();
                for (color, set) in division.iter().enumerate() {
                    runs(table, color, node.keys[color], *set, &mut melds);
                }
                self.found.push(melds);
            }
        }
    }
}

/// Limits the search: a hand far from complete has thousands of plans of equal value.
const MOST_PLANS: usize = 200;

/// Makes a group of `size` places.
fn group_slots(group: &Group, size: u32) -> Slots {
    let number = number_at(u32::from(group.shift) / 2);
    let mut slots = Slots::group();
    let mut open = size - group.colors.count_ones();
    for (color, &name) in Color::ALL.iter().enumerate() {
        let held = group.colors >> color & 1 == 1;
        if held || open > 0 {
            open -= u32::from(!held);
            slots.push(Face { color: name, number }, held);
        }
    }
    slots
}

/// Collects the ways to divide a set of runs among the colours so that they cover exactly `tiles`,
/// the most possible; `colors` holds the parts of the first colours.
fn divide(
    table: &mut ColorTable,
    keys: &Keys,
    set: [u8; 3],
    tiles: u8,
    colors: &mut Vec<[u8; 3]>,
    found: &mut Vec<Vec<[u8; 3]>>,
) {
    if colors.len() == 4 {
        if set == [0; 3] && tiles == 0 {
            found.push(colors.clone());
        }
        return;
    }
    let lanes = table.get(keys[colors.len()]);
    for a in 0..=set[0] {
        for b in 0..=set[1] {
            for c in 0..=set[2] {
                let covered = lanes::lane([a, b, c]).map_or(0, |lane| lanes.get(lane));
                if covered <= tiles {
                    colors.push([a, b, c]);
                    let rest = [set[0] - a, set[1] - b, set[2] - c];
                    divide(table, keys, rest, tiles - covered, colors, found);
                    colors.pop();
                }
            }
        }
    }
}

/// Adds runs of these lengths in one colour that cover as many tiles as possible.
fn runs(table: &mut ColorTable, color: usize, key: u32, set: [u8; 3], melds: &mut Vec<Slots>) {
    let end = table.end();
    let value = |table: &mut ColorTable, key: u32, set: [u8; 3]| {
        lanes::lane(set).map_or(0, |lane| table.get(key).get(lane))
    };
    let Some(length) = (3..=5).find(|&length| set[length - 3] > 0) else { return };
    if key == 0 {
        // A run without a single held tile: any will do.
        let mut slots = Slots::run(0);
        (0..length as u32).for_each(|place| slots.push(face_at(color, place), false));
        melds.push(slots);
        let mut rest = set;
        rest[length - 3] -= 1;
        return runs(table, color, key, rest, melds);
    }
    let best = value(table, key, set);
    for length in (3..=5).filter(|&length| set[length - 3] > 0) {
        let mut rest_set = set;
        rest_set[length - 3] -= 1;
        let (covered, rest) = lowest_run(key, length as u32, end);
        if covered + value(table, rest, rest_set) == best {
            let start = lowest_start(key, length as u32, end);
            let held = run_tiles(key, start, length as u32);
            let mut slots = Slots::run(start);
            for place in start..start + length as u32 {
                slots.push(face_at(color, place), held >> (2 * place) & 1 == 1);
            }
            melds.push(slots);
            return runs(table, color, rest, rest_set, melds);
        }
    }
    runs(table, color, without_lowest(key, end), set, melds)
}
