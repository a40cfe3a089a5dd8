//! Sums over deals, from which shares and their intervals come. They can be written as JSON, read
//! again and added, so a long run may be spread over many machines.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::arena::Dealt;

/// Two-sided 95 % of a normal distribution.
const NORMAL: f64 = 1.96;

/// Sums over some deals. The unit of the statistics is a deal in all its seatings: what comes of
/// one is independent of the others, but its seatings are not of each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// What was played: only sums of the same can be added.
    pub setup: String,
    /// The first seed, and how many follow.
    pub seed: u64,
    pub deals: u64,
    pub sides: BTreeMap<String, Side>,
    pub decided: f64,
    pub decided_squares: f64,
    pub points: f64,
    pub points_squares: f64,
    pub rounds: u64,
    pub void: u64,
    pub turns: u64,
    /// Players at the table.
    pub players: u64,
    /// Seconds of work, over all threads.
    pub seconds: f64,
}

/// Sums of one side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Side {
    pub wins: f64,
    pub squares: f64,
    pub with_decided: f64,
    pub points: f64,
    pub points_squares: f64,
    pub points_with_all: f64,
}

/// What came of it.
#[derive(Debug, Serialize)]
pub struct Summary {
    pub summary: bool,
    pub bots: BTreeMap<String, Standing>,
    pub void: f64,
    pub turns: f64,
    pub deals: u64,
    pub rounds: u64,
    pub rounds_per_second: f64,
}

/// What came of it for one side.
#[derive(Debug, Serialize)]
pub struct Standing {
    /// The part of the decided rounds, or matches, that it won, and its 95 % interval.
    pub share: f64,
    pub low: f64,
    pub high: f64,
    /// What it wrote in a round, all its seats together.
    pub points: f64,
    /// The part of all points that the others wrote, and its 95 % interval.
    pub points_share: f64,
    pub points_low: f64,
    pub points_high: f64,
}

impl Tally {
    /// Adds a deal.
    pub fn add(&mut self, names: &[String], dealt: &Dealt) {
        let points = dealt.sides.iter().map(|got| got.points).sum();
        let mut sums = Tally {
            deals: 1,
            decided: dealt.decided,
            decided_squares: dealt.decided * dealt.decided,
            points,
            points_squares: points * points,
            rounds: dealt.rounds,
            void: dealt.void,
            turns: dealt.turns,
            ..Tally::default()
        };
        for (name, got) in names.iter().zip(&dealt.sides) {
            let side = Side {
                wins: got.wins,
                squares: got.wins * got.wins,
                with_decided: got.wins * dealt.decided,
                points: got.points,
                points_squares: got.points * got.points,
                points_with_all: got.points * points,
            };
            sums.sides.insert(name.clone(), side);
        }
        self.merge(&sums);
    }

    /// Adds the sums over other deals.
    pub fn merge(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.decided += other.decided;
        self.decided_squares += other.decided_squares;
        self.points += other.points;
        self.points_squares += other.points_squares;
        self.rounds += other.rounds;
        self.void += other.void;
        self.turns += other.turns;
        self.players = self.players.max(other.players);
        self.seconds += other.seconds;
        for (name, more) in &other.sides {
            let side = self.sides.entry(name.clone()).or_default();
            side.wins += more.wins;
            side.squares += more.squares;
            side.with_decided += more.with_decided;
            side.points += more.points;
            side.points_squares += more.points_squares;
            side.points_with_all += more.points_with_all;
        }
    }

    /// The part of the decided rounds that a side won, and half of its 95 % interval.
    pub fn share(&self, side: &Side) -> (f64, f64) {
        ratio((side.wins, side.squares), (self.decided, self.decided_squares), side.with_decided)
    }

    /// The part of all points that a side wrote, and half of its 95 % interval.
    fn points_share(&self, side: &Side) -> (f64, f64) {
        ratio(
            (side.points, side.points_squares),
            (self.points, self.points_squares),
            side.points_with_all,
        )
    }

    /// What came of it. The rounds per second are those of one thread.
    pub fn summary(&self) -> Summary {
        let rounds = self.rounds.max(1) as f64;
        let standing = |side: &Side| {
            let (share, half) = self.share(side);
            let (written, points_half) = self.points_share(side);
            let points_share = 1.0 - written;
            Standing {
                share,
                low: (share - half).max(0.0),
                high: (share + half).min(1.0),
                points: side.points / rounds,
                points_share,
                points_low: (points_share - points_half).max(0.0),
                points_high: (points_share + points_half).min(1.0),
            }
        };
        Summary {
            summary: true,
            bots: self.sides.iter().map(|(name, side)| (name.clone(), standing(side))).collect(),
            void: self.void as f64 / rounds,
            turns: self.turns as f64 / rounds / self.players.max(1) as f64,
            deals: self.deals,
            rounds: self.rounds,
            rounds_per_second: rounds / self.seconds.max(1e-9),
        }
    }
}

/// The ratio of two sums over independent deals and half of its 95 % interval, from the sums, those
/// of the squares, and that of the products.
fn ratio(part: (f64, f64), whole: (f64, f64), products: f64) -> (f64, f64) {
    if whole.0 == 0.0 {
        return (0.0, 1.0);
    }
    let ratio = part.0 / whole.0;
    let residual = part.1 - 2.0 * ratio * products + ratio * ratio * whole.1;
    (ratio, NORMAL * residual.max(0.0).sqrt() / whole.0)
}
