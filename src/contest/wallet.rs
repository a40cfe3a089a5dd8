//! The play chips of a device: never bought, filled up once a day, paid into contests and won in
//! them.
//!
//! Every entry has two sides: the bank or a contest, and the wallet. As text, which is kept:
//!
//! ```text
//! istaka-wallet 1
//! chips 2000 20261124        what there was before the entries, and the day of the last filling up
//! 20261124 pay 42 110        day, what it is, which contest, how many chips
//! 20261124 win 42 326
//! 20261125 fill 500
//! total 2716
//! ```

use std::fmt;

use super::prizes::LARGEST_POOL;
use crate::game::Coded;
use crate::named::Named;
use crate::notation::excerpt;

/// Once a day a wallet with fewer chips is filled up to so many.
pub const DAILY_CHIPS: u64 = 2000;

/// So many entries are kept; what is older is summed up.
const MOST_ENTRIES: usize = 400;

/// Longer texts are not read.
const LONGEST: usize = 1 << 16;

/// How the text begins.
const MARK: &str = "istaka-wallet 1";

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
}

/// A wallet.
///
/// ```
/// use istaka::Wallet;
/// let mut wallet = Wallet::new(20261124);
/// wallet.pay(20261124, 42, 110)?;
/// wallet.win(20261124, 42, 326)?;
/// assert_eq!(wallet.chips(), 2216);
/// assert!(wallet.win(20261124, 42, 326).is_err()); // a contest is over once
/// assert_eq!(wallet.to_string().parse(), Ok(wallet));
/// # Ok::<(), istaka::WalletError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wallet {
    before: u64,
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
    /// More chips than there can be.
    TooMany,
    /// This line of a text, counted from 1, is none of a wallet.
    BadLine(usize, String),
    /// The entries of a text come to so many chips, and it says something else.
    DoesNotAddUp(u64),
}

impl Coded for WalletError {
    const CODES: &'static [&'static str] =
        &["tooFewChips", "notOpen", "tooMany", "badLine", "doesNotAddUp"];

    fn code(&self) -> &'static str {
        match self {
            WalletError::TooFewChips => "tooFewChips",
            WalletError::NotOpen(_) => "notOpen",
            WalletError::TooMany => "tooMany",
            WalletError::BadLine(..) => "badLine",
            WalletError::DoesNotAddUp(_) => "doesNotAddUp",
        }
    }
}

impl std::error::Error for WalletError {}

impl fmt::Display for WalletError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WalletError::TooFewChips => f.write_str("there are too few chips"),
            WalletError::NotOpen(contest) => write!(f, "contest {contest} is not open"),
            WalletError::TooMany => f.write_str("there cannot be so many chips"),
            WalletError::BadLine(line, found) => write!(f, "line {line}: “{found}” is no entry"),
            WalletError::DoesNotAddUp(chips) => write!(f, "the entries come to {chips} chips"),
        }
    }
}

impl Wallet {
    /// A wallet filled on this day, as in 20261124.
    pub const fn new(day: u32) -> Wallet {
        Wallet { before: DAILY_CHIPS, filled: day, entries: Vec::new() }
    }

    /// The chips in it.
    pub fn chips(&self) -> u64 {
        self.entries.iter().fold(self.before, |chips, entry| match entry.kind {
            EntryKind::Fill | EntryKind::Win => chips + entry.chips,
            EntryKind::Pay => chips - entry.chips,
        })
    }

    /// What has gone in and out, the latest last; what is old is summed up.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Fills it up, if that has not been done on this day or a later one. How many chips came.
    pub fn fill(&mut self, day: u32) -> u64 {
        if day <= self.filled {
            return 0;
        }
        self.filled = day;
        let chips = DAILY_CHIPS.saturating_sub(self.chips());
        if chips > 0 {
            self.add(Entry { day, kind: EntryKind::Fill, contest: 0, chips });
        }
        chips
    }

    /// Pays into a contest, which its seed names.
    ///
    /// # Errors
    /// [`WalletError::TooFewChips`].
    pub fn pay(&mut self, day: u32, contest: u64, chips: u64) -> Result<(), WalletError> {
        if self.chips() < chips {
            return Err(WalletError::TooFewChips);
        }
        self.add(Entry { day, kind: EntryKind::Pay, contest, chips });
        Ok(())
    }

