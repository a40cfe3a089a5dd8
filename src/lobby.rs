//! The contests that are offered at a time of a day, and their entrants: ring games and sit'n'goes
//! at several stakes at any time, tournaments at fixed times or as soon as the player comes.
//!
//! All data follow from the day and the time, so two visits see the same. The caller has the clock.

mod names;
mod rules;

use crate::bots::{Character, Level, Style};
pub use crate::calendar::next_day;
use crate::contest::{ContestKind, Entrant, Format, Terms, Unsuited};
use crate::named::Named;
use crate::random::Random;

use names::NAMES;
pub use rules::{BotTable, ContestRules};

/// The stakes of ring games and sit'n'goes.
pub const STAKES: [u64; 5] = [10, 50, 100, 250, 500];

/// The stakes of tournaments that start as soon as the player comes.
const TOURNAMENT_STAKES: [u64; 7] = [10, 20, 50, 100, 200, 250, 500];

/// The stakes of contests that are offered first, the usual one first.
const FIRST_STAKES: [u64; 3] = [100, 50, 10];

/// Number of entrants of the tournament that is offered first: two tables.
const FIRST_ENTRANTS: usize = 8;

/// The organiser's prize for each entrant of a freeroll that starts as soon as the player comes.
const FREE_PRIZE: u64 = 25;

/// The numbers of rounds of ring games.
const RING_ROUNDS: [u16; 3] = [1, 2, 3];

/// Registration for a tournament opens this many minutes before its start.
pub const REGISTRATION_MINUTES: u16 = 15;

/// The usual rake.
const RAKE_PERCENT: u64 = 10;

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// A time of a day, both by the player's own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The day, such as 20261124.
    pub day: u32,
    /// The minute of the day, from 0 to 1439.
    pub minute: u16,
}

/// An offered contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The terms.
    pub terms: Terms,
    /// Number of entrants, the player included.
    pub entrants: usize,
    /// The start; `None` if it starts at once.
    pub start: Option<Moment>,
    /// The seed of all random decisions.
    pub seed: u64,
}

/// A tournament at a fixed time.
struct Fixture {
    format: Format,
    entrants: usize,
    stake: u64,
    prize: u64,
}

/// The tournament that starts at this minute of the day, one every quarter of an hour.
fn fixture(minute: u16) -> Fixture {
    let (hour, quarter) = (minute / 60, minute % 60 / 15);
    let (format, entrants, stake, prize) = match (hour, quarter) {
        (8 | 12 | 18, 0) => (Format::Freeroll, 24, 0, 1000),
        (20, 0) => (Format::Guaranteed, 64, 200, 15_000),
        (16 | 22, 0) => (Format::Guaranteed, 32, 100, 4000),
        (_, 0) => (Format::Normal, 16, 100, 0),
        (_, 1) => (Format::Blitz, 8, 50, 0),
        (even, 2) if even % 2 == 0 => (Format::Rebuy, 16, 50, 0),
        (_, 2) => (Format::Rebuy, 32, 20, 0),
        _ => (Format::Speed, 12, 20, 0),
    };
    Fixture { format, entrants, stake, prize }
}

/// The next `count` tournaments. Those after midnight are on the next day, which the caller passes.
///
/// # Errors
/// The reason for which these rules have no tournaments.
pub fn tournaments(
    rules: &dyn ContestRules,
    now: Moment,
    next_day: u32,
    count: usize,
) -> Result<Vec<Announced>, Unsuited> {
    let first = now.minute / 15 + 1;
    let starts = (first..).map(|quarter| quarter * 15).map(|minute| match minute < DAY {
        true => Moment { day: now.day, minute },
        false => Moment { day: next_day, minute: minute % DAY },
    });
    starts.take(count.min(96)).map(|start| tournament(rules, start)).collect()
}

/// The tournament with this start.
///
/// # Errors
/// The reason for which these rules have no tournaments.
pub fn tournament(rules: &dyn ContestRules, start: Moment) -> Result<Announced, Unsuited> {
    let Fixture { format, entrants, stake, prize } = fixture(start.minute);
    let mut terms = terms(rules, ContestKind::Tournament, format, 0, stake);
    terms.prize = prize;
    let of_day = rules.series() * u64::from(DAY) + u64::from(start.minute);
    let seed = Random::new(start.day.into(), of_day).number();
    rules.suit(&terms, entrants)?;
    Ok(Announced { terms, entrants, start: Some(start), seed })
}

impl Announced {
    /// The identifier among all contests with the same rules: `table 20261124 1200` is the
    /// tournament of that day and minute, `table speed 8 100` one of eight that starts at once,
    /// `sitngo blitz 4 100` a sit'n'go of four for a stake of 100, `ring 3 4 100` a ring game of
    /// three rounds.
    pub fn id(&self) -> String {
        let Terms { kind, format, rounds, stake, .. } = &self.terms;
        let (kind, entrants) = (kind.name(), self.entrants);
        match self.start {
            Some(Moment { day, minute }) => format!("{kind} {day} {minute}"),
            None if *rounds > 0 => format!("{kind} {rounds} {entrants} {stake}"),
            None => format!("{kind} {} {entrants} {stake}", format.name()),
        }
    }

