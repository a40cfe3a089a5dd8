//! Rules for deals in all commands.

use istaka::{Game, Match, PlayedRound, Seat, Seats};

/// After this number of void rounds in a row a match is given up: no player will ever finish.
const HOPELESS: usize = 100;

/// The starter of the single round of this seed, in turn around the table.
pub fn starter(seats: Seats, seed: u64) -> Seat {
    let place = seed % seats.count() as u64;
    seats.iter().nth(place as usize).expect("somebody plays")
}

/// Deals the next round of a match, unless it is over or given up.
pub fn deal_next<G: Game>(game: &mut Match<G>) -> bool {
    let void = |played: &&PlayedRound<G>| !G::is_decided(&played.round);
    let hopeless = game.rounds().iter().rev().take_while(void).count() >= HOPELESS;
    !hopeless && game.deal().is_ok()
}
