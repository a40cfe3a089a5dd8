//! The explanations of turns in a finished round of Okey.

use serde::Serialize;
use tsify::Tsify;

use super::coach::{ChoiceView, ProspectView, choice_view, prospect_view};
use super::view::arrangement;
use crate::named::Named;
use crate::okey::{Drew, Rules, Threw};
use crate::tile::Wild;
use crate::wasm::error::Failure;
use crate::wasm::table::Played;
use crate::wasm::views::{ArrangementView, TileView, tile_view};

/// The explanation of a turn.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OkeyWhyView {
    /// The player.
    pub seat: usize,
    /// The hand before the discard.
    pub hand: ArrangementView,
    /// The reason to take or draw; null if the player could only draw.
    pub drew: Option<DrewView>,
    /// The discard and its reason.
    pub threw: ThrewView,
}

/// The choice between taking and drawing.
#[derive(Serialize, Tsify)]
pub struct DrewView {
    /// The reason. The tile was taken: "wild"; "nearer"; "richer", as near, but more tiles help;
    /// "twin"; "frees", an okey can be thrown to finish; "promising", as good as a tile from the
    /// stock; "hope" and "rash", although the stock promised more. The tile was left: "useless";
    /// "missed", although it promised more; "noTwin"; "reserve", enough tiles help anyway;
    /// "narrow", fewer tiles would help; "ahead", the next draws promised more; "even", the stock
    /// promised as much; "overlooked".
    #[tsify(type = "DrawReason")]
    pub reason: &'static str,
    /// The offered tile.
    pub offered: TileView,
    /// Number of missing tiles without it, and with it after the best discard.
    pub before: u8,
    pub after: u8,
    /// Number of improving tiles not yet seen, without it and with it.
    pub now: u32,
    pub then: u32,
}

/// The discard and its reason.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ThrewView {
    /// The reason. "waited": with a complete hand for a finish by okey. "refrained": by the score a
    /// finish was worse than another player's. "best": nothing was better for the hand. "careful",
    /// "pairs", "ahead": something was better, but not wanted. "even": it was hardly better.
    /// "near": only the next draw was counted. "unwary": the next player's needs were ignored.
    /// "overlooked", "forgot", "misjudged": an error.
    #[tsify(type = "ThrowReason")]
    pub reason: &'static str,
    /// The discard, or the last discard if the player passed.
    pub tile: TileView,
    /// The prospect of the remaining hand; null if there is none.
    pub leaves: Option<ProspectView>,
    /// The better discard: the advised one, or the better one for the hand alone.
    pub better: Option<ChoiceView>,
    /// The next best discard of another kind, if none was better.
    pub next: Option<ChoiceView>,
    /// The players who would have been out after the awaited finish.
    pub out: Vec<usize>,
}

/// Explains the turn that contains an event of the round's history. `None` while the round is
/// running, and if the event belongs to no turn.
pub fn why_view(table: &mut Played<Rules>, event: usize) -> Result<Option<OkeyWhyView>, Failure> {
    let okey = table.host.round()?.okey();
    let why = table.host.why(event);
    Ok(why.map(|why| OkeyWhyView {
        seat: why.seat.index(),
        hand: arrangement(&mut table.solver, &why.hand, okey),
        drew: why.drew.map(|drew| drew_view(&drew, okey)),
        threw: threw_view(&why.threw, okey),
    }))
}

fn drew_view(drew: &Drew, okey: Wild) -> DrewView {
    let [before, after] = drew.deficiency;
    let [now, then] = drew.copies;
    let reason = drew.reason.name();
    DrewView { reason, offered: tile_view(drew.offered, okey), before, after, now, then }
}

fn threw_view(threw: &Threw, okey: Wild) -> ThrewView {
    let reason = threw.reason.name();
    ThrewView {
        reason,
        tile: tile_view(threw.tile, okey),
        leaves: threw.leaves.as_ref().map(|leaves| prospect_view(leaves, okey)),
        better: threw.better.as_ref().map(|better| choice_view(better, okey)),
        next: threw.next.as_ref().map(|next| choice_view(next, okey)),
        out: threw.out.iter().map(|seat| seat.index()).collect(),
    }
}
