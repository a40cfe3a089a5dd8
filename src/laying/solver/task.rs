//! The task of a play, besides being legal: series that must stay, and tiles that must be laid.
//!
//! With `joker_lock` a joker of the table stays with a tile of its series, or a tile that it stood
//! for joins one of them (RULES 7.4). Any such table contains a smallest series with both tiles. So
//! each of these series is kept in turn, and every result of the search around it is legal with
//! regard to this joker.

use super::input::Keep;
use super::opening::{Slot, Small, Tiles};
use super::position::COLORS;
use crate::laying::lock::stood_for;
use crate::laying::rules::LayingRules;
use crate::meld::MeldKind;
use crate::mix::MixSet;
use crate::sort::sort_short;
use crate::tile::{Kind, Tile};

/// A task for a play.
#[derive(Clone, Debug)]
pub struct Task {
    /// The series on the table, including those that must stay.
    pub table: Vec<Vec<Tile>>,
    /// The rest of the rack.
    pub rack: Vec<Tile>,
    /// The series that must not be taken apart.
    pub locked: Keep,
    /// The tiles of the rack that must be laid.
    pub forced: Tiles,
}

/// A place of a run or a group to be made: its colour, and its number or that of the high 1.
type At = (usize, usize);

impl Task {
    /// The task of laying tiles anywhere, or beside the series if they must not be taken apart.
    pub fn free(table: &[Vec<Tile>], rack: &[Tile], rules: &LayingRules) -> Task {
        let (locked, forced) = (vec![!rules.rebuilds; table.len()], Tiles::default());
        Task { table: table.to_vec(), rack: rack.to_vec(), locked, forced }
    }

    /// Keeps all series with jokers as they are.
    pub fn with_jokers_kept(mut self, rules: &LayingRules) -> Task {
        let joker = |tile: &Tile| rules.is_wild(*tile);
        for (locked, series) in self.locked.iter_mut().zip(&self.table) {
            *locked |= series.iter().any(joker);
        }
        self
    }

    /// Keeps the series of an opening that have jokers as they are.
    pub fn with_opening(mut self, opening: &Small, rules: &LayingRules) -> Option<Task> {
        for series in &opening.series {
            if series.iter().all(|slot| slot.tile().is_some()) {
                continue;
            }
            let laid = taken(series, &mut self.rack, rules)?;
            self.table.push(laid);
            self.locked.push(true);
            for (color, number) in series.iter().filter_map(|slot| slot.tile()) {
                self.forced.faces[number][color] =
                    self.forced.faces[number][color].checked_sub(1)?;
            }
        }
        self.forced.jokers = 0;
        Some(self)
    }

    /// The series that must stay, in an order that does not matter.
    pub fn lying(&self) -> Vec<Vec<Tile>> {
        let lying = self.table.iter().zip(&self.locked).filter(|(_, locked)| **locked);
        let mut lying: Vec<&Vec<Tile>> = lying.map(|(series, _)| series).collect();
        sort_short(&mut lying, |&series| series);
        lying.into_iter().cloned().collect()
    }

    /// Returns tasks such that every play for this task that leaves a joker of the old table in
    /// place, or replaces it, fulfils one of them.
    pub fn settled(&self, old: &[Vec<Tile>], joker: Tile, rules: &LayingRules) -> Vec<Task> {
        let lay = |series: &&Vec<Tile>| series.contains(&joker);
        let Some(series) = old.iter().find(lay) else { return Vec::new() };
        let Some(meld) = rules.read(series) else { return Vec::new() };
        let faces = stood_for(&meld, joker, rules);
        let stands = |tile: &Tile| {
            let known = rules.face(*tile).is_some_and(|face| faces.contains(&face));
            known && !series.contains(tile)
        };
        let all = self.table.iter().flatten().chain(&self.rack);
        let replacing: Vec<Tile> = all.copied().filter(stands).collect();
        let mut tasks = Vec::new();
        for &other in series.iter().filter(|&&tile| tile != joker) {
            for &tile in replacing.iter().chain([&joker]) {
                tasks.extend(self.together(old, [tile, other], rules));
            }
        }
        tasks
    }

