//! The series behind a result of the search.
//!
//! Runs are followed from place to place as the search followed their lengths, the tiles of groups
//! are distributed, and unused jokers are added to series with room.

use super::groups::{Choice, groups};
use super::position::{COLORS, Position};
use super::runs::{self, Lengths};
use super::search::{PlacePlan, Way};
use crate::sort::sort_short;

/// A part of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Any tile of this colour and number, both from 0.
    Face(usize, usize),
    /// Any joker.
    Joker,
    /// A whole series that is kept as it lies, by its index among them.
    Kept(usize),
}

/// The shape of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A group of one number, from 0.
    Group {
        /// The number.
        number: usize,
        /// The colours of its tiles, a bit each; jokers may stand for any other.
        colors: u8,
    },
    /// A run; its places count from 0, and the last of them is the high 1.
    Run {
        /// The colour.
        color: usize,
        /// The first place.
        first: usize,
    },
}

/// A series of the new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The shape.
    pub shape: Shape,
    /// Number of tiles.
    pub len: usize,
    /// The parts; those of a run ascending.
    pub parts: Vec<Part>,
}

/// Builds the series of a way to lay a position; `kept` are those kept as they lie, in their order.
/// `None` if an unused joker fits only into a kept series: the search knows the room beside kept
/// series, but not whether a run continues a kept one.
pub fn series(position: &Position, kept: &[(Shape, usize)], way: &Way) -> Option<Vec<Series>> {
    let mut builder = Builder { position, series: Vec::new(), open: Default::default() };
    for (index, &(shape, len)) in kept.iter().enumerate() {
        builder.series.push(Series { shape, len, parts: vec![Part::Kept(index)] });
    }
    for (done, plan) in way.places.iter().enumerate() {
        let place = position.places() - 1 - done;
        builder.groups(place, &plan.choice, kept);
        for color in 0..COLORS {
            builder.runs(place, color, plan, kept);
        }
    }
    let mut series = builder.series;
    series.retain(|series| !series.parts.is_empty());
    series.iter_mut().filter(|series| is_run(series)).for_each(|run| run.parts.reverse());
    add_jokers(&mut series, way.spare, position)?;
    Some(series)
}

/// Series that grow from place to place, runs downwards: their parts are reversed at the end.
struct Builder<'a> {
    position: &'a Position,
    series: Vec<Series>,
    /// The open runs of each colour: their indices among the series, with their lengths up to
    /// three.
    open: [Vec<(usize, u8)>; COLORS],
}

