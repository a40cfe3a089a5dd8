//! Double-entry bookkeeping of the chips of a contest.
//!
//! There are two kinds of chips, which never mix. **Play chips** are the chips of a player's
//! device: `Bank` issues them, `Purse` belongs to an entrant, `Pool` holds the stakes, `Fees`
//! belongs to the organiser. **Stacks** are the chips of a tournament, which have no value outside:
//! `Tray` issues them. The two issuing accounts go negative by the sum of the others, so the sum of
//! each kind is always zero; no other account is ever negative.

use std::fmt;

use super::prizes::LARGEST_POOL;
use crate::coded::error;
use crate::named::named;

/// An account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// Issues play chips.
    Bank,
    /// The play chips of an entrant.
    Purse(usize),
    /// The stakes.
    Pool,
    /// The organiser's fees.
    Fees,
    /// Issues the chips of a tournament.
    Tray,
    /// The tournament chips of an entrant.
    Stack(usize),
}

impl Account {
    /// Returns `true` if the account issues chips and may be negative.
    pub const fn hands_out(self) -> bool {
        matches!(self, Account::Bank | Account::Tray)
    }

    /// Returns `true` if the account holds tournament chips.
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

named! {
    /// The reason of a movement.
    pub enum Cause {
        /// The purse of an entrant at the start.
        Brought = "brought",
        /// The stake of a buy-in, of a rebuy or of an add-on.
        Stake = "stake",
        /// The fee of a buy-in, rebuy or add-on.
        Fee = "fee",
        /// The organiser's addition to the pool.
        Added = "added",
        /// Tournament chips at the start, or from a rebuy or an add-on.
        Dealt = "dealt",
        /// Payment for a round.
        Points = "points",
        /// A share of the pool.
        Prize = "prize",
    }
}

/// A movement of chips between two accounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The paying account.
    pub from: Account,
    /// The receiving account.
    pub to: Account,
    /// Number of chips.
    pub chips: u64,
    /// The reason.
    pub cause: Cause,
}

/// The account holds too few chips; nothing has moved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TooFewChips(pub Account);

error!(TooFewChips);

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
    /// Purse and stack by entrant.
    own: Vec<[i64; 2]>,
}

impl Ledger {
    /// Moves chips. Zero chips make no entry.
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

    /// All movements in order.
    pub fn movements(&self) -> &[Movement] {
        &self.movements
    }

    /// The balance of an account; negative for issuing accounts.
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

    /// The chips in an account; 0 if the balance is negative.
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
