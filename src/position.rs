//! A position as text: all that one player sees of a round, in one line.
//!
//! ```text
//! turkish; indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 K13; pile 3 R5 K3
//! ```
//!
//! Whatever is left out was not seen. The tiles that nobody has seen are dealt at random, and make
//! a round of which the view is taken, so the rules alone say what is legal. What cannot be is
//! refused with all reasons at once.

mod fault;
mod fields;

use std::fmt::{Display, Write};
use std::str::FromStr;

use crate::bots::Offered;
use crate::contest::Match;
use crate::game::{Begun, Game, Standing};
use crate::json::ViewError;
use crate::notation::write_tiles;
use crate::random::Random;
use crate::seat::{Seat, Seats};
use crate::tile::{Kind, Pack, Tile, TileSet, Wild};

pub use fault::{Impossible, PositionError, PositionFault};
pub use fields::LONGEST_POSITION;
pub(crate) use fields::{Fields, named, number, split, turned};

/// A round in a position, as one player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<G: Game> {
    /// The round; tiles that this player has not seen are dealt at random.
    pub round: G::Round,
    /// The player.
    pub seat: Seat,
    /// The standing of the match.
    pub standing: Standing<G>,
}

impl<G: Game> Placed<G> {
    /// The view of the player.
    pub fn view(&self) -> G::View {
        G::view(&self.round, self.seat, &self.standing)
    }
}

/// The copies of a tile that have no place in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Copies {
    /// The tile.
    pub tile: Kind,
    /// Their number.
    pub left: u8,
}

/// Whatever a text tells of a position.
#[derive(Clone, Debug)]
pub struct Inspected<G: Game> {
    /// The rules; the usual ones of the game if they cannot be read.
    pub rules: G,
    /// The wild tile, if the text tells it.
    pub okey: Option<Wild>,
    /// Each kind of tile in play, with its copies that have no place yet.
    pub copies: Vec<Copies>,
    /// The position, or all reasons for which the text is none.
    pub placed: Result<Placed<G>, PositionError>,
}

/// A game whose positions are text.
///
/// ```
/// use istaka::okey::{Action, Hint, Rules, Solver};
/// use istaka::Positions;
/// let text = "turkish; indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
/// let view = Rules::read_position(text, 1)?.view();
/// let hint = Hint::of(&view, &mut Solver::new(view.rules.hands())).expect("a turn");
/// assert_eq!(hint.action(), Action::Discard("R6".parse()?));
/// let text = Rules::write_position(&view);
/// assert_eq!(Rules::read_position(&text, 2)?.view(), view);
///
/// let wrong = Rules::read_position("turkish; indicator Y1; okey Y3; hand R1 R1 R1", 1);
/// let codes: Vec<&str> = wrong.unwrap_err().faults.iter().map(|fault| fault.code()).collect();
/// assert_eq!(codes, ["wrongOkey", "tooMany", "handSize"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Positions: Offered {
    /// The names of the phases in which a position may be; none where a turn has no parts.
    fn phases() -> Vec<&'static str>;

    /// Reads whatever a text tells, also where it is no position yet; the seed deals the tiles that
    /// the player has not seen.
    fn inspect_position(text: &str, seed: u64) -> Inspected<Self>;

    /// Reads a position; the seed deals the tiles that the player has not seen.
    ///
    /// # Errors
    /// All reasons for which it is none.
    fn read_position(text: &str, seed: u64) -> Result<Placed<Self>, PositionError> {
        Self::inspect_position(text, seed).placed
    }

    /// Writes the position of a view: always the same text for the same view.
    fn write_position(view: &Self::View) -> String;

    /// Returns `true` if the rules tell colours apart.
    fn tells_colors_apart(&self) -> bool {
        false
    }
}

/// Begins a match in a position: [`Game::begin`] of a game whose positions are text.
pub(crate) fn begin<G: Positions>(
    rules: &G,
    text: &str,
    seed: u64,
    starter: fn(&G::Round) -> Seat,
) -> Option<Begun<G>> {
    let Placed { round, seat, standing } = G::read_position(text, seed).ok()?;
    if standing.rules != *rules {
        return None;
    }
    let seats = standing.seats;
    let points = G::written(&round).map(G::total);
    let standing = Standing { points, seats, ..Standing::first(*rules) };
    let position = G::write_position(&G::view(&round, seat, &standing));
    let dealer = seats.before(starter(&round));
    Some(Begun { position, round, seats, dealer })
}

