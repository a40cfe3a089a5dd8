//! Contests for play chips (RULES section 8): the director, case by case.

use istaka::Coded;
use istaka::contest::{
    Account, BuyAnswer, BuyKind, ContestKind, ContestStanding, Debt, Director, DirectorError,
    Entrant, Format, MOST_ROUNDS, Report, Terms, TermsError, Until, unit_of_level,
};

fn terms(kind: ContestKind, format: Format) -> Terms {
    let free = format == Format::Freeroll;
    Terms {
        rules: "turkish".into(),
        kind,
        format,
        rounds: if kind == ContestKind::Ring { 3 } else { 0 },
        stake: if free { 0 } else { 100 },
        rake_percent: if free { 0 } else { 10 },
        prize: if format.adds() { 2000 } else { 0 },
        partners: false,
    }
}

fn entrants(count: usize) -> Vec<Entrant> {
    let entrant = |n| Entrant { name: format!("Player {n}"), player: "hard".into(), purse: 500 };
    (0..count).map(entrant).collect()
}

fn open(kind: ContestKind, format: Format, count: usize) -> Director {
    Director::open(terms(kind, format), entrants(count), 7).expect("sound terms")
}

fn tournament(format: Format, count: usize) -> Director {
    open(ContestKind::Tournament, format, count)
}

/// Reports void rounds at all tables but one, which has these debts: payer and receiver, by seat.
fn round(director: &mut Director, owed: &[(usize, usize, u32)]) {
    for (index, fixture) in director.fixtures().into_iter().enumerate() {
        let sits = |nth: usize| {
            fixture.seats.into_iter().flatten().nth(nth).expect("the entrant sits there")
        };
        let debt = |&(from, to, points)| Debt { from: sits(from), to: sits(to), points };
        let debts = if index == 0 { owed.iter().map(debt).collect() } else { Vec::new() };
        director.report(fixture.table, Report::Debts(debts), &[]).expect("it can be");
    }
}

fn place(director: &Director, entrant: usize) -> ContestStanding {
    let places = director.standings();
    *places.iter().find(|place| place.entrant == entrant).expect("the entrant takes part")
}

#[test]
fn rule_8_a_buy_in_is_the_stake_and_a_fee() {
    let costs = |stake, rake_percent| {
        let terms = Terms { stake, rake_percent, ..terms(ContestKind::Ring, Format::Normal) };
        (terms.fee(), terms.buy_in())
    };
    assert_eq!(costs(100, 10), (10, 110));
    assert_eq!(costs(101, 10), (11, 112)); // rounded up
    assert_eq!(costs(1, 10), (1, 2));
    assert_eq!(costs(100, 0), (0, 100));
    let director = open(ContestKind::SitAndGo, Format::Normal, 4);
    assert_eq!(director.pool(), 400);
    assert_eq!(director.ledger().chips(Account::Fees), 40);
    assert_eq!(director.ledger().chips(Account::Purse(2)), 390);
    assert_eq!(director.payouts(), [300, 72, 28]);
}

#[test]
fn rule_8_what_a_point_costs() {
    let units: Vec<u64> = (1..=14).map(unit_of_level).collect();
    let listed = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1800, 2700, 4050];
    assert_eq!(units, listed);
    assert!(unit_of_level(usize::MAX / 2) >= 256_000); // more than all chips there are
    for (format, rounds) in [(Format::Normal, 3), (Format::Speed, 1)] {
        let mut director = tournament(format, 8);
        for played in 0..6 {
            assert_eq!(director.unit(), unit_of_level(1 + played / rounds), "{format:?} {played}");
            round(&mut director, &[]); // void rounds count for the level
        }
    }
}

#[test]
fn rule_8_a_blitz_is_over_after_a_few_rounds() {
    let mut director = tournament(Format::Blitz, 8);
    assert_eq!([1, 2, 3].map(|level| director.terms().format.unit(level)), [400, 800, 1600]);
    while !director.is_over() {
        for fixture in director.fixtures() {
            let seats: Vec<usize> = fixture.seats.into_iter().flatten().collect();
            let debt = |&from: &usize| Debt { from, to: seats[0], points: 2 };
            let debts = seats[1..].iter().map(debt).collect();
            director.report(fixture.table, Report::Debts(debts), &[]).unwrap();
        }
    }
    assert_eq!(director.rounds(), 4);
    let mut table = open(ContestKind::SitAndGo, Format::Blitz, 4);
    let lost = |round: [i64; 4]| round.to_vec();
    let report = Report::Points(vec![lost([0, 2, 2, 2]); 3]);
    table.report(0, report, &[]).expect("the third lost round puts out");
    assert!(table.is_over());
}