impl Builder<'_> {
    /// Adds the groups of a number.
    fn groups(&mut self, number: usize, choice: &Choice, kept: &[(Shape, usize)]) {
        let threes = (0..kept.len()).filter(|&k| is_three(kept[k], number));
        for (place, k) in threes.enumerate() {
            if let Some(color) = choice.joining(place) {
                self.series[k].parts.push(Part::Face(color, number));
                self.series[k].len += 1;
            }
        }
        let tiles = choice.own.iter().sum::<u8>() + choice.jokers;
        let most = choice.own.into_iter().max().unwrap_or(0);
        let count = usize::from(groups(tiles, most).unwrap_or(0));
        let faces = (0..COLORS).flat_map(|color| {
            std::iter::repeat_n(Part::Face(color, number), choice.own[color].into())
        });
        let jokers = std::iter::repeat_n(Part::Joker, choice.jokers.into());
        let parts: Vec<Part> = faces.chain(jokers).collect();
        for first in 0..count {
            let parts: Vec<Part> = parts.iter().copied().skip(first).step_by(count).collect();
            self.series.push(group(number, parts));
        }
    }

    /// Takes the step of the runs of a colour.
    fn runs(&mut self, place: usize, color: usize, plan: &PlacePlan, kept: &[(Shape, usize)]) {
        self.join(place, color, plan.before[color], kept);
        let lengths = runs::lengths(plan.after[color]);
        let mut naturals = usize::from(plan.tiles[color]);
        let mut open = std::mem::take(&mut self.open[color]);
        let begin = lengths.iter().filter(|&&length| length == 1).count();
        let mut going = lengths.iter().filter(|&&length| length > 1).count();
        let mut next = Vec::new();
        // Beginning runs take the tiles first, since they may seldom begin with a joker.
        for _ in 0..begin {
            let shape = Shape::Run { color, first: place };
            self.series.push(Series { shape, len: 0, parts: Vec::new() });
            next.push((self.series.len() - 1, 0));
        }
        sort_short(&mut open, |&(_, length)| length);
        for run in open {
            if going > 0 {
                going -= 1;
                next.push(run);
            }
        }
        for (run, length) in &mut next {
            let series = &mut self.series[*run];
            let part = if naturals > 0 {
                Part::Face(color, self.position.number(place))
            } else {
                Part::Joker
            };
            naturals = naturals.saturating_sub(1);
            series.parts.push(part);
            series.len += 1;
            series.shape = Shape::Run { color, first: place };
            *length = (*length + 1).min(3);
        }
        self.open[color] = next;
    }

    /// Joins open runs to kept ones that have their last tile here, and opens kept ones that may be
    /// continued here, as the search did.
    fn join(&mut self, place: usize, color: usize, before: Lengths, kept: &[(Shape, usize)]) {
        let below = self.position.kept.below[place][color];
        while runs::with_kept(packed(&self.open[color]), below) != before {
            let Some(at) = self.joining(color, below, before) else { break };
            let (run, _) = self.open[color].remove(at);
            let from = std::mem::take(&mut self.series[run].parts);
            let to = (0..kept.len()).find(|&k| match kept[k] {
                (Shape::Run { color: own, first }, len) => {
                    own == color && first + len == place + 1 && self.series[k].parts.len() == 1
                }
                _ => false,
            });
            let len = self.series[run].len;
            let to = &mut self.series[to.expect("a kept run has its last tile here")];
            to.len += len;
            to.parts.splice(0..0, from);
        }
        let above = Shape::Run { color, first: place + 1 };
        let open = packed(&self.open[color]);
        let more = runs::open(before) - runs::open(open);
        let going = (0..kept.len()).filter(|&k| kept[k].0 == above).take(more.into());
        self.open[color].extend(going.map(|k| (k, 3)));
    }

    /// Returns the open run to join next, so that these runs are open in the end.
    fn joining(&self, color: usize, below: u8, before: Lengths) -> Option<usize> {
        let without = |at: usize| {
            let mut open = self.open[color].clone();
            open.remove(at);
            runs::with_kept(packed(&open), below)
        };
        let short = |&at: &usize| self.open[color][at].1 < 3;
        let mut all = (0..self.open[color].len()).filter(short);
        all.clone().find(|&at| without(at) == before).or_else(|| all.next())
    }
}

/// Returns `true` for a group of three of a number.
fn is_three((shape, len): (Shape, usize), of: usize) -> bool {
    len == 3 && matches!(shape, Shape::Group { number, .. } if number == of)
}

/// Encodes open runs like the search.
fn packed(open: &[(usize, u8)]) -> Lengths {
    runs::pack(std::array::from_fn(|at| open.get(at).map_or(0, |&(_, length)| length)))
}

fn group(number: usize, parts: Vec<Part>) -> Series {
    let colors = parts.iter().fold(0, |mask, part| match part {
        Part::Face(color, _) => mask | 1 << color,
        _ => mask,
    });
    Series { shape: Shape::Group { number, colors }, len: parts.len(), parts }
}

