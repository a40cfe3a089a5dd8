//! How likely a player wins with a hand: from what it misses, what helps it, and how late it is.
//!
//! The numbers come of thousands of rounds that Hard bots have played: a logistic regression of who
//! won on what he held after each of his discards (`istaka odds` plays them and prints the tables).
// CITE: Hosmer, Lemeshow: Applied Logistic Regression, 2000: the model.

use crate::okey::action::Event;
use crate::okey::logistic::logistic;
use crate::okey::solver::Solver;
use crate::okey::view::View;

/// By the number of others and by the deficiency.
pub(super) type Weights = [[[f64; Situation::FEATURES]; Situation::FARTHEST as usize]; 3];

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

    /// The situation of the player of a view, who has just discarded.
    pub fn of(view: &View, solver: &mut Solver) -> Situation {
        let (hand, unseen) = (view.meaning(), view.unseen());
        let copies = view.okey.count_in(&unseen);
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

    /// How likely he wins the round against so many others who play well, 0 to 1, by the weights of
    /// the regressions: those of a player's [`Params`](crate::Params), for one to three others and
    /// by the deficiency.
    ///
    /// ```
    /// use istaka::{Params, Situation};
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

/// A chance that is given in thousandths.
pub(super) fn thousandths(number: u32) -> f64 {
    f64::from(number) / 1000.0
}

/// How often the player of a view has discarded.
pub(super) fn turns(view: &View) -> usize {
    let own = |event: &&Event| matches!(event, Event::Discarded(by, _) if *by == view.seat);
    view.history.iter().filter(own).count()
}
