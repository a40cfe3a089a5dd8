//! A table of bots and programs, and the messages to the programs.

use istaka::{Bots, Character, Coded, Indicator, Match, Roster, Seat, Standing, next_to_act};
use serde::Serialize;

use crate::client::{Client, LONGEST, Loss};
use crate::contested::Contested;
use crate::messages::{Message, Wrong, cannot_wait, part, said_action};
use crate::output::remark;

/// The player of a seat.
pub enum Chair {
    /// A seat that these rules leave free.
    Nobody,
    Bot(Character),
    Client(Client),
}

/// A table with its statistics.
pub struct Table<G: Contested> {
    rules: G,
    chairs: [Chair; 4],
    /// The bots, including stand-ins at the seats of clients.
    bots: Roster<G::Player>,
    chances: u32,
    /// The number of the current round, over all matches.
    pub rounds: u64,
    pub void: u64,
    pub unwon: u64,
    /// Matches that were given up.
    pub given_up: u64,
    pub results: [SeatResult; 4],
}

/// The results of a seat.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SeatResult {
    pub won: u64,
    /// Its points in all rounds.
    pub points: i64,
    /// Matches that it won, alone or with others.
    pub matches: u64,
    /// Answers that could not be played.
    pub errors: u64,
    /// Set when a client has lost its seat.
    pub lost: Option<Lost>,
}

/// The time and reason of a client's loss of its seat.
#[derive(Clone, Debug, Serialize)]
pub struct Lost {
    pub name: String,
    /// The round, or 0 before the first one.
    pub round: u64,
    pub code: &'static str,
}

impl Lost {
    fn left(&self) -> bool {
        self.code == Loss::Left.code()
    }
}

/// The answer of a client to a view.
enum Answer<Action> {
    Do(Action),
    /// Nothing is done out of turn now.
    Wait,
}

impl<G: Contested> Table<G> {
    pub fn new(rules: G, chairs: [Chair; 4], stand_in: Character, chances: u32) -> Table<G> {
        let characters = chairs.each_ref().map(|chair| match chair {
            Chair::Bot(character) => *character,
            Chair::Nobody | Chair::Client(_) => stand_in,
        });
        let bots = Roster::new(&rules, characters, 0);
        let (results, [rounds, void, unwon, given_up]) = (Default::default(), [0; 4]);
        Table { rules, chairs, bots, chances, rounds, void, unwon, given_up, results }
    }

    /// Greets the clients and tells them their seats. A client that fails loses its seat.
    pub fn open(&mut self, seconds: f64) {
        for seat in Seat::ALL {
            self.with_client(seat, Client::greet);
        }
        let here = self.rules.seats();
        let players = Seat::ALL.map(|seat| here.contains(seat).then(|| self.who(seat)));
        for seat in Seat::ALL {
            let table = Message::Table {
                rules: part(&self.rules),
                seat,
                players: players.clone(),
                seconds,
                chances: self.chances,
                length: LONGEST,
            };
            self.with_client(seat, |client| client.tell(&table));
        }
    }

    /// The player of a seat, as text.
    pub fn who(&self, seat: Seat) -> String {
        match &self.chairs[seat.index()] {
            Chair::Nobody => "-".to_owned(),
            Chair::Bot(character) => character.to_string(),
            Chair::Client(client) => client.name.clone(),
        }
    }

    /// Plays the current round. `number` is that of the match, if whole matches are played.
    pub fn play_round(&mut self, game: &mut Match<G>, number: Option<u64>) {
        self.rounds += 1;
        self.announce(game, number);
        // A player who may act out of turn and waits is asked again in their turn.
        let mut waits = [false; 4];
        while let Some(round) = game.round()
            && let turn = G::turn(round)
            && let Some(seat) =
                next_to_act::<G>(round, |seat| turn == Some(seat) || !waits[seat.index()])
        {
            let view = view(game, seat, number.is_some());
            match self.ask(game, seat, &view) {
                Answer::Do(action) => self.play(game, seat, action),
                Answer::Wait => waits[seat.index()] = true,
            }
        }
        self.score(game, number.is_some());
    }

    fn play(&mut self, game: &mut Match<G>, seat: Seat, action: G::Action) {
        let event = game.play(seat, action).expect("it was checked, and bots keep the rules");
        self.tell_all(&Message::Event { event: part(&event) });
    }

    /// Asks the player of this view for an action. A bot plays for a client that has left the round
    /// (RULES 7.6), until the next deal.
    fn ask(&mut self, game: &Match<G>, seat: Seat, view: &G::View) -> Answer<G::Action> {
        let chances = self.chances;
        let left = game.round().is_some_and(|round| G::has_left(round, seat));
        if let Chair::Client(client) = &mut self.chairs[seat.index()]
            && !left
        {
            let errors = &mut self.results[seat.index()].errors;
            match ask_client(client, game, (seat, view), chances, errors) {
                Ok(answer) => return answer,
                Err(loss) => self.lose(seat, loss),
            }
        }
        Answer::Do(self.bots.decide(seat, view, &mut || false))
    }

    /// Calls `act` for the client at a seat, if there is one; on an error it loses the seat.
    fn with_client(&mut self, seat: Seat, act: impl FnOnce(&mut Client) -> Result<(), Loss>) {
        if let Chair::Client(client) = &mut self.chairs[seat.index()]
            && let Err(loss) = act(client)
        {
            self.lose(seat, loss);
        }
    }

