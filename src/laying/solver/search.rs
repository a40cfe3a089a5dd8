//! The search: down from the highest number, the most promising way first.
//!
//! A node says what is open after some numbers: the runs of each colour, the jokers used, the room
//! for those left over, and, where a 1 may follow the highest number, how many tiles 1 lie there.
//! Its cost is what the tiles passed over so far are worth. Nodes are taken in the order of the
//! least that a way through them can cost, so the first one that is legal and done is the best.
//!
//! A node is dropped when another with the same open runs cost no more and used no more jokers, and
//! has room for any number of them: whatever completes the one completes the other. Without such
//! room it must have used equally many and have the same room.
//!
//! Two open runs for each colour suffice, and none need begin with a joker but where it must go
//! down to the 1: whatever tiles of one colour form runs with so many jokers, also form runs like
//! that with no more. A test shows it for every set of tiles of a colour, with 10 and with 13
//! numbers, with and without the high 1. Where jokers count as the tile that they stand for that is
//! not so, and four runs may be open.

// CITE: van Rijn, Takes, Vis: The Complexity of Rummikub Problems, 2015, arXiv 1604.07553: number
// by number, with the lengths of the open runs up to three.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::BuildHasherDefault;

use super::bound::{Bound, Known, NEVER};
use super::groups::{Choice, all_choices, choices};
use super::position::{COLORS, COPIES, Costs, Each, JOKERS, Position};
use super::room::Room;
use super::runs::{self, Lengths, NONE, Step, Steps};
use crate::mix::Mix;

/// The cheapest way to lay a position.
#[derive(Clone, Debug)]
pub struct Way {
    /// What the tiles left on the rack cost.
    pub cost: u32,
    /// What happens at each place, the last place first.
    pub places: Vec<PlacePlan>,
    /// How many jokers are to be added to the series at the end.
    pub spare: u8,
}

/// What happens at one place.
#[derive(Clone, Copy, Debug)]
pub struct PlacePlan {
    /// The open runs before it, without those that joined a kept run and with the kept runs that
    /// may go on here.
    pub before: Each<Lengths>,
    /// The open runs after it.
    pub after: Each<Lengths>,
    /// The groups of the number.
    pub choice: Choice,
    /// How many tiles of each colour are laid in runs here.
    pub tiles: Each<u8>,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// What must be laid cannot be.
    Impossible,
    /// The search came to its limit.
    Limit,
}

/// A place in the search.
#[derive(Clone, Copy)]
struct Node {
    parent: u32,
    cost: u32,
    /// How many places are done.
    done: u8,
    jokers: u8,
    room: Room,
    /// How many jokers are added to the series at the end; only a node that is done has one.
    spare: Option<u8>,
    open: Each<Lengths>,
    /// How many tiles 1 of each colour lie after the highest number.
    high: Each<u8>,
    plan: PlacePlan,
}

/// How the runs of a colour go on at a place.
#[derive(Clone, Copy)]
struct Move {
    /// The open runs from which the step goes.
    before: Lengths,
    step: Step,
    /// How many tiles are laid in them.
    laid: u8,
    /// What the tiles cost that are left here.
    cost: u32,
    /// What the colour costs at least from here on.
    least: u32,
}

/// The memory of the search, kept so that the next one need not ask for it again.
#[derive(Default)]
pub struct Memory {
    nodes: Vec<Node>,
    queue: BinaryHeap<Reverse<u64>>,
    taken: HashMap<u64, Taken, BuildHasherDefault<Mix>>,
    known: Known,
}

/// The least cost of the nodes taken that have the same open runs and the same kind of room, by the
/// jokers that they used.
#[derive(Clone, Copy)]
struct Taken([u32; JOKERS as usize + 1]);

impl Taken {
    const NEVER: Taken = Taken([NEVER; JOKERS as usize + 1]);

    /// Whether one of them cost no more and used no more jokers, of which each may cost so much
    /// later.
    fn beats(&self, node: &Node, joker: u32) -> bool {
        let fewer = self.0[..=usize::from(node.jokers)].iter().rev();
        fewer.zip(0..).any(|(&cost, saved)| cost + saved * joker <= node.cost)
    }

    /// Whether one of them cost no more and used as many jokers.
    fn equals(&self, node: &Node) -> bool {
        self.0[usize::from(node.jokers)] <= node.cost
    }
}

