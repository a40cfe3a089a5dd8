//! Seats a bot of one's own beside three of the crate: `cargo run --example bot`.
//!
//! A bot is a function of the view of its seat, which has no field for hidden tiles.

use std::error::Error;

use istaka::okey::{Action, Player, Rules, Solver, View};
use istaka::{Bot, Level, Match, Seat};

/// Takes no discard, and throws a tile that leaves its hand nearest to complete.
struct Plain {
    solver: Solver,
}

impl Bot<Rules> for Plain {
    fn decide(&mut self, view: &View, _stop: &mut dyn FnMut() -> bool) -> Action {
        let legal = &view.legal;
        if let Some(&discard) = legal.declare.first() {
            return Action::Declare { discard, melds: Vec::new() };
        }
        if legal.draw {
            return Action::Draw;
        }
        let unseen = view.unseen();
        let copies = view.okey.count_in(&unseen);
        let analysis = self.solver.analyse_best(&view.meaning(), copies);
        let best = analysis.best().next();
        let best = best.and_then(|best| legal.discard.iter().find(|tile| tile.kind() == best.kind));
        match best.or(legal.discard.first()) {
            Some(&tile) => Action::Discard(tile),
            None => Action::Pass,
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules::turkish();
    let mut plain = Plain { solver: Solver::new(rules.hands()) };
    let mut other = Player::new(&rules, Level::Medium, 0);
    let mut game = Match::new(rules, 42);
    while !game.is_over() {
        game.deal()?;
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round was dealt");
            let bot: &mut dyn Bot<Rules> =
                if seat == Seat::ALL[0] { &mut plain } else { &mut other };
            game.play(seat, bot.decide(&view, &mut || false))?;
        }
        println!("after round {}: {:?}", game.rounds().len(), game.points());
    }
    Ok(())
}