    /// Returns the tasks with these two tiles in one series, each as small as possible.
    fn together(&self, old: &[Vec<Tile>], two: [Tile; 2], rules: &LayingRules) -> Vec<Task> {
        let kept: Vec<usize> = (0..self.table.len())
            .filter(|&at| self.locked[at] && two.iter().any(|tile| self.table[at].contains(tile)))
            .collect();
        if let &[at] = &kept[..]
            && two.iter().all(|tile| self.table[at].contains(tile))
        {
            return Vec::new();
        }
        let mut whole: Vec<Vec<Tile>> = kept.iter().map(|&at| self.table[at].clone()).collect();
        let loose = |tile: &&Tile| !whole.iter().flatten().any(|other| other == *tile);
        let single: Vec<Vec<Tile>> = two.iter().filter(loose).map(|&tile| vec![tile]).collect();
        whole.extend(single);
        let left = |tile: &Tile| !whole.iter().flatten().any(|other| other == tile);
        let rest = self.rest(old, left, rules);
        let mut found = Vec::new();
        for window in windows(&whole, rules) {
            fill(&window, &rest, rules, &mut Vec::new(), &mut found);
        }
        let mut seen = MixSet::default();
        found.retain(|series| seen.insert(series.clone()));
        found.into_iter().filter_map(|series| self.keeping(&kept, series, rules)).collect()
    }

    /// Returns the tiles that may be added to others, one of each kind if it does not matter which:
    /// not those of series that must stay; of equal tiles those of the table come before those of
    /// the rack, which need not be laid.
    fn rest(
        &self,
        old: &[Vec<Tile>],
        left: impl Fn(&Tile) -> bool,
        rules: &LayingRules,
    ) -> Vec<Tile> {
        let home = |tile: &Tile| {
            let joker = |other: &Tile| rules.is_wild(*other);
            old.iter().position(|series| series.contains(tile) && series.iter().any(joker))
        };
        let lying = self.table.iter().zip(&self.locked).filter(|(_, locked)| !**locked);
        let lying = lying.flat_map(|(series, _)| series);
        let mut rest: Vec<(Kind, Option<usize>, Tile)> = Vec::new();
        for &tile in lying.chain(&self.rack).filter(|tile| left(tile)) {
            let (kind, home) = (tile.kind(), home(&tile));
            let known = |&(other, of, _): &(Kind, Option<usize>, Tile)| {
                other == kind && of == home && (!rules.is_wild(tile) || home.is_none())
            };
            if !rest.iter().any(known) {
                rest.push((kind, home, tile));
            }
        }
        rest.into_iter().map(|(.., tile)| tile).collect()
    }

    /// Replaces the series that a new one is made of by the new one, which must stay.
    fn keeping(&self, of: &[usize], series: Vec<Tile>, rules: &LayingRules) -> Option<Task> {
        rules.read(&series)?;
        let mut task = Task { table: Vec::new(), locked: Vec::new(), ..self.clone() };
        for (at, row) in self.table.iter().enumerate().filter(|(at, _)| !of.contains(at)) {
            let row: Vec<Tile> =
                row.iter().copied().filter(|tile| !series.contains(tile)).collect();
            if !row.is_empty() {
                task.table.push(row);
                task.locked.push(self.locked[at]);
            }
        }
        for tile in series.iter().filter(|tile| self.rack.contains(tile)) {
            task.rack.retain(|other| other != tile);
            match rules.place(*tile) {
                Some((color, number)) => {
                    let forced = &mut task.forced.faces[number][color];
                    *forced = forced.saturating_sub(1);
                }
                None => task.forced.jokers = task.forced.jokers.saturating_sub(1),
            }
        }
        task.table.push(series);
        task.locked.push(true);
        Some(task)
    }
}

/// Takes the tiles of a series out of the rack.
pub fn taken(series: &[Slot], rack: &mut Vec<Tile>, rules: &LayingRules) -> Option<Vec<Tile>> {
    let mut take = |slot: &Slot| {
        let at = rack.iter().position(|&tile| rules.place(tile) == slot.tile())?;
        Some(rack.remove(at))
    };
    series.iter().map(&mut take).collect()
}

/// A series to be made: at each place a tile that must lie there, or `None` for any.
type Window = Vec<(At, Option<Tile>)>;

/// Returns the smallest series with all these tiles; some of them stay together.
fn windows(whole: &[Vec<Tile>], rules: &LayingRules) -> Vec<Window> {
    let mut found = groups(whole, rules);
    let natural: Vec<usize> = whole
        .iter()
        .flatten()
        .filter_map(|&tile| rules.place(tile))
        .map(|(color, _)| color)
        .collect();
    for color in 0..COLORS {
        if natural.iter().all(|&other| other == color) {
            runs(whole, color, rules, &mut found);
        }
    }
    found
}

