//! The view of a wallet for the page.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::{Balance, DAILY_CHIPS, PastContest, Wallet};
use crate::named::Named;

/// The player's wallet.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WalletView {
    /// Number of play chips.
    pub chips: u64,
    /// The number of chips to which it is refilled once a day.
    pub daily: u64,
    /// The finished contests, the latest first; older ones are only summed up.
    pub past: Vec<PastView>,
    /// The statistics of finished contests.
    pub balance: BalanceView,
    /// The won contests, including older ones.
    pub trophies: Vec<TrophyView>,
    /// The identifier of the contest that was paid and whose prize has not been taken.
    pub running: Option<String>,
}

/// A finished contest.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PastView {
    /// The identifier.
    pub id: String,
    /// The day of its end, such as 20261124.
    pub day: u32,
    /// The kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// The format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// Number of entrants.
    pub entrants: usize,
    /// The place; null if the player left early.
    pub place: Option<usize>,
    /// The gain or loss of chips.
    pub balance: i64,
}

/// The statistics of finished contests.
#[derive(Serialize, Tsify)]
pub struct BalanceView {
    /// Number of contests.
    pub played: usize,
    /// Number of first, second and third places.
    pub places: Vec<usize>,
    /// The total gain or loss of chips.
    pub chips: i64,
}

/// The won contests of one kind and format.
#[derive(Serialize, Tsify)]
pub struct TrophyView {
    /// The kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// The format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// Number of wins.
    pub count: u32,
}

pub fn wallet_view(wallet: &Wallet) -> WalletView {
    let trophies = wallet.trophies().into_iter().map(|trophy| TrophyView {
        kind: trophy.kind.name(),
        format: trophy.format.name(),
        count: trophy.count,
    });
    let Balance { played, places, chips } = wallet.balance();
    WalletView {
        chips: wallet.chips(),
        daily: DAILY_CHIPS,
        past: wallet.past().iter().rev().map(past_view).collect(),
        balance: BalanceView { played, places: places.into(), chips },
        trophies: trophies.collect(),
        running: wallet.running().map(|contest| contest.to_string()),
    }
}

fn past_view(past: &PastContest) -> PastView {
    let PastContest { contest, day, result, .. } = *past;
    PastView {
        id: contest.to_string(),
        day,
        kind: result.kind.name(),
        format: result.format.name(),
        entrants: result.entrants,
        place: result.place,
        balance: past.balance(),
    }
}
