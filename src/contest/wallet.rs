//! The play chips of a device: never bought, refilled once a day, paid into contests and won in
//! them.
//!
//! Every entry moves chips between the wallet and the bank or a contest. The stored text:
//!
//! ```text
//! istaka-wallet 1
//! chips 2000 20261124        the chips before the entries, and the day of the last refill
//! won ring normal 3          contests won before them
//! 20261124 pay 42 110        day, kind, contest, chips
//! 20261124 win 42 326 sitngo blitz 4 1    and the result: 4 entrants, place 1
//! 20261125 fill 500
//! check 802619168            over all lines before it
//! total 2716
//! ```

use std::borrow::Cow;
use std::fmt;

use super::prizes::LARGEST_POOL;
use super::terms::{ContestKind, Format};
use crate::calendar::next_day;
use crate::coded::{Coded, codes, error};
use crate::named::{Named, named};
use crate::notation::excerpt;
use crate::plain::{self, plain};

/// A wallet with fewer chips is refilled to this number once a day.
pub const DAILY_CHIPS: u64 = 2000;

/// Number of entries stored; older ones are summed up.
const MOST_ENTRIES: usize = 400;

/// The first line of the text.
const MARK: &str = "istaka-wallet 1";

/// The beginning of the text in any version.
const ANY: &str = "istaka-wallet ";

named! {
    /// The kind of an entry.
    pub enum EntryKind {
        /// From the bank: a refill.
        Fill = "fill",
        /// To a contest: a buy-in, a rebuy or an add-on.
        Pay = "pay",
        /// From a finished contest: the prize, which may be 0.
        Win = "win",
    }
}

/// The player's result of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestResult {
    /// Its kind.
    pub kind: ContestKind,
    /// Its format.
    pub format: Format,
    /// Number of entrants.
    pub entrants: usize,
    /// The place; `None` if the player left early.
    pub place: Option<usize>,
}

/// Number of wins in contests of this kind and format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trophy {
    /// The kind.
    pub kind: ContestKind,
    /// The format.
    pub format: Format,
    /// Number of wins.
    pub count: u32,
}

/// A finished contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastContest {
    /// Its seed.
    pub contest: u64,
    /// The day of its end, such as 20261124.
    pub day: u32,
    /// The chips that the player paid.
    pub paid: u64,
    /// The chips that the player won.
    pub prize: u64,
    /// The result.
    pub result: ContestResult,
}

impl PastContest {
    /// The gain or loss of chips.
    pub const fn balance(&self) -> i64 {
        self.prize as i64 - self.paid as i64
    }
}

/// The statistics of finished contests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Number of contests.
    pub played: usize,
    /// Number of first, second and third places.
    pub places: [usize; 3],
    /// The total gain or loss of chips.
    pub chips: i64,
}

/// Chips that entered or left the wallet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The day, such as 20261124.
    pub day: u32,
    /// The source or target.
    pub kind: EntryKind,
    /// The seed of the contest; 0 for the bank.
    pub contest: u64,
    /// Number of chips.
    pub chips: u64,
    /// The result of the contest, for [`EntryKind::Win`].
    pub result: Option<ContestResult>,
}

/// A wallet.
///
/// ```
/// use istaka::contest::{ContestKind, ContestResult, Format, Wallet};
/// let (kind, format) = (ContestKind::SitAndGo, Format::Blitz);
/// let won = ContestResult { kind, format, entrants: 4, place: Some(1) };
/// let mut wallet = Wallet::new(20261124);
/// wallet.pay(20261124, 42, 110)?;
/// wallet.win(20261124, 42, 326, won)?;
/// assert_eq!(wallet.chips(), 2216);
/// assert_eq!(wallet.trophies()[0].count, 1);
/// assert!(wallet.win(20261124, 42, 326, won).is_err()); // a contest is over once
/// assert_eq!(wallet.to_string().parse(), Ok(wallet));
/// # Ok::<(), istaka::contest::WalletError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wallet {
    before: u64,
    /// The wins before the entries.
    won: Vec<Trophy>,
    filled: u32,
    entries: Vec<Entry>,
}

/// The reason of a refusal, after which nothing has changed, or of a text that cannot be read.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WalletError {
    /// The wallet has too few chips.
    TooFewChips,
    /// Nothing was paid into this contest, or its prize has already been taken.
    NotOpen(u64),
    /// More chips or open contests than allowed.
    TooMany,
    /// The text is too long.
    TooLong,
    /// The version of the text is unknown to this program.
    OtherVersion,
    /// This line, counted from 1, is invalid.
    BadLine(usize, String),
    /// The entries sum up to this number of chips, which differs from the stated total.
    DoesNotAddUp(u64),
}

