//! The JavaScript interface of 101 Okey.

mod sheet;
mod table;

use wasm_bindgen::prelude::*;

use super::table::{Played, Shown};
use crate::contest::MatchError;
use crate::game::Game;
use crate::host::HostError;
use crate::meld::MeldRules;
use crate::named::Named;
use crate::okey101::{
    Action, Arranged, Event, Hint, Inspect, MELDS, Order, Phase, Refusal, Round, Rules, Solver,
    TakeBack, sorted,
};
use crate::refusal::CommonRefusal;
use crate::seat::Seat;
use crate::sorted::Sorted;
use crate::tile::{Face, Tile, Wild};
use crate::unions::Text;
use crate::wasm::error::Failure;
use crate::wasm::json::{Json, write_json};

use table::Okey101GameView;

#[wasm_bindgen(typescript_custom_section)]
const VIEW: &str = r#"
/** A match seen from one seat. */
export type Okey101GameView =
    MatchView<Okey101OptionsView, Okey101SheetRow, Okey101RoundView> & { game: "okey101" };
/**
 * A place in a meld on the table: the number of the meld, and the index of a wild tile or, for an
 * addition, of the tile before which it is put, such as `2.3`.
 */
export type Place = string;
"#;

/// The TypeScript types of the named values in this game, besides those that every game names.
pub const TYPES: Text = Text::new()
    .named("The kind of action expected of the seat to move.", "Okey101Phase", Phase::NAMES)
    .named("The free takebacks.", "Okey101TakeBack", TakeBack::NAMES)
    .named("The piles that may be looked through.", "Okey101Inspect", Inspect::NAMES);

impl Shown for Rules {
    type Order = Order;
    type Seen = Okey101GameView;
    type Solver = Solver;

    fn solver(&self) -> Solver {
        Solver::new()
    }

    fn melds(&self) -> MeldRules {
        MELDS
    }

    fn wild(round: &Round) -> Wild {
        round.okey()
    }

    fn view(table: &mut Played<Rules>, seat: Seat) -> Okey101GameView {
        table::game_view(&table.host, seat, &mut table.solver)
    }

    fn hint(table: &mut Played<Rules>, seat: Seat) -> Result<Json, Failure> {
        let view = table.host.view(seat)?;
        Ok(write_json(&Hint::of(&view, &mut table.solver)))
    }

    fn sorted(table: &mut Played<Rules>, order: Order, seat: Seat) -> Result<Sorted, Failure> {
        let round = table.host.round()?;
        let (hand, limit) = (round.hand(seat), round.rules().run_limit);
        Ok(sorted(order, hand, round.okey(), limit, &mut table.solver))
    }

    fn explained(_: &mut Played<Rules>, _: &Action, error: HostError<Refusal>, _: Seat) -> Failure {
        let HostError::Match(MatchError::Refused(refusal)) = &error else { return error.into() };
        let tiles = refusal.tiles().iter().map(Tile::to_string).collect();
        let (missing, counts) = match refusal {
            Refusal::NotStoodFor { faces, .. } => (&faces[..], None),
            Refusal::TooLow { value: found, need }
            | Refusal::TooFewPairs { pairs: found, need } => (&[][..], Some((*found, *need))),
            _ => (&[][..], None),
        };
        let missing = missing.iter().map(Face::to_string).collect();
        let failure = Failure::from(error).with("tiles", tiles).with("missing", missing);
        counts.into_iter().fold(failure, |failure, (found, need)| failure.counting(found, need))
    }

    fn time_out(table: &mut Played<Rules>) -> Result<Vec<Event>, Failure> {
        let turn = Rules::turn(table.host.round()?);
        let seat = turn.ok_or(MatchError::<Refusal>::Refused(CommonRefusal::RoundOver.into()))?;
        Ok(vec![table.host.act(seat, Action::TimeOut)?])
    }
}

/// Counts the melds of an arranged rack.
pub fn counted(table: &Played<Rules>, seat: Seat, rows: &[Vec<Tile>]) -> Result<Arranged, Failure> {
    Ok(Arranged::of(table.host.round()?, seat, rows))
}
