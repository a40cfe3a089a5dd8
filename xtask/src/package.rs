//! Packs the npm package in `target/npm/`: engine, elements, types and texts.
//!
//! ```text
//! dist/elements/ ──► elements/           the elements for pages, and the wasm of three engines
//! www/pkg/       ──► istaka/ figures/    the engine, and those of figures and of positions, which
//!                    judge/              read that wasm
//!                ──► rules/              the small engine of rules, with its wasm
//! xtask/npm/     ──► package.json, README.md, types, how Node and bundlers come by the wasm
//! ```

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::files::{copy, copy_all};
use crate::node::{self, NPM};
use crate::step::{Result, answer, heading, run};
use crate::{page, wasm};

/// The folder in which it is assembled.
const FOLDER: &str = "target/npm/package";

/// The module that no element has, so that its wasm lies beside it.
const ALONE: &str = "rules";

/// Texts of the project that belong to it.
const TEXTS: [&str; 3] = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Builds and packs everything.
pub fn package() -> Result {
    page::build()?;
    pack()
}

/// Does only the last part of [`package`]: needs `www/pkg/` and `dist/`.
pub fn pack() -> Result {
    heading("Pack the npm package");
    node::ensure()?;
    let folder = Path::new(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{FOLDER}: {error}"))?;
    }
    copy_raw(Path::new("xtask/npm/package"), folder)?;
    copy_raw(Path::new("dist/elements"), &folder.join("elements"))?;
    let package = folder.join("package.json");
    replace(&package, "0.0.0", &version()?)?;
    replace(&package, "  \"type\":", &format!("{}  \"type\":", origin()?))?;
    for (module, ..) in wasm::MODULES {
        let (from, to) = (Path::new("www/pkg").join(module), folder.join(module));
        // The modules that load the wasm, in Node and in browsers and bundlers.
        copy_raw(Path::new("xtask/npm/entry"), &to)?;
        for file in ["istaka.js", "istaka.d.ts"] {
            copy(&from.join(file), &to.join(file))?;
        }
        let from = from.join("istaka_bg.wasm");
        let wasm = if module == ALONE {
            copy(&from, &to.join("istaka.wasm"))?;
            format!("{module}/istaka.wasm")
        } else {
            // The elements have the same file, so that their folder can be copied anywhere.
            format!("elements/{}", same(&from, &folder.join("elements"))?)
        };
        replace(&package, &format!("WASM-{module}"), &wasm)?;
        for entry in ["index.js", "node.js"] {
            replace(&to.join(entry), "WASM", &format!("../{wasm}"))?;
        }
    }
    for text in TEXTS {
        copy(Path::new(text), &folder.join(text))?;
    }
    copy(Path::new("dist/licenses.txt"), &folder.join("licenses.txt"))?;
    run(Command::new(NPM)
        .args(["pack", "--silent", "--pack-destination", ".."])
        .current_dir(folder))
}

/// Replaces each `word` in a file, which has at least one.
fn replace(path: &Path, word: &str, by: &str) -> Result {
    let wrong = |problem: &dyn Display| format!("{}: {problem}", path.display());
    let text = fs::read_to_string(path).map_err(|error| wrong(&error))?;
    if !text.contains(word) {
        return Err(wrong(&format!("there is no “{word}”")));
    }
    fs::write(path, text.replace(word, by)).map_err(|error| wrong(&error))
}

/// Returns the name of the file in a folder that has the same content.
fn same(file: &Path, folder: &Path) -> Result<String> {
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let wanted = read(file)?;
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.extension() == file.extension() && read(&path)? == wanted {
            let name = path.file_name().and_then(|name| name.to_str());
            return name.map(str::to_owned).ok_or("Its name is no text.".to_owned());
        }
    }
    Err(format!("{} is not in dist/: `cargo xtask build` is older than it.", file.display()))
}

/// Returns the fields of `package.json` that the crate's manifest has too.
fn origin() -> Result<String> {
    let words = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let text = answer("cargo", &words).ok_or("`cargo metadata` fails.")?;
    let all: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let packages = all["packages"].as_array().into_iter().flatten();
    let krate = packages.into_iter().find(|package| package["name"] == "istaka");
    let krate = krate.ok_or("The crate is not in its own workspace.")?;
    let mut fields = Vec::new();
    if let Some(author) = krate["authors"][0].as_str() {
        fields.push(("author", json!(author)));
    }
    if let Some(url) = krate["repository"].as_str() {
        fields.push(("repository", json!({ "type": "git", "url": format!("git+{url}.git") })));
        fields.push(("bugs", json!({ "url": format!("{url}/issues") })));
    }
    if let Some(url) = krate["homepage"].as_str() {
        fields.push(("homepage", json!(url)));
    }
    Ok(fields.iter().map(|(name, value)| format!("  \"{name}\": {value},\n")).collect())
}

/// The version of the crate, as cargo reads it.
fn version() -> Result<String> {
    let id = answer("cargo", &["pkgid", "--package", "istaka"]).ok_or("`cargo pkgid` fails.")?;
    let version = id.trim().rsplit(['#', '@']).next().unwrap_or_default();
    Ok(version.to_owned())
}

/// Copies a folder without what a host sends in the place of its files.
fn copy_raw(from: &Path, to: &Path) -> Result {
    let is_raw =
        |path: &Path| !path.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    copy_all(from, to, is_raw)
        .map_err(|problem| format!("{problem}; `cargo xtask package` builds what is missing"))
}
