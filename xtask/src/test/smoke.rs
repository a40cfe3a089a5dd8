//! The other browsers of the smoke test, which run where they are installed.

use std::env;

use super::Outcome;
use crate::browser::on_path;

/// The variable that makes a missing browser a failure: `ISTAKA_BROWSERS=require`.
const BROWSERS: &str = "ISTAKA_BROWSERS";

/// A program that the test starts: its name, a variable that may name another one, and its source.
type Program = (&'static str, Option<&'static str>, &'static str);

pub const FIREFOX: &[Program] = &[("firefox", Some("FIREFOX"), "Debian: firefox-esr")];

pub const WEBKIT: &[Program] =
    &[("WebKitWebDriver", None, "Debian: webkit2gtk-driver"), ("Xvfb", None, "Debian: xvfb")];

/// Returns the first program that is not on this machine, and its source.
pub fn missing(programs: &[Program]) -> Option<String> {
    let named = |variable| env::var_os(variable).is_some_and(|path| !path.is_empty());
    let lacks =
        |(name, variable, _): &&Program| !variable.is_some_and(named) && on_path(&[name]).is_none();
    let (name, _, source) = programs.iter().find(lacks)?;
    Some(format!("there is no {name} ({source})"))
}

/// Returns the outcome of a step without its program.
pub fn without(program: String) -> Outcome {
    outcome(program, env::var_os(BROWSERS).is_some_and(|word| word == "require"))
}

fn outcome(program: String, required: bool) -> Outcome {
    if required { Outcome::Failed(program) } else { Outcome::Missing(program) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_program_that_is_missing_is_named() {
        let lacking = [("cargo", None, ""), ("no-such", None, "here")];
        assert_eq!(missing(&lacking).as_deref(), Some("there is no no-such (here)"));
        assert_eq!(missing(&lacking[..1]), None);
    }

    #[test]
    fn a_missing_program_is_a_failure_where_it_is_required() {
        assert!(outcome(String::new(), true) == Outcome::Failed(String::new()));
        assert!(outcome(String::new(), false) == Outcome::Missing(String::new()));
    }
}
