//! Explanations for the page: of a turn, and of a refused declaration.

use serde::Serialize;
use tsify::Tsify;

use crate::host::HostError;
use crate::okey::{Action, Arrangement, Refusal, Rules, Why};
use crate::seat::Seat;
use crate::tile::Tile;
use crate::wasm::error::Failure;
use crate::wasm::games::table::Played;

/// The explanation of a turn, and the hand before its discard.
#[derive(Serialize, Tsify)]
pub struct OkeyWhyView {
    /// The explanation.
    #[serde(flatten)]
    pub why: Why,
    /// The hand, as nearest to complete.
    pub arranged: Arrangement,
}

/// Explains the turn that contains an event of the round's history. `None` while the round is
/// running, and if the event belongs to no turn.
pub fn why_view(table: &mut Played<Rules>, event: usize) -> Result<Option<OkeyWhyView>, Failure> {
    let okey = table.host.round()?.okey();
    let why = table.host.why(event);
    Ok(why.map(|why| OkeyWhyView { arranged: table.solver.arrange(&why.hand, okey), why }))
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
