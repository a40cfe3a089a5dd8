//! Help for a player: the best action with its reason, the opening that a hand has, and the
//! discards that cost nothing.

use super::action::{Action, Way};
use super::bots::{Params, Player, Why, position};
use super::penalty::Reason;
use super::round::Phase;
use super::row::{Row, uses, value};
use super::solver::{Done, Melds, Need, Solver, count_pairs, pairs};
use super::view::View;
use crate::tile::Tile;

/// An opening that a player could make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Possible {
    /// The melds.
    pub rows: Vec<Row>,
    /// By series or by pairs.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Way"))]
    pub way: Way,
    /// The value of the series, or the number of pairs.
    pub worth: u16,
    /// The tiles that stay in the hand.
    pub rest: Vec<Tile>,
    /// True if the player has to announce pairs first (`declare_pairs`).
    pub announces: bool,
}

impl Possible {
    /// The actions of this opening, one after the other.
    pub fn actions(&self) -> Vec<Action> {
        let announces = self.announces.then_some(Action::GoForPairs);
        announces.into_iter().chain([Action::Open(self.rows.clone())]).collect()
    }

    /// Finds an opening of this player's hand, with this discard if it is taken for it: one that
    /// finishes, else the series of the greatest value, else the most pairs. `None` if the hand
    /// cannot be opened.
    pub fn of(view: &View, taken: Option<Tile>, solver: &mut Solver) -> Option<Possible> {
        Possible::by_series(view, taken, solver).or_else(|| Possible::by_pairs(view, taken))
    }

    /// Finds the opening by series: one that finishes, else the one of the greatest value.
    pub fn by_series(view: &View, taken: Option<Tile>, solver: &mut Solver) -> Option<Possible> {
        let (hand, must) = with_taken(view, taken);
        let may = view.opened().is_none() && !view.players[view.seat.index()].announced;
        // Before a tile has come, another one stays in the hand.
        let came = taken.is_some() || view.is_own_turn() && view.phase == Phase::Play;
        if may { series(view, &hand, must, came, solver) } else { None }
    }

    /// Finds the opening by the most pairs.
    pub fn by_pairs(view: &View, taken: Option<Tile>) -> Option<Possible> {
        let (hand, must) = with_taken(view, taken);
        let announced = view.players[view.seat.index()].announced;
        let may_announce = view.is_own_turn() || !view.rules.declare_pairs;
        let may = view.opened().is_none() && (announced || may_announce);
        if may { by_pairs(view, &hand, must) } else { None }
    }

    /// The opening with these melds of this player's hand.
    fn with(view: &View, rows: &[Row]) -> Possible {
        let laid = |tile: &Tile| rows.iter().any(|row| row.tiles.contains(tile));
        let (way, worth) = match rows.iter().all(|row| row.tiles.len() < 3) {
            true => (Way::Pairs, rows.len() as u16),
            false => {
                let melds = rows.iter().filter_map(|row| row.read(view.okey()));
                (Way::Series, melds.map(|meld| value(&meld)).sum())
            }
        };
        let rest = view.hand.iter().copied().filter(|tile| !laid(tile)).collect();
        let announces = way == Way::Pairs && must_announce(view);
        Possible { rows: rows.to_vec(), way, worth, rest, announces }
    }
}

/// Returns `true` if this player has to announce pairs before an opening with them.
fn must_announce(view: &View) -> bool {
    view.rules.declare_pairs && !view.players[view.seat.index()].announced
}

/// The hand with a taken tile, and the tile that must be used.
fn with_taken(view: &View, taken: Option<Tile>) -> (Vec<Tile>, Option<Tile>) {
    (view.hand.iter().copied().chain(taken).collect(), taken.or(view.unused))
}

fn series(
    view: &View,
    hand: &[Tile],
    must: Option<Tile>,
    came: bool,
    solver: &mut Solver,
) -> Option<Possible> {
    let okey = view.okey();
    let direct = came && view.rules.direct_finish;
    let limit = view.rules.run_limit;
    let finish = if direct { solver.finish(hand, okey, must, limit) } else { None };
    let mut best = || solver.best(hand, okey, must, limit);
    let melds = finish.or_else(|| best().filter(|melds| melds.value >= view.need.points))?;
    let Melds { rows, rest, value: worth } = melds;
    let used = must.is_none_or(|tile| uses(rows.iter().flat_map(|row| &row.tiles), tile));
    used.then_some(Possible { rows, way: Way::Series, worth, rest, announces: false })
}

