//! Learns the weights of `okey101::Situation::points` (docs/strength.md).

use std::sync::Mutex;

use clap::Args;
use istaka::okey101::{
    Action, Judged, Player, Round, Rules, Situation, Solver, View, Way, Weights, score,
};
use istaka::{Bot, Game, Level, Seat, Standing, Wall};

use crate::dealing::starter;
use crate::output::{Failure, print, remark};

/// Prints the weights of the points at the end that players of 101 Okey may expect: linear
/// regressions over rounds between Hard bots.
///
/// In every second round one player does once not lay what could be laid, so that the weights know
/// such hands, and only what this player meets afterwards counts. A fifth of the rounds is not
/// learnt from: how well the weights foretell their points is printed beside.
#[derive(Args)]
pub struct Value {
    /// Number of rounds for each set of weights.
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 40_000_000)]
    seed: u64,
    /// Number of threads.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), default_value_t = 1)]
    jobs: u16,
}

/// The names of the weights, with the rules of their rounds.
const SETS: [(&str, &str, &str); 4] = [
    ("TWO", "yuzbir players=2", "between two players"),
    ("THREE", "yuzbir players=3", "among three players"),
    ("FOUR", "yuzbir", "among four players"),
    ("PARTNERS", "yuzbir_esli", "of partners, who count together"),
];

/// One of so many turns in which a player could lay is passed by.
const PASSED: u64 = 3;

/// A situation, and the points at the end of its round.
struct Case {
    situation: Situation,
    points: f64,
}

/// The players of a thread.
struct Table {
    rules: Rules,
    bot: Player,
    solver: Solver,
}

impl Value {
    /// Plays the rounds and prints the weights.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        print("//! The weights of the points at the end: the output of `cargo tools value`.\n")?;
        print("use super::weights::Weights;")?;
        for (name, rules, among) in SETS {
            let rules: Rules = rules.parse().expect("a preset");
            let cases = self.cases(rules);
            let (tested, known): (Vec<_>, Vec<_>) =
                cases.into_iter().enumerate().partition(|(deal, _)| deal % 5 == 0);
            let [known, tested] = [known, tested]
                .map(|deals| deals.into_iter().flat_map(|(_, cases)| cases).collect::<Vec<_>>());
            let weights = Weights {
                closed: fit(&known, None),
                series: fit(&known, Some(Way::Series)),
                pairs: fit(&known, Some(Way::Pairs)),
            };
            for way in [None, Some(Way::Series), Some(Way::Pairs)] {
                remark(report(name, way, &tested, &weights));
            }
            let rounds = self.deals;
            print(format!("\n/// From {rounds} rounds {among}."))?;
            print("// CITE: measured in this project.\n#[rustfmt::skip]")?;
            print(format!("pub(super) const {name}: Weights = Weights {{"))?;
            for (way, of_way) in [
                ("closed", &weights.closed[..]),
                ("series", &weights.series[..]),
                ("pairs", &weights.pairs[..]),
            ] {
                print(format!("    {way}: [{}\n    ],", lines(of_way)))?;
            }
            print("};")?;
        }
        Ok(())
    }

    /// Plays the rounds of these rules, and returns the cases of each.
    fn cases(&self, rules: Rules) -> Vec<Vec<Case>> {
        let next = Mutex::new(0..self.deals);
        let all = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(|| {
                    let bot = Player::new(Level::Hard, 0);
                    let mut table = Table { rules, bot, solver: Solver::new() };
                    loop {
                        let deal = next.lock().expect("no thread fails").next();
                        let Some(deal) = deal else { break };
                        let cases = table.play(self.seed.wrapping_add(deal));
                        all.lock().expect("no thread fails").push((deal, cases));
                    }
                });
            }
        });
        let mut all = all.into_inner().expect("no thread fails");
        // Sums of fractions depend on the order.
        all.sort_unstable_by_key(|(deal, _)| *deal);
        all.into_iter().map(|(_, cases)| cases).collect()
    }
}

