//! Options as text: a preset and what differs from it. Any may be read, also such as cannot be
//! played together.

use std::fmt;
use std::str::FromStr;

use super::Options;
use crate::options::{RulesError, read_options, write_options};

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_options(self, f)
    }
}

impl FromStr for Options {
    type Err = RulesError<Options>;

    fn from_str(text: &str) -> Result<Options, RulesError<Options>> {
        read_options(text)
    }
}
