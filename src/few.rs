//! Sorting where there are few things, as on a rack or a table. The library's sorts are made for
//! many: each use of one weighs more in the browser than all rules of a game.

/// Sorts by a key. What has the same key stays in its order.
pub fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_library_does() {
        let mut seed = 7_u32;
        for length in 0..40 {
            let mut items: Vec<(u32, usize)> = (0..length)
                .map(|place| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (seed >> 29, place)
                })
                .collect();
            let mut sorted = items.clone();
            sorted.sort_by_key(|item| item.0);
            sort_few(&mut items, |item| item.0);
            assert_eq!(items, sorted);
        }
    }
}
