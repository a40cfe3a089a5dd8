//! The TypeScript types of whatever has a name or a code, made of the tables by which the engine
//! prints and reads them.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::error::Reason;
use crate::bots::{Character, Level, Style};
use crate::contest::{MatchError, Undo};
use crate::game::{Coded, Game};
use crate::host::HostError;
use crate::meld::MeldKind;
use crate::named::Named;
use crate::okey::{
    Action, Conflict, Counting, Direction, DrawReason, End, LimitRule, Options, Order, Phase,
    Preset, Refusal, Rules, Section, Setting, Source, ThrowReason, WildDiscard,
};
use crate::options::RulesError;

/// More room than the text takes.
const ROOM: usize = 8192;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .union("A game.", "GameName", &[<Rules as Game>::NAME])
    .named("A preset of rules.", "Preset", Preset::NAMES)
    .named("A setting of rules.", "Setting", Setting::NAMES)
    .named("Which neighbour is next.", "Direction", Direction::NAMES)
    .named("What a round counts.", "Counting", Counting::NAMES)
    .named("What ends a match.", "End", End::NAMES)
    .named("When the limit puts a player out.", "LimitRule", LimitRule::NAMES)
    .named("When a wild tile may be discarded.", "WildDiscard", WildDiscard::NAMES)
    .named("Why settings cannot be played together.", "ConflictCode", Conflict::NAMES)
    .named("What the seat to move must do.", "Phase", Phase::NAMES)
    .named("What a meld is.", "MeldKind", MeldKind::NAMES)
    .named("What a hand is sorted by.", "Order", Order::NAMES)
    .named("On what terms something is taken back.", "Undo", Undo::NAMES)
    .union("The word with which an action begins.", "Verb", &Action::VERBS)
    .named("How strong a bot is.", "Level", Level::NAMES)
    .named("How a bot plays.", "Style", Style::NAMES)
    .named("A bot with a name.", "CharacterName", &Character::NAMED)
    .named("Why a tile was taken or not.", "DrawReason", DrawReason::NAMES)
    .named("Why a tile was thrown.", "ThrowReason", ThrowReason::NAMES)
    .named("What a paragraph of the rules is about.", "Section", Section::NAMES)
    .named("Where a rule comes from.", "Source", Source::NAMES)
    .union("The rule that an action would break.", "RefusalCode", Refusal::CODES)
    .union("Why a match refuses something.", "MatchCode", MatchError::<Refusal>::CODES)
    .union("Why a table refuses something.", "HostCode", HostError::<Refusal>::CODES)
    .union("Why a text is not rules.", "RulesCode", RulesError::<Options>::CODES)
    .named("Why the engine cannot do what it is asked.", "ReasonCode", Reason::NAMES)
    .with("/** The code of an `IstakaError`. */\nexport type ErrorCode = RefusalCode | ")
    .with("MatchCode | HostCode | RulesCode | ConflictCode | ReasonCode;\n")
    .with(ERROR);

const ERROR: &str = "
/** What every method throws that refuses something. */
export interface IstakaError extends Error {
    readonly code: ErrorCode;
    /** Where a hand is not complete, the tiles that the nearest complete hand has no use for. */
    readonly tiles?: readonly string[];
    /** And the faces that it would have in their place. */
    readonly missing?: readonly string[];
}
";

/// Text that is put together while the program is compiled.
struct Text {
    bytes: [u8; ROOM],
    length: usize,
}

impl Text {
    const fn new() -> Text {
        Text { bytes: [0; ROOM], length: 0 }
    }

    const fn with(mut self, text: &str) -> Text {
        let text = text.as_bytes();
        let mut at = 0;
        while at < text.len() {
            self.bytes[self.length] = text[at];
            self.length += 1;
            at += 1;
        }
        self
    }

    const fn head(self, about: &str, name: &str) -> Text {
        self.with("/** ").with(about).with(" */\nexport type ").with(name).with(" = ")
    }

    /// One value of a union.
    const fn value(self, first: bool, value: &str) -> Text {
        self.with(if first { "\"" } else { " | \"" }).with(value).with("\"")
    }

    const fn union(self, about: &str, name: &str, values: &[&str]) -> Text {
        let mut text = self.head(about, name);
        let mut at = 0;
        while at < values.len() {
            text = text.value(at == 0, values[at]);
            at += 1;
        }
        text.with(";\n")
    }

    const fn named<T>(self, about: &str, name: &str, table: &[(T, &str)]) -> Text {
        let mut text = self.head(about, name);
        let mut at = 0;
        while at < table.len() {
            text = text.value(at == 0, table[at].1);
            at += 1;
        }
        text.with(";\n")
    }

    const fn as_str(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => panic!("names are text"),
        }
    }
}
