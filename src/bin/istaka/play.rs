//! `istaka play`: a program in any language at the table (`docs/bot-protocol.md`).

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use istaka::okey::Rules;
use istaka::with_rules;
use istaka::{AnyRules, Character, Match, Seat, UnknownCharacter, secret_of};
use serde::Serialize;

use crate::client::Client;
use crate::contested::{Contested, of_game};
use crate::dealing::{deal_next, starter};
use crate::guest::Guest;
use crate::output::{self, Failure, NORMAL};
use crate::serve::{self, Site};
use crate::table::{Chair, SeatResult, Table};

/// Lets programs play against bots, in lines of JSON; see docs/bot-protocol.md.
///
/// Without --client the program uses standard input and output, and the results are written to
/// standard error.
#[derive(Args)]
pub struct Play {
    /// The rules: a preset and the differences from it; turkish unless given. With --serve the page
    /// offers them.
    #[arg(long)]
    rules: Option<AnyRules>,
    /// A program to start as a player, such as 'python3 my_bot.py'; may be given several times.
    #[arg(long, value_name = "COMMAND")]
    client: Vec<String>,
    /// The bots at the other seats in the order of play, or one for all. Clients sit first, or at
    /// the places of the word `client`.
    #[arg(long, value_delimiter = ',', value_parser = sitter, default_value = "hard")]
    bots: Vec<Sitter>,
    /// Number of rounds. Their deals are those of `simulate` with the same seed.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), default_value_t = 100)]
    rounds: u64,
    /// Number of whole matches to play instead.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), conflicts_with = "rounds")]
    matches: Option<u64>,
    /// The seed of the first deal or match; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Time limit of a client for a decision; it has ten times as long to start.
    #[arg(long, value_parser = seconds, default_value = "10")]
    seconds: Duration,
    /// Number of answers to one view after which a client fails, if none can be played.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100), default_value_t = 3)]
    chances: u32,
    /// The bot that takes the seat of a client that fails.
    #[arg(long, default_value = "hard")]
    stand_in: Character,
    /// A log file of every line sent to clients (<) and received (>), after the number of the seat.
    #[arg(long, value_name = "FILE")]
    log: Option<String>,
    /// Print the results as one JSON object.
    #[arg(long)]
    json: bool,
    /// Serve the page to this machine instead, where a person plays against the clients; they sit
    /// at the three other seats in turn. Without a port one is chosen; the address is printed.
    #[arg(
        long, value_name = "PORT", num_args = 0..=1, default_missing_value = "0",
        requires = "client",
        conflicts_with_all = ["bots", "rounds", "matches", "seed", "stand_in", "json"],
    )]
    serve: Option<u16>,
    /// The folder of the built page, for --serve.
    #[arg(long, value_name = "FOLDER", default_value = "dist", requires = "serve")]
    site: PathBuf,
}

/// The player of a seat.
#[derive(Clone, Copy, PartialEq)]
enum Sitter {
    Bot(Character),
    Client,
}

fn sitter(name: &str) -> Result<Sitter, UnknownCharacter> {
    if name == "client" { Ok(Sitter::Client) } else { name.parse().map(Sitter::Bot) }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    number.map(Duration::from_secs_f64).ok_or_else(|| "a number of seconds, up to a day".to_owned())
}

