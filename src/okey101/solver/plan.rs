//! Melds of a hand: as groups and runs of faces, and as tiles.

use std::cmp::Reverse;

use super::runs::{Run, RunTable, face, run_at};
use super::search::{Found, Group, Tiles};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::okey101::row::{Row, twin, value};
use crate::okey101::rules::{IndicatorPair, RunLimit};
use crate::sort::sort_short;
use crate::tile::{Color, Face, Kind, Reading, Tile, Wild};

/// Groups and runs that a hand can lay together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The groups.
    pub groups: Vec<Group>,
    /// The runs by colour, each of three to five tiles.
    pub runs: [Vec<Run>; 4],
}

/// Melds of a hand, and the tiles that stay in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Melds {
    /// The value of the melds (OKEY101 1.7).
    pub value: u16,
    /// The melds, as they are laid.
    pub rows: Vec<Row>,
    /// The tiles that stay in the hand.
    pub rest: Vec<Tile>,
}

impl Plan {
    /// The melds behind a result, after these forced ones.
    pub fn of(table: &mut RunTable, found: &Found, forced: &Plan) -> Plan {
        let mut plan = forced.clone();
        plan.groups.extend(&found.groups);
        // The wild tiles of runs are shared among the colours.
        let mut wilds = found.wilds;
        let mut most = found.keys.map(|key| table.get(key));
        for color in 0..4 {
            let (mine, rest) = most.split_at_mut(color + 1);
            let after = |wilds: usize| {
                rest.iter().fold([0; 8], |sum, lanes| super::search::join(&sum, lanes, wilds))
                    [wilds]
            };
            let best = (0..=wilds).max_by_key(|&used| mine[color][used] + after(wilds - used));
            let used = best.expect("there is a choice");
            plan.runs[color].extend(table.runs(found.keys[color], used));
            wilds -= used;
        }
        plan
    }

    /// The value of the melds.
    pub fn value(&self) -> u32 {
        let groups = self.groups.iter();
        let groups =
            groups.map(|group| group.number * (group.colors.count_ones() + group.wilds as u32));
        let run = |run: &Run| (run.first..run.first + run.length).sum::<u32>();
        groups.chain(self.runs.iter().flatten().map(run)).sum()
    }

    /// Number of wild tiles.
    pub fn wilds(&self) -> usize {
        let groups = self.groups.iter().map(|group| group.wilds);
        groups.chain(self.runs.iter().flatten().map(|run| run.wilds)).sum()
    }

    /// The tiles that the melds leave.
    pub fn rest(&self, tiles: &Tiles) -> Tiles {
        let mut rest = Tiles { wilds: tiles.wilds - self.wilds(), ..*tiles };
        for group in &self.groups {
            for (color, key) in rest.keys.iter_mut().enumerate() {
                *key -= u32::from(group.colors >> color & 1) << (2 * (group.number - 1));
            }
        }
        for (key, runs) in rest.keys.iter_mut().zip(&self.runs) {
            *key -= runs.iter().map(|run| run.held).sum::<u32>();
        }
        rest
    }

    /// The lowest number.
    pub fn lowest(&self) -> u32 {
        let runs = self.runs.iter().flatten().map(|run| run.first);
        self.groups.iter().map(|group| group.number).chain(runs).min().unwrap_or(0)
    }

    /// Makes the melds of these tiles, with runs as long as the rules let them be laid. `must` is
    /// used first.
    ///
    /// # Panics
    /// If the tiles are not those of the plan.
    pub fn melds(&self, tiles: &[Tile], okey: Wild, must: Option<Tile>, limit: RunLimit) -> Melds {
        let mut pool = Pool { tiles: tiles.to_vec(), okey, must };
        let mut melds = Vec::new();
        for group in &self.groups {
            let of = |color: &Color| group.colors >> (*color as u8) & 1 == 1;
            let faces = Color::ALL.into_iter().filter(of).map(|color| face(color, group.number));
            let mut tiles: Vec<Tile> = faces.map(|face| pool.take(Reading::Face(face))).collect();
            tiles.extend((0..group.wilds).map(|_| pool.take(Reading::Wild)));
            melds.push(Meld::group(&tiles, okey).expect("a planned group"));
        }
        for (color, runs) in Color::ALL.into_iter().zip(&self.runs) {
            melds.extend(
                joined(runs, limit.longest()).iter().map(|run| run_of(color, run, &mut pool)),
            );
        }
        pool.use_wild(&mut melds);
        sort_short(&mut melds, |meld| Reverse(value(meld)));
        Melds {
            value: melds.iter().map(value).sum(),
            rows: melds.iter().map(|meld| Row::of(meld, okey)).collect(),
            rest: pool.tiles,
        }
    }
}

