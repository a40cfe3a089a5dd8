//! Positions as text, and the ranking of actions, in every game.

use std::fmt::Debug;
use std::str::FromStr;

use istaka::{
    Actor, Bot, Bots, Game, Level, Match, Positions, Ranked, Ranks, Roster, Seat, Seats, Tile,
    Worth, okey, okey101, read_record, rummi, view_position, write_record,
};

use crate::sample::sample;

/// A game with positions, and what its tests need of it.
trait Placeable:
    Positions
    + Ranks<Facts: Debug + PartialEq>
    + Game<View: Debug + PartialEq + Clone>
    + FromStr<Err: Debug>
{
    /// Rules of all kinds.
    const RULES: &'static [&'static str];

    /// The view without what only the history tells.
    fn known(view: Self::View) -> Self::View;

    /// Returns `true` if a table action of this turn stands, which a position does not know.
    fn is_amid(_view: &Self::View) -> bool {
        false
    }

    /// The action that a hint advises.
    fn hint(view: &Self::View) -> Option<Self::Action>;
}

impl Placeable for okey::Rules {
    const RULES: &'static [&'static str] = &[
        "turkish",
        "turkish players=3",
        "board",
        "kahvehane",
        "turkish players=2",
        "pagat",
        "sayili",
        "turkish wild-discard=finish",
    ];

    fn known(view: okey::View) -> okey::View {
        okey::View { history: Vec::new(), draws: Vec::new(), ..view }
    }

    fn hint(view: &okey::View) -> Option<okey::Action> {
        let mut solver = okey::Solver::new(view.rules.hands());
        okey::Hint::of(view, &mut solver).map(|hint| hint.action())
    }
}

impl Placeable for okey101::Rules {
    const RULES: &'static [&'static str] = &[
        "yuzbir",
        "yuzbir players=3",
        "yuzbir_katlamali",
        "yuzbir_cezali",
        "yuzbir_esli",
        "yuzbir players=2",
        "yuzbir_hizli stock-end=last-take",
        "yuzbir declare-pairs=yes",
        "yuzbir playable=call indicator-pair=single",
    ];

    fn known(view: okey101::View) -> okey101::View {
        let taken = view.unused.filter(|_| view.is_own_turn());
        let mut view = okey101::View { history: Vec::new(), unused: taken, ..view };
        let own = view.is_own_turn();
        view.came = view.came.filter(|_| own);
        // A discard that was taken can be called until the turn ends.
        view.legal.call &= view.phase != okey101::Phase::Play;
        view
    }

    fn is_amid(view: &okey101::View) -> bool {
        view.to_take_back > 0
    }

    fn hint(view: &okey101::View) -> Option<okey101::Action> {
        okey101::Hint::of(view, &mut okey101::Solver::new()).map(|hint| hint.action)
    }
}

impl Placeable for rummi::Rules {
    const RULES: &'static [&'static str] = &[
        "rummi80",
        "rummi106 players=2",
        "rummi80 players=3",
        "rummi106",
        "rummi80 joker-lock=yes",
    ];

    fn known(view: rummi::View) -> rummi::View {
        rummi::View { history: Vec::new(), ..view }
    }

    fn hint(view: &rummi::View) -> Option<rummi::Action> {
        if !view.is_own_turn() {
            return None;
        }
        Some(match rummi::Hint::of(view, &mut rummi::TableSolver::new(view.rules)) {
            rummi::Hint::Lay { play, waits: false, .. } => rummi::Action::Lay(play.table),
            rummi::Hint::Lay { .. } | rummi::Hint::Draw | rummi::Hint::Pass => view.rest(),
        })
    }
}

/// Plays rounds by all rules with bots of all levels, and shows each view before an action.
fn rounds<G: Placeable>(count: u64, mut each: impl FnMut(&G::View, bool)) {
    for seed in 0..count {
        let text = G::RULES[seed as usize % G::RULES.len()];
        let rules: G = text.parse().expect("rules");
        let mut game = Match::new(rules, seed);
        let mut bot = G::Player::new(&rules, Level::ALL[seed as usize % 5].into(), seed);
        game.deal().expect("a deal");
        while let Some(turn) = game.turn() {
            for seat in rules.seats().iter() {
                each(&game.view(seat).expect("dealt"), seat == turn);
            }
            let action = bot.decide(&game.view(turn).expect("dealt"), &mut || false);
            game.play(turn, action).expect("bots keep the rules");
        }
    }
}

