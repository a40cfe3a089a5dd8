//! Views as text: named fields separated by semicolons.
//!
//! ```text
//! rules turkish ; seat 1 ; starter 0 ; points 3 0 4 0 ; hand R1 R2 … ; piles R9 | | |
//! ```
//!
//! Lists have commas. Values by seat are separated by `|`, single words by spaces. A field without
//! a value is left out, and unknown fields are ignored.

use std::fmt;
use std::str::FromStr;

use crate::notation::{excerpt, tiles};
use crate::seat::{Seat, Seats};
use crate::tile::Tile;

/// The word for an empty seat.
const NOBODY: &str = "-";

/// The error of a text that is no event or view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewError {
    /// The field of the view, or `event`.
    pub part: &'static str,
    /// The beginning of the invalid text; empty if it is missing.
    pub found: String,
}

impl std::error::Error for ViewError {}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” cannot be the {} of a view", self.found, self.part)
    }
}

/// The fields of a line.
pub struct Fields<'a>(pub &'a str);

impl Fields<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        let values = self.0.split(';').map(str::trim);
        values.filter_map(|field| field.strip_prefix(name)?.strip_prefix(' ')).next()
    }

    /// The error that this field cannot be read.
    pub fn error(&self, part: &'static str) -> ViewError {
        ViewError { part, found: excerpt(self.get(part).unwrap_or_default()) }
    }

    /// Reads an optional field.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn maybe<T>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, ViewError> {
        let value = self.get(name).map(|text| read(text).ok_or_else(|| self.error(name)));
        value.transpose()
    }

    /// Reads a field that is empty by default.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn or_none<T: Default>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ViewError> {
        self.maybe(name, read).map(Option::unwrap_or_default)
    }

    /// Reads a required field.
    ///
    /// # Errors
    /// It is missing, or cannot be read.
    pub fn read<T>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ViewError> {
        self.maybe(name, read)?.ok_or_else(|| self.error(name))
    }
}

/// Writes fields except those without a value.
pub fn write_fields(fields: &[(&str, String)]) -> String {
    let given = fields.iter().filter(|(_, value)| !value.is_empty());
    let written: Vec<String> = given.map(|(name, value)| format!("{name} {value}")).collect();
    written.join(" ; ")
}

/// Writes an optional value.
pub fn write_maybe<T: fmt::Display>(value: Option<T>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

/// Writes a list.
pub fn write_list<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// Writes the tiles of each seat, by seat number: `R9 | | K3 |`.
pub fn write_by_seat(lists: [&[Tile]; 4]) -> String {
    let spaced = |list: &[Tile]| list.iter().map(|tile| format!("{tile} ")).collect::<String>();
    lists.map(spaced).join("| ").trim_end().to_owned()
}

/// Reads lists of tiles, one for each seat.
pub fn read_by_seat(text: &str) -> Option<[Vec<Tile>; 4]> {
    let lists: Option<Vec<_>> = text.split('|').map(|list| tiles(list).ok()).collect();
    lists?.try_into().ok()
}

/// Writes a number for each of these seats: `14 13 - 14`.
pub fn write_numbers<T: fmt::Display>(seats: Seats, numbers: [T; 4]) -> String {
    let mut text = String::new();
    for (seat, number) in Seat::ALL.into_iter().zip(numbers) {
        let word = if seats.contains(seat) { &number.to_string() } else { NOBODY };
        text += if text.is_empty() { "" } else { " " };
        text += word;
    }
    text
}

/// Reads a number for each seat; `None` for an empty seat.
pub fn read_numbers(text: &str) -> Option<[Option<u16>; 4]> {
    let number =
        |word| if word == NOBODY { Some(None) } else { u16::from_str(word).ok().map(Some) };
    let words: [&str; 4] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
    words.map(number).into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// Reads the points of these seats in a match.
pub fn read_points(text: &str, seats: Seats) -> Option<[i32; 4]> {
    let numbers = read_numbers(text)?;
    let fits = |seat: &Seat| numbers[seat.index()].is_some() == seats.contains(*seat);
    let points = || numbers.map(|number| number.unwrap_or_default().into());
    Seat::ALL.iter().all(fits).then(points)
}
