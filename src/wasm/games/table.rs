//! A match of any game for the JavaScript interface.

use std::any::Any;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::input::{self, GameOptions};
use super::views::{Done, TimedOut};
use crate::bots::{Offered, Roster};
use crate::contest::{Match, Play, secret_of};
use crate::games::{AnyRules, GAMES, game_of};
use crate::host::{Host, HostError};
use crate::meld::{Meld, MeldRules};
use crate::named::Named;
use crate::okey;
use crate::record::{read_record, read_wall};
use crate::seat::Seat;
use crate::sorted::Sorted;
use crate::summary::{Summarized, summary};
use crate::tile::{Tile, Wild};
use crate::wasm::error::{Failure, Reason};
use crate::wasm::output::written;

/// A game with everything that the page shows of it.
pub trait Shown: Summarized<Event: Serialize, Ending: Serialize> + Offered {
    /// The sort orders of a rack.
    type Order: Named;
    /// A match seen from one seat.
    type Seen: Serialize;
    /// The solver, which answers exact questions about tiles.
    type Solver;

    /// Creates a solver for these rules.
    fn solver(&self) -> Self::Solver;

    /// The rules of melds.
    fn melds(&self) -> MeldRules;

    /// The wild tile of a round.
    fn wild(round: &Self::Round) -> Wild;

    /// The view of the player at `seat`.
    fn view(table: &mut Played<Self>, seat: Seat) -> Self::Seen;

    /// The best action of the player now, with its reason; null if there is nothing to do.
    fn hint(table: &mut Played<Self>, seat: Seat) -> Result<JsValue, Failure>;

    /// The explanation of a turn of a finished round; null if the event belongs to no turn.
    fn why(table: &mut Played<Self>, event: usize) -> Result<JsValue, Failure>;

    /// The review of a finished round for one of its players.
    fn review(table: &mut Played<Self>, round: usize, seat: Seat) -> Result<JsValue, Failure>;

    /// The player's hand, in rows for the rack.
    fn sorted(table: &mut Played<Self>, order: Self::Order, seat: Seat) -> Result<Sorted, Failure>;

    /// Ends the turn of a person whose time is up. Returns the public events.
    fn time_out(table: &mut Played<Self>) -> Result<Vec<Self::Event>, Failure>;

    /// Converts the refusal of an action, with the tiles that explain it.
    fn explained(
        _table: &mut Played<Self>,
        _action: &Self::Action,
        error: HostError<Self::Refusal>,
        _seat: Seat,
    ) -> Failure {
        Failure::from(error)
    }
}

/// A match of one game, with its players and solver.
pub struct Played<G: Shown> {
    /// The match and the players.
    pub host: Host<G, Roster<G::Player>>,
    /// The solver, which reuses memory between questions.
    pub solver: G::Solver,
}

impl<G: Shown> Played<G> {
    /// Seats bots at a match by these options.
    fn of(game: Match<G>, options: &GameOptions) -> Played<G> {
        let (rules, seed) = (*game.rules(), game.seed());
        let roster = Roster::new(&rules, options.characters, seed);
        Played { host: Host::new(game, roster, options.bots), solver: rules.solver() }
    }

    /// Creates a match: from the seed of the options, or with verifiable deals.
    fn new(rules: G, options: &GameOptions) -> Result<Played<G>, Failure> {
        if let Some(date) = &options.daily {
            let game = Match::daily(date)
                .ok_or_else(|| Failure::option("daily", date, "a date such as 2026-11-24"))?;
            return Ok(Played::of(game, options));
        }
        let game = match (options.seed, &options.secret) {
            (Some(seed), _) => Match::new(rules, seed),
            (None, Some(secret)) => Match::fair(rules, secret),
            (None, None) => Match::fair(rules, &secret()?),
        };
        Ok(Played::of(game, options))
    }

    /// Loads the match of a record; the first argument only selects the game.
    fn load(_: G, record: &str, options: &GameOptions) -> Result<Played<G>, Failure> {
        let game = read_record(record);
        let game = game.map_err(|error| Failure::new(Reason::BadRecord, error))?;
        Ok(Played::of(game, options))
    }

    /// Returns the match after an action, with its public event, seen from a seat.
    fn done(&mut self, event: G::Event, seat: Seat) -> Result<JsValue, Failure> {
        let view = <G as Shown>::view(self, seat);
        written(&Done { event, view })
    }

    /// Reads the number of a seat; without one it is that of the person to move.
    fn actor(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if input::is_nothing(seat) { Ok(self.host.actor()) } else { input::seat(seat, "seat") }
    }