#[test]
fn rule_8_standings_count_the_tables_that_have_finished() {
    let mut director = tournament(Format::Normal, 8);
    round(&mut director, &[(1, 0, 2)]);
    let [done, running] = [0, 1].map(|at| director.fixtures()[at].clone());
    let [winner, loser] = [0, 1].map(|seat| done.seats[seat].unwrap());
    let before = |entrant| place(&director, entrant);
    let (led, lay) = (before(winner), before(running.seats[0].unwrap()));
    let debt = Debt { from: loser, to: winner, points: 2 };
    director.report(done.table, Report::Debts(vec![debt]), &[]).unwrap();
    let now = director.so_far();
    assert_eq!(place(&now, winner).chips, led.chips + 50);
    assert_eq!(place(&now, winner).gained, Some(50));
    // Others have played no other round yet.
    assert_eq!(place(&now, lay.entrant), lay);
    assert_eq!(place(&director, winner).chips, led.chips, "the round is still to be settled");
    let own = Debt { from: lay.entrant, to: running.seats[1].unwrap(), points: 2 };
    let amid = director.amid(running.table, &Report::Debts(vec![own]), 1);
    assert_eq!(place(&amid, winner).chips, led.chips + 50);
    assert_eq!(place(&amid, lay.entrant).gained, Some(-50));
}

#[test]
fn rule_8_losers_pay_points_times_the_unit() {
    let mut director = tournament(Format::Normal, 8);
    let [winner, loser, other, shower] = director.fixtures()[0].seats.map(|seat| seat.unwrap());
    // The twin is paid first, then the finish.
    round(&mut director, &[(0, 3, 1), (1, 3, 1), (2, 3, 1), (1, 0, 2), (2, 0, 2), (3, 0, 2)]);
    let chips = |entrant| place(&director, entrant).chips;
    assert_eq!([winner, loser, other, shower].map(chips), [1125, 925, 925, 1025]);
    let gained = |entrant| place(&director, entrant).gained;
    assert_eq!([winner, loser, other, shower].map(gained), [125, -75, -75, 25].map(Some));
    assert_eq!(director.average(), 1000);
}

#[test]
fn rule_8_debts_are_capped_by_the_chips_and_zero_is_out() {
    let mut director = tournament(Format::Normal, 8);
    let seats = director.fixtures()[0].seats.map(|seat| seat.unwrap());
    round(&mut director, &[(1, 0, 10), (2, 0, 8)]);
    // They have 750 and 800 left; both go out, and the one with more before is ahead.
    round(&mut director, &[(1, 0, 64), (2, 0, 64)]);
    assert_eq!(place(&director, seats[0]).chips, 1000 + 450 + 1550);
    assert_eq!(place(&director, seats[1]).gained, Some(-750));
    assert_eq!(place(&director, seats[2]).rank, 7);
    assert_eq!(place(&director, seats[1]).rank, 8);
    assert_eq!(director.remaining(), 6);
    // Two tables of three: one player had to move.
    let sizes: Vec<usize> = director.tables().iter().map(|table| table.size()).collect();
    assert_eq!(sizes, [3, 3]);
    assert_eq!(director.log().iter().filter(|line| line.starts_with("move ")).count(), 1);
}

#[test]
fn rule_8_equal_chips_before_elimination_tie() {
    let mut director = tournament(Format::Normal, 5);
    assert_eq!(
        director.fixtures().iter().map(|fixture| fixture.players()).collect::<Vec<_>>(),
        [3, 2]
    );
    let seats: Vec<usize> = director.fixtures()[0].seats.into_iter().flatten().collect();
    round(&mut director, &[(1, 0, 1000), (2, 0, 1000)]);
    assert_eq!([1, 2].map(|seat| place(&director, seats[seat]).rank), [4, 4]);
    assert_eq!(director.tables().len(), 1, "a table breaks");
    assert!(director.log().iter().any(|line| line.starts_with("break ")));
    // Three are left at one table; the same again, and second and third share the second prize.
    let debt = |from| Debt { from, to: seats[0], points: 1000 };
    let others = (0..5).filter(|&who| director.is_in(who) && who != seats[0]);
    let debts: Vec<Debt> = others.map(debt).collect();
    let table = director.tables()[0].number;
    director.report(table, Report::Debts(debts), &[]).unwrap();
    assert!(director.is_over());
    let mut prizes = director.prizes();
    prizes.sort_unstable();
    assert_eq!(prizes, [0, 0, 87, 88, 325]); // 35 % of 500 is 175
}

