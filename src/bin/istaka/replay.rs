//! `istaka replay`: shows a match turn by turn to a person.

use clap::Args;
use istaka::{Indicator, Match, PlayedRound, Seat, Tile, write_numbers, write_tiles};

use crate::contested::{Contested, RoundResult};
use crate::output::{Failure, print};
use crate::recorded::{Reader, Source};

/// Shows a match turn by turn: a record as saved by the page, or a link to one.
///
/// Every action and every result is checked by the rules.
#[derive(Args)]
pub struct Replay {
    #[command(flatten)]
    source: Source,
}

impl Replay {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the record or the output.
    pub fn run(&self) -> Result<(), Failure> {
        self.source.hand_to(self)
    }
}

impl Reader for Replay {
    fn read<G: Contested>(&self, game: &Match<G>) -> Result<(), Failure> {
        print(format_args!("rules {}", game.rules()))?;
        if !game.players().is_empty() {
            print(format_args!("players {}", game.players()))?;
        }
        if !game.names().is_empty() {
            print(format_args!("names {}", game.names()))?;
        }
        if game.practice() {
            print("for practice")?;
        }
        for (before, played) in game.rounds().iter().enumerate() {
            let mut again = game.cut(before, 0).expect("every round has a beginning");
            print(format_args!("\nround {}: {}", before + 1, beginning::<G>(&played.round)))?;
            show(&mut again, played)?;
        }
        match game.places() {
            None => print("\nthe match goes on"),
            Some(places) => {
                let place =
                    |place: &istaka::contest::Placing| format!("{} is {}.", place.seat, place.rank);
                let places: Vec<String> = places.iter().map(place).collect();
                print(format_args!("\nthe match is over: {}", places.join(" ")))
            }
        }
    }
}

/// Replays a round and shows it action by action.
fn show<G: Contested>(again: &mut Match<G>, played: &PlayedRound<G>) -> Result<(), Failure> {
    for seat in played.seats.iter() {
        let hand = again.round().map_or(&[][..], |round| G::hand(round, seat));
        print(format_args!("  {seat} holds {}", write_tiles(hand)))?;
    }
    for (number, (seat, action)) in played.actions.iter().enumerate() {
        let before = hand(again, *seat);
        let event = again.play(*seat, action.clone()).map_err(|error| error.to_string())?;
        let now = hand(again, *seat);
        let drawn: Vec<Tile> = now.into_iter().filter(|tile| !before.contains(tile)).collect();
        let gets = if drawn.is_empty() { "" } else { ", gets " };
        let (number, remark, drawn) = (number + 1, G::remark(&event), write_tiles(&drawn));
        print(format_args!("{number:4}. {seat} {action}{remark}{gets}{drawn}"))?;
    }
    if !played.is_over {
        return print("  the round goes on");
    }
    let scores = write_numbers(played.seats, played.scores.map(G::total));
    let points = write_numbers(again.rules().seats(), again.points());
    let RoundResult { winners, special } = G::result(&played.round);
    let winners: Vec<String> = winners.iter().map(|seat| format!("{seat} wins")).collect();
    let winners = if winners.is_empty() { "nobody wins".to_owned() } else { winners.join(", ") };
    let how: String = special.iter().map(|name| format!(" ({name})")).collect();
    print(format_args!("  {winners}{how}; scores {scores}; points {points}"))
}

fn beginning<G: Contested>(round: &G::Round) -> String {
    let turned = G::indicator(round).map(|tile| {
        format!(", {tile} is turned up, {} is the okey", Indicator(tile.kind()).okey().0)
    });
    format!("{} begins{}", G::starter(round), turned.unwrap_or_default())
}

fn hand<G: Contested>(game: &Match<G>, seat: Seat) -> Vec<Tile> {
    game.round().map_or_else(Vec::new, |round| G::hand(round, seat).to_vec())
}
