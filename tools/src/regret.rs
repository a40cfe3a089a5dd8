//! Measures what decisions of 101 Okey lose, by kind (docs/strength.md).

use std::collections::BTreeMap;
use std::sync::Mutex;

use clap::Args;
use istaka::okey101::{
    Action, Foresight, Judged, Params, Phase, Player, Possible, Round, Rules, Solver, View, score,
    use_of,
};
use istaka::{Bot, Game, Level, Seat, Standing, Wall};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::dealing::starter;
use crate::output::{Failure, print};
use crate::sum::Sum;

/// Tries other actions at decisions of Hard bots in 101 Okey, and prints what the decisions lose.
///
/// Each action is followed to the end of the round by Hard bots, in the same futures for all
/// actions of the decision. The best action is the one that costs least where all hidden tiles are
/// exchanged at random, as the player sees it; what it saves is measured in other futures, with the
/// hands of the round and the tiles to draw shuffled, so luck in choosing does not count.
///
/// It also prints how the differences that are foretold go with those that are measured: their
/// slope, and the spread around it, which grows with the root of the points up to 20. Of discards
/// an Expert foretells them, of other actions the value of the situation after the turn.
#[derive(Args)]
pub struct Regret {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "yuzbir")]
    rules: Rules,
    /// Number of rounds.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Number of futures that choose, and as many that measure.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..))]
    futures: u32,
    /// One of so many decisions of a kind is tried.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 60_000_000)]
    seed: u64,
    /// Number of threads.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), default_value_t = 1)]
    jobs: u16,
}

/// The most discards that are tried in a decision.
const DISCARDS: usize = 5;

/// The kinds of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    TakeOrDraw,
    OpenOrWait,
    SeriesOrPairs,
    LayOrKeep,
    Exchange,
    DiscardBefore,
    DiscardAfter,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::TakeOrDraw => "take or draw",
            Kind::OpenOrWait => "open or wait",
            Kind::SeriesOrPairs => "series or pairs",
            Kind::LayOrKeep => "lay or keep",
            Kind::Exchange => "exchange or not",
            Kind::DiscardBefore => "discard before the opening",
            Kind::DiscardAfter => "discard after it",
        }
    }
}

/// The sums of a kind of decision.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// Number of decisions.
    met: u64,
    /// The points lost by those tried, and by an Expert's action in their place.
    lost: Sum,
    by_expert: Sum,
    /// Number of decisions in which another action was better.
    other: u64,
    /// Of differences below [`MANY`] points, and of others.
    foretold: [Foretold; 2],
}

/// The points from which the spread of differences no longer grows.
const MANY: f64 = 20.0;

/// Sums for the regression of measured differences on foretold ones.
#[derive(Clone, Copy, Default)]
struct Foretold {
    pairs: u64,
    foretold: f64,
    both: f64,
    measured: f64,
    /// The points that are foretold.
    points: f64,
    /// The variance of the measured differences by the futures alone.
    noise: f64,
}

impl Sums {
    fn merge(&mut self, other: Sums) {
        self.met += other.met;
        self.other += other.other;
        self.lost.merge(other.lost);
        self.by_expert.merge(other.by_expert);
        for (all, more) in self.foretold.iter_mut().zip(other.foretold) {
            all.merge(more);
        }
    }

    fn line(self, kind: Kind, seats: f64) -> String {
        let (met, tried) = (self.met as f64 / seats, self.lost.count);
        let ((lost, within), (expert, beside)) = (self.lost.mean(), self.by_expert.mean());
        let share = 100.0 * self.other as f64 / tried.max(1) as f64;
        format!(
            "| {} | {met:.2} | {tried} | {share:.0} | {lost:.2} ± {within:.2} | {:.2} ± {:.2} | \
             {:.2} ± {:.2} |",
            kind.name(),
            lost * met,
            within * met,
            expert * met,
            beside * met,
        )
    }
}

impl Foretold {
    /// Adds differences from the best discard, foretold and in each future.
    fn add(&mut self, foretold: f64, measured: &[f64]) {
        let count = measured.len() as f64;
        let mean = measured.iter().sum::<f64>() / count;
        let squares = measured.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
        self.pairs += 1;
        self.points += foretold.abs();
        self.foretold += foretold * foretold;
        self.both += foretold * mean;
        self.measured += mean * mean;
        self.noise += squares / (count - 1.0) / count;
    }

    fn merge(&mut self, more: Foretold) {
        self.pairs += more.pairs;
        self.foretold += more.foretold;
        self.both += more.both;
        self.measured += more.measured;
        self.points += more.points;
        self.noise += more.noise;
    }

    /// The variance around this slope, all pairs together, without that of the futures.
    fn variance(self, slope: f64) -> f64 {
        let around = self.measured - 2.0 * slope * self.both + slope * slope * self.foretold;
        (around - self.noise).max(0.0)
    }

