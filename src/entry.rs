//! A round of a real table as an entry: the facts that its players know when it is over, in one
//! line (`docs/notation.md`, "A score sheet").

use std::fmt;

use crate::game::{Game, Standing};
use crate::json::as_name;
use crate::named::{Named, named};
use crate::notation::excerpt;
use crate::plain::plain;
use crate::seat::{Seat, Seats};

/// The longest entry that is read, in bytes.
pub const LONGEST_ENTRY: usize = 1024;

/// A game whose rounds can be entered.
pub trait Entered: Game {
    /// The facts of a round, printed as one line.
    type Entry: Clone + fmt::Debug + Eq + fmt::Display;

    /// The facts of a played round; `None` while it runs.
    fn entry(round: &Self::Round) -> Option<Self::Entry>;

    /// Reads an entry. What the rules allow is checked by [`Entered::entry_faults`].
    ///
    /// # Errors
    /// All reasons for which it cannot be read.
    fn read_entry(text: &str) -> Result<Self::Entry, Vec<EntryFault>>;

    /// All reasons for which no round of a match with this standing can have ended so.
    fn entry_faults(entry: &Self::Entry, standing: &Standing<Self>) -> Vec<EntryFault>;

    /// The points of each seat for a round of these seats.
    fn entry_points(&self, entry: &Self::Entry, seats: Seats) -> [i32; 4];

    /// Returns `true` if the round counts as one of the rounds of the match.
    fn entry_decides(entry: &Self::Entry) -> bool;

    /// The fields that entries by these rules can have.
    fn entry_form(&self) -> EntryForm;

    /// The seats that win and lose together with this one, itself included.
    fn side_of(&self, seat: Seat) -> Seats {
        [seat].into_iter().collect()
    }

    /// Converts points to the number that players see.
    fn shown_points(&self, points: i32) -> i32 {
        points
    }
}

/// The fields that entries by some rules can have, as a form needs them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "rules", derive(tsify::Tsify))]
pub struct EntryForm {
    /// The ends of a round besides `finish`.
    pub ends: Vec<&'static str>,
    /// The words that say how a player finished.
    pub how: Vec<&'static str>,
    /// The values of `indicator`; none where it does not count.
    pub indicator: Vec<&'static str>,
    /// The fields that name one seat.
    pub seat: Vec<&'static str>,
    /// The fields that name seats.
    pub seats: Vec<&'static str>,
    /// The ways of `opened`, where it is a field for each seat.
    pub opened: Vec<&'static str>,
    /// Number of values of `hand`: the sum of the tiles, and the number of okeys.
    pub hand: u8,
    /// The reasons of `penalty`.
    pub penalties: Vec<&'static str>,
    /// Those whose points are given too.
    pub priced: Vec<&'static str>,
}

named! {
    /// The kind of an [`EntryFault`].
    pub enum Misentry {
        /// The line has more bytes than are read.
        TooLong = "tooLong",
        /// The game has no field of this name.
        UnknownField = "unknownField",
        /// A field is given twice.
        RepeatedField = "repeatedField",
        /// A field that is needed is missing.
        MissingField = "missingField",
        /// The value of a field cannot be read.
        BadValue = "badValue",
        /// The match was over before this round.
        MatchOver = "matchOver",
        /// Nobody plays at the seat, or the player is out.
        NotPlaying = "notPlaying",
        /// Two players finish.
        TwoWinners = "twoWinners",
        /// The round ends in two ways.
        TwoEnds = "twoEnds",
        /// The rules do not have it.
        NotByRules = "notByRules",
        /// It is not counted in a round that ends so.
        NotCounted = "notCounted",
        /// The player who finished has tiles left.
        TilesLeft = "tilesLeft",
        /// A player who did not finish has no tile left.
        NoTiles = "noTiles",
        /// The tiles cannot count that much.
        TooMuch = "tooMuch",
        /// There are not that many okeys.
        TooManyOkeys = "tooManyOkeys",
        /// The player has not opened.
        NotOpened = "notOpened",
        /// The player has opened.
        HasOpened = "hasOpened",
        /// Another player has opened, but the finish is from hand.
        OthersOpened = "othersOpened",
        /// A player of pairs finishes only by adding a tile to series.
        NoSeries = "noSeries",
        /// All have opened by pairs, which makes the round void, or not all have.
        AllByPairs = "allByPairs",
        /// The twin would take the last points of the player.
        LastPoints = "lastPoints",
    }
}

as_name!(Misentry);

