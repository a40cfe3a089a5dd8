//! The best table turn of a player who has opened: melds, additions and exchanges (OKEY101 sections
//! 6 and 7).
//!
//! Nothing on the table is rearranged, so it is a list of slots: ends of runs, open groups and wild
//! tiles that can be exchanged. They are filled in all ways, depth first; the hand search answers
//! for the rest. Exchanges come first, since they give wild tiles. A taken wild tile can be used
//! and yet be the last discard: it is laid in the place of a tile that is then exchanged for it.

use std::cmp::Reverse;

use super::plan::{Melds, Plan, kinds, melds_with};
use super::position::{Position, TableTurn};
use super::runs::{LANES, RunTable, face as face_of};
use super::search::{Found, Group, Tiles, search};
use super::slots::Slot;
use super::steps::{Made, Step, lends};
use super::{Solver, counted, with_missing};
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::okey101::action::{Action, Way};
use crate::okey101::row::twin;
use crate::okey101::rules::{ExchangeGroup, IndicatorPair, Options};
use crate::sort::sort_short;
use crate::tile::{Color, Face, Kind, Reading, Tile};

/// Limit of the ways to fill slots that a search tries, so that it ends soon for any input. A turn
/// that needs more may not be the best.
const MOST_WAYS: usize = 5_000;

/// The purpose of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// All tiles but one, which is wild.
    FinishByOkey,
    /// All tiles but one.
    Finish,
    /// All tiles.
    All,
    /// The tiles that cost most at the end.
    Shed,
}

/// A situation during the search.
#[derive(Clone, Copy)]
struct State {
    tiles: Tiles,
    /// The taken tile, if it is not used yet.
    must: Option<Reading>,
    /// The worth of the tiles laid so far, less that of the wild tiles received.
    gained: i32,
    /// Number of additions that the rules and the table still allow.
    room: usize,
    /// Number of pairs that a player of series may still lay.
    pairs: usize,
}

/// The best tiles laid from the hand of a state, without the slots.
#[derive(Clone, Default)]
struct Laid {
    worth: u32,
    found: Found,
    forced: Plan,
    pairs: Vec<Step>,
    /// Number of wild tiles added to any meld.
    added: usize,
}

/// The best turn found.
struct Best {
    worth: i32,
    steps: Vec<Step>,
    laid: Laid,
}

struct Search<'a> {
    table: &'a mut RunTable,
    way: Way,
    aim: Aim,
    rules: &'a Options,
    /// The face of the indicator's twin, if it has a use in pairs.
    twin: Option<Face>,
    slots: Vec<Slot>,
    steps: Vec<Step>,
    best: Option<Best>,
    /// Only more than this worth is of use.
    least: i32,
    /// The search ends when it has found this worth.
    enough: i32,
    /// Number of ways that may still be tried.
    left: usize,
}

fn number(face: Face) -> u32 {
    u32::from(face.number.get())
}

/// The readings of the tiles, each once.
fn readings(tiles: &Tiles) -> impl Iterator<Item = Reading> + use<> {
    let tiles = *tiles;
    let all = Face::all().map(Reading::Face).chain([Reading::Wild]);
    all.filter(move |&reading| tiles.count(reading) > 0)
}

impl State {
    /// This state after a tile was put on the table.
    fn after(&self, reading: Reading, worth: u32) -> State {
        State {
            tiles: self.tiles.without(reading),
            must: self.must.filter(|&must| must != reading),
            gained: self.gained + worth as i32,
            ..*self
        }
    }
}

