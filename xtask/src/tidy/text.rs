//! What holds for every text: its length, its opening, words and hosts that stay out.

use super::Source;

const LONGEST: usize = 600;

/// Columns of a file of Rust; Biome sees to those of TypeScript.
const WIDEST: usize = 100;

/// Written in two halves, so that this file may pass its own check.
const UNFINISHED: [&str; 4] =
    [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("dbg", "!("), concat!("console", ".log")];

/// Names of formats that look like addresses; nothing is ever fetched from them.
const NAMESPACES: [&str; 3] = [
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xhtml",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
];

/// Whether a file of this name is read at all.
pub fn is_text(path: &str) -> bool {
    is_code(path) || [".ftl", ".svg", ".json", ".webmanifest"].iter().any(|end| path.ends_with(end))
}

fn is_code(path: &str) -> bool {
    [".rs", ".ts", ".css", ".html"].iter().any(|end| path.ends_with(end))
}

pub fn complaints(source: &Source) -> Vec<String> {
    let Source { path, text } = source;
    let mut found = Vec::new();
    let length = text.lines().count();
    if is_code(path) && length > LONGEST {
        found.push(format!("{path}:{length}: longer than {LONGEST} lines"));
    }
    let documented = path.starts_with("src/") || path.starts_with("xtask/");
    if documented && path.ends_with(".rs") && !text.starts_with("//! ") {
        found.push(format!("{path}:1: begins without a //! sentence"));
    }
    let shipped = path == "index.html" || (path.starts_with("www/") && !path.ends_with(".test.ts"));
    for (index, line) in text.lines().enumerate() {
        // A text in quotes is not broken.
        if path.ends_with(".rs") && !line.contains('"') && line.chars().count() > WIDEST {
            found.push(format!("{path}:{}: wider than {WIDEST} columns", index + 1));
        }
        for word in UNFINISHED.iter().filter(|word| line.contains(**word)) {
            found.push(format!("{path}:{}: `{word}` is left over", index + 1));
        }
        if shipped && names_host(line) {
            found.push(format!("{path}:{}: the page names a foreign host", index + 1));
        }
    }
    found
}

/// Links in comments, to a licence or a specification, are welcome.
fn names_host(line: &str) -> bool {
    let mut starts: Vec<usize> = Vec::new();
    for scheme in ["http://", "https://", "ws://", "wss://"] {
        starts.extend(line.match_indices(scheme).map(|(start, _)| start));
    }
    starts.into_iter().any(|start| {
        let namespace = NAMESPACES.iter().any(|name| line[start..].starts_with(name));
        !namespace && !is_comment(&line[..start])
    })
}

fn is_comment(before: &str) -> bool {
    let start = before.trim_start();
    start.starts_with('*')
        || start.starts_with("# ")
        || ["// ", "/* ", "/** ", "<!-- "].iter().any(|mark| before.contains(mark))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn check(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(complaints(&source(path, text)), expected, "{text}");
    }

    #[test]
    fn a_long_file_is_reported() {
        check("www/app.ts", &"\n".repeat(600), &[]);
        check("www/app.ts", &"\n".repeat(601), &["www/app.ts:601: longer than 600 lines"]);
        check("www/locales/en.json", &"\n".repeat(601), &[]);
    }

    #[test]
    fn a_wide_line_is_reported() {
        let comment = |words: usize| format!("//! {}", "ü".repeat(words));
        check("src/tile.rs", &comment(96), &[]);
        check("src/tile.rs", &comment(97), &["src/tile.rs:1: wider than 100 columns"]);
        let code = format!("//! Tiles.\nlet {};", "ü".repeat(100));
        check("src/tile.rs", &code, &["src/tile.rs:2: wider than 100 columns"]);
        check("src/tile.rs", &format!("//! Tiles.\nlet text = \"{}\";", "ü".repeat(100)), &[]);
        check("www/app.ts", &format!("html`{}`", "ü".repeat(100)), &[]);
    }

    #[test]
    fn a_rust_module_says_what_it_is() {
        check("src/tile.rs", "//! Tiles.\n", &[]);
        check("src/tile.rs", "use std::fmt;", &["src/tile.rs:1: begins without a //! sentence"]);
        check("tests/rules.rs", "use istaka::Tile;", &[]);
    }

    #[test]
    fn leftovers_are_reported() {
        let [todo, fixme, dbg, log] = UNFINISHED;
        for word in [todo, fixme, dbg, log] {
            let problem = format!("www/app.ts:2: `{word}` is left over");
            check("www/app.ts", &format!("\n // {word}x)"), &[&problem]);
        }
    }

    #[test]
    fn a_foreign_host_is_reported() {
        let problem = |path: &str| format!("{path}:1: the page names a foreign host");
        for (path, text) in [
            ("index.html", "<script src=\"https://cdn.example/x.js\"></script>"),
            ("www/style.css", "@import url(http://fonts.example/x);"),
            ("www/app.ts", "fetch(\"https://example.org\"); // fine?"),
            ("www/app.ts", "new WebSocket(\"wss://example.org\")"),
        ] {
            check(path, text, &[&problem(path)]);
        }
    }

    #[test]
    fn a_link_in_a_comment_is_no_host() {
        check("www/app.ts", "// https://www.w3.org/TR/wai-aria/", &[]);
        check("www/style.css", " * Nunito, https://openfontlicense.org", &[]);
        check("www/public/icon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\">", &[]);
        check("tests/e2e/page.spec.ts", "expect(\"https://example.org\")", &[]);
    }
}
