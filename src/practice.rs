//! Exercises without end: decisions of bots in rounds that were played for that.

use crate::bots::{Actor, Level, Offered};
use crate::contest::Match;
use crate::exercises::{Exercise, exercise};
use crate::game::Bot;
use crate::games::AnyRules;
use crate::misplays::Misplays;
use crate::position::Positions;
use crate::puzzles::Grade;
use crate::seat::Seat;

/// The factor by which a loss is larger than its interval, so that nobody doubts the answer.
const MARGIN: f64 = 3.0;

/// The players whose mistakes are looked for. Others err too seldom.
const ERRING: [Level; 3] = [Level::Beginner, Level::Easy, Level::Medium];

/// Number of tries of each level by which an exercise is graded.
const TRIES: u64 = 2;

/// The least share of right answers in an easy exercise, and in one of medium grade, in percent.
const EASY: usize = 70;
const MEDIUM: usize = 50;

/// An exercise from a round of bots.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Practice {
    /// The mistake of a bot.
    #[cfg_attr(feature = "serde", serde(flatten))]
    #[cfg_attr(feature = "judge", tsify(type = "Exercise"))]
    pub exercise: Exercise,
    /// The grade: by the share of bots that are right.
    #[cfg_attr(feature = "judge", tsify(type = "Grade"))]
    pub grade: Grade,
}

/// Plays a round of bots by these rules, and makes exercises of the dear mistakes of one of them.
/// The seed decides the deal and the bots; many rounds have no such mistake.
///
/// ```
/// use istaka::{AnyRules, is_right, practice};
/// let rules: AnyRules = "turkish".parse()?;
/// let all: Vec<_> = (0..4).flat_map(|seed| practice(&rules, seed)).collect();
/// let exercise = &all[0].exercise;
/// let right: Vec<&str> = exercise.right.iter().map(String::as_str).collect();
/// assert_eq!(is_right(&exercise.position, &right, right[0])?, Some(true));
/// assert_eq!(is_right(&exercise.position, &right, &exercise.did)?, Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn practice(rules: &AnyRules, seed: u64) -> Vec<Practice> {
    fn of<G: Offered + Positions + Misplays>(rules: G, seed: u64) -> Vec<Practice> {
        let own = Seat::ALL[0];
        let game = played(rules, own, seed);
        let dear = G::misplays(&game, 0, own).into_iter().filter(|one| one.lost >= G::LEAST);
        let found = dear.filter_map(|misplay| exercise(&game, 0, own, misplay, MARGIN));
        let graded = |exercise| Some(Practice { grade: grade::<G>(&exercise)?, exercise });
        found.filter_map(graded).collect()
    }
    with_rules!(*rules, rules => of(rules, seed))
}

/// Plays a round of a bot that errs among Hard ones.
fn played<G: Offered>(rules: G, own: Seat, seed: u64) -> Match<G> {
    let level = ERRING[(seed % ERRING.len() as u64) as usize];
    let mut bots = [level, Level::Hard].map(|level| G::Player::new(&rules, level.into(), seed));
    let mut game = Match::new(rules, seed);
    if game.deal().is_err() {
        return game;
    }
    while let Some(seat) = game.turn() {
        let Some(view) = game.view(seat) else { break };
        let action = bots[usize::from(seat != own)].decide(&view, &mut || false);
        if game.play(seat, action).is_err() {
            break;
        }
    }
    game
}

/// Grades an exercise; `None` if it cannot be read.
fn grade<G: Offered + Positions + Misplays>(
    Exercise { position, right, .. }: &Exercise,
) -> Option<Grade> {
    let placed = G::read_position(position, 0).ok()?;
    let rules = placed.standing.rules;
    let right: Vec<G::Action> =
        right.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let (view, round) = (placed.view(), &placed.round);
    let tries = Level::ALL.into_iter().flat_map(|level| (0..TRIES).map(move |seed| (level, seed)));
    let solves = |(level, seed): &(Level, u64)| {
        let action = G::Player::new(&rules, (*level).into(), *seed).decide(&view, &mut || false);
        right.iter().any(|wanted| G::is_alike(round, wanted, &action))
    };
    let solved = 100 * tries.filter(solves).count() / (Level::ALL.len() * TRIES as usize);
    Some(match solved {
        EASY.. => Grade::Easy,
        MEDIUM.. => Grade::Medium,
        _ => Grade::Hard,
    })
}
