//! The terms of a contest: its kind, its format, and its costs (RULES section 8).

use std::fmt;

use super::prizes::{LARGEST_POOL, prizes_by_rank, sitngo_shares, tournament_shares};
use crate::coded::{Coded, codes, error};
use crate::named::{Named, named};
use crate::options::LONGEST_RULES;

/// Largest stake.
const LARGEST_STAKE: u64 = 1_000_000;

/// The chips of each entrant at the start of a tournament.
pub const STACK: u64 = 1000;

/// The chips of an add-on.
const ADD_ON: u64 = 1500;

named! {
    /// The kinds of contests.
    pub enum ContestKind {
        /// A ring game: some rounds at one table, prizes by points.
        Ring = "ring",
        /// A sit'n'go: one table, until one player is left.
        SitAndGo = "sitngo",
        /// A tournament at several tables.
        Tournament = "table",
    }
}

impl ContestKind {
    /// Returns `true` if this number of entrants can play it.
    pub fn is_for(self, entrants: usize) -> bool {
        match self {
            ContestKind::Ring | ContestKind::SitAndGo => (2..=4).contains(&entrants),
            ContestKind::Tournament => (5..=64).contains(&entrants),
        }
    }
}

named! {
    /// The formats of contests.
    pub enum Format {
        /// No special features.
        Normal = "normal",
        /// Over in five minutes: levels rise every round, a sit'n'go is to 5 points, which a third
        /// plain loss of Okey exceeds, and a turn has 30 seconds.
        Blitz = "blitz",
        /// Levels rise every round.
        Speed = "speed",
        /// A player who goes out early may buy in again.
        Rebuy = "rebuy",
        /// No buy-in; the organiser gives the prize.
        Freeroll = "freeroll",
        /// The organiser guarantees the size of the pool.
        Guaranteed = "guaranteed",
    }
}

impl Format {
    /// Returns `true` if contests of this kind have this format.
    pub const fn is_of(self, kind: ContestKind) -> bool {
        match kind {
            ContestKind::Ring => matches!(self, Format::Normal),
            ContestKind::SitAndGo => {
                matches!(self, Format::Normal | Format::Blitz | Format::Rebuy)
            }
            ContestKind::Tournament => true,
        }
    }

    /// Returns `true` if the organiser adds chips to the pool.
    pub const fn adds(self) -> bool {
        matches!(self, Format::Freeroll | Format::Guaranteed)
    }

    /// The time limit of a turn in seconds, if there is one.
    pub const fn seconds(self) -> Option<u16> {
        if matches!(self, Format::Blitz) { Some(30) } else { None }
    }

    /// Number of rounds of a level.
    pub const fn rounds_of_level(self) -> usize {
        match self {
            Format::Blitz | Format::Speed => 1,
            _ => 3,
        }
    }

    /// The highest number of penalty points with which a player stays in a sit'n'go.
    pub const fn limit(self) -> u16 {
        match self {
            Format::Blitz => 5,
            _ => 20,
        }
    }
}

/// The terms. Fields may have any value; a contest opens only if they pass [`Terms::check`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules of the rounds, as text.
    pub rules: String,
    /// The kind of contest.
    pub kind: ContestKind,
    /// The format.
    pub format: Format,
    /// Number of rounds of a ring game, 1, 2, 3 or 5; 0 in other contests.
    pub rounds: u16,
    /// Each entrant's payment into the pool.
    pub stake: u64,
    /// The organiser's fee, in percent of the stake, paid in addition.
    pub rake_percent: u64,
    /// The organiser's contribution: the prize of a freeroll, or the guaranteed pool.
    pub prize: u64,
    /// True if opposite seats are partners.
    pub partners: bool,
}

/// The reason for which terms are invalid.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TermsError {
    /// Contests of this kind do not have this format.
    Format(ContestKind, Format),
    /// The number of entrants is out of range for this kind of contest.
    Entrants(ContestKind, usize),
    /// A ring game has 1, 2, 3 or 5 rounds; other contests must have 0.
    Rounds(u16),
    /// A freeroll has no stake; all others have one.
    Stake(u64),
    /// A rake is from 0 to 50 percent, and a freeroll has none.
    Rake(u64),
    /// Freerolls and guaranteed tournaments have a prize, others none.
    Prize(u64),
    /// This entrant cannot pay the buy-in.
    Purse(usize),
    /// The name or player of this entrant cannot be written in a line.
    Name(usize),
    /// Partners need one table and four players.
    Partners,
    /// The rules cannot be written in a line.
    Rules,
    /// A rebuy requires three others still in, so there must be four entrants.
    Rebuy(usize),
}

impl Coded for TermsError {
    codes! {
        TermsError::Format(..) => "format",
        TermsError::Entrants(..) => "entrants",
        TermsError::Rounds(_) => "rounds",
        TermsError::Stake(_) => "stake",
        TermsError::Rake(_) => "rake",
        TermsError::Prize(_) => "prize",
        TermsError::Purse(_) => "purse",
        TermsError::Name(_) => "name",
        TermsError::Partners => "partners",
        TermsError::Rules => "rules",
        TermsError::Rebuy(_) => "rebuy",
    }
}

