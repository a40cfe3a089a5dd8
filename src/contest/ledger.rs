//! The chips of a contest: who has how many, and every movement of them with its two sides.
//!
//! There are two kinds of chips, which never mix. **Play chips** are what a player has on his
//! device: `Bank` hands them out, `Purse` is what an entrant has with him, `Pool` what is played
//! for, `Fees` what the organiser keeps. **Stacks** are the chips of a tournament, which are worth
//! nothing outside: `Tray` hands them out. The two that hand out owe what the others have, so the
//! sum of each kind is nothing, always; no other account is ever below nothing.

use std::fmt;

use super::prizes::LARGEST_POOL;
use crate::named::Named;

/// Where chips are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// Hands out play chips.
    Bank,
    /// What an entrant has with him.
    Purse(usize),
    /// What is played for.
    Pool,
    /// What the organiser keeps.
    Fees,
    /// Hands out the chips of a tournament.
    Tray,
    /// What an entrant has of those.
    Stack(usize),
}

impl Account {
    /// Whether it hands out chips, and may owe them.
    pub const fn hands_out(self) -> bool {
        matches!(self, Account::Bank | Account::Tray)
    }

    /// Whether what it holds are the chips of a tournament.
    pub const fn is_of_stacks(self) -> bool {
        matches!(self, Account::Tray | Account::Stack(_))
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Bank => f.write_str("bank"),
            Account::Purse(entrant) => write!(f, "purse {entrant}"),
            Account::Pool => f.write_str("pool"),
            Account::Fees => f.write_str("fees"),
            Account::Tray => f.write_str("tray"),
            Account::Stack(entrant) => write!(f, "stack {entrant}"),
        }
    }
}

/// Why chips move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// What an entrant brings with him.
    Brought,
    /// The stake of a buy-in, of a rebuy or of an add-on.
    Stake,
    /// Its fee.
    Fee,
    /// What the organiser adds to the pool.
    Added,
    /// The chips that a tournament begins with, that a rebuy or an add-on gives.
    Dealt,
    /// What is paid for a round.
    Points,
    /// A share of the pool.
    Prize,
}

impl Named for Cause {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Cause::Brought, "brought"),
        (Cause::Stake, "stake"),
        (Cause::Fee, "fee"),
        (Cause::Added, "added"),
        (Cause::Dealt, "dealt"),
        (Cause::Points, "points"),
        (Cause::Prize, "prize"),
    ];
}

/// Chips that have gone from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Who gave them.
    pub from: Account,
    /// Who got them.
    pub to: Account,
    /// How many.
    pub chips: u64,
    /// Why.
    pub cause: Cause,
}

/// An account has fewer chips than it should give; nothing has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFewChips(pub Account);

impl std::error::Error for TooFewChips {}

impl fmt::Display for TooFewChips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are too few chips in {}", self.0)
    }
}

/// All accounts, and all movements between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    movements: Vec<Movement>,
    /// Bank, Pool, Fees, Tray.
    shared: [i64; 4],
    /// By entrant his purse and his stack.
    own: Vec<[i64; 2]>,
}

impl Ledger {
    /// Moves chips. Where there are none to move nothing is written.
    ///
    /// # Errors
    /// [`TooFewChips`]; nothing has moved.
    ///
    /// # Panics
    /// If the accounts hold different kinds of chips, or are the same.
    pub fn pay(
        &mut self,
        from: Account,
        to: Account,
        chips: u64,
        cause: Cause,
    ) -> Result<(), TooFewChips> {
        assert!(from != to && from.is_of_stacks() == to.is_of_stacks(), "{from} and {to}");
        if chips == 0 {
            return Ok(());
        }
        if chips > LARGEST_POOL || (!from.hands_out() && self.chips(from) < chips) {
            return Err(TooFewChips(from));
        }
        *self.balance_mut(from) -= chips as i64;
        *self.balance_mut(to) += chips as i64;
        self.movements.push(Movement { from, to, chips, cause });
        Ok(())
    }

    /// All that has moved, in its order.
    pub fn movements(&self) -> &[Movement] {
        &self.movements
    }

    /// What an account has; below nothing what one that hands out owes.
    pub fn balance(&self, account: Account) -> i64 {
        let own = |entrant: usize, kind: usize| self.own.get(entrant).map_or(0, |own| own[kind]);
        match account {
            Account::Bank => self.shared[0],
            Account::Pool => self.shared[1],
            Account::Fees => self.shared[2],
            Account::Tray => self.shared[3],
            Account::Purse(entrant) => own(entrant, 0),
            Account::Stack(entrant) => own(entrant, 1),
        }
    }

    /// How many chips are there; none where chips are owed.
    pub fn chips(&self, account: Account) -> u64 {
        u64::try_from(self.balance(account)).unwrap_or(0)
    }

    fn balance_mut(&mut self, account: Account) -> &mut i64 {
        match account {
            Account::Bank => &mut self.shared[0],
            Account::Pool => &mut self.shared[1],
            Account::Fees => &mut self.shared[2],
            Account::Tray => &mut self.shared[3],
            Account::Purse(entrant) => &mut self.own_mut(entrant)[0],
            Account::Stack(entrant) => &mut self.own_mut(entrant)[1],
        }
    }

    fn own_mut(&mut self, entrant: usize) -> &mut [i64; 2] {
        if self.own.len() <= entrant {
            self.own.resize(entrant + 1, [0; 2]);
        }
        &mut self.own[entrant]
    }
}
