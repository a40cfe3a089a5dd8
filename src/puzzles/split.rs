//! All ways in which tiles without jokers can form runs and groups.
//!
//! A way gives the number of tiles of each face in runs; the rest is in groups. Cutting the runs of
//! a colour differently, or dealing the tiles of a number to two groups differently, makes no other
//! way: `1 2 3 | 4 5 6` is `1 2 3 4 5 6`. The search goes number by number:
//!
//! ```text
//! number   1   2   3   4  …
//! red      ┌───────────┐         an open run is one tile long, two, or may end
//! yellow       ┌───────────┐
//! groups   0   3   0   4         three or four colours, or two groups of that many
//! ```

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::rummi::Rules;
use crate::sort::sort_short;
use crate::tile::{Color, Face, Number};

/// The rules of the tables.
pub const TABLES: Rules = Rules::rummi80(2);

/// Number of numbers.
const NUMBERS: usize = 10;

/// Number of tiles of each face, by number and colour.
pub type Counts = [[u8; 4]; NUMBERS];

/// The lengths of the open runs of a colour, the longer first: up to 3, from which a run may end; 0
/// is no run.
type Open = [u8; 2];

/// Returns the first `most` ways, each as the number of tiles of each face in runs.
pub fn splits(counts: &Counts, most: usize) -> Vec<Counts> {
    let runs = Counts::default();
    let mut search = Search { counts, most, runs, found: Vec::new(), dead: BTreeSet::new() };
    search.step(0, [[0; 2]; 4]);
    search.found
}

struct Search<'a> {
    counts: &'a Counts,
    most: usize,
    runs: Counts,
    found: Vec<Counts>,
    /// States (number and open runs) without any solution. Without this cache a text could make the
    /// search last for minutes.
    dead: BTreeSet<(usize, [Open; 4])>,
}

impl Search<'_> {
    /// Continues with a number, given the open runs.
    fn step(&mut self, number: usize, open: [Open; 4]) {
        if self.found.len() == self.most || self.dead.contains(&(number, open)) {
            return;
        }
        let before = self.found.len();
        if number == NUMBERS {
            if open.iter().all(|&open| after(open, 0).is_some()) {
                self.found.push(self.runs);
            }
        } else {
            self.choose(number, 0, [0; 4], open);
        }
        if self.found.len() == before {
            self.dead.insert((number, open));
        }
    }

    /// Chooses for this and the following colours the number of tiles in groups.
    fn choose(&mut self, number: usize, color: usize, groups: [u8; 4], open: [Open; 4]) {
        if color == groups.len() {
            if are_groups(groups) {
                self.step(number + 1, open);
            }
            return;
        }
        let tiles = self.counts[number][color];
        for grouped in 0..=tiles {
            let Some(next) = after(open[color], tiles - grouped) else { continue };
            let (mut groups, mut open) = (groups, open);
            (groups[color], open[color]) = (grouped, next);
            self.runs[number][color] = tiles - grouped;
            self.choose(number, color + 1, groups, open);
        }
    }
}

/// Returns the open runs of a colour after `tiles` tiles of the next number are added to runs. A
/// tile extends an open run rather than starting a new one, which would still have to grow; shorter
/// runs come first, since only longer ones may end.
fn after([long, short]: Open, tiles: u8) -> Option<Open> {
    let ends = |run: u8| run == 0 || run == 3;
    let on = |run: u8| (run + 1).min(3);
    match tiles {
        0 => (ends(long) && ends(short)).then_some([0; 2]),
        1 if short == 0 => Some([on(long), 0]),
        1 => ends(long).then_some([on(short), 0]),
        _ => Some([on(long), on(short)]),
    }
}

/// Returns `true` if these tiles of each colour of a number form groups.
fn are_groups(tiles: [u8; 4]) -> bool {
    match tiles.iter().sum() {
        3 | 4 => tiles.iter().all(|&tiles| tiles <= 1),
        0 | 6.. => true,
        _ => false,
    }
}

/// Returns the series of a way as faces: the runs in the longest possible pieces, then the groups.
pub fn series(counts: &Counts, runs: &Counts) -> Vec<Vec<Face>> {
    let mut series = Vec::new();
    for (at, color) in Color::ALL.into_iter().enumerate() {
        let mut open: Vec<Vec<Face>> = Vec::new();
        for (number, row) in runs.iter().enumerate() {
            let tiles = usize::from(row[at]);
            // As `after` has it: the longest are left.
            sort_short(&mut open, Vec::len);
            if open.len() > tiles {
                series.extend(open.drain(tiles..));
            }
            open.resize(tiles, Vec::new());
            let face = Face { color, number: number_at(number) };
            open.iter_mut().for_each(|run| run.push(face));
        }
        series.extend(open);
    }
    for (number, (all, runs)) in counts.iter().zip(runs).enumerate() {
        let mut left: [u8; 4] = std::array::from_fn(|color| all[color] - runs[color]);
        let tiles: u8 = left.iter().sum();
        // Two groups of six to eight tiles; if one has four colours and one three, the larger comes
        // first.
        let groups = if tiles > 4 { 2 } else { u8::from(tiles > 0) };
        for later in (0..groups).rev() {
            let size = left.iter().sum::<u8>().div_ceil(later + 1);
            let mut colors = [0, 1, 2, 3];
            sort_short(&mut colors, |&color: &usize| Reverse(left[color]));
            let mut colors = colors[..usize::from(size)].to_vec();
            sort_short(&mut colors, |&color| color);
            let face =
                |&color: &usize| Face { color: Color::ALL[color], number: number_at(number) };
            series.push(colors.iter().map(face).collect());
            colors.iter().for_each(|&color| left[color] -= 1);
        }
    }
    series
}

/// The number at an index.
fn number_at(place: usize) -> Number {
    Number::new(place as u8 + 1).expect("there are ten numbers")
}

/// The index of a face; `None` if the game does not have it.
pub fn place(face: Face) -> Option<(usize, usize)> {
    let in_play = face.number <= TABLES.melds().last;
    in_play.then(|| (usize::from(face.number.get()) - 1, face.color as usize))
}
