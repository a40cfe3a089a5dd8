//! A tiny game, as in `docs/new-game.md`: to implement the trait is enough for matches with
//! records, undo, bots and places.
//!
//! Three players hold fourteen tiles. In a turn a player draws and discards a tile. A discard of
//! the same face as the one before wins the round, and the others write a point; after two such
//! rounds the match is over.

use std::fmt;
use std::str::FromStr;

use crate::laws::{self, Claim, Lawful};
use istaka::{
    Bots, CommonRefusal, DealPlan, Game, Kind, Match, Number, Pack, Seat, Seats, Standing, Supply,
    Tile, Wall,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Toy;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    seats: Seats,
    supply: Supply,
    turn: Option<Seat>,
    winner: Option<Seat>,
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("toy")
    }
}

impl FromStr for Toy {
    type Err = ();

    fn from_str(text: &str) -> Result<Toy, ()> {
        if text == "toy" { Ok(Toy) } else { Err(()) }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";

    type Round = Round;
    /// The discarded tile.
    type Action = Tile;
    type Event = Tile;
    type Refusal = CommonRefusal;
    type Score = i32;
    type View = Vec<Tile>;

    fn daily() -> Toy {
        Toy
    }

    fn seats(&self) -> Seats {
        Seats::of(3)
    }

    fn deal_plan(&self) -> DealPlan {
        let pack = Pack { last: Number::MAX, other: Kind::Joker, others: 4 };
        DealPlan { pack, hand: 14, turning: None }
    }

    fn deal(standing: &Standing<Toy>, dealer: Seat, wall: &Wall) -> Round {
        let (seats, starter) = (standing.seats, standing.seats.after(dealer));
        let supply = Supply::new(seats, starter, wall.deal());
        let mut round = Round { seats, supply, turn: Some(starter), winner: None };
        round.supply.draw(starter);
        round
    }

    fn turn(round: &Round) -> Option<Seat> {
        round.turn
    }

    fn check(round: &Round, seat: Seat, tile: &Tile) -> Result<(), CommonRefusal> {
        CommonRefusal::unless_turn(round.turn, round.seats, seat)?;
        let held = round.supply.hand(seat).iter().find(|held| *held == tile);
        held.map(drop).ok_or(CommonRefusal::NotInHand(*tile))
    }

    fn play(round: &mut Round, seat: Seat, tile: Tile) -> Result<Tile, CommonRefusal> {
        Toy::check(round, seat, &tile)?;
        let before = round.supply.pile(round.seats.before(seat)).last();
        let won = before.is_some_and(|before| before.kind() == tile.kind());
        round.supply.discard(seat, tile);
        round.winner = won.then_some(seat);
        let next = round.seats.after(seat);
        round.turn = if won { None } else { round.supply.draw(next).map(|_| next) };
        Ok(tile)
    }

    fn view(round: &Round, seat: Seat, _: &Standing<Toy>) -> Vec<Tile> {
        round.supply.hand(seat).to_vec()
    }

    fn written(round: &Round) -> [i32; 4] {
        let lost = |seat| round.winner.is_some_and(|winner| winner != seat);
        Seat::ALL.map(|seat| i32::from(round.seats.contains(seat) && lost(seat)))
    }

    fn total(score: i32) -> i32 {
        score
    }

    fn debts(_: &Round) -> Vec<(Seat, Seat, u32)> {
        Vec::new()
    }

    fn is_decided(round: &Round) -> bool {
        round.winner.is_some()
    }

    fn may_undo(_: &Tile, since: &[(Seat, Tile)]) -> bool {
        since.is_empty()
    }

    fn is_over(standing: &Standing<Toy>) -> bool {
        standing.decided >= 2 && !standing.running
    }
}

impl Lawful for Toy {
    fn supply(round: &Round) -> &Supply {
        &round.supply
    }

    fn attempts(round: &Round) -> Vec<Tile> {
        round.seats.iter().flat_map(|seat| round.supply.hand(seat)).copied().collect()
    }

    fn allowed(round: &Round, seat: Seat) -> impl Fn(&Tile) -> bool {
        move |tile| round.turn == Some(seat) && round.supply.hand(seat).contains(tile)
    }

    fn is_free(_: &Tile) -> bool {
        true
    }

    type Adviser = ();

    fn adviser(&self) {}

    fn claims((): &mut (), game: &Match<Toy>, seat: Seat) -> Vec<Claim<Tile>> {
        let hand = game.view(seat).expect("dealt").into_iter();
        hand.map(|tile| Claim::new("hand", game.turn() == Some(seat), [tile])).collect()
    }
}

/// Discards the first tile.
struct First;

impl Bots<Toy> for First {
    fn decide(&mut self, _: Seat, hand: &Vec<Tile>, _: &mut dyn FnMut() -> bool) -> Tile {
        hand[0]
    }
}

#[test]
fn the_laws_hold() {
    for seed in 0..20 {
        let choose = &mut |game: &Match<Toy>, seat, _: &mut _| game.view(seat).expect("dealt")[0];
        laws::hold(Toy, seed, (usize::MAX, 10), choose, &mut |_, _| ());
        laws::hold_at_a_table(Toy, seed, || First);
    }
}
