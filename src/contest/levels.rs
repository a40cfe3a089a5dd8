//! The price of a point in a tournament, by level (RULES section 8).

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
