//! The exact solver of the table: finds the tiles of a rack that can be laid, and the new table.
//!
//! All tiles of the old table must lie on the new one, any tile of the rack may (RULES 7.4). The
//! solver finds the new table with the most tiles of the rack, or with those that count most there.
//!
//! ```text
//! sets      subsets of a list
//! room      the number of unused jokers that fit into series
//! position  the tiles to lay, in counts
//! groups    the groups of one number
//! runs      the open runs of one colour
//! bound     a lower bound of the remaining cost
//! search    from number to number, the most promising way first
//! series    the series behind a result
//! given     a table and a rack as counts, and back
//! opening   series of a player's own tiles, worth enough
//! task      series that must stay, and tiles that must be laid
//! placed    the places of jokers in series, if there are several
//! worth     the worth of series on a table
//! ```

mod sets;
mod room;
mod position;
mod groups;
mod runs;
mod bound;
mod search;
mod series;
mod input;
mod opening;
mod placed;
mod task;
mod worth;

use std::collections::BTreeMap;

use super::lock::freed;
use super::rules::LayingRules;
use crate::meld::Meld;
use crate::mix::MixSet;
use crate::tile::Tile;
use input::{Input, Keep};
use opening::{Small, Tiles, dearest, least, smallest};
use placed::placings;
use position::{Costs, Position};
use runs::Steps;
use search::{Memory, Search, Way};
use series::series;
use sets::sets;
use task::{Task, taken};

pub use opening::Opening;
pub use worth::worth;

/// Limit of nodes of a search, so that it ends soon for any input. A play that needs more is not
/// found; no random position has needed a tenth of it.
const MOST_NODES: usize = 1_000_000;

/// Limit of openings tried for a first play.
const MOST_OPENINGS: usize = 400;

/// Limit of sets of series tried in the search for a play that changes fewer series.
const MOST_SETS: usize = 400;

/// Limit of tasks tried if jokers are locked; they take a second. Of 3065 positions between bots
/// none has needed a sixth of it; of 3000 random ones with jokers on the table one needs more, and
/// then the play may not be the best.
const MOST_TASKS: usize = 50_000;

/// Weight of the first criterion in the costs of the search, in units of the second one.
const FIRST: u32 = 2048;

/// The aim of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// As many tiles as possible.
    Tiles,
    /// Tiles with the highest count on the rack.
    Points,
}

impl Aim {
    /// The costs of tiles left on the rack.
    fn costs(self, rules: &LayingRules) -> Costs {
        let cost = |points: u32| match self {
            Aim::Tiles => FIRST + points,
            Aim::Points => FIRST * points + 1,
        };
        let face = std::array::from_fn(|number| cost(number as u32 + 1));
        Costs { face, joker: cost(rules.joker_value.into()), joker_at: None }
    }
}

/// A turn in which tiles are laid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub struct Play {
    /// The new table. Each series is in a readable order; unchanged or extended series of the old
    /// table come first, in their order.
    pub table: Vec<Vec<Tile>>,
    /// The tiles that come from the rack, in the order of the rack.
    pub laid: Vec<Tile>,
    /// The count of these tiles on the rack: their numbers, and jokers by the rules (RULES 7.8).
    pub points: u32,
}

/// Answers questions about tables and racks. It reuses memory, so one solver should answer many
/// questions.
///
/// ```
/// use istaka::{melds, tiles, write_tiles};
/// use istaka::rummi::{Aim, Rules, TableSolver};
/// let mut solver = TableSolver::new(Rules::rummi80(2));
/// let play = solver.best_play(&melds("B7 B8 B9")?, &tiles("B10 Y7 K7")?, Aim::Tiles).unwrap();
/// assert_eq!(write_tiles(&play.laid), "B10 Y7 K7"); // B8 B9 B10 | Y7 B7 K7
/// assert_eq!(play.points, 24);
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub struct TableSolver {
    rules: LayingRules,
    steps: Steps,
    memory: Memory,
    thorough: bool,
    /// Limit of nodes for a question.
    most: usize,
    /// Remaining nodes for the current question.
    left: usize,
}