    fn tell_all(&mut self, message: &Message<'_>) {
        for seat in Seat::ALL {
            self.with_client(seat, |client| client.tell(message));
        }
    }

    /// Replaces the client by a bot.
    fn lose(&mut self, seat: Seat, loss: Loss) {
        let round = self.rounds;
        let stand_in = self.bots.characters[seat.index()];
        let chair = std::mem::replace(&mut self.chairs[seat.index()], Chair::Bot(stand_in));
        if let Chair::Client(client) = chair {
            let name = client.name.clone();
            let code = loss.code();
            remark(format_args!(
                "{name} loses seat {seat} to {stand_in} in round {round}: {loss} ({code})"
            ));
            client.dismiss(loss);
            self.results[seat.index()].lost = Some(Lost { name, round, code });
        }
    }

    /// Tells the beginning of a round.
    fn announce(&mut self, game: &Match<G>, number: Option<u64>) {
        let round = game.round().expect("it was dealt");
        let indicator = G::indicator(round);
        self.tell_all(&Message::Round {
            number: self.rounds,
            r#match: number,
            seats: game.seats().iter().collect(),
            starter: G::starter(round),
            indicator,
            okey: indicator.map(|tile| Indicator(tile.kind()).okey()),
            points: self.points(game, number.is_some()),
        });
    }

    /// The points so far: in this match, or over all single rounds.
    fn points(&self, game: &Match<G>, matches: bool) -> [i64; 4] {
        let all = self.results.each_ref().map(|result| result.points);
        if matches { game.points().map(i64::from) } else { all }
    }

    /// Adds the points of the round and tells them.
    fn score(&mut self, game: &Match<G>, matches: bool) {
        let round = game.round().expect("it was dealt");
        let played = game.rounds().last().expect("it was dealt");
        let scores = played.scores.map(G::total);
        for (result, score) in self.results.iter_mut().zip(scores) {
            result.points += i64::from(score);
        }
        let winners = G::result(round).winners;
        let counts = G::is_decided(round);
        self.void += u64::from(!counts);
        self.unwon += u64::from(counts && winners.is_empty());
        for winner in winners {
            self.results[winner.index()].won += 1;
        }
        self.tell_all(&Message::Result {
            outcome: part(&G::outcome(round)),
            open: Seat::ALL.map(|seat| G::hand(round, seat)),
            scores: scores.map(i64::from),
            points: self.points(game, matches),
        });
    }

    /// Tells the winners of a match: none, if it was given up.
    pub fn close_match(&mut self, game: &Match<G>) {
        let mut ranks = [None; 4];
        match game.places() {
            Some(standing) => {
                for place in standing {
                    ranks[place.seat.index()] = Some(place.rank);
                    self.results[place.seat.index()].matches += u64::from(place.rank == 1);
                }
            }
            None => self.given_up += 1,
        }
        self.tell_all(&Message::Standing { ranks, points: game.points() });
    }

    /// Returns `true` if a client has lost its seat, and has not left it by itself.
    pub fn has_failed(&self) -> bool {
        let lost = |result: &SeatResult| result.lost.as_ref().is_some_and(|lost| !lost.left());
        self.results.iter().any(lost)
    }

    /// Ends all clients.
    pub fn close(&mut self) {
        for chair in &mut self.chairs {
            if let Chair::Client(client) = std::mem::replace(chair, Chair::Nobody) {
                client.quit();
            }
        }
    }
}

/// The view of a player, with the score only in matches.
fn view<G: Contested>(game: &Match<G>, seat: Seat, matches: bool) -> G::View {
    if matches {
        game.view(seat).expect("it was dealt")
    } else {
        let round = game.round().expect("it was dealt");
        G::view(round, seat, &Standing::first(*game.rules()))
    }
}

/// Shows a client its view until it gives a playable answer.
fn ask_client<G: Contested>(
    client: &mut Client,
    game: &Match<G>,
    (seat, view): (Seat, &G::View),
    chances: u32,
    errors: &mut u64,
) -> Result<Answer<G::Action>, Loss> {
    client.tell(&Message::View { view: part(view) })?;
    let deadline = client.deadline();
    for _ in 0..chances {
        match read_answer(game, seat, &client.answer(deadline)?) {
            Ok(None) => return Err(Loss::Left),
            Ok(Some(answer)) => return Ok(answer),
            Err((code, words)) => {
                *errors += 1;
                client.tell(&Message::Error { code, words })?;
            }
        }
    }
    Err(Loss::TooManyErrors(chances))
}

/// Reads an answer; `None` if the client leaves.
fn read_answer<G: Contested>(
    game: &Match<G>,
    seat: Seat,
    line: &str,
) -> Result<Option<Answer<G::Action>>, Wrong> {
    let round = game.round().expect("it was dealt");
    match said_action(line)?.as_str() {
        "quit" => Ok(None),
        "wait" if G::turn(round) == Some(seat) => Err(cannot_wait()),
        "wait" => Ok(Some(Answer::Wait)),
        text => {
            let action: G::Action = text.parse().map_err(told)?;
            G::check(round, seat, &action).map_err(told)?;
            Ok(Some(Answer::Do(action)))
        }
    }
}

/// The code and words of an error, for a client.
fn told(error: impl Coded) -> Wrong {
    (error.code(), error.to_string())
}
