//! The rules of a match of 101 Okey, and its score sheet.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::named::Named;
use crate::okey101::{Outcome, PENALTY, Penalty, Rules, Score};
use crate::seat::Seat;

/// The part of the rules that the table and its dialogs show.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Okey101OptionsView {
    /// The rules as text: a preset and the differences from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "Okey101Preset")]
    pub preset: &'static str,
    /// True if opposite seats are partners.
    pub partners: bool,
    /// True if the page helps: values, playable tiles and warnings.
    pub assist: bool,
    /// True if a wrong opening costs a penalty.
    pub strict_open: bool,
    /// True if giving a taken tile back costs a penalty.
    pub return_penalty: bool,
    /// The table actions that may be taken back at no cost.
    #[tsify(type = "Okey101TakeBack")]
    pub take_back: &'static str,
    /// True if pairs must be announced before they open.
    pub declare_pairs: bool,
    /// The discard piles that a player may look through.
    #[tsify(type = "Okey101Inspect")]
    pub inspect: &'static str,
    /// The points of a player who has announced pairs and not opened.
    pub announced: i32,
    /// The points of a penalty.
    pub penalty: i32,
    /// The time limit of a turn in seconds; 0 if there is none.
    pub clock: u16,
}

/// A round of the score sheet.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Okey101SheetRow {
    /// The number of the round in the match, from 1.
    pub round: usize,
    /// The number as players count: a void round is replayed under its number.
    pub number: usize,
    /// The dealer.
    pub dealer: usize,
    /// The result; null while the round runs.
    #[tsify(type = "Okey101Outcome | null")]
    pub outcome: Option<Outcome>,
    /// The player who finished, with the partner; empty if nobody did.
    pub winners: Vec<Seat>,
    /// The penalties, in order.
    pub penalties: Vec<Penalty>,
    /// The score of each seat; null if it did not play.
    pub scores: Vec<Option<Okey101ScoreView>>,
    /// The points that each seat has left, which are not counted down in this game.
    pub left: Option<Vec<i32>>,
}

/// The score of a player for a round, with its lines.
#[derive(Serialize, Tsify)]
pub struct Okey101ScoreView {
    /// The lines.
    #[serde(flatten)]
    #[tsify(type = "Okey101Score")]
    pub score: Score,
    /// The sum.
    pub total: i32,
    /// The displayed number.
    pub shown: i32,
}

/// Converts the rules for the page.
pub fn options_view(rules: &Rules) -> Okey101OptionsView {
    Okey101OptionsView {
        text: rules.to_string(),
        preset: rules.preset.name(),
        partners: rules.partners,
        assist: rules.assist,
        strict_open: rules.strict_open,
        return_penalty: rules.return_penalty,
        take_back: rules.take_back.name(),
        declare_pairs: rules.declare_pairs,
        inspect: rules.inspect.name(),
        announced: Score::unopened(true, rules).base,
        penalty: PENALTY,
        clock: rules.clock.seconds().unwrap_or(0),
    }
}

/// Adds the sum to the lines of a score.
pub fn score_view(score: Score) -> Okey101ScoreView {
    let total = score.total();
    Okey101ScoreView { score, total, shown: total }
}

/// The player who finished a round, with the partner; none if nobody did.
pub fn winners(rules: &Rules, outcome: Option<Outcome>) -> Vec<Seat> {
    match outcome {
        Some(Outcome::Won(finish)) => rules.side(finish.seat).iter().collect(),
        Some(Outcome::Exhausted | Outcome::Void) | None => Vec::new(),
    }
}

/// The number as players count of a round, counted from 0.
pub fn number(game: &Match<Rules>, index: usize) -> usize {
    let void = |outcome: Option<Outcome>| outcome == Some(Outcome::Void);
    1 + game.rounds()[..index].iter().filter(|played| !void(played.round.outcome())).count()
}

/// Converts a round, counted from 0, to a row of the score sheet.
pub fn sheet_row(game: &Match<Rules>, index: usize) -> Okey101SheetRow {
    let played = &game.rounds()[index];
    let score =
        |seat: Seat| played.seats.contains(seat).then(|| score_view(played.scores[seat.index()]));
    Okey101SheetRow {
        round: index + 1,
        number: number(game, index),
        dealer: played.dealer.index(),
        outcome: played.round.outcome(),
        winners: winners(game.rules(), played.round.outcome()),
        penalties: played.round.penalties().to_vec(),
        scores: Seat::ALL.map(score).into(),
        left: None,
    }
}