impl Misentry {
    const fn words(self) -> &'static str {
        match self {
            Misentry::TooLong => "the line is too long",
            Misentry::UnknownField => "the game has no such field",
            Misentry::RepeatedField => "the field is given twice",
            Misentry::MissingField => "the field is missing",
            Misentry::BadValue => "the value cannot be read",
            Misentry::MatchOver => "the match was over before",
            Misentry::NotPlaying => "nobody plays at the seat",
            Misentry::TwoWinners => "only one player finishes",
            Misentry::TwoEnds => "the round ends in one way only",
            Misentry::NotByRules => "the rules do not have it",
            Misentry::NotCounted => "it is not counted in a round that ends so",
            Misentry::TilesLeft => "the player who finished has no tiles left",
            Misentry::NoTiles => "a player who did not finish has tiles left",
            Misentry::TooMuch => "the tiles cannot count that much",
            Misentry::TooManyOkeys => "there are only two okeys",
            Misentry::NotOpened => "the player has not opened",
            Misentry::HasOpened => "the player has opened",
            Misentry::OthersOpened => "another player has opened, so the finish is not from hand",
            Misentry::NoSeries => "pairs finish only by adding a tile to series",
            Misentry::AllByPairs => "the round is void if all open by pairs, and only then",
            Misentry::LastPoints => "the twin would take the player's last points",
        }
    }
}

/// A reason for which an entry is refused.
#[derive(Clone, PartialEq, Eq)]
pub struct EntryFault {
    /// The kind.
    pub kind: Misentry,
    /// The name of the field.
    pub field: String,
    /// The seat that it is about.
    pub seat: Option<Seat>,
    /// The words that it is about; may be empty.
    pub about: String,
}

impl EntryFault {
    /// A fault of a field.
    pub(crate) fn of(kind: Misentry, field: &str) -> EntryFault {
        EntryFault { kind, field: excerpt(field), seat: None, about: String::new() }
    }

    /// A fault of a player.
    pub(crate) fn at(kind: Misentry, field: &str, seat: Seat) -> EntryFault {
        EntryFault { seat: Some(seat), ..EntryFault::of(kind, field) }
    }

    /// The same fault of these words.
    pub(crate) fn about(self, about: &str) -> EntryFault {
        EntryFault { about: excerpt(about), ..self }
    }

    /// The stable name of its kind.
    pub fn code(&self) -> &'static str {
        self.kind.name()
    }
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.field)?;
        if let Some(seat) = self.seat {
            write!(f, " {seat}")?;
        }
        write!(f, ": {}", self.kind.words())?;
        if self.about.is_empty() { Ok(()) } else { write!(f, ": {}", self.about) }
    }
}

impl fmt::Debug for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Serialized with its words.
#[cfg(feature = "serde")]
impl serde::Serialize for EntryFault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        let mut fault = serializer.serialize_struct("EntryFault", 5)?;
        fault.serialize_field("code", &self.kind)?;
        fault.serialize_field("field", &self.field)?;
        fault.serialize_field("seat", &self.seat)?;
        fault.serialize_field("about", &self.about)?;
        fault.serialize_field("message", &self.to_string())?;
        fault.end()
    }
}

/// The fields of an entry that are left to be read, and what was wrong so far.
pub(crate) struct EntryFields {
    left: Vec<(String, String)>,
    faults: Vec<EntryFault>,
}

impl EntryFields {
    /// Splits a line.
    pub fn of(text: &str) -> EntryFields {
        if text.len() > LONGEST_ENTRY {
            let faults = vec![EntryFault::of(Misentry::TooLong, "round")];
            return EntryFields { left: Vec::new(), faults };
        }
        let text = plain(text).to_ascii_lowercase();
        let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        let field = |part: &str| {
            let (name, value) = part.split_once(' ').unwrap_or((part, ""));
            (name.to_owned(), value.trim().to_owned())
        };
        EntryFields { left: parts.map(field).collect(), faults: Vec::new() }
    }

    /// Adds a fault.
    pub fn fault(&mut self, fault: EntryFault) {
        self.faults.push(fault);
    }

    /// Tells that the value of a field cannot be read.
    pub fn bad(&mut self, field: &str, about: &str) {
        self.fault(EntryFault::of(Misentry::BadValue, field).about(about));
    }

    /// The values of all fields of this name.
    pub fn all(&mut self, name: &str) -> Vec<String> {
        let (own, left) = self.left.drain(..).partition(|(other, _)| other == name);
        self.left = left;
        let own: Vec<(String, String)> = own;
        own.into_iter().map(|(_, value)| value).collect()
    }

    /// The value of a field that is given at most once.
    pub fn one(&mut self, name: &str) -> Option<String> {
        let mut all = self.all(name);
        if all.len() > 1 {
            self.fault(EntryFault::of(Misentry::RepeatedField, name));
        }
        if all.is_empty() { None } else { Some(all.remove(0)) }
    }

    /// Returns `true` if a field without value is given.
    pub fn has(&mut self, name: &str) -> bool {
        let value = self.one(name);
        if let Some(value) = value.as_ref().filter(|value| !value.is_empty()) {
            self.bad(name, value);
        }
        value.is_some()
    }

    /// The seats that a field names.
    pub fn seats(&mut self, name: &str) -> Vec<Seat> {
        let Some(value) = self.one(name) else { return Vec::new() };
        let seats: Option<Vec<Seat>> = value.split(' ').map(Seat::named).collect();
        if seats.is_none() {
            self.bad(name, &value);
        }
        seats.unwrap_or_default()
    }

