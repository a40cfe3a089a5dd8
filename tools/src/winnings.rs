//! The winnings of bots in many contests.

use std::collections::BTreeMap;

use istaka::contest::{Account, Cause, Director};

use crate::output::NORMAL;

/// The payments and prizes of each kind of bot.
#[derive(Debug, Default)]
pub struct Winnings {
    contests: u64,
    rounds: u64,
    by_player: BTreeMap<String, Player>,
}

#[derive(Debug, Default)]
struct Player {
    entries: u64,
    paid: u64,
    prizes: u64,
    first: f64,
    in_prizes: u64,
    /// Sum of squares of the gains of single entrants.
    squares: f64,
}

impl Winnings {
    /// Adds a finished contest.
    pub fn count(&mut self, director: &Director) {
        self.contests += 1;
        self.rounds += director.rounds() as u64;
        let winners = director.standings().iter().filter(|place| place.rank == 1).count() as f64;
        let mut paid = vec![0; director.entrants().len()];
        for moved in director.ledger().movements() {
            if let (Account::Purse(entrant), Cause::Stake | Cause::Fee) = (moved.from, moved.cause)
            {
                paid[entrant] += moved.chips;
            }
        }
        let prizes = director.prizes();
        for place in director.standings() {
            let entrant = place.entrant;
            let name = director.entrants()[entrant].player.clone();
            let player = self.by_player.entry(name).or_default();
            let gain = prizes[entrant] as f64 - paid[entrant] as f64;
            player.entries += 1;
            player.paid += paid[entrant];
            player.prizes += prizes[entrant];
            player.first += if place.rank == 1 { 1.0 / winners } else { 0.0 };
            player.in_prizes += u64::from(prizes[entrant] > 0);
            player.squares += gain * gain;
        }
    }

    /// Adds others.
    pub fn add(&mut self, other: Winnings) {
        self.contests += other.contests;
        self.rounds += other.rounds;
        for (name, more) in other.by_player {
            let player = self.by_player.entry(name).or_default();
            player.entries += more.entries;
            player.paid += more.paid;
            player.prizes += more.prizes;
            player.first += more.first;
            player.in_prizes += more.in_prizes;
            player.squares += more.squares;
        }
    }

    /// A table: for each kind of bot the number of entries, the share that came first and that got
    /// a prize, the share of all prizes, and the gain per entry with a 95 % interval.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let all: u64 = self.by_player.values().map(|player| player.prizes).sum();
        let long = self.rounds as f64 / self.contests.max(1) as f64;
        let head = format!("{} contests, {long:.1} rounds or fixtures each", self.contests);
        let columns =
            "bot              entries    first   prized  prizes  gain an entry".to_owned();
        let players = self.by_player.iter().map(move |(name, player)| {
            let entries = player.entries as f64;
            let gain = (player.prizes as f64 - player.paid as f64) / entries;
            let spread = (player.squares / entries - gain * gain).max(0.0);
            format!(
                "{name:<16} {:>7} {:>6.2} % {:>6.2} % {:>5.2} % {gain:>+8.1} ± {:.1}",
                player.entries,
                100.0 * player.first / entries,
                100.0 * player.in_prizes as f64 / entries,
                100.0 * player.prizes as f64 / all.max(1) as f64,
                NORMAL * (spread / entries).sqrt(),
            )
        });
        let players: Vec<String> = players.collect();
        [head, columns].into_iter().chain(players)
    }
}
