//! Measures what it is worth to keep tiles in table rummy, by what would stay on the rack
//! (docs/strength.md).

use std::collections::BTreeMap;
use std::sync::Mutex;

use clap::Args;
use istaka::rummi::{Action, Hint, Outcome, Player, Round, Rules, TableSolver, View};
use istaka::{Bot, Character, Game, Level, Positions, Seat, Standing, Wall};

use crate::dealing::starter;
use crate::output::{Failure, print};
use crate::sum::Sum;

/// Lays and keeps at the same decisions of Hard bots in table rummy, and prints what keeping wins.
///
/// At a turn in which a player could lay most but not all of the rack, both are followed to the
/// end of the round in the same futures, in which the tiles that the player has not seen are dealt
/// at random: the play with the most tiles, and laying nothing. The others go on as Hard bots.
#[derive(Args)]
pub struct Keeping {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "rummi80")]
    rules: Rules,
    /// Number of rounds.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Number of futures of a decision.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..))]
    futures: u64,
    /// One of so many decisions is tried.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// The player goes on as this bot after both.
    #[arg(long, default_value = "hard:patient")]
    then: Character,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 80_000_000)]
    seed: u64,
    /// Number of threads.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), default_value_t = 1)]
    jobs: u16,
}

/// The tiles from which those that would stay are counted alike.
const MANY: usize = 9;

/// The sums of decisions alike: the share of rounds won by laying, and what keeping wins beside.
#[derive(Clone, Copy, Default)]
struct Sums {
    laid: Sum,
    kept: Sum,
}

/// The players of a thread.
struct Table {
    rules: Rules,
    hard: Player,
    then: Player,
    solver: TableSolver,
}

impl Keeping {
    /// Plays the rounds and prints the table.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        let next = Mutex::new(0..self.deals);
        let all: Mutex<BTreeMap<u64, BTreeMap<usize, Sums>>> = Mutex::default();
        let work = || {
            let mut table = Table::of(self.rules, self.then);
            loop {
                let deal = next.lock().expect("no thread fails").next();
                let Some(deal) = deal else { break };
                let sums = self.play(self.seed.wrapping_add(deal), &mut table);
                all.lock().expect("no thread fails").insert(deal, sums);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(work);
            }
        });
        let mut sums: BTreeMap<usize, Sums> = BTreeMap::new();
        // In the order of the deals: sums of fractions depend on it.
        for (left, more) in all.into_inner().expect("no thread fails").into_values().flatten() {
            let sums = sums.entry(left).or_default();
            sums.laid.merge(more.laid);
            sums.kept.merge(more.kept);
        }
        print("| would stay | decisions | wins by laying, % | keeping wins more, % |")?;
        print("| --- | ---: | ---: | ---: |")?;
        sums.iter().try_for_each(|(&left, sums)| {
            let ((laid, _), (more, within)) = (sums.laid.mean(), sums.kept.mean());
            let count = sums.kept.count;
            print(format_args!("| {left} | {count} | {laid:.1} | {more:.1} ± {within:.1} |"))
        })
    }

    /// Plays a round and tries some of its decisions.
    fn play(&self, seed: u64, table: &mut Table) -> BTreeMap<usize, Sums> {
        let seats = self.rules.seats();
        let wall = Wall::shuffled(self.rules.deal_plan(), seed, 1, seats.count());
        let mut round = Round::new(self.rules, seats, starter(seats, seed), &wall);
        let mut sums: BTreeMap<usize, Sums> = BTreeMap::new();
        let mut met = seed;
        while let Some(seat) = round.turn() {
            let view = View::of(&round, seat, &Standing::first(self.rules));
            if let Some((lay, left)) = table.choice(&view) {
                met += 1;
                if met.is_multiple_of(self.every) {
                    let sums = sums.entry(left.min(MANY)).or_default();
                    let [laid, kept] = self.weigh(&view, &[lay, Action::Draw], table);
                    sums.laid.add(laid);
                    sums.kept.add(kept - laid);
                }
            }
            let action = table.hard.decide(&view, &mut || false);
            round.play(seat, action).expect("bots keep the rules");
        }
        sums
    }

    /// The share of futures that the player wins after each action, in percent.
    fn weigh(&self, view: &View, actions: &[Action; 2], table: &mut Table) -> [f64; 2] {
        let position = Rules::write_position(view);
        let mut wins = [0; 2];
        for future in 0..self.futures {
            let placed = Rules::read_position(&position, future).expect("a view is a position");
            for (wins, action) in wins.iter_mut().zip(actions) {
                *wins += u32::from(table.wins(placed.round.clone(), view.seat, action.clone()));
            }
        }
        wins.map(|wins| 100.0 * f64::from(wins) / self.futures as f64)
    }
}

impl Table {
    fn of(rules: Rules, then: Character) -> Table {
        let [hard, then] = [Level::Hard.into(), then]
            .map(|character: Character| Player::new(&rules, character, 0));
        Table { rules, hard, then, solver: TableSolver::new(rules) }
    }

    /// The play with the most tiles, and the number of those that would stay; `None` where keeping
    /// is no choice.
    fn choice(&mut self, view: &View) -> Option<(Action, usize)> {
        let Hint::Lay { play, .. } = Hint::of(view, &mut self.solver) else { return None };
        let left = view.hand.len() - play.laid.len();
        istaka::rummi::Keeping::is_choice(view, left).then_some((Action::Lay(play.table), left))
    }

    /// Returns `true` if the player at a seat wins the round after this action.
    fn wins(&mut self, mut round: Round, own: Seat, action: Action) -> bool {
        round.play(own, action).expect("it is possible");
        let standing = Standing::first(self.rules);
        while let Some(seat) = round.turn() {
            let bot = if seat == own { &mut self.then } else { &mut self.hard };
            let action = bot.decide(&View::of(&round, seat, &standing), &mut || false);
            round.play(seat, action).expect("bots keep the rules");
        }
        matches!(round.outcome(), Some(Outcome::Won { seat, .. }) if seat == own)
    }
}
