//! Laws of contests, checked over many random ones of all kinds and formats. A round is not played
//! but drawn: its winner, its value, the player who has shown the twin, or that it is void.
//!
//! `CONTESTS=20000 cargo nextest run --test contest laws::` checks that many; the default is a
//! sample, which is larger in `cargo xtask test --all`.

use crate::sample::sample;
use istaka::contest::{
    Account, BuyAnswer, Cause, ContestKind, Debt, Director, DirectorError, Entrant, Fixture,
    Format, Report, Terms, read_contest, write_contest,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn contests() -> u64 {
    let share = sample(400, 1500);
    std::env::var("CONTESTS").map_or(share, |count| count.parse().expect("a number"))
}

fn terms(random: &mut ChaCha8Rng) -> Terms {
    let kind = ContestKind::ALL[random.random_range(0..3)];
    let formats: Vec<Format> =
        Format::ALL.into_iter().filter(|format| format.is_of(kind)).collect();
    let format = formats[random.random_range(0..formats.len())];
    let free = format == Format::Freeroll;
    Terms {
        rules: "turkish".into(),
        kind,
        format,
        rounds: if kind == ContestKind::Ring { [1, 2, 3, 5][random.random_range(0..4)] } else { 0 },
        stake: if free { 0 } else { random.random_range(1..=500) },
        rake_percent: if free { 0 } else { [0, 10, 10, 15][random.random_range(0..4)] },
        prize: if format.adds() { random.random_range(1..30_000) } else { 0 },
        partners: false,
    }
}

fn open(seed: u64) -> (Director, ChaCha8Rng) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut terms = terms(&mut random);
    let few = terms.kind != ContestKind::Tournament;
    let least = if terms.format == Format::Rebuy { 4 } else { 2 };
    let count = if few { random.random_range(least..=4) } else { random.random_range(5..=64) };
    // Partners need one table and four players, and have no rebuys.
    let may = few && count == 4 && terms.format != Format::Rebuy;
    terms.partners = may && random.random();
    let entrants = (0..count).map(|_| Entrant {
        name: String::new(),
        player: "hard".into(),
        // Some can pay one rebuy, some all that are allowed, some none.
        purse: terms.buy_in() * random.random_range(1..=5),
    });
    let entrants = entrants.collect();
    (Director::open(terms, entrants, seed).expect("sound terms"), random)
}

/// Draws a possible report of a fixture.
fn drawn(fixture: &Fixture, director: &Director, random: &mut ChaCha8Rng) -> Report {
    let seated: Vec<usize> = fixture.seats.into_iter().flatten().collect();
    let points = |random: &mut ChaCha8Rng| [2, 2, 2, 2, 4, 4, 8][random.random_range(0..7)];
    let any = |random: &mut ChaCha8Rng| seated[random.random_range(0..seated.len())];
    if fixture.kind == ContestKind::Tournament {
        if random.random_range(0..100) < 7 {
            return Report::Debts(Vec::new());
        }
        let mut debts = Vec::new();
        let mut owe = |to: usize, points: u32| {
            let from = seated.iter().filter(|&&other| other != to);
            debts.extend(from.map(|&from| Debt { from, to, points }));
        };
        if random.random_range(0..100) < 20 {
            owe(any(random), 1);
        }
        owe(any(random), points(random));
        return Report::Debts(debts);
    }
    let limit = i64::from(director.terms().format.limit());
    let mut sums = vec![0; director.entrants().len()];
    for place in director.standings() {
        sums[place.entrant] = place.points;
    }
    let mut left = seated.clone();
    let mut rounds = Vec::new();
    loop {
        let mut round = vec![0; sums.len()];
        if random.random_range(0..100) < 20 {
            let shower = left[random.random_range(0..left.len())];
            left.iter().filter(|&&who| who != shower).for_each(|&who| round[who] += 1);
        }
        if random.random_range(0..100) >= 7 {
            let winner = left[random.random_range(0..left.len())];
            let lost = i64::from(points(random));
            left.iter().filter(|&&who| who != winner).for_each(|&who| round[who] += lost);
        }
        round.iter().zip(&mut sums).for_each(|(points, sum)| *sum += points);
        let partners = director.terms().partners;
        let side = |who: usize| sums[who] + if partners { sums[(who + 2) % 4] } else { 0 };
        left.retain(|&who| side(who) <= limit);
        if partners && fixture.kind == ContestKind::Ring {
            // Both have the sum of their points.
            round = (0..4).map(side).collect();
        }
        rounds.push(round);
        let one = fixture.kind == ContestKind::Ring || director.terms().format == Format::Rebuy;
        if one || left.len() <= if partners { 2 } else { 1 } {
            return Report::Points(rounds);
        }
    }
}

