//! The programs of steps that run where these are installed: other browsers, and a screen reader.

use std::env;

use super::Outcome;
use crate::browser::on_path;
use crate::step::answer;

/// The variable that makes a missing program a failure: `ISTAKA_BROWSERS=require`.
const BROWSERS: &str = "ISTAKA_BROWSERS";

/// A program that the test starts: its name, a variable that may name another one, and its source.
type Program = (&'static str, Option<&'static str>, &'static str);

pub const FIREFOX: &[Program] = &[("firefox", Some("FIREFOX"), "Debian: firefox-esr")];

pub const WEBKIT: &[Program] =
    &[("WebKitWebDriver", None, "Debian: webkit2gtk-driver"), ("Xvfb", None, "Debian: xvfb")];

/// The programs with which the transcripts in `tests/data/spoken/` are heard.
const DESKTOP: &[Program] = &[
    ("orca", None, "Debian: orca"),
    ("Xvfb", None, "Debian: xvfb"),
    ("dbus-daemon", None, "Debian: dbus"),
    ("openbox", None, "Debian: openbox"),
    ("xdotool", None, "Debian: xdotool"),
    ("firefox", Some("FIREFOX"), "Debian: firefox-esr"),
    ("chromium", None, "Debian: chromium"),
];

/// The version of Orca whose words they are; another one has other words for the same things.
const ORCA: &str = "43.";

/// Returns what the transcripts are heard with and this machine lacks.
pub fn missing_ear() -> Option<String> {
    missing(DESKTOP).or_else(|| {
        let version = answer("orca", &["--version"]).unwrap_or_default();
        (!version.starts_with(ORCA)).then(|| format!("Orca is {version}, not {ORCA}1 (Debian 12)"))
    })
}

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
