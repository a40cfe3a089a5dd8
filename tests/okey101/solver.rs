//! The solver of 101 Okey, against vectors and its naive twin.

use crate::programme;
use crate::sample::sample;
use crate::twin;
use istaka::okey101::{
    Fitting, IndicatorPair, Melds, Need, Opening, Row, Rules, RunLimit, Solver, Unseen,
    count_pairs, feeds, pairs, pairs_distance, value,
};
use istaka::{Hand, Indicator, Kind, Tile, Wild, tiles, write_tiles};
use rand::RngExt;

/// Vectors 67 to 72: the indicator, the hand, the greatest value that leaves a tile, and the number
/// of pairs.
const VECTORS: &str = "
    B12 B6 B5 K3 B13 K2 K7 R8 R6 R7 B8 Y11 K3 B6 K12 R1 B7 R11 Y2 R3 K10 K13 B7 106 4
    B5 B4 B13 B5 F B13 K3 Y5 K1 K12 B12 K6 B8 B11 Y1 B7 K8 Y5 R8 K10 Y6 K4 K1 82 3
    Y13 B3 K9 R4 Y6 K1 R11 Y2 K12 R8 Y8 Y13 B5 K10 K11 R12 Y11 F K13 R2 Y12 R3 B4 112 0
    B8 B2 B12 B9 Y9 B11 K13 B13 K10 K13 Y1 B3 K7 K6 B9 B10 B5 R13 Y2 R13 R7 K4 R8 135 4
    Y12 F R11 R8 B4 K9 B5 R6 Y3 Y13 R7 R1 Y11 K11 R4 K7 K10 Y1 K4 B8 Y4 K11 R5 121 2
    K9 R7 K5 R1 K2 Y1 R5 B3 B4 R4 B13 Y6 B5 B13 R8 R1 B7 Y8 Y7 K8 K2 Y8 B10 60 4
";

fn okey(indicator: &str) -> Wild {
    Indicator(indicator.parse::<Kind>().expect("a tile")).okey()
}

fn counted(tiles: &[Tile], okey: Wild) -> Hand {
    Hand::of(okey, tiles.iter().map(|tile| tile.kind())).expect("a hand")
}

/// Checks that melds are valid, hold each tile once, leave one, and have their value.
fn check(melds: &Melds, hand: &[Tile], okey: Wild, must: Option<Tile>) {
    let read = melds.rows.iter().map(|row| row.read(okey).unwrap_or_else(|| panic!("{row}")));
    assert_eq!(read.map(|meld| value(&meld)).sum::<u16>(), melds.value);
    let laid = melds.rows.iter().flat_map(|row| &row.tiles);
    let mut all: Vec<Tile> = laid.chain(&melds.rest).copied().collect();
    let mut held = hand.to_vec();
    all.sort_unstable();
    held.sort_unstable();
    assert_eq!(all, held, "each tile lies in one place");
    assert!(!melds.rest.is_empty());
    assert!(must.is_none_or(|must| !melds.rest.contains(&must)));
}

#[test]
fn vectors_67_to_72_the_greatest_value_and_the_pairs() {
    let mut solver = Solver::new();
    for line in VECTORS.trim().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [indicator, hand @ .., value, count] = &words[..] else { panic!("{line}") };
        let (okey, hand) = (okey(indicator), tiles(&hand.join(" ")).expect("a hand"));
        let best = solver.best(&hand, okey, None, RunLimit::Off).expect("melds");
        check(&best, &hand, okey, None);
        assert_eq!(best.value.to_string(), *value, "{line}");
        let counts = counted(&hand, okey);
        assert_eq!(solver.value(&counts), best.value);
        assert_eq!(count_pairs(&counts, IndicatorPair::Off).to_string(), *count, "{line}");
        let pairs = pairs(&hand, okey, IndicatorPair::Off);
        assert_eq!(pairs.len().to_string(), *count, "{line}");
        assert!(pairs.iter().all(|pair| pair.read(okey).is_some()));
    }
}

