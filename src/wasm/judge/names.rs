//! The TypeScript types of positions, their judgement, reviews and solvers.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::solvers;
use crate::board::BoardError;
use crate::bots::Level;
use crate::coded::Coded;
use crate::named::Named;
use crate::position::{Impossible, LONGEST_POSITION};
use crate::puzzles::Grade;
use crate::ranking::Worth;
use crate::unions::Text;
use crate::{okey, okey101, rummi};

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = Text::new()
    .named("The kind of a fault of a position.", "PositionFaultCode", Impossible::NAMES)
    .named("The strength of a bot.", "Level", Level::NAMES)
    .named("The difficulty of an exercise.", "Grade", Grade::NAMES)
    .named("The unit of the worth of an action.", "WorthUnit", Worth::NAMES)
    .named("The mistake of a turn.", "Okey101Mistake", okey101::Mistake::NAMES)
    .named("The reason to take or leave a tile.", "DrawReason", okey::DrawReason::NAMES)
    .named("The reason for a discard.", "ThrowReason", okey::ThrowReason::NAMES)
    .named("The mistake of a decision.", "OkeyMistake", okey::Mistake::NAMES)
    .named("The mistake of a turn.", "RummiMistake", rummi::Mistake::NAMES)
    .and(&solvers::TYPES)
    .number(
        "The length limit of a position as text, in bytes.",
        "LongestPosition",
        LONGEST_POSITION,
    )
    .union("The rule of Okey that an action would break.", "OkeyRefusalCode", okey::Refusal::CODES)
    .union(
        "The rule of table rummy that an action would break.",
        "RummiRefusalCode",
        rummi::Refusal::CODES,
    )
    .union(
        "The rule of 101 Okey that an action would break.",
        "Okey101RefusalCode",
        okey101::Refusal::CODES,
    )
    .union("The reason for which a board refuses something.", "BoardCode", BoardError::CODES)
    .with(OF_ANY)
    .as_str();

const OF_ANY: &str = r#"
/** All that one player sees of a round, as text. */
export type Position = string;
/** The ranking of the actions in a position of any game. */
export type AnyJudgement =
    | (Judgement<OkeyFacts> & { game: "okey" })
    | (Judgement<RummiFacts> & { game: "rummi" })
    | (Judgement<Okey101Facts> & { game: "okey101" });
/** A decision in the review of a round. */
export type DecisionView = OkeyDecisionView | RummiDecisionView | Okey101DecisionView;
/** The explanation of a turn. */
export type WhyView = OkeyWhyView | Missed | Okey101WhyView;
/** The options of `why`. */
export interface WhyOptions {
    /** The round, counted from 0; the last one if absent. */
    round?: number;
    /** The character of the player at each seat; "hard" if absent or empty. */
    characters?: readonly string[];
}
/** The options of `judge`. */
export interface JudgeOptions {
    /** True to look less far ahead; false if absent. */
    quick?: boolean;
}
/** A reason for which a text is no position. */
export interface PositionFault {
    /** A stable name. */
    code: PositionFaultCode;
    /** The name of the field. */
    field: string;
    /** The tile that it is about. */
    tile: Tile | null;
    /** The words or numbers that it is about; may be empty. */
    about: string;
    /** The number that is needed, for a hand of another size. */
    need: number | null;
    /** A sentence for programmers. */
    message: string;
}
/** The code of an `IstakaError`. */
export type ErrorCode = RefusalCode | BoardCode | RulesCode | ConflictCode | ReasonCode;
/** The rule that an action would break. */
export type RefusalCode = OkeyRefusalCode | RummiRefusalCode | Okey101RefusalCode;
/** The error that every refusing function throws. */
export class IstakaError extends Error {
    constructor(message: string, details: { code: ErrorCode });
    readonly name: "IstakaError";
    readonly code: ErrorCode;
    /** All reasons for which a text is no position. */
    readonly reasons?: readonly PositionFault[];
}
"#;
