//! The options of every game: the presets of RULES section 9.

use istaka::with_rules;
use istaka::{AnyRules, Named, RuleOptions, okey101};

/// The tables of `docs/rules.md` that list settings: the presets, and a row for each setting.
fn tables() -> Vec<Vec<Vec<&'static str>>> {
    let cells = |line: &'static str| -> Vec<&'static str> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect()
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

/// Checks that the options are those of a column, and that no setting is missing there.
fn check<O: RuleOptions>(options: &O, rows: &[Vec<&str>], column: usize) {
    let names = O::Setting::NAMES.iter().map(|(_, name)| *name);
    assert!(rows.iter().map(|row| row[0]).eq(names), "every setting of {options}");
    for row in rows {
        let setting = O::Setting::named(row[0]).expect("a setting");
        assert_eq!(options.get(setting), row[column], "{options}, {}", row[0]);
    }
}

#[test]
fn rule_9_the_presets_are_as_the_tables_say() {
    let tables = tables();
    // The presets of 101 Okey are compared with its own text in its own tests.
    let of_101 = |preset: &&str| okey101::Preset::named(preset).is_some();
    for preset in AnyRules::presets().into_iter().filter(|preset| !of_101(preset)) {
        let column = |table: &Vec<Vec<&str>>| table[0].iter().position(|name| *name == preset);
        let (table, column) = tables
            .iter()
            .find_map(|table| Some((table, column(table)?)))
            .unwrap_or_else(|| panic!("no table has {preset}"));
        let rules: AnyRules = preset.parse().expect("a preset");
        with_rules!(rules, rules => check(&*rules, &table[1..], column));
    }
}
