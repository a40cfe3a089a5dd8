//! Lists the public interface of the crate from its source: `docs/api.txt`. A change of the
//! interface shows up in the list.
//!
//! ```text
//! src/hand.rs
//!   struct Hand
//!     const fn len(&self) -> usize
//! ```
//!
//! It reads the source, so it needs no compiler: `cargo-public-api` needs a nightly one whose
//! rustdoc JSON its version knows, and `cargo-semver-checks` compares with a published version,
//! which the first release will be.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::step::{Result, heading, say};

const LIST: &str = "docs/api.txt";

/// The file that names the public modules. They and the `pub use` lines define the interface.
const DOOR: &str = "src/lib.rs";

/// Writes the list.
pub fn write() -> Result {
    heading("List what the crate offers");
    fs::write(LIST, list()?).map_err(|error| format!("{LIST}: {error}"))
}

/// Fails if the list does not match the interface.
pub fn check() -> Result {
    heading("Compare what the crate offers with the list");
    let (list, kept) = (list()?, fs::read_to_string(LIST).unwrap_or_default());
    let new = list.lines().filter(|line| !kept.lines().any(|old| old == *line));
    let gone = kept.lines().filter(|line| !list.lines().any(|new| new == *line));
    for (sign, line) in new.map(|line| ('+', line)).chain(gone.map(|line| ('-', line))) {
        say(&format!("{sign} {line}"));
    }
    if list == kept {
        return Ok(());
    }
    Err(format!("{LIST} is not what the crate offers; if that is meant, `cargo xtask api`"))
}

fn list() -> Result<String> {
    let door = Path::new(DOOR);
    let mut names = BTreeSet::from_iter(handed_on(door)?);
    for module in read(door)?.lines().filter_map(|line| line.strip_prefix("pub mod ")) {
        let file = PathBuf::from(format!("src/{}.rs", module.trim_end_matches(';')));
        names.extend(names_in(&read(&file)?));
        names.extend(handed_on(&file)?);
    }
    let mut files = Vec::new();
    gather(Path::new("src"), &mut files)?;
    files.sort();
    let mut list =
        String::from("What the crate istaka offers; `cargo xtask api` writes this list.\n");
    for file in files {
        let items = items(&read(&file)?, &names);
        if !items.is_empty() {
            let path = file.to_string_lossy().replace('\\', "/");
            list += &format!("\n{path}\n{}", items.concat());
        }
    }
    Ok(list)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Leaves out the command line and the JavaScript interface, which are no part of the library.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Result {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !["bin", "figures", "wasm"].contains(&name.as_str()) {
            gather(&path, files)?;
        } else if name.ends_with(".rs") && !["tests.rs", "figures.rs"].contains(&name.as_str()) {
            files.push(path);
        }
    }
    Ok(())
}

/// The names that a file hands on by `pub use`, with those of whole files: `pub use rules::*`.
fn handed_on(door: &Path) -> Result<Vec<String>> {
    let text = read(door)?;
    let mut names = used(&text);
    let root = door.ends_with("lib.rs");
    let folder = if root { PathBuf::from("src") } else { door.with_extension("") };
    for path in text.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next()) {
        let Some(path) = path.strip_suffix("::*") else { continue };
        let file = folder.join(path.replace("::", "/")).with_extension("rs");
        names.extend(names_in(&read(&file)?));
        names.extend(handed_on(&file)?);
    }
    Ok(names)
}

/// The names of the items of a file. Macros declare types a step deeper.
fn names_in(text: &str) -> Vec<String> {
    let deeper =
        |line: &str| ["    pub enum ", "    pub struct "].iter().any(|head| line.starts_with(head));
    let lines = text.lines().map(|line| if deeper(line) { line.trim_start() } else { line });
    lines.filter_map(item).map(|(_, name)| name.to_owned()).collect()
}

/// The names after `pub use`.
fn used(text: &str) -> Vec<String> {
    let uses = text.split("\npub use ").skip(1);
    let named = uses.filter_map(|rest| rest.split(';').next());
    named
        .flat_map(|path| {
            let names = path.rsplit("::").next().unwrap_or(path);
            let names = path.split_once('{').map_or(names, |(_, list)| list);
            let names = names.trim_end_matches('}').split(',');
            names.map(|name| name.trim().to_owned()).collect::<Vec<_>>()
        })
        .filter(|name| !name.is_empty())
        .collect()
}

