//! Tiles: their print, their physical copies, and their meaning in a round.
//!
//! Each aspect of a tile has its own type:
//!
//! ```text
//! Tile  one of the pieces, two of each face          R5   R5'   F   F'   J   J'   J''   J'''
//! Kind  the print: a face, star or joker             R5         F        J
//! Face  a colour and a number                        R5
//! ```
//!
//! A [`Pack`] lists the pieces in play. The *meaning* of a kind depends on the wild tile of the
//! round, and [`Wild::read`] is the only code that knows it.

/// One of the four colours. A colour is a label; the themes of the page decide its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Red, written `R`.
    Red,
    /// Yellow, written `Y`.
    Yellow,
    /// Blue, written `B`.
    Blue,
    /// Black, written `K`.
    Black,
}

impl Color {
    /// All colours in the order of the notation.
    pub const ALL: [Color; 4] = [Color::Red, Color::Yellow, Color::Blue, Color::Black];
}

/// A number from 1 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// The lowest number. It may also follow 13 in a run (option `high_one`).
    pub const ONE: Number = Number(1);
    /// The highest number.
    pub const MAX: Number = Number(13);

    /// The number `n`, or `None` if it is not in 1–13.
    pub const fn new(n: u8) -> Option<Number> {
        if n >= 1 && n <= Number::MAX.0 { Some(Number(n)) } else { None }
    }

    /// The value, 1–13.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The next number; 1 comes after 13 (RULES section 2).
    #[inline]
    pub const fn next(self) -> Number {
        if self.0 == Number::MAX.0 { Number::ONE } else { Number(self.0 + 1) }
    }

    /// All numbers, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Number> {
        (1..=Number::MAX.0).map(Number)
    }
}

/// A colour and a number, the unit of melds. There are 52.
///
/// ```
/// use istaka::{Color, Face, Number};
/// let face = Face { color: Color::Red, number: Number::new(5).unwrap() };
/// assert_eq!(face.to_string(), "R5");
/// assert_eq!(Face::from_index(face.index()), face);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The colour.
    pub color: Color,
    /// The number.
    pub number: Number,
}

impl Face {
    /// Number of faces.
    pub const COUNT: usize = 52;

    /// The index of the face, 0–51: colour by colour, numbers ascending.
    #[inline]
    pub const fn index(self) -> usize {
        self.color as usize * 13 + (self.number.0 - 1) as usize
    }

    /// The face at `index`.
    ///
    /// # Panics
    /// If `index` is 52 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Face {
        assert!(index < Face::COUNT);
        Face { color: Color::ALL[index / 13], number: Number((index % 13) as u8 + 1) }
    }

    /// The next face of its colour; 1 comes after 13 (RULES section 2).
    #[inline]
    pub const fn next(self) -> Face {
        Face { color: self.color, number: self.number.next() }
    }

    /// All faces in index order.
    pub fn all() -> impl DoubleEndedIterator<Item = Face> {
        (0..Face::COUNT).map(Face::from_index)
    }
}

/// The print of a tile: a face, the star of a false joker, or a joker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A numbered tile.
    Face(Face),
    /// A false joker (*sahte okey*), written `F`: a placeholder for the okey's face, not wild.
    FalseJoker,
    /// A joker, written `J`: stands for any tile.
    Joker,
}

/// The index of the joker among all kinds.
const JOKER: usize = Face::COUNT + 1;

impl Kind {
    /// Number of kinds: 52 faces, the false joker and the joker.
    pub const COUNT: usize = Face::COUNT + 2;

    /// The index of the kind, 0–53; the false joker and the joker come last.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Kind::Face(face) => face.index(),
            Kind::FalseJoker => Face::COUNT,
            Kind::Joker => JOKER,
        }
    }

    /// The kind at `index`.
    ///
    /// # Panics
    /// If `index` is 54 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Kind {
        match index {
            Face::COUNT => Kind::FalseJoker,
            JOKER => Kind::Joker,
            _ => Kind::Face(Face::from_index(index)),
        }
    }

    /// Number of pieces of this kind: four jokers, two of each other.
    #[inline]
    pub const fn copies(self) -> usize {
        match self {
            Kind::Face(_) | Kind::FalseJoker => 2,
            Kind::Joker => 4,
        }
    }

    /// All pieces of this kind.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let first = Tile::new(self, Which::First);
        (first.0..).take(self.copies()).map(Tile)
    }
}

