//! The view of an open contest for the page.

use serde::Serialize;
use tsify::Tsify;

use super::news::{NewsView, news_view};
use super::offers::{EntrantView, TermsView, entrant_view, terms_view};
use crate::contest::{BuyKind, ContestKind, ContestStanding, Director, Entrant, PERSON, Table};
use crate::contests::{
    ContestState, ContestsError, FixtureRecord, again, counts_of, news, paid, reached, stage,
    to_prizes,
};
use crate::game::Counted;
use crate::named::Named;

/// A contest seen by the player. Entrants are numbers: their indices in `entrants`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ContestView {
    /// The identifier in the wallet.
    pub id: String,
    /// The terms.
    pub terms: TermsView,
    /// The player's next task.
    #[tsify(type = "ContestState")]
    pub state: &'static str,
    /// The current round, from 1; of a finished contest the number of rounds.
    pub round: usize,
    /// The level of a tournament, from 1.
    pub level: usize,
    /// The price of a point in a tournament; else 0.
    pub unit: u64,
    /// The next level.
    #[serde(rename = "nextLevel")]
    pub next_level: Option<NextLevelView>,
    /// Number of entrants still in.
    pub remaining: usize,
    /// The average number of chips of these entrants.
    pub average: u64,
    /// The pool.
    pub pool: u64,
    /// The prizes by place, the first place first; empty in a ring game, where points decide.
    pub payouts: Vec<u64>,
    /// Number of entrants that must go out before all others are paid.
    #[serde(rename = "toPrizes")]
    pub to_prizes: usize,
    /// The bubble or the final table, if a tournament is there.
    #[tsify(type = "Stage | null")]
    pub stage: Option<&'static str>,
    /// The stages to which the last settled round has led.
    #[tsify(type = "Stage[]")]
    pub reached: Vec<&'static str>,
    /// The entrants.
    pub entrants: Vec<EntrantView>,
    /// The tables.
    pub tables: Vec<TableView>,
    /// The standings, the best first.
    pub standings: Vec<StandingView>,
    /// The player's standing; null without a player, as in a contest of bots.
    pub own: Option<OwnView>,
    /// The offer to the player to buy; null if there is none.
    pub offer: Option<BuyView>,
    /// The events of the last settled round.
    pub news: Vec<NewsView>,
    /// The numbers of the tables that can be watched.
    pub watchable: Vec<usize>,
    /// The identifier of the contest by the same terms that starts at once; null if there is none.
    pub again: Option<String>,
}

/// The next level.
#[derive(Serialize, Tsify)]
pub struct NextLevelView {
    /// The price of a point in it.
    pub unit: u64,
    /// Number of rounds until it begins, including the current one.
    pub rounds: usize,
}

/// A table.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TableView {
    /// Its number.
    pub number: usize,
    /// The entrants at its seats; null for an empty seat.
    pub seats: Vec<Option<usize>>,
    /// The dealer's seat.
    pub dealer: usize,
    /// True if this round has been played there.
    pub done: bool,
}

/// The standing of an entrant.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct StandingView {
    /// The entrant.
    pub entrant: usize,
    /// The place, provisional or final.
    pub place: usize,
    /// True if the entrant is still in.
    pub playing: bool,
    /// True if the current place gets a prize; always false in an unfinished ring game, where
    /// points decide.
    pub paid: bool,
    /// The chips in a tournament.
    pub chips: u64,
    /// The gain or loss of chips in the last round; null before the first.
    pub gained: Option<i64>,
    /// The total at one table: penalty points, minus points, or wins if those are counted; in a
    /// ring game partners each have their sum. 0 in a tournament.
    pub points: i64,
    /// The number of the entrant's table.
    pub table: Option<usize>,
    /// The prize, once the contest is over.
    pub prize: u64,
}