    /// Takes the prize of a contest that is over, once.
    ///
    /// # Errors
    /// [`WalletError::NotOpen`], [`WalletError::TooMany`].
    pub fn win(&mut self, day: u32, contest: u64, chips: u64) -> Result<(), WalletError> {
        if !self.is_open(contest) {
            return Err(WalletError::NotOpen(contest));
        }
        if chips > LARGEST_POOL || self.chips() > LARGEST_POOL {
            return Err(WalletError::TooMany);
        }
        self.add(Entry { day, kind: EntryKind::Win, contest, chips });
        Ok(())
    }

    /// Whether something was paid into a contest and its prize has not been taken.
    pub fn is_open(&self, contest: u64) -> bool {
        let last = self
            .entries
            .iter()
            .rev()
            .find(|entry| entry.kind != EntryKind::Fill && entry.contest == contest);
        last.is_some_and(|entry| entry.kind == EntryKind::Pay)
    }

    /// Adds an entry. The oldest ones are summed up, but not those of a contest that is open.
    fn add(&mut self, entry: Entry) {
        self.entries.push(entry);
        while self.entries.len() > MOST_ENTRIES {
            let oldest = self.entries[0];
            if oldest.kind != EntryKind::Fill && self.is_open(oldest.contest) {
                return;
            }
            self.entries.remove(0);
            self.before = match oldest.kind {
                EntryKind::Fill | EntryKind::Win => self.before + oldest.chips,
                EntryKind::Pay => self.before - oldest.chips,
            };
        }
    }
}

impl fmt::Display for Wallet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MARK}\nchips {} {}", self.before, self.filled)?;
        for Entry { day, kind, contest, chips } in &self.entries {
            match kind {
                EntryKind::Fill => writeln!(f, "{day} fill {chips}")?,
                _ => writeln!(f, "{day} {} {contest} {chips}", kind.name())?,
            }
        }
        writeln!(f, "total {}", self.chips())
    }
}

impl std::str::FromStr for Wallet {
    type Err = WalletError;

    fn from_str(text: &str) -> Result<Wallet, WalletError> {
        let bad = |index: usize, line: &str| WalletError::BadLine(index + 1, excerpt(line));
        if text.len() > LONGEST {
            return Err(WalletError::TooMany);
        }
        let lines: Vec<&str> = text.lines().collect();
        let line = |index: usize| lines.get(index).copied().unwrap_or_default();
        if line(0) != MARK {
            return Err(bad(0, line(0)));
        }
        let number = |word: &str| word.parse().ok().filter(|&chips| chips <= LARGEST_POOL);
        let begin = line(1).strip_prefix("chips ").and_then(|rest| {
            let (chips, day) = rest.split_once(' ')?;
            Some((number(chips)?, day.parse().ok()?))
        });
        let (before, filled) = begin.ok_or_else(|| bad(1, line(1)))?;
        let mut wallet = Wallet { before, filled, entries: Vec::new() };
        let last = lines.len().max(3) - 1;
        for index in 2..last {
            let entry = entry(line(index), &number).ok_or_else(|| bad(index, line(index)))?;
            let Entry { day, contest, chips, .. } = entry;
            match entry.kind {
                EntryKind::Pay => wallet.pay(day, contest, chips)?,
                EntryKind::Win if wallet.chips() > LARGEST_POOL => {
                    return Err(WalletError::TooMany);
                }
                EntryKind::Fill | EntryKind::Win => wallet.entries.push(entry),
            }
        }
        match line(last).strip_prefix("total ").and_then(number) {
            Some(total) if total == wallet.chips() => Ok(wallet),
            Some(_) => Err(WalletError::DoesNotAddUp(wallet.chips())),
            None => Err(bad(last, line(last))),
        }
    }
}

/// Reads an entry.
fn entry(line: &str, number: &dyn Fn(&str) -> Option<u64>) -> Option<Entry> {
    let words: Vec<&str> = line.split(' ').collect();
    let (&day, rest) = words.split_first()?;
    let day = day.parse().ok()?;
    match *rest {
        ["fill", chips] => {
            Some(Entry { day, kind: EntryKind::Fill, contest: 0, chips: number(chips)? })
        }
        [kind, contest, chips] => {
            let kind = EntryKind::named(kind).filter(|&kind| kind != EntryKind::Fill)?;
            Some(Entry { day, kind, contest: contest.parse().ok()?, chips: number(chips)? })
        }
        _ => None,
    }
}