#[test]
fn small_hands_are_worth_as_much_as_the_twin_says() {
    let mut random = twin::random(1);
    let mut solver = Solver::new();
    for count in 0..sample(3000, 30_000) {
        let (hand, okey) = twin::hand(&mut random, 1 + count % 14, count / 14 % 3);
        let expected = twin::value(&hand, okey, 13);
        let found = solver.value(&counted(&hand, okey));
        assert_eq!(u32::from(found), expected, "{} {}", okey.0, write_tiles(&hand));
        let best = solver.best(&hand, okey, None, RunLimit::Off);
        assert_eq!(best.as_ref().map_or(0, |best| best.value), found);
        best.iter().for_each(|best| check(best, &hand, okey, None));
    }
}

#[test]
fn hands_of_21_and_22_are_worth_as_much_as_the_twin_says() {
    let mut random = twin::random(2);
    let mut solver = Solver::new();
    for count in 0..sample(400, 100_000) {
        let (hand, okey) = twin::hand(&mut random, 21 + count % 2, 0);
        let expected = twin::value(&hand, okey, 5);
        let found = solver.value(&counted(&hand, okey));
        assert_eq!(u32::from(found), expected, "{} {}", okey.0, write_tiles(&hand));
    }
}

/// A run of six or more tiles can be laid as shorter ones.
#[test]
fn a_limit_of_runs_changes_only_how_they_are_laid() {
    let mut random = twin::random(13);
    let mut solver = Solver::new();
    let mut long = 0;
    let is_long = |row: &Row| row.tiles.len() > 5;
    for count in 0..sample(600, 10_000) {
        let (tiles, okey) = twin::hand(&mut random, 80, 0);
        let of_two =
            |tile: &&Tile| okey.read(tile.kind()).face().is_none_or(|face| (face.color as u8) < 2);
        let hand: Vec<Tile> = tiles.iter().filter(of_two).copied().take(14 + count % 5).collect();
        let must = (count % 3 == 0).then_some(hand[0]);
        let name = format!("{} {}", okey.0, write_tiles(&hand));
        let mut all = |limit| {
            let best = solver.best(&hand, okey, must, limit);
            let finish = solver.finish(&hand, okey, must, limit);
            let sorted = solver.sorted(&hand, okey, limit);
            let openings = solver.openings(&hand, okey, 1, None, limit);
            let melds = [best, finish, sorted].into_iter();
            let openings = openings.into_iter().map(|opening| Some(opening.melds));
            melds.chain(openings).collect::<Vec<_>>()
        };
        let (free, limited) = (all(RunLimit::Off), all(RunLimit::Five));
        assert_eq!(free.len(), limited.len(), "{name}");
        for (free, limited) in free.into_iter().zip(limited) {
            let value = |melds: &Option<Melds>| melds.as_ref().map(|melds| melds.value);
            assert_eq!(value(&free), value(&limited), "{name}");
            long += usize::from(free.is_some_and(|melds| melds.rows.iter().any(is_long)));
            if let Some(melds) = limited {
                check(&melds, &hand, okey, None);
                assert!(!melds.rows.iter().any(is_long), "{name}");
            }
        }
    }
    assert!(long > 50, "{long}");
}

/// Groups of eights and sevens with an okey each promise more than the 13 with both okeys.
#[test]
fn a_lone_tile_and_two_okeys_are_a_group_although_other_groups_promise_more() {
    let hand = "B8 B4 K5 K7 R2 Y11 Y10 R11 Y6 R13 K8 R10 R3 Y1 B1 K10 R11 R7 B3 B5 Y5 K6";
    let (hand, okey) = (tiles(hand).expect("a hand"), okey("R10"));
    assert_eq!(Solver::new().value(&counted(&hand, okey)), 107);
}

