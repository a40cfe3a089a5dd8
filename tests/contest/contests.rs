//! The contests: a person's contest from the buy-in to the prize, stopped and taken up anywhere.

use crate::sample::sample;
use istaka::contest::{
    BuyAnswer, ContestKind, ContestStanding, Format, MOST_ROUNDS, Wallet, WalletError,
};
use istaka::contests::{ContestState, Contests, ContestsError};
use istaka::lobby::{Announced, Moment, entrants, next_day};
use istaka::okey::{Action, Phase, Player, Rules};
use istaka::{
    Actor, AnyRules, Bot, Character, Coded, Game, Match, Seat, contests, okey101, read_record,
    rummi,
};

const NOW: Moment = Moment { day: 20_261_124, minute: 12 * 60 + 20 };

fn at_home() -> Contests {
    Contests::new(Wallet::new(NOW.day), NOW.day)
}

/// A wallet of these lines, which come to so many chips.
fn filled(total: u64, lines: &str) -> Wallet {
    let lines = format!("istaka-wallet 1\n{lines}");
    let sum = lines
        .bytes()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{lines}check {sum}\ntotal {total}\n").parse().unwrap()
}

/// Plays the person's fixture with a bot in their place, up to the limit of rounds.
fn played<P: istaka::Actor>(contests: &Contests) -> Match<P::Game> {
    let mut game: Match<P::Game> =
        read_record(&contests.own_fixture().unwrap().record).expect("a fixture");
    let most = contests.director().unwrap().until().most_rounds();
    let character = Character::from(istaka::Level::Medium);
    let mut bot = P::new(game.rules(), character, 1);
    game.deal().unwrap();
    while !game.is_over() {
        let Some(seat) = game.turn() else {
            if game.rounds().len() == most {
                break;
            }
            game.deal().unwrap();
            continue;
        };
        let action = bot.decide(&game.view(seat).unwrap(), &mut || false);
        game.play(seat, action).unwrap();
    }
    game
}

/// One step of the contest.
fn step<P: istaka::Actor>(contests: &mut Contests) {
    match contests.state().expect("a contest is open") {
        ContestState::Playing => contests.report(&played::<P>(contests)).unwrap(),
        ContestState::Asked => contests.answer(BuyAnswer::Buys).unwrap(),
        ContestState::Waiting | ContestState::Out => drop(contests.play(&mut || false).unwrap()),
        ContestState::Over => {}
    }
}

/// Wallet and contest always agree; and at any moment both can be saved as text and loaded, and
/// continue alike.
#[test]
fn a_contest_goes_on_wherever_it_was_stopped() {
    for (rules, id) in [
        ("turkish", "ring 3 4 100"),
        ("turkish", "sitngo blitz 3 50"),
        ("turkish", "sitngo rebuy 4 250"),
        ("turkish", "table 20261124 750"),
        ("board", "table 20261124 765"),
        ("rummi80", "ring 3 3 100"),
        ("rummi80", "table 20261124 765"),
        ("rummi106", "ring 3 3 100"),
        ("rummi106", "table 20261124 765"),
        ("yuzbir", "ring 3 4 100"),
        ("yuzbir_hizli", "table 20261124 765"),
    ] {
        match rules {
            "rummi80" | "rummi106" => goes_on::<rummi::Player>(rules, id),
            "yuzbir" | "yuzbir_hizli" => goes_on::<okey101::Player>(rules, id),
            _ => goes_on::<Player>(rules, id),
        }
    }
}

