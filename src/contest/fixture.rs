//! A fixture: the uninterrupted play at one table, and the report of its result.
//!
//! A fixture decouples contests from games: it describes the match to deal, and the report gives
//! the points or debts:
//!
//! ```text
//! contest ── Fixture ──► a match of any game, played by people or bots, or a number from anywhere
//!         ◄─ Report ─────┘
//! ```

use std::fmt;

use super::prizes::are_points;
use super::terms::{ContestKind, Format};
use crate::seat::Seat;

/// A contest of any kind ends after this number of rounds; the current chips or points decide.
/// Without a limit, void rounds could go on forever.
pub const MOST_ROUNDS: usize = 200;

/// The play at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The number of the table.
    pub table: usize,
    /// The rules of the contest; a fixture changes some settings depending on its kind.
    pub rules: String,
    /// The kind of the contest.
    pub kind: ContestKind,
    /// Its format.
    pub format: Format,
    /// Number of decided rounds of a ring game.
    pub rounds: u16,
    /// The seed of the deals.
    pub seed: u64,
    /// The first dealer; `None` leaves the choice to the match.
    pub dealer: Option<Seat>,
    /// The entrants by seat.
    pub seats: [Option<usize>; 4],
    /// The length.
    pub until: Until,
}

/// The length of a fixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To the end of the match, or of round [`MOST_ROUNDS`].
    MatchOver,
    /// To the end of its first round.
    RoundOver,
}

impl Until {
    /// Number of rounds after which no other is dealt, even if the match would go on.
    pub const fn most_rounds(self) -> usize {
        match self {
            Until::MatchOver => MOST_ROUNDS,
            Until::RoundOver => 1,
        }
    }
}

impl Fixture {
    /// Number of players.
    pub fn players(&self) -> usize {
        self.seats.iter().flatten().count()
    }
}

/// The result of a fixture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// The points of each entrant, by number: the fewest are best. A sit'n'go has a line for every
    /// round. A ring game has one line, the sums of all its rounds: wins are negative there, and
    /// partners each have the sum of both.
    Points(Vec<Vec<i64>>),
    /// The debts between entrants, in the order of payment; empty after a void round.
    Debts(Vec<Debt>),
}

/// Points that one entrant owes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Debt {
    /// The payer.
    pub from: usize,
    /// The receiver.
    pub to: usize,
    /// Number of points.
    pub points: u32,
}

impl Report {
    /// Returns `true` if these players of `entrants` entrants can have played this.
    pub(super) fn is_of(&self, playing: &[usize], entrants: usize) -> bool {
        match self {
            Report::Points(rounds) => {
                let fits = |round: &Vec<i64>| {
                    round.len() == entrants && round.iter().all(|&points| are_points(points))
                };
                (1..=MOST_ROUNDS).contains(&rounds.len()) && rounds.iter().all(fits)
            }
            Report::Debts(debts) => {
                let fits = |debt: &Debt| {
                    debt.from != debt.to
                        && [debt.from, debt.to].iter().all(|entrant| playing.contains(entrant))
                        && debt.points > 0
                        && are_points(debt.points.into())
                };
                debts.len() <= 12 && debts.iter().all(fits)
            }
        }
    }

    /// Reads the text form of a report.
    pub(crate) fn read(text: &str) -> Option<Report> {
        if text == "void" {
            return Some(Report::Debts(Vec::new()));
        }
        if let Some(rounds) = text.strip_prefix("points ") {
            let round = |text: &str| text.split(' ').map(|word| word.parse().ok()).collect();
            return rounds.split(" | ").map(round).collect::<Option<_>>().map(Report::Points);
        }
        let debt = |word: &str| {
            let (from, rest) = word.split_once('>')?;
            let (to, points) = rest.split_once(':')?;
            let [from, to] = [from.parse().ok()?, to.parse().ok()?];
            Some(Debt { from, to, points: points.parse().ok()? })
        };
        let debts = text.strip_prefix("debts ")?;
        debts.split(' ').map(debt).collect::<Option<_>>().map(Report::Debts)
    }
}

/// `points 2 0 2 2 | 0 2 2 2`, `debts 3>1:2 0>1:2`, `void`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Report::Points(rounds) => {
                f.write_str("points")?;
                for (before, round) in rounds.iter().enumerate() {
                    f.write_str(if before > 0 { " |" } else { "" })?;
                    round.iter().try_for_each(|points| write!(f, " {points}"))?;
                }
                Ok(())
            }
            Report::Debts(debts) if debts.is_empty() => f.write_str("void"),
            Report::Debts(debts) => {
                f.write_str("debts")?;
                debts
                    .iter()
                    .try_for_each(|Debt { from, to, points }| write!(f, " {from}>{to}:{points}"))
            }
        }
    }
}
