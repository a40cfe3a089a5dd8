//! Okey, the Turkish tile rummy: rules, an exact hand solver and bots.
//!
//! A [`Match`] deals [`Round`]s; a player sees a [`View`] of one and answers with an [`Action`].
//! The engine has no clock, no random source but the shuffle of a [`Wall`], and no words for
//! people: a refused action is an error that names the rule. `RULES` in the comments is
//! `docs/rules.md`, the rules of the games with their sources S1 to S3.
//!
//! The modules below are in reading order; each imports only from those before it.

mod tile;
mod hand;
mod meld;
mod notation;
mod rules;
mod wall;
mod solver;
mod okey;
mod contest;
mod record;
mod guide;
mod logistic;
mod neighbour;
mod coach;
mod bots;
#[cfg(all(target_arch = "wasm32", not(feature = "bare")))]
mod wasm;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use bots::{Bot, Level, Params, Player};
pub use bots::{
    Character, DrawReason, Drew, Finishing, Greedy, Pause, Situation, Style, Threw, ThrowReason,
    UnknownCharacter, Why,
};
pub use coach::{Choice, Hint, Look, Prospect, time_out};
pub use contest::{Match, MatchError, Place, PlayedRound, Undo, Units};
pub use guide::{Figure, Paragraph, Section, Shows, Source, explain};
pub use hand::{Hand, TooMany};
pub use meld::{Meld, MeldKind, MeldRules};
pub use neighbour::{Offer, Unwanted};
pub use notation::{ParseError, melds, tiles, write_tiles};
pub use okey::{
    Action, Event, Finish, Legal, Outcome, Phase, PlayerView, Refusal, Round, Score, Seat, Seats,
    View, finish, score,
};
pub use okey::{ViewError, write_by_seat};
pub use record::{BadLine, RecordError, read_record, write_record};
pub use rules::{
    Conflict, Counting, Dealing, Direction, End, FalseJokerTurned, Inspect, LimitRule, OFFENCE,
    Options, Preset, Rules, Stacking, Starter, Ties, WildDiscard,
};
pub use rules::{RuleSet, RulesError, Setting};
pub use solver::{
    Analysis, Arrangement, Deficiency, Discard, Explanation, NearMeld, Readings, Solver, complete,
    complete_keeping,
};
pub use tile::{Color, Face, Indicator, Kind, Number, Okey, Reading, Tile, TileSet, Which};
pub use wall::{Deal, Dice, Ring, Wall, WallError, first_dealer, starting_throws};