#[test]
fn a_taken_tile_is_used() {
    let mut random = twin::random(3);
    let mut solver = Solver::new();
    let mut used = 0;
    for count in 0..sample(1500, 15_000) {
        let (hand, okey) = twin::hand(&mut random, 6 + count % 8, count % 3);
        let must = hand[0];
        let melds = twin::melds(&hand, okey, 13);
        let all = (1_u32 << hand.len()) - 1;
        let mut known = std::collections::HashMap::new();
        let mut expected = 0;
        for meld in melds.iter().filter(|meld| meld.tiles & 1 == 1) {
            for left in (1..hand.len()).filter(|left| meld.tiles >> left & 1 == 0) {
                let rest = all & !meld.tiles & !(1 << left);
                expected = expected.max(meld.value + twin::most(&melds, rest, &mut known));
            }
        }
        let best = solver.best(&hand, okey, Some(must), RunLimit::Off);
        let found = best.as_ref().map_or(0, |best| u32::from(best.value));
        assert_eq!(found, expected, "{} {}", okey.0, write_tiles(&hand));
        best.iter().for_each(|best| check(best, &hand, okey, Some(must)));
        used += usize::from(expected > 0);
    }
    assert!(used > 300, "{used}");
}

#[test]
fn a_hand_finishes_if_all_tiles_but_one_are_in_melds() {
    let mut random = twin::random(4);
    let mut solver = Solver::new();
    let mut finishes = 0;
    for count in 0..sample(3000, 30_000) {
        let (hand, okey) = twin::hand(&mut random, 4 + count % 7, 1);
        let melds: Vec<u32> = twin::melds(&hand, okey, 13).iter().map(|meld| meld.tiles).collect();
        let all = (1_u32 << hand.len()) - 1;
        let covers = |left: usize| twin::covered(&melds, all & !(1 << left));
        let must = (count % 2 == 0).then_some(hand[0]);
        let last = |at: &usize| covers(*at) && Some(hand[*at]) != must;
        let last: Vec<Tile> = (0..hand.len()).filter(last).map(|at| hand[at]).collect();
        let found = solver.finish(&hand, okey, must, RunLimit::Off);
        assert_eq!(found.is_some(), !last.is_empty(), "{} {}", okey.0, write_tiles(&hand));
        if let Some(found) = found {
            finishes += 1;
            check(&found, &hand, okey, must);
            let by_okey = last.iter().any(|tile| tile.kind() == okey.0);
            assert_eq!(found.rest.len(), 1);
            assert_eq!(found.rest[0].kind() == okey.0, by_okey, "a wild tile is left if possible");
        }
    }
    assert!(finishes > 100, "{finishes}");
}

/// The tiles of a round that are not in a hand, and of them only some.
fn unseen(hand: &[Tile], okey: Wild, random: &mut rand::rngs::ChaCha8Rng) -> Unseen {
    let mut unseen = Rules::PACK.copies();
    let indicator = okey.indicator().expect("an indicator").0;
    for kind in hand.iter().map(|tile| tile.kind()).chain([indicator]) {
        unseen[kind.index()] -= 1;
    }
    for count in &mut unseen {
        if random.random_bool(0.4) {
            *count = count.saturating_sub(1);
        }
    }
    unseen
}

/// Calls `ask` with the hand and each multiset of this number of unseen tiles.
fn with_more(
    hand: &[Tile],
    unseen: &mut Unseen,
    count: usize,
    from: usize,
    ask: &mut dyn FnMut(&[Tile]) -> bool,
) -> bool {
    if count == 0 {
        return ask(hand);
    }
    for index in from..Kind::COUNT {
        if unseen[index] == 0 {
            continue;
        }
        let kind = Kind::from_index(index);
        let tile = kind.tiles().find(|tile| !hand.contains(tile)).expect("an unseen tile");
        unseen[index] -= 1;
        let found = with_more(&[hand, &[tile]].concat(), unseen, count - 1, index, ask);
        unseen[index] += 1;
        if found {
            return true;
        }
    }
    false
}

