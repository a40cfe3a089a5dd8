//! What has happened elsewhere: the last round that was settled, read out of the log of a contest.

use crate::contest::{ContestKind, Debt, Director, Report};

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// What entrants owed one another at a table; nothing after a void round.
    Table(usize, Vec<Debt>),
    /// An entrant is out, in this place.
    Out(usize, usize),
    /// An entrant who was left at the end is in this place.
    Place(usize, usize),
    /// An entrant has bought in again.
    Rebuy(usize),
    /// An entrant has bought chips.
    AddOn(usize),
    /// A table was broken up.
    Break(usize),
    /// An entrant went from one table to another.
    Move(usize, usize, usize),
    /// A level has begun, and what a point costs in it.
    Level(usize, u64),
    /// An entrant has won so many chips.
    Prize(usize, u64),
}

/// What happened in the last round that was settled, and after it, in its order.
pub fn news(director: &Director) -> Vec<News> {
    settled(director).iter().filter_map(|line| read(line)).collect()
}

/// The lines of that round.
fn settled(director: &Director) -> &[String] {
    let log = director.log();
    let last = |log: &[String], word: &str| log.iter().rposition(|line| line.starts_with(word));
    if director.terms().kind != ContestKind::Tournament {
        return last(log, "table ").map_or(&[], |at| &log[at..]);
    }
    let Some(running) = last(log, "round ") else { return &[] };
    if director.is_over() || !director.offers().is_empty() {
        return &log[running..];
    }
    last(&log[..running], "round ").map_or(&[], |at| &log[at..running])
}

fn read(line: &str) -> Option<News> {
    let (word, rest) = line.split_once(' ')?;
    if word == "table" {
        let (table, report) = rest.split_once(' ')?;
        let Report::Debts(debts) = Report::read(report)? else { return None };
        return Some(News::Table(table.parse().ok()?, debts));
    }
    let numbers: Vec<u64> = rest.split(' ').map_while(|number| number.parse().ok()).collect();
    let at = |index: usize| numbers.get(index).map(|&number| number as usize);
    Some(match word {
        "out" => News::Out(at(0)?, at(1)?),
        "place" => News::Place(at(0)?, at(1)?),
        "rebuy" => News::Rebuy(at(0)?),
        "addon" => News::AddOn(at(0)?),
        "break" => News::Break(at(0)?),
        "move" => News::Move(at(0)?, at(1)?, at(2)?),
        "level" => News::Level(at(0)?, *numbers.get(1)?),
        "prize" => News::Prize(at(0)?, *numbers.get(1)?),
        _ => return None,
    })
}