/// Adds jokers to series, as many as the room allowed.
fn add_jokers(series: &mut Vec<Series>, mut jokers: u8, position: &Position) -> Option<()> {
    let places = position.places();
    while jokers > 0 {
        let threes = series.iter().filter(|series| is_group(series, 3)).count();
        let one = |series: &Series| series.len == 4 && is_group(series, 4) && is_free(series);
        let runs = series.iter().filter(|series| is_run(series));
        let grows: usize = runs.clone().map(|run| places - run.len).sum();
        let alone = jokers >= 3 && grows < jokers.into() && !runs.clone().any(is_free);
        if alone {
            let parts = vec![Part::Joker; jokers.into()];
            series.push(group(position.numbers - 1, parts));
            jokers = 0;
        } else if let Some(run) = series.iter_mut().find(|series| can_grow(series, places)) {
            grow(run, places);
            jokers -= 1;
        } else if let Some(long) =
            series.iter().position(|series| is_run(series) && is_free(series))
        {
            cut(series, long);
        } else if threes >= usize::from(jokers) {
            let three = series.iter_mut().find(|series| is_group(series, 3))?;
            three.parts.push(Part::Joker);
            three.len += 1;
            jokers -= 1;
        } else if jokers == 2 {
            let four = series.iter().position(one)?;
            split(series, four);
            jokers = 0;
        } else {
            merge(series)?;
            jokers = 0;
        }
    }
    Some(())
}

fn is_run(series: &Series) -> bool {
    matches!(series.shape, Shape::Run { .. })
}

fn is_group(series: &Series, len: usize) -> bool {
    series.len == len && matches!(series.shape, Shape::Group { .. })
}

/// Returns `true` if the series has no kept part.
fn is_free(series: &Series) -> bool {
    !series.parts.iter().any(|part| matches!(part, Part::Kept(_)))
}

fn can_grow(series: &Series, places: usize) -> bool {
    is_run(series) && series.len < places
}

/// Adds a joker to the end of a run, or to its beginning if it cannot grow at the end.
fn grow(run: &mut Series, places: usize) {
    let Shape::Run { first, .. } = &mut run.shape else { return };
    if *first + run.len < places {
        run.parts.push(Part::Joker);
    } else {
        run.parts.insert(0, Part::Joker);
        *first -= 1;
    }
    run.len += 1;
}

/// Cuts a run that fills all places into two that can grow.
fn cut(series: &mut Vec<Series>, long: usize) {
    let run = &mut series[long];
    let Shape::Run { color, first } = run.shape else { return };
    let parts = run.parts.split_off(5);
    run.len = 5;
    let shape = Shape::Run { color, first: first + 5 };
    series.push(Series { shape, len: parts.len(), parts });
}

/// Splits a group of four into two of three with a joker each.
fn split(series: &mut Vec<Series>, four: usize) {
    let Series { shape: Shape::Group { number, .. }, mut parts, .. } = series.swap_remove(four)
    else {
        return;
    };
    let mut other = parts.split_off(2);
    parts.push(Part::Joker);
    other.push(Part::Joker);
    series.extend([group(number, parts), group(number, other)]);
}

/// Makes three groups of three out of two groups of four of one number and a joker.
fn merge(series: &mut Vec<Series>) -> Option<()> {
    let fours: Vec<usize> =
        (0..series.len()).filter(|&i| is_group(&series[i], 4) && is_free(&series[i])).collect();
    let number = |i: usize| match series[i].shape {
        Shape::Group { number, .. } => Some(number),
        Shape::Run { .. } => None,
    };
    let (one, other) = fours.iter().find_map(|&a| {
        let b = fours.iter().find(|&&b| b > a && number(b) == number(a))?;
        Some((a, *b))
    })?;
    let number = number(one)?;
    let mut parts = series.remove(other).parts;
    parts.extend(series.remove(one).parts);
    // Tiles of one colour stand together, so that none of them gets into a group twice.
    sort_short(&mut parts, |part| match part {
        Part::Face(color, _) => *color,
        _ => COLORS,
    });
    parts.push(Part::Joker);
    for first in 0..3 {
        series.push(group(number, parts.iter().copied().skip(first).step_by(3).collect()));
    }
    Some(())
}
