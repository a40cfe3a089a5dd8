//! The worth of keeping all tiles in a turn in which some could be laid, as measured between Hard
//! bots (docs/strength.md).

use super::rules::Numbers;
use super::view::View;
use crate::seat::Seat;

/// The rounds that a player wins by laying nothing, and from then on only the whole rack at once,
/// beside those that laying the most tiles wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(rename = "RummiKeeping"))]
pub struct Keeping {
    /// Of a hundred rounds, the number that keeping wins more.
    pub wins: u8,
    /// Half of its 95 % interval.
    pub within: u8,
}

impl Keeping {
    /// Returns the worth of keeping in a turn in which this player could lay all but so many tiles.
    /// `None` where keeping is no choice, and between two with numbers to ten, where it wins no
    /// more.
    pub fn of(view: &View, left: usize) -> Option<Keeping> {
        let (wins, within) = match (view.rules.numbers, view.seats().count()) {
            (Numbers::Ten, 3) => (19, 4),
            (Numbers::Ten, 4) => (26, 3),
            (Numbers::Thirteen, 2) => (4, 2),
            (Numbers::Thirteen, 3) => (8, 2),
            (Numbers::Thirteen, 4) => (11, 2),
            _ => return None,
        };
        Keeping::is_choice(view, left).then_some(Keeping { wins, within })
    }

    /// Returns `true` if a player who could lay all but so many tiles may as well keep all: not all
    /// can be laid, everybody can draw once more, and nobody else holds one tile only.
    pub fn is_choice(view: &View, left: usize) -> bool {
        let ends = |seat: Seat| view.players[seat.index()].tiles == 1;
        let others = view.seats().without(view.seat);
        left > 0 && view.stock >= view.seats().count() && !others.iter().any(ends)
    }
}
