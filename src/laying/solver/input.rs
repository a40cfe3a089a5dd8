//! The input of a question: a table and a rack, as counts and as the tiles behind them.

use super::position::{COLORS, Position};
use super::room::Room;
use super::series::{Part, Series, Shape};
use crate::laying::rules::LayingRules;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Kind, Tile, TileSet};

/// A table and a rack.
pub struct Input<'a> {
    /// The series on the table.
    table: &'a [Vec<Tile>],
    /// The tiles on the rack.
    rack: &'a [Tile],
    /// The shape of each series on the table, if it is valid.
    shapes: Vec<Option<Shape>>,
    /// The rules of tiles and melds.
    rules: LayingRules,
}

/// For each series of the table, `true` if it is kept as it lies.
pub type Keep = Vec<bool>;

impl<'a> Input<'a> {
    /// Reads a table and a rack. `None` if a tile is not of this game or there twice.
    pub fn new(table: &'a [Vec<Tile>], rack: &'a [Tile], rules: LayingRules) -> Option<Input<'a>> {
        let mut seen = TileSet::default();
        let mut all = table.iter().flatten().chain(rack);
        if !all.all(|&tile| rules.pack.holds(tile) && seen.insert(tile)) {
            return None;
        }
        let shapes = table.iter().map(|series| shape(series, &rules)).collect();
        Some(Input { table, rack, shapes, rules })
    }

    /// Number of series on the table.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Returns the position with these series kept as they lie.
    pub fn position(&self, keep: &Keep) -> Position {
        let (numbers, high_one) = (self.rules.numbers(), self.rules.high_one);
        let mut position = Position { numbers, high_one, ..Position::default() };
        for (series, tiles) in self.table.iter().enumerate() {
            match (keep[series], self.shapes[series]) {
                (true, Some(shape)) => self.keep(&mut position, shape, tiles.len()),
                _ => tiles.iter().for_each(|&tile| match self.rules.place(tile) {
                    Some((color, number)) => position.must[number][color] += 1,
                    None => position.jokers.0 += 1,
                }),
            }
        }
        for &tile in self.rack {
            match self.rules.place(tile) {
                Some((color, number)) => position.may[number][color] += 1,
                None => position.jokers.1 += 1,
            }
        }
        position
    }

    /// Stores the places where tiles can be added to a kept series.
    fn keep(&self, position: &mut Position, shape: Shape, len: usize) {
        let places = position.places();
        let kept = &mut position.kept;
        match shape {
            Shape::Group { number, colors } if len == 3 => {
                kept.threes[number].push(!colors & ((1 << COLORS) - 1));
            }
            Shape::Group { .. } => {}
            Shape::Run { color, first } => {
                kept.above[first + len - 1][color] += 1;
                if first > 0 {
                    kept.below[first - 1][color] += 1;
                }
                let room = match places - len {
                    0 => Room::Nothing,
                    1 => Room::OneThree,
                    _ => Room::Any,
                };
                kept.room = kept.room.and(room);
            }
        }
    }

    /// The shapes and lengths of the kept series.
    pub fn kept(&self, keep: &Keep) -> Vec<(Shape, usize)> {
        let kept = self.kept_places(keep);
        kept.into_iter().filter_map(|at| Some((self.shapes[at]?, self.table[at].len()))).collect()
    }

    fn kept_places(&self, keep: &Keep) -> Vec<usize> {
        (0..self.len()).filter(|&at| keep[at] && self.shapes[at].is_some()).collect()
    }

    /// Returns the tiles of a new table; those of the old one are used first. Each series is in a
    /// readable order.
    pub fn tiles(&self, keep: &Keep, series: &[Series]) -> Vec<Vec<Tile>> {
        let kept = self.kept_places(keep);
        let mut loose: Vec<Tile> = (0..self.len())
            .filter(|at| !kept.contains(at))
            .flat_map(|at| self.table[at].iter().copied())
            .chain(self.rack.iter().copied())
            .collect();
        let mut take = |place_of: Option<(usize, usize)>| {
            let at = loose.iter().position(|&tile| self.rules.place(tile) == place_of);
            loose.remove(at.expect("the search lays only what is given"))
        };
        let mut tiles = |series: &Series| {
            let mut tiles = Vec::with_capacity(series.len);
            for &part in &series.parts {
                match part {
                    Part::Face(color, number) => tiles.push(take(Some((color, number)))),
                    Part::Joker => tiles.push(take(None)),
                    Part::Kept(place) => tiles.extend(&self.table[kept[place]]),
                }
            }
            tiles
        };
        series.iter().map(&mut tiles).collect()
    }

    /// Finds the series of the table that are contained in these, unchanged or with additions.
    pub fn lying_in(&self, table: &[Vec<Tile>]) -> Keep {
        let faces =
            |tiles: &[Tile]| -> Vec<Kind> { tiles.iter().map(|tile| tile.kind()).collect() };
        let mut free: Vec<(Vec<Kind>, bool)> = table
            .iter()
            .map(|tiles| {
                let run = matches!(shape(tiles, &self.rules), Some(Shape::Run { .. }));
                (faces(tiles), run)
            })
            .collect();
        let mut keep = vec![false; self.len()];
        for (at, tiles) in self.table.iter().enumerate() {
            let tiles = faces(tiles);
            let run = matches!(self.shapes[at], Some(Shape::Run { .. }));
            let found = free.iter_mut().find_map(|(new, is_run)| {
                let start = match (run, *is_run) {
                    (true, true) => new.windows(tiles.len()).position(|part| part == tiles)?,
                    (false, false) if tiles.iter().all(|kind| new.contains(kind)) => 0,
                    _ => return None,
                };
                // The tiles found are taken; a group is taken whole.
                let end = if run { start + tiles.len() } else { new.len() };
                new.drain(start..end);
                Some(())
            });
            keep[at] = found.is_some();
        }
        keep
    }
}

/// Returns the shape of a series; `None` if it is not in the order of a run or is invalid.
fn shape(tiles: &[Tile], rules: &LayingRules) -> Option<Shape> {
    if let Some(run) = Meld::run_as_written(tiles, rules.wild, &rules.melds()) {
        let face = run.faces[0];
        let color = face.color as usize;
        return Some(Shape::Run { color, first: usize::from(face.number.get()) - 1 });
    }
    let group = Meld::group(tiles, rules.wild)?;
    debug_assert_eq!(group.kind, MeldKind::Group);
    let number = usize::from(group.faces[0].number.get()) - 1;
    let colors = tiles.iter().filter_map(|&tile| rules.place(tile)).fold(0, |m, (c, _)| m | 1 << c);
    Some(Shape::Group { number, colors })
}
