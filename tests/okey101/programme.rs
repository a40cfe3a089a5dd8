//! The greatest value of a hand as an integer programme, for hands too large for the twin.

use istaka::{Color, Face, Number, Reading, Tile, Wild};
use microlp::{ComparisonOp, LinearExpr, OptimizationDirection, Problem};

/// All runs of three to five tiles, of which longer ones consist, and all groups.
fn melds() -> Vec<Vec<Face>> {
    let mut melds = Vec::new();
    for color in Color::ALL {
        for first in 1..=11_u8 {
            let run: Vec<Face> =
                (first..=13).filter_map(Number::new).map(|number| Face { color, number }).collect();
            melds.extend((3..=run.len().min(5)).map(|length| run[..length].to_vec()));
        }
    }
    for number in Number::all() {
        let all = Color::ALL.map(|color| Face { color, number });
        melds.push(all.to_vec());
        melds.extend((0..4).map(|out| [&all[..out], &all[out + 1..]].concat()));
    }
    melds
}

/// The greatest value of melds that leave a tile: one variable for each meld, and for each face one
/// for its tiles and one for wild tiles.
// CITE: den Hertog, Hulshof: Solving Rummikub Problems by Integer Linear Programming, 2006,
// doi 10.1093/comjnl/bxl033.
pub fn value(hand: &[Tile], okey: Wild) -> u32 {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let melds = melds();
    let laid: Vec<_> = melds.iter().map(|_| problem.add_integer_var(0.0, (0, 2))).collect();
    let held = |reading| hand.iter().filter(|tile| okey.read(tile.kind()) == reading).count();
    let wilds = held(Reading::Wild) as i32;
    let (mut all, mut standing) = (LinearExpr::empty(), LinearExpr::empty());
    for face in Face::all() {
        let worth = f64::from(face.number.get());
        let tiles = problem.add_integer_var(worth, (0, held(Reading::Face(face)) as i32));
        let wild = problem.add_integer_var(worth, (0, wilds));
        let mut places = LinearExpr::empty();
        places.add(tiles, -1.0);
        places.add(wild, -1.0);
        for (_, &meld) in melds.iter().zip(&laid).filter(|(meld, _)| meld.contains(&face)) {
            places.add(meld, 1.0);
        }
        problem.add_constraint(places, ComparisonOp::Eq, 0.0);
        standing.add(wild, 1.0);
        all.add(tiles, 1.0);
        all.add(wild, 1.0);
    }
    problem.add_constraint(standing, ComparisonOp::Le, wilds.into());
    problem.add_constraint(all, ComparisonOp::Le, hand.len() as f64 - 1.0);
    let best = problem.solve().expect("no melds are a solution");
    let best = best.into_solution().unwrap_or_else(|_| panic!("it has no limit"));
    best.objective().round() as u32
}
