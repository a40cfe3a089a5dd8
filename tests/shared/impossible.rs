//! Texts that are no position: each is refused with its reason, and nothing panics.

use std::fmt::Debug;
use std::str::FromStr;

use istaka::okey::{Hint, Solver};
use istaka::{
    Actor, Bot, Coded, Game, LONGEST_POSITION, Level, Match, PositionError, Positions, Ranks, okey,
    okey101, rummi,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::sample::sample;

/// Positions of players to move, of rounds between bots.
fn positions<G: Positions + FromStr<Err: Debug>>(rules: &str, count: usize) -> Vec<String> {
    let rules: G = rules.parse().expect("rules");
    let mut texts = Vec::new();
    for seed in 1.. {
        let mut game = Match::new(rules, seed);
        let mut bot = G::Player::new(&rules, Level::Medium.into(), seed);
        game.deal().expect("a deal");
        while let Some(turn) = game.turn() {
            let view = game.view(turn).expect("dealt");
            texts.push(G::write_position(&view));
            game.play(turn, bot.decide(&view, &mut || false)).expect("a legal action");
        }
        texts.retain(|text| G::read_position(text, 1).is_ok());
        if texts.len() > 10 * count {
            break;
        }
    }
    let step = texts.len() / count;
    texts.into_iter().step_by(step).take(count).collect()
}

/// The value of a field of a position.
fn value<'a>(text: &'a str, name: &str) -> &'a str {
    let mut fields = text.split("; ").filter_map(|field| field.split_once(' '));
    fields.find(|(field, _)| *field == name).map_or("", |(_, value)| value)
}

/// The text with another value of a field, or without the field.
fn with(text: &str, name: &str, value: Option<&str>) -> String {
    let own = |field: &&str| field.split(' ').next() != Some(name);
    let others = text.split("; ").filter(own).map(str::to_owned);
    let new = value.map(|value| format!("{name} {value}"));
    others.chain(new).collect::<Vec<_>>().join("; ")
}

/// The codes of all reasons, each with its field and tile.
fn reasons(error: &PositionError) -> Vec<String> {
    let reason = |fault: &istaka::PositionFault| {
        let tile = fault.tile.map_or_else(String::new, |tile| format!(" {tile}"));
        format!("{} {}{tile}", fault.code(), fault.field)
    };
    error.faults.iter().map(reason).collect()
}

/// Faults of every game: the text, and the only reason.
fn wrong(text: &str, foreign: &str) -> Vec<(String, String)> {
    let hand = value(text, "hand");
    let rest = hand.split_once(' ').map_or("", |(_, rest)| rest);
    let swapped = |tile: &str| with(text, "hand", Some(&format!("{tile} {rest}")));
    let last = rest.split(' ').next_back().unwrap_or_default();
    // A mark, so that the tile is no other copy.
    let twice = if last.ends_with('\'') { last } else { "" };
    let rules = text.split("; ").next().unwrap_or_default();
    let all = [
        (format!("{text}; hat 5"), "unknownField hat".to_owned()),
        (format!("{text}; seat 0"), "repeatedField seat".to_owned()),
        (with(text, "seat", Some("7")), "badValue seat".to_owned()),
        (with(text, "stock", Some("many")), "badValue stock".to_owned()),
        (with(text, "points", Some("1 2")), "badValue points".to_owned()),
        (with(text, "stock", Some("99")), "badCount stock".to_owned()),
        (text.replacen(rules, &format!("{rules} hat=1"), 1), "badRules rules".to_owned()),
        (swapped(twice), format!("tileTwice hand {twice}")),
        (swapped(foreign), format!("notInPlay hand {foreign}")),
        (swapped("R14"), "badTile hand".to_owned()),
    ];
    all.into_iter().filter(|(_, reason)| !reason.ends_with(' ')).collect()
}

