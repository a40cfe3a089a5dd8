//! Play over several rounds of any game: the match, and contests for play chips.
//!
//! ```text
//! keys matches fair standing undo     the match: its deals, its rounds, its places, the way back
//! play                                the match without the types of its game
//! prizes ledger terms levels tables   what a contest is made of
//! fixture entrant buy director        a contest that is held
//! saved scored                        a contest as text, and what it asks of a game
//! wallet                              the play chips of a device
//! ```

mod keys;
mod matches;
mod fair;
mod standing;
mod undo;
mod play;
mod prizes;
mod ledger;
mod terms;
mod levels;
mod tables;
mod fixture;
mod entrant;
mod buy;
mod director;
mod saved;
mod scored;
mod wallet;

pub use buy::{BuyAnswer, BuyKind, BuyOffer};
pub use director::{ContestStanding, Director, DirectorError};
pub(crate) use entrant::LONGEST_NAME;
pub use entrant::{Entrant, PERSON};
pub use fair::Agreement;
pub use fixture::{Debt, Fixture, MOST_ROUNDS, Report, Until};
pub use keys::{key_of, secret_of, seed_of, sha256, wall_of};
pub use ledger::{Account, Cause, Ledger, Movement, TooFewChips};
pub use levels::unit_of_level;
pub use matches::{Match, MatchError, MatchOfAny, Origin, PlayedRound, RoundOfAny};
pub use play::{Play, PlayError};
pub use prizes::{
    PrizeError, prizes_by_rank, ranks_of, ring_prizes, sitngo_shares, tournament_shares,
};
pub use saved::{BadContest, ContestError, See, read_contest, read_played_contest, write_contest};
pub(crate) use scored::shared_debts;
pub use scored::{FixtureError, Scored, Unsuited};
pub use standing::Placing;
pub use tables::Table;
pub use terms::{ContestKind, Format, STACK, Terms, TermsError};
pub use undo::Undo;
pub use wallet::{
    Balance, ContestResult, DAILY_CHIPS, Entry, EntryKind, PastContest, Trophy, Wallet, WalletError,
};
