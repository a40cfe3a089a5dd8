//! What JavaScript gets to see of what has happened.

use serde::Serialize;
use tsify::Tsify;

use crate::contests::News;
use crate::named::Named;

/// What an entry of [`NewsView`] is.
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

/// Something that has happened. What does not belong to it is null.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NewsView {
    /// What it is.
    #[tsify(type = "Happening")]
    pub what: &'static str,
    /// Who it is about.
    pub entrant: Option<usize>,
    /// The table it is about; of a move the one that he left.
    pub table: Option<usize>,
    /// The table to which somebody went.
    pub to: Option<usize>,
    /// The place, the level or the chips of a prize.
    pub number: Option<u64>,
    /// What a point costs in a level.
    pub unit: Option<u64>,
    /// What was owed at a table; nothing after a void round.
    pub debts: Vec<DebtView>,
}

/// Points that one owes another.
#[derive(Serialize, Tsify)]
pub struct DebtView {
    /// Who pays.
    pub from: usize,
    /// Who gets it.
    pub to: usize,
    /// How many points.
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