/// Checks that every chip is somewhere, no account is negative, and every movement has two sides.
fn chips_are_conserved(director: &Director) {
    let ledger = director.ledger();
    let entrants = 0..director.entrants().len();
    let purses = entrants.clone().map(Account::Purse);
    let money = purses.chain([Account::Bank, Account::Pool, Account::Fees]);
    let stacks = entrants.map(Account::Stack).chain([Account::Tray]);
    for accounts in [money.collect::<Vec<_>>(), stacks.collect()] {
        assert_eq!(accounts.iter().map(|&account| ledger.balance(account)).sum::<i64>(), 0);
        for account in accounts {
            assert!(account.hands_out() || ledger.balance(account) >= 0, "{account}");
            // The sum of both sides of all movements.
            let sum: i64 = ledger.movements().iter().fold(0, |sum, moved| {
                let chips = moved.chips as i64;
                let got = if moved.to == account { chips } else { 0 };
                sum + got - if moved.from == account { chips } else { 0 }
            });
            assert_eq!(sum, ledger.balance(account), "{account}");
        }
    }
}

fn tables_are_even(director: &Director) {
    let sizes: Vec<usize> = director.tables().iter().map(|table| table.size()).collect();
    let remaining = director.remaining();
    if director.terms().kind == ContestKind::Tournament && !director.fixtures().is_empty() {
        assert_eq!(sizes.len(), remaining.div_ceil(4), "{sizes:?}");
        assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
    }
    let mut seated: Vec<usize> =
        director.fixtures().iter().flat_map(|fixture| fixture.seats).flatten().collect();
    seated.sort_unstable();
    seated.dedup();
    let all: usize = director.fixtures().iter().map(Fixture::players).sum();
    assert_eq!(seated.len(), all, "nobody sits twice");
    assert!(seated.iter().all(|&entrant| director.is_in(entrant)));
}

/// Checks that each entrant has one place, and that ties skip places.
fn everybody_is_ranked(director: &Director) {
    let places = director.standings();
    assert_eq!(places.len(), director.entrants().len());
    for place in &places {
        let ahead = places.iter().filter(|other| other.rank < place.rank).count();
        assert_eq!(place.rank, ahead + 1, "{places:?}");
        assert!(!place.playing);
    }
}

fn prizes_add_up(director: &Director) {
    let (terms, pool) = (director.terms(), director.pool());
    let prizes = director.prizes();
    // Partners share equally, except for an odd chip.
    assert!(!terms.partners || (0..2).all(|who| prizes[who].abs_diff(prizes[who + 2]) <= 1));
    assert_eq!(prizes.iter().sum::<u64>(), pool);
    assert_eq!(director.ledger().chips(Account::Pool), 0);
    let bought = |cause| {
        let movements = director.ledger().movements().iter();
        movements.filter(move |moved| moved.cause == cause)
    };
    let stakes: u64 = bought(Cause::Stake).map(|moved| moved.chips).sum();
    assert_eq!(pool, stakes.max(terms.prize));
    let entries = bought(Cause::Stake).count() as u64;
    assert_eq!(director.ledger().chips(Account::Fees), terms.fee() * entries);
    for one in director.standings() {
        for other in director.standings() {
            assert!(one.rank >= other.rank || prizes[one.entrant] >= prizes[other.entrant]);
        }
    }
}

