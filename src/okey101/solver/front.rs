//! All openings that are best in some respect: their value, the sum that they shed, the number of
//! tiles, or the wild tiles kept.

use std::cmp::Reverse;

use super::plan::{Melds, Plan, kinds, melds_with};
use super::runs::{END, LANES, Lanes, Run, RunTable, lowest_runs};
use super::search::{Group, Tiles, groups_of, join, most_of_groups};
use super::{Solver, counted, with_missing};
use crate::hand::Hand;
use crate::hand::key::without_lowest;
use crate::mix::MixMap;
use crate::okey101::rules::RunLimit;
use crate::sort::sort_short;
use crate::tile::{Reading, Tile, Wild};

/// An opening by series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The melds, and the tiles that stay in the hand.
    pub melds: Melds,
    /// The sum of the numbers of the ordinary tiles laid.
    pub shed: u16,
    /// Number of tiles laid.
    pub tiles: u8,
    /// Number of wild tiles that stay in the hand.
    pub kept: u8,
}

/// Melds by their figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Point {
    value: u16,
    shed: u16,
    tiles: u8,
    wilds: u8,
    plan: Plan,
}

impl Point {
    /// Returns `true` if this point is at least as good in every respect.
    const fn covers(&self, other: &Point) -> bool {
        self.value >= other.value
            && self.shed >= other.shed
            && self.tiles >= other.tiles
            && self.wilds <= other.wilds
    }

    /// Uses a wild tile in the place of the lowest ordinary one, if none is used.
    fn use_wild(&mut self) {
        if self.wilds == 0 {
            self.shed -= self.plan.lowest() as u16;
            self.wilds = 1;
        }
    }

    fn with_run(&self, color: usize, run: Run) -> Point {
        let mut point = self.clone();
        let places = run.first..run.first + run.length;
        let held = |number: &u32| run.held >> (2 * (number - 1)) & 1 == 1;
        point.value += places.clone().sum::<u32>() as u16;
        point.shed += places.filter(held).sum::<u32>() as u16;
        point.tiles += run.length as u8;
        point.wilds += run.wilds as u8;
        point.plan.runs[color].push(run);
        point
    }

    fn with_group(&self, group: Group) -> Point {
        let mut point = self.clone();
        let ordinary = group.colors.count_ones();
        point.value += (group.number * (ordinary + group.wilds as u32)) as u16;
        point.shed += (group.number * ordinary) as u16;
        point.tiles += ordinary as u8 + group.wilds as u8;
        point.wilds += group.wilds as u8;
        point.plan.groups.push(group);
        point
    }

    fn and(&self, other: &Point) -> Point {
        let mut plan = self.plan.clone();
        plan.groups.extend(&other.plan.groups);
        for (runs, more) in plan.runs.iter_mut().zip(&other.plan.runs) {
            runs.extend(more);
        }
        Point {
            value: self.value + other.value,
            shed: self.shed + other.shed,
            tiles: self.tiles + other.tiles,
            wilds: self.wilds + other.wilds,
            plan,
        }
    }
}

/// Adds a point unless another covers it, and removes those that it covers.
fn insert(front: &mut Vec<Point>, point: Point) {
    if !front.iter().any(|other| other.covers(&point)) {
        front.retain(|other| !point.covers(other));
        front.push(point);
    }
}

/// A running search for all best points.
struct Search<'a> {
    tables: [&'a mut RunTable; 3],
    most: [[Lanes; 14]; 3],
    /// The best points of the runs of a colour.
    known: MixMap<(usize, u32), Vec<Point>>,
    need: u16,
    front: Vec<Point>,
}

