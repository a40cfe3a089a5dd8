//! The same question as an integer programme, for positions too large for the twin.

use istaka::Kind;
use istaka::laying::LayingRules;
use microlp::{ComparisonOp, LinearExpr, OptimizationDirection, Problem, Variable};

use crate::tables::{Counts, all_series, kind};

/// The largest value of a legal table, given the value of each tile of the rack: one integer
/// variable for each kind of series, and for each face one for its tiles and one for jokers. `None`
/// if there is no legal table.
// CITE: den Hertog, Hulshof: Solving Rummikub Problems by Integer Linear Programming, 2006,
// doi 10.1093/comjnl/bxl033.
pub fn most(rules: &LayingRules, counts: &Counts, count: impl Fn(Kind) -> u32) -> Option<u32> {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let all = all_series(rules);
    // Longer runs consist of shorter ones.
    let series: Vec<_> = all.iter().filter(|series| series.len() <= 5).collect();
    let laid: Vec<_> = series.iter().map(|_| problem.add_integer_var(0.0, (0, 6))).collect();
    let mut jokers = LinearExpr::empty();
    let mut table = 0;
    for face in 0..4 * rules.numbers() {
        table += u32::from(counts.must[face]) * count(kind(face));
        let Face { standing, places, .. } =
            face_of(&mut problem, counts, face, &count, series.iter().copied().zip(&laid));
        jokers.add(standing, 1.0);
        problem.add_constraint(places, ComparisonOp::Eq, 0.0);
    }
    let (must, all) = (counts.jokers.0, counts.jokers.0 + counts.jokers.1);
    problem.add_constraint(jokers.clone(), ComparisonOp::Ge, must.into());
    problem.add_constraint(jokers, ComparisonOp::Le, all.into());
    table += u32::from(must) * count(Kind::Joker);
    let best = problem.solve().ok()?;
    let best = best.into_solution().unwrap_or_else(|_| panic!("it has no limit"));
    Some(best.objective().round() as u32 - table)
}

/// The part of a programme for one face.
pub struct Face {
    /// The number of its tiles that lie on the table.
    pub tiles: Variable,
    /// The number of jokers that stand for it.
    pub standing: Variable,
    /// Its places in series, minus those tiles and jokers: none may be left.
    pub places: LinearExpr,
}

/// Adds the variables of a face in these series.
pub fn face_of<'a>(
    problem: &mut Problem,
    counts: &Counts,
    face: usize,
    count: impl Fn(Kind) -> u32,
    series: impl Iterator<Item = (&'a Vec<usize>, &'a Variable)>,
) -> Face {
    let (must, all) = (counts.must[face].into(), counts.all(face).into());
    let tiles = problem.add_integer_var(count(kind(face)).into(), (must, all));
    let standing = problem.add_integer_var(count(Kind::Joker).into(), (0, 4));
    let mut places = LinearExpr::empty();
    places.add(tiles, -1.0);
    places.add(standing, -1.0);
    for (_, &laid) in series.filter(|(series, _)| series.contains(&face)) {
        places.add(laid, 1.0);
    }
    Face { tiles, standing, places }
}