fn goes_on<P: istaka::Actor>(rules: &str, id: &str) {
    let mut contests = at_home();
    let minute = if id.ends_with("765") { 760 } else { NOW.minute };
    contests.enter(rules, id, Moment { minute, ..NOW }, "Nermin", 7).unwrap();
    let mut steps = 0;
    while contests.state() != Some(ContestState::Over) {
        let text = contests.save_contest().unwrap();
        let wallet: Wallet = contests.wallet().to_string().parse().unwrap();
        step::<P>(&mut contests);
        if steps % sample(14, 7) < 2 {
            let mut again = Contests::new(wallet, NOW.day);
            again.take(&text).unwrap();
            step::<P>(&mut again);
            assert_eq!(again.wallet(), contests.wallet());
            assert_eq!(again.save_contest(), contests.save_contest(), "{rules} {id}");
        }
        let director = contests.director().unwrap();
        let won: u64 = if director.is_over() { director.prizes()[0] } else { 0 };
        assert_eq!(contests.wallet().chips() + contests::paid(director), 2000 + won);
        steps += 1;
        assert!(steps < 500);
    }
    let (director, fixtures) = contests::read_confirmed(&contests.save_contest().unwrap()).unwrap();
    assert_eq!(&director, contests.director().unwrap());
    assert!(!fixtures.is_empty());
    let wallet = contests.wallet().clone();
    contests.play(&mut || false).unwrap();
    contests.watch(0).unwrap();
    assert_eq!(contests.wallet(), &wallet, "nothing is booked twice");
    contests.leave().unwrap();
    assert_eq!(contests.wallet().running(), None);
}

/// Phones and word processors change a text; own words stay as they are.
#[test]
fn contests_that_other_programs_have_changed_are_taken_up() {
    let mut contests = at_home();
    contests.enter("turkish", "table 20261124 750", NOW, "Meryem’in “eli”", 7).unwrap();
    step::<Player>(&mut contests);
    assert_ne!(contests.state(), Some(ContestState::Over));
    let (text, wallet) = (contests.save_contest().unwrap(), contests.wallet().to_string());
    let changes: [fn(&str) -> String; 4] = [
        |text| format!("\u{feff}{}\n\u{200b}\n", text.replace('\n', "\r\n\r\n")),
        |text| {
            text.replace("entrant ", "entrant\u{a0}\u{202f} ").replace("play 0 ", "play\u{a0}0 ")
        },
        |text| text.replace("istaka-", "istaka‑").replace("100", "１００"),
        |text| text.replace("table", "ta\u{ad}ble").replace("chips", "chi\u{2060}ps"),
    ];
    for change in changes {
        let mut again = Contests::new(change(&wallet).parse().unwrap(), NOW.day);
        again.take(&change(&text)).unwrap();
        assert_eq!(again.save_contest().as_ref(), Some(&text));
        assert_eq!(again.wallet(), contests.wallet());
    }
    let wrong = text.replacen("kind table", "\n\nkind lottery", 1);
    let line = istaka::contest::read_contest(&wrong).map_err(|error| error.line);
    assert_eq!(line, Err(5), "blank lines are counted");
}

/// The standings of a contest include the running match.
#[test]
fn a_contest_stands_as_its_running_match_does() {
    for (rules, id) in [
        ("turkish", "sitngo normal 4 50"),
        ("turkish", "sitngo blitz 3 50"),
        ("turkish partners=yes", "sitngo normal 4 50"),
        ("turkish", "ring 3 4 100"),
        ("board", "ring 3 3 100"),
    ] {
        let mut contests = at_home();
        contests.enter(rules, id, NOW, "Nermin", 7).unwrap();
        let fixture = contests.own_fixture().unwrap();
        let mut game: Match<Rules> = read_record(&fixture.record).unwrap();
        let mut bot = Player::new(game.rules(), istaka::Level::Easy, 1);
        let mut standings = contests.amid(&game).unwrap().standings();
        assert!(standings.iter().all(|place| (place.rank, place.points) == (1, 0)), "{rules} {id}");
        while !game.is_over() {
            if let Some(seat) = game.turn() {
                let action = bot.decide(&game.view(seat).unwrap(), &mut || false);
                game.play(seat, action).unwrap();
                continue;
            }
            game.deal().unwrap();
            let amid = contests.amid(&game).unwrap();
            standings = amid.standings();
            let standing = game.standing();
            for place in &standings {
                let at = fixture.seats.iter().position(|who| *who == Some(place.entrant));
                let seat = Seat::ALL[at.unwrap()];
                let points = match id.starts_with("ring") {
                    true => Rules::behind(&standing, seat),
                    false => game.points()[seat.index()],
                };
                assert_eq!(place.points, i64::from(points), "{rules} {id}");
                assert_eq!(place.playing, game.seats().contains(seat), "{rules} {id}");
            }
            assert_eq!(contests.state(), Some(ContestState::Playing), "nothing is settled");
        }
        assert!(standings.iter().any(|place| place.rank > 1), "{rules} {id}");
        let amid = contests.amid(&game).unwrap();
        contests.report(&game).unwrap();
        let ended = contests.director().unwrap().standings();
        let places = |all: &[ContestStanding]| -> Vec<(usize, usize, i64)> {
            all.iter().map(|place| (place.entrant, place.rank, place.points)).collect()
        };
        assert_eq!(places(&amid.standings()), places(&ended), "{rules} {id}");
        assert!(matches!(contests.amid(&game), Err(ContestsError::NoOwnFixture)));
    }
}

