//! Actions in few bits, for the compact form of records in `docs/notation.md`.

use super::action::Action;
use super::round::Round;
use crate::bits::{BitReader, BitWriter};
use crate::seat::Seat;

/// Number of kinds of actions; a finish with an own arrangement is one kind.
const WAYS: usize = 7;

/// Packs an action; `round` is the state before it.
pub fn pack(round: &Round, seat: Seat, action: &Action, bits: &mut BitWriter) {
    let way = match action {
        Action::Draw => 0,
        Action::Take => 1,
        Action::Discard(_) => 2,
        Action::Declare { melds, .. } if melds.is_empty() => 3,
        Action::Declare { .. } => 4,
        Action::ShowTwin => 5,
        Action::Pass => 6,
    };
    bits.number(way, WAYS);
    let mut hand = round.hand(seat).to_vec();
    if let Action::Discard(tile) | Action::Declare { discard: tile, .. } = action {
        bits.tile(*tile, &mut hand);
    }
    if let (4, Action::Declare { melds, .. }) = (way, action) {
        bits.count(melds.len() as u64);
        melds.iter().for_each(|meld| bits.row(meld, &mut hand));
    }
}

/// Reads an action written by [`pack`].
pub fn unpack(round: &Round, seat: Seat, bits: &mut BitReader) -> Option<Action> {
    let mut hand = round.hand(seat).to_vec();
    Some(match bits.number(WAYS)? {
        0 => Action::Draw,
        1 => Action::Take,
        2 => Action::Discard(bits.tile(&mut hand)?),
        3 => Action::Declare { discard: bits.tile(&mut hand)?, melds: Vec::new() },
        4 => {
            let discard = bits.tile(&mut hand)?;
            let melds: Option<_> = (0..bits.count()?).map(|_| bits.row(&mut hand)).collect();
            Action::Declare { discard, melds: melds? }
        }
        5 => Action::ShowTwin,
        _ => Action::Pass,
    })
}
