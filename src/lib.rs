//! Okey, the Turkish tile rummy, with 101 Okey and table rummy: rules, exact hand solvers and bots.
//!
//! A [`Match`] deals rounds; a player sees a view of a round and answers with an action. A bot is a
//! function of a view, which has no field for hidden tiles. Each game has a module with its rules,
//! rounds, views, actions, bots and solver; what all games share is in the root, and the names that
//! most programs use are in the [`prelude`].
//!
//! ```
//! use istaka::okey::{Player, Rules};
//! use istaka::prelude::*;
//!
//! let rules = Rules::turkish();
//! let mut game = Match::new(rules, 42);
//! let mut bot = Player::new(&rules, Level::Hard, 0);
//! game.deal()?;
//! while let Some(seat) = game.turn() {
//!     let view = game.view(seat).expect("a round was dealt");
//!     game.play(seat, bot.decide(&view, &mut || false))?;
//! }
//! println!("{:?}", game.points());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | for | see |
//! | --- | --- |
//! | Okey | [`okey`]: [`okey::Rules`], [`okey::Round`], [`okey::Solver`] |
//! | table rummy with 80 or 106 tiles | [`rummi`], and [`laying`] for its solver |
//! | 101 Okey | [`okey101`] |
//! | records, and links with them | [`write_record`], [`read_record`], [`write_link`] |
//! | people and bots at a table | [`Host`], [`Roster`] |
//! | tournaments | [`contest`], and [`contests`] for all of one person |
//! | a game of one's own | [`Game`] |
//!
//! The engine has no clock, no random source but the shuffle of a [`Wall`], and no words for
//! people: a refused action is an error that names the rule. `RULES` in the comments is
//! `docs/rules.md`, the rules of the games with their sources S1 to S3.
//!
//! # Features
//!
//! None is on by default. `serde` writes views, events and outcomes, and reads views and events;
//! `cli` builds the command line `istaka`; `js`, `rules`, `judge` and `figures` are the doors to
//! JavaScript.
//! Without features the crate has few dependencies, all small.
//!
//! # Speed
//!
//! The solvers shuffle bytes in vectors, which compilers leave out unless told that the processor
//! has the instructions. Cargo does not pass the flags of a dependency on, so set them in the
//! `.cargo/config.toml` of the program: `rustflags = ["-C", "target-cpu=x86-64-v2"]` (or `native`)
//! on x86-64, `["-C", "target-feature=+simd128"]` for WebAssembly. 64-bit ARM needs none. Results
//! are the same with and without them.
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
mod plain;
mod notation;
mod wall;
#[cfg(feature = "cli")]
pub mod stocks;
mod refusal;
mod supply;
mod game;
mod entry;
mod options;
pub mod laying;
pub mod contest;
mod guide;
mod review;
mod summary;
mod record;
mod host;
mod bots;
mod position;
mod ranking;
mod misplays;
pub mod lobby;
pub mod okey;
pub mod rummi;
pub mod okey101;
#[macro_use]
mod games;
mod tally;
mod judgement;
mod board;
mod exercises;
mod strength;
pub mod contests;
mod verdict;
mod puzzles;
mod practice;
pub mod prelude;
#[cfg(all(
    target_arch = "wasm32",
    any(feature = "js", feature = "rules", feature = "judge", feature = "figures"),
))]
mod unions;
#[cfg(all(target_arch = "wasm32", any(feature = "js", feature = "rules", feature = "judge")))]
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

pub use board::{BoardError, PositionView, play_position, position_at, view_position};
pub use bots::{Actor, Character, Level, Offered, Roster, Style, UnknownCharacter};
pub use coded::{AnyRefusal, Coded};
pub use contest::{
    Agreement, Match, MatchError, MatchOfAny, Play, PlayError, PlayedRound, RoundOfAny, Undo,
    key_of, secret_of, seed_of, sha256, wall_of,
};
pub use entry::{Entered, EntryFault, EntryForm, LONGEST_ENTRY, Misentry};
pub use exercises::{Disguised, Exercise, disguise, exercises, is_right};
pub use fault::Fault;
pub use game::{Bot, Counted, Game, Standing};
pub use games::{AnyRules, GAMES, game_of};
pub use guide::{Card, Example, Guide, Source, explain};
pub use hand::{Hand, TooMany};
pub use host::{Bots, Host, HostError, next_to_act};
pub use json::ViewError;
pub use judgement::{AnyJudgement, Judgement, judge};
pub use meld::{Meld, MeldKind, MeldRules};
pub use misplays::{Misplay, Misplays};
pub use named::Named;
pub use notation::{ParseError, melds, tiles, write_melds, write_tiles};
pub use options::{
    Field, Group, OneOf, RuleOptions, RuleSet, RulesError, read_options, write_options,
};
pub use position::{
    Copies, Impossible, Inspected, LONGEST_POSITION, Placed, PositionError, PositionFault,
    Positions,
};
pub use practice::{Practice, practice};
pub use puzzles::{
    Answer, Grade, Position, Puzzle, PuzzleError, PuzzleKind, PuzzleRow, puzzle_of_day,
};
pub use ranking::{Ranked, Ranks, Worth};
pub use record::{
    At, BadLine, Link, LinkError, LinkKind, RecordError, is_link, read_link, read_names,
    read_record, write_link, write_names, write_numbers, write_record,
};
pub use refusal::CommonRefusal;
pub use review::{Habit, Judged, Luck, Review, Reviews, Skill, habits};
pub use seat::{Direction, Seat, Seats};
pub use strength::{Strength, strength};
pub use summary::{RoundSummary, Summarized, summary};
pub use supply::Supply;
pub use tally::{
    EntryError, Tally, TallyRound, TallySide, entry_form, entry_of, plain_entry, tally, tally_until,
};
pub use tile::{Color, Face, Indicator, Kind, Number, Pack, Reading, Tile, TileSet, Which, Wild};
pub use verdict::{Claim, Finding, Judge, UnknownClaim, Verdict};
pub use wall::{
    Deal, DealPlan, Dealing, Dice, Ring, Share, Turning, Wall, WallError, first_dealer,
    starting_throws, starting_tiles, tile_winner,
};