/// Checks that texts are refused, each with its reason; a tile that is missing in the hand because
/// of it is told too.
fn refuses<G: Positions>(cases: Vec<(String, String)>) -> usize {
    for (text, reason) in &cases {
        let error = match G::read_position(text, 1) {
            Ok(_) => panic!("{reason}: {text}"),
            Err(error) => error,
        };
        let found = reasons(&error);
        assert!(found.contains(reason), "{reason}: {found:?}\n{text}");
        if ["badValue seat", "missingField hand"].contains(&reason.as_str()) {
            // Most of the others mean something else then.
            continue;
        }
        let other = found.iter().find(|other| *other != reason && *other != "handSize hand");
        assert_eq!(other, None, "{reason}: {found:?}\n{text}");
        assert_eq!(error.code(), "badPosition");
        assert!(error.to_string().contains(error.faults[0].field.as_str()));
    }
    cases.len()
}

#[test]
fn impossible_positions_of_okey_are_refused_with_the_reason() {
    let mut count = 0;
    for text in positions::<okey::Rules>("turkish twin=0", 8) {
        let text = with(&text, "drawn", None);
        let mut cases = wrong(&text, "J");
        let hand = value(&text, "hand");
        let indicator = value(&text, "indicator");
        let few = hand.split_once(' ').expect("tiles").1;
        cases.extend([
            (with(&text, "hand", Some(few)), "handSize hand".to_owned()),
            (with(&text, "hand", None), "missingField hand".to_owned()),
            (with(&text, "indicator", None), "missingField indicator".to_owned()),
            (with(&text, "phase", Some("over")), "badPhase phase".to_owned()),
            (with(&text, "phase", Some("hat")), "badValue phase".to_owned()),
            (format!("{text}; okey F"), "wrongOkey okey F".to_owned()),
            (format!("{text}; pile 2 {indicator} {indicator}"), {
                let marked = indicator.ends_with('\'');
                format!("{} pile {indicator}", if marked { "tileTwice" } else { "tooMany" })
            }),
        ]);
        count += refuses::<okey::Rules>(cases);
    }
    let okey = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13";
    count += refuses::<okey::Rules>(
        [
            ("turkish players=2; indicator Y1; pile 2 Y5; seat 1", "notPlaying seat"),
            ("turkish; indicator F; pile 3 Y5", "badIndicator indicator F"),
            ("turkish; indicator Y1; pile 3 Y5; okey Y3", "wrongOkey okey Y3"),
            ("turkish; indicator Y1; phase draw", "noOffer pile"),
            ("turkish; indicator Y1; phase lastChance; stock 5; pile 3 R9", "badPhase phase"),
            ("turkish; indicator Y1; pile 3 R9; phase draw; stock 0", "badPhase phase"),
            ("turkish; indicator Y1; pile 3 R9; drawn R9", "notHeld drawn R9"),
            ("turkish; indicator Y1; pile 3 R9; twin 0", "notHeld twin Y1'"),
            ("turkish; indicator Y1; pile 3 R9; pile 1 R1 R1", "tooMany pile R1"),
            ("turkish; indicator Y1; pile 3 R9; took 1 Q5", "badTile took"),
            ("turkish; indicator Y1; pile 3 R9; points -1 0 0 0", "badValue points"),
        ]
        .map(|(text, reason)| (format!("{text}; hand {okey}"), reason.to_owned()))
        .into(),
    );
    assert!(count >= 100, "{count}");
}

