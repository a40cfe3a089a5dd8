//! The exact solver of the table: which tiles of a rack can be laid, and how.
//!
//! All tiles that lie on the table must lie on the new one, any tile of the rack may (RULES 7.4).
//! The solver finds the new table with the most of them, or with those that count most on the rack.
//!
//! ```text
//! sets      the parts of a list
//! room      how many jokers that are left over fit into series
//! position  what there is to lay, in counts
//! groups    the groups of one number
//! runs      the open runs of one colour
//! bound     what is still to be paid at least
//! search    from number to number, the most promising way first
//! series    the series behind a result
//! given     a table and a rack as counts, and back
//! opening   series of one's own tiles, worth enough
//! placed    where jokers lie in series, that may lie in several places
//! worth     what series are worth that lie on a table
//! ```

mod sets;
mod room;
mod position;
mod groups;
mod runs;
mod bound;
mod search;
mod series;
mod given;
mod opening;
mod placed;
mod worth;

use super::rules::{JOKER, OPENING, Rules, points};
use crate::tile::Tile;
use given::{Given, Keep, place};
use opening::{Slot, Small, Tiles, dearest, least, smallest};
use placed::placings;
use position::{Costs, NUMBERS, Position};
use runs::Steps;
use search::{Memory, Search, Way};
use series::series;
use sets::sets;

pub use opening::Opening;
pub use worth::worth;

/// How many nodes a search may note, so that any input ends soon. A play for which this does not
/// suffice is not found; no random position has needed a tenth of it.
const MOST_NODES: usize = 1_000_000;

/// How many openings are tried at most for the first laying.
const MOST_OPENINGS: usize = 400;

/// How many sets of series are tried at most where a play is sought that changes fewer of them.
const MOST_SETS: usize = 400;

/// What the costs of the search count first, in units of what they count next.
const FIRST: u32 = 2048;

/// What a play should be best at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// As many tiles as possible.
    Tiles,
    /// Tiles that count as much as possible on the rack.
    Points,
}

impl Aim {
    /// What it costs to leave tiles on the rack.
    fn costs(self) -> Costs {
        let cost = |points: u32| match self {
            Aim::Tiles => FIRST + points,
            Aim::Points => FIRST * points + 1,
        };
        let face = std::array::from_fn(|number| cost(number as u32 + 1));
        Costs { face, joker: cost(JOKER.into()), joker_at: None }
    }
}

/// A turn in which tiles are laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The new table. Each series is in an order in which it can be read; those of the old table
    /// that are kept, or only added to, come first, in their order.
    pub table: Vec<Vec<Tile>>,
    /// The tiles that come from the rack, in the order of the rack.
    pub laid: Vec<Tile>,
    /// What these count on the rack: their numbers, and 50 for a joker (RULES 7.8).
    pub points: u32,
}

/// Answers questions about tables and racks. It keeps memory between questions, so one solver
/// should serve many.
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
    rules: Rules,
    steps: Steps,
    memory: Memory,
    thorough: bool,
    /// How many nodes may be noted for a question.
    most: usize,
    /// How many of them are left for this one.
    left: usize,
}

/// A way to lay a position, with what is kept of the table.
type Found = (Keep, Position, Way);

impl TableSolver {
    /// A solver for these rules.
    pub fn new(rules: Rules) -> TableSolver {
        let (steps, memory, most) = (Steps::new(2), Memory::default(), usize::MAX);
        TableSolver { rules, steps, memory, thorough: false, most, left: most }
    }

    /// The same, for plays that people should follow: among those that are equally good by the aim
    /// it seeks one that changes the fewest series of the table. That takes some times as long.
    pub fn thorough(self) -> TableSolver {
        TableSolver { thorough: true, ..self }
    }

    /// The same, for plays that are needed soon: after so many nodes in all searches for a best
    /// play it has the best that it has found, and for a first play perhaps none, though there is
    /// one. So the time that it takes has a bound, and the play still hangs on nothing but the
    /// question.
    pub fn within(self, nodes: usize) -> TableSolver {
        TableSolver { most: nodes, ..self }
    }

