//! `istaka bot`: a bot as a program at a table of the protocol (`docs/bot-protocol.md`).

use std::io::{self, BufRead};

use clap::Args;
use istaka::{Actor, AnyRules, Bot, Character, with_rules};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

use crate::contestant::of_game;
use crate::contested::Contested;
use crate::messages::{PROTOCOL, VERSION, plain};
use crate::output::{self, Failure};

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
    words: Option<String>,
}

/// Reads the next message; the end of the input before `quit` is an error.
fn hear() -> Result<Heard, Failure> {
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line)? == 0 {
        return Err("the table has closed the line".into());
    }
    serde_json::from_str(&line).map_err(|error| format!("{}: {error}", plain(&line)).into())
}

fn missing(field: &str) -> Failure {
    format!("a message lacks “{field}”").into()
}

impl Sit {
    /// Runs the command until the table is closed.
    ///
    /// # Errors
    /// The table speaks another protocol or version, refuses an answer, or dismisses the bot.
    pub fn run(&self) -> Result<(), Failure> {
        let hello = hear()?;
        if (hello.protocol.as_deref(), hello.version) != (Some(PROTOCOL), Some(VERSION)) {
            return Err(format!("the table does not speak {PROTOCOL} {VERSION}").into());
        }
        let name = self.character.to_string();
        output::print(json!({ "protocol": PROTOCOL, "version": VERSION, "name": name }))?;
        loop {
            let heard = hear()?;
            match heard.r#type.as_str() {
                "table" => {
                    let rules = heard.rules.ok_or_else(|| missing("rules"))?;
                    let rules: AnyRules = rules.parse()?;
                    return with_rules!(rules, rules => self.play(rules));
                }
                "lost" => return Err(heard.words.unwrap_or(heard.r#type).into()),
                "quit" => return Ok(()),
                _ => {}
            }
        }
    }

    fn play<G: Contested>(&self, rules: G) -> Result<(), Failure> {
        let mut bot = G::Player::new(&rules, of_game::<G>(self.character)?, self.seed);
        loop {
            let heard = hear()?;
            match heard.r#type.as_str() {
                "view" => {
                    let view = heard.view.ok_or_else(|| missing("view"))?;
                    let view = serde_json::from_str(view.get());
                    let view = view.map_err(|error| format!("a view cannot be read: {error}"))?;
                    let action = bot.decide(&view, &mut || false).to_string();
                    output::print(json!({ "action": action }))?;
                }
                "error" | "lost" => return Err(heard.words.unwrap_or(heard.r#type).into()),
                "quit" => return Ok(()),
                _ => {}
            }
        }
    }
}
