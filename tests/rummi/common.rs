//! Positions of table rummy, written in the notation.

#![allow(dead_code, reason = "no test file needs all of them")]

use crate::dealt;
use istaka::rummi::{Action, Round, Rules, View};
use istaka::{Match, Seat, Seats, Wall, melds, tiles};

/// Reads rules.
pub fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A wall that deals these hands in the order of play and then has these tiles drawn.
pub fn wall(rules: &Rules, hands: &[&str], stock: &str) -> Wall {
    dealt::wall(rules.deal_plan(), hands, None, stock)
}

/// The view of a player who has opened, with this rack and this table.
pub fn view(rules: Rules, table: &str, rack: &str) -> View {
    let mut game = Match::new(rules, 7);
    game.deal().expect("a deal");
    let mut view = game.view(Seat::ALL[0]).expect("a view");
    view.players[0].opened = true;
    view.table = melds(table).expect("a table");
    view.hand = tiles(rack).expect("a rack");
    view
}

/// A round from the wall of [`wall`]; seat 0 starts.
pub fn round(text: &str, hands: &[&str], stock: &str) -> Round {
    let rules = rules(text);
    assert_eq!(usize::from(rules.players), hands.len());
    Round::new(rules, Seats::of(rules.players), Seat::ALL[0], &wall(&rules, hands, stock))
}

/// Plays an action of the seat to move.
pub fn act(round: &mut Round, action: &str) -> Result<(), String> {
    let seat = round.turn().expect("the round goes on");
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
    round.play(seat, action).map(drop).map_err(|refusal| code(&refusal))
}

/// Lays these series beside those on the table.
pub fn lay_more(round: &mut Round, series: &str) -> Result<(), String> {
    let table = table(round);
    let all = if table.is_empty() { series.to_owned() } else { format!("{table} | {series}") };
    act(round, &format!("lay {all}"))
}

/// The code of an error.
pub fn code(error: &impl istaka::Coded) -> String {
    error.code().to_owned()
}

/// The table as text.
pub fn table(round: &Round) -> String {
    istaka::write_melds(round.table())
}

/// Plays draws until the stock is empty.
pub fn empty_the_stock(round: &mut Round) {
    while !round.stock().is_empty() {
        act(round, "draw").expect("there is a stock");
    }
}