    /// Finds the contest with this identifier. The caller passes the seed of one without a fixed
    /// start. `None` if there is none.
    ///
    /// # Errors
    /// The reason for which these rules have none of its kind.
    pub fn find(
        rules: &dyn ContestRules,
        id: &str,
        seed: u64,
    ) -> Result<Option<Announced>, Unsuited> {
        let words: Vec<&str> = id.split(' ').take(5).collect();
        let kind = words.first().and_then(|word| ContestKind::named(word));
        let found = match (kind, &words[1..]) {
            (Some(ContestKind::Tournament), [day, minute]) => {
                let (Ok(day), Ok(minute)) = (day.parse(), minute.parse::<u16>()) else {
                    return Ok(None);
                };
                let fits = minute < DAY && minute % 15 == 0 && next_day(day).is_some();
                if !fits {
                    return Ok(None);
                }
                vec![tournament(rules, Moment { day, minute })?]
            }
            (Some(kind), [_, players, _]) => match players.parse() {
                Ok(players) if kind.is_for(players) => tables(rules, kind, players, seed)?,
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        Ok(found.into_iter().find(|announced| announced.id() == id))
    }

    /// The usual number of rounds until the contest is over, as bots play it at two tables or one;
    /// `None` if it was not measured.
    pub const fn usual_rounds(&self) -> Option<u16> {
        match (self.terms.kind, self.terms.format) {
            (ContestKind::Ring, _) => Some(self.terms.rounds),
            (ContestKind::SitAndGo, Format::Normal) | (ContestKind::Tournament, Format::Speed) => {
                Some(12)
            }
            _ => None,
        }
    }

    /// The minutes until the start; 0 for a contest without a fixed start. `now` is on the same day
    /// or the day before.
    pub fn minutes_left(&self, now: Moment) -> u16 {
        let Some(start) = self.start else { return 0 };
        let minute = if start.day == now.day { start.minute } else { start.minute + DAY };
        minute.saturating_sub(now.minute)
    }

    /// Returns `true` if registration is open.
    pub fn is_open(&self, now: Moment) -> bool {
        self.start.is_none_or(|start| {
            let soon = start.day == now.day || Some(start.day) == next_day(now.day);
            soon && (1..=REGISTRATION_MINUTES).contains(&self.minutes_left(now))
        })
    }
}

/// The contests of a kind with this number of players that start at once; the caller passes a new
/// seed for each.
///
/// # Errors
/// The reason for which these rules have none.
pub fn tables(
    rules: &dyn ContestRules,
    kind: ContestKind,
    players: usize,
    seed: u64,
) -> Result<Vec<Announced>, Unsuited> {
    let lengths: &[u16] = if kind == ContestKind::Ring { &RING_ROUNDS } else { &[0] };
    let formats = Format::ALL.into_iter().filter(|format| format.is_of(kind));
    let kinds = formats.flat_map(|format| lengths.iter().map(move |&rounds| (format, rounds)));
    let all = kinds.flat_map(|(format, rounds)| {
        let stakes: &[u64] = match (kind, format) {
            (_, Format::Freeroll) => &[0],
            (_, Format::Guaranteed) => &[],
            (ContestKind::Tournament, _) => &TOURNAMENT_STAKES,
            _ => &STAKES,
        };
        stakes.iter().map(move |&stake| terms(rules, kind, format, rounds, stake))
    });
    let all = all.map(|mut terms| {
        if terms.format == Format::Freeroll {
            terms.prize = FREE_PRIZE * players as u64;
        }
        terms
    });
    let fits = |terms: &Terms| terms.check(players).is_ok();
    all.filter(fits)
        .map(|terms| {
            rules.suit(&terms, players)?;
            Ok(Announced { terms, entrants: players, start: None, seed })
        })
        .collect()
}

/// The contests that a player with this purse is offered first: a short tournament, a quick table
/// for four, and three rounds. All start at once. A quick table is a sit'n'go, or one round by
/// rules by which nobody goes out; what these rules do not allow is played by the usual ones. A
/// player without chips for any of them is offered a tournament without a buy-in.
pub fn first(rules: &dyn ContestRules, purse: u64) -> Vec<Announced> {
    let find = |rules: &dyn ContestRules, id: &str| Announced::find(rules, id, 0).ok().flatten();
    let usual = rules.usual_rules();
    let by_either = |ids: &[String]| {
        [rules, &*usual].into_iter().find_map(|rules| ids.iter().find_map(|id| find(rules, id)))
    };
    let stakes =
        FIRST_STAKES.map(|stake| terms(rules, ContestKind::Ring, Format::Normal, 1, stake));
    let Some(Terms { stake, .. }) = stakes.iter().find(|terms| terms.buy_in() <= purse) else {
        return by_either(&[format!("table freeroll {FIRST_ENTRANTS} 0")]).into_iter().collect();
    };
    let quick = [format!("sitngo normal 4 {stake}"), format!("ring 1 4 {stake}")];
    let all = [
        by_either(&[format!("table speed {FIRST_ENTRANTS} {stake}")]),
        by_either(&quick),
        by_either(&[format!("ring 3 4 {stake}")]),
    ];
    all.into_iter().flatten().collect()
}

/// The identifier of the contest by the same terms that starts at once; of a guaranteed tournament,
/// of one without a guarantee. `None` if there is none.
pub fn again(rules: &dyn ContestRules, terms: &Terms, entrants: usize) -> Option<String> {
    let format = if terms.format == Format::Guaranteed { Format::Normal } else { terms.format };
    let terms = Terms { format, ..terms.clone() };
    let id = Announced { terms, entrants, start: None, seed: 0 }.id();
    Announced::find(rules, &id, 0).ok().flatten().map(|_| id)
}

fn terms(
    rules: &dyn ContestRules,
    kind: ContestKind,
    format: Format,
    rounds: u16,
    stake: u64,
) -> Terms {
    Terms {
        rules: rules.text(),
        kind,
        format,
        rounds,
        stake,
        rake_percent: if format == Format::Freeroll { 0 } else { RAKE_PERCENT },
        prize: 0,
        partners: rules.have_partners(),
    }
}

/// The entrants of a contest: the person first, if there is one, then named bots, with levels drawn
/// by the stake, and with styles drawn from these of the game. The seed determines all of them.
pub fn entrants(announced: &Announced, styles: &[Style], person: Option<Entrant>) -> Vec<Entrant> {
    let Announced { terms, entrants, seed, .. } = announced;
    let mut random = Random::new(*seed, u64::from(u32::MAX));
    let mut names = NAMES;
    random.shuffle(&mut names);
    let taken = person.as_ref().map(|person| person.name.clone());
    // With more bots than names, the second Ahmet is called “Ahmet 2”.
    let numbered = (1..).flat_map(|time: usize| names.map(|name| (name, time)));
    let all_names = numbered.map(|(name, time)| match time {
        1 => name.to_owned(),
        _ => format!("{name} {time}"),
    });
    let mut names = all_names.filter(|name| taken.as_ref() != Some(name));
    let bots = entrants.saturating_sub(usize::from(person.is_some()));
    let mut all: Vec<Entrant> = person.into_iter().collect();
    all.extend((0..bots).map(|_| {
        let character = drawn(terms, styles, &mut random);
        let name = names.next().unwrap_or_default();
        // One to four buy-ins: not all entrants can afford every allowed rebuy.
        let purse = terms.buy_in() * u64::from(1 + random.below(4));
        Entrant { name, player: character.to_string(), purse }
    }));
    all
}

/// The share of each level among the bots in percent, from beginner to expert. Higher stakes have
/// stronger bots.
pub const fn mix(terms: &Terms) -> [u32; 5] {
    match terms.stake {
        0 => [30, 35, 25, 10, 0],
        1..=49 => [15, 35, 35, 14, 1],
        50..=149 => [5, 25, 40, 26, 4],
        150..=299 => [0, 15, 35, 40, 10],
        _ => [0, 5, 25, 50, 20],
    }
}

fn drawn(terms: &Terms, styles: &[Style], random: &mut Random) -> Character {
    let mut left = random.below(100);
    let mut level = Level::Medium;
    for (percent, possible) in mix(terms).into_iter().zip(Level::ALL) {
        level = possible;
        if left < percent {
            break;
        }
        left -= percent;
    }
    let style = styles[random.below(styles.len() as u32) as usize];
    let plain = level == Level::Expert || random.happens(40);
    let styled = Character::new(level, style).filter(|_| !plain);
    styled.unwrap_or(Character::from(level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_of_a_day_can_be_held() {
        for minute in (0..DAY).step_by(15) {
            let Fixture { format, entrants, stake, prize } = fixture(minute);
            let mut terms = Terms {
                rules: String::new(),
                kind: ContestKind::Tournament,
                format,
                rounds: 0,
                stake,
                rake_percent: if stake > 0 { RAKE_PERCENT } else { 0 },
                prize,
                partners: false,
            };
            assert_eq!(terms.check(entrants), Ok(()), "minute {minute}");
            assert_eq!(mix(&terms).iter().sum::<u32>(), 100);
            terms.stake = 500;
            assert_eq!(mix(&terms).iter().sum::<u32>(), 100);
        }
    }

    #[test]
    fn nobody_has_the_name_of_another() {
        let mut names = NAMES.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), NAMES.len());
        assert!(NAMES.len() > 64);
    }
}
