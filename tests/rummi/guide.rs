//! The explanation of table rummy: every example is true, every number is the engine's,
//! and every setting is explained.

#[path = "../shared/guide.rs"]
mod laws;

use crate::common::{act, lay_more, round, rules};
use istaka::rummi::{Figure, FigureClaim, Options, Paragraph, Preset, Rules, Section, Setting};
use istaka::{Card, Example, Named, Seat, Source, Wall, explain, melds, tiles};
use laws::all_rules;

/// A paragraph of the explanation of these rules.
fn said(text: &str, id: &str) -> Paragraph {
    let paragraph = explain(&rules(text)).into_iter().find(|paragraph| paragraph.id == id);
    paragraph.unwrap_or_else(|| panic!("{text}: nothing says {id}"))
}

fn number(text: &str, id: &str, name: &str) -> u16 {
    let numbers = said(text, id).numbers;
    let number = numbers.iter().find(|number| number.0 == name);
    number.unwrap_or_else(|| panic!("{text}: no {name} in {id}")).1
}

#[test]
fn a_wrong_example_is_found() {
    let taken_off = ("R9 Y9", "B4 B5 B6 | R9 Y9 J");
    let change = |(rack, after)| FigureClaim::Change { rack, after };
    let refused = |(rack, after)| FigureClaim::Refused { rack, after };
    let cases = [
        ("rummi80", FigureClaim::Tiles, ""),
        ("rummi80", FigureClaim::Tiles, "R11"),
        ("rummi80", FigureClaim::Tiles, "F"),
        ("rummi80", FigureClaim::Run, "R9 R10 R1"),
        ("rummi80", FigureClaim::Run, "R5 R6 R7 | R5 R6"),
        ("rummi80 high-one=yes", FigureClaim::NoMeld, "R9 R10 R1"),
        ("rummi80", FigureClaim::Group, "R4 R4' Y4"),
        ("rummi80", FigureClaim::NoMeld, "R5 J R7"),
        ("rummi80", FigureClaim::Opening, "R1 R2 R3 | R4 Y4 B4"),
        ("rummi80", FigureClaim::TooLow, "R5 Y5 B5 K5"),
        ("rummi80", FigureClaim::Opening, "R5 J R7"),
        ("rummi80 opening-joker=50", FigureClaim::TooLow, "R5 J R7"),
        // A row at the end that is no series, a tile that is not from the rack, one that is gone.
        ("rummi80", change(("R6", "R7 R8 R9 | R6")), "R7 R8 R9"),
        ("rummi80", change(("", "R6 R7 R8 R9")), "R7 R8 R9"),
        ("rummi80", change(("R6 R5", "R6 R7 R8 R9")), "R7 R8 R9"),
        ("rummi80", change(("R10", "R8 R9 R10")), "R7 R8 R9"),
        ("rummi80", refused(taken_off), "B4 B5 B6 J"),
        ("rummi80 joker-lock=yes", change(taken_off), "B4 B5 B6 J"),
    ];
    for (text, shows, tiles) in cases {
        let figure = Figure { tiles, shows };
        assert!(!figure.holds(&rules(text)), "{text}: {figure:?}");
    }
}

/// Checked in a round, not by the figure's own judgement.
#[test]
fn the_openings_of_the_examples_open_in_a_round() {
    let opens = |rules: &str, series: &str| {
        let hand = series.replace('|', " ");
        let mut round = round(&format!("{rules} refuse-only=yes players=2"), &[&hand, ""], "");
        act(&mut round, &format!("lay {series}"))
    };
    let [good, low] = said("rummi80", "rummi-opening").figures else { panic!("two examples") };
    assert_eq!(opens("rummi80", good.tiles), Ok(()));
    assert_eq!(opens("rummi80", low.tiles), Err("openingTooLow".into()));
    let rules = rules("rummi80");
    assert_eq!((good.points(&rules), low.points(&rules)), (Some(25), Some(18)), "RULES 12.7");
}

