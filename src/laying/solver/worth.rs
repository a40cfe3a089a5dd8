//! The worth of series in the opening (RULES 7.3).

use super::input::Input;
use super::opening::{dearest, whole};
use super::position::Position;
use super::search::{Memory, NoWay};
use super::sets::sets;
use crate::laying::rules::{LayingRules, OpeningJoker};
use crate::meld::{Meld, MeldKind};
use crate::tile::{Color, Face, Tile};

/// Returns the highest total worth of series made of a player's own tiles among those that lie in
/// series on this table; rows that are no series are ignored. The opening is judged by this (RULES
/// 7.3): a joker counts as the tile that it stands for where it lies, and as the highest number in
/// a series of jokers alone, or by `rules`.
///
/// ```
/// use istaka::{melds, tiles};
/// use istaka::{laying::worth, rummi::Rules};
/// let (own, rules) = (tiles("J K6 K7")?, Rules::rummi80(2).laying());
/// assert_eq!(worth(&melds("J K6 K7")?, &own, &rules), 18);
/// assert_eq!(worth(&melds("K6 K7 J")?, &own, &rules), 21);
/// # Ok::<(), istaka::ParseError>(())
/// ```
///
/// Tiles that are not of this game, or there twice, are worth nothing, and neither are positions
/// beyond the limit of the search: no rack of the game came near it.
pub fn worth(table: &[Vec<Tile>], own: &[Tile], rules: &LayingRules) -> u32 {
    let melds: Vec<Meld> = table.iter().filter_map(|series| rules.read(series)).collect();
    let lying = melds.iter().flat_map(|meld| &meld.tiles).filter(|tile| own.contains(tile));
    let lying: Vec<Tile> = lying.copied().collect();
    let Some(given) = Input::new(&[], &lying, *rules) else { return 0 };
    let mut position = given.position(&Vec::new());
    let mut memory = Memory::default();
    match rules.opening_joker {
        OpeningJoker::Fifty => most(&position, rules, &mut memory),
        OpeningJoker::Face => {
            position.jokers = (0, 0);
            let standing: Vec<Vec<Vec<Face>>> =
                melds.iter().map(|meld| standing(meld, own, rules)).collect();
            most_standing(&position, &standing, rules, &mut memory)
        }
    }
}

/// The highest worth of series of these tiles.
fn most(position: &Position, rules: &LayingRules, memory: &mut Memory) -> u32 {
    match dearest(position, rules, memory) {
        Ok(way) => whole(position, rules) - way.cost,
        Err(NoWay::Impossible | NoWay::Limit) => 0,
    }
}

/// The highest worth with more tiles: of each series, one of these sets of them.
fn most_standing(
    position: &Position,
    standing: &[Vec<Vec<Face>>],
    rules: &LayingRules,
    memory: &mut Memory,
) -> u32 {
    let Some((sets, rest)) = standing.split_first() else { return most(position, rules, memory) };
    let with = |faces: &Vec<Face>| {
        let mut position = position.clone();
        for face in faces {
            let number = usize::from(face.number.get()) - 1;
            position.may[number][face.color as usize] += 1;
        }
        most_standing(&position, rest, rules, memory)
    };
    sets.iter().map(with).max().unwrap_or(0)
}

/// The faces of a player's jokers in a series: in a run the tiles of their places, in a group any
/// missing ones, and alone any of the highest number.
fn standing(meld: &Meld, own: &[Tile], rules: &LayingRules) -> Vec<Vec<Face>> {
    let natural = |color: &Color| {
        meld.tiles
            .iter()
            .any(|&tile| rules.place(tile).is_some_and(|(of, _)| of == *color as usize))
    };
    let mine = meld.tiles.iter().zip(&meld.faces);
    let mine = mine.filter(|(tile, _)| rules.is_wild(**tile) && own.contains(tile));
    let mine: Vec<Face> = mine.map(|(_, face)| *face).collect();
    let alone = meld.tiles.iter().all(|&tile| rules.is_wild(tile));
    if mine.is_empty() || meld.kind == MeldKind::Run && !alone {
        return vec![mine];
    }
    let number = if alone { rules.pack.last } else { meld.faces[0].number };
    let missing: Vec<usize> =
        (0..Color::ALL.len()).filter(|&color| !natural(&Color::ALL[color])).collect();
    let face = |color: usize| Face { color: Color::ALL[color], number };
    let faces = |colors: Vec<usize>| colors.into_iter().map(face).collect();
    sets(&missing, mine.len(), usize::MAX).into_iter().map(faces).collect()
}
