//! The search: down from the highest number, the most promising way first.
//!
//! A node describes the state after some numbers: the open runs of each colour, the jokers used,
//! the room for unused ones, and the number of tiles 1 after the highest number, if they may lie
//! there. Its cost is the worth of the tiles left out so far. Nodes are taken in the order of the
//! least possible cost of a way through them, so the first legal, complete one is the best.
//!
//! A node is dropped if another one with the same open runs cost no more, used no more jokers, and
//! has room for any number of them: any completion of the one completes the other. Without such
//! room the other one must have used equally many jokers and have the same room.
//!
//! Two open runs for each colour suffice, and none needs to begin with a joker unless it must go
//! down to the 1: any tiles of one colour that form runs with some number of jokers also form runs
//! of this kind with no more jokers. A test shows this for every set of tiles of a colour, with 10
//! and with 13 numbers, with and without the high 1. It does not hold if jokers count as the tile
//! that they stand for; then four runs may be open.

// CITE: van Rijn, Takes, Vis: The Complexity of Rummikub Problems, 2015, arXiv 1604.07553: number
// by number, with the lengths of the open runs up to three.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::bound::{Bound, Known, NEVER};
use super::groups::{Choice, all_choices, choices};
use super::position::{COLORS, COPIES, Costs, Each, JOKERS, Position};
use super::room::Room;
use super::runs::{self, Lengths, NONE, Step, Steps};
use crate::mix::MixMap;

/// The cheapest way to lay a position.
#[derive(Clone, Debug)]
pub struct Way {
    /// The cost of the tiles left on the rack.
    pub cost: u32,
    /// The plan of each place, the last place first.
    pub places: Vec<PlacePlan>,
    /// Number of jokers to add to the series at the end.
    pub spare: u8,
}

/// The plan of one place.
#[derive(Clone, Copy, Debug)]
pub struct PlacePlan {
    /// The open runs before it, without those that joined a kept run and with the kept runs that
    /// may be continued here.
    pub before: Each<Lengths>,
    /// The open runs after it.
    pub after: Each<Lengths>,
    /// The groups of the number.
    pub choice: Choice,
    /// Number of tiles of each colour laid in runs here.
    pub tiles: Each<u8>,
}

/// The reason for which there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// The required tiles cannot all be laid.
    Impossible,
    /// The search has reached its limit.
    Limit,
}

/// A node of the search.
#[derive(Clone, Copy)]
struct Node {
    parent: u32,
    cost: u32,
    /// Number of finished places.
    done: u8,
    jokers: u8,
    room: Room,
    /// Number of jokers added to the series at the end; `None` for an incomplete node.
    spare: Option<u8>,
    open: Each<Lengths>,
    /// Number of tiles 1 of each colour after the highest number.
    high: Each<u8>,
    plan: PlacePlan,
}

/// A continuation of the runs of a colour at a place.
#[derive(Clone, Copy)]
struct Move {
    /// The open runs before the step.
    before: Lengths,
    step: Step,
    /// Number of tiles laid in them.
    laid: u8,
    /// The cost of the tiles left here.
    cost: u32,
    /// The least cost of the colour from here on.
    least: u32,
}

/// The memory of the search, reused by the next one.
#[derive(Default)]
pub struct Memory {
    nodes: Vec<Node>,
    queue: BinaryHeap<Reverse<u64>>,
    taken: MixMap<u64, Taken>,
    known: Known,
}

/// The least cost of the taken nodes with the same open runs and the same kind of room, by the
/// number of jokers used.
#[derive(Clone, Copy)]
struct Taken([u32; JOKERS as usize + 1]);

impl Taken {
    const NEVER: Taken = Taken([NEVER; JOKERS as usize + 1]);

    /// Returns `true` if one of them cost no more and used no more jokers; `joker` is the later
    /// cost of each joker saved.
    fn beats(&self, node: &Node, joker: u32) -> bool {
        let fewer = self.0[..=usize::from(node.jokers)].iter().rev();
        fewer.zip(0..).any(|(&cost, saved)| cost + saved * joker <= node.cost)
    }

    /// Returns `true` if one of them cost no more and used equally many jokers.
    fn equals(&self, node: &Node) -> bool {
        self.0[usize::from(node.jokers)] <= node.cost
    }
}

/// Limit of taken nodes up to which their table is reused: clearing a larger one takes longer than
/// most searches.
const KEPT: usize = 2048;

impl Memory {
    /// Clears the data of the last search.
    fn clear(&mut self) {
        self.nodes.clear();
        self.queue.clear();
        if self.taken.capacity() > 2 * KEPT {
            self.taken = MixMap::default();
        }
        self.taken.clear();
    }

    /// Number of nodes stored by the last search.
    pub const fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Returns `true` if the taken nodes make this one unnecessary.
    fn covers(&self, node: &Node, joker: u32) -> bool {
        let any = self.taken.get(&key(node, Room::Any));
        let beaten = any.is_some_and(|taken| taken.beats(node, joker));
        let equal = || self.taken.get(&key(node, node.room)).is_some_and(|t| t.equals(node));
        beaten || node.room != Room::Any && equal()
    }

