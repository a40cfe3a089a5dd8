//! Why a player did what he did in a turn: told when the round is over, from what he could see.

use super::judge::{Judge, Verdict};
use super::mind::{Unseen, count, held};
use super::outlook::{Chances, Outlook, frees_okey};
use super::params::Params;
use super::player::Player;
use super::search::Search;
use super::taste::Taste;
use crate::bots::Roster;
use crate::contest::Match;
use crate::named::Named;
use crate::okey::action::{Action, Event};
use crate::okey::neighbour::taken;
use crate::okey::prospect::{Choice, Prospect};
use crate::okey::rules::Rules;
use crate::okey::solver::{Discard, Solver};
use crate::okey::view::View;
use crate::seat::Seat;
use crate::tile::{Reading, Tile};

/// A turn explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// Whose turn it was.
    pub seat: Seat,
    /// What he held when he threw, the tile included.
    pub hand: Vec<Tile>,
    /// Why he took or drew; `None` for the starter, who has nothing to draw.
    pub drew: Option<Drew>,
    /// Why he threw what he threw.
    pub threw: Threw,
}

/// Where a tile came from, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drew {
    /// Why.
    pub reason: DrawReason,
    /// The tile that was offered.
    pub offered: Tile,
    /// The deficiency without it, and with it after the best discard.
    pub deficiency: [u8; 2],
    /// The copies that help without it, and with it after the best discard.
    pub copies: [u32; 2],
}

/// Why a tile was taken or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// Taken: it is wild.
    Wild,
    /// Taken: it brings the hand nearer.
    Nearer,
    /// Taken: as near as before, but more tiles help.
    Richer,
    /// Taken: it is the twin of one that was held, for seven pairs.
    Twin,
    /// Taken: with it the hand was complete without an okey, which could be thrown to finish.
    Frees,
    /// Taken only because it goes with others, and as good as a tile from the stock.
    Promising,
    /// Taken only because it goes with others.
    Hope,
    /// Taken because it brings the hand nearer, or lets more tiles help; a tile from the stock
    /// promised more.
    Rash,
    /// Left: it does not help.
    Useless,
    /// Left although it promised more than a tile from the stock: it brings the hand no nearer.
    Missed,
    /// Left: it does not help seven pairs.
    NoTwin,
    /// Left by a careful player whom many tiles help anyway.
    Reserve,
    /// Left by a player who looks ahead, although it would have brought the hand nearer: fewer
    /// tiles would have helped then.
    Narrow,
    /// Left by such a player although no fewer would have: the next draws count too.
    Ahead,
    /// Left by a player who looks no further: a tile from the stock promised as much.
    Even,
    /// Left although it would have brought the hand nearer.
    Overlooked,
}

impl Named for DrawReason {
    const NAMES: &'static [(Self, &'static str)] = &[
        (DrawReason::Wild, "wild"),
        (DrawReason::Nearer, "nearer"),
        (DrawReason::Richer, "richer"),
        (DrawReason::Twin, "twin"),
        (DrawReason::Frees, "frees"),
        (DrawReason::Promising, "promising"),
        (DrawReason::Hope, "hope"),
        (DrawReason::Rash, "rash"),
        (DrawReason::Useless, "useless"),
        (DrawReason::Missed, "missed"),
        (DrawReason::NoTwin, "noTwin"),
        (DrawReason::Reserve, "reserve"),
        (DrawReason::Narrow, "narrow"),
        (DrawReason::Ahead, "ahead"),
        (DrawReason::Even, "even"),
        (DrawReason::Overlooked, "overlooked"),
    ];
}

/// What was thrown, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threw {
    /// Why.
    pub reason: ThrowReason,
    /// The tile that was thrown, or the last discard where the player passed and left it.
    pub tile: Tile,
    /// What was left; `None` where the hand was shown, or the player passed.
    pub leaves: Option<Prospect>,
    /// The better throw: where this one was a mistake, the advised one, else the one that was
    /// better for the hand alone.
    pub better: Option<Choice>,
    /// The next best tile of another kind for the hand alone, where nothing was better.
    pub next: Option<Choice>,
    /// Who would have been out after the finish for which he waited.
    pub out: Vec<Seat>,
}

