//! Help for a player: the best play of a turn in small steps, and the missed plays of a finished
//! round.

use super::action::Action;
use super::bots::{Params, Player};
use super::rules::Rules;
use super::view::View;
use crate::contest::Match;
use crate::game::Bot;
use crate::laying::{Aim, LayingRules, Play, TableSolver, taken_out, worth};
use crate::seat::Seat;
use crate::tile::Tile;

/// The best action of a player.
///
/// ```
/// use istaka::Match;
/// use istaka::rummi::{Hint, Rules, TableSolver};
/// let rules = Rules::rummi80(2);
/// let mut game = Match::new(rules, 42);
/// game.deal()?;
/// let view = game.view(game.turn().unwrap()).unwrap();
/// match Hint::of(&view, &mut TableSolver::new(rules)) {
///     Hint::Lay { play, steps, .. } => assert_eq!(steps.last(), Some(&play.table)),
///     hint => assert_eq!(hint, Hint::Draw),
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "RummiHint"))]
pub enum Hint {
    /// Laying tiles.
    Lay {
        /// The play with the most tiles.
        play: Play,
        /// The tables on the way from the old one to the new one, which is the last. Each step
        /// brings the tiles of one series together; the rows in between need not be series.
        steps: Vec<Vec<Vec<Tile>>>,
        /// True if the player lays tiles for the first time.
        opens: bool,
        /// True if the whole rack is laid.
        finishes: bool,
        /// True if drawing is advised all the same: an Expert waits to lay everything at once.
        waits: bool,
        /// A way that leaves the table as it lies, for newcomers: series of the rack alone. `None`
        /// if the play leaves it so too, or if the rack alone can lay nothing.
        #[cfg_attr(feature = "js", tsify(type = "RummiRoute | null"))]
        plain: Option<Route>,
    },
    /// Drawing: nothing can be laid.
    Draw,
    /// Passing: nothing can be laid, and the stock is empty.
    Pass,
}

/// A play and the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "RummiRoute"))]
pub struct Route {
    /// The play.
    pub play: Play,
    /// The tables on the way from the old one to the new one, which is the last.
    pub steps: Vec<Vec<Vec<Tile>>>,
}

impl Route {
    /// Finds a play with series of the rack alone, where the best one touches others.
    fn plain(view: &View, most: &Play, solver: &mut TableSolver) -> Option<Route> {
        if view.table.iter().all(|row| most.table.contains(row)) {
            return None;
        }
        let mut play = match view.has_opened() {
            true => solver.best_play(&[], &view.hand, Aim::Tiles),
            false => solver.first_play(&[], &view.hand, Aim::Tiles),
        }?;
        play.table.splice(0..0, view.table.iter().cloned());
        view.proposal().judge(&play.table).is_ok().then(|| {
            let steps = steps(view, &[], &play.table);
            Route { play, steps }
        })
    }
}

impl Hint {
    /// Returns the best action of this player, in their turn or out of turn.
    pub fn of(view: &View, solver: &mut TableSolver) -> Hint {
        let mut expert = Player::new(&view.rules, Params::EXPERT, 0);
        let Some(Possible { most: mut play, expert }) = Possible::of(view, &mut expert, solver)
        else {
            return if view.stock == 0 { Hint::Pass } else { Hint::Draw };
        };
        let plain = Route::plain(view, &play, solver);
        let opens = !view.has_opened();
        let opening = if opens { opening(view, &play, solver) } else { Vec::new() };
        let steps = steps(view, &opening, &play.table);
        // The same series, in the order in which they have come to lie.
        play.table = steps.last().cloned().expect("tiles are laid");
        let finishes = play.laid.len() == view.hand.len();
        Hint::Lay { play, steps, opens, finishes, waits: expert == 0, plain }
    }
}

/// The good plays of a turn in which tiles can be laid, by which hints and reviews judge.
pub(super) struct Possible {
    /// The play with the most tiles, which is advised.
    pub most: Play,
    /// Number of tiles that an Expert would lay: 0 if it waits. A player who lays no fewer loses
    /// nothing.
    pub expert: usize,
}

impl Possible {
    /// Finds the plays of this player's turn. `None` if nothing can be laid.
    pub fn of(view: &View, expert: &mut Player, solver: &mut TableSolver) -> Option<Possible> {
        let most = best(view, solver)?;
        let expert = match expert.decide(view, &mut || false) {
            Action::Lay(table) => table.concat().len() - view.table.concat().len(),
            Action::Draw | Action::Pass | Action::TimeOut => 0,
        };
        Some(Possible { most, expert })
    }
}

/// A turn of a player, compared with the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Missed {
    /// The player.
    pub seat: Seat,
    /// The index of its event in the history of the round.
    pub event: usize,
    /// Number of laid tiles.
    pub laid: usize,
    /// The play with the most tiles; `None` if none could be laid.
    pub best: Option<Play>,
}

