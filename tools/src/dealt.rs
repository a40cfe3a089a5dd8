//! The result of one deal in all seatings, by side.

use std::collections::BTreeMap;

use istaka::Seat;

use crate::contested::RoundResult;

/// Parts of a won round or match: two, three or four players may share it evenly.
pub const WHOLE: u64 = 12;

/// The results of one side.
#[derive(Clone, Default)]
pub struct Got {
    /// Parts of [`WHOLE`] of rounds won, or of matches.
    pub wins: u64,
    /// Rounds that it won, also in matches, alone or with others.
    pub finishes: u64,
    /// Number of special rounds among them, by feature.
    pub special: BTreeMap<&'static str, u64>,
    /// Points of its seats: penalty points, or wins where those are counted.
    pub points: i64,
    /// Points of all seats because of the play of its seats: its opponents' penalty points, or its
    /// own wins.
    pub made: u64,
}

/// The result of one deal.
#[derive(Clone, Default)]
pub struct Dealt {
    pub sides: Vec<Got>,
    /// Parts of [`WHOLE`] of the rounds or matches that were won.
    pub decided: u64,
    pub rounds: u64,
    /// Rounds that do not count.
    pub void: u64,
    /// Rounds that count and that nobody won.
    pub unwon: u64,
    /// Turns of all players.
    pub turns: u64,
}

impl Dealt {
    /// An empty result for this number of sides.
    pub fn of(sides: usize) -> Dealt {
        Dealt { sides: vec![Got::default(); sides], ..Dealt::default() }
    }

    /// Adds the result of a round, which counts or is void, with the points that each seat caused
    /// and its own. The winners are added by [`Dealt::win`], once per round or match.
    pub fn count(
        &mut self,
        side: impl Fn(Seat) -> usize,
        counts: bool,
        result: &RoundResult,
        made: [u64; 4],
        scores: [i32; 4],
    ) {
        self.rounds += 1;
        self.void += u64::from(!counts);
        self.unwon += u64::from(counts && result.winners.is_empty());
        for (seat, points) in Seat::ALL.into_iter().zip(scores) {
            // An empty seat has no points and no side.
            if points != 0 {
                self.sides[side(seat)].points += i64::from(points);
            }
        }
        for &winner in &result.winners {
            let got = &mut self.sides[side(winner)];
            got.finishes += 1;
            for &name in &result.special {
                *got.special.entry(name).or_default() += 1;
            }
        }
        for (seat, made) in Seat::ALL.into_iter().zip(made) {
            if made > 0 {
                self.sides[side(seat)].made += made;
            }
        }
    }

    /// Adds a round or a match with these joint winners, or with none.
    pub fn win(&mut self, side: impl Fn(Seat) -> usize, winners: &[Seat]) {
        for &winner in winners {
            self.sides[side(winner)].wins += WHOLE / winners.len() as u64;
        }
        self.decided += if winners.is_empty() { 0 } else { WHOLE };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(seat: Seat) -> usize {
        seat.index() % 2
    }

    #[test]
    fn points_count_for_the_writer_and_for_the_causer() {
        let mut dealt = Dealt::of(2);
        // Seats 0 and 2 are one side; seat 2 wins, and seat 1 has caused a point for each of the
        // others.
        let result = RoundResult { winners: vec![Seat::ALL[2]], special: vec!["okey"] };
        dealt.count(side, true, &result, [0, 3, 12, 0], [5, 4, -101, 5]);
        let [one, other] = &dealt.sides[..] else { unreachable!() };
        assert_eq!((one.made, other.made), (12, 3));
        assert_eq!((one.points, other.points), (-96, 9));
        assert_eq!((one.finishes, one.special["okey"], other.finishes), (1, 1, 0));
    }

    #[test]
    fn a_round_is_void_won_by_nobody_or_shared() {
        let mut dealt = Dealt::of(2);
        let shared = RoundResult { winners: Seat::ALL[..3].to_vec(), ..RoundResult::default() };
        let none = RoundResult::default();
        for (counts, result) in [(false, &none), (true, &none), (true, &shared)] {
            dealt.count(side, counts, result, [0; 4], [0; 4]);
            dealt.win(side, &result.winners);
        }
        assert_eq!((dealt.rounds, dealt.void, dealt.unwon, dealt.decided), (3, 1, 1, WHOLE));
        assert_eq!((dealt.sides[0].wins, dealt.sides[1].wins), (8, 4));
        assert_eq!((dealt.sides[0].finishes, dealt.sides[1].finishes), (2, 1));
    }
}