/// A run as places, each with or without an ordinary tile.
fn run_of(color: Color, run: &[(u32, bool)], pool: &mut Pool) -> Meld {
    let faces: Vec<Face> = run.iter().map(|&(number, _)| face(color, number)).collect();
    let readings = run.iter().zip(&faces);
    let tiles = readings
        .map(|(&(_, held), &face)| {
            pool.take(if held { Reading::Face(face) } else { Reading::Wild })
        })
        .collect();
    Meld { kind: MeldKind::Run, tiles, faces }
}

/// Joins parts of runs that continue one another, up to this length.
fn joined(runs: &[Run], longest: usize) -> Vec<Vec<(u32, bool)>> {
    let mut joined: Vec<Vec<(u32, bool)>> = Vec::new();
    for run in runs {
        let places = (run.first..run.first + run.length)
            .map(|number| (number, run.held >> (2 * (number - 1)) & 1 == 1));
        let continues = |other: &&mut Vec<(u32, bool)>| {
            other.last().is_some_and(|&(number, _)| number + 1 == run.first)
                && other.len() + run.length as usize <= longest
        };
        match joined.iter_mut().find(continues) {
            Some(other) => other.extend(places),
            None => joined.push(places.collect()),
        }
    }
    joined
}

/// The tiles of a hand that are not yet in a meld.
pub struct Pool {
    /// The tiles.
    pub tiles: Vec<Tile>,
    /// The wild tile.
    pub okey: Wild,
    /// The tile that is used first.
    pub must: Option<Tile>,
}

impl Pool {
    /// Takes a tile with this reading.
    ///
    /// # Panics
    /// If there is none.
    pub fn take(&mut self, reading: Reading) -> Tile {
        let fits = |tile: &Tile| self.okey.read(tile.kind()) == reading;
        let must = |tile: &Tile| self.must == Some(*tile) && fits(tile);
        let at = self.tiles.iter().position(must);
        let at = at.or_else(|| self.tiles.iter().position(fits));
        self.tiles.remove(at.expect("the hand has the tiles of the plan"))
    }

    /// Lays a wild tile that must be used in the place of an ordinary one, which keeps the value.
    fn use_wild(&mut self, melds: &mut [Meld]) {
        let Some(must) = self.must.filter(|must| self.tiles.contains(must)) else { return };
        if self.okey.read(must.kind()) != Reading::Wild {
            return;
        }
        let okey = self.okey;
        let number = |tile: &Tile| okey.read(tile.kind()).face().map(|face| face.number);
        let several = |meld: &&mut Meld| meld.tiles.iter().filter_map(number).count() > 1;
        let places = melds.iter_mut().filter(several).flat_map(|meld| &mut meld.tiles);
        let ordinary = places.filter(|tile| number(tile).is_some());
        if let Some(place) = ordinary.min_by_key(|tile| number(tile)) {
            let freed = std::mem::replace(place, must);
            self.tiles.retain(|&tile| tile != must);
            self.tiles.push(freed);
        }
    }
}

/// All melds that hold an ordinary tile of this face, as plans of one meld, each with the tiles
/// left.
pub fn melds_with(tiles: &Tiles, with: Face) -> Vec<(Plan, Tiles)> {
    let mut plans = Vec::new();
    let (color, number) = (with.color as usize, u32::from(with.number.get()));
    let shift = 2 * (number - 1);
    for colors in 0_u8..16 {
        let held =
            (0..4).all(|other| colors >> other & 1 == 0 || tiles.keys[other] >> shift & 3 != 0);
        if colors >> color & 1 == 0 || !held {
            continue;
        }
        let ordinary = colors.count_ones() as usize;
        for wilds in 3_usize.saturating_sub(ordinary)..=(4 - ordinary).min(tiles.wilds) {
            let mut rest = Tiles { wilds: tiles.wilds - wilds, ..*tiles };
            for (other, key) in rest.keys.iter_mut().enumerate() {
                *key -= u32::from(colors >> other & 1) << shift;
            }
            let groups = vec![Group { number, colors, wilds }];
            plans.push((Plan { groups, ..Plan::default() }, rest));
        }
    }
    for length in 3..=5 {
        for start in number.saturating_sub(length)..=(number - 1).min(13 - length) {
            let run = run_at(tiles.keys[color], start, length);
            if run.wilds > tiles.wilds {
                continue;
            }
            let mut rest = Tiles { wilds: tiles.wilds - run.wilds, ..*tiles };
            rest.keys[color] -= run.held;
            let mut plan = Plan::default();
            plan.runs[color].push(run);
            plans.push((plan, rest));
        }
    }
    plans
}

