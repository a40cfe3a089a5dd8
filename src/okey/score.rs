//! The points of a finished round (RULES section 6). The only code that counts them.

use super::round::{Outcome, Round};
use crate::okey::rules::{Counting, OFFENCE, Rules};
use crate::seat::Seat;

/// What one player writes for a round: a win, penalty points, or what is taken off his points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// For finishing: a win, or points where everybody counts down his own.
    pub win: u16,
    /// Points for losing.
    pub loss: u16,
    /// Points because an opponent has shown the indicator's twin, or where everybody counts down
    /// his own, because he has shown it himself.
    pub twin: u16,
    /// Points for declaring an incomplete hand.
    pub offence: u16,
}

impl Score {
    /// All of it: wins where they are counted, else points.
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
            Some(shower) if twin_counts(rules, shower, seat) => rules.twin_points,
            _ => 0,
        };
        Score { twin, offence: OFFENCE * round.offences()[seat.index()], ..ended }
    })
}

/// Whether this player writes points because that one has shown the twin.
fn twin_counts(rules: &Rules, shower: Seat, seat: Seat) -> bool {
    match rules.counting {
        Counting::Own => shower == seat,
        Counting::Wins | Counting::Penalties | Counting::Down => rules.are_opponents(shower, seat),
    }
}

/// What a player writes because this one has finished, which is worth so many points.
pub(crate) fn finish_score(rules: &Rules, winner: Seat, seat: Seat, points: u16) -> Score {
    let won = |points| if winner == seat { points } else { 0 };
    let (win, loss) = match rules.counting {
        Counting::Wins => (won(1), 0),
        Counting::Own => (won(points), 0),
        Counting::Penalties | Counting::Down => {
            (0, if rules.are_opponents(winner, seat) { points } else { 0 })
        }
    };
    Score { win, loss, ..Score::default() }
}
