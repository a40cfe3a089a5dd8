//! The page's imports: in reading order.

use std::collections::HashSet;

use super::Source;
use super::order::TYPESCRIPT;

/// Looks at every relative path in quotes, and so at workers and lazy imports too.
pub fn complaints(sources: &[Source]) -> Vec<String> {
    let stems: HashSet<&str> = sources.iter().filter_map(|source| stem(&source.path)).collect();
    let mut found = Vec::new();
    for source in sources {
        let Some(stem) = stem(&source.path) else {
            continue;
        };
        let Some(module) = TYPESCRIPT.module(stem) else {
            found.push(format!("{}:1: not in the order of xtask/src/tidy/order.rs", source.path));
            continue;
        };
        for (index, line) in source.text.lines().enumerate() {
            for path in relative_paths(line) {
                // What is no module of ours is generated, a style or a picture.
                let Some(target) = resolve(stem, path, &stems) else {
                    continue;
                };
                let Some(to) = TYPESCRIPT.module(&target) else {
                    continue;
                };
                if !TYPESCRIPT.allows(module, to) {
                    let problem = format!("`{module}` must not import from `{to}`");
                    found.push(format!("{}:{}: {problem}", source.path, index + 1));
                }
            }
        }
    }
    found
}

/// The path below www/ without extension; tests and declarations stand outside the order.
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

/// The stem of the module that `path` names when written in the module `from`.
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
        let others = ["www/state.ts", "www/app.ts", "www/table/layout.ts", "www/table/paint.ts"];
        let mut sources: Vec<Source> = others.iter().map(|path| source(path, "")).collect();
        sources.retain(|other| other.path != path);
        sources.push(source(path, text));
        assert_eq!(complaints(&sources), expected, "{text}");
    }

    #[test]
    fn an_import_to_the_right_is_reported() {
        check("www/table/paint.ts", "import { box } from \"./layout.ts\";", &[]);
        check(
            "www/table/layout.ts",
            "import type { State } from \"../state\";\nimport { paint } from './paint.js';",
            &["www/table/layout.ts:2: `table/layout` must not import from `table/paint`"],
        );
        check(
            "www/panels/result.ts",
            "const app = await import(\"../app.ts\");",
            &["www/panels/result.ts:1: `panels` must not import from `app`"],
        );
        check("www/engine/client.ts", "new Worker(new URL(\"../main.ts\", import.meta.url));", &[]);
    }

    #[test]
    fn an_unlisted_module_is_reported() {
        let problem = "www/helpers.ts:1: not in the order of xtask/src/tidy/order.rs";
        check("www/helpers.ts", "", &[problem]);
        check("www/helpers.test.ts", "import { run } from \"./app.ts\";", &[]);
    }

    #[test]
    fn what_is_no_module_does_not_count() {
        check("www/state.ts", "import type { GameView } from \"./pkg/istaka.js\";", &[]);
        check("www/state.ts", "// import \"./app.ts\"\nimport \"./style.css\";", &[]);
    }
}
