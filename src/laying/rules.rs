//! The rules of a table of series as one value.

use crate::meld::{Meld, MeldRules};
use crate::named::Named;
use crate::tile::{Face, Kind, Pack, Reading, Tile, Wild};

/// The tiles of a table of series, and what may be laid there.
///
/// Each face is there at most twice, and at most four tiles are wild: by that the solver is exact.
///
/// ```
/// use istaka::rummi::Rules;
/// let rules = Rules::rummi80(2).laying();
/// assert_eq!((rules.numbers(), rules.opening), (10, 20));
/// assert!(rules.read(&istaka::tiles("R8 J R10")?).is_some());
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayingRules {
    /// The tiles that are in play.
    pub pack: Pack,
    /// The kind that is wild: jokers, or the okey of a round.
    pub wild: Wild,
    /// Whether 1 may also follow the highest number.
    pub high_one: bool,
    /// The least worth of the first series of a player; 0 where anything opens.
    pub opening: u32,
    /// The count of a wild tile in the opening.
    pub opening_joker: OpeningJoker,
    /// The count of a wild tile on the rack.
    pub joker_value: u16,
    /// Whether the series of the table may be taken apart. If not, tiles are only added to them.
    pub rebuilds: bool,
    /// Whether a wild tile leaves its series only if a tile that it stood for takes its place.
    pub joker_lock: bool,
}

/// What a joker counts in the opening (RULES 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningJoker {
    /// As the tile that it stands for (S3).
    Face,
    /// As on the rack.
    Fifty,
    /// As the highest tile that it could stand for: so were matches played that are kept from
    /// before it counted where it lies. It is not offered.
    Any,
}

impl Named for OpeningJoker {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::Face, "face"), (Self::Fifty, "50"), (Self::Any, "any")];
}

impl LayingRules {
    /// Returns the highest number.
    pub const fn numbers(&self) -> usize {
        self.pack.last.get() as usize
    }

    /// Returns what is a run.
    pub const fn melds(&self) -> MeldRules {
        MeldRules { last: self.pack.last, high_one: self.high_one }
    }

    /// Returns `true` if a tile stands for any other.
    pub fn is_wild(&self, tile: Tile) -> bool {
        self.wild.read(tile.kind()) == Reading::Wild
    }

    /// Returns the face of a tile, unless it is wild.
    pub fn face(&self, tile: Tile) -> Option<Face> {
        self.wild.read(tile.kind()).face()
    }

    /// Returns the count of a tile on the rack: its number, or that of wild tiles.
    pub fn points(&self, tile: Tile) -> u16 {
        self.face(tile).map_or(self.joker_value, |face| face.number.get().into())
    }

    /// Reads tiles as a run or a group.
    pub fn read(&self, tiles: &[Tile]) -> Option<Meld> {
        Meld::read(tiles, self.wild, &self.melds())
    }

    /// Returns a kind that is wild and not in play, for tiles that are missing in a series.
    pub(super) const fn missing(&self) -> Kind {
        match self.wild.0 {
            Kind::Joker => Kind::FalseJoker,
            Kind::Face(_) | Kind::FalseJoker => Kind::Joker,
        }
    }

    /// Returns the colour and the number of a tile, both from 0, unless it is wild.
    pub(super) fn place(&self, tile: Tile) -> Option<(usize, usize)> {
        let face = self.face(tile)?;
        Some((face.color as usize, usize::from(face.number.get()) - 1))
    }
}
