//! The JavaScript interface of Okey.

mod names;
mod sheet;
mod view;
mod coach;
mod why;
mod review;

use wasm_bindgen::prelude::*;

pub use names::TYPES;

use super::error::{Failure, Reason};
use super::output::written;
use super::review::review_view;
use super::table::{Played, Shown};
use super::views::ArrangementView;
use crate::host::HostError;
use crate::meld::MeldRules;
use crate::okey::{
    Action, Decision, Event, Hint, Order, Refusal, Round, Rules, Solver, Sorted, review,
};
use crate::seat::Seat;
use crate::tile::{Tile, Wild};

#[wasm_bindgen(typescript_custom_section)]
const VIEW: &str = r#"
/** A match seen from one seat. */
export type OkeyGameView =
    MatchView<OkeyOptionsView, OkeySheetRow, OkeyRoundView> & { game: "okey" };
"#;

impl Shown for Rules {
    type Order = Order;
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

    fn view(table: &mut Played<Rules>, seat: Seat) -> Result<JsValue, Failure> {
        written(&view::game_view(&table.host, seat, &mut table.solver))
    }

    fn event(round: &Round, event: Event) -> Result<JsValue, Failure> {
        written(&view::event_view(event, None, round.okey()))
    }

    fn hint(table: &mut Played<Rules>, seat: Seat) -> Result<JsValue, Failure> {
        let view = table.host.view(seat)?;
        let hint = Hint::of(&view, &mut table.solver);
        written(&hint.map(|hint| coach::hint_view(&hint, &view)))
    }

    fn why(table: &mut Played<Rules>, event: usize) -> Result<JsValue, Failure> {
        written(&why::why_view(table, event)?)
    }

    fn review(table: &mut Played<Rules>, round: usize, seat: Seat) -> Result<JsValue, Failure> {
        let found = review(&table.host.game, round, seat);
        let okey = table.host.game.rounds()[round].round.okey();
        let solver = &mut table.solver;
        let decision = |one: &Decision| review::decision_view(one, okey, solver);
        written(&found.map(|found| review_view(&found, decision)))
    }

    fn sorted(table: &mut Played<Rules>, order: Order, seat: Seat) -> Result<Sorted, Failure> {
        let round = table.host.round()?;
        Ok(Sorted::of(order, round.hand(seat), round.okey(), &mut table.solver))
    }

    fn time_out(table: &mut Played<Rules>) -> Result<(), Failure> {
        table.host.time_out(&mut table.solver)?;
        Ok(())
    }

    fn explained(
        table: &mut Played<Rules>,
        action: &Action,
        error: HostError<Refusal>,
        seat: Seat,
    ) -> Failure {
        coach::explained(table, action, error, seat)
    }

    fn arrange(table: &mut Played<Rules>, hand: &[Tile]) -> Result<ArrangementView, Failure> {
        let round = table.host.round()?;
        if hand.contains(&round.indicator()) {
            return Err(Failure::new(Reason::BadTile, "the indicator is not in play"));
        }
        let okey = round.okey();
        Ok(view::arrangement(&mut table.solver, hand, okey))
    }
}
