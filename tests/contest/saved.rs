//! Saved contests and wallets: damaged text, text of another version and text that does not add up
//! is refused with its line, and never causes a panic.

use istaka::contest::{
    Balance, BuyAnswer, BuyKind, BuyOffer, ContestKind, ContestResult, Debt, Director, Entrant,
    Fixture, FixtureError, Format, PastContest, Report, Terms, Trophy, Wallet, WalletError,
    read_contest, write_contest,
};
use istaka::contests::read_confirmed;
use istaka::contests::{ContestTable, buys};
use istaka::okey::{Player, Rules};
use istaka::{Bot, Coded, Game, Match, okey101, read_record, rummi, write_record};
use proptest::prelude::*;

const WON: ContestResult = ContestResult {
    kind: ContestKind::SitAndGo,
    format: Format::Blitz,
    entrants: 4,
    place: Some(1),
};

fn terms(kind: ContestKind, format: Format, rules: &str) -> Terms {
    let rounds = if kind == ContestKind::Ring { 3 } else { 0 };
    let rules = rules.to_owned();
    Terms { rules, kind, format, rounds, stake: 100, rake_percent: 10, prize: 0, partners: false }
}

/// A file of the tests' data.
fn data(name: &str) -> String {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn bots(count: usize, levels: &[&str]) -> Vec<Entrant> {
    let entrant = |n: usize| Entrant {
        name: format!("Bot {n}"),
        player: levels[n % levels.len()].to_owned(),
        purse: 440,
    };
    (0..count).map(entrant).collect()
}

/// Holds the contest between bots. The actions at the table of the first entrant are stored.
fn held(terms: Terms, entrants: Vec<Entrant>, seed: u64) -> Director {
    let count = entrants.len();
    let mut director = Director::open(terms, entrants, seed).expect("sound terms");
    while !director.is_over() {
        if let Some(&offer) = director.offers().first() {
            let answer = buys(&director, offer).expect("a bot");
            director.answer(offer.entrant, answer).expect("it was offered");
            continue;
        }
        let fixture = director.fixtures().remove(0);
        let table = fixture.table;
        let own = fixture.seats.contains(&Some(0));
        let mut contest_table = ContestTable::new(fixture, &director, None).ok().unwrap();
        let report = contest_table.play(count).expect("bots keep the rules");
        let actions = if own { Fixture::lines(contest_table.bots.game()) } else { Vec::new() };
        director.report(table, report, &actions).expect("it was played");
    }
    director
}

#[test]
fn contests_of_bots_are_kept_and_played_again() {
    let levels = ["hard", "medium:pairs", "easy:quick", "beginner"];
    for (kind, format, count) in [
        (ContestKind::Ring, Format::Normal, 4),
        (ContestKind::Ring, Format::Normal, 2),
        (ContestKind::SitAndGo, Format::Normal, 4),
        (ContestKind::SitAndGo, Format::Blitz, 3),
        (ContestKind::SitAndGo, Format::Rebuy, 4),
        (ContestKind::Tournament, Format::Blitz, 5),
        (ContestKind::Tournament, Format::Rebuy, 11),
    ] {
        for rules in ["turkish", "pagat", "board"] {
            let terms = terms(kind, format, rules);
            if terms.suited::<Rules>(count).is_err() {
                continue;
            }
            let director = held(terms, bots(count, &levels), 3);
            let text = write_contest(&director);
            let (read, fixtures) = read_confirmed(&text).expect("it was played");
            assert_eq!(read, director);
            assert!(!fixtures.is_empty());
        }
    }
}

#[test]
fn the_game_with_80_tiles_has_tournaments_and_ring_games() {
    for (kind, count) in [(ContestKind::Ring, 3), (ContestKind::Tournament, 6)] {
        let director = held(terms(kind, Format::Normal, "rummi80"), bots(count, &["hard"]), 5);
        let (read, fixtures) = read_confirmed(&write_contest(&director)).expect("it was played");
        assert_eq!(read, director);
        assert!(!fixtures.is_empty());
    }
}

/// Contests of earlier bots are replayed, independent of those of today, and stay as they are.
#[test]
fn golden_contests_are_played_again() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/contests");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let read = read_confirmed(&text);
        let (director, fixtures) =
            read.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(director.is_over() && !fixtures.is_empty(), "{}", path.display());
        assert_eq!(write_contest(&director), text, "{}", path.display());
        files += 1;
    }
    assert_eq!(files, 5);
}