    /// Reads the number of a seat; without one it is the first one without a bot.
    pub fn seat(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if input::is_nothing(seat) {
            Ok(self.host.first_person())
        } else {
            input::seat(seat, "seat")
        }
    }
}

/// Reads the text of an action.
fn action_of<G: Shown>(text: &str) -> Result<G::Action, Failure> {
    text.parse::<G::Action>().map_err(|error| Failure::from(error).about("action"))
}

/// The error for a round that the match does not have.
fn no_round(round: usize) -> Failure {
    Failure::option("round", &round.to_string(), "a round of this match, from 0")
}

/// Creates a match by these options.
pub fn new(options: &GameOptions) -> Result<Box<dyn Table>, Failure> {
    let mut text = match (&options.rules, &options.game) {
        (Some(text), _) => text.clone(),
        (None, Some(game)) => AnyRules::usual(game)
            .map(|usual| with_rules!(usual, rules => rules.to_string()))
            .ok_or_else(|| {
                Failure::option("game", game, &format!("one of {}", GAMES.join(", ")))
            })?,
        (None, None) => okey::Rules::usual().to_string(),
    };
    if let Some(players) = options.players {
        text += &format!(" players={players}");
    }
    let wrong = |error| Failure::new(Reason::BadOption, format_args!("rules: {error}"));
    let rules: AnyRules = text.parse().map_err(wrong)?;
    with_rules!(rules, rules => Ok(Box::new(Played::new(rules, options)?)))
}

/// Loads the match of a record. If it belongs to no game, Okey reports the invalid line.
pub fn load(record: &str, options: &GameOptions) -> Result<Box<dyn Table>, Failure> {
    let usual = game_of(record).and_then(AnyRules::usual);
    let usual = usual.unwrap_or(okey::Rules::usual().into());
    with_rules!(usual, usual => Ok(Box::new(Played::load(usual, record, options)?)))
}

/// Generates 64 random hexadecimal digits.
fn secret() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::new(Reason::NoEntropy, error))?;
    Ok(secret_of(&bytes))
}

/// The methods that the class `Game` calls on a match of any game; its methods document them.
pub trait Table: Any {
    fn play(&self) -> &dyn Play;
    fn play_mut(&mut self) -> &mut dyn Play;
    fn cut(
        &self,
        round: usize,
        actions: usize,
        options: &GameOptions,
    ) -> Result<Box<dyn Table>, Failure>;
    fn dealt_from(&self, round: usize, wall: &str) -> Result<Box<dyn Table>, Failure>;
    fn redeal(
        &self,
        round: usize,
        dealer: Seat,
        options: &GameOptions,
    ) -> Result<Box<dyn Table>, Failure>;
    fn act(&mut self, action: &str, seat: &JsValue) -> Result<JsValue, Failure>;
    fn check(&mut self, action: &str, seat: &JsValue) -> Result<(), Failure>;
    fn seen(&mut self, seat: &JsValue) -> Result<JsValue, Failure>;
    fn summary(&self, seat: &JsValue) -> Result<JsValue, Failure>;
    fn bot_move(&mut self, budget: Option<f64>) -> Result<JsValue, Failure>;
    fn ponders(&mut self) -> Result<u32, Failure>;
    fn play_out(&mut self) -> Result<(), Failure>;
    fn read_melds(&self, rows: &[Vec<Tile>]) -> Result<JsValue, Failure>;
    fn sorted(&mut self, order: &str, seat: &JsValue) -> Result<Sorted, Failure>;
    fn hint(&mut self, seat: &JsValue) -> Result<JsValue, Failure>;
    fn why(&mut self, event: usize) -> Result<JsValue, Failure>;
    fn review(&mut self, round: &JsValue, seat: &JsValue) -> Result<JsValue, Failure>;
    fn undo(&mut self, seat: &JsValue) -> Result<(), Failure>;
    fn time_out(&mut self) -> Result<JsValue, Failure>;
}

impl dyn Table {
    /// The match with the types of this game, for a question that only this game answers.
    pub fn of<G: Shown>(&mut self) -> Result<&mut Played<G>, Failure> {
        let this: &mut dyn Any = self;
        let only = || Failure::new(Reason::NotThisGame, format_args!("only {} has this", G::NAME));
        this.downcast_mut().ok_or_else(only)
    }
}

impl<G: Shown> Table for Played<G> {
    fn play(&self) -> &dyn Play {
        &self.host.game
    }

    fn play_mut(&mut self) -> &mut dyn Play {
        &mut self.host.game
    }

