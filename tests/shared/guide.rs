//! The laws of the explanation of each game. Each game's own tests include this file as a module,
//! and pass in their types through `super`.

use super::{Options, Preset, Rules, Section, Setting};
use istaka::{Example, Named, RuleOptions, explain};

/// Every preset for 2 to 4 players, unchanged and with every value of every setting that can be
/// played.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for preset in Preset::ALL {
        for players in 2..=4 {
            let usual = Options::preset(preset, players);
            for setting in Setting::ALL {
                for value in usual.values(setting) {
                    let mut options = usual;
                    assert!(options.set(setting, &value));
                    all.extend(Rules::new(options));
                }
            }
        }
    }
    assert!(all.len() > 600, "{} rules", all.len());
    all
}

#[test]
fn every_example_is_what_it_is_said_to_be() {
    for rules in all_rules() {
        for paragraph in explain(&rules) {
            for figure in paragraph.figures {
                assert!(figure.holds(&rules), "{rules}: {}: {figure:?}", paragraph.id);
            }
        }
    }
}

#[test]
fn the_sections_come_in_order_and_no_paragraph_twice() {
    for rules in all_rules() {
        let text = explain(&rules);
        assert!(text.is_sorted_by_key(|paragraph| paragraph.section), "{rules}");
        for section in Section::ALL {
            let about = text.iter().filter(|paragraph| paragraph.section == section);
            assert!(about.count() > 0, "{rules}: nothing about {}", section.name());
        }
        let mut ids: Vec<&str> = text.iter().map(|paragraph| paragraph.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), text.len(), "{rules}");
    }
}

#[test]
fn every_paragraph_names_its_source() {
    for rules in all_rules() {
        for paragraph in explain(&rules) {
            assert!(!paragraph.sources.is_empty(), "{rules}: {}", paragraph.id);
            assert!(!paragraph.rule.is_empty(), "{rules}: {}", paragraph.id);
        }
    }
}

#[test]
fn nothing_of_a_preset_differs_from_it() {
    for preset in Preset::ALL {
        for players in 2..=4 {
            let rules = Rules::new(Options::preset(preset, players)).expect("a preset");
            assert!(explain(&rules).iter().all(|paragraph| !paragraph.differs(&rules)));
        }
    }
}

#[test]
fn every_setting_that_matters_changes_the_text_and_is_marked_there() {
    for rules in all_rules() {
        let usual = Options::preset(rules.preset, rules.players);
        let changed = |setting: &Setting| rules.get(*setting) != usual.get(*setting);
        let setting = Setting::ALL.into_iter().find(changed);
        let Some(setting) = setting.filter(|&setting| rules.matters(setting)) else { continue };
        let text = explain(&rules);
        let before = explain(&Rules::new(usual).expect("a preset"));
        assert_ne!(text, before, "{rules}: {}", setting.name());
        let marked = text.iter().filter(|paragraph| paragraph.differs(&rules)).count();
        assert!(marked > 0, "{rules}: nothing is marked");
        for paragraph in &text {
            let same = before.iter().find(|other| other.id == paragraph.id);
            let known = same.is_some_and(|other| other.numbers == paragraph.numbers);
            assert!(known || paragraph.differs(&rules), "{rules}: {} is new", paragraph.id);
        }
    }
}
