//! Calendar days, for daily deals, puzzles and lobbies.

/// Number of days of a month, counted from 1; `None` if there is no such month.
pub const fn days_in(year: u32, month: u32) -> Option<u32> {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    Some(match month {
        2 => 28 + leap as u32,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    })
}

/// The last year of a JavaScript `Date`.
const LAST_YEAR: u32 = 275_760;

/// Returns the next day, both in the form 20261124; `None` if the day does not exist.
///
/// ```
/// use istaka::lobby::next_day;
/// assert_eq!(next_day(20240228), Some(20240229));
/// assert_eq!(next_day(20261231), Some(20270101));
/// assert_eq!(next_day(99991231), Some(100000101));
/// assert_eq!(next_day(20260230), None);
/// ```
pub const fn next_day(day: u32) -> Option<u32> {
    let (year, month, date) = (day / 10_000, day / 100 % 100, day % 100);
    let Some(days) = days_in(year, month) else { return None };
    match (date, month) {
        _ if year > LAST_YEAR || date == 0 || date > days => None,
        _ if date < days => Some(day + 1),
        (_, 12) => Some((year + 1) * 10_000 + 101),
        _ => Some(year * 10_000 + (month + 1) * 100 + 1),
    }
}

/// Reads year, month and day of an existing date in the form `2026-11-24`.
pub fn date_of(text: &str) -> Option<[u32; 3]> {
    let mut parts = text.splitn(3, '-');
    let mut part = |digits: usize| {
        let text = parts.next().filter(|text| text.len() == digits)?;
        text.bytes().all(|letter| letter.is_ascii_digit()).then(|| text.parse().ok())?
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    let fits = (1..=days_in(year, month)?).contains(&day);
    fits.then_some([year, month, day])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_that_there_are_have_a_date() {
        for date in ["2026-11-24", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"] {
            assert!(date_of(date).is_some(), "{date}");
        }
        for wrong in ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-04-31"] {
            assert_eq!(date_of(wrong), None, "{wrong}");
        }
        for wrong in
            ["", "2026-11", "2026-11-24-", "26-11-24", "2026-1-24", "+026-11-24", "2026-11-00"]
        {
            assert_eq!(date_of(wrong), None, "{wrong}");
        }
    }
}