impl Table {
    /// Plays a round and returns its cases.
    fn play(&mut self, seed: u64) -> Vec<Case> {
        let seats = self.rules.seats();
        let wall = Wall::shuffled(self.rules.deal_plan(), seed, 1, seats.count());
        let mut round = Round::new(self.rules, seats, starter(seats, seed), &wall);
        let standing = Standing::first(self.rules);
        // The player who does once not lay, and the turn of laying in which that is.
        let passes = seed.is_multiple_of(2).then(|| starter(seats, seed / 2));
        let (mut until, mut passed) = (seed / 8 % PASSED, false);
        let mut seen: Vec<(Seat, Situation, i32)> = Vec::new();
        while let Some(seat) = round.turn() {
            let view = View::of(&round, seat, &standing);
            let mut action = self.bot.decide(&view, &mut || false);
            let lays = matches!(action, Action::Open(_) | Action::Lay(_) | Action::Add { .. });
            if lays && !passed && view.unused.is_none() && passes == Some(seat) {
                if until == 0 {
                    passed = true;
                    let Judged { tile, .. } = self.bot.judged(&view)[0];
                    action = Action::Discard(tile);
                } else {
                    until -= 1;
                }
            }
            let counts = passes.is_none_or(|player| player == seat && passed);
            round.play(seat, action).expect("bots keep the rules");
            if counts && round.turn().is_some_and(|next| next != seat) {
                let view = View::of(&round, seat, &standing);
                let situation = Situation::of(&view, &mut self.solver);
                seen.push((seat, situation, self.points(&round, seat, true)));
            }
        }
        if !<Rules as Game>::is_decided(&round) {
            return Vec::new();
        }
        let case = |(seat, situation, so_far): (Seat, Situation, i32)| {
            let points = self.points(&round, seat, false) - so_far;
            Case { situation, points: points.into() }
        };
        seen.into_iter().map(case).collect()
    }

    /// The points of a player and a partner, or the penalties alone.
    fn points(&self, round: &Round, seat: Seat, penalties: bool) -> i32 {
        let scores = score(round);
        let own = round.seats().iter().filter(|&other| !self.rules.are_opponents(seat, other));
        let of = |seat: Seat| scores[seat.index()];
        own.map(|seat| if penalties { of(seat).penalties } else { of(seat).total() }).sum()
    }
}

/// The weights in lines of a source file.
fn lines(weights: &[i16]) -> String {
    let lines = weights
        .chunks(16)
        .map(|line| line.iter().map(|weight| format!(" {weight},")).collect::<String>());
    lines.map(|line| format!("\n       {line}")).collect()
}

/// A line about how well the weights foretell the points of cases.
fn report(name: &str, way: Option<Way>, cases: &[Case], weights: &Weights) -> String {
    let of_way = cases.iter().filter(|case| case.situation.opened == way);
    let foretold = |case: &Case| f64::from(case.situation.points_by(weights));
    let known: Vec<(f64, f64)> = of_way.map(|case| (foretold(case), case.points)).collect();
    let count = known.len().max(1) as f64;
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| known.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(&|case| case.0), mean(&|case| case.1));
    let slope = mean(&|case| (case.0 - x) * (case.1 - y)) / mean(&|case| (case.0 - x).powi(2));
    let error = mean(&|case| (case.1 - case.0).powi(2));
    let spread = mean(&|case| (case.1 - y).powi(2));
    let way = way.map_or("unopened".into(), |way| format!("{way:?}").to_lowercase());
    format!(
        "{name} {way}: {count} unseen cases, mean {y:.1}, foretold {x:.1}, slope {slope:.3}, \
         squared error {error:.0} of {spread:.0}"
    )
}

/// The least squares weights of a way, in tenths of points, with a small penalty on large ones.
fn fit<const N: usize>(cases: &[Case], way: Option<Way>) -> [i16; N] {
    const RIDGE: f64 = 3.0;
    let mut matrix = vec![[0.0; N]; N];
    let mut right = [0.0; N];
    for (at, row) in matrix.iter_mut().enumerate() {
        row[at] = RIDGE;
    }
    for Case { situation, points } in cases.iter().filter(|case| case.situation.opened == way) {
        for &(one, amount) in &situation.features {
            right[one] += f64::from(amount) * points;
            for &(other, times) in &situation.features {
                matrix[one][other] += f64::from(amount) * f64::from(times);
            }
        }
    }
    for pivot in 0..N {
        let above = matrix[pivot];
        for row in pivot + 1..N {
            let factor = matrix[row][pivot] / above[pivot];
            if factor != 0.0 {
                matrix[row].iter_mut().zip(above).for_each(|(to, from)| *to -= factor * from);
                right[row] -= factor * right[pivot];
            }
        }
    }
    for row in (0..N).rev() {
        let known: f64 = (row + 1..N).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right.map(|weight| (weight * 10.0).round() as i16)
}
