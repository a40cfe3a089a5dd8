//! The interface of a game for contests, and the conversion of a fixture to a match.

use std::fmt;

use super::fair::Agreement;
use super::fixture::{Debt, Fixture, Report, Until};
use super::matches::{Match, MatchError};
use super::play::{Play, PlayError};
use super::terms::{ContestKind, Terms};
use crate::coded::{AnyRefusal, Coded, codes, error};
use crate::game::Game;
use crate::notation::ParseError;
use crate::seat::Seat;

/// The reason for which these rules have no contests of some kind.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unsuited {
    /// Partners would be drawn apart: they need one table and four players.
    Partners,
    /// The rules have stakes or a pot of their own.
    OwnStakes,
    /// Counting points down excludes an agreed number of rounds.
    CountsDown,
    /// These rules eliminate no player.
    NoElimination,
}

impl Coded for Unsuited {
    codes! {
        Unsuited::Partners => "partnersNeedOneTable",
        Unsuited::OwnStakes => "ownStakes",
        Unsuited::CountsDown => "countsDown",
        Unsuited::NoElimination => "noElimination",
    }
}

error!(Unsuited);

impl fmt::Display for Unsuited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsuited::Partners => "partners are four at one table",
            Unsuited::OwnStakes => "the rules have stakes or a pot of their own",
            Unsuited::CountsDown => {
                "where points are counted down no number of rounds can be agreed"
            }
            Unsuited::NoElimination => "by these rules nobody goes out",
        })
    }
}

/// A game with contests.
pub trait Scored: Game {
    /// The series of the game's own tournaments.
    const SERIES: u64;

    /// Number of points of a round that count as one point of a tournament, rounded up (RULES
    /// section 8).
    const POINTS_OF_ONE: u16 = 1;

    /// Returns the rules of a fixture: these, with the settings that its kind of contest requires.
    ///
    /// # Errors
    /// The reason for which these rules have no such contests.
    fn for_fixture(&self, fixture: &Fixture) -> Result<Self, Unsuited>;

    /// Returns `true` if opposite seats are partners.
    fn has_partners(&self) -> bool {
        false
    }
}

/// The debts to the winners of a round, who share them equally; odd points go to the first of them.
pub fn shared_debts(
    winners: &[Seat],
    owed: impl Iterator<Item = (Seat, u32)>,
) -> Vec<(Seat, Seat, u32)> {
    let count = winners.len() as u32;
    let shares = |(from, points): (Seat, u32)| {
        let (each, odd) = (points / count, points % count);
        let share = move |(&to, before)| (from, to, each + u32::from(before < odd));
        winners.iter().zip(0..).map(share)
    };
    owed.flat_map(shares).collect()
}

/// The reason for which a fixture cannot be played, or a match is not one of it.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FixtureError {
    /// The rules of the contest are not of this game.
    Rules,
    /// These rules have no such contests.
    Unsuited(Unsuited),
    /// This action, counted from 1, cannot be read.
    Parse(usize, ParseError),
    /// The rules refuse this action, counted from 1.
    Refused(usize, MatchError<AnyRefusal>),
    /// The fixture has not been played to its end.
    Unfinished,
    /// The report does not match this one, which follows from the actions.
    OtherReport(Report),
}

error!(FixtureError);

impl fmt::Display for FixtureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FixtureError::Rules => f.write_str("the rules are none of this game"),
            FixtureError::Unsuited(error) => error.fmt(f),
            FixtureError::Parse(number, error) => write!(f, "action {number}: {error}"),
            FixtureError::Refused(number, error) => write!(f, "action {number}: {error}"),
            FixtureError::Unfinished => f.write_str("it has not been played to its end"),
            FixtureError::OtherReport(played) => {
                write!(f, "what was played is to be reported as {played}")
            }
        }
    }
}

impl Terms {
    /// Returns the rules of these terms, if they allow contests of this kind.
    ///
    /// # Errors
    /// [`FixtureError::Rules`], [`FixtureError::Unsuited`].
    pub fn suited<G: Scored>(&self, entrants: usize) -> Result<G, FixtureError> {
        let rules: G = self.rules.parse().map_err(|_| FixtureError::Rules)?;
        let players = entrants.min(4);
        let fixture = Fixture {
            table: 0,
            rules: String::new(),
            kind: self.kind,
            format: self.format,
            rounds: self.rounds,
            seed: 0,
            dealer: None,
            seats: std::array::from_fn(|seat| (seat < players).then_some(seat)),
            until: Until::MatchOver,
        };
        rules.for_fixture(&fixture).map_err(FixtureError::Unsuited)
    }
}

