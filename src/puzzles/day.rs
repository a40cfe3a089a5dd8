//! The puzzle of a day.

use crate::calendar::{date_of, days_in};

/// Returns the index of the puzzle of a day among `count` puzzles, which are used in turn. `None`
/// if the date is not written as `2026-11-24`, or if there are none.
///
/// ```
/// use istaka::puzzle_of_day;
/// assert_eq!(puzzle_of_day("2026-11-24", 366), Some(257));
/// assert_eq!(puzzle_of_day("2026-11-25", 366), Some(258));
/// assert_eq!(puzzle_of_day("2026-02-30", 366), None);
/// ```
pub fn puzzle_of_day(date: &str, count: usize) -> Option<usize> {
    let [year, month, day] = date_of(date)?;
    let before = year.saturating_sub(1);
    let years = 365 * before + before / 4 - before / 100 + before / 400;
    let months: u32 = (1..month).filter_map(|month| days_in(year, month)).sum();
    let days = years + months + day - 1;
    (days as usize).checked_rem(count)
}