impl Search<'_> {
    /// The worth of a tile.
    fn worth(&self, reading: Reading) -> u32 {
        u32::from(match reading {
            Reading::Wild => self.table.worth().of_wild(1),
            Reading::Face(face) => self.table.worth().of(number(face)),
        })
    }

    /// The worth of all tiles.
    fn all(&self, tiles: &Tiles) -> u32 {
        readings(tiles).map(|reading| tiles.count(reading) as u32 * self.worth(reading)).sum()
    }

    /// Fills slots from this one on.
    fn go(&mut self, state: &State, from: usize) {
        let Some(left) = self.left.checked_sub(1) else { return };
        self.left = left;
        self.lay(state);
        for at in from..self.slots.len() {
            let options = self.options(state, self.slots[at]);
            if options.is_empty() {
                continue;
            }
            if !self.may_improve(state, at) {
                return;
            }
            for (next, steps) in options {
                let before = self.steps.len();
                self.steps.extend(steps);
                self.go(&next, at + 1);
                self.steps.truncate(before);
            }
        }
    }

    /// Returns `true` if filling slots from this one on might be better than the best turn found.
    fn may_improve(&mut self, state: &State, from: usize) -> bool {
        let best = self.best.as_ref().map_or(i32::MIN, |best| best.worth).max(self.least);
        if best >= self.enough || state.gained + self.all(&state.tiles) as i32 <= best {
            return false;
        }
        let tiles = &state.tiles;
        let gives = |slot: &Slot| match *slot {
            Slot::Swap { face, .. } => usize::from(tiles.count(Reading::Face(face)) > 0),
            Slot::Group { missing, .. } => missing.count_ones() as usize - 1,
            Slot::End { .. } | Slot::Pair { .. } => 0,
        };
        let swaps: usize = self.slots[from..].iter().map(gives).sum();
        let mut fits = [0_usize; Face::COUNT];
        for slot in &self.slots[from..] {
            let fit = &mut |face: Face| fits[face.index()] += 1;
            Search::fitting(tiles, tiles.wilds + swaps, *slot, fit);
        }
        let fitting = |face: Face| {
            let reading = Reading::Face(face);
            fits[face.index()].min(tiles.count(reading)) as u32 * self.worth(reading)
        };
        let fitting: u32 = Face::all().map(fitting).sum();
        let most = |more: usize| {
            let wilds = (tiles.wilds + more).min(LANES - 1);
            let free =
                State { tiles: Tiles { wilds, ..*tiles }, must: None, room: LANES, ..*state };
            let laid = self.of_hand(&free).map_or(0, |laid| laid.worth);
            laid as i32 - (more as u32 * self.worth(Reading::Wild)) as i32
        };
        let most = (0..=swaps.min(LANES)).map(most).max().unwrap_or(0);
        state.gained + most + fitting as i32 > best
    }

    /// Calls `fits` for the faces that might go to a slot, with up to this number of wild tiles.
    fn fitting(tiles: &Tiles, wilds: usize, slot: Slot, fits: &mut dyn FnMut(Face)) {
        match slot {
            Slot::Swap { face, .. } => fits(face),
            Slot::Group { number, missing, .. } => {
                colors(missing).for_each(|color| fits(face_of(color, number)));
            }
            Slot::Pair { own, any } => {
                own.face().into_iter().for_each(|face| (0..2).for_each(|_| fits(face)));
                if any {
                    Face::all().for_each(fits);
                }
            }
            Slot::End { color, next, low, room, .. } => {
                let mut skips = wilds;
                for step in 0..room {
                    let number = if low { next - step as u32 } else { next + step as u32 };
                    let face = face_of(Color::ALL[color], number);
                    if tiles.count(Reading::Face(face)) > 0 {
                        fits(face);
                    } else if skips > 0 {
                        skips -= 1;
                    } else {
                        break;
                    }
                }
            }
        }
    }

    /// The ways to fill a slot.
    fn options(&self, state: &State, slot: Slot) -> Vec<(State, Vec<Step>)> {
        let mut options = Vec::new();
        match slot {
            Slot::Swap { meld, face } if state.tiles.count(Reading::Face(face)) > 0 => {
                options.push((self.swapped(state, face), vec![Step::Swap { meld, face }]));
            }
            Slot::Group { meld, number, missing } => {
                self.fill_group(state, meld, number, missing, &mut options);
            }
            Slot::End { .. } => self.extend(state, slot, &mut Vec::new(), &mut options),
            Slot::Pair { own, any } if state.pairs > 0 && state.tiles.count(own) > 0 => {
                let mut first = state.after(own, self.worth(own));
                first.pairs -= 1;
                let fits = |other: &Reading| any || *other == own || *other == Reading::Wild;
                for other in readings(&first.tiles).filter(fits) {
                    let next = first.after(other, self.worth(other));
                    options.push((next, vec![Step::Pair(own, other)]));
                }
            }
            Slot::Swap { .. } | Slot::Pair { .. } => {}
        }
        options
    }

    /// The state after an exchange of this face.
    fn swapped(&self, state: &State, face: Face) -> State {
        let reading = Reading::Face(face);
        let mut next = state.after(reading, self.worth(reading));
        next.tiles.wilds += 1;
        next.gained -= self.worth(Reading::Wild) as i32;
        next
    }

    /// The ways to give tiles of missing colours to a group of three: one is added, the others are
    /// exchanged for its wild tiles. With `ExchangeGroup::Either` all may be exchanged while a wild
    /// tile is left.
    fn fill_group(
        &self,
        state: &State,
        meld: usize,
        number: u32,
        missing: u8,
        options: &mut Vec<(State, Vec<Step>)>,
    ) {
        let wilds = missing.count_ones() - 1;
        for set in 1..16_u8 {
            let faces: Vec<Face> = colors(set).map(|color| face_of(color, number)).collect();
            let held = faces.iter().all(|&face| state.tiles.count(Reading::Face(face)) > 0);
            if set & !missing != 0 || !held || faces.len() > 1 && !self.rules.exchange {
                continue;
            }
            let either = self.rules.exchange_group == ExchangeGroup::Either;
            let all_exchanged = either && self.rules.exchange && faces.len() as u32 <= wilds;
            for adds in [true, false] {
                if adds && state.room == 0 || !adds && !all_exchanged {
                    continue;
                }
                let (mut next, mut steps) = (*state, Vec::new());
                for (at, &face) in faces.iter().enumerate() {
                    let reading = Reading::Face(face);
                    if adds && at == 0 {
                        next = next.after(reading, self.worth(reading));
                        next.room -= 1;
                        steps.push(Step::Add { meld, low: false, reading });
                    } else {
                        next = self.swapped(&next, face);
                        steps.push(Step::Swap { meld, face });
                    }
                }
                options.push((next, steps));
            }
        }
    }

    /// The ways to add tiles to the end of a run, the last of them not wild.
    fn extend(
        &self,
        state: &State,
        slot: Slot,
        steps: &mut Vec<Step>,
        options: &mut Vec<(State, Vec<Step>)>,
    ) {
        let Slot::End { meld, color, next, low, room } = slot else { return };
        if room == 0 || state.room == 0 {
            return;
        }
        let face = Reading::Face(face_of(Color::ALL[color], next));
        let next = if low { next - 1 } else { next + 1 };
        for reading in [face, Reading::Wild] {
            if state.tiles.count(reading) == 0 {
                continue;
            }
            let mut after = state.after(reading, self.worth(reading));
            after.room -= 1;
            steps.push(Step::Add { meld, low, reading });
            self.extend(
                &after,
                Slot::End { meld, color, next, low, room: room - 1 },
                steps,
                options,
            );
            if reading == face {
                options.push((after, steps.clone()));
            }
            steps.pop();
        }
    }

    /// Lays the rest of the hand, and keeps the turn if it is the best.
    fn lay(&mut self, state: &State) {
        let Some(laid) = self.leaving_one(state) else { return };
        let worth = state.gained + laid.worth as i32;
        if self.best.as_ref().is_none_or(|best| worth > best.worth) {
            self.best = Some(Best { worth, steps: self.steps.clone(), laid });
        }
    }

    /// The best tiles of a hand to lay, of which one tile stays; `None` if the taken one is not
    /// used.
    fn leaving_one(&mut self, state: &State) -> Option<Laid> {
        if self.aim == Aim::All {
            return self.of_hand(state);
        }
        let keep = |reading| State { tiles: state.tiles.without(reading), ..*state };
        if self.aim == Aim::FinishByOkey {
            return if state.tiles.wilds == 0 { None } else { self.of_hand(&keep(Reading::Wild)) };
        }
        let laid = self.of_hand(state).filter(|laid| laid.worth < self.all(&state.tiles));
        if laid.is_some() {
            return laid;
        }
        let kept = readings(&state.tiles).filter_map(|reading| self.of_hand(&keep(reading)));
        kept.max_by_key(|laid| laid.worth)
    }

    /// The best tiles of a hand to lay, all of them if possible.
    fn of_hand(&mut self, state: &State) -> Option<Laid> {
        let laid = match self.way {
            Way::Series => self.melds(state),
            Way::Pairs => self.pairs(state),
        };
        laid.filter(|laid| state.must != Some(Reading::Wild) || self.uses_wild(laid))
    }

    /// Returns `true` if these tiles and the steps before them use a taken wild tile: they lay one,
    /// or have a place for one that is exchanged at once.
    fn uses_wild(&mut self, laid: &Laid) -> bool {
        let plan = Plan::of(self.table, &laid.found, &laid.forced);
        let lends = |kind, length| lends(kind, length, self.rules);
        let step = |step: &Step| match *step {
            Step::Pair(_, Reading::Wild) => true,
            Step::Pair(one, other) => one == other && lends(MeldKind::Pair, 2),
            Step::Add { .. } => self.rules.exchange,
            Step::Swap { .. } | Step::Alone(_) => false,
        };
        let group = |group: &Group| lends(MeldKind::Group, group.colors.count_ones() as usize);
        laid.added > 0
            || plan.wilds() > 0
            || self.steps.iter().chain(&laid.pairs).any(step)
            || plan.groups.iter().any(group)
            || plan.runs.iter().flatten().any(|run| lends(MeldKind::Run, run.length as usize))
    }

    /// The best runs and groups of a hand, and wild tiles added to melds.
    fn melds(&mut self, state: &State) -> Option<Laid> {
        let plans = match state.must {
            Some(Reading::Face(face)) => melds_with(&state.tiles, face),
            Some(Reading::Wild) | None => vec![(Plan::default(), state.tiles)],
        };
        let mut best: Option<Laid> = None;
        for (forced, rest) in plans {
            let before = self.all(&state.tiles) - self.all(&rest);
            for added in 0..=rest.wilds.min(state.room) {
                let tiles = Tiles { wilds: rest.wilds - added, ..rest };
                let found = search(self.table, tiles, 0, u32::MAX).unwrap_or_default();
                let wilds = added as u32 * self.worth(Reading::Wild);
                let worth = before + found.worth + wilds;
                if best.as_ref().is_none_or(|best| worth > best.worth) {
                    let forced = forced.clone();
                    best = Some(Laid { worth, found, forced, added, ..Laid::default() });
                }
            }
        }
        best
    }

    /// The best pairs of a hand, the twin of the indicator alone or with any tile where the rules
    /// have that.
    fn pairs(&self, state: &State) -> Option<Laid> {
        let usual = self.usual_pairs(state);
        let own = self.twin.map(Reading::Face).filter(|&own| state.tiles.count(own) > 0);
        let Some(own) = own else { return usual };
        let first = state.after(own, self.worth(own));
        let ways: Vec<(State, Step)> = match self.rules.indicator_pair {
            IndicatorPair::Off => Vec::new(),
            IndicatorPair::Single => vec![(first, Step::Alone(own))],
            IndicatorPair::Wild => {
                let with = |other: Reading| {
                    (first.after(other, self.worth(other)), Step::Pair(own, other))
                };
                readings(&first.tiles).map(with).collect()
            }
        };
        let further = ways.into_iter().filter_map(|(next, step)| {
            let mut laid = self.usual_pairs(&next)?;
            laid.worth += (next.gained - state.gained) as u32;
            laid.pairs.push(step);
            Some(laid)
        });
        further.chain(usual).max_by_key(|laid| laid.worth)
    }

    /// The best pairs without regard to the indicator: doubles, wild tiles with some of the highest
    /// single tiles, and the other wild tiles added to melds or paired with each other.
    fn usual_pairs(&self, state: &State) -> Option<Laid> {
        let (mut doubles, mut singles) = (Vec::new(), Vec::new());
        for face in Face::all() {
            let reading = Reading::Face(face);
            match state.tiles.count(reading) {
                0 => {}
                1 => singles.push(reading),
                _ => doubles.push(Step::Pair(reading, reading)),
            }
        }
        let must = |reading: &Reading| state.must == Some(*reading);
        sort_short(&mut singles, |single| Reverse((must(single), self.worth(*single))));
        let wilds = state.tiles.wilds;
        let ways = (0..=wilds.min(singles.len())).map(|with| {
            let pairs = singles[..with].iter().map(|&single| Step::Pair(single, Reading::Wild));
            let left = wilds - with;
            // One wild tile fewer is added if the others then make pairs.
            let most = |added: &usize| added + (left - added) / 2 * 2;
            let added = (0..=left.min(state.room)).max_by_key(most).unwrap_or(0);
            let alone =
                std::iter::repeat_n(Step::Pair(Reading::Wild, Reading::Wild), (left - added) / 2);
            Laid {
                pairs: doubles.iter().copied().chain(pairs).chain(alone).collect(),
                added,
                ..Laid::default()
            }
        });
        let both = |step: &Step| match step {
            Step::Pair(one, other) => self.worth(*one) + self.worth(*other),
            Step::Swap { .. } | Step::Add { .. } | Step::Alone(_) => 0,
        };
        let uses = |step: &Step| matches!(step, Step::Pair(one, _) if must(one));
        let laid = ways.filter_map(|laid| {
            let worth = laid.pairs.iter().map(both).sum::<u32>()
                + laid.added as u32 * self.worth(Reading::Wild);
            let used =
                state.must.is_none_or(|must| must == Reading::Wild) || laid.pairs.iter().any(uses);
            used.then_some(Laid { worth, ..laid })
        });
        laid.max_by_key(|laid| laid.worth)
    }
}

