//! The solver against a naive twin on hands of fourteen and fifteen tiles that break solvers.
//!
//! The twin shares no code with the solver and follows the rules to the letter: it lists every run
//! and every group, looks for sets of them with fourteen places that miss at most so many tiles,
//! and respects how many tiles there are of each.

use istaka::{Face, Hand, Indicator, Kind, MeldRules, Okey, Reading, Readings, Solver};

/// A hand as plain counts: 52 faces, colour by colour, and wild tiles.
#[derive(Clone, Debug)]
struct Counts {
    faces: [u8; 52],
    wilds: u8,
}

/// What is in play in a round.
struct Round {
    okey: Okey,
    copies: [u8; 52],
    wilds: u8,
}

impl Round {
    fn new(indicator: Kind) -> Round {
        let mut copies = [2; 52];
        let wilds = match indicator {
            Kind::Face(face) => {
                copies[face.index()] = 1;
                2
            }
            Kind::FalseJoker => 1,
        };
        Round { okey: Indicator(indicator).okey(), copies, wilds }
    }
}

/// Every run and group, as faces from 0 to 51.
fn all_melds(high_one: bool, longest: usize) -> Vec<Vec<usize>> {
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

#[test]
fn there_are_so_many_melds() {
    let groups =
        |melds: &[Vec<usize>]| melds.iter().filter(|meld| meld[0] / 13 != meld[1] / 13).count();
    let (low, high) = (all_melds(false, 13), all_melds(true, 13));
    assert_eq!((groups(&low), groups(&high)), (65, 65));
    assert_eq!((low.len() - 65, high.len() - 65), (264, 308));
    // Runs of six or more split into these.
    assert_eq!((all_melds(false, 5).len(), all_melds(true, 5).len()), (185, 197));
}

/// A run or group as a set of faces. The run from 1 to the high 1 is no set; it is two runs.
struct Meld {
    faces: u64,
    len: u32,
}

fn as_sets(melds: &[Vec<usize>]) -> Vec<Meld> {
    let sets = melds.iter().filter(|meld| meld.len() <= 13).map(|meld| {
        let faces = meld.iter().map(|&face| 1u64 << face).sum();
        Meld { faces, len: meld.len() as u32 }
    });
    sets.collect()
}

/// Whether some complete hand of runs and groups misses at most `missing` tiles of this one.
fn can_finish(hand: &Counts, round: &Round, melds: &[Meld], missing: u8) -> bool {
    let mut held = [0; 2];
    for (face, &count) in hand.faces.iter().enumerate() {
        (0..count).for_each(|copy| held[copy as usize] |= 1 << face);
    }
    let open = u32::from(missing + hand.wilds);
    let near = melds.iter().filter(|meld| (meld.faces & !held[0]).count_ones() <= open);
    add_meld(round, &near.collect::<Vec<_>>(), held, 14, open, &mut Vec::new())
}

/// Whether melds can fill the places left while at most `open` of them lack a tile. `held` has the
/// faces held once or more and those held twice.
fn add_meld<'a>(
    round: &Round,
    melds: &[&'a Meld],
    held: [u64; 2],
    left: u32,
    open: u32,
    chosen: &mut Vec<&'a Meld>,
) -> bool {
    if left == 0 {
        // Places beyond the tiles in play need wild tiles, of which there are so many.
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

/// The least number of tiles that seven pairs miss: each place of a pair is worth a tile.
fn pairs_deficiency(hand: &Counts) -> u8 {
    let mut pairs: Vec<u8> = hand.faces.to_vec();
    pairs.sort_unstable_by(|a, b| b.cmp(a));
    let covered: u8 = pairs[..7].iter().sum();
    14u8.saturating_sub(covered + hand.wilds)
}

/// A small seeded generator; any will do.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }
}

/// The kinds of hands that break solvers.
const CLASSES: usize = 7;

/// A hand of `size` tiles of a class.
fn deal(
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
            // Near complete: melds, of which some tiles are swapped below.
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
            // Doubled groups and what is around them.
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

fn build(counts: &Counts, round: &Round) -> Hand {
    let faces = Face::all().flat_map(|face| {
        std::iter::repeat_n(Reading::Face(face), counts.faces[face.index()].into())
    });
    let wilds = std::iter::repeat_n(Reading::Wild, counts.wilds.into());
    let kinds = faces.chain(wilds).map(|reading| round.okey.kind(reading));
    Hand::of(round.okey, kinds).expect("the generator takes tiles that are in play")
}

fn written(hand: &Hand) -> String {
    let kinds = hand.faces().flat_map(|face| {
        let kind = hand.okey().kind(Reading::Face(face));
        std::iter::repeat_n(kind.to_string(), hand.count(face).into())
    });
    let wilds = std::iter::repeat_n(format!("wild {}", hand.okey().0), hand.wilds().into());
    kinds.chain(wilds).collect::<Vec<_>>().join(" ")
}

/// The rounds that differ for a solver: some indicators, and a false joker.
fn rounds() -> Vec<Round> {
    let indicators = ["B6", "K13", "R12", "R1", "Y3", "F"];
    indicators.iter().map(|text| Round::new(text.parse().unwrap())).collect()
}

#[test]
fn a_hundred_thousand_hands_that_break_solvers() {
    let rounds = rounds();
    let mut compared = 0;
    for high_one in [true, false] {
        let lists = all_melds(high_one, 13);
        let melds = as_sets(&lists);
        let mut solver = Solver::new(MeldRules { high_one, seven_pairs: true });
        let mut random = Random(0x1571_AC0D_E5EE_D001 + u64::from(high_one));
        for i in 0..if high_one { 80_000 } else { 24_000 } {
            let round = &rounds[i / CLASSES % rounds.len()];
            let counts = deal(&mut random, round, i % CLASSES, 14 + i / 13 % 2, &lists);
            let hand = build(&counts, round);
            let found = solver.deficiency(&hand);
            let text = || format!("{} high_one {high_one}", written(&hand));
            assert_eq!(found.pairs, Some(pairs_deficiency(&counts)), "{}", text());
            // Exactly so many: not fewer, and so many suffice.
            let near = |missing| can_finish(&counts, round, &melds, missing);
            assert!(near(found.melds), "{}: not {}", text(), found.melds);
            assert!(found.melds == 0 || !near(found.melds - 1), "{}: less", text());
            compared += 1;
        }
    }
    assert_eq!(compared, 104_000);
}

/// The tiles that lower the deficiency, by asking for each.
fn improving_directly(solver: &mut Solver, hand: &Hand, all: &Hand) -> Readings {
    let okey = hand.okey();
    let now = solver.deficiency(hand).best();
    let readings = Face::all().map(Reading::Face).chain([Reading::Wild]);
    let lowers = |reading: &Reading| {
        let mut more = *hand;
        let in_play = all.count_of(*reading) < okey.in_play(*reading);
        in_play && more.add(okey.kind(*reading)).is_ok() && solver.deficiency(&more).best() < now
    };
    readings.filter(lowers).collect()
}

#[test]
fn a_million_improving_sets_are_what_direct_calls_say() {
    let rounds = rounds();
    let mut pairs = 0;
    for (rules, hands) in [
        (MeldRules { high_one: true, seven_pairs: true }, 75_000),
        (MeldRules { high_one: true, seven_pairs: false }, 25_000),
        (MeldRules { high_one: false, seven_pairs: true }, 15_000),
    ] {
        let lists = all_melds(rules.high_one, 13);
        let mut solver = Solver::new(rules);
        let mut random = Random(0x0DDB_A11C_0FFE_E000 + hands as u64);
        for i in 0..hands {
            let round = &rounds[i / CLASSES % rounds.len()];
            let counts = deal(&mut random, round, i % CLASSES, 15, &lists);
            let hand = build(&counts, round);
            let analysis = solver.analyse(&hand, |_| 1);
            assert_eq!(analysis.deficiency, solver.deficiency(&hand), "{}", written(&hand));
            for discard in &analysis.discards {
                let mut rest = hand;
                assert!(rest.remove(discard.kind));
                let text = || format!("{} without {}", written(&hand), discard.kind);
                assert_eq!(discard.deficiency, solver.deficiency(&rest), "{}", text());
                let direct = improving_directly(&mut solver, &rest, &hand);
                assert_eq!(discard.improving, direct, "{}", text());
                assert_eq!(discard.weight as usize, direct.len());
                pairs += 1;
            }
            if i % 16 == 0 {
                let direct = improving_directly(&mut solver, &hand, &hand);
                assert_eq!(solver.improving(&hand), direct, "{}", written(&hand));
            }
        }
    }
    assert!(pairs >= 1_000_000, "{pairs}");
}