fn reads<G: Placeable>(count: u64) {
    let mut read = 0;
    rounds::<G>(count, |view, _| {
        if G::is_amid(view) {
            return;
        }
        let text = G::write_position(view);
        let placed = G::read_position(&text, 7).unwrap_or_else(|e| panic!("{text}\n{e}"));
        let again = placed.view();
        assert_eq!(G::write_position(&again), text);
        assert_eq!(G::known(again.clone()), G::known(view.clone()), "{text}");
        let other = G::read_position(&text, 8).expect("as before").view();
        assert_eq!(other, again, "hidden tiles are not part of a view");
        // Lower case, several lines, other characters.
        let typed = text.replace("; ", "\n").to_lowercase().replace('\'', "’");
        assert_eq!(G::read_position(&typed, 7).expect("the same").view(), again, "{typed}");
        read += 1;
    });
    println!("{} positions of {}", read, G::NAME);
    assert!(read > 20 * count);
}

#[test]
fn a_view_is_read_again_from_its_text() {
    reads::<okey::Rules>(sample(16, 300));
    reads::<okey101::Rules>(sample(9, 300));
    reads::<rummi::Rules>(sample(10, 300));
}

/// Checks that the best of a ranking is what a hint advises, also after reading the position.
fn advises<G: Placeable>(count: u64, rarely: usize) {
    let (mut asked, mut seen) = (0, 0);
    let (mut told, mut over) = (0, 0);
    rounds::<G>(count, |view, own| {
        seen += 1;
        if !own || seen % rarely != 0 {
            return;
        }
        let ranking = G::ranking(view, false);
        let best = ranking.first().map(|best| best.action.clone());
        let text = G::write_position(view);
        assert_eq!(best, G::hint(view), "{text}");
        if !G::is_amid(view) {
            let again = G::read_position(&text, 1).expect("a position").view();
            assert_eq!(G::ranking(&again, false), ranking, "{text}");
        }
        asked += 1;
        // More wins are better, fewer points and tiles.
        let sign = if G::WORTH == Worth::Wins { 1.0 } else { -1.0 };
        if let [first, rest @ ..] = &ranking[..]
            && let Some(worth) = first.worth
        {
            let better = |ranked: &Ranked<G::Action, G::Facts>| {
                ranked.worth.is_some_and(|other| sign * (other - worth) > ranked.within)
            };
            told += 1;
            over += u32::from(rest.iter().any(better));
        }
    });
    println!("{asked} rankings of {}, {over} of {told} have a better one below", G::NAME);
    // Table rummy may wait, which leaves more tiles now.
    assert!(G::WORTH == Worth::Tiles || over * 50 <= told, "{over} of {told}");
    assert!(asked as u64 > count);
}

#[test]
fn the_best_of_a_ranking_is_what_a_hint_advises() {
    advises::<okey::Rules>(sample(8, 300), sample(5, 31));
    advises::<okey101::Rules>(sample(9, 300), sample(5, 31));
    advises::<rummi::Rules>(sample(10, 300), 1);
}

#[test]
fn tiles_without_a_name_are_the_hand() {
    let hand = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6'";
    let read = |text: String| view_position(&text).position;
    for rules in ["", "sayili; "] {
        let named = read(format!("{rules}indicator Y1; hand {hand}"));
        assert!(named.is_some());
        assert_eq!(read(format!("{rules}{hand}; indicator Y1")), named);
    }
    let twice = view_position(&format!("indicator Y1; hand {hand}; R5"));
    assert!(twice.position.is_none() && !twice.faults.is_empty());
}

#[test]
fn the_positions_of_the_documents_are_judged() {
    let text = include_str!("../../docs/notation.md");
    let section = text.split("## A position").nth(1).expect("the section");
    let examples = section.split("```").nth(1).expect("examples");
    let lines: Vec<&str> = examples.lines().skip(1).collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        let judged = istaka::judge(line, false).unwrap_or_else(|error| panic!("{line}: {error}"));
        let game = serde_json::to_value(judged).expect("JSON");
        assert!(!game["actions"].as_array().expect("actions").is_empty(), "{line}");
    }
}

