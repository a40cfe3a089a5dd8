//! Conventions that no compiler checks: order of imports, length of files, banned words.

mod clocks;
mod documents;
mod limits;
mod order;
mod rust;
mod text;
mod typescript;

use std::fs;
use std::path::Path;

use crate::step::{Result, heading, say};

/// A file of the project, its path relative to the root and with `/` on every system.
pub struct Source {
    pub path: String,
    pub text: String,
}

/// Prints every complaint as `path:line: what is wrong`.
pub fn tidy() -> Result {
    heading("Check the habits of the source files");
    let sources = sources()?;
    let mut complaints = complaints(&sources);
    let page = sources.iter().find(|source| source.path == "index.html");
    let page = page.map_or("", |page| page.text.as_str());
    let documents = documents()?;
    complaints.extend(documents::complaints(&documents, page, &|path| path.exists()));
    complaints.extend(limits::complaints(&documents, &sources));
    for complaint in &complaints {
        say(complaint);
    }
    match complaints.len() {
        0 => {
            say(&format!("{} files are tidy.", sources.len()));
            Ok(())
        }
        count => Err(format!("{count} things to tidy up")),
    }
}

fn complaints(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        found.extend(text::complaints(source));
    }
    found.extend(rust::complaints(sources));
    found.extend(typescript::complaints(sources));
    found.extend(clocks::complaints(sources));
    found
}

pub fn sources() -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for folder in ["benches", "examples", "src", "tests", "tools", "www", "xtask"] {
        if Path::new(folder).is_dir() {
            gather(folder, &mut sources)?;
        }
    }
    for file in ["index.html", "playwright.config.ts", "vite.config.ts", "vitest.config.ts"] {
        if Path::new(file).exists() {
            read(file.to_owned(), &mut sources)?;
        }
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(sources)
}

/// Reads the documents, which lie in the root and in `docs/`.
fn documents() -> Result<Vec<Source>> {
    let mut documents = Vec::new();
    for folder in ["", "docs/"] {
        let unreadable = |error| format!("{folder} cannot be read: {error}");
        for entry in fs::read_dir(Path::new(".").join(folder)).map_err(unreadable)? {
            let name = entry.map_err(unreadable)?.file_name();
            if name.to_string_lossy().ends_with(".md") {
                read(format!("{folder}{}", name.to_string_lossy()), &mut documents)?;
            }
        }
    }
    documents.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(documents)
}

/// Skips `www/pkg`, which is generated, and `tests/data`, which is data.
fn gather(folder: &str, sources: &mut Vec<Source>) -> Result {
    let unreadable = |error| format!("{folder} cannot be read: {error}");
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            if path != "www/pkg" && path != "tests/data" {
                gather(&path, sources)?;
            }
        } else if text::is_text(&path) {
            read(path, sources)?;
        }
    }
    Ok(())
}

fn read(path: String, sources: &mut Vec<Source>) -> Result {
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    sources.push(Source { path, text });
    Ok(())
}

#[cfg(test)]
fn source(path: &str, text: &str) -> Source {
    Source { path: path.to_owned(), text: text.to_owned() }
}
