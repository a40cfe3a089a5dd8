//! The sizes of samples: small in a plain run, large in `cargo xtask test --all`.

use std::env;

/// Returns `all` if `ISTAKA_ALL=1` is set, as by `cargo xtask test --all`, and else `small`.
pub fn sample<T>(small: T, all: T) -> T {
    if env::var("ISTAKA_ALL").is_ok_and(|value| value == "1") { all } else { small }
}
