//! The text form of a match, for saving, replaying and bug reports. `docs/notation.md` specifies
//! each line.
//!
//! It holds every wall and every action, so reading it needs no random generator. Each event
//! appends lines:
//!
//! ```text
//! istaka 4
//! rules turkish
//! seed 20261121
//! dealer 3
//! players person hard hard medium:careful
//! names - | Osman | Nermin | Cem
//! secret 5d07…               only with verifiable deals: the source of their keys
//! practice                   only in practice, where all moves may be undone
//! commitment 6f1c… tavla     only of a verifiable deal, with the player's word
//! round R5 K13' F …          the wall, all tiles; a ring begins with the dice, `3 5 :`
//! position turkish; seat 0 … in its place where a match for practice begins in a position
//! 0 discard R5               seat and action
//! 1 draw
//! 1 finish B4 : R1 R2 R3 | …
//! result 2 0 2 2             the points of each seat for the round
//! key 09ab…                  opens the commitment
//! round …
//! ```

mod error;
mod read;
mod base64;
mod link;

use std::fmt::Display;

use crate::contest::{LONGEST_NAME, Origin, Play, RoundOfAny};
use crate::notation::{tiles, write_tiles};
use crate::plain::is_unseen;
use crate::seat::{Seat, Seats};
use crate::wall::{Dice, Wall, WallError};

pub use error::{BadLine, RecordError};
pub use link::{At, Link, LinkError, LinkKind, is_link, read_link, write_link};
pub use read::read_record;

/// The version of the format, the only one that is read.
const VERSION: &str = "4";

/// Length limit for reading. A match of 60 rounds takes some 200 kB.
pub(crate) const LONGEST: usize = 1 << 20;

/// Writes a match as text.
///
/// ```
/// use istaka::{Match, read_record, write_record};
/// use istaka::okey::Rules;
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// assert_eq!(read_record::<Rules>(&write_record(&game))?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_record(game: &dyn Play) -> String {
    write_record_as(game, game.players(), game.names())
}

/// Writes a match as text, with other players and names.
pub(crate) fn write_record_as(game: &dyn Play, players: &str, names: &str) -> String {
    let mut text = String::new();
    line(&mut text, "istaka", &VERSION);
    line(&mut text, "rules", &game.rules());
    line(&mut text, "seed", &game.seed());
    line(&mut text, "dealer", &game.first_dealer());
    line(&mut text, "players", &players);
    line(&mut text, "names", &names);
    line(&mut text, "secret", &game.secret());
    if game.practice() {
        text += "practice\n";
    }
    for (index, round) in game.rounds().iter().enumerate() {
        line(&mut text, "commitment", &round.commitment);
        match &round.origin {
            Origin::Wall(wall) => line(&mut text, "round", &write_wall(wall)),
            Origin::Position(position) => line(&mut text, "position", position),
        }
        for action in game.lines(index) {
            text += &action;
            text += "\n";
        }
        if round.is_over {
            line(&mut text, "result", &result(round));
        }
        line(&mut text, "key", &round.key);
    }
    text
}

/// Adds a line unless its value is empty.
fn line(text: &mut String, name: &str, value: &dyn Display) {
    let value = value.to_string();
    if !value.is_empty() {
        for part in [name, " ", &value, "\n"] {
            *text += part;
        }
    }
}

/// Writes a wall: its tiles, and with the traditional deal first the throws for the stack and for
/// the tile, `3 5 : R5 …`.
pub fn write_wall(wall: &Wall) -> String {
    let tiles = write_tiles(wall.tiles());
    match wall.dice() {
        Some(dice) => format!("{} {} : {tiles}", dice.stack, write_tiles(&dice.tiles)),
        None => tiles,
    }
}

/// Reads a wall for the players who are still in.
pub fn read_wall(game: &dyn Play, text: &str) -> Result<Wall, BadLine> {
    let plan = game.deal_plan();
    let (dice, all) = match text.split_once(':') {
        Some((throws, all)) if plan.turning.is_some() => {
            (Some(dice(throws).ok_or(BadLine::Wall(WallError::Dice))?), all)
        }
        _ => (None, text),
    };
    let tiles = tiles(all).map_err(BadLine::Parse)?;
    Wall::new(plan, game.seats().count(), tiles, dice).map_err(BadLine::Wall)
}

/// Reads the throw for the stack and those for the tile.
fn dice(text: &str) -> Option<Dice> {
    let pips = |word: &str| (1..=6).find(|pips: &u8| pips.to_string() == word);
    let throws: Option<Vec<u8>> = text.split_whitespace().map(pips).collect();
    let (&stack, tiles) = throws.as_deref()?.split_first()?;
    Some(Dice { stack, tiles: tiles.to_vec() })
}

/// Returns `true` if a text can be stored in a line: it has no space at its ends and no control
/// character.
pub(crate) fn is_plain(text: &str) -> bool {
    text.trim() == text && !text.contains(char::is_control)
}

/// Writes a number for each of these seats: `2 0 - 2`.
pub fn write_numbers<T: Display>(seats: Seats, numbers: [T; 4]) -> String {
    let word = |(seat, number): (Seat, T)| match seats.contains(seat) {
        true => number.to_string(),
        false => "-".to_owned(),
    };
    Seat::ALL.into_iter().zip(numbers).map(word).collect::<Vec<_>>().join(" ")
}

/// Separates the names of players; the second stands for one that is unknown.
const BETWEEN: &str = " | ";
const UNKNOWN: &str = "-";

/// Writes the names of the players by seat, `- | Osman | Nermin | Cem`, where an empty one is
/// unknown; an empty text if all are. `None` if a record cannot hold one of them: a name has at
/// most 60 characters, all of them visible and none `|`.
pub fn write_names(names: [&str; 4]) -> Option<String> {
    let words = names.map(|name| if name.is_empty() { UNKNOWN } else { name });
    if words == [UNKNOWN; 4] {
        return Some(String::new());
    }
    let right = words.iter().all(|&name| name == UNKNOWN || is_name(name));
    right.then(|| words.join(BETWEEN))
}

/// Reads four names with any spaces around them, and writes them as [`write_names`] does.
fn names_in(text: &str) -> Option<String> {
    let names = text.split('|').map(|name| match name.trim() {
        UNKNOWN => Some(""),
        name => Some(name).filter(|name| !name.is_empty()),
    });
    write_names(names.collect::<Option<Vec<_>>>()?.try_into().ok()?)
}

/// Returns `true` if a record can hold this name of a player: it is at most 60 characters long, all
/// of them seen, has no `|` and no space at its ends, and is neither empty nor `-`.
pub(crate) fn is_name(name: &str) -> bool {
    let short = name.chars().count() <= LONGEST_NAME;
    let known = !name.is_empty() && name != UNKNOWN;
    short && known && is_plain(name) && !name.contains(|c| c == '|' || is_unseen(c))
}

/// Reads the names of four players as [`write_names`] writes them, an empty one for who is unknown.
pub fn read_names(text: &str) -> [String; 4] {
    let mut names = text.split(BETWEEN);
    [(); 4].map(|()| names.next().filter(|&name| name != UNKNOWN).unwrap_or_default().to_owned())
}

/// Writes the points of each seat for a round.
fn result(round: &RoundOfAny) -> String {
    write_numbers(round.seats, round.points)
}