    /// The rules that it plays by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The best play of a player who has opened, or `None` if he can lay nothing.
    ///
    /// Among plays that are equally good by the aim one is chosen that is easy to follow: it keeps
    /// series of the table unchanged or only adds to them, so many that no further one can be kept
    /// too (in one of fifty plays more would be possible, which a [thorough](TableSolver::thorough)
    /// solver finds); then the rest of the rack counts as little as possible.
    ///
    /// With `joker_lock` series with jokers are only added to. That is always legal, though a joker
    /// could leave its series if the tile that it stands for took its place.
    ///
    /// Nothing is found, either, if the table holds what is no series and cannot be mended, if a
    /// tile is there twice or is not of this game.
    pub fn best_play(&mut self, table: &[Vec<Tile>], rack: &[Tile], aim: Aim) -> Option<Play> {
        self.left = self.most;
        let given = Given::new(table, rack, self.rules.melds())?;
        let locked = self.locked(&given);
        let found = self.best(&given, &locked, &Tiles::default(), aim)?;
        self.play(&given, rack, &found)
    }

    /// The best play of a player who has not opened: the tiles laid hold series of his own that are
    /// worth enough (RULES 7.3), and jokers lie where they count enough. Else as
    /// [`TableSolver::best_play`].
    ///
    /// The best of all if no more than 400 openings have to be tried for it; racks with so many
    /// openings nearly always hold one in the tiles of the best play. Openings whose jokers count
    /// enough only in several series with other tiles are not looked for.
    pub fn first_play(&mut self, table: &[Vec<Tile>], rack: &[Tile], aim: Aim) -> Option<Play> {
        self.left = self.most;
        let given = Given::new(table, rack, self.rules.melds())?;
        let locked = self.locked(&given);
        let free = self.best(&given, &locked, &Tiles::default(), aim)?;
        if let Some(play) = self.opens(rack, self.play(&given, rack, &free)?) {
            return Some(play);
        }
        let most = free.2.cost / FIRST;
        let own = Given::new(&[], rack, self.rules.melds())?;
        let mut best: Option<(u32, Play, Task)> = None;
        for opening in smallest(&own.position(&Vec::new()), &self.rules, MOST_OPENINGS) {
            // Only what is better is looked for, and nothing is better than the best play.
            let limit = match best {
                None => u32::MAX,
                Some((cost, ..)) if cost / FIRST == most => break,
                Some((cost, ..)) => cost - 1,
            };
            // Its jokers anywhere, or where these count too little, its series with jokers as they
            // are.
            let free = Task::free(table, rack, &locked, &opening);
            if self.first_way(rack, &free, aim, limit, &mut best) == Some(false) {
                let apart = Task::apart(table, rack, &locked, &opening);
                self.first_way(rack, &apart, aim, limit, &mut best);
            }
        }
        let (_, play, task) = best?;
        let given = Given::new(&task.table, &task.rack, self.rules.melds())?;
        let kept = self.best(&given, &task.locked, &task.forced, aim);
        let kept = kept.and_then(|found| self.play(&given, rack, &found));
        kept.and_then(|play| self.opens(rack, play)).or(Some(play))
    }

    /// Notes a play that does a task if it opens, and says whether it does; nothing where the task
    /// cannot be done for no more than `limit`.
    fn first_way(
        &mut self,
        rack: &[Tile],
        task: &Task,
        aim: Aim,
        limit: u32,
        best: &mut Option<(u32, Play, Task)>,
    ) -> Option<bool> {
        let given = Given::new(&task.table, &task.rack, self.rules.melds())?;
        let found = self.way(&given, &task.locked, &task.forced, aim, limit)?;
        let play = self.opens(rack, self.play(&given, rack, &found)?);
        let opens = play.is_some();
        *best = play.map(|play| (found.2.cost, play, task.clone())).or_else(|| best.take());
        Some(opens)
    }

    /// A play with its jokers where they count enough to open; nothing if there is no such place.
    fn opens(&self, rack: &[Tile], play: Play) -> Option<Play> {
        let opens = |table: &Vec<Vec<Tile>>| worth(table, rack, &self.rules) >= OPENING;
        let table = placings(&play.table, rack, &self.rules).into_iter().find(opens)?;
        Some(Play { table, ..play })
    }

    /// The opening from the rack alone that is worth most, if any is worth enough.
    pub fn most_opening(&mut self, rack: &[Tile]) -> Option<Opening> {
        let given = Given::new(&[], rack, self.rules.melds())?;
        let position = given.position(&Vec::new());
        let way = dearest(&position, &self.rules, &mut self.memory).ok()?;
        let series = series(&position, &[], &way)?;
        let series = given.tiles(&Vec::new(), &series);
        let placed = placings(&series, rack, &self.rules).into_iter();
        let placed = placed.map(|series| (worth(&series, rack, &self.rules), series));
        let (points, series) = placed.max_by_key(|(points, _)| *points)?;
        (points >= OPENING).then_some(Opening { series, points })
    }

