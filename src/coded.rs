//! Errors that programs tell apart by a code.

use std::error::Error;

/// An error that programs can tell apart.
pub trait Coded: Error {
    /// All codes of errors of this type; those of an error that it passes on are that one's.
    const CODES: &'static [&'static str];

    /// A stable name for programs.
    fn code(&self) -> &'static str;
}

/// What is inside an `impl` of [`Coded`]: the code of every error of a type. After a semicolon
/// stand those that it passes on.
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
