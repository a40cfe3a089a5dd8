//! The views of offered contests and their entrants.

use serde::Serialize;
use tsify::Tsify;

use crate::bots::Character;
use crate::coded::Coded;
use crate::contest::{ContestKind, Entrant, PERSON, STACK, Terms};
use crate::contests::{ContestsError, Lobby, counts_of, first, points_of_one};
use crate::lobby::{Announced, Moment, REGISTRATION_MINUTES, mix};
use crate::named::Named;

/// The terms of a contest.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TermsView {
    /// The kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// The format.
    #[tsify(type = "Format")]
    pub format: &'static str,
    /// The rules as text.
    pub rules: String,
    /// The unit of the score by these rules.
    #[tsify(type = "Counts")]
    pub counts: &'static str,
    /// Number of entrants.
    pub entrants: usize,
    /// Number of rounds of a ring game; else 0.
    pub rounds: u16,
    /// Each entrant's payment into the pool, in chips.
    pub stake: u64,
    /// The organiser's fee, paid in addition.
    pub fee: u64,
    /// The cost of entering: stake and fee.
    #[serde(rename = "buyIn")]
    pub buy_in: u64,
    /// The organiser's contribution: the prize of a freeroll, or the guaranteed pool; else 0.
    pub prize: u64,
    /// True if opposite seats are partners.
    pub partners: bool,
    /// The time limit of a turn in seconds; null if there is none.
    pub seconds: Option<u16>,
    /// The highest number of penalty points with which a player stays in a sit'n'go.
    pub limit: Option<u16>,
    /// Number of rounds of a level of a tournament.
    #[serde(rename = "roundsOfLevel")]
    pub rounds_of_level: Option<usize>,
    /// Number of points of a round that count as one point of a tournament, rounded up. The price
    /// of a point depends on the level.
    #[serde(rename = "pointsOfOne")]
    pub points_of_one: u16,
    /// Number of rebuys of a player.
    pub rebuys: u8,
    /// Number of levels of a tournament in which rebuys are possible.
    #[serde(rename = "rebuyLevels")]
    pub rebuy_levels: usize,
    /// Number of others that must be in at one table for a rebuy.
    #[serde(rename = "rebuyLeast")]
    pub rebuy_least: usize,
}

/// An offered contest.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OfferView {
    /// The identifier.
    pub id: String,
    /// The terms.
    pub terms: TermsView,
    /// The pool, as far as it is known.
    pub pool: u64,
    /// The prizes by place, the first place first; empty in a ring game, where points decide.
    pub payouts: Vec<u64>,
    /// The usual number of rounds; null if it was not measured.
    #[serde(rename = "usualRounds")]
    pub usual_rounds: Option<u16>,
    /// The start; null if it starts at once.
    #[tsify(type = "Moment | null")]
    pub start: Option<MomentView>,
    /// Number of minutes until the start.
    pub minutes: u16,
    /// True if registration is open.
    pub open: bool,
    /// The share of each level among the bots in percent, the weakest level first.
    pub mix: Vec<u32>,
}

#[derive(Serialize)]
pub struct MomentView {
    day: u32,
    minute: u16,
}

/// The contests that the rules allow, and the kinds that they do not.
#[derive(Serialize, Tsify)]
pub struct LobbyView {
    /// The contests that the player is offered first, which start at once: a tournament, a quick
    /// table, and a few rounds; for a player without chips a tournament without a buy-in.
    pub first: Vec<OfferView>,
    /// The offered contests.
    pub offers: Vec<OfferView>,
    /// The kinds that are not held.
    pub refused: Vec<RefusedView>,
    /// The unit of the score by these rules.
    #[tsify(type = "Counts")]
    pub counts: &'static str,
    /// Registration for a tournament opens this number of minutes before its start.
    pub registration: u16,
    /// The chips of each entrant at the start of a tournament.
    pub stack: u64,
}

/// A kind of contest that is not held by these rules.
#[derive(Serialize, Tsify)]
pub struct RefusedView {
    /// The kind.
    #[tsify(type = "ContestKind")]
    pub kind: &'static str,
    /// The reason.
    #[tsify(type = "UnsuitedCode")]
    pub code: &'static str,
}

/// An entrant.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct EntrantView {
    /// The displayed name.
    pub name: String,
    /// The player: a bot, such as `hard:careful`, or `person`.
    pub player: String,
    /// The level of a bot.
    #[tsify(type = "Level | null")]
    pub level: Option<&'static str>,
    /// The style of a bot.
    #[tsify(type = "Style | null")]
    pub style: Option<&'static str>,
    /// True for the person.
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

/// The view of a lobby by these rules for a player with this purse.
pub fn lobby_view(
    lobby: &Lobby,
    rules: &str,
    purse: u64,
    now: Moment,
) -> Result<LobbyView, ContestsError> {
    let refused = lobby.refused.iter();
    let views = |offers: &[Announced]| -> Result<Vec<OfferView>, ContestsError> {
        offers.iter().map(|offer| offer_view(offer, now)).collect()
    };
    Ok(LobbyView {
        first: views(&first(rules, purse)?)?,
        offers: views(&lobby.offers)?,
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
        usual_rounds: offer.usual_rounds(),
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
