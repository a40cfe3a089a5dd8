//! The news of a contest: the events of the last settled round, read from its log.

use crate::contest::{ContestKind, Debt, Director, Report};
use crate::named::named;

named! {
    /// A stage of a tournament.
    pub enum Stage {
        /// All entrants are paid once one more is out.
        Bubble = "bubble",
        /// All entrants who are still in get a prize.
        Paid = "paid",
        /// One table is left.
        Final = "final",
    }
}

/// An event of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The table, and the debts of its entrants; none after a void round.
    Table(usize, Vec<Debt>),
    /// The entrant who is out, and the place.
    Out(usize, usize),
    /// The entrant who stayed to the end, and the place.
    Place(usize, usize),
    /// The entrant who has bought in again.
    Rebuy(usize),
    /// The entrant who has bought chips.
    AddOn(usize),
    /// The table that was broken up.
    Break(usize),
    /// The entrant who has changed tables, the old table and the new one.
    Move(usize, usize, usize),
    /// The level that has begun, and the price of a point in it.
    Level(usize, u64),
    /// The entrant who has won a prize, and its chips.
    Prize(usize, u64),
}

/// The events of the last settled round and after it, in order.
pub fn news(director: &Director) -> Vec<News> {
    settled(director).iter().filter_map(|line| read(line)).collect()
}

/// Number of entrants that must go out before all others get a prize; 0 where points decide.
pub fn to_prizes(director: &Director) -> usize {
    let paid = director.payouts().len();
    if paid == 0 { 0 } else { director.remaining().saturating_sub(paid) }
}

/// The bubble or the final table, if a tournament is there.
pub fn stage(director: &Director) -> Option<Stage> {
    if director.terms().kind != ContestKind::Tournament {
        return None;
    }
    match (to_prizes(director), director.tables().len()) {
        (1, _) => Some(Stage::Bubble),
        (_, 1) => Some(Stage::Final),
        _ => None,
    }
}

/// The stages of a running contest with prizes to which the last settled round has led.
pub fn reached(director: &Director) -> Vec<Stage> {
    if director.payouts().is_empty() || director.is_over() {
        return Vec::new();
    }
    let news = news(director);
    let outs = news.iter().filter(|news| matches!(news, News::Out(..))).count();
    let breaks = news.iter().any(|news| matches!(news, News::Break(_)));
    let (left, before) = (to_prizes(director), director.remaining() + outs);
    let paid = left == 0 && before > director.payouts().len();
    let stages = [
        (Stage::Final, breaks && director.tables().len() == 1),
        (Stage::Bubble, outs > 0 && left == 1),
        (Stage::Paid, outs > 0 && paid),
    ];
    stages.into_iter().filter(|(_, is_new)| *is_new).map(|(stage, _)| stage).collect()
}

/// The log lines of that round.
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
