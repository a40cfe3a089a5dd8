//! Errors with a stable code.

use std::error::Error;
use std::fmt;

/// An error with a code that programs can compare.
pub trait Coded: Error {
    /// All codes of this type, without those of wrapped errors.
    const CODES: &'static [&'static str];

    /// A stable name for programs.
    fn code(&self) -> &'static str;
}

/// The refusal of an action by the rules of any game.
#[derive(Clone, PartialEq, Eq)]
pub struct AnyRefusal {
    code: &'static str,
    message: String,
}

impl AnyRefusal {
    /// Takes code and sentence of a refusal.
    pub fn of(refusal: &impl Coded) -> AnyRefusal {
        AnyRefusal { code: refusal.code(), message: refusal.to_string() }
    }
}

impl Coded for AnyRefusal {
    const CODES: &'static [&'static str] = &[];

    fn code(&self) -> &'static str {
        self.code
    }
}

error!(AnyRefusal);

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// Joins lists of codes.
pub(crate) const fn joined<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
    let mut all = [""; N];
    let (mut at, mut list) = (0, 0);
    while list < lists.len() {
        let mut of_list = 0;
        while of_list < lists[list].len() {
            all[at] = lists[list][of_list];
            at += 1;
            of_list += 1;
        }
        list += 1;
    }
    all
}

/// The body of an `impl` of [`Coded`]: the code of every error of a type, and after a semicolon the
/// wrapped errors. With `in Type,` the codes of a wrapped error are among those of this type.
macro_rules! codes {
    (
        $($error:pat => $code:literal,)* ;
        $(in $other:ty, $passed_on:pat => $its_code:expr,)+
    ) => {
        const CODES: &'static [&'static str] = &$crate::coded::joined::<
            { [$($code),*].len() $(+ <$other as $crate::coded::Coded>::CODES.len())+ },
        >(&[&[$($code),*], $(<$other as $crate::coded::Coded>::CODES),+]);

        fn code(&self) -> &'static str {
            match self {
                $($error => $code,)*
                $($passed_on => $its_code,)+
            }
        }
    };
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

/// Makes a type with a text an error. Debugging prints the text too, so that the engine of browsers
/// has no other one.
macro_rules! error {
    ($Type:ty $(where $O:ident: $Bound:ident)?) => {
        impl $(<$O: $Bound>)? std::error::Error for $Type {}

        impl $(<$O: $Bound>)? std::fmt::Debug for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(crate) use error;
