//! The sizes of samples: small in a plain run, large in `cargo xtask test --all`.

use std::env;

/// Returns `all` where `ISTAKA_ALL=1` is set, as `cargo xtask test --all` does, and else `small`.
pub fn sample<T>(small: T, all: T) -> T {
    if env::var("ISTAKA_ALL").is_ok_and(|value| value == "1") { all } else { small }
}
