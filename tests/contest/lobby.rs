//! The lobby: the offered contests by time, and their entrants.

use istaka::contest::{ContestKind, Director, Entrant, Format};
use istaka::lobby::{Announced, Moment, STAKES, entrants, tables, tournament, tournaments};
use istaka::okey::{Player, Rules};
use istaka::{Actor, Character, Coded, Level, Style, rummi};

const NOW: Moment = Moment { day: 20_261_124, minute: 19 * 60 + 50 };

fn evening() -> Vec<Announced> {
    tournaments(&Rules::turkish(), NOW, 20_261_125, 20).expect("they are for contests")
}

#[test]
fn a_tournament_starts_every_quarter_of_an_hour() {
    let starts: Vec<(u32, u16)> =
        evening().iter().map(|next| next.start.map(|at| (at.day, at.minute)).unwrap()).collect();
    assert_eq!(starts[0], (20_261_124, 20 * 60));
    assert!(starts.windows(2).all(|pair| {
        let minutes =
            |(day, minute): (u32, u16)| i64::from(day - 20_261_124) * 1440 + i64::from(minute);
        minutes(pair[1]) - minutes(pair[0]) == 15
    }));
    assert_eq!(starts[16], (20_261_125, 0));
    let first = &evening()[0];
    assert_eq!((first.terms.format, first.entrants), (Format::Guaranteed, 64));
    assert_eq!(first.minutes_left(NOW), 10);
    assert!(first.is_open(NOW));
    assert!(!evening()[1].is_open(NOW));
    assert!(!first.is_open(Moment { minute: 20 * 60, ..NOW }), "it has begun");
}

#[test]
fn two_visits_see_the_same() {
    assert_eq!(evening(), evening());
    for next in evening() {
        assert_eq!(entrants(&next, Player::STYLES, None), entrants(&next, Player::STYLES, None));
        let again = tournament(&Rules::turkish(), next.start.unwrap()).unwrap();
        assert_eq!(again, next);
    }
    let other = tournaments(&Rules::turkish(), Moment { day: 20_261_125, ..NOW }, 20_261_126, 1);
    assert_ne!(
        entrants(&other.unwrap()[0], Player::STYLES, None),
        entrants(&evening()[0], Player::STYLES, None)
    );
}

#[test]
fn whoever_comes_can_be_seated() {
    for next in evening() {
        let purse = next.terms.buy_in();
        let person = Entrant { name: "Ayşe".into(), player: "person".into(), purse };
        let all = entrants(&next, Player::STYLES, Some(person));
        assert_eq!(all.len(), next.entrants);
        let mut names: Vec<&str> = all.iter().map(|entrant| &*entrant.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all.len(), "no two have the same name");
        let known = |entrant: &Entrant| entrant.player.parse::<Character>().is_ok();
        assert!(all[1..].iter().all(known));
        let director = Director::open(next.terms.clone(), all, next.seed).expect("it can be held");
        assert_eq!(director.person(), Some(0));
        // The person has the first seat of their fixture.
        let own = director
            .fixtures()
            .into_iter()
            .find(|fixture| fixture.seats.contains(&Some(0)))
            .unwrap();
        assert_eq!(own.seats[0], Some(0));
    }
}

/// Table rummy has no pairs to collect.
#[test]
fn whoever_comes_has_a_style_of_the_game() {
    let styles = |all: Vec<Entrant>| -> Vec<Style> {
        all.iter().map(|one| one.player.parse::<Character>().unwrap().style()).collect()
    };
    let eighty = rummi::Rules::rummi80(4);
    let evening_of_eighty = tournaments(&eighty, NOW, 20_261_125, 20).unwrap();
    let (mut pairs, mut quick) = (0, 0);
    for (okey, eighty) in evening().iter().zip(&evening_of_eighty) {
        let eighty = styles(entrants(eighty, rummi::Player::STYLES, None));
        assert!(!eighty.contains(&Style::Pairs), "{eighty:?}");
        quick += usize::from(eighty.contains(&Style::Quick));
        pairs += usize::from(styles(entrants(okey, Player::STYLES, None)).contains(&Style::Pairs));
    }
    assert!(pairs > 10 && quick > 10, "{pairs} {quick}");
}

#[test]
fn stronger_players_come_to_higher_stakes() {
    let strength = |stake: u64| -> f64 {
        let mut sum = 0.0;
        for seed in 0..200 {
            let found = tables(&Rules::turkish(), ContestKind::SitAndGo, 4, seed).unwrap();
            let table = found.iter().find(|table| table.terms.stake == stake).unwrap();
            for entrant in entrants(table, Player::STYLES, None) {
                let character: Character = entrant.player.parse().unwrap();
                let level = Level::ALL.iter().position(|&level| level == character.level());
                sum += level.unwrap() as f64;
            }
        }
        sum / 800.0
    };
    let by_stake = STAKES.map(strength);
    assert!(by_stake[0] + 0.3 < by_stake[1] && by_stake[1] + 0.3 < by_stake[3]);
    assert!(by_stake[3] + 0.2 < by_stake[4], "{by_stake:?}");
}

#[test]
fn contests_that_are_not_offered_have_a_reason() {
    let partners: Rules = "turkish partners=yes".parse().unwrap();
    let why = tournaments(&partners, NOW, 20_261_125, 1).unwrap_err();
    assert_eq!(why.code(), "partnersNeedOneTable");
    let eighty = rummi::Rules::rummi80(4);
    assert!(tournaments(&eighty, NOW, 20_261_125, 4).is_ok());
    assert!(tables(&eighty, ContestKind::Ring, 4, 1).is_ok());
    let why = tables(&eighty, ContestKind::SitAndGo, 4, 1).unwrap_err();
    assert_eq!(why.code(), "noElimination");
    // Partners have no rebuys, so that format is left out.
    let offered = tables(&partners, ContestKind::SitAndGo, 4, 1).unwrap();
    assert!(offered.iter().all(|table| table.terms.format != Format::Rebuy));
    assert!(!offered.is_empty());
}
