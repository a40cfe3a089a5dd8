//! The news of a contest for the page.

use serde::Serialize;
use tsify::Tsify;

use crate::contests::News;
use crate::named::Named;

/// The kinds of [`NewsView`].
#[derive(Clone, Copy, PartialEq)]
pub enum Happening {
    Table,
    Out,
    Place,
    Rebuy,
    AddOn,
    Break,
    Move,
    Level,
    Prize,
}

impl Named for Happening {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Happening::Table, "table"),
        (Happening::Out, "out"),
        (Happening::Place, "place"),
        (Happening::Rebuy, "rebuy"),
        (Happening::AddOn, "addon"),
        (Happening::Break, "break"),
        (Happening::Move, "move"),
        (Happening::Level, "level"),
        (Happening::Prize, "prize"),
    ];
}

/// An event of a contest. Fields that its kind does not use are null.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NewsView {
    /// The kind.
    #[tsify(type = "Happening")]
    pub what: &'static str,
    /// The entrant concerned.
    pub entrant: Option<usize>,
    /// The table concerned; of a move the old table.
    pub table: Option<usize>,
    /// The new table of a move.
    pub to: Option<usize>,
    /// The place, the level, or the chips of a prize.
    pub number: Option<u64>,
    /// The price of a point in a level.
    pub unit: Option<u64>,
    /// The debts at a table; empty after a void round.
    pub debts: Vec<DebtView>,
}

/// A debt between two entrants.
#[derive(Serialize, Tsify)]
pub struct DebtView {
    /// The entrant who pays.
    pub from: usize,
    /// The entrant who is paid.
    pub to: usize,
    /// Number of points.
    pub points: u32,
}

pub fn news_view(news: News) -> NewsView {
    let empty = |what: Happening| NewsView {
        what: what.name(),
        entrant: None,
        table: None,
        to: None,
        number: None,
        unit: None,
        debts: Vec::new(),
    };
    let of = |what, entrant| NewsView { entrant: Some(entrant), ..empty(what) };
    match news {
        News::Table(table, debts) => {
            let debts = debts.iter().map(|debt| DebtView {
                from: debt.from,
                to: debt.to,
                points: debt.points,
            });
            NewsView { table: Some(table), debts: debts.collect(), ..empty(Happening::Table) }
        }
        News::Out(who, place) => NewsView { number: Some(place as u64), ..of(Happening::Out, who) },
        News::Place(who, place) => {
            NewsView { number: Some(place as u64), ..of(Happening::Place, who) }
        }
        News::Rebuy(who) => of(Happening::Rebuy, who),
        News::AddOn(who) => of(Happening::AddOn, who),
        News::Break(table) => NewsView { table: Some(table), ..empty(Happening::Break) },
        News::Move(who, from, to) => {
            NewsView { table: Some(from), to: Some(to), ..of(Happening::Move, who) }
        }
        News::Level(level, unit) => {
            NewsView { number: Some(level as u64), unit: Some(unit), ..empty(Happening::Level) }
        }
        News::Prize(who, chips) => NewsView { number: Some(chips), ..of(Happening::Prize, who) },
    }
}
