//! The smoke test in Firefox and WebKit, where they are installed.

use std::env;

use crate::browser::on_path;

/// A browser that WebDriver leads.
pub struct Other {
    /// The test that plays in it.
    pub test: &'static str,
    programs: &'static [Program],
}

/// A program that the test starts: its name, a variable that may name another one, and its source.
type Program = (&'static str, Option<&'static str>, &'static str);

pub const FIREFOX: Other = Other {
    test: "tests/browsers/firefox.test.ts",
    programs: &[
        ("firefox", Some("FIREFOX"), "Debian: firefox-esr"),
        ("geckodriver", Some("GECKODRIVER"), "`cargo install --locked geckodriver`"),
    ],
};

pub const WEBKIT: Other = Other {
    test: "tests/browsers/webkit.test.ts",
    programs: &[
        ("WebKitWebDriver", None, "Debian: webkit2gtk-driver"),
        ("Xvfb", None, "Debian: xvfb"),
    ],
};

impl Other {
    /// Returns the first program that is not on this machine, and its source.
    pub fn missing(&self) -> Option<String> {
        let named = |variable| env::var_os(variable).is_some_and(|path| !path.is_empty());
        let lacks = |(name, variable, _): &&Program| {
            !variable.is_some_and(named) && on_path(&[name]).is_none()
        };
        let (name, _, source) = self.programs.iter().find(lacks)?;
        Some(format!("there is no {name} ({source})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_program_that_is_missing_is_named() {
        let lacking =
            Other { test: "", programs: &[("cargo", None, ""), ("no-such", None, "here")] };
        assert_eq!(lacking.missing().as_deref(), Some("there is no no-such (here)"));
        assert_eq!(Other { test: "", programs: &[("cargo", None, "")] }.missing(), None);
    }

    #[test]
    fn each_browser_has_its_test() {
        for Other { test, .. } in [FIREFOX, WEBKIT] {
            assert!(std::path::Path::new("..").join(test).is_file(), "{test}");
        }
    }
}
