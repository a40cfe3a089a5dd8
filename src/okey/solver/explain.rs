//! Explains an incomplete hand: the nearest complete hand, the missing tiles, the unfit tiles.
//!
//! The cover search may return a plan that no tiles in play could make, for example with a fourth
//! red 5. There is always another plan for the same tiles that needs no more wild tiles than exist
//! (a test tries all plans); [`within_play`] finds it.

use super::Solver;
use super::deficiency::Deficiency;
use super::plan::{Place, Slots, Supply, by_need, face_at};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::okey::rules::HandRules;
use crate::tile::{Face, Reading, Tile, Wild};

/// One meld of the nearest complete hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearMeld {
    /// Run, group or pair.
    pub kind: MeldKind,
    /// The faces of the meld; those of a run in ascending order.
    pub faces: Vec<Face>,
    /// The tile in each place, `None` where one is missing.
    pub tiles: Vec<Option<Tile>>,
}

/// A nearest complete hand, and the difference from the hand.
///
/// ```
/// use istaka::{Indicator, tiles, write_tiles};
/// use istaka::okey::{Rules, Solver};
/// let okey = Indicator("B6".parse()?).okey();
/// let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 K13 B5 R9")?;
/// let why = Solver::new(Rules::turkish().hands()).explain(&hand, okey);
/// assert_eq!(why.missing.len(), 2);
/// assert_eq!(why.unfit.len(), 2);
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The number of missing tiles.
    pub deficiency: Deficiency,
    /// The melds of the nearest complete hand: 14 places, some of them open.
    pub nearest: Vec<NearMeld>,
    /// The tiles for the open places, in their order. A wild tile would do in each; it is named
    /// only where no other tile is in play. For a pair without any tile the face is only an
    /// example.
    pub missing: Vec<Reading>,
    /// The tiles that the nearest complete hand does not use, in the order given.
    pub unfit: Vec<Tile>,
}

impl Solver {
    /// Explains how far a hand of any size is from complete; for a complete one returns the melds.
    /// Tiles that cannot be in play together are all unfit, and the nearest complete hand is that
    /// of the empty hand.
    pub fn explain(&mut self, tiles: &[Tile], okey: Wild) -> Explanation {
        let built = Hand::of(okey, tiles.iter().map(|tile| tile.kind()));
        let (hand, usable) = match built {
            Ok(hand) => (hand, tiles),
            Err(_) => (Hand::empty(okey), &tiles[..0]),
        };
        let deficiency = self.deficiency(&hand);
        let mut supply = Supply::new(usable, okey);
        let nearest = if deficiency.prefers_pairs() {
            pairs(&hand, &mut supply)
        } else {
            let plan = self.best_plan(usable, &hand, deficiency).0;
            let plan = within_play(plan, okey, self.table.end());
            melds(plan, &hand, &mut supply)
        };
        let missing = missing(&nearest, okey);
        let unfit = if built.is_ok() { supply.rest } else { tiles.to_vec() };
        Explanation { deficiency, nearest, missing, unfit }
    }
}

/// Fills a plan with tiles. Wild tiles go where no other tile is in play, then to the melds that
/// lack least.
fn melds(plan: Vec<Slots>, hand: &Hand, supply: &mut Supply) -> Vec<NearMeld> {
    let plan = by_need(plan);
    let okey = hand.okey();
    let mut left = Face::all().map(|face| okey.in_play(Reading::Face(face))).collect::<Vec<u8>>();
    let places = plan.iter().flat_map(|slots| &slots.places);
    places.filter(|place| place.held).for_each(|place| left[place.face.index()] -= 1);
    let mut needs_wild = |face: Face| {
        let none = left[face.index()] == 0;
        left[face.index()] -= u8::from(!none);
        none
    };
    let needs: Vec<Vec<bool>> = plan
        .iter()
        .map(|slots| {
            slots.places.iter().map(|place| !place.held && needs_wild(place.face)).collect()
        })
        .collect();
    let needed = needs.iter().flatten().filter(|&&needs| needs).count();
    let mut spare = usize::from(hand.wilds()).saturating_sub(needed);
    let fill = |(slots, needs): (Slots, Vec<bool>)| {
        let mut tile = |(place, needs): (&Place, &bool)| {
            if place.held {
                return supply.take(Reading::Face(place.face));
            }
            if !needs {
                spare = spare.checked_sub(1)?;
            }
            supply.take(Reading::Wild)
        };
        let tiles = slots.places.iter().zip(&needs).map(&mut tile).collect();
        NearMeld { kind: slots.kind(), faces: slots.faces(), tiles }
    };
    plan.into_iter().zip(needs).map(fill).collect()
}