#[test]
fn rule_8_rebuys_in_the_first_three_levels() {
    let mut director = tournament(Format::Rebuy, 8);
    let seats = director.fixtures()[0].seats.map(|seat| seat.unwrap());
    round(&mut director, &[(1, 0, 100), (2, 0, 100)]);
    let asked: Vec<usize> = director.offers().iter().map(|offer| offer.entrant).collect();
    let mut expected = vec![seats[1], seats[2]];
    expected.sort_unstable();
    assert_eq!(asked, expected);
    assert!(director.fixtures().is_empty(), "nobody plays before they have answered");
    assert_eq!(director.answer(seats[0], BuyAnswer::Buys), Err(DirectorError::NoOffer(seats[0])));
    director.answer(seats[1], BuyAnswer::Buys).unwrap();
    director.answer(seats[2], BuyAnswer::Declines).unwrap();
    assert_eq!(place(&director, seats[1]).chips, 1000);
    assert_eq!(place(&director, seats[1]).gained, Some(-1000), "what is bought is not won");
    assert_eq!(place(&director, seats[2]).rank, 8);
    assert_eq!(director.pool(), 900);
    assert_eq!(director.ledger().chips(Account::Fees), 90);
    assert_eq!(director.ledger().chips(Account::Purse(seats[1])), 500 - 2 * 110);
}

#[test]
fn rule_8_the_add_on_is_for_sale_once_when_level_three_ends() {
    let mut director = tournament(Format::Rebuy, 6);
    for played in 0..9 {
        assert!(director.offers().is_empty(), "after {played} rounds");
        round(&mut director, &[]);
    }
    assert_eq!(director.offers().len(), 6);
    assert!(director.offers().iter().all(|offer| offer.kind == BuyKind::AddOn));
    for entrant in 0..6 {
        director
            .answer(entrant, if entrant == 3 { BuyAnswer::Buys } else { BuyAnswer::Declines })
            .unwrap();
    }
    assert_eq!(place(&director, 3).chips, 2500);
    assert_eq!(director.pool(), 700);
    // From the fourth level on there are no rebuys.
    let last = director.fixtures()[0].seats.into_iter().flatten().find(|&who| who != 3).unwrap();
    let to = director.fixtures()[0].seats.into_iter().flatten().find(|&who| who != last).unwrap();
    for (index, fixture) in director.fixtures().into_iter().enumerate() {
        let debts = vec![Debt { from: last, to, points: 100 }];
        let debts = if index == 0 { debts } else { Vec::new() };
        director.report(fixture.table, Report::Debts(debts), &[]).unwrap();
    }
    assert_eq!(place(&director, last).rank, 6);
}

#[test]
fn rule_8_after_two_hundred_rounds_the_chips_decide() {
    let mut director = tournament(Format::Speed, 5);
    round(&mut director, &[(1, 0, 4)]);
    for _ in 1..200 {
        assert!(!director.is_over());
        round(&mut director, &[]);
    }
    assert!(director.is_over());
    let ranks: Vec<usize> = director.standings().iter().map(|place| place.rank).collect();
    assert_eq!(ranks, [1, 2, 2, 2, 5]);
    assert_eq!(director.prizes().iter().sum::<u64>(), 500);
}

#[test]
fn rule_8_what_the_organiser_gives() {
    assert_eq!(tournament(Format::Freeroll, 9).pool(), 2000);
    assert_eq!(tournament(Format::Guaranteed, 9).pool(), 2000);
    assert_eq!(tournament(Format::Guaranteed, 32).pool(), 3200);
    let free = tournament(Format::Freeroll, 9);
    assert_eq!(free.ledger().chips(Account::Purse(0)), 500);
    assert_eq!(free.payouts(), [1000, 600, 400]);
}

/// A sit'n'go with these points, round by round.
fn sitngo(rounds: &[[i64; 4]]) -> Director {
    let mut director = open(ContestKind::SitAndGo, Format::Normal, 4);
    let rounds = rounds.iter().map(|round| round.to_vec()).collect();
    director.report(0, Report::Points(rounds), &[]).expect("it can be");
    director
}

#[test]
fn rule_12_6_several_go_out_at_once() {
    let director = sitngo(&[[20, 20, 19, 5], [2, 2, 2, 0]]);
    assert_eq!([0, 1, 2, 3].map(|entrant| place(&director, entrant).rank), [3, 3, 2, 1]);
    assert_eq!(director.prizes(), [14, 14, 72, 300]); // 28 and nothing, shared
}

