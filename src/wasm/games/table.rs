//! A match of any game for the JavaScript interface.

use std::any::Any;

use serde::Serialize;

use super::input::GameOptions;
use super::views::{Done, TimedOut};
use crate::bots::{Offered, Roster};
use crate::contest::{Match, Play, secret_of, seed_of};
use crate::games::{AnyRules, GAMES};
use crate::host::{Host, HostError};
use crate::meld::MeldRules;
use crate::named::Named;
use crate::okey;
use crate::position::Positions;
use crate::record::read_record;
use crate::seat::Seat;
use crate::sorted::Sorted;
use crate::summary::{Summarized, summary};
use crate::tile::Wild;
use crate::wall::Wall;
use crate::wasm::error::{Failure, Reason};
use crate::wasm::json::{Json, write_json};

/// A game with everything that the page shows of it.
pub trait Shown: Summarized<Event: Serialize, Ending: Serialize> + Positions {
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
    fn hint(table: &mut Played<Self>, seat: Seat) -> Result<Json, Failure>;

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

    /// Creates a match that begins in a position; the first argument only selects the game.
    fn placed(
        _: G,
        position: &str,
        seed: u64,
        options: &GameOptions,
    ) -> Result<Played<G>, Failure> {
        let game = Match::placed(position, seed).map_err(|error| Failure::coded(&error))?;
        Ok(Played::of(game, options))
    }

    /// Loads the match of a record; the first argument only selects the game.
    fn load(_: G, record: &str, options: &GameOptions) -> Result<Played<G>, Failure> {
        let game = read_record(record);
        let game = game.map_err(|error| Failure::new(Reason::BadRecord, error))?;
        Ok(Played::of(game, options))
    }

    /// Returns the match after an action, with its public event, seen from a seat.
    fn done(&mut self, event: G::Event, seat: Seat) -> Json {
        let view = <G as Shown>::view(self, seat);
        write_json(&Done { event, view })
    }
}

/// Reads the text of an action.
fn action_of<G: Shown>(text: &str) -> Result<G::Action, Failure> {
    text.parse::<G::Action>().map_err(|error| Failure::from(error).about("action"))
}

/// Creates a match by these options.
pub fn new(options: &GameOptions) -> Result<Box<dyn Table>, Failure> {
    if let Some(position) = &options.position {
        let seed = match options.seed {
            Some(seed) => seed,
            None => seed_of(&secret()?),
        };
        return placed(position, seed, options);
    }
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

/// Creates a match that begins in a position.
pub fn placed(position: &str, seed: u64, options: &GameOptions) -> Result<Box<dyn Table>, Failure> {
    with_rules!(AnyRules::of_position(position), usual => {
        Ok(Box::new(Played::placed(usual, position, seed, options)?))
    })
}

/// Loads the match of a record.
pub fn load(record: &str, options: &GameOptions) -> Result<Box<dyn Table>, Failure> {
    let usual = AnyRules::of_record(record);
    with_rules!(usual, usual => Ok(Box::new(Played::load(usual, record, options)?)))
}

/// Generates 64 random hexadecimal digits.
fn secret() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::new(Reason::NoEntropy, error))?;
    Ok(secret_of(&bytes))
}

