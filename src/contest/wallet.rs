//! The play chips of a device: never bought, filled up once a day, paid into contests and won in
//! them.
//!
//! Every entry has two sides: the bank or a contest, and the wallet. As text, which is kept:
//!
//! ```text
//! istaka-wallet 1
//! chips 2000 20261124        what there was before the entries, and the day of the last filling up
//! won ring normal 3          contests won before them
//! 20261124 pay 42 110        day, what it is, which contest, how many chips
//! 20261124 win 42 326 sitngo turbo 4 1    and how it ended: of 4 in place 1
//! 20261125 fill 500
//! check 3176119577           over all lines before it
//! total 2716
//! ```

use std::fmt;

use super::prizes::LARGEST_POOL;
use super::terms::{ContestKind, Format};
use crate::calendar::next_day;
use crate::coded::{Coded, codes};
use crate::named::Named;
use crate::notation::excerpt;

/// Once a day a wallet with fewer chips is filled up to so many.
pub const DAILY_CHIPS: u64 = 2000;

/// So many entries are kept; what is older is summed up.
const MOST_ENTRIES: usize = 400;

/// How the text begins.
const MARK: &str = "istaka-wallet 1";

/// How the text of any version begins.
const ANY: &str = "istaka-wallet ";

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// From the bank: the wallet was filled up.
    Fill,
    /// To a contest: a buy-in, a rebuy or an add-on.
    Pay,
    /// From a contest, when it was over: the prize, be it none.
    Win,
}

impl Named for EntryKind {
    const NAMES: &'static [(Self, &'static str)] =
        &[(EntryKind::Fill, "fill"), (EntryKind::Pay, "pay"), (EntryKind::Win, "win")];
}

/// How a contest ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestResult {
    /// Its kind.
    pub kind: ContestKind,
    /// Its format.
    pub format: Format,
    /// How many took part.
    pub entrants: usize,
    /// His place; nothing where he left while he was in.
    pub place: Option<usize>,
}

/// How often somebody has won contests of this kind and format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trophy {
    /// Their kind.
    pub kind: ContestKind,
    /// Their format.
    pub format: Format,
    /// How many.
    pub count: u32,
}

/// A contest that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastContest {
    /// Its seed.
    pub contest: u64,
    /// The day on which it ended, as in 20261124.
    pub day: u32,
    /// What the player has paid into it.
    pub paid: u64,
    /// What he has won.
    pub prize: u64,
    /// How it ended for him.
    pub result: ContestResult,
}

impl PastContest {
    /// By how much his chips have become more, or fewer.
    pub const fn balance(&self) -> i64 {
        self.prize as i64 - self.paid as i64
    }
}

/// What contests that are over have come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// How many were played.
    pub played: usize,
    /// In how many of them the player came first, second and third.
    pub places: [usize; 3],
    /// By how much his chips have become more, or fewer.
    pub chips: i64,
}

/// Chips that went into the wallet or out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The day, as in 20261124.
    pub day: u32,
    /// Where they came from, or went.
    pub kind: EntryKind,
    /// The seed of the contest; 0 for the bank.
    pub contest: u64,
    /// How many.
    pub chips: u64,
    /// Of [`EntryKind::Win`] how the contest ended.
    pub result: Option<ContestResult>,
}

/// A wallet.
///
/// ```
/// use istaka::{ContestKind, ContestResult, Format, Wallet};
/// let (kind, format) = (ContestKind::SitAndGo, Format::Turbo);
/// let won = ContestResult { kind, format, entrants: 4, place: Some(1) };
/// let mut wallet = Wallet::new(20261124);
/// wallet.pay(20261124, 42, 110)?;
/// wallet.win(20261124, 42, 326, won)?;
/// assert_eq!(wallet.chips(), 2216);
/// assert_eq!(wallet.trophies()[0].count, 1);
/// assert!(wallet.win(20261124, 42, 326, won).is_err()); // a contest is over once
/// assert_eq!(wallet.to_string().parse(), Ok(wallet));
/// # Ok::<(), istaka::WalletError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wallet {
    before: u64,
    /// What was won before the entries.
    won: Vec<Trophy>,
    filled: u32,
    entries: Vec<Entry>,
}

/// Why a wallet refuses something, which then has not happened, or why a text is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WalletError {
    /// There are too few chips in it.
    TooFewChips,
    /// Nothing was paid into this contest, or its prize has been taken already.
    NotOpen(u64),
    /// More chips, or more contests that are open, than there can be.
    TooMany,
    /// The text is too long.
    TooLong,
    /// The text is of a version that this program does not know.
    OtherVersion,
    /// This line of a text, counted from 1, is none of a wallet.
    BadLine(usize, String),
    /// The entries of a text come to so many chips, and it says something else.
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

