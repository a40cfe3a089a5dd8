//! Explains a player's turn after the round is over, using only the tiles that this player saw.

use super::judge::{Judge, Verdict};
use super::mind::{Unseen, count, held};
use super::outlook::{Chances, Outlook, frees_okey};
use super::params::Params;
use super::player::Player;
use super::search::Search;
use super::taste::Taste;
use crate::bots::Roster;
use crate::contest::Match;
use crate::json::as_name;
use crate::named::named;
use crate::okey::action::{Action, Event};
use crate::okey::neighbour::taken;
use crate::okey::prospect::{Choice, Prospect};
use crate::okey::rules::Rules;
use crate::okey::solver::{Discard, Solver};
use crate::okey::view::View;
use crate::seat::Seat;
use crate::tile::{Reading, Tile};

/// The explanation of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Why {
    /// The player.
    pub seat: Seat,
    /// The hand before the discard.
    pub hand: Vec<Tile>,
    /// The reason to take or draw; `None` for the starter, who does not draw.
    pub drew: Option<Drew>,
    /// The discard and its reason.
    pub threw: Threw,
}

/// The choice between taking and drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Drew {
    /// The reason.
    pub reason: DrawReason,
    /// The offered tile.
    pub offered: Tile,
    /// The deficiency without it, and with it after the best discard.
    pub deficiency: [u8; 2],
    /// The improving copies without it, and with it after the best discard.
    pub copies: [u32; 2],
}

named! {
    /// The reason to take or leave a tile.
    pub enum DrawReason {
        /// Taken: it is wild.
        Wild = "wild",
        /// Taken: it brings the hand nearer.
        Nearer = "nearer",
        /// Taken: as near as before, but more tiles help.
        Richer = "richer",
        /// Taken: it is the twin of one that was held, for seven pairs.
        Twin = "twin",
        /// Taken: with it the hand was complete without an okey, which could be thrown to finish.
        Frees = "frees",
        /// Taken only because it goes with others, and as good as a tile from the stock.
        Promising = "promising",
        /// Taken only because it goes with others.
        Hope = "hope",
        /// Taken because it brings the hand nearer or adds improving tiles, although a tile from
        /// the stock promised more.
        Rash = "rash",
        /// Left: it does not help.
        Useless = "useless",
        /// Left although it promised more than a tile from the stock; it would not bring the hand
        /// nearer.
        Missed = "missed",
        /// Left: it does not help seven pairs.
        NoTwin = "noTwin",
        /// Left by a careful player with many improving tiles.
        Reserve = "reserve",
        /// Left by a player that looks ahead: nearer, but with fewer improving tiles.
        Narrow = "narrow",
        /// Left by a player that looks ahead: nearer and with no fewer improving tiles, but the
        /// next draws count too.
        Ahead = "ahead",
        /// Left by a player that does not look ahead: a tile from the stock promised as much.
        Even = "even",
        /// Left although it would have brought the hand nearer.
        Overlooked = "overlooked",
    }
}

as_name!(DrawReason, ThrowReason);

/// The discard and its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Threw {
    /// The reason.
    pub reason: ThrowReason,
    /// The thrown tile, or the last discard if the player passed.
    pub tile: Tile,
    /// The prospect of the remaining hand; `None` if the hand was shown, or the player passed.
    pub leaves: Option<Prospect>,
    /// The better discard: the advised one if this one was a mistake, else the one that was better
    /// for the hand alone.
    pub better: Option<Choice>,
    /// The next best discard of another kind for the hand alone, if none was better.
    pub next: Option<Choice>,
    /// The players who would have been out after the awaited finish.
    pub out: Vec<Seat>,
}

named! {
    /// The reason for a discard.
    pub enum ThrowReason {
        /// The hand was complete.
        Finish = "finish",
        /// The hand was shown and was not complete.
        Misdeclared = "misdeclared",
        /// The stock was empty, and the last discard was of no use.
        Pass = "pass",
        /// The hand was complete, and the player waited for a finish by okey.
        Waited = "waited",
        /// The hand was complete, but by the score a finish was worse for the player than
        /// another's.
        Refrained = "refrained",
        /// Nothing was better.
        Best = "best",
        /// The next player might have needed the better one.
        Careful = "careful",
        /// The player collects tiles for seven pairs.
        Pairs = "pairs",
        /// The draws after the next one count too.
        Ahead = "ahead",
        /// Worse for the hand by the next draw, but with nearly the same chance to win.
        Even = "even",
        /// The player counted only the next draw.
        Near = "near",
        /// The player ignored that the next player may need the tile.
        Unwary = "unwary",
        /// The player overlooked the use of the tile.
        Overlooked = "overlooked",
        /// The player hoped for tiles that had already been thrown.
        Forgot = "forgot",
        /// The player misjudged the number of improving tiles.
        Misjudged = "misjudged",
    }
}

