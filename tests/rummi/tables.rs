//! A naive twin of the solver of the table, and positions of a table of series.
//!
//! It shares no code with the solver: it lists every group and every run, lays each of them any
//! number of times, each place with a tile or a joker, and visits every resulting table.

use istaka::laying::LayingRules;
use istaka::{Color, Face, Kind, Number, Tile};

/// Faces are numbered by number and colour: 0–3 are the ones. Not every set has all of them.
pub const FACES: usize = 52;

/// A small random source: the same positions everywhere.
pub struct Random(pub u64);

impl Random {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }
}

/// Every group and run, as faces.
pub fn all_series(rules: &LayingRules) -> Vec<Vec<usize>> {
    let numbers = rules.numbers();
    let mut all: Vec<Vec<usize>> = Vec::new();
    for number in 0..numbers {
        for colors in [vec![0, 1, 2], vec![0, 1, 3], vec![0, 2, 3], vec![1, 2, 3], vec![0, 1, 2, 3]]
        {
            all.push(colors.iter().map(|color| number * 4 + color).collect());
        }
    }
    let places = numbers + usize::from(rules.high_one);
    for color in 0..4 {
        for first in 0..places {
            for end in first + 3..=places {
                all.push((first..end).map(|place| place % numbers * 4 + color).collect());
            }
        }
    }
    all
}

/// A table and a rack as counts: the tiles that must be on the new table and those that may.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    pub must: Vec<u8>,
    pub may: Vec<u8>,
    pub jokers: (u8, u8),
}

impl Counts {
    pub fn none() -> Counts {
        Counts { must: vec![0; FACES], may: vec![0; FACES], jokers: (0, 0) }
    }

    /// Number of tiles of a face.
    pub fn all(&self, face: usize) -> u8 {
        self.must[face] + self.may[face]
    }

    /// Makes a table and a rack of these tiles; the table is one heap, impossible in a game.
    pub fn tiles(&self) -> (Vec<Vec<Tile>>, Vec<Tile>) {
        let mut table: Vec<Tile> = Vec::new();
        let mut rack: Vec<Tile> = Vec::new();
        for face in 0..FACES {
            let mut copies = kind(face).tiles();
            table.extend(copies.by_ref().take(self.must[face].into()));
            rack.extend(copies.take(self.may[face].into()));
        }
        let mut jokers = Kind::Joker.tiles();
        table.extend(jokers.by_ref().take(self.jokers.0.into()));
        rack.extend(jokers.take(self.jokers.1.into()));
        (if table.is_empty() { Vec::new() } else { vec![table] }, rack)
    }
}

/// The kind of a face.
pub fn kind(face: usize) -> Kind {
    let number = Number::new(face as u8 / 4 + 1).unwrap();
    Kind::Face(Face { color: Color::ALL[face % 4], number })
}

/// The points of a rack tile.
pub fn value(rules: &LayingRules) -> impl Fn(Kind) -> u32 {
    let joker = rules.joker_value.into();
    move |kind| match kind {
        Kind::Face(face) => face.number.get().into(),
        _ => joker,
    }
}

/// All tables that can be laid, one after the other.
pub struct Tables<'a> {
    series: &'a [Vec<usize>],
    /// The remaining tiles of each face, and the remaining jokers.
    pub left: Vec<u8>,
    pub jokers: u8,
    /// The sum of the faces of all filled places, and the number filled by jokers.
    pub worth: u32,
    /// The laid series: their faces, with true for a joker.
    pub laid: Vec<Vec<(usize, bool)>>,
}

impl<'a> Tables<'a> {
    /// Calls `look` for every table of these tiles, with or without all that must be laid.
    pub fn each(series: &'a [Vec<usize>], counts: &Counts, look: &mut dyn FnMut(&Tables)) {
        let left = (0..FACES).map(|face| counts.all(face)).collect();
        let jokers = counts.jokers.0 + counts.jokers.1;
        Tables { series, left, jokers, worth: 0, laid: Vec::new() }.from(0, look);
    }

    fn from(&mut self, first: usize, look: &mut dyn FnMut(&Tables)) {
        look(self);
        for series in first..self.series.len() {
            self.laid.push(Vec::new());
            self.place(series, 0, look);
            self.laid.pop();
        }
    }