/// Pairs of a hand (OKEY101 4.3): number of pairs by doubles `p`, single tiles `s` and wild tiles
/// `j` is p + min(j, s) + ⌊(j − min(j, s)) / 2⌋. The twin of the indicator may be a pair alone, or
/// pair with any tile (OKEY101 section 12, `indicator_pair`).
pub fn count_pairs(hand: &Hand, rule: IndicatorPair) -> u8 {
    let face = twin(hand.okey(), rule).filter(|&face| hand.count(face) > 0);
    let mut others = *hand;
    let held = face.is_some_and(|face| others.remove_one(Reading::Face(face)));
    let (singles, doubles) = others.singles_and_doubles();
    let wilds = others.wilds() + u8::from(held && rule == IndicatorPair::Wild);
    let with = wilds.min(singles);
    let alone = u8::from(held && rule == IndicatorPair::Single);
    doubles + with + (wilds - with) / 2 + alone
}

/// Returns the most pairs of a hand, with the twin of the indicator as the rules have it.
pub fn pairs(tiles: &[Tile], okey: Wild, rule: IndicatorPair) -> Vec<Row> {
    let face = twin(okey, rule).map(Reading::Face);
    let is_twin = |tile: &&Tile| Some(okey.read(tile.kind())) == face;
    let Some(&twin) = tiles.iter().find(is_twin) else { return usual_pairs(tiles, okey) };
    let others: Vec<Tile> = tiles.iter().copied().filter(|&tile| tile != twin).collect();
    let mut rows = usual_pairs(&others, okey);
    let alone = |tile: &&Tile| !rows.iter().any(|row| row.tiles.contains(tile));
    let number = |tile: &&Tile| okey.read(tile.kind()).face().map(|face| face.number);
    match (rule, others.iter().filter(alone).max_by_key(number)) {
        (IndicatorPair::Wild, None) => return usual_pairs(tiles, okey),
        (IndicatorPair::Wild, Some(&other)) => rows.push(Row::new(vec![twin, other])),
        _ => rows.push(Row::new(vec![twin])),
    }
    rows
}

/// Returns pairs without regard to the indicator: doubles first, then wild tiles with the highest
/// single tiles.
fn usual_pairs(tiles: &[Tile], okey: Wild) -> Vec<Row> {
    let mut rest: Vec<Tile> = tiles.to_vec();
    let number = |tile: &Tile| match okey.read(tile.kind()) {
        Reading::Face(face) => face.number.get(),
        Reading::Wild => 0,
    };
    sort_short(&mut rest, |tile| Reverse((number(tile), *tile)));
    let (mut pairs, mut singles, mut wilds) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(tile) = rest.first().copied() {
        rest.remove(0);
        let reading = okey.read(tile.kind());
        if reading == Reading::Wild {
            wilds.push(tile);
            continue;
        }
        match rest.iter().position(|other| okey.read(other.kind()) == reading) {
            Some(twin) => pairs.push(Row::new(vec![tile, rest.remove(twin)])),
            None => singles.push(tile),
        }
    }
    let mut singles = singles.into_iter();
    while let Some(wild) = wilds.pop() {
        match singles.next().or_else(|| wilds.pop()) {
            Some(other) => pairs.push(Row::new(vec![other, wild])),
            None => break,
        }
    }
    pairs
}

/// The kinds of a hand, each once.
pub fn kinds(hand: &Hand) -> impl Iterator<Item = Kind> + '_ {
    let okey = hand.okey();
    let faces = hand.faces().map(move |face| okey.kind(Reading::Face(face)));
    faces.chain((hand.wilds() > 0).then(|| okey.kind(Reading::Wild)))
}