/// The colours of a set.
fn colors(set: u8) -> impl Iterator<Item = Color> {
    Color::ALL.into_iter().filter(move |&color| set >> (color as u8) & 1 == 1)
}

impl Position<'_> {
    /// Makes actions of the best turn.
    fn actions(&self, best: Best, table: &mut RunTable) -> TableTurn {
        let Best { steps, laid, .. } = best;
        let mut made = Made::new(self);
        steps.iter().chain(&laid.pairs).for_each(|step| made.step(*step));
        let plan = Plan::of(table, &laid.found, &laid.forced);
        // A wild one is lent instead, which leaves the other tiles where they are.
        let must = self.must.filter(|must| self.okey.read(must.kind()) != Reading::Wild);
        let Melds { rows, rest, .. } =
            plan.melds(&made.pool.tiles, self.okey, must, self.rules.run_limit);
        made.actions.extend(rows.into_iter().map(Action::Lay));
        made.pool.tiles = rest;
        (0..laid.added).for_each(|_| made.add_wild());
        made.lend();
        TableTurn { actions: made.actions, rest: made.pool.tiles }
    }
}

impl Solver {
    /// Returns a turn of a player who has opened: one that lays all tiles but one, if there is one,
    /// a wild tile last if possible; else one after which the tiles in hand cost least, 101 for a
    /// wild tile. `None` if the taken tile cannot be used.
    pub fn turn(&mut self, position: &Position) -> Option<TableTurn> {
        let hand = counted(position.hand, position.okey)?;
        let aims = [Aim::FinishByOkey, Aim::Finish, Aim::Shed];
        aims.into_iter().find_map(|aim| {
            let (best, table) = self.best_turn(position, &hand, aim)?;
            Some(position.actions(best, table))
        })
    }

