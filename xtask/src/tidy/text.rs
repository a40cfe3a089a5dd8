//! Checks of every text: line length, opening comment, banned words and hosts.

use super::Source;

const LONGEST: usize = 600;

/// Maximum columns of a line.
const WIDEST: usize = 100;

/// Written in two halves, so that this file passes its own check.
const UNFINISHED: [&str; 4] =
    [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("dbg", "!("), concat!("console", ".log")];

/// Names of formats that look like addresses; nothing is ever fetched from them.
const NAMESPACES: [&str; 3] = [
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xhtml",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
];

/// Returns `true` if files with this name are checked.
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
    if let Some(opening) = opening(path).filter(|opening| !text.starts_with(opening)) {
        found.push(format!("{path}:1: begins without a {opening} sentence"));
    }
    let shipped = path == "index.html" || (path.starts_with("www/") && !path.ends_with(".test.ts"));
    for (index, line) in text.lines().enumerate() {
        if line.chars().count() > WIDEST && is_breakable(path, line) {
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

/// The required beginning of a file, its opening comment.
fn opening(path: &str) -> Option<&'static str> {
    match path.rsplit_once('.')? {
        (stem, "ts") if !stem.ends_with(".d") => Some("/**"),
        (stem, "rs") if stem.starts_with("src/") || stem.starts_with("xtask/") => Some("//!"),
        _ => None,
    }
}

/// Returns `true` if a wide line can be broken. Biome checks the code of TypeScript, and breaks all
/// but literals; the attributes of HTML stay on their line.
fn is_breakable(path: &str, line: &str) -> bool {
    match path.rsplit_once('.') {
        Some((_, "rs" | "css")) => true,
        Some((_, "html")) => !line.contains("=\""),
        Some((_, "ts")) => {
            let start = line.trim_start();
            ["//", "/*", "* "].iter().any(|mark| start.starts_with(mark))
                || ["; // ", "{ // ", ", // ", ") // "].iter().any(|mark| line.contains(mark))
        }
        _ => false,
    }
}

/// Returns `true` for a line with a host. Links in comments, to a licence or a specification, are
/// allowed.
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
        let lines = |count: usize| format!("/** Tiles. */{}", "\n".repeat(count));
        check("www/app/app.ts", &lines(600), &[]);
        check("www/app/app.ts", &lines(601), &["www/app/app.ts:601: longer than 600 lines"]);
        check("www/locales/en.json", &"\n".repeat(601), &[]);
    }

    #[test]
    fn a_wide_line_is_reported() {
        let comment = |words: usize| format!("//! {}", "ü".repeat(words));
        check("src/tile.rs", &comment(96), &[]);
        check("src/tile.rs", &comment(97), &["src/tile.rs:1: wider than 100 columns"]);
        let code = format!("//! Tiles.\nlet {};", "ü".repeat(100));
        check("src/tile.rs", &code, &["src/tile.rs:2: wider than 100 columns"]);
        let wide = "ü".repeat(100);
        for (path, line) in [
            ("src/tile.rs", format!("let text = \"{wide}\";")),
            ("www/app/app.ts", format!("  // {wide}")),
            ("www/app/app.ts", format!("   * {wide}")),
            ("tests/e2e/table.spec.ts", format!("/** {wide} */")),
            ("vite.config.ts", format!("run(\"first\"); // {wide}")),
            ("www/styles/base.css", format!("/* {wide} */")),
            ("examples/embed.html", format!("<p>{wide}</p>")),
        ] {
            let opening = opening(path).unwrap_or_default();
            let problem = format!("{path}:2: wider than 100 columns");
            check(path, &format!("{opening} Tiles.\n{line}"), &[&problem]);
        }
    }

    #[test]
    fn unbreakable_lines_may_be_wide() {
        let wide = "ü".repeat(100);
        check("www/app/app.ts", &format!("/** Tiles. */\nhtml`<b>{wide}</b>`"), &[]);
        check("www/app/app.ts", &format!("/** Tiles. */\nlet link = \"{wide}\";"), &[]);
        check("index.html", &format!("<meta content=\"{wide}\">"), &[]);
    }

    #[test]
    fn a_module_says_what_it_is() {
        let problem = |path: &str| format!("{path}:1: begins without a /** sentence");
        for path in ["www/app/app.ts", "tests/e2e/table.spec.ts", "vite.config.ts"] {
            check(path, "/** Tiles. */", &[]);
            check(path, "import \"./tile\";", &[&problem(path)]);
        }
        check("www/shims.d.ts", "declare module \"tile\";", &[]);
        check("src/tile.rs", "//! Tiles.\n", &[]);
        check("src/tile.rs", "use std::fmt;", &["src/tile.rs:1: begins without a //! sentence"]);
        check("tests/rules.rs", "use istaka::Tile;", &[]);
    }

    #[test]
    fn leftovers_are_reported() {
        let [todo, fixme, dbg, log] = UNFINISHED;
        for word in [todo, fixme, dbg, log] {
            let problem = format!("www/app/app.ts:2: `{word}` is left over");
            check("www/app/app.ts", &format!("/** Tiles. */\n // {word}x)"), &[&problem]);
        }
    }

    #[test]
    fn a_foreign_host_is_reported() {
        for (path, text) in [
            ("index.html", "<script src=\"https://cdn.example/x.js\"></script>"),
            ("www/styles/style.css", "@import url(http://fonts.example/x);"),
            ("www/app/app.ts", "fetch(\"https://example.org\"); // fine?"),
            ("www/app/app.ts", "new WebSocket(\"wss://example.org\")"),
        ] {
            let opening = opening(path).unwrap_or_default();
            let problem = format!("{path}:2: the page names a foreign host");
            check(path, &format!("{opening} Tiles.\n{text}"), &[&problem]);
        }
    }

    #[test]
    fn a_link_in_a_comment_is_no_host() {
        check("www/app/app.ts", "/** https://www.w3.org/TR/wai-aria/", &[]);
        check("www/styles/style.css", " * Nunito, https://openfontlicense.org", &[]);
        check("www/public/icon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\">", &[]);
        check("tests/e2e/page.spec.ts", "/** Tiles. */ expect(\"https://example.org\")", &[]);
    }
}