/// A question for a player before or after the opening, and the best answer so far.
struct Goal<'a> {
    table: &'a [Vec<Tile>],
    rack: &'a [Tile],
    opened: bool,
    aim: Aim,
    best: Option<Settled>,
    /// Remaining number of tasks.
    left: usize,
}

/// A play that the rules accept.
struct Settled {
    cost: u32,
    play: Play,
    /// The task that it fulfils.
    task: Task,
}

/// A task whose play is searched.
struct Todo<'a> {
    task: Task,
    /// An opening whose series may still be laid as they are.
    opening: Option<&'a Small>,
    /// The fault of its cheapest play, once that has been found.
    amiss: Option<Amiss>,
}

/// The reason for which the rules reject a play.
enum Amiss {
    /// It does not open.
    TooLow,
    /// This joker has left its series.
    Freed(Tile),
}

/// A way to lay a position, with the kept series of the table.
type Found = (Keep, Position, Way);

impl TableSolver {
    /// Creates a solver for these rules.
    pub fn new(rules: impl Into<LayingRules>) -> TableSolver {
        let rules = rules.into();
        let (steps, memory, most) = (Steps::new(2), Memory::default(), usize::MAX);
        TableSolver { rules, steps, memory, thorough: false, most, left: most }
    }

    /// Makes the solver suitable for plays that people should follow: among the plays that are
    /// equally good by the aim it finds one that changes the fewest series of the table. This takes
    /// several times as long.
    pub fn thorough(self) -> TableSolver {
        TableSolver { thorough: true, ..self }
    }

    /// Limits the nodes of all searches for a best play, so that the time has a bound: at the limit
    /// the best play found so far is returned, and for a first play possibly none although there is
    /// one. The result still depends on the question only.
    pub fn within(self, nodes: usize) -> TableSolver {
        TableSolver { most: nodes, ..self }
    }

    /// The rules.
    pub const fn rules(&self) -> &LayingRules {
        &self.rules
    }

    /// Returns the best play of a player who has opened, or `None` if nothing can be laid.
    ///
    /// Among plays that are equally good by the aim it chooses one that is easy to follow: it keeps
    /// series of the table unchanged or only adds to them, until no further one can be kept (in one
    /// of fifty plays another choice would keep more, which a [thorough](TableSolver::thorough)
    /// solver finds); then the rest of the rack counts as little as possible.
    ///
    /// With `joker_lock` plays are compared by the aim alone, and the play is the best if no more
    /// than 50 000 ways to settle the jokers must be tried for it.
    ///
    /// The result is also `None` if the table contains an invalid series that cannot be repaired,
    /// or if a tile is there twice or is not of this game.
    pub fn best_play(&mut self, table: &[Vec<Tile>], rack: &[Tile], aim: Aim) -> Option<Play> {
        self.left = self.most;
        let all = Task::free(table, rack, &self.rules);
        if self.rules.joker_lock {
            let mut goal = Goal { table, rack, opened: true, aim, best: None, left: MOST_TASKS };
            self.settle(&mut goal, all.clone().with_jokers_kept(&self.rules), None);
            self.settle(&mut goal, all, None);
            return self.kept(&goal);
        }
        let given = Input::new(table, rack, self.rules)?;
        let found = self.best(&given, &all.locked, &all.forced, aim)?;
        self.play(&given, rack, &found)
    }

