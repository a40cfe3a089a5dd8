//! What comes of one deal in all seatings, for each side.

use istaka::{Outcome, Score, Seat};

/// A first place in a match, in parts: two, three or four players may share it evenly.
pub const FIRST_PLACE: u64 = 12;

/// What one side got.
#[derive(Clone, Copy, Default)]
pub struct Got {
    /// Rounds won, or in matches parts of [`FIRST_PLACE`].
    pub wins: u64,
    /// Rounds that it finished, also in matches.
    pub finishes: u64,
    /// How many of them by throwing an okey.
    pub by_okey: u64,
    /// How many of them with seven pairs.
    pub by_pairs: u64,
    /// Points that its seats wrote: penalty points, or wins where those are counted.
    pub points: u64,
    /// Points that all seats wrote because one of its seats finished or showed the twin: its
    /// opponents' penalty points, or its own wins.
    pub made: u64,
}

/// What one deal came to.
#[derive(Clone, Default)]
pub struct Dealt {
    pub sides: Vec<Got>,
    /// Rounds that somebody won, or in matches parts of [`FIRST_PLACE`].
    pub decided: u64,
    pub rounds: u64,
    pub void: u64,
    /// Discards of all players.
    pub turns: u64,
}

impl Dealt {
    /// Nothing as yet, for so many sides.
    pub fn of(sides: usize) -> Dealt {
        Dealt { sides: vec![Got::default(); sides], ..Dealt::default() }
    }

    /// Adds what a round has come to; wins are left to who knows what is played for.
    pub fn count(
        &mut self,
        side: impl Fn(Seat) -> usize,
        outcome: Option<&Outcome>,
        twin_shown: Option<Seat>,
        scores: &[Score; 4],
    ) {
        self.rounds += 1;
        self.void += u64::from(outcome == Some(&Outcome::Void));
        for (seat, score) in Seat::ALL.into_iter().zip(scores) {
            // Who does not play writes nothing, and has no side.
            if score.total() > 0 {
                self.sides[side(seat)].points += u64::from(score.total());
            }
        }
        let sum = |part: fn(&Score) -> u16| -> u64 {
            scores.iter().map(|score| u64::from(part(score))).sum()
        };
        if let Some(Outcome::Won(finish)) = outcome {
            let got = &mut self.sides[side(finish.seat)];
            got.finishes += 1;
            got.by_okey += u64::from(finish.by_okey);
            got.by_pairs += u64::from(finish.by_pairs);
            got.made += sum(|score| score.win + score.loss);
        }
        if let Some(seat) = twin_shown {
            self.sides[side(seat)].made += sum(|score| score.twin);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use istaka::{Finish, tiles};

    fn scores(by_seat: [(u16, u16, u16); 4]) -> [Score; 4] {
        by_seat.map(|(win, loss, twin)| Score { win, loss, twin, offence: 0 })
    }

    fn won(seat: Seat) -> Outcome {
        let [okey] = tiles("R5").unwrap()[..] else { unreachable!() };
        let (by_okey, by_pairs) = (true, false);
        Outcome::Won(Finish {
            seat,
            discard: okey,
            melds: Vec::new(),
            by_okey,
            by_pairs,
            one_color: false,
            indicator: tiles("R4").unwrap()[0].kind(),
        })
    }

    #[test]
    fn points_are_made_by_who_finishes_and_by_who_shows_the_twin() {
        let mut dealt = Dealt::of(2);
        // Seats 0 and 2 are one side; seat 2 finishes by an okey, seat 1 has shown the twin.
        let scores = scores([(0, 4, 1), (0, 4, 0), (0, 0, 1), (0, 4, 1)]);
        let side = |seat: Seat| seat.index() % 2;
        dealt.count(side, Some(&won(Seat::ALL[2])), Some(Seat::ALL[1]), &scores);
        let [one, other] = dealt.sides[..] else { unreachable!() };
        assert_eq!((one.made, other.made), (12, 3));
        assert_eq!((one.points, other.points), (6, 9));
        assert_eq!((one.finishes, one.by_okey, one.by_pairs, other.finishes), (1, 1, 0, 0));
    }

    #[test]
    fn wins_are_made_by_who_wins() {
        let mut dealt = Dealt::of(2);
        let scores = scores([(0, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, 0)]);
        dealt.count(|seat| seat.index() % 2, Some(&won(Seat::ALL[1])), None, &scores);
        dealt.count(|seat| seat.index() % 2, Some(&Outcome::Void), None, &[Score::default(); 4]);
        assert_eq!((dealt.sides[0].made, dealt.sides[1].made), (0, 1));
        assert_eq!((dealt.rounds, dealt.void), (2, 1));
    }
}