/// The gains of a round of a tournament are known before the other tables have finished it.
#[test]
fn the_chips_of_a_round_are_known_at_once() {
    let mut contests = at_home();
    contests.enter("turkish", "table 20261124 750", NOW, "Nermin", 7).unwrap();
    let mut rounds = 0;
    while contests.state() != Some(ContestState::Over) && rounds < 6 {
        if contests.state() != Some(ContestState::Playing) {
            step::<Player>(&mut contests);
            continue;
        }
        let fixture = contests.own_fixture().unwrap();
        let before = contests.director().unwrap().standings();
        let undealt: Match<Rules> = read_record(&fixture.record).unwrap();
        assert_eq!(contests.amid(&undealt).unwrap().standings(), before, "nothing is played");
        let game = played::<Player>(&contests);
        let amid = contests.amid(&game).unwrap().standings();
        contests.report(&game).unwrap();
        while contests.director().unwrap().rounds() == rounds {
            contests.play(&mut || false).unwrap();
        }
        rounds += 1;
        let settled = contests.director().unwrap();
        let at = |all: &[ContestStanding], who: usize| {
            *all.iter().find(|place| place.entrant == who).unwrap()
        };
        for who in fixture.seats.into_iter().flatten() {
            let (known, then) = (at(&amid, who), at(&settled.standings(), who));
            assert!(known.gained.is_some());
            let gained = known.chips as i64 - at(&before, who).chips as i64;
            assert_eq!(known.gained, Some(gained));
            // A player without chips may have bought in again.
            if known.chips > 0 {
                assert_eq!((known.chips, known.gained), (then.chips, then.gained));
            }
        }
    }
    assert!(rounds > 3);
}

#[test]
fn an_eliminated_player_may_leave_an_unpaid_place() {
    let mut left = [0; 3];
    for seed in 0..12 {
        let mut contests = at_home();
        contests.enter("turkish", "sitngo rebuy 4 10", NOW, "Nermin", seed).unwrap();
        let out = |state| matches!(state, ContestState::Out | ContestState::Over);
        while !contests.state().is_some_and(out) {
            match contests.state() {
                Some(ContestState::Asked) => contests.answer(BuyAnswer::Declines).unwrap(),
                _ => step::<Player>(&mut contests),
            }
        }
        let paid = contests.wallet().chips();
        if contests.state() == Some(ContestState::Out) {
            let rounds = contests.director().unwrap().rounds();
            let more = contests.play(&mut || false).unwrap();
            assert!(!more, "a pause after the round");
            assert_eq!(contests.director().unwrap().rounds(), rounds + 1);
        }
        let over = contests.state() == Some(ContestState::Over);
        match contests.leave() {
            Ok(()) if over => left[0] += 1,
            Ok(()) => {
                left[1] += 1;
                assert_eq!(contests.wallet().chips(), paid);
            }
            Err(error) => {
                assert_eq!(error, ContestsError::PrizeOpen);
                left[2] += 1;
                while contests.state() != Some(ContestState::Over) {
                    step::<Player>(&mut contests);
                }
                assert!(contests.wallet().chips() > paid, "the place was paid");
            }
        }
        assert_eq!(contests.wallet().running(), None);
    }
    assert!(left.iter().all(|&count| count > 0), "{left:?}");
}