    /// The seat that a field names.
    pub fn seat(&mut self, name: &str) -> Option<Seat> {
        let value = self.one(name)?;
        let seat = Seat::named(&value);
        if seat.is_none() {
            self.bad(name, &value);
        }
        seat
    }

    /// The values of all fields of this name, each with the seat that is its first word.
    pub fn by_seat(&mut self, name: &str) -> Vec<(Seat, String)> {
        let mut read = Vec::new();
        for value in self.all(name) {
            let (first, rest) = value.split_once(' ').unwrap_or((&value, ""));
            match Seat::named(first) {
                Some(seat) => read.push((seat, rest.to_owned())),
                None => self.bad(name, &value),
            }
        }
        read
    }

    /// The value for each seat of a field that is given at most once for each.
    pub fn each<T>(&mut self, name: &str, read: impl Fn(&str) -> Option<T>) -> [Option<T>; 4] {
        let mut each = [None, None, None, None];
        for (seat, text) in self.by_seat(name) {
            let value = read(&text);
            if value.is_none() {
                let fault = EntryFault::at(Misentry::BadValue, name, seat).about(&text);
                self.fault(fault);
            } else if each[seat.index()].is_some() {
                self.fault(EntryFault::at(Misentry::RepeatedField, name, seat));
            } else {
                each[seat.index()] = value;
            }
        }
        each
    }

    /// The player who finished, and the words that say how; these are among `words`.
    pub fn finish<const N: usize>(&mut self, words: [&str; N]) -> Option<(Seat, [bool; N])> {
        let all = self.by_seat("finish");
        if let Some((seat, _)) = all.get(1) {
            self.fault(EntryFault::at(Misentry::TwoWinners, "finish", *seat));
        }
        let (seat, how) = all.into_iter().next()?;
        let mut said = [false; N];
        for word in how.split(' ').filter(|word| !word.is_empty()) {
            match words.iter().position(|known| *known == word) {
                Some(at) => said[at] = true,
                None if Seat::named(word).is_some() => {
                    let fault = EntryFault::of(Misentry::TwoWinners, "finish").about(word);
                    self.fault(fault);
                }
                None => self.bad("finish", word),
            }
        }
        Some((seat, said))
    }

    /// Reads an end of the round that is no finish; exactly one end is needed.
    pub fn ends(&mut self, finished: bool, names: &[&'static str]) -> Option<&'static str> {
        let given: Vec<&'static str> =
            names.iter().copied().filter(|name| self.has(name)).collect();
        match given.len() + usize::from(finished) {
            0 if self.faults.is_empty() => {
                self.fault(EntryFault::of(Misentry::MissingField, "finish"));
            }
            0 | 1 => {}
            _ => self.fault(EntryFault::of(Misentry::TwoEnds, given[0])),
        }
        given.first().copied()
    }

    /// Returns the entry, or all faults; fields that nobody has read are unknown.
    ///
    /// # Errors
    /// All faults.
    pub fn done<T>(mut self, entry: T) -> Result<T, Vec<EntryFault>> {
        let unknown = self.left.drain(..).map(|(name, _)| name);
        self.faults.extend(unknown.map(|name| EntryFault::of(Misentry::UnknownField, &name)));
        if self.faults.is_empty() { Ok(entry) } else { Err(self.faults) }
    }
}

/// The faults of an entry, collected.
pub(crate) struct EntryChecks {
    seats: Seats,
    /// The faults so far.
    pub faults: Vec<EntryFault>,
}

impl EntryChecks {
    /// No faults yet, of a round that these seats play.
    pub const fn of(seats: Seats) -> EntryChecks {
        EntryChecks { seats, faults: Vec::new() }
    }

    /// Tells a fault of a field if `wrong`.
    pub fn deny(&mut self, wrong: bool, kind: Misentry, field: &str) {
        if wrong {
            self.faults.push(EntryFault::of(kind, field));
        }
    }

    /// Tells a fault of a player if `wrong`.
    pub fn deny_at(&mut self, wrong: bool, kind: Misentry, field: &str, seat: Seat) {
        if wrong {
            self.faults.push(EntryFault::at(kind, field, seat));
        }
    }

    /// Tells a fault of a word of a field if `wrong`.
    pub fn deny_word(&mut self, wrong: bool, kind: Misentry, (field, word): (&str, &str)) {
        if wrong {
            self.faults.push(EntryFault::of(kind, field).about(word));
        }
    }

    /// Checks that these seats play the round.
    pub fn playing(&mut self, field: &str, seats: impl IntoIterator<Item = Seat>) {
        for seat in seats {
            let out = !self.seats.contains(seat);
            self.deny_at(out, Misentry::NotPlaying, field, seat);
        }
    }
}

/// The seats that have a value, or for which it is true.
pub(crate) fn given<T>(each: &[T; 4], is: impl Fn(&T) -> bool) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(move |seat| is(&each[seat.index()]))
}
