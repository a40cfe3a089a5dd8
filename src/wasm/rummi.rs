//! The JavaScript interface of the game with 80 tiles.

mod sheet;
mod view;
mod rebuild;
mod coach;
mod review;

use wasm_bindgen::prelude::*;

use super::error::Failure;
use super::output::written;
use super::review::review_view;
use super::table::{Played, Shown};
use super::views::RebuildView;
use crate::contest::MatchError;
use crate::game::Game;
use crate::host::HostError;
use crate::meld::MeldRules;
use crate::named::Named;
use crate::refusal::CommonRefusal;
use crate::rummi::{
    Action, Event, Mistake, Order, Refusal, Round, Rules, TableSolver, review, sorted,
};
use crate::seat::Seat;
use crate::sorted::Sorted;
use crate::tile::{Tile, Wild};
use crate::unions::Text;

#[wasm_bindgen(typescript_custom_section)]
const VIEW: &str = r#"
/** A match seen from one seat. */
export type RummiGameView =
    MatchView<RummiOptionsView, RummiSheetRow, RummiRoundView> & { game: "rummi" };
"#;

/// The TypeScript types of the named values in this game, besides those that every game names.
pub const TYPES: Text = Text::new().named("The mistake of a turn.", "RummiMistake", Mistake::NAMES);

impl Shown for Rules {
    type Order = Order;
    type Solver = TableSolver;

    fn solver(&self) -> TableSolver {
        TableSolver::new(*self).thorough()
    }

    fn melds(&self) -> MeldRules {
        (**self).melds()
    }

    fn wild(_: &Round) -> Wild {
        Rules::WILD
    }

    fn view(table: &mut Played<Rules>, seat: Seat) -> Result<JsValue, Failure> {
        written(&view::game_view(&table.host, seat, &mut table.solver))
    }

    fn event(round: &Round, event: Event) -> Result<JsValue, Failure> {
        let number = round.history().len() - 1;
        written(&view::event_view(round.history(), number, &event))
    }

    fn hint(table: &mut Played<Rules>, seat: Seat) -> Result<JsValue, Failure> {
        let view = table.host.view(seat)?;
        written(&coach::hint_view(&view, &mut table.solver))
    }

    fn why(table: &mut Played<Rules>, event: usize) -> Result<JsValue, Failure> {
        written(&coach::why_view(&table.host.game, event, &mut table.solver))
    }

    fn review(table: &mut Played<Rules>, round: usize, seat: Seat) -> Result<JsValue, Failure> {
        let found = review(&table.host.game, round, seat, &mut table.solver);
        written(&found.map(|found| review_view(&found, review::decision_view)))
    }

    fn sorted(table: &mut Played<Rules>, order: Order, seat: Seat) -> Result<Sorted, Failure> {
        Ok(sorted(order, table.host.round()?.hand(seat), &mut table.solver))
    }

    fn rebuild(
        table: &Played<Rules>,
        seat: Seat,
        rows: &[Vec<Tile>],
        put: Option<(Vec<Tile>, String)>,
    ) -> Result<RebuildView, Failure> {
        let view = table.host.view(seat)?;
        let rebuilt = match put {
            Some((tiles, onto)) => view.proposal().rebuild(rows, &tiles, onto.parse()?),
            None => view.proposal().rebuilt(rows),
        };
        let rebuilt = rebuilt.map_err(|error| {
            let tiles = rebuild::tiles_of(&error);
            Failure::from(MatchError::Refused(Refusal::from(error))).with("tiles", tiles)
        })?;
        Ok(rebuild::rebuild_view(&rebuilt))
    }

    fn explained(_: &mut Played<Rules>, _: &Action, error: HostError<Refusal>, _: Seat) -> Failure {
        let tiles = match &error {
            HostError::Match(MatchError::Refused(Refusal::Table(error))) => {
                rebuild::tiles_of(error)
            }
            _ => Vec::new(),
        };
        Failure::from(error).with("tiles", tiles)
    }

    fn time_out(table: &mut Played<Rules>) -> Result<(), Failure> {
        let turn = Rules::turn(table.host.round()?);
        let seat = turn.ok_or(MatchError::<Refusal>::Refused(CommonRefusal::RoundOver.into()))?;
        table.host.act(seat, Action::TimeOut)?;
        Ok(())
    }
}
