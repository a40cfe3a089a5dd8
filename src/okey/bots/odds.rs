//! The chance that a hand wins, from its deficiency, its improving tiles and the length of the
//! round.
//!
//! The weights come from thousands of rounds played by Hard bots: a logistic regression of the
//! winner on the hands after each discard (`tools/odds.rs` plays the rounds and prints the tables).
// CITE: Hosmer, Lemeshow: Applied Logistic Regression, 2000: the model.

use crate::okey::logistic::logistic;
use crate::okey::solver::Solver;
use crate::okey::view::View;

/// Indexed by the number of opponents and by the deficiency.
pub(super) type Weights = [[[f64; Situation::FEATURES]; Situation::FARTHEST as usize]; 3];

/// The features of a hand after a discard that predict a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Number of tiles that the hand lacks.
    pub deficiency: u8,
    /// Number of unseen copies of the tiles that improve it.
    pub helping: u32,
    /// Number of wild tiles in it.
    pub wilds: u8,
    /// Number of discards of the player in this round.
    pub turns: usize,
}

impl Situation {
    /// Number of features.
    pub const FEATURES: usize = 7;

    /// Hands with this deficiency or more share one set of weights.
    pub const FARTHEST: u8 = 5;

    /// Describes the situation of the player of a view, who has just discarded.
    pub fn of(view: &View, solver: &mut Solver) -> Situation {
        let (hand, unseen) = (view.meaning(), view.unseen());
        let copies = view.okey.count_in(&unseen);
        Situation {
            deficiency: solver.deficiency(&hand).best(),
            helping: solver.improving(&hand).weight(copies),
            wilds: hand.wilds(),
            turns: view.turns(),
        }
    }

    /// The inputs of the regression.
    pub fn features(self) -> [f64; Situation::FEATURES] {
        let turns = self.turns.min(40) as f64 / 10.0;
        let helping = f64::from(self.helping).sqrt();
        let wilds = f64::from(self.wilds);
        [1.0, turns, turns * turns, helping, helping.sqrt(), wilds, wilds * turns]
    }

    /// Returns the chance (0 to 1) to win the round against `others` good players, by the weights
    /// of the regressions: those of a player's [`Params`](crate::okey::Params), for one to three
    /// opponents and by the deficiency.
    ///
    /// ```
    /// use istaka::okey::{Params, Situation};
    /// let waiting = Situation { deficiency: 1, helping: 8, wilds: 0, turns: 5 };
    /// let odds = |situation: Situation| situation.odds(3, Params::EXPERT.odds);
    /// assert!(odds(waiting) > odds(Situation { helping: 4, ..waiting }));
    /// assert!(odds(waiting) > odds(Situation { deficiency: 2, ..waiting }));
    /// assert_eq!(odds(Situation { deficiency: 0, ..waiting }), 1.0);
    /// ```
    pub fn odds(self, others: usize, weights: &Weights) -> f64 {
        if self.deficiency == 0 {
            return 1.0;
        }
        let weights = &weights[others.clamp(1, 3) - 1]
            [usize::from(self.deficiency.min(Situation::FARTHEST)) - 1];
        logistic(&self.features(), weights)
    }
}

/// Converts thousandths to a chance.
pub(super) fn thousandths(number: u32) -> f64 {
    f64::from(number) / 1000.0
}
