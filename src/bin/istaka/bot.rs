//! `istaka bot`: a bot as a program at a table of the protocol (`docs/bot-protocol.md`).

use std::error::Error;

use clap::Args;
use istaka::{Actor, AnyRules, Bot, Character, with_rules};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

use crate::contested::{Contested, of_game};
use crate::input::Lines;
use crate::messages::{PROTOCOL, VERSION, plain};
use crate::output::{self, Failure, coded, wrong};

/// The longest message, in bytes. A long round of table rummy has views of a hundred thousand.
const LONGEST: usize = 1 << 20;

/// Plays as a bot at a table that speaks the protocol of `play`; see docs/bot-protocol.md.
///
/// It reads what it is told from standard input, and answers on standard output.
#[derive(Args)]
pub struct Sit {
    /// The bot: a level, with a style as in medium:careful, or a character.
    #[arg(default_value = "hard")]
    character: Character,
    /// The seed that decides when it errs.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// The part of a message that a bot needs.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    protocol: Option<String>,
    version: Option<u64>,
    rules: Option<String>,
    view: Option<Box<RawValue>>,
    code: Option<String>,
    words: Option<String>,
}

/// Reads the next message; the end of the input before `quit` is an error.
fn hear(lines: &mut Lines) -> Result<Heard, Failure> {
    let line = lines.read()?.ok_or_else(|| wrong("the table has closed the line", "closed"))?;
    let line = line.map_err(|error| format!("a message cannot be read: {}", coded(&error)))?;
    serde_json::from_slice(line)
        .map_err(|error| wrong(format_args!("a message cannot be read: {error}"), "badJson"))
}

fn missing(field: &str) -> Failure {
    wrong(format_args!("a message lacks “{field}”"), "badMessage")
}

impl Heard {
    /// The reason for which the table dismisses the bot.
    fn reason(self) -> Failure {
        let [words, code] = [self.words, self.code].map(Option::unwrap_or_default);
        wrong(plain(&words), &plain(&code))
    }
}

impl Sit {
    /// Runs the command until the table is closed.
    ///
    /// # Errors
    /// The table speaks another protocol or version, sends what cannot be read, refuses an answer,
    /// or dismisses the bot.
    pub fn run(&self) -> Result<(), Failure> {
        let mut lines = Lines::of_stdin(LONGEST);
        let hello = hear(&mut lines)?;
        if (hello.protocol.as_deref(), hello.version) != (Some(PROTOCOL), Some(VERSION)) {
            let words = format_args!("the table does not speak {PROTOCOL} {VERSION}");
            return Err(wrong(words, "otherVersion"));
        }
        let name = self.character.to_string();
        output::print(json!({ "protocol": PROTOCOL, "version": VERSION, "name": name }))?;
        loop {
            let heard = hear(&mut lines)?;
            match heard.r#type.as_str() {
                "table" => {
                    let rules = heard.rules.ok_or_else(|| missing("rules"))?;
                    let rules: Result<AnyRules, String> = rules.parse();
                    let rules = rules.map_err(|words| wrong(words, "badRules"))?;
                    return with_rules!(rules, rules => self.play(rules, lines));
                }
                "lost" => return Err(heard.reason()),
                "quit" => return Ok(()),
                _ => {}
            }
        }
    }

    fn play<G: Contested>(&self, rules: G, mut lines: Lines) -> Result<(), Failure> {
        let mut bot = G::Player::new(&rules, of_game::<G>(self.character)?, self.seed);
        loop {
            let heard = hear(&mut lines)?;
            match heard.r#type.as_str() {
                "view" => {
                    let view = heard.view.ok_or_else(|| missing("view"))?;
                    let view = seen(&rules, &view).map_err(|error| {
                        wrong(format_args!("a view cannot be read: {error}"), "badView")
                    })?;
                    let action = bot.decide(&view, &mut || false).to_string();
                    output::print(json!({ "action": action }))?;
                }
                "error" | "lost" => return Err(heard.reason()),
                "quit" => return Ok(()),
                _ => {}
            }
        }
    }
}

/// Reads a view of a round by these rules.
fn seen<G: Contested>(rules: &G, view: &RawValue) -> Result<G::View, Box<dyn Error>> {
    let named: Named = serde_json::from_str(view.get())?;
    if named.rules.parse().ok().as_ref() != Some(rules) {
        return Err("it is not of the rules of the table".into());
    }
    Ok(serde_json::from_str(view.get())?)
}

/// The rules of a view.
#[derive(Deserialize)]
struct Named {
    rules: String,
}
