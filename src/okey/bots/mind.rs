//! Memory and estimates of a bot.

use super::params::Params;
use crate::okey::rules::HandRules;
use crate::okey::view::View;
use crate::random::Random;
use crate::tile::{Kind, Reading, Tile, Which};

/// Number of copies of each kind that a player counts on.
pub(super) type Unseen = [u8; Kind::COUNT];

/// Random numbers that depend only on the seed, the situation, and a tile that separates decisions
/// of one moment.
pub(super) fn randomness(seed: u64, view: &View, tile: Tile) -> Random {
    let moment = (view.history.len() * 128 + tile.index()) * 4 + view.seat.index();
    Random::of(seed, moment, &view.hand)
}

/// The tiles that a player has not seen, or has forgotten.
pub(super) fn unseen(view: &View, params: &Params) -> Unseen {
    view.unseen_by_memory_of(params.memory_events)
}

/// Returns the number of improving copies that a player believes in after a discard; `copies` is
/// the true number.
pub(super) fn believed(view: &View, params: &Params, seed: u64, kind: Kind, copies: u32) -> u32 {
    let mut random = randomness(seed, view, Tile::new(kind, Which::First));
    let error = params.misjudgement_percent;
    (copies + 1) * (100 + random.below(2 * error + 1) - error)
}

/// Returns the tile of this kind in the hand.
pub(super) fn held(view: &View, kind: Kind) -> Tile {
    *view.hand.iter().find(|tile| tile.kind() == kind).expect("the discard is held")
}

/// Number of tiles of this kind in the hand.
pub(super) fn count(view: &View, kind: Kind) -> usize {
    view.hand.iter().filter(|tile| tile.kind() == kind).count()
}

/// Returns `true` if a tile visibly goes with a tile of the hand: next to it in a run, or of the
/// same number. That 1 may also follow 13 is not visible at a glance.
pub(super) fn goes_with_another(view: &View, tile: Tile) -> bool {
    let Reading::Face(face) = view.okey.read(tile.kind()) else { return true };
    let rules = HandRules { high_one: false, ..view.rules.hands() }.melds();
    view.hand.iter().any(|held| match view.okey.read(held.kind()) {
        Reading::Face(other) => {
            other.color == face.color && rules.apart(other.number, face.number) == 1
                || other.color != face.color && other.number == face.number
        }
        Reading::Wild => false,
    })
}
