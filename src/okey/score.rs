//! The points of a finished round (RULES section 6). The only code that counts them.

use super::round::{Outcome, Round};
use super::seat::Seat;

/// The penalty points that one player writes for a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// For losing it.
    pub finish: u16,
    /// Because an opponent has shown the indicator's twin.
    pub twin: u16,
}

impl Score {
    /// All of them.
    pub const fn total(self) -> u16 {
        self.finish + self.twin
    }
}

/// What each seat writes for a round as it stands: twin points are written at once, those for
/// losing when it is over.
///
/// ```
/// use istaka::{Round, Rules, Score, Seat, Seats, Wall, score};
/// let round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &Wall::shuffled(1, 1, 4));
/// assert_eq!(score(&round), [Score::default(); 4]);
/// ```
pub fn score(round: &Round) -> [Score; 4] {
    let rules = round.rules();
    Seat::ALL.map(|seat| {
        let finish = match round.outcome() {
            Some(Outcome::Won(finish)) if finish.seat != seat => finish.value(rules),
            _ => 0,
        };
        let twin = match round.twin_shown() {
            Some(shower) if shower != seat => rules.twin_points,
            _ => 0,
        };
        if round.seats().contains(seat) { Score { finish, twin } } else { Score::default() }
    })
}
