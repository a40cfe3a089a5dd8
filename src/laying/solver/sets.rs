//! Subsets of a list.

/// Returns the subsets with `count` elements, up to `most` of them.
pub fn sets(all: &[usize], count: usize, most: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new(); most.min(1)];
    }
    let mut found = Vec::new();
    for (at, &one) in all.iter().enumerate() {
        if found.len() == most || all.len() - at < count {
            break;
        }
        let rests = sets(&all[at + 1..], count - 1, most - found.len());
        found.extend(rests.into_iter().map(|rest| [rest, vec![one]].concat()));
    }
    found
}
