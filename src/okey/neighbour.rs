//! The chance that the next player takes a tile, estimated from public information.

// CITE: the features were chosen in this project; the model is a logistic regression.

use std::ops::Range;

use crate::meld::MeldRules;
use crate::okey::action::Event;
use crate::okey::logistic::logistic;
use crate::okey::view::View;
use crate::seat::Seat;
use crate::tile::{Face, Kind, Reading, Tile};

/// One weight for each feature.
pub type Weights = [f64; Offer::FEATURES];

/// The features of an [`Offer`] that count unseen tiles that go with the tile, the next player's
/// throws, and the next player's takes.
const WAYS: Range<usize> = 2..6;
const THROWN: Range<usize> = 6..9;
const TAKEN: Range<usize> = 9..12;

/// The weights for good players.
///
/// From 20 000 rounds between Hard bots; `tools/odds.rs` reproduces them within 0.06 from other
/// rounds. A player who has thrown an equal tile does not take one; a player who has taken one that
/// goes with it is likely to.
// CITE: measured in this project.
pub const OFFERS: Weights = [
    -2.313, -0.044, 0.200, 0.147, 0.151, -0.095, -3.460, -0.099, 0.055, 0.928, 0.588, -1.285,
    -0.146,
];

/// The features that predict if the next player takes a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer([f64; Offer::FEATURES]);

impl Offer {
    /// Number of features.
    pub const FEATURES: usize = 13;

    /// Describes an ordinary tile that the player of this view might throw; `unseen` is the number
    /// of copies of each kind that this player counts on. `None` for a wild tile, which is always
    /// taken.
    pub fn of(view: &View, unseen: &[u8; Kind::COUNT], kind: Kind) -> Option<Offer> {
        let Reading::Face(face) = view.okey.read(kind) else { return None };
        let next = view.seats().after(view.seat);
        let rules = &view.rules.hands().melds();
        let mut fits = Fits::default();
        let copies = view.okey.count_in(unseen);
        for near in Face::all() {
            fits.add(rules, face, near, copies(Reading::Face(near)).into());
        }
        let (mut thrown, mut taken) = (Fits::default(), Fits::default());
        let (turns, mut takes) = (view.turns() as f64, 0.0);
        for event in &view.history {
            let (seat, tile, took) = match *event {
                Event::Discarded { seat, tile } => (seat, tile, false),
                Event::Took { seat, tile } => (seat, tile, true),
                _ => continue,
            };
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

    /// The inputs of the regression.
    pub const fn features(&self) -> [f64; Offer::FEATURES] {
        self.0
    }

    /// Returns the chance (0 to 1) that the tile is taken, by the weights of a player's
    /// [`Params`](crate::okey::Params), one for each feature.
    pub fn taken(&self, weights: &Weights) -> f64 {
        logistic(&self.0, weights)
    }
}

/// Returns the chance that the next player takes a tile of this kind.
pub fn taken(view: &View, unseen: &[u8; Kind::COUNT], kind: Kind, weights: &Weights) -> f64 {
    Offer::of(view, unseen, kind).map_or(1.0, |offer| offer.taken(weights))
}

/// The reason for which the next player likely wants one tile less than another.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "reason", content = "tiles")
)]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub enum Unwanted {
    /// The next player has thrown these tiles, which are equal to it or go with it.
    Threw(Vec<Tile>),
    /// The next player has taken these tiles, which go with the other.
    Took(Vec<Tile>),
    /// Fewer unseen tiles go with it.
    Rarer,
    /// Less likely for several reasons, none of them short to explain.
    Likely,
}

impl Unwanted {
    /// Returns the strongest reason for which the next player would prefer the `other` of two
    /// tiles; `None` if they would not.
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

/// Returns the next player's throws of this kind, or else those near it in a run.
fn thrown_like(view: &View, kind: Kind) -> Option<Vec<Tile>> {
    let threw = |event: &Event| match *event {
        Event::Discarded { seat, tile } => Some((seat, tile)),
        _ => None,
    };
    let same = of_next(view, kind, threw, |fits| fits.same > 0.0);
    same.or_else(|| of_next(view, kind, threw, |fits| fits.beside + fits.apart > 0.0))
}

/// Returns the next player's takes that go with this kind.
fn taken_with(view: &View, kind: Kind) -> Option<Vec<Tile>> {
    let took = |event: &Event| match *event {
        Event::Took { seat, tile } => Some((seat, tile)),
        _ => None,
    };
    of_next(view, kind, took, |fits| fits.beside + fits.apart + fits.group > 0.0)
}

/// Returns the tiles of selected events of the next player that fit a kind in this way; `None` if
/// there are none.
fn of_next(
    view: &View,
    kind: Kind,
    event: impl Fn(&Event) -> Option<(Seat, Tile)>,
    way: impl Fn(&Fits) -> bool,
) -> Option<Vec<Tile>> {
    let Reading::Face(face) = view.okey.read(kind) else { return None };
    let next = view.seats().after(view.seat);
    let rules = &view.rules.hands().melds();
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

/// Number of tiles that go with a tile, by the way they do.
#[derive(Default)]
struct Fits {
    /// Next to it in a run.
    beside: f64,
    /// In a run with a gap between.
    apart: f64,
    /// In a group.
    group: f64,
    /// Equal to it.
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
