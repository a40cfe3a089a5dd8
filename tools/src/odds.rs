//! Fits the weights of `Situation::odds` and `Offer::taken` (docs/strength.md).

use clap::Args;
use istaka::okey::{Action, Offer, Outcome, Player, Round, Rules, Situation, Solver, View};
use istaka::{Bot, Level, Seat, Seats, Wall};

/// Prints the weights for the chance that a hand wins and that a discard is taken: logistic
/// regressions over rounds between Hard bots.
#[derive(Args)]
pub struct Odds {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "turkish")]
    rules: Rules,
    /// Number of rounds.
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 40_000_000)]
    seed: u64,
}

/// Known features, and the outcome.
struct Case<const N: usize> {
    features: [f64; N],
    came_true: bool,
}

/// The data for the regressions.
struct Seen {
    /// Hands after a discard with the winner, by deficiency.
    hands: Vec<Vec<Case<{ Situation::FEATURES }>>>,
    /// Discards with the player who took them.
    offers: Vec<Case<{ Offer::FEATURES }>>,
}

/// The bot, and the solver for its hands.
struct Table {
    bot: Player,
    solver: Solver,
}

impl Odds {
    /// Plays the rounds and prints the weights.
    pub fn run(&self) {
        let bot = Player::new(&self.rules, Level::Hard, 0);
        let mut table = Table { bot, solver: Solver::new(self.rules.hands()) };
        let hands = (0..Situation::FARTHEST).map(|_| Vec::new()).collect();
        let mut seen = Seen { hands, offers: Vec::new() };
        for deal in 0..self.deals {
            self.play(self.seed.wrapping_add(deal), &mut table, &mut seen);
        }
        println!("hands, from deficiency 1 on");
        for cases in &seen.hands {
            println!("{}", weights(cases));
        }
        println!("offers\n{}", weights(&seen.offers));
    }

    /// Plays a round and adds its data.
    fn play(&self, seed: u64, table: &mut Table, seen: &mut Seen) {
        let seats = Seats::of(self.rules.players);
        let wall = Wall::shuffled(self.rules.deal_plan(), seed, 1, seats.count());
        let place = seed % seats.count() as u64;
        let starter = seats.iter().nth(place as usize).expect("somebody plays");
        let mut round = Round::new(self.rules, seats, starter, &wall);
        let mut hands: Vec<(Seat, Situation)> = Vec::new();
        let mut offer: Option<Offer> = None;
        while let Some(seat) = round.turn() {
            let view = View::alone(&round, seat);
            let action = table.bot.decide(&view, &mut || false);
            if let Some(offer) = offer.take() {
                let came_true = action == Action::Take;
                seen.offers.push(Case { features: offer.features(), came_true });
            }
            if let Action::Discard(tile) = action {
                offer = Offer::of(&view, &view.unseen(), tile.kind());
            }
            let discards = matches!(action, Action::Discard(_));
            round.play(seat, action).expect("bots keep the rules");
            if discards {
                let situation = Situation::of(&View::alone(&round, seat), &mut table.solver);
                hands.push((seat, situation));
            }
        }
        let winner = match round.outcome() {
            Some(Outcome::Won(finish)) => Some(finish.seat),
            _ => None,
        };
        for (seat, situation) in hands.into_iter().filter(|(_, after)| after.deficiency > 0) {
            let class = situation.deficiency.min(Situation::FARTHEST) - 1;
            let (features, came_true) = (situation.features(), winner == Some(seat));
            seen.hands[usize::from(class)].push(Case { features, came_true });
        }
    }
}

fn weights<const N: usize>(cases: &[Case<N>]) -> String {
    let weights = fit(cases).map(|weight| format!("{weight:.3}"));
    format!("[{}], // {} cases", weights.join(", "), cases.len())
}

/// The most likely weights for the data, by Newton's method, with a small penalty on large weights,
/// so that few cases do not diverge.
fn fit<const N: usize>(cases: &[Case<N>]) -> [f64; N] {
    const RIDGE: f64 = 1.0;
    let mut weights = [0.0; N];
    for _ in 0..12 {
        let mut gradient = weights.map(|weight| -RIDGE * weight);
        let mut curvature = [[0.0; N]; N];
        for (index, row) in curvature.iter_mut().enumerate() {
            row[index] = RIDGE;
        }
        for Case { features, came_true } in cases {
            let score: f64 = features.iter().zip(&weights).map(|(x, weight)| x * weight).sum();
            let likely = 1.0 / (1.0 + (-score).exp());
            let (error, weight) =
                (f64::from(u8::from(*came_true)) - likely, likely * (1.0 - likely));
            for (i, x) in features.iter().enumerate() {
                gradient[i] += error * x;
                for (j, y) in features.iter().enumerate() {
                    curvature[i][j] += weight * x * y;
                }
            }
        }
        let step = solve(curvature, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Solves linear equations with a positive definite matrix: elimination needs no pivots.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        for row in pivot + 1..N {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(entry, above)| *entry -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..N).rev() {
        let known: f64 = (row + 1..N).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}
