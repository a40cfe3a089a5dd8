//! A leg: what is played at one table without a break, and the report of what came of it.
//!
//! Whoever plays legs need not know a contest, and a contest does not know the game. A leg says
//! which match is to be dealt, the report who has written or owes what:
//!
//! ```text
//! contest ── Leg ──► a match of any game, played by people or bots, or a number from anywhere
//!         ◄─ Report ─┘
//! ```

use std::fmt;

use super::prizes::are_points;
use super::terms::{ContestKind, Format};
use crate::seat::Seat;

/// After so many rounds a contest is over, whatever its kind: chips or points decide as they stand.
/// Without an end players could go on for ever without a finish.
pub const MOST_ROUNDS: usize = 200;

/// What is to be played at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The number of the table.
    pub table: usize,
    /// The rules of the contest; which of their settings a leg changes follows from its kind.
    pub rules: String,
    /// The kind of the contest.
    pub kind: ContestKind,
    /// Its format.
    pub format: Format,
    /// How many rounds of a ring game are decided.
    pub rounds: u16,
    /// The number from which its deals come.
    pub seed: u64,
    /// Who deals; nobody where it is as in any match.
    pub dealer: Option<Seat>,
    /// Who plays at which seat.
    pub seats: [Option<usize>; 4],
    /// How long it goes on.
    pub until: Until,
}

/// How long a leg goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To the end of the match, or of its round [`MOST_ROUNDS`] where it is undecided by then.
    MatchOver,
    /// To the end of its first round.
    RoundOver,
}

impl Until {
    /// After so many rounds no other is dealt, even if the match would go on.
    pub const fn most_rounds(self) -> usize {
        match self {
            Until::MatchOver => MOST_ROUNDS,
            Until::RoundOver => 1,
        }
    }
}

impl Leg {
    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.iter().flatten().count()
    }
}

/// What came of a leg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// The points of each entrant, by number: the fewest are best. A sit'n'go has a line for every
    /// round. A ring game has one line, the sums of all its rounds: wins are below zero there, and
    /// partners each have the sum of both.
    Points(Vec<Vec<i64>>),
    /// What entrants owe one another, in the order in which it is paid; nothing after a void
    /// round.
    Debts(Vec<Debt>),
}

/// Points that one owes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Debt {
    /// Who pays.
    pub from: usize,
    /// Who gets it.
    pub to: usize,
    /// How many points.
    pub points: u32,
}

impl Report {
    /// Whether these entrants, of so many, can have played this.
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

    /// Reads what [`Report`] prints.
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