/// The player's standing.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OwnView {
    /// The player's number as an entrant.
    pub entrant: usize,
    /// The number of the player's table.
    pub table: Option<usize>,
    /// The player's seat there.
    pub seat: Option<usize>,
    /// The final place, once the player is out or the contest is over.
    pub place: Option<usize>,
    /// The current place.
    pub now: usize,
    /// The prize, once the contest is over.
    pub prize: u64,
    /// The chips paid.
    pub paid: u64,
    /// The chips in a tournament.
    pub chips: u64,
    /// The gain or loss of chips in the last round; null before the first.
    pub gained: Option<i64>,
    /// The total at one table, as `points` of `StandingView`.
    pub points: i64,
}

/// An offer to the player to buy.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct BuyView {
    /// The kind.
    #[tsify(type = "BuyKind")]
    pub kind: &'static str,
    /// The price in chips.
    pub price: u64,
    /// The tournament chips that it gives; null at one table.
    pub chips: Option<u64>,
    /// The penalty points with which the player returns to a sit'n'go; null in a tournament.
    pub points: Option<i64>,
}

/// A match at a table, and its players.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct FixtureView {
    /// The round of the contest, from 1.
    pub round: usize,
    /// The number of the table.
    pub table: usize,
    /// The record of the match: before the first deal for the player's own fixture, finished for a
    /// fixture of bots.
    pub record: String,
    /// The bot at each seat, as in `GameOptions.characters`; empty for the player and for an empty
    /// seat.
    pub characters: Vec<String>,
    /// The displayed name at each seat.
    pub names: Vec<Option<String>>,
    /// The entrant at each seat.
    pub entrants: Vec<Option<usize>>,
    /// The time limit of a turn in seconds; null if there is none.
    pub seconds: Option<u16>,
    /// Number of rounds after which no other is dealt, even if the match is not over.
    #[serde(rename = "mostRounds")]
    pub most_rounds: usize,
}

/// The progress of the other tables.
#[derive(Serialize, Tsify)]
pub struct ProgressView {
    /// The player's next task.
    #[tsify(type = "ContestState")]
    pub state: &'static str,
    /// The current round, from 1.
    pub round: usize,
    /// Number of tables that have finished it.
    pub done: usize,
    /// Number of tables.
    pub tables: usize,
    /// True if more can be played now.
    pub more: bool,
}

/// A saved contest.
#[derive(Serialize, Tsify)]
pub struct KeptView {
    /// The state of the contest.
    pub contest: ContestView,
    /// The fixtures played at the player's table.
    pub fixtures: Vec<FixtureView>,
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
        unit: terms.format.unit(level + 1),
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
        to_prizes: to_prizes(director),
        stage: stage(director).map(Named::name),
        reached: reached(director).into_iter().map(Named::name).collect(),
        payouts,
        entrants: director.entrants().iter().map(entrant_view).collect(),
        tables: tables(director),
        standings: standings(director, counts),
        own: own(director, counts),
        offer: offer(director),
        news: news(director).into_iter().map(news_view).collect(),
        watchable,
        again: again(director),
    })
}

fn tables(director: &Director) -> Vec<TableView> {
    let open: Vec<usize> = director.fixtures().iter().map(|fixture| fixture.table).collect();
    let asks = !director.offers().is_empty();
    let table = |table: &Table| TableView {
        number: table.number,
        seats: table.seats.to_vec(),
        dealer: table.dealer.index(),
        done: asks || !open.contains(&table.number),
    };
    director.tables().iter().map(table).collect()
}

/// The table and seat of an entrant who is still in.
fn seat_of(director: &Director, entrant: usize) -> Option<(usize, usize)> {
    let here = director.tables().iter().filter(|_| director.is_in(entrant));
    here.filter_map(|table| {
        let seat = table.seats.iter().position(|who| *who == Some(entrant))?;
        Some((table.number, seat))
    })
    .next()
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
        points: counts.shown(place.points),
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
        points: counts.shown(place.points),
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

pub fn fixture_view(director: &Director, fixture: FixtureRecord) -> FixtureView {
    let entrants = director.entrants();
    let who = |seat: &Option<usize>| seat.map(|who| &entrants[who]);
    let character = |entrant: Option<&Entrant>| match entrant {
        Some(bot) if bot.player != PERSON => bot.player.clone(),
        _ => String::new(),
    };
    let FixtureRecord { round, table, seats, record } = fixture;
    FixtureView {
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
