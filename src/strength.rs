//! The strength of a player as one number: the mean loss of a decision, and what that achieves.

use crate::bots::Level;
use crate::games::AnyRules;
use crate::review::{Judged, Reviews, Skill};

/// The strength of a player in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Strength {
    /// Number of rounds that it is told from.
    pub rounds: usize,
    /// Number of decisions in them.
    pub decisions: usize,
    /// The mean loss of a decision, as counted by [`Skill`].
    pub lost: f64,
    /// Half of the 95 % interval of the loss.
    pub within: f64,
    /// The rounds of a hundred that the player would win among three Hard bots; in 101 Okey the
    /// points of a round.
    pub achieves: f64,
    /// The same at both ends of the interval, first for the larger loss.
    pub range: [f64; 2],
    /// The same without any loss.
    pub best: f64,
    /// The levels of opponents as strong as the player: the next weaker one, the next stronger one,
    /// and again the nearer of both.
    #[cfg_attr(feature = "judge", tsify(type = "[Level, Level, Level]"))]
    pub peers: [Level; 3],
}

impl Strength {
    /// The least number of rounds, and of decisions in them, that tell a strength.
    pub const LEAST: (usize, usize) = (60, 300);

    /// The factor of half of a 95 % interval of Student's distribution, for the least number of
    /// rounds.
    const STUDENT: f64 = 2.001;

    /// Reads from the scale of a game what a mean loss of a decision achieves.
    pub fn achieved<Decision: Judged>(lost: f64) -> f64 {
        achieved(&Decision::SCALE, lost)
    }

    /// Computes the strength of a player from the latest rounds, the last one last. Earlier ones
    /// count as long as there are too few. `None` if there are too few of all.
    ///
    /// ```
    /// use istaka::{Skill, Strength, okey::Decision};
    /// let rounds = vec![Skill { decisions: 16, counted: 0.25, ..Skill::default() }; 80];
    /// let strength = Strength::of::<Decision>(&rounds).expect("enough rounds");
    /// assert_eq!((strength.rounds, strength.decisions), (60, 960));
    /// assert_eq!((strength.lost, strength.within), (0.015625, 0.0));
    /// assert_eq!(Strength::of::<Decision>(&rounds[..40]), None);
    /// ```
    pub fn of<Decision: Judged>(rounds: &[Skill]) -> Option<Strength> {
        let (least, decided) = Strength::LEAST;
        let mut sum = Skill::default();
        let mut first = rounds.len();
        while first > 0 && (rounds.len() - first < least || sum.decisions < decided) {
            first -= 1;
            sum.decisions += rounds[first].decisions;
            sum.counted += rounds[first].counted;
        }
        let used = &rounds[first..];
        if used.len() < least || sum.decisions < decided {
            return None;
        }
        let decisions = sum.decisions as f64;
        let mean = sum.counted / decisions;
        // The decisions of a round are not independent of each other.
        let apart = |round: &Skill| (round.counted - mean * round.decisions as f64).powi(2);
        let count = used.len() as f64;
        let variance = used.iter().map(apart).sum::<f64>() * count / (count - 1.0);
        let within = Strength::STUDENT * variance.sqrt() / decisions;
        let achieves = Strength::achieved::<Decision>;
        Some(Strength {
            rounds: used.len(),
            decisions: sum.decisions,
            lost: mean,
            within,
            achieves: achieves(mean),
            range: [achieves(mean + within), achieves((mean - within).max(0.0))],
            best: achieves(0.0),
            peers: peers(&Decision::SCALE, mean),
        })
    }
}

/// Tells the strength of a player in the game of these rules: [`Strength::of`].
pub fn strength(rules: &AnyRules, rounds: &[Skill]) -> Option<Strength> {
    fn of<G: Reviews>(_: G, rounds: &[Skill]) -> Option<Strength> {
        Strength::of::<G::Decision>(rounds)
    }
    with_rules!(*rules, rules => of(rules, rounds))
}

/// The levels whose losses on a scale are next to a loss, and the nearer of both.
fn peers(scale: &[(f64, f64); 5], lost: f64) -> [Level; 3] {
    let last = scale.len() - 1;
    let above = scale.iter().position(|(level, _)| *level <= lost).unwrap_or(last);
    // Of levels that lose as much the last one is the stronger.
    let above = (above..=last).rfind(|at| scale[*at].0 == scale[above].0).unwrap_or(above);
    let below = above.saturating_sub(1);
    let nearer = if scale[below].0 - lost <= lost - scale[above].0 { below } else { above };
    [below, above, nearer].map(|at| Level::ALL[at])
}

/// Reads from a scale what a mean loss achieves, between neighbouring levels in proportion.
fn achieved(scale: &[(f64, f64)], lost: f64) -> f64 {
    let [(first, least), .., (_, most)] = scale else { return 0.0 };
    if lost >= *first {
        return *least;
    }
    let between = scale.windows(2).find(|pair| lost >= pair[1].0);
    between.map_or(*most, |pair| {
        let [(more, less), (few, much)] = [pair[0], pair[1]];
        much + (less - much) * (lost - few) / (more - few)
    })
}
