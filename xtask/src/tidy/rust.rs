//! Checks the engine's imports: reading order, and JavaScript only in `wasm`.
//!
//! The `mod` lines define the reading order: from the crate's root down, the files of a folder come
//! before the file that names them. Each may import only from those before it, and from the file
//! that names it, unless that one uses its definitions.

use super::Source;

/// Crates for JavaScript; only `src/wasm.rs` and `src/figures.rs` may use them.
const BROWSER_CRATES: [&str; 4] = ["wasm_bindgen", "js_sys", "web_sys", "tsify"];

/// The games, which must not import one another.
const GAMES: [&str; 3] = ["okey", "rummi", "okey101"];

pub fn complaints(sources: &[Source]) -> Vec<String> {
    let files: Vec<(&str, &Source)> =
        sources.iter().filter_map(|source| Some((stem(&source.path)?, source))).collect();
    let order = reading_order(&files);
    let passed_on: Vec<PassedOn> =
        files.iter().flat_map(|(stem, source)| passed_on(&code(&source.text), stem)).collect();
    let circles = files.iter().flat_map(|(stem, source)| circles(stem, source, &files, &passed_on));
    let others = files.iter().flat_map(|(stem, source)| about(stem, source, &order, &passed_on));
    others.chain(circles).collect()
}

/// The path below `src/` without extension; `None` for programs, which are outside the order.
fn stem(path: &str) -> Option<&str> {
    let stem = path.strip_prefix("src/")?.strip_suffix(".rs")?;
    (!stem.starts_with("bin/")).then_some(stem)
}

/// All modules from the first to the last.
fn reading_order(files: &[(&str, &Source)]) -> Vec<String> {
    fn walk(stem: &str, files: &[(&str, &Source)], order: &mut Vec<String>) {
        let Some((_, source)) = files.iter().find(|(other, _)| *other == stem) else { return };
        for line in code(&source.text).lines() {
            let Some(name) = line
                .trim_start_matches("pub ")
                .trim_start_matches("pub(crate) ")
                .strip_prefix("mod ")
                .and_then(|rest| rest.strip_suffix(';'))
            else {
                continue;
            };
            let child = if stem == "lib" { name.to_owned() } else { format!("{stem}/{name}") };
            walk(&child, files, order);
        }
        order.push(stem.to_owned());
    }
    let mut order = Vec::new();
    walk("lib", files, &mut order);
    order
}

fn about(stem: &str, source: &Source, order: &[String], passed_on: &[PassedOn]) -> Vec<String> {
    let mut found = Vec::new();
    let code = code(&source.text);
    if !["wasm", "figures"].contains(&stem.split('/').next().unwrap_or_default()) {
        for (index, line) in without_doors(&code).lines().enumerate() {
            for name in words(line).filter(|word| BROWSER_CRATES.contains(word)) {
                found.push(format!(
                    "{}:{}: only the doors to JavaScript name {name}",
                    source.path,
                    index + 1
                ));
            }
        }
    }
    // The crate's root is above all modules, and tests may use anything.
    if stem == "lib" || stem.ends_with("/tests") {
        return found;
    }
    let rank = |module: &str| order.iter().position(|other| other == module);
    let Some(own) = rank(stem) else {
        found.push(format!("{}:1: no `mod` line names it", source.path));
        return found;
    };
    for (line, path) in named(&code, stem) {
        // A re-exported item must be imported from its definition.
        let origin = passed_on.iter().find(|other| other.name == path);
        let path = origin.map_or(path, |other| other.origin.clone());
        let problem = match module(&path, order) {
            None => format!("`{path}` is no module; import from the module that defines it"),
            Some(to) if to == stem || stem.starts_with(&format!("{to}/")) => continue,
            Some(to) if are_two_games(stem, to) => format!("`{stem}` must not know `{to}`"),
            Some(to) if rank(to) < Some(own) => continue,
            Some(to) => format!("`{stem}` must not import from `{to}`"),
        };
        found.push(format!("{}:{line}: {problem}", source.path));
    }
    found
}

/// Finds files that import a definition from an ancestor that itself uses the folder of the file:
/// neither could be read before the other.
fn circles(
    stem: &str,
    source: &Source,
    files: &[(&str, &Source)],
    passed_on: &[PassedOn],
) -> Vec<String> {
    let mut found = Vec::new();
    for (line, path) in named(&code(&source.text), stem) {
        // A re-exported item counts where it is defined.
        let origin = passed_on.iter().find(|other| other.name == path);
        let path = origin.map_or(path, |other| other.origin.clone());
        let Some((above, name)) = path.rsplit_once('/') else { continue };
        let below = stem.strip_prefix(above).and_then(|rest| rest.strip_prefix('/'));
        let Some(child) = below.and_then(|below| below.split('/').next()) else { continue };
        let file = |wanted: &str| files.iter().find(|(stem, _)| *stem == wanted);
        // A test is no part of the tested module, and a module is no definition.
        if child == "tests" || file(&path).is_some() {
            continue;
        }
        if file(above).is_some_and(|(_, parent)| uses(&code(&parent.text), child)) {
            found.push(format!(
                "{}:{line}: `{above}` uses `{above}/{child}`; define `{name}` before both",
                source.path
            ));
        }
    }
    found
}