#[test]
fn the_distance_is_that_of_the_nearest_tiles_that_can_be_had() {
    let mut random = twin::random(6);
    let mut solver = Solver::new();
    let mut distances = [0; 4];
    for count in 0..sample(36, 1500) {
        let (hand, okey) = twin::hand(&mut random, 5 + count % 3, 1);
        let mut unseen = unseen(&hand, okey, &mut random);
        let points = random.random_range(20..70);
        let opens = |tiles: &[Tile]| twin::value(tiles, okey, 13) >= points;
        let missing = (0..3)
            .find(|&missing| with_more(&hand, &mut unseen, missing, 0, &mut |tiles| opens(tiles)));
        let need = Need { points: points as u16, pairs: 5 };
        let distance = solver.distance(&counted(&hand, okey), need, &unseen);
        let name = format!("{points}: {} {}", okey.0, write_tiles(&hand));
        match missing {
            Some(missing) => assert_eq!(distance.missing, Some(missing as u8), "{name}"),
            None => assert!(distance.missing.is_none_or(|missing| missing > 2), "{name}"),
        }
        distances[missing.unwrap_or(3)] += 1;
        let Some(less) = missing.and_then(|missing| missing.checked_sub(1)) else { continue };
        let helps = |index: &usize| {
            let mut left = unseen;
            let kind = Kind::from_index(*index);
            let tile = kind.tiles().find(|tile| !hand.contains(tile));
            let Some(tile) = tile.filter(|_| left[*index] > 0) else { return false };
            left[*index] -= 1;
            let more = [&hand[..], &[tile]].concat();
            with_more(&more, &mut left, less, 0, &mut |tiles| opens(tiles))
        };
        let outs: Vec<Kind> = (0..Kind::COUNT).filter(helps).map(Kind::from_index).collect();
        assert_eq!(distance.outs, outs, "{name}");
    }
    assert!(distances.iter().all(|&count| count > 1), "{distances:?}");
}

#[test]
fn a_tile_of_which_one_is_left_completes_one_of_two_runs() {
    let hand = counted(&tiles("R11 R12 R11' R12' K1").expect("tiles"), okey("B6"));
    let need = Need { points: 72, pairs: 5 };
    let index = |text: &str| tiles(text).expect("a tile")[0].kind().index();
    let missing = [1, 2].map(|left| {
        let mut unseen = [0; Kind::COUNT];
        unseen[index("R13")] = left;
        unseen[index("R10")] = 2;
        Solver::new().distance(&hand, need, &unseen).missing
    });
    assert_eq!(missing, [Some(3), Some(2)]);
}

#[test]
fn the_distance_to_pairs_is_that_of_the_nearest_tiles_that_can_be_had() {
    let mut random = twin::random(7);
    let mut distances = [0; 4];
    for count in 0..sample(150, 1500) {
        let (hand, okey) = twin::hand(&mut random, 4 + count % 9, count % 2);
        let mut unseen = unseen(&hand, okey, &mut random);
        let need = random.random_range(1..=5_u8);
        let rule = IndicatorPair::ALL[random.random_range(0..3)];
        let missing = (0..3).find(|&missing| {
            with_more(&hand, &mut unseen, missing, 0, &mut |tiles| {
                count_pairs(&counted(tiles, okey), rule) >= need
            })
        });
        let distance = pairs_distance(&counted(&hand, okey), need, rule, &unseen);
        match missing {
            Some(missing) => assert_eq!(distance.missing, Some(missing as u8)),
            None => assert!(distance.missing.is_none_or(|missing| missing > 2)),
        }
        distances[missing.unwrap_or(3)] += 1;
    }
    assert!(distances.iter().all(|&count| count > 5), "{distances:?}");
}

/// The figures of an opening: value, shed, tiles, wild tiles kept.
type Figures = (u32, u32, usize, u32);

/// All figures of disjoint melds that leave a tile, by trying everything.
fn all_figures(melds: &[twin::Meld], hand: &[Tile], okey: Wild, need: u32) -> Vec<Figures> {
    let wilds = (0..hand.len()).filter(|&at| hand[at].kind() == okey.0);
    let wilds = wilds.fold(0, |set, at| set | 1_u32 << at);
    let mut found = vec![(0, 0, 0_u32)];
    let mut done = std::collections::HashSet::new();
    let mut all = Vec::new();
    while let Some((value, shed, used)) = found.pop() {
        if !done.insert((value, shed, used)) {
            continue;
        }
        let tiles = used.count_ones() as usize;
        if value >= need && tiles > 0 && tiles < hand.len() {
            all.push((value, shed, tiles, (wilds & !used).count_ones()));
        }
        let fits = melds.iter().filter(|meld| meld.tiles & used == 0);
        found.extend(fits.map(|m| (value + m.value, shed + m.shed, used | m.tiles)));
    }
    all
}