/// Why a tile was thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowReason {
    /// The hand was complete.
    Finish,
    /// The hand was shown and was not complete.
    Misdeclared,
    /// The stock was empty, and the last discard no use.
    Pass,
    /// The hand was complete, and he waited for a finish by okey.
    Waited,
    /// The hand was complete, but by the score a finish was worse for him than another's.
    Refrained,
    /// Nothing was better.
    Best,
    /// The next player might have needed the better one.
    Careful,
    /// The tiles are collected for seven pairs.
    Pairs,
    /// The next draws but one count too.
    Ahead,
    /// It was worse for the hand by what comes next, and won hardly less likely.
    Even,
    /// A player who looks no further counted the next draw only.
    Near,
    /// It was not asked whether the next player needs the tile.
    Unwary,
    /// It was not seen what the tile was good for.
    Overlooked,
    /// Tiles that had been thrown before were hoped for.
    Forgot,
    /// How many tiles help was judged wrongly.
    Misjudged,
}

impl Named for ThrowReason {
    const NAMES: &'static [(Self, &'static str)] = &[
        (ThrowReason::Finish, "finish"),
        (ThrowReason::Misdeclared, "misdeclared"),
        (ThrowReason::Pass, "pass"),
        (ThrowReason::Waited, "waited"),
        (ThrowReason::Refrained, "refrained"),
        (ThrowReason::Best, "best"),
        (ThrowReason::Careful, "careful"),
        (ThrowReason::Pairs, "pairs"),
        (ThrowReason::Ahead, "ahead"),
        (ThrowReason::Even, "even"),
        (ThrowReason::Near, "near"),
        (ThrowReason::Unwary, "unwary"),
        (ThrowReason::Overlooked, "overlooked"),
        (ThrowReason::Forgot, "forgot"),
        (ThrowReason::Misjudged, "misjudged"),
    ];
}

impl Why {
    /// The turn to which an event of the last round belongs, played by one of these characters;
    /// `None` while the round is running, for what is no event of it, and for a turn that was not
    /// ended.
    pub fn of(game: &Match<Rules>, event: usize, roster: &mut Roster<Player>) -> Option<Why> {
        let played = game.rounds().last().filter(|round| round.is_over())?;
        let history = game.round()?.history();
        let ended = event + history.get(event..)?.iter().position(ends)?;
        let begun = history[..ended].iter().rposition(ends).map_or(0, |before| before + 1);
        let drawn =
            (begun..ended).find(|&at| matches!(history[at], Event::Drew(_) | Event::Took(..)));
        let last = game.rounds().len() - 1;
        let before = |at: usize| {
            let by = played.actions.get(at)?.0;
            game.played_until(last, at).view(by)
        };
        let view = before(ended)?;
        let player = roster.at(view.seat);
        let threw = match history[ended] {
            Event::Discarded(_, tile) => Account::of(player, &view).threw(tile),
            Event::Declared(_, tile) => shown(ThrowReason::Finish, tile),
            Event::Misdeclared(_, tile, _) => shown(ThrowReason::Misdeclared, tile),
            _ => shown(ThrowReason::Pass, view.takeable()?),
        };
        let drew = drawn.and_then(|at| {
            let taken = matches!(history[at], Event::Took(..));
            Account::of(player, &before(at)?).drew(taken)
        });
        Some(Why { seat: view.seat, hand: view.hand, drew, threw })
    }
}

fn shown(reason: ThrowReason, tile: Tile) -> Threw {
    Threw { reason, tile, leaves: None, better: None, next: None, out: Vec::new() }
}

/// Whether a turn ends with this.
fn ends(event: &Event) -> bool {
    !matches!(event, Event::Drew(_) | Event::Took(..) | Event::ShowedTwin(..))
}

/// What a player made of one situation.
struct Account<'a> {
    view: &'a View,
    params: &'a Params,
    solver: &'a mut Solver,
    chances: &'a mut Chances,
    seed: u64,
}

impl<'a> Account<'a> {
    /// Of this player, who counts on seven pairs as he did.
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

    /// The reason to throw another tile than the one that is better for the hand alone, where that
    /// was no mistake.
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

    /// The reason to throw another tile than the advised one.
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

    /// Returns `true` if a single tile is thrown for seven pairs, or one of two twins is spared.
    fn collects(&mut self, remembered: &Unseen, other: &Discard) -> bool {
        self.taste().spare_single(self.solver, remembered, self.seed).is_some()
            || self.params.pairs_tiles > 0 && count(self.view, other.kind) == 2
    }

    /// Returns `true` for a careful player, if the next player may sooner need the other tile.
    fn is_careful(&self, remembered: &Unseen, chosen: &Discard, other: &Discard) -> bool {
        let gives =
            |discard: &Discard| taken(self.view, remembered, discard.kind, self.params.offers);
        self.params.care_percent > 0 && gives(other) > gives(chosen)
    }
}
