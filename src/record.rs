//! A match as text: what is saved, replayed and sent with a bug report. `docs/notation.md` says
//! every line of it exactly.
//!
//! It holds every wall and every action, so reading it needs no random generator. Whatever happens
//! adds lines at its end:
//!
//! ```text
//! istaka 4
//! rules turkish
//! seed 20261121
//! dealer 3
//! players person hard hard medium:careful
//! secret 5d07…               only where deals can be checked: their keys are made of it
//! practice                   only where everything may be taken back
//! commitment 6f1c… tavla     only of a deal that can be checked, with the player's word
//! round R5 K13' F …          the wall, all tiles; a ring begins with the dice, `3 5 :`
//! 0 discard R5               seat and action
//! 1 draw
//! 1 finish B4 : R1 R2 R3 | …
//! result 2 0 2 2             what each seat writes for the round
//! key 09ab…                  opens the commitment
//! round …
//! ```

mod error;
mod read;
mod base64;
mod compact;

use std::fmt::Display;

use crate::contest::{Match, PlayedRound};
use crate::fields::write_numbers;
use crate::game::Game;
use crate::notation::write_tiles;
use crate::wall::Wall;

pub use compact::{CompactError, is_compact, read_compact, rules_of_compact, write_compact};
pub use error::{BadLine, RecordError};
pub use read::read_record;

/// The version of the format. In version 1 some words of the rules had another meaning; until
/// version 2 there were no results, and nobody said who plays; until version 3 matches were played
/// by what the rules were [once](Game::once).
const VERSION: &str = "4";

/// Longer texts are not read. A match of 60 rounds takes some 200 kB.
pub(crate) const LONGEST: usize = 1 << 20;

/// Writes a match.
///
/// ```
/// use istaka::{Match, Rules, read_record, write_record};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// assert_eq!(read_record::<Rules>(&write_record(&game))?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_record<G: Game>(game: &Match<G>) -> String {
    let mut text = String::new();
    line(&mut text, "istaka", &VERSION);
    line(&mut text, "rules", game.rules());
    line(&mut text, "seed", &game.seed());
    line(&mut text, "dealer", &game.first_dealer());
    line(&mut text, "players", &game.players());
    line(&mut text, "secret", &game.secret());
    if game.practice() {
        text += "practice\n";
    }
    for played in game.rounds() {
        line(&mut text, "commitment", &played.commitment);
        line(&mut text, "round", &write_wall(&played.wall));
        for (seat, action) in &played.actions {
            line(&mut text, &seat.to_string(), action);
        }
        if played.is_over() {
            line(&mut text, "result", &result(played));
        }
        line(&mut text, "key", &played.key);
    }
    text
}

/// Adds a line, but none where its value is empty.
fn line(text: &mut String, name: &str, value: &dyn Display) {
    let value = value.to_string();
    if !value.is_empty() {
        for part in [name, " ", &value, "\n"] {
            *text += part;
        }
    }
}

/// What is said of a deal: its tiles, and with the throws of the traditional deal, that for the
/// stack and those for the tile, `3 5 : R5 …`.
pub fn write_wall(wall: &Wall) -> String {
    let tiles = write_tiles(wall.tiles());
    match wall.dice() {
        Some(dice) => format!("{} {} : {tiles}", dice.stack, write_tiles(&dice.tiles)),
        None => tiles,
    }
}

/// Whether a text can be kept in a line: it has no space at its ends and no control character.
fn is_plain(text: &str) -> bool {
    text.trim() == text && !text.contains(char::is_control)
}

/// What each seat writes for a round: `2 0 - 2`.
fn result<G: Game>(played: &PlayedRound<G>) -> String {
    write_numbers(played.seats, played.scores.map(G::total))
}
