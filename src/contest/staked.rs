//! What a game must tell so that contests are held in it, and how a leg becomes a match of it.

use std::fmt;

use super::fair::Agreement;
use super::leg::{Debt, Leg, Report, Until};
use super::matches::{Match, MatchError};
use super::terms::{ContestKind, Terms};
use crate::coded::{Coded, codes};
use crate::game::Game;
use crate::notation::ParseError;
use crate::seat::Seat;

/// Why contests of some kind are not held by these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsuited {
    /// Partners would be drawn apart: they play at one table only, four of them.
    Partners,
    /// The rules have stakes or a pot of their own.
    OwnStakes,
    /// Where points are counted down no number of rounds can be agreed.
    CountsDown,
    /// By these rules nobody goes out.
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

/// The word before the rules of a leg, where they are said.
const RULES: &str = "rules ";

/// A game in which contests are held.
pub trait Staked: Game {
    /// Each game has tournaments of its own, of which this is the series.
    const SERIES: u64;

    /// So many points of a round, begun ones too, count as one point of a tournament (RULES
    /// section 8).
    const POINTS_OF_ONE: u16 = 1;

    /// The rules of a leg: these, with what its kind of contest decides.
    ///
    /// # Errors
    /// Why there are no such contests by these rules.
    fn for_leg(&self, leg: &Leg) -> Result<Self, Unsuited>;

    /// Whether opposite seats play together.
    fn has_partners(&self) -> bool {
        false
    }

    /// What seats owe one another after a round that is over, in points and in the order in which
    /// it is paid; nothing after a void one.
    fn debts(round: &Self::Round) -> Vec<(Seat, Seat, u32)>;
}

/// Why a leg cannot be played, or what was played is none of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LegError<Refusal> {
    /// The rules of the contest are none of this game.
    Rules,
    /// There are no such contests by these rules.
    Unsuited(Unsuited),
    /// A bot is to play that there is none of.
    Player(String),
    /// This action, counted from 1, cannot be read.
    Parse(usize, ParseError),
    /// The rules refuse this action, counted from 1.
    Refused(usize, MatchError<Refusal>),
    /// It has not been played to its end.
    Unfinished,
    /// Something else was reported than this, which is what came of what was played.
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
    /// The rules of these terms, where contests of this kind are held by them.
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
    /// The match that is to be played. Nothing is dealt yet.
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

    /// Whether a match is one of this leg, as when it comes back from a table: by its rules, with
    /// its deals and played in earnest.
    pub fn is_of<G: Staked>(&self, game: &Match<G>) -> bool {
        let Ok(begun) = self.game::<G>() else { return false };
        let dealt = |index| game.agreement(index) == Agreement::FromSeed;
        [Some(*begun.rules()), begun.rules().once()].contains(&Some(*game.rules()))
            && begun.seed() == game.seed()
            && begun.first_dealer() == game.first_dealer()
            && !game.practice()
            && (0..game.rounds().len()).all(dealt)
    }

    /// Whether a match of this leg has been played as far as the leg goes.
    pub fn is_played<G: Staked>(&self, game: &Match<G>) -> bool {
        let (rounds, most) = (game.rounds(), self.until.most_rounds());
        let round_over = rounds.last().is_some_and(|played| played.is_over());
        round_over && (rounds.len() == most || (rounds.len() < most && game.is_over()))
    }

    /// What has come of it, for a contest of so many; nothing before it is played.
    pub fn report<G: Staked>(&self, game: &Match<G>, entrants: usize) -> Option<Report> {
        self.is_played(game).then(|| self.so_far(game, entrants))
    }

    /// What has come of it so far, also in the round that is played.
    pub fn so_far<G: Staked>(&self, game: &Match<G>, entrants: usize) -> Report {
        let at = |seat: Seat| self.seats[seat.index()];
        let line = |points: &dyn Fn(Seat) -> i32| {
            let mut line = vec![0; entrants];
            for seat in Seat::ALL {
                // Too few of a text that has been changed: the director refuses such a report.
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

    /// The line that says the rules of a match of this leg, where they are what those of the leg
    /// were [once](Game::once).
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

    /// Plays the leg again from such lines and compares what comes of it with what was reported. In
    /// an earlier version it was played by what its rules were once, and its lines do not say so.
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

    /// Plays a match, as far as the lines go. Every action is checked by the rules.
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
