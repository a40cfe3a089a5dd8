//! Positions for tests, written in the notation.

#![allow(dead_code, reason = "no test file needs all of them")]

use istaka::{Action, Event, MatchError, Refusal, Round, Rules, Seat, Seats, Tile, Wall, tiles};

/// A wall that deals these hands in the order of play, turns this indicator and then lets these
/// tiles be drawn. Whatever is not given is filled up with tiles of the set in order.
pub fn wall(hands: &[&str], indicator: &str, stock: &str) -> Wall {
    let words = |text: &str| text.split_whitespace().count();
    let given = tiles(&format!("{} {indicator} {stock}", hands.join(" "))).expect("tiles");
    let mut rest = Tile::all().filter(|tile| !given.contains(tile));
    let mut given = given.iter().copied();
    let mut order: Vec<Tile> = Vec::new();
    for (place, hand) in hands.iter().enumerate() {
        order.extend(given.by_ref().take(words(hand)));
        let missing = if place == 0 { 15 } else { 14 } - words(hand);
        order.extend(rest.by_ref().take(missing));
    }
    order.extend(given);
    order.extend(rest);
    Wall::new(&Rules::turkish(), hands.len(), order, None).expect("a wall")
}

/// A round of Turkish Okey from such a wall; seat 0 starts.
pub fn round(hands: &[&str], indicator: &str, stock: &str) -> Round {
    let seats = Seat::ALL[hands.len()..].iter().fold(Seats::ALL, |seats, &out| seats.without(out));
    Round::new(Rules::turkish(), seats, Seat::ALL[0], &wall(hands, indicator, stock))
}

/// Plays what the text says: `0 discard R5`.
pub fn play(round: &mut Round, text: &str) -> Result<Event, Refusal> {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    let seat = Seat::new(seat.parse().expect("a seat")).expect("a seat");
    let action: Action = action.parse().expect("an action");
    let before = round.clone();
    let result = round.play(seat, action);
    if result.is_err() {
        assert_eq!(*round, before, "a refused action must not change anything: {text}");
    }
    result
}

/// Plays several actions, all of which must be accepted.
pub fn play_all(round: &mut Round, actions: &str) {
    for action in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        play(round, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

/// The code of a refusal, "ok" if there is none.
pub fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.map_or_else(|refusal| refusal.code(), |_| "ok")
}

/// The same for a match.
pub fn match_code<T>(result: Result<T, MatchError>) -> &'static str {
    result.map_or_else(|error| error.code(), |_| "ok")
}
