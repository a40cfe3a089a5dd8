//! What helps a person at a table of Okey: hints, and why a hand is not complete.

use serde::Serialize;
use tsify::Tsify;

use crate::host::HostError;
use crate::okey::{Action, Begun, Choice, Hint, Lies, Prospect, Refusal, Rules, Unwanted, View};
use crate::seat::Seat;
use crate::tile::{Kind, Tile, Which, Wild};
use crate::wasm::error::Failure;
use crate::wasm::table::Played;
use crate::wasm::views::{TileView, tile_view};

/// A hint.
#[derive(Serialize, Tsify)]
pub struct OkeyHintView {
    /// What to do, and why.
    pub advice: AdviceView,
}

/// What to do, and why.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
#[tsify(missing_as_null)]
pub enum AdviceView {
    /// Show the indicator's twin: each opponent writes the points.
    ShowTwin { tile: TileView, points: u16 },
    /// Take the previous player's discard: so many tiles the hand was away, and this it has ahead
    /// of it then. The points are those of each loser if it can be finished with it at once.
    /// It lies together with other tiles then, perhaps in a complete meld or a pair.
    Take {
        tile: TileView,
        before: u8,
        after: ProspectView,
        with: Vec<TileView>,
        completes: bool,
        points: Option<u16>,
    },
    /// Draw from the stock and leave the discard, even if that would bring the hand nearer; a meld
    /// is begun, perhaps.
    Draw { left: TileView, now: ProspectView, nearer: bool, waits: Option<BegunView> },
    /// Throw a tile; the one of another kind that leaves most, if not all others are wild, and
    /// where that one is as good, why the next player likely wants it more; and a meld that is
    /// begun and stays.
    Discard {
        best: ChoiceView,
        next: Option<ChoiceView>,
        unwanted: Option<UnwantedView>,
        lies: LiesName,
        keeps: Option<BegunView>,
    },
    /// Finish with this tile; each loser writes the points.
    Finish { tile: TileView, by_okey: bool, by_pairs: bool, points: u16 },
    /// Leave the last discard.
    Pass { left: TileView },
}

/// The place of a tile that is thrown.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum LiesName {
    /// In no meld, not even in one that is begun, where the hand is nearest to complete.
    Alone,
    /// In a meld that is not complete.
    Begun,
    /// In a complete meld that can spare it.
    Meld,
    /// Without a twin, where seven pairs are nearest.
    Single,
    /// In a pair that they can spare.
    Pair,
}

/// A meld that is begun.
#[derive(Serialize, Tsify)]
pub struct BegunView {
    /// Its tiles.
    pub tiles: Vec<TileView>,
    /// The unseen tiles that complete it, the okey apart.
    pub completing: Vec<TileView>,
}

/// Why the next player likely wants one tile less than another.
#[derive(Serialize, Tsify)]
pub struct UnwantedView {
    /// The next player.
    pub seat: usize,
    /// What tells so.
    pub reason: UnwantedReason,
    /// Those tiles.
    pub tiles: Vec<TileView>,
}

/// What tells that the next player wants one tile less than another.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum UnwantedReason {
    /// He has thrown these, which are like it or go with it.
    Threw,
    /// He has taken these, which go with the other.
    Took,
    /// Fewer unseen tiles go with it.
    Rarer,
    /// Something else.
    Likely,
}

/// A tile to throw.
#[derive(Serialize, Tsify)]
pub struct ChoiceView {
    /// The tile.
    pub tile: TileView,
    /// What the others have ahead of them.
    pub leaves: ProspectView,
}

/// How far fourteen tiles are from a complete hand, and what helps.
#[derive(Serialize, Tsify)]
pub struct ProspectView {
    /// How many tiles are missing.
    pub deficiency: u8,
    /// The plan that is nearer.
    pub plan: PlanName,
    /// How many tiles help that the player has not seen.
    pub copies: u32,
    /// What is printed on them.
    pub helping: Vec<TileView>,
}

/// What a hand is to become.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum PlanName {
    /// Runs and groups.
    Melds,
    /// Seven pairs.
    Pairs,
}