    /// Records a taken node.
    fn take(&mut self, node: &Node) {
        let taken = self.taken.entry(key(node, node.room)).or_insert(Taken::NEVER);
        taken.0[usize::from(node.jokers)] = node.cost;
    }
}

/// A running search.
pub struct Search<'a> {
    position: &'a Position,
    costs: &'a Costs,
    steps: &'a Steps,
    memory: &'a mut Memory,
    choices: Vec<Vec<Choice>>,
    bound: Option<Bound>,
    /// The highest cost of a way.
    most: u32,
    /// The moves of each colour from the current node, by the number of its tiles in groups.
    moves: Each<[Vec<Move>; COPIES + 1]>,
}

impl<'a> Search<'a> {
    /// Prepares a search for the cheapest way to lay a position, with the steps for two open runs,
    /// or for four if the faces of jokers matter.
    pub fn new(
        position: &'a Position,
        costs: &'a Costs,
        steps: &'a Steps,
        memory: &'a mut Memory,
    ) -> Search<'a> {
        memory.clear();
        let choices = if costs.joker_at.is_some() { all_choices } else { choices };
        let mut all: Vec<Vec<Choice>> =
            (0..position.numbers).map(|n| choices(position, n)).collect();
        all.push(vec![Choice::NONE]);
        let known = &mut memory.known;
        let bound = costs.joker_at.is_none().then(|| Bound::new(position, costs, steps, known));
        Search {
            position,
            costs,
            steps,
            memory,
            choices: all,
            bound,
            most: NEVER,
            moves: Default::default(),
        }
    }

    /// Returns the cheapest way that costs no more than `most`.
    ///
    /// # Errors
    /// [`NoWay`] if there is none or `limit` nodes did not suffice.
    pub fn run(mut self, most: u32, limit: usize) -> Result<Way, NoWay> {
        self.most = most.min(NEVER - 1);
        let start = PlacePlan {
            before: [NONE; COLORS],
            after: [NONE; COLORS],
            choice: Choice::NONE,
            tiles: [0; COLORS],
        };
        self.push(Node {
            parent: 0,
            cost: 0,
            done: 0,
            jokers: 0,
            room: self.position.kept.room,
            spare: None,
            open: [NONE; COLORS],
            high: [0; COLORS],
            plan: start,
        });
        while let Some(Reverse(next)) = self.memory.queue.pop() {
            let index = next as u32 & INDEX;
            let node = self.memory.nodes[index as usize];
            if let Some(spare) = node.spare {
                return Ok(self.way(node, spare));
            }
            if self.memory.nodes.len() > limit {
                return Err(NoWay::Limit);
            }
            if self.memory.covers(&node, self.left_over()) {
                continue;
            }
            self.memory.take(&node);
            if usize::from(node.done) == self.position.places() {
                self.finish(node);
            } else {
                self.expand(&node, index);
            }
        }
        Err(NoWay::Impossible)
    }

    /// Queues a node, unless it cannot lead to a result.
    fn push(&mut self, node: Node) {
        let least = if node.spare.is_some() { node.cost } else { node.cost + self.rest(&node) };
        if least > self.most {
            return;
        }
        let index = self.memory.nodes.len() as u64;
        let undone = 15 - u64::from(node.done);
        self.memory.queue.push(Reverse(u64::from(least) << 32 | undone << 28 | index));
        self.memory.nodes.push(node);
    }

    /// The least cost of a node still to come.
    fn rest(&self, node: &Node) -> u32 {
        let left = self.position.all_jokers() - node.jokers;
        match (&self.bound, self.costs.joker_at) {
            (Some(bound), _) => bound.rest(node.done.into(), &node.open, left),
            // Tiles laid at the highest numbers cost least.
            (None, Some(joker_at)) => {
                let next = self.position.places().saturating_sub(1 + usize::from(node.done));
                let least = self.costs.joker.min(joker_at[next.min(self.position.numbers - 1)]);
                u32::from(left) * least
            }
            (None, None) => 0,
        }
    }

    /// The cost of a joker that is unused at the end and cannot be added to the series.
    fn left_over(&self) -> u32 {
        if self.costs.joker_at.is_some() { self.costs.joker } else { 0 }
    }

    /// The cost of laying a joker at a number.
    fn joker_at(&self, number: usize) -> u32 {
        self.costs.joker_at.map_or(0, |costs| costs[number])
    }

    /// Adds the unused jokers to the series, as many as fit.
    fn finish(&mut self, node: Node) {
        if node.open.iter().any(|&open| runs::unfinished(open) > 0) {
            return;
        }
        let left = self.position.all_jokers() - node.jokers;
        let least = self.position.jokers.0.saturating_sub(node.jokers);
        let fits = |spare: u8| spare == 0 || self.bound.is_some() && node.room.fits(spare);
        let Some(spare) = (least..=left).rev().find(|&spare| fits(spare)) else { return };
        let cost = node.cost + u32::from(left - spare) * self.costs.joker;
        self.push(Node { cost, spare: Some(spare), ..node });
    }

    /// Takes all steps from a node: for each way to lay groups, each move of each colour.
    fn expand(&mut self, node: &Node, index: u32) {
        let place = self.position.places() - 1 - usize::from(node.done);
        let mut moves = std::mem::take(&mut self.moves);
        for (color, moves) in moves.iter_mut().enumerate() {
            let number = self.position.number(place);
            let all = self.position.at(number)[color] - node.high[color] * u8::from(number == 0);
            for (grouped, moves) in (0..=all).zip(moves.iter_mut()) {
                moves.clear();
                self.moves_of(node, place, color, grouped, moves);
            }
            moves[usize::from(all) + 1..].iter_mut().for_each(Vec::clear);
        }
        let choices = std::mem::take(&mut self.choices[place]);
        for choice in &choices {
            let moves: Each<&[Move]> =
                std::array::from_fn(|color| &moves[color][usize::from(choice.tiles[color])][..]);
            let mut child = *node;
            child.parent = index;
            child.done += 1;
            child.jokers += choice.jokers;
            child.room = child.room.and(choice.room);
            child.cost += u32::from(choice.jokers) * self.joker_at(self.position.number(place));
            child.plan.choice = *choice;
            if moves.iter().all(|moves| !moves.is_empty()) {
                self.color(&child, child.cost, &moves, 0);
            }
        }
        self.choices[place] = choices;
        self.moves = moves;
    }

    /// The moves of a colour at a place if this number of its tiles lies in groups there.
    fn moves_of(
        &self,
        node: &Node,
        place: usize,
        color: usize,
        grouped: u8,
        moves: &mut Vec<Move>,
    ) {
        let number = self.position.number(place);
        let used = grouped + node.high[color] * u8::from(number == 0);
        let left = self.position.at(number)[color] - used;
        let jokers = self.position.all_jokers() - node.jokers;
        for before in self.starts(node, place, color).into_iter().flatten() {
            for step in self.steps.from(before) {
                // As many tiles as possible: a joker in place of a tile never helps.
                let laid = step.tiles.min(left);
                let taken = step.tiles - laid;
                // From the third place a run must go down to the last one.
                let anywhere = place == 2 || self.costs.joker_at.is_some();
                let begins = step.begin == 0 || (place >= 2 && (anywhere || step.begin <= laid));
                // Tiles that do not lie after the highest number may still lie at the other end.
                let other_end = place >= self.position.numbers;
                let enough = other_end || laid + used >= self.position.must[number][color];
                if !begins || !enough || taken > jokers {
                    continue;
                }
                let missed = if other_end { 0 } else { left - laid };
                let cost = u32::from(missed) * self.costs.face[number]
                    + u32::from(taken) * self.joker_at(number);
                let rest = self.bound.as_ref().map_or(0, |bound| {
                    bound.color(usize::from(node.done) + 1, color, step.open, jokers - taken)
                });
                if rest < NEVER {
                    moves.push(Move { before, step: *step, laid, cost, least: cost + rest });
                }
            }
        }
    }

    /// The open runs before the steps of a colour.
    fn starts(&self, node: &Node, place: usize, color: usize) -> [Option<Lengths>; 4] {
        let kept = &self.position.kept;
        runs::starts(node.open[color], kept.above[place][color], kept.below[place][color])
    }

    /// Takes all moves of a colour, and then those of the next one, as long as the lower bound of
    /// the way, updated by the colours that have moved, does not exceed the limit.
    fn color(&mut self, child: &Node, least: u32, moves: &Each<&[Move]>, color: usize) {
        let Some(&own) = moves.get(color) else {
            if !self.memory.covers(child, self.left_over()) {
                self.push(*child);
            }
            return;
        };
        for step in own {
            let jokers = child.jokers + step.step.tiles - step.laid;
            let least = least + step.least;
            if jokers > self.position.all_jokers() || least > self.most {
                continue;
            }
            let mut next = *child;
            next.jokers = jokers;
            next.cost += step.cost;
            next.open[color] = step.step.open;
            next.plan.before[color] = step.before;
            next.plan.after[color] = step.step.open;
            next.plan.tiles[color] = step.laid;
            if step.step.tiles > 0 {
                next.room = Room::Any;
            }
            if usize::from(next.done) + self.position.numbers == self.position.places() {
                next.high[color] = step.laid;
            }
            self.color(&next, least, moves, color + 1);
        }
    }

    /// Returns the way that led to a node.
    fn way(&self, last: Node, spare: u8) -> Way {
        let mut places = Vec::with_capacity(usize::from(last.done));
        let mut node = last;
        while node.done > 0 {
            places.push(node.plan);
            node = self.memory.nodes[node.parent as usize];
        }
        places.reverse();
        Way { cost: last.cost, places, spare }
    }
}

/// The bits of a queued number that contain the index of its node.
const INDEX: u32 = (1 << 28) - 1;

/// The properties that two nodes must share so that one can replace the other, besides cost and
/// jokers.
fn key(node: &Node, room: Room) -> u64 {
    let open = node.open.iter().fold(room as u64, |key, &open| key << 8 | u64::from(open));
    let high = node.high.iter().fold(open, |key, &high| key << 3 | u64::from(high));
    high << 4 | u64::from(node.done)
}
