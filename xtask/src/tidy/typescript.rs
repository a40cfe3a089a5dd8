//! Checks the page's imports: reading order, and no circles between the files of one folder.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::Source;
use super::order::TYPESCRIPT;

/// Checks every relative path in quotes, including workers and lazy imports.
pub fn complaints(sources: &[Source]) -> Vec<String> {
    let stems: HashSet<&str> = sources.iter().filter_map(|source| stem(&source.path)).collect();
    let mut imports = Imports::new();
    let mut found = Vec::new();
    for source in sources {
        let Some(stem) = stem(&source.path) else {
            continue;
        };
        let Some(folder) = TYPESCRIPT.folder(stem) else {
            found.push(format!("{}:1: not in the order of xtask/src/tidy/order.rs", source.path));
            continue;
        };
        for (index, line) in source.text.lines().enumerate() {
            for path in relative_paths(line) {
                // Other targets are generated files, styles or pictures.
                let Some(target) = resolve(stem, path, &stems) else {
                    continue;
                };
                let Some(to) = TYPESCRIPT.folder(&target) else {
                    continue;
                };
                if !TYPESCRIPT.allows(folder, to) {
                    let problem = format!("`{folder}` must not import from `{to}`");
                    found.push(format!("{}:{}: {problem}", source.path, index + 1));
                } else if to == folder {
                    imports.entry(stem).or_default().push(target);
                }
            }
        }
    }
    found.extend(circles(&imports));
    found
}

/// The imports of each file from others of its folder.
type Imports<'a> = BTreeMap<&'a str, Vec<String>>;

/// Finds files that import one another, directly or not: a complaint for each circle.
fn circles(imports: &Imports) -> Vec<String> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        imports.keys().map(|stem| (*stem, reached(stem, imports))).collect();
    let leads = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let mut found = Vec::new();
    for (stem, others) in &reached {
        let circle: Vec<&str> = others.iter().copied().filter(|other| leads(other, stem)).collect();
        // Reported only for the first of its files.
        if circle.first() == Some(stem) {
            let names = circle.join(", ");
            found.push(format!("www/{stem}.ts:1: imports in a circle: {names}"));
        }
    }
    found
}

/// Returns every file that the imports of one lead to.
fn reached<'a>(from: &'a str, imports: &'a Imports) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(next) = open.pop() {
        let targets = imports.get(next).into_iter().flatten().map(String::as_str);
        open.extend(targets.filter(|target| reached.insert(*target)));
    }
    reached
}

/// The path below www/ without extension; `None` for tests and declarations, which are outside the
/// order.
fn stem(path: &str) -> Option<&str> {
    let stem = path.strip_prefix("www/")?.strip_suffix(".ts")?;
    (!stem.ends_with(".test") && !stem.ends_with(".d")).then_some(stem)
}

fn relative_paths(line: &str) -> Vec<&str> {
    let start = line.trim_start();
    if start.starts_with("//") || start.starts_with('*') || start.starts_with("/*") {
        return Vec::new();
    }
    let mut paths = Vec::new();
    for quote in ['"', '\'', '`'] {
        let inside = line.split(quote).skip(1).step_by(2);
        paths.extend(inside.filter(|text| text.starts_with("./") || text.starts_with("../")));
    }
    paths
}

/// Resolves `path`, as written in the module `from`, to the stem of a module.
fn resolve(from: &str, path: &str, stems: &HashSet<&str>) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('?').next()?.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    let whole = parts.join("/");
    let bare = whole.strip_suffix(".ts").or_else(|| whole.strip_suffix(".js")).unwrap_or(&whole);
    [bare.to_owned(), format!("{bare}/index")].into_iter().find(|stem| stems.contains(&**stem))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn check(path: &str, text: &str, expected: &[&str]) {
        let others =
            ["www/state/state.ts", "www/app/app.ts", "www/table/layout.ts", "www/table/paint.ts"];
        let mut sources: Vec<Source> = others.iter().map(|path| source(path, "")).collect();
        sources.retain(|other| other.path != path);
        sources.push(source(path, text));
        assert_eq!(complaints(&sources), expected, "{text}");
    }

    #[test]
    fn an_import_from_a_later_rank_is_reported() {
        check("www/table/layout.ts", "import { paint } from \"./paint.ts\";", &[]);
        check(
            "www/state/laying.ts",
            "import type { State } from \"./state\";\nimport { paint } from '../table/paint.js';",
            &["www/state/laying.ts:2: `state` must not import from `table`"],
        );
        check(
            "www/panels/result.ts",
            "const app = await import(\"../app/app.ts\");",
            &["www/panels/result.ts:1: `panels` must not import from `app`"],
        );
        check("www/engine/client.ts", "new Worker(new URL(\"../main.ts\", import.meta.url));", &[]);
    }

    #[test]
    fn a_circle_inside_a_folder_is_reported() {
        let check = |files: [(&str, &str); 4], expected: &[&str]| {
            let sources = files.map(|(path, text)| source(path, text));
            assert_eq!(complaints(&sources), expected);
        };
        let circle = [
            ("www/panels/list.ts", "import type { Kept } from \"./kept\";"),
            ("www/panels/kept.ts", "import { sums } from \"./sums/sums\";"),
            ("www/panels/sums/sums.ts", "import { dateOf } from \"../list\";"),
            ("www/panels/all.ts", "import { list } from \"./list\";\nimport \"./kept\";"),
        ];
        let files = "panels/kept, panels/list, panels/sums/sums";
        check(circle, &[&format!("www/panels/kept.ts:1: imports in a circle: {files}")]);
        let mut open = circle;
        open[2].1 = "import { dateOf } from \"./dates\";";
        check(open, &[]);
        let own = ("www/panels/sums/sums.ts", "new Worker(new URL(\"./sums.ts\", here));");
        let alone = "www/panels/sums/sums.ts:1: imports in a circle: panels/sums/sums";
        check([circle[0], circle[1], circle[3], own], &[alone]);
    }

    #[test]
    fn an_unlisted_folder_is_reported() {
        let problem = "www/helpers.ts:1: not in the order of xtask/src/tidy/order.rs";
        check("www/helpers.ts", "", &[problem]);
        check("www/helpers.test.ts", "import { run } from \"./app/app.ts\";", &[]);
    }

    #[test]
    fn other_files_do_not_count() {
        check("www/state/state.ts", "import type { GameView } from \"./pkg/istaka.js\";", &[]);
        check("www/state/state.ts", "// import \"./app.ts\"\nimport \"./style.css\";", &[]);
    }
}
