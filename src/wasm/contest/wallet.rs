//! What JavaScript gets to see of a wallet.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::{DAILY_CHIPS, Entry, EntryKind, Wallet};
use crate::named::Named;

/// The play chips of the player.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WalletView {
    /// How many he has.
    pub chips: u64,
    /// To how many they are filled up once a day.
    pub daily: u64,
    /// What has come and gone, the latest last; what is old is summed up.
    pub entries: Vec<EntryView>,
    /// The contests that he has won.
    pub trophies: Vec<TrophyView>,
    /// The contest that was paid and whose prize has not been taken.
    pub running: Option<String>,
}

/// Chips that have come or gone.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct EntryView {
    /// The day, as in 20261124.
    pub day: u32,
    /// What it is.
    #[tsify(type = "EntryKind")]
    pub kind: &'static str,
    /// The contest; empty for what comes once a day.
    pub contest: String,
    /// How many.
    pub chips: u64,
    /// Of a contest that has ended how.
    pub result: Option<ResultView>,
}

/// How a contest ended for the player.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ResultView {
    /// Its kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// Its format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// How many took part.
    pub entrants: usize,
    /// His place; null where he left before.
    pub place: Option<usize>,
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
    WalletView {
        chips: wallet.chips(),
        daily: DAILY_CHIPS,
        entries: wallet.entries().iter().map(entry_view).collect(),
        trophies: trophies.collect(),
        running: wallet.running().map(|contest| contest.to_string()),
    }
}

fn entry_view(entry: &Entry) -> EntryView {
    EntryView {
        day: entry.day,
        kind: entry.kind.name(),
        contest: match entry.kind {
            EntryKind::Fill => String::new(),
            EntryKind::Pay | EntryKind::Win => entry.contest.to_string(),
        },
        chips: entry.chips,
        result: entry.result.map(|result| {
            let (kind, format) = (result.kind.name(), result.format.name());
            ResultView { kind, format, entrants: result.entrants, place: result.place }
        }),
    }
}
