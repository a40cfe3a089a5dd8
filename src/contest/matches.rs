//! The match: rounds of a game from the first deal until a player has won.

use std::fmt;
use std::ops::{Deref, DerefMut};

use super::keys::key_of;
use crate::coded::{AnyRefusal, Coded, codes, error};
use crate::game::{Begun, Game, Standing};
use crate::seat::{Seat, Seats};
use crate::wall::Wall;

/// A match from its first deal to its end.
///
/// All actions are stored, so that a match can be replayed and saved. What has none of the types of
/// the game is its [`MatchOfAny`], to which it dereferences.
///
/// ```
/// use istaka::Match;
/// use istaka::okey::Rules;
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// assert_eq!(game.round().unwrap().stock().len(), 48);
/// assert_eq!(game.points(), [0; 4]);
/// assert_eq!(game.seed(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<G: Game> {
    rules: G,
    of_any: MatchOfAny,
    pub(super) rounds: Vec<PlayedRound<G>>,
}

/// The data of a match beside its rules and rounds, the same in every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOfAny {
    seed: u64,
    dealer: Seat,
    pub(super) seats: Seats,
    practice: bool,
    players: String,
    names: String,
    secret: String,
}

impl MatchOfAny {
    /// The seed of all deals.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The dealer of the current round, or before the first deal of the first one.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seats still in; while a round runs, all that play it.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns `true` for a practice match, in which everything may be undone.
    pub const fn practice(&self) -> bool {
        self.practice
    }

    /// Marks the match permanently as practice: an undo makes it not count any more.
    pub const fn mark_as_practice(&mut self) {
        self.practice = true;
    }

    /// The players, a word for each seat: `person`, a bot, or `-` for an empty seat; empty if
    /// unknown. Has no effect on the match.
    pub fn players(&self) -> &str {
        &self.players
    }

    /// Sets the players, in one line.
    pub fn set_players(&mut self, players: &str) {
        self.players = players.to_owned();
    }

    /// The names of the players by seat, `-` where one is unknown: `- | Osman | Nermin | Cem`;
    /// empty if all are. Have no effect on the match.
    pub fn names(&self) -> &str {
        &self.names
    }

    /// Sets the names, in one line as [`write_names`](crate::write_names) writes it.
    pub fn set_names(&mut self, names: &str) {
        self.names = names.to_owned();
    }

    /// The secret behind the keys of all rounds, if deals are verifiable; else empty. It reveals
    /// all deals.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// Sets the secret for further rounds, for example to read a record.
    pub fn set_secret(&mut self, secret: &str) {
        self.secret = secret.to_owned();
    }
}

impl<G: Game> Deref for Match<G> {
    type Target = MatchOfAny;

    fn deref(&self) -> &MatchOfAny {
        &self.of_any
    }
}

impl<G: Game> DerefMut for Match<G> {
    fn deref_mut(&mut self) -> &mut MatchOfAny {
        &mut self.of_any
    }
}

/// One round of a match: its deal, its actions, and its score. What has none of the types of the
/// game is its [`RoundOfAny`], to which it dereferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRound<G: Game> {
    of_any: RoundOfAny,
    /// The round before the actions.
    pub begun: G::Round,
    /// The actions.
    pub actions: Vec<(Seat, G::Action)>,
    /// The round after the actions.
    pub round: G::Round,
    /// The score of each seat; provisional while the round runs.
    pub scores: [G::Score; 4],
}

/// The beginning of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A deal.
    Wall(Wall),
    /// A position as text ([`Game::begin`]); the seed of the match deals what the player has not
    /// seen.
    Position(String),
}

/// The data of a round of a match that are the same in every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundOfAny {
    /// The dealer.
    pub dealer: Seat,
    /// The players.
    pub seats: Seats,
    /// The beginning.
    pub origin: Origin,
    /// The commitment to a verifiable deal, followed by a space and the player's word. Empty
    /// without a commitment. [`Match::agreement`] verifies the deal.
    pub commitment: String,
    /// The key of the commitment, once it is published.
    pub key: String,
    /// Number of actions.
    pub length: usize,
    /// True if the round is over.
    pub is_over: bool,
    /// True if the round was won.
    pub is_decided: bool,
    /// The sum of the score of each seat ([`Game::total`]); provisional while the round runs.
    pub points: [i32; 4],
    /// The number of finished turns of each seat.
    pub turns: [usize; 4],
}

impl RoundOfAny {
    /// The deal; `None` if the round began in a position.
    pub const fn wall(&self) -> Option<&Wall> {
        match &self.origin {
            Origin::Wall(wall) => Some(wall),
            Origin::Position(_) => None,
        }
    }

