//! The points of a round (OKEY101 section 10). No other code counts them.

use super::action::Way;
use super::round::{Outcome, Round};
use super::rules::{Options, PENALTY};
use crate::seat::Seat;
use crate::tile::{Reading, Tile, Wild};

/// An unopened player scores at most this, with `unopened_cap` (OKEY101 10.3).
pub const CAP: i32 = 404;

/// The score of a player for a round, line by line: `base × factor + held + penalties`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101Score"))]
pub struct Score {
    /// -101 for the finisher, the sum of the hand, twice for pairs, or the points of a player who
    /// has not opened.
    pub base: i32,
    /// The factor of the finish.
    pub factor: i32,
    /// The most that both are together, where it is less.
    pub cap: Option<i32>,
    /// 101 for each wild tile in the hand of a player who has opened.
    pub held: i32,
    /// The penalties.
    pub penalties: i32,
}

impl Default for Score {
    fn default() -> Score {
        Score { base: 0, factor: 1, cap: None, held: 0, penalties: 0 }
    }
}

impl Score {
    /// The lines of the player who finished, with the factor of the finish.
    pub(super) fn finished(factor: i32) -> Score {
        Score { base: -PENALTY, factor, ..Score::default() }
    }

    /// The lines of a player who has not opened, if nobody finished.
    pub(crate) fn unopened(announced: bool, rules: &Options) -> Score {
        let times = if announced { 2 } else { 1 };
        Score { base: times * rules.unopened.points(), ..Score::default() }
    }

    /// The lines of a player who has opened this way and holds these tiles, if nobody finished.
    pub(super) fn of_tiles(tiles: &[Tile], okey: Wild, way: Way, rules: &Options) -> Score {
        let (mut sum, mut held) = (0, 0);
        for tile in tiles {
            match okey.read(tile.kind()) {
                Reading::Face(face) => sum += i32::from(face.number.get()),
                Reading::Wild if rules.held_in_sum => sum += PENALTY,
                Reading::Wild => held += PENALTY,
            }
        }
        let base = match way {
            Way::Series => sum,
            Way::Pairs => 2 * sum,
        };
        Score { base, held, ..Score::default() }
    }

    /// The sum.
    pub fn total(self) -> i32 {
        let multiplied = self.base * self.factor;
        self.cap.map_or(multiplied, |cap| multiplied.min(cap)) + self.held + self.penalties
    }
}

/// Returns the score of each seat for a round so far: penalties count at once, the other lines when
/// the round is over. A void round scores nothing.
///
/// ```
/// use istaka::okey101::{Round, Rules, Score, score};
/// use istaka::{Seat, Seats, Wall};
/// let rules = Rules::yuzbir(4);
/// let wall = Wall::shuffled(rules.deal_plan(), 1, 1, 4);
/// let round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
/// assert_eq!(score(&round), [Score::default(); 4]);
/// ```
pub fn score(round: &Round) -> [Score; 4] {
    Seat::ALL.map(|seat| {
        if !round.seats().contains(seat) {
            return Score::default();
        }
        let own = round.penalties().iter().filter(|penalty| penalty.seat == seat);
        let penalties = own.map(|penalty| penalty.points).sum();
        let ended = match round.outcome() {
            None | Some(Outcome::Void) => Score::default(),
            Some(Outcome::Won(finish)) if finish.seat == seat => {
                Score::finished(finish.factor(round.rules()))
            }
            // The finish of a player wipes the hand of the partner.
            Some(Outcome::Won(finish)) if !round.rules().are_opponents(finish.seat, seat) => {
                Score::default()
            }
            Some(Outcome::Won(finish)) => {
                let factor = finish.factor(round.rules());
                with_tiles(round, seat, factor, finish.from_hand)
            }
            Some(Outcome::Exhausted) => with_tiles(round, seat, 1, false),
        };
        Score { penalties, ..ended }
    })
}

/// The score of a player with tiles in hand.
fn with_tiles(round: &Round, seat: Seat, factor: i32, from_hand: bool) -> Score {
    let rules = round.rules();
    let Some(opened) = round.opened(seat) else {
        let cap = (rules.unopened_cap && !from_hand).then_some(CAP);
        return Score { factor, cap, ..Score::unopened(round.has_announced(seat), rules) };
    };
    let hand = Score::of_tiles(round.hand(seat), round.okey(), opened.way, rules);
    Score { factor, ..hand }
}