#[test]
fn the_joker_counts_in_the_opening_as_the_setting_says() {
    for (text, id, expected) in [
        ("rummi80", "rummi-opening-face", &[("K6 K7 J", 21), ("J K6 K7", 18)][..]),
        ("rummi80 opening-joker=50", "rummi-opening-fifty", &[("J R9 R10", 69)]),
        ("rummi106", "rummi-opening-face", &[("K9 K10 J", 30), ("J K9 K10", 27)]),
        ("rummi106 opening-joker=50", "rummi-opening-fifty", &[("J R9 R10", 49)]),
    ] {
        let points = |figure: &Figure| (figure.tiles, figure.points(&rules(text)).unwrap_or(0));
        let figures: Vec<_> = said(text, id).figures.iter().map(points).collect();
        assert_eq!(figures, expected, "{text}");
    }
}

/// S3 and RULES 12.7, each in a round with the tiles before the change on the table.
#[test]
fn the_tables_of_the_examples_are_rebuilt_in_a_round() {
    for id in ["rummi-add", "rummi-rebuild", "rummi-exchange", "rummi-joker-free"] {
        for figure in said("rummi80", id).figures {
            let FigureClaim::Change { rack, after } = figure.shows else {
                panic!("{id}: {figure:?}")
            };
            // The holder of the tiles opens with a run of their own.
            let hand = format!("K8 K9 K10 {rack}");
            let other = format!("R9' Y9' K9' {}", figure.tiles);
            let mut round = round("rummi80 players=2 refuse-only=yes", &[&hand, &other], "");
            lay_more(&mut round, "K8 K9 K10").expect("27");
            lay_more(&mut round, &format!("R9' Y9' K9' | {}", figure.tiles)).expect("over 27");
            act(&mut round, &format!("lay K8 K9 K10 | R9' Y9' K9' | {after}"))
                .unwrap_or_else(|code| panic!("{id}: {code}"));
            let held = 14 - 3 - tiles(rack).expect("tiles").len();
            assert_eq!(round.hand(Seat::ALL[0]).len(), held, "{id}: all of them are laid");
        }
    }
    let rebuild = &said("rummi80", "rummi-rebuild").figures[0];
    assert_eq!(rebuild.tiles, "B7 B8 B9");
    let shows = FigureClaim::Change { rack: "B10 Y7 K7", after: "B8 B9 B10 | Y7 K7 B7" };
    assert_eq!(rebuild.shows, shows);
}

#[test]
fn the_same_joker_may_leave_or_not_as_the_setting_says() {
    let free = &said("rummi80", "rummi-joker-free").figures[0];
    let locked = &said("rummi80 joker-lock=yes", "rummi-joker-locked").figures[0];
    let FigureClaim::Change { rack, after } = free.shows else { panic!("{free:?}") };
    assert_eq!((locked.tiles, locked.shows), (free.tiles, FigureClaim::Refused { rack, after }));
}

#[test]
fn tiles_left_on_the_rack_count_by_section_7_8() {
    let text = said("rummi80", "rummi-sum");
    assert_eq!(text.figures[0].points(&rules("rummi80")), Some(53), "RULES 12.7");
    assert_eq!(number("rummi80", "rummi-sum", "joker"), 50);
    assert_eq!(number("rummi80", "rummi-at-once", "nothing"), 200);
    assert_eq!(number("rummi80", "rummi-at-once", "something"), 100);
    assert_eq!(number("rummi80", "rummi-opening", "points"), 20);
    assert_eq!(number("rummi106", "rummi-opening", "points"), 30);
    assert_eq!(number("rummi80 rounds=7", "rummi-rounds", "rounds"), 7);
    assert_eq!(number("rummi80-site", "rummi-clock", "seconds"), 50);
    assert_eq!(number("rummi80 clock=30", "rummi-clock", "seconds"), 30);
    assert_eq!(number("rummi80 clock=30", "rummi-clock", "tiles"), 1);
    assert_eq!(number("rummi106", "rummi-penalty", "tiles"), 3);
    assert_eq!(number("rummi106", "rummi-sum-taken", "joker"), 30);
    assert_eq!(number("rummi106", "rummi-low-one", "last"), 13);
    let set = ["tiles", "last", "jokers"].map(|name| number("rummi106", "rummi-set", name));
    assert_eq!(set, [106, 13, 2], "RULES 7.10");
}

