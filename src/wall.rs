//! The wall: all 106 tiles in the order in which they are dealt and drawn. The only shuffling.
//!
//! ```text
//! 0         15        29        43        57 58                              106
//! ├ starter ┼ second ─┼ third ──┼ fourth ─┤I├───────── stock, top first ──────┤
//! ```
//!
//! A round is played from a finished wall, so it can be replayed without any random generator. A
//! wall is made from a seed by ChaCha with 8 rounds (`rand`'s `ChaCha8Rng`, seeded by
//! `seed_from_u64`, one stream a round) and Fisher and Yates' shuffle; a test pins both.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::tile::{Indicator, Kind, Tile, TileSet};

/// How many tiles a player holds before drawing. The starter is dealt one more.
pub const HAND: usize = 14;

/// All tiles of the set, each once, the indicator where the quick deal turns it (RULES section 4).
///
/// ```
/// use istaka::Wall;
/// let wall = Wall::shuffled(7, 1, 4);
/// let deal = wall.quick_deal();
/// assert_eq!(deal.hands.iter().map(Vec::len).collect::<Vec<_>>(), [15, 14, 14, 14]);
/// assert_eq!(deal.stock.len(), 48);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wall {
    tiles: Vec<Tile>,
    players: usize,
}

/// What lies where after dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hands in the order of play, the starter's 15 tiles first.
    pub hands: Vec<Vec<Tile>>,
    /// The tile turned face up.
    pub indicator: Tile,
    /// The tiles to draw, the first to be drawn last in the list.
    pub stock: Vec<Tile>,
}

/// Why some tiles are no wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallError {
    /// Not each of the 106 tiles exactly once.
    NotTheSet,
    /// A round is played by two to four players.
    Players(usize),
    /// The tile to be turned is a false joker, for which the rules demand another throw.
    FalseJokerTurned,
}

impl std::error::Error for WallError {}

impl std::fmt::Display for WallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WallError::NotTheSet => f.write_str("a wall holds each of the 106 tiles once"),
            WallError::Players(n) => write!(f, "a round is played by 2 to 4 players, not {n}"),
            WallError::FalseJokerTurned => f.write_str("a false joker cannot be the indicator"),
        }
    }
}

impl Wall {
    /// Shuffles the set for round `round` of the match with this seed.
    ///
    /// A false joker that would be turned goes back to a random place in the rest, and the tile
    /// from there is turned instead, until it is a numbered one (option `Redraw`).
    ///
    /// # Panics
    /// If there are not two to four players.
    pub fn shuffled(seed: u64, round: u32, players: usize) -> Wall {
        assert!((2..=4).contains(&players), "a round is played by 2 to 4 players");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(round.into());
        let mut tiles: Vec<Tile> = Tile::all().collect();
        tiles.shuffle(&mut random);
        let turned = turned(players);
        while tiles[turned].kind() == Kind::FalseJoker {
            let other = random.random_range(turned as u32..Tile::COUNT as u32) as usize;
            tiles.swap(turned, other);
        }
        Wall { tiles, players }
    }

    /// A wall from outside, as from a record.
    ///
    /// # Errors
    /// [`WallError`] says what is wrong with it.
    pub fn new(tiles: Vec<Tile>, players: usize) -> Result<Wall, WallError> {
        let different: TileSet = tiles.iter().copied().collect();
        if tiles.len() != Tile::COUNT || different.len() != Tile::COUNT {
            return Err(WallError::NotTheSet);
        }
        if !(2..=4).contains(&players) {
            return Err(WallError::Players(players));
        }
        if tiles[turned(players)].kind() == Kind::FalseJoker {
            return Err(WallError::FalseJokerTurned);
        }
        Ok(Wall { tiles, players })
    }

    /// The tiles in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many players it is dealt to.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Deals in whole hands, then turns the indicator (quick deal, S2).
    pub fn quick_deal(&self) -> Deal {
        let (dealt, rest) = self.tiles.split_at(turned(self.players));
        let (first, others) = dealt.split_at(HAND + 1);
        let hands = std::iter::once(first).chain(others.chunks(HAND)).map(<[Tile]>::to_vec);
        Deal {
            hands: hands.collect(),
            indicator: rest[0],
            stock: rest[1..].iter().rev().copied().collect(),
        }
    }
}

impl Deal {
    /// What the turned tile makes wild.
    pub const fn indicator(&self) -> Indicator {
        Indicator(self.indicator.kind())
    }
}

/// The number of the seat that deals the first round of the match with this seed, 0–3.
pub fn first_dealer(seed: u64) -> usize {
    // Stream 0: rounds count from 1.
    ChaCha8Rng::seed_from_u64(seed).random_range(0..4u32) as usize
}

/// The place of the tile that is turned: the first one behind the hands.
const fn turned(players: usize) -> usize {
    HAND * players + 1
}
