//! The TypeScript types of what has a name or a code in contests.

use super::news::Happening;
use crate::coded::Coded;
use crate::contest::{
    BuyKind, ContestError, ContestKind, DirectorError, Format, TermsError, Unsuited, WalletError,
};
use crate::contests::{ContestState, ContestsError};
use crate::named::Named;
use crate::unions::Text;

/// Their text.
pub const TYPES: Text = Text::new()
    .named("What kind of contest.", "ContestKind", ContestKind::NAMES)
    .named("Its format.", "Format", Format::NAMES)
    .named("What may be bought in its course.", "BuyKind", BuyKind::NAMES)
    .named("What the player has to do in it.", "ContestState", ContestState::NAMES)
    .named("What has happened in it.", "Happening", Happening::NAMES)
    .union("Why there are no contests of a kind.", "UnsuitedCode", Unsuited::CODES)
    .union("Why there is no such contest.", "TermsCode", TermsError::CODES)
    .union("Why a contest refuses something.", "DirectorCode", DirectorError::CODES)
    .union("Why a text is no contest.", "ContestCode", ContestError::CODES)
    .union("Why a wallet refuses something.", "WalletCode", WalletError::CODES)
    .union("Why the contests refuses something.", "ContestsCode", ContestsError::CODES)
    .with(MORE);

const MORE: &str = "
/** Why something of a contest is refused. */
export type ContestErrorCode = UnsuitedCode | TermsCode | DirectorCode | ContestCode | WalletCode |
    ContestsCode;

/** A moment of the player's own clock. */
export interface Moment {
    /** The day, as in 20261124. */
    readonly day: number;
    /** The minute of it, from 0 to 1439. */
    readonly minute: number;
}
";
