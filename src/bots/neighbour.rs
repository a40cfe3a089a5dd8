//! How likely the next player takes a tile, from what everybody could see of him.

// CITE: the features are this project's own; the model is that of odds.rs.

use super::odds::logistic;
use super::player::Unseen;
use crate::okey::{Event, View};
use crate::tile::{Face, Kind, Reading};

/// One for each feature.
pub(super) type Weights = [f64; Offer::FEATURES];

/// What speaks for and against it that the next player takes a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer([f64; Offer::FEATURES]);

impl Offer {
    /// How many numbers describe it.
    pub const FEATURES: usize = 13;

    /// An ordinary tile that the player of this view might throw, when he counts on so many copies
    /// of each kind. `None` for a wild tile: that is always taken.
    pub fn of(view: &View, unseen: &[u8; Kind::COUNT], kind: Kind) -> Option<Offer> {
        let Reading::Face(face) = view.okey.read(kind) else { return None };
        let next = view.seats().after(view.seat);
        let mut fits = Fits::default();
        for near in Face::all() {
            let copies = unseen[view.okey.kind(Reading::Face(near)).index()];
            fits.add(face, near, copies.into());
        }
        let (mut thrown, mut taken) = (Fits::default(), Fits::default());
        let (mut turns, mut takes) = (0.0, 0.0);
        for event in &view.history {
            let (seat, tile, took) = match *event {
                Event::Discarded(seat, tile) => (seat, tile, false),
                Event::Took(seat, tile) => (seat, tile, true),
                _ => continue,
            };
            turns += f64::from(u8::from(!took && seat == view.seat));
            takes += f64::from(u8::from(took && seat == next));
            if let (true, Reading::Face(other)) = (seat == next, view.okey.read(tile.kind())) {
                (if took { &mut taken } else { &mut thrown }).add(face, other, 1.0);
            }
        }
        let ways = [fits.beside, fits.apart, fits.group, fits.same];
        let thrown = [thrown.same, thrown.beside + thrown.apart, thrown.group];
        let taken = [taken.beside + taken.apart, taken.group, taken.same];
        let mut features = [1.0; Offer::FEATURES];
        let known = [turns].into_iter().chain(ways).chain(thrown).chain(taken).chain([takes]);
        features[1..].iter_mut().zip(known).for_each(|(feature, number)| *feature = number);
        Some(Offer(features))
    }

    /// What the chance is computed from.
    pub const fn features(&self) -> [f64; Offer::FEATURES] {
        self.0
    }

    /// How likely he takes it, 0 to 1, by the weights of a player's [`Params`](crate::Params), one for
    /// each feature.
    pub fn taken(&self, weights: &Weights) -> f64 {
        logistic(&self.0, weights)
    }
}

/// How likely the next player takes a tile of this kind.
pub(super) fn taken(view: &View, unseen: &Unseen, kind: Kind, weights: &Weights) -> f64 {
    Offer::of(view, unseen, kind).map_or(1.0, |offer| offer.taken(weights))
}

/// How many tiles go with a tile, and how.
#[derive(Default)]
struct Fits {
    /// Next to it in a run.
    beside: f64,
    /// With a gap between.
    apart: f64,
    /// In a group.
    group: f64,
    /// The same.
    same: f64,
}

impl Fits {
    fn add(&mut self, face: Face, other: Face, count: f64) {
        match (face.color == other.color, distance(face, other)) {
            (true, 0) => self.same += count,
            (false, 0) => self.group += count,
            (true, 1) => self.beside += count,
            (true, 2) => self.apart += count,
            _ => {}
        }
    }
}

/// How far two numbers are from each other; 1 follows 13 too.
fn distance(one: Face, other: Face) -> u8 {
    let (one, other) = (one.number.get(), other.number.get());
    let apart = one.abs_diff(other);
    if one.min(other) == 1 { apart.min(14 - one.max(other)) } else { apart }
}