#[test]
fn impossible_positions_of_101_okey_are_refused_with_the_reason() {
    let mut count = 0;
    for text in positions::<okey101::Rules>("yuzbir", 8) {
        let text = with(&with(&text, "drawn", None), "taken", None);
        let mut cases = wrong(&text, "J");
        cases.extend([
            (with(&text, "hand", None), "missingField hand".to_owned()),
            (format!("{text}; okey K1"), "wrongOkey okey K1".to_owned()),
            (format!("{text}; meld 0 R1"), "notAMeld meld".to_owned()),
            (format!("{text}; announced 1"), "badValue announced".to_owned()),
            (format!("{text}; penalty 1 hat"), "badValue penalty".to_owned()),
        ]);
        cases.retain(|(text, _)| !text.contains("okey K1") || value(text, "indicator") != "K13");
        // A single tile is one of those that lie, or the meld opens the hand.
        cases.retain(|(text, _)| !text.contains("meld 0 R1") || !text.contains("R1'"));
        count += refuses::<okey101::Rules>(cases);
    }
    let all = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 K1 K2 K3 K4 K5 K6 K7 K8";
    count += refuses::<okey101::Rules>(
        [
            ("yuzbir; indicator Y1; pile 3 Y9; meld 1 B4 B5 B7", "notAMeld meld"),
            ("yuzbir; indicator Y1; pile 3 Y9; meld 1 B4 B5 B6 K9", "notAMeld meld"),
            ("yuzbir; indicator F; pile 3 Y9", "badIndicator indicator F"),
            ("yuzbir; indicator Y1; pile 3 Y9; opened 1 series 120", "notOpened opened"),
            (
                "yuzbir direct-finish=no; okey Y2; pile 3 Y9; meld 1 B4 B5 B6; opened 1 series 15",
                "tooLow opened",
            ),
            ("yuzbir; indicator Y1; pile 3 Y9; meld 1 B4 B4; opened 1 pairs 2", "tooLow opened"),
            ("yuzbir; indicator Y1; pile 3 Y9; tiles 21 40 21 21", "badCount tiles"),
            ("yuzbir; indicator Y1; phase draw", "noOffer pile"),
            ("yuzbir; indicator Y1; pile 3 Y9; phase lastChance", "badPhase phase"),
            ("yuzbir players=2; indicator Y1; pile 2 Y9; turn 1", "notPlaying turn"),
        ]
        .map(|(text, reason)| (format!("{text}; hand {all}"), reason.to_owned()))
        .into(),
    );
    assert!(count >= 100, "{count}");
}

#[test]
fn impossible_positions_of_table_rummy_are_refused_with_the_reason() {
    let mut count = 0;
    for text in positions::<rummi::Rules>("rummi80", 8) {
        let mut cases = wrong(&text, "R12");
        cases.extend([
            (with(&text, "hand", None), "missingField hand".to_owned()),
            (format!("{text}; left 9"), "badValue left".to_owned()),
            (with(&text, "table", Some("R1 R3 R4")), "notAMeld table".to_owned()),
            (with(&text, "tiles", Some("1 1 1")), "badValue tiles".to_owned()),
        ]);
        // Numbers of tiles that follow from another hand or table are wrong as well.
        cases.retain(|(_, reason)| !reason.contains("Twice") && !reason.contains("hand"));
        cases.retain(|(_, reason)| !reason.starts_with("notAMeld"));
        count += refuses::<rummi::Rules>(cases);
    }
    count += refuses::<rummi::Rules>(
        [
            ("rummi80; table R1 R3 R4; hand R5", "notAMeld table"),
            ("rummi80; table R1 R2 R3; opened; hand R5", "notOpened opened"),
            ("rummi80; opened 1; hand R5", "notOpened opened"),
            ("rummi80; hand", "handSize hand"),
            ("rummi80; hand R5; tiles 3 14 14 14", "handSize hand"),
            ("rummi80; hand R5; tiles 1 14 0 14", "badCount stock"),
            ("rummi80; hand R5; tiles 1 14 14 14; stock 1", "badCount stock"),
            ("rummi80; hand R5 F", "notInPlay hand F"),
            ("rummi80; hand R5 R13", "notInPlay hand R13"),
            ("rummi80; hand J J J J J", "tooMany hand J"),
        ]
        .map(|(text, reason)| (text.to_owned(), reason.to_owned()))
        .into(),
    );
    assert!(count >= 60, "{count}");
}

#[test]
fn all_reasons_are_told_at_once() {
    let text = "turkish hat=1; indicator F; hat; seat 9; hand R1 R1 R1 R14 J; phase over";
    let error = okey::Rules::read_position(text, 1).expect_err("much is wrong");
    let expected = [
        "badRules rules",
        "badValue seat",
        "tooMany hand R1",
        "badTile hand",
        "notInPlay hand J",
        "badIndicator indicator F",
        "handSize hand",
        "badPhase phase",
        "unknownField hat",
    ];
    assert_eq!(reasons(&error), expected);
    let error = okey::Rules::read_position("hand R1 R1 R1; hat", 1).expect_err("no indicator");
    let expected =
        ["missingField indicator", "tooMany hand R1", "handSize hand", "unknownField hat"];
    assert_eq!(reasons(&error), expected);
    let long = format!("turkish; hand {}", "R1 ".repeat(LONGEST_POSITION));
    let error = okey::Rules::read_position(&long, 1).expect_err("it is too long");
    assert_eq!(reasons(&error), ["tooLong rules"]);
}

