//! Positions of table rummy from rounds between bots.

use istaka::rummi::{Player, Rules};
use istaka::{Bot, Level, Match, Tile};

/// The first positions with a player to move who has opened, in rounds of two, three and four bots
/// of level *Hard* in turn: the table, and the player's rack.
pub fn played(count: usize) -> Vec<(Vec<Vec<Tile>>, Vec<Tile>)> {
    (0..).flat_map(round).take(count).collect()
}

/// The positions of a round.
fn round(seed: u64) -> Vec<(Vec<Vec<Tile>>, Vec<Tile>)> {
    let rules = Rules::rummi80(2 + (seed % 3) as u16);
    let mut game = Match::new(rules, seed);
    let mut bot = Player::new(&rules, Level::Hard, seed);
    game.deal().expect("the first deal");
    let mut positions = Vec::new();
    while let Some(seat) = game.turn() {
        let view = game.view(seat).expect("a round was dealt");
        game.play(seat, bot.decide(&view, &mut || false)).expect("bots keep the rules");
        if view.has_opened() {
            positions.push((view.table, view.hand));
        }
    }
    positions
}
