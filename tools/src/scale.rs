//! Measures the scale by which the strength of a player is told (docs/strength.md).

use std::sync::Mutex;

use clap::Args;
use istaka::{
    Actor, AnyRules, Bot, Judged, Level, Match, Named, Offered, Ranks, Reviews, Skill, Strength,
    Summarized, Worth, with_rules,
};

use crate::dealing::deal_next;
use crate::output::{Failure, print};
use crate::sum::Sum;

/// Lets one bot of each level play among Hard bots, and prints what its decisions lose by the
/// review of its rounds: in hundredths of a round, points or tiles.
///
/// Beside it stands the loss by the scale; the runs, each of as many rounds as tell a strength,
/// whose interval holds that one; and what the loss foretells by the scale beside what the bot
/// achieves: of a hundred rounds those that it wins, in 101 Okey the points of a round.
#[derive(Args)]
pub struct Scale {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "turkish")]
    rules: AnyRules,
    /// Number of rounds of each level.
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Number of rounds that are reviewed, the first ones.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..))]
    reviews: u64,
    /// The seed of the first deal; the others follow. The default one made the scale.
    #[arg(long, default_value_t = 70_000_000)]
    seed: u64,
    /// Number of threads.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), default_value_t = 1)]
    jobs: u16,
}

/// A round of a bot.
struct Played {
    /// Its decisions, if it was reviewed.
    skill: Option<Skill>,
    won: bool,
    points: i32,
}

impl Scale {
    /// Plays the rounds and prints the table.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        with_rules!(self.rules, rules => self.run_by(rules))
    }

    fn run_by<G: Offered + Ranks + Reviews + Summarized + Sync>(
        &self,
        rules: G,
    ) -> Result<(), Failure> {
        let (name, rule) = match G::WORTH {
            Worth::Points => ("points foretold | points a round", " ---: |"),
            Worth::Wins | Worth::Tiles => ("foretold, %", ""),
        };
        print(format_args!(
            "| level | decisions a round | a decision loses | by the scale | told from a run | \
             runs that hold it | {name} | won rounds, % |"
        ))?;
        let numbers = " ---: |".repeat(7);
        print(format_args!("| --- |{numbers}{rule}"))?;
        Level::ALL.into_iter().try_for_each(|level| print(self.line(rules, level)))
    }

    fn line<G: Offered + Ranks + Reviews + Summarized + Sync>(
        &self,
        rules: G,
        level: Level,
    ) -> String {
        let next = Mutex::new(0..self.deals);
        let all = Mutex::new(Vec::new());
        let work = || {
            loop {
                let deal = next.lock().expect("no thread fails").next();
                let Some(deal) = deal else { break };
                let played = self.play(rules, level, deal);
                all.lock().expect("no thread fails").push((deal, played));
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(work);
            }
        });
        let mut all = all.into_inner().expect("no thread fails");
        // In the order of the deals: sums of fractions depend on it.
        all.sort_by_key(|(deal, _)| *deal);
        let (mut won, mut written) = <(Sum, Sum)>::default();
        for (_, round) in &all {
            won.add(if round.won { 100.0 } else { 0.0 });
            written.add(f64::from(round.points));
        }
        let skills: Vec<Skill> = all.iter().filter_map(|(_, round)| round.skill).collect();
        let decisions: usize = skills.iter().map(|skill| skill.decisions).sum();
        let lost = skills.iter().map(|skill| skill.counted).sum::<f64>();
        let mean = lost / decisions.max(1) as f64;
        let each = decisions as f64 / skills.len().max(1) as f64;
        let (scaled, _) = G::Decision::SCALE[level as usize];
        let (mut within, mut right) = (Sum::default(), 0);
        let mut rest = &skills[..];
        while let Some(run) = Strength::of::<G::Decision>(rest) {
            within.add(run.within);
            right += u32::from((run.lost - scaled).abs() <= run.within);
            rest = &rest[..rest.len() - run.rounds];
        }
        let (runs, (within, _)) = (within.count, within.mean());
        let foretold = Strength::achieved::<G::Decision>(mean);
        let (unit, points) = match G::WORTH {
            Worth::Wins => (100.0, String::new()),
            Worth::Tiles => (1.0, String::new()),
            Worth::Points => (1.0, format!(" {} |", mean_of(written))),
        };
        let [mean, scaled, within] = [mean, scaled, within].map(|lost| unit * lost);
        format!(
            "| {} | {each:.1} | {mean:.3} | {scaled:.3} | ± {within:.3} | {right} of {runs} | \
             {foretold:.1} |{points} {} |",
            level.name(),
            mean_of(won)
        )
    }

    /// Plays a round of a bot among Hard bots.
    fn play<G: Offered + Ranks + Reviews + Summarized>(
        &self,
        rules: G,
        level: Level,
        deal: u64,
    ) -> Played {
        let seed = self.seed.wrapping_add(deal);
        let mut game = Match::new(rules, seed);
        deal_next(&mut game);
        let seats: Vec<_> = rules.seats().iter().collect();
        let own = seats[seed as usize % seats.len()];
        let mut bots = [level, Level::Hard].map(|level| G::Player::new(&rules, level.into(), seed));
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round is played");
            let bot = &mut bots[usize::from(seat != own)];
            game.play(seat, bot.decide(&view, &mut || false)).expect("bots keep the rules");
        }
        let played = &game.rounds()[0];
        let review = (deal < self.reviews).then(|| G::review(&game, 0, own)).flatten();
        let skill = review.map(|review| review.skill());
        let won = G::is_decided(&played.round) && G::has_won(&played.round, own);
        Played { skill, won, points: G::total(played.scores[own.index()]) }
    }
}

/// The mean of measured numbers with half of its interval.
fn mean_of(sum: Sum) -> String {
    let (mean, half) = sum.mean();
    format!("{mean:.1} ± {half:.1}")
}
