//! The fields of a position as text, read one after the other; whatever is wrong is collected.

use std::fmt::Display;

use super::fault::{Impossible, PositionError, PositionFault};
use crate::named::Named;
use crate::notation::excerpt;
use crate::plain::{lines, plain};
use crate::seat::{Seat, Seats};
use crate::tile::{Indicator, Pack, Tile, TileSet, Which, Wild};

/// The longest text that is read, in bytes.
pub const LONGEST_POSITION: usize = 4096;

/// The most faults that are told.
const MOST: usize = 64;

/// The fields that are left to be read, and what was wrong so far.
pub(crate) struct Fields {
    left: Vec<(String, String)>,
    pub faults: Vec<PositionFault>,
    pack: Pack,
    /// The tiles that have a place.
    pub placed: TileSet,
    /// The wild tile, once it has been read.
    pub okey: Option<Wild>,
}

/// Splits a text into the rules, empty if there are none, and the fields with their values.
pub(crate) fn split(text: &str) -> Result<(String, Vec<(String, String)>), PositionError> {
    if text.len() > LONGEST_POSITION {
        let faults = vec![PositionFault::of(Impossible::TooLong, "rules", &"")];
        return Err(PositionError { faults });
    }
    let plain: Vec<String> = lines(text).map(|(_, line)| plain(line).into_owned()).collect();
    let parts = plain.iter().flat_map(|line| line.split(';')).map(str::trim);
    let mut fields: Vec<(String, String)> = parts
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (name, value) = part.split_once(' ').unwrap_or((part, ""));
            // Tiles alone are the hand.
            let (name, value) =
                if name.parse::<Tile>().is_ok() { ("hand", part) } else { (name, value) };
            (name.to_ascii_lowercase(), value.trim().to_owned())
        })
        .collect();
    let has_rules = fields.first().is_some_and(|(name, _)| !FIELDS.contains(&name.as_str()));
    if !has_rules {
        return Ok((String::new(), fields));
    }
    let (first, value) = fields.remove(0);
    let rules = if first == "rules" { value } else { format!("{first} {value}") };
    Ok((rules.trim().to_ascii_lowercase(), fields))
}

/// The names of all fields; a text that begins with another word begins with rules.
const FIELDS: [&str; 25] = [
    "seats",
    "seat",
    "turn",
    "phase",
    "starter",
    "indicator",
    "okey",
    "hand",
    "drawn",
    "taken",
    "returned",
    "pile",
    "took",
    "twin",
    "meld",
    "table",
    "opened",
    "announced",
    "penalty",
    "events",
    "left",
    "stock",
    "tiles",
    "points",
    "decided",
];

/// The fields that begin with seats.
const SEATED: [&str; 12] = [
    "seats",
    "seat",
    "turn",
    "starter",
    "pile",
    "took",
    "twin",
    "meld",
    "opened",
    "announced",
    "penalty",
    "left",
];

/// Moves the players of a position, as the engine writes it, around the table, until the one at a
/// seat sits at the first.
pub(crate) fn turned(text: &str, seats: Seats, first: Seat) -> String {
    let moves: Vec<(Seat, Seat)> = seats.from(first).zip(seats.iter()).collect();
    let moved = |seat: Seat| moves.iter().find(|(from, _)| *from == seat).map(|(_, to)| *to);
    let word = |word: &str| match Seat::named(word).and_then(moved) {
        Some(seat) => seat.to_string(),
        None => word.to_owned(),
    };
    let field = |field: &str| {
        let (name, value) = field.split_once(' ').unwrap_or((field, ""));
        let mut words: Vec<String> = value.split(' ').map(str::to_owned).collect();
        if SEATED.contains(&name) {
            let leading = words.iter().take_while(|word| Seat::named(word).is_some()).count();
            words[..leading].iter_mut().for_each(|seat| *seat = word(seat));
        }
        if ["tiles", "points"].contains(&name) && words.len() == Seat::ALL.len() {
            let numbers = words.clone();
            for (from, to) in &moves {
                words[to.index()].clone_from(&numbers[from.index()]);
            }
        }
        format!("{name} {}", words.join(" "))
    };
    text.split("; ").map(field).collect::<Vec<_>>().join("; ")
}

impl Fields {
    pub fn new(left: Vec<(String, String)>, pack: Pack) -> Fields {
        Fields { left, faults: Vec::new(), pack, placed: TileSet::default(), okey: None }
    }

