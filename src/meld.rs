//! Recognizes melds, and the face that each wild tile stands for (RULES section 3).
//!
//! Tiles come from the table or a rack. The order as written is the order of a run, so a wild tile
//! stands for the number its place implies; tiles in another order may still form a run, which is
//! then read as the highest possible one.

use crate::json::as_name;
use crate::named::named;
use crate::tile::{Color, Face, Kind, Number, Reading, Tile, Wild};

/// The definition of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MeldRules {
    /// The highest number in play.
    pub last: Number,
    /// True if 1 may also follow it at the end of a run (`12-13-1`). On in S1 and S2, off in S3.
    pub high_one: bool,
}

impl MeldRules {
    /// Returns `true` if a number comes right after another in a run.
    pub fn follows(&self, number: Number, before: Number) -> bool {
        if before == self.last {
            number == Number::ONE && self.high_one
        } else {
            number == before.next()
        }
    }

    /// The distance of two numbers in a run: the 1 lies before the 2 and, if allowed, after the
    /// last number.
    pub fn apart(&self, one: Number, other: Number) -> u8 {
        let (low, high) = (one.min(other), one.max(other));
        let apart = high.get() - low.get();
        let behind = self.last.get() + 1 - high.get();
        if low == Number::ONE && self.high_one { apart.min(behind) } else { apart }
    }

    /// The positions at which a run of `len` tiles may start, highest first. A high 1 has the
    /// position after the last number.
    fn starts(&self, len: usize) -> impl Iterator<Item = usize> {
        let end = usize::from(self.last.get()) + usize::from(self.high_one);
        let highest = if len < 3 { 0 } else { (end + 1).saturating_sub(len) };
        (1..=highest).rev()
    }

    /// The faces of a run of `len` tiles that starts at a position.
    fn faces(&self, color: Color, start: usize, len: usize) -> Vec<Face> {
        let first = Face { color, number: Number::new(start as u8).expect("a place of a run") };
        let next = |face: &Face| {
            let number = if face.number == self.last { Number::ONE } else { face.number.next() };
            Some(Face { number, ..*face })
        };
        std::iter::successors(Some(first), next).take(len).collect()
    }
}

named! {
    /// The three kinds of melds.
    #[derive(PartialOrd, Ord)]
    pub enum MeldKind {
        /// Run (*seri*): three or more consecutive numbers of one colour.
        Run = "run",
        /// Group (*grup*): three or four tiles of one number, all colours different.
        Group = "group",
        /// Pair (*çift*): two identical faces. Counts only in a hand of seven pairs.
        Pair = "pair",
    }
}

as_name!(MeldKind);

/// Tiles that form a run, a group or a pair.
///
/// ```
/// use istaka::{Indicator, Meld, MeldRules, Number, tiles};
/// let okey = Indicator("B6".parse()?).okey();
/// let rules = MeldRules { last: Number::MAX, high_one: true };
/// let meld = Meld::read(&tiles("B8 B7 B7")?, okey, &rules).unwrap();
/// assert_eq!(istaka::write_tiles(&meld.faces), "B8 B9 B10");
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub struct Meld {
    /// Run, group or pair.
    pub kind: MeldKind,
    /// The tiles; those of a run in ascending order.
    pub tiles: Vec<Tile>,
    /// The face that each tile stands for, in the same order. Two wild tiles that form a pair stand
    /// for their own face.
    pub faces: Vec<Face>,
}

impl Meld {
    /// Reads tiles as a run in the order as written, else as a group, else as a run in any order.
    /// `None` if they are neither. Pairs are not considered.
    pub fn read(tiles: &[Tile], wild: Wild, rules: &MeldRules) -> Option<Meld> {
        Meld::run_as_written(tiles, wild, rules)
            .or_else(|| Meld::group(tiles, wild))
            .or_else(|| Meld::run(tiles, wild, rules))
    }

