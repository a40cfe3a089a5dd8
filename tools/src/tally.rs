//! Sums over deals, for shares and their intervals. They can be written as JSON, read again and
//! added, so that a long run can be spread over many machines; sums of integers are the same in any
//! order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::dealt::Dealt;
use crate::output::NORMAL;

/// Sums over some deals. The statistical unit is a deal in all its seatings: deals are independent,
/// but the seatings of a deal are not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The settings: only sums with equal settings can be added.
    pub setup: String,
    /// The first seed, and the number of deals.
    pub seed: u64,
    pub deals: u64,
    pub sides: BTreeMap<String, Side>,
    pub decided: Whole,
    pub made: Whole,
    pub rounds: u64,
    pub void: u64,
    pub unwon: u64,
    pub turns: u64,
    /// Players at the table.
    pub players: u64,
    /// Seconds of work, over all threads.
    pub seconds: f64,
}

/// Sums of one side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Share of `Tally::decided`.
    pub wins: Part,
    /// Share of `Tally::made`.
    pub made: Part,
    pub points: i64,
    pub finishes: u64,
    /// Number of special rounds among those won, by feature.
    pub special: BTreeMap<String, u64>,
}

/// A quantity per deal: its sum over the deals, and the sum of its squares.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whole {
    pub sum: u64,
    pub squares: u64,
}

/// The part of one side: its sum, the sum of its squares and that of its products with the whole.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub sum: u64,
    pub squares: u64,
    pub products: u64,
}

/// The results.
#[derive(Debug, Serialize)]
pub struct Summary {
    pub summary: bool,
    pub bots: BTreeMap<String, Figures>,
    pub void: f64,
    pub unwon: f64,
    pub turns: f64,
    pub deals: u64,
    pub rounds: u64,
    pub rounds_per_second: f64,
    /// Only with a sequential test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<&'static str>,
}

/// The results of one side.
#[derive(Debug, Serialize)]
pub struct Figures {
    /// Its share of the decided rounds or matches, with a 95 % interval.
    pub share: f64,
    pub low: f64,
    pub high: f64,
    /// The points of all its seats per round.
    pub points: f64,
    /// The share of all points that were caused by its seats, with a 95 % interval.
    pub points_share: f64,
    pub points_low: f64,
    pub points_high: f64,
    /// The share of special rounds among those won, by feature.
    #[serde(flatten)]
    pub special: BTreeMap<String, f64>,
}

impl Tally {
    /// Adds a deal: `names` are those of its sides, `special` are the possible features of a round.
    pub fn add(&mut self, names: &[String], special: &[&str], dealt: &Dealt) {
        let made = dealt.sides.iter().map(|got| got.made).sum();
        let mut sums = Tally {
            deals: 1,
            decided: Whole::of(dealt.decided),
            made: Whole::of(made),
            rounds: dealt.rounds,
            void: dealt.void,
            unwon: dealt.unwon,
            turns: dealt.turns,
            ..Tally::default()
        };
        for (name, got) in names.iter().zip(&dealt.sides) {
            let count = |&name: &&str| got.special.get(name).copied().unwrap_or_default();
            let special = special.iter().map(|name| ((*name).to_owned(), count(name))).collect();
            let side = Side {
                wins: Part::of(got.wins, dealt.decided),
                made: Part::of(got.made, made),
                points: got.points,
                finishes: got.finishes,
                special,
            };
            sums.sides.insert(name.clone(), side);
        }
        self.merge(&sums).expect("few deals have small sums");
    }

    /// Adds the sums over other deals; `None` if one of them becomes too large.
    #[must_use]
    pub fn merge(&mut self, other: &Tally) -> Option<()> {
        self.decided.merge(&other.decided)?;
        self.made.merge(&other.made)?;
        grow([
            (&mut self.deals, other.deals),
            (&mut self.rounds, other.rounds),
            (&mut self.void, other.void),
            (&mut self.unwon, other.unwon),
            (&mut self.turns, other.turns),
        ])?;
        self.players = self.players.max(other.players);
        self.seconds += other.seconds;
        for (name, more) in &other.sides {
            let side = self.sides.entry(name.clone()).or_default();
            side.wins.merge(&more.wins)?;
            side.made.merge(&more.made)?;
            side.points = side.points.checked_add(more.points)?;
            grow([(&mut side.finishes, more.finishes)])?;
            for (name, &more) in &more.special {
                grow([(side.special.entry(name.clone()).or_default(), more)])?;
            }
        }
        Some(())
    }

    /// The share of the decided rounds that a side won, and half of its 95 % interval.
    pub fn share(&self, side: &Side) -> (f64, f64) {
        side.wins.of_whole(&self.decided)
    }

    /// The rounds per second of one thread; 0 without a measurement.
    fn rounds_per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.rounds as f64 / self.seconds.max(1e-9) } else { 0.0 }
    }

    /// The results. The rounds per second are those of one thread.
    pub fn summary(&self) -> Summary {
        let rounds = self.rounds.max(1) as f64;
        let figures = |side: &Side| {
            let (share, half) = self.share(side);
            let (points_share, points_half) = side.made.of_whole(&self.made);
            let finishes = side.finishes.max(1) as f64;
            let part = |(name, &count): (&String, &u64)| (name.clone(), count as f64 / finishes);
            Figures {
                share,
                low: (share - half).max(0.0),
                high: (share + half).min(1.0),
                points: side.points as f64 / rounds,
                points_share,
                points_low: (points_share - points_half).max(0.0),
                points_high: (points_share + points_half).min(1.0),
                special: side.special.iter().map(part).collect(),
            }
        };
        Summary {
            summary: true,
            bots: self.sides.iter().map(|(name, side)| (name.clone(), figures(side))).collect(),
            void: self.void as f64 / rounds,
            unwon: self.unwon as f64 / rounds,
            turns: self.turns as f64 / rounds / self.players.max(1) as f64,
            deals: self.deals,
            rounds: self.rounds,
            rounds_per_second: self.rounds_per_second(),
            verdict: None,
        }
    }
}

/// Adds to each of these sums unless one overflows.
fn grow<const N: usize>(sums: [(&mut u64, u64); N]) -> Option<()> {
    for (sum, more) in sums {
        *sum = sum.checked_add(more)?;
    }
    Some(())
}

impl Whole {
    fn of(whole: u64) -> Whole {
        Whole { sum: whole, squares: whole * whole }
    }

    fn merge(&mut self, other: &Whole) -> Option<()> {
        grow([(&mut self.sum, other.sum), (&mut self.squares, other.squares)])
    }
}

impl Part {
    fn of(part: u64, whole: u64) -> Part {
        Part { sum: part, squares: part * part, products: part * whole }
    }

    fn merge(&mut self, other: &Part) -> Option<()> {
        grow([
            (&mut self.sum, other.sum),
            (&mut self.squares, other.squares),
            (&mut self.products, other.products),
        ])
    }

    /// The ratio of the sums and half of its 95 % interval, for independent deals.
    // CITE: Cochran: Sampling Techniques, 1977, section 2.11 (ratio estimates).
    fn of_whole(&self, whole: &Whole) -> (f64, f64) {
        if whole.sum == 0 {
            return (0.0, 1.0);
        }
        let ratio = self.sum as f64 / whole.sum as f64;
        let residual = self.squares as f64 - 2.0 * ratio * self.products as f64
            + ratio * ratio * whole.squares as f64;
        (ratio, NORMAL * residual.max(0.0).sqrt() / whole.sum as f64)
    }
}
