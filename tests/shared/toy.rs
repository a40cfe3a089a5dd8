//! A tiny game: implementing the trait is enough for matches with records, undo, bots and places.
//!
//! All players hold fourteen tiles, and the one to move has one more, discards one, and the next
//! player draws. The player who discards the number that was discarded just before wins the round,
//! and the others get 1 point; two rounds make a match.

use std::fmt;
use std::str::FromStr;

use istaka::{
    Bots, Coded, DealPlan, Game, Host, HostError, Kind, Match, MatchError, Number, Pack, Seat,
    Seats, Standing, Tile, Undo, Wall, read_record, write_record,
};

/// Four colours of thirteen, and jokers, which have no special meaning.
const PACK: Pack = Pack { last: Number::MAX, other: Kind::Joker, others: 4 };

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Toy;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    seats: Seats,
    hands: [Vec<Tile>; 4],
    stock: Vec<Tile>,
    discards: Vec<Tile>,
    turn: Option<Seat>,
    winner: Option<Seat>,
}

/// The player is not to move, or does not hold the tile.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Refused;

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

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refused {}

impl Coded for Refused {
    const CODES: &'static [&'static str] = &["refused"];

    fn code(&self) -> &'static str {
        "refused"
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";

    type Round = Round;
    /// The discarded tile.
    type Action = Tile;
    type Event = Tile;
    type Refusal = Refused;
    type Score = i32;
    type View = Vec<Tile>;

    fn daily() -> Toy {
        Toy
    }

    fn seats(&self) -> Seats {
        Seats::of(3)
    }

    fn first_dealer(&self, _seed: u64) -> Seat {
        Seat::ALL[0]
    }

    fn deal_plan(&self) -> DealPlan {
        DealPlan { pack: PACK, hand: 14, turning: None }
    }

    fn deal(standing: &Standing<Toy>, dealer: Seat, wall: &Wall) -> Round {
        let (seats, deal) = (standing.seats, wall.deal());
        let starter = seats.after(dealer);
        let mut hands: [Vec<Tile>; 4] = Default::default();
        for (seat, hand) in seats.from(starter).zip(deal.hands) {
            hands[seat.index()] = hand;
        }
        let (stock, discards) = (deal.stock, Vec::new());
        let mut round = Round { seats, hands, stock, discards, turn: None, winner: None };
        round.turn_of(starter);
        round
    }

    fn turn(round: &Round) -> Option<Seat> {
        round.turn
    }

    fn check(round: &Round, seat: Seat, tile: &Tile) -> Result<(), Refused> {
        let legal = round.turn == Some(seat) && round.hands[seat.index()].contains(tile);
        if legal { Ok(()) } else { Err(Refused) }
    }

    fn play(round: &mut Round, seat: Seat, tile: Tile) -> Result<Tile, Refused> {
        Toy::check(round, seat, &tile)?;
        round.hands[seat.index()].retain(|&held| held != tile);
        round.turn = None;
        match (round.discards.last().map(|before| before.kind()), tile.kind()) {
            (Some(Kind::Face(before)), Kind::Face(face)) if before.number == face.number => {
                round.winner = Some(seat);
            }
            _ => round.turn_of(round.seats.after(seat)),
        }
        round.discards.push(tile);
        Ok(tile)
    }

    fn view(round: &Round, seat: Seat, _: &Standing<Toy>) -> Vec<Tile> {
        round.hands[seat.index()].clone()
    }

    fn written(round: &Round) -> [i32; 4] {
        let lost = |seat: Seat| round.winner.is_some() && round.winner != Some(seat);
        Seat::ALL.map(|seat| i32::from(round.seats.contains(seat) && lost(seat)))
    }

    fn total(score: i32) -> i32 {
        score
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

impl Round {
    /// Draws for the player, who is to move then; the round ends with an empty stock.
    fn turn_of(&mut self, seat: Seat) {
        let drawn = self.stock.pop();
        self.turn = drawn.map(|_| seat);
        self.hands[seat.index()].extend(drawn);
    }
}

/// Discards the first tile.
struct First;

impl Bots<Toy> for First {
    fn decide(&mut self, _: Seat, hand: &Vec<Tile>, _: &mut dyn FnMut() -> bool) -> Tile {
        hand[0]
    }

    fn ponders(&mut self, _: Seat, _: &Vec<Tile>) -> u32 {
        100
    }
}

fn table(seed: u64, is_bot: [bool; 4]) -> Host<Toy, First> {
    let mut host = Host::new(Match::new(Toy, seed), First, is_bot);
    host.game.deal().expect("a deal");
    host
}

#[test]
fn bots_play_a_match_to_its_end() {
    for seed in 0..20 {
        let mut host = table(seed, [true; 4]);
        host.play_out().expect("bots keep the rules");
        let places = host.game.places().expect("it is over");
        assert_eq!(places.len(), 3);
        assert_eq!(places[0].rank, 1);
        assert!(places.is_sorted_by_key(|place| place.points), "{places:?}");
        assert_eq!(host.game.points().iter().sum::<i32>(), 4, "two rounds, two losers each");
        assert_eq!(host.game.deal(), Err(MatchError::MatchOver));
    }
}

#[test]
fn a_record_gives_the_same_match() {
    for seed in 0..20 {
        let mut host = table(seed, [true; 4]);
        for _ in 0..seed {
            let Ok(_) = host.bot_move(&mut || false) else { break };
        }
        let text = write_record(&host.game);
        assert_eq!(read_record::<Toy>(&text).as_ref(), Ok(&host.game), "{text}");
        assert!(read_record::<istaka::Rules>(&text).is_err(), "{text}");
    }
}

#[test]
fn people_act_for_themselves_and_bots_for_the_others() {
    let mut host = table(7, [true, false, true, true]);
    let person = Seat::ALL[1];
    assert_eq!(host.actor(), person);
    assert_eq!(host.next_bot(), Err(HostError::NotBotTurn));
    let bot = Seat::ALL[3];
    let [own, foreign] = [person, bot].map(|seat| host.view(seat).expect("dealt")[0]);
    assert_eq!(host.act(bot, foreign), Err(HostError::IsBot(bot)));
    let refused = host.act(person, foreign).expect_err("he does not hold it");
    assert_eq!(refused.code(), "refused");
    host.act(person, own).expect("a tile of his");
    assert_eq!(host.next_bot(), Ok(bot));
    host.bot_move(&mut || false).expect("bots keep the rules");
}

#[test]
fn what_nobody_has_answered_is_taken_back() {
    let mut host = table(7, [true, false, true, true]);
    let person = Seat::ALL[1];
    let before = host.game.clone();
    let tile = host.view(person).expect("dealt")[0];
    host.act(person, tile).expect("a tile of his");
    assert_eq!(host.game.undo(person), Ok(Undo::Free));
    assert_eq!(host.game, before);
    host.act(person, tile).expect("a tile of his");
    host.bot_move(&mut || false).expect("bots keep the rules");
    assert_eq!(host.game.undo(person), Err(MatchError::NothingToUndo));
}

/// Checks the laws after every step of any play.
#[test]
fn the_laws_hold() {
    for seed in 0..20 {
        let mut host = table(seed, [true; 4]);
        while host.game.round().and_then(Toy::turn).is_some() {
            only_who_is_to_move_moves(&host.game);
            every_tile_lies_in_one_place(&host.game);
            nobody_sees_what_is_hidden(&host.game);
            a_record_replays_the_same(&host.game);
            host.bot_move(&mut || false).expect("bots keep the rules");
        }
        every_tile_lies_in_one_place(&host.game);
        a_record_replays_the_same(&host.game);
        let written = Toy::written(host.game.round().expect("dealt"));
        let lost = if host.game.standing().decided == 1 { 2 } else { 0 };
        assert_eq!(
            written.iter().sum::<i32>(),
            lost,
            "each loser writes 1, nobody in a void round"
        );
        assert_eq!(host.game.points(), written);
    }
}

fn only_who_is_to_move_moves(game: &Match<Toy>) {
    let round = game.round().expect("dealt");
    for seat in Seat::ALL {
        for tile in PACK.tiles() {
            let mut other = game.clone();
            let legal = Toy::check(round, seat, &tile).is_ok();
            assert_eq!(other.play(seat, tile).is_ok(), legal);
            assert!(legal || other == *game, "a refusal changes nothing");
            assert!(!legal || Some(seat) == Toy::turn(round));
        }
    }
}

fn every_tile_lies_in_one_place(game: &Match<Toy>) {
    let round = game.round().expect("dealt");
    let mut tiles = [round.hands.concat(), round.stock.clone(), round.discards.clone()].concat();
    tiles.sort_unstable();
    assert!(tiles.into_iter().eq(PACK.tiles()));
}

/// Checks that views are independent of the order of the stock and of the others' hands.
fn nobody_sees_what_is_hidden(game: &Match<Toy>) {
    let (round, standing) = (game.round().expect("dealt"), game.standing());
    for seat in round.seats.iter() {
        let mut other = round.clone();
        let next = &mut other.hands[round.seats.after(seat).index()];
        if let Some(top) = other.stock.last_mut() {
            std::mem::swap(top, &mut next[0]);
            assert_ne!(other, *round);
        }
        assert_eq!(Toy::view(&other, seat, &standing), Toy::view(round, seat, &standing));
    }
}

fn a_record_replays_the_same(game: &Match<Toy>) {
    assert_eq!(read_record::<Toy>(&write_record(game)).as_ref(), Ok(game));
}
