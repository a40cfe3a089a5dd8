//! What belongs to a match and not to a tile: its rules, who plays with whom, the ring and the
//! dice, the pot, and a score sheet that says why.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::Match;
use crate::named::Named;
use crate::okey::{Finish, OFFENCE, Outcome, Rules, Score};
use crate::seat::Seat;
use crate::wall::{Dealing, Share};

/// The rules of a match, as far as the table and its dialogs show them.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OkeyOptionsView {
    /// As text: a preset and what differs from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "OkeyPreset")]
    pub preset: &'static str,
    /// What is written for a round.
    #[tsify(type = "Counting")]
    pub counting: &'static str,
    /// What ends the match.
    #[tsify(type = "End")]
    pub end: &'static str,
    /// After how many decided rounds it ends, where it does.
    pub rounds: u16,
    /// The penalty points that put a player out, or with how many everybody starts.
    pub limit: u16,
    /// Whether a player with exactly as many is out.
    #[tsify(type = "LimitRule")]
    pub limit_rule: &'static str,
    /// When a wild tile may be discarded, and whether it may then be taken.
    #[tsify(type = "WildDiscard")]
    pub wild_discard: &'static str,
    /// Whether opposite seats play together.
    pub partners: bool,
    /// What declaring an incomplete hand costs; 0 where it is refused.
    pub offence: u16,
}

/// A throw of the die.
#[derive(Serialize, Tsify)]
pub struct ThrowView {
    /// Who threw.
    pub seat: usize,
    /// 1 to 6.
    pub pips: u8,
}

/// The ring of 21 stacks of the traditional deal.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RingView {
    /// The tiles to draw in each stack; the indicator is not one of them.
    pub heights: Vec<u8>,
    /// The stack on which the indicator lies, 0 for the first.
    pub indicator: usize,
    /// The stack from which the next tile is drawn, 0 for the first.
    pub next: Option<usize>,
    /// The throw for the stack, and those for the tile, of which the last decided.
    pub stack: u8,
    /// The throws for the tile.
    pub tiles: Vec<u8>,
    /// From where they count.
    pub from: StackEnd,
    /// Who throws for the indicator, and from whose left the stacks of a ring are counted.
    pub thrower: usize,
    /// How the stacks lie.
    pub shape: Stacks,
    /// The tiles that are handed out, in order.
    pub shares: Vec<ShareView>,
}

/// An end of a stack.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum StackEnd {
    Top,
    Bottom,
}

/// How the stacks of the traditional deal lie; those of a row are counted from its left end.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Stacks {
    Ring,
    Row,
}

/// A tile of the ring that is handed out.
#[derive(Serialize, Tsify)]
pub struct ShareView {
    /// The stack it comes from, 0 for the first.
    pub stack: usize,
    /// Its place there, 0 for the lowest.
    pub level: usize,
    /// Who gets it.
    pub seat: usize,
    /// Its place among his tiles, in the order in which they come.
    pub place: usize,
    /// Tiles of one step go together.
    pub step: usize,
}

/// Whether a round is over, and how.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum OkeyRoundState {
    Running,
    Won,
    Void,
}

/// A round in the score sheet.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct OkeySheetRow {
    /// Its place in the match, from 1.
    pub round: usize,
    /// Its number as players count, from 1: where so many decided rounds are agreed on, a void one
    /// is played again under its number.
    pub number: usize,
    /// Who dealt, and paid into the pot where there is one.
    pub dealer: usize,
    /// Whether it is over, and how.
    pub state: OkeyRoundState,
    /// Who finished.
    pub winner: Option<usize>,
    /// Whether the finishing discard was an okey.
    pub by_okey: bool,
    /// Whether the hand was seven pairs.
    pub by_pairs: bool,
    /// Whether the hand was of one colour, which doubled the finish.
    pub one_color: bool,
    /// Whether the indicator doubled the finish.
    pub doubled: bool,
    /// What each loser writes for the finish.
    pub value: u16,
    /// Who showed the indicator's twin.
    pub twin_shown_by: Option<usize>,
    /// Who took the pot.
    pub pot_to: Option<usize>,
    /// What each seat wrote; null for one that did not play.
    pub scores: Vec<Option<OkeyScoreView>>,
    /// What each seat, or it and its partner, had left then; null where nothing is counted down.
    pub left: Option<Vec<i32>>,
}

/// What a player wrote for a round, and why.
#[derive(Serialize, Tsify)]
pub struct OkeyScoreView {
    /// A win, where wins are counted.
    pub win: u16,
    /// For losing.
    pub loss: u16,
    /// Because an opponent showed the twin.
    pub twin: u16,
    /// For declaring an incomplete hand.
    pub offence: u16,
    /// All together.
    pub total: u16,
    /// The same as it changes what is shown: negative where points are counted down.
    pub shown: i32,
}

/// The rules, for the page.
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
    }
}

/// What there is of the stacks that were built for the deal, for the page.
pub fn ring_view(game: &Match<Rules>) -> Option<RingView> {
    let played = game.rounds().last()?;
    let wall = &played.wall;
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
    // S1 builds a row, and the starter throws; in Pagat's ring the dealer does.
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

/// What a player wrote, for the page.
pub fn score_view(rules: &Rules, score: Score) -> OkeyScoreView {
    let Score { win, loss, twin, offence } = score;
    let total = score.total();
    let shown = if rules.counts_down() { -i32::from(total) } else { total.into() };
    OkeyScoreView { win, loss, twin, offence, total, shown }
}

/// A round of the score sheet, counted from 0, for the page.
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
        winner: finish.map(|finish| finish.seat.index()),
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

/// What each seat, or it and its partner, had left after a round.
fn left(game: &Match<Rules>, index: usize) -> [i32; 4] {
    let rules = game.rules();
    let rounds = &game.rounds()[..=index];
    let written = |seat: Seat| -> i32 {
        rounds.iter().map(|round| i32::from(round.scores[seat.index()].total())).sum()
    };
    Seat::ALL.map(|seat| rules.shown(rules.side(seat).iter().map(written).sum()))
}