/// Chooses seven pairs: complete ones, single tiles, then new ones. The indicator's face needs a
/// wild tile: with one in the hand it comes first, else after all other single tiles.
fn pairs(hand: &Hand, supply: &mut Supply) -> Vec<NearMeld> {
    let okey = hand.okey();
    let scarce = |face: &Face| okey.in_play(Reading::Face(*face)) < 2;
    let held = |n: u8| Face::all().filter(move |&face| hand.count(face) == n);
    let first = hand.wilds() > 0;
    let (sooner, later): (Vec<Face>, Vec<Face>) = held(1).partition(|face| scarce(face) == first);
    let faces =
        held(2).chain(sooner).chain(later).chain(held(0).filter(|face| !scarce(face))).take(7);
    let mut pairs: Vec<NearMeld> = faces
        .map(|face| {
            let natural = Reading::Face(face);
            let tiles = vec![supply.take(natural), supply.take(natural)];
            NearMeld { kind: MeldKind::Pair, faces: vec![face; 2], tiles }
        })
        .collect();
    for place in pairs.iter_mut().flat_map(|pair| &mut pair.tiles) {
        *place = place.or_else(|| supply.take(Reading::Wild));
    }
    pairs
}

/// Returns the tiles for the open places: the face, or a wild tile where the nearest hand already
/// has every tile of that face.
fn missing(nearest: &[NearMeld], okey: Wild) -> Vec<Reading> {
    let mut used = [0u8; Face::COUNT];
    let places = || nearest.iter().flat_map(|meld| meld.faces.iter().zip(&meld.tiles));
    for (face, tile) in places() {
        used[face.index()] +=
            u8::from(tile.is_some_and(|tile| okey.read(tile.kind()) != Reading::Wild));
    }
    let mut missing = Vec::new();
    for (&face, _) in places().filter(|(_, tile)| tile.is_none()) {
        let natural = Reading::Face(face);
        let left = used[face.index()] < okey.in_play(natural);
        used[face.index()] += u8::from(left);
        missing.push(if left { natural } else { Reading::Wild });
    }
    missing
}

/// Returns a plan for the same tiles that needs no more wild tiles than are in play.
fn within_play(plan: Vec<Slots>, okey: Wild, end: u32) -> Vec<Slots> {
    let mut places = [0; Face::COUNT];
    let mut wanted = [0; Face::COUNT];
    for place in plan.iter().flat_map(|slots| &slots.places) {
        places[place.face.index()] += 1;
        wanted[place.face.index()] += u8::from(place.held);
    }
    let copies = Face::all().map(|face| okey.in_play(Reading::Face(face))).collect::<Vec<u8>>();
    let wilds = okey.in_play(Reading::Wild);
    let mut search = Replan { melds: all_melds(end), copies, wilds, chosen: Vec::new() };
    if search.excess(&places) <= wilds {
        return plan;
    }
    let shapes = [[2, 2, 0], [3, 0, 1], [0, 1, 2]];
    let found =
        shapes.into_iter().any(|shape| search.choose(&wanted, &mut [0; Face::COUNT], shape));
    assert!(found, "every plan has one for the same tiles with what is in play");
    for slots in &mut search.chosen {
        for place in &mut slots.places {
            let left = &mut wanted[place.face.index()];
            place.held = *left > 0;
            *left -= u8::from(place.held);
        }
    }
    search.chosen
}