impl Search<'_> {
    /// The best points of runs with tiles of this key and up to this number of wild tiles.
    fn runs(&mut self, color: usize, key: u32, wilds: usize) -> Vec<Point> {
        if key == 0 {
            return vec![Point::default()];
        }
        if let Some(points) = self.known.get(&(color, key)) {
            return points.clone();
        }
        let mut front = self.runs(color, without_lowest(key, END), wilds);
        for run in lowest_runs(key) {
            for point in self.runs(color, key - run.held, wilds) {
                if usize::from(point.wilds) + run.wilds <= wilds {
                    insert(&mut front, point.with_run(color, run));
                }
            }
        }
        self.known.insert((color, key), front.clone());
        front
    }

    /// Tries all groups from the number at this place on, beginning there with this set of colours.
    fn go(&mut self, tiles: &Tiles, all: usize, at: usize, from: usize, path: &Point) {
        let lanes = [0, 1, 2].map(|table: usize| {
            let colors = tiles.keys.map(|key| self.tables[table].get(key));
            colors.iter().fold([0; LANES], |sum, color| join(&sum, color, tiles.wilds))
        });
        self.leaf(tiles, all, path);
        for number in at..13 {
            if !self.may_improve(tiles, &lanes, number, path) {
                return;
            }
            for (set, group, rest) in groups_of(tiles, number, if number == at { from } else { 0 })
            {
                self.go(&rest, all, number, set, &path.with_group(group));
            }
        }
    }

    /// Combines the runs of all colours.
    fn leaf(&mut self, tiles: &Tiles, all: usize, path: &Point) {
        let mut points = vec![path.clone()];
        for (color, &key) in tiles.keys.iter().enumerate() {
            let runs = self.runs(color, key, all);
            let mut next = Vec::new();
            for point in &points {
                for run in &runs {
                    if usize::from(point.wilds + run.wilds) <= all {
                        insert(&mut next, point.and(run));
                    }
                }
            }
            points = next;
        }
        for point in points {
            if point.value >= self.need && point.tiles > 0 {
                insert(&mut self.front, point);
            }
        }
    }

    /// Returns `true` if groups from this number on might give a point that none covers.
    fn may_improve(&self, tiles: &Tiles, lanes: &[Lanes; 3], at: usize, path: &Point) -> bool {
        (0..=tiles.wilds).any(|wilds| {
            let most = [0, 1, 2].map(|table: usize| {
                let split = |used: usize| lanes[table][wilds - used] + self.most[table][at][used];
                (0..=wilds).map(split).max().unwrap_or(0)
            });
            let limit = Point {
                value: path.value + most[0],
                shed: path.shed + most[1],
                tiles: path.tiles + most[2] as u8,
                wilds: path.wilds + wilds as u8,
                plan: Plan::default(),
            };
            limit.value >= self.need && !self.front.iter().any(|point| point.covers(&limit))
        })
    }
}

impl Solver {
    /// Returns the openings by series of at least this value that leave a tile and use `must`,
    /// which was taken: for each opening that is possible there is one that has at least its value,
    /// sheds as much, lays as many tiles, and keeps as many wild tiles. The one of the greatest
    /// value comes first. If `must` is wild, only the lowest ordinary tile of an opening gives way
    /// to it.
    pub fn openings(
        &mut self,
        tiles: &[Tile],
        okey: Wild,
        need: u16,
        must: Option<Tile>,
        limit: RunLimit,
    ) -> Vec<Opening> {
        let Some(hand) = counted(tiles, okey) else { return Vec::new() };
        let must_read = must.map(|tile| okey.read(tile.kind()));
        let mut front = self.front(&hand, need, must_read);
        if front.iter().any(|point| usize::from(point.tiles) == hand.len()) {
            front.clear();
            for kind in kinds(&hand) {
                let mut rest = hand;
                rest.remove(kind);
                if must_read.is_none_or(|must| rest.count_of(must) > 0) {
                    for point in self.front(&rest, need, must_read) {
                        insert(&mut front, point);
                    }
                }
            }
        }
        sort_short(&mut front, |point| Reverse((point.value, point.shed, point.tiles)));
        let opening = |point: Point| Opening {
            melds: point.plan.melds(tiles, okey, must, limit),
            shed: point.shed,
            tiles: point.tiles,
            kept: hand.wilds() - point.wilds,
        };
        front.into_iter().map(opening).collect()
    }

    /// The best points of a hand; all its tiles may be used.
    fn front(&mut self, hand: &Hand, need: u16, must: Option<Reading>) -> Vec<Point> {
        let tiles = with_missing(hand, 0);
        let tables = [&mut self.values, &mut self.sheds, &mut self.tiles];
        let most = [0, 1, 2].map(|table: usize| most_of_groups(tables[table], &tiles).0);
        let (known, front) = (MixMap::default(), Vec::new());
        let mut search = Search { tables, most, known, need: need.max(1), front };
        match must {
            Some(Reading::Face(face)) => {
                for (forced, rest) in melds_with(&tiles, face) {
                    let mut path = Point::default();
                    for &group in &forced.groups {
                        path = path.with_group(group);
                    }
                    for (color, runs) in forced.runs.iter().enumerate() {
                        for &run in runs {
                            path = path.with_run(color, run);
                        }
                    }
                    search.go(&rest, tiles.wilds, 0, 0, &path);
                }
            }
            Some(Reading::Wild) | None => search.go(&tiles, tiles.wilds, 0, 0, &Point::default()),
        }
        let mut front = search.front;
        if must == Some(Reading::Wild) {
            front.iter_mut().for_each(Point::use_wild);
        }
        front
    }
}
