//! The parts of a match without tiles: its rules, the ring, the dice, and a score sheet with
//! reasons.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::named::Named;
use crate::okey::{Finish, OFFENCE, Outcome, Rules, Score};
use crate::seat::Seat;
use crate::wall::{Dealing, Share};

/// The part of the rules that the table and its dialogs show.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct OkeyOptionsView {
    /// The rules as text: a preset and the differences from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "OkeyPreset")]
    pub preset: &'static str,
    /// The unit of the score.
    #[tsify(type = "Counting")]
    pub counting: &'static str,
    /// The condition that ends the match.
    #[tsify(type = "End")]
    pub end: &'static str,
    /// Number of decided rounds that end the match, if rounds end it.
    pub rounds: u16,
    /// The penalty points that put a player out, or the initial points if they are counted down.
    pub limit: u16,
    /// The rule for a player with exactly `limit` points.
    #[tsify(type = "LimitRule")]
    pub limit_rule: &'static str,
    /// The rule for discarding a wild tile, and for taking it.
    #[tsify(type = "WildDiscard")]
    pub wild_discard: &'static str,
    /// True if opposite seats are partners.
    pub partners: bool,
    /// The points for declaring an incomplete hand; 0 if it is refused.
    pub offence: u16,
    /// The time limit of a turn, which these rules leave to the players.
    pub clock: Option<u16>,
}

/// A throw of the die.
#[derive(Serialize, Tsify)]
pub struct ThrowView {
    /// The player who threw.
    pub seat: Seat,
    /// The number thrown, 1 to 6.
    pub pips: u8,
}

/// The ring of 21 stacks of the traditional deal.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RingView {
    /// Number of tiles to draw in each stack, without the indicator.
    pub heights: Vec<u8>,
    /// The stack with the indicator, 0 for the first.
    pub indicator: usize,
    /// The stack from which the next tile is drawn, 0 for the first.
    pub next: Option<usize>,
    /// The throw that selects the stack.
    pub stack: u8,
    /// The throws that select the tile; the last one decides.
    pub tiles: Vec<u8>,
    /// The end of the stack from which they count.
    pub from: StackEnd,
    /// The player who throws for the indicator; the stacks of a ring are counted from this player's
    /// left.
    pub thrower: usize,
    /// The layout of the stacks.
    pub shape: Stacks,
    /// The dealt tiles, in order.
    pub shares: Vec<ShareView>,
}

/// An end of a stack.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum StackEnd {
    Top,
    Bottom,
}

/// The layout of the stacks of the traditional deal. Those of a row are counted from its left end.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Stacks {
    Ring,
    Row,
}

/// A dealt tile of the ring.
#[derive(Serialize, Tsify)]
pub struct ShareView {
    /// The stack it comes from, 0 for the first.
    pub stack: usize,
    /// Its height there, 0 for the lowest.
    pub level: usize,
    /// The player who gets it.
    pub seat: usize,
    /// Its index among the player's tiles, in the order of dealing.
    pub place: usize,
    /// The step; tiles of one step move together.
    pub step: usize,
}

/// The state of a round.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum OkeyRoundState {
    Running,
    Won,
    Void,
}

/// A round of the score sheet.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct OkeySheetRow {
    /// The number of the round in the match, from 1.
    pub round: usize,
    /// The number as players count, from 1: if a number of decided rounds is agreed, a void round
    /// is replayed under its number.
    pub number: usize,
    /// The dealer, who paid into the pot if there is one.
    pub dealer: usize,
    /// The state.
    pub state: OkeyRoundState,
    /// The player who finished; empty if nobody did.
    pub winners: Vec<Seat>,
    /// True if the finishing discard was an okey.
    pub by_okey: bool,
    /// True if the hand was seven pairs.
    pub by_pairs: bool,
    /// True if the hand had one colour, which doubled the finish.
    pub one_color: bool,
    /// True if the indicator doubled the finish.
    pub doubled: bool,
    /// The points of each loser for the finish.
    pub value: u16,
    /// The player who showed the indicator's twin.
    pub twin_shown_by: Option<usize>,
    /// The player who took the pot.
    pub pot_to: Option<usize>,
    /// The score of each seat; null if it did not play.
    pub scores: Vec<Option<OkeyScoreView>>,
    /// The remaining points of each seat, or of it and its partner, after the round; null if points
    /// are not counted down.
    pub left: Option<Vec<i32>>,
}

