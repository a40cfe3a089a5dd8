//! Folders as a whole: copied, and listed with their files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::step::Result;

/// Copies the files of a folder that are wanted, and makes the folders that they need.
pub fn copy_all(from: &Path, to: &Path, wanted: fn(&Path) -> bool) -> Result {
    for path in files_in(from)? {
        if wanted(&path) {
            copy(&from.join(&path), &to.join(&path))?;
        }
    }
    Ok(())
}

/// Copies a file, and makes the folder that it needs.
pub fn copy(from: &Path, to: &Path) -> Result {
    let made = to.parent().map_or(Ok(()), fs::create_dir_all);
    let copied = made.and_then(|()| fs::copy(from, to));
    copied.map(drop).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

/// Reads all files of a folder, by their paths in it.
pub fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let read = |path: PathBuf| {
        let bytes = fs::read(folder.join(&path));
        let bytes = bytes.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok((path, bytes))
    };
    files_in(folder)?.into_iter().map(read).collect()
}

/// Lists all files of a folder, by their paths in it.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let wrong = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let (path, name) = (entry.path(), PathBuf::from(entry.file_name()));
        if path.is_dir() {
            files.extend(files_in(&path)?.iter().map(|inner| name.join(inner)));
        } else {
            files.push(name);
        }
    }
    Ok(files)
}
