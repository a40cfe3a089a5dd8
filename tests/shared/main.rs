//! The tests of what all games share: codes, records, hosts, undo, summaries, figures,
//! puzzles.

mod board;
mod codes;
#[path = "../okey/common.rs"]
mod common;
mod dealt;
mod exercises;
mod host;
mod impossible;
mod laws;
mod lessons;
mod link;
mod options;
mod plain;
mod positions;
mod practice;
mod puzzles;
mod record_format;
mod records;
mod sample;
mod saved;
mod strength;
mod summary;
mod tally;
mod toy;
mod undo;
mod verdict;
