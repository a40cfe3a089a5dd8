//! What helps a person at a table of Okey: hints, and why a hand is not complete.

use serde::Serialize;
use tsify::Tsify;

use crate::host::HostError;
use crate::okey::{Choice, Hint, Look, Prospect, Refusal, Rules, Unwanted, View};
use crate::seat::Seat;
use crate::tile::{Tile, Which, Wild};
use crate::wasm::error::Failure;
use crate::wasm::table::Played;
use crate::wasm::views::{TileView, tile_view};

/// A hint: where to look, what to do, and why.
#[derive(Serialize, Tsify)]
pub struct HintView {
    /// The first step.
    pub look: LookView,
    /// The second and third step.
    pub advice: AdviceView,
}

/// Where to look.
#[derive(Serialize, Tsify)]
pub struct LookView {
    /// "alone": at tiles in no meld, not even in one that is begun, where the hand is nearest to
    /// complete; "begun": at parts of melds that are not complete; "meld": at a complete meld that
    /// can spare a tile; "single": at tiles without a twin, where seven pairs are nearest; "pair":
    /// at a pair that they can spare; "hand": at the whole rack.
    #[tsify(type = "\"indicator\" | \"pile\" | \"alone\" | \"begun\" | \"meld\" | \
                    \"single\" | \"pair\" | \"hand\"")]
    pub place: &'static str,
    /// The tiles of the rack that it names.
    pub tiles: Vec<String>,
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
    Take { tile: TileView, before: u8, after: ProspectView, points: Option<u16> },
    /// Draw from the stock and leave the discard.
    Draw { left: TileView, now: ProspectView },
    /// Throw a tile; the next best of another kind, if not all others are wild, and where that one
    /// is as good, why the next player likely wants it more.
    Discard { best: ChoiceView, next: Option<ChoiceView>, unwanted: Option<UnwantedView> },
    /// Finish with this tile; each loser writes the points.
    Finish { tile: TileView, by_okey: bool, by_pairs: bool, points: u16 },
    /// Leave the last discard.
    Pass { left: TileView },
}

/// Why the next player likely wants one tile less than another.
#[derive(Serialize, Tsify)]
pub struct UnwantedView {
    /// The next player.
    pub seat: usize,
    /// "threw": he has thrown these, which are like it or go with it; "took": he has taken these,
    /// which go with the other; "rarer": fewer unseen tiles go with it; "likely": for other
    /// reasons.
    #[tsify(type = "\"threw\" | \"took\" | \"rarer\" | \"likely\"")]
    pub reason: &'static str,
    /// Those tiles.
    pub tiles: Vec<TileView>,
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
    #[tsify(type = "\"melds\" | \"pairs\"")]
    pub plan: &'static str,
    /// How many tiles help that the player has not seen.
    pub copies: u32,
    /// What is printed on them.
    pub helping: Vec<TileView>,
}

/// A refusal; where this seat has declared a hand that is not complete, with the reasons.
pub fn explained(table: &mut Played<Rules>, error: HostError<Refusal>, seat: Seat) -> Failure {
    let why = table.host.reasons(seat, &error, &mut table.solver);
    let failure = Failure::from(error);
    let (Some(why), Some(round)) = (why, table.host.game.round()) else { return failure };
    let missing = why.missing.iter().map(|&lack| round.okey().kind(lack).to_string());
    failure
        .with("tiles", why.unfit.iter().map(Tile::to_string).collect())
        .with("missing", missing.collect())
}

/// A hint, for the page.
pub fn hint_view(hint: &Hint, view: &View) -> HintView {
    HintView { look: look_view(&hint.look()), advice: advice_view(hint, view) }
}

fn look_view(look: &Look) -> LookView {
    let (place, tiles): (_, &[Tile]) = match look {
        Look::Indicator => ("indicator", &[]),
        Look::Pile => ("pile", &[]),
        Look::Alone(tiles) => ("alone", tiles),
        Look::Begun(tiles) => ("begun", tiles),
        Look::Meld(tiles) => ("meld", tiles),
        Look::Single(tiles) => ("single", tiles),
        Look::Pair(tiles) => ("pair", tiles),
        Look::Hand => ("hand", &[]),
    };
    LookView { place, tiles: tiles.iter().map(Tile::to_string).collect() }
}

fn advice_view(hint: &Hint, view: &View) -> AdviceView {
    let okey = view.okey;
    let tile = |tile: Tile| tile_view(tile, okey);
    match *hint {
        Hint::ShowTwin { tile: twin, points } => AdviceView::ShowTwin { tile: tile(twin), points },
        Hint::Take { tile: taken, before, ref after, points } => {
            let after = prospect_view(after, okey);
            AdviceView::Take { tile: tile(taken), before, after, points }
        }
        Hint::Draw { left, ref now } => {
            AdviceView::Draw { left: tile(left), now: prospect_view(now, okey) }
        }
        Hint::Discard { ref best, ref next, ref unwanted, .. } => AdviceView::Discard {
            best: choice_view(best, okey),
            next: next.as_ref().map(|next| choice_view(next, okey)),
            unwanted: unwanted.as_ref().map(|unwanted| unwanted_view(unwanted, view)),
        },
        Hint::Finish { discard, by_okey, by_pairs, points } => {
            AdviceView::Finish { tile: tile(discard), by_okey, by_pairs, points }
        }
        Hint::Pass { left } => AdviceView::Pass { left: tile(left) },
    }
}

fn unwanted_view(unwanted: &Unwanted, view: &View) -> UnwantedView {
    let (reason, tiles): (_, &[Tile]) = match unwanted {
        Unwanted::Threw(tiles) => ("threw", tiles),
        Unwanted::Took(tiles) => ("took", tiles),
        Unwanted::Rarer => ("rarer", &[]),
        Unwanted::Likely => ("likely", &[]),
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
        plan: if deficiency.prefers_pairs() { "pairs" } else { "melds" },
        copies: prospect.copies(),
        helping: helping.iter().map(tile).collect(),
    }
}
