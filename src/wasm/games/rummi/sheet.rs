//! The rules of a match of table rummy, and its score sheet.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::named::Named;
use crate::rummi::{Outcome, Rules};
use crate::seat::Seat;

/// The part of the rules that the table and its dialogs show.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RummiOptionsView {
    /// The rules as text: a preset and the differences from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "RummiPreset")]
    pub preset: &'static str,
    /// The points that a player's first series must have together.
    pub opening: u32,
    /// True if an invalid end of a turn is only refused; else it costs tiles and the turn.
    pub refuse_only: bool,
    /// Number of tiles that a failed turn costs.
    pub penalty_tiles: u16,
    /// The time limit of a turn in seconds; 0 if there is none.
    pub clock: u16,
}

/// The state of a round.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum RummiRoundState {
    Running,
    /// A player's rack was empty.
    Won,
    /// The stock was empty, and all players passed.
    Blocked,
}

/// A round of the score sheet.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RummiSheetRow {
    /// The number of the round in the match, from 1.
    pub round: usize,
    /// The number as players count, equal to `round`, since every round of this game counts.
    pub number: usize,
    /// The dealer.
    pub dealer: usize,
    /// The state.
    pub state: RummiRoundState,
    /// The winners: several if a blocked round is shared; empty while it runs.
    pub winners: Vec<usize>,
    /// True if the winner had laid nothing before.
    pub at_once: bool,
    /// The score of each seat; null if it did not play.
    pub scores: Vec<Option<RummiScoreView>>,
    /// The points that each seat has left, which are not counted down in this game.
    pub left: Option<Vec<i32>>,
}

/// The score of a player for a round.
#[derive(Serialize, Tsify)]
pub struct RummiScoreView {
    /// Minus points, or those that the winner takes.
    pub total: i32,
    /// The displayed number; minus points are negative.
    pub shown: i32,
}

/// Converts the rules for the page.
pub fn options_view(rules: &Rules) -> RummiOptionsView {
    RummiOptionsView {
        text: rules.to_string(),
        preset: rules.preset.name(),
        opening: rules.opening.into(),
        refuse_only: rules.refuse_only,
        penalty_tiles: rules.penalty_tiles.get(),
        clock: rules.clock.seconds().unwrap_or(0),
    }
}

/// Converts a player's score for the page.
pub fn score_view(rules: &Rules, score: i32) -> RummiScoreView {
    RummiScoreView { total: score, shown: rules.shown(score) }
}

/// Converts a round, counted from 0, to a row of the score sheet.
pub fn sheet_row(game: &Match<Rules>, index: usize) -> RummiSheetRow {
    let played = &game.rounds()[index];
    let (state, at_once) = match played.round.outcome() {
        None => (RummiRoundState::Running, false),
        Some(Outcome::Blocked) => (RummiRoundState::Blocked, false),
        Some(Outcome::Won { at_once, .. }) => (RummiRoundState::Won, at_once),
    };
    let score = |seat: Seat| {
        played.seats.contains(seat).then(|| score_view(game.rules(), played.scores[seat.index()]))
    };
    RummiSheetRow {
        round: index + 1,
        number: index + 1,
        dealer: played.dealer.index(),
        state,
        winners: played.round.winners().map(Seat::index).collect(),
        at_once,
        scores: Seat::ALL.map(score).into(),
        left: None,
    }
}
