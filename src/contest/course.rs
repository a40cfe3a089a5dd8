//! The course of a match: round after round until the rules end it (RULES section 6).

use std::fmt;

use crate::okey::{Action, Event, Outcome, Refusal, Round, Score, Seat, Seats, View, score};
use crate::rules::{Rules, Starter};
use crate::wall::{Wall, first_dealer, starting_throws};

/// A match from its first deal to its end.
///
/// All that happened is kept, so that a match can be replayed and saved.
///
/// ```
/// use istaka::{Match, Rules};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// assert_eq!(game.round().unwrap().stock().len(), 48);
/// assert_eq!(game.points(), [0; 4]);
/// # Ok::<(), istaka::MatchError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    seed: u64,
    dealer: Seat,
    seats: Seats,
    rounds: Vec<PlayedRound>,
    current: Option<Round>,
    practice: bool,
}

/// One round of a match: how it began, what was done, and what it counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRound {
    /// Who dealt.
    pub dealer: Seat,
    /// Who played.
    pub seats: Seats,
    /// What was dealt.
    pub wall: Wall,
    /// What was done.
    pub actions: Vec<(Seat, Action)>,
    /// What each seat writes; while the round runs, as it stands.
    pub scores: [Score; 4],
    /// Who has shown the indicator's twin.
    pub twin_shown: Option<Seat>,
    /// Whether the round is over, and how.
    pub outcome: Option<Outcome>,
}

/// Why a match refuses something. It is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The match is over.
    MatchOver,
    /// The round must be played to its end before the next is dealt.
    RoundRunning,
    /// Nothing has been dealt.
    NoRound,
    /// The wall from outside is for another number of players.
    WrongWall,
    /// The player has done nothing that he may take back.
    NothingToUndo,
    /// The round refuses the action.
    Refused(Refusal),
}

impl MatchError {
    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            MatchError::MatchOver => "matchOver",
            MatchError::RoundRunning => "roundRunning",
            MatchError::NoRound => "noRound",
            MatchError::WrongWall => "wrongWall",
            MatchError::NothingToUndo => "nothingToUndo",
            MatchError::Refused(refusal) => refusal.code(),
        }
    }
}

