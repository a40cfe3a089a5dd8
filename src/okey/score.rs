//! The points of a round (RULES section 6). No other code counts them.

use super::round::{Outcome, Round};
use crate::okey::rules::{Counting, Manner, OFFENCE, Rules, Turned};
use crate::seat::{Seat, Seats};

/// The points that one player gets for a round: a win, penalty points, or points taken off their
/// own number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "OkeyScore"))]
pub struct Score {
    /// For finishing: a win, or points where players count down their own number.
    pub win: u16,
    /// Points for losing.
    pub loss: u16,
    /// Points for the shown indicator's twin: of an opponent, or the player's own where players
    /// count down their own number.
    pub twin: u16,
    /// Points for declaring an incomplete hand.
    pub offence: u16,
}

impl Score {
    /// The sum: wins where they are counted, else points.
    pub const fn total(self) -> u16 {
        self.win + self.loss + self.twin + self.offence
    }
}

/// Returns the score of each seat for a round so far: points for the twin and for a wrong
/// declaration count at once, the others when the round is over.
///
/// ```
/// use istaka::okey::{Round, Rules, Score, score};
/// use istaka::{Seat, Seats, Wall};
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 1, 1, 4);
/// let round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &wall);
/// assert_eq!(score(&round), [Score::default(); 4]);
/// ```
pub fn score(round: &Round) -> [Score; 4] {
    Entry::of(round).scores(round.rules(), round.seats())
}

/// The facts of a round from which its score is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The finish; none in a void round.
    pub finish: Option<Finished>,
    /// The indicator, where its colour doubles a finish.
    pub indicator: Option<Turned>,
    /// The seat that has shown the indicator's twin.
    pub twin: Option<Seat>,
    /// The number of incomplete hands that each seat has declared.
    pub misdeclared: [u16; 4],
}

/// A finish, without its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finished {
    /// The winner.
    pub seat: Seat,
    /// With an okey, and by seven pairs.
    pub manner: Manner,
    /// True if the hand is of one colour and the rules double that.
    pub one_color: bool,
}

impl Entry {
    /// The facts of a round so far.
    pub fn of(round: &Round) -> Entry {
        let finish = match round.outcome() {
            Some(Outcome::Won(finish)) => Some(Finished {
                seat: finish.seat,
                manner: Manner { by_okey: finish.by_okey, by_pairs: finish.by_pairs },
                one_color: finish.one_color,
            }),
            Some(Outcome::Void) | None => None,
        };
        let colored = finish.is_some() && round.rules().color_double;
        Entry {
            finish,
            indicator: colored.then(|| Turned::of(round.indicator().kind())),
            twin: round.twin_shown(),
            misdeclared: round.offences(),
        }
    }

    /// The score of each of these seats.
    pub fn scores(&self, rules: &Rules, seats: Seats) -> [Score; 4] {
        Seat::ALL.map(|seat| {
            if !seats.contains(seat) {
                return Score::default();
            }
            let ended = match self.finish {
                Some(Finished { seat: winner, manner, one_color }) => {
                    let turned = self.indicator.unwrap_or(Turned::FalseJoker);
                    let value = rules.finish_value(manner, one_color, turned);
                    finish_score(rules, winner, seat, value)
                }
                None => Score::default(),
            };
            let twin = match self.twin {
                Some(shower) if twin_counts(rules, shower, seat) => rules.twin_points,
                _ => 0,
            };
            Score { twin, offence: OFFENCE * self.misdeclared[seat.index()], ..ended }
        })
    }
}

/// Returns `true` if `seat` gets points for the twin shown by `shower`.
fn twin_counts(rules: &Rules, shower: Seat, seat: Seat) -> bool {
    match rules.counting {
        Counting::Own => shower == seat,
        Counting::Wins | Counting::Penalties | Counting::Down => rules.are_opponents(shower, seat),
    }
}

/// Returns the score of `seat` after `winner` finished with a value of `points`.
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