    /// Returns the best play of a player who has not opened: the laid tiles contain series of the
    /// player's own that are worth enough (RULES 7.3), with jokers in places where they count
    /// enough. Otherwise as [`TableSolver::best_play`].
    ///
    /// It is the best if no more than 400 openings must be tried for it; in racks with more
    /// openings the tiles of the best play nearly always contain one. Openings whose jokers count
    /// enough only in several series with other tiles are not found.
    pub fn first_play(&mut self, table: &[Vec<Tile>], rack: &[Tile], aim: Aim) -> Option<Play> {
        self.left = self.most;
        let mut goal = Goal { table, rack, opened: false, aim, best: None, left: MOST_TASKS };
        let all = Task::free(table, rack, &self.rules);
        let given = Input::new(table, rack, self.rules)?;
        let free = self.best(&given, &all.locked, &all.forced, aim)?;
        if let Ok(play) = self.accepted(&goal, self.play(&given, rack, &free)?) {
            return Some(play);
        }
        let most = free.2.cost / FIRST;
        let own = Input::new(&[], rack, self.rules)?;
        for opening in smallest(&own.position(&Vec::new()), &self.rules, MOST_OPENINGS) {
            // Nothing is better than the best play.
            if goal.best.as_ref().is_some_and(|best| best.cost / FIRST == most) {
                break;
            }
            let task = Task { forced: opening.tiles, ..all.clone() };
            if self.rules.joker_lock {
                let kept = task.clone().with_jokers_kept(&self.rules);
                self.settle(&mut goal, kept, Some(&opening));
            }
            self.settle(&mut goal, task, Some(&opening));
        }
        self.kept(&goal)
    }

    /// Stores the best play that fulfils a task and is accepted by the rules, if it is better than
    /// the stored one. If jokers have left their series, or those of an opening count too little,
    /// further tasks settle that; the next task is always the one with the lowest possible cost.
    fn settle(&mut self, goal: &mut Goal, task: Task, opening: Option<&Small>) {
        let mut seen = MixSet::default();
        let mut number = 0;
        let mut open = BTreeMap::from([((0, 0, 0), Todo { task, opening, amiss: None })]);
        while let Some(((least, settled, _), Todo { task, opening, amiss })) = open.pop_first() {
            let done = goal.best.as_ref().is_some_and(|best| self.counted(best.cost) <= least);
            if done || self.left == 0 || goal.left == 0 {
                return;
            }
            goal.left -= usize::from(self.rules.joker_lock);
            let (least, cost, amiss) = match amiss {
                Some(amiss) => (least, least, amiss),
                None if !seen.insert(task.lying()) => continue,
                None => {
                    let Some((cost, play)) = self.cheapest(goal, &task) else { continue };
                    match self.accepted(goal, play) {
                        Ok(play) => {
                            goal.best = Some(Settled { cost, play, task });
                            continue;
                        }
                        Err(amiss) => (least, self.counted(cost), amiss),
                    }
                }
            };
            let mut add = |settled, task, opening, amiss| {
                number += 1;
                open.insert((cost, settled, number), Todo { task, opening, amiss });
            };
            match amiss {
                amiss if cost > least => add(settled, task, opening, Some(amiss)),
                Amiss::Freed(joker) => {
                    for task in task.settled(goal.table, joker, &self.rules) {
                        add(settled - 1, task, opening, None);
                    }
                }
                Amiss::TooLow => {
                    let laid = opening.and_then(|opening| task.with_opening(opening, &self.rules));
                    laid.into_iter().for_each(|task| add(settled - 1, task, None, None));
                }
            }
        }
    }

    /// Returns the cheapest play for a task, legal or not, with its cost, if it is better than the
    /// stored one.
    fn cheapest(&mut self, goal: &Goal, task: &Task) -> Option<(u32, Play)> {
        let limit = match &goal.best {
            Some(best) => self.counted(best.cost).checked_sub(1)?,
            None => u32::MAX,
        };
        let given = Input::new(&task.table, &task.rack, self.rules)?;
        let found = self.way(&given, &task.locked, &task.forced, goal.aim, limit)?;
        Some((found.2.cost, self.play(&given, goal.rack, &found)?))
    }

