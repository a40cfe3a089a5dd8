//! The rules of a table of series as one value.

use crate::meld::{Meld, MeldRules};
use crate::named::named;
use crate::tile::{Face, Kind, Pack, Reading, Tile, Wild};

/// The tiles of a table of series, and the rules for laying them.
///
/// Each face exists at most twice, and at most four tiles are wild: the solver relies on this to be
/// exact.
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
    /// The tiles in play.
    pub pack: Pack,
    /// The wild kind: jokers, or the okey of a round.
    pub wild: Wild,
    /// True if 1 may also follow the highest number.
    pub high_one: bool,
    /// The least worth of a player's first series; 0 if any series opens.
    pub opening: u32,
    /// The count of a wild tile in the opening.
    pub opening_joker: OpeningJoker,
    /// The count of a wild tile on the rack.
    pub joker_value: u16,
    /// True if the series of the table may be taken apart. If not, tiles can only be added to them.
    pub rebuilds: bool,
    /// True if a wild tile may leave its series only when a tile that it stood for replaces it.
    pub joker_lock: bool,
}

named! {
    /// The count of a joker in the opening (RULES 7.3).
    pub enum OpeningJoker {
        /// As the tile that it stands for (S3).
        Face = "face",
        /// As on the rack.
        Fifty = "50",
    }
}

impl LayingRules {
    /// The highest number.
    pub const fn numbers(&self) -> usize {
        self.pack.last.get() as usize
    }

    /// The rules of melds.
    pub const fn melds(&self) -> MeldRules {
        MeldRules { last: self.pack.last, high_one: self.high_one }
    }

    /// Returns `true` if a tile is wild.
    pub fn is_wild(&self, tile: Tile) -> bool {
        self.wild.read(tile.kind()) == Reading::Wild
    }

    /// The face of a tile, unless it is wild.
    pub fn face(&self, tile: Tile) -> Option<Face> {
        self.wild.read(tile.kind()).face()
    }

    /// The count of a tile on the rack: its number, or that of wild tiles.
    pub fn points(&self, tile: Tile) -> u16 {
        self.face(tile).map_or(self.joker_value, |face| face.number.get().into())
    }

    /// Reads tiles as a run or a group.
    pub fn read(&self, tiles: &[Tile]) -> Option<Meld> {
        Meld::read(tiles, self.wild, &self.melds())
    }

    /// A wild kind that is not in play, for tiles that a series lacks.
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
