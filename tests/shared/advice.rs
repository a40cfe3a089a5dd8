//! The truth of advice in every game: each reason of hints and reviews, in rounds between bots of
//! all levels, is checked against the rules by another reckoning than the one that gave it.

use std::collections::BTreeMap;

use istaka::{Actor, Bot, Character, Game, Level, Match, Seat};

/// The number of times that each reason was given.
pub type ReasonCounts = BTreeMap<String, usize>;

/// A game whose advice is checked.
pub trait Advised: Game {
    type Bot: Actor<Game = Self>;

    /// Checks the hint for the player to move, and returns its reasons.
    fn hint(game: &Match<Self>, seat: Seat) -> Vec<String>;

    /// Checks the review of the last round for a player, which is over, and returns its reasons.
    fn review(game: &Match<Self>, seat: Seat) -> Vec<String>;

    /// Checks what is said of the turns of bots of the last round, which is over, and returns the
    /// reasons; nothing where only the own turns are explained, as by the review.
    fn explained(_: &Match<Self>, _: [Character; 4], _seed: u64) -> Vec<String> {
        Vec::new()
    }
}

/// Plays rounds by each of these rules, all levels at every table in turn.
pub fn hold<G: Advised>(all: &[G], rounds: u64) -> ReasonCounts {
    let mut given = ReasonCounts::new();
    for seed in 0..rounds {
        let rules = all[seed as usize % all.len()];
        let level = |seat: usize| Level::ALL[(seat + seed as usize / all.len()) % 5];
        let characters = [0, 1, 2, 3].map(|seat| Character::from(level(seat)));
        let mut bots = characters.map(|character| G::Bot::new(&rules, character, seed));
        let mut game = Match::new(rules, seed);
        game.deal().expect("a deal");
        while let Some(seat) = game.turn() {
            for reason in G::hint(&game, seat) {
                *given.entry(reason).or_default() += 1;
            }
            let view = game.view(seat).expect("dealt");
            let action = bots[seat.index()].decide(&view, &mut || false);
            game.play(seat, action).expect("bots keep the rules");
        }
        let reviews = rules.seats().iter().flat_map(|seat| G::review(&game, seat));
        for reason in reviews.chain(G::explained(&game, characters, seed)) {
            *given.entry(reason).or_default() += 1;
        }
    }
    println!("{given:?}");
    given
}

/// The match in its first round after this number of actions.
pub fn until<G: Game>(game: &Match<G>, actions: usize) -> Match<G> {
    let mut again = Match::new(*game.rules(), game.seed());
    again.deal().expect("as before");
    for (seat, action) in &game.rounds()[0].actions[..actions] {
        again.play(*seat, action.clone()).expect("as before");
    }
    again
}