#[test]
fn a_round_more_than_the_fixture_is_left_out() {
    let mut contests = at_home();
    contests.enter("turkish", "table 20261124 750", NOW, "Nermin", 7).unwrap();
    let mut game = played::<Player>(&contests);
    game.deal().unwrap();
    contests.report(&game).unwrap();
    let text = contests.save_contest().unwrap();
    let (_, fixtures) = contests::read_confirmed(&text).unwrap();
    let kept: Match<Rules> = read_record(&fixtures[0].record).unwrap();
    assert_eq!(kept.rounds().len(), 1);
}

/// No player finishes: every round ends with an empty stock. A match then has endless rounds, but
/// neither a ring game nor a sit'n'go does.
#[test]
fn rule_8_after_two_hundred_void_rounds_the_points_decide() {
    for id in ["ring 3 2 100", "sitngo normal 2 100"] {
        let mut contests = at_home();
        contests.enter("turkish", id, NOW, "Nermin", 7).unwrap();
        let mut game: Match<Rules> = read_record(&contests.own_fixture().unwrap().record).unwrap();
        for _ in 1..MOST_ROUNDS {
            void_round(&mut game);
        }
        let refused = contests.report(&game).unwrap_err();
        assert_eq!(refused, ContestsError::Unfinished, "{id}");
        // One more than the last is left out.
        void_round(&mut game);
        void_round(&mut game);
        contests.report(&game).unwrap();
        assert_eq!(contests.state(), Some(ContestState::Over), "{id}");
        assert_eq!(contests.director().unwrap().prizes(), [100, 100], "{id}");
        let kept = contests::read_confirmed(&contests.save_contest().unwrap()).unwrap();
        let fixture: Match<Rules> = read_record(&kept.1[0].record).unwrap();
        assert_eq!(fixture.rounds().len(), MOST_ROUNDS);
    }
}

fn void_round(game: &mut Match<Rules>) {
    game.deal().unwrap();
    while let Some(seat) = game.turn() {
        let view = game.view(seat).unwrap();
        let action = match view.phase {
            Phase::Discard => Action::Discard(*view.hand.last().expect("a hand has tiles")),
            Phase::Draw => Action::Draw,
            _ => Action::Pass,
        };
        game.play(seat, action).unwrap();
    }
}

/// At the last table the person plays on, and no table of bots is left.
#[test]
fn only_tables_of_this_round_and_the_one_before_can_be_watched() {
    let (now, id) = (Moment { day: 20_261_121, ..NOW }, "table 20261121 750");
    let mut contests = Contests::new(Wallet::new(now.day), now.day);
    contests.enter("turkish", id, now, "Nermin", 7).unwrap();
    let mut alone = 0;
    while !matches!(contests.state(), Some(ContestState::Out | ContestState::Over)) {
        // The round goes on until the person has played it.
        if contests.state() == Some(ContestState::Playing) {
            let director = contests.director().unwrap();
            let (round, tables) = (director.rounds() + 1, director.tables().len());
            let offered = contests.watchable();
            for &table in &offered {
                let fixture = contests.watch(table).unwrap().expect("it is on offer");
                assert!(
                    fixture.round + 1 >= round,
                    "round {round}, and a table of {}",
                    fixture.round
                );
            }
            alone += usize::from(tables == 1 && offered.is_empty());
        }
        step::<Player>(&mut contests);
    }
    assert!(alone > 0, "the player sees more than a round of the last table");
}

/// The chips of the wallet may have been spent elsewhere.
#[test]
fn a_rebuy_that_cannot_be_paid_leaves_the_contest_as_it_was() {
    let mut contests = at_home();
    for seed in 0.. {
        contests = at_home();
        contests.enter("turkish", "sitngo rebuy 4 500", NOW, "Nermin", seed).unwrap();
        while matches!(contests.state(), Some(ContestState::Playing | ContestState::Waiting)) {
            step::<Player>(&mut contests);
        }
        if contests.state() == Some(ContestState::Asked) {
            break;
        }
    }
    let contest = contests.save_contest().unwrap();
    let seed = contests.director().unwrap().seed();
    let wallet = filled(50, &format!("chips 600 20261124\n20261124 pay {seed} 550\n"));
    let mut poor = Contests::new(wallet.clone(), NOW.day);
    poor.take(&contest).unwrap();
    assert_eq!(poor.answer(BuyAnswer::Buys).unwrap_err(), WalletError::TooFewChips.into());
    assert_eq!(poor.wallet(), &wallet);
    assert_eq!(poor.save_contest(), Some(contest));
    poor.answer(BuyAnswer::Declines).unwrap();
    assert_eq!(poor.wallet().chips(), 50);
}

