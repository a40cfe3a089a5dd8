//! Errors with a stable code.

use std::error::Error;

/// An error with a code that programs can compare.
pub trait Coded: Error {
    /// All codes of this type, without those of wrapped errors.
    const CODES: &'static [&'static str];

    /// A stable name for programs.
    fn code(&self) -> &'static str;
}

/// The body of an `impl` of [`Coded`]: the code of every error of a type, and after a semicolon the
/// wrapped errors.
macro_rules! codes {
    ($($error:pat => $code:literal,)* $(; $($passed_on:pat => $its_code:expr,)*)?) => {
        const CODES: &'static [&'static str] = &[$($code),*];

        fn code(&self) -> &'static str {
            match self {
                $($error => $code,)*
                $($($passed_on => $its_code,)*)?
            }
        }
    };
}
pub(crate) use codes;