    fn place(&mut self, series: usize, at: usize, look: &mut dyn FnMut(&Tables)) {
        let Some(&face) = self.series[series].get(at) else { return self.from(series, look) };
        let worth = face as u32 / 4 + 1;
        let last = self.laid.len() - 1;
        self.worth += worth;
        if self.left[face] > 0 {
            self.left[face] -= 1;
            self.laid[last].push((face, false));
            self.place(series, at + 1, look);
            self.laid[last].pop();
            self.left[face] += 1;
        }
        if self.jokers > 0 {
            self.jokers -= 1;
            self.laid[last].push((face, true));
            self.place(series, at + 1, look);
            self.laid[last].pop();
            self.jokers += 1;
        }
        self.worth -= worth;
    }

    /// Returns `true` if each joker can be read as the face that it stands for here: a group of one
    /// tile and jokers is a run in most orders, and jokers alone are of the highest number.
    pub fn can_be_read(&self, rules: &LayingRules) -> bool {
        let places = rules.numbers() + usize::from(rules.high_one);
        self.laid.iter().all(|series| {
            let (number, len) = (series[0].0 / 4, series.len());
            let group = series[1].0 / 4 == number;
            match series.iter().filter(|(_, joker)| !joker).count() {
                0 => group && number == rules.numbers() - 1,
                1 if group => number + len > places || number + 1 < len,
                _ => true,
            }
        })
    }
}

/// The largest value of a legal table, given the value of each tile of the rack; `None` if there is
/// no legal table.
pub fn most(series: &[Vec<usize>], counts: &Counts, count: impl Fn(Kind) -> u32) -> Option<u32> {
    let mut best = None;
    Tables::each(series, counts, &mut |table| {
        if table.jokers > counts.jokers.1
            || (0..FACES).any(|face| table.left[face] > counts.may[face])
        {
            return;
        }
        let faces = (0..FACES).map(|f| u32::from(counts.may[f] - table.left[f]) * count(kind(f)));
        let jokers = u32::from(counts.jokers.1 - table.jokers) * count(Kind::Joker);
        best = best.max(Some(faces.sum::<u32>() + jokers));
    });
    best
}

/// The worth of the best series of these tiles; a joker counts as the face that it stands for.
pub fn worth(series: &[Vec<usize>], counts: &Counts) -> u32 {
    let mut best = 0;
    Tables::each(series, counts, &mut |table| best = best.max(table.worth));
    best
}

/// A few tiles of neighbouring numbers; some must be laid.
pub fn few(rules: &LayingRules, random: &mut Random, most: usize) -> Counts {
    let numbers = rules.numbers();
    let mut counts = Counts::none();
    let (lowest, width) = (random.below(numbers), 1 + random.below(5));
    let must = 1 + random.below(4);
    for _ in 0..2 + random.below(most - 1) {
        let face = (lowest + random.below(width)) % numbers * 4 + random.below(4);
        if counts.all(face) < 2 {
            let which = if random.below(4) < must { &mut counts.may } else { &mut counts.must };
            which[face] += 1;
        }
    }
    let jokers = random.below(usize::from(rules.pack.others) + 1) as u8;
    counts.jokers.0 = random.below(usize::from(jokers) + 1) as u8;
    counts.jokers.1 = jokers - counts.jokers.0;
    counts
}

/// Some full groups of four and a few other tiles, with jokers that hardly find room.
pub fn full_groups(rules: &LayingRules, random: &mut Random, most: usize) -> Counts {
    let mut counts = Counts::none();
    for _ in 0..1 + random.below(most) {
        let number = random.below(rules.numbers());
        for face in number * 4..number * 4 + 4 {
            if counts.all(face) < 2 {
                counts.must[face] += 1;
            }
        }
    }
    for _ in 0..random.below(2) {
        let face = random.below(4 * rules.numbers());
        if counts.all(face) < 2 {
            counts.may[face] += 1;
        }
    }
    let most = rules.pack.others;
    counts.jokers = (random.below(2) as u8, random.below(3) as u8);
    counts.jokers.1 = counts.jokers.1.min(most - counts.jokers.0);
    counts
}