#[test]
fn for_each_opening_there_is_one_of_the_front_as_good_in_every_respect() {
    let mut random = twin::random(8);
    let mut solver = Solver::new();
    let mut several = 0;
    for count in 0..sample(600, 6000) {
        let (hand, okey) = twin::hand(&mut random, 5 + count % 7, 1);
        let need = random.random_range(1..60);
        let melds = twin::melds(&hand, okey, 13);
        let all = all_figures(&melds, &hand, okey, need);
        let front = solver.openings(&hand, okey, need as u16, None, RunLimit::Off);
        let covers = |one: &Figures, other: &Figures| {
            one.0 >= other.0 && one.1 >= other.1 && one.2 >= other.2 && one.3 >= other.3
        };
        let figures = |opening: &Opening| {
            check(&opening.melds, &hand, okey, None);
            (
                u32::from(opening.melds.value),
                u32::from(opening.shed),
                usize::from(opening.tiles),
                u32::from(opening.kept),
            )
        };
        let mut found: Vec<Figures> = front.iter().map(figures).collect();
        let best = |one: &&Figures| !all.iter().any(|other| other != *one && covers(other, one));
        let mut expected: Vec<Figures> = all.iter().filter(best).copied().collect();
        expected.sort_unstable();
        expected.dedup();
        found.sort_unstable();
        assert_eq!(found, expected, "{need}: {} {}", okey.0, write_tiles(&hand));
        several += usize::from(found.len() > 1);
    }
    assert!(several > 50, "{several}");
}

#[test]
fn pairs_are_counted_as_the_twin_lays_them() {
    let mut random = twin::random(5);
    for count in 0..2000 {
        let (hand, okey) = twin::hand(&mut random, 1 + count % 14, 1);
        let rule = IndicatorPair::ALL[count % 3];
        let laid = pairs(&hand, okey, rule);
        let name = format!("{rule:?} {} {}", okey.0, write_tiles(&hand));
        let twin = |tiles: &[Tile]| tiles.iter().any(|tile| is_twin(*tile, okey));
        let fits = |pair: &Row| match (rule, pair.tiles.len()) {
            (IndicatorPair::Single, 1) => twin(&pair.tiles),
            (IndicatorPair::Wild, 2) if twin(&pair.tiles) => true,
            _ => pair.read(okey).is_some(),
        };
        assert!(laid.iter().all(fits), "{name}");
        assert_eq!(laid.len(), usize::from(count_pairs(&counted(&hand, okey), rule)), "{name}");
        assert_eq!(laid.len(), most_pairs(&hand, okey, rule), "{name}");
    }
}

fn is_twin(tile: Tile, okey: Wild) -> bool {
    okey.indicator().is_some_and(|indicator| indicator.0 == tile.kind())
}

fn most_pairs(hand: &[Tile], okey: Wild, rule: IndicatorPair) -> usize {
    let Some((&first, rest)) = hand.split_first() else { return 0 };
    let wild =
        |tile: Tile| tile.kind() == okey.0 || rule == IndicatorPair::Wild && is_twin(tile, okey);
    let pairs = |at: &usize| {
        let other = rest[*at];
        okey.read(other.kind()) == okey.read(first.kind()) || wild(other) || wild(first)
    };
    let without = |at: usize| [&rest[..at], &rest[at + 1..]].concat();
    let with = (0..rest.len()).filter(pairs).map(|at| 1 + most_pairs(&without(at), okey, rule));
    let alone = usize::from(rule == IndicatorPair::Single && is_twin(first, okey));
    with.max().unwrap_or(0).max(alone + most_pairs(rest, okey, rule))
}

#[test]
fn large_hands_are_worth_as_much_as_the_integer_programme_says() {
    let mut random = twin::random(9);
    let mut solver = Solver::new();
    for count in 0..sample(40, 1000) {
        let (hand, okey) = twin::hand(&mut random, 22, count % 3);
        let found = solver.value(&counted(&hand, okey));
        assert_eq!(u32::from(found), programme::value(&hand, okey), "{}", write_tiles(&hand));
    }
}

/// Hands with their answers: the indicator, the hand, the greatest value, the number of pairs, and
/// the distance to 101 points with all other tiles unseen, `-` for none.
const HANDS: &str = include_str!("../data/okey101-hands.txt");