impl Coded for WalletError {
    codes! {
        WalletError::TooFewChips => "tooFewChips",
        WalletError::NotOpen(_) => "notOpen",
        WalletError::TooMany => "tooMany",
        WalletError::TooLong => "tooLong",
        WalletError::OtherVersion => "otherVersion",
        WalletError::BadLine(..) => "badLine",
        WalletError::DoesNotAddUp(_) => "doesNotAddUp",
    }
}

error!(WalletError);

impl fmt::Display for WalletError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WalletError::TooFewChips => f.write_str("there are too few chips"),
            WalletError::NotOpen(contest) => write!(f, "contest {contest} is not open"),
            WalletError::TooMany => f.write_str("there cannot be so many chips or open contests"),
            WalletError::TooLong => f.write_str("the text is too long to be a wallet"),
            WalletError::OtherVersion => f.write_str("the wallet is of a version not known here"),
            WalletError::BadLine(line, found) => write!(f, "line {line}: “{found}” is no entry"),
            WalletError::DoesNotAddUp(chips) => write!(f, "the entries come to {chips} chips"),
        }
    }
}

impl Wallet {
    /// Length limit for reading.
    pub(crate) const LONGEST: usize = 1 << 16;

    /// Creates a wallet filled on this day, such as 20261124.
    pub const fn new(day: u32) -> Wallet {
        Wallet { before: DAILY_CHIPS, won: Vec::new(), filled: day, entries: Vec::new() }
    }

    /// The chips in the wallet.
    pub fn chips(&self) -> u64 {
        self.entries.iter().fold(self.before, |chips, entry| entry.added_to(chips))
    }

    /// The entries, the latest last; old ones are summed up.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The won contests, including those of old entries.
    pub fn trophies(&self) -> Vec<Trophy> {
        let mut won = self.won.clone();
        self.entries.iter().for_each(|entry| entry.count_in(&mut won));
        won
    }

    /// The finished contests whose entries are stored, the latest last.
    pub fn past(&self) -> Vec<PastContest> {
        let ended = self.entries.iter().enumerate();
        let past = ended.filter_map(|(at, &Entry { day, contest, chips: prize, result, .. })| {
            let paid = payments(&self.entries[..at], contest).map(|entry| entry.chips).sum();
            Some(PastContest { contest, day, paid, prize, result: result? })
        });
        past.collect()
    }

    /// The statistics of the contests in [`Wallet::past`].
    pub fn balance(&self) -> Balance {
        let mut balance = Balance::default();
        for past in self.past() {
            balance.played += 1;
            balance.chips += past.balance();
            let place = past.result.place.and_then(|place| place.checked_sub(1));
            if let Some(count) = place.and_then(|place| balance.places.get_mut(place)) {
                *count += 1;
            }
        }
        balance
    }

    /// Refills the wallet once a day, and returns the number of chips added. A clock set back by
    /// one day, as on a journey, adds none; if the last refill lies further in the future, the
    /// clock was wrong then, and the refill is allowed.
    pub fn fill(&mut self, day: u32) -> u64 {
        if day == self.filled || next_day(day) == Some(self.filled) {
            return 0;
        }
        let chips = DAILY_CHIPS.saturating_sub(self.chips());
        let entry = Entry { day, kind: EntryKind::Fill, contest: 0, chips, result: None };
        if chips > 0 && self.add(entry).is_err() {
            return 0;
        }
        self.filled = day;
        chips
    }

    /// Pays into a contest, identified by its seed.
    ///
    /// # Errors
    /// [`WalletError::TooFewChips`], and [`WalletError::TooMany`] with hundreds of open contests.
    pub fn pay(&mut self, day: u32, contest: u64, chips: u64) -> Result<(), WalletError> {
        if self.chips() < chips {
            return Err(WalletError::TooFewChips);
        }
        self.add(Entry { day, kind: EntryKind::Pay, contest, chips, result: None })
    }

    /// Takes the prize of a finished contest, once.
    ///
    /// # Errors
    /// [`WalletError::NotOpen`], [`WalletError::TooMany`].
    pub fn win(
        &mut self,
        day: u32,
        contest: u64,
        chips: u64,
        result: ContestResult,
    ) -> Result<(), WalletError> {
        if !self.is_open(contest) {
            return Err(WalletError::NotOpen(contest));
        }
        self.add(Entry { day, kind: EntryKind::Win, contest, chips, result: Some(result) })
    }