    /// The part of a cost by which plays are compared: if jokers are locked only the part of the
    /// aim, since there are many equally good plays.
    fn counted(&self, cost: u32) -> u32 {
        if self.rules.joker_lock { cost / FIRST * FIRST } else { cost }
    }

    /// Returns a play with its jokers in places that the rules accept, or the fault if there are
    /// none.
    fn accepted(&self, goal: &Goal, play: Play) -> Result<Play, Amiss> {
        let mut amiss = Amiss::TooLow;
        for table in placings(&play.table, goal.rack, &self.rules) {
            if !goal.opened && worth(&table, goal.rack, &self.rules) < self.rules.opening {
                continue;
            }
            match self.freed(goal.table, &table) {
                None => return Ok(Play { table, ..play }),
                Some(joker) => amiss = Amiss::Freed(joker),
            }
        }
        Err(amiss)
    }

    /// Returns a joker of the old table that is in an illegal place on a new one.
    fn freed(&self, old: &[Vec<Tile>], new: &[Vec<Tile>]) -> Option<Tile> {
        if !self.rules.joker_lock {
            return None;
        }
        let new: Vec<Meld> = new.iter().filter_map(|series| self.rules.read(series)).collect();
        freed(old, &new, &self.rules)
    }

    /// Returns a play as good as the stored one, with series of the table kept.
    fn kept(&mut self, goal: &Goal) -> Option<Play> {
        let Settled { play, task, .. } = goal.best.as_ref()?;
        let given = Input::new(&task.table, &task.rack, self.rules)?;
        let kept = self.best(&given, &task.locked, &task.forced, goal.aim);
        let kept = kept.and_then(|found| self.play(&given, goal.rack, &found));
        kept.and_then(|play| self.accepted(goal, play).ok()).or_else(|| Some(play.clone()))
    }

    /// Returns the opening from the rack alone that is worth most, if any is worth enough.
    pub fn most_opening(&mut self, rack: &[Tile]) -> Option<Opening> {
        let given = Input::new(&[], rack, self.rules)?;
        let position = given.position(&Vec::new());
        let way = dearest(&position, &self.rules, &mut self.memory).ok()?;
        let series = series(&position, &[], &way)?;
        let series = given.tiles(&Vec::new(), &series);
        let placed = placings(&series, rack, &self.rules).into_iter();
        let placed = placed.map(|series| (worth(&series, rack, &self.rules), series));
        let (points, series) = placed.max_by_key(|(points, _)| *points)?;
        (points >= self.rules.opening).then_some(Opening { series, points })
    }

    /// Returns the opening from the rack alone that is worth least, of those that are worth enough.
    pub fn least_opening(&mut self, rack: &[Tile]) -> Option<Opening> {
        let given = Input::new(&[], rack, self.rules)?;
        let least = least(&given.position(&Vec::new()), &self.rules)?;
        let mut loose = rack.to_vec();
        let series = least.series.iter().map(|series| taken(series, &mut loose, &self.rules));
        Some(Opening { series: series.collect::<Option<_>>()?, points: least.points })
    }

    /// Returns the best way to lay a position in which some tiles of the rack must be laid, and
    /// keeps as much of the table as the way contains.
    fn best(&mut self, given: &Input, locked: &Keep, forced: &Tiles, aim: Aim) -> Option<Found> {
        let everything = vec![true; given.len()];
        let as_it_lies = self.way(given, &everything, forced, aim, u32::MAX);
        let better = as_it_lies
            .as_ref()
            .map_or(Some(u32::MAX), |(_, _, way)| (way.cost / FIRST * FIRST).checked_sub(1));
        let free = better.and_then(|better| self.way(given, locked, forced, aim, better));
        let Some(free) = free else { return as_it_lies };
        let most = as_good(&free);
        let (keep, position, way) = &free;
        let lies = given.lying_in(&given.tiles(keep, &series(position, &given.kept(keep), way)?));
        let mut keep: Keep =
            lies.iter().zip(locked).map(|(&lies, &locked)| lies || locked).collect();
        let mut best = None;
        for at in (0..given.len()).filter(|&at| !lies[at] && !locked[at]) {
            keep[at] = true;
            match self.way(given, &keep, forced, aim, most) {
                Some(found) => best = Some(found),
                None => keep[at] = false,
            }
        }
        let found = best.or_else(|| self.way(given, &keep, forced, aim, most)).unwrap_or(free);
        Some(if self.thorough {
            self.fewest_changes(given, locked, forced, aim, found)
        } else {
            found
        })
    }

