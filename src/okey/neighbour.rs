//! How likely the next player takes a tile, from what everybody could see of him.

// CITE: the features are this project's own; the model is a logistic regression.

use std::ops::Range;

use crate::meld::MeldRules;
use crate::okey::action::Event;
use crate::okey::logistic::logistic;
use crate::okey::view::View;
use crate::seat::Seat;
use crate::tile::{Face, Kind, Reading, Tile};

/// One for each feature.
pub type Weights = [f64; Offer::FEATURES];

/// Which features say how many unseen tiles go with a tile, what the next player has thrown, and
/// what he has taken.
const WAYS: Range<usize> = 2..6;
const THROWN: Range<usize> = 6..9;
const TAKEN: Range<usize> = 9..12;

/// How likely tiles are taken among players who play well.
///
/// From 20 000 rounds among Hard bots; `istaka odds` finds them again within 0.06, as other rounds
/// do. Who has thrown such a tile himself does not take one; who has taken one that goes with it
/// likely does.
// CITE: this project's own measurement.
pub const OFFERS: Weights = [
    -2.313, -0.044, 0.200, 0.147, 0.151, -0.095, -3.460, -0.099, 0.055, 0.928, 0.588, -1.285,
    -0.146,
];

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
        let rules = &view.rules.hands.melds();
        let mut fits = Fits::default();
        let copies = view.okey.count_in(unseen);
        for near in Face::all() {
            fits.add(rules, face, near, copies(Reading::Face(near)).into());
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
                (if took { &mut taken } else { &mut thrown }).add(rules, face, other, 1.0);
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

    /// How likely he takes it, 0 to 1, by the weights of a player's [`Params`](crate::Params), one
    /// for each feature.
    pub fn taken(&self, weights: &Weights) -> f64 {
        logistic(&self.0, weights)
    }
}

/// How likely the next player takes a tile of this kind.
pub fn taken(view: &View, unseen: &[u8; Kind::COUNT], kind: Kind, weights: &Weights) -> f64 {
    Offer::of(view, unseen, kind).map_or(1.0, |offer| offer.taken(weights))
}

/// Why the next player likely wants one tile less than another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwanted {
    /// He has thrown these, which are like it or go with it.
    Threw(Vec<Tile>),
    /// He has taken these, which go with the other.
    Took(Vec<Tile>),
    /// Fewer unseen tiles go with it.
    Rarer,
    /// It is less likely, for several reasons of which none can be put into a few words.
    Likely,
}

impl Unwanted {
    /// What speaks most for it that the next player would rather have the `other` of two tiles;
    /// `None` if he would not.
    pub fn of(
        view: &View,
        unseen: &[u8; Kind::COUNT],
        tile: Kind,
        other: Kind,
        weights: &Weights,
    ) -> Option<Unwanted> {
        let (one, two) = (Offer::of(view, unseen, tile)?, Offer::of(view, unseen, other)?);
        if one.taken(weights) >= two.taken(weights) {
            return None;
        }
        let gap = |features: Range<usize>| -> f64 {
            features.map(|at| weights[at] * (two.0[at] - one.0[at])).sum()
        };
        let goes = |offer: &Offer| offer.0[WAYS].iter().take(3).sum::<f64>();
        let reasons = [
            (gap(WAYS), (goes(&one) < goes(&two)).then_some(Unwanted::Rarer)),
            (gap(THROWN), thrown_like(view, tile).map(Unwanted::Threw)),
            (gap(TAKEN), taken_with(view, other).map(Unwanted::Took)),
        ];
        let said = reasons.into_iter().filter(|(gap, _)| *gap > 0.0);
        let said = said.filter_map(|(gap, reason)| reason.map(|reason| (gap, reason)));
        let most = said.max_by(|(one, _), (two, _)| one.total_cmp(two));
        Some(most.map_or(Unwanted::Likely, |(_, reason)| reason))
    }
}

/// What the next player has thrown of this kind, or else near it in a run.
fn thrown_like(view: &View, kind: Kind) -> Option<Vec<Tile>> {
    let threw = |event: &Event| match *event {
        Event::Discarded(seat, tile) => Some((seat, tile)),
        _ => None,
    };
    let same = of_next(view, kind, threw, |fits| fits.same > 0.0);
    same.or_else(|| of_next(view, kind, threw, |fits| fits.beside + fits.apart > 0.0))
}

/// What the next player has taken that goes with this kind.
fn taken_with(view: &View, kind: Kind) -> Option<Vec<Tile>> {
    let took = |event: &Event| match *event {
        Event::Took(seat, tile) => Some((seat, tile)),
        _ => None,
    };
    of_next(view, kind, took, |fits| fits.beside + fits.apart + fits.group > 0.0)
}

/// The tiles of such events of the next player that fit a kind in this way, if there are any.
fn of_next(
    view: &View,
    kind: Kind,
    event: impl Fn(&Event) -> Option<(Seat, Tile)>,
    way: impl Fn(&Fits) -> bool,
) -> Option<Vec<Tile>> {
    let Reading::Face(face) = view.okey.read(kind) else { return None };
    let next = view.seats().after(view.seat);
    let rules = &view.rules.hands.melds();
    let fitting = |tile: &Tile| match view.okey.read(tile.kind()) {
        Reading::Face(other) => {
            let mut fits = Fits::default();
            fits.add(rules, face, other, 1.0);
            way(&fits)
        }
        Reading::Wild => false,
    };
    let events = view.history.iter().filter_map(event).filter(|(seat, _)| *seat == next);
    let tiles: Vec<Tile> = events.map(|(_, tile)| tile).filter(fitting).collect();
    (!tiles.is_empty()).then_some(tiles)
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
    fn add(&mut self, rules: &MeldRules, face: Face, other: Face, count: f64) {
        match (face.color == other.color, rules.apart(face.number, other.number)) {
            (true, 0) => self.same += count,
            (false, 0) => self.group += count,
            (true, 1) => self.beside += count,
            (true, 2) => self.apart += count,
            _ => {}
        }
    }
}