    /// Returns the commitment to the deal, empty without one, and the player's word.
    pub fn said(&self) -> (&str, &str) {
        self.commitment.split_once(' ').unwrap_or((&self.commitment, ""))
    }
}

impl<G: Game> Deref for PlayedRound<G> {
    type Target = RoundOfAny;

    fn deref(&self) -> &RoundOfAny {
        &self.of_any
    }
}

impl<G: Game> PlayedRound<G> {
    /// Takes scores and end from the round.
    fn count(&mut self) {
        self.scores = G::written(&self.round);
        self.of_any.points = self.scores.map(G::total);
        self.of_any.is_over = G::turn(&self.round).is_none();
        self.of_any.is_decided = G::is_decided(&self.round);
    }
}

/// The reason of a refusal. The match is unchanged.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchError<Refusal> {
    /// The match is over.
    MatchOver,
    /// The round must be played to its end before the next is dealt.
    RoundRunning,
    /// Nothing has been dealt.
    NoRound,
    /// The given wall is for another number of players.
    WrongWall,
    /// The given text is no position by these rules.
    WrongPosition,
    /// The player has no action that may be undone.
    NothingToUndo,
    /// The round refuses the action.
    Refused(Refusal),
}

impl<Refusal: Coded> MatchError<Refusal> {
    /// The same error for a match of any game.
    pub fn of_any(self) -> MatchError<AnyRefusal> {
        match self {
            MatchError::MatchOver => MatchError::MatchOver,
            MatchError::RoundRunning => MatchError::RoundRunning,
            MatchError::NoRound => MatchError::NoRound,
            MatchError::WrongWall => MatchError::WrongWall,
            MatchError::WrongPosition => MatchError::WrongPosition,
            MatchError::NothingToUndo => MatchError::NothingToUndo,
            MatchError::Refused(refusal) => MatchError::Refused(AnyRefusal::of(&refusal)),
        }
    }
}

impl<Refusal: Coded> Coded for MatchError<Refusal> {
    codes! {
        MatchError::MatchOver => "matchOver",
        MatchError::RoundRunning => "roundRunning",
        MatchError::NoRound => "noRound",
        MatchError::WrongWall => "wrongWall",
        MatchError::WrongPosition => "wrongPosition",
        MatchError::NothingToUndo => "nothingToUndo",
        ;
        MatchError::Refused(refusal) => refusal.code(),
    }
}

error!(MatchError<Refusal> where Refusal: Coded);

