//! Bots against each other: every deal in all seatings, so that all sides share the luck of the
//! tiles.

use istaka::contest::Placing;
use istaka::stocks::Stocks;
use istaka::{Bot, Match, PlayedRound, Seat, Standing, Wall, next_to_act};

use crate::contestant::Contestant;
use crate::dealing::{deal_next, starter};
use crate::dealt::Dealt;
use crate::measured::Measured;

/// The contestants, one for each side, and for each seating the side at every seat.
pub struct Arena<G> {
    pub rules: G,
    pub contestants: Vec<Contestant>,
    pub seatings: Vec<Vec<usize>>,
    pub own_stock: bool,
    pub unit: Unit,
}

/// The unit that is dealt once for all seatings.
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

/// The bots of one thread, and their last view, for reuse.
pub struct Crew<G: Measured> {
    bots: Vec<Box<dyn Bot<G>>>,
    view: Option<G::View>,
}

impl<G: Measured> Crew<G> {
    /// # Errors
    /// A bot does not exist in this game.
    pub fn of(arena: &Arena<G>) -> Result<Crew<G>, String> {
        let bots = arena.contestants.iter().map(|contestant| contestant.bot(&arena.rules));
        Ok(Crew { bots: bots.collect::<Result<_, String>>()?, view: None })
    }
}

impl<G: Measured> Arena<G> {
    /// Plays the deal of this seed in all seatings.
    pub fn play(&self, crew: &mut Crew<G>, seed: u64) -> Dealt {
        let mut dealt = Dealt::of(self.contestants.len());
        for sides in &self.seatings {
            match self.unit {
                Unit::Round => self.play_round(crew, seed, sides, &mut dealt),
                Unit::Match => self.play_match(crew, seed, sides, &mut dealt),
            }
        }
        dealt
    }

    /// The side at a seat. Sides are listed in the order of play, without empty seats.
    fn side(&self, sides: &[usize], seat: Seat) -> usize {
        let place = self.rules.seats().iter().position(|other| other == seat);
        sides[place.expect("somebody plays at this seat")]
    }

    fn play_round(&self, crew: &mut Crew<G>, seed: u64, sides: &[usize], dealt: &mut Dealt) {
        let seats = self.rules.seats();
        let wall = Wall::shuffled(self.rules.deal_plan(), seed, 1, seats.count());
        // The starter is part of the deal.
        let standing = Standing::first(self.rules);
        let mut round = G::deal(&standing, seats.before(starter(seats, seed)), &wall);
        let mut stocks = self.own_stock.then(|| Stocks::of(seats, G::stock(&round)));
        while let Some((seat, action)) = self.next(crew, &round, sides, &standing) {
            if G::draws(&action)
                && let Some(stocks) = &mut stocks
            {
                G::put_next(&mut round, stocks.next(seat));
            }
            dealt.turns += u64::from(G::passes_turn(&action));
            G::play(&mut round, seat, action).expect("bots keep the rules");
        }
        let side = |seat| self.side(sides, seat);
        let scores = G::written(&round);
        let result = G::result(&round);
        let made = G::made(&round, &scores);
        dealt.count(side, G::is_decided(&round), &result, made, scores.map(G::total));
        dealt.win(side, &result.winners);
    }

    fn play_match(&self, crew: &mut Crew<G>, seed: u64, sides: &[usize], dealt: &mut Dealt) {
        let side = |seat| self.side(sides, seat);
        let mut game = Match::new(self.rules, seed);
        while deal_next(&mut game) {
            while let Some((seat, action)) =
                self.next(crew, game.round().expect("dealt"), sides, &game.standing())
            {
                dealt.turns += u64::from(G::passes_turn(&action));
                game.play(seat, action).expect("bots keep the rules");
            }
            let PlayedRound { round, scores, .. } =
                game.rounds().last().expect("it has just been played");
            let (counts, made) = (G::is_decided(round), G::made(round, scores));
            dealt.count(side, counts, &G::result(round), made, scores.map(G::total));
        }
        // A match that was given up has no winner.
        let Some(standing) = game.places() else { return };
        let first = standing.iter().filter(|place| place.rank == 1);
        let first: Vec<Seat> = first.map(|place: &Placing| place.seat).collect();
        dealt.win(side, &first);
    }

    /// The next action in a round of a match with this standing, and its player.
    fn next(
        &self,
        crew: &mut Crew<G>,
        round: &G::Round,
        sides: &[usize],
        standing: &Standing<G>,
    ) -> Option<(Seat, G::Action)> {
        let seat = next_to_act::<G>(round, |_| true)?;
        let view = G::see(crew.view.take(), round, seat, standing);
        let action = crew.bots[self.side(sides, seat)].decide(&view, &mut || false);
        crew.view = Some(view);
        Some((seat, action))
    }
}
