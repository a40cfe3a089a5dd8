//! What JavaScript gets to see of a contest that is held: plain data.

use serde::Serialize;
use tsify::Tsify;

use super::news::{NewsView, news_view};
use super::offers::{EntrantView, TermsView, entrant_view, terms_view};
use crate::contest::{
    BuyKind, ContestKind, ContestStanding, Director, Entrant, PERSON, Table, unit_of_level,
};
use crate::contests::{ContestState, ContestsError, LegRecord, counts_of, news, paid};
use crate::game::Counted;
use crate::named::Named;

/// A contest as the player sees it. Entrants are named by their places in `entrants`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ContestView {
    /// By what it is named in the wallet.
    pub id: String,
    /// What was agreed.
    pub terms: TermsView,
    /// What the player has to do.
    #[tsify(type = "ContestState")]
    pub state: &'static str,
    /// The round that is played, from 1; of a contest that is over how many were.
    pub round: usize,
    /// The level of a tournament, from 1.
    pub level: usize,
    /// What a point costs in it; else 0.
    pub unit: u64,
    /// The level after it.
    #[serde(rename = "nextLevel")]
    pub next_level: Option<NextLevelView>,
    /// How many are still in.
    pub remaining: usize,
    /// The chips that they have on average.
    pub average: u64,
    /// What is played for.
    pub pool: u64,
    /// What each place gets of it, the first one first; nothing of a ring game, where points
    /// decide.
    pub payouts: Vec<u64>,
    /// So many have to go out until the next one is paid.
    #[serde(rename = "toPrizes")]
    pub to_prizes: usize,
    /// Who takes part.
    pub entrants: Vec<EntrantView>,
    /// Who sits where.
    pub tables: Vec<TableView>,
    /// How everybody stands, the best first.
    pub standings: Vec<StandingView>,
    /// How the player stands; null where there is none, as in a contest of bots.
    pub own: Option<OwnView>,
    /// What he is asked.
    pub offer: Option<BuyView>,
    /// What happened in the last round that was settled.
    pub news: Vec<NewsView>,
    /// The tables that can be watched.
    pub watchable: Vec<usize>,
}

/// The level that comes next.
#[derive(Serialize, Tsify)]
pub struct NextLevelView {
    /// What a point costs in it.
    pub unit: u64,
    /// After how many rounds it begins, the one that is played included.
    pub rounds: usize,
}

/// A table.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TableView {
    /// Its number.
    pub number: usize,
    /// Who sits at its seats.
    pub seats: Vec<Option<usize>>,
    /// The dealer's seat.
    pub dealer: usize,
    /// Whether this round has been played there.
    pub done: bool,
}

/// How somebody stands.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct StandingView {
    /// Who.
    pub entrant: usize,
    /// His place, as it is now or for good.
    pub place: usize,
    /// Whether he is still in.
    pub playing: bool,
    /// Whether his place gets a prize, as it is now; never in a ring game that goes on, where
    /// points decide.
    pub paid: bool,
    /// His chips in a tournament.
    pub chips: u64,
    /// The gain or loss of them in the last round; null before the first.
    pub gained: Option<i64>,
    /// The sum written at one table: penalty points, minus points, or wins where those are
    /// counted; in a ring game partners each have the sum of both. 0 in a tournament.
    pub points: i64,
    /// Where he sits.
    pub table: Option<usize>,
    /// What he has won, once the contest is over.
    pub prize: u64,
}

/// How the player stands.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OwnView {
    /// Who he is.
    pub entrant: usize,
    /// His table.
    pub table: Option<usize>,
    /// His seat at it.
    pub seat: Option<usize>,
    /// His place, once he is out or the contest is over.
    pub place: Option<usize>,
    /// His place as it is now.
    pub now: usize,
    /// What he has won, once the contest is over.
    pub prize: u64,
    /// What he has paid.
    pub paid: u64,
    /// His chips in a tournament.
    pub chips: u64,
    /// The gain or loss of them in the last round; null before the first.
    pub gained: Option<i64>,
    /// The sum written at one table, as in [`StandingView::points`].
    pub points: i64,
}

/// What the player may buy.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct BuyView {
    /// What it is.
    #[tsify(type = "BuyKind")]
    pub kind: &'static str,
    /// What it costs.
    pub price: u64,
    /// The chips of the tournament that it gives; null at one table.
    pub chips: Option<u64>,
    /// The penalty points with which he comes back at one table.
    pub points: Option<i64>,
}

/// A match at a table, and who plays it.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct LegView {
    /// The round of the contest, from 1.
    pub round: usize,
    /// The number of the table.
    pub table: usize,
    /// The match: nothing is dealt in the player's own leg, that of bots has been played.
    pub record: String,
    /// Who plays at each seat, as the options of a game have it: empty for the player and for a
    /// seat at which nobody plays.
    pub characters: Vec<String>,
    /// Their names.
    pub names: Vec<Option<String>>,
    /// Who they are.
    pub entrants: Vec<Option<usize>>,
    /// The seconds of a turn, where it has a clock.
    pub seconds: Option<u16>,
    /// After so many rounds no other is dealt, even if the match would go on.
    #[serde(rename = "mostRounds")]
    pub most_rounds: usize,
}

/// How far other tables are.
#[derive(Serialize, Tsify)]
pub struct ProgressView {
    /// What the player has to do.
    #[tsify(type = "ContestState")]
    pub state: &'static str,
    /// The round that is played, from 1.
    pub round: usize,
    /// How many tables have played it.
    pub done: usize,
    /// How many there are.
    pub tables: usize,
    /// Whether there is more to play now.
    pub more: bool,
}

