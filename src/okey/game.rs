//! Implements [`Game`], the interface for matches, records and tables, for Okey.

use super::action::{Action, Event, Refusal};
use super::round::{Outcome, Round};
use super::rules::{Counting, End, Options, Rules, Starter};
use super::score::{Score, score};
use super::scored::debts;
use super::view::View;
use crate::contest::Match;
use crate::game::{Begun, Counted, Game, Standing};
use crate::position::begin;
use crate::seat::{Seat, Seats};
use crate::wall::{DealPlan, Wall, first_dealer, starting_throws};

impl Game for Rules {
    const NAME: &'static str = "okey";

    type Round = Round;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Score = Score;
    type View = View;

    fn daily() -> Rules {
        Rules::of_preset(Options { end: End::Rounds, rounds: 1, ..*Rules::turkish() })
    }

    fn seats(&self) -> Seats {
        Seats::of(self.players)
    }

    fn first_dealer(&self, seed: u64) -> Seat {
        let seats = self.seats();
        let seat = |player| seats.iter().nth(player).expect("one of the players");
        match self.starter {
            Starter::AfterDealer | Starter::Dealer | Starter::Winner => {
                seat(first_dealer(seed, seats.count()))
            }
            Starter::HighestDie => {
                let throws = starting_throws(seed, seats.count());
                seats.before(seat(thrown_starter(&throws).expect("somebody throws")))
            }
        }
    }

    fn deal_plan(&self) -> DealPlan {
        Options::deal_plan(self)
    }

    fn deal(standing: &Standing<Rules>, dealer: Seat, wall: &Wall) -> Round {
        let Standing { rules, seats, .. } = *standing;
        let starter = match rules.starter {
            Starter::Dealer => dealer,
            Starter::HighestDie | Starter::AfterDealer | Starter::Winner => seats.after(dealer),
        };
        Round::new(rules, seats, starter, wall).with_twin_shown_only_by(standing.twin_showers())
    }

    /// If the winner begins the next round, the seat before the winner deals. A winner who is out
    /// is replaced by the next player.
    fn next_dealer(&self, round: &Round, dealer: Seat, seats: Seats) -> Seat {
        if self.starter != Starter::Winner {
            return seats.after(dealer);
        }
        let begins = match round.outcome() {
            Some(Outcome::Won(finish)) => finish.seat,
            _ => round.starter(),
        };
        let starter = seats.from(begins).next().expect("somebody plays on");
        seats.before(starter)
    }

    fn begin(&self, position: &str, seed: u64) -> Option<Begun<Rules>> {
        begin(self, position, seed, Round::starter)
    }

    fn turn(round: &Round) -> Option<Seat> {
        round.turn()
    }

    /// A player who was dealt the indicator's twin may show it in other players' turns (RULES 5.5).
    fn may_act(round: &Round, seat: Seat) -> bool {
        round.turn() == Some(seat) || round.check(seat, &Action::ShowTwin).is_ok()
    }

    fn check(round: &Round, seat: Seat, action: &Action) -> Result<(), Refusal> {
        round.check(seat, action)
    }

    fn play(round: &mut Round, seat: Seat, action: Action) -> Result<Event, Refusal> {
        round.play(seat, action)
    }

    fn settled(round: &Round, seat: Seat, action: Action) -> Action {
        action.settled(round.hand(seat))
    }

    fn view(round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        View::of(round, seat, standing)
    }

    fn written(round: &Round) -> [Score; 4] {
        score(round)
    }

    fn total(score: Score) -> i32 {
        score.total().into()
    }

    fn debts(round: &Round) -> Vec<(Seat, Seat, u32)> {
        debts(round)
    }

    fn is_decided(round: &Round) -> bool {
        matches!(round.outcome(), Some(Outcome::Won(_)))
    }

    fn ends_turn(action: &Action) -> bool {
        !matches!(action, Action::Draw | Action::Take | Action::ShowTwin)
    }

    /// ```text
    /// my throw → the next player draws or takes → the next player throws
    /// └──────────── taken back freely ────────┘   └─ too late, except in practice
    /// ```
    ///
    /// Taking a discard may be undone as long as it is the last action, a throw until the next
    /// player has thrown. The draw or take of the next player is undone with it: no tile of that
    /// player was shown, and a drawn tile stays unknown. The choice between the two reveals a
    /// little about that hand. This is accepted, because otherwise there would be no time to undo a
    /// mistaken throw. Showing the indicator's twin reveals a tile, so it ends the time to undo.
    fn may_undo(action: &Action, since: &[(Seat, Action)]) -> bool {
        match (action, since) {
            (Action::Discard(_) | Action::Take, []) => true,
            // The next player has drawn or taken, and not thrown.
            (Action::Discard(_), [(_, Action::Draw | Action::Take)]) => true,
            _ => false,
        }
    }

    fn staying(standing: &Standing<Rules>) -> Seats {
        standing.staying()
    }

    fn is_over(standing: &Standing<Rules>) -> bool {
        standing.is_over()
    }

    fn behind(standing: &Standing<Rules>, seat: Seat) -> i32 {
        standing.behind(seat)
    }

    fn counts(&self) -> Counted {
        match self.counting {
            Counting::Wins => Counted::Wins,
            Counting::Penalties => Counted::Points,
            Counting::Down | Counting::Own => Counted::Down,
        }
    }

    fn winning_places(&self) -> usize {
        if self.end == End::TopTwo { 2 } else { 1 }
    }
}

impl Match<Rules> {
    /// Returns the throws of the die for the start, the last one decisive; empty if the dealer was
    /// chosen otherwise, also by a record.
    pub fn throws(&self) -> Vec<Vec<(Seat, u8)>> {
        let seats = self.rules().seats();
        if self.rules().starter != Starter::HighestDie {
            return Vec::new();
        }
        let throws = starting_throws(self.seed(), seats.count());
        let starter = thrown_starter(&throws).and_then(|player| seats.iter().nth(player));
        if starter != Some(seats.after(self.first_dealer())) {
            return Vec::new();
        }
        let seated = |&(player, pips): &(usize, u8)| {
            (seats.iter().nth(player).expect("one of the players"), pips)
        };
        throws.iter().map(|round| round.iter().map(seated).collect()).collect()
    }
}

/// Returns the winner of the throws for the start.
fn thrown_starter(throws: &[Vec<(usize, u8)>]) -> Option<usize> {
    throws.last()?.iter().max_by_key(|(_, pips)| *pips).map(|&(player, _)| player)
}
