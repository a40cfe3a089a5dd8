//! The options that are a choice between names, and the bounds of those that are numbers.

use std::ops::RangeInclusive;

use crate::meld::MeldRules;
use crate::tile::Number;

/// How many may play (RULES section 4).
pub const PLAYERS: RangeInclusive<u16> = 2..=4;

/// What showing the twin may cost; 0 is off (RULES 5.5).
pub const TWIN_POINTS: RangeInclusive<u16> = 0..=3;

/// How many rounds may be agreed (RULES section 6).
pub const ROUNDS: RangeInclusive<u16> = 1..=99;

/// How many points may put a player out, or everybody may start with (RULES section 6).
pub const LIMIT: RangeInclusive<u16> = 5..=30;

/// What is a complete hand (RULES section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandRules {
    /// Whether 1 may also follow 13 at the end of a run (`12-13-1`). On in S1 and S2.
    pub high_one: bool,
    /// Whether seven pairs are a complete hand. On in S2, off in S1.
    pub seven_pairs: bool,
}

impl HandRules {
    /// What is a run in such a hand.
    pub const fn melds(self) -> MeldRules {
        MeldRules { last: Number::MAX, high_one: self.high_one }
    }
}

/// Who begins (RULES sections 4 and 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starter {
    /// Who throws the highest die, and those who tie throw again; the role moves on by one seat a
    /// round (S1).
    HighestDie,
    /// The seat after the dealer, who is chosen at random; the role moves on (S2).
    AfterDealer,
    /// The dealer himself, who is chosen at random; the role moves on.
    Dealer,
    /// The winner of the round before, the same player again after a void one. The first is
    /// chosen at random.
    Winner,
}

/// What a false joker means that is turned as indicator (RULES section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FalseJokerTurned {
    /// It goes back, and another tile is turned (S2).
    Redraw,
    /// The false jokers themselves are wild; one of them is in play (S1).
    Wild,
}

/// When a wild tile may be discarded, and what it is then (RULES 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WildDiscard {
    /// At any time; the next player may take it, and it is wild for him.
    Anytime,
    /// Only as the last tile of a finish.
    OnlyToFinish,
    /// At any time, but nobody may take it.
    Dead,
}

/// Whose discard piles may be looked through (RULES 5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inspect {
    /// Nobody's: only the top of each is seen (S2).
    None,
    /// One's own and that of the player before (PAG).
    OwnAndLeft,
    /// All.
    All,
}

/// Until when the indicator's twin may be shown (RULES 5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwinUntil {
    /// Until one's own first draw; the starter's until his first discard (S2).
    FirstDraw,
    /// Until one's own first discard.
    FirstDiscard,
}

/// What a round counts (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counting {
    /// One win for the player who finishes; most wins take the match (S1).
    Wins,
    /// Penalty points for the others; the fewest are best (S2).
    Penalties,
    /// Everybody starts with the points of the limit; the others lose them, and the most left are
    /// best (*düz okey*).
    Down,
    /// Everybody starts with the points of the limit; who finishes gets rid of his own, and the
    /// first without any wins (*sayılı okey*).
    Own,
}

/// What a finish with seven pairs and an okey discarded last counts (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stacking {
    /// Each doubles: 8.
    Multiply,
    /// No more than one of them: 4.
    Max,
}

/// What ends a match (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// An agreed number of decided rounds (S1).
    Rounds,
    /// One is left; players above the limit are out (S2).
    LastSurvivor,
    /// The first player out ends it, and the two lowest win together (S2, PAG).
    TopTwo,
    /// The first player out ends it, and the lowest wins.
    Best,
}

/// What becomes of a tie for the first place after the last round (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// They share it (S1).
    Share,
    /// Those who tie play on until one is ahead.
    ExtraRounds,
}

/// When the limit puts a player out (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitRule {
    /// With more points than it says (S2).
    Exceed,
    /// With as many (PAG).
    Reach,
}