    /// Reads tiles as a run in the order as written; the highest one if wild tiles leave a choice.
    pub fn run_as_written(tiles: &[Tile], wild: Wild, rules: &MeldRules) -> Option<Meld> {
        rules.starts(tiles.len()).find_map(|start| {
            let color = common_color(tiles, wild)?;
            let faces: Vec<Face> = rules.faces(color, start, tiles.len());
            let fits = tiles.iter().zip(&faces).all(|(tile, &face)| {
                let reading = wild.read(tile.kind());
                reading == Reading::Wild || reading == Reading::Face(face)
            });
            fits.then(|| Meld { kind: MeldKind::Run, tiles: tiles.to_vec(), faces })
        })
    }

    /// Reads tiles as a run in any order; the highest possible one. The meld holds them in
    /// ascending order.
    pub fn run(tiles: &[Tile], wild: Wild, rules: &MeldRules) -> Option<Meld> {
        let color = common_color(tiles, wild)?;
        rules.starts(tiles.len()).find_map(|start| {
            let mut rest = tiles.to_vec();
            let mut ordered = Vec::with_capacity(tiles.len());
            let faces: Vec<Face> = rules.faces(color, start, tiles.len());
            for &face in &faces {
                let natural = rest.iter().position(|t| wild.read(t.kind()) == Reading::Face(face));
                let spare = || rest.iter().position(|t| wild.read(t.kind()) == Reading::Wild);
                ordered.push(rest.remove(natural.or_else(spare)?));
            }
            Some(Meld { kind: MeldKind::Run, tiles: ordered, faces })
        })
    }

    /// Reads tiles as a group. Wild tiles stand for the missing colours in the order of the
    /// notation.
    pub fn group(tiles: &[Tile], wild: Wild) -> Option<Meld> {
        if !(3..=4).contains(&tiles.len()) {
            return None;
        }
        let readings: Vec<Reading> = tiles.iter().map(|t| wild.read(t.kind())).collect();
        // Wild tiles alone could stand for any number.
        let face = readings.iter().find_map(|reading| reading.face());
        let number = face.map_or(Number::ONE, |face| face.number);
        let mut free: Vec<Color> = Color::ALL.to_vec();
        for reading in &readings {
            if let Reading::Face(face) = reading {
                let color = free.iter().position(|&color| color == face.color)?;
                if face.number != number {
                    return None;
                }
                free.remove(color);
            }
        }
        let faces = readings
            .iter()
            .map(|reading| match *reading {
                Reading::Face(face) => face,
                Reading::Wild => Face { color: free.remove(0), number },
            })
            .collect();
        Some(Meld { kind: MeldKind::Group, tiles: tiles.to_vec(), faces })
    }

    /// Reads tiles as a pair: equal faces, or a wild tile with anything.
    pub fn pair(tiles: &[Tile], wild: Wild) -> Option<Meld> {
        let &[a, b] = tiles else { return None };
        let face = match (wild.read(a.kind()), wild.read(b.kind())) {
            (Reading::Wild, Reading::Wild) => match wild.0 {
                Kind::Face(okey) => okey,
                Kind::FalseJoker | Kind::Joker => return None, // a pair needs a face
            },
            (Reading::Face(face), Reading::Wild) | (Reading::Wild, Reading::Face(face)) => face,
            (Reading::Face(a), Reading::Face(b)) => (a == b).then_some(a)?,
        };
        Some(Meld { kind: MeldKind::Pair, tiles: vec![a, b], faces: vec![face; 2] })
    }

    /// The sum of the numbers that its places stand for.
    pub fn worth(&self) -> u16 {
        self.faces.iter().map(|face| u16::from(face.number.get())).sum()
    }

    /// For each tile the face that it stands for, if it is wild.
    pub fn stands_for(&self, wild: Wild) -> impl Iterator<Item = Option<Face>> {
        let each = self.tiles.iter().zip(&self.faces);
        each.map(move |(tile, face)| (wild.read(tile.kind()) == Reading::Wild).then_some(*face))
    }
}

/// The colour of all ordinary tiles, red if there are none, `None` if there are several.
pub(crate) fn common_color(tiles: &[Tile], wild: Wild) -> Option<Color> {
    let mut faces = tiles.iter().filter_map(|tile| wild.read(tile.kind()).face());
    let color = faces.next().map_or(Color::Red, |face| face.color);
    faces.all(|face| face.color == color).then_some(color)
}