/// The tiles of a game: all faces up to a number twice, and tiles of one other kind.
///
/// ```
/// use istaka::okey::Rules;
/// assert_eq!(Rules::PACK.tiles().count(), 106);
/// assert_eq!(Rules::PACK.size(), 106);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pack {
    /// The highest number of each colour; the lowest is 1.
    pub last: Number,
    /// The other kind.
    pub other: Kind,
    /// Number of tiles of the other kind that are in play: the first of its copies.
    pub others: u8,
}

impl Pack {
    /// Number of tiles.
    pub const fn size(self) -> usize {
        2 * Color::ALL.len() * self.last.0 as usize + self.others as usize
    }

    /// Returns `true` if the tile is in play.
    pub fn holds(self, tile: Tile) -> bool {
        (tile.which() as usize) < self.copies_of(tile.kind())
    }

    /// Number of tiles of a kind.
    pub fn copies_of(self, kind: Kind) -> usize {
        match kind {
            Kind::Face(face) if face.number <= self.last => kind.copies(),
            other if other == self.other => self.others.into(),
            _ => 0,
        }
    }

    /// Number of tiles of each kind, by [`Kind::index`].
    pub fn copies(self) -> [u8; Kind::COUNT] {
        std::array::from_fn(|index| self.copies_of(Kind::from_index(index)) as u8)
    }

    /// The kinds, in index order.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let kinds = (0..Kind::COUNT).map(Kind::from_index);
        kinds.filter(move |&kind| self.copies_of(kind) > 0)
    }

    /// Number of tiles of each kind that are in play and not in this set, by [`Kind::index`].
    pub fn without(self, seen: TileSet) -> [u8; Kind::COUNT] {
        let mut copies = self.copies();
        for (copies, seen) in copies.iter_mut().zip(seen.copies()) {
            *copies = copies.saturating_sub(seen);
        }
        copies
    }

    /// The tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile).filter(move |&tile| self.holds(tile))
    }
}

/// A physical tile. The copies of a kind differ for the program, which moves and replays them, but
/// not for a player.
///
/// ```
/// use istaka::Tile;
/// let (first, second): (Tile, Tile) = ("R5".parse()?, "R5'".parse()?);
/// assert_ne!(first, second);
/// assert_eq!(first.kind(), second.kind());
/// assert_eq!(format!("{:?}", [first, second]), "[R5, R5']");
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Number of all pieces: two of each kind, and two more jokers.
    const COUNT: u8 = 2 * Kind::COUNT as u8 + 2;

    /// A copy of a kind.
    ///
    /// # Panics
    /// If the kind does not have this copy.
    pub const fn new(kind: Kind, which: Which) -> Tile {
        assert!((which as usize) < kind.copies());
        Tile(2 * kind.index() as u8 + which as u8)
    }

    /// The print of the tile.
    #[inline]
    pub const fn kind(self) -> Kind {
        let index = self.0 as usize / 2;
        Kind::from_index(if index > JOKER { JOKER } else { index })
    }

    /// The number of the copy.
    pub const fn which(self) -> Which {
        let first = 2 * self.kind().index();
        Which::ALL[self.0 as usize - first]
    }

    /// The index of the tile among all pieces, 0–109; the jokers come last.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of physical tiles.
// Two words, since wasm needs a function call to shift 128 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet([u64; 2]);

impl TileSet {
    /// Adds a tile. Returns `false` if it was already in the set.
    pub const fn insert(&mut self, tile: Tile) -> bool {
        let new = !self.contains(tile);
        self.0[TileSet::word(tile)] |= 1 << (tile.0 % 64);
        new
    }

    /// Returns `true` if the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0[TileSet::word(tile)] >> (tile.0 % 64) & 1 == 1
    }

    /// The word with the bit of a tile.
    const fn word(tile: Tile) -> usize {
        (tile.0 >= 64) as usize
    }

    /// Number of copies of each kind in the set, by [`Kind::index`].
    pub fn copies(self) -> [u8; Kind::COUNT] {
        let mut copies = [0; Kind::COUNT];
        for (kind, copies) in copies.iter_mut().enumerate() {
            let all = if kind == Kind::Joker.index() { 0b1111 } else { 0b11 };
            *copies = (self.0[kind / 32] >> (2 * kind % 64) & all).count_ones() as u8;
        }
        copies
    }

    /// The tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile).filter(move |&tile| self.contains(tile))
    }

    /// Number of tiles.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl std::ops::BitOr for TileSet {
    type Output = TileSet;

    /// The tiles of both.
    fn bitor(self, other: TileSet) -> TileSet {
        TileSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::default();
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

/// A set is serialized as the list of its tiles.
#[cfg(feature = "serde")]
impl serde::Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for TileSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<TileSet, D::Error> {
        let tiles = <Vec<Tile> as serde::Deserialize>::deserialize(from)?;
        let set: TileSet = tiles.iter().copied().collect();
        let repeated = || serde::de::Error::custom("a tile is repeated");
        if set.len() == tiles.len() { Ok(set) } else { Err(repeated()) }
    }
}