/// Returns `true` if the code of a module uses definitions of this child, beyond re-exporting them.
fn uses(code: &str, child: &str) -> bool {
    let path = format!("{child}::");
    let (mut own, mut passed) = (String::new(), Vec::new());
    for statement in code.split_inclusive(';') {
        match statement.trim_start().split_once("use ") {
            Some((open, text)) if open.starts_with("pub") && !open.contains(['{', '\n']) => {
                passed.extend(text.strip_prefix(&path).map(targets).into_iter().flatten());
            }
            _ => own += statement,
        }
    }
    let named = own.match_indices(&path).any(|(at, _)| !own[..at].ends_with(is_word));
    named || words(&own).any(|word| passed.iter().any(|name| name == word))
}

/// A re-exported name: its path in the re-exporting module, and the path of its definition, both
/// from the crate's root with `/` as separator.
struct PassedOn {
    name: String,
    origin: String,
}

/// Returns the re-exports of a module from its children: `pub use round::{Phase, Round};`.
fn passed_on(code: &str, stem: &str) -> Vec<PassedOn> {
    let mut found = Vec::new();
    for (start, word) in code.match_indices("use ") {
        if code[..start].ends_with(is_word) {
            continue;
        }
        let statement = code[start + word.len()..].split(';').next().unwrap_or_default();
        let (from, names) = match statement.split_once("::{") {
            Some((from, group)) => (path(from), members(group)),
            None => {
                let whole = path(statement);
                let Some((from, name)) = whole.rsplit_once('/') else { continue };
                (from.to_owned(), vec![name.to_owned()])
            }
        };
        for name in names.iter().filter(|name| !name.is_empty()) {
            let last = name.rsplit('/').next().unwrap_or(name);
            let (name, origin) = (format!("{stem}/{last}"), format!("{stem}/{from}/{name}"));
            found.push(PassedOn { name, origin });
        }
    }
    found
}

/// The deepest module on a path.
fn module<'a>(path: &str, order: &'a [String]) -> Option<&'a str> {
    let on_the_way = |module: &&String| {
        path.strip_prefix(module.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    order.iter().filter(on_the_way).max_by_key(|module| module.len()).map(String::as_str)
}

fn are_two_games(one: &str, other: &str) -> bool {
    let game = |stem: &str| GAMES.into_iter().find(|game| stem.split('/').next() == Some(game));
    matches!((game(one), game(other)), (Some(one), Some(other)) if one != other)
}

/// Returns the text with comments blanked and without the test module at its end, which may use
/// anything.
fn code(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let tests = lines.windows(2).position(|pair| {
        pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{')
    });
    let code = lines[..tests.unwrap_or(lines.len())].iter();
    code.map(|line| if line.trim_start().starts_with("//") { "" } else { *line })
        .collect::<Vec<_>>()
        .join("\n")
}

/// Blanks the attributes that only the builds for JavaScript have.
fn without_doors(code: &str) -> String {
    let mut inside = false;
    let mut blank = |line: &str| {
        inside |= line.trim_start().starts_with("#[cfg_attr(");
        let blank = inside;
        inside &= !line.trim_end().ends_with(")]");
        blank
    };
    code.lines().map(|line| if blank(line) { "" } else { line }).collect::<Vec<_>>().join("\n")
}

/// Returns the paths that the code of a module names, each with its line, from the crate's root
/// with `/` as separator: `crate::x::Y`, `crate::{x::Y, …}`, and the same through `super::`.
fn named(code: &str, stem: &str) -> Vec<(usize, String)> {
    let parts: Vec<&str> = stem.split('/').collect();
    let mut found = Vec::new();
    for levels in 0..=parts.len() {
        // Whole paths only: the last `super` of a chain is followed by a name.
        let root = if levels == 0 { "crate::".to_owned() } else { "super::".repeat(levels) };
        let base = if levels == 0 { "" } else { &parts[..parts.len() - levels].join("/") };
        for (start, _) in code.match_indices(root.as_str()) {
            let rest = &code[start + root.len()..];
            let before = &code[..start];
            // `$crate` is for who uses a macro, and may name what is passed on.
            if before.ends_with(is_word) || before.ends_with("super::") || before.ends_with('$') {
                continue;
            }
            let line = before.matches('\n').count() + 1;
            let names = targets(rest);
            // In a group a further `super` goes up from where the group begins.
            let above = |name: &&String| rest.starts_with('{') && name.starts_with("super/");
            for name in names.iter().filter(above) {
                let ups = name.matches("super/").count();
                let base = &parts[..parts.len().saturating_sub(levels + ups)];
                let name = name.trim_start_matches("super/");
                let whole = base.iter().copied().chain([name]).collect::<Vec<_>>().join("/");
                found.push((line, whole));
            }
            // A macro is at the crate's root, independent of the module that defines it.
            let names = names.into_iter().filter(|name| !rest.starts_with(&format!("{name}!")));
            let names = names.filter(|name| !name.is_empty() && !name.starts_with("super"));
            let whole =
                |name: String| if base.is_empty() { name } else { format!("{base}/{name}") };
            found.extend(names.map(|name| (line, whole(name))));
        }
    }
    found
}

/// Returns the paths at the beginning of a text, with `/` as separator: `a::b::C`, or `a::{b::C,
/// D}`.
fn targets(text: &str) -> Vec<String> {
    let length = text.find(|letter| !is_word(letter) && letter != ':').unwrap_or(text.len());
    let (head, rest) = (path(text), &text[length..]);
    let below = |name: String| if head.is_empty() { name } else { format!("{head}/{name}") };
    match rest.strip_prefix('{') {
        Some(group) => members(group).into_iter().map(below).collect(),
        None => vec![head],
    }
}

/// Returns the members of a `use` group, given the text after its opening brace.
fn members(group: &str) -> Vec<String> {
    let mut depth = 0;
    let mut member = String::new();
    let mut members = Vec::new();
    for letter in group.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => members.push(std::mem::take(&mut member)),
            _ if depth == 0 => member.push(letter),
            _ => {}
        }
    }
    members.push(member);
    members.iter().map(|text| path(text.trim())).collect()
}

