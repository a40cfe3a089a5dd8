//! The reading order of the page's folders: each may import only from ranks above its own.

/// Ranks from first to last; folders of one rank do not know one another.
pub struct Order(&'static [&'static [&'static str]]);

/// The page: the folders below `www/`, and the file that starts it.
pub const TYPESCRIPT: Order = Order(&[
    &["base"],
    &["engine"],
    &["rack", "settings"],
    &["state"],
    &["locales", "store"],
    &["table"],
    &["rules"],
    &["ui"],
    &["panels"],
    &["contest", "deals", "games", "lessons"],
    &["coach", "embed", "match", "sound"],
    &["home"],
    &["analysis", "mistakes", "puzzles", "replay", "score", "site"],
    &["app"],
    &["main"],
]);

impl Order {
    /// Returns the folder of a file, given its path without extension.
    pub fn folder(&self, stem: &str) -> Option<&'static str> {
        let name = stem.split('/').next()?;
        self.0.iter().copied().flatten().copied().find(|folder| *folder == name)
    }

    /// Returns `true` if one folder may import from another.
    pub fn allows(&self, from: &str, to: &str) -> bool {
        from == to || self.rank(to) < self.rank(from)
    }

    fn rank(&self, folder: &str) -> Option<usize> {
        self.0.iter().position(|rank| rank.contains(&folder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_point_to_earlier_ranks_only() {
        assert!(TYPESCRIPT.allows("app", "match"));
        assert!(TYPESCRIPT.allows("panels", "panels"));
        assert!(!TYPESCRIPT.allows("match", "app"));
        assert!(!TYPESCRIPT.allows("contest", "deals"));
    }

    #[test]
    fn a_file_belongs_to_the_first_folder_of_its_path() {
        assert_eq!(TYPESCRIPT.folder("panels/editor/drafts"), Some("panels"));
        assert_eq!(TYPESCRIPT.folder("main"), Some("main"));
        assert_eq!(TYPESCRIPT.folder("tables/paint"), None);
    }

    #[test]
    fn a_folder_is_listed_once() {
        let mut names = TYPESCRIPT.0.concat();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