/// The number of a copy of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Which {
    /// Written without a mark: `R5`.
    First,
    /// Written with an apostrophe: `R5'`.
    Second,
    /// Of jokers, written with two: `J''`.
    Third,
    /// Of jokers, written with three: `J'''`.
    Fourth,
}

impl Which {
    /// All, in order.
    pub const ALL: [Which; 4] = [Which::First, Which::Second, Which::Third, Which::Fourth];
}

/// The tile turned face up (*gösterge*). It determines the wild tile and is out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Indicator(pub Kind);

impl Indicator {
    /// The wild kind of a round with this indicator: the next number of its colour or, if a false
    /// joker was turned (RULES section 2, `Wild`), the false jokers themselves.
    pub const fn okey(self) -> Wild {
        match self.0 {
            Kind::Face(face) => Wild(Kind::Face(face.next())),
            other => Wild(other),
        }
    }
}

/// The wild kind of a round: the okey, or in a set with jokers the joker.
///
/// ```
/// use istaka::{Indicator, Kind, Reading, Wild};
/// let okey = Indicator("B6".parse::<Kind>()?).okey();
/// assert_eq!(okey.0.to_string(), "B7");
/// assert_eq!(okey.read("B7".parse()?), Reading::Wild);
/// assert_eq!(okey.read(Kind::FalseJoker).to_string(), "B7"); // an ordinary blue 7
/// assert_eq!(Wild(Kind::Joker).read("B7".parse()?).to_string(), "B7");
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Wild(pub Kind);

/// The meaning of a tile in a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reading {
    /// An ordinary tile of this face.
    Face(Face),
    /// A tile that stands for any face.
    Wild,
}

impl Reading {
    /// The face of an ordinary tile.
    pub const fn face(self) -> Option<Face> {
        match self {
            Reading::Face(face) => Some(face),
            Reading::Wild => None,
        }
    }
}

impl Wild {
    /// The meaning of a kind: the okey or the joker is wild, a false joker is an ordinary tile with
    /// the okey's face, every other tile has its printed face (RULES section 2).
    #[inline]
    pub const fn read(self, kind: Kind) -> Reading {
        match (kind, self.0) {
            (Kind::Face(face), Kind::Face(okey)) if face.index() == okey.index() => Reading::Wild,
            (Kind::Face(face), _) => Reading::Face(face),
            (Kind::FalseJoker, Kind::Face(okey)) => Reading::Face(okey),
            (Kind::FalseJoker | Kind::Joker, _) => Reading::Wild,
        }
    }

    /// The one kind that has this meaning: the reverse of [`Wild::read`].
    #[inline]
    pub const fn kind(self, reading: Reading) -> Kind {
        match (reading, self.0) {
            (Reading::Wild, wild) => wild,
            (Reading::Face(face), Kind::Face(okey)) if face.index() == okey.index() => {
                Kind::FalseJoker
            }
            (Reading::Face(face), _) => Kind::Face(face),
        }
    }

    /// Converts counts by kind to counts by meaning.
    pub fn count_in(self, copies: &[u8; Kind::COUNT]) -> impl Fn(Reading) -> u8 + Copy {
        move |reading| copies[self.kind(reading).index()]
    }

    /// The indicator of this wild kind; `None` for jokers.
    pub const fn indicator(self) -> Option<Indicator> {
        match self.0 {
            Kind::Face(Face { color, number }) => {
                let previous = if number.0 == 1 { Number::MAX.0 } else { number.0 - 1 };
                Some(Indicator(Kind::Face(Face { color, number: Number(previous) })))
            }
            Kind::FalseJoker => Some(Indicator(Kind::FalseJoker)),
            Kind::Joker => None,
        }
    }

    /// Number of tiles with this meaning in play: all of their kind, minus the indicator.
    // Avoids computing the indicator, which is slower: analyses call this for every meaning.
    #[inline]
    pub const fn in_play(self, reading: Reading) -> u8 {
        let open = match (self.0, reading) {
            (Kind::Face(okey), Reading::Face(face)) => face.next().index() == okey.index(),
            (Kind::FalseJoker, Reading::Wild) => true,
            _ => false,
        };
        self.kind(reading).copies() as u8 - open as u8
    }
}