    /// Returns `true` if a player who has opened can lay all of these tiles but one in this turn.
    pub fn finishes(&mut self, position: &Position) -> bool {
        let hand = counted(position.hand, position.okey);
        hand.is_some_and(|hand| self.best_turn(position, &hand, Aim::Finish).is_some())
    }

    /// Returns the kinds that a player who has opened can discard to finish in this turn: of the
    /// tiles in hand, and the wild tile, also after an exchange.
    pub fn last_tiles(&mut self, position: &Position) -> Vec<Kind> {
        let Position { hand, okey, .. } = *position;
        let Some(all) = counted(hand, okey) else { return Vec::new() };
        let by_okey = self.best_turn(position, &all, Aim::FinishByOkey).map(|_| okey.0);
        let ordinary = kinds(&all).filter(|&kind| okey.read(kind) != Reading::Wild);
        let last: Vec<Kind> = ordinary
            .filter(|&kind| {
                let mut rest = all;
                rest.remove(kind);
                let read = |must: Tile| okey.read(must.kind());
                let held = position.must.is_none_or(|must| rest.count_of(read(must)) > 0);
                held && self.best_turn(position, &rest, Aim::All).is_some()
            })
            .collect();
        last.into_iter().chain(by_okey).collect()
    }

    /// Finds the best turn with these tiles of the hand.
    fn best_turn<'a>(
        &'a mut self,
        position: &Position<'a>,
        hand: &Hand,
        aim: Aim,
    ) -> Option<(Best, &'a mut RunTable)> {
        let Position { okey, rules, way, pairs, must, .. } = *position;
        let (mut slots, room) = position.slots();
        let twin = twin(okey, rules.indicator_pair);
        if way == Way::Series && pairs > 0 {
            let any = |face| rules.indicator_pair == IndicatorPair::Wild && Some(face) == twin;
            let pair = |face| Slot::Pair { own: Reading::Face(face), any: any(face) };
            slots.extend(hand.faces().map(pair));
            slots.push(Slot::Pair { own: Reading::Wild, any: false });
        }
        let must = must.map(|tile| okey.read(tile.kind()));
        let state = State { tiles: with_missing(hand, 0), must, gained: 0, room, pairs };
        let all = hand.len() as i32;
        let (table, enough) = match aim {
            Aim::Shed => (&mut self.costs, i32::MAX),
            Aim::FinishByOkey | Aim::Finish => (&mut self.tiles, all - 1),
            Aim::All => (&mut self.tiles, all),
        };
        let least = if aim == Aim::Shed { i32::MIN } else { enough - 1 };
        let mut search = Search {
            table,
            way,
            aim,
            rules,
            twin,
            slots,
            steps: Vec::new(),
            best: None,
            least,
            enough,
            left: MOST_WAYS,
        };
        search.go(&state, 0);
        let best = search.best.take().filter(|best| best.worth > least)?;
        Some((best, search.table))
    }
}
