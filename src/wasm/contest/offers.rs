//! What JavaScript gets to see of what can be played, and who comes.

use serde::Serialize;
use tsify::Tsify;

use crate::bots::Character;
use crate::coded::Coded;
use crate::contest::{ContestKind, Entrant, PERSON, STACK, Terms};
use crate::contests::{ContestsError, Lobby, counts_of, points_of_one};
use crate::lobby::{Announced, Moment, REGISTRATION_MINUTES, mix};
use crate::named::Named;

/// What is agreed for a contest.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TermsView {
    /// What kind of contest.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// Its format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// The rules as text.
    pub rules: String,
    /// What is counted by them.
    #[tsify(type = "Counts")]
    pub counts: &'static str,
    /// How many take part.
    pub entrants: usize,
    /// How many rounds a ring game has; else 0.
    pub rounds: u16,
    /// What everybody puts into the pool.
    pub stake: u64,
    /// What the organiser takes on top of it.
    pub fee: u64,
    /// What it costs to come in: both.
    #[serde(rename = "buyIn")]
    pub buy_in: u64,
    /// What the organiser gives: the prize of a freeroll, or how many chips are guaranteed; else 0.
    pub prize: u64,
    /// Whether opposite players play together.
    pub partners: bool,
    /// The seconds of a turn, where it has a clock.
    pub seconds: Option<u16>,
    /// Above so many penalty points a player is out of a sit'n'go.
    pub limit: Option<u16>,
    /// How many rounds a level of a tournament lasts.
    #[serde(rename = "roundsOfLevel")]
    pub rounds_of_level: Option<usize>,
    /// So many points of a round, begun ones too, count as one of those that cost the unit of a
    /// level.
    #[serde(rename = "pointsOfOne")]
    pub points_of_one: u16,
    /// How often a player may buy in again.
    pub rebuys: u8,
    /// In so many levels of a tournament, if he may at all.
    #[serde(rename = "rebuyLevels")]
    pub rebuy_levels: usize,
    /// While so many others are left at one table.
    #[serde(rename = "rebuyLeast")]
    pub rebuy_least: usize,
}

/// A contest that can be played.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OfferView {
    /// By what it is named.
    pub id: String,
    /// What is agreed.
    pub terms: TermsView,
    /// The pool, as far as it is known.
    pub pool: u64,
    /// What each place gets of it, the first one first; nothing of a ring game, where points
    /// decide.
    pub payouts: Vec<u64>,
    /// When it starts; null where it starts at once.
    #[tsify(type = "Moment | null")]
    pub start: Option<MomentView>,
    /// In how many minutes that is.
    pub minutes: u16,
    /// Whether one may register now.
    pub open: bool,
    /// How many of those who come, in percent, are of each level, the weakest first.
    pub mix: Vec<u32>,
}

#[derive(Serialize)]
pub struct MomentView {
    day: u32,
    minute: u16,
}

/// What can be played, and what cannot by these rules.
#[derive(Serialize, Tsify)]
pub struct LobbyView {
    /// What can be played.
    pub offers: Vec<OfferView>,
    /// What cannot.
    pub refused: Vec<RefusedView>,
    /// What is counted by these rules.
    #[tsify(type = "Counts")]
    pub counts: &'static str,
    /// So many minutes before its start one may register for a tournament.
    pub registration: u16,
    /// The chips with which everybody begins a tournament.
    pub stack: u64,
}

/// A kind of contest that is not held by some rules.
#[derive(Serialize, Tsify)]
pub struct RefusedView {
    /// The kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// Why.
    #[tsify(type = "UnsuitedCode")]
    pub code: &'static str,
}

/// Somebody who takes part.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct EntrantView {
    /// What he is called.
    pub name: String,
    /// Who plays: a bot, as `hard:careful`, or `person`.
    pub player: String,
    /// How strong a bot is.
    #[tsify(type = "Level | null")]
    pub level: Option<&'static str>,
    /// How it plays.
    #[tsify(type = "Style | null")]
    pub style: Option<&'static str>,
    /// Whether it is the player.
    pub person: bool,
}

pub fn terms_view(terms: &Terms, entrants: usize) -> Result<TermsView, ContestsError> {
    let Terms { kind, format, rounds, stake, prize, partners, .. } = *terms;
    Ok(TermsView {
        kind: kind.name(),
        format: format.name(),
        rules: terms.rules.clone(),
        counts: counts_of(&terms.rules)?.name(),
        entrants,
        rounds,
        stake,
        fee: terms.fee(),
        buy_in: terms.buy_in(),
        prize,
        partners,
        seconds: format.seconds(),
        limit: (kind == ContestKind::SitAndGo).then_some(format.limit()),
        rounds_of_level: (kind == ContestKind::Tournament).then_some(format.rounds_of_level()),
        points_of_one: points_of_one(&terms.rules)?,
        rebuys: terms.rebuys(),
        rebuy_levels: Terms::REBUY_LEVELS,
        rebuy_least: Terms::REBUY_LEAST,
    })
}

pub fn lobby_view(lobby: &Lobby, rules: &str, now: Moment) -> Result<LobbyView, ContestsError> {
    let refused = lobby.refused.iter();
    let offers: Result<Vec<OfferView>, ContestsError> =
        lobby.offers.iter().map(|offer| offer_view(offer, now)).collect();
    Ok(LobbyView {
        offers: offers?,
        refused: refused
            .map(|(kind, unsuited)| RefusedView { kind: kind.name(), code: unsuited.code() })
            .collect(),
        counts: counts_of(rules)?.name(),
        registration: REGISTRATION_MINUTES,
        stack: STACK,
    })
}

fn offer_view(offer: &Announced, now: Moment) -> Result<OfferView, ContestsError> {
    let Announced { terms, entrants, start, .. } = offer;
    let pool = terms.least_pool(*entrants);
    Ok(OfferView {
        id: offer.id(),
        terms: terms_view(terms, *entrants)?,
        pool,
        payouts: terms.payouts(pool, *entrants),
        start: start.map(|Moment { day, minute }| MomentView { day, minute }),
        minutes: offer.minutes_left(now),
        open: offer.is_open(now),
        mix: mix(terms).into(),
    })
}

pub fn entrant_view(entrant: &Entrant) -> EntrantView {
    let character: Option<Character> = entrant.player.parse().ok();
    EntrantView {
        name: entrant.name.clone(),
        player: entrant.player.clone(),
        level: character.map(|character| character.level().name()),
        style: character.map(|character| character.style().name()),
        person: entrant.player == PERSON,
    }
}
