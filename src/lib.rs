//! Okey, the Turkish tile rummy: rules, an exact hand solver and bots; and in [`rummi`] table
//! rummy, in which all players may rearrange the table.
//!
//! A [`Match`] deals [`Round`]s; a player sees a [`View`] of a round and answers with an
//! [`Action`]. The engine has no clock, no random source but the shuffle of a [`Wall`], and no
//! words for people: a refused action is an error that names the rule. `RULES` in the comments is
//! `docs/rules.md`, the rules of the games with their sources S1 to S3.
//!
//! The modules below are in reading order; each imports only from those before it.

mod calendar;
mod mix;
mod named;
mod coded;
mod sort;
mod json;
mod tile;
mod random;
mod seat;
mod hand;
mod meld;
mod fault;
mod sorted;
mod notation;
mod wall;
#[cfg(feature = "cli")]
pub mod stocks;
mod refusal;
mod supply;
mod game;
mod options;
pub mod laying;
mod contest;
mod guide;
mod review;
mod summary;
mod record;
mod host;
mod bots;
pub mod lobby;
mod okey;
pub mod rummi;
pub mod okey101;
#[macro_use]
mod games;
pub mod contests;
mod verdict;
mod puzzles;
#[cfg(all(target_arch = "wasm32", any(feature = "js", feature = "figures")))]
mod unions;
#[cfg(all(target_arch = "wasm32", feature = "js"))]
mod wasm;
#[cfg(all(target_arch = "wasm32", feature = "figures"))]
mod figures;

#[cfg(test)]
#[path = "../tests/shared/sample.rs"]
mod sample;

#[cfg(doctest)]
#[doc = include_str!("../docs/engine.md")]
struct Engine;

#[cfg(doctest)]
#[doc = include_str!("../docs/new-game.md")]
struct NewGame;

pub use bots::{
    Actor, Character, ContestTable, Level, Offered, Roster, Style, UnknownCharacter, buys,
};
pub use coded::Coded;
pub use contest::{
    Account, Agreement, BadContest, Balance, BuyAnswer, BuyKind, BuyOffer, Cause, ContestError,
    ContestKind, ContestResult, ContestStanding, DAILY_CHIPS, Debt, Director, DirectorError,
    Entrant, Entry, EntryKind, Fixture, FixtureError, Format, Ledger, MOST_ROUNDS, Match,
    MatchError, Movement, PERSON, PastContest, Placing, PlayedRound, PrizeError, Report, STACK,
    Scored, See, Table, Terms, TermsError, TooFewChips, Trophy, Undo, Unsuited, Until, Wallet,
    WalletError, key_of, prizes_by_rank, ranks_of, read_contest, read_played_contest, ring_prizes,
    secret_of, seed_of, sha256, sitngo_shares, tournament_shares, unit_of_level, wall_of,
    write_contest,
};
pub use contests::{ContestState, Contests, ContestsError};
pub use fault::Fault;
pub use game::{Bot, Counted, Game, Standing};
pub use games::{AnyRules, GAMES, game_of};
pub use guide::{Card, Example, Guide, Source, explain};
pub use hand::{Hand, TooMany};
pub use host::{Bots, Host, HostError, next_to_act};
pub use json::ViewError;
pub use meld::{Meld, MeldKind, MeldRules};
pub use named::Named;
pub use notation::{ParseError, melds, tiles, write_melds, write_tiles};
pub use okey::rules::*;
pub use okey::{
    Action, Analysis, Arrangement, Begun, Choice, Decision, Deficiency, Discard, DrawReason, Drew,
    Ending, Event, Explanation, Figure, Finish, Finishing, Greedy, Hint, Legal, Lies, Mistake,
    NearMeld, Offer, Order, Outcome, Paragraph, Params, Pause, Phase, Plan, Player, Prospect,
    Readings, Reasons, Refusal, Round, Score, SeatView, Section, Shows, Side, Situation, Solver,
    Sorted, Threw, ThrowReason, Units, Unwanted, View, Way, Why, complete, complete_keeping,
    finish, review, score, time_out,
};
pub use options::{
    Field, Group, OneOf, RuleOptions, RuleSet, RulesError, read_options, write_options,
};
pub use puzzles::{
    Answer, Grade, Position, Puzzle, PuzzleError, PuzzleKind, PuzzleRow, puzzle_of_day,
};
pub use record::{
    At, BadLine, Link, LinkError, LinkKind, RecordError, is_link, read_link, read_record,
    write_link, write_numbers, write_record,
};
pub use refusal::CommonRefusal;
pub use review::{Habit, Judged, Luck, Review, Skill, habits};
pub use seat::{Direction, Seat, Seats};
pub use summary::{RoundSummary, Summarized, summary};
pub use supply::Supply;
pub use tile::{Color, Face, Indicator, Kind, Number, Pack, Reading, Tile, TileSet, Which, Wild};
pub use verdict::{Claim, Finding, Judge, UnknownClaim, Verdict};
pub use wall::{
    Deal, DealPlan, Dealing, Dice, Ring, Share, Turning, Wall, WallError, first_dealer,
    starting_throws, starting_tiles, tile_winner,
};
