//! The definition of a complete hand.

use crate::meld::MeldRules;
use crate::tile::Number;

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
