//! What JavaScript gets to see of a wallet.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::{Balance, DAILY_CHIPS, PastContest, Wallet};
use crate::named::Named;

/// The play chips of the player.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WalletView {
    /// How many he has.
    pub chips: u64,
    /// To how many they are filled up once a day.
    pub daily: u64,
    /// The contests that are over, the latest first; what is old is summed up.
    pub past: Vec<PastView>,
    /// What those have come to.
    pub balance: BalanceView,
    /// The contests that he has won, those of old too.
    pub trophies: Vec<TrophyView>,
    /// The contest that was paid and whose prize has not been taken.
    pub running: Option<String>,
}

/// A contest that is over.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PastView {
    /// By what it is named.
    pub id: String,
    /// The day on which it ended, as in 20261124.
    pub day: u32,
    /// Its kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// Its format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// How many took part.
    pub entrants: usize,
    /// The player's place; null where he left before.
    pub place: Option<usize>,
    /// By how much his chips have become more, or fewer.
    pub balance: i64,
}

/// What contests that are over have come to.
#[derive(Serialize, Tsify)]
pub struct BalanceView {
    /// How many were played.
    pub played: usize,
    /// In how many of them the player came first, second and third.
    pub places: Vec<usize>,
    /// By how much his chips have become more, or fewer.
    pub chips: i64,
}

/// Contests of one kind and format that the player has won.
#[derive(Serialize, Tsify)]
pub struct TrophyView {
    /// Their kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// Their format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// How many.
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
