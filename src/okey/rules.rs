//! The rules of a game as one value (RULES sections 2 to 6 and 9).
//!
//! [`Options`] is plain data that allows any combination, declared in one table; each preset is a
//! value of it.

mod hands;
mod options;

use crate::seat::{Direction, Seat, Seats};
use crate::tile::{Color, Kind, Number, Pack};
use crate::wall::{DealPlan, Dealing, Turning};

pub use hands::HandRules;
pub use options::*;

/// Playable rules of Okey.
pub type Rules = crate::options::Rules<Options>;

/// The points of each loser for an ordinary finish (RULES section 6, S2).
const LOSS: u16 = 2;

/// Number of tiles of a player between turns (RULES section 4).
const HAND: usize = 14;

/// The cost of declaring an incomplete hand, where the rules allow that (RULES 5.6).
pub const OFFENCE: u16 = 2;

/// The indicator, as far as the score of a round depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turned {
    /// A tile of this colour.
    Color(Color),
    /// A false joker.
    FalseJoker,
}

impl Turned {
    /// The indicator of this kind.
    pub const fn of(indicator: Kind) -> Turned {
        match indicator {
            Kind::Face(face) => Turned::Color(face.color),
            Kind::FalseJoker | Kind::Joker => Turned::FalseJoker,
        }
    }
}

/// The doublings of a finish, apart from colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Manner {
    /// True if the last discard is a real okey.
    pub by_okey: bool,
    /// True if the hand is seven pairs.
    pub by_pairs: bool,
}

impl Manner {
    /// Neither.
    pub const PLAIN: Manner = Manner { by_okey: false, by_pairs: false };
}

impl Options {
    /// Returns a preset for this number of players.
    ///
    /// With fewer than four, `pagat` has [`End::Best`] instead of [`End::TopTwo`].
    pub const fn preset(preset: Preset, players: u16) -> Options {
        let turkish = Options { players, ..Options::usual_of(preset) };
        match preset {
            Preset::Turkish => turkish,
            Preset::Pagat => Options {
                dealing: Dealing::RingFromBottom,
                inspect: Inspect::OwnAndLeft,
                end: if players == 4 { End::TopTwo } else { End::Best },
                limit_rule: LimitRule::Reach,
                ..turkish
            },
            Preset::Kahvehane => Options {
                twin_until: TwinUntil::FirstDiscard,
                counting: Counting::Down,
                end: End::Best,
                ..turkish
            },
            Preset::Sayili => Options { counting: Counting::Own, end: End::Best, ..turkish },
            Preset::Board => Options {
                direction: Direction::Clockwise,
                dealing: Dealing::RingFromTop,
                starter: Starter::HighestDie,
                false_joker: FalseJokerTurned::Wild,
                seven_pairs: false,
                twin_points: 0,
                counting: Counting::Wins,
                end: End::Rounds,
                ..turkish
            },
        }
    }

    /// The definition of a complete hand (RULES section 3).
    pub const fn hands(&self) -> HandRules {
        HandRules { high_one: self.high_one, seven_pairs: self.seven_pairs }
    }

    /// The plan for dealing a round.
    pub fn deal_plan(&self) -> DealPlan {
        let redraw = self.false_joker == FalseJokerTurned::Redraw;
        let turning = Some(Turning { dealing: self.dealing, redraw });
        DealPlan { pack: Rules::PACK, hand: HAND, turning }
    }

    /// The points that a finish costs each loser, or that are taken off the winner's own number
    /// (RULES section 6): 2; 4 for an okey discarded last and for seven pairs, 8 or 4 for both, all
    /// doubled by a red or black indicator where that is played. 0 where wins are counted.
    pub fn finish_points(&self, manner: Manner, indicator: Kind) -> u16 {
        self.finish_value(manner, false, Turned::of(indicator))
    }

    /// The points of a finish: [`Options::finish_points`], and twice that for a hand of one colour.
    pub(super) fn finish_value(&self, manner: Manner, one_color: bool, turned: Turned) -> u16 {
        if self.counting == Counting::Wins {
            return 0;
        }
        let value = match (manner.by_okey, manner.by_pairs) {
            (false, false) => LOSS,
            (true, true) if self.stacking == Stacking::Multiply => 4 * LOSS,
            _ => 2 * LOSS,
        };
        let value = if one_color { 2 * value } else { value };
        if self.doubles(turned) { 2 * value } else { value }
    }

    /// Returns `true` if players start with points that are counted down.
    pub const fn counts_down(&self) -> bool {
        matches!(self.counting, Counting::Down | Counting::Own)
    }

    /// Converts points or wins to the displayed number: the number left where points are counted
    /// down.
    pub fn shown(&self, written: i32) -> i32 {
        if self.counts_down() { i32::from(self.limit) - written } else { written }
    }

    /// Returns `true` if this indicator doubles the finish.
    pub fn doubled(&self, indicator: Kind) -> bool {
        self.doubles(Turned::of(indicator))
    }

    const fn doubles(&self, turned: Turned) -> bool {
        self.color_double && matches!(turned, Turned::Color(Color::Red | Color::Black))
    }

    /// The seats that win and lose together with this one, itself included: partners sit opposite
    /// each other.
    pub fn side(&self, seat: Seat) -> Seats {
        Seat::ALL.into_iter().filter(|&other| !self.are_opponents(seat, other)).collect()
    }

    /// Returns `true` if two players are opponents: all are, except partners.
    pub fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other && !(self.partners && one == other.opposite())
    }

    /// The displayed place in a match: partners have only two places.
    pub fn place(&self, rank: usize) -> usize {
        if self.partners { rank.min(2) } else { rank }
    }

    /// Returns `true` if this number of points puts a player or a pair of partners out; where
    /// points are counted down, if none are left.
    pub fn is_out(&self, points: i32) -> bool {
        match self.limit_rule {
            _ if self.counts_down() => self.shown(points) <= 0,
            LimitRule::Exceed => points > self.limit.into(),
            LimitRule::Reach => points >= self.limit.into(),
        }
    }
}

impl Rules {
    /// All numbers and two false jokers: 106 tiles (RULES section 1).
    pub const PACK: Pack = Pack { last: Number::MAX, other: Kind::FalseJoker, others: 2 };

    /// Turkish Okey as on rummy.ch, for four (S2).
    pub const fn turkish() -> Rules {
        Rules::of_preset(Options::preset(Preset::Turkish, 4))
    }

    /// The German board edition, for four (S1).
    pub const fn board() -> Rules {
        Rules::of_preset(Options::preset(Preset::Board, 4))
    }

    /// Turkish Okey of coffee houses, for four: twenty points, counted down.
    pub const fn kahvehane() -> Rules {
        Rules::of_preset(Options::preset(Preset::Kahvehane, 4))
    }

    /// Turkish Okey in which players count down their own number, for four.
    pub const fn sayili() -> Rules {
        Rules::of_preset(Options::preset(Preset::Sayili, 4))
    }

    /// Turkish Okey as described by Pagat, for four (PAG).
    pub const fn pagat() -> Rules {
        Rules::of_preset(Options::preset(Preset::Pagat, 4))
    }
}