/// Number of places or tiles by face.
type ByFace = [u8; Face::COUNT];

/// Searches for melds that have a place for given tiles.
struct Replan {
    melds: Vec<Slots>,
    copies: Vec<u8>,
    wilds: u8,
    chosen: Vec<Slots>,
}

impl Replan {
    /// Number of wild tiles that these places need because the faces run out.
    fn excess(&self, places: &ByFace) -> u8 {
        places.iter().zip(&self.copies).map(|(&n, &copies)| n.saturating_sub(copies)).sum()
    }

    /// Chooses melds that have a place for all wanted tiles; `shape` is the number of melds of
    /// length 3, 4 and 5.
    fn choose(&mut self, wanted: &ByFace, places: &mut ByFace, shape: [u8; 3]) -> bool {
        if self.excess(places) > self.wilds {
            return false;
        }
        let open = (0..Face::COUNT).find(|&face| places[face] < wanted[face]);
        if shape == [0; 3] {
            return open.is_none();
        }
        for i in 0..self.melds.len() {
            let slots = self.melds[i].clone();
            let length = slots.places.len();
            let helps = open.is_none_or(|open| slots.places.iter().any(|p| p.face.index() == open));
            if shape[length - 3] == 0 || !helps {
                continue;
            }
            let mut shape = shape;
            shape[length - 3] -= 1;
            slots.places.iter().for_each(|place| places[place.face.index()] += 1);
            self.chosen.push(slots);
            if self.choose(wanted, places, shape) {
                return true;
            }
            let slots = self.chosen.pop().expect("it was pushed above");
            slots.places.iter().for_each(|place| places[place.face.index()] -= 1);
        }
        false
    }
}

/// Returns all runs of three to five tiles and all groups.
fn all_melds(end: u32) -> Vec<Slots> {
    let mut melds = Vec::new();
    for color in 0..4 {
        for length in 3..=5 {
            for start in 0..=end - length {
                let mut run = Slots::run(start);
                (start..start + length).for_each(|place| run.push(face_at(color, place), false));
                melds.push(run);
            }
        }
    }
    for place in 0..13 {
        for without in 0..5 {
            let mut group = Slots::group();
            let colors = (0..4).filter(|&color| color != without);
            colors.for_each(|color| group.push(face_at(color, place), false));
            melds.push(group);
        }
    }
    melds
}

/// Does the work of [`complete`](super::complete), but returns the player's own `blocks` where
/// these are already a complete hand: each block a run or a group, or each of seven blocks a pair.
/// The tiles of a run are read in the order given, or else in any order.
///
/// Returns `None` if the tiles of all blocks together are not complete in any arrangement.
///
/// ```
/// use istaka::{Indicator, tiles};
/// use istaka::okey::{Rules, complete_keeping};
/// let okey = Indicator("B6".parse()?).okey();
/// let rack = ["R1 R2 R3", "R4 R5 R6 R7", "Y9 B9 K9", "K1 K2 K3 K4"];
/// let blocks = rack.map(|block| tiles(block).unwrap());
/// let melds = complete_keeping(&blocks, okey, &Rules::turkish().hands()).unwrap();
/// assert_eq!(melds.len(), 4); // the red run stays in two parts
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub fn complete_keeping(blocks: &[Vec<Tile>], okey: Wild, rules: &HandRules) -> Option<Vec<Meld>> {
    let all = blocks.concat();
    let found = super::complete(&all, okey, rules)?;
    let pairs = || blocks.iter().map(|block| Meld::pair(block, okey)).collect();
    let melds = || blocks.iter().map(|block| Meld::read(block, okey, &rules.melds())).collect();
    let kept: Option<Vec<Meld>> = if rules.seven_pairs { pairs() } else { None };
    Some(kept.or_else(melds).unwrap_or(found))
}