    /// Returns `true` if the contest was paid for and its prize has not been taken.
    pub fn is_open(&self, contest: u64) -> bool {
        payments(&self.entries, contest).next().is_some()
    }

    /// Returns `true` if any stored entry belongs to this contest.
    pub fn knows(&self, contest: u64) -> bool {
        self.entries.iter().any(|entry| entry.is_of(contest))
    }

    /// The chips paid into an open contest.
    pub fn paid(&self, contest: u64) -> u64 {
        payments(&self.entries, contest).map(|entry| entry.chips).sum()
    }

    /// The open contest, the latest if there are several.
    pub fn running(&self) -> Option<u64> {
        let paid = self.entries.iter().rev().filter(|entry| entry.kind == EntryKind::Pay);
        paid.map(|entry| entry.contest).find(|&contest| self.is_open(contest))
    }

    /// Adds an entry. If there are too many, the oldest refill or the contest that ended first is
    /// summed up; payments into open contests are not.
    fn add(&mut self, entry: Entry) -> Result<(), WalletError> {
        if entry.chips > LARGEST_POOL || entry.added_to(self.chips()) > LARGEST_POOL {
            return Err(WalletError::TooMany);
        }
        if self.entries.len() >= MOST_ENTRIES {
            let settled = |entry: &Entry| entry.kind != EntryKind::Pay;
            let oldest = self.entries.iter().position(settled).ok_or(WalletError::TooMany)?;
            self.sum_up(oldest);
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Sums up an entry; the prize of a contest together with its payments.
    fn sum_up(&mut self, at: usize) {
        let oldest = self.entries.remove(at);
        oldest.count_in(&mut self.won);
        let mut chips = oldest.added_to(self.before);
        let mut number = 0;
        self.entries.retain(|entry| {
            let summed = number < at && entry.kind == EntryKind::Pay && entry.is_of(oldest.contest);
            number += 1;
            chips = if summed { entry.added_to(chips) } else { chips };
            !summed
        });
        self.before = chips;
    }
}

/// The payments into a contest since it last ended, the latest first.
fn payments(entries: &[Entry], contest: u64) -> impl Iterator<Item = &Entry> {
    let own = entries.iter().rev().filter(move |entry| entry.is_of(contest));
    own.take_while(|entry| entry.kind == EntryKind::Pay)
}

impl Entry {
    /// Returns `true` if the entry belongs to this contest.
    fn is_of(&self, contest: u64) -> bool {
        self.kind != EntryKind::Fill && self.contest == contest
    }

    /// The number of chips after this entry.
    const fn added_to(&self, chips: u64) -> u64 {
        match self.kind {
            EntryKind::Fill | EntryKind::Win => chips + self.chips,
            EntryKind::Pay => chips - self.chips,
        }
    }

    /// Counts the contest if it was won.
    fn count_in(&self, won: &mut Vec<Trophy>) {
        let Some(ContestResult { kind, format, place: Some(1), .. }) = self.result else { return };
        match won.iter_mut().find(|trophy| (trophy.kind, trophy.format) == (kind, format)) {
            Some(trophy) => trophy.count = trophy.count.saturating_add(1),
            None => won.push(Trophy { kind, format, count: 1 }),
        }
    }
}

impl Wallet {
    /// Writes the lines before the checksum.
    fn write_entries(&self, f: &mut impl fmt::Write) -> fmt::Result {
        writeln!(f, "{MARK}\nchips {} {}", self.before, self.filled)?;
        for Trophy { kind, format, count } in &self.won {
            writeln!(f, "won {} {} {count}", kind.name(), format.name())?;
        }
        for Entry { day, kind, contest, chips, result } in &self.entries {
            write!(f, "{day} {} ", kind.name())?;
            if *kind != EntryKind::Fill {
                write!(f, "{contest} ")?;
            }
            write!(f, "{chips}")?;
            if let Some(ContestResult { kind, format, entrants, place }) = result {
                let place = place.unwrap_or(0);
                write!(f, " {} {} {entrants} {place}", kind.name(), format.name())?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Wallet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut entries = String::new();
        self.write_entries(&mut entries)?;
        let lines: Vec<&str> = entries.lines().collect();
        writeln!(f, "{entries}check {}\ntotal {}", sum_of(&lines), self.chips())
    }
}

impl std::str::FromStr for Wallet {
    type Err = WalletError;

    fn from_str(text: &str) -> Result<Wallet, WalletError> {
        if text.len() > Wallet::LONGEST {
            return Err(WalletError::TooLong);
        }
        let (numbers, lines): (Vec<usize>, Vec<Cow<str>>) =
            plain::lines(text).map(|(number, line)| (number, plain(line))).unzip();
        let lines: Vec<&str> = lines.iter().map(|line| &**line).collect();
        let bad = |index: usize, line: &str| {
            let after = numbers.last().map_or(1, |last| last + 1);
            WalletError::BadLine(numbers.get(index).copied().unwrap_or(after), excerpt(line))
        };
        let line = |index: usize| lines.get(index).copied().unwrap_or_default();
        if line(0) != MARK {
            let known = line(0).starts_with(ANY);
            return Err(if known { WalletError::OtherVersion } else { bad(0, line(0)) });
        }
        let begin = line(1).strip_prefix("chips ").and_then(|rest| {
            let (chips, day) = rest.split_once(' ')?;
            Some((number(chips)?, day.parse().ok()?))
        });
        let (before, filled) = begin.ok_or_else(|| bad(1, line(1)))?;
        let mut wallet = Wallet { before, won: Vec::new(), filled, entries: Vec::new() };
        let last = lines.len().max(4) - 1;
        let end = last - 1;
        let check = line(end).strip_prefix("check ").ok_or_else(|| bad(end, line(end)))?;
        for index in 2..end {
            let wrong = || bad(index, line(index));
            if let Some(rest) = line(index).strip_prefix("won ") {
                let trophy = trophy(rest).ok_or_else(wrong)?;
                let same = |won: &Trophy| (won.kind, won.format) == (trophy.kind, trophy.format);
                if wallet.won.iter().any(same) {
                    return Err(wrong());
                }
                wallet.won.push(trophy);
                continue;
            }
            let entry = entry(line(index)).ok_or_else(wrong)?;
            if wallet.entries.len() >= MOST_ENTRIES {
                return Err(WalletError::TooMany);
            }
            match entry.kind {
                EntryKind::Pay if wallet.chips() < entry.chips => {
                    return Err(WalletError::TooFewChips);
                }
                EntryKind::Win if !wallet.is_open(entry.contest) => {
                    return Err(WalletError::NotOpen(entry.contest));
                }
                EntryKind::Fill | EntryKind::Pay | EntryKind::Win => {}
            }
            wallet.add(entry)?;
        }
        match line(last).strip_prefix("total ").and_then(number) {
            None => Err(bad(last, line(last))),
            Some(total) if total != wallet.chips() => {
                Err(WalletError::DoesNotAddUp(wallet.chips()))
            }
            Some(_) if check.parse() != Ok(sum_of(&lines[..end])) => Err(bad(end, line(end))),
            Some(_) => Ok(wallet),
        }
    }
}

/// FNV-1a over these lines and their newlines.
fn sum_of(lines: &[&str]) -> u32 {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Reads a number of chips.
fn number(word: &str) -> Option<u64> {
    word.parse().ok().filter(|&chips| chips <= LARGEST_POOL)
}

/// Reads a trophy.
fn trophy(line: &str) -> Option<Trophy> {
    let words: Vec<&str> = line.split(' ').collect();
    let [kind, format, count] = *words else { return None };
    let (kind, format) = (ContestKind::named(kind)?, Format::named(format)?);
    Some(Trophy { kind, format, count: count.parse().ok()? })
}

/// Reads an entry.
fn entry(line: &str) -> Option<Entry> {
    let words: Vec<&str> = line.split(' ').collect();
    let (&day, rest) = words.split_first()?;
    let day = day.parse().ok()?;
    match *rest {
        ["fill", chips] => {
            let (kind, chips) = (EntryKind::Fill, number(chips)?);
            Some(Entry { day, kind, contest: 0, chips, result: None })
        }
        ["pay", contest, chips] => {
            let (kind, chips) = (EntryKind::Pay, number(chips)?);
            Some(Entry { day, kind, contest: contest.parse().ok()?, chips, result: None })
        }
        ["win", contest, chips, kind, format, entrants, place] => {
            let place: usize = place.parse().ok()?;
            let result = ContestResult {
                kind: ContestKind::named(kind)?,
                format: Format::named(format)?,
                entrants: entrants.parse().ok()?,
                place: (place > 0).then_some(place),
            };
            let (kind, contest, chips) = (EntryKind::Win, contest.parse().ok()?, number(chips)?);
            Some(Entry { day, kind, contest, chips, result: Some(result) })
        }
        _ => None,
    }
}
