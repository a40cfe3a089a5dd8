//! Matches of every preset of all games, for tests of saving.

#![allow(dead_code, reason = "no test file needs all of them")]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use istaka::okey::{Action, Player, Preset, Rules};
use istaka::{Actor, Bot, Character, Game, Match, Named, Seat, okey101, rummi};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose matches are saved.
pub trait Saved:
    Game<Err: Display, View: Serialize + DeserializeOwned + PartialEq + Debug>
{
    type Bot: Actor<Game = Self>;

    /// The seed of a match, minus its number of players.
    const SEED: u64;

    /// Number of actions of each player before a match is saved.
    const ACTIONS: u16;

    /// The names of its presets.
    fn presets() -> Vec<&'static str>;

    /// Returns `true` if this may be undone until the next player throws.
    fn throws(action: &Self::Action) -> bool;
}

impl Saved for Rules {
    type Bot = Player;

    const SEED: u64 = 0;
    const ACTIONS: u16 = 7;

    fn presets() -> Vec<&'static str> {
        Preset::ALL.map(Preset::name).to_vec()
    }

    fn throws(action: &Action) -> bool {
        matches!(action, Action::Discard(_))
    }
}

impl Saved for rummi::Rules {
    type Bot = rummi::Player;

    const SEED: u64 = 10;
    const ACTIONS: u16 = 5;

    fn presets() -> Vec<&'static str> {
        rummi::Preset::ALL.map(rummi::Preset::name).to_vec()
    }

    fn throws(_: &rummi::Action) -> bool {
        false
    }
}

impl Saved for okey101::Rules {
    type Bot = okey101::Player;

    const SEED: u64 = 100;
    const ACTIONS: u16 = 8;

    fn presets() -> Vec<&'static str> {
        okey101::Preset::ALL.map(okey101::Preset::name).to_vec()
    }

    fn throws(action: &okey101::Action) -> bool {
        matches!(action, okey101::Action::Discard(_))
    }
}

/// Parses a text.
pub fn parsed<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Every preset with every number of players: its name, and its rules.
pub fn tables<G: Saved>() -> impl Iterator<Item = (&'static str, u16, G)> {
    let each =
        G::presets().into_iter().flat_map(|name| (2..=4).map(move |players| (name, players)));
    each.map(|(preset, players)| (preset, players, parsed(&format!("{preset} players={players}"))))
}

/// The seat to move.
pub fn turn<G: Game>(game: &Match<G>) -> Option<Seat> {
    game.turn()
}

/// Plays one move of the seat to move.
pub fn step<G: Saved>(game: &mut Match<G>, bot: &mut G::Bot) -> (Seat, G::Action) {
    let seat = turn(game).expect("the round goes on");
    let action = bot.decide(&game.view(seat).expect("dealt"), &mut || false);
    game.play(seat, action.clone()).expect("a legal action");
    (seat, action)
}

/// Plays bots of one character to the end of a match, or through `rounds` rounds.
pub fn play_on<G: Saved>(game: &mut Match<G>, bots: impl Into<Character>, rounds: usize) {
    let mut bot = G::Bot::new(game.rules(), bots.into(), game.seed());
    loop {
        while turn(game).is_some() {
            step(game, &mut bot);
        }
        if game.rounds().len() >= rounds || game.deal().is_err() {
            break;
        }
    }
}
