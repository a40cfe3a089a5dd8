//! Help for a person at a table of Okey: hints, and the reasons for which a hand is incomplete.

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
    /// The best action and its reason.
    pub advice: AdviceView,
}

/// An action and its reason.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
#[tsify(missing_as_null)]
pub enum AdviceView {
    /// Showing the indicator's twin; `points` is the score of each opponent.
    ShowTwin { tile: TileView, points: u16 },
    /// Taking the previous player's discard: the number of missing tiles `before`, and the prospect
    /// `after`. `points` is the score of each loser if the tile finishes the hand at once. `with`
    /// are the tiles that it then lies with; `completes` is true if they are a complete meld or a
    /// pair.
    Take {
        tile: TileView,
        before: u8,
        after: ProspectView,
        with: Vec<TileView>,
        completes: bool,
        points: Option<u16>,
    },
    /// Drawing from the stock. The discard `left` would bring the hand nearer if `nearer` is true;
    /// `waits` is an incomplete meld, if there is one.
    Draw { left: TileView, now: ProspectView, nearer: bool, waits: Option<BegunView> },
    /// Throwing a tile. `next` is the tile of another kind that leaves the most improving tiles,
    /// null if all others are wild. `unwanted`, if `next` is as good, is the reason for which the
    /// next player likely wants it more. `keeps` is an incomplete meld that is kept.
    Discard {
        best: ChoiceView,
        next: Option<ChoiceView>,
        unwanted: Option<UnwantedView>,
        lies: LiesName,
        keeps: Option<BegunView>,
    },
    /// Finishing with this discard; `points` is the score of each loser.
    Finish { tile: TileView, by_okey: bool, by_pairs: bool, points: u16 },
    /// Leaving the last discard.
    Pass { left: TileView },
}

/// The place of a discard in the arrangement of the hand.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum LiesName {
    /// In no meld, complete or incomplete, of the nearest complete hand.
    Alone,
    /// In an incomplete meld.
    Begun,
    /// In a complete meld that can spare it.
    Meld,
    /// Without a twin, if seven pairs are nearest.
    Single,
    /// In a pair that seven pairs can spare.
    Pair,
}

/// An incomplete meld.
#[derive(Serialize, Tsify)]
pub struct BegunView {
    /// Its tiles.
    pub tiles: Vec<TileView>,
    /// The unseen tiles that complete it, without the okey.
    pub completing: Vec<TileView>,
}

/// The evidence that the next player wants one tile less than another.
#[derive(Serialize, Tsify)]
pub struct UnwantedView {
    /// The next player.
    pub seat: usize,
    /// The kind of evidence.
    pub reason: UnwantedReason,
    /// The tiles of the evidence.
    pub tiles: Vec<TileView>,
}

/// The kind of evidence that the next player wants one tile less than another.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum UnwantedReason {
    /// The player has thrown these tiles, which are like it or go with it.
    Threw,
    /// The player has taken these tiles, which go with the other one.
    Took,
    /// Fewer unseen tiles go with it.
    Rarer,
    /// Something else.
    Likely,
}

/// A possible discard.
#[derive(Serialize, Tsify)]
pub struct ChoiceView {
    /// The tile.
    pub tile: TileView,
    /// The prospect of the remaining tiles.
    pub leaves: ProspectView,
}

/// The distance of fourteen tiles from a complete hand, and the tiles that improve them.
#[derive(Serialize, Tsify)]
pub struct ProspectView {
    /// Number of missing tiles.
    pub deficiency: u8,
    /// The nearer plan.
    pub plan: PlanName,
    /// Number of improving tiles that the player has not seen.
    pub copies: u32,
    /// The faces of these tiles.
    pub helping: Vec<TileView>,
}

/// A plan for a hand.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum PlanName {
    /// Runs and groups.
    Melds,
    /// Seven pairs.
    Pairs,
}

/// Converts a refusal. If this seat has declared an incomplete hand, it includes the reasons.
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

/// Converts a hint for the page.
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

/// Converts a possible discard for the page.
pub fn choice_view(choice: &Choice, okey: Wild) -> ChoiceView {
    ChoiceView { tile: tile_view(choice.tile, okey), leaves: prospect_view(&choice.leaves, okey) }
}

/// Converts a prospect for the page.
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
