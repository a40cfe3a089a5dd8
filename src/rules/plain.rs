//! The rules of the first table, which is Turkish and for four. They are a constant, so that the
//! compiler leaves out of it what only other rules need.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use super::{Options, Preset};

const TURKISH: Options = Options::preset(Preset::Turkish, 4);

/// The only rules that there are here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules(());

impl Deref for Rules {
    type Target = Options;

    #[inline(always)]
    fn deref(&self) -> &Options {
        &TURKISH
    }
}

impl Rules {
    /// Turkish Okey as on rummy.ch, for four (S2).
    pub const fn turkish() -> Rules {
        Rules(())
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())
    }
}

impl FromStr for Rules {
    type Err = ();

    fn from_str(text: &str) -> Result<Rules, ()> {
        if text == TURKISH.preset.name() { Ok(Rules::turkish()) } else { Err(()) }
    }
}
