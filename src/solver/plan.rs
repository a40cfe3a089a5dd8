//! A plan: the melds of a complete hand, and which of their places a tile of the hand fills.
//!
//! ```text
//! R5 R6 (R7) R8 | B3 Y3 (K3)       in brackets: an open place
//! ```

use super::color::{ColorTable, lowest_run, lowest_start, run_tiles, without_lowest};
use super::cover::{Best, Keys, lanes_beside};
use super::lanes;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Color, Face, Number, Okey, Reading, Tile};

/// One place of a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The face that belongs there.
    pub face: Face,
    /// Whether an ordinary tile of the hand fills it.
    pub held: bool,
}

/// One run or group of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slots {
    /// The first place of a run, from 0 on; `None` for a group.
    pub start: Option<u32>,
    /// The places; those of a run in ascending order.
    pub places: Vec<Place>,
}

impl Slots {
    /// A group without tiles yet.
    pub(super) fn group() -> Slots {
        Slots { start: None, places: Vec::with_capacity(4) }
    }

    /// A run without tiles yet.
    pub(super) fn run(start: u32) -> Slots {
        Slots { start: Some(start), places: Vec::with_capacity(5) }
    }

    /// Adds a place.
    pub(super) fn push(&mut self, face: Face, held: bool) {
        self.places.push(Place { face, held });
    }

    /// How many places no ordinary tile fills.
    pub(super) fn open(&self) -> usize {
        self.places.iter().filter(|place| !place.held).count()
    }

    /// How many places an ordinary tile fills.
    pub(super) fn held(&self) -> usize {
        self.places.len() - self.open()
    }

    /// The meld with tiles from `supply`, wild ones in the open places.
    pub(super) fn meld(&self, supply: &mut Supply) -> Meld {
        let kind = if self.start.is_some() { MeldKind::Run } else { MeldKind::Group };
        let tiles = self.places.iter().map(|place| supply.take_for(place));
        let tiles = tiles.collect::<Option<Vec<Tile>>>().expect("a plan counts its tiles");
        Meld { kind, tiles, faces: self.places.iter().map(|place| place.face).collect() }
    }

    /// Drops the open places at both ends of a run that is long enough without them.
    pub(super) fn trim(mut self) -> Slots {
        if let Some(start) = &mut self.start {
            while self.places.len() > 3 && self.places.last().is_some_and(|place| !place.held) {
                self.places.pop();
            }
            while self.places.len() > 3 && !self.places[0].held {
                self.places.remove(0);
                *start += 1;
            }
        }
        self
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

/// The items by ascending key, equal ones as they came. They are few, and the standard sorts, made
/// for many, would weigh as much as the whole solver in a browser.
pub(super) fn ordered<T, K: Ord>(mut items: Vec<T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut ordered = Vec::with_capacity(items.len());
    while let Some(least) = (0..items.len()).min_by_key(|&index| key(&items[index])) {
        ordered.push(items.remove(least));
    }
    ordered
}

/// The face at a place of a run, from 0 on; place 13 is the high one.
pub(super) fn face_at(color: usize, place: u32) -> Face {
    Face { color: Color::ALL[color], number: number_at(place) }
}

/// The number at a place of a run, from 0 on; place 13 is the high one.
pub(super) fn number_at(place: u32) -> Number {
    Number::new(place as u8 % 13 + 1).expect("a remainder of 13 is below 13")
}

/// The tiles of a hand, to be dealt out to melds.
pub(super) struct Supply {
    okey: Okey,
    /// The tiles not yet taken, in the order given.
    pub rest: Vec<Tile>,
}

impl Supply {
    /// All these tiles.
    pub(super) fn new(tiles: &[Tile], okey: Okey) -> Supply {
        Supply { okey, rest: tiles.to_vec() }
    }

    /// Takes a tile with this meaning.
    pub(super) fn take(&mut self, reading: Reading) -> Option<Tile> {
        let index = self.rest.iter().position(|tile| self.okey.read(tile.kind()) == reading)?;
        Some(self.rest.remove(index))
    }

    /// Takes the tile of a filled place, or a wild one for an open place.
    fn take_for(&mut self, place: &Place) -> Option<Tile> {
        self.take(if place.held { Reading::Face(place.face) } else { Reading::Wild })
    }
}

/// The plan behind the result of the cover search.
pub(super) fn plan(table: &mut ColorTable, keys: &Keys, best: &Best) -> Vec<Slots> {
    let mut keys = *keys;
    let mut melds = Vec::new();
    let groups = &best.groups[..best.len];
    for group in groups {
        let number = number_at(u32::from(group.shift) / 2);
        let mut slots = Slots::group();
        for (color, key) in keys.iter_mut().enumerate() {
            let held = group.colors >> color & 1 == 1;
            if held || slots_needed(group.colors, color) {
                slots.push(Face { color: Color::ALL[color], number }, held);
                *key -= u32::from(held) << group.shift;
            }
        }
        melds.push(slots);
    }
    let tiles = best.tiles - groups.iter().map(|g| g.colors.count_ones() as u8).sum::<u8>();
    let fours = groups.iter().filter(|group| group.colors == 15).count();
    let set = lanes_beside(groups.len(), fours).iter().map(|&lane| lanes::set(lane));
    let sets = set.chain((groups.len() == 4).then_some([0; 3]));
    let division = sets.into_iter().find_map(|set| divide(table, &keys, 0, set, tiles));
    for (color, set) in division.expect("the search found these tiles covered").iter().enumerate() {
        runs(table, color, keys[color], *set, &mut melds);
    }
    melds
}

/// Whether a group of three with these colours held has an open place for `color`.
fn slots_needed(held: u8, color: usize) -> bool {
    let open = 3u32.saturating_sub(held.count_ones());
    let before = (0..color).filter(|c| held >> c & 1 == 0).count() as u32;
    before < open
}

/// A way to divide a set of runs among the colours from `color` on so that they cover `tiles`.
fn divide(
    table: &mut ColorTable,
    keys: &Keys,
    color: usize,
    set: [u8; 3],
    tiles: u8,
) -> Option<[[u8; 3]; 4]> {
    if color == 4 {
        return (set == [0; 3] && tiles == 0).then_some([[0; 3]; 4]);
    }
    let lanes = table.get(keys[color]);
    for a in 0..=set[0] {
        for b in 0..=set[1] {
            for c in 0..=set[2] {
                let covered = lanes::lane([a, b, c]).map_or(0, |lane| lanes.get(lane));
                let rest = [set[0] - a, set[1] - b, set[2] - c];
                if covered > tiles {
                    continue;
                }
                if let Some(mut found) = divide(table, keys, color + 1, rest, tiles - covered) {
                    found[color] = [a, b, c];
                    return Some(found);
                }
            }
        }
    }
    None
}

/// Adds runs of these lengths in one colour that cover as many tiles as possible.
fn runs(table: &mut ColorTable, color: usize, key: u32, set: [u8; 3], melds: &mut Vec<Slots>) {
    let end = table.end();
    let value = |table: &mut ColorTable, key: u32, set: [u8; 3]| {
        lanes::lane(set).map_or(0, |lane| table.get(key).get(lane))
    };
    let Some(length) = (3..=5).find(|&length| set[length - 3] > 0) else { return };
    if key == 0 {
        // A run without a single tile: any will do.
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