impl Fixture {
    /// Creates the match of the fixture, before any deal.
    ///
    /// # Errors
    /// [`FixtureError::Rules`], [`FixtureError::Unsuited`].
    pub fn game<G: Scored>(&self) -> Result<Match<G>, FixtureError> {
        let rules: G = self.rules.parse().map_err(|_| FixtureError::Rules)?;
        let rules = rules.for_fixture(self).map_err(FixtureError::Unsuited)?;
        Ok(match self.dealer {
            Some(dealer) => Match::with_dealer(rules, self.seed, dealer),
            None => Match::new(rules, self.seed),
        })
    }

    /// Returns `true` if a match returned from a table goes on from `begun`, the match of its
    /// fixture ([`Fixture::game`]): the rules and deals match, and it is no practice match.
    pub fn goes_on(begun: &dyn Play, game: &dyn Play) -> bool {
        let dealt = |index| game.agreement(index) == Agreement::FromSeed;
        begun.rules() == game.rules()
            && begun.seed() == game.seed()
            && begun.first_dealer() == game.first_dealer()
            && !game.practice()
            && (0..game.rounds().len()).all(dealt)
    }

    /// Returns `true` if a match of this fixture has been played to the end of the fixture.
    pub fn is_played(&self, game: &dyn Play) -> bool {
        let (rounds, most) = (game.rounds(), self.until.most_rounds());
        let round_over = rounds.last().is_some_and(|round| round.is_over);
        round_over && (rounds.len() == most || (rounds.len() < most && game.is_over()))
    }

    /// The report for a contest with `entrants` entrants; `None` while the fixture is not finished.
    pub fn report(&self, game: &dyn Play, entrants: usize) -> Option<Report> {
        self.is_played(game).then(|| self.so_far(game, entrants))
    }

    /// The report so far, including the running round.
    pub fn so_far(&self, game: &dyn Play, entrants: usize) -> Report {
        let at = |seat: Seat| self.seats[seat.index()];
        let line = |points: &dyn Fn(Seat) -> i32| {
            let mut line = vec![0; entrants];
            for seat in Seat::ALL {
                // Out of range only for a manipulated text: the director refuses the report.
                if let Some(line) = at(seat).and_then(|entrant| line.get_mut(entrant)) {
                    *line = points(seat).into();
                }
            }
            line
        };
        match self.kind {
            ContestKind::Ring => Report::Points(vec![line(&|seat| game.behind(seat))]),
            ContestKind::SitAndGo => {
                let rounds = game.rounds();
                let written = rounds.iter().map(|round| line(&|seat| round.points[seat.index()]));
                Report::Points(written.collect())
            }
            ContestKind::Tournament => {
                let owed = game.debts().into_iter().filter(|debt| debt.2 > 0).filter_map(
                    |(from, to, points)| Some(Debt { from: at(from)?, to: at(to)?, points }),
                );
                Report::Debts(owed.collect())
            }
        }
    }

    /// The actions of a match, as lines of a record.
    pub fn lines(game: &dyn Play) -> Vec<String> {
        (0..game.rounds().len()).flat_map(|round| game.lines(round)).collect()
    }

    /// Plays these lines in the match of the fixture ([`Fixture::game`]) and compares the result
    /// with the report.
    ///
    /// # Errors
    /// [`FixtureError`].
    pub fn confirm(
        &self,
        game: &mut dyn Play,
        lines: &[String],
        reported: &Report,
    ) -> Result<(), FixtureError> {
        Self::replay(game, lines)?;
        let entrants = match reported {
            Report::Points(rounds) => rounds.first().map_or(0, Vec::len),
            Report::Debts(_) => 0,
        };
        match self.report(game, entrants) {
            Some(played) if played == *reported => Ok(()),
            Some(played) => Err(FixtureError::OtherReport(played)),
            None => Err(FixtureError::Unfinished),
        }
    }

    /// Plays the lines in a match. Every action is checked by the rules.
    fn replay(game: &mut dyn Play, lines: &[String]) -> Result<(), FixtureError> {
        for (line, number) in lines.iter().zip(1..) {
            let refused = |error| FixtureError::Refused(number, error);
            let bad = || FixtureError::Parse(number, ParseError::BadAction(line.clone()));
            if game.turn().is_none() {
                game.deal("").map_err(refused)?;
            }
            let (seat, action) = line.split_once(' ').ok_or_else(bad)?;
            let seat = Seat::named(seat).ok_or_else(bad)?;
            game.act(seat, action).map_err(|error| match error {
                PlayError::Parse(error) => FixtureError::Parse(number, error),
                PlayError::Refused(error) => FixtureError::Refused(number, error),
            })?;
        }
        Ok(())
    }
}
