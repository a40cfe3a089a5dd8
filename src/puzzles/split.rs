//! All ways in which tiles without jokers can lie in runs and groups.
//!
//! A way says how often each face lies in runs; the rest of it lies in groups. How runs of a colour
//! are cut, and how tiles of a number are dealt to two groups, makes no other way: `1 2 3 | 4 5 6`
//! is `1 2 3 4 5 6`. The ways are found number by number:
//!
//! ```text
//! number   1   2   3   4  …
//! red      ┌───────────┐         an open run is one tile long, two, or may end
//! yellow       ┌───────────┐
//! groups   0   3   0   4         three or four colours, or two groups of that many
//! ```

use std::collections::BTreeSet;

use crate::few::sort_few;
use crate::rummi::Rules;
use crate::tile::{Color, Face, Number};

/// By these rules tables are laid.
pub const TABLES: Rules = Rules::rummi80(2);

/// How many numbers there are.
const NUMBERS: usize = 10;

/// How many tiles of each face there are, by number and colour.
pub type Counts = [[u8; 4]; NUMBERS];

/// How long the open runs of a colour are, the longer first: up to 3, which may end; 0 is no run.
type Open = [u8; 2];

/// How often each face of these lies in a run, in the first ways that are found.
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
    /// Numbers and open runs from which no way goes on: without them a text could have the search
    /// last for minutes.
    dead: BTreeSet<(usize, [Open; 4])>,
}

impl Search<'_> {
    /// Goes on with a number, where these runs are open.
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

    /// Chooses for this and the following colours how many tiles lie in groups.
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

/// The open runs of a colour when so many tiles of the next number lie in runs. A tile goes to an
/// open run rather than to a new one, which would still have to grow; the shorter ones come first,
/// for those that may end can be left.
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

/// Whether so many tiles of each colour of a number are groups.
fn are_groups(tiles: [u8; 4]) -> bool {
    match tiles.iter().sum() {
        3 | 4 => tiles.iter().all(|&tiles| tiles <= 1),
        0 | 6.. => true,
        _ => false,
    }
}

/// The series of a way, in faces: the runs in pieces that are as long as can be, then the groups.
pub fn series(counts: &Counts, runs: &Counts) -> Vec<Vec<Face>> {
    let mut series = Vec::new();
    for (at, color) in Color::ALL.into_iter().enumerate() {
        let mut open: Vec<Vec<Face>> = Vec::new();
        for (number, row) in runs.iter().enumerate() {
            let tiles = usize::from(row[at]);
            // As `after` has it: the longest are left.
            sort_few(&mut open, Vec::len);
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
        // Two groups of six to eight tiles; of one with four colours and one with three, the first.
        let groups = if tiles > 4 { 2 } else { u8::from(tiles > 0) };
        for later in (0..groups).rev() {
            let size = left.iter().sum::<u8>().div_ceil(later + 1);
            let mut colors = [0, 1, 2, 3];
            sort_few(&mut colors, |&color: &usize| std::cmp::Reverse(left[color]));
            let mut colors = colors[..usize::from(size)].to_vec();
            sort_few(&mut colors, |&color| color);
            let face =
                |&color: &usize| Face { color: Color::ALL[color], number: number_at(number) };
            series.push(colors.iter().map(face).collect());
            colors.iter().for_each(|&color| left[color] -= 1);
        }
    }
    series
}

/// The number at this place.
fn number_at(place: usize) -> Number {
    Number::new(place as u8 + 1).expect("there are ten numbers")
}

/// The place of a face; nothing where the game does not have it.
pub fn place(face: Face) -> Option<(usize, usize)> {
    let in_play = face.number <= TABLES.melds().last;
    in_play.then(|| (usize::from(face.number.get()) - 1, face.color as usize))
}
