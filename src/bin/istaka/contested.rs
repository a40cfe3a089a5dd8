//! What the command line asks of a game, beside what every game tells.

use std::fmt::Display;

use istaka::{Actor, Bot, Game, Seat, Standing, Tile};

/// A game that bots play against each other.
pub trait Contested: Game<View: Display, Event: Display> + Send + Sync {
    /// Its bots.
    type Player: Actor<Game = Self> + 'static;

    /// What may be special about a round that somebody won, by name.
    const SPECIAL: &'static [&'static str];

    /// The yardstick of this game, if it has one.
    fn yardstick(_rules: &Self) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// What a seat sees. What was seen last may be used again.
    fn see(
        _last: Option<Self::View>,
        round: &Self::Round,
        seat: Seat,
        standing: &Standing<Self>,
    ) -> Self::View {
        Self::view(round, seat, standing)
    }

    /// Whether this hands the turn on to the next player.
    fn passes_turn(action: &Self::Action) -> bool;

    /// What a round has come to in which the seats have written this.
    fn result(round: &Self::Round, scores: &[Self::Score; 4]) -> RoundResult;

    /// How a round begins: the fields that tell it, the first of them who starts.
    fn beginning(round: &Self::Round) -> String;

    /// How it has ended.
    fn outcome(round: &Self::Round) -> String;

    /// What a player holds.
    fn hand(round: &Self::Round, seat: Seat) -> &[Tile];

    /// The tiles that can be drawn in a round.
    fn stock(round: &Self::Round) -> &[Tile];

    /// Has this tile of them drawn next.
    fn put_next(round: &mut Self::Round, tile: Tile);

    /// Whether this draws a tile.
    fn draws(action: &Self::Action) -> bool;
}

/// What a round has come to.
#[derive(Clone, Debug, Default)]
pub struct RoundResult {
    /// Who won it: nobody a void round, and several may share one.
    pub winners: Vec<Seat>,
    /// What of [`Contested::SPECIAL`] holds of it.
    pub special: Vec<&'static str>,
    /// By seat what all seats wrote because of what it did.
    pub made: [u64; 4],
}