impl Why {
    /// Explains the turn of the last round that contains this event, which has the number of its
    /// action; `roster` lists the characters. `None` while the round is running, for an index out
    /// of range, and for an unfinished turn.
    pub fn of(game: &Match<Rules>, event: usize, roster: &mut Roster<Player>) -> Option<Why> {
        let played = game.rounds().last().filter(|round| round.is_over)?;
        // Each action is one event; there are others before them where a match began in a position.
        let history = game.round()?.history();
        let history = &history[history.len() - played.length..];
        let ended = event + history.get(event..)?.iter().position(ends)?;
        let begun = history[..ended].iter().rposition(ends).map_or(0, |before| before + 1);
        let drawn = (begun..ended)
            .find(|&at| matches!(history[at], Event::Drew { .. } | Event::Took { .. }));
        let last = game.rounds().len() - 1;
        let before = |at: usize| {
            let by = played.actions.get(at)?.0;
            game.played_until(last, at).view(by)
        };
        let view = before(ended)?;
        let player = roster.at(view.seat);
        let threw = match history[ended] {
            Event::Discarded { tile, .. } => Account::of(player, &view).threw(tile),
            Event::Declared { tile, .. } => shown(ThrowReason::Finish, tile),
            Event::Misdeclared { tile, .. } => shown(ThrowReason::Misdeclared, tile),
            _ => shown(ThrowReason::Pass, view.takeable()?),
        };
        let drew = drawn.and_then(|at| {
            let taken = matches!(history[at], Event::Took { .. });
            Account::of(player, &before(at)?).drew(taken)
        });
        Some(Why { seat: view.seat, hand: view.hand, drew, threw })
    }
}

fn shown(reason: ThrowReason, tile: Tile) -> Threw {
    Threw { reason, tile, leaves: None, better: None, next: None, out: Vec::new() }
}

/// Returns `true` if a turn ends with this event.
fn ends(event: &Event) -> bool {
    !matches!(event, Event::Drew { .. } | Event::Took { .. } | Event::ShowedTwin { .. })
}

/// The state for explaining one situation.
struct Account<'a> {
    view: &'a View,
    params: &'a Params,
    solver: &'a mut Solver,
    chances: &'a mut Chances,
    seed: u64,
}

