//! Plays a round of Okey between four bots and prints each event: `cargo run --example round`.

use std::error::Error;

use istaka::okey::{Player, Rules};
use istaka::{Bot, Level, Match};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules::turkish();
    let mut game = Match::new(rules, 42);
    let mut bot = Player::new(&rules, Level::Hard, 0);
    game.deal()?;
    while let Some(seat) = game.turn() {
        let view = game.view(seat).expect("a round was dealt");
        let event = game.play(seat, bot.decide(&view, &mut || false))?;
        println!("{event:?}");
    }
    println!("points by seat: {:?}", game.points());
    Ok(())
}