impl Play {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the request or of the output, or a client has failed.
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(port) = self.serve {
            return self.run_server(port);
        }
        let rules = self.rules.unwrap_or(Rules::turkish().into());
        with_rules!(rules, rules => self.run_by(rules))
    }

    /// Serves the page. Programs start before the first match, which tells them the rules.
    fn run_server(&self, port: u16) -> Result<(), Failure> {
        let site = Site::in_folder(&self.site)?;
        let log = self.log()?;
        let [_, seats @ ..] = Seat::ALL;
        let mut commands = self.client.iter().cycle();
        let mut guest = |seat| {
            let (command, seconds, log) = (commands.next().cloned(), self.seconds, log.clone());
            let start = move || Client::start(command.as_deref(), seat, seconds, log.clone());
            Guest::meet(Box::new(start), self.chances, seconds.as_secs_f64())
        };
        let [right, opposite, left] = seats;
        let guests = [guest(right)?, guest(opposite)?, guest(left)?];
        let mut random = [0; 32];
        getrandom::fill(&mut random).map_err(|error| error.to_string())?;
        let (rules, token) = (self.rules, secret_of(&random));
        serve::Table { site, guests, rules, token }.serve(port)
    }

    fn log(&self) -> Result<Option<Arc<File>>, String> {
        let open = |path: &String| {
            let file = File::create(path).map_err(|error| format!("cannot write {path}: {error}"));
            file.map(Arc::new)
        };
        self.log.as_ref().map(open).transpose()
    }

    fn run_by<G: Contested>(&self, rules: G) -> Result<(), Failure> {
        let mut table =
            Table::new(rules, self.chairs(rules)?, of_game::<G>(self.stand_in)?, self.chances);
        table.open(self.seconds.as_secs_f64());
        for number in 0..self.matches.unwrap_or(self.rounds) {
            let seed = self.seed.wrapping_add(number);
            if self.matches.is_some() {
                self.play_match(&mut table, rules, seed, number + 1);
            } else {
                self.play_round(&mut table, rules, seed);
            }
        }
        let report = self.report(&table, rules);
        let failed = table.has_failed();
        table.close();
        report?;
        if failed { Err(Failure::Remarked) } else { Ok(()) }
    }

    fn chairs<G: Contested>(&self, rules: G) -> Result<[Chair; 4], String> {
        let seats: Vec<Seat> = rules.seats().iter().collect();
        let clients = self.client.len().max(1);
        let places = self.places(seats.len(), clients)?;
        let log = self.log()?;
        let mut commands = self.client.iter();
        let mut chairs = [const { Chair::Nobody }; 4];
        for (seat, place) in seats.into_iter().zip(places) {
            chairs[seat.index()] = match place {
                Sitter::Bot(bot) => Chair::Bot(of_game::<G>(bot)?),
                Sitter::Client => {
                    let command = commands.next().map(String::as_str);
                    Chair::Client(Client::start(command, seat, self.seconds, log.clone())?)
                }
            };
        }
        Ok(chairs)
    }

    /// The players in the order of play.
    fn places(&self, seats: usize, clients: usize) -> Result<Vec<Sitter>, String> {
        let mut places = self.bots.clone();
        if !places.contains(&Sitter::Client) {
            let others = seats.checked_sub(clients);
            let others = others.ok_or_else(|| format!("{clients} clients at {seats} seats"))?;
            if let [one] = places[..] {
                places = vec![one; others];
            }
            places.splice(0..0, vec![Sitter::Client; clients]);
        }
        let named = places.iter().filter(|&&place| place == Sitter::Client).count();
        if named != clients {
            return Err(format!("{clients} clients cannot sit at {named} places"));
        }
        if places.len() != seats {
            return Err(format!("{} players cannot sit at {seats} seats", places.len()));
        }
        Ok(places)
    }

    fn play_round<G: Contested>(&self, table: &mut Table<G>, rules: G, seed: u64) {
        let seats = rules.seats();
        let dealer = seats.before(starter(seats, seed));
        let mut game = Match::with_dealer(rules, seed, dealer);
        game.deal().expect("the first round");
        table.play_round(&mut game, None);
    }

    fn play_match<G: Contested>(&self, table: &mut Table<G>, rules: G, seed: u64, number: u64) {
        let mut game = Match::new(rules, seed);
        while deal_next(&mut game) {
            table.play_round(&mut game, Some(number));
        }
        table.close_match(&game);
    }

    /// Prints the results, unless standard output carries the protocol.
    fn report<G: Contested>(&self, table: &Table<G>, rules: G) -> Result<(), Failure> {
        let report = Report::of(table, rules);
        let text = if self.json {
            serde_json::to_string(&report).map_err(|error| error.to_string())?
        } else {
            report.text(self.matches)
        };
        if self.client.is_empty() { output::report(text) } else { output::print(text) }
    }
}

/// The results.
#[derive(Serialize)]
struct Report {
    rules: String,
    rounds: u64,
    /// Rounds that do not count.
    void: u64,
    /// Rounds that count and that nobody won.
    unwon: u64,
    /// Matches that were given up, because no player finished any more.
    given_up: u64,
    seats: Vec<SeatReport>,
}

/// The results of a seat.
#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    who: String,
    /// Its share of the rounds that somebody won, with a 95 % interval.
    share: f64,
    low: f64,
    high: f64,
    #[serde(flatten)]
    result: SeatResult,
}

impl Report {
    fn of<G: Contested>(table: &Table<G>, rules: G) -> Report {
        let decided = (table.rounds - table.void - table.unwon) as f64;
        let seat = |seat: Seat| {
            let result = table.results[seat.index()].clone();
            let (low, high) = interval(result.won as f64, decided);
            SeatReport {
                seat: seat.index(),
                who: table.who(seat),
                share: if decided > 0.0 { result.won as f64 / decided } else { 0.0 },
                low,
                high,
                result,
            }
        };
        let seats = rules.seats().iter().map(seat).collect();
        let Table { rounds, void, unwon, given_up, .. } = *table;
        Report { rules: rules.to_string(), rounds, void, unwon, given_up, seats }
    }

    fn text(&self, matches: Option<u64>) -> String {
        let Report { rules, rounds, void, unwon, .. } = self;
        let mut text = format!("{rules} | rounds {rounds}, void {void}, won by nobody {unwon}");
        if let Some(matches) = matches {
            text += &format!(", matches {matches}, given up {}", self.given_up);
        }
        for SeatReport { seat, who, share, low, high, result } in &self.seats {
            let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
            text += &format!("\n{seat} {who:>12}  won {:>4}", result.won);
            text += &format!(" = {share:.1} % ({low:.1} to {high:.1}), points {}", result.points);
            if matches.is_some() {
                text += &format!(", matches {}", result.matches);
            }
            if let Some(lost) = &result.lost {
                text +=
                    &format!(", from round {} on for {} ({})", lost.round, lost.name, lost.code);
            }
            if result.errors > 0 {
                text += &format!(", errors {}", result.errors);
            }
        }
        text
    }
}

/// The 95 % interval of a share.
// CITE: Wilson: Probable Inference, the Law of Succession, and Statistical Inference, 1927.
fn interval(won: f64, all: f64) -> (f64, f64) {
    if all == 0.0 {
        return (0.0, 1.0);
    }
    let z2 = NORMAL.powi(2);
    let middle = (won + z2 / 2.0) / (all + z2);
    let half = (won * (all - won) / all + z2 / 4.0).sqrt() * NORMAL / (all + z2);
    (middle - half, middle + half)
}