impl std::error::Error for WalletError {}

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
    /// Longer texts are not read.
    pub(crate) const LONGEST: usize = 1 << 16;

    /// A wallet filled on this day, as in 20261124.
    pub const fn new(day: u32) -> Wallet {
        Wallet { before: DAILY_CHIPS, won: Vec::new(), filled: day, entries: Vec::new() }
    }

    /// The chips in it.
    pub fn chips(&self) -> u64 {
        self.entries.iter().fold(self.before, |chips, entry| entry.added_to(chips))
    }

    /// What has gone in and out, the latest last; what is old is summed up.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The contests that were won, those of old entries too.
    pub fn trophies(&self) -> Vec<Trophy> {
        let mut won = self.won.clone();
        self.entries.iter().for_each(|entry| entry.count_in(&mut won));
        won
    }

    /// The contests that are over, as far as entries are kept; the latest last.
    pub fn past(&self) -> Vec<PastContest> {
        let ended = self.entries.iter().enumerate();
        let past = ended.filter_map(|(at, &Entry { day, contest, chips: prize, result, .. })| {
            let paid = payments(&self.entries[..at], contest).map(|entry| entry.chips).sum();
            Some(PastContest { contest, day, paid, prize, result: result? })
        });
        past.collect()
    }

    /// What the contests of [`Wallet::past`] have come to.
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

    /// Fills it up, once a day. How many chips came. A clock that goes back by a day, as it does
    /// on a journey, brings none; a filling that lies farther ahead was due to a wrong clock, and
    /// keeps none back.
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

    /// Pays into a contest, which its seed names.
    ///
    /// # Errors
    /// [`WalletError::TooFewChips`], and [`WalletError::TooMany`] where hundreds of contests are
    /// open.
    pub fn pay(&mut self, day: u32, contest: u64, chips: u64) -> Result<(), WalletError> {
        if self.chips() < chips {
            return Err(WalletError::TooFewChips);
        }
        self.add(Entry { day, kind: EntryKind::Pay, contest, chips, result: None })
    }

    /// Takes the prize of a contest that is over, once.
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

    /// Whether something was paid into a contest and its prize has not been taken.
    pub fn is_open(&self, contest: u64) -> bool {
        payments(&self.entries, contest).next().is_some()
    }

    /// Whether this contest was ever paid into, as far as entries are kept.
    pub fn knows(&self, contest: u64) -> bool {
        self.entries.iter().any(|entry| entry.is_of(contest))
    }

    /// What has been paid into a contest that is open.
    pub fn paid(&self, contest: u64) -> u64 {
        payments(&self.entries, contest).map(|entry| entry.chips).sum()
    }

    /// The contest that is open, the latest where there are several.
    pub fn running(&self) -> Option<u64> {
        let paid = self.entries.iter().rev().filter(|entry| entry.kind == EntryKind::Pay);
        paid.map(|entry| entry.contest).find(|&contest| self.is_open(contest))
    }

    /// Adds an entry. Where they are too many the oldest one from the bank is summed up, or the
    /// contest that ended first; not what was paid into one that is open.
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

    /// Sums an entry up; the prize of a contest with all that was paid into it.
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

/// What was paid into a contest since it was over last, the latest first.
fn payments(entries: &[Entry], contest: u64) -> impl Iterator<Item = &Entry> {
    let own = entries.iter().rev().filter(move |entry| entry.is_of(contest));
    own.take_while(|entry| entry.kind == EntryKind::Pay)
}

impl Entry {
    /// Whether it is of a contest, and of this one.
    fn is_of(&self, contest: u64) -> bool {
        self.kind != EntryKind::Fill && self.contest == contest
    }

    /// So many chips after it.
    const fn added_to(&self, chips: u64) -> u64 {
        match self.kind {
            EntryKind::Fill | EntryKind::Win => chips + self.chips,
            EntryKind::Pay => chips - self.chips,
        }
    }

    /// Adds a contest that was won.
    fn count_in(&self, won: &mut Vec<Trophy>) {
        let Some(ContestResult { kind, format, place: Some(1), .. }) = self.result else { return };
        match won.iter_mut().find(|trophy| (trophy.kind, trophy.format) == (kind, format)) {
            Some(trophy) => trophy.count = trophy.count.saturating_add(1),
            None => won.push(Trophy { kind, format, count: 1 }),
        }
    }
}

impl Wallet {
    /// Writes the lines before its check.
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
        let bad = |index: usize, line: &str| WalletError::BadLine(index + 1, excerpt(line));
        if text.len() > Wallet::LONGEST {
            return Err(WalletError::TooLong);
        }
        let lines: Vec<&str> = text.lines().collect();
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
        let last = lines.len().max(3) - 1;
        // Earlier versions wrote none.
        let check = line(last - 1).strip_prefix("check ");
        let end = last - usize::from(check.is_some());
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
            // A full wallet of an earlier version may lack what was paid into its first contests.
            let full = end - index + wallet.entries.len() == MOST_ENTRIES;
            match entry.kind {
                EntryKind::Pay if wallet.chips() < entry.chips => {
                    return Err(WalletError::TooFewChips);
                }
                EntryKind::Win if !wallet.is_open(entry.contest) => {
                    if !full || wallet.knows(entry.contest) {
                        return Err(WalletError::NotOpen(entry.contest));
                    }
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
            Some(_) if check.is_some_and(|check| check.parse() != Ok(sum_of(&lines[..end]))) => {
                Err(bad(end, line(end)))
            }
            Some(_) => Ok(wallet),
        }
    }
}

/// FNV-1a over the bytes of these lines and their ends.
fn sum_of(lines: &[&str]) -> u32 {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Reads a number of chips.
fn number(word: &str) -> Option<u64> {
    word.parse().ok().filter(|&chips| chips <= LARGEST_POOL)
}

/// Reads what was won.
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