fn by_pairs(view: &View, hand: &[Tile], must: Option<Tile>) -> Option<Possible> {
    let mut rows = pairs(hand, view.okey(), view.rules.indicator_pair);
    if let Some(must) = must.filter(|&must| !uses(rows.iter().flat_map(|row| &row.tiles), must)) {
        // The tile takes the place of one in a pair that a wild tile completes.
        let fits = |row: &Row, at: usize| {
            let mut tiles = row.tiles.clone();
            tiles[at] = must;
            let row = Row::new(tiles);
            row.read(view.okey()).map(|_| row)
        };
        let swapped = rows.iter().enumerate().find_map(|(index, row)| {
            let row = (0..row.tiles.len()).find_map(|at| fits(row, at))?;
            Some((index, row))
        });
        let (index, row) = swapped?;
        rows[index] = row;
    }
    let laid = |rows: &[Row]| rows.iter().map(|row| row.tiles.len()).sum::<usize>();
    if laid(&rows) == hand.len() {
        let spare = |row: &Row| must.is_none_or(|must| !uses(&row.tiles, must));
        rows.remove(rows.iter().rposition(spare)?);
    }
    let holds = |tile: &Tile| rows.iter().any(|row| row.tiles.contains(tile));
    let rest = hand.iter().copied().filter(|tile| !holds(tile)).collect();
    let worth = rows.len() as u16;
    let enough = worth >= u16::from(view.need.pairs);
    let announces = must_announce(view);
    enough.then_some(Possible { rows, way: Way::Pairs, worth, rest, announces })
}

/// Returns the actions that use the discard on offer if this player takes it: an opening or table
/// work; empty if it cannot be used.
pub fn use_of(view: &View, tile: Tile, solver: &mut Solver) -> Vec<Action> {
    if let Some(opening) = Possible::of(view, Some(tile), solver) {
        return opening.actions();
    }
    let hand = [&view.hand[..], &[tile]].concat();
    let turn =
        position(view, &hand, Some(tile), &Done::default()).and_then(|place| solver.turn(&place));
    turn.map_or_else(Vec::new, |turn| turn.actions)
}

/// The tiles of this player whose discard costs nothing: also the last one, which finishes
/// (OKEY101 8).
pub fn free(view: &View) -> Vec<Tile> {
    let (okey, fitting) = (view.okey(), view.fitting());
    let cost = |tile| Reason::of_discard(tile, okey, &fitting, &view.rules);
    let finishes = view.legal.discard && view.hand.len() == 1;
    view.hand.iter().copied().filter(|&tile| finishes || cost(tile).is_none()).collect()
}

/// The best action of a player, and the facts behind it.
///
/// ```
/// use istaka::Match;
/// use istaka::okey101::{Hint, Rules, Solver};
/// let mut game = Match::new(Rules::yuzbir(4), 7);
/// game.deal()?;
/// let seat = game.turn().unwrap();
/// let hint = Hint::of(&game.view(seat).unwrap(), &mut Solver::new()).unwrap();
/// game.play(seat, hint.action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101Hint"))]
pub struct Hint {
    /// The action of an Expert.
    pub action: Action,
    /// Its reason.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Why"))]
    pub why: Why,
    /// The advised opening, or the one that the hand has, with the discard on offer if it is taken
    /// for it.
    pub opening: Option<Possible>,
    /// The greatest value of series in the hand, and the most pairs; with the discard on offer if
    /// `opening` takes it.
    pub has: Need,
    /// The tiles whose discard costs nothing.
    pub free: Vec<Tile>,
}

impl Hint {
    /// Returns the best action of this player, in their turn or out of turn; `None` if there is
    /// nothing to do.
    pub fn of(view: &View, solver: &mut Solver) -> Option<Hint> {
        if !view.is_own_turn() && !view.legal.call {
            return None;
        }
        let (action, why) = Player::new(Params::EXPERT, 0).explain(view);
        let taken = view.takeable().filter(|_| view.legal.take);
        let opening = match &action {
            Action::Open(rows) => Some(Possible::with(view, rows)),
            Action::GoForPairs => Possible::by_pairs(view, None),
            Action::Take => Possible::of(view, taken, solver),
            _ => Possible::of(view, None, solver)
                .or_else(|| Possible::of(view, Some(taken?), solver)),
        };
        let mut hand = view.meaning();
        let lays = |tile: &Tile| {
            let mut rows = opening.iter().flat_map(|opening| &opening.rows);
            rows.any(|row| row.tiles.contains(tile))
        };
        if let Some(tile) = taken.filter(lays) {
            hand.add(tile.kind()).expect("the tiles of a round are in play together");
        }
        Some(Hint {
            action,
            why,
            opening,
            has: Need {
                points: solver.value(&hand),
                pairs: count_pairs(&hand, view.rules.indicator_pair),
            },
            free: free(view),
        })
    }
}
