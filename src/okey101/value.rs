//! The points that a player may expect to be written at the end of a round, by what the player sees
//! at the end of a turn, without the penalties so far.
//!
//! They are linear in features of the situation, each way of the opening for itself. The weights
//! are learnt from rounds between Hard bots (`tools/src/value.rs`).

mod weights;
mod learnt;

pub use weights::Weights;

use super::action::Way;
use super::bots::turns_left;
use super::rules::{OpenPoints, Options, Unopened};
use super::score::Score;
use super::solver::{Solver, pairs_distance};
use super::view::View;
use crate::tile::{Kind, Reading, Tile};

/// The situation of a player whose turn is over, as far as the points at the end hang on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Situation {
    /// The way of the opening; `None` of a player who has not opened.
    pub opened: Option<Way>,
    /// The features that are not 0, by number, with their amounts.
    pub features: Vec<(usize, f32)>,
    /// The points of not opening, as a multiple of what they are in the rounds that the weights are
    /// learnt from; 1 for a player who has opened.
    times: f32,
}

/// The hand of a player whose turn is over.
enum Held {
    /// Of a player who has not opened.
    Closed {
        /// Number of tiles that openings by series and by pairs lack.
        series: Option<u8>,
        pairs: Option<u8>,
        /// Number of unseen tiles that bring the nearer opening nearer.
        outs: u32,
        /// The value of series that an opening lacks, for one of 101.
        lacks: u16,
    },
    /// Of a player who has opened.
    Open {
        /// The sum of the numbers, those of wild tiles left out.
        sum: u32,
        /// Number of tiles that fit the table.
        fit: usize,
    },
}

/// Collects features in groups, of which each has its own numbers.
#[derive(Default)]
struct Features {
    found: Vec<(usize, f32)>,
    /// The first number of the next group.
    next: usize,
}

impl Features {
    /// Adds what everybody sees.
    fn of_table(&mut self, view: &View) {
        let others = view.seats().iter().filter(|&seat| seat != view.seat);
        let others = others.map(|seat| &view.players[seat.index()]);
        let opened = others.filter(|other| other.opened.is_some());
        let tiles: Vec<usize> = opened.map(|other| other.tiles).collect();
        let least = |&least: &usize| 1 + step(least, [1, 2, 4, 6, 9, 12]);
        self.one_of(TURNS, turns(view));
        self.one_of(4, tiles.len());
        self.one_of(8, tiles.iter().min().map_or(0, least));
    }

    /// Adds what the player holds.
    fn of_hand(&mut self, view: &View, held: &Held) {
        let is_wild = |tile: &&Tile| view.okey().read(tile.kind()) == Reading::Wild;
        let (turns, left) = (turns(view), turns_left(view));
        let few = left.min(3);
        let wilds = view.hand.iter().filter(is_wild).count();
        self.one_of(4 * 3, few * 3 + wilds.min(2));
        match *held {
            Held::Open { sum, fit } => {
                let sums = step(sum as usize, [4, 9, 14, 19, 29, 39, 54, 69, 89]);
                self.one_of(4 * 10, few * 10 + sums);
                self.one_of(4 * 8, few * 8 + step(view.hand.len(), [1, 2, 3, 4, 6, 9, 13]));
                self.one_of(4, fit.min(3));
                self.group(TURNS, Some((turns, sum as f32 / 10.0)));
            }
            Held::Closed { series, pairs, outs, lacks } => {
                let lack = |missing: Option<u8>| missing.map_or(6, |missing| missing.min(6).into());
                let (series, pairs): (usize, usize) = (lack(series), lack(pairs));
                let near = series.min(pairs).min(3);
                let helps = step(outs as usize, [0, 2, 4, 7, 11, 16]);
                self.one_of(7 * TURNS, series * TURNS + turns);
                self.one_of(7 * TURNS, pairs * TURNS + turns);
                self.one_of(4 * 3 * 7, (near * 3 + few.saturating_sub(1)) * 7 + helps);
                let lacking = step(lacks.into(), [0, 10, 20, 30, 40, 50, 60]);
                self.one_of(4 * 8, few * 8 + lacking);
                let unseen: u32 = view.unseen().iter().map(|&count| u32::from(count)).sum();
                let misses = 1.0 - outs as f32 / unseen.max(1) as f32;
                let draws = (left + 1).saturating_sub(near);
                let at = near.checked_sub(1).map(|near| near * TURNS + turns);
                self.group(3 * TURNS, at.map(|at| (at, outs as f32 / 10.0)));
                self.group(3 * TURNS, at.map(|at| (at, 1.0 - misses.powi(draws as i32))));
                self.group(TURNS, Some((turns, f32::from(lacks) / 10.0)));
            }
        }
    }