/// A prize that the wallet has no room for is not paid, and its round is not over.
#[test]
fn a_prize_without_room_leaves_the_contest_as_it_was() {
    let full: u64 = 1 << 40;
    let wallet = filled(full, &format!("chips {full} 20261124\n"));
    let mut refused = 0;
    for seed in 0..20 {
        let mut contests = Contests::new(wallet.clone(), NOW.day);
        contests.enter("turkish", "ring 3 2 100", NOW, "Nermin", seed).unwrap();
        let (wallet, contest) = (contests.wallet().clone(), contests.save_contest());
        let Err(error) = contests.report(&played::<Player>(&contests)) else { continue };
        assert_eq!(error, WalletError::TooMany.into());
        assert_eq!(contests.wallet(), &wallet);
        assert_eq!(contests.save_contest(), contest);
        assert_eq!(contests.state(), Some(ContestState::Playing));
        refused += 1;
    }
    assert!(refused > 5, "{refused}");
}

/// A player of one game's tournament may enter that of another at the same time.
#[test]
fn each_game_has_tournaments_of_its_own() {
    let mut contests = at_home();
    let id = "table 20261124 750";
    contests.enter("turkish", id, NOW, "Nermin", 7).unwrap();
    contests.leave().unwrap();
    assert_eq!(contests.enter("pagat", id, NOW, "Nermin", 7), Err(ContestsError::Entered));
    contests.enter("rummi80", id, NOW, "Nermin", 7).unwrap();
    let mut seeds = Vec::new();
    for rules in ["turkish", "rummi80"] {
        for minute in 0..96 {
            let id = format!("table 20261124 {}", minute * 15);
            seeds.push(contests::offer(rules, &id, 0).unwrap().seed);
        }
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 2 * 96);
    // Contests of Okey that were entered before are known by these numbers.
    let known = contests::offer("turkish", id, 0).unwrap().seed;
    assert_eq!(known, 5_955_924_193_327_603_912);
}

#[test]
fn impossible_requests_are_refused_and_change_nothing() {
    let mut contests = at_home();
    let enter = |contests: &mut Contests, rules: &str, id: &str| {
        contests.enter(rules, id, NOW, "Nermin", 7).map_err(|error| error.code())
    };
    assert_eq!(enter(&mut contests, "chess", "ring 3 4 10"), Err("badRules"));
    for id in ["", "ring", "ring 3 4", "ring 3 4 11", "ring 3 4 10 ", "table 1 2"] {
        assert_eq!(enter(&mut contests, "turkish", id), Err("noSuchOffer"), "{id}");
    }
    let late = Moment { day: NOW.day, minute: 1430 };
    for id in ["table 20261123 0", "table 20300101 0"] {
        let refused = contests.enter("turkish", id, late, "Nermin", 7).unwrap_err();
        assert_eq!(refused, ContestsError::Closed, "{id}");
    }
    let partners = enter(&mut contests, "turkish partners=yes", "table 20261124 750");
    assert_eq!(partners, Err("partnersNeedOneTable"));
    assert_eq!(enter(&mut contests, "rummi80", "sitngo normal 4 10"), Err("noElimination"));
    let name = contests.enter("turkish", "ring 3 4 10", NOW, "a\nb", 7);
    assert_eq!(name.unwrap_err().code(), "name");
    assert_eq!(contests.answer(BuyAnswer::Buys).unwrap_err(), ContestsError::NoContest);
    assert_eq!(contests.wallet(), &Wallet::new(NOW.day));
    let mut poor = Contests::new(filled(5, "chips 5 20261124\n"), NOW.day);
    let refused = poor.enter("turkish", "ring 3 4 10", NOW, "Nermin", 7).unwrap_err();
    assert_eq!(refused, ContestsError::Wallet(WalletError::TooFewChips));
    assert_eq!(poor.wallet().chips(), 5);
}

