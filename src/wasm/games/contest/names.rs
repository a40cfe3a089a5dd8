//! The TypeScript types of the named and coded values of contests.

use super::news::Happening;
use crate::coded::Coded;
use crate::contest::{
    BuyKind, ContestError, ContestKind, DirectorError, Format, TermsError, Unsuited, WalletError,
};
use crate::contests::{ContestState, ContestsError, Stage};
use crate::named::Named;
use crate::unions::Text;

/// The text of the types.
pub const TYPES: Text = Text::new()
    .named("The kind of a contest.", "ContestKind", ContestKind::NAMES)
    .named("The format of a contest.", "Format", Format::NAMES)
    .named("The kind of a purchase during a contest.", "BuyKind", BuyKind::NAMES)
    .named("The player's next task in a contest.", "ContestState", ContestState::NAMES)
    .named("A stage of a tournament.", "Stage", Stage::NAMES)
    .named("The kind of an event of a contest.", "Happening", Happening::NAMES)
    .union("The reason for which a kind of contest is not held.", "UnsuitedCode", Unsuited::CODES)
    .union("The reason for which terms are invalid.", "TermsCode", TermsError::CODES)
    .union(
        "The reason for which a contest refuses something.",
        "DirectorCode",
        DirectorError::CODES,
    )
    .union("The error in a text of a contest.", "ContestCode", ContestError::CODES)
    .union("The reason for which a wallet refuses something.", "WalletCode", WalletError::CODES)
    .union(
        "The reason for which `Contests` refuses something.",
        "ContestsCode",
        ContestsError::CODES,
    )
    .with(MORE);

const MORE: &str = "
/** The code of an error of `Contests`. */
export type ContestErrorCode = UnsuitedCode | TermsCode | DirectorCode | ContestCode | WalletCode |
    ContestsCode;

/** A time by the player's own clock. */
export interface Moment {
    /** The day, such as 20261124. */
    readonly day: number;
    /** The minute of the day, from 0 to 1439. */
    readonly minute: number;
}
";