    /// Adds a group of so many features, of which one has an amount, or none.
    fn group(&mut self, size: usize, one: Option<(usize, f32)>) {
        if let Some((at, amount)) = one {
            assert!(at < size, "a feature of its group");
            self.found.push((self.next + at, amount));
        }
        self.next += size;
    }

    /// Adds a group of which one feature is true.
    fn one_of(&mut self, size: usize, at: usize) {
        self.group(size, Some((at, 1.0)));
    }
}

/// The points of not opening in the rounds from which the weights are learnt.
const USUAL: f32 = Unopened::Points202.points() as f32;

/// The value that series lack for an opening, as if 101 opened.
fn lacking(need: u16, value: u16) -> u16 {
    need.saturating_sub(value) * OpenPoints::Points101.points() / need.max(1)
}

/// Counts the limits below a number.
fn step<const N: usize>(number: usize, limits: [usize; N]) -> usize {
    limits.iter().filter(|&&limit| number > limit).count()
}

/// The weights that belong to these rules.
fn weights(rules: &Options) -> &'static Weights {
    match rules.players {
        2 => &learnt::TWO,
        3 => &learnt::THREE,
        _ if rules.partners => &learnt::PARTNERS,
        _ => &learnt::FOUR,
    }
}

/// Number of steps of the turns that are left.
const TURNS: usize = 9;

/// The step of the turns that a player still has.
fn turns(view: &View) -> usize {
    step(turns_left(view), [0, 1, 2, 3, 4, 5, 7, 10])
}

impl Situation {
    /// The situation of a player whose turn is over.
    pub fn of(view: &View, solver: &mut Solver) -> Situation {
        let held = match view.opened() {
            None => {
                let (hand, unseen) = (view.meaning(), view.unseen());
                let series = solver.distance(&hand, view.need, &unseen);
                let rule = view.rules.indicator_pair;
                let pairs = pairs_distance(&hand, view.need.pairs, rule, &unseen);
                let nearest = [series.missing, pairs.missing].into_iter().flatten().min();
                let near = [&series, &pairs].into_iter().filter(|way| way.missing == nearest);
                let mut outs: Vec<Kind> = near.flat_map(|way| way.outs.iter().copied()).collect();
                outs.sort_unstable();
                outs.dedup();
                Held::Closed {
                    series: series.missing,
                    pairs: pairs.missing,
                    outs: outs.iter().map(|kind| u32::from(unseen[kind.index()])).sum(),
                    lacks: lacking(view.need.points, solver.value(&hand)),
                }
            }
            Some(_) => {
                let read = |tile: &Tile| view.okey().read(tile.kind()).face();
                let (faces, fitting) = (view.hand.iter().filter_map(read), view.fitting());
                Held::Open {
                    sum: faces.clone().map(|face| u32::from(face.number.get())).sum(),
                    fit: faces.filter(|&face| fitting.add.contains(face)).count(),
                }
            }
        };
        let mut features = Features::default();
        features.of_table(view);
        features.of_hand(view, &held);
        let opened = view.opened().map(|opened| opened.way);
        let announced = view.players[view.seat.index()].announced;
        let unopened = Score::unopened(announced, &view.rules).total();
        let times = if opened.is_none() { unopened as f32 / USUAL } else { 1.0 };
        Situation { opened, features: features.found, times }
    }

    /// The points at the end, by the weights that belong to these rules.
    pub fn points(&self, rules: &Options) -> f32 {
        self.points_by(weights(rules)) * self.times
    }

    /// The points at the end by these weights.
    pub fn points_by(&self, weights: &Weights) -> f32 {
        let of_way: &[i16] = match self.opened {
            None => &weights.closed,
            Some(Way::Series) => &weights.series,
            Some(Way::Pairs) => &weights.pairs,
        };
        let of = |&(at, amount): &(usize, f32)| f32::from(of_way[at]) * amount;
        self.features.iter().map(of).sum::<f32>() / 10.0
    }
}
