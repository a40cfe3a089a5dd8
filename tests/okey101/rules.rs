//! The rules as a value: the presets of OKEY101 section 13, the options of section 12, conflicts,
//! and text.

use istaka::okey101::{Conflict, HAND, Options, Preset, Rules, Setting};
use istaka::{Named, RuleOptions, Seat};
use proptest::prelude::*;

/// Section 13: the differences of each preset from `yuzbir`.
const PRESETS: [(&str, &str); 6] = [
    ("yuzbir", ""),
    ("yuzbir_katlamali", "raising=yes"),
    ("yuzbir_esli", "partners=yes"),
    (
        "yuzbir_turnuva",
        "partners=yes strict-open=yes return-penalty=yes takeback=last-only add-cap=pairs-two \
         false-joker=next inspect=own-and-pairs-all",
    ),
    (
        "yuzbir_cezali",
        "return-penalty=yes feed=times okey-lost=yes strict-open=yes record-bonus=yes",
    ),
    ("yuzbir_hizli", "rounds=3 open-points=81"),
];

/// Section 12: the settings that are on by default; all others without values below are off.
const ON: [&str; 5] = ["direct-finish", "exchange", "exchange-pair", "okey-discard", "assist"];

/// Section 12: the settings whose values are no simple *yes* or *no*, the default first.
const VALUES: &str = "
    players            4 2 3
    direction          anticlockwise clockwise
    starter            after-dealer dealer
    false-joker        redraw next
    open-points        101 51 81 121
    open-pairs         5 4
    add-cap            none pairs-two end-two
    exchange-group     four either
    takeback           free last-only
    playable           auto call off
    feed               off flat times
    stock-end          after-turn last-take
    all-pairs          void play-on
    unopened           202 101 303 404
    factors            multiply once none
    from-hand          first-turn any-turn alone
    rounds             11 1 3 5 7 9 21
    run-limit          off 5
    pairs-limit        off 3
    indicator-pair     off single wild
    inspect            none own pairs-all own-and-pairs-all
    clock              off 30 45 60
";

