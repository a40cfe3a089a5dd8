//! The sort of short lists: tiles of a rack, melds of a table. The library compiles its sort, made
//! for long lists too, anew for each type and key, which is 5 kB of the browser's engine each time.

/// Sorts a short list by key, stable.
pub fn sort_short<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_library_does(keys in prop::collection::vec(0..8_u8, 0..40)) {
            let mut sorted: Vec<(u8, usize)> = keys.into_iter().zip(0..).collect();
            let mut found = sorted.clone();
            sorted.sort_by_key(|item| item.0);
            sort_short(&mut found, |item| item.0);
            prop_assert_eq!(found, sorted);
        }
    }
}