#[test]
fn the_stock_is_as_large_as_the_wall_leaves_it() {
    for players in 2..=4 {
        for preset in Preset::NAMES {
            let text = format!("{} players={players}", preset.1);
            let wall = Wall::shuffled(rules(&text).deal_plan(), 1, 1, players);
            let stock = number(&text, "rummi-deal", "stock");
            assert_eq!(wall.deal().stock.len(), usize::from(stock), "{text}");
        }
    }
}

/// The heading in S3 that supports a paragraph. Look it up when adding a tag.
const TOLD: &[(&str, &str)] = &[
    ("rummi-brief-aim", "Algemeen: het doel van het spel"),
    ("rummi-brief-series", "Wat is een serie?"),
    ("rummi-brief-turn", "Spelverloop"),
    ("rummi-brief-opening", "Spelverloop"),
    ("rummi-brief-rebuild", "Wat betekent manipuleren?"),
    ("rummi-brief-end", "Puntentelling"),
    ("rummi-aim", "Algemeen: het doel van het spel; Puntentelling"),
    ("rummi-set", "Algemeen: de speelsteentjes"),
    ("rummi-joker", "Algemeen: de speelsteentjes"),
    ("run", "Wat is een serie?: rijen"),
    ("rummi-low-one", "Wat is een serie?: opeenvolgende cijfers, van 1 tot 10"),
    ("group", "Wat is een serie?: groepen"),
    ("rummi-deal", "Spelverloop"),
    ("racks", "Spelverloop: niet zichtbaar"),
    ("rummi-turn", "Spelverloop"),
    ("rummi-checked", "Wat betekent manipuleren?"),
    ("rummi-penalty", "Wat betekent aanvullen?: wat niet geldig was"),
    ("rummi-clock", "Wanneer is het spel afgelopen?: 50 seconden"),
    ("rummi-left", "Wanneer is het spel afgelopen?: 50 seconden"),
    ("rummi-opening", "Spelverloop; Wat is een serie?: 1, 2, 3, 4 en 5, 5, 5"),
    ("rummi-add", "Wat betekent aanvullen?"),
    ("rummi-rebuild", "Wat betekent manipuleren?"),
    ("rummi-exchange", "Wat betekent manipuleren?: een joker wegnemen"),
    ("rummi-finish", "Wanneer is het spel afgelopen?"),
    ("rummi-empty", "Wanneer is het spel afgelopen?"),
    ("rummi-sum", "Puntentelling"),
    ("rummi-blocked", "Wanneer is het spel afgelopen?"),
    ("rummi-at-once", "Puntentelling"),
    ("rummi-rounds", "Puntentelling"),
];

#[test]
fn a_source_is_named_only_where_it_says_so() {
    let mut unused: Vec<&str> = TOLD.iter().map(|&(id, _)| id).collect();
    for rules in all_rules() {
        for Paragraph { id, sources, .. } in explain(&rules) {
            for source in sources {
                match source {
                    Source::Der | Source::Own => continue,
                    Source::S3 => {}
                    other => panic!("{rules}: {id} is of another game's {}", other.name()),
                }
                assert!(TOLD.iter().any(|&(of, _)| of == id), "where does S3 say {id}?");
                unused.retain(|&entry| entry != id);
            }
        }
    }
    assert!(unused.is_empty(), "no paragraph names S3 for {unused:?}");
}

/// S3 has a clock of 50 seconds.
#[test]
fn a_number_that_the_source_does_not_know_is_our_own() {
    for (text, own) in
        [("rummi80-site", false), ("rummi80 clock=50", false), ("rummi80 clock=90", true)]
    {
        let sources = said(text, "rummi-clock").sources;
        assert_eq!(sources.contains(&Source::Own), own, "{text}");
    }
}

