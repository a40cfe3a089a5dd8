//! The rules as a value: the presets of RULES section 9, conflicts, and text.

use istaka::okey::{Conflict, Counting, End, Options, Preset, Rules, Setting};
use istaka::{Coded, Named, RuleOptions, RuleSet, RulesError, write_record};
use proptest::prelude::*;

fn options(text: &str) -> Options {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The code of the error of a text of rules.
fn refused(text: &str) -> &'static str {
    text.parse::<Rules>().err().map_or("ok", |error| error.code())
}

/// The code of the error of a shared text.
fn refused_set(text: &str) -> &'static str {
    text.parse::<RuleSet<Options>>().err().map_or("ok", |error| error.code())
}

#[test]
fn rule_9_every_preset_can_be_played_by_two_three_and_four() {
    for preset in Preset::ALL {
        for players in 2..=4 {
            let options = Options::preset(preset, players);
            assert!(Rules::new(options).is_ok(), "{options}");
            let end = match preset {
                Preset::Board => End::Rounds,
                Preset::Turkish => End::LastSurvivor,
                Preset::Pagat if players == 4 => End::TopTwo,
                Preset::Pagat | Preset::Kahvehane | Preset::Sayili => End::Best,
            };
            assert_eq!(options.end, end, "{options}");
        }
    }
}

