//! The points of a round (OKEY101 section 10). No other code counts them.

use super::action::Way;
use super::finish::Finish;
use super::penalty::Penalty;
use super::round::{Outcome, Round};
use super::rules::{Options, PENALTY, Rules};
use crate::seat::{Seat, Seats};
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
        Score::of_hand(Left::of(tiles, okey), way, rules)
    }

    fn of_hand(left: Left, way: Way, rules: &Options) -> Score {
        let wild = PENALTY * i32::from(left.okeys);
        let (within, held) = if rules.held_in_sum { (wild, 0) } else { (0, wild) };
        let sum = i32::from(left.sum) + within;
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
    Entry::of(round).scores(round.rules(), round.seats())
}

/// The tiles that a player has left, as they are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Left {
    /// The sum of the numbers; a false joker has that of the okey.
    pub sum: u16,
    /// The number of wild tiles, which are not in the sum.
    pub okeys: u16,
}

impl Left {
    /// Counts these tiles.
    pub fn of(tiles: &[Tile], okey: Wild) -> Left {
        let mut left = Left::default();
        for tile in tiles {
            match okey.read(tile.kind()) {
                Reading::Face(face) => left.sum += u16::from(face.number.get()),
                Reading::Wild => left.okeys += 1,
            }
        }
        left
    }
}

/// The end of a round, without its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// A player finished.
    Won {
        /// The player.
        seat: Seat,
        /// True if the last discard was a real okey.
        by_okey: bool,
        /// True if the player finished from hand (*elden*).
        from_hand: bool,
    },
    /// The stock is empty, and nobody finished (OKEY101 9.2).
    Exhausted,
    /// All players have opened by pairs (OKEY101 9.3).
    Void,
}

/// The facts of a round from which its score is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The end; `None` while the round runs.
    pub ended: Option<Ended>,
    /// True for each seat that has announced pairs and not opened.
    pub announced: [bool; 4],
    /// The way of each opening.
    pub opened: [Option<Way>; 4],
    /// The tiles that are counted, of players who have opened.
    pub hands: [Option<Left>; 4],
    /// The penalties, in order, without their tiles.
    pub penalties: Vec<Penalty>,
}

impl Entry {
    /// The facts of a round so far.
    pub fn of(round: &Round) -> Entry {
        let bare = |penalty: &Penalty| Penalty { tile: None, ..*penalty };
        let penalties = round.penalties().iter().map(bare).collect();
        let running = Entry {
            ended: None,
            announced: [false; 4],
            opened: [None; 4],
            hands: [None; 4],
            penalties,
        };
        let ended = match round.outcome() {
            None => return running,
            Some(Outcome::Void) => return Entry { ended: Some(Ended::Void), ..running },
            Some(Outcome::Exhausted) => Ended::Exhausted,
            Some(Outcome::Won(Finish { seat, by_okey, from_hand, .. })) => {
                Ended::Won { seat, by_okey, from_hand }
            }
        };
        let opened = Seat::ALL.map(|seat| round.opened(seat).map(|opened| opened.way));
        let counts =
            |seat: Seat| opened[seat.index()].is_some() && ended.counts(round.rules(), seat);
        Entry {
            ended: Some(ended),
            announced: Seat::ALL
                .map(|seat| round.has_announced(seat) && round.opened(seat).is_none()),
            opened,
            hands: Seat::ALL
                .map(|seat| counts(seat).then(|| Left::of(round.hand(seat), round.okey()))),
            ..running
        }
    }

    /// The score of each of these seats.
    pub fn scores(&self, rules: &Rules, seats: Seats) -> [Score; 4] {
        Seat::ALL.map(|seat| {
            if !seats.contains(seat) {
                return Score::default();
            }
            let own = self.penalties.iter().filter(|penalty| penalty.seat == seat);
            let penalties = own.map(|penalty| penalty.points).sum();
            Score { penalties, ..self.lines(rules, seat) }
        })
    }

    /// The score of a player without penalties. A void round scores nothing.
    fn lines(&self, rules: &Rules, seat: Seat) -> Score {
        let (factor, from_hand) = match self.ended {
            None | Some(Ended::Void) => return Score::default(),
            Some(Ended::Exhausted) => (1, false),
            Some(Ended::Won { seat: winner, by_okey, from_hand }) => {
                let by_pairs = self.opened[winner.index()] == Some(Way::Pairs);
                let factor = rules.factors.of([by_okey, by_pairs, from_hand]);
                if winner == seat {
                    return Score::finished(factor);
                }
                (factor, from_hand)
            }
        };
        if !self.ended.is_some_and(|ended| ended.counts(rules, seat)) {
            return Score::default();
        }
        let Some(way) = self.opened[seat.index()] else {
            let cap = (rules.unopened_cap && !from_hand).then_some(CAP);
            let unopened = Score::unopened(self.announced[seat.index()], rules);
            return Score { factor, cap, ..unopened };
        };
        let left = self.hands[seat.index()].unwrap_or_default();
        Score { factor, ..Score::of_hand(left, way, rules) }
    }
}

impl Ended {
    /// Returns `true` if the tiles of a player count: the finish of a player wipes the hand of the
    /// partner.
    pub(super) fn counts(self, rules: &Options, seat: Seat) -> bool {
        match self {
            Ended::Won { seat: winner, .. } => rules.are_opponents(winner, seat),
            Ended::Exhausted => true,
            Ended::Void => false,
        }
    }
}
