//! Open runs of one colour: runs that may still grow as the search goes from number to number.
//!
//! The search goes down from the highest number, so runs grow downwards. Only their lengths matter,
//! and three represents all lengths from three.

use std::cmp::Reverse;

use crate::sort::sort_short;

/// The lengths of up to four open runs of a colour, 0–3 in two bits each, the longest one lowest.
pub type Lengths = u8;

/// No run is open.
pub const NONE: Lengths = 0;

/// Number of codes of up to two open runs; those of more runs are higher.
pub const CODES: usize = 16;

/// The length of a run that may end or be continued.
const FINISHED: u8 = 3;

/// A continuation of the open runs of a colour at the next place.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The open runs afterwards; those of length 1 begin here.
    pub open: Lengths,
    /// Number of tiles that they take here, jokers included.
    pub tiles: u8,
    /// Number of runs that begin here.
    pub begin: u8,
}

/// Encodes lengths given in any order.
#[inline]
pub fn pack(mut lengths: [u8; 4]) -> Lengths {
    sort_short(&mut lengths, |&length| Reverse(length));
    lengths.into_iter().rev().fold(0, |open, length| open << 2 | length)
}

/// The lengths, the longest one first.
#[inline]
pub const fn lengths(open: Lengths) -> [u8; 4] {
    [open & 3, open >> 2 & 3, open >> 4 & 3, open >> 6]
}

/// Number of open runs that need a tile at the next place.
#[inline]
pub fn unfinished(open: Lengths) -> u8 {
    lengths(open).into_iter().filter(|length| matches!(length, 1 | 2)).count() as u8
}

/// Number of open runs.
#[inline]
pub fn open(open: Lengths) -> u8 {
    lengths(open).into_iter().filter(|&length| length > 0).count() as u8
}

/// Number of open runs that began at the last place.
#[inline]
pub fn begun(open: Lengths) -> u8 {
    lengths(open).into_iter().filter(|&length| length == 1).count() as u8
}

/// Returns the possible open runs if a kept run has its last tile at the next place: one of those
/// that are too short joins it.
pub fn joined(open: Lengths) -> impl Iterator<Item = Lengths> {
    [1, 2].into_iter().filter_map(move |length| {
        let mut lengths = lengths(open);
        let joins = lengths.iter().position(|&other| other == length)?;
        lengths[joins] = 0;
        Some(pack(lengths))
    })
}

/// Returns the open runs with as many kept ones that may be continued at the next place as can be
/// open.
pub fn with_kept(open: Lengths, kept: u8) -> Lengths {
    (0..kept.min(2)).fold(open, |open, _| {
        let [long, short, ..] = lengths(open);
        if short == 0 { pack([long, FINISHED, 0, 0]) } else { open }
    })
}

/// Returns all possible open runs at a place before a step, for these numbers of kept runs that end
/// there and that may be continued: unchanged, or with one or two joined.
pub fn starts(open: Lengths, above: u8, below: u8) -> [Option<Lengths>; 4] {
    let mut starts = [Some(open), None, None, None];
    if above > 0 {
        for (start, joined) in starts[1..].iter_mut().zip(joined(open)) {
            *start = Some(joined);
        }
    }
    if above > 1 {
        starts[3] = joined(open).next().and_then(|open| joined(open).next());
    }
    starts.map(|open| open.map(|open| with_kept(open, below)))
}

/// All steps from all open runs.
pub struct Steps(Vec<Vec<Step>>);

impl Steps {
    /// Computes the steps for up to `most` open runs of a colour.
    pub fn new(most: u8) -> Steps {
        let mut all = vec![Vec::new(); 1 << (2 * most)];
        let mut open = vec![NONE];
        while let Some(next) = open.pop() {
            let steps = steps(next, most);
            let known = |step: &&Step| all[usize::from(step.open)].is_empty() && step.open != next;
            open.extend(steps.iter().filter(known).map(|step| step.open));
            all[usize::from(next)] = steps;
        }
        Steps(all)
    }

    /// All possible open runs.
    pub fn opens(&self) -> impl Iterator<Item = Lengths> {
        let all = self.0.iter().zip(0..=u8::MAX);
        all.filter(|(steps, _)| !steps.is_empty()).map(|(_, open)| open)
    }

    /// The steps from these open runs.
    pub fn from(&self, open: Lengths) -> &[Step] {
        &self.0[usize::from(open)]
    }
}

/// Continues each open run or, if it is long enough, ends it; then begins runs.
fn steps(open: Lengths, most: u8) -> Vec<Step> {
    let lengths = lengths(open);
    let finished = lengths.iter().filter(|&&length| length == FINISHED).count();
    let mut found = Vec::new();
    for ending in 0..=finished {
        let mut after =
            lengths.map(|length| if length == 0 { 0 } else { FINISHED.min(length + 1) });
        after[..ending].fill(0); // the longest stand first
        let going = after.iter().filter(|&&length| length > 0).count() as u8;
        for begin in 0..=most - going {
            let mut after = after;
            let free = after.iter_mut().filter(|length| **length == 0);
            free.take(begin.into()).for_each(|length| *length = 1);
            found.push(Step { open: pack(after), tiles: going + begin, begin });
        }
    }
    found
}