#[test]
fn rule_6_the_limit_is_5_to_30_and_every_other_value_is_listed_too() {
    let values =
        |name: &str| Rules::turkish().values(Setting::named(name).expect("a setting")).join(" ");
    let listed = |from: u16, to: u16| {
        (from..=to).map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(values("limit"), listed(5, 30));
    assert_eq!(values("players"), "2 3 4");
    assert_eq!(values("rounds"), listed(1, 99));
    assert_eq!(values("twin"), "0 1 2 3");
    assert_eq!(values("wild-discard"), "anytime finish dead");
    assert_eq!(values("end"), "rounds survivor top-two best");
    for setting in Setting::ALL {
        let mut options = Options::preset(Preset::Turkish, 4);
        for value in Rules::turkish().values(setting) {
            assert!(options.set(setting, &value), "{}={value}", setting.name());
            assert_eq!(options.get(setting), value);
        }
        let before = options;
        for value in ["", "100", "-1", "4 ", "YES", "+2", "04"] {
            assert!(!options.set(setting, value), "{}={value}", setting.name());
        }
        assert_eq!(options, before, "what is refused changes nothing");
    }
}

/// Texts of options and the conflicts in them.
const CONFLICTS: [(&str, &str); 26] = [
    ("turkish", ""),
    ("turkish players=3 end=top-two", "topTwoNeedsFour"),
    ("turkish players=2 end=top-two", "topTwoNeedsFour"),
    ("pagat players=3", ""),
    ("pagat players=3 end=top-two", "topTwoNeedsFour"),
    ("turkish players=2 partners=yes", "partnersNeedFour"),
    ("turkish players=3 partners=yes", "partnersNeedFour"),
    ("turkish partners=yes", ""),
    ("turkish players=3 stakes=yes", "stakesNeedFour"),
    ("board end=survivor", "winsNeedRounds"),
    ("board end=best", "winsNeedRounds"),
    ("board twin=1", "twinNeedsPenalties"),
    ("board strict-declare=yes", "strictNeedsPenalties"),
    ("sayili strict-declare=yes", "strictNeedsPenalties"),
    ("kahvehane strict-declare=yes partners=yes", ""),
    ("turkish count=down", "countdownNeedsBest"),
    ("turkish count=own end=rounds", "countdownNeedsBest"),
    ("turkish count=down end=best limit=6", ""),
    ("sayili stakes=yes pot=yes one-colour=yes color-double=yes", ""),
    ("board color-double=yes", "doublingNeedsPenalties"),
    ("board one-colour=yes", "oneColorNeedsPenalties"),
    ("turkish partners=yes end=top-two", "partnersAreTwo"),
    ("turkish partners=yes stakes=yes", "stakesNeedSingles"),
    ("turkish end=rounds stakes=yes", "stakesNeedElimination"),
    (
        "board players=2 partners=yes twin=2 stakes=yes end=top-two",
        "topTwoNeedsFour partnersNeedFour stakesNeedFour winsNeedRounds twinNeedsPenalties \
         partnersAreTwo stakesNeedSingles",
    ),
    ("board count=penalties end=survivor twin=1 strict-declare=yes color-double=yes", ""),
];

#[test]
fn conflicting_options_are_refused_with_the_reason() {
    for (text, expected) in CONFLICTS {
        let options = options(text);
        let conflicts: Vec<Conflict> = options.conflicts().collect();
        let codes: Vec<&str> = conflicts.iter().map(|conflict| conflict.name()).collect();
        assert_eq!(codes.join(" "), expected, "{text}");
        assert_eq!(Rules::new(options).err(), conflicts.first().copied(), "{text}");
        assert_eq!(refused(text), codes.first().copied().unwrap_or("ok"), "{text}");
        for conflict in conflicts {
            let after = |setting: Setting, value: &str| {
                let mut other = options;
                assert!(other.set(setting, value), "{text} {setting:?}={value}");
                other.conflicts().collect::<Vec<Conflict>>()
            };
            let way = |setting| Some((setting, options.way_out(conflict, setting)?));
            let ways: Vec<_> = conflict.settings().into_iter().filter_map(way).collect();
            assert!(!ways.is_empty(), "{text}: {conflict}");
            for (setting, value) in ways {
                let left = after(setting, &value);
                assert!(!left.contains(&conflict), "{text} {setting:?}={value}");
                let better = options.values(setting).into_iter().find(|other| {
                    let others = after(setting, other);
                    !others.contains(&conflict) && others.len() < left.len()
                });
                assert_eq!(better, None, "{text} {setting:?}={value}");
            }
        }
    }
}

#[test]
fn a_conflict_is_ended_as_the_preset_has_it_where_that_ends_it() {
    let options = options("turkish players=3 end=top-two");
    let way = |setting| options.way_out(Conflict::TopTwoNeedsFour, setting);
    assert_eq!(way(Setting::End).as_deref(), Some("survivor"));
    assert_eq!(way(Setting::Players).as_deref(), Some("4"));
    assert_eq!(way(Setting::Limit), None, "it has nothing to do with it");
}

#[test]
fn numbers_out_of_bounds_are_no_rules() {
    let turkish = Options::preset(Preset::Turkish, 4);
    let cases = [
        (Options { players: 1, ..turkish }, Conflict::Players),
        (Options { players: 5, ..turkish }, Conflict::Players),
        (Options { twin_points: 4, ..turkish }, Conflict::Twin),
        (Options { rounds: 0, ..turkish }, Conflict::Rounds),
        (Options { rounds: 100, ..turkish }, Conflict::Rounds),
        (Options { limit: 4, ..turkish }, Conflict::Limit),
        (Options { limit: 31, ..turkish }, Conflict::Limit),
    ];
    for (options, conflict) in cases {
        assert_eq!(Rules::new(options), Err(conflict), "{options}");
        let [setting, same] = conflict.settings();
        assert_eq!(setting, same);
        assert_eq!(setting.name(), conflict.name());
        assert!(!conflict.to_string().is_empty());
    }
}

#[test]
fn options_of_a_preset_follow_the_number_of_players() {
    let changed = |text: &str, players: &str| {
        let mut options = options(text);
        assert!(options.set(Setting::Players, players));
        options.to_string()
    };
    assert_eq!(changed("pagat", "3"), "pagat players=3");
    assert_eq!(changed("kahvehane", "2"), "kahvehane players=2");
    assert_eq!(changed("pagat limit=15", "2"), "pagat players=2 limit=15");
    assert_eq!(changed("pagat players=3", "4"), "pagat");
    assert_eq!(changed("pagat end=survivor", "3"), "pagat players=3 end=survivor", "chosen");
    assert_eq!(changed("turkish end=top-two", "3"), "turkish players=3 end=top-two");
}

#[test]
fn a_setting_matters_only_where_it_makes_a_difference() {
    let without = |text: &str| {
        let options = options(text);
        let idle = Setting::ALL.into_iter().filter(|setting| !options.matters(*setting));
        idle.map(Setting::name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(without("turkish"), "rounds ties");
    assert_eq!(without("turkish players=2"), "direction rounds ties");
    assert_eq!(without("kahvehane"), "rounds ties limit-rule");
    assert_eq!(without("sayili"), "rounds ties limit-rule");
    assert_eq!(without("turkish end=rounds"), "limit limit-rule");
    assert_eq!(without("turkish twin=0"), "twin-until rounds ties");
    assert_eq!(without("turkish seven-pairs=no"), "stacking rounds ties");
    assert_eq!(without("board"), "twin-until stacking limit limit-rule");
}

#[test]
fn a_text_is_a_preset_and_what_differs() {
    let same = [
        ("turkish", "turkish"),
        ("  turkish\n", "turkish"),
        ("turkish players=4 limit=20", "turkish"),
        ("turkish limit=15 players=3", "turkish players=3 limit=15"),
        ("pagat end=best players=3", "pagat players=3"),
        ("pagat end=top-two players=4", "pagat"),
        ("board rounds=3\tties=extra", "board rounds=3 ties=extra"),
    ];
    for (text, written) in same {
        assert_eq!(options(text).to_string(), written, "{text}");
        assert_eq!(refused(text), "ok", "{text}");
    }
}

#[test]
fn a_hostile_text_is_no_rules() {
    let cases = [
        ("", "unknownPreset"),
        (" ", "unknownPreset"),
        ("Turkish", "unknownPreset"),
        ("rummi80", "unknownPreset"),
        ("turkish;", "unknownPreset"),
        ("limit=15", "unknownPreset"),
        ("turkish\0", "unknownPreset"),
        ("turkish turkish", "unknownSetting"),
        ("turkish =", "unknownSetting"),
        ("turkish Limit=15", "unknownSetting"),
        ("turkish lımit=15", "unknownSetting"),
        ("turkish preset=board", "unknownSetting"),
        ("turkish limit", "badValue"),
        ("turkish limit=", "badValue"),
        ("turkish limit=4", "badValue"),
        ("turkish limit=31", "badValue"),
        ("turkish limit=+15", "badValue"),
        ("turkish limit=015", "badValue"),
        ("turkish limit=15=15", "badValue"),
        ("turkish limit=99999999999999999999", "badValue"),
        ("turkish pot=true", "badValue"),
        ("turkish players=5", "badValue"),
        ("turkish limit=15 limit=15", "repeatedSetting"),
        ("turkish players=3 pot=yes players=3", "repeatedSetting"),
        ("turkish players=3 end=top-two", "topTwoNeedsFour"),
    ];
    for (text, code) in cases {
        assert_eq!(refused(text), code, "{text:?}");
    }
    assert_eq!(refused(&"x".repeat(1001)), "tooLong");
    assert_eq!(refused(&format!("turkish{}", " ".repeat(1000))), "tooLong");
    let error = format!("turkish {}=1", "é".repeat(400)).parse::<Rules>().expect_err("unknown");
    assert_eq!(error, RulesError::UnknownSetting("é".repeat(16)), "the error stays short");
}

#[test]
fn a_hostile_shared_text_is_no_rule_set() {
    let cases = [
        ("", "notRules"),
        ("Turkish", "notRules"),
        ("turkish", "ok"),
        (" board limit=4 # x", "badValue"),
        ("turkish players=3 # Kulüp", "ok"),
        ("istaka-rules", "notRules"),
        ("istaka-rules1 turkish", "notRules"),
        ("istaka 4\nrules turkish", "notRules"),
        ("ISTAKA-RULES 1 turkish", "notRules"),
        ("istaka-rules 2 turkish", "otherVersion"),
        ("istaka-rules 10 turkish", "otherVersion"),
        ("istaka-rules turkish", "otherVersion"),
        ("istaka-rules # 1 turkish", "notRules"),
        ("istaka-rules 1", "unknownPreset"),
        ("istaka-rules 1 # turkish", "unknownPreset"),
        ("istaka-rules 1 turkish limit=4 # x", "badValue"),
        ("istaka-rules 1 turkish pot=yes pot=yes", "repeatedSetting"),
        ("istaka-rules 1 turkish players=2 stakes=yes", "stakesNeedFour"),
        ("\n istaka-rules\t1 \n turkish \n", "ok"),
        ("istaka-rules 1 turkish#", "ok"),
    ];
    for (text, code) in cases {
        assert_eq!(refused_set(text), code, "{text:?}");
    }
    assert_eq!(refused_set(&format!("istaka-rules 1 turkish # {}", "x".repeat(1000))), "tooLong");
}

#[test]
fn a_name_is_one_short_line() {
    let set = |name: &str| RuleSet::new(name, Rules::board());
    assert_eq!(set(" a \n\t b\u{2028}c\0 ").name, "a b c");
    assert_eq!(set(&"ğ".repeat(50)).name, "ğ".repeat(40));
    assert_eq!(set(&format!("{} b", "a".repeat(39))).name, "a".repeat(39), "no space at the end");
    assert_eq!(set("").to_string(), "istaka-rules 1 board");
    assert_eq!(set("#1 # 2").to_string(), "istaka-rules 1 board # #1 # 2");
    assert_eq!("istaka-rules 1 board # #1 # 2".parse(), Ok(set("#1 # 2")));
}

/// Any options that can be written as text, playable or not.
fn any_options() -> impl Strategy<Value = Options> {
    let picks = prop::collection::vec(any::<prop::sample::Index>(), Setting::ALL.len());
    (0..Preset::ALL.len(), picks).prop_map(|(preset, picks)| {
        let mut options = Options::preset(Preset::ALL[preset], 4);
        for (setting, pick) in Setting::ALL.into_iter().zip(picks) {
            let values = Rules::turkish().values(setting);
            assert!(options.set(setting, &values[pick.index(values.len())]));
        }
        options
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn any_options_round_trip_as_text(options in any_options(), name in "\\PC{0,50}") {
        let text = options.to_string();
        prop_assert!(text.len() < 400, "{}", text);
        prop_assert_eq!(text.parse(), Ok(options));
        // The settings may stand in any order.
        let mut words: Vec<&str> = text.split(' ').collect();
        words[1..].reverse();
        prop_assert_eq!(words.join(" ").parse(), Ok(options));
        match Rules::new(options) {
            Ok(rules) => {
                prop_assert_eq!(rules.to_string().parse(), Ok(rules));
                let set = RuleSet::new(&name, rules);
                prop_assert_eq!(set.to_string().parse(), Ok(set));
            }
            Err(conflict) => prop_assert_eq!(refused(&text), conflict.name()),
        }
    }

    #[test]
    fn random_bytes_never_panic_and_what_is_read_is_written_again(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        tail in "[ -~\n]{0,80}",
    ) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(text.parse::<RuleSet<Options>>().is_err());
        let _ = text.parse::<Options>();
        for text in [format!("turkish {tail}"), format!("istaka-rules 1 turkish {tail}")] {
            if let Ok(rules) = text.parse::<Rules>() {
                prop_assert_eq!(rules.to_string().parse(), Ok(rules));
            }
            if let Ok(set) = text.parse::<RuleSet<Options>>() {
                prop_assert_eq!(set.to_string().parse(), Ok(set));
            }
        }
    }
}

#[test]
fn a_record_begins_with_the_rules() {
    let rules: Rules = "board players=3 rounds=2".parse().expect("rules");
    let record = write_record(&istaka::Match::new(rules, 1));
    assert_eq!(record.lines().nth(1), Some("rules board players=3 rounds=2"));
    assert_eq!(rules.counting, Counting::Wins);
}
