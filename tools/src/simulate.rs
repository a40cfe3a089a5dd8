//! Measures the strength of bots.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};
use std::time::Instant;

use clap::{Args, ValueEnum};
use istaka::AnyRules;
use istaka::with_rules;

use crate::arena::{Arena, Crew, Unit, seatings};
use crate::contestant::Contestant;
use crate::input::{LONGEST_QUESTION, Lines};
use crate::measured::Measured;
use crate::output::{Failure, NORMAL, coded, print, remark, wrong};
use crate::tally::{Summary, Tally};

/// Deals per line of output, and per request of a thread.
const BLOCK: u64 = 20;

/// Deals before a sequential test may end.
const ENOUGH: u64 = 200;

/// The error of a sum out of range.
const TOO_LARGE: &str = "the sums are too large to be true";

const FIGURES: &str = "\
Figures, by side (all seats of the same bot), with 95 % intervals over deals; shares are parts of 1
with --json:
  share, low, high     part of the rounds, or matches, won by anybody that the side won; a match
                       that several win together is shared, and one that is given up after 100
                       void rounds in a row counts for nobody
  points               what its seats wrote in a round, all together: penalty points, the fewer the
                       better, or wins where those are counted, or what winners took where they
                       take the points
  points_share, _low,  part of all points that were written because of this side: what its finishes
  _high                and shown twins made others write, or its wins where those are counted
  okey, pairs          in Okey, part of the rounds it won that it finished by an okey, with pairs
  at_once, blocked     with 80 or 106 tiles, part of the rounds it won by laying its whole rack
                       at once, by the lowest rack in a blocked round
Of all: void (part of the rounds that do not count), unwon (part of those that count and that
nobody won: in 101 Okey the stock was empty), turns (of a player in a round), deals, rounds, rounds
per second of one thread's work, and the verdict of a sequential test.
Where two bots are given, each has as many seats as the other over all seatings: 50 % is even.";

/// Lets bots play against each other and prints how often each wins.
#[derive(Args)]
#[command(after_help = FIGURES)]
pub struct Simulate {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "turkish")]
    rules: AnyRules,
    /// The bots at the table, one for each seat, or one or two that each fill half of the seats: a
    /// level, with a style as in medium:careful, a character, or greedy, the baseline, which only
    /// comes nearer when it can. Of two bots at three seats each has two of them in one half of the
    /// seatings.
    #[arg(long, value_delimiter = ',', default_value = "hard")]
    bots: Vec<Contestant>,
    /// Number of deals, each played in every seating.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// All different seatings, or only the given one.
    #[arg(long, value_enum, default_value_t = Seatings::Duplicate)]
    seatings: Seatings,
    /// A separate stock for each seat: one player's draws do not change those of the others.
    #[arg(long, conflicts_with = "matches")]
    own_stock: bool,
    /// Whole matches instead of single rounds.
    #[arg(long)]
    matches: bool,
    /// Number of threads.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), default_value_t = 1)]
    jobs: u16,
    /// Part i of n of the deals, such as 2/8, so that other machines can play the rest.
    #[arg(long, value_parser = shard, default_value = "1/1")]
    shard: (u64, u64),
    /// Print one JSON object per line: sums over some deals, and last the summary.
    #[arg(long)]
    json: bool,
    /// Stop as soon as it is clear if the first bot is better than the second by this share of the
    /// decided rounds, or not at all.
    #[arg(long, value_name = "SHARE", value_parser = gain)]
    sprt: Option<f64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Seatings {
    Duplicate,
    Fixed,
}

fn shard(text: &str) -> Result<(u64, u64), String> {
    let numbers = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    let fits = numbers.filter(|&(i, n): &(u64, u64)| (1..=n).contains(&i));
    fits.ok_or_else(|| "a shard is i/n with i from 1 to n".to_owned())
}

fn gain(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&gain: &f64| gain > 0.0 && gain < 0.5);
    number.ok_or_else(|| "a share between 0 and 0.5".to_owned())
}

impl Simulate {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the request or the output.
    pub fn run(&self) -> Result<(), Failure> {
        with_rules!(self.rules, rules => self.run_by(rules))
    }

    fn run_by<G: Measured>(&self, rules: G) -> Result<(), Failure> {
        let arena = self.arena(rules)?;
        Crew::of(&arena)?;
        let names: Vec<String> = arena.contestants.iter().map(Contestant::to_string).collect();
        let mut all = Tally::default();
        self.each(&arena, &names, |tally| {
            all.merge(tally).ok_or(TOO_LARGE)?;
            if self.json {
                print_json(tally)?;
            }
            Ok(self.sprt.is_none_or(|gain| verdict(&all, &names, gain).is_none()))
        })?;
        all.setup = self.setup(&arena);
        self.report(&all, &names)
    }

