//! The rules of a game as one value (RULES sections 2 to 6 and 9).
//!
//! [`Options`] is plain data, in which anything may stand; a preset is a value of it, and
//! [`Setting`] names each field.

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

/// Rules of Okey that can be played.
pub type Rules = crate::options::Rules<Options>;

/// What each loser writes for an ordinary finish (RULES section 6, S2).
const LOSS: u16 = 2;

/// What a declared hand that is incomplete costs, where it costs something (RULES 5.6).
pub const OFFENCE: u16 = 2;

/// What makes a finish count more, apart from colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Manner {
    /// Whether the last tile discarded is a real okey.
    pub by_okey: bool,
    /// Whether the hand is seven pairs.
    pub by_pairs: bool,
}

impl Manner {
    /// The usual one: neither.
    pub const PLAIN: Manner = Manner { by_okey: false, by_pairs: false };
}

/// Rules that exist under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The German board edition with a die (S1).
    Board,
    /// Turkish Okey as on rummy.ch (S2).
    Turkish,
    /// Turkish Okey with the traditional deal, as Pagat tells it (PAG).
    Pagat,
    /// Turkish Okey as coffee houses play it: points are counted down (*düz okey*).
    Kahvehane,
    /// Turkish Okey in which everybody counts down his own number (*sayılı okey*).
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
    /// All of them.
    pub const ALL: [Preset; 5] = values();
}

/// Everything that may differ between two tables of Okey. Any combination may stand here;
/// `Rules::new` says whether it can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The preset from which the others are meant to differ.
    pub preset: Preset,
    /// How many play, 2 to 4.
    pub players: u16,
    /// Which neighbour is next. S1 clockwise, S2 and PAG anticlockwise (RULES section 4).
    pub direction: Direction,
    /// How tiles are dealt. S1 and PAG traditional, S2 quick (RULES section 4).
    pub dealing: Dealing,
    /// Who begins. S1 the highest die, S2 the seat after the dealer (RULES section 4).
    pub starter: Starter,
    /// What a false joker means that is turned as indicator (RULES section 2).
    pub false_joker: FalseJokerTurned,
    /// What is a complete hand (RULES section 3).
    pub hands: HandRules,
    /// When a wild tile may be discarded (RULES 5.3).
    pub wild_discard: WildDiscard,
    /// Whose discard piles may be looked through (RULES 5.4). For the page: a [`View`] keeps all
    /// that was ever open.
    ///
    /// [`View`]: crate::View
    pub inspect: Inspect,
    /// Points that each opponent writes at once when the indicator's twin is shown; 0 where showing
    /// it is not played. S2: 1, S1: off (RULES 5.5).
    pub twin_points: u16,
    /// Until when it may be shown. S2: the first draw (RULES 5.5).
    pub twin_until: TwinUntil,
    /// Whether declaring an incomplete hand costs [`OFFENCE`] points instead of being refused
    /// (RULES 5.6).
    pub strict_declare: bool,
    /// What a round counts. S1 a win, S2 penalty points (RULES section 6).
    pub counting: Counting,
    /// What an okey discarded last with seven pairs counts (RULES section 6).
    pub stacking: Stacking,
    /// Whether a red or black indicator doubles the finish (*renkli*, RULES section 6).
    pub color_double: bool,
    /// Whether a hand of one colour doubles the finish (*tek renk*, RULES section 6).
    pub one_color: bool,
    /// What ends a match (RULES section 6).
    pub end: End,
    /// The number of rounds, for [`End::Rounds`]. S1: 5 unless agreed otherwise.
    pub rounds: u16,
    /// What becomes of a tie after the last round (RULES section 6).
    pub ties: Ties,
    /// The penalty points that put a player out, or the points with which everybody starts where
    /// they are counted down. S2: 20 (RULES section 6).
    pub limit: u16,
    /// Whether a player with exactly that many is out. S2 no, PAG yes.
    pub limit_rule: LimitRule,
    /// Whether opposite seats play together (RULES section 6).
    pub partners: bool,
    /// Whether there is a pot (*çanak*, RULES section 6).
    pub pot: bool,
    /// Whether the last two of four pay the first two (RULES section 6, S2).
    pub stakes: bool,
}

impl Options {
    /// A preset for this many players.
    ///
    /// With fewer than four, [`End::TopTwo`] of `pagat` gives way to [`End::Best`].
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

    /// How the tiles of a round are dealt.
    pub fn deal_plan(&self) -> DealPlan {
        let redraw = self.false_joker == FalseJokerTurned::Redraw;
        DealPlan { pack: Rules::PACK, turning: Some(Turning { dealing: self.dealing, redraw }) }
    }

    /// What a finish costs each loser, or takes off the winner's own number (RULES section 6): 2; 4
    /// for an okey discarded last and for seven pairs, 8 or 4 for both, all doubled by a red or
    /// black indicator where that is played. Where wins are counted, nothing.
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

    /// Whether everybody starts with points, which are counted down.
    pub const fn counts_down(&self) -> bool {
        matches!(self.counting, Counting::Down | Counting::Own)
    }

    /// So many written points, or wins, as they are shown: what is left where one counts down.
    pub fn shown(&self, written: i32) -> i32 {
        if self.counts_down() { i32::from(self.limit) - written } else { written }
    }

    /// Whether this indicator doubles the finish.
    pub fn doubled(&self, indicator: Kind) -> bool {
        let doubling = |color| matches!(color, Color::Red | Color::Black);
        self.color_double && matches!(indicator, Kind::Face(face) if doubling(face.color))
    }

    /// Who wins and loses together with the player at this seat, himself included: partners sit
    /// opposite each other.
    pub fn side(&self, seat: Seat) -> Seats {
        Seat::ALL.into_iter().filter(|&other| !self.are_opponents(seat, other)).collect()
    }

    /// Whether two players play against each other: all do but partners.
    pub fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other && !(self.partners && one == other.opposite())
    }

    /// The place in a match as it is announced: of partners there are two.
    pub fn place(&self, rank: usize) -> usize {
        if self.partners { rank.min(2) } else { rank }
    }

    /// Whether so many written points put a player, or a pair of partners, out; where points are
    /// counted down, whether none are left.
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
    pub const PACK: Pack = Pack { last: Number::MAX, other: Kind::FalseJoker };

    /// Turkish Okey as on rummy.ch, for four (S2).
    pub const fn turkish() -> Rules {
        Rules::of_preset(Options::preset(Preset::Turkish, 4))
    }

    /// The German board edition, for four (S1).
    pub const fn board() -> Rules {
        Rules::of_preset(Options::preset(Preset::Board, 4))
    }

    /// Turkish Okey of the coffee house, for four: twenty points, counted down.
    pub const fn kahvehane() -> Rules {
        Rules::of_preset(Options::preset(Preset::Kahvehane, 4))
    }

    /// Turkish Okey in which everybody counts down his own number, for four.
    pub const fn sayili() -> Rules {
        Rules::of_preset(Options::preset(Preset::Sayili, 4))
    }

    /// Turkish Okey as Pagat tells it, for four (PAG).
    pub const fn pagat() -> Rules {
        Rules::of_preset(Options::preset(Preset::Pagat, 4))
    }
}
