//! Positions for tests, written in the notation.

#![allow(dead_code, reason = "no test file needs all of them")]

use crate::dealt;
use istaka::okey::{Action, Event, Phase, Refusal, Round, Rules, Starter};
use istaka::{Coded, Indicator, Match, MatchError, Seat, Seats, Wall};

/// Reads rules.
pub fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The wall of [`dealt::wall`] by Turkish rules.
pub fn wall(hands: &[&str], indicator: &str, stock: &str) -> Wall {
    wall_by(&Rules::turkish(), hands, indicator, stock)
}

/// Does the same with other rules.
pub fn wall_by(rules: &Rules, hands: &[&str], indicator: &str, stock: &str) -> Wall {
    dealt::wall(rules.deal_plan(), hands, Some(indicator), stock)
}

/// A round of Turkish Okey from the wall of [`wall`]; seat 0 starts.
pub fn round(hands: &[&str], indicator: &str, stock: &str) -> Round {
    let seats = Seat::ALL[hands.len()..].iter().fold(Seats::ALL, |seats, &out| seats.without(out));
    Round::new(Rules::turkish(), seats, Seat::ALL[0], &wall(hands, indicator, stock))
}

/// Does the same with other rules, at the seats of their players.
pub fn round_by(text: &str, hands: &[&str], indicator: &str, stock: &str) -> Round {
    let rules = rules(text);
    let wall = wall_by(&rules, hands, indicator, stock);
    Round::new(rules, Seats::of(rules.players), Seat::ALL[0], &wall)
}

/// A match of Turkish Okey whose first round is dealt from the wall of [`wall`]; seat 0 starts.
pub fn game(hands: &[&str], indicator: &str, stock: &str) -> Match<Rules> {
    let mut game = played("turkish", "");
    game.deal_wall(wall(hands, indicator, stock)).expect("a deal");
    game
}

/// The next action if all players draw and throw the drawn tile, and the starter the first tile;
/// `None` once the stock is empty and the last discard may be taken.
pub fn drawn_and_thrown(round: &Round) -> Option<(Seat, Action)> {
    let seat = round.turn()?;
    match round.phase() {
        Phase::Draw => Some((seat, Action::Draw)),
        Phase::Discard => {
            Some((seat, Action::Discard(round.drawn().unwrap_or(round.hand(seat)[0]))))
        }
        _ => None,
    }
}

/// Plays draws and throws until the stock is empty. Then the seat after the one that drew last is
/// to move.
pub fn until_the_stock_is_empty(round: &mut Round) {
    while let Some((seat, action)) = drawn_and_thrown(round) {
        round.play(seat, action).expect("a legal action");
    }
}

/// A round of four in which the stock is empty and seat 1, dealt this hand, may take the last
/// discard.
pub fn last_chance(hand: &str) -> Round {
    let mut round = round(&["", hand, "", ""], "K9", "");
    until_the_stock_is_empty(&mut round);
    round
}

/// Reads a line of a record: `0 discard R5`.
pub fn turn(line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').expect("a seat and an action");
    (Seat::named(seat).expect("a seat"), action.parse().expect("an action"))
}

/// Plays a line of a record: `0 discard R5`.
pub fn play(round: &mut Round, text: &str) -> Result<Event, Refusal> {
    let (seat, action) = turn(text);
    let before = round.clone();
    let result = round.play(seat, action);
    if result.is_err() {
        assert_eq!(*round, before, "a refused action must not change anything: {text}");
    }
    result
}

/// Plays several actions, and panics if one is refused.
pub fn play_all(round: &mut Round, actions: &str) {
    for action in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        play(round, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

/// The code of a refusal, "ok" if there is none.
pub fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.map_or_else(|refusal| refusal.code(), |_| "ok")
}

/// The same code for a match.
pub fn match_code<T>(result: Result<T, MatchError<Refusal>>) -> &'static str {
    result.map_or_else(|error| error.code(), |_| "ok")
}