impl<G: Positions> Match<G> {
    /// Creates a match for practice that begins in a position. The players move around the table
    /// until the one who sees it sits at the first seat. The seed deals the tiles that this player
    /// has not seen.
    ///
    /// ```
    /// use istaka::Match;
    /// use istaka::okey::Rules;
    /// let hand = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
    /// let text = format!("turkish; seat 2; indicator Y1; hand {hand}");
    /// let game = Match::<Rules>::placed(&text, 7)?;
    /// assert_eq!(game.turn(), Some(istaka::Seat::ALL[0]));
    /// assert!(game.practice());
    /// # Ok::<(), istaka::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// All reasons for which the text is no position.
    pub fn placed(text: &str, seed: u64) -> Result<Match<G>, PositionError> {
        let placed = G::read_position(text, seed)?;
        let (rules, seats) = (placed.standing.rules, placed.standing.rules.seats());
        let turned = turned(&G::write_position(&placed.view()), seats, placed.seat);
        let mut game = Match::with_dealer(rules, seed, Seat::ALL[0]);
        game.begin(&turned).expect("the seats of a position can be turned");
        Ok(game)
    }
}

/// Inspects a position by a function that reads the fields and places the tiles; `None` where it
/// notes a fault.
pub(crate) fn inspect<G: Offered + FromStr<Err: Display>>(
    text: &str,
    pack: impl FnOnce(&G) -> Pack,
    place: impl FnOnce(&mut Fields, G) -> Option<Placed<G>>,
    check: impl FnOnce(&G::View) -> Result<(), ViewError>,
) -> Inspected<G> {
    let (words, left, mut faults) = match split(text) {
        Ok((rules, fields)) => (rules, fields, Vec::new()),
        Err(error) => (String::new(), Vec::new(), error.faults),
    };
    let is_split = faults.is_empty();
    let rules = if words.is_empty() { Ok(G::usual()) } else { words.parse::<G>() };
    let rules = rules.unwrap_or_else(|error| {
        faults.push(PositionFault::of(Impossible::Rules, "rules", &error));
        G::usual()
    });
    let pack = pack(&rules);
    let mut fields = Fields::new(left, pack);
    fields.faults = faults;
    let placed = if is_split { place(&mut fields, rules) } else { None };
    if let Some(Err(error)) = placed.as_ref().map(|placed| check(&placed.view())) {
        fields.wrong(Impossible::BadValue, error.field, &"");
    }
    let (okey, lying) = (fields.okey, fields.placed);
    let faults = fields.faults();
    let placed = placed.filter(|_| faults.is_empty()).ok_or(PositionError { faults });
    Inspected { rules, okey, copies: copies(pack, lying), placed }
}

/// Counts the tiles outside of some.
fn copies(pack: Pack, placed: TileSet) -> Vec<Copies> {
    let mut copies: Vec<Copies> = Vec::new();
    for tile in pack.tiles() {
        let left = u8::from(!placed.contains(tile));
        match copies.iter_mut().find(|copies| copies.tile == tile.kind()) {
            Some(copies) => copies.left += left,
            None => copies.push(Copies { tile: tile.kind(), left }),
        }
    }
    copies
}

/// The standing of a match in a position.
pub(crate) fn standing<G: Game>(
    rules: G,
    seats: Seats,
    points: [i32; 4],
    decided: usize,
) -> Standing<G> {
    Standing { points, seats, decided, ..Standing::first(rules) }
}

/// Deals the tiles without a place: to each seat until it holds the given number, then to the
/// stock. `None` if there are too few.
pub(crate) fn deal_hidden(
    pack: Pack,
    placed: TileSet,
    hands: &mut [Vec<Tile>; 4],
    sizes: [usize; 4],
    stock: usize,
    seed: u64,
) -> Option<Vec<Tile>> {
    let mut hidden: Vec<Tile> = pack.tiles().filter(|&tile| !placed.contains(tile)).collect();
    Random::new(seed, 0).shuffle(&mut hidden);
    for (hand, size) in hands.iter_mut().zip(sizes) {
        while hand.len() < size {
            hand.push(hidden.pop()?);
        }
    }
    (hidden.len() >= stock).then(|| hidden.split_off(hidden.len() - stock))
}

