//! `istaka odds`: how the tables of `Situation::odds` are made.

use clap::Args;
use istaka::{
    Action, Bot, Level, Outcome, Player, Round, Rules, Seat, Seats, Situation, Solver, View, Wall,
};

const FEATURES: usize = Situation::FEATURES;

/// Prints how likely a hand wins, learnt from rounds among Hard bots: for each deficiency from 1 to
/// 5 and more the weights of a logistic regression.
#[derive(Args)]
pub struct Odds {
    /// The rules: a preset and what differs from it.
    #[arg(long, default_value = "turkish")]
    rules: Rules,
    /// How many rounds are played.
    #[arg(long, default_value_t = 40_000)]
    deals: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 40_000_000)]
    seed: u64,
}

/// What somebody held after a discard, and whether he won the round.
struct Case {
    features: [f64; FEATURES],
    won: bool,
}

impl Odds {
    /// Runs it.
    pub fn run(&self) {
        let mut cases: Vec<Vec<Case>> = (0..Situation::FARTHEST).map(|_| Vec::new()).collect();
        let mut bot = Player::new(&self.rules, Level::Hard.params(), 0);
        let mut solver = Solver::new(self.rules.melds);
        for seed in self.seed..self.seed + self.deals {
            self.play(seed, &mut bot, &mut solver, &mut cases);
        }
        for cases in &cases {
            let weights = fit(cases).map(|weight| format!("{weight:.3}"));
            println!("[{}], // {} hands", weights.join(", "), cases.len());
        }
    }

    /// Plays a round and adds what came of it.
    fn play(&self, seed: u64, bot: &mut Player, solver: &mut Solver, cases: &mut [Vec<Case>]) {
        let seats = Seats::of(self.rules.players);
        let wall = Wall::shuffled(&self.rules, seed, 1, seats.count());
        let starter = seats.iter().nth(seed as usize % seats.count()).expect("a player");
        let mut round = Round::new(self.rules, seats, starter, &wall);
        let mut turns = [0; 4];
        let mut seen: Vec<(Seat, Situation)> = Vec::new();
        while let Some(seat) = round.turn() {
            let action = bot.decide(&View::of(&round, seat), &mut || false);
            let discards = matches!(action, Action::Discard(_));
            round.play(seat, action).expect("bots keep the rules");
            if discards {
                turns[seat.index()] += 1;
                let view = View::of(&round, seat);
                let (hand, unseen) = (view.meaning(), view.unseen());
                let copies = |reading| unseen[view.okey.kind(reading).index()];
                let situation = Situation {
                    deficiency: solver.deficiency(&hand).best(),
                    helping: solver.improving(&hand).weight(copies),
                    wilds: hand.wilds(),
                    turns: turns[seat.index()],
                };
                seen.push((seat, situation));
            }
        }
        let winner = match round.outcome() {
            Some(Outcome::Won(finish)) => Some(finish.seat),
            _ => None,
        };
        for (seat, situation) in seen.into_iter().filter(|(_, after)| after.deficiency > 0) {
            let class = situation.deficiency.min(Situation::FARTHEST) - 1;
            let features = situation.features();
            cases[usize::from(class)].push(Case { features, won: winner == Some(seat) });
        }
    }
}

/// The weights that make what was seen most likely, by Newton's method; large ones are held to be
/// a little less likely, so that few cases do not run away.
fn fit(cases: &[Case]) -> [f64; FEATURES] {
    const RIDGE: f64 = 1.0;
    let mut weights = [0.0; FEATURES];
    for _ in 0..12 {
        let mut gradient = weights.map(|weight| -RIDGE * weight);
        let mut curvature = [[0.0; FEATURES]; FEATURES];
        for (index, row) in curvature.iter_mut().enumerate() {
            row[index] = RIDGE;
        }
        for Case { features, won } in cases {
            let score: f64 = features.iter().zip(&weights).map(|(x, weight)| x * weight).sum();
            let likely = 1.0 / (1.0 + (-score).exp());
            let (error, weight) = (f64::from(*won) - likely, likely * (1.0 - likely));
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
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        for row in pivot + 1..FEATURES {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(entry, above)| *entry -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..FEATURES).rev() {
        let known: f64 =
            (row + 1..FEATURES).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}