impl<Refusal: fmt::Display> fmt::Display for MatchError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::MatchOver => f.write_str("the match is over"),
            MatchError::RoundRunning => f.write_str("the round is not over"),
            MatchError::NoRound => f.write_str("no round has been dealt"),
            MatchError::WrongWall => f.write_str("the wall is for another number of players"),
            MatchError::WrongPosition => f.write_str("this is no position by these rules"),
            MatchError::NothingToUndo => f.write_str("there is nothing to take back"),
            MatchError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl<G: Game> Match<G> {
    /// Creates a match. The seed decides who begins and every deal.
    pub fn new(rules: G, seed: u64) -> Match<G> {
        Match::with_dealer(rules, seed, rules.first_dealer(seed))
    }

    /// Creates a match with a given first dealer, for example to replay a record.
    pub fn with_dealer(rules: G, seed: u64, dealer: Seat) -> Match<G> {
        let (seats, practice) = (rules.seats(), false);
        let (players, names, secret) = (String::new(), String::new(), String::new());
        let of_any = MatchOfAny { seed, dealer, seats, practice, players, names, secret };
        Match { rules, of_any, rounds: Vec::new() }
    }

    /// Returns the match as it was after this number of actions of a round, counted from 0. `None`
    /// if there was no such moment.
    pub fn cut(&self, round: usize, actions: usize) -> Option<Match<G>> {
        let played = self.rounds.get(round)?;
        let mut game = self.before(round)?;
        game.of_any.dealer = played.dealer;
        game.begin_round(played.begun.clone(), played.origin.clone(), &played.commitment);
        for (seat, action) in played.actions.get(..actions)? {
            game.play(*seat, action.clone()).ok()?;
        }
        Some(game)
    }

    /// Returns the match as it would be after dealing a round, counted from 0, from another wall.
    /// `None` if there was no such round, or the wall is for another number of players.
    pub fn dealt_from(&self, round: usize, wall: Wall) -> Option<Match<G>> {
        let mut game = self.before(round)?;
        game.deal_committed(wall, &self.rounds[round].commitment).ok()?;
        Some(game)
    }

    /// Returns the match as it was before a round, counted from 0. `None` if there was no such
    /// round.
    fn before(&self, round: usize) -> Option<Match<G>> {
        let played = self.rounds.get(round)?;
        let (dealer, seats) = (self.rounds[round.saturating_sub(1)].dealer, played.seats);
        let of_any = MatchOfAny { dealer, seats, ..self.of_any.clone() };
        Some(Match { rules: self.rules, of_any, rounds: self.rounds[..round].to_vec() })
    }

    /// The rules of the match.
    pub const fn rules(&self) -> &G {
        &self.rules
    }

    /// The dealer of the first round.
    pub fn first_dealer(&self) -> Seat {
        self.rounds.first().map_or(self.dealer, |round| round.dealer)
    }

    /// All rounds, the current one last.
    pub fn rounds(&self) -> &[PlayedRound<G>] {
        &self.rounds
    }

    /// The current round.
    pub fn round(&self) -> Option<&G::Round> {
        self.rounds.last().map(|played| &played.round)
    }

    /// The seat to move; `None` before the first deal and when the round is over.
    pub fn turn(&self) -> Option<Seat> {
        self.round().and_then(G::turn)
    }

    /// The points of each seat: wins where they are counted, else points, including those of the
    /// running round.
    pub fn points(&self) -> [i32; 4] {
        self.standing().points
    }

    /// Returns the view of `seat` of the current round, with the score.
    pub fn view(&self, seat: Seat) -> Option<G::View> {
        self.round().map(|round| G::view(round, seat, &self.standing()))
    }

    /// Deals the next round, from the secret or else from the seed.
    ///
    /// # Errors
    /// [`MatchError::RoundRunning`], [`MatchError::MatchOver`].
    pub fn deal(&mut self) -> Result<(), MatchError<G::Refusal>> {
        self.deal_with("")
    }

    /// Deals the next round with a word of the player, which influences verifiable deals: up to a
    /// hundred characters, without control characters.
    ///
    /// # Errors
    /// As [`Match::deal`].
    pub fn deal_with(&mut self, word: &str) -> Result<(), MatchError<G::Refusal>> {
        let number = self.rounds.len() + 1;
        let (wall, commitment) = self.next_deal(self.rules.deal_plan(), number, word);
        self.deal_committed(wall, &commitment)
    }

    /// Deals the next round from a given wall, for example to replay a record.
    ///
    /// # Errors
    /// As [`Match::deal`]; [`MatchError::WrongWall`] if it is for another number of players.
    pub fn deal_wall(&mut self, wall: Wall) -> Result<(), MatchError<G::Refusal>> {
        self.deal_committed(wall, "")
    }

    /// Deals the next round from a given wall with a commitment in one line. They are not checked
    /// against each other here.
    ///
    /// # Errors
    /// As [`Match::deal_wall`].
    pub fn deal_committed(
        &mut self,
        wall: Wall,
        commitment: &str,
    ) -> Result<(), MatchError<G::Refusal>> {
        if self.is_over() {
            return Err(MatchError::MatchOver);
        }
        if self.rounds.last().is_some_and(|played| !played.is_over) {
            return Err(MatchError::RoundRunning);
        }
        if wall.players() != self.seats.count() {
            return Err(MatchError::WrongWall);
        }
        if let Some(last) = self.rounds.last() {
            self.of_any.dealer = self.rules.next_dealer(&last.round, self.dealer, self.seats);
        }
        let round = G::deal(&self.standing(), self.dealer, &wall);
        self.begin_round(round, Origin::Wall(wall), commitment);
        Ok(())
    }

    /// Begins the match in a position as text, in the middle of a round, for practice. The players
    /// have no points from earlier rounds.
    ///
    /// # Errors
    /// [`MatchError::RoundRunning`] if something was dealt, [`MatchError::WrongPosition`].
    pub fn begin(&mut self, position: &str) -> Result<(), MatchError<G::Refusal>> {
        if !self.rounds.is_empty() {
            return Err(MatchError::RoundRunning);
        }
        let begun = self.rules.begin(position, self.seed());
        let Begun { position, round, seats, dealer } = begun.ok_or(MatchError::WrongPosition)?;
        self.of_any = MatchOfAny { seats, dealer, practice: true, ..self.of_any.clone() };
        self.begin_round(round, Origin::Position(position), "");
        Ok(())
    }

    /// Adds a round without actions.
    fn begin_round(&mut self, round: G::Round, origin: Origin, commitment: &str) {
        let of_any = RoundOfAny {
            dealer: self.dealer,
            seats: self.seats,
            origin,
            commitment: commitment.to_owned(),
            key: String::new(),
            length: 0,
            is_over: false,
            is_decided: false,
            points: [0; 4],
            turns: [0; 4],
        };
        let scores = [G::Score::default(); 4];
        let (begun, actions) = (round.clone(), Vec::new());
        let mut played = PlayedRound { of_any, begun, actions, scores, round };
        played.count();
        self.rounds.push(played);
    }

    /// Publishes the key of the current round's commitment when the round is over.
    ///
    /// # Errors
    /// [`MatchError::RoundRunning`], and [`MatchError::NoRound`] if there is no commitment.
    pub fn say_key(&mut self, key: &str) -> Result<(), MatchError<G::Refusal>> {
        let committed = self.rounds.last_mut().filter(|played| !played.commitment.is_empty());
        let played = committed.ok_or(MatchError::NoRound)?;
        if !played.is_over {
            return Err(MatchError::RoundRunning);
        }
        played.of_any.key = key.to_owned();
        Ok(())
    }

    /// Plays an action and updates the score.
    ///
    /// # Errors
    /// The refusal of the round, or [`MatchError::NoRound`].
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<G::Event, MatchError<G::Refusal>> {
        let number = self.rounds.len();
        let played = self.rounds.last_mut().ok_or(MatchError::NoRound)?;
        let action = G::settled(&played.round, seat, action);
        let event = G::play(&mut played.round, seat, action.clone());
        let event = event.map_err(MatchError::Refused)?;
        played.of_any.turns[seat.index()] += usize::from(G::ends_turn(&action));
        played.of_any.length += 1;
        played.actions.push((seat, action));
        played.count();
        if played.is_over {
            if !self.of_any.secret.is_empty() && !played.commitment.is_empty() {
                played.of_any.key = key_of(&self.of_any.secret, number);
            }
            self.seats = G::staying(&self.standing());
        }
        Ok(event)
    }

    /// Number of rounds that were won.
    pub fn decided(&self) -> usize {
        self.standing().decided
    }

    /// The current standing, including points already scored in the running round.
    pub fn standing(&self) -> Standing<G> {
        self.standing_after(self.rounds.len(), self.seats)
    }

    /// The standing after `rounds` rounds, with these seats still in.
    pub(super) fn standing_after(&self, rounds: usize, seats: Seats) -> Standing<G> {
        let rounds = &self.rounds[..rounds];
        let running = rounds.last().is_some_and(|played| !played.is_over);
        let mut standing = Standing { seats, running, ..Standing::unplayed(self.rules) };
        for (number, played) in (1..).zip(rounds) {
            standing.add(number, played.seats, played.points, played.is_decided);
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::okey::{Action, Rules};

    /// A wall that deals the starter a hand that is complete without its last tile, `K13`.
    fn won_at_once() -> Wall {
        let start = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 Y7 K13";
        let mut order = crate::notation::tiles(start).expect("tiles");
        order.extend(Rules::PACK.tiles().filter(|tile| !order.contains(tile)).collect::<Vec<_>>());
        Wall::new(Rules::turkish().deal_plan(), 4, order, None).expect("a wall")
    }

    /// The starter finishes at once.
    fn win(game: &mut Match<Rules>, starter: usize) {
        game.deal_wall(won_at_once()).expect("a deal");
        let finish: Action = "finish K13".parse().expect("an action");
        game.play(Seat::ALL[starter], finish).expect("a complete hand");
    }

    /// A match with these penalty points from one round, dealt by seat 1.
    fn with_points(points: [i32; 4]) -> Match<Rules> {
        let mut game = Match::with_dealer(Rules::turkish(), 0, Seat::ALL[1]);
        win(&mut game, 2);
        game.rounds[0].of_any.points = points;
        game
    }

    fn places(game: &Match<Rules>) -> Vec<(usize, usize, i32)> {
        let standing = game.places().expect("the match is over");
        standing.iter().map(|place| (place.seat.index(), place.rank, place.points)).collect()
    }

    #[test]
    fn rule_12_6_three_may_go_at_once_and_equal_points_tie() {
        // The dealer's role goes from seat 1 to seat 2, so seat 3 starts.
        let mut game = with_points([20, 20, 19, 5]);
        win(&mut game, 3);
        assert_eq!(game.points(), [22, 22, 21, 5]);
        assert_eq!(places(&game), [(3, 1, 5), (2, 2, 21), (0, 3, 22), (1, 3, 22)]);
        assert_eq!(game.deal(), Err(MatchError::MatchOver));
    }

    #[test]
    fn if_all_go_at_once_the_lowest_total_wins() {
        // Only twin points can cause that: nobody wins the round.
        let mut game = with_points([21, 23, 21, 22]);
        game.seats = Seat::ALL.iter().fold(Seats::ALL, |seats, &seat| seats.without(seat));
        assert_eq!(places(&game), [(0, 1, 21), (2, 1, 21), (3, 3, 22), (1, 4, 23)]);
    }
}
