//! The distribution of a prize pool (RULES section 8): by the formula of ring games, or by places.
//!
//! All computations use integers, and every pool is distributed to the last chip.

use std::fmt;

use crate::coded::{Coded, codes, error};
use crate::sort::sort_short;

/// Largest pool: sums of its products stay far below the range of the integer type.
pub const LARGEST_POOL: u64 = 1 << 40;

/// Largest number of points.
const MOST_POINTS: i64 = 1_000_000;

/// Returns `true` if this number of points is possible.
pub(super) fn are_points(points: i64) -> bool {
    (-MOST_POINTS..=MOST_POINTS).contains(&points)
}

/// The reason for which a pool cannot be distributed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PrizeError {
    /// The number of entrants is out of range.
    Entrants(usize),
    /// The pool is too large.
    Pool,
    /// A number of points is out of range.
    Points,
    /// The ranks are inconsistent: one must be first, and the rank after a tie skips as many.
    Ranks,
}

impl Coded for PrizeError {
    codes! {
        PrizeError::Entrants(_) => "entrants",
        PrizeError::Pool => "pool",
        PrizeError::Points => "points",
        PrizeError::Ranks => "ranks",
    }
}

error!(PrizeError);

impl fmt::Display for PrizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrizeError::Entrants(count) => write!(f, "this is not played by {count}"),
            PrizeError::Pool => write!(f, "a pool holds up to {LARGEST_POOL} chips"),
            PrizeError::Points => write!(f, "points go from -{MOST_POINTS} to {MOST_POINTS}"),
            PrizeError::Ranks => f.write_str("these are no places, such as 1 2 2 4"),
        }
    }
}

/// Returns the chips of each player of a ring game by the points of each: the fewest are best, and
/// wins are negative points.
///
/// A sole winner gets three quarters of the pool or more, depending on the lead over the second.
/// The others share the rest in proportion to their lead over the last.
///
/// ```
/// use istaka::contest::ring_prizes;
/// assert_eq!(ring_prizes(400, &[2, 4, 8, 10]), Ok(vec![326, 56, 18, 0]));
/// assert_eq!(ring_prizes(400, &[4, 0, 4, 0]), Ok(vec![0, 200, 0, 200]));
/// assert_eq!(ring_prizes(400, &[-1, -2, 0, 0]), Ok(vec![50, 350, 0, 0]));
/// ```
///
/// # Errors
/// [`PrizeError`]: two to four play.
pub fn ring_prizes(pool: u64, penalties: &[i64]) -> Result<Vec<u64>, PrizeError> {
    if !(2..=4).contains(&penalties.len()) {
        return Err(PrizeError::Entrants(penalties.len()));
    }
    if pool > LARGEST_POOL {
        return Err(PrizeError::Pool);
    }
    if !penalties.iter().all(|&points| are_points(points)) {
        return Err(PrizeError::Points);
    }
    let mut sorted = penalties.to_vec();
    sort_short(&mut sorted, |&points| points);
    let last = sorted[sorted.len() - 1];
    let lead = |points: i64| (last - points) as u64;
    let losers = match lead(sorted[0]) {
        0 => 0,
        most => pool * lead(sorted[1]) / (4 * most),
    };
    let leads: u64 = sorted[1..].iter().map(|&points| lead(points)).sum();
    // If all but the first have equal points, there is nothing to divide among them.
    let part = |&points: &i64| (losers * lead(points)).checked_div(leads).unwrap_or(0);
    let rest: Vec<u64> = sorted[1..].iter().map(part).collect();
    let first = pool - rest.iter().sum::<u64>();
    let by_place = [vec![first], rest].concat();
    Ok(pooled(&by_place, &ranks_of(penalties)))
}

/// Returns the prizes for these places: `ranks` has the place of each, equal in a tie, and
/// `percent` the share of each place; the first place also gets the remainder.
///
/// Tied entrants add up the prizes of their places and divide them equally; odd chips go one each
/// to the first ones in the list.
///
/// ```
/// use istaka::contest::{prizes_by_rank, sitngo_shares};
/// let percent = sitngo_shares(4).unwrap();
/// assert_eq!(prizes_by_rank(401, percent, &[2, 1, 4, 2]), Ok(vec![50, 301, 0, 50]));
/// ```
///
/// # Errors
/// [`PrizeError`].
///
/// # Panics
/// If the shares come to more than 100 percent.
pub fn prizes_by_rank(pool: u64, percent: &[u64], ranks: &[usize]) -> Result<Vec<u64>, PrizeError> {
    if pool > LARGEST_POOL {
        return Err(PrizeError::Pool);
    }
    if ranks.is_empty() || percent.is_empty() {
        return Err(PrizeError::Entrants(ranks.len()));
    }
    let ahead = |rank: usize| ranks.iter().filter(|&&other| other < rank).count();
    if ranks.iter().any(|&rank| rank != ahead(rank) + 1) {
        return Err(PrizeError::Ranks);
    }
    let share = |place: usize| percent.get(place).map_or(0, |part| pool * part / 100);
    let mut by_place: Vec<u64> = (0..ranks.len()).map(share).collect();
    let rest = pool.checked_sub(by_place.iter().sum());
    by_place[0] += rest.expect("the shares are at most the pool");
    Ok(pooled(&by_place, ranks))
}

/// The shares of the places of a sit'n'go in percent; `None` if not two to four play.
pub const fn sitngo_shares(entrants: usize) -> Option<&'static [u64]> {
    match entrants {
        2 => Some(&[100]),
        3 => Some(&[75, 25]),
        4 => Some(&[75, 18, 7]),
        _ => None,
    }
}

/// The shares of the places of a tournament in percent; `None` if not 5 to 64 play.
pub const fn tournament_shares(entrants: usize) -> Option<&'static [u64]> {
    match entrants {
        5..=8 => Some(&[65, 35]),
        9..=16 => Some(&[50, 30, 20]),
        17..=32 => Some(&[45, 27, 17, 11]),
        33..=64 => Some(&[38, 24, 15, 10, 7, 6]),
        _ => None,
    }
}

/// Returns the place of each; the fewest points are best.
pub fn ranks_of(points: &[i64]) -> Vec<usize> {
    let ahead = |own: &i64| points.iter().filter(|&other| other < own).count();
    points.iter().map(|own| ahead(own) + 1).collect()
}

/// Divides the prizes of the places among tied entrants.
fn pooled(by_place: &[u64], ranks: &[usize]) -> Vec<u64> {
    let mut prizes = vec![0; ranks.len()];
    for rank in 1..=ranks.len() {
        let tied: Vec<usize> = (0..ranks.len()).filter(|&who| ranks[who] == rank).collect();
        let together: u64 = by_place[rank - 1..].iter().take(tied.len()).sum();
        let count = tied.len() as u64;
        for (&who, before) in tied.iter().zip(0..) {
            prizes[who] = together / count + u64::from(before < together % count);
        }
    }
    prizes
}
