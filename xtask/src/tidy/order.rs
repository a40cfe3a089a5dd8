//! The reading order of the page's modules: each may import only from ranks above its own.

/// Ranks from first to last; modules of one rank do not know one another.
pub struct Order(&'static [&'static [&'static str]]);

/// The page, `www/`. A module is a file or a whole folder.
pub const TYPESCRIPT: Order = Order(&[
    &["allowed", "answers", "calendar", "clamp", "trusted", "views"],
    &["find", "licenses", "portraits", "rack", "settings", "start/script", "sw", "tags", "version"],
    &["laying", "pwa", "seats", "table/rect", "table/sides"],
    &["choices", "element-double", "engine", "faces", "pace", "state"],
    &["games/cues", "locales", "store", "table/finale", "table/numerals", "table/theme", "tutor"],
    &["games/okey/state", "games/rummi/state", "guide/text", "table/layout"],
    &[
        "failure",
        "openings",
        "table/controls",
        "table/frame",
        "table/hands",
        "table/shapes",
        "table/stock",
    ],
    &["embedded", "table/picking"],
    &["start/build", "table/at", "table/card", "table/cards"],
    &["table/look", "table/own"],
    &["table/marks", "table/motion", "table/scroll", "table/series", "table/tiles"],
    &["table/glow", "table/mirror", "table/page-look"],
    &["elements", "table/keys", "table/paint", "table/pointer"],
    &["guide/script", "panels", "table/brush"],
    &["games/refusal", "games/review"],
    &["games/game"],
    &["games/melds", "games/melds-double"],
    &["games/rummi/aim", "games/rummi/cue", "games/rummi/figures", "games/rummi/finale"],
    &["games/rummi/hint", "games/rummi/labels", "games/rummi/news", "games/rummi/prompt"],
    &["games/rummi/seat", "games/rummi/sentence", "games/rummi/view-double"],
    &["games/rummi/lesson", "games/rummi/reasons", "games/rummi/things", "games/rummi/turns"],
    &["games/rummi/beside", "games/rummi/places", "games/rummi/rows"],
    &["games/rummi/layout"],
    &["games/rummi/buttons", "games/rummi/controls", "games/rummi/moves"],
    &["games/rummi/rummi"],
    &["games/okey/bot", "games/okey/designs", "games/okey/distance", "games/okey/suffixes"],
    &["games/okey/aim"],
    &["games/okey/ending", "games/okey/turns"],
    &["games/okey/figures", "games/okey/finale", "games/okey/hint", "games/okey/news"],
    &["games/okey/reasons", "games/okey/rules", "games/rummi/rules"],
    &["games/okey/places", "games/okey/refusal", "games/okey/sentence"],
    &["games/okey/buttons", "games/okey/seat"],
    &["games/okey/beside", "games/okey/clear", "games/okey/cue", "games/okey/moves"],
    &["games/okey/doubts", "games/okey/lesson", "games/okey/prompt", "games/okey/trail"],
    &["games/okey/hands", "games/okey/seating", "games/okey/view-double"],
    &["games/okey/laid", "games/okey/things"],
    &["games/okey/layout"],
    &["games/okey/controls", "games/okey/ring"],
    &["games/okey/okey"],
    &["games/okey/panels", "games/rummi/panels"],
    &["games/games", "games/panels"],
    &["clock", "lessons", "review", "sound"],
    &["dialogs", "explainer", "notices", "own-rack", "replay", "rhythm"],
    &["contest", "deals", "embed", "session", "snippets"],
    &["actions", "preferences", "puzzles"],
    &["rest", "table-double"],
    &["app"],
    &["main"],
    &["guide/pages"],
]);

impl Order {
    /// Returns the module of a file, given its path without extension.
    pub fn module(&self, stem: &str) -> Option<&'static str> {
        self.0.iter().copied().flatten().copied().find(|module| {
            stem.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }

    /// Returns `true` if one module may import from another.
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
