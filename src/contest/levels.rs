//! The price of a point in a tournament, by level (RULES section 8).

use super::terms::Format;

/// The chips for a point in the first levels.
const UNITS: [u64; 10] = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800];

/// Upper limit: more chips than exist in any tournament.
const HIGHEST: u64 = 1_000_000;

/// Returns the price of a point in this level, counted from 1: from the eleventh on one and a half
/// times that of the previous one, rounded down.
///
/// ```
/// use istaka::contest::unit_of_level;
/// assert_eq!([1, 2, 10, 11, 12].map(unit_of_level), [25, 50, 800, 1200, 1800]);
/// ```
pub fn unit_of_level(level: usize) -> u64 {
    if let Some(&unit) = UNITS.get(level.max(1) - 1) {
        return unit;
    }
    let mut unit = UNITS[UNITS.len() - 1];
    for _ in UNITS.len()..level {
        if unit == HIGHEST {
            break;
        }
        unit = HIGHEST.min(unit * 3 / 2);
    }
    unit
}

/// Returns the price of a point in a level of a tournament that is over in a few rounds: twice that
/// of the level before.
fn doubled(level: usize) -> u64 {
    let times = (level.max(1) - 1).min(12);
    HIGHEST.min(400 << times)
}

impl Format {
    /// The price of a point in this level of a tournament, counted from 1.
    ///
    /// ```
    /// use istaka::contest::Format;
    /// assert_eq!([1, 2, 3, 4].map(|level| Format::Blitz.unit(level)), [400, 800, 1600, 3200]);
    /// assert_eq!([1, 2, 10, 11].map(|level| Format::Normal.unit(level)), [25, 50, 800, 1200]);
    /// ```
    pub fn unit(self, level: usize) -> u64 {
        match self {
            Format::Blitz => doubled(level),
            _ => unit_of_level(level),
        }
    }
}