#[test]
fn hands_keep_their_answers() {
    let mut solver = Solver::new();
    for line in HANDS.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [indicator, hand @ .., value, count, missing] = &words[..] else { panic!("{line}") };
        let (okey, hand) = (okey(indicator), tiles(&hand.join(" ")).expect("a hand"));
        let counts = counted(&hand, okey);
        let mut unseen = Rules::PACK.copies();
        for kind in hand.iter().map(|tile| tile.kind()).chain([indicator.parse().expect("a tile")])
        {
            unseen[kind.index()] -= 1;
        }
        let need = Need { points: 101, pairs: 5 };
        let distance = solver.distance(&counts, need, &unseen).missing;
        let distance = distance.map_or("-".to_owned(), |missing| missing.to_string());
        let found = (
            solver.value(&counts).to_string(),
            count_pairs(&counts, IndicatorPair::Off).to_string(),
            distance,
        );
        assert_eq!(found, ((*value).into(), (*count).into(), (*missing).into()), "{line}");
    }
    assert!(HANDS.lines().count() >= 300);
}

#[test]
fn a_discard_costs_what_the_hand_without_it_lacks() {
    let mut random = twin::random(10);
    let mut solver = Solver::new();
    let (fitting, rules) = (Fitting::default(), Rules::yuzbir(4));
    let mut distances = [0; 4];
    for count in 0..sample(40, 1000) {
        let (hand, okey) = twin::hand(&mut random, 16 + count % 7, count % 3);
        let unseen = unseen(&hand, okey, &mut random);
        let need = Need { points: random.random_range(80..130), pairs: 5 };
        let counts = counted(&hand, okey);
        let discards = solver.discards(&counts, need, &unseen, &fitting, &rules);
        let prices: Vec<_> = discards
            .iter()
            .map(|discard| {
                let mut rest = counts;
                rest.remove(discard.kind);
                let series = solver.distance(&rest, need, &unseen);
                let pairs = pairs_distance(&rest, need.pairs, IndicatorPair::Off, &unseen);
                assert_eq!(discard.value, solver.value(&rest));
                assert_eq!((discard.series, discard.pairs), (series.missing, pairs.missing));
                (discard, series, pairs)
            })
            .collect();
        let nearest = prices
            .iter()
            .filter_map(|(_, a, b)| [a.missing, b.missing].into_iter().flatten().min())
            .min();
        for (discard, series, pairs) in &prices {
            let near = [series, pairs].into_iter().filter(|way| way.missing == nearest);
            let mut outs: Vec<Kind> = near.flat_map(|way| &way.outs).copied().collect();
            outs.sort_unstable();
            outs.dedup();
            let outs: u16 = outs.iter().map(|kind| u16::from(unseen[kind.index()])).sum();
            assert_eq!(discard.outs, outs, "{discard:?} {} {}", okey.0, write_tiles(&hand));
        }
        distances[nearest.map_or(3, |nearest| usize::from(nearest.min(3)))] += 1;
    }
    assert!(distances[..3].iter().all(|&count| count > 1), "{distances:?}");
}

#[test]
fn a_discard_feeds_a_meld_by_the_pairs_of_tiles_that_complete_it() {
    let mut random = twin::random(12);
    for _ in 0..sample(20, 300) {
        let (hand, okey) = twin::hand(&mut random, 40, 0);
        let tile = hand[0];
        let rest: Vec<Tile> = Rules::PACK.tiles().filter(|tile| !hand.contains(tile)).collect();
        let mut unseen = Unseen::from([0; Kind::COUNT]);
        rest.iter().for_each(|tile| unseen[tile.kind().index()] += 1);
        let Some(face) = okey.read(tile.kind()).face() else { continue };
        let mut expected = 0;
        for (at, &one) in rest.iter().enumerate() {
            let completes = |other: &&Tile| !twin::melds(&[tile, one, **other], okey, 3).is_empty();
            expected += rest[at + 1..].iter().filter(completes).count();
        }
        assert_eq!(feeds(face, okey, &unseen) as usize, expected, "{tile}");
    }
}
