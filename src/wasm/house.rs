//! What a match by other rules than the plain Turkish ones has to show beside its table: the rules,
//! who is whose partner, the ring and the dice, the pot, and a score sheet that says why.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::{Game, encode};
use crate::contest::{Match, PlayedRound};
use crate::okey::{Counting, Finish, OFFENCE, Outcome, Rules, Setting};
use crate::seat::Seat;
use crate::wall::Dealing;

/// What the rules of a match add to its table.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct HouseView {
    /// The rules as text.
    pub rules: String,
    /// The preset from which they differ.
    #[tsify(type = "\"board\" | \"turkish\" | \"pagat\"")]
    pub preset: &'static str,
    /// On which side the next seat lies.
    #[tsify(type = "\"clockwise\" | \"anticlockwise\"")]
    pub direction: String,
    /// What `scores` of the match are.
    #[tsify(type = "\"wins\" | \"penalties\"")]
    pub counting: &'static str,
    /// What ends the match.
    #[tsify(type = "\"rounds\" | \"survivor\" | \"top-two\" | \"best\"")]
    pub end: String,
    /// After how many decided rounds it ends, where it does.
    pub rounds: u16,
    /// How many have been decided.
    pub decided: usize,
    /// What becomes of a tie for the first place after the last round.
    #[tsify(type = "\"share\" | \"extra\"")]
    pub ties: String,
    /// Whether who has exactly as many points as the limit says is out.
    #[tsify(type = "\"exceed\" | \"reach\"")]
    pub limit_rule: String,
    /// When a wild tile may be discarded, and whether it may then be taken.
    #[tsify(type = "\"anytime\" | \"finish\" | \"dead\"")]
    pub wild_discard: String,
    /// Whether 1 may follow 13 in a run.
    pub high_one: bool,
    /// Whether opposite seats play together.
    pub partners: bool,
    /// Whose discard piles may be looked through.
    #[tsify(type = "\"none\" | \"own-left\" | \"all\"")]
    pub inspect: String,
    /// What declaring an incomplete hand costs; 0 where it is refused.
    pub offence: u16,
    /// The throws of the die for who begins, the tied ones of the first throw again in the second.
    pub throws: Vec<Vec<ThrowView>>,
    /// The ring of stacks, where tiles are dealt and drawn from one.
    pub ring: Option<RingView>,
    /// What lies in the pot, and what each seat has won and lost of pot and stakes.
    pub units: Option<UnitsView>,
    /// The rounds so far.
    pub sheet: Vec<HouseRow>,
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
    #[tsify(type = "\"top\" | \"bottom\"")]
    pub from: &'static str,
}

/// Units of account beside the points.
#[derive(Serialize, Tsify)]
pub struct UnitsView {
    /// By seat; what was paid is negative.
    pub seats: Vec<i32>,
    /// What lies in the pot.
    pub pot: i32,
}

/// A round in the score sheet.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct HouseRow {
    /// The round's number, from 1.
    pub round: usize,
    /// Who dealt, and paid into the pot where there is one.
    pub dealer: usize,
    /// "running", "won" or "void".
    #[tsify(type = "\"running\" | \"won\" | \"void\"")]
    pub state: &'static str,
    /// Who finished.
    pub winner: Option<usize>,
    /// Whether the finishing discard was an okey.
    pub by_okey: bool,
    /// Whether the hand was seven pairs.
    pub by_pairs: bool,
    /// Whether the indicator doubled the finish.
    pub doubled: bool,
    /// What each loser writes for the finish.
    pub value: u16,
    /// Who showed the indicator's twin.
    pub twin_shown_by: Option<usize>,
    /// Who took the pot.
    pub pot_to: Option<usize>,
    /// What each seat wrote; null for one that did not play.
    pub scores: Vec<Option<ScoreView>>,
}

/// What a player wrote for a round, and why.
#[derive(Serialize, Tsify)]
pub struct ScoreView {
    /// A win, where wins are counted.
    pub win: u16,
    /// For losing.
    pub finish: u16,
    /// Because an opponent showed the twin.
    pub twin: u16,
    /// For declaring an incomplete hand.
    pub offence: u16,
    /// All together.
    pub total: u16,
}

#[wasm_bindgen]
impl Game {
    /// What the rules of the match add to its table.
    pub fn house(&self) -> Result<Ts<HouseView>, JsValue> {
        encode(&house_view(&self.host.game))
    }
}

fn house_view(game: &Match<Rules>) -> HouseView {
    let rules = game.rules();
    let throw = |&(seat, pips): &(Seat, u8)| ThrowView { seat: seat.index(), pips };
    let units = game.units().map(|units| UnitsView { seats: units.seats.into(), pot: units.pot });
    HouseView {
        rules: rules.to_string(),
        preset: rules.preset.name(),
        direction: Setting::Direction.get(rules),
        counting: match rules.counting {
            Counting::Wins => "wins",
            Counting::Penalties => "penalties",
        },
        end: Setting::End.get(rules),
        rounds: rules.rounds,
        decided: game.decided(),
        ties: Setting::Ties.get(rules),
        limit_rule: Setting::LimitRule.get(rules),
        wild_discard: Setting::WildDiscard.get(rules),
        high_one: rules.melds.high_one,
        partners: rules.partners,
        inspect: Setting::Inspect.get(rules),
        offence: if rules.strict_declare { OFFENCE } else { 0 },
        throws: game.throws().iter().map(|round| round.iter().map(throw).collect()).collect(),
        ring: ring_view(game),
        units,
        sheet: game.rounds().iter().enumerate().map(|row| house_row(game, row)).collect(),
    }
}

fn ring_view(game: &Match<Rules>) -> Option<RingView> {
    let wall = &game.rounds().last()?.wall;
    let dice = wall.dice()?;
    let ring = wall.ring(game.round()?.stock().len())?;
    Some(RingView {
        heights: ring.heights.to_vec(),
        indicator: ring.indicator,
        next: ring.next,
        stack: dice.stack,
        tiles: dice.tiles.clone(),
        from: match game.rules().dealing {
            Dealing::RingFromBottom => "bottom",
            Dealing::RingFromTop | Dealing::Quick => "top",
        },
    })
}

fn house_row(game: &Match<Rules>, (index, played): (usize, &PlayedRound<Rules>)) -> HouseRow {
    let rules = game.rules();
    let (state, finish): (_, Option<&Finish>) = match played.round.outcome() {
        None => ("running", None),
        Some(Outcome::Void) => ("void", None),
        Some(Outcome::Won(finish)) => ("won", Some(finish)),
    };
    let score = |seat: Seat| {
        let score = played.scores[seat.index()];
        played.seats.contains(seat).then(|| ScoreView {
            win: score.win,
            finish: score.finish,
            twin: score.twin,
            offence: score.offence,
            total: score.total(),
        })
    };
    HouseRow {
        round: index + 1,
        dealer: played.dealer.index(),
        state,
        winner: finish.map(|finish| finish.seat.index()),
        by_okey: finish.is_some_and(|finish| finish.by_okey),
        by_pairs: finish.is_some_and(|finish| finish.by_pairs),
        doubled: finish.is_some_and(|finish| rules.doubled(finish.indicator)),
        value: finish.map_or(0, |finish| finish.value(rules)),
        twin_shown_by: played.round.twin_shown().map(Seat::index),
        pot_to: played.pot_taker().filter(|_| rules.pot).map(Seat::index),
        scores: Seat::ALL.map(score).into(),
    }
}
