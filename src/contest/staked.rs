//! The interface of a game for contests, and the conversion of a leg to a match.

use std::fmt;

use super::fair::Agreement;
use super::leg::{Debt, Leg, Report, Until};
use super::matches::{Match, MatchError};
use super::terms::{ContestKind, Terms};
use crate::coded::{Coded, codes};
use crate::game::Game;
use crate::notation::ParseError;
use crate::seat::Seat;

/// The reason for which these rules have no contests of some kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl std::error::Error for Unsuited {}

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

/// The first word of the line with the rules of a leg.
const RULES: &str = "rules ";

/// A game with contests.
pub trait Staked: Game {
    /// The series of the game's own tournaments.
    const SERIES: u64;

    /// Number of points of a round that count as one point of a tournament, rounded up (RULES
    /// section 8).
    const POINTS_OF_ONE: u16 = 1;

    /// Returns the rules of a leg: these, with the settings that its kind of contest requires.
    ///
    /// # Errors
    /// The reason for which these rules have no such contests.
    fn for_leg(&self, leg: &Leg) -> Result<Self, Unsuited>;

    /// Returns `true` if opposite seats are partners.
    fn has_partners(&self) -> bool {
        false
    }

    /// The debts between seats after a finished round, in points and in the order of payment; empty
    /// after a void one.
    fn debts(round: &Self::Round) -> Vec<(Seat, Seat, u32)>;
}

/// The reason for which a leg cannot be played, or a match is not one of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LegError<Refusal> {
    /// The rules of the contest are not of this game.
    Rules,
    /// These rules have no such contests.
    Unsuited(Unsuited),
    /// The bot does not exist.
    Player(String),
    /// This action, counted from 1, cannot be read.
    Parse(usize, ParseError),
    /// The rules refuse this action, counted from 1.
    Refused(usize, MatchError<Refusal>),
    /// The leg has not been played to its end.
    Unfinished,
    /// The report does not match this one, which follows from the actions.
    OtherReport(Report),
}

impl<Refusal: Coded> std::error::Error for LegError<Refusal> {}

impl<Refusal: fmt::Display> fmt::Display for LegError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LegError::Rules => f.write_str("the rules are none of this game"),
            LegError::Unsuited(error) => error.fmt(f),
            LegError::Player(error) => f.write_str(error),
            LegError::Parse(number, error) => write!(f, "action {number}: {error}"),
            LegError::Refused(number, error) => write!(f, "action {number}: {error}"),
            LegError::Unfinished => f.write_str("it has not been played to its end"),
            LegError::OtherReport(played) => {
                write!(f, "what was played is to be reported as {played}")
            }
        }
    }
}

impl Terms {
    /// Returns the rules of these terms, if they allow contests of this kind.
    ///
    /// # Errors
    /// [`LegError::Rules`], [`LegError::Unsuited`].
    pub fn suited<G: Staked>(&self, entrants: usize) -> Result<G, LegError<G::Refusal>> {
        let rules: G = self.rules.parse().map_err(|_| LegError::Rules)?;
        let players = entrants.min(4);
        let leg = Leg {
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
        rules.for_leg(&leg).map_err(LegError::Unsuited)
    }
}

impl Leg {
    /// Creates the match of the leg, before any deal.
    ///
    /// # Errors
    /// [`LegError::Rules`], [`LegError::Unsuited`].
    pub fn game<G: Staked>(&self) -> Result<Match<G>, LegError<G::Refusal>> {
        let rules: G = self.rules.parse().map_err(|_| LegError::Rules)?;
        let rules = rules.for_leg(self).map_err(LegError::Unsuited)?;
        Ok(match self.dealer {
            Some(dealer) => Match::with_dealer(rules, self.seed, dealer),
            None => Match::new(rules, self.seed),
        })
    }

    /// Returns `true` if a match returned from a table belongs to this leg: the rules and deals
    /// match, and it is no practice match.
    pub fn is_of<G: Staked>(&self, game: &Match<G>) -> bool {
        let Ok(begun) = self.game::<G>() else { return false };
        let dealt = |index| game.agreement(index) == Agreement::FromSeed;
        [Some(*begun.rules()), begun.rules().once()].contains(&Some(*game.rules()))
            && begun.seed() == game.seed()
            && begun.first_dealer() == game.first_dealer()
            && !game.practice()
            && (0..game.rounds().len()).all(dealt)
    }

