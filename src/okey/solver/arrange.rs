//! The arrangement of a hand for display: complete melds, promising parts, the rest.

use super::deficiency::Deficiency;
use super::plan::{Slots, Supply, by_need};
use crate::hand::Hand;
use crate::meld::Meld;
use crate::tile::{Face, Reading, Tile, Wild};

/// The tiles of a hand sorted by their use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub struct Arrangement {
    /// Complete runs and groups, or pairs, with the face that each wild tile stands for.
    pub melds: Vec<Meld>,
    /// Parts of runs and groups, two tiles or more each, ordered by the number of missing tiles.
    pub partial: Vec<Vec<Tile>>,
    /// All other tiles, in the order given.
    pub rest: Vec<Tile>,
    /// The deficiency of the hand.
    pub deficiency: Deficiency,
}

impl Arrangement {
    /// Returns the tiles outside complete melds; tiles of one part stay together.
    pub fn loose(&self) -> Vec<Tile> {
        self.partial.iter().flatten().chain(&self.rest).copied().collect()
    }

    /// Returns an arrangement that leaves all tiles in `rest`.
    pub(super) fn none(tiles: &[Tile], deficiency: Deficiency) -> Arrangement {
        let rest = tiles.to_vec();
        Arrangement { melds: Vec::new(), partial: Vec::new(), rest, deficiency }
    }

    /// Rates an arrangement: first the tiles in melds, then the sizes of the parts.
    pub(super) fn score(&self) -> (usize, usize) {
        let parts = self.partial.iter().map(|part| part.len() * part.len());
        (self.melds.iter().map(|meld| meld.tiles.len()).sum(), parts.sum())
    }
}

/// Assigns the tiles to the melds of a plan; wild tiles complete the melds that lack least.
pub(super) fn by_melds(
    tiles: &[Tile],
    okey: Wild,
    plan: Vec<Slots>,
    deficiency: Deficiency,
) -> Arrangement {
    let mut supply = Supply::new(tiles, okey);
    let trimmed = plan.into_iter().map(Slots::trim);
    let (whole, mut plan): (Vec<Slots>, Vec<Slots>) = trimmed.partition(|s| s.open() == 0);
    plan.extend(Slots::merge_runs(whole));
    let plan = by_need(plan);
    let mut wilds = tiles.iter().filter(|t| okey.read(t.kind()) == Reading::Wild).count();
    let (mut melds, mut partial) = (Vec::new(), Vec::new());
    for slots in plan {
        let (complete, left) = slots.split(wilds);
        if let Some(complete) = complete {
            wilds -= complete.open();
            melds.push(complete.meld(&mut supply));
        }
        let held = left.iter().filter(|place| place.held).count();
        if held == 0 || held + wilds < 2 {
            continue;
        }
        let mut part = Vec::new();
        for place in left {
            if place.held {
                part.extend(supply.take(Reading::Face(place.face)));
            } else if wilds > 0 {
                wilds -= 1;
                part.extend(supply.take(Reading::Wild));
            }
        }
        partial.push(part);
    }
    Arrangement { melds, partial, rest: supply.rest, deficiency }
}

/// Sorts the tiles into pairs; wild tiles complete the first single ones.
pub(super) fn by_pairs(
    tiles: &[Tile],
    okey: Wild,
    hand: &Hand,
    deficiency: Deficiency,
) -> Arrangement {
    let mut supply = Supply::new(tiles, okey);
    let mut melds = Vec::new();
    let twins: Vec<Face> = hand.faces().filter(|&face| hand.count(face) == 2).collect();
    let alone = hand.faces().filter(|&face| hand.count(face) == 1).map(Reading::Face);
    let mut pair = |first: Reading, second: Reading| {
        let pair = supply.take(first).zip(supply.take(second));
        let pair = pair.and_then(|(a, b)| Meld::pair(&[a, b], okey));
        melds.push(pair.expect("the hand has both tiles, and they are a pair"));
    };
    for face in twins.into_iter().take(7) {
        pair(Reading::Face(face), Reading::Face(face));
    }
    let mut wilds = hand.wilds();
    for single in alone.take(usize::from(wilds)) {
        pair(single, Reading::Wild);
        wilds -= 1;
    }
    if wilds == 2 {
        pair(Reading::Wild, Reading::Wild);
    }
    Arrangement { melds, partial: Vec::new(), rest: supply.rest, deficiency }
}