    fn line([few, many]: [Foretold; 2], kind: Kind) -> String {
        let mut all = few;
        all.merge(many);
        let slope = all.both / all.foretold;
        // 0 of no pairs.
        let root = |variance: f64, of: f64| if of > 0.0 { (variance / of).sqrt() } else { 0.0 };
        let for_one = root(few.variance(slope), slope * few.points);
        let of_many = root(many.variance(slope), many.pairs as f64);
        format!(
            "{}: slope {slope:.2}, spread {for_one:.1} for one point ({} pairs), {of_many:.1} for \
             {MANY} and more ({} pairs)",
            kind.name(),
            few.pairs,
            many.pairs
        )
    }
}

/// An action to try, with its cost by an Expert if that is known.
type Tried = (Action, Option<f64>);

/// A decision under trial.
struct Trial {
    kind: Kind,
    /// The actions, that of the bot first.
    actions: Vec<Action>,
    /// The cost of each discard by an Expert, if only discards are compared.
    costs: Vec<Option<f64>>,
}

/// The players of a thread.
struct Table {
    rules: Rules,
    hard: Player,
    expert: Player,
    foresight: Foresight,
    solver: Solver,
}

impl Regret {
    /// Plays the rounds and prints the table.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        let next = Mutex::new(0..self.deals);
        let all: Mutex<BTreeMap<u64, BTreeMap<Kind, Sums>>> = Mutex::default();
        let work = || {
            let mut table = Table::of(self.rules);
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
        let mut sums: BTreeMap<Kind, Sums> = BTreeMap::new();
        // In the order of the deals: sums of fractions depend on it.
        for (kind, more) in all.into_inner().expect("no thread fails").into_values().flatten() {
            sums.entry(kind).or_default().merge(more);
        }
        let seats = (self.deals * self.rules.players as u64) as f64;
        print(
            "| decision | a round | tried | other better, % | points lost each | a round | \
             by Expert |",
        )?;
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")?;
        sums.iter().try_for_each(|(&kind, sums)| print(sums.line(kind, seats)))?;
        sums.iter().map(|(&kind, sums)| Foretold::line(sums.foretold, kind)).try_for_each(print)
    }

    /// Plays a round and tries some of its decisions.
    fn play(&self, seed: u64, table: &mut Table) -> BTreeMap<Kind, Sums> {
        let seats = self.rules.seats();
        let wall = Wall::shuffled(self.rules.deal_plan(), seed, 1, seats.count());
        let mut round = Round::new(self.rules, seats, starter(seats, seed), &wall);
        let mut sums: BTreeMap<Kind, Sums> = BTreeMap::new();
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = round.turn() {
            let (action, trial) = table.decide(&round, seat);
            if let Some(trial) = trial {
                let sums = sums.entry(trial.kind).or_default();
                sums.met += 1;
                if seed.wrapping_add(sums.met).is_multiple_of(self.every) {
                    self.weigh(&round, seat, &trial, table, &mut random, sums);
                }
            }
            round.play(seat, action).expect("bots keep the rules");
        }
        sums
    }

    /// Tries the actions of a decision.
    fn weigh(
        &self,
        round: &Round,
        seat: Seat,
        trial: &Trial,
        table: &mut Table,
        random: &mut ChaCha8Rng,
        sums: &mut Sums,
    ) {
        let points = |table: &mut Table, future: &Round| -> Vec<f64> {
            trial.actions.iter().map(|action| table.follow(future, seat, action)).collect()
        };
        let (mut seen, mut true_hands) = (Vec::new(), Vec::new());
        for _ in 0..self.futures {
            let imagined = round.with_hidden_tiles_exchanged(seat, random);
            seen.push(points(table, &imagined));
            true_hands.push(points(table, &round.with_stock_shuffled(random)));
        }
        let sum = |futures: &[Vec<f64>], at: usize| futures.iter().map(|one| one[at]).sum::<f64>();
        let all = 0..trial.actions.len();
        let least = |costs: &dyn Fn(usize) -> f64| {
            all.clone().min_by(|&one, &other| costs(one).total_cmp(&costs(other)))
        };
        let best = least(&|at| sum(&seen, at)).expect("there are actions");
        let count = f64::from(self.futures);
        let lost = |at: usize| (sum(&true_hands, at) - sum(&true_hands, best)) / count;
        sums.lost.add(lost(0));
        sums.other += u64::from(best != 0);
        let known: Option<Vec<f64>> = trial.costs.iter().copied().collect();
        let costs = known.unwrap_or_else(|| {
            let actions = trial.actions.iter();
            actions.map(|action| table.promised(round, seat, action)).collect()
        });
        let expert = least(&|at| costs[at]).expect("there are actions");
        sums.by_expert.add(lost(expert));
        for at in all.filter(|&at| at != expert) {
            // What the player could know: nothing of the true hands.
            let measured: Vec<f64> = seen.iter().map(|one| one[at] - one[expert]).collect();
            let foretold = costs[at] - costs[expert];
            sums.foretold[usize::from(foretold.abs() >= MANY)].add(foretold, &measured);
        }
    }
}