/// Complete without the fifteenth tile.
pub const RUNS: &str = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 Y7";
/// Seven pairs.
pub const PAIRS: &str = "R1 R1 R3 R3 R5 R5 R7 R7 Y1 Y1 Y3 Y3 Y5 Y5";

/// Plays a round described by a word, with the indicator K9 or, after `:`, another one:
///
/// ```text
/// w1      seat 1 finishes; o1 by an okey discarded last, p1 with seven pairs, b1 with both
/// v       the stock runs out
/// w1+t0   before that seat 0 shows the twin
/// ```
pub fn play_round(game: &mut Match<Rules>, word: &str) {
    let (word, indicator) = word.split_once(':').unwrap_or((word, "K9"));
    let (word, twin) = word.split_once("+t").map_or((word, None), |(word, by)| (word, Some(by)));
    let mut any = game.clone();
    any.deal().expect("a deal");
    let starter = any.round().expect("a round").starter();
    let order: Vec<Seat> = game.seats().from(starter).collect();
    let place = |digit: &str| order.iter().position(|seat| seat.to_string() == digit);
    let okey = Indicator(indicator.parse().expect("a tile")).okey().0.to_string();
    let mut hands = vec![String::new(); order.len()];
    let (kind, winner) = word.split_at(1);
    let winner = place(winner);
    let mut stock =
        "B1 B2 B3".split(' ').take(winner.unwrap_or(1).saturating_sub(1)).collect::<Vec<_>>();
    if let Some(place) = winner {
        let hand = if matches!(kind, "p" | "b") { PAIRS } else { RUNS };
        let last = if matches!(kind, "o" | "b") { &okey } else { "Y13" };
        hands[place] = hand.to_owned();
        if place == 0 {
            hands[place] += &format!(" {last}");
        } else {
            stock.push(last);
        }
    }
    if let Some(by) = twin {
        // Replaces the tile to discard, or one that the pairs and runs can spare.
        let place = place(by).expect("a player");
        assert_ne!(Some(place), winner, "the winner's hand is full");
        hands[place] += &format!("B13 {indicator}'");
    }
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let wall = wall_by(game.rules(), &hands, indicator, &stock.join(" "));
    game.deal_wall(wall).expect("a deal");
    if let Some(by) = twin {
        let by = order[place(by).expect("a player")];
        game.play(by, Action::ShowTwin).expect("the twin");
    }
    let winner = winner.map(|place| order[place]);
    while winner.is_some() {
        let round = game.round().expect("a round");
        let Some((seat, mut action)) = drawn_and_thrown(round) else { break };
        if winner == Some(seat) && action != Action::Draw {
            let fifteenth = round.drawn().unwrap_or(*round.hand(seat).last().expect("a tile"));
            action = Action::Declare { discard: fifteenth, melds: Vec::new() };
        }
        game.play(seat, action).expect("a legal action");
    }
    until_void(game);
}

/// A match with these rounds played; seat 0 starts.
pub fn played(rules: &str, rounds: &str) -> Match<Rules> {
    let rules = self::rules(rules);
    let seats = Seats::of(rules.players);
    let first = Seat::ALL[0];
    let dealer = if rules.starter == Starter::Dealer { first } else { seats.before(first) };
    let mut game = Match::with_dealer(rules, 0, dealer);
    rounds.split_whitespace().for_each(|word| play_round(&mut game, word));
    game
}

/// Plays several actions of a match, and panics if one is refused.
pub fn play_match(game: &mut Match<Rules>, actions: &str) {
    for line in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, action) = turn(line);
        game.play(seat, action).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Plays draws and throws until the stock is empty.
pub fn empty_the_stock(game: &mut Match<Rules>) {
    while let Some((seat, action)) = game.round().and_then(drawn_and_thrown) {
        game.play(seat, action).expect("a legal action");
    }
}

/// Plays a round that ends void.
pub fn until_void(game: &mut Match<Rules>) {
    empty_the_stock(game);
    if let Some(seat) = game.turn() {
        game.play(seat, Action::Pass).expect("it is the last chance");
    }
}