/// A kept contest.
#[derive(Serialize, Tsify)]
pub struct KeptView {
    /// As it stands.
    pub contest: ContestView,
    /// What was played at the player's table.
    pub legs: Vec<LegView>,
}

pub fn contest_view(
    director: &Director,
    state: ContestState,
    watchable: Vec<usize>,
) -> Result<ContestView, ContestsError> {
    let terms = director.terms();
    let counts = counts_of(&terms.rules)?;
    let tournament = terms.kind == ContestKind::Tournament;
    let payouts = director.payouts();
    let (remaining, level) = (director.remaining(), director.level());
    let over = director.is_over();
    let level_lasts = terms.format.rounds_of_level();
    let played = director.rounds();
    let next = NextLevelView {
        unit: unit_of_level(level + 1),
        rounds: level_lasts - played % level_lasts,
    };
    Ok(ContestView {
        id: director.seed().to_string(),
        terms: terms_view(terms, director.entrants().len())?,
        state: state.name(),
        round: played + usize::from(!over),
        level: if tournament { level } else { 1 },
        unit: if tournament { director.unit() } else { 0 },
        next_level: (tournament && !over).then_some(next),
        remaining,
        average: director.average(),
        pool: director.pool(),
        to_prizes: if payouts.is_empty() { 0 } else { remaining.saturating_sub(payouts.len()) },
        payouts,
        entrants: director.entrants().iter().map(entrant_view).collect(),
        tables: tables(director),
        standings: standings(director, counts),
        own: own(director, counts),
        offer: offer(director),
        news: news(director).into_iter().map(news_view).collect(),
        watchable,
    })
}

fn tables(director: &Director) -> Vec<TableView> {
    let open: Vec<usize> = director.legs().iter().map(|leg| leg.table).collect();
    let asks = !director.offers().is_empty();
    let table = |table: &Table| TableView {
        number: table.number,
        seats: table.seats.to_vec(),
        dealer: table.dealer.index(),
        done: asks || !open.contains(&table.number),
    };
    director.tables().iter().map(table).collect()
}

/// Where somebody sits: table and seat.
fn seat_of(director: &Director, entrant: usize) -> Option<(usize, usize)> {
    let here = director.tables().iter().filter(|_| director.is_in(entrant));
    here.filter_map(|table| {
        let seat = table.seats.iter().position(|who| *who == Some(entrant))?;
        Some((table.number, seat))
    })
    .next()
}

/// What somebody has written, as players count it: where wins are counted a contest has them below
/// nothing, so that the fewest points are best.
fn written(points: i64, counts: Counted) -> i64 {
    if counts == Counted::Wins { -points } else { points }
}

fn standings(director: &Director, counts: Counted) -> Vec<StandingView> {
    let (over, prizes) = (director.is_over(), director.prizes());
    let paid = director.payouts().len();
    let view = |place: &ContestStanding| StandingView {
        entrant: place.entrant,
        place: place.rank,
        playing: place.playing,
        paid: if over { prizes[place.entrant] > 0 } else { place.rank <= paid },
        chips: place.chips,
        gained: place.gained,
        points: written(place.points, counts),
        table: seat_of(director, place.entrant).map(|(table, _)| table),
        prize: prizes[place.entrant],
    };
    director.standings().iter().map(view).collect()
}

fn own(director: &Director, counts: Counted) -> Option<OwnView> {
    let entrant = director.person()?;
    let place = director.standings().into_iter().find(|place| place.entrant == entrant)?;
    let at = seat_of(director, entrant);
    Some(OwnView {
        entrant,
        table: at.map(|(table, _)| table),
        seat: at.map(|(_, seat)| seat),
        place: (!place.playing).then_some(place.rank),
        now: place.rank,
        prize: director.prizes()[entrant],
        paid: paid(director),
        chips: place.chips,
        gained: place.gained,
        points: written(place.points, counts),
    })
}

fn offer(director: &Director) -> Option<BuyView> {
    let person = director.person()?;
    let offer = director.offers().iter().find(|offer| offer.entrant == person)?;
    let kind: BuyKind = offer.kind;
    Some(BuyView {
        kind: kind.name(),
        price: director.terms().buy_in(),
        chips: director.chips_of(kind),
        points: director.points_of_rebuy(),
    })
}

pub fn leg_view(director: &Director, leg: LegRecord) -> LegView {
    let entrants = director.entrants();
    let who = |seat: &Option<usize>| seat.map(|who| &entrants[who]);
    let character = |entrant: Option<&Entrant>| match entrant {
        Some(bot) if bot.player != PERSON => bot.player.clone(),
        _ => String::new(),
    };
    let LegRecord { round, table, seats, record } = leg;
    LegView {
        round,
        table,
        record,
        characters: seats.iter().map(|seat| character(who(seat))).collect(),
        names: seats.iter().map(|seat| who(seat).map(|entrant| entrant.name.clone())).collect(),
        entrants: seats.to_vec(),
        seconds: director.terms().format.seconds(),
        most_rounds: director.until().most_rounds(),
    }
}

pub fn progress_view(director: &Director, state: ContestState, more: bool) -> ProgressView {
    let tables = tables(director);
    ProgressView {
        state: state.name(),
        round: director.rounds() + usize::from(!director.is_over()),
        done: tables.iter().filter(|table| table.done).count(),
        tables: tables.len(),
        more,
    }
}
