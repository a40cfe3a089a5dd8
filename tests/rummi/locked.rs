//! The integer programme for tables with locked jokers: each must stay with a tile it lay with, or
//! give way to one that it stood for (RULES 7.4, `joker_lock`).
//!
//! Each joker of the table needs a series that settles it, with one integer variable for each
//! possible one, with its jokers in their places; everything else is as without the lock.

use std::collections::HashSet;

use istaka::laying::LayingRules;
use istaka::{Kind, Tile};
use microlp::{ComparisonOp, LinearExpr, OptimizationDirection, Problem};

use crate::programme::{Face, face_of};
use crate::tables::{Counts, FACES, all_series, counts, kind};

/// A series of the new table: its faces, with true for those of a joker.
type Pattern = Vec<(usize, bool)>;

/// A joker of the old table: its series, and the faces it may stand for there.
struct Joker {
    series: usize,
    faces: Vec<usize>,
}

/// The faces of a series without its jokers.
fn natural(series: &[Tile]) -> Vec<usize> {
    let face = |tile: &Tile| (0..FACES).find(|&face| kind(face) == tile.kind());
    series.iter().filter_map(face).collect()
}

/// The jokers of the series that have at least one tile.
fn jokers(table: &[Vec<Tile>], rules: &LayingRules) -> Vec<Joker> {
    let mut found = Vec::new();
    for (series, tiles) in table.iter().enumerate() {
        let own = natural(tiles);
        let lies = |run: &&Vec<usize>| {
            let at = |(tile, &face): (&Tile, &usize)| {
                tile.kind() == Kind::Joker || tile.kind() == kind(face)
            };
            run.len() == tiles.len() && run[0] / 4 != run[1] / 4 && tiles.iter().zip(*run).all(at)
        };
        let all = all_series(rules);
        let run = all.iter().filter(lies).max_by_key(|run| run[0] / 4);
        for (at, _) in tiles.iter().enumerate().filter(|(_, tile)| tile.kind() == Kind::Joker) {
            let missing = (0..4).map(|color| own[0] / 4 * 4 + color);
            let faces = match run {
                Some(run) => vec![run[at]],
                None => missing.filter(|face| !own.contains(face)).collect(),
            };
            found.push(Joker { series, faces });
        }
    }
    found
}

/// A claim about a face in a pattern: it is a tile of an old series, or of no such series.
#[derive(Clone, Copy, PartialEq)]
enum Claim {
    Of(usize),
    NotOf(usize),
}

/// Returns `true` if a pattern settles all of these jokers at once.
fn settles(
    pattern: &Pattern,
    own: &[Vec<usize>],
    jokers: &[&Joker],
    claims: &[(usize, Claim)],
    used: u32,
) -> bool {
    let Some((joker, rest)) = jokers.split_first() else { return true };
    let fits = |claims: &[(usize, Claim)], at: usize, claim: Claim| {
        claims.iter().filter(|(place, _)| *place == at).all(|(_, other)| match (claim, *other) {
            (Claim::Of(one), Claim::Of(other)) => one == other,
            (Claim::NotOf(one), Claim::NotOf(other)) => one != other,
            (Claim::Of(one), Claim::NotOf(other)) | (Claim::NotOf(other), Claim::Of(one)) => {
                one != other
            }
        })
    };
    let places = |joker: bool| (0..pattern.len()).filter(move |&at| pattern[at].1 == joker);
    let with: Vec<usize> =
        places(false).filter(|&at| own[joker.series].contains(&pattern[at].0)).collect();
    // It lies here, with a tile that it lay with.
    for place in places(true).filter(|place| used >> place & 1 == 0) {
        for &at in with.iter().filter(|&&at| fits(claims, at, Claim::Of(joker.series))) {
            let claims = [claims, &[(at, Claim::Of(joker.series))]].concat();
            if settles(pattern, own, rest, &claims, used | 1 << place) {
                return true;
            }
        }
    }
    // A tile that it stood for lies with one of those.
    for place in places(false).filter(|&at| joker.faces.contains(&pattern[at].0)) {
        for &at in
            with.iter().filter(|&&at| at != place && fits(claims, at, Claim::Of(joker.series)))
        {
            if fits(claims, place, Claim::NotOf(joker.series)) {
                let more = [(at, Claim::Of(joker.series)), (place, Claim::NotOf(joker.series))];
                if settles(pattern, own, rest, &[claims, &more].concat(), used) {
                    return true;
                }
            }
        }
    }
    // Jokers of one series may stay together.
    let two = rest.iter().position(|other| other.series == joker.series);
    let free: Vec<usize> = places(true).filter(|place| used >> place & 1 == 0).collect();
    if let (Some(at), [one, other, ..]) = (two, &free[..]) {
        let rest: Vec<&Joker> = [&rest[..at], &rest[at + 1..]].concat();
        return settles(pattern, own, &rest, claims, used | 1 << one | 1 << other);
    }
    false
}