/// Lists the items of a file that have one of the names, a line each, with the members of types
/// below. Relies on rustfmt: an item begins and ends at the margin.
fn items(text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let text = text.split("\n#[cfg(test)]").next().unwrap_or(text);
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if MACROS.contains(&line) {
            // Types declared by a macro lie a step deeper; each of their lines is a member.
            let inner = lines.by_ref().take_while(|line| *line != "}");
            let inner = inner.map(|line| line.strip_prefix("    ").unwrap_or(line));
            let inner = inner.map(|line| line.trim_end_matches(" ="));
            let inner: Vec<&str> = inner.filter(|line| !line.starts_with("impl ")).collect();
            let open = inner.join("\n").replace("pub struct ", "pub trait ");
            let listed = items(&open, names).into_iter();
            found.extend(listed.map(|line| line.replace("pub trait ", "pub struct ")));
            continue;
        }
        let Some((kind, name)) = item(line) else { continue };
        if !names.contains(name) {
            continue;
        }
        let head = whole(line, &mut lines);
        found.push(format!("  {}\n", declared(&head)));
        if kind == Kind::Function || !head.ends_with('{') {
            continue;
        }
        while let Some(line) = lines.next().filter(|line| *line != "}") {
            if line == "    #[cfg(test)]" {
                // Items for the crate's own tests are not public.
                lines.next();
            } else if belongs(line, kind) {
                let inner = whole(line, &mut lines);
                found.push(format!("    {}\n", declared(&inner).trim_start_matches("pub ")));
            }
        }
    }
    found
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Its public fields, or its public functions and constants.
    Type,
    /// All its variants or members.
    Open,
    /// No members.
    Function,
}

/// The beginnings of macros that declare types.
const MACROS: [&str; 2] = ["named! {", "declare_options! {"];

/// The beginning of each kind of item.
const HEADS: [(&str, Kind); 7] = [
    ("pub struct ", Kind::Type),
    ("pub enum ", Kind::Open),
    ("pub trait ", Kind::Open),
    ("pub fn ", Kind::Function),
    ("pub const fn ", Kind::Function),
    ("pub const ", Kind::Function),
    ("pub type ", Kind::Function),
];

/// The kind and name of an item at the margin.
fn item(line: &str) -> Option<(Kind, &str)> {
    let head = HEADS.iter().find_map(|(head, kind)| Some((*kind, line.strip_prefix(head)?)));
    let (kind, rest) = head.or_else(|| Some((Kind::Type, inherent(line)?)))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    Some((kind, &rest[..end.unwrap_or(rest.len())]))
}

/// The type of an inherent `impl`, and the rest of the line.
fn inherent(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("impl").filter(|_| !line.contains(" for "))?;
    match rest.strip_prefix('<') {
        Some(parameters) => parameters.split_once("> ").map(|(_, name)| name),
        None => rest.strip_prefix(' '),
    }
}

/// The declaration without its body: a constant without its value.
fn declared(text: &str) -> &str {
    let constant = text.contains("const ") && !text.contains("fn ");
    let text = if constant { text.split(" = ").next().unwrap_or(text) } else { text };
    text.trim_end_matches([',', ';', '{', ' '])
}

/// Returns `true` if a line one step in from the margin declares a member of an item.
fn belongs(line: &str, kind: Kind) -> bool {
    let Some(inner) = line.strip_prefix("    ").filter(|inner| !inner.starts_with([' ', '}', ')']))
    else {
        return false;
    };
    match kind {
        Kind::Type => inner.starts_with("pub ") && !inner.starts_with("pub use"),
        Kind::Open => !inner.starts_with(['/', '#']),
        Kind::Function => false,
    }
}

/// A line, and those after it up to the end of the declaration.
fn whole<'a>(first: &str, lines: &mut impl Iterator<Item = &'a str>) -> String {
    let mut text = first.trim().to_owned();
    let open = |text: &str| {
        let count = |signs: [char; 2]| {
            text.matches(signs[0]).count() as isize - text.matches(signs[1]).count() as isize
        };
        count(['(', ')']) > 0 || text.ends_with("where")
    };
    while open(&text) {
        let Some(line) = lines.next() else { break };
        text += " ";
        text += line.trim();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
/// A hand.
pub struct Hand {
    okey: Wild,
    /// Public.
    pub len: u8,
}

impl Hand {
    /// The number of tiles.
    pub const fn len(&self) -> usize {
        self.len
    }

    pub fn read(
        one: u8,
        other: u8,
    ) -> Hand {
        pub_like()
    }

    #[cfg(test)]
    pub fn only_for_tests() {}

    fn hidden() {}
}

impl Clone for Hand {
    pub fn not_ours() {}
}

pub(crate) struct Other;

pub enum Kind {
    One(u8),
    Two,
}

pub fn asked(one: u8) -> u8 {
    one
}

named! {
    /// Named.
    pub enum Order {
        /// The first.
        First = \"first\",
    }
}

#[cfg(test)]
pub fn tested() {}
";

    #[test]
    fn exports_of_others_are_listed() {
        let names = used("//! x\npub use hand::Hand;\npub use a::{\n    Kind, asked, Order,\n};\n");
        assert_eq!(names, ["Hand", "Kind", "asked", "Order"]);
        let listed = items(SOURCE, &names.into_iter().collect()).concat();
        let expected = "  pub struct Hand\n    len: u8\n  impl Hand\n    const fn len(&self) -> \
            usize\n    fn read( one: u8, other: u8, ) -> Hand\n  pub enum Kind\n    One(u8)\n    \
            Two\n  pub fn asked(one: u8) -> u8\n  pub enum Order\n    First = \"first\"\n";
        assert_eq!(listed, expected);
    }
}