/// The score of a player for a round, with its reasons.
#[derive(Serialize, Tsify)]
pub struct OkeyScoreView {
    /// The parts of the score.
    #[serde(flatten)]
    #[tsify(type = "OkeyScore")]
    pub score: Score,
    /// The sum.
    pub total: u16,
    /// The displayed change: negative if points are counted down.
    pub shown: i32,
}

/// Converts the rules for the page.
pub fn options_view(rules: &Rules) -> OkeyOptionsView {
    OkeyOptionsView {
        text: rules.to_string(),
        preset: rules.preset.name(),
        counting: rules.counting.name(),
        end: rules.end.name(),
        rounds: rules.rounds,
        limit: rules.limit,
        limit_rule: rules.limit_rule.name(),
        wild_discard: rules.wild_discard.name(),
        partners: rules.partners,
        offence: if rules.strict_declare { OFFENCE } else { 0 },
        clock: None,
    }
}

/// The stacks that were built for the latest deal; `None` in the quick deal.
pub fn ring_view(game: &Match<Rules>) -> Option<RingView> {
    let played = game.rounds().last()?;
    let wall = played.wall()?;
    let dice = wall.dice()?;
    let seats: Vec<Seat> = played.seats.from(played.round.starter()).collect();
    let share = |share: Share| ShareView {
        stack: share.stack,
        level: share.level,
        seat: seats[share.player].index(),
        place: share.place,
        step: share.step,
    };
    let ring = wall.ring(game.round()?.stock().len())?;
    // S1 builds a row, and the starter throws; in Pagat's ring the dealer throws.
    let (from, shape, thrower) = match game.rules().dealing {
        Dealing::RingFromBottom => (StackEnd::Bottom, Stacks::Ring, played.dealer),
        Dealing::RingFromTop | Dealing::Quick => {
            (StackEnd::Top, Stacks::Row, played.round.starter())
        }
    };
    Some(RingView {
        heights: ring.heights.to_vec(),
        indicator: ring.indicator,
        next: ring.next,
        stack: dice.stack,
        tiles: dice.tiles.clone(),
        from,
        thrower: thrower.index(),
        shape,
        shares: wall.shares().into_iter().map(share).collect(),
    })
}

/// Converts a player's score for the page.
pub fn score_view(rules: &Rules, score: Score) -> OkeyScoreView {
    let total = score.total();
    let shown = if rules.counts_down() { -i32::from(total) } else { total.into() };
    OkeyScoreView { score, total, shown }
}

/// Converts a round, counted from 0, to a row of the score sheet.
pub fn sheet_row(game: &Match<Rules>, index: usize) -> OkeySheetRow {
    let (rules, played) = (game.rules(), &game.rounds()[index]);
    let (state, finish): (_, Option<&Finish>) = match played.round.outcome() {
        None => (OkeyRoundState::Running, None),
        Some(Outcome::Void) => (OkeyRoundState::Void, None),
        Some(Outcome::Won(finish)) => (OkeyRoundState::Won, Some(finish)),
    };
    let score = |seat: Seat| {
        let score = played.scores[seat.index()];
        played.seats.contains(seat).then(|| score_view(rules, score))
    };
    OkeySheetRow {
        round: index + 1,
        number: game.round_number(index),
        dealer: played.dealer.index(),
        state,
        winners: finish.map(|finish| finish.seat).into_iter().collect(),
        by_okey: finish.is_some_and(|finish| finish.by_okey),
        by_pairs: finish.is_some_and(|finish| finish.by_pairs),
        one_color: finish.is_some_and(|finish| finish.one_color),
        doubled: finish.is_some_and(|finish| rules.doubled(finish.indicator)),
        value: finish.map_or(0, |finish| finish.value(rules)),
        twin_shown_by: played.round.twin_shown().map(Seat::index),
        pot_to: played.pot_taker().filter(|_| rules.pot).map(Seat::index),
        scores: Seat::ALL.map(score).into(),
        left: rules.counts_down().then(|| left(game, index).into()),
    }
}

/// The remaining points of each seat, or of it and its partner, after a round.
fn left(game: &Match<Rules>, index: usize) -> [i32; 4] {
    let rules = game.rules();
    let rounds = &game.rounds()[..=index];
    let written = |seat: Seat| -> i32 {
        rounds.iter().map(|round| i32::from(round.scores[seat.index()].total())).sum()
    };
    Seat::ALL.map(|seat| rules.shown(rules.side(seat).iter().map(written).sum()))
}