    /// Notes a fault.
    pub fn refuse(&mut self, fault: PositionFault) {
        if self.faults.len() < MOST && !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// Notes a fault of a field.
    pub fn wrong(&mut self, kind: Impossible, field: &str, about: &dyn Display) {
        self.refuse(PositionFault::of(kind, field, about));
    }

    /// Returns `true` if a field is given.
    pub fn has(&self, name: &str) -> bool {
        self.left.iter().any(|field| field.0 == name)
    }

    /// Returns the values of a field that may be there several times.
    pub fn all(&mut self, name: &str) -> Vec<String> {
        let (own, left) = std::mem::take(&mut self.left).into_iter().partition(|f| f.0 == name);
        self.left = left;
        own.into_iter().map(|(_, value)| value).collect()
    }

    /// Returns the value of a field that is there at most once.
    pub fn one(&mut self, name: &str) -> Option<String> {
        let mut all = self.all(name);
        if all.len() > 1 {
            self.wrong(Impossible::RepeatedField, name, &"");
        }
        all.truncate(1);
        all.pop()
    }

    /// Notes that the hand has another number of tiles than it needs, if that is one number.
    pub fn hand_size(&mut self, held: usize, need: Option<usize>) {
        let fault = PositionFault::of(Impossible::HandSize, "hand", &held);
        self.refuse(PositionFault { need, ..fault });
    }

    /// Notes that a value cannot be read.
    pub fn bad(&mut self, name: &str, value: &str) {
        self.wrong(Impossible::BadValue, name, &excerpt(value));
    }

    /// Reads a small number.
    pub fn count(&mut self, name: &str) -> Option<usize> {
        let text = self.one(name)?;
        let count = number(&text).and_then(|count| usize::try_from(count).ok());
        if count.is_none() {
            self.bad(name, &text);
        }
        count
    }

    /// Reads the name of a value.
    pub fn named<T: Named>(&mut self, name: &str) -> Option<T> {
        let text = self.one(name)?;
        let found = named(&text);
        if found.is_none() {
            self.bad(name, &text);
        }
        found
    }

    /// Reads a seat in play.
    pub fn seat(&mut self, name: &str, seats: Seats) -> Option<Seat> {
        let text = self.one(name)?;
        self.seat_of(name, &text, seats)
    }

    /// Reads a word as a seat in play.
    pub fn seat_of(&mut self, name: &str, word: &str, seats: Seats) -> Option<Seat> {
        let Some(seat) = Seat::named(word) else {
            self.bad(name, word);
            return None;
        };
        if !seats.contains(seat) {
            self.wrong(Impossible::NotPlaying, name, &seat);
            return None;
        }
        Some(seat)
    }

    /// Reads several seats in play.
    pub fn seats(&mut self, name: &str, seats: Seats) -> Vec<Seat> {
        let text = self.one(name).unwrap_or_default();
        text.split(' ').filter(|word| !word.is_empty()).fold(Vec::new(), |mut all, word| {
            all.extend(self.seat_of(name, word, seats).filter(|seat| !all.contains(seat)));
            all
        })
    }

    /// Reads the seats in play: those of the rules, or those of them that are left.
    pub fn playing(&mut self, seats: Seats) -> Seats {
        let given = self.seats("seats", seats);
        match given.len() {
            0 => seats,
            1 => {
                self.wrong(Impossible::BadValue, "seats", &given[0]);
                seats
            }
            _ => given.into_iter().collect(),
        }
    }

    /// Reads a number for each seat; `-` stands for an empty seat.
    pub fn each(&mut self, name: &str) -> Option<[Option<i32>; 4]> {
        let text = self.one(name)?;
        let mut numbers = [None; 4];
        let mut words = text.split(' ');
        for place in &mut numbers {
            match words.next() {
                Some("-") => {}
                Some(word) if number(word).is_some() => *place = number(word),
                _ => {
                    self.bad(name, &text);
                    return None;
                }
            }
        }
        if words.next().is_some() {
            self.bad(name, &text);
        }
        Some(numbers)
    }

    /// Reads tiles and gives them a place.
    pub fn place(&mut self, name: &str, words: &str) -> Vec<Tile> {
        let all = words.split(' ').filter(|word| !word.is_empty());
        all.filter_map(|word| self.place_one(name, word)).collect()
    }

    /// Reads a tile that must be in play.
    fn tile(&mut self, name: &str, word: &str) -> Option<Tile> {
        let Ok(tile) = word.to_ascii_uppercase().parse::<Tile>() else {
            self.wrong(Impossible::BadTile, name, &excerpt(word));
            return None;
        };
        if !self.pack.holds(tile) {
            self.refuse(PositionFault::at(Impossible::NotInPlay, name, tile));
            return None;
        }
        Some(tile)
    }

    /// The copies that a word may mean: one with a mark itself, one without any.
    fn copies(&self, word: &str, tile: Tile) -> Vec<Tile> {
        let meant = |other: &Tile| *other == tile || !is_marked(word);
        tile.kind().tiles().filter(|&other| self.pack.holds(other)).filter(meant).collect()
    }

    /// Reads a tile and gives it a place. A tile without a mark is the first copy without one.
    pub fn place_one(&mut self, name: &str, word: &str) -> Option<Tile> {
        let tile = self.tile(name, word)?;
        let copies = self.copies(word, tile);
        let free = copies.iter().copied().find(|&copy| !self.placed.contains(copy));
        let Some(free) = free else {
            let kind = if is_marked(word) { Impossible::TileTwice } else { Impossible::TooMany };
            self.refuse(PositionFault::at(kind, name, tile));
            return None;
        };
        self.placed.insert(free);
        Some(free)
    }

    /// Reads a tile that lies somewhere already: the first copy that it may be, or notes this
    /// fault.
    pub fn refer(
        &mut self,
        name: &str,
        word: &str,
        fault: Impossible,
        may: &dyn Fn(Tile) -> bool,
    ) -> Option<Tile> {
        let tile = self.tile(name, word)?;
        let found = self.copies(word, tile).into_iter().find(|&copy| may(copy));
        if found.is_none() {
            self.refuse(PositionFault::at(fault, name, tile));
        }
        found
    }

    /// Reads the tiles of each seat in a field that begins with the seat.
    pub fn by_seat(&mut self, name: &str, seats: Seats) -> Vec<(Seat, String)> {
        let mut found = Vec::new();
        for value in self.all(name) {
            let (seat, rest) = value.split_once(' ').unwrap_or((&value, ""));
            found.extend(self.seat_of(name, seat, seats).map(|seat| (seat, rest.to_owned())));
        }
        found
    }

    /// Reads the piles of the seats, of each the lowest tile first.
    pub fn piles(&mut self, seats: Seats) -> [Vec<Tile>; 4] {
        let mut piles: [Vec<Tile>; 4] = Default::default();
        for (seat, words) in self.by_seat("pile", seats) {
            let tiles = self.place("pile", &words);
            piles[seat.index()].extend(tiles);
        }
        piles
    }

    /// Reads the indicator, also from the okey.
    pub fn indicator(&mut self) -> Option<Tile> {
        let (given, okey) = (self.one("indicator"), self.one("okey"));
        let okey = okey.and_then(|word| self.tile("okey", &word)).map(|tile| Wild(tile.kind()));
        let word = match (given, okey) {
            (Some(given), _) => given,
            (None, Some(okey)) => okey.indicator().map(|of| of.0.to_string()).unwrap_or_default(),
            (None, None) => {
                self.wrong(Impossible::MissingField, "indicator", &"");
                return None;
            }
        };
        let tile = self.place_one("indicator", &word)?;
        self.okey = Some(Indicator(tile.kind()).okey());
        if let Some(Wild(okey)) = okey.filter(|okey| Indicator(tile.kind()).okey() != *okey) {
            let okey = Tile::new(okey, Which::First);
            self.refuse(PositionFault::at(Impossible::WrongOkey, "okey", okey));
        }
        Some(tile)
    }

    /// Reads the hand.
    pub fn hand(&mut self) -> Vec<Tile> {
        match self.one("hand") {
            Some(words) => self.place("hand", &words),
            None => {
                self.wrong(Impossible::MissingField, "hand", &"");
                Vec::new()
            }
        }
    }

    /// Returns all faults, also of fields that nobody has read.
    pub fn faults(mut self) -> Vec<PositionFault> {
        for (name, _) in std::mem::take(&mut self.left) {
            self.wrong(Impossible::UnknownField, &name, &"");
        }
        self.faults
    }
}

/// Returns `true` if a tile is written with the mark of its copy.
fn is_marked(word: &str) -> bool {
    word.ends_with('\'')
}

/// Reads a number of at most four digits.
pub(crate) fn number(text: &str) -> Option<i32> {
    let few = text.trim_start_matches('-').len() <= 4;
    text.parse().ok().filter(|_| few)
}

/// The value with this name in any case.
pub(crate) fn named<T: Named>(text: &str) -> Option<T> {
    let same = |name: &&'static str| name.eq_ignore_ascii_case(text);
    T::NAMES.iter().find(|(_, name)| same(name)).map(|(value, _)| *value)
}