impl<'a> Account<'a> {
    /// Prepares the explanation of this player, with seven pairs counted as in the game.
    fn of(player: &'a mut Player, view: &'a View) -> Account<'a> {
        let Player { params, solver, chances, seed, .. } = player;
        Taste { view, params }.plan(solver);
        Account { view, params, solver, chances, seed: *seed }
    }

    const fn taste(&self) -> Taste<'a> {
        Taste { view: self.view, params: self.params }
    }

    fn drew(&mut self, taken: bool) -> Option<Drew> {
        let view = self.view;
        let offered = view.takeable().filter(|_| view.legal.take)?;
        let hand = view.meaning();
        let mut with = hand;
        with.add(offered.kind()).ok()?;
        let unseen = view.unseen();
        let copies = view.okey.count_in(&unseen);
        let before = self.solver.deficiency(&hand).best();
        let improving = self.solver.improving(&hand);
        let now = improving.weight(copies);
        let analysis = self.solver.analyse_best(&with, copies);
        let after = analysis.deficiency.best();
        let then = analysis.best().next().map_or(0, |discard| discard.weight);
        let action = if taken { Action::Take } else { Action::Draw };
        let mistaken = Judge::new(&view.rules).mistake(view, &action).is_some();
        let taste = self.taste();
        let twin = taste.takes_twin(self.solver, offered);
        let reason = if taken {
            if view.okey.read(offered.kind()) == Reading::Wild {
                DrawReason::Wild
            } else if twin == Some(true) {
                DrawReason::Twin
            } else if mistaken {
                let counted = after < before || then > now && after == before;
                if counted { DrawReason::Rash } else { DrawReason::Hope }
            } else if after < before {
                DrawReason::Nearer
            } else if before == 0 && frees_okey(view, self.solver, &hand, offered.kind()) {
                DrawReason::Frees
            } else if then > now && after == before {
                DrawReason::Richer
            } else {
                DrawReason::Promising
            }
        } else if twin == Some(false) {
            DrawReason::NoTwin
        } else if after >= before {
            if mistaken { DrawReason::Missed } else { DrawReason::Useless }
        } else if taste.has_reserve(improving) {
            DrawReason::Reserve
        } else if mistaken {
            DrawReason::Overlooked
        } else if then < now {
            DrawReason::Narrow
        } else if self.params.looks_ahead() {
            DrawReason::Ahead
        } else {
            DrawReason::Even
        };
        Some(Drew { reason, offered, deficiency: [before, after], copies: [now, then] })
    }

    fn threw(&mut self, tile: Tile) -> Threw {
        let view = self.view;
        let unseen = view.unseen();
        let copies = view.okey.count_in(&unseen);
        let mut discards = self.solver.analyse(&view.meaning(), copies).discards;
        let of = |discard: &Discard| Prospect::of(view, discard.deficiency, discard.improving);
        let chosen = discards.iter().position(|discard| discard.kind == tile.kind());
        let chosen = discards.swap_remove(chosen.expect("the tile was held"));
        let mut outlook = Outlook { view, params: self.params, chances: self.chances };
        if let Some(waiting) = outlook.waits(self.solver).filter(|waiting| waiting.tile == tile) {
            let reason =
                if waiting.refrains { ThrowReason::Refrained } else { ThrowReason::Waited };
            return Threw { leaves: Some(of(&chosen)), out: waiting.out, ..shown(reason, tile) };
        }
        discards.retain(|discard| view.okey.read(discard.kind) != Reading::Wild);
        let mistake = Judge::new(&view.rules).mistake(view, &Action::Discard(tile));
        let advised = mistake.as_ref().and_then(Verdict::mistaken).and_then(|(advised, _)| {
            let Action::Discard(tile) = advised else { return None };
            discards.iter().find(|discard| discard.kind == tile.kind())
        });
        let other = discards.iter().min_by_key(|discard| discard.rank());
        let nearer = other.filter(|other| other.rank() < chosen.rank());
        let better = advised.or(nearer);
        let next = other.filter(|_| better.is_none());
        let reason = match (mistake.as_ref().zip(advised), nearer) {
            (Some((mistake, advised)), _) => self.erred(&chosen, advised, mistake),
            (None, Some(nearer)) => self.chose(&chosen, nearer),
            (None, None) => ThrowReason::Best,
        };
        let choice =
            |discard: &Discard| Choice { tile: held(view, discard.kind), leaves: of(discard) };
        let (better, next) = (better.map(choice), next.map(choice));
        Threw { leaves: Some(of(&chosen)), better, next, ..shown(reason, tile) }
    }

    /// Explains a discard that was no mistake although another one was better for the hand alone.
    fn chose(&mut self, chosen: &Discard, nearer: &Discard) -> ThrowReason {
        let remembered = self.remembered();
        if self.collects(&remembered, nearer) {
            ThrowReason::Pairs
        } else if self.params.looks_ahead() {
            let mut never = || false;
            let search = Search::new(self.view, self.params, self.solver, &mut never);
            let ahead = search.hopes_more(&remembered, chosen.kind, nearer.kind);
            if ahead { ThrowReason::Ahead } else { ThrowReason::Careful }
        } else if self.is_careful(&remembered, chosen, nearer) {
            ThrowReason::Careful
        } else {
            ThrowReason::Even
        }
    }

    /// Explains a discard that was worse than the advised one.
    fn erred(&mut self, chosen: &Discard, advised: &Discard, verdict: &Verdict) -> ThrowReason {
        let (view, remembered) = (self.view, self.remembered());
        let copies = view.okey.count_in(&remembered);
        let believed = |discard: &Discard| discard.improving.weight(copies);
        let gave = verdict.mistaken().map(|(_, better)| verdict.did.gives - better.gives);
        if self.collects(&remembered, advised) {
            ThrowReason::Pairs
        } else if chosen.deficiency.best() > advised.deficiency.best() {
            ThrowReason::Overlooked
        } else if self.is_careful(&remembered, chosen, advised) {
            ThrowReason::Careful
        } else if gave.is_some_and(|gave| 2.0 * gave > verdict.lost()) {
            ThrowReason::Unwary
        } else if chosen.rank() <= advised.rank() {
            ThrowReason::Near
        } else if believed(chosen) >= believed(advised) {
            ThrowReason::Forgot
        } else {
            ThrowReason::Misjudged
        }
    }

    fn remembered(&self) -> Unseen {
        self.view.unseen_by_memory_of(self.params.memory_events)
    }

    /// Returns `true` if the player throws a single tile for seven pairs, or keeps a pair of twins.
    fn collects(&mut self, remembered: &Unseen, other: &Discard) -> bool {
        self.taste().spare_single(self.solver, remembered, self.seed).is_some()
            || self.params.pairs_tiles > 0 && count(self.view, other.kind) == 2
    }

    /// Returns `true` for a careful player if the next player may sooner need the other tile.
    fn is_careful(&self, remembered: &Unseen, chosen: &Discard, other: &Discard) -> bool {
        let gives =
            |discard: &Discard| taken(self.view, remembered, discard.kind, self.params.offers);
        self.params.care_percent > 0 && gives(other) > gives(chosen)
    }
}