/// The text with each word of a tile changed.
fn changed(text: &str, change: impl Fn(&str) -> String) -> String {
    let tile = |word: &str| word.parse::<Tile>().is_ok();
    let field = |field: &str| {
        let words = field.split(' ').map(|word| match tile(word) {
            true => change(word),
            false => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    text.split("; ").map(field).collect::<Vec<_>>().join("; ")
}

/// The other copy of a tile.
fn other_copy(word: &str) -> String {
    match word.strip_suffix('\'') {
        Some(first) if !word.starts_with('J') => first.to_owned(),
        None if !word.starts_with('J') => format!("{word}'"),
        _ => word.to_owned(),
    }
}

/// The tile in the next colour.
fn other_color(word: &str) -> String {
    match ["RY", "YB", "BK", "KR"].iter().find(|pair| word.starts_with(&pair[..1])) {
        Some(pair) => format!("{}{}", &pair[1..], &word[1..]),
        None => word.to_owned(),
    }
}

/// The actions and what they are worth; those of tables only by their first word.
fn told<G: Placeable>(
    text: &str,
    change: impl Fn(&str) -> String,
) -> Vec<(String, Option<f64>, f64)> {
    let view = G::read_position(text, 1).unwrap_or_else(|e| panic!("{text}\n{e}")).view();
    let name = |action: &G::Action| {
        let (verb, rest) = action.to_string().split_once(' ').map_or_else(
            || (action.to_string(), String::new()),
            |(verb, rest)| (verb.to_owned(), rest.to_owned()),
        );
        let tile = rest.trim_end_matches('\'');
        if verb == "discard" {
            format!("{verb} {}", change(tile).trim_end_matches('\''))
        } else {
            verb
        }
    };
    let ranking = G::ranking(&view, false);
    ranking.iter().map(|ranked| (name(&ranked.action), ranked.worth, ranked.within)).collect()
}

/// Checks that a ranking says the same of a position with other copies, and of one in other
/// colours: exactly, or within the interval where equal tiles come in another order.
fn agrees<G: Placeable>(count: u64, rarely: usize) {
    let (mut seen, mut asked) = (0, 0);
    rounds::<G>(count, |view, own| {
        seen += 1;
        if !own || seen % rarely != 0 || G::is_amid(view) {
            return;
        }
        let text = G::write_position(view);
        for change in [other_copy, other_color] {
            // In another order a search may follow another of several equal tiles.
            let exact = change("R5") == "R5'" && G::WORTH != Worth::Points;
            let here = told::<G>(&text, change);
            let there = told::<G>(&changed(&text, change), str::to_owned);
            let widest = here.iter().map(|one| one.2).fold(0.0, f64::max);
            let most = match G::WORTH {
                _ if exact => 0.0,
                // Far less than the interval: only the bots that play on take another tile.
                Worth::Points => 10.0,
                Worth::Wins | Worth::Tiles => 2.0 * widest,
            };
            assert_eq!(here.len(), there.len(), "{text}\n{here:?}\n{there:?}");
            let near = |one: &(String, Option<f64>, f64), other: &(String, Option<f64>, f64)| {
                let apart = one.1.unwrap_or(0.0) - other.1.unwrap_or(0.0);
                one.1.is_some() == other.1.is_some() && apart.abs() <= most
            };
            assert!(near(&here[0], &there[0]), "{text}\n{here:?}\n{there:?}");
            // What is far behind in points is followed in few futures only.
            for one in here.iter().filter(|_| G::WORTH != Worth::Points) {
                let found = there.iter().any(|other| one.0 == other.0 && near(one, other));
                assert!(found, "{text}: {one:?}\n{there:?}");
            }
        }
        asked += 1;
    });
    println!("{asked} positions of {} in other copies and colours", G::NAME);
    assert!(asked as u64 > count);
}

#[test]
fn a_ranking_depends_on_no_copy_and_no_colour() {
    agrees::<okey::Rules>(sample(4, 100), sample(5, 3));
    agrees::<okey101::Rules>(sample(5, 100), sample(7, 3));
    agrees::<rummi::Rules>(sample(5, 100), sample(2, 1));
}

/// Begins matches in positions, plays them on by bots, and takes them back.
fn begins<G: Placeable + Debug>(count: u64, rarely: usize) {
    let (mut seen, mut begun) = (0, 0);
    let first = Seat::ALL[0];
    rounds::<G>(count, |view, _| {
        seen += 1;
        if G::is_amid(view) || seen % rarely != 0 {
            return;
        }
        let text = G::write_position(view);
        let mut game =
            Match::<G>::placed(&text, 7).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert!(game.practice());
        let own = game.view(first).expect("begun");
        let position = G::write_position(&own);
        // Points of earlier rounds are left out.
        let left_out =
            |field: &&str| !field.starts_with("points ") && !field.starts_with("decided ");
        let words = |text: &str| {
            let words = text.split("; ").filter(left_out).flat_map(|field| field.split(' '));
            let mut words: Vec<String> = words.map(str::to_owned).collect();
            words.sort();
            words
        };
        if text.contains("seat 0") {
            assert_eq!(words(&position), words(&text));
        }
        let place = |word| {
            let field = text.split("; ").find_map(|field| field.strip_prefix(word));
            field.map(|seat| Seat::named(seat).expect("a seat"))
        };
        let seat = place("seat ").expect("a seat");
        let turn = place("turn ").unwrap_or(seat);
        let steps = |seats: Seats, first, last| seats.from(first).position(|seat| seat == last);
        let (all, seats) = (game.rules().seats(), game.turn().expect("it runs"));
        assert_eq!(steps(all, first, seats), steps(all, seat, turn), "{text}\n{position}");
        assert_eq!(Match::<G>::placed(&position, 7).as_ref(), Ok(&game), "{position}");
        let mut bot = G::Player::new(game.rules(), Level::Easy.into(), 3);
        while let Some(turn) = game.turn() {
            let before = game.clone();
            let action = bot.decide(&game.view(turn).expect("begun"), &mut || false);
            game.play(turn, action).unwrap_or_else(|error| panic!("{position}\n{error}"));
            let mut back = game.clone();
            back.undo(turn).expect("it is practice");
            assert_eq!(back, before);
            let record = write_record(&game);
            assert_eq!(read_record::<G>(&record).as_ref(), Ok(&game), "{record}");
        }
        if !game.is_over() {
            game.deal().expect("the next round");
        }
        begun += 1;
    });
    println!("{begun} matches of {} began in positions", G::NAME);
    assert!(begun > count / 2);
}

#[test]
fn a_match_begins_in_a_position() {
    begins::<okey::Rules>(sample(8, 300), sample(37, 5));
    begins::<okey101::Rules>(sample(9, 300), sample(37, 5));
    begins::<rummi::Rules>(sample(10, 300), sample(17, 5));
}

#[test]
fn a_record_refuses_a_wrong_position() {
    let hand = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
    let game = Match::<okey::Rules>::placed(&format!("indicator Y1; hand {hand}"), 7);
    let record = write_record(&game.expect("a position"));
    assert!(read_record::<okey::Rules>(&record).is_ok());
    let reason = |record: &str| {
        let error = read_record::<okey::Rules>(record).expect_err("a refusal");
        (error.line, error.to_string())
    };
    let (line, text) = reason(&record.replace("R1 R2 R3", "R1 R1 R1"));
    assert_eq!((line, text.contains("no position")), (6, true), "{text}");
    let other = record.replace("rules turkish", "rules turkish limit=5");
    assert_eq!(reason(&other).0, 6, "the rules are those of the match");
    let position = record.lines().nth(5).expect("the position").to_owned();
    assert_eq!(reason(&format!("{record}{position}\n")).0, 7, "it begins a match only");
}

#[test]
fn turns_after_a_position_are_explained() {
    let hand = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13";
    let text = format!("indicator Y1; hand {hand}; pile 0 R5; pile 1 K2; pile 2 B3; pile 3 Y13");
    let mut game = Match::<okey::Rules>::placed(&text, 7).expect("a position");
    let level = Level::Hard.into();
    let mut bots = Roster::<okey::Player>::new(game.rules(), [level; 4], 7);
    while let Some(turn) = game.turn() {
        let action = bots.decide(turn, &game.view(turn).expect("begun"), &mut || false);
        game.play(turn, action).expect("bots keep the rules");
    }
    let actions = game.rounds()[0].actions.clone();
    let known = game.round().expect("begun").history().len() - actions.len();
    assert!(known > 4, "the discards that lie were seen: {known}");
    let mut told = 0;
    for (at, (seat, action)) in actions.iter().enumerate() {
        if let okey::Action::Discard(tile) = action {
            let why = okey::Why::of(&game, at, &mut bots).expect("a turn");
            assert_eq!((why.seat, why.threw.tile), (*seat, *tile));
            told += 1;
        }
    }
    assert!(told > 4, "{told} discards");
}
