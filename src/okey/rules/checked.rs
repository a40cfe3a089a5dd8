//! The rules that exist under a name, ready to be played.

use super::{Options, Preset, Rules};
use crate::tile::{Kind, Number, Pack};

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