/// Holds a contest to its end, and checks the invariants on the way.
fn hold(seed: u64, check: bool) -> Director {
    let (mut director, mut random) = open(seed);
    let mut last_out = usize::MAX;
    while !director.is_over() {
        if let Some(&offer) = director.offers().first() {
            assert!(director.fixtures().is_empty());
            assert_eq!(
                director.report(0, Report::Debts(Vec::new()), &[]),
                Err(DirectorError::NoFixture(0))
            );
            let answer = if random.random() { BuyAnswer::Buys } else { BuyAnswer::Declines };
            director.answer(offer.entrant, answer).expect("it was offered");
        } else {
            let fixture = director.fixtures().remove(0);
            let report = drawn(&fixture, &director, &mut random);
            director.report(fixture.table, report, &[]).expect("it could have been played");
        }
        if check {
            tables_are_even(&director);
        }
        assert!(director.rounds() <= 200 || director.terms().kind != ContestKind::Tournament);
        // An entrant who goes out later has a better place.
        let out = director.standings().into_iter().filter(|place| !place.playing);
        let best = out.map(|place| place.rank).min().unwrap_or(usize::MAX);
        assert!(best <= last_out);
        last_out = best;
    }
    director
}

#[test]
fn rule_8_laws_of_contests() {
    for seed in 0..contests() {
        let director = hold(seed, true);
        chips_are_conserved(&director);
        everybody_is_ranked(&director);
        prizes_add_up(&director);
        let text = write_contest(&director);
        assert_eq!(read_contest(&text).as_ref(), Ok(&director), "{text}");
        if seed % 8 == 0 {
            assert_eq!(hold(seed, false), director, "a seed gives the same contest");
        }
    }
}

#[test]
fn rule_8_chips_are_conserved_at_any_time() {
    for seed in 0..contests() / 20 {
        let (mut director, mut random) = open(seed);
        while !director.is_over() {
            chips_are_conserved(&director);
            match director.offers().first() {
                Some(offer) => {
                    director.answer(offer.entrant, BuyAnswer::Buys).expect("it was offered")
                }
                None => {
                    let fixture = director.fixtures().remove(0);
                    let report = drawn(&fixture, &director, &mut random);
                    director.report(fixture.table, report, &[]).expect("it could have been played");
                }
            }
        }
    }
}

/// Entrants have bought only what they were offered: rebuys early and twice at most, one add-on.
#[test]
fn rule_8_rebuys_and_add_ons() {
    let mut bought = [0_usize; 2];
    for seed in 0..contests() {
        let (director, _) = open(seed);
        if director.terms().format != Format::Rebuy {
            continue;
        }
        let director = hold(seed, false);
        let tournament = director.terms().kind == ContestKind::Tournament;
        let mut round = 0;
        let mut rebuys = vec![0; director.entrants().len()];
        for line in director.log() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["round", number] => round = number.parse().unwrap(),
                ["rebuy", who] => {
                    rebuys[who.parse::<usize>().unwrap()] += 1;
                    assert!(!tournament || round <= 9, "{line} in round {round}");
                    bought[0] += 1;
                }
                ["addon", _] => {
                    assert!(tournament && round == 9, "{line} in round {round}");
                    bought[1] += 1;
                }
                _ => {}
            }
        }
        let most = if tournament { 2 } else { 1 };
        assert!(rebuys.iter().all(|&count| count <= most), "{rebuys:?}");
        let buy_ins = director.ledger().movements().iter().filter(|m| m.cause == Cause::Stake);
        let extra = director
            .log()
            .iter()
            .filter(|line| line.starts_with("rebuy ") || line.starts_with("addon "));
        assert_eq!(buy_ins.count(), director.entrants().len() + extra.count());
    }
    assert!(bought.iter().all(|&count| count > 0), "{bought:?}");
}
