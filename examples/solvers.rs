//! Asks the exact solvers of the three games: `cargo run --example solvers`.

use std::error::Error;

use istaka::laying::{Aim, TableSolver};
use istaka::okey::{Rules, Solver};
use istaka::okey101::RunLimit;
use istaka::{Hand, Indicator, melds, okey101, rummi, tiles, write_melds};

fn main() -> Result<(), Box<dyn Error>> {
    let okey = Indicator("B6".parse()?).okey();

    // Okey: the distance to a complete hand, and the best discards.
    let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13 Y1")?;
    let hand = Hand::of(okey, hand.iter().map(|tile| tile.kind()))?;
    let mut solver = Solver::new(Rules::turkish().hands());
    let analysis = solver.analyse(&hand, |tile| okey.in_play(tile) - hand.count_of(tile));
    println!("{} tile(s) missing", analysis.deficiency);
    for discard in analysis.best() {
        println!("without {:?}, {} tiles help", discard.kind, discard.weight);
    }

    // Table rummy: the play that lays the most tiles.
    let table = melds("B7 B8 B9")?;
    let mut solver = TableSolver::new(rummi::Rules::rummi80(2));
    if let Some(play) = solver.best_play(&table, &tiles("B10 Y7 K7")?, Aim::Tiles) {
        println!("table: {}", write_melds(&play.table));
    }

    // 101 Okey: every opening that is best in some respect.
    let hand = tiles("R11 R12 R13 Y7 B7 K7 K2 K3 K4 K5 Y12 B12 K12 R1")?;
    for opening in okey101::Solver::new().openings(&hand, okey, 101, None, RunLimit::Off) {
        println!("{} points: {}", opening.melds.value, okey101::write_rows(&opening.melds.rows));
    }
    Ok(())
}
