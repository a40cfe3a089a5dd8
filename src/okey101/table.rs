//! The melds on the table: the places where a tile fits, and the wild tiles that can be exchanged
//! (OKEY101 sections 6 and 7). Nothing on the table is ever rearranged.

use super::row::MELDS;
use super::rules::{ExchangeGroup, Options, Rules};
use crate::meld::{Meld, MeldKind};
use crate::seat::Seat;
use crate::tile::{Color, Face, Number, Reading, Tile, Wild};

/// A meld on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Lying {
    /// The player who laid it.
    pub owner: Seat,
    /// Run, group or pair.
    pub kind: MeldKind,
    /// The tiles; those of a run in ascending order.
    pub tiles: Vec<Tile>,
    /// The number of the first tile of a run, of all tiles of a group; in a pair of two wild tiles
    /// without meaning.
    pub number: u8,
}

impl Lying {
    /// A meld laid by `owner`.
    pub fn new(owner: Seat, meld: Meld) -> Lying {
        let number = meld.faces.first().map_or(0, |face| face.number.get());
        Lying { owner, kind: meld.kind, tiles: meld.tiles, number }
    }

    /// The sum of the numbers that its places stand for (OKEY101 1.7); `None` for a pair.
    pub fn worth(&self) -> Option<u16> {
        let (count, first) = (self.tiles.len() as u16, u16::from(self.number));
        match self.kind {
            MeldKind::Run => Some((first..first + count).sum()),
            MeldKind::Group => Some(first * count),
            MeldKind::Pair => None,
        }
    }

    /// The places where a tile may be added, each the index of the tile before which it is put:
    /// both ends of a run, and the end of a group of three (OKEY101 6.3).
    pub fn places(&self, tile: Tile, okey: Wild) -> impl Iterator<Item = usize> + use<> {
        let reading = okey.read(tile.kind());
        let end = self.tiles.len();
        let [mut low, mut high] = [false; 2];
        for (at, face) in self.ends(okey) {
            let fits = reading == Reading::Wild || reading == Reading::Face(face);
            *(if at < end { &mut low } else { &mut high }) |= fits;
        }
        low.then_some(0).into_iter().chain(high.then_some(end))
    }

    /// The faces that may be added, each with its place.
    fn ends(&self, okey: Wild) -> Vec<(usize, Face)> {
        let end = self.tiles.len();
        match self.kind {
            MeldKind::Run => {
                let color = self.color(okey);
                let ends = [(0, self.number - 1), (end, self.number + end as u8)];
                let face = |(at, number)| Some((at, Face { color, number: Number::new(number)? }));
                ends.into_iter().filter_map(face).collect()
            }
            MeldKind::Group if end == 3 => {
                self.missing(okey).into_iter().map(|face| (end, face)).collect()
            }
            MeldKind::Group | MeldKind::Pair => Vec::new(),
        }
    }

    /// Puts a tile at one of its [`Lying::places`].
    pub fn add(&mut self, tile: Tile, place: usize) {
        if place == 0 {
            self.number -= 1;
        }
        self.tiles.insert(place, tile);
    }

    /// The faces that may take the place of the tile at this index: none if it is not wild, or if
    /// the rules do not allow the exchange (OKEY101 1.5, section 7).
    pub fn stands_for(&self, at: usize, okey: Wild, rules: &Options) -> Vec<Face> {
        let wild = |tile: &Tile| okey.read(tile.kind()) == Reading::Wild;
        if !rules.exchange || !self.tiles.get(at).is_some_and(wild) {
            return Vec::new();
        }
        match self.kind {
            MeldKind::Run => {
                let number = Number::new(self.number + at as u8).expect("a place of a run");
                vec![Face { color: self.color(okey), number }]
            }
            MeldKind::Group => {
                let settled = self.tiles.len() == 4;
                let either = rules.exchange_group == ExchangeGroup::Either;
                if settled || either { self.missing(okey) } else { Vec::new() }
            }
            MeldKind::Pair if rules.exchange_pair => {
                self.tiles.iter().filter_map(|tile| okey.read(tile.kind()).face()).collect()
            }
            MeldKind::Pair => Vec::new(),
        }
    }