impl Missed {
    /// Compares the turn of this event of the last round; `None` while the round is running, and
    /// for an index out of range.
    pub fn of(game: &Match<Rules>, event: usize, solver: &mut TableSolver) -> Option<Missed> {
        let played = game.rounds().last().filter(|round| round.is_over)?;
        let laid = played.round.history().get(event)?.laid();
        // Each action is one event.
        let seat = played.actions[event].0;
        let view = game.played_until(game.rounds().len() - 1, event).view(seat)?;
        Some(Missed { seat, event, laid, best: best(&view, solver) })
    }
}

/// Returns the play with the most tiles that this player may lay.
fn best(view: &View, solver: &mut TableSolver) -> Option<Play> {
    let play = view.best_play(solver, Aim::Tiles)?;
    view.proposal().judge(&play.table).is_ok().then_some(play)
}

/// Returns series of a play's tiles that are worth the opening, to be laid before all else; empty
/// if the new table has such series anyway (RULES 7.3).
fn opening(view: &View, play: &Play, solver: &mut TableSolver) -> Vec<Vec<Tile>> {
    let is_own = |series: &&Vec<Tile>| series.iter().all(|tile| play.laid.contains(tile));
    let own: Vec<Vec<Tile>> = play.table.iter().filter(is_own).cloned().collect();
    let rules = view.rules.laying();
    if worth(&own, &view.hand, &rules) >= rules.opening {
        return Vec::new();
    }
    let least = solver.least_opening(&play.laid);
    let opening = least.or_else(|| solver.most_opening(&play.laid));
    opening.map_or_else(Vec::new, |opening| opening.series)
}

/// Returns the tables on the way to a new one: first series of the player's own tiles, then those
/// with added tiles, then those for which others are taken apart.
fn steps(view: &View, opening: &[Vec<Tile>], new: &[Vec<Tile>]) -> Vec<Vec<Vec<Tile>>> {
    let rules = view.rules.laying();
    let mut steps = Vec::new();
    let mut rows = view.table.clone();
    let mut loose = view.hand.clone();
    let mut step = |series: &Vec<Tile>, rows: &mut Vec<Vec<Tile>>| {
        *rows = gathered(rows, series, &rules);
        steps.push(rows.clone());
    };
    for series in opening {
        loose.retain(|tile| !series.contains(tile));
        step(series, &mut rows);
    }
    while let Some(series) = next(&rows, &loose, new, &rules) {
        loose.retain(|tile| !series.contains(tile));
        step(series, &mut rows);
    }
    steps
}

/// Returns the series to bring together next; `None` once all of them lie there.
fn next<'a>(
    rows: &[Vec<Tile>],
    loose: &[Tile],
    new: &'a [Vec<Tile>],
    rules: &LayingRules,
) -> Option<&'a Vec<Tile>> {
    let lies = |series: &Vec<Tile>| rows.iter().any(|row| same(row, series));
    let own = |series: &Vec<Tile>| series.iter().all(|tile| loose.contains(tile));
    let adds = |series: &Vec<Tile>| {
        let rest = |row: &Vec<Tile>| series.iter().all(|t| row.contains(t) || loose.contains(t));
        home(rows, series).is_some_and(|home| rest(&rows[home]))
    };
    let broken = |series: &Vec<Tile>| {
        let rows = gathered(rows, series, rules);
        rows.iter().filter(|row| rules.read(row).is_none()).count()
    };
    let effort = |series: &&Vec<Tile>| {
        if own(series) {
            (0, 0)
        } else if adds(series) {
            (1, 0)
        } else {
            (2, broken(series))
        }
    };
    new.iter().filter(|series| !lies(series)).min_by_key(effort)
}

/// Returns the table after the tiles of a series have been brought together: in the row with most
/// of them if the whole row is part of the series, else on the free table.
fn gathered(rows: &[Vec<Tile>], series: &[Tile], rules: &LayingRules) -> Vec<Vec<Tile>> {
    let home = home(rows, series);
    let left = |(at, row): (usize, &Vec<Tile>)| {
        if Some(at) == home { vec![series.to_vec()] } else { taken_out(row, series, rules) }
    };
    let mut after: Vec<Vec<Tile>> = rows.iter().enumerate().flat_map(left).collect();
    if home.is_none() {
        after.push(series.to_vec());
    }
    after
}

/// Returns the longest row that is part of a series.
fn home(rows: &[Vec<Tile>], series: &[Tile]) -> Option<usize> {
    let within = |&at: &usize| rows[at].iter().all(|tile| series.contains(tile));
    (0..rows.len()).filter(within).max_by_key(|&at| (rows[at].len(), std::cmp::Reverse(at)))
}

/// Returns `true` if these are the same tiles.
fn same(one: &[Tile], other: &[Tile]) -> bool {
    one.len() == other.len() && one.iter().all(|tile| other.contains(tile))
}