/// The player's own table is an ordinary match: it is exported as a record, played elsewhere, and
/// imported as one.
#[test]
fn a_fixture_goes_out_and_comes_back_as_a_record() {
    let terms = terms(ContestKind::Tournament, Format::Normal, "turkish");
    let mut director = Director::open(terms, bots(8, &["medium"]), 5).unwrap();
    let fixture = director.fixtures().remove(1);
    let begun = fixture.game::<Rules>().unwrap();
    let out = write_record(&begun);
    let mut game = read_record::<Rules>(&out).unwrap();
    assert!(Fixture::goes_on(&begun, &game) && !fixture.is_played(&game));
    assert_eq!(fixture.report(&game, 8), None);
    let mut bot = Player::new(&Rules::turkish(), istaka::Level::Hard, 1);
    game.deal().unwrap();
    while let Some(seat) = game.turn() {
        let view = game.view(seat).unwrap();
        game.play(seat, bot.decide(&view, &mut || false)).unwrap();
    }
    let back = read_record::<Rules>(&write_record(&game)).unwrap();
    assert!(Fixture::goes_on(&begun, &back) && fixture.is_played(&back));
    let report = fixture.report(&back, 8).unwrap();
    director.report(fixture.table, report, &Fixture::lines(&back)).unwrap();
    // The match of another table does not belong to this fixture, nor does a practice match.
    let other = director.fixtures()[0].game::<Rules>().unwrap();
    assert!(!Fixture::goes_on(&other, &back));
    let mut practice = back;
    practice.mark_as_practice();
    assert!(!Fixture::goes_on(&begun, &practice));
}

/// A whole sit'n'go is one match, and has the same places.
#[test]
fn the_places_of_a_sitngo_are_those_of_its_match() {
    for seed in 0..12 {
        let terms = terms(ContestKind::SitAndGo, Format::Normal, "turkish");
        let director = Director::open(terms, bots(4, &["easy"]), seed).unwrap();
        let fixture = director.fixtures().remove(0);
        let mut contest_table = ContestTable::new(fixture, &director, None).ok().unwrap();
        let report = contest_table.play(4).unwrap();
        let mut after = director.clone();
        after.report(0, report, &[]).unwrap();
        let record = write_record(contest_table.bots.game());
        let game: Match<Rules> = read_record(&record).expect("a record");
        for place in game.places().expect("it is over") {
            let own = after.standings().into_iter().find(|p| p.entrant == place.seat.index());
            assert_eq!(own.unwrap().rank, place.rank, "seed {seed}");
        }
    }
}

#[test]
fn nobody_plays_for_a_bot_that_there_is_not() {
    let terms = terms(ContestKind::Tournament, Format::Rebuy, "turkish");
    let director = Director::open(terms, bots(8, &["hard", "grandmaster"]), 1).unwrap();
    let fixture = director.fixtures().remove(0);
    let why = ContestTable::new(fixture, &director, None).err().expect("who is that?");
    assert!(why.to_string().starts_with("“grandmaster” is no player"), "{why}");
    let offer = |entrant| BuyOffer { entrant, kind: BuyKind::Rebuy };
    assert!(buys(&director, offer(1)).is_err());
    assert!(buys(&director, offer(0)).is_ok());
}