#[test]
fn every_offer_is_found_by_its_name() {
    for rules in ["turkish", "board", "rummi80"] {
        for players in 2..=4 {
            let found = contests::lobby(rules, players, NOW).unwrap();
            assert!(!found.offers.is_empty());
            for announced in found.offers {
                assert_eq!(contests::offer(rules, &announced.id(), 0).unwrap(), announced);
            }
        }
    }
    let found = contests::lobby("turkish", 4, Moment { day: 20_261_231, minute: 1439 }).unwrap();
    let next = found.offers.into_iter().find_map(|announced| announced.start).unwrap();
    assert_eq!(next, Moment { day: 20_270_101, minute: 0 });
    assert_eq!(next_day(20_260_228), Some(20_260_301));
    assert_eq!(next_day(20_000_228), Some(20_000_229));
    assert_eq!(next_day(20_261_332), None);
}

/// A missing bot is not replaced by another.
#[test]
fn a_kept_contest_with_an_unknown_bot_is_refused() {
    let mut contests = at_home();
    contests.enter("turkish", "sitngo normal 4 50", NOW, "Ayşe", 7).unwrap();
    let text = contests.save_contest().unwrap();
    let bot = contests.director().unwrap().entrants()[2].player.clone();
    let damaged = text.replacen(&format!(" {bot} "), " grandmaster ", 1);
    assert_ne!(damaged, text);
    let line = 1 + damaged.lines().position(|line| line.contains("grandmaster")).unwrap();
    let why = contests::read_confirmed(&damaged).unwrap_err().to_string();
    assert_eq!(why, format!("line {line}: expected player, found “grandmaster”"));
}

/// Names are unique for any number of entrants.
#[test]
fn there_are_names_for_any_number() {
    let found = contests::lobby("turkish", 4, NOW).unwrap().offers;
    let kind = ContestKind::Tournament;
    let mut announced: Announced = found.into_iter().find(|one| one.terms.kind == kind).unwrap();
    assert_eq!(announced.terms.format, Format::Rebuy);
    announced.entrants = 300;
    let all = entrants(&announced, Player::STYLES, None);
    let mut names: Vec<&str> = all.iter().map(|entrant| &*entrant.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 300);
}

/// A tournament, a quick table and a few rounds, by these rules or by the usual ones of their game.
#[test]
fn three_contests_are_offered_first_by_any_rules() {
    let offered = |rules: &str, purse| -> Vec<(String, String)> {
        let found = contests::first(rules, purse).unwrap();
        found.iter().map(|offer| (offer.id(), offer.terms.rules.clone())).collect()
    };
    for rules in AnyRules::presets().into_iter().chain(["turkish partners=yes", "turkish pot=yes"])
    {
        for purse in [0, 11, 55, 2000] {
            for (id, rules) in offered(rules, purse) {
                let wallet = Wallet::new(NOW.day);
                let mut contests = Contests::new(wallet, NOW.day);
                contests.enter(&rules, &id, NOW, "Nermin", 7).expect(&id);
                let director = contests.director().unwrap();
                assert!(director.terms().buy_in() <= purse);
                assert_eq!(contests::again(director), Some(id), "it can be played once more");
            }
        }
    }
    let ids = |rules, purse| -> Vec<String> {
        offered(rules, purse).into_iter().map(|(id, _)| id).collect()
    };
    assert_eq!(ids("turkish", 2000), ["table speed 8 100", "sitngo normal 4 100", "ring 3 4 100"]);
    assert_eq!(ids("yuzbir", 60), ["table speed 8 50", "ring 1 4 50", "ring 3 4 50"]);
    assert_eq!(ids("turkish", 10), ["table freeroll 8 0"], "nobody has to wait for new chips");
}