impl Table {
    fn of(rules: Rules) -> Table {
        let [hard, expert] = [Level::Hard, Level::Expert].map(|level| Player::new(level, 0));
        Table { rules, hard, expert, foresight: Foresight::new(), solver: Solver::new() }
    }

    /// The action of the bot, and the decision behind it if there is another action to try.
    fn decide(&mut self, round: &Round, seat: Seat) -> (Action, Option<Trial>) {
        let view = View::of(round, seat, &Standing::first(self.rules));
        let action = self.hard.decide(&view, &mut || false);
        let trial = self.trial(&view, &action).map(|(kind, mut tried)| {
            tried.retain(|(other, _)| round.check(seat, other).is_ok());
            if !tried.iter().any(|(other, _)| *other == action) {
                tried.push((action.clone(), None));
            }
            // That of the bot first.
            tried.sort_by_key(|(other, _)| *other != action);
            let (actions, costs) = tried.into_iter().unzip();
            Trial { kind, actions, costs }
        });
        (action, trial.filter(|trial| trial.actions.len() > 1))
    }

    /// The kind of a decision, and the actions to try with their costs by an Expert.
    fn trial(&mut self, view: &View, action: &Action) -> Option<(Kind, Vec<Tried>)> {
        let with = |kind, others: Vec<Action>| {
            Some((kind, others.into_iter().map(|other| (other, None)).collect()))
        };
        match action {
            Action::Take => with(Kind::TakeOrDraw, vec![Action::Draw]),
            Action::Draw if view.legal.take => {
                let tile = view.takeable()?;
                let useful = !use_of(view, tile, &mut self.solver).is_empty();
                useful.then_some(())?;
                with(Kind::TakeOrDraw, vec![Action::Take])
            }
            // What a taken tile is used for was decided when it was taken.
            _ if view.unused.is_some() || view.phase != Phase::Play => None,
            Action::Open(_) => {
                let series = Possible::by_series(view, None, &mut self.solver);
                match (series, Possible::by_pairs(view, None)) {
                    (Some(series), Some(pairs)) => {
                        let all = [series, pairs].map(|opening| Action::Open(opening.rows));
                        with(Kind::SeriesOrPairs, all.to_vec())
                    }
                    _ => with(Kind::OpenOrWait, self.discards(view, 2)),
                }
            }
            Action::Lay(_) | Action::Add { .. } => with(Kind::LayOrKeep, self.discards(view, 2)),
            Action::Exchange { .. } => {
                let without = Params { exchanges: false, ..Params::HARD };
                let other = Player::new(without, 0).decide(view, &mut || false);
                with(Kind::Exchange, vec![other])
            }
            Action::Discard(_) if view.hand.len() > 1 => {
                let kind = match view.opened() {
                    None => Kind::DiscardBefore,
                    Some(_) => Kind::DiscardAfter,
                };
                let all = self.judged(view);
                // That of the bot, if it is not among the first.
                let of_bot = all.iter().skip(DISCARDS).filter(|(other, _)| other == action);
                let of_bot: Vec<_> = of_bot.cloned().collect();
                Some((kind, all.into_iter().take(DISCARDS).chain(of_bot).collect()))
            }
            _ => None,
        }
    }

    /// The discards with their costs by an Expert, the cheapest first.
    fn judged(&mut self, view: &View) -> Vec<Tried> {
        let cost = |Judged { tile, cost }| (Action::Discard(tile), Some(f64::from(cost)));
        self.expert.judged(view).into_iter().map(cost).collect()
    }

    /// The discards that cost least by an Expert.
    fn discards(&mut self, view: &View, most: usize) -> Vec<Action> {
        self.judged(view).into_iter().take(most).map(|(action, _)| action).collect()
    }

    /// The points that an action promises.
    fn promised(&mut self, round: &Round, seat: Seat, action: &Action) -> f64 {
        f64::from(match action {
            Action::Draw => self.foresight.drawing(round, seat),
            _ => self.foresight.promised(round, seat, std::slice::from_ref(action)),
        })
    }

    /// The points of a player after this action, and of the partner, if Hard bots play on.
    fn follow(&mut self, round: &Round, seat: Seat, action: &Action) -> f64 {
        let mut round = round.clone();
        round.play(seat, action.clone()).expect("it was checked");
        let standing = Standing::first(self.rules);
        while let Some(seat) = round.turn() {
            let view = View::of(&round, seat, &standing);
            let action = self.hard.decide(&view, &mut || false);
            round.play(seat, action).expect("bots keep the rules");
        }
        let scores = score(&round);
        let own = round.seats().iter().filter(|&other| !self.rules.are_opponents(seat, other));
        own.map(|seat| f64::from(scores[seat.index()].total())).sum()
    }
}
