//! What a point costs in a tournament, and how that rises (RULES section 8).

/// The chips of a point in the first levels.
const UNITS: [u64; 10] = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800];

/// More chips than there are in any tournament: a point need not cost more.
const HIGHEST: u64 = 1_000_000;

/// What a point costs in this level, counted from 1: from the eleventh on half as much again as in
/// the one before, rounded down.
///
/// ```
/// use istaka::unit_of_level;
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
