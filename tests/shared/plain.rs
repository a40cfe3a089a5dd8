//! Records, rules, links, hands and puzzles are read after phones, mail and word processors have
//! changed their characters (`docs/notation.md`).

use crate::saved::{Saved, play_on, tables};
use istaka::okey::{Options, Rules};
use istaka::{
    Level, LinkKind, Match, Puzzle, RuleSet, Wall, game_of, is_link, okey, okey101, read_link,
    read_record, rummi, tiles, write_link, write_record,
};

/// A change that other programs make to a text, with its name.
type Change = (&'static str, fn(&str) -> String);

const CHANGES: [Change; 12] = [
    ("byte order mark", |text| format!("\u{feff}{text}")),
    ("carriage returns", |text| text.replace('\n', "\r\n")),
    ("blank lines", |text| format!("\n{}\n\n \n\u{a0}\n", text.replace('\n', "\n\n"))),
    ("other ends of lines", |text| text.replace('\n', "\u{2028}")),
    ("typographic apostrophes", |text| text.replace('\'', "’")),
    ("opening quotes and primes", |text| text.replacen('\'', "‘", 9).replace('\'', "′")),
    ("no-break spaces", |text| own_words_apart(text, &|text| text.replace(' ', "\u{a0}"))),
    ("narrow no-break spaces", |text| own_words_apart(text, &|text| text.replace(' ', "\u{202f}"))),
    ("several spaces", |text| own_words_apart(text, &|text| text.replace(' ', " \t "))),
    ("spaces around", |text| text.replace('\n', " \n\u{3000}")),
    ("marks without width", |text| {
        own_words_apart(text, &|text| {
            text.replace('1', "1\u{200b}\u{2060}").replace(' ', " \u{200e}")
        })
    }),
    ("wide characters", |text| {
        own_words_apart(text, &|text| {
            let wide = |c: char| match c {
                '!'..='~' => char::from_u32(c as u32 + 0xfee0).expect("a character"),
                c => c,
            };
            text.chars().map(wide).collect()
        })
    }),
];

/// Changes all lines but those with the player's own words.
fn own_words_apart(text: &str, change: &dyn Fn(&str) -> String) -> String {
    let is_own = |line: &str| line.starts_with("commitment ");
    let changed = |line| if is_own(line) { line.to_owned() } else { change(line) };
    text.split('\n').map(changed).collect::<Vec<_>>().join("\n")
}

fn records_are_read<G: Saved>() {
    for (_, players, rules) in tables::<G>() {
        let mut game = Match::new(rules, u64::from(players));
        game.set_players("person - hard:careful easy");
        play_on(&mut game, Level::Easy, 30);
        let text = write_record(&game);
        for (what, change) in CHANGES {
            let changed = change(&text);
            assert_eq!(game_of(&changed), Some(G::NAME), "{what}");
            assert_eq!(read_record(&changed).as_ref(), Ok(&game), "{what}");
        }
    }
}

#[test]
fn records_of_all_games_are_read() {
    records_are_read::<Rules>();
    records_are_read::<rummi::Rules>();
    records_are_read::<okey101::Rules>();
}

#[test]
fn own_words_stay_as_they_are() {
    let mut game = Match::new(Rules::turkish(), 7);
    let wall = Wall::from_key(game.rules().deal_plan(), [7; 32], 4);
    game.deal_committed(wall, "09ab Meryem’in “sözü” – ２").expect("a deal");
    let read = read_record(&write_record(&game).replace('\n', "\r\n"));
    assert_eq!(read, Ok(game));
}

#[test]
fn links_are_read_and_keep_no_secret() {
    let mut game = Match::new(Rules::turkish(), 7);
    game.set_secret("ab");
    game.deal().expect("a deal");
    let record = write_record(&game);
    let link = write_link(LinkKind::Deal, &record, None).expect("a link");
    for (what, change) in CHANGES {
        let secret = write_link(LinkKind::Deal, &change(&record), None).expect("a link");
        let read = read_link(&secret).expect(what).record;
        assert_eq!(read_record::<Rules>(&read).expect(what).secret(), "", "{what}");
        let changed = change(&format!("\nhttps://example.org/{link}\n"));
        assert!(is_link(&changed), "{what}");
        let read = read_link(&changed).expect(what);
        assert_eq!(read.record, record.replace("secret ab\n", ""), "{what}");
    }
}

#[test]
fn rules_hands_and_puzzles_are_read() {
    let shipped = include_str!("../../src/puzzles/shipped.txt");
    for (what, change) in CHANGES {
        let rules: RuleSet<Options> =
            change("istaka-rules 1 turkish players=3 wild-discard=finish\n")
                .parse()
                .unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(rules.rules.to_string(), "turkish players=3 wild-discard=finish", "{what}");
        let hand = tiles("R5' R5 K13 F'").expect("tiles");
        assert_eq!(tiles(&change("R5' R5 K13 F'\n")), Ok(hand), "{what}");
        for line in shipped.lines().step_by(97) {
            let puzzle: Puzzle = line.parse().expect("a puzzle");
            let read = change(&format!("{line}\n")).parse();
            assert_eq!(read, Ok(puzzle), "{what}");
        }
    }
    let wide: RuleSet<Options> = "istaka-rules 1 tur\u{ad}kish ＃ Ayşe".parse().expect("rules");
    assert_eq!((wide.rules, &*wide.name), (Rules::turkish(), "Ayşe"));
    let named: RuleSet<Options> =
        "istaka-rules 1 turkish # Ayşe’nin – ‘kuralı’".parse().expect("rules");
    assert_eq!(named.name, "Ayşe’nin – ‘kuralı’");
}

#[test]
fn actions_are_read_as_they_are_and_errors_name_what_is_not_seen() {
    for (text, named) in [
        ("discard\u{a0}R5", "“discard[U+00A0]R5”"),
        ("dra\u{200b}w", "“dra[U+200B]w”"),
        ("draw\u{feff}", "“draw[U+FEFF]”"),
        ("discard R１", "“R[U+FF11]”"),
    ] {
        let errors = [
            text.parse::<okey::Action>().map(|_| ()).map_err(|error| error.to_string()),
            text.parse::<okey101::Action>().map(|_| ()).map_err(|error| error.to_string()),
        ];
        for error in errors {
            assert!(error.expect_err(text).contains(named), "{text:?}");
        }
    }
}