    /// The opening from the rack alone that is worth least, of those that are worth enough.
    pub fn least_opening(&mut self, rack: &[Tile]) -> Option<Opening> {
        let given = Given::new(&[], rack, self.rules.melds())?;
        let least = least(&given.position(&Vec::new()), &self.rules)?;
        let mut loose = rack.to_vec();
        let series = least.series.iter().map(|series| taken(series, &mut loose)).collect();
        Some(Opening { series, points: least.points })
    }

    /// The best way to lay a position in which some tiles of the rack must be laid, with as much of
    /// the table kept as lies in it.
    fn best(&mut self, given: &Given, locked: &Keep, forced: &Tiles, aim: Aim) -> Option<Found> {
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

    /// A play as good as one that was found, with the fewest series of the table changed. Some are
    /// stuck: no play that is as good can keep them. To change one series fewer than before, those
    /// are changed and as many others as that leaves, each set of them in turn.
    fn fewest_changes(
        &mut self,
        given: &Given,
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

    /// The cheapest way that keeps these series, lays these tiles of the rack and costs no more
    /// than `most`.
    fn way(
        &mut self,
        given: &Given,
        keep: &Keep,
        forced: &Tiles,
        aim: Aim,
        most: u32,
    ) -> Option<Found> {
        let mut position = given.position(keep);
        for number in 0..NUMBERS {
            for (color, &tiles) in forced.faces[number].iter().enumerate() {
                position.must[number][color] += tiles;
                position.may[number][color] -= tiles;
            }
        }
        position.jokers.0 += forced.jokers;
        position.jokers.1 -= forced.jokers;
        let costs = aim.costs();
        let search = Search::new(&position, &costs, &self.steps, &mut self.memory);
        let way = search.run(most, MOST_NODES.min(self.left));
        self.left = self.left.saturating_sub(self.memory.nodes());
        let way = way.ok()?;
        series(&position, &given.kept(keep), &way)?;
        Some((keep.clone(), position, way))
    }

    /// The series of the table that must not be taken apart.
    fn locked(&self, given: &Given) -> Keep {
        (0..given.len()).map(|at| self.rules.joker_lock && given.has_joker(at)).collect()
    }

    /// The play of a way; nothing if it lays no tile.
    fn play(&self, given: &Given, rack: &[Tile], found: &Found) -> Option<Play> {
        let (keep, position, way) = found;
        let table = given.tiles(keep, &series(position, &given.kept(keep), way)?);
        let lies = |tile: &&Tile| table.iter().any(|series| series.contains(tile));
        let laid: Vec<Tile> = rack.iter().filter(lies).copied().collect();
        let points = laid.iter().map(|&tile| u32::from(points(tile))).sum();
        (!laid.is_empty()).then_some(Play { table, laid, points })
    }
}

/// What a play may cost at most that is as good by its aim.
const fn as_good((_, _, way): &Found) -> u32 {
    (way.cost / FIRST + 1) * FIRST - 1
}

/// What is to be laid by a play.
#[derive(Clone)]
struct Task {
    /// The series that lie, those included that are to lie as they are.
    table: Vec<Vec<Tile>>,
    /// What is left of the rack.
    rack: Vec<Tile>,
    /// The series that must not be taken apart.
    locked: Keep,
    /// What of the rack must be laid.
    forced: Tiles,
}

impl Task {
    /// To lay the tiles of an opening, wherever they lie.
    fn free(table: &[Vec<Tile>], rack: &[Tile], locked: &Keep, opening: &Small) -> Task {
        let (table, rack, locked) = (table.to_vec(), rack.to_vec(), locked.clone());
        Task { table, rack, locked, forced: opening.tiles }
    }

    /// To lay the series of an opening that have jokers as they are, and its other tiles.
    fn apart(table: &[Vec<Tile>], rack: &[Tile], locked: &Keep, opening: &Small) -> Task {
        let mut task = Task::free(table, rack, locked, opening);
        for series in &opening.series {
            if series.iter().all(|slot| slot.tile().is_some()) {
                continue;
            }
            task.table.push(taken(series, &mut task.rack));
            task.locked.push(true);
            for (color, number) in series.iter().filter_map(|slot| slot.tile()) {
                task.forced.faces[number][color] -= 1;
            }
        }
        task.forced.jokers = 0;
        task
    }
}

/// The tiles of a series, taken out of the rack of which it is made.
fn taken(series: &[Slot], rack: &mut Vec<Tile>) -> Vec<Tile> {
    let mut take = |slot: &Slot| {
        let at = rack.iter().position(|&tile| place(tile) == slot.tile());
        rack.remove(at.expect("an opening is made of the rack"))
    };
    series.iter().map(&mut take).collect()
}

#[cfg(test)]
mod tests;
