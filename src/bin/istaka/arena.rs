//! Bots against each other: every deal in all seatings, so that luck in the tiles is shared.

use istaka::{
    Action, Bot, Match, Outcome, Placing, PlayedRound, Round, Rules, Seat, Seats, Standing, Stocks,
    View, Wall, score,
};

use crate::contestant::Contestant;
use crate::dealing::{deal_next, starter};
use crate::dealt::{Dealt, FIRST_PLACE};

/// Who plays: one kind of bot on each of the sides, and for each seating the side at every seat.
pub struct Arena {
    pub rules: Rules,
    pub contestants: Vec<Contestant>,
    pub seatings: Vec<Vec<usize>>,
    pub own_stock: bool,
    pub unit: Unit,
}

/// What is dealt once for all seatings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Round,
    Match,
}

/// All different ways to seat these sides.
pub fn seatings(sides: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in sides {
        let more = |taken: &Vec<usize>| {
            let count = |list: &[usize], side| list.iter().filter(|&&other| other == side).count();
            let mut next: Vec<usize> =
                sides.iter().copied().filter(|&s| count(taken, s) < count(sides, s)).collect();
            next.sort_unstable();
            next.dedup();
            let taken = taken.clone();
            next.into_iter().map(move |side| [taken.clone(), vec![side]].concat())
        };
        all = all.iter().flat_map(more).collect();
    }
    all
}

/// The bots of one thread, and what the last of them saw.
pub struct Crew {
    bots: Vec<Box<dyn Bot<Rules>>>,
    view: Option<View>,
}

impl Crew {
    pub fn of(arena: &Arena) -> Crew {
        let bots = arena.contestants.iter().map(|contestant| contestant.bot(&arena.rules));
        Crew { bots: bots.collect(), view: None }
    }
}

impl Arena {
    /// Plays the deal of this seed in all seatings.
    pub fn play(&self, crew: &mut Crew, seed: u64) -> Dealt {
        let mut dealt = Dealt::of(self.contestants.len());
        for sides in &self.seatings {
            match self.unit {
                Unit::Round => self.play_round(crew, seed, sides, &mut dealt),
                Unit::Match => self.play_match(crew, seed, sides, &mut dealt),
            }
        }
        dealt
    }

    /// The side at a seat, which of fewer than four players is not its number.
    fn side(&self, sides: &[usize], seat: Seat) -> usize {
        let seats = Seats::of(self.rules.players);
        let place = seats.iter().position(|other| other == seat);
        sides[place.expect("somebody plays at this seat")]
    }

    fn play_round(&self, crew: &mut Crew, seed: u64, sides: &[usize], dealt: &mut Dealt) {
        let seats = Seats::of(self.rules.players);
        let wall = Wall::shuffled(self.rules.deal_plan(), seed, 1, seats.count());
        // Who starts is part of the deal.
        let mut round = Round::new(self.rules, seats, starter(seats, seed), &wall);
        let standing = Standing::first(self.rules);
        let mut stocks = self.own_stock.then(|| Stocks::of(&round));
        while let Some((seat, action)) = self.next(crew, &round, sides, &standing) {
            if action == Action::Draw
                && let Some(stocks) = &mut stocks
            {
                stocks.bring(&mut round, seat);
            }
            dealt.turns += u64::from(matches!(action, Action::Discard(_)));
            round.play(seat, action).expect("bots keep the rules");
        }
        let side = |seat| self.side(sides, seat);
        dealt.count(side, round.outcome(), round.twin_shown(), &score(&round));
        if let Some(Outcome::Won(finish)) = round.outcome() {
            dealt.sides[side(finish.seat)].wins += 1;
            dealt.decided += 1;
        }
    }

    fn play_match(&self, crew: &mut Crew, seed: u64, sides: &[usize], dealt: &mut Dealt) {
        let side = |seat| self.side(sides, seat);
        let mut game = Match::new(self.rules, seed);
        while deal_next(&mut game) {
            while let Some((seat, action)) =
                self.next(crew, game.round().expect("dealt"), sides, &game.standing())
            {
                dealt.turns += u64::from(matches!(action, Action::Discard(_)));
                game.play(seat, action).expect("bots keep the rules");
            }
            let PlayedRound { round, scores, .. } =
                game.rounds().last().expect("it has just been played");
            dealt.count(side, round.outcome(), round.twin_shown(), scores);
        }
        // Nobody wins a match that was given up.
        let Some(standing) = game.places() else { return };
        let first: Vec<&Placing> = standing.iter().filter(|place| place.rank == 1).collect();
        for place in &first {
            dealt.sides[side(place.seat)].wins += FIRST_PLACE / first.len() as u64;
        }
        dealt.decided += FIRST_PLACE;
    }

    /// The next thing that is done in a round of a match that stands like this, and by whom.
    fn next(
        &self,
        crew: &mut Crew,
        round: &Round,
        sides: &[usize],
        standing: &Standing<Rules>,
    ) -> Option<(Seat, Action)> {
        let turn = round.turn()?;
        // Nobody waits for his turn to show the twin; he must have been dealt it.
        let shows = |seat: &Seat| round.check(*seat, &Action::ShowTwin).is_ok();
        let early = round.history().len() < 3 * round.seats().count();
        let shower = early.then(|| round.seats().iter().find(shows)).flatten();
        if let Some(seat) = shower {
            return Some((seat, Action::ShowTwin));
        }
        let view = match crew.view.take() {
            Some(view) => view.renewed(round, turn, standing),
            None => View::of(round, turn, standing),
        };
        let action = crew.bots[self.side(sides, turn)].decide(&view, &mut || false);
        crew.view = Some(view);
        Some((turn, action))
    }
}
