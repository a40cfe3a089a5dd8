//! The options with named values, and the ranges of those with numbers.

use std::ops::RangeInclusive;

use crate::meld::MeldRules;
use crate::tile::Number;

/// Number of players (RULES section 4).
pub const PLAYERS: RangeInclusive<u16> = 2..=4;

/// Points for showing the twin; 0 is off (RULES 5.5).
pub const TWIN_POINTS: RangeInclusive<u16> = 0..=3;

/// Number of rounds that may be agreed (RULES section 6).
pub const ROUNDS: RangeInclusive<u16> = 1..=99;

/// Points that put a player out, or that players start with (RULES section 6).
pub const LIMIT: RangeInclusive<u16> = 5..=30;

/// The definition of a complete hand (RULES section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandRules {
    /// True if 1 may also follow 13 at the end of a run (`12-13-1`). On in S1 and S2.
    pub high_one: bool,
    /// True if seven pairs are a complete hand. On in S2, off in S1.
    pub seven_pairs: bool,
}

impl HandRules {
    /// The definition of a run in these hands.
    pub const fn melds(self) -> MeldRules {
        MeldRules { last: Number::MAX, high_one: self.high_one }
    }
}

/// The starter of a round (RULES sections 4 and 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starter {
    /// The player who throws the highest die, after further throws in a tie; the role moves on by
    /// one seat each round (S1).
    HighestDie,
    /// The seat after the dealer, who is chosen at random; the role moves on (S2).
    AfterDealer,
    /// The dealer, who is chosen at random; the role moves on.
    Dealer,
    /// The winner of the previous round, the same player again after a void one. The first is
    /// chosen at random.
    Winner,
}

/// The meaning of a false joker turned as indicator (RULES section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FalseJokerTurned {
    /// It goes back, and another tile is turned (S2).
    Redraw,
    /// The false jokers themselves are wild; one of them is in play (S1).
    Wild,
}

/// The right to discard a wild tile, and its effect (RULES 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WildDiscard {
    /// At any time; the next player may take it as a wild tile.
    Anytime,
    /// Only as the last tile of a finish.
    OnlyToFinish,
    /// At any time, but no player may take it.
    Dead,
}

/// The discard piles that may be looked through (RULES 5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inspect {
    /// None: only the top of each is visible (S2).
    None,
    /// The player's own and that of the previous player (PAG).
    OwnAndLeft,
    /// All.
    All,
}

/// The last moment for showing the indicator's twin (RULES 5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwinUntil {
    /// Until the player's own first draw; for the starter until their first discard (S2).
    FirstDraw,
    /// Until the player's own first discard.
    FirstDiscard,
}

/// The unit of the score (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counting {
    /// One win for the player who finishes; most wins take the match (S1).
    Wins,
    /// Penalty points for the others; the fewest are best (S2).
    Penalties,
    /// Players start with the points of the limit; losers lose some, and the most left are best
    /// (*düz okey*).
    Down,
    /// Players start with the points of the limit; the winner of a round gets rid of some, and the
    /// first without any wins (*sayılı okey*).
    Own,
}

/// The value of seven pairs finished by an okey (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stacking {
    /// Each doubles: 8.
    Multiply,
    /// No more than one of them: 4.
    Max,
}

/// The end of a match (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// An agreed number of decided rounds (S1).
    Rounds,
    /// One player is left; players above the limit are out (S2).
    LastSurvivor,
    /// The first player out ends it, and the two lowest win together (S2, PAG).
    TopTwo,
    /// The first player out ends it, and the lowest wins.
    Best,
}

/// The treatment of a tie for the first place after the last round (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// Tied players share it (S1).
    Share,
    /// Tied players play on until one is ahead.
    ExtraRounds,
}

/// The number of points that puts a player out (RULES section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitRule {
    /// More than the limit (S2).
    Exceed,
    /// The limit or more (PAG).
    Reach,
}