#[test]
fn rules_that_are_not_for_contests_say_why() {
    let why = |rules: &str, kind, count| {
        let terms = terms(kind, Format::Normal, rules);
        match terms.suited::<Rules>(count) {
            Ok(_) => "",
            Err(FixtureError::Unsuited(error)) => error.code(),
            Err(_) => "rules",
        }
    };
    use ContestKind::{Ring, SitAndGo, Tournament};
    assert_eq!(why("turkish", Tournament, 16), "");
    assert_eq!(why("turkish partners=yes", Tournament, 16), "partnersNeedOneTable");
    assert_eq!(why("turkish partners=yes", SitAndGo, 4), "");
    assert_eq!(why("turkish partners=yes", Ring, 4), "");
    assert_eq!(why("turkish partners=yes", Ring, 3), "partnersNeedOneTable");
    assert_eq!(why("turkish pot=yes", Ring, 4), "ownStakes");
    assert_eq!(why("turkish stakes=yes", SitAndGo, 4), "ownStakes");
    assert_eq!(why("kahvehane", Ring, 4), "countsDown");
    assert_eq!(why("sayili", SitAndGo, 4), "noElimination");
    assert_eq!(why("sayili", Tournament, 16), "");
    assert_eq!(why("board", SitAndGo, 4), "noElimination");
    assert_eq!(why("board", Tournament, 16), "");
    assert_eq!(why("chess", Ring, 4), "rules");
    let eighty = terms(SitAndGo, Format::Normal, "rummi80").suited::<rummi::Rules>(4);
    let Err(FixtureError::Unsuited(unsuited)) = eighty else { panic!("it has no elimination") };
    assert_eq!(unsuited.code(), "noElimination");
    assert_eq!(rummi::Rules::NAME, "rummi");
    let other = |rules: &str, kind, entrants| {
        let suited = terms(kind, Format::Blitz, rules).suited::<okey101::Rules>(entrants);
        suited.map(|rules| (rules.rounds, rules.clock.seconds())).map_err(|error| match error {
            FixtureError::Unsuited(unsuited) => unsuited.code(),
            other => panic!("{other}"),
        })
    };
    assert_eq!(other("yuzbir", Ring, 4), Ok((3, Some(30))));
    assert_eq!(other("yuzbir clock=60", Tournament, 16), Ok((1, Some(30))));
    assert_eq!(other("yuzbir", SitAndGo, 4), Err("noElimination"));
    assert_eq!(other("yuzbir_esli", Tournament, 16), Err("partnersNeedOneTable"));
    assert_eq!(other("yuzbir_esli", Ring, 3), Err("partnersNeedOneTable"));
}