#[test]
fn rule_8_if_all_go_out_at_once_the_fewest_points_win() {
    let director = sitngo(&[[19, 20, 20, 20], [2, 2, 1, 2]]);
    assert_eq!([0, 1, 2, 3].map(|entrant| place(&director, entrant).rank), [1, 3, 1, 3]);
}

#[test]
fn rule_8_a_rebuy_begins_with_the_points_of_the_worst() {
    let mut director = open(ContestKind::SitAndGo, Format::Rebuy, 4);
    let row = |points: [i64; 4]| Report::Points(vec![points.to_vec()]);
    assert_eq!(director.fixtures()[0].until, Until::RoundOver);
    director.report(0, row([20, 12, 4, 16]), &[]).unwrap();
    assert!(director.offers().is_empty(), "20 is not above 20");
    director.report(0, row([2, 2, 0, 2]), &[]).unwrap();
    assert_eq!(director.offers().len(), 1);
    director.answer(0, BuyAnswer::Buys).unwrap();
    assert_eq!(place(&director, 0).points, 18);
    assert_eq!(director.pool(), 500);
    // There is no second rebuy, and none with two players left.
    director.report(0, row([4, 2, 2, 0]), &[]).unwrap();
    assert_eq!(place(&director, 0).rank, 4);
    director.report(0, row([0, 8, 2, 0]), &[]).unwrap();
    assert!(director.offers().is_empty());
    assert_eq!(place(&director, 1).rank, 3);
    assert_eq!(director.fixtures()[0].players(), 2);
    assert!(!director.is_over());
}

/// Players who never finish must not hang a contest: the points decide.
#[test]
fn rule_8_after_two_hundred_rounds_a_sitngo_is_over() {
    let undecided = |rounds: usize| {
        let mut lines = vec![vec![0; 4]; rounds];
        lines[0] = vec![2, 0, 30, 2];
        lines[1] = vec![2, 0, 0, 2];
        Report::Points(lines)
    };
    let mut director = open(ContestKind::SitAndGo, Format::Blitz, 4);
    for rounds in [MOST_ROUNDS - 1, MOST_ROUNDS + 1] {
        let refused = director.report(0, undecided(rounds), &[]);
        assert_eq!(refused, Err(DirectorError::BadReport(0)), "after {rounds}");
    }
    director.report(0, undecided(MOST_ROUNDS), &[]).unwrap();
    assert!(director.is_over());
    assert_eq!([0, 1, 2, 3].map(|entrant| place(&director, entrant).rank), [2, 1, 4, 2]);
    assert_eq!(director.prizes(), [50, 300, 0, 50]); // 18 and 7 percent, shared
}

#[test]
fn rule_8_after_two_hundred_rounds_nobody_may_buy_in_again() {
    let mut director = open(ContestKind::SitAndGo, Format::Rebuy, 4);
    let row = |points: [i64; 4]| Report::Points(vec![points.to_vec()]);
    director.report(0, row([2, 0, 4, 2]), &[]).unwrap();
    for _ in 2..MOST_ROUNDS {
        assert!(!director.is_over());
        director.report(0, row([0; 4]), &[]).unwrap();
    }
    // In the last round a player goes out with three others left.
    director.report(0, row([0, 0, 30, 0]), &[]).unwrap();
    assert_eq!(director.offers(), []);
    assert!(director.is_over());
    assert_eq!([0, 1, 2, 3].map(|entrant| place(&director, entrant).rank), [2, 1, 4, 2]);
}

#[test]
fn rule_8_partners_win_together() {
    let terms = Terms { partners: true, ..terms(ContestKind::SitAndGo, Format::Normal) };
    let mut director = Director::open(terms, entrants(4), 7).unwrap();
    let rounds = vec![vec![6, 0, 6, 0], vec![0, 4, 0, 4], vec![5, 0, 5, 0]];
    director.report(0, Report::Points(rounds), &[]).unwrap();
    assert_eq!(director.prizes(), [0, 200, 0, 200]);
}

#[test]
fn rule_8_a_ring_game_is_shared_out_by_its_key() {
    let mut director = open(ContestKind::Ring, Format::Normal, 4);
    assert_eq!(director.fixtures()[0].until, Until::MatchOver);
    director.report(0, Report::Points(vec![vec![8, 2, 10, 4]]), &[]).unwrap();
    assert_eq!(director.prizes(), [18, 326, 0, 56]);
    assert!(director.is_over());
    assert_eq!(
        director.report(0, Report::Points(vec![vec![0; 4]]), &[]),
        Err(DirectorError::NoFixture(0))
    );
}

