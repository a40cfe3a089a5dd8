//! The JavaScript interface of Okey.

mod names;
mod sheet;
mod table;
mod coach;

use wasm_bindgen::prelude::*;

pub use names::TYPES;

use table::OkeyGameView;

use super::table::{Played, Shown};
use crate::host::HostError;
use crate::meld::MeldRules;
use crate::okey::{Action, Arrangement, Event, Hint, Order, Refusal, Round, Rules, Solver, Sorted};
use crate::seat::Seat;
use crate::tile::{Tile, Wild};
use crate::wasm::error::{Failure, Reason};
use crate::wasm::json::{Json, write_json};

#[wasm_bindgen(typescript_custom_section)]
const VIEW: &str = r#"
/** A match seen from one seat. */
export type OkeyGameView =
    MatchView<OkeyOptionsView, OkeySheetRow, OkeyRoundView> & { game: "okey" };
"#;

impl Shown for Rules {
    type Order = Order;
    type Seen = OkeyGameView;
    type Solver = Solver;

    fn solver(&self) -> Solver {
        Solver::new(self.hands())
    }

    fn melds(&self) -> MeldRules {
        self.hands().melds()
    }

    fn wild(round: &Round) -> Wild {
        round.okey()
    }

    fn view(table: &mut Played<Rules>, seat: Seat) -> OkeyGameView {
        table::game_view(&table.host, seat, &mut table.solver)
    }

    fn hint(table: &mut Played<Rules>, seat: Seat) -> Result<Json, Failure> {
        let view = table.host.view(seat)?;
        Ok(write_json(&Hint::of(&view, &mut table.solver)))
    }

    fn sorted(table: &mut Played<Rules>, order: Order, seat: Seat) -> Result<Sorted, Failure> {
        let round = table.host.round()?;
        Ok(Sorted::of(order, round.hand(seat), round.okey(), &mut table.solver))
    }

    fn time_out(table: &mut Played<Rules>) -> Result<Vec<Event>, Failure> {
        Ok(table.host.time_out(&mut table.solver)?)
    }

    fn explained(
        table: &mut Played<Rules>,
        action: &Action,
        error: HostError<Refusal>,
        seat: Seat,
    ) -> Failure {
        coach::explained(table, action, error, seat)
    }
}

/// The best arrangement of tiles of this round.
pub fn arrange(table: &mut Played<Rules>, hand: &[Tile]) -> Result<Arrangement, Failure> {
    let round = table.host.round()?;
    if hand.contains(&round.indicator()) {
        return Err(Failure::new(Reason::BadTile, "the indicator is not in play"));
    }
    Ok(table.solver.arrange(hand, round.okey()))
}