/// OKEY101 11.5: the lowest score takes the differences, 101 points at a time.
#[test]
fn a_round_of_101_okey_leaves_debts_to_the_lowest_score() {
    let debts = |name: &str| {
        let text = data(&format!("okey101/{name}.record"));
        let game = read_record::<okey101::Rules>(&text).expect("a record");
        let debts = okey101::Rules::debts(&game.rounds()[0].round).into_iter();
        debts
            .map(|(from, to, points)| format!("{from}>{to}:{points}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(debts("from-hand"), "1>0:6 2>0:6 3>0:6", "404 + 202");
    assert_eq!(debts("opening-and-adding"), "1>0:3 2>0:3 3>0:3", "202 + 101");
    assert_eq!(debts("stock-empty"), "", "202 for all of them");
    assert_eq!(debts("all-pairs"), "", "a void round");
}

/// The clock of a format is a rule of games that have one; else the table has it.
#[test]
fn the_clock_of_a_fixture_is_that_of_its_format() {
    let clock = |format, rules: &str| {
        let terms = terms(ContestKind::Tournament, format, rules);
        let director = Director::open(terms, bots(5, &["hard"]), 1).unwrap();
        let game = director.fixtures()[0].game::<rummi::Rules>().unwrap();
        game.rules().clock.seconds()
    };
    assert_eq!(Format::Blitz.seconds(), Some(30));
    assert_eq!(clock(Format::Blitz, "rummi80"), Some(30));
    assert_eq!(clock(Format::Normal, "rummi80"), None);
    assert_eq!(clock(Format::Blitz, "rummi80-site"), Some(30));
    assert_eq!(clock(Format::Speed, "rummi80-site"), Some(50));
}

fn kept() -> String {
    let director = held(
        terms(ContestKind::Tournament, Format::Rebuy, "turkish"),
        bots(9, &["hard", "easy:quick"]),
        11,
    );
    write_contest(&director)
}

#[test]
fn damage_is_reported_with_its_line() {
    let text = kept();
    let code = |text: &str| read_contest(text).map_err(|error| (error.line, error.code()));
    assert!(code(&text).is_ok());
    assert_eq!(code(""), Err((1, "expected")));
    let play = text.lines().position(|line| line.starts_with("play ")).unwrap();
    for empty in ["play", "play "] {
        let mut lines: Vec<&str> = text.lines().collect();
        lines[play] = empty;
        assert!(code(&lines.join("\n")).is_err(), "{empty:?}");
    }
    assert_eq!(
        code(&text.replacen("istaka-contest 2", "istaka-contest 3", 1)),
        Err((1, "otherVersion"))
    );
    assert_eq!(code(&text.replacen("kind table", "kind lottery", 1)), Err((3, "expected")));
    assert_eq!(
        code(&text.replacen("stake 100", "stake 0", 1)).map_err(|error| error.1),
        Err("stake")
    );
    // More chips than the rules give, another player out, another prize.
    for begin in ["chips ", "out ", "level 2", "draw ", "place ", "offer "] {
        let Some(at) = text.lines().position(|line| line.starts_with(begin)) else { continue };
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[at] += "1";
        assert_eq!(code(&lines.join("\n")), Err((at + 1, "doesNotAddUp")), "{begin}");
    }
    // A changed report leads to other chips.
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let debts = text.lines().position(|line| line.contains(" debts ")).unwrap();
    lines[debts] = lines[debts].replacen(":2", ":8", 1).replacen(":4", ":8", 1);
    assert!(lines[debts] != text.lines().nth(debts).unwrap());
    assert_eq!(code(&lines.join("\n")).unwrap_err().1, "doesNotAddUp");
}

/// The actions at a table precede its report, and are nowhere else.
#[test]
fn an_action_before_an_answer_is_refused() {
    let terms = terms(ContestKind::Tournament, Format::Rebuy, "turkish");
    let mut director = Director::open(terms, bots(8, &["hard"]), 1).unwrap();
    let fixtures = director.fixtures();
    let [winner, one, other, _] = fixtures[0].seats.map(|seat| seat.unwrap());
    let all = |from| Debt { from, to: winner, points: 1000 };
    let debts = vec![all(one), all(other)];
    director.report(fixtures[0].table, Report::Debts(debts), &[]).unwrap();
    director.report(fixtures[1].table, Report::Debts(Vec::new()), &[]).unwrap();
    let asked: Vec<usize> = director.offers().iter().map(|offer| offer.entrant).collect();
    assert_eq!(asked.len(), 2, "one answer is still to come after the first");
    director.answer(asked[0], BuyAnswer::Declines).unwrap();
    let text = write_contest(&director);
    let changed = text.replace("\ndecline ", "\nplay 0 draw\ndecline ");
    let last = changed.lines().count();
    let refused = read_contest(&changed).map_err(|error| (error.line, error.code()));
    assert_eq!(refused, Err((last, "expected")));
}

#[test]
fn an_action_that_was_changed_is_found_by_playing_again() {
    let text = kept();
    let draws = text.matches("\nplay ").count();
    assert!(draws > 0);
    for nth in (0..draws).step_by(draws / 20 + 1) {
        let at = text.match_indices("\nplay ").nth(nth).unwrap().0 + 1;
        let end = at + text[at..].find('\n').unwrap();
        let changed = format!("{}{}{}", &text[..at], "play 0 pass", &text[end..]);
        assert!(read_confirmed(&changed).is_err(), "{}", &text[at..end]);
    }
}

/// A text cut off after a line is the contest at that point, or is refused.
#[test]
fn a_text_that_was_cut_off_goes_on() {
    let text = kept();
    let lines: Vec<&str> = text.lines().collect();
    let mut goes_on = 0;
    for end in (20..lines.len()).step_by(lines.len() / 200 + 1) {
        match read_contest(&lines[..end].join("\n")) {
            Ok(director) => {
                goes_on += 1;
                let again = write_contest(&director);
                assert!(again.starts_with(&lines[..end].join("\n")), "line {end}");
            }
            Err(error) => assert_eq!(error.code(), "expected", "{error}"),
        }
    }
    assert!(goes_on > 10, "{goes_on}");
}

/// One more way to write an apostrophe.
fn plain(text: String) -> String {
    text.replace('`', "'")
}

proptest! {
    #[test]
    fn no_mutation_breaks_the_reader(at in 0.0_f64..1.0, letter in "[ -~\n]", cut in 0_usize..30) {
        let text = TEXT.with(Clone::clone);
        let at = (at * text.len() as f64) as usize;
        let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap();
        let to = (at + cut..).find(|&to| text.is_char_boundary(to) || to >= text.len()).unwrap();
        let changed = format!("{}{letter}{}", &text[..at], &text[to.min(text.len())..]);
        if let Ok(director) = read_contest(&changed) {
            // Reading guesses nothing: the words are written back unchanged.
            let [again, words] = [write_contest(&director), changed.clone()].map(plain);
            let [again, words] = [&again, &words].map(|text| text.split_whitespace());
            prop_assert!(again.take(words.clone().count()).eq(words), "{}", changed);
        }
    }

    #[test]
    fn a_wallet_is_read_as_it_was_written(
        steps in prop::collection::vec((0_u8..3, 1_u64..6, 0_u64..900), 0..600),
    ) {
        let mut wallet = Wallet::new(20_261_101);
        let mut chips = wallet.chips();
        for (day, &(step, contest, count)) in (20_261_101..).zip(&steps) {
            match step {
                0 => chips += wallet.fill(day),
                1 if wallet.pay(day, contest, count).is_ok() => chips -= count,
                2 if wallet.win(day, contest, count, WON).is_ok() => chips += count,
                _ => {}
            }
            prop_assert_eq!(wallet.chips(), chips);
        }
        prop_assert!(wallet.entries().len() <= 400);
        prop_assert_eq!(wallet.to_string().parse::<Wallet>(), Ok(wallet));
    }

    #[test]
    fn no_mutation_makes_a_wallet_richer_unseen(at in 0_usize..200, letter in "[ -~]") {
        let mut wallet = Wallet::new(20_261_124);
        wallet.pay(20_261_124, 42, 110).unwrap();
        wallet.win(20_261_124, 42, 326, WON).unwrap();
        wallet.pay(20_261_125, 43, 220).unwrap();
        let mut text = wallet.to_string();
        let at = at % text.len();
        text.replace_range(at..=at, &letter);
        if let Ok(read) = text.parse::<Wallet>() {
            prop_assert!(read == wallet, "{}", text);
        }
    }
}

thread_local! {
    static TEXT: String = kept();
}

#[test]
fn a_wallet_pays_and_wins_once() {
    let mut wallet = Wallet::new(20_261_124);
    assert_eq!(wallet.chips(), 2000);
    assert_eq!(wallet.fill(20_261_124), 0);
    assert_eq!(wallet.pay(20_261_124, 7, 2001), Err(WalletError::TooFewChips));
    wallet.pay(20_261_124, 7, 1500).unwrap();
    wallet.pay(20_261_124, 7, 100).unwrap(); // a rebuy
    assert_eq!(wallet.win(20_261_124, 8, 10, WON), Err(WalletError::NotOpen(8)));
    wallet.win(20_261_124, 7, 0, WON).unwrap();
    assert_eq!(wallet.win(20_261_124, 7, 10, WON), Err(WalletError::NotOpen(7)));
    assert_eq!(wallet.fill(20_261_123), 0, "a clock that goes back brings no chips");
    assert_eq!(wallet.fill(20_261_125), 1600);
    assert_eq!(wallet.fill(20_261_125), 0);
    let text = wallet.to_string();
    let code = |text: &str| text.parse::<Wallet>().map_err(|error| error.code());
    assert_eq!(code(&text.replace("total 2000", "total 9000")), Err("doesNotAddUp"));
    assert_eq!(code(&text.replace("istaka-wallet 1", "istaka-wallet 9")), Err("otherVersion"));
    assert_eq!(code(&text.replace("istaka-wallet 1", "wallet")), Err("badLine"));
    assert_eq!(code(&text.replace("blitz", "blitzen")), Err("badLine"));
    assert_eq!(code(&text.repeat(1000)), Err("tooLong"));
    assert_eq!(code(&text.replace("fill 1600", "fill -1")), Err("badLine"));
    assert_eq!(code("istaka-wallet 1"), Err("badLine"));
    assert_eq!(
        code("istaka-wallet 1\nchips 5 20261124\n20261124 pay 1 6\ncheck 0\ntotal 0"),
        Err("tooFewChips")
    );
    // A prize needs a payment before it, and is won once.
    let won = "20261124 win 7 0 sitngo blitz 4 1\n";
    assert_eq!(code(&text.replace(won, &won.repeat(2))), Err("notOpen"));
    assert_eq!(code(&text.replace("win 7 ", "win 8 ")), Err("notOpen"));
    // Numbers of contests and days are covered only by the checksum.
    assert_eq!(code(&text.replace(" 7 ", " 8 ")), Err("badLine"));
    assert_eq!(code(&text.replace("20261125", "20261126")), Err("badLine"));
    let unchecked: Vec<&str> = text.lines().filter(|line| !line.starts_with("check ")).collect();
    assert_eq!(code(&unchecked.join("\n")), Err("badLine"));
}

#[test]
fn a_visit_with_a_wrong_clock_keeps_no_chips_back() {
    // Clocks that are ahead by a year or a century, or beyond four-digit years; and behind.
    for wrong in [20_271_124, 20_991_124, 120_261_124, 20_261_127, 19_691_231, 19_700_101] {
        let mut wallet = Wallet::new(20_261_124);
        wallet.pay(20_261_124, 7, 500).unwrap();
        wallet.win(20_261_124, 7, 0, WON).unwrap();
        assert_eq!(wallet.fill(wrong), 500, "{wrong}");
        wallet.pay(wrong, 8, 300).unwrap();
        wallet.win(wrong, 8, 0, WON).unwrap();
        let mut wallet: Wallet = wallet.to_string().parse().unwrap();
        assert_eq!(wallet.fill(20_261_125), 300, "{wrong}");
        wallet.pay(20_261_125, 9, 100).unwrap();
        assert_eq!(wallet.fill(20_261_125), 0, "{wrong}");
        assert_eq!(wallet.fill(20_261_126), 100, "{wrong}");
        // A wallet created with the wrong clock.
        let mut wallet = Wallet::new(wrong);
        wallet.pay(wrong, 1, 2000).unwrap();
        assert_eq!(wallet.fill(20_261_124), 2000, "{wrong}");
    }
}

#[test]
fn results_of_contests() {
    let mut wallet = Wallet::new(20_261_101);
    let ended = |place| ContestResult { place, ..WON };
    for (contest, chips, place) in [(1, 300, Some(1)), (2, 20, Some(3)), (3, 0, None)] {
        wallet.pay(20_261_101, contest, 55).unwrap();
        wallet.pay(20_261_101, contest, 55).unwrap();
        wallet.win(20_261_102, contest, chips, ended(place)).unwrap();
    }
    wallet.pay(20_261_102, 4, 55).unwrap();
    let balances: Vec<i64> = wallet.past().iter().map(PastContest::balance).collect();
    assert_eq!(balances, [190, -90, -110]);
    let balance = Balance { played: 3, places: [1, 0, 1], chips: -10 };
    assert_eq!(wallet.balance(), balance);
    assert_eq!(wallet.past()[1].paid, 110);
    assert_eq!(wallet.past()[2].result, ended(None));
}

#[test]
fn old_contests_are_summed_up_around_an_open_one() {
    let mut wallet = Wallet::new(20_261_101);
    wallet.pay(20_261_101, 1, 500).unwrap();
    for contest in 2..2000 {
        wallet.pay(20_261_102, contest, 100).unwrap();
        wallet.win(20_261_102, contest, 100, WON).unwrap();
        assert!(wallet.entries().len() <= 400);
        assert_eq!(wallet.chips(), 1500);
    }
    assert!(wallet.is_open(1) && wallet.paid(1) == 500);
    assert_eq!(wallet.trophies(), [Trophy { kind: WON.kind, format: WON.format, count: 1998 }]);
    assert_eq!(wallet.to_string().parse(), Ok(wallet.clone()));
    wallet.win(20_261_103, 1, 1000, WON).unwrap();
    assert_eq!(wallet.chips(), 2500);
}

#[test]
fn a_wallet_holds_so_many_chips_and_open_contests() {
    let mut wallet = Wallet::new(20_261_101);
    for contest in 1..=400 {
        wallet.pay(20_261_101, contest, 1).unwrap();
    }
    assert_eq!(wallet.pay(20_261_101, 401, 1), Err(WalletError::TooMany));
    let (chips, most) = (wallet.chips(), 1 << 40);
    assert_eq!(wallet.win(20_261_101, 1, most, WON), Err(WalletError::TooMany));
    assert_eq!(wallet.chips(), chips);
    let rich =
        format!("istaka-wallet 1\nchips {most} 20261101\n20261101 fill {most}\ncheck 0\ntotal 0\n");
    assert_eq!(rich.parse::<Wallet>(), Err(WalletError::TooMany));
}
