//! A naive twin of the solver, and hands that are difficult for solvers.
//!
//! It shares no code with the solver and follows the rules literally: it lists every run and every
//! group, searches for sets of them with fourteen places that lack at most a given number of tiles,
//! and respects the number of tiles of each face.

use istaka::{Face, Hand, Indicator, Kind, Reading, Wild};

/// A hand as plain counts: 52 faces, colour by colour, and wild tiles.
#[derive(Clone, Debug)]
pub struct Counts {
    pub faces: [u8; 52],
    pub wilds: u8,
}

/// The tiles in play in a round.
pub struct Round {
    pub okey: Wild,
    pub copies: [u8; 52],
    pub wilds: u8,
}

impl Round {
    pub fn new(indicator: Kind) -> Round {
        let mut copies = [2; 52];
        let wilds = match indicator {
            Kind::Face(face) => {
                copies[face.index()] = 1;
                2
            }
            Kind::FalseJoker | Kind::Joker => 1,
        };
        Round { okey: Indicator(indicator).okey(), copies, wilds }
    }
}

/// Every run and group, as faces from 0 to 51.
pub fn all_melds(high_one: bool, longest: usize) -> Vec<Vec<usize>> {
    let mut melds = Vec::new();
    for color in 0..4 {
        for first in 1..=13 {
            for last in first + 2..=13 + usize::from(high_one) {
                if last - first < longest {
                    melds.push((first..=last).map(|n| color * 13 + (n - 1) % 13).collect());
                }
            }
        }
    }
    for number in 0..13 {
        for colors in [vec![0, 1, 2], vec![0, 1, 3], vec![0, 2, 3], vec![1, 2, 3], vec![0, 1, 2, 3]]
        {
            melds.push(colors.iter().map(|color| color * 13 + number).collect());
        }
    }
    melds
}

/// A run or group as a set of faces. The run from 1 to the high 1 is no set; it is two runs.
pub struct Meld {
    pub faces: u64,
    pub len: u32,
}

pub fn as_sets(melds: &[Vec<usize>]) -> Vec<Meld> {
    let sets = melds.iter().filter(|meld| meld.len() <= 13).map(|meld| {
        let faces = meld.iter().map(|&face| 1u64 << face).sum();
        Meld { faces, len: meld.len() as u32 }
    });
    sets.collect()
}

/// Returns `true` if some complete hand of runs and groups lacks at most `missing` tiles of this
/// one.
pub fn can_finish(hand: &Counts, round: &Round, melds: &[Meld], missing: u8) -> bool {
    let mut held = [0; 2];
    for (face, &count) in hand.faces.iter().enumerate() {
        (0..count).for_each(|copy| held[copy as usize] |= 1 << face);
    }
    let open = u32::from(missing + hand.wilds);
    let near = melds.iter().filter(|meld| (meld.faces & !held[0]).count_ones() <= open);
    add_meld(round, &near.collect::<Vec<_>>(), held, 14, open, &mut Vec::new())
}

