//! The explanation of a refused declaration for the page.

use crate::host::HostError;
use crate::okey::{Action, Refusal, Rules};
use crate::seat::Seat;
use crate::tile::Tile;
use crate::wasm::error::Failure;
use crate::wasm::games::table::Played;

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
