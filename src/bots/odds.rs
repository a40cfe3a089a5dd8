//! How likely a player wins with a hand: from what it misses, what helps it, and how late it is.
//!
//! The numbers come of thousands of rounds that Hard bots have played: a logistic regression of who
//! won on what he held after each of his discards (`istaka odds` plays them and prints the tables).
//! Nothing but sums, products, quotients and square roots, which every platform rounds alike.

// CITE: Hosmer, Lemeshow: Applied Logistic Regression, 2000: the model.

use crate::okey::{Event, View};
use crate::solver::Solver;

/// What a player's chances hang on once he has discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// How many tiles his hand misses.
    pub deficiency: u8,
    /// How many copies are left of the tiles that help it.
    pub helping: u32,
    /// How many wild tiles it has.
    pub wilds: u8,
    /// How often he has discarded in this round.
    pub turns: usize,
}

impl Situation {
    /// How many numbers describe it.
    pub const FEATURES: usize = 7;

    /// From this deficiency on hands are so far from complete that they are not told apart.
    pub const FARTHEST: u8 = 5;

    /// That of the player of a view who has just discarded.
    pub fn of(view: &View, solver: &mut Solver) -> Situation {
        let (hand, unseen) = (view.meaning(), view.unseen());
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        Situation {
            deficiency: solver.deficiency(&hand).best(),
            helping: solver.improving(&hand).weight(copies),
            wilds: hand.wilds(),
            turns: turns(view),
        }
    }

    /// What his chances are computed from, for each deficiency with weights of its own.
    pub fn features(self) -> [f64; Situation::FEATURES] {
        let turns = self.turns.min(40) as f64 / 10.0;
        let helping = f64::from(self.helping).sqrt();
        let wilds = f64::from(self.wilds);
        [1.0, turns, turns * turns, helping, helping.sqrt(), wilds, wilds * turns]
    }

    /// How likely he wins the round against so many others who play well, 0 to 1.
    ///
    /// ```
    /// use istaka::Situation;
    /// let waiting = Situation { deficiency: 1, helping: 8, wilds: 0, turns: 5 };
    /// assert!(waiting.odds(3) > Situation { helping: 4, ..waiting }.odds(3));
    /// assert!(waiting.odds(3) > Situation { deficiency: 2, ..waiting }.odds(3));
    /// assert_eq!(Situation { deficiency: 0, ..waiting }.odds(3), 1.0);
    /// ```
    pub fn odds(self, others: usize) -> f64 {
        if self.deficiency == 0 {
            return 1.0;
        }
        let weights = &WEIGHTS[others.clamp(1, 3) - 1]
            [usize::from(self.deficiency.min(Situation::FARTHEST)) - 1];
        logistic(&self.features(), weights)
    }
}

/// By the number of others and by the deficiency.
const WEIGHTS: [[[f64; Situation::FEATURES]; Situation::FARTHEST as usize]; 3] = [
    [
        [-2.814, -2.254, 0.745, -0.346, 3.241, 0.727, -0.346],
        [-0.937, -2.717, 0.925, 0.220, 0.525, 0.840, -0.358],
        [-5.304, -2.918, 1.063, -0.731, 4.229, 0.873, -0.281],
        [-4.771, -2.693, 0.914, -0.517, 3.216, 0.853, -0.154],
        [-1.694, -1.201, -0.524, -0.005, 0.445, 0.896, -0.095],
    ],
    [
        [-3.286, -3.430, 1.316, -0.365, 3.454, 0.659, -0.285],
        [-3.057, -3.796, 1.493, -0.127, 2.058, 0.844, -0.256],
        [-6.766, -3.496, 1.005, -0.823, 4.794, 0.870, -0.113],
        [-6.729, -3.005, 0.064, -0.661, 4.049, 0.877, -0.060],
        [-2.513, -2.034, -1.415, 0.037, 0.317, 0.876, 0.059],
    ],
    [
        [-4.056, -3.372, 1.141, -0.437, 3.801, 0.780, -0.388],
        [-4.436, -3.824, 1.010, -0.344, 2.995, 0.864, -0.168],
        [-7.719, -3.693, 0.340, -0.915, 5.236, 0.883, 0.129],
        [-7.182, -3.610, -0.654, -0.626, 3.957, 0.838, 0.953],
        [-2.184, -2.849, -1.431, 0.222, -0.529, 1.026, 0.168],
    ],
];

/// The logistic function of a weighted sum.
pub(super) fn logistic<const N: usize>(features: &[f64; N], weights: &[f64; N]) -> f64 {
    let terms = features.iter().zip(weights).map(|(feature, weight)| feature * weight);
    1.0 / (1.0 + exp(-terms.sum::<f64>()))
}

/// The exponential function, near enough and the same everywhere: (1 + x/n)ⁿ for n = 2¹⁶.
fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.clamp(-30.0, 30.0) / 65536.0;
    for _ in 0..16 {
        power *= power;
    }
    power
}

/// How often the player of a view has discarded.
pub(super) fn turns(view: &View) -> usize {
    let own = |event: &&Event| matches!(event, Event::Discarded(by, _) if *by == view.seat);
    view.history.iter().filter(own).count()
}
