//! The options of every game: the presets of RULES section 9.

use istaka::with_rules;
use istaka::{AnyRules, Named, RuleOptions, okey101};

/// The tables of `docs/rules.md` that list settings: in the first line the preset whose values
/// follow, then a row for each setting.
fn tables() -> Vec<Vec<Vec<&'static str>>> {
    let cells = |line: &'static str| -> Vec<&'static str> {
        line.trim_matches('|').split('|').map(str::trim).collect()
    };
    let mut tables: Vec<Vec<Vec<&str>>> = Vec::new();
    let mut lines = include_str!("../../docs/rules.md").lines();
    while let Some(line) = lines.next() {
        if line.starts_with("| setting |") {
            let rows = lines.by_ref().skip(1).take_while(|line| line.starts_with('|'));
            tables.push(std::iter::once(line).chain(rows).map(cells).collect());
        }
    }
    tables
}

/// Checks that the options of a preset are those of the table of its game.
fn check<O: RuleOptions>(preset: &str, options: &O) {
    let names = || O::Setting::NAMES.iter().map(|(_, name)| *name);
    let tables = tables();
    let all = |table: &&Vec<Vec<&str>>| table[1..].iter().map(|row| row[0]).eq(names());
    let table = tables.iter().find(all).expect("a table has every setting");
    let told = table[1..].iter().map(|row| row[2]).chain([table[0][1]]);
    assert!(told.into_iter().any(|cell| cell.contains(&format!("`{preset}`"))), "{preset}");
    for row in &table[1..] {
        let own = row[2].split("; ").find_map(|other| other.strip_prefix(&format!("`{preset}` ")));
        let setting = O::Setting::named(row[0]).expect("a setting");
        assert_eq!(options.get(setting), own.unwrap_or(row[1]), "{preset}, {}", row[0]);
    }
}

#[test]
fn rule_9_the_presets_are_as_the_tables_say() {
    // The presets of 101 Okey are compared with its own text in its own tests.
    let of_101 = |preset: &&str| okey101::Preset::named(preset).is_some();
    for preset in AnyRules::presets().into_iter().filter(|preset| !of_101(preset)) {
        let rules: AnyRules = preset.parse().expect("a preset");
        with_rules!(rules, rules => check(preset, &*rules));
    }
}
