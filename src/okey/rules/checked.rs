//! Rules that can be played.

use std::ops::Deref;

use super::{Conflict, Options, Preset};
use crate::tile::{Kind, Number, Pack};

/// Options that can be played together.
///
/// ```
/// use istaka::{Conflict, End, Options, Preset, Rules};
/// let rules = Rules::turkish();
/// assert_eq!(rules.limit, 20);
/// let options = Options { end: End::TopTwo, ..Options::preset(Preset::Turkish, 3) };
/// assert_eq!(Rules::new(options), Err(Conflict::TopTwoNeedsFour));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules(Options);

impl Deref for Rules {
    type Target = Options;

    fn deref(&self) -> &Options {
        &self.0
    }
}

impl Rules {
    /// All numbers and two false jokers: 106 tiles (RULES section 1).
    pub const PACK: Pack = Pack { last: Number::MAX, other: Kind::FalseJoker };

    /// The rules with these options.
    ///
    /// # Errors
    /// The first [`Conflict`] between two of them.
    pub fn new(options: Options) -> Result<Rules, Conflict> {
        match Conflict::all(&options).next() {
            Some(conflict) => Err(conflict),
            None => Ok(Rules(options)),
        }
    }

    /// Turkish Okey as on rummy.ch, for four (S2).
    pub const fn turkish() -> Rules {
        Rules(Options::preset(Preset::Turkish, 4))
    }

    /// The German board edition, for four (S1).
    pub const fn board() -> Rules {
        Rules(Options::preset(Preset::Board, 4))
    }

    /// Turkish Okey of the coffee house, for four: twenty points, counted down.
    pub const fn kahvehane() -> Rules {
        Rules(Options::preset(Preset::Kahvehane, 4))
    }

    /// Turkish Okey in which everybody counts down his own number, for four.
    pub const fn sayili() -> Rules {
        Rules(Options::preset(Preset::Sayili, 4))
    }

    /// Turkish Okey as Pagat tells it, for four (PAG).
    pub const fn pagat() -> Rules {
        Rules(Options::preset(Preset::Pagat, 4))
    }
}
