//! `istaka strength`: tells from saved matches how strong a player is, and the usual mistakes.

use clap::Args;
use istaka::{
    GAMES, Habit, Judged, Match, Review, Reviews, Seat, Skill, Strength, habits, with_rules,
};
use serde::Serialize;

use crate::output::{Failure, print, remark};
use crate::recorded::Record;

/// Tells how strong a player is in each game, from the decisions in the finished rounds of records
/// or links, and which mistakes were made in them.
///
/// Matches for practice do not count. The latest rounds tell the strength, as many as are needed.
#[derive(Args)]
pub struct Strengths {
    /// The files, the earliest match first, or - for standard input.
    #[arg(required = true)]
    files: Vec<String>,
    /// The seat of the player; on the page it is 0.
    #[arg(long, value_parser = seat, default_value = "0")]
    seat: Seat,
}

/// The strength of a player in one game.
#[derive(Serialize)]
struct Told<Mistake> {
    game: &'static str,
    /// Number of rounds of the player.
    rounds: usize,
    strength: Option<Strength>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<Missing>,
    habits: Vec<Habit<Mistake>>,
}

/// The rounds and decisions that are missing for a strength.
#[derive(Serialize)]
struct Missing {
    rounds: usize,
    decisions: usize,
}

impl Strengths {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of a record or the output.
    pub fn run(&self) -> Result<(), Failure> {
        let records = self.files.iter().map(|file| Record::read(file));
        let records = records.collect::<Result<Vec<_>, _>>()?;
        let mut lines = Vec::new();
        for game in GAMES {
            let such: Vec<_> = records.iter().filter(|one| one.rules().game() == *game).collect();
            let Some(first) = such.first() else { continue };
            lines.push(with_rules!(first.rules(), rules => self.line(rules, &such)?));
        }
        lines.iter().try_for_each(print)
    }

    /// Tells the strength in the game of these rules.
    fn line<G>(&self, rules: G, records: &[&Record]) -> Result<String, Failure>
    where
        G: Reviews<Decision: Judged<Mistake: Serialize>>,
    {
        let mut reviews = Vec::new();
        for record in records {
            let game = record.parsed(rules)?;
            if game.practice() {
                remark(format_args!("{}: a match for practice does not count", record.file));
            } else {
                reviews.extend(self.reviews(&game));
            }
        }
        let skills: Vec<Skill> = reviews.iter().map(Review::skill).collect();
        let strength = Strength::of::<G::Decision>(&skills);
        let missing = strength.is_none().then(|| {
            let (rounds, decisions) = Strength::LEAST;
            let decided = skills.iter().map(|skill| skill.decisions).sum();
            Missing {
                rounds: rounds.saturating_sub(skills.len()),
                decisions: decisions.saturating_sub(decided),
            }
        });
        let habits = habits(&reviews);
        let told = Told { game: G::NAME, rounds: skills.len(), strength, missing, habits };
        serde_json::to_string(&told).map_err(|error| error.to_string().into())
    }

    /// Reviews the finished rounds that the player took part in.
    fn reviews<G: Reviews>(&self, game: &Match<G>) -> Vec<Review<G::Decision>> {
        let rounds = game.rounds().iter().enumerate();
        let own = rounds.filter(|(_, played)| played.seats.contains(self.seat));
        own.filter_map(|(round, _)| G::review(game, round, self.seat)).collect()
    }
}

fn seat(text: &str) -> Result<Seat, &'static str> {
    Seat::named(text).ok_or("it is one of 0, 1, 2, 3")
}