#[test]
fn impossible_contests_are_refused_with_a_code() {
    use ContestKind::{Ring, SitAndGo, Tournament};
    let base = |kind| terms(kind, Format::Normal);
    let cases: [(Terms, usize, &str); 18] = [
        (base(Ring), 5, "entrants"),
        (base(SitAndGo), 1, "entrants"),
        (base(Tournament), 4, "entrants"),
        (base(Tournament), 65, "entrants"),
        (Terms { rounds: 4, ..base(Ring) }, 4, "rounds"),
        (Terms { rounds: 1, ..base(SitAndGo) }, 4, "rounds"),
        (Terms { format: Format::Speed, ..base(SitAndGo) }, 4, "format"),
        (Terms { format: Format::Rebuy, ..base(Ring) }, 4, "format"),
        (Terms { stake: 0, ..base(Ring) }, 4, "stake"),
        (Terms { stake: u64::MAX, ..base(Ring) }, 4, "stake"),
        (Terms { rake_percent: 51, ..base(Ring) }, 4, "rake"),
        (Terms { prize: 5, ..base(Tournament) }, 8, "prize"),
        (Terms { partners: true, ..base(Tournament) }, 8, "partners"),
        (Terms { partners: true, ..base(SitAndGo) }, 3, "partners"),
        (Terms { format: Format::Rebuy, ..base(SitAndGo) }, 3, "rebuy"),
        (Terms { rules: "turkish\nkind ring".into(), ..base(Ring) }, 4, "rules"),
        (Terms { rules: " turkish".into(), ..base(Ring) }, 4, "rules"),
        (Terms { rules: "turkish ".repeat(1000) + "x", ..base(Ring) }, 4, "rules"),
    ];
    for (terms, count, code) in cases {
        let refused = Director::open(terms.clone(), entrants(count), 1).unwrap_err();
        assert_eq!(refused.code(), code, "{terms:?}");
    }
    let mut poor = entrants(4);
    poor[2].purse = 109;
    assert_eq!(Director::open(base(Ring), poor, 1), Err(TermsError::Purse(2)));
    let mut named = entrants(4);
    named[1].name = "two\nlines".into();
    assert_eq!(Director::open(base(Ring), named, 1), Err(TermsError::Name(1)));
}

#[test]
fn a_report_that_cannot_be_changes_nothing() {
    let director = tournament(Format::Normal, 8);
    let fixture = &director.fixtures()[0];
    let [here, there] = [fixture.seats[0].unwrap(), director.fixtures()[1].seats[0].unwrap()];
    let debt = |from, to, points| Report::Debts(vec![Debt { from, to, points }]);
    let bad = [
        debt(here, here, 2),
        debt(here, there, 2),
        debt(here, 99, 2),
        debt(here, fixture.seats[1].unwrap(), 0),
        debt(here, fixture.seats[1].unwrap(), u32::MAX),
        Report::Points(vec![vec![0; 8]]),
    ];
    for report in bad {
        let mut tried = director.clone();
        let refused = tried.report(fixture.table, report.clone(), &[]);
        assert_eq!(refused, Err(DirectorError::BadReport(fixture.table)), "{report}");
        assert_eq!(tried, director);
    }
    let mut tried = director.clone();
    assert_eq!(tried.report(77, Report::Debts(vec![]), &[]), Err(DirectorError::NoFixture(77)));
    tried.report(fixture.table, Report::Debts(vec![]), &[]).unwrap();
    let again = tried.report(fixture.table, Report::Debts(vec![]), &[]);
    assert_eq!(again, Err(DirectorError::NoFixture(fixture.table)));

    let director = open(ContestKind::SitAndGo, Format::Normal, 3);
    let bad: [Vec<Vec<i64>>; 5] = [
        vec![],
        vec![vec![0, 2]],                     // for two
        vec![vec![0, 2, 2]],                  // it is not over
        vec![vec![0, 30, 30], vec![2, 0, 0]], // it was over before
        vec![vec![0, 30, 0], vec![0, 2, 30]], // entrant 1 is out
    ];
    for rounds in bad {
        let mut tried = director.clone();
        let refused = tried.report(0, Report::Points(rounds.clone()), &[]);
        assert_eq!(refused, Err(DirectorError::BadReport(0)), "{rounds:?}");
        assert_eq!(tried, director);
    }
}
