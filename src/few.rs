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

/// A key that orders floating-point numbers as [`f64::total_cmp`] does.
pub fn total_order(number: f64) -> i64 {
    let bits = number.to_bits() as i64;
    // The bits of numbers below 0 grow as the numbers fall; only their sign is in place.
    if bits < 0 { bits ^ i64::MAX } else { bits }
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

    #[test]
    fn numbers_are_ordered_by_size() {
        let numbers = [-2.5, -1.0, -1e-9, 0.0, 1e-9, 0.25, 0.5, 1.0, 7.0];
        assert!(numbers.map(total_order).is_sorted_by(|one, other| one < other));
    }
}
