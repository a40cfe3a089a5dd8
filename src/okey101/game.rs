//! Implements [`Game`], the interface for matches, records and tables, for 101 Okey.

use super::action::{Action, Event, Refusal};
use super::round::{Outcome, Round};
use super::rules::{Options, Rules, Starter};
use super::score::{Score, score};
use super::scored::debts;
use super::view::View;
use crate::game::{Begun, Game, Standing};
use crate::position::begin;
use crate::seat::{Seat, Seats};
use crate::wall::{DealPlan, Wall, first_dealer};

impl Game for Rules {
    const NAME: &'static str = "okey101";

    type Round = Round;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Score = Score;
    type View = View;

    fn daily() -> Rules {
        Rules::of_preset(Options { rounds: 1, ..*Rules::yuzbir(4) })
    }

    fn seats(&self) -> Seats {
        Seats::of(self.players)
    }

    fn first_dealer(&self, seed: u64) -> Seat {
        let seats = self.seats();
        seats.iter().nth(first_dealer(seed, seats.count())).expect("one of the players")
    }

    fn deal_plan(&self) -> DealPlan {
        Options::deal_plan(self)
    }

    fn deal(standing: &Standing<Rules>, dealer: Seat, wall: &Wall) -> Round {
        let Standing { rules, seats, .. } = *standing;
        let starter = match rules.starter {
            Starter::AfterDealer => seats.after(dealer),
            Starter::Dealer => dealer,
        };
        Round::new(rules, seats, starter, wall)
    }

    fn begin(&self, position: &str, seed: u64) -> Option<Begun<Rules>> {
        begin(self, position, seed, Round::starter)
    }

    fn turn(round: &Round) -> Option<Seat> {
        round.turn()
    }

    /// An opponent may call a playable discard in other players' turns (OKEY101 8.2).
    fn may_act(round: &Round, seat: Seat) -> bool {
        round.turn() == Some(seat) || round.check(seat, &Action::Call).is_ok()
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

    fn written(round: &Round) -> [Score; 4] {
        score(round)
    }

    fn total(score: Score) -> i32 {
        score.total()
    }

    /// A round that ends with an empty stock counts; a void one does not (OKEY101 9.2, 9.3).
    fn debts(round: &Round) -> Vec<(Seat, Seat, u32)> {
        debts(round)
    }

    fn is_decided(round: &Round) -> bool {
        matches!(round.outcome(), Some(Outcome::Won(_) | Outcome::Exhausted))
    }

    fn ends_turn(action: &Action) -> bool {
        matches!(action, Action::Discard(_) | Action::Pass | Action::TimeOut)
    }

    /// A discard may be undone until the next player has done more than draw or take, as in Okey.
    /// Table actions are taken back, and a taken tile is given back, by the rules and at their
    /// cost.
    fn may_undo(action: &Action, since: &[(Seat, Action)]) -> bool {
        matches!((action, since), (Action::Discard(_), [] | [(_, Action::Draw | Action::Take)]))
    }

    /// The points of partners are added (OKEY101 11.2).
    fn behind(standing: &Standing<Rules>, seat: Seat) -> i32 {
        let side = standing.rules.side(seat);
        side.iter().map(|seat| standing.points[seat.index()]).sum()
    }

    fn is_over(standing: &Standing<Rules>) -> bool {
        !standing.running && standing.decided >= usize::from(standing.rules.rounds)
    }
}
