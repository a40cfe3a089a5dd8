//! The reading order of the page's modules: each may import only from ranks above its own.

/// Ranks from first to last; modules of one rank do not know one another.
pub struct Order(&'static [&'static [&'static str]]);

/// The page, `www/`. A module is a file or a whole folder.
pub const TYPESCRIPT: Order = Order(&[
    &["find", "licenses", "portraits", "pwa", "rack", "settings", "start/script", "version"],
    &["games/okey/finale", "seats"],
    &["choices", "engine", "faces", "pace", "state", "storage-double"],
    &["games/okey/cue", "turns", "tutor"],
    &["ending", "locales", "games/okey/orders", "sound", "store"],
    &["guide/text", "keeper", "table/numerals", "table/rect", "table/theme"],
    &["doubts", "failure", "guide/html", "openings", "games/okey/places", "table/shapes"],
    &["games/okey/beside", "games/okey/clear", "guide/build", "start/build", "table/cards"],
    &["games/okey/trail", "table/at", "table/layout", "table/look"],
    &["games/okey/hands", "games/okey/sample", "games/okey/seating"],
    &["games/okey/laid"],
    &["games/okey/layout"],
    &["table/marks", "table/mirror", "table/motion", "table/tiles"],
    &["table/glow", "table/picture"],
    &["table/paint"],
    &["table/keys", "table/pointer"],
    &["elements"],
    &["panels/dialog", "panels/tally", "panels/undo"],
    &["games/okey/result"],
    &["clock", "guide/script", "panels", "games/okey/ring"],
    &["dialogs", "explainer", "notices", "own-rack", "rhythm"],
    &["session"],
    &["actions", "preferences"],
    &["around"],
    &["app"],
    &["main"],
]);

impl Order {
    /// The module to which a file belongs, named by its path without extension.
    pub fn module(&self, stem: &str) -> Option<&'static str> {
        self.0.iter().copied().flatten().copied().find(|module| {
            stem.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }

    /// Whether one module may import from another.
    pub fn allows(&self, from: &str, to: &str) -> bool {
        from == to || self.rank(to) < self.rank(from)
    }

    fn rank(&self, module: &str) -> Option<usize> {
        self.0.iter().position(|rank| rank.contains(&module))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_point_to_the_left_only() {
        assert!(TYPESCRIPT.allows("app", "session"));
        assert!(TYPESCRIPT.allows("panels", "panels"));
        assert!(!TYPESCRIPT.allows("session", "app"));
    }

    #[test]
    fn a_folder_belongs_to_its_module() {
        assert_eq!(TYPESCRIPT.module("table/paint"), Some("table/paint"));
        assert_eq!(TYPESCRIPT.module("panels/editor/drafts"), Some("panels"));
        assert_eq!(TYPESCRIPT.module("table/felt"), None);
    }

    #[test]
    fn a_module_is_listed_once() {
        let mut names = TYPESCRIPT.0.concat();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