    /// Returns `true` if a match of this leg has been played to the end of the leg.
    pub fn is_played<G: Staked>(&self, game: &Match<G>) -> bool {
        let (rounds, most) = (game.rounds(), self.until.most_rounds());
        let round_over = rounds.last().is_some_and(|played| played.is_over());
        round_over && (rounds.len() == most || (rounds.len() < most && game.is_over()))
    }

    /// The report for a contest with `entrants` entrants; `None` while the leg is not finished.
    pub fn report<G: Staked>(&self, game: &Match<G>, entrants: usize) -> Option<Report> {
        self.is_played(game).then(|| self.so_far(game, entrants))
    }

    /// The report so far, including the running round.
    pub fn so_far<G: Staked>(&self, game: &Match<G>, entrants: usize) -> Report {
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
            ContestKind::Ring => {
                let standing = game.standing();
                Report::Points(vec![line(&|seat| G::behind(&standing, seat))])
            }
            ContestKind::SitAndGo => {
                let rounds = game.rounds().iter();
                let written =
                    rounds.map(|round| line(&|seat| G::total(round.scores[seat.index()])));
                Report::Points(written.collect())
            }
            ContestKind::Tournament => {
                let debts = game.round().map_or_else(Vec::new, G::debts).into_iter();
                let owed = debts.filter(|debt| debt.2 > 0).filter_map(|(from, to, points)| {
                    Some(Debt { from: at(from)?, to: at(to)?, points })
                });
                Report::Debts(owed.collect())
            }
        }
    }

    /// The line that states the rules of a match of this leg, if they are the [earlier
    /// rules](Game::once).
    pub fn said<G: Staked>(&self, game: &Match<G>) -> Option<String> {
        let once = self.game::<G>().ok()?.rules().once();
        (once == Some(*game.rules())).then(|| format!("{RULES}{}", game.rules()))
    }

    /// The actions of a match of this leg, as lines of a record, after the line with its rules.
    pub fn lines<G: Staked>(&self, game: &Match<G>) -> Vec<String> {
        let actions = game.rounds().iter().flat_map(|played| &played.actions);
        let actions = actions.map(|(seat, action)| format!("{seat} {action}"));
        self.said(game).into_iter().chain(actions).collect()
    }

    /// Replays the leg from these lines and compares the result with the report. Legs of an earlier
    /// version used the earlier rules without a line that says so.
    ///
    /// # Errors
    /// [`LegError`].
    pub fn confirm<G: Staked>(
        &self,
        lines: &[String],
        reported: &Report,
        earlier: bool,
    ) -> Result<Match<G>, LegError<G::Refusal>> {
        let begun = self.game::<G>()?;
        let once = begun.rules().once();
        let said = lines.first().and_then(|line| line.strip_prefix(RULES));
        let (rules, actions) = match said {
            Some(said) => (once.filter(|once| once.to_string() == said), &lines[1..]),
            None => (once.filter(|_| earlier).or(Some(*begun.rules())), lines),
        };
        let game = begun.by(rules.ok_or(LegError::Rules)?).ok_or(LegError::Rules)?;
        let game = Self::replay(game, actions)?.or_by(*begun.rules());
        let entrants = match reported {
            Report::Points(rounds) => rounds.first().map_or(0, Vec::len),
            Report::Debts(_) => 0,
        };
        match self.report(&game, entrants) {
            Some(played) if played == *reported => Ok(game),
            Some(played) => Err(LegError::OtherReport(played)),
            None => Err(LegError::Unfinished),
        }
    }

    /// Plays the lines in a match. Every action is checked by the rules.
    fn replay<G: Staked>(
        mut game: Match<G>,
        lines: &[String],
    ) -> Result<Match<G>, LegError<G::Refusal>> {
        for (line, number) in lines.iter().zip(1..) {
            let refused = |error| LegError::Refused(number, error);
            let bad = || LegError::Parse(number, ParseError::BadAction(line.clone()));
            if game.round().and_then(G::turn).is_none() {
                game.deal().map_err(refused)?;
            }
            let (seat, action) = line.split_once(' ').ok_or_else(bad)?;
            let seat = Seat::named(seat).ok_or_else(bad)?;
            let action = action.parse().map_err(|error| LegError::Parse(number, error))?;
            game.play(seat, action).map_err(refused)?;
        }
        Ok(game)
    }
}