/// The groups with all these tiles.
fn groups(whole: &[Vec<Tile>], rules: &LayingRules) -> Vec<Window> {
    let is_run = |part: &Vec<Tile>| {
        let run = rules.read(part);
        run.is_some_and(|meld| meld.kind == MeldKind::Run)
    };
    if whole.iter().any(|part| part.len() > 1 && is_run(part)) {
        return Vec::new();
    }
    let tiles: Vec<Tile> = whole.concat();
    let places: Vec<(usize, usize)> = tiles.iter().filter_map(|&tile| rules.place(tile)).collect();
    let mut found = Vec::new();
    for number in (0..rules.numbers()).filter(|&number| places.iter().all(|at| at.1 == number)) {
        let free: Vec<usize> =
            (0..COLORS).filter(|&color| !places.contains(&(color, number))).collect();
        let given: Vec<(At, Option<Tile>)> = tiles
            .iter()
            .map(|&tile| (rules.place(tile).unwrap_or((COLORS, number)), Some(tile)))
            .collect();
        match 3_usize.saturating_sub(tiles.len()) {
            0 if tiles.len() <= 4 => found.push(given),
            1 => found.extend(free.iter().map(|&color| {
                given.iter().copied().chain([((color, number), None)]).collect::<Window>()
            })),
            _ => {}
        }
    }
    found
}

/// Finds the runs of a colour with all these tiles, as short as possible.
fn runs(whole: &[Vec<Tile>], color: usize, rules: &LayingRules, found: &mut Vec<Window>) {
    let places = rules.numbers() + usize::from(rules.high_one);
    let mut lying: Vec<Vec<(usize, Tile)>> = vec![Vec::new()];
    for part in whole {
        let starts: Vec<usize> = (0..places).filter(|&start| fits(part, start, rules)).collect();
        let with = |lies: &Vec<(usize, Tile)>| {
            let at = |start: usize| {
                let part = part.iter().enumerate().map(|(at, &tile)| (start + at, tile));
                lies.iter().copied().chain(part).collect::<Vec<_>>()
            };
            starts.iter().map(|&start| at(start)).collect::<Vec<_>>()
        };
        lying = lying.iter().flat_map(with).collect();
    }
    for lies in lying {
        let taken = |at: usize| lies.iter().filter(|(place, _)| *place == at).count();
        let ends = (lies.iter().map(|lies| lies.0).min(), lies.iter().map(|lies| lies.0).max());
        let (Some(low), Some(high)) = ends else { continue };
        if (low..=high).any(|at| taken(at) > 1) {
            continue;
        }
        let len = (high + 1 - low).max(3);
        for first in (high + 1).saturating_sub(len)..=low {
            if first + len > places {
                continue;
            }
            let at = |at: usize| {
                let tile = lies.iter().find(|(place, _)| *place == at).map(|(_, tile)| *tile);
                ((color, at % rules.numbers()), tile)
            };
            found.push((first..first + len).map(at).collect());
        }
    }
}

/// Returns `true` if tiles lie as a run, or a part of one, that starts at a place.
fn fits(part: &[Tile], start: usize, rules: &LayingRules) -> bool {
    let places = rules.numbers() + usize::from(rules.high_one);
    start + part.len() <= places
        && part.iter().enumerate().all(|(at, &tile)| {
            rules.place(tile).is_none_or(|(_, number)| number == (start + at) % rules.numbers())
        })
}

/// Returns a series in all ways to fill the free places with tiles.
fn fill(
    window: &[(At, Option<Tile>)],
    rest: &[Tile],
    rules: &LayingRules,
    series: &mut Vec<Tile>,
    found: &mut Vec<Vec<Tile>>,
) {
    let Some((&(at, tile), more)) = window.split_first() else {
        found.push(series.clone());
        return;
    };
    let may = |other: &&Tile| rules.place(**other).is_none_or(|place| place == at);
    let candidates: Vec<Tile> = match tile {
        Some(tile) => vec![tile],
        None => rest.iter().filter(may).copied().filter(|tile| !series.contains(tile)).collect(),
    };
    for tile in candidates {
        series.push(tile);
        fill(more, rest, rules, series, found);
        series.pop();
    }
}