    fn arena<G: Measured>(&self, rules: G) -> Result<Arena<G>, String> {
        let players = rules.seats().count();
        let mut contestants = Vec::new();
        let mut sides = Vec::new();
        for &bot in &self.bots {
            let known = contestants.iter().position(|&other| other == bot);
            sides.push(known.unwrap_or_else(|| {
                contestants.push(bot);
                contestants.len() - 1
            }));
        }
        let tables = match sides[..] {
            [one] => vec![vec![one; players]],
            _ if sides.len() == players => vec![sides],
            [one, other] if players == 3 => vec![vec![one, one, other], vec![one, other, other]],
            [one, other] => vec![[vec![one; players / 2], vec![other; players / 2]].concat()],
            _ => return Err(format!("{} bots cannot fill {players} seats", sides.len())),
        };
        if self.sprt.is_some() && contestants.len() != 2 {
            return Err("a sequential test compares two bots".to_owned());
        }
        let seatings = match self.seatings {
            Seatings::Duplicate => tables.iter().flat_map(|sides| seatings(sides)).collect(),
            Seatings::Fixed if tables.len() > 1 => {
                return Err("two bots at three seats play in all seatings".to_owned());
            }
            Seatings::Fixed => tables,
        };
        let unit = if self.matches { Unit::Match } else { Unit::Round };
        Ok(Arena { rules, contestants, seatings, own_stock: self.own_stock, unit })
    }

    fn setup<G: Measured>(&self, arena: &Arena<G>) -> String {
        let names: Vec<String> = self.bots.iter().map(Contestant::to_string).collect();
        format!(
            "istaka {} | {} | {} | {} seatings | {}{}",
            env!("CARGO_PKG_VERSION"),
            arena.rules,
            names.join(","),
            arena.seatings.len(),
            if self.matches { "matches" } else { "rounds" },
            if self.own_stock { " | own stock" } else { "" },
        )
    }

    /// Plays the blocks in `jobs` threads and passes them on in order until `next` returns false.
    fn each<G: Measured>(
        &self,
        arena: &Arena<G>,
        names: &[String],
        mut next: impl FnMut(&Tally) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        let todo = Mutex::new(self.blocks());
        let begin = || todo.lock().expect("no thread fails").next();
        let (send, played) = mpsc::channel();
        std::thread::scope(|scope| {
            let work = |send: Sender<(u64, Tally)>| {
                let mut crew = Crew::of(arena).expect("there are these bots");
                while let Some(block) = begin()
                    && send.send((block, self.block(arena, names, &mut crew, block))).is_ok()
                {
                }
            };
            for _ in 0..self.jobs {
                let send = send.clone();
                scope.spawn(move || work(send));
            }
            drop(send);
            let mut waiting = BTreeMap::new();
            for block in self.blocks() {
                let tally = loop {
                    if let Some(tally) = waiting.remove(&block) {
                        break tally;
                    }
                    let (other, tally) = played.recv().expect("no thread fails");
                    waiting.insert(other, tally);
                };
                if !next(&tally)? {
                    break;
                }
            }
            // Threads whose results are no longer received stop.
            drop(played);
            Ok(())
        })
    }

    /// The blocks of this shard, in order.
    fn blocks(&self) -> impl Iterator<Item = u64> + use<> {
        let (index, count) = self.shard;
        let step = usize::try_from(count).unwrap_or(usize::MAX);
        (index - 1..self.deals.div_ceil(BLOCK)).step_by(step)
    }

    fn block<G: Measured>(
        &self,
        arena: &Arena<G>,
        names: &[String],
        crew: &mut Crew<G>,
        block: u64,
    ) -> Tally {
        let begin = Instant::now();
        let seed = self.seed.wrapping_add(block * BLOCK);
        let mut tally = Tally { seed, setup: self.setup(arena), ..Tally::default() };
        tally.players = arena.rules.seats().count() as u64;
        for deal in 0..BLOCK.min(self.deals - block * BLOCK) {
            tally.add(names, G::SPECIAL, &arena.play(crew, seed.wrapping_add(deal)));
        }
        tally.seconds = begin.elapsed().as_secs_f64();
        tally
    }

    fn report(&self, all: &Tally, names: &[String]) -> Result<(), Failure> {
        let verdict = self.sprt.map(|gain| verdict(all, names, gain).unwrap_or("undecided"));
        if self.json {
            return print_json(&Summary { verdict, ..all.summary() });
        }
        print(describe(all))?;
        match (self.sprt, verdict) {
            (Some(gain), Some(verdict)) => {
                print(format_args!("sequential test for +{gain}: {verdict}"))
            }
            _ => Ok(()),
        }
    }
}