/// Returns `true` if melds can fill the remaining places while at most `open` of them lack a tile.
/// `held` has the faces held once or more and those held twice.
fn add_meld<'a>(
    round: &Round,
    melds: &[&'a Meld],
    held: [u64; 2],
    left: u32,
    open: u32,
    chosen: &mut Vec<&'a Meld>,
) -> bool {
    if left == 0 {
        // Places beyond the tiles in play need wild tiles.
        let places = |face: usize| chosen.iter().filter(|m| m.faces >> face & 1 == 1).count() as u8;
        let excess = |face: usize| places(face).saturating_sub(round.copies[face]);
        return (0..52).map(excess).sum::<u8>() <= round.wilds;
    }
    for (i, meld) in melds.iter().enumerate() {
        let lacking = (meld.faces & !held[0]).count_ones();
        if lacking > open || meld.len > left || (meld.len < left && left - meld.len < 3) {
            continue;
        }
        let rest = [held[0] & (!meld.faces | held[1]), held[1] & !meld.faces];
        chosen.push(meld);
        if add_meld(round, &melds[i..], rest, left - meld.len, open - lacking, chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// The smallest number of tiles that seven pairs lack: each place of a pair is worth a tile.
pub fn pairs_deficiency(hand: &Counts) -> u8 {
    let mut pairs: Vec<u8> = hand.faces.to_vec();
    pairs.sort_unstable_by(|a, b| b.cmp(a));
    let covered: u8 = pairs[..7].iter().sum();
    14u8.saturating_sub(covered + hand.wilds)
}

/// A small seeded generator.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }
}

/// The number of classes of difficult hands.
pub const CLASSES: usize = 7;

/// A hand of `size` tiles of a class.
pub fn deal(
    random: &mut Random,
    round: &Round,
    class: usize,
    size: usize,
    melds: &[Vec<usize>],
) -> Counts {
    let mut left = Counts { faces: round.copies, wilds: round.wilds };
    let mut hand = Counts { faces: [0; 52], wilds: 0 };
    let take = |hand: &mut Counts, left: &mut Counts, face: usize| {
        if left.faces[face] > 0 && hand.faces.iter().sum::<u8>() + hand.wilds < size as u8 {
            left.faces[face] -= 1;
            hand.faces[face] += 1;
        }
    };
    let (band, width) = (random.below(13), 3 + random.below(4));
    let colors = [random.below(4), random.below(4)];
    match class {
        1 => {
            hand.wilds = 1 + random.below(round.wilds as usize) as u8;
        }
        2 => {
            // Near complete: melds with some tiles swapped below.
            for _ in 0..3 + random.below(2) {
                for &face in &melds[random.below(melds.len())] {
                    if random.below(8) > 0 {
                        take(&mut hand, &mut left, face);
                    }
                }
            }
        }
        5 => {
            for _ in 0..4 + random.below(4) {
                let face = random.below(52);
                (0..2).for_each(|_| take(&mut hand, &mut left, face));
            }
        }
        6 => {
            // Doubled groups and their neighbours.
            for _ in 0..2 {
                let number = (band + random.below(3)) % 13;
                for color in 0..4 {
                    (0..random.below(3))
                        .for_each(|_| take(&mut hand, &mut left, color * 13 + number));
                }
            }
            hand.wilds = random.below(round.wilds as usize + 1) as u8;
        }
        _ => {}
    }
    let mut tries = 0;
    while hand.faces.iter().sum::<u8>() + hand.wilds < size as u8 {
        tries += 1;
        let face = match class {
            _ if tries > 200 => random.below(52),
            3 => colors[random.below(2)] * 13 + random.below(13),
            4 | 6 => random.below(4) * 13 + (band + random.below(width)) % 13,
            _ => random.below(52),
        };
        take(&mut hand, &mut left, face);
    }
    hand
}

pub fn build(counts: &Counts, round: &Round) -> Hand {
    let faces = Face::all().flat_map(|face| {
        std::iter::repeat_n(Reading::Face(face), counts.faces[face.index()].into())
    });
    let wilds = std::iter::repeat_n(Reading::Wild, counts.wilds.into());
    let kinds = faces.chain(wilds).map(|reading| round.okey.kind(reading));
    Hand::of(round.okey, kinds).expect("the generator takes tiles that are in play")
}

pub fn written(hand: &Hand) -> String {
    let kinds = hand.faces().flat_map(|face| {
        let kind = hand.okey().kind(Reading::Face(face));
        std::iter::repeat_n(kind.to_string(), hand.count(face).into())
    });
    let wilds = std::iter::repeat_n(format!("wild {}", hand.okey().0), hand.wilds().into());
    kinds.chain(wilds).collect::<Vec<_>>().join(" ")
}

/// The rounds that differ for a solver: some indicators, and a false joker.
pub fn rounds() -> Vec<Round> {
    let indicators = ["B6", "K13", "R12", "R1", "Y3", "F"];
    indicators.iter().map(|text| Round::new(text.parse().unwrap())).collect()
}
