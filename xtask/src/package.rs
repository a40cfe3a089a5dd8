//! Packs the npm package in `target/npm/`: engine, elements, types and texts.
//!
//! ```text
//! www/pkg/       ──► istaka/ figures/    the engine and its small judge, each with its wasm
//! dist/elements/ ──► elements/               the elements for pages
//! xtask/npm/     ──► package.json, README.md, types, how Node and bundlers come by the wasm
//! ```

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::node::{self, NPM};
use crate::step::{Result, answer, heading, run};
use crate::{page, wasm};

/// The folder in which it is assembled.
const FOLDER: &str = "target/npm/package";

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
    copy_all(Path::new("xtask/npm/package"), folder)?;
    copy_all(Path::new("dist/elements"), &folder.join("elements"))?;
    for (module, ..) in wasm::MODULES {
        copy_all(&Path::new("www/pkg").join(module), &folder.join(module))?;
        // The modules that load the wasm, in Node and in browsers and bundlers.
        copy_all(Path::new("xtask/npm/entry"), &folder.join(module))?;
    }
    for text in TEXTS {
        copy(Path::new(text), &folder.join(text))?;
    }
    stamp(&folder.join("package.json"))?;
    run(Command::new(NPM)
        .args(["pack", "--silent", "--pack-destination", ".."])
        .current_dir(folder))
}

/// Writes the version of the crate.
fn stamp(path: &Path) -> Result {
    let wrong = |error| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(wrong)?;
    fs::write(path, text.replace("0.0.0", &version()?)).map_err(wrong)
}

/// The version of the crate, as cargo reads it.
fn version() -> Result<String> {
    let id = answer("cargo", &["pkgid", "--package", "istaka"]).ok_or("`cargo pkgid` fails.")?;
    let version = id.trim().rsplit(['#', '@']).next().unwrap_or_default();
    Ok(version.to_owned())
}

fn copy_all(from: &Path, to: &Path) -> Result {
    fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let entries = fs::read_dir(from).map_err(|error| {
        format!("{}: {error}; `cargo xtask package` builds what is missing", from.display())
    })?;
    for entry in entries {
        let entry = entry.map_err(|error| format!("{}: {error}", from.display()))?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() { copy_all(&from, &to)? } else { copy(&from, &to)? }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result {
    let copied = fs::copy(from, to);
    copied.map(|_| ()).map_err(|error| format!("{}: {error}", from.display()))
}
