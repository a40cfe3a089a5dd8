//! The rules of a match of the game with 80 tiles, and its score sheet.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::named::Named;
use crate::rummi::{OPENING, Outcome, Rules};
use crate::seat::Seat;

/// The rules, as far as the table and its dialogs show them.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RummiOptionsView {
    /// As text: a preset and what differs from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "RummiPreset")]
    pub preset: &'static str,
    /// What the first series of a player must be worth together.
    pub opening: u32,
    /// Whether an invalid end of turn is only refused; else it costs a tile and the turn.
    pub refuse_only: bool,
    /// How many seconds a turn may take; null where there is no clock.
    pub clock: Option<u16>,
}

/// Whether a round is over, and how.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum RummiRoundState {
    Running,
    /// Somebody's rack was empty.
    Won,
    /// The stock was empty, and all passed.
    Blocked,
}

/// A round in the score sheet.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RummiSheetRow {
    /// Its place in the match, from 1.
    pub round: usize,
    /// The same, for in this game every round counts.
    pub number: usize,
    /// Who dealt.
    pub dealer: usize,
    /// Whether it is over, and how.
    pub state: RummiRoundState,
    /// Whose rack was empty.
    pub winner: Option<usize>,
    /// Who wins the round: several where a blocked one is shared; nobody while it runs.
    pub winners: Vec<usize>,
    /// Whether the winner had laid nothing before.
    pub at_once: bool,
    /// What each seat wrote; null for one that did not play.
    pub scores: Vec<Option<RummiScoreView>>,
}

/// What a player wrote for a round.
#[derive(Serialize, Tsify)]
pub struct RummiScoreView {
    /// Minus points.
    pub total: u16,
    /// The same as it is shown: negative.
    pub shown: i32,
}

/// The rules, for the page.
pub fn options_view(rules: &Rules) -> RummiOptionsView {
    RummiOptionsView {
        text: rules.to_string(),
        preset: rules.preset.name(),
        opening: OPENING,
        refuse_only: rules.refuse_only,
        clock: rules.clock.seconds(),
    }
}

/// What a player wrote, for the page.
pub fn score_view(score: u16) -> RummiScoreView {
    RummiScoreView { total: score, shown: -i32::from(score) }
}

/// A round of the score sheet, counted from 0, for the page.
pub fn sheet_row(game: &Match<Rules>, index: usize) -> RummiSheetRow {
    let played = &game.rounds()[index];
    let (state, winner, at_once) = match played.round.outcome() {
        None => (RummiRoundState::Running, None, false),
        Some(Outcome::Blocked) => (RummiRoundState::Blocked, None, false),
        Some(Outcome::Won { seat, at_once }) => (RummiRoundState::Won, Some(seat.index()), at_once),
    };
    let score =
        |seat: Seat| played.seats.contains(seat).then(|| score_view(played.scores[seat.index()]));
    RummiSheetRow {
        round: index + 1,
        number: index + 1,
        dealer: played.dealer.index(),
        state,
        winner,
        winners: played.round.winners().map(Seat::index).collect(),
        at_once,
        scores: Seat::ALL.map(score).into(),
    }
}