#[test]
fn the_text_follows_the_rules() {
    for (text, there, absent) in [
        ("rummi80", "rummi-no-clock", "rummi-clock"),
        ("rummi80-site", "rummi-clock", "rummi-no-clock"),
        ("rummi80-site", "rummi-left", "rummi-no-clock"),
        ("rummi80", "rummi-low-one", "rummi-high-one"),
        ("rummi80 high-one=yes", "rummi-high-one", "rummi-low-one"),
        ("rummi80", "rummi-penalty", "rummi-refused"),
        ("rummi80 refuse-only=yes", "rummi-refused", "rummi-penalty"),
        ("rummi80 opening-joker=50", "rummi-opening-fifty", "rummi-opening-face"),
        ("rummi80 joker-lock=yes", "rummi-joker-locked", "rummi-joker-free"),
        ("rummi80", "clockwise", "by-turns"),
        ("rummi80 players=2", "by-turns", "clockwise"),
        ("rummi80", "racks", "cards"),
        ("rummi80", "rounds-agreed", "chips-sitngo"),
        ("rummi80", "rummi-chips-share-four", "rummi-chips-share-three"),
        ("rummi80 players=3", "rummi-chips-share-three", "rummi-chips-share-four"),
        ("rummi80 players=2", "chips-share-two", "rummi-chips-share-three"),
        ("rummi80", "rummi-jokers", "rummi-two-jokers"),
        ("rummi106", "rummi-two-jokers", "rummi-jokers"),
        ("rummi106", "rummi-sum-taken", "rummi-sum"),
        ("rummi106", "rummi-blocked-taken", "rummi-at-once"),
        ("rummi106 count=minus", "rummi-at-once", "rummi-sum-taken"),
        ("rummi106", "rummi-chips-ring-taken", "rummi-chips-ring"),
        ("rummi80 opening=0", "rummi-opening-none", "rummi-opening"),
    ] {
        let ids: Vec<&str> = explain(&rules(text)).iter().map(|paragraph| paragraph.id).collect();
        assert!(ids.contains(&there), "{text}: no {there}");
        assert!(!ids.contains(&absent), "{text}: {absent}");
    }
}

#[test]
fn the_prizes_of_the_examples_are_those_of_the_key() {
    let cases: [(&str, &str, &[u16], &[u16]); 2] = [
        ("rummi80", "rummi-chips-share-four", &[0, 20, 50, 80], &[325, 50, 25, 0]),
        ("rummi80 players=3", "rummi-chips-share-three", &[0, 30, 60], &[350, 50, 0]),
    ];
    for (rules, id, points, chips) in cases {
        assert_eq!(number(rules, id, "pool"), 400, "{rules}");
        for (place, (&points, &chips)) in (1..).zip(points.iter().zip(chips)) {
            assert_eq!(number(rules, id, &format!("p{place}")), points, "{rules}");
            assert_eq!(number(rules, id, &format!("c{place}")), chips, "{rules}");
        }
    }
    assert_eq!(number("rummi80", "rummi-chips-tournament", "points"), 20);
    assert_eq!(number("rummi80", "rummi-chips-tournament", "stack"), 1000);
    assert_eq!(number("rummi80", "rummi-chips-tournament", "entrants"), 16);
    let [first, second, third] = ["first", "second", "third"]
        .map(|place| number("rummi80", "rummi-chips-tournament", place));
    assert_eq!([first, second, third], [50, 30, 20]);
}

/// The table before, the tiles from the rack, the table after.
#[test]
fn a_change_is_shown_in_three_cards() {
    let rules = rules("rummi80");
    let figure = &said("rummi80", "rummi-rebuild").figures[0];
    let cards = figure.cards(&rules);
    let seen: Vec<(&str, &[&str], Option<bool>)> = cards
        .iter()
        .map(|Card { tiles, says, good, .. }| (tiles.as_str(), says.as_slice(), *good))
        .collect();
    assert_eq!(
        seen,
        [
            ("B7 B8 B9", &["before"][..], None),
            ("B10 Y7 K7", &["rack"][..], None),
            ("B8 B9 B10 | Y7 K7 B7", &["after"][..], Some(true)),
        ]
    );
    for card in &cards {
        assert!(melds(&card.tiles).is_ok() && card.wild == Rules::WILD.0, "{card:?}");
    }
}