    /// The face that the tile at this index stands for if it is wild and only one is possible
    /// (OKEY101 1.5).
    pub fn settled(&self, at: usize, okey: Wild) -> Option<Face> {
        let all = Options { exchange: true, exchange_pair: true, ..*Rules::yuzbir(4) };
        match self.stands_for(at, okey, &all)[..] {
            [face] => Some(face),
            _ => None,
        }
    }

    /// The colour of a run.
    pub(super) fn color(&self, okey: Wild) -> Color {
        let face = self.tiles.iter().find_map(|tile| okey.read(tile.kind()).face());
        face.expect("a run has an ordinary tile").color
    }

    /// The faces of the colours that no ordinary tile of a group has.
    pub(super) fn missing(&self, okey: Wild) -> Vec<Face> {
        let number = Number::new(self.number).expect("the number of a group");
        let faces = Color::ALL.map(|color| Face { color, number });
        let held = |face: &Face| {
            self.tiles.iter().any(|tile| okey.read(tile.kind()) == Reading::Face(*face))
        };
        faces.into_iter().filter(|face| !held(face)).collect()
    }

    /// Returns `true` if the tiles are the meld that the other fields say.
    pub fn is_consistent(&self, okey: Wild) -> bool {
        let meld = match self.kind {
            MeldKind::Run => Meld::run_as_written(&self.tiles, okey, &MELDS),
            MeldKind::Group => Meld::group(&self.tiles, okey),
            // With some rules the twin of the indicator is a pair alone, or with any tile.
            MeldKind::Pair => return (1..=2).contains(&self.tiles.len()),
        };
        let ordinary = |tile: &Tile| okey.read(tile.kind()).face().is_some();
        self.tiles.iter().any(ordinary)
            && meld.is_some_and(|meld| meld.faces[0].number.get() == self.number)
    }
}

/// A set of faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces(u64);

impl Faces {
    /// Adds a face.
    pub const fn insert(&mut self, face: Face) {
        self.0 |= 1 << face.index();
    }

    /// Returns `true` if the face is in the set.
    pub const fn contains(self, face: Face) -> bool {
        self.0 >> face.index() & 1 == 1
    }

    /// The faces, in index order.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::all().filter(move |&face| self.contains(face))
    }
}

/// The faces that a player who has opened could put on a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fitting {
    /// The faces that can be added to a run or group.
    pub add: Faces,
    /// The faces that can be given for a wild tile.
    pub exchange: Faces,
}

impl Fitting {
    /// Returns the faces that fit these melds.
    ///
    /// ```
    /// use istaka::okey101::{Fitting, Lying, Rules, rows};
    /// use istaka::{Seat, Wild, write_tiles};
    /// let (okey, rules) = (Wild("B7".parse()?), Rules::yuzbir(4));
    /// let meld = rows("R10 R11 B7")?[0].read(okey).unwrap();
    /// let fitting = Fitting::on(&[Lying::new(Seat::ALL[0], meld)], okey, &rules);
    /// let faces = |faces: istaka::okey101::Faces| write_tiles(&faces.iter().collect::<Vec<_>>());
    /// assert_eq!((faces(fitting.add), faces(fitting.exchange)), ("R9 R13".into(), "R12".into()));
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn on(table: &[Lying], okey: Wild, rules: &Options) -> Fitting {
        let mut fitting = Fitting::default();
        for lying in table {
            lying.ends(okey).into_iter().for_each(|(_, face)| fitting.add.insert(face));
            for at in 0..lying.tiles.len() {
                let faces = lying.stands_for(at, okey, rules);
                faces.into_iter().for_each(|face| fitting.exchange.insert(face));
            }
        }
        fitting
    }

    /// Returns `true` if discarding this tile is costly (*işlek taş*, OKEY101 8.2). A wild tile is
    /// not: it costs only as okey.
    pub fn is_playable(&self, tile: Tile, okey: Wild, rules: &Options) -> bool {
        okey.read(tile.kind()).face().is_some_and(|face| {
            self.add.contains(face) || rules.playable_exchange && self.exchange.contains(face)
        })
    }
}
