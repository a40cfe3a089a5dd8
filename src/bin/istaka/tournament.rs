//! `istaka tournament`: holds contests for play chips between bots, and checks saved ones.

use clap::Args;
use istaka::contest::{
    ContestKind, Director, Entrant, Fixture, Format, Scored, Terms, write_contest,
};
use istaka::contests::read_confirmed;
use istaka::contests::{ContestTable, buys};
use istaka::with_rules;
use istaka::{AnyRules, Character};

use crate::contested::{Contested, of_game};
use crate::input::{named, read};
use crate::output::{Failure, coded, print};

/// Largest file.
const LONGEST: usize = 8 << 20;

/// Holds a ring game, a sit'n'go or a tournament between bots, and prints it as it is saved: terms,
/// draw, levels, payments at every table, moves, eliminations, and prizes.
#[derive(Args)]
pub struct Tournament {
    /// Checks a saved contest instead, from a file or with - from standard input: that it adds up,
    /// and that the play at the tables follows the rules.
    #[arg(long, value_name = "FILE", exclusive = true)]
    check: Option<String>,
    #[command(flatten)]
    setup: Setup,
    /// Save every action at the table of this entrant, counted from 0.
    #[arg(long, value_name = "ENTRANT")]
    keep: Option<usize>,
}

/// The terms of a contest, and who takes part.
#[derive(Args)]
pub struct Setup {
    /// ring, sitngo or table.
    #[arg(long, value_parser = named::<ContestKind>, default_value = "table")]
    kind: ContestKind,
    /// normal, blitz, speed, rebuy, freeroll or guaranteed.
    #[arg(long, value_parser = named::<Format>, default_value = "normal")]
    format: Format,
    /// The rules of the rounds: a preset and the differences from it.
    #[arg(long, default_value = "turkish")]
    rules: String,
    /// Number of entrants: 2 to 4, in a tournament 5 to 64.
    #[arg(long)]
    entrants: Option<usize>,
    /// The entrants, repeated in turn: a level, with a style as in medium:careful, or a character.
    #[arg(long, value_delimiter = ',', default_value = "hard")]
    bots: Vec<Character>,
    /// Number of rounds of a ring game: 1, 2, 3 or 5.
    #[arg(long, default_value_t = 3)]
    rounds: u16,
    /// Each entrant's payment into the pool; none in a freeroll.
    #[arg(long, default_value_t = 100)]
    stake: u64,
    /// The organiser's fee in addition to it, in percent.
    #[arg(long, default_value_t = 10)]
    rake: u64,
    /// The prize of a freeroll, or the guaranteed pool.
    #[arg(long, default_value_t = 2000)]
    prize: u64,
    /// The seed of the contest.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Tournament {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the request, the file or the output.
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(file) = &self.check {
            return check(file).map_err(|failure| failure.in_file(file));
        }
        let rules = self.setup.rules()?;
        with_rules!(rules, rules => self.run_by(rules))
    }

    fn run_by<G: Contested + Scored>(&self, rules: G) -> Result<(), Failure> {
        let terms = self.setup.terms(&rules)?;
        let director = self.setup.hold(&terms, 0, self.keep)?;
        print(write_contest(&director).trim_end())
    }
}

impl Setup {
    /// The rules of the rounds.
    ///
    /// # Errors
    /// They are none.
    pub fn rules(&self) -> Result<AnyRules, String> {
        self.rules.parse()
    }

    fn entrants(&self) -> usize {
        self.entrants.unwrap_or(if self.kind == ContestKind::Tournament { 16 } else { 4 })
    }

    /// The terms.
    ///
    /// # Errors
    /// There is no such contest, or a bot does not exist in this game.
    pub fn terms<G: Contested + Scored>(&self, rules: &G) -> Result<Terms, String> {
        let (kind, format) = (self.kind, self.format);
        let free = format == Format::Freeroll;
        let terms = Terms {
            rules: rules.to_string(),
            kind,
            format,
            rounds: if kind == ContestKind::Ring { self.rounds } else { 0 },
            stake: if free { 0 } else { self.stake },
            rake_percent: if free { 0 } else { self.rake },
            prize: if format.adds() { self.prize } else { 0 },
            partners: rules.has_partners(),
        };
        self.bots.iter().try_for_each(|&bot| of_game::<G>(bot).map(drop))?;
        terms.check(self.entrants()).map_err(|error| error.to_string())?;
        terms.suited::<G>(self.entrants()).map_err(|error| error.to_string())?;
        Ok(terms)
    }

    /// Holds the contest of this number, and saves the actions at the table of an entrant. The bots
    /// rotate their places from one contest to the next.
    ///
    /// # Errors
    /// The error of the contest.
    pub fn hold(
        &self,
        terms: &Terms,
        number: u64,
        keep: Option<usize>,
    ) -> Result<Director, String> {
        let entrant = |place: usize| {
            let bot = self.bots[(place + number as usize) % self.bots.len()];
            // Two rebuys and an add-on, if there are any.
            let purse = 4 * terms.buy_in();
            Entrant { name: String::new(), player: bot.to_string(), purse }
        };
        let entrants: Vec<Entrant> = (0..self.entrants()).map(entrant).collect();
        let count = entrants.len();
        let director = Director::open(terms.clone(), entrants, self.seed.wrapping_add(number));
        let mut director = director.map_err(|error| error.to_string())?;
        let mut bots = None;
        while !director.is_over() {
            if let Some(&offer) = director.offers().first() {
                let answer = buys(&director, offer).map_err(|error| error.to_string())?;
                let answered = director.answer(offer.entrant, answer);
                answered.map_err(|error| error.to_string())?;
                continue;
            }
            for fixture in director.fixtures() {
                let table = fixture.table;
                let kept = keep.is_some_and(|entrant| fixture.seats.contains(&Some(entrant)));
                let contest_table = ContestTable::new(fixture, &director, bots.take());
                let mut contest_table = contest_table.map_err(|error| error.to_string())?;
                let report = contest_table.play(count).map_err(|error| error.to_string())?;
                let game = contest_table.bots.game();
                let actions = if kept { Fixture::lines(game) } else { Vec::new() };
                director.report(table, report, &actions).map_err(|error| error.to_string())?;
                bots = Some(contest_table.bots);
            }
        }
        Ok(director)
    }
}

/// Checks a saved contest.
fn check(file: &str) -> Result<(), Failure> {
    let contest = read_confirmed(&read(file, LONGEST)?);
    let (director, fixtures) = contest.map_err(|error| coded(&error))?;
    let tables = director.log().iter().filter(|line| line.starts_with("table ")).count();
    print(format_args!(
        "{tables} fixtures add up, {} of them played again by the rules",
        fixtures.len()
    ))?;
    if !director.is_over() {
        return print("it goes on");
    }
    let paid = director.prizes().iter().filter(|&&prize| prize > 0).count();
    print(format_args!("it is over: {} chips went to {paid} entrants", director.pool()))
}