/// Adds the output of several runs, one JSON object per line on standard input.
pub fn merge(json: bool) -> Result<(), Failure> {
    let mut all = Tally::default();
    let mut played: BTreeMap<u64, u64> = BTreeMap::new();
    let (mut lines, mut number) = (Lines::of_stdin(LONGEST_QUESTION), 0);
    while let Some(line) = lines.read()? {
        number += 1;
        let line = line.map_err(|error| format!("line {number}: {}", coded(&error)))?;
        let line = String::from_utf8_lossy(line);
        if line.trim().is_empty() || line.contains("\"summary\":true") {
            continue;
        }
        let wrong = |words: &str, code| wrong(format_args!("line {number}: {words}"), code);
        let tally: Tally =
            serde_json::from_str(&line).map_err(|error| wrong(&error.to_string(), "badJson"))?;
        if tally.deals == 0 || !(0.0..=f64::MAX).contains(&tally.seconds) {
            return Err(wrong("no deals, or less than no time", "badTally"));
        }
        if all.deals > 0 && all.setup != tally.setup {
            let (one, other) = (&all.setup, &tally.setup);
            let words = format!("“{other}” cannot be added to “{one}”");
            return Err(wrong(&words, "otherSetup"));
        }
        let end = tally.seed.saturating_add(tally.deals);
        // Earlier ranges do not overlap, so only the last one that begins before this end can
        // overlap it.
        let last = played.range(..end).next_back().filter(|&(_, &other)| other > tally.seed);
        if let Some((&begin, _)) = last {
            let first = begin.max(tally.seed);
            let words = format!("the deals from {first} on are there twice");
            return Err(wrong(&words, "repeatedDeals"));
        }
        played.insert(tally.seed, end);
        all.merge(&tally).ok_or_else(|| wrong(TOO_LARGE, "tooLarge"))?;
        all.setup = tally.setup;
    }
    if all.deals == 0 {
        return Err(wrong("there are no deals to add", "noDeals"));
    }
    for ((_, &end), (&next, _)) in played.iter().zip(played.iter().skip(1)) {
        if end < next {
            remark(format_args!("the deals from {end} to {} are missing", next - 1));
        }
    }
    if json {
        return print_json(&all.summary());
    }
    print(describe(&all))
}

fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    print(serde_json::to_string(value).map_err(|error| error.to_string())?)
}

fn describe(all: &Tally) -> String {
    let summary = all.summary();
    let mut text = format!(
        "{}\n{} deals, {} rounds, {:.2} % void, {:.2} % won by nobody, {:.2} turns a player, \
         {:.0} rounds per second and thread\n",
        all.setup,
        summary.deals,
        summary.rounds,
        100.0 * summary.void,
        100.0 * summary.unwon,
        summary.turns,
        summary.rounds_per_second,
    );
    for (name, bot) in &summary.bots {
        let percent = |(name, part): (&String, &f64)| format!("  {name} {:.2} %", 100.0 * part);
        let special: Vec<String> = bot.special.iter().map(percent).collect();
        text += &format!(
            "{name:>9}  won {:.2} % ({:.2} to {:.2})  points {:.2} % ({:.2} to {:.2}){}\n",
            100.0 * bot.share,
            100.0 * bot.low,
            100.0 * bot.high,
            100.0 * bot.points_share,
            100.0 * bot.points_low,
            100.0 * bot.points_high,
            special.concat(),
        );
    }
    text.trim_end().to_owned()
}

/// The verdict of a sequential probability ratio test with 5 % error either way: the first bot is
/// better by this share, or not better at all.
// CITE: Wald: Sequential Analysis, 1947.
fn verdict(all: &Tally, names: &[String], gain: f64) -> Option<&'static str> {
    let side = all.sides.get(&names[0])?;
    let (share, half) = all.share(side);
    if all.deals < ENOUGH || half == 0.0 {
        return None;
    }
    let variance = (half / NORMAL).powi(2);
    let ratio = gain * (share - 0.5 - gain / 2.0) / variance;
    let bound = (0.95f64 / 0.05).ln();
    match ratio {
        ratio if ratio >= bound => Some("accepted"),
        ratio if ratio <= -bound => Some("refused"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use istaka::okey::Rules;

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        simulate: Simulate,
    }

    #[test]
    fn two_bots_sit_equally_often_at_every_seat() {
        for players in 2..=4 {
            let rules: Rules = format!("turkish players={players}").parse().unwrap();
            let words = ["istaka", "--bots", "easy,hard"];
            let arena = Program::parse_from(words).simulate.arena(rules).unwrap();
            for seat in 0..players {
                let second: usize = arena.seatings.iter().map(|sides| sides[seat]).sum();
                assert_eq!(2 * second, arena.seatings.len(), "{players} players, seat {seat}");
            }
        }
    }
}
