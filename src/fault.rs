//! The rule that some tiles break which are no run, group or pair, with the tiles that break it.
//!
//! ```text
//! R5 R6 R8     a run?     Gap      R7 is missing
//! R5 B5 B5'    a group?   Twice    B5 and B5' are of one colour
//! ```

use crate::meld::{Meld, MeldKind, MeldRules};
use crate::sort::sort_short;
use crate::tile::{Color, Face, Number, Tile, Wild};

/// A broken rule of melds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// There are fewer tiles than this minimum.
    Few(u8),
    /// There are more tiles than this maximum.
    Many(u8),
    /// Two tiles of a run are of different colours.
    Colors([Tile; 2]),
    /// Two tiles of a group have different numbers.
    Numbers([Tile; 2]),
    /// Two tiles of a run or of a group are equal.
    Twice([Tile; 2]),
    /// These faces of a run are missing, and there are too few wild tiles for them.
    Gap(Vec<Face>),
    /// The 1 would have to follow the last number, which these rules do not allow.
    HighOne(Tile),
    /// A tile would have to follow the 1 after the last number, where a run ends.
    PastOne(Tile),
    /// The tiles of a pair have different faces.
    Differ([Tile; 2]),
}

impl Fault {
    /// Every code, in the order of the variants.
    pub const CODES: [&'static str; 9] =
        ["few", "many", "colors", "numbers", "twice", "gap", "highOne", "pastOne", "differ"];

    /// Returns the rule that keeps these tiles from being a meld of this kind; `None` if they are
    /// one. The tiles of a run may come in any order.
    ///
    /// ```
    /// use istaka::{Fault, Kind, MeldKind, MeldRules, Number, Wild, tiles};
    /// let rules = MeldRules { last: Number::MAX, high_one: true };
    /// let okey = Wild("B7".parse::<Kind>()?);
    /// let fault = |text| Fault::of(MeldKind::Run, &tiles(text).unwrap(), okey, &rules);
    /// assert_eq!(fault("R5 R6 R8"), Some(Fault::Gap(vec!["R7".parse()?])));
    /// assert_eq!(fault("R5 R6 B7 R8"), None);
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn of(kind: MeldKind, tiles: &[Tile], wild: Wild, rules: &MeldRules) -> Option<Fault> {
        let meld = match kind {
            MeldKind::Run => Meld::run(tiles, wild, rules),
            MeldKind::Group => Meld::group(tiles, wild),
            MeldKind::Pair => Meld::pair(tiles, wild),
        };
        if meld.is_some() {
            return None;
        }
        let (least, most) = match kind {
            MeldKind::Run => (3, rules.last.get() + u8::from(rules.high_one)),
            MeldKind::Group => (3, 4),
            MeldKind::Pair => (2, 2),
        };
        if tiles.len() < usize::from(least) {
            return Some(Fault::Few(least));
        }
        let plain = Plain::of(tiles, wild);
        let fault = match kind {
            MeldKind::Run => plain.no_run(rules),
            MeldKind::Group => plain.no_group(),
            MeldKind::Pair => plain.differing(|face| *face).map(Fault::Differ),
        };
        // Numbers beyond the last one can be consecutive without a missing face.
        let too_many = tiles.len() > usize::from(most);
        Some(fault.unwrap_or(if too_many { Fault::Many(most) } else { Fault::Gap(Vec::new()) }))
    }

    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        Fault::CODES[match self {
            Fault::Few(_) => 0,
            Fault::Many(_) => 1,
            Fault::Colors(_) => 2,
            Fault::Numbers(_) => 3,
            Fault::Twice(_) => 4,
            Fault::Gap(_) => 5,
            Fault::HighOne(_) => 6,
            Fault::PastOne(_) => 7,
            Fault::Differ(_) => 8,
        }]
    }
}

/// The tiles that are not wild, with their faces, and the number of wild ones.
struct Plain {
    tiles: Vec<(Tile, Face)>,
    wilds: usize,
}

impl Plain {
    fn of(tiles: &[Tile], wild: Wild) -> Plain {
        let face = |tile: &Tile| Some((*tile, wild.read(tile.kind()).face()?));
        let plain: Vec<(Tile, Face)> = tiles.iter().filter_map(face).collect();
        Plain { wilds: tiles.len() - plain.len(), tiles: plain }
    }

    /// The first tile and the first that differs from it in `what`.
    fn differing<T: PartialEq>(&self, what: impl Fn(&Face) -> T) -> Option<[Tile; 2]> {
        let (first, face) = self.tiles.first()?;
        let other = self.tiles.iter().find(|(_, other)| what(other) != what(face))?;
        Some([*first, other.0])
    }

    /// The first two tiles that agree in `what`.
    fn twice<T: PartialEq>(&self, what: impl Fn(&Face) -> T) -> Option<[Tile; 2]> {
        self.tiles.iter().enumerate().find_map(|(at, (tile, face))| {
            let before = self.tiles[..at].iter().find(|(_, other)| what(other) == what(face))?;
            Some([before.0, *tile])
        })
    }

    fn no_group(&self) -> Option<Fault> {
        let numbers = self.differing(|face| face.number).map(Fault::Numbers);
        numbers.or_else(|| self.twice(|face| face.color).map(Fault::Twice))
    }

    fn no_run(&self, rules: &MeldRules) -> Option<Fault> {
        if let Some(two) = self.differing(|face| face.color) {
            return Some(Fault::Colors(two));
        }
        if let Some(two) = self.twice(|face| face.number) {
            return Some(Fault::Twice(two));
        }
        let (_, Face { color, .. }) = *self.tiles.first()?;
        let low = self.missing(color, |number| number.get());
        let end = rules.last.get() + 1;
        let high =
            self.missing(color, |number| if number == Number::ONE { end } else { number.get() });
        let nearest = if rules.high_one && high.len() < low.len() { high } else { low };
        if nearest.len() <= self.wilds {
            return None;
        }
        let one = self.tiles.iter().find(|(_, face)| face.number == Number::ONE);
        Some(match one {
            Some((one, _)) if self.missing_around(rules.last) <= self.wilds => {
                if rules.high_one {
                    Fault::PastOne(*one)
                } else {
                    Fault::HighOne(*one)
                }
            }
            _ => Fault::Gap(nearest),
        })
    }

    /// The number of missing tiles if 1 followed the last number.
    fn missing_around(&self, last: Number) -> usize {
        let mut numbers: Vec<u8> = self.tiles.iter().map(|(_, face)| face.number.get()).collect();
        sort_short(&mut numbers, |&number| number);
        let next = numbers.iter().skip(1).copied().chain(numbers.first().map(|n| n + last.get()));
        // Numbers beyond the last one are not on this circle.
        let gap = |(number, next): (&u8, u8)| next.saturating_sub(*number);
        let widest = numbers.iter().zip(next).map(gap).max();
        usize::from((last.get() + 1).saturating_sub(widest.unwrap_or(1)))
            .saturating_sub(numbers.len())
    }

    /// The missing faces between the lowest and the highest tile, with the numbers mapped by
    /// `place`.
    fn missing(&self, color: Color, place: impl Fn(Number) -> u8) -> Vec<Face> {
        let mut places: Vec<u8> = self.tiles.iter().map(|(_, face)| place(face.number)).collect();
        sort_short(&mut places, |&place| place);
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else {
            return Vec::new();
        };
        let face = |at: u8| Number::new(at).map(|number| Face { color, number });
        (first..last).filter(|at| !places.contains(at)).filter_map(face).collect()
    }
}
