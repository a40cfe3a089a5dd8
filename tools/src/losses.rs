//! Measures what reviews of 101 Okey charge bots of each level, beside the points that they write
//! (docs/strength.md).

use clap::Args;
use istaka::okey101::{Player, Rules, Solver, review};
use istaka::{Bot, Game, Judged, Level, Match, Named};

use crate::dealing::deal_next;
use crate::output::{Failure, print};
use crate::sum::Sum;

/// Lets one bot of each level play among Hard bots in 101 Okey, and prints what the review of its
/// rounds charges it, also by clear mistakes alone, beside the points that it writes in the same
/// deals.
#[derive(Args)]
pub struct Losses {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "yuzbir")]
    rules: Rules,
    /// Number of rounds of each level.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 70_000_000)]
    seed: u64,
}

impl Losses {
    /// Plays the rounds and prints the table.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        print("| level | charged a round | told | told a decision | points a round |")?;
        print("| --- | ---: | ---: | ---: | ---: |")?;
        Level::ALL.into_iter().try_for_each(|level| print(self.line(level)))
    }

    fn line(&self, level: Level) -> String {
        let (mut charged, mut told, mut points) = <(Sum, Sum, Sum)>::default();
        let mut decisions = 0;
        let mut solver = Solver::new();
        for seed in self.seed..self.seed.saturating_add(self.deals) {
            let mut game = Match::new(self.rules, seed);
            deal_next(&mut game);
            let seats: Vec<_> = self.rules.seats().iter().collect();
            let own = seats[seed as usize % seats.len()];
            let mut bots = [level, Level::Hard].map(|level| Player::new(level, seed));
            while let Some(seat) = game.turn() {
                let view = game.view(seat).expect("a round is played");
                let bot = &mut bots[usize::from(seat != own)];
                game.play(seat, bot.decide(&view, &mut || false)).expect("bots keep the rules");
            }
            let review = review(&game, 0, own, &mut solver).expect("the round is over");
            let lost = review.decisions.iter().map(Judged::lost).sum::<f64>();
            decisions += review.decisions.len();
            charged.add(lost);
            told.add(review.skill().lost);
            points.add(f64::from(Rules::total(game.rounds()[0].scores[own.index()])));
        }
        let ((lost, within), (clear, _), (written, beside)) =
            (charged.mean(), told.mean(), points.mean());
        let each = clear * self.deals as f64 / decisions.max(1) as f64;
        format!(
            "| {} | {lost:.1} ± {within:.1} | {clear:.1} | {each:.2} | {written:.1} ± \
             {beside:.1} |",
            level.name()
        )
    }
}