    /// Returns a play as good as the found one, with the fewest changed series of the table. Some
    /// series are in no equally good play, so they must change. To change one series fewer than
    /// before, these change and as many others as that allows; each set of them is tried.
    fn fewest_changes(
        &mut self,
        given: &Input,
        locked: &Keep,
        forced: &Tiles,
        aim: Aim,
        mut found: Found,
    ) -> Found {
        let most = as_good(&found);
        loop {
            let changed: Vec<usize> = (0..given.len()).filter(|&at| !found.0[at]).collect();
            let mut stuck = changed.clone();
            stuck.retain(|&at| {
                let keep = (0..given.len()).map(|one| one == at || locked[one]).collect();
                self.way(given, &keep, forced, aim, most).is_none()
            });
            let Some(more) = changed.len().checked_sub(stuck.len() + 1) else { return found };
            let may: Vec<usize> =
                (0..given.len()).filter(|at| !locked[*at] && !stuck.contains(at)).collect();
            let fewer = sets(&may, more, MOST_SETS).into_iter().find_map(|set| {
                let changes = |at: usize| stuck.contains(&at) || set.contains(&at);
                let keep = (0..given.len()).map(|at| !changes(at)).collect();
                self.way(given, &keep, forced, aim, most)
            });
            match fewer {
                Some(fewer) => found = fewer,
                None => return found,
            }
        }
    }

    /// Returns the cheapest way that keeps these series, lays these tiles of the rack and costs no
    /// more than `most`.
    fn way(
        &mut self,
        given: &Input,
        keep: &Keep,
        forced: &Tiles,
        aim: Aim,
        most: u32,
    ) -> Option<Found> {
        let mut position = given.position(keep);
        for number in 0..position.numbers {
            for (color, &tiles) in forced.faces[number].iter().enumerate() {
                position.must[number][color] += tiles;
                position.may[number][color] -= tiles;
            }
        }
        position.jokers.0 += forced.jokers;
        position.jokers.1 -= forced.jokers;
        let costs = aim.costs(&self.rules);
        let search = Search::new(&position, &costs, &self.steps, &mut self.memory);
        let way = search.run(most, MOST_NODES.min(self.left));
        self.left = self.left.saturating_sub(self.memory.nodes());
        let way = way.ok()?;
        series(&position, &given.kept(keep), &way)?;
        Some((keep.clone(), position, way))
    }

    /// Returns the play of a way; `None` if it lays no tile.
    fn play(&self, given: &Input, rack: &[Tile], found: &Found) -> Option<Play> {
        let (keep, position, way) = found;
        let table = given.tiles(keep, &series(position, &given.kept(keep), way)?);
        let lies = |tile: &&Tile| table.iter().any(|series| series.contains(tile));
        let laid: Vec<Tile> = rack.iter().filter(lies).copied().collect();
        let points = laid.iter().map(|&tile| u32::from(self.rules.points(tile))).sum();
        (!laid.is_empty()).then_some(Play { table, laid, points })
    }
}

/// The highest cost of a play that is as good by its aim.
const fn as_good((_, _, way): &Found) -> u32 {
    (way.cost / FIRST + 1) * FIRST - 1
}

#[cfg(test)]
mod tests;
