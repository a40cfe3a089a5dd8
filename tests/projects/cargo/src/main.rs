//! Plays a round of Okey.

use istaka::okey::{Player, Rules};
use istaka::{Bot, Level, Match};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Match::new(Rules::turkish(), 42);
    let mut bot = Player::new(&Rules::turkish(), Level::Easy, 0);
    game.deal()?;
    while let Some(seat) = game.turn() {
        let view = game.view(seat).expect("a round was dealt");
        game.play(seat, bot.decide(&view, &mut || false))?;
    }
    println!("okey {}", game.rounds().len());
    Ok(())
}