/// A refusal; where this seat has declared a hand that is not complete, with the reasons.
pub fn explained(
    table: &mut Played<Rules>,
    action: &Action,
    error: HostError<Refusal>,
    seat: Seat,
) -> Failure {
    let why = table.host.reasons(seat, action, &error, &mut table.solver);
    let failure = Failure::from(error);
    let (Some(why), Some(round)) = (why, table.host.game.round()) else { return failure };
    let missing = why.missing.iter().map(|&lack| round.okey().kind(lack).to_string());
    failure
        .with("tiles", why.unfit.iter().map(Tile::to_string).collect())
        .with("missing", missing.collect())
}

/// A hint, for the page.
pub fn hint_view(hint: &Hint, view: &View) -> OkeyHintView {
    OkeyHintView { advice: advice_view(hint, view) }
}

fn advice_view(hint: &Hint, view: &View) -> AdviceView {
    let okey = view.okey;
    let tile = |tile: Tile| tile_view(tile, okey);
    match *hint {
        Hint::ShowTwin { tile: twin, points } => AdviceView::ShowTwin { tile: tile(twin), points },
        Hint::Take { tile: taken, before, ref after, ref with, completes, points } => {
            let after = prospect_view(after, okey);
            let with = with.iter().map(|&other| tile(other)).collect();
            AdviceView::Take { tile: tile(taken), before, after, with, completes, points }
        }
        Hint::Draw { left, ref now, nearer, ref waits } => AdviceView::Draw {
            left: tile(left),
            now: prospect_view(now, okey),
            nearer,
            waits: waits.as_ref().map(|begun| begun_view(begun, okey)),
        },
        Hint::Discard { ref best, ref next, ref unwanted, ref lies, ref keeps } => {
            AdviceView::Discard {
                best: choice_view(best, okey),
                next: next.as_ref().map(|next| choice_view(next, okey)),
                unwanted: unwanted.as_ref().map(|unwanted| unwanted_view(unwanted, view)),
                lies: lies_name(lies),
                keeps: keeps.as_ref().map(|begun| begun_view(begun, okey)),
            }
        }
        Hint::Finish { discard, by_okey, by_pairs, points } => {
            AdviceView::Finish { tile: tile(discard), by_okey, by_pairs, points }
        }
        Hint::Pass { left } => AdviceView::Pass { left: tile(left) },
    }
}

const fn lies_name(lies: &Lies) -> LiesName {
    match lies {
        Lies::Alone(_) => LiesName::Alone,
        Lies::Begun(_) => LiesName::Begun,
        Lies::Meld(_) => LiesName::Meld,
        Lies::Single(_) => LiesName::Single,
        Lies::Pair(_) => LiesName::Pair,
    }
}

fn begun_view(Begun { tiles, completing }: &Begun, okey: Wild) -> BegunView {
    let printed = |&kind: &Kind| tile_view(Tile::new(kind, Which::First), okey);
    BegunView {
        tiles: tiles.iter().map(|&tile| tile_view(tile, okey)).collect(),
        completing: completing.iter().map(printed).collect(),
    }
}

fn unwanted_view(unwanted: &Unwanted, view: &View) -> UnwantedView {
    let (reason, tiles): (_, &[Tile]) = match unwanted {
        Unwanted::Threw(tiles) => (UnwantedReason::Threw, tiles),
        Unwanted::Took(tiles) => (UnwantedReason::Took, tiles),
        Unwanted::Rarer => (UnwantedReason::Rarer, &[]),
        Unwanted::Likely => (UnwantedReason::Likely, &[]),
    };
    UnwantedView {
        seat: view.seats().after(view.seat).index(),
        reason,
        tiles: tiles.iter().map(|&tile| tile_view(tile, view.okey)).collect(),
    }
}

/// A tile to throw, for the page.
pub fn choice_view(choice: &Choice, okey: Wild) -> ChoiceView {
    ChoiceView { tile: tile_view(choice.tile, okey), leaves: prospect_view(&choice.leaves, okey) }
}

/// What a hand has ahead of it, for the page.
pub fn prospect_view(prospect: &Prospect, okey: Wild) -> ProspectView {
    let Prospect { deficiency, helping } = prospect;
    let tile = |&(kind, _): &(_, u8)| tile_view(Tile::new(kind, Which::First), okey);
    ProspectView {
        deficiency: deficiency.best(),
        plan: if deficiency.prefers_pairs() { PlanName::Pairs } else { PlanName::Melds },
        copies: prospect.copies(),
        helping: helping.iter().map(tile).collect(),
    }
}