impl std::error::Error for MatchError {}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::MatchOver => f.write_str("the match is over"),
            MatchError::RoundRunning => f.write_str("the round is not over"),
            MatchError::NoRound => f.write_str("no round has been dealt"),
            MatchError::WrongWall => f.write_str("the wall is for another number of players"),
            MatchError::NothingToUndo => f.write_str("there is nothing to take back"),
            MatchError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Match {
    /// A match. The seed decides who begins and every deal.
    pub fn new(rules: Rules, seed: u64) -> Match {
        let seats = Seats::of(rules.players);
        let dealer = match rules.starter {
            Starter::AfterDealer => seats.iter().nth(first_dealer(seed, rules.players.into())),
            Starter::HighestDie => thrown_starter(&starting_throws(seed, rules.players.into()))
                .and_then(|player| seats.iter().nth(player))
                .map(|starter| seats.before(starter)),
        };
        Match::with_dealer(rules, seed, dealer.expect("one of the players"))
    }

    /// A match of which the first dealer is known, as when a record is replayed.
    pub fn with_dealer(rules: Rules, seed: u64, dealer: Seat) -> Match {
        Match {
            rules,
            seed,
            dealer,
            seats: Seats::of(rules.players),
            rounds: Vec::new(),
            current: None,
            practice: false,
        }
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number that all deals come from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Who deals the round that was dealt last, or before the first one will deal it.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who dealt the first round, or will.
    pub fn first_dealer(&self) -> Seat {
        self.rounds.first().map_or(self.dealer, |round| round.dealer)
    }

    /// The throws of the die for who begins, of which the last decided; none where the dealer is
    /// chosen otherwise, also by a record.
    pub fn throws(&self) -> Vec<Vec<(Seat, u8)>> {
        let seats = Seats::of(self.rules.players);
        if self.rules.starter != Starter::HighestDie {
            return Vec::new();
        }
        let throws = starting_throws(self.seed, seats.count());
        let starter = thrown_starter(&throws).and_then(|player| seats.iter().nth(player));
        if starter != Some(seats.after(self.first_dealer())) {
            return Vec::new();
        }
        let seated = |&(player, pips): &(usize, u8)| {
            (seats.iter().nth(player).expect("one of the players"), pips)
        };
        throws.iter().map(|round| round.iter().map(seated).collect()).collect()
    }

    /// Whether it is played for practice: everything may be taken back.
    pub const fn practice(&self) -> bool {
        self.practice
    }

    /// Marks it as played for practice, for good: what may have been taken back once counts no
    /// longer as played in earnest.
    pub const fn mark_as_practice(&mut self) {
        self.practice = true;
    }

    /// The seats that are still in; while a round is played, all that play it.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The rounds so far, the one being played last.
    pub fn rounds(&self) -> &[PlayedRound] {
        &self.rounds
    }

    /// The round that was dealt last.
    pub const fn round(&self) -> Option<&Round> {
        self.current.as_ref()
    }

    /// What each seat has written: wins where they are counted, else penalty points, those of the
    /// running round included.
    pub fn points(&self) -> [u16; 4] {
        self.rounds.iter().fold([0; 4], |sum, round| {
            std::array::from_fn(|seat| sum[seat] + round.scores[seat].total())
        })
    }

    /// What `seat` may know of the round that was dealt last, and the score.
    pub fn view(&self, seat: Seat) -> Option<View> {
        Some(self.scored(View::of(self.current.as_ref()?, seat)))
    }

    /// A view of that round with the score.
    pub fn scored(&self, view: View) -> View {
        View { points: self.points(), decided: self.decided(), ..view }
    }

    /// Deals the next round from the seed.
    ///
    /// # Errors
    /// [`MatchError::RoundRunning`], [`MatchError::MatchOver`].
    pub fn deal(&mut self) -> Result<(), MatchError> {
        let number = u32::try_from(self.rounds.len() + 1).expect("a match has few rounds");
        let players = self.seats.count().max(2);
        self.deal_wall(Wall::shuffled(&self.rules, self.seed, number, players))
    }

    /// Deals the next round from a wall, as when a record is replayed.
    ///
    /// # Errors
    /// As [`Match::deal`]; [`MatchError::WrongWall`] if it is for another number of players.
    pub fn deal_wall(&mut self, wall: Wall) -> Result<(), MatchError> {
        if self.standing().is_some() {
            return Err(MatchError::MatchOver);
        }
        if self.current.as_ref().is_some_and(|round| round.outcome().is_none()) {
            return Err(MatchError::RoundRunning);
        }
        if wall.players() != self.seats.count() {
            return Err(MatchError::WrongWall);
        }
        if !self.rounds.is_empty() {
            self.dealer = self.seats.after(self.dealer);
        }
        let starter = self.seats.after(self.dealer);
        self.current = Some(Round::new(self.rules, self.seats, starter, &wall));
        self.rounds.push(PlayedRound {
            dealer: self.dealer,
            seats: self.seats,
            wall,
            actions: Vec::new(),
            scores: Default::default(),
            twin_shown: None,
            outcome: None,
        });
        Ok(())
    }

    /// Does what a player does, and keeps the score.
    ///
    /// # Errors
    /// Why the round refuses it, or [`MatchError::NoRound`].
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Event, MatchError> {
        let round = self.current.as_mut().ok_or(MatchError::NoRound)?;
        let action = action.settled(round.hand(seat));
        let event = round.play(seat, action.clone()).map_err(MatchError::Refused)?;
        let played = self.rounds.last_mut().expect("the current round is on record");
        played.actions.push((seat, action));
        played.scores = score(round);
        played.twin_shown = round.twin_shown();
        played.outcome = round.outcome().cloned();
        if played.outcome.is_some() {
            self.seats = self.stands().staying();
        }
        Ok(event)
    }

    /// How many rounds somebody has won.
    pub fn decided(&self) -> usize {
        let won = |round: &&PlayedRound| matches!(round.outcome, Some(Outcome::Won(_)));
        self.rounds.iter().filter(won).count()
    }
}

/// Who has won the throws for the start.
fn thrown_starter(throws: &[Vec<(usize, u8)>]) -> Option<usize> {
    throws.last()?.iter().max_by_key(|(_, pips)| *pips).map(|&(player, _)| player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::Tile;

    /// A match in which these penalty points have been written in one round.
    fn with_points(points: [u16; 4]) -> Match {
        let mut game = Match::with_dealer(Rules::turkish(), 0, Seat::ALL[1]);
        game.rounds.push(PlayedRound {
            dealer: Seat::ALL[1],
            seats: Seats::ALL,
            wall: Wall::shuffled(&Rules::turkish(), 0, 1, 4),
            actions: Vec::new(),
            scores: points.map(|finish| Score { finish, ..Score::default() }),
            twin_shown: None,
            outcome: Some(Outcome::Void),
        });
        game
    }

    /// A wall that deals the starter a hand that is complete without its last tile, `K13`.
    fn won_at_once() -> Wall {
        let start = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 Y7 K13";
        let mut order = crate::notation::tiles(start).expect("tiles");
        order.extend(Tile::all().filter(|tile| !order.contains(tile)).collect::<Vec<_>>());
        Wall::new(&Rules::turkish(), 4, order, None).expect("a wall")
    }

    fn places(game: &Match) -> Vec<(usize, usize, u16)> {
        let standing = game.standing().expect("the match is over");
        standing.iter().map(|place| (place.seat.index(), place.rank, place.points)).collect()
    }

    #[test]
    fn rule_12_6_three_may_go_at_once_and_equal_points_tie() {
        // The dealer's role goes from seat 1 to seat 2, so seat 3 starts.
        let mut game = with_points([20, 20, 19, 5]);
        game.deal_wall(won_at_once()).expect("a deal");
        let finish: Action = "finish K13".parse().expect("an action");
        game.play(Seat::ALL[3], finish).expect("a complete hand");
        assert_eq!(game.points(), [22, 22, 21, 5]);
        assert_eq!(places(&game), [(3, 1, 5), (2, 2, 21), (0, 3, 22), (1, 3, 22)]);
        assert_eq!(game.deal(), Err(MatchError::MatchOver));
    }

    #[test]
    fn twenty_points_are_not_above_twenty() {
        let mut game = with_points([18, 18, 18, 0]);
        game.deal_wall(won_at_once()).expect("a deal");
        game.play(Seat::ALL[3], "finish K13".parse().expect("an action")).expect("complete");
        assert_eq!(game.points(), [20, 20, 20, 0]);
        assert_eq!(game.seats(), Seats::ALL);
        assert_eq!(game.standing(), None);
    }

    #[test]
    fn if_all_go_at_once_the_lowest_total_wins() {
        // Only twin points can do that: nobody wins the round.
        let mut game = with_points([21, 23, 21, 22]);
        game.seats = Seat::ALL.iter().fold(Seats::ALL, |seats, &seat| seats.without(seat));
        assert_eq!(places(&game), [(0, 1, 21), (2, 1, 21), (3, 3, 22), (1, 4, 23)]);
    }

    #[test]
    fn who_lasts_longer_ranks_higher_whatever_the_points() {
        let mut game = with_points([30, 0, 0, 0]);
        game.seats = game.seats.without(Seat::ALL[0]);
        game.deal().expect("three go on");
        let round = game.rounds.last_mut().expect("a round");
        round.scores = [0, 21, 22, 3].map(|finish| Score { finish, ..Score::default() });
        game.seats = game.seats.without(Seat::ALL[1]).without(Seat::ALL[2]);
        assert_eq!(places(&game), [(3, 1, 3), (1, 2, 21), (2, 3, 22), (0, 4, 30)]);
    }

    #[test]
    fn the_dealer_moves_on_and_skips_who_is_out() {
        let mut game = with_points([21, 0, 0, 0]);
        game.dealer = Seat::ALL[3];
        game.seats = game.seats.without(Seat::ALL[0]);
        game.deal().expect("a deal");
        assert_eq!(game.dealer(), Seat::ALL[1]);
        assert_eq!(game.round().expect("a round").starter(), Seat::ALL[2]);
        assert_eq!(game.deal(), Err(MatchError::RoundRunning));
    }
}
