//! The points of a finished round (RULES section 6). The only code that counts them.

use super::round::{Outcome, Round};
use crate::okey::rules::{Counting, OFFENCE, Rules};
use crate::seat::Seat;

/// What one player writes for a round: a win, or penalty points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// For finishing, where wins are counted.
    pub win: u16,
    /// Penalty points for losing.
    pub loss: u16,
    /// Penalty points because an opponent has shown the indicator's twin.
    pub twin: u16,
    /// Penalty points for declaring an incomplete hand.
    pub offence: u16,
}

impl Score {
    /// All of it: wins where they are counted, else penalty points.
    pub const fn total(self) -> u16 {
        self.win + self.loss + self.twin + self.offence
    }
}

/// What each seat writes for a round as it stands: twin points and those for a wrong declaration
/// are written at once, the others when it is over.
///
/// ```
/// use istaka::{Round, Rules, Score, Seat, Seats, Wall, score};
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 1, 1, 4);
/// let round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &wall);
/// assert_eq!(score(&round), [Score::default(); 4]);
/// ```
pub fn score(round: &Round) -> [Score; 4] {
    let rules = round.rules();
    Seat::ALL.map(|seat| {
        if !round.seats().contains(seat) {
            return Score::default();
        }
        let ended = match round.outcome() {
            Some(Outcome::Won(finish)) => {
                finish_score(rules, finish.seat, seat, finish.value(rules))
            }
            _ => Score::default(),
        };
        let twin = match round.twin_shown() {
            Some(shower) if rules.are_opponents(shower, seat) => rules.twin_points,
            _ => 0,
        };
        Score { twin, offence: OFFENCE * round.offences()[seat.index()], ..ended }
    })
}

/// What a player writes because this one has finished, who makes each loser write so many points.
pub(crate) fn finish_score(rules: &Rules, winner: Seat, seat: Seat, points: u16) -> Score {
    let win = u16::from(winner == seat && rules.counting == Counting::Wins);
    let loss = if rules.are_opponents(winner, seat) { points } else { 0 };
    Score { win, loss, ..Score::default() }
}