/// The patterns that these tiles allow.
fn patterns(series: &[Vec<usize>], counts: &Counts) -> Vec<Pattern> {
    let most = usize::from(counts.jokers.0 + counts.jokers.1);
    let mut found = Vec::new();
    for faces in series {
        for mask in 0_u32..1 << faces.len() {
            let pattern: Pattern =
                faces.iter().enumerate().map(|(at, &face)| (face, mask >> at & 1 == 1)).collect();
            let there = pattern.iter().all(|&(face, joker)| joker || counts.all(face) > 0);
            if mask.count_ones() as usize <= most && there {
                found.push(pattern);
            }
        }
    }
    found
}

/// The largest value of a legal table after this one, given the value of each tile of the rack;
/// `None` if there is no legal table.
pub fn most(
    rules: &LayingRules,
    table: &[Vec<Tile>],
    rack: &[Tile],
    count: impl Fn(Kind) -> u32,
) -> Option<u32> {
    let counts = counts(table, rack);
    let all = all_series(rules);
    let own: Vec<Vec<usize>> = table.iter().map(|series| natural(series)).collect();
    let jokers = jokers(table, rules);
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let mut settled: Vec<LinearExpr> = jokers.iter().map(|_| LinearExpr::empty()).collect();
    let mut laid: Vec<(Pattern, microlp::Variable)> = Vec::new();
    for pattern in patterns(&all, &counts) {
        let mut seen = HashSet::new();
        for set in (1_u32..1 << jokers.len()).rev() {
            let of = (0..jokers.len()).filter(|at| set >> at & 1 == 1);
            let these: Vec<&Joker> = of.clone().map(|at| &jokers[at]).collect();
            // A smaller part of a settled set settles no more.
            if seen.iter().any(|larger: &u32| larger & set == set)
                || !settles(&pattern, &own, &these, &[], 0)
            {
                continue;
            }
            seen.insert(set);
            let variable = problem.add_integer_var(0.0, (0, 2));
            of.for_each(|at| settled[at].add(variable, 1.0));
            laid.push((pattern.clone(), variable));
        }
    }
    for joker in settled {
        problem.add_constraint(joker, ComparisonOp::Ge, 1.0);
    }
    let short: Vec<&Vec<usize>> = all.iter().filter(|series| series.len() <= 5).collect();
    let rest: Vec<_> = short.iter().map(|_| problem.add_integer_var(0.0, (0, 6))).collect();
    let mut all_jokers = LinearExpr::empty();
    let mut table = 0;
    for face in 0..4 * rules.numbers() {
        table += u32::from(counts.must[face]) * count(kind(face));
        let Face { tiles, standing, mut places } =
            face_of(&mut problem, &counts, face, &count, short.iter().copied().zip(&rest));
        all_jokers.add(standing, 1.0);
        let (mut own, mut wild) = (LinearExpr::empty(), LinearExpr::empty());
        own.add(tiles, -1.0);
        wild.add(standing, -1.0);
        for (pattern, laid) in &laid {
            // The longest run with a high 1 has both.
            let lies = |joker| pattern.iter().filter(|&&at| at == (face, joker)).count() as f64;
            for (expression, most) in [
                (&mut places, lies(false) + lies(true)),
                (&mut own, lies(false)),
                (&mut wild, lies(true)),
            ] {
                if most > 0.0 {
                    expression.add(*laid, most);
                }
            }
        }
        problem.add_constraint(places, ComparisonOp::Eq, 0.0);
        problem.add_constraint(own, ComparisonOp::Le, 0.0);
        problem.add_constraint(wild, ComparisonOp::Le, 0.0);
    }
    let (must, all) = (counts.jokers.0, counts.jokers.0 + counts.jokers.1);
    problem.add_constraint(all_jokers.clone(), ComparisonOp::Ge, must.into());
    problem.add_constraint(all_jokers, ComparisonOp::Le, all.into());
    table += u32::from(must) * count(Kind::Joker);
    let best = problem.solve().ok()?;
    let best = best.into_solution().unwrap_or_else(|_| panic!("it has no limit"));
    Some(best.objective().round() as u32 - table)
}