fn options(text: &str) -> Options {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn rows(table: &str) -> Vec<Vec<&str>> {
    table.trim().lines().map(|row| row.split_whitespace().collect()).collect()
}

#[test]
fn rule_13_the_presets_differ_as_the_table_says() {
    assert!(Preset::NAMES.iter().map(|(_, name)| *name).eq(PRESETS.map(|(name, _)| name)));
    for (name, differences) in PRESETS {
        let preset = Preset::named(name).expect("a preset");
        let expected = Options { preset, ..options(&format!("yuzbir {differences}")) };
        assert_eq!(Options::preset(preset, 4), expected, "{name}");
        assert_eq!(options(name).to_string(), name);
    }
    assert_eq!(Rules::yuzbir(4).to_string(), "yuzbir");
}

#[test]
fn rule_12_every_option_has_its_values_and_its_default() {
    let rows = rows(VALUES);
    let yuzbir = Options::preset(Preset::Yuzbir, 4);
    for setting in Setting::ALL {
        let mut values = yuzbir.values(setting);
        values.sort_unstable();
        match rows.iter().find(|row| row[0] == setting.name()) {
            Some(row) => {
                let mut expected = row[1..].to_vec();
                assert_eq!(yuzbir.get(setting), row[1], "{setting:?}: the default comes first");
                expected.sort_unstable();
                assert_eq!(values, expected, "{setting:?}");
            }
            None => {
                assert_eq!(values, ["no", "yes"], "{setting:?}");
                let on = ON.contains(&setting.name());
                assert_eq!(yuzbir.get(setting), if on { "yes" } else { "no" }, "{setting:?}");
            }
        }
        for value in yuzbir.values(setting) {
            let mut options = yuzbir;
            assert!(options.set(setting, &value), "{setting:?}={value}");
            assert_eq!(options.get(setting), value);
        }
        let mut options = yuzbir;
        for value in ["", "12", "100", "-1", "4 ", "YES", "+2", "04"] {
            assert!(!options.set(setting, value), "{setting:?}={value}");
        }
        assert_eq!(options, yuzbir, "a refused value changes nothing");
    }
}

#[test]
fn rule_11_1_a_contest_may_have_two_rounds() {
    let options = options("yuzbir rounds=2");
    let values = options.values(Setting::Rounds);
    assert_eq!(values, ["1", "2", "3", "5", "7", "9", "11", "21"]);
}

#[test]
fn rule_13_every_preset_can_be_played_by_two_three_and_four() {
    for preset in Preset::ALL {
        for players in 2..=4 {
            let options = Options::preset(preset, players);
            assert!(Rules::new(options).is_ok(), "{options}");
            let pairs = matches!(preset, Preset::Esli | Preset::Turnuva);
            assert_eq!(options.partners, pairs && players == 4, "{options}");
        }
    }
}

#[test]
fn options_that_cannot_be_combined_are_refused_with_the_reason() {
    let yuzbir = Options::preset(Preset::Yuzbir, 4);
    let cases = [
        (Options { players: 1, ..yuzbir }, Conflict::Players),
        (Options { players: 5, ..yuzbir }, Conflict::Players),
        (Options { rounds: 0, ..yuzbir }, Conflict::Rounds),
        (Options { rounds: 12, ..yuzbir }, Conflict::Rounds),
        (Options { rounds: 20, ..yuzbir }, Conflict::Rounds),
        (Options { rounds: 22, ..yuzbir }, Conflict::Rounds),
        (Options { open_pairs: 3, ..yuzbir }, Conflict::OpenPairs),
        (Options { open_pairs: 6, ..yuzbir }, Conflict::OpenPairs),
        (Options { partners: true, players: 3, ..yuzbir }, Conflict::PartnersNeedFour),
        (Options { partners: true, players: 2, ..yuzbir }, Conflict::PartnersNeedFour),
    ];
    for (options, conflict) in cases {
        assert_eq!(Rules::new(options), Err(conflict), "{options}");
        let ways = conflict.settings().map(|setting| options.way_out(conflict, setting));
        assert!(ways.iter().all(Option::is_some), "{options}");
        assert!(!conflict.to_string().is_empty());
    }
}

#[test]
fn partners_of_a_preset_go_with_the_number_of_players() {
    let changed = |text: &str, players: &str| {
        let mut options = options(text);
        assert!(options.set(Setting::Players, players));
        options.to_string()
    };
    assert_eq!(changed("yuzbir_esli", "3"), "yuzbir_esli players=3");
    assert_eq!(changed("yuzbir_esli players=3", "4"), "yuzbir_esli");
    assert_eq!(changed("yuzbir partners=yes", "3"), "yuzbir players=3 partners=yes");
}

#[test]
fn a_setting_matters_only_where_it_makes_a_difference() {
    let idle = |text: &str| {
        let options = options(text);
        let idle = Setting::ALL.into_iter().filter(|setting| !options.matters(*setting));
        idle.map(Setting::name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(idle("yuzbir"), "raise-partner");
    assert_eq!(idle("yuzbir raising=yes partners=yes"), "");
    let exchange = "raise-partner exchange-pair exchange-group playable-exchange okey-lost";
    assert_eq!(idle("yuzbir exchange=no"), exchange);
    assert_eq!(idle("yuzbir players=2 playable=off"), "direction raise-partner playable-exchange");
}

#[test]
fn rule_11_2_partners_sit_opposite_each_other() {
    let [a, b, c, d] = Seat::ALL;
    let partners = options("yuzbir_esli");
    assert_eq!(partners.side(a).iter().collect::<Vec<_>>(), [a, c]);
    assert!(partners.are_opponents(a, b) && partners.are_opponents(a, d));
    assert!(!partners.are_opponents(a, c) && !partners.are_opponents(a, a));
    assert_eq!(options("yuzbir").side(a).iter().collect::<Vec<_>>(), [a]);
}

#[test]
fn rule_2_1_a_hand_has_21_tiles_of_106() {
    assert_eq!((HAND, Rules::PACK.size()), (21, 106));
}

proptest! {
    #[test]
    fn rules_round_trip_as_text(
        preset in 0..Preset::ALL.len(),
        changes in proptest::collection::vec((0..Setting::ALL.len(), 0_usize..13), 0..12),
    ) {
        let mut options = Options::preset(Preset::ALL[preset], 4);
        for (setting, value) in changes {
            let setting = Setting::ALL[setting];
            let values = options.values(setting);
            prop_assert!(options.set(setting, &values[value % values.len()]));
        }
        prop_assert_eq!(options.to_string().parse::<Options>(), Ok(options));
        if let Ok(rules) = Rules::new(options) {
            prop_assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules));
        }
    }
}
