//! The engine's imports: in reading order, and JavaScript in `wasm` alone.

use super::Source;
use super::order::RUST;

/// Crates that know JavaScript; only `src/wasm.rs` may name them.
const BROWSER_CRATES: [&str; 5] =
    ["wasm_bindgen", "js_sys", "web_sys", "tsify", "serde_wasm_bindgen"];

pub fn complaints(source: &Source) -> Vec<String> {
    let Some(stem) = source.path.strip_prefix("src/").and_then(|path| path.strip_suffix(".rs"))
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let code = code(&source.text);
    let module = RUST.module(stem);
    if module != Some("wasm") {
        for (index, line) in code.lines().enumerate() {
            for name in words(line).filter(|word| BROWSER_CRATES.contains(word)) {
                found.push(format!("{}:{}: only src/wasm.rs names {name}", source.path, index + 1));
            }
        }
    }
    // The crate's root and its programs stand above all modules, and tests may use anything.
    if stem == "lib" || stem.starts_with("bin/") || stem.ends_with("/tests") {
        return found;
    }
    let Some(module) = module else {
        found.push(format!("{}:1: not in the order of xtask/src/tidy/order.rs", source.path));
        return found;
    };
    for (line, name) in named(&code, stem.split('/').count()) {
        let problem = match RUST.module(&name) {
            Some(to) if RUST.allows(module, to) => continue,
            Some(to) => format!("`{module}` must not import from `{to}`"),
            None => format!("`{name}` is no module; import from the module that defines it"),
        };
        found.push(format!("{}:{line}: {problem}", source.path));
    }
    found
}

/// The text with comments blanked and without the test module at its end, which may use anything.
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

/// What the code names at the crate's root, with the line: `crate::x`, `crate::{x, …}`, and the
/// same through as many `super::` as lead from a file of this depth to the root.
fn named(code: &str, depth: usize) -> Vec<(usize, String)> {
    let roots = ["crate::".to_owned(), "super::".repeat(depth)];
    let mut found = Vec::new();
    for root in &roots {
        for (start, _) in code.match_indices(root.as_str()) {
            if code[..start].ends_with(is_word) {
                continue;
            }
            let line = code[..start].matches('\n').count() + 1;
            let rest = &code[start + root.len()..];
            let names = match rest.strip_prefix('{') {
                Some(group) => top_level(group),
                None => vec![first_word(rest)],
            };
            // A macro lives at the root wherever it is defined.
            let names = names.into_iter().filter(|name| !rest.starts_with(&format!("{name}!")));
            found.extend(names.filter(|name| name != "super").map(|name| (line, name)));
        }
    }
    found
}

/// The first words of a `use` group's members, given what follows its opening brace.
fn top_level(group: &str) -> Vec<String> {
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
    members.iter().map(|text| first_word(text.trim())).filter(|word| !word.is_empty()).collect()
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|letter| is_word(*letter)).collect()
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

    fn check(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(complaints(&source(path, text)), expected, "{text}");
    }

    #[test]
    fn an_import_to_the_right_is_reported() {
        check("src/wall.rs", "use crate::tile::Tile;\nuse crate::{hand, meld::Run};", &[]);
        check(
            "src/tile.rs",
            "//! Tiles.\nuse crate::wall::Wall;",
            &["src/tile.rs:2: `tile` must not import from `wall`"],
        );
        check(
            "src/hand.rs",
            "use crate::{\n    tile::{Color, Tile},\n    meld::{Run, Group},\n};",
            &["src/hand.rs:1: `hand` must not import from `meld`"],
        );
        check(
            "src/meld.rs",
            "fn f() -> crate::okey::Round {}",
            &["src/meld.rs:1: `meld` must not import from `okey`"],
        );
    }

    #[test]
    fn the_two_games_do_not_know_each_other() {
        check(
            "src/okey/round.rs",
            "use crate::rummi::Round;",
            &["src/okey/round.rs:1: `okey` must not import from `rummi`"],
        );
    }

    #[test]
    fn super_is_no_way_round_the_order() {
        check(
            "src/tile.rs",
            "use super::wall::Wall;",
            &["src/tile.rs:1: `tile` must not import from `wall`"],
        );
        check(
            "src/solver/table.rs",
            "use super::hand::best;\nuse super::super::bots::Params;",
            &["src/solver/table.rs:2: `solver` must not import from `bots`"],
        );
    }

    #[test]
    fn the_flat_re_exports_are_for_others() {
        check(
            "src/wall.rs",
            "use crate::Tile;",
            &["src/wall.rs:1: `Tile` is no module; import from the module that defines it"],
        );
        check("src/wall.rs", "let tiles = crate::tiles![R1];", &[]);
    }

    #[test]
    fn an_unlisted_module_is_reported() {
        check("src/dice.rs", "", &["src/dice.rs:1: not in the order of xtask/src/tidy/order.rs"]);
        check("src/lib.rs", "pub use crate::tile::Tile;", &[]);
        check("src/bin/istaka.rs", "use istaka::Tile;", &[]);
    }

    #[test]
    fn only_wasm_names_the_browser() {
        check("src/wasm.rs", "use wasm_bindgen::prelude::*;", &[]);
        check(
            "src/okey/view.rs",
            "// js_sys is not for us\n#[derive(tsify::Tsify)]",
            &["src/okey/view.rs:2: only src/wasm.rs names tsify"],
        );
        check(
            "src/lib.rs",
            "use web_sys::console;",
            &["src/lib.rs:1: only src/wasm.rs names web_sys"],
        );
    }

    #[test]
    fn comments_and_tests_may_name_anything() {
        check("src/tile.rs", "/// See [`crate::wall`].\npub struct Tile;", &[]);
        check("src/solver/tests.rs", "use crate::bots::Greedy;", &[]);
        check("src/tile.rs", "#[cfg(test)]\nmod tests {\n    use crate::notation::tile;\n}", &[]);
    }
}
