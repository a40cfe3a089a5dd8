//! What is agreed before a contest: its kind, its format, and what it costs (RULES section 8).

use std::fmt;

use super::prizes::{LARGEST_POOL, prizes_by_rank, sitngo_shares, tournament_shares};
use crate::coded::{Coded, codes};
use crate::named::{Named, values};
use crate::options::LONGEST_RULES;

/// A larger stake is none.
const LARGEST_STAKE: u64 = 1_000_000;

/// The chips with which everybody begins a tournament.
pub const STACK: u64 = 1000;

/// The chips of an add-on.
const ADD_ON: u64 = 1500;

/// Kinds of contests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContestKind {
    /// A ring game: some rounds at one table, shared out by points.
    Ring,
    /// A sit'n'go: one table, until one is left.
    SitAndGo,
    /// A tournament at several tables.
    Tournament,
}

impl Named for ContestKind {
    const NAMES: &'static [(Self, &'static str)] = &[
        (ContestKind::Ring, "ring"),
        (ContestKind::SitAndGo, "sitngo"),
        (ContestKind::Tournament, "table"),
    ];
}

impl ContestKind {
    /// All of them.
    pub const ALL: [ContestKind; 3] = values();

    /// Whether so many can play it.
    pub fn is_for(self, entrants: usize) -> bool {
        match self {
            ContestKind::Ring | ContestKind::SitAndGo => (2..=4).contains(&entrants),
            ContestKind::Tournament => (5..=64).contains(&entrants),
        }
    }
}

/// Formats of contests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// As described, with nothing added.
    Normal,
    /// Levels rise faster, a sit'n'go has a lower limit, and a turn has 30 seconds.
    Turbo,
    /// Levels rise every round.
    Speed,
    /// A player who is out may buy in again, early.
    Rebuy,
    /// No buy-in; the organiser gives the prize.
    Freeroll,
    /// The organiser sees to it that the pool has so many chips.
    Guaranteed,
}

impl Named for Format {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Format::Normal, "normal"),
        (Format::Turbo, "turbo"),
        (Format::Speed, "speed"),
        (Format::Rebuy, "rebuy"),
        (Format::Freeroll, "freeroll"),
        (Format::Guaranteed, "guaranteed"),
    ];
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] = values();

    /// Whether contests of this kind have this format.
    pub const fn is_of(self, kind: ContestKind) -> bool {
        match kind {
            ContestKind::Ring => matches!(self, Format::Normal),
            ContestKind::SitAndGo => matches!(self, Format::Normal | Format::Turbo | Format::Rebuy),
            ContestKind::Tournament => true,
        }
    }

    /// Whether the organiser gives chips to the pool.
    pub const fn adds(self) -> bool {
        matches!(self, Format::Freeroll | Format::Guaranteed)
    }

    /// The seconds of a turn, where it has a clock.
    pub const fn seconds(self) -> Option<u16> {
        if matches!(self, Format::Turbo) { Some(30) } else { None }
    }

    /// How many rounds a level lasts.
    pub const fn rounds_of_level(self) -> usize {
        match self {
            Format::Turbo => 2,
            Format::Speed => 1,
            _ => 3,
        }
    }

    /// Above so many penalty points a player is out of a sit'n'go.
    pub const fn limit(self) -> u16 {
        if matches!(self, Format::Turbo) { 10 } else { 20 }
    }
}

/// What is agreed. Anything may stand here; a contest begins only with terms that are sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules of the rounds, as text.
    pub rules: String,
    /// What kind of contest.
    pub kind: ContestKind,
    /// Its format.
    pub format: Format,
    /// How many rounds a ring game has, 1, 2, 3 or 5; nothing in other contests.
    pub rounds: u16,
    /// What everybody puts into the pool.
    pub stake: u64,
    /// What the organiser takes on top of it, in percent of the stake.
    pub rake_percent: u64,
    /// What the organiser gives: the prize of a freeroll, or how many chips are guaranteed.
    pub prize: u64,
    /// Whether opposite players play together.
    pub partners: bool,
}

/// Why there can be no contest on these terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// Contests of this kind do not have this format.
    Format(ContestKind, Format),
    /// So many do not play in this kind of contest.
    Entrants(ContestKind, usize),
    /// A ring game has 1, 2, 3 or 5 rounds, other contests as many as it takes.
    Rounds(u16),
    /// A freeroll has no stake; all others have one.
    Stake(u64),
    /// A rake is from 0 to 50 percent, and a freeroll has none.
    Rake(u64),
    /// Freerolls and guaranteed tournaments have a prize of the organiser's, and no others.
    Prize(u64),
    /// This entrant cannot pay the buy-in.
    Purse(usize),
    /// This entrant has a name, or a player, that cannot be written in a line.
    Name(usize),
    /// Partners are four at one table.
    Partners,
    /// The rules cannot be written in a line.
    Rules,
    /// A player buys in again only while three others are left, so there must be four.
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

impl std::error::Error for TermsError {}

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
    /// The fee that goes with a stake, rounded up.
    pub const fn fee(&self) -> u64 {
        (self.stake * self.rake_percent).div_ceil(100)
    }

    /// What it costs to come in.
    pub const fn buy_in(&self) -> u64 {
        self.stake + self.fee()
    }

    /// The shares of the places in percent. A ring game has none: its key counts points.
    pub fn shares(&self, entrants: usize) -> Option<&'static [u64]> {
        match self.kind {
            ContestKind::Ring => None,
            // A pair of partners wins all of it together.
            ContestKind::SitAndGo if self.partners => Some(&[100]),
            ContestKind::SitAndGo => sitngo_shares(entrants),
            ContestKind::Tournament => tournament_shares(entrants),
        }
    }

    /// The pool of a contest of so many before anybody buys in again.
    pub fn least_pool(&self, entrants: usize) -> u64 {
        self.prize.max(self.stake * entrants as u64)
    }

    /// What each place gets of a pool, the first one first; nothing in a ring game, where points
    /// decide.
    pub fn payouts(&self, pool: u64, entrants: usize) -> Vec<u64> {
        let Some(percent) = self.shares(entrants) else { return Vec::new() };
        let ranks: Vec<usize> = (1..=entrants).collect();
        let paid = prizes_by_rank(pool, percent, &ranks).unwrap_or_default();
        paid.into_iter().take(percent.len()).collect()
    }

    /// The chips of a tournament with which everybody begins, and which a rebuy gives; nothing at
    /// one table.
    pub fn stack(&self) -> Option<u64> {
        (self.kind == ContestKind::Tournament).then_some(STACK)
    }

    /// The chips of a tournament that an add-on gives; nothing at one table.
    pub fn add_on(&self) -> Option<u64> {
        (self.kind == ContestKind::Tournament).then_some(ADD_ON)
    }

    /// How often a player may buy in again.
    pub const fn rebuys(&self) -> u8 {
        match (self.format, self.kind) {
            (Format::Rebuy, ContestKind::Tournament) => 2,
            (Format::Rebuy, _) => 1,
            _ => 0,
        }
    }

    /// So many others must be left at one table for one who is out to buy in again.
    pub const REBUY_LEAST: usize = 3;

    /// In so many levels of a tournament players may buy in again; the add-on is for sale when
    /// they end.
    pub const REBUY_LEVELS: usize = 3;

    /// Whether a contest of so many can be held on these terms.
    ///
    /// # Errors
    /// The first thing that is wrong with them.
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