/// Writes fields one after the other.
pub(crate) struct Line(String);

impl Line {
    pub fn new(rules: &dyn Display) -> Line {
        Line(rules.to_string())
    }

    /// Adds a field with its value.
    pub fn add(&mut self, name: &str, value: &dyn Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "; {name} {value}");
    }

    /// Adds a further value to the last field.
    pub fn and(&mut self, value: &dyn Display) {
        let _ = write!(self.0, " {value}");
    }

    /// Adds a field with tiles, if there are any.
    pub fn tiles(&mut self, name: &str, tiles: &[Tile]) {
        if !tiles.is_empty() {
            self.add(name, &write_tiles(tiles));
        }
    }

    /// Adds a field with a seat and its tiles, if there are any.
    pub fn tiles_of(&mut self, name: &str, seat: Seat, tiles: &[Tile]) {
        if !tiles.is_empty() {
            self.add(name, &seat);
            self.and(&write_tiles(tiles));
        }
    }

    /// Adds a field with the seats of which something holds, if there are any.
    pub fn seats(&mut self, name: &str, holds: [bool; 4]) {
        let seats: Seats = Seat::ALL.into_iter().filter(|seat| holds[seat.index()]).collect();
        for (at, seat) in seats.iter().enumerate() {
            match at {
                0 => self.add(name, &seat),
                _ => self.and(&seat),
            }
        }
    }

    /// Adds who plays: the seats in play if they are not those of the rules, the player, the one to
    /// move, and the one that began.
    pub fn players(&mut self, seats: [Seats; 2], seat: Seat, turn: Option<Seat>, starter: Seat) {
        let [seats, all] = seats;
        if seats != all {
            self.seats("seats", Seat::ALL.map(|seat| seats.contains(seat)));
        }
        self.add("seat", &seat);
        if let Some(turn) = turn.filter(|&turn| turn != seat) {
            self.add("turn", &turn);
        }
        self.add("starter", &starter);
    }

    /// Adds the numbers of tiles in the hands of the seats in play.
    pub fn sizes(&mut self, seats: Seats, tiles: [usize; 4]) {
        self.add("tiles", &"");
        self.0.pop();
        for seat in Seat::ALL {
            match seats.contains(seat) {
                true => self.and(&tiles[seat.index()]),
                false => self.and(&"-"),
            }
        }
    }

    /// Adds the stock, and the score of the match, if there is one.
    pub fn end(mut self, stock: usize, points: [i32; 4], decided: usize) -> String {
        self.add("stock", &stock);
        if points != [0; 4] {
            self.add("points", &points[0]);
            points[1..].iter().for_each(|points| self.and(points));
        }
        if decided > 0 {
            self.add("decided", &decided);
        }
        self.0
    }
}

/// The players of a position: the seats in play, that of the view, the one to move, and the one
/// that began.
#[derive(Clone, Copy)]
pub(crate) struct Players {
    pub seats: Seats,
    pub seat: Seat,
    pub turn: Seat,
    pub starter: Seat,
}

/// The numbers of tiles, and the score of the match.
pub(crate) struct Rest {
    /// The numbers of tiles of the seats, as far as they are known.
    pub tiles: [Option<usize>; 4],
    /// The number of tiles to draw.
    pub stock: Option<usize>,
    pub points: [i32; 4],
    pub decided: usize,
}

impl Fields {
    /// Reads who plays.
    pub fn players(&mut self, all: Seats) -> Players {
        let seats = self.playing(all);
        let first = seats.iter().next().unwrap_or(Seat::ALL[0]);
        let seat = self.seat("seat", seats).unwrap_or(first);
        let turn = self.seat("turn", seats).unwrap_or(seat);
        let starter = self.seat("starter", seats).unwrap_or(turn);
        Players { seats, seat, turn, starter }
    }

    /// Reads numbers of tiles and the score.
    pub fn rest(&mut self) -> Rest {
        let tiles = self.each("tiles").unwrap_or([None; 4]);
        let tiles = tiles.map(|tiles| tiles.and_then(|tiles| usize::try_from(tiles).ok()));
        let stock = self.count("stock");
        let points = self.each("points").unwrap_or([None; 4]).map(|points| points.unwrap_or(0));
        let decided = self.count("decided").unwrap_or(0);
        Rest { tiles, stock, points, decided }
    }
}
