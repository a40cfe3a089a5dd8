//! Why a bot or a person did what he did, in a finished round of Okey.

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

/// A turn explained.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OkeyWhyView {
    /// Whose turn it was.
    pub seat: usize,
    /// What he held when he threw, the tile included.
    pub hand: ArrangementView,
    /// Why he took or drew; null where he could only draw.
    pub drew: Option<DrewView>,
    /// Why he threw what he threw.
    pub threw: ThrewView,
}

/// Why a tile was taken or not.
#[derive(Serialize, Tsify)]
pub struct DrewView {
    /// "wild", "nearer", "richer": as near, but more tiles help, "twin", "frees": an okey, which
    /// can be thrown to finish, "promising": as good as a tile from the stock, "hope" and "rash",
    /// which promised more: it was taken. Else it was left: "useless", "missed": it promised more,
    /// "noTwin", "reserve": enough tiles help anyway, "narrow": fewer would have helped then,
    /// "ahead": the next draws promised more, "even": as much, "overlooked".
    #[tsify(type = "DrawReason")]
    pub reason: &'static str,
    /// The tile that was offered.
    pub offered: TileView,
    /// How many tiles were missing without it, and with it after the best throw.
    pub before: u8,
    pub after: u8,
    /// How many tiles helped that he had not seen, without it and with it.
    pub now: u32,
    pub then: u32,
}

/// Why a tile was thrown.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ThrewView {
    /// "waited": for a finish by okey, with a complete hand; "refrained": a finish was worse by the
    /// score than another's. "best": nothing was better for the hand. "careful", "pairs", "ahead":
    /// something was, and was not wanted; "even": it was hardly better. "near": only the next draw
    /// counted, "unwary": not what the next player needs, "overlooked", "forgot", "misjudged": an
    /// error.
    #[tsify(type = "ThrowReason")]
    pub reason: &'static str,
    /// The tile; where the player passed the one that he left.
    pub tile: TileView,
    /// What was left to hope for; null where nothing was.
    pub leaves: Option<ProspectView>,
    /// The better throw: the one that a hint advises, or the better one for the hand alone.
    pub better: Option<ChoiceView>,
    /// Where nothing was, the next best tile of another kind.
    pub next: Option<ChoiceView>,
    /// Who would have been out after the finish for which he waited.
    pub out: Vec<usize>,
}

/// Why somebody did what he did in the turn to which an event of the round's history belongs;
/// nothing while the round is running, and for what is no turn.
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
