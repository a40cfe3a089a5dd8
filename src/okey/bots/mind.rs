//! What a player holds, remembers and believes.

use super::params::Params;
use crate::okey::rules::HandRules;
use crate::okey::view::View;
use crate::random::Random;
use crate::tile::{Kind, Reading, Tile, Which};

/// Copies of each kind that a player counts on.
pub(super) type Unseen = [u8; Kind::COUNT];

/// Random numbers that depend on the seed and the situation only, and on a tile by which decisions
/// of one moment differ.
pub(super) fn randomness(seed: u64, view: &View, tile: Tile) -> Random {
    let moment = (view.history.len() * 128 + tile.index()) * 4 + view.seat.index();
    Random::of(seed, moment, &view.hand)
}

/// What a player has not seen, or has forgotten.
pub(super) fn unseen(view: &View, params: &Params) -> Unseen {
    view.unseen_by_memory_of(params.memory_events)
}

/// How many copies a player believes to help after a discard, of so many that do.
pub(super) fn believed(view: &View, params: &Params, seed: u64, kind: Kind, copies: u32) -> u32 {
    let mut random = randomness(seed, view, Tile::new(kind, Which::First));
    let error = params.misjudgement_percent;
    (copies + 1) * (100 + random.below(2 * error + 1) - error)
}

/// The tile of this kind that a player throws.
pub(super) fn held(view: &View, kind: Kind) -> Tile {
    *view.hand.iter().find(|tile| tile.kind() == kind).expect("the discard is held")
}

/// How many tiles of this kind a player holds.
pub(super) fn count(view: &View, kind: Kind) -> usize {
    view.hand.iter().filter(|tile| tile.kind() == kind).count()
}

/// Whether a tile goes with one of the hand at a glance: next to it in a run, or of its number.
/// That 1 may follow 13 too is not seen at a glance.
pub(super) fn goes_with_another(view: &View, tile: Tile) -> bool {
    let Reading::Face(face) = view.okey.read(tile.kind()) else { return true };
    let rules = HandRules { high_one: false, ..view.rules.hands }.melds();
    view.hand.iter().any(|held| match view.okey.read(held.kind()) {
        Reading::Face(other) => {
            other.color == face.color && rules.apart(other.number, face.number) == 1
                || other.color != face.color && other.number == face.number
        }
        Reading::Wild => false,
    })
}
