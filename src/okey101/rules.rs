//! The rules of 101 Okey as one value (OKEY101 sections 12 and 13).
//!
//! [`Options`] is plain data that allows any combination; each preset is a value of it, and
//! [`Setting`] names its fields.

mod options;

use crate::seat::{Seat, Seats};
use crate::tile::{Kind, Number, Pack};
use crate::wall::{DealPlan, Dealing, Turning};

pub use options::*;

/// Playable rules of 101 Okey.
pub type Rules = crate::options::Rules<Options>;

/// Number of tiles of a player after the deal; the starter has one more (OKEY101 2.1).
pub const HAND: usize = 21;

/// The points of a penalty, and of a finish with the opposite sign (OKEY101 sections 8 and 10).
pub const PENALTY: i32 = 101;

impl Options {
    /// Returns a preset for this number of players. With fewer than four there are no partners.
    pub const fn preset(preset: Preset, players: u16) -> Options {
        let yuzbir = Options { players, ..Options::usual_of(preset) };
        match preset {
            Preset::Yuzbir => yuzbir,
            Preset::Katlamali => Options { raising: true, ..yuzbir },
            Preset::Esli => Options { partners: players == 4, ..yuzbir },
            Preset::Turnuva => Options {
                partners: players == 4,
                strict_open: true,
                return_penalty: true,
                take_back: TakeBack::LastOnly,
                add_cap: AddCap::PairsTwo,
                false_joker: FalseJokerTurned::Next,
                inspect: Inspect::OwnAndPairsAll,
                ..yuzbir
            },
            Preset::Cezali => Options {
                return_penalty: true,
                feed: Feed::Times,
                okey_lost: true,
                strict_open: true,
                record_bonus: true,
                ..yuzbir
            },
            Preset::Hizli => Options { rounds: 3, open_points: OpenPoints::Points81, ..yuzbir },
        }
    }

    /// The plan for dealing a round. If the tile below a turned false joker is turned, the round
    /// does so.
    pub fn deal_plan(&self) -> DealPlan {
        let redraw = self.false_joker == FalseJokerTurned::Redraw;
        let turning = Some(Turning { dealing: Dealing::Quick, redraw });
        DealPlan { pack: Rules::PACK, hand: HAND, turning }
    }

    /// Returns `true` if two players are opponents: all are, except partners.
    pub fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other && !(self.partners && one == other.opposite())
    }

    /// The seats that win and lose together with this one, itself included: partners sit opposite
    /// each other.
    pub fn side(&self, seat: Seat) -> Seats {
        Seat::ALL.into_iter().filter(|&other| !self.are_opponents(seat, other)).collect()
    }
}

impl Rules {
    /// All numbers and two false jokers: 106 tiles (OKEY101 1.1).
    pub const PACK: Pack = Pack { last: Number::MAX, other: Kind::FalseJoker, others: 2 };

    /// The usual game for this number of players.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub const fn yuzbir(players: u16) -> Rules {
        assert!(players >= 2 && players <= 4);
        Rules::of_preset(Options::preset(Preset::Yuzbir, players))
    }
}
