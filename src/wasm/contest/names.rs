//! The TypeScript types of what has a name or a code in contests.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::news::Happening;
use crate::bots::{Level, Style};
use crate::coded::Coded;
use crate::contest::{
    BuyKind, ContestError, ContestKind, DirectorError, Format, TermsError, Unsuited, WalletError,
};
use crate::game::Counted;
use crate::house::{ContestState, HouseError};
use crate::named::Named;
use crate::unions::Text;
use crate::wasm::error::Reason;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .named("How strong a bot is.", "Level", Level::NAMES)
    .named("How a bot plays.", "Style", Style::NAMES)
    .named("What a match counts.", "Counts", Counted::NAMES)
    .named("What kind of contest.", "ContestKind", ContestKind::NAMES)
    .named("Its format.", "Format", Format::NAMES)
    .named("What may be bought in its course.", "BuyKind", BuyKind::NAMES)
    .named("What the player has to do in it.", "ContestState", ContestState::NAMES)
    .named("What has happened in it.", "Happening", Happening::NAMES)
    .and(&CODES)
    .with(ERROR);

const CODES: Text = Text::new()
    .union("Why there are no contests of a kind.", "UnsuitedCode", Unsuited::CODES)
    .union("Why there is no such contest.", "TermsCode", TermsError::CODES)
    .union("Why a contest refuses something.", "DirectorCode", DirectorError::CODES)
    .union("Why a text is no contest.", "ContestCode", ContestError::CODES)
    .union("Why a wallet refuses something.", "WalletCode", WalletError::CODES)
    .union("Why the house refuses something.", "HouseCode", HouseError::CODES)
    .named("Why the engine cannot do what it is asked.", "ReasonCode", Reason::NAMES);

const ERROR: &str = "
/** The code of an `IstakaError`. */
export type ErrorCode = UnsuitedCode | TermsCode | DirectorCode | ContestCode | WalletCode |
    HouseCode | ReasonCode;

/** What everything throws that refuses something. */
export interface IstakaError extends Error {
    readonly code: ErrorCode;
}

/** A moment of the player's own clock. */
export interface Moment {
    /** The day, as in 20261124. */
    readonly day: number;
    /** The minute of it, from 0 to 1439. */
    readonly minute: number;
}
";