/// A rack with a group of sixes, which does not open, and a run from one of them, which does but
/// leaves the other sixes single; and a few other tiles. With 13 numbers they are nines.
pub fn torn(rules: &LayingRules, random: &mut Random) -> Counts {
    let mut counts = Counts::none();
    let six = rules.numbers() - 5;
    let (color, other) = (random.below(4), 1 + random.below(3));
    for face in 0..4 {
        counts.may[six * 4 + face] = u8::from(face != (color + other) % 4);
    }
    for number in six + 1..six + 5 {
        counts.may[number * 4 + color] = u8::from(number < six + 3);
        counts.must[number * 4 + color] = u8::from(number > six + 1);
    }
    for _ in 0..random.below(3) {
        let face = random.below(4 * rules.numbers());
        if counts.all(face) == 0 {
            counts.may[face] += 1;
        }
    }
    counts
}

/// A table of two to fourteen series and a rack of four to sixteen tiles, with none to all of the
/// jokers in play.
pub fn position(rules: &LayingRules, random: &mut Random) -> (Vec<Vec<Tile>>, Vec<Tile>) {
    let most = usize::from(rules.pack.others);
    let jokers = random.below(most + 1);
    let mut left: Vec<Tile> = rules.pack.tiles().collect();
    left.retain(|tile| tile.kind() != Kind::Joker || tile.which() as usize >= most - jokers);
    let all = all_series(&LayingRules { high_one: false, ..*rules });
    let short: Vec<&Vec<usize>> = all.iter().filter(|series| series.len() <= 5).collect();
    let mut table = Vec::new();
    let wanted = 2 + random.below(13);
    for _ in 0..20 * wanted {
        if table.len() < wanted {
            let faces = short[random.below(short.len())];
            table.extend(series(faces, &mut left, random));
        }
    }
    let rack = (4 + random.below(13)).min(left.len());
    let rack = (0..rack).map(|_| left.swap_remove(random.below(left.len()))).collect();
    (table, rack)
}

/// A series of these faces out of the remaining tiles, sometimes with a joker; `None` if they do
/// not suffice.
fn series(faces: &[usize], left: &mut Vec<Tile>, random: &mut Random) -> Option<Vec<Tile>> {
    let mut rest = left.clone();
    let mut series = Vec::new();
    for &face in faces {
        let joker = rest.iter().position(|tile| tile.kind() == Kind::Joker);
        let own = rest.iter().position(|tile| tile.kind() == kind(face));
        let taken = if random.below(8) == 0 { joker.or(own) } else { own.or(joker) };
        series.push(rest.remove(taken?));
    }
    // A joker in a group or a run may be read in several ways, but it is a series in any case.
    *left = rest;
    Some(series)
}

/// The counts of a table and a rack.
pub fn counts(table: &[Vec<Tile>], rack: &[Tile]) -> Counts {
    let mut counts = Counts::none();
    let mut add = |tile: &Tile, lies: bool| match tile.kind() {
        Kind::Face(face) => {
            let face = (usize::from(face.number.get()) - 1) * 4 + face.color as usize;
            if lies { counts.must[face] += 1 } else { counts.may[face] += 1 }
        }
        _ if lies => counts.jokers.0 += 1,
        _ => counts.jokers.1 += 1,
    };
    table.iter().flatten().for_each(|tile| add(tile, true));
    rack.iter().for_each(|tile| add(tile, false));
    counts
}

/// Panics unless this is a legal new table: no tile is gone, every series can be read, and new
/// tiles come from the rack.
pub fn check(
    rules: &LayingRules,
    old: &[Vec<Tile>],
    rack: &[Tile],
    new: &[Vec<Tile>],
    laid: &[Tile],
) {
    let mut all: Vec<Tile> = new.iter().flatten().copied().collect();
    let mut expected: Vec<Tile> = old.iter().flatten().chain(laid).copied().collect();
    all.sort();
    expected.sort();
    assert_eq!(all, expected, "the tiles of the table and those laid");
    assert!(laid.iter().all(|tile| rack.contains(tile)), "laid from the rack");
    for series in new {
        assert!(rules.read(series).is_some(), "{}", istaka::write_tiles(series));
    }
}
