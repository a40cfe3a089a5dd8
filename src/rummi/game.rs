//! The implementation of [`Game`] for table rummy.

use super::action::{Action, Event, Refusal};
use super::round::Round;
use super::rules::{Counting, Options, Rules};
use super::scored::debts;
use super::view::View;
use crate::game::{Begun, Counted, Game, Standing};
use crate::position::begin;
use crate::seat::{Seat, Seats};
use crate::wall::{DealPlan, Wall, starting_tiles, tile_winner};

impl Game for Rules {
    const NAME: &'static str = "rummi";

    type Round = Round;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Score = i32;
    type View = View;

    fn daily() -> Rules {
        Rules::of_preset(Options { rounds: 1, ..*Rules::rummi80(4) })
    }

    fn seats(&self) -> Seats {
        Seats::of(self.players)
    }

    /// The player who draws the highest tile begins, so the previous player deals (RULES 7.1).
    fn first_dealer(&self, seed: u64) -> Seat {
        let seats = self.seats();
        let draws = starting_tiles(self.pack(), seed, seats.count());
        let starter = seats.iter().nth(tile_winner(&draws)).expect("one of the players");
        seats.before(starter)
    }

    fn deal_plan(&self) -> DealPlan {
        Options::deal_plan(self)
    }

    fn deal(standing: &Standing<Rules>, dealer: Seat, wall: &Wall) -> Round {
        Round::new(standing.rules, standing.seats, standing.seats.after(dealer), wall)
    }

    fn begin(&self, position: &str, seed: u64) -> Option<Begun<Rules>> {
        begin(self, position, seed, Round::starter)
    }

    fn turn(round: &Round) -> Option<Seat> {
        round.turn()
    }

    /// The player has let the time run out twice in a row (RULES 7.6).
    fn has_left(round: &Round, seat: Seat) -> bool {
        round.has_left(seat)
    }

    fn check(round: &Round, seat: Seat, action: &Action) -> Result<(), Refusal> {
        round.check(seat, action)
    }

    fn play(round: &mut Round, seat: Seat, action: Action) -> Result<Event, Refusal> {
        round.play(seat, action)
    }

    fn view(round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        View::of(round, seat, standing)
    }

    fn written(round: &Round) -> [i32; 4] {
        round.written()
    }

    fn total(score: i32) -> i32 {
        score
    }

    /// Blocked rounds count too: the lowest sum wins them (RULES 7.8).
    fn debts(round: &Round) -> Vec<(Seat, Seat, u32)> {
        debts(round)
    }

    fn is_decided(round: &Round) -> bool {
        round.outcome().is_some()
    }

    /// A pass may be undone until the next player has acted. A drawn tile has been seen. Laying may
    /// draw a tile too, when it fails, which the action does not show.
    fn may_undo(action: &Action, since: &[(Seat, Action)]) -> bool {
        *action == Action::Pass && since.is_empty()
    }

    fn behind(standing: &Standing<Rules>, seat: Seat) -> i32 {
        let points = standing.points[seat.index()];
        if standing.rules.count == Counting::WinnerTakes { -points } else { points }
    }

    fn counts(&self) -> Counted {
        match self.count {
            Counting::Minus => Counted::Minus,
            Counting::WinnerTakes => Counted::Taken,
        }
    }

    fn is_over(standing: &Standing<Rules>) -> bool {
        !standing.running && standing.decided >= usize::from(standing.rules.rounds)
    }
}
