//! What holds of all deals, whoever plays them.

use istaka::{Game, Match, PlayedRound, Seat, Seats};

/// So many void rounds in a row show that nobody at the table will ever finish.
const HOPELESS: usize = 100;

/// Who starts the single round of this seed: it goes round the table.
pub fn starter(seats: Seats, seed: u64) -> Seat {
    let place = seed % seats.count() as u64;
    seats.iter().nth(place as usize).expect("somebody plays")
}

/// Deals the next round of a match, unless it is over or has become hopeless.
pub fn deal_next<G: Game>(game: &mut Match<G>) -> bool {
    let void = |played: &&PlayedRound<G>| !G::is_decided(&played.round);
    let hopeless = game.rounds().iter().rev().take_while(void).count() >= HOPELESS;
    !hopeless && game.deal().is_ok()
}