/// Returns the path at the beginning of a text, with `/` as separator.
fn path(text: &str) -> String {
    let path: String =
        text.chars().take_while(|letter| is_word(*letter) || *letter == ':').collect();
    path.trim_end_matches(':').replace("::", "/")
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter| !is_word(letter)).filter(|word| !word.is_empty())
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    /// Checks the complaints about one file of a small crate.
    fn check(path: &str, text: &str, expected: &[&str]) {
        let mut sources = vec![
            source("src/lib.rs", "mod tile;\nmod hand;\nmod okey;\nmod rummi;\nmod wasm;"),
            source("src/tile.rs", ""),
            source("src/hand.rs", ""),
            source("src/okey.rs", "mod rules;\nmod round;\nmod bots;"),
            source("src/okey/rules.rs", ""),
            source("src/okey/round.rs", ""),
            source("src/okey/bots.rs", "mod level;\nmod player;\n#[cfg(test)]\nmod tests;"),
            source("src/okey/bots/level.rs", ""),
            source("src/okey/bots/player.rs", ""),
            source("src/okey/bots/tests.rs", ""),
            source("src/rummi.rs", ""),
            source("src/wasm.rs", ""),
        ];
        sources.retain(|source| source.path != path);
        sources.push(source(path, text));
        assert_eq!(complaints(&sources), expected, "{text}");
    }

    #[test]
    fn an_import_to_the_right_is_reported() {
        check("src/hand.rs", "use crate::tile::Tile;", &[]);
        check(
            "src/tile.rs",
            "//! Tiles.\nuse crate::hand::Hand;",
            &["src/tile.rs:2: `tile` must not import from `hand`"],
        );
        check(
            "src/hand.rs",
            "use crate::{\n    tile::{Color, Tile},\n    okey::round::{Run, Group},\n};",
            &["src/hand.rs:1: `hand` must not import from `okey/round`"],
        );
        check(
            "src/hand.rs",
            "fn f() -> crate::okey::Round {}",
            &["src/hand.rs:1: `hand` must not import from `okey`"],
        );
    }

    #[test]
    fn the_order_holds_inside_a_module_too() {
        check("src/okey/round.rs", "use super::rules::Rules;\nuse crate::okey::rules::End;", &[]);
        check(
            "src/okey/rules.rs",
            "use super::round::Round;",
            &["src/okey/rules.rs:1: `okey/rules` must not import from `okey/round`"],
        );
        check(
            "src/okey/bots/level.rs",
            "use super::player::Player;",
            &["src/okey/bots/level.rs:1: \
                `okey/bots/level` must not import from `okey/bots/player`"],
        );
        check("src/okey/bots/player.rs", "use super::at_once;\nuse super::level::Level;", &[]);
    }

    #[test]
    fn a_file_and_the_one_that_names_it_do_not_import_from_each_other() {
        let check = |bots: &str, player: &str| {
            let sources = [
                source("src/lib.rs", "mod bots;"),
                source("src/bots.rs", bots),
                source("src/bots/player.rs", player),
            ];
            complaints(&sources)
        };
        let problem =
            "src/bots/player.rs:1: `bots` uses `bots/player`; define `at_once` before both";
        let passed_on = "mod player;\npub use player::{Pause, Player};\n";
        for uses in ["use player::Pause;", "fn f() { player::go() }", "fn f(_: Player) {}"] {
            let bots = format!("{passed_on}{uses}");
            assert_eq!(check(&bots, "use super::at_once;"), [problem], "{uses}");
            assert_eq!(check(&bots, "use crate::bots::{at_once};"), [problem], "{uses}");
            assert_eq!(check(&bots, "use super::Pause;"), [""; 0], "{uses}");
        }
        let sources = [
            source("src/lib.rs", "mod okey;"),
            source("src/okey.rs", "mod bots;\npub use bots::at_once;"),
            source("src/okey/bots.rs", "mod player;\nuse player::Pause;"),
            source("src/okey/bots/player.rs", "use crate::okey::at_once;"),
        ];
        assert_eq!(
            complaints(&sources),
            ["src/okey/bots/player.rs:1: `okey/bots` uses `okey/bots/player`; \
              define `at_once` before both"],
            "passed on one level higher"
        );
        assert_eq!(check(passed_on, "use super::at_once;"), [""; 0]);
        assert_eq!(
            check("mod player;\nfn f() { other_player::go() }", "use super::at_once;"),
            [""; 0]
        );
    }

    #[test]
    fn games_do_not_know_each_other() {
        check(
            "src/rummi.rs",
            "use crate::okey::Round;",
            &["src/rummi.rs:1: `rummi` must not know `okey`"],
        );
    }

    #[test]
    fn super_is_no_way_round_the_order() {
        check(
            "src/tile.rs",
            "use super::hand::Hand;",
            &["src/tile.rs:1: `tile` must not import from `hand`"],
        );
        check(
            "src/okey/rules.rs",
            "use super::super::tile::Tile;\nuse super::super::wasm::Game;",
            &["src/okey/rules.rs:2: `okey/rules` must not import from `wasm`"],
        );
    }

    #[test]
    fn a_group_is_no_way_round_the_order() {
        check(
            "src/okey/rules.rs",
            "use super::{super::tile::Tile, super::wasm::Game, round::Round};",
            &[
                "src/okey/rules.rs:1: `okey/rules` must not import from `wasm`",
                "src/okey/rules.rs:1: `okey/rules` must not import from `okey/round`",
            ],
        );
    }

    #[test]
    fn reexports_do_not_evade_the_order() {
        let mut sources = vec![
            source("src/lib.rs", "mod okey;"),
            source("src/okey.rs", "mod rules;\nmod round;\npub use round::{Phase, Round};"),
            source("src/okey/round.rs", "use super::rules::Rules;"),
        ];
        let mut rules = |text: &str| {
            sources.truncate(3);
            sources.push(source("src/okey/rules.rs", text));
            complaints(&sources)
        };
        let problem = "src/okey/rules.rs:1: `okey/rules` must not import from `okey/round`";
        assert_eq!(rules("use super::Round;"), [problem]);
        assert_eq!(rules("use crate::okey::{Phase};"), [problem]);
        assert_eq!(rules("use super::Other;"), [""; 0]);
    }

    #[test]
    fn the_flat_re_exports_are_for_others() {
        check(
            "src/hand.rs",
            "use crate::Tile;",
            &["src/hand.rs:1: `Tile` is no module; import from the module that defines it"],
        );
        check("src/hand.rs", "let tiles = crate::tiles![R1];", &[]);
    }

    #[test]
    fn a_file_that_no_module_names_is_reported() {
        check("src/dice.rs", "", &["src/dice.rs:1: no `mod` line names it"]);
        check("src/bin/istaka.rs", "use istaka::Tile;", &[]);
    }

    #[test]
    fn only_wasm_names_the_browser() {
        check("src/wasm.rs", "use wasm_bindgen::prelude::*;", &[]);
        check(
            "src/okey/round.rs",
            "// js_sys is not for us\n#[derive(tsify::Tsify)]",
            &["src/okey/round.rs:2: only the doors to JavaScript name tsify"],
        );
        check(
            "src/okey/round.rs",
            "#[cfg_attr(\n    feature = \"js\",\n    derive(tsify::Tsify)\n)]\npub struct Round;",
            &[],
        );
    }

    #[test]
    fn comments_and_tests_may_name_anything() {
        check("src/tile.rs", "/// See [`crate::hand`].\npub struct Tile;", &[]);
        check("src/okey/bots/tests.rs", "use crate::wasm::Game;", &[]);
        check("src/tile.rs", "#[cfg(test)]\nmod tests {\n    use crate::hand::Hand;\n}", &[]);
    }
}