    fn cut(
        &self,
        round: usize,
        actions: usize,
        options: &GameOptions,
    ) -> Result<Box<dyn Table>, Failure> {
        let played = self.host.game.rounds().get(round).ok_or_else(|| no_round(round))?;
        let cut = self.host.game.cut(round, actions).ok_or_else(|| {
            let all = format!("a number of actions of this round, 0 to {}", played.actions.len());
            Failure::option("actions", &actions.to_string(), &all)
        })?;
        Ok(Box::new(Played::of(cut, options)))
    }

    fn dealt_from(&self, round: usize, wall: &str) -> Result<Box<dyn Table>, Failure> {
        let game = &self.host.game;
        let cut = game.cut(round, 0);
        let cut = cut.ok_or_else(|| no_round(round))?;
        let wall = read_wall(&cut, wall)
            .map_err(|error| Failure::new(Reason::BadOption, format_args!("wall: {error}")))?;
        let dealt = game.dealt_from(round, wall).expect("the wall is for these players");
        Ok(Box::new(Played::of(dealt, &GameOptions::read(&JsValue::NULL)?)))
    }

    fn redeal(
        &self,
        round: usize,
        dealer: Seat,
        options: &GameOptions,
    ) -> Result<Box<dyn Table>, Failure> {
        let game = &self.host.game;
        let played = game.rounds().get(round);
        let played = played.ok_or_else(|| no_round(round))?;
        let mut again = Match::with_dealer(*game.rules(), game.seed(), dealer);
        again.deal_wall(played.wall.clone())?;
        Ok(Box::new(Played::of(again, options)))
    }

    fn act(&mut self, action: &str, seat: &JsValue) -> Result<JsValue, Failure> {
        let action = action_of::<G>(action)?;
        let seat = self.actor(seat)?;
        match self.host.act(seat, action.clone()) {
            Ok(event) => self.done(event, seat),
            Err(error) => Err(G::explained(self, &action, error, seat)),
        }
    }

    fn check(&mut self, action: &str, seat: &JsValue) -> Result<(), Failure> {
        let action = action_of::<G>(action)?;
        let seat = self.actor(seat)?;
        let checked = self.host.check(seat, &action);
        checked.map_err(|error| G::explained(self, &action, error, seat))
    }

    fn seen(&mut self, seat: &JsValue) -> Result<JsValue, Failure> {
        let seat = self.seat(seat)?;
        written(&<G as Shown>::view(self, seat))
    }

    fn summary(&self, seat: &JsValue) -> Result<JsValue, Failure> {
        written(&summary(&self.host.game, self.seat(seat)?))
    }

    fn bot_move(&mut self, budget: Option<f64>) -> Result<JsValue, Failure> {
        let deadline = now() + budget.unwrap_or(f64::INFINITY);
        let event = self.host.bot_move(&mut || now() >= deadline)?;
        self.done(event, self.host.first_person())
    }

    fn ponders(&mut self) -> Result<u32, Failure> {
        Ok(self.host.ponders()?)
    }

    fn play_out(&mut self) -> Result<(), Failure> {
        Ok(self.host.play_out_for_people()?)
    }

    fn read_melds(&self, rows: &[Vec<Tile>]) -> Result<JsValue, Failure> {
        let wild = G::wild(self.host.round()?);
        let rules = self.host.game.rules().melds();
        let read = |row: &Vec<Tile>| Meld::read(row, wild, &rules);
        written(&rows.iter().map(read).collect::<Vec<_>>())
    }

    fn sorted(&mut self, order: &str, seat: &JsValue) -> Result<Sorted, Failure> {
        let order =
            G::Order::named(order).ok_or_else(|| Failure::choice::<G::Order>("order", order))?;
        let seat = self.seat(seat)?;
        G::sorted(self, order, seat)
    }

    fn hint(&mut self, seat: &JsValue) -> Result<JsValue, Failure> {
        let seat = self.seat(seat)?;
        G::hint(self, seat)
    }

    fn why(&mut self, event: usize) -> Result<JsValue, Failure> {
        G::why(self, event)
    }

    fn review(&mut self, round: &JsValue, seat: &JsValue) -> Result<JsValue, Failure> {
        let last = self.host.game.rounds().len().saturating_sub(1);
        let round = if input::is_nothing(round) { last } else { input::count(round, "round")? };
        let seat = self.seat(seat)?;
        let played = self.host.game.rounds().get(round);
        match played.is_some_and(|played| played.is_over() && played.seats.contains(seat)) {
            true => G::review(self, round, seat),
            false => Ok(JsValue::NULL),
        }
    }

    fn undo(&mut self, seat: &JsValue) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        self.host.undo(seat)?;
        Ok(())
    }

    fn time_out(&mut self) -> Result<JsValue, Failure> {
        let events = G::time_out(self)?;
        let view = <G as Shown>::view(self, self.host.first_person());
        written(&TimedOut { events, view })
    }
}