/// So many nodes may have been taken before for their table to be kept: a larger one takes longer
/// to clear than most searches need.
const KEPT: usize = 2048;

impl Memory {
    /// Forgets the last search.
    fn clear(&mut self) {
        self.nodes.clear();
        self.queue.clear();
        if self.taken.capacity() > 2 * KEPT {
            self.taken = HashMap::default();
        }
        self.taken.clear();
    }

    /// How many nodes the last search has noted.
    pub const fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Whether a node need not be taken, because of those that were.
    fn covers(&self, node: &Node, joker: u32) -> bool {
        let any = self.taken.get(&key(node, Room::Any));
        let beaten = any.is_some_and(|taken| taken.beats(node, joker));
        let equal = || self.taken.get(&key(node, node.room)).is_some_and(|t| t.equals(node));
        beaten || node.room != Room::Any && equal()
    }

    /// Notes that a node is taken.
    fn take(&mut self, node: &Node) {
        let taken = self.taken.entry(key(node, node.room)).or_insert(Taken::NEVER);
        taken.0[usize::from(node.jokers)] = node.cost;
    }
}

/// A search that is going on.
pub struct Search<'a> {
    position: &'a Position,
    costs: &'a Costs,
    steps: &'a Steps,
    memory: &'a mut Memory,
    choices: Vec<Vec<Choice>>,
    bound: Option<Bound>,
    /// What a way may cost at most.
    most: u32,
    /// The moves of each colour from the node that is expanded, by how many of its tiles lie in
    /// groups.
    moves: Each<[Vec<Move>; COPIES + 1]>,
}

impl<'a> Search<'a> {
    /// A search for the cheapest way to lay a position, by the steps for two open runs, or for four
    /// where it matters what jokers stand for.
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

    /// The cheapest way that costs no more than `most`.
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

    /// Queues a node, unless nothing can come of it.
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

    /// What a node still costs at least.
    fn rest(&self, node: &Node) -> u32 {
        let left = self.position.all_jokers() - node.jokers;
        match (&self.bound, self.costs.joker_at) {
            (Some(bound), _) => bound.rest(node.done.into(), &node.open, left),
            // What was laid at the highest numbers cost least.
            (None, Some(joker_at)) => {
                let next = self.position.places().saturating_sub(1 + usize::from(node.done));
                let least = self.costs.joker.min(joker_at[next.min(self.position.numbers - 1)]);
                u32::from(left) * least
            }
            (None, None) => 0,
        }
    }

    /// What a joker that is left over at the end costs, if it cannot be added to the series.
    fn left_over(&self) -> u32 {
        if self.costs.joker_at.is_some() { self.costs.joker } else { 0 }
    }

    /// What it costs to lay a joker at a number.
    fn joker_at(&self, number: usize) -> u32 {
        self.costs.joker_at.map_or(0, |costs| costs[number])
    }

    /// Adds what is left of the jokers to the series, as many as fit.
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

    /// The moves of a colour at a place when so many of its tiles lie in groups there.
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
                // As many tiles as possible: a joker where a tile could lie never helps.
                let laid = step.tiles.min(left);
                let taken = step.tiles - laid;
                // From the third place a run must go down to the last one.
                let anywhere = place == 2 || self.costs.joker_at.is_some();
                let begins = step.begin == 0 || (place >= 2 && (anywhere || step.begin <= laid));
                // What does not lie after the highest number may still lie at the other end.
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

    /// The open runs from which the steps of a colour go.
    fn starts(&self, node: &Node, place: usize, color: usize) -> [Option<Lengths>; 4] {
        let kept = &self.position.kept;
        runs::starts(node.open[color], kept.above[place][color], kept.below[place][color])
    }

    /// Takes all moves of a colour, and then those of the next, as long as what the way costs at
    /// least, by the colours that have moved, does not exceed what it may.
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

    /// The way that led to a node.
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

/// The bits of a queued number that say which node it is.
const INDEX: u32 = (1 << 28) - 1;

/// What nodes must have in common so that one can replace the other, besides cost and jokers.
fn key(node: &Node, room: Room) -> u64 {
    let open = node.open.iter().fold(room as u64, |key, &open| key << 8 | u64::from(open));
    let high = node.high.iter().fold(open, |key, &high| key << 3 | u64::from(high));
    high << 4 | u64::from(node.done)
}
