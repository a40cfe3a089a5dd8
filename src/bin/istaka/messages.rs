//! The messages of `istaka play`, each a line with one JSON object (`docs/bot-protocol.md`).

use std::collections::HashMap;

use istaka::{Seat, Tile, Wild};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::value::{RawValue, to_raw_value};

/// The protocol and its version.
pub const PROTOCOL: &str = "istaka-play";
pub const VERSION: u64 = 2;

/// A message to a program.
#[derive(Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Message<'a> {
    /// The protocol; the program answers by its greeting.
    Hello { protocol: &'a str, version: u64 },
    /// The table, once.
    Table {
        rules: Box<RawValue>,
        seat: Seat,
        /// By seat the name of the player.
        players: [Option<String>; 4],
        seconds: f64,
        chances: u32,
        length: usize,
    },
    /// The beginning of a round.
    Round {
        number: u64,
        r#match: Option<u64>,
        seats: Vec<Seat>,
        starter: Seat,
        indicator: Option<Tile>,
        okey: Option<Wild>,
        points: [i64; 4],
    },
    /// Somebody has done something.
    Event { event: Box<RawValue> },
    /// The program is to decide.
    View { view: Box<RawValue> },
    /// The answer cannot be played.
    Error { code: &'a str, words: String },
    /// The end of a round.
    Result { outcome: Box<RawValue>, open: [&'a [Tile]; 4], scores: [i64; 4], points: [i64; 4] },
    /// The end of a match; without ranks if it was given up.
    Standing { ranks: [Option<usize>; 4], points: [i32; 4] },
    /// The program has lost its seat.
    Lost { code: &'a str, words: String },
    /// All is over.
    Quit,
}

impl Message<'_> {
    /// The message as a line.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a message has text and numbers")
    }
}

/// A part of a message that differs between games.
pub fn part(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and events have text and numbers")
}

/// A message of a program.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Reply {
    /// The answer to a view: an action in the notation of records, `wait` or `quit`.
    Answer { action: String },
    /// The greeting.
    Greeting { protocol: String, version: u64, name: Option<String> },
}

/// A code and words that say why a line or an answer is wrong.
pub type Wrong = (&'static str, String);

impl Reply {
    /// Returns `true` for a line that is a remark and no answer.
    pub fn is_info(line: &str) -> bool {
        let fields = serde_json::from_str::<HashMap<String, IgnoredAny>>(line);
        fields.is_ok_and(|fields| fields.contains_key("info") && !fields.contains_key("action"))
    }

    /// Reads a line.
    ///
    /// # Errors
    /// It is not JSON, or no message.
    pub fn read(line: &str) -> Result<Reply, Wrong> {
        serde_json::from_str(line).map_err(|error| match error.classify() {
            Category::Data => ("badMessage", "the line has no “action” that is text".to_owned()),
            Category::Io | Category::Syntax | Category::Eof => ("badJson", error.to_string()),
        })
    }
}

/// Reads the action of an answer.
///
/// # Errors
/// The line is no answer.
pub fn said_action(line: &str) -> Result<String, Wrong> {
    match Reply::read(line)? {
        Reply::Answer { action } => Ok(plain(&action)),
        Reply::Greeting { .. } => Err(("badMessage", "a greeting is no answer".to_owned())),
    }
}

/// The error of a program that waits although everybody waits for it.
pub fn cannot_wait() -> Wrong {
    ("cannotWait", "everybody waits for this seat".to_owned())
}

/// Normalizes text of a program: one space between words, and no control characters.
pub fn plain(text: &str) -> String {
    text.replace(char::is_control, " ").split_whitespace().collect::<Vec<_>>().join(" ")
}
