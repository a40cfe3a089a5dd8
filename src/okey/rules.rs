//! The rules of a game as one value (RULES sections 2 to 6 and 9).
//!
//! [`Options`] is plain data that allows any combination; each preset is a value of it, and
//! [`Setting`] names its fields.

mod option;
mod names;
mod setting;
mod conflict;
mod fields;
mod past;

use crate::named::{Named, values};
use crate::seat::{Direction, Seat, Seats};
use crate::tile::{Color, Kind, Number, Pack};
use crate::wall::{DealPlan, Dealing, Turning};

pub use conflict::Conflict;
pub(super) use option::ROUNDS;
pub use option::{
    Counting, End, FalseJokerTurned, HandRules, Inspect, LimitRule, Stacking, Starter, Ties,
    TwinUntil, WildDiscard,
};
pub(super) use past::since_version_1;
pub use setting::{Setting, Wording};

/// Playable rules of Okey.
pub type Rules = crate::options::Rules<Options>;

/// The points of each loser for an ordinary finish (RULES section 6, S2).
const LOSS: u16 = 2;

/// Number of tiles of a player between turns (RULES section 4).
const HAND: usize = 14;

/// The cost of declaring an incomplete hand, where the rules allow that (RULES 5.6).
pub const OFFENCE: u16 = 2;

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

/// Named rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The German board edition with a die (S1).
    Board,
    /// Turkish Okey as on rummy.ch (S2).
    Turkish,
    /// Turkish Okey with the traditional deal, as described by Pagat (PAG).
    Pagat,
    /// Turkish Okey of coffee houses: points are counted down (*düz okey*).
    Kahvehane,
    /// Turkish Okey in which players count down their own number (*sayılı okey*).
    Sayili,
}

impl Named for Preset {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Preset::Board, "board"),
        (Preset::Turkish, "turkish"),
        (Preset::Pagat, "pagat"),
        (Preset::Kahvehane, "kahvehane"),
        (Preset::Sayili, "sayili"),
    ];
}

impl Preset {
    /// All presets.
    pub const ALL: [Preset; 5] = values();
}

/// All options of a table of Okey. Any combination is allowed here; `Rules::new` checks if it can
/// be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The preset that these options are based on.
    pub preset: Preset,
    /// Number of players, 2 to 4.
    pub players: u16,
    /// The order of play. S1 clockwise, S2 and PAG anticlockwise (RULES section 4).
    pub direction: Direction,
    /// The way of dealing. S1 and PAG traditional, S2 quick (RULES section 4).
    pub dealing: Dealing,
    /// The starter. S1 the highest die, S2 the seat after the dealer (RULES section 4).
    pub starter: Starter,
    /// The meaning of a false joker turned as indicator (RULES section 2).
    pub false_joker: FalseJokerTurned,
    /// The definition of a complete hand (RULES section 3).
    pub hands: HandRules,
    /// The right to discard a wild tile (RULES 5.3).
    pub wild_discard: WildDiscard,
    /// The discard piles that may be looked through (RULES 5.4). Enforced by the page: a [`View`]
    /// contains all public tiles.
    ///
    /// [`View`]: crate::View
    pub inspect: Inspect,
    /// Points that each opponent gets at once when the indicator's twin is shown; 0 if showing it
    /// is not allowed. S2: 1, S1: off (RULES 5.5).
    pub twin_points: u16,
    /// The last moment for showing it. S2: the first draw (RULES 5.5).
    pub twin_until: TwinUntil,
    /// True if declaring an incomplete hand costs [`OFFENCE`] points instead of being refused
    /// (RULES 5.6).
    pub strict_declare: bool,
    /// The unit of the score. S1 a win, S2 penalty points (RULES section 6).
    pub counting: Counting,
    /// The value of seven pairs finished by an okey (RULES section 6).
    pub stacking: Stacking,
    /// True if a red or black indicator doubles the finish (*renkli*, RULES section 6).
    pub color_double: bool,
    /// True if a hand of one colour doubles the finish (*tek renk*, RULES section 6).
    pub one_color: bool,
    /// The end of a match (RULES section 6).
    pub end: End,
    /// The number of rounds, for [`End::Rounds`]. S1: 5 unless agreed otherwise.
    pub rounds: u16,
    /// The treatment of a tie after the last round (RULES section 6).
    pub ties: Ties,
    /// The penalty points that put a player out, or the points that players start with where they
    /// are counted down. S2: 20 (RULES section 6).
    pub limit: u16,
    /// The treatment of a player with exactly that number. S2 still in, PAG out.
    pub limit_rule: LimitRule,
    /// True if opposite seats are partners (RULES section 6).
    pub partners: bool,
    /// True if a pot is played (*çanak*, RULES section 6).
    pub pot: bool,
    /// True if the last two of four pay the first two (RULES section 6, S2).
    pub stakes: bool,
}

impl Options {
    /// Returns a preset for this number of players.
    ///
    /// With fewer than four, `pagat` has [`End::Best`] instead of [`End::TopTwo`].
    pub const fn preset(preset: Preset, players: u16) -> Options {
        let turkish = Options {
            preset,
            players,
            direction: Direction::Anticlockwise,
            dealing: Dealing::Quick,
            starter: Starter::AfterDealer,
            false_joker: FalseJokerTurned::Redraw,
            hands: HandRules { high_one: true, seven_pairs: true },
            wild_discard: WildDiscard::Anytime,
            inspect: Inspect::None,
            twin_points: 1,
            twin_until: TwinUntil::FirstDraw,
            strict_declare: false,
            counting: Counting::Penalties,
            stacking: Stacking::Multiply,
            color_double: false,
            one_color: false,
            end: End::LastSurvivor,
            rounds: 5,
            ties: Ties::Share,
            limit: 20,
            limit_rule: LimitRule::Exceed,
            partners: false,
            pot: false,
            stakes: false,
        };
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
                hands: HandRules { high_one: true, seven_pairs: false },
                twin_points: 0,
                counting: Counting::Wins,
                end: End::Rounds,
                ..turkish
            },
        }
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
        if self.counting == Counting::Wins {
            return 0;
        }
        let value = match (manner.by_okey, manner.by_pairs) {
            (false, false) => LOSS,
            (true, true) if self.stacking == Stacking::Multiply => 4 * LOSS,
            _ => 2 * LOSS,
        };
        if self.doubled(indicator) { 2 * value } else { value }
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
        let doubling = |color| matches!(color, Color::Red | Color::Black);
        self.color_double && matches!(indicator, Kind::Face(face) if doubling(face.color))
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