/// The methods that the class `Game` calls on a match of any game, with what they answer as JSON;
/// its methods document them.
pub trait Table: Any {
    fn play(&self) -> &dyn Play;
    fn play_mut(&mut self) -> &mut dyn Play;
    fn first_person(&self) -> Seat;
    fn actor(&self) -> Seat;
    fn cut(&self, round: usize, actions: usize, options: &GameOptions) -> Option<Box<dyn Table>>;
    fn dealt_from(&self, round: usize, wall: Wall, options: &GameOptions)
    -> Option<Box<dyn Table>>;
    fn redeal(
        &self,
        wall: Wall,
        dealer: Seat,
        options: &GameOptions,
    ) -> Result<Box<dyn Table>, Failure>;
    fn act(&mut self, action: &str, seat: Seat) -> Result<Json, Failure>;
    fn check(&mut self, action: &str, seat: Seat) -> Result<(), Failure>;
    fn seen(&mut self, seat: Seat) -> Json;
    fn summary(&self, seat: Seat) -> Json;
    fn bot_move(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Json, Failure>;
    fn ponders(&mut self) -> Result<u32, Failure>;
    fn play_out(&mut self) -> Result<(), Failure>;
    fn melds(&self) -> Result<(Wild, MeldRules), Failure>;
    fn sorted(&mut self, order: &str, seat: Seat) -> Result<Sorted, Failure>;
    fn hint(&mut self, seat: Seat) -> Result<Json, Failure>;
    fn undo(&mut self, seat: Seat) -> Result<(), Failure>;
    fn time_out(&mut self) -> Result<Json, Failure>;
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

    fn first_person(&self) -> Seat {
        self.host.first_person()
    }

    fn actor(&self) -> Seat {
        self.host.actor()
    }

    fn cut(&self, round: usize, actions: usize, options: &GameOptions) -> Option<Box<dyn Table>> {
        Some(Box::new(Played::of(self.host.game.cut(round, actions)?, options)))
    }

    fn dealt_from(
        &self,
        round: usize,
        wall: Wall,
        options: &GameOptions,
    ) -> Option<Box<dyn Table>> {
        Some(Box::new(Played::of(self.host.game.dealt_from(round, wall)?, options)))
    }

    fn redeal(
        &self,
        wall: Wall,
        dealer: Seat,
        options: &GameOptions,
    ) -> Result<Box<dyn Table>, Failure> {
        let game = &self.host.game;
        let mut again = Match::with_dealer(*game.rules(), game.seed(), dealer);
        again.deal_wall(wall)?;
        Ok(Box::new(Played::of(again, options)))
    }

    fn act(&mut self, action: &str, seat: Seat) -> Result<Json, Failure> {
        let action = action_of::<G>(action)?;
        match self.host.act(seat, action.clone()) {
            Ok(event) => Ok(self.done(event, seat)),
            Err(error) => Err(G::explained(self, &action, error, seat)),
        }
    }

    fn check(&mut self, action: &str, seat: Seat) -> Result<(), Failure> {
        let action = action_of::<G>(action)?;
        let checked = self.host.check(seat, &action);
        checked.map_err(|error| G::explained(self, &action, error, seat))
    }

    fn seen(&mut self, seat: Seat) -> Json {
        write_json(&<G as Shown>::view(self, seat))
    }

    fn summary(&self, seat: Seat) -> Json {
        write_json(&summary(&self.host.game, seat))
    }

    fn bot_move(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Json, Failure> {
        let event = self.host.bot_move(stop)?;
        Ok(self.done(event, self.host.first_person()))
    }

    fn ponders(&mut self) -> Result<u32, Failure> {
        Ok(self.host.ponders()?)
    }

    fn play_out(&mut self) -> Result<(), Failure> {
        Ok(self.host.play_out_for_people()?)
    }

    fn melds(&self) -> Result<(Wild, MeldRules), Failure> {
        Ok((G::wild(self.host.round()?), self.host.game.rules().melds()))
    }

    fn sorted(&mut self, order: &str, seat: Seat) -> Result<Sorted, Failure> {
        let order =
            G::Order::named(order).ok_or_else(|| Failure::choice::<G::Order>("order", order))?;
        G::sorted(self, order, seat)
    }

    fn hint(&mut self, seat: Seat) -> Result<Json, Failure> {
        G::hint(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        self.host.undo(seat)?;
        Ok(())
    }

    fn time_out(&mut self) -> Result<Json, Failure> {
        let events = G::time_out(self)?;
        let view = <G as Shown>::view(self, self.host.first_person());
        Ok(write_json(&TimedOut { events, view }))
    }
}
