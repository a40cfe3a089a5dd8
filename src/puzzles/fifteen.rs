//! Puzzles of Okey with fifteen tiles: the result of each discard, and the right one.

use std::cmp::Reverse;

use super::error::PuzzleError;
use super::position::Answer;
use crate::hand::Hand;
use crate::okey::{Choice, Prospect, Rules, Solver, complete};
use crate::sort::sort_short;
use crate::tile::{Indicator, Kind, Reading, Tile, TileSet, Wild};

/// The rules of the hands.
const HANDS: Rules = Rules::turkish();

/// Returns the discard that leaves the hand nearer to complete than all others, or as near with
/// strictly more improving tiles.
pub fn throw(indicator: Tile, hand: &[Tile]) -> Result<Answer, PuzzleError> {
    check(indicator, hand)?;
    let choices = choices(indicator, hand);
    if finishing(&choices).next().is_some() {
        return Err(PuzzleError::Finished);
    }
    match &choices[..] {
        [best, next, ..] if rank(best) == rank(next) => Err(PuzzleError::Several),
        // A wild tile is thrown only to finish.
        [best, ..] if okey(indicator).read(best.tile.kind()) != Reading::Wild => {
            Ok(Answer::Tile(best.tile.kind()))
        }
        _ => Err(PuzzleError::NoAnswer),
    }
}

/// Returns the only discard that leaves a complete hand, if one does.
pub fn finish(indicator: Tile, hand: &[Tile]) -> Result<Answer, PuzzleError> {
    check(indicator, hand)?;
    let choices = choices(indicator, hand);
    let mut finishing = finishing(&choices);
    match (finishing.next(), finishing.next()) {
        (Some(choice), None) => Ok(Answer::Tile(choice.tile.kind())),
        (None, _) => Ok(Answer::No),
        (Some(_), Some(_)) => Err(PuzzleError::Several),
    }
}

/// Rates each discard, the best first. The tiles are an indicator and a hand.
///
/// A tile helps if the hand is nearer with it. Testing each tile takes some milliseconds; the
/// solver's analysis would be faster, but would be more code for a browser to load.
pub fn choices(indicator: Tile, tiles: &[Tile]) -> Vec<Choice> {
    let okey = okey(indicator);
    let hand = Hand::of(okey, tiles.iter().map(|tile| tile.kind()));
    let hand = hand.expect("the hand was checked");
    let seen: TileSet = tiles.iter().copied().chain([indicator]).collect();
    let unseen = Rules::PACK.without(seen);
    let mut solver = Solver::new(HANDS.hands());
    let mut choices: Vec<Choice> = Vec::new();
    for &tile in tiles {
        if choices.iter().any(|choice| choice.tile.kind() == tile.kind()) {
            continue;
        }
        let mut rest = hand;
        rest.remove(tile.kind());
        let deficiency = solver.deficiency(&rest);
        let mut helps = |kind: Kind| {
            let mut more = rest;
            more.add(kind).is_ok() && solver.deficiency(&more).best() < deficiency.best()
        };
        let kinds = Rules::PACK.kinds().map(|kind| (kind, unseen[kind.index()]));
        let helping = kinds.filter(|&(kind, copies)| copies > 0 && helps(kind)).collect();
        choices.push(Choice { tile, leaves: Prospect { deficiency, helping } });
    }
    sort_short(&mut choices, rank);
    choices
}

/// Returns the melds that remain when a tile of this kind is thrown.
pub fn finished(indicator: Tile, hand: &[Tile], thrown: Kind) -> Vec<Vec<Tile>> {
    let mut rest = hand.to_vec();
    let at = rest.iter().position(|tile| tile.kind() == thrown);
    rest.remove(at.expect("the answer is one of the hand"));
    let melds = complete(&rest, okey(indicator), &HANDS.hands());
    melds.unwrap_or_default().into_iter().map(|meld| meld.tiles).collect()
}

/// Sort key, the best first: fewer missing tiles, then more improving tiles.
fn rank(choice: &Choice) -> (u8, Reverse<u32>) {
    (choice.leaves.deficiency.best(), Reverse(choice.leaves.copies()))
}

fn finishing(choices: &[Choice]) -> impl Iterator<Item = &Choice> {
    choices.iter().filter(|choice| choice.leaves.deficiency.best() == 0)
}

fn okey(indicator: Tile) -> Wild {
    Indicator(indicator.kind()).okey()
}

/// Checks that these are an indicator and fifteen different tiles of Okey.
fn check(indicator: Tile, hand: &[Tile]) -> Result<(), PuzzleError> {
    let all: TileSet = hand.iter().copied().chain([indicator]).collect();
    let known = |tile: &Tile| Rules::PACK.holds(*tile);
    let faces = matches!(indicator.kind(), Kind::Face(_));
    let whole = hand.len() == 15 && all.len() == 16 && hand.iter().all(known);
    if faces && whole { Ok(()) } else { Err(PuzzleError::Hand) }
}