error!(TermsError);

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TermsError::Format(kind, format) => {
                write!(f, "there is no {} of the kind {}", format.name(), kind.name())
            }
            TermsError::Entrants(kind, count) => {
                write!(f, "a contest of the kind {} is not for {count}", kind.name())
            }
            TermsError::Rounds(rounds) => write!(f, "{rounds} rounds cannot be agreed here"),
            TermsError::Stake(stake) => write!(f, "the stake cannot be {stake} here"),
            TermsError::Rake(percent) => write!(f, "the rake cannot be {percent} percent here"),
            TermsError::Prize(prize) => write!(f, "the organiser cannot give {prize} here"),
            TermsError::Purse(entrant) => write!(f, "entrant {entrant} cannot pay the buy-in"),
            TermsError::Name(entrant) => write!(f, "entrant {entrant} has no name for a line"),
            TermsError::Partners => f.write_str("partners are four at one table"),
            TermsError::Rules => f.write_str("the rules cannot be written in a line"),
            TermsError::Rebuy(count) => {
                write!(f, "of {count} nobody could buy in again: three others must be left")
            }
        }
    }
}

impl Terms {
    /// The fee of a stake, rounded up.
    pub const fn fee(&self) -> u64 {
        (self.stake * self.rake_percent).div_ceil(100)
    }

    /// The cost of entering.
    pub const fn buy_in(&self) -> u64 {
        self.stake + self.fee()
    }

    /// The shares of the places in percent. `None` for a ring game, where points decide.
    pub fn shares(&self, entrants: usize) -> Option<&'static [u64]> {
        match self.kind {
            ContestKind::Ring => None,
            // Two partners win all of it together.
            ContestKind::SitAndGo if self.partners => Some(&[100]),
            ContestKind::SitAndGo => sitngo_shares(entrants),
            ContestKind::Tournament => tournament_shares(entrants),
        }
    }

    /// The pool of a contest with `entrants` entrants before any rebuy.
    pub fn least_pool(&self, entrants: usize) -> u64 {
        self.prize.max(self.stake * entrants as u64)
    }

    /// The prizes by place for a pool, the first place first; empty in a ring game, where points
    /// decide.
    pub fn payouts(&self, pool: u64, entrants: usize) -> Vec<u64> {
        let Some(percent) = self.shares(entrants) else { return Vec::new() };
        let ranks: Vec<usize> = (1..=entrants).collect();
        let paid = prizes_by_rank(pool, percent, &ranks).unwrap_or_default();
        paid.into_iter().take(percent.len()).collect()
    }

    /// The tournament chips of an entrant at the start and after a rebuy; `None` at one table.
    pub fn stack(&self) -> Option<u64> {
        (self.kind == ContestKind::Tournament).then_some(STACK)
    }

    /// The tournament chips of an add-on; `None` at one table.
    pub fn add_on(&self) -> Option<u64> {
        (self.kind == ContestKind::Tournament).then_some(ADD_ON)
    }

    /// Number of rebuys of a player.
    pub const fn rebuys(&self) -> u8 {
        match (self.format, self.kind) {
            (Format::Rebuy, ContestKind::Tournament) => 2,
            (Format::Rebuy, _) => 1,
            _ => 0,
        }
    }

    /// Number of others that must be in at one table for a rebuy.
    pub const REBUY_LEAST: usize = 3;

    /// Number of levels of a tournament with rebuys; the add-on is sold after them.
    pub const REBUY_LEVELS: usize = 3;

    /// Checks the terms for this number of entrants.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self, entrants: usize) -> Result<(), TermsError> {
        let Terms { kind, format, rounds, stake, rake_percent, prize, partners, .. } = *self;
        let free = format == Format::Freeroll;
        let plain = self.rules.trim() == self.rules && !self.rules.contains(char::is_control);
        let agreed =
            if kind == ContestKind::Ring { matches!(rounds, 1..=3 | 5) } else { rounds == 0 };
        if !format.is_of(kind) {
            return Err(TermsError::Format(kind, format));
        }
        if !kind.is_for(entrants) {
            return Err(TermsError::Entrants(kind, entrants));
        }
        if kind == ContestKind::SitAndGo && format == Format::Rebuy && entrants <= Self::REBUY_LEAST
        {
            return Err(TermsError::Rebuy(entrants));
        }
        if !plain || self.rules.len() > LONGEST_RULES {
            return Err(TermsError::Rules);
        }
        if !agreed {
            return Err(TermsError::Rounds(rounds));
        }
        if free != (stake == 0) || stake > LARGEST_STAKE {
            return Err(TermsError::Stake(stake));
        }
        if rake_percent > 50 || (free && rake_percent > 0) {
            return Err(TermsError::Rake(rake_percent));
        }
        if format.adds() != (prize > 0) || prize > LARGEST_POOL / 2 {
            return Err(TermsError::Prize(prize));
        }
        if partners && (kind == ContestKind::Tournament || entrants != 4 || format == Format::Rebuy)
        {
            return Err(TermsError::Partners);
        }
        Ok(())
    }
}
