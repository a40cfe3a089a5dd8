//! The page built a second time, in another folder: the same sources give the same bytes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::{contents, copy, copy_all};
use crate::step::{Result, answer, heading, run, say};

/// The page of this folder, which is there.
const BUILT: &str = "dist";

/// The packages that Vite is among: copied, since a link would lead back to this folder.
const PACKAGES: &str = "node_modules";

/// The most files that are named.
const NAMED: usize = 20;

/// Builds the page from copies of all sources in a folder of another path, from nothing that was
/// compiled here, and fails if a file of it differs from `dist/`.
pub fn compare() -> Result {
    heading("Build the page in another folder");
    let folder = std::env::temp_dir().join(format!("istaka-again-{}", std::process::id()));
    let compared = copy_sources(&folder).and_then(|()| {
        let mut cargo = Command::new("cargo");
        run(cargo.args(["xtask", "build"]).current_dir(&folder).env_remove("CARGO_TARGET_DIR"))?;
        same(&contents(Path::new(BUILT))?, &contents(&folder.join(BUILT))?)
    });
    let removed = fs::remove_dir_all(&folder);
    compared.and(removed.map_err(|error| format!("{}: {error}", folder.display())))
}

/// Copies what git has or would add, and then the packages, which must not be older than their
/// lock.
fn copy_sources(folder: &Path) -> Result {
    let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let sources = answer("git", &words).ok_or("`git ls-files` does not answer.")?;
    for path in sources.split('\0').map(Path::new).filter(|path| path.is_file()) {
        copy(path, &folder.join(path))?;
    }
    copy_all(Path::new(PACKAGES), &folder.join(PACKAGES), |_| true)
}

/// Names the files that are not the same in both folders.
fn same(one: &BTreeMap<PathBuf, Vec<u8>>, other: &BTreeMap<PathBuf, Vec<u8>>) -> Result {
    let differs = |path: &&PathBuf| one.get(*path) != other.get(*path);
    let news = other.keys().filter(|path| !one.contains_key(*path));
    let different: Vec<&PathBuf> = one.keys().chain(news).filter(differs).collect();
    for path in different.iter().take(NAMED) {
        let in_both = one.contains_key(*path) && other.contains_key(*path);
        say(&format!("{}: {}", path.display(), if in_both { "differs" } else { "only in one" }));
    }
    match different.len() {
        0 => {
            say(&format!("All {} files are the same.", one.len()));
            Ok(())
        }
        count => Err(format!("{count} files of {BUILT}/ are others when it is built elsewhere")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_differ_are_counted() {
        let folder = |files: &[(&str, &str)]| {
            let file = |&(path, text): &(&str, &str)| (path.into(), text.as_bytes().to_vec());
            files.iter().map(file).collect::<BTreeMap<PathBuf, Vec<u8>>>()
        };
        let one = folder(&[("a", "1"), ("b", "2"), ("d", "4")]);
        assert_eq!(same(&one, &one), Ok(()));
        let other = folder(&[("a", "1"), ("b", "3"), ("c", "")]);
        let problem = same(&one, &other).unwrap_err();
        assert!(problem.starts_with("3 files"), "{problem}");
    }
}
