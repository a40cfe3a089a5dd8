//! Seats around the table, the occupied ones, and the order of play.

use crate::named::named;

/// One of the four places at the table, 0–3 in the order of play. A [`Direction`] gives the side of
/// the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All seats in the order of play.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this number, or `None` if it is above 3.
    pub fn new(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// The seat of this text, `0` to `3`.
    pub fn named(text: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.to_string() == text)
    }

    /// The seat on the other side of the table.
    pub const fn opposite(self) -> Seat {
        Seat((self.0 + 2) % 4)
    }

    /// The seat's number, 0–3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A seat is serialized as its number.
#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        use serde::de::{Error, Unexpected};

        let number = <u64 as serde::Deserialize>::deserialize(from)?;
        let seat = usize::try_from(number).ok().and_then(Seat::new);
        let wrong = || Error::invalid_value(Unexpected::Unsigned(number), &"a seat, 0 to 3");
        seat.ok_or_else(wrong)
    }
}

named! {
    /// The direction of play (RULES sections 4 and 7.1).
    pub enum Direction {
        /// The player to the left is next (S1, S3).
        Clockwise = "clockwise",
        /// The player to the right is next (S2, PAG).
        Anticlockwise = "anticlockwise",
    }
}

/// A set of occupied seats. The others, such as those of eliminated players, are skipped.
///
/// ```
/// use istaka::{Seat, Seats};
/// let [a, b, c, d] = Seat::ALL;
/// let seats = Seats::ALL.without(b);
/// assert_eq!(seats.after(a), c);
/// assert_eq!(seats.before(c), a);
/// assert_eq!(seats.from(c).collect::<Vec<_>>(), [c, d, a]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats([bool; 4]);

impl Seats {
    /// All four.
    pub const ALL: Seats = Seats([true; 4]);

    /// The seats of this number of players: two sit opposite each other, three leave the seat
    /// opposite the first free.
    pub const fn of(players: u16) -> Seats {
        Seats([true, players > 2, players != 3, players > 2])
    }

    /// The same seats without this one.
    pub const fn without(mut self, seat: Seat) -> Seats {
        self.0[seat.index()] = false;
        self
    }

    /// Returns `true` if the seat is occupied.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0[seat.index()]
    }

    /// Number of occupied seats.
    pub fn count(self) -> usize {
        self.iter().count()
    }

    /// The occupied seats, 0 first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }

    /// The occupied seats in the order of play, beginning with `first` or, if it is free, with the
    /// next one.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let all = (0..4).map(move |step| Seat::ALL[(first.index() + step) % 4]);
        all.filter(move |&seat| self.contains(seat))
    }

    /// Assigns one of these to each occupied seat, in the order of play from `first` on.
    pub(crate) fn each<T: Default>(self, first: Seat, of: impl IntoIterator<Item = T>) -> [T; 4] {
        let mut each: [T; 4] = Default::default();
        self.from(first).zip(of).for_each(|(seat, one)| each[seat.index()] = one);
        each
    }

    /// The next occupied seat; the seat itself if there is no other.
    pub fn after(self, seat: Seat) -> Seat {
        self.from(seat).find(|&other| other != seat).unwrap_or(seat)
    }

    /// The previous occupied seat; the seat itself if there is no other.
    pub fn before(self, seat: Seat) -> Seat {
        self.from(seat).filter(|&other| other != seat).last().unwrap_or(seat)
    }
}

/// Seats are serialized as their numbers.
#[cfg(feature = "serde")]
impl serde::Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut all = Seats([false; 4]);
        seats.into_iter().for_each(|seat| all.0[seat.index()] = true);
        all
    }
}