/// Changes a text at random, as people and enemies do.
fn mutated(text: &str, others: &[String], random: &mut ChaCha8Rng) -> String {
    const WORDS: [&str; 16] = [
        "R1",
        "K13'",
        "F",
        "J",
        "J'''",
        "0",
        "3",
        "-1",
        "99999999999",
        ";",
        "|",
        "=",
        "pairs",
        "draw",
        "’",
        "\u{202e}",
    ];
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for _ in 0..random.random_range(1..=4) {
        let at = random.random_range(0..words.len());
        match random.random_range(0..8) {
            0 => drop(words.remove(at)),
            1 => words[at] = (*WORDS.choose(random).expect("words")).to_owned(),
            2 => words.insert(at, (*WORDS.choose(random).expect("words")).to_owned()),
            3 => {
                let other = random.random_range(0..words.len());
                words.swap(at, other);
            }
            4 => {
                let mut letters: Vec<char> = words[at].chars().collect();
                if !letters.is_empty() {
                    let letter = random.random_range(0..letters.len());
                    letters[letter] = char::from(random.random_range(b' '..=b'~'));
                }
                words[at] = letters.into_iter().collect();
            }
            5 => {
                let other = others.choose(random).expect("texts");
                let fields: Vec<&str> = other.split("; ").collect();
                words.push(format!("; {}", fields.choose(random).expect("fields")));
            }
            6 => words.truncate(at.max(1)),
            _ => {
                let field = words.join(" ");
                let fields: Vec<&str> = field.split("; ").collect();
                let gone = random.random_range(0..fields.len());
                let left = fields.iter().enumerate().filter(|(at, _)| *at != gone);
                let left = left.map(|(_, field)| *field).collect::<Vec<_>>().join("; ");
                words = left.split(' ').map(str::to_owned).collect();
            }
        }
        if words.is_empty() {
            words.push(String::new());
        }
    }
    words.join(" ")
}

/// Reads mutated texts; of those that are positions the text is read again, and some are ranked.
fn survives<G>(rules: &[&str], seed: u64, each: impl Fn(&G::View))
where
    G: Positions + Ranks + Game<View: Debug + PartialEq> + FromStr<Err: Debug>,
{
    let texts: Vec<String> = rules.iter().flat_map(|rules| positions::<G>(rules, 30)).collect();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut read, count) = (0, sample(3_000, 34_000));
    for _ in 0..count {
        let text = texts.choose(&mut random).expect("texts");
        let text = mutated(text, &texts, &mut random);
        let Ok(placed) = G::read_position(&text, 1) else { continue };
        read += 1;
        let view = placed.view();
        let written = G::write_position(&view);
        let again =
            G::read_position(&written, 2).unwrap_or_else(|e| panic!("{text}\n{written}\n{e}"));
        assert_eq!(again.view(), view, "{text}\n{written}");
        if read % sample(25, 50) == 0 {
            G::ranking(&view, true);
            each(&view);
        }
    }
    println!("{count} texts of {}, {read} positions", G::NAME);
    assert!(read > count / 50, "{read}");
}

#[test]
fn no_text_panics() {
    let rules = ["turkish", "board players=2", "turkish strict-declare=yes players=3", "pagat"];
    survives::<okey::Rules>(&rules, 1, |view| {
        Hint::of(view, &mut Solver::new(view.rules.hands()));
    });
    let rules = ["yuzbir", "yuzbir_turnuva", "yuzbir_cezali stock-end=last-take players=3"];
    survives::<okey101::Rules>(&rules, 2, |view| {
        okey101::Hint::of(view, &mut okey101::Solver::new());
    });
    survives::<rummi::Rules>(&["rummi80", "rummi106 players=2"], 3, |view| {
        rummi::Hint::of(view, &mut rummi::TableSolver::new(view.rules));
    });
}
