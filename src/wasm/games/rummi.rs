//! The JavaScript interface of table rummy.

mod sheet;
mod table;

use wasm_bindgen::prelude::*;

use super::table::{Played, Shown};
use crate::contest::MatchError;
use crate::game::Game;
use crate::host::HostError;
use crate::laying::{LayingError, Rebuild};
use crate::meld::MeldRules;
use crate::refusal::CommonRefusal;
use crate::rummi::{Action, Event, Hint, Order, Refusal, Round, Rules, TableSolver, sorted};
use crate::seat::Seat;
use crate::sorted::Sorted;
use crate::tile::{Tile, Wild};
use crate::wasm::error::Failure;
use crate::wasm::json::{Json, write_json};

use table::RummiGameView;

#[wasm_bindgen(typescript_custom_section)]
const VIEW: &str = r#"
/** A match seen from one seat. */
export type RummiGameView =
    MatchView<RummiOptionsView, RummiSheetRow, RummiRoundView> & { game: "rummi" };
"#;

impl Shown for Rules {
    type Order = Order;
    type Seen = RummiGameView;
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

    fn view(table: &mut Played<Rules>, seat: Seat) -> RummiGameView {
        table::game_view(&table.host, seat, &mut table.solver)
    }

    fn hint(table: &mut Played<Rules>, seat: Seat) -> Result<Json, Failure> {
        let view = table.host.view(seat)?;
        let hint = view.is_own_turn().then(|| Hint::of(&view, &mut table.solver));
        Ok(write_json(&hint))
    }

    fn sorted(table: &mut Played<Rules>, order: Order, seat: Seat) -> Result<Sorted, Failure> {
        Ok(sorted(order, table.host.round()?.hand(seat), &mut table.solver))
    }

    fn explained(_: &mut Played<Rules>, _: &Action, error: HostError<Refusal>, _: Seat) -> Failure {
        let tiles = match &error {
            HostError::Match(MatchError::Refused(Refusal::Table(error))) => tiles_of(error),
            _ => Vec::new(),
        };
        Failure::from(error).with("tiles", tiles)
    }

    fn time_out(table: &mut Played<Rules>) -> Result<Vec<Event>, Failure> {
        let turn = Rules::turn(table.host.round()?);
        let seat = turn.ok_or(MatchError::<Refusal>::Refused(CommonRefusal::RoundOver.into()))?;
        Ok(vec![table.host.act(seat, Action::TimeOut)?])
    }
}

/// The tiles that an error is about, as text.
fn tiles_of(error: &LayingError) -> Vec<String> {
    error.tiles().iter().map(Tile::to_string).collect()
}

/// Judges a table being rebuilt after `put` moves tiles to a place; without `put` as it lies.
pub fn rebuild(
    table: &Played<Rules>,
    seat: Seat,
    rows: &[Vec<Tile>],
    put: Option<(Vec<Tile>, String)>,
) -> Result<Rebuild, Failure> {
    let view = table.host.view(seat)?;
    let rebuilt = match put {
        Some((tiles, onto)) => view.proposal().rebuild(rows, &tiles, onto.parse()?),
        None => view.proposal().rebuilt(rows),
    };
    rebuilt.map_err(|error| {
        let tiles = tiles_of(&error);
        Failure::from(MatchError::Refused(Refusal::from(error))).with("tiles", tiles)
    })
}
