//! The solver compared with the definition itself: every way to fill fourteen places with melds.
//!
//! A complete hand is a way to fill fourteen places that needs no more wild tiles than are in play.
//! The solver considers only the places and ignores the number of tiles of each face. These tests
//! show that this never changes a deficiency, by finding for each way that is not in play another
//! one that is, with places for the same tiles.

use std::collections::HashSet;

use crate::sample::sample;
use istaka::okey::{HandRules, Solver};
use istaka::{Face, Hand, Indicator, Kind, Reading};

/// Number of places for each face, 0–51, colour by colour.
type Places = [u8; 52];

struct Meld {
    faces: Vec<usize>,
}

/// Runs of three to five tiles and groups; longer runs are several of these.
fn melds(high_one: bool) -> Vec<Meld> {
    let end = if high_one { 14 } else { 13 };
    let mut melds = Vec::new();
    for color in 0..4 {
        for length in 3..=5 {
            for start in 0..=end - length {
                let faces = (start..start + length).map(|place| color * 13 + place % 13).collect();
                melds.push(Meld { faces });
            }
        }
    }
    for number in 0..13 {
        for colors in [0b0111, 0b1011, 0b1101, 0b1110, 0b1111] {
            let colors = (0..4).filter(|color| colors >> color & 1 == 1);
            melds.push(Meld { faces: colors.map(|color| color * 13 + number).collect() });
        }
    }
    melds
}

fn change(places: &mut Places, meld: &Meld, by: i8) {
    for &face in &meld.faces {
        places[face] = places[face].wrapping_add_signed(by);
    }
}

/// Visits every set of melds with fourteen places: of lengths 5 5 4, 3 3 3 5 or 3 3 4 4.
fn every_way(melds: &[Meld], visit: &mut impl FnMut(&Places)) {
    let of = |n: usize| melds.iter().filter(move |meld| meld.faces.len() == n).collect::<Vec<_>>();
    let (three, four, five) = (of(3), of(4), of(5));
    for lengths in [
        [&five, &five, &four, &four],
        [&three, &three, &three, &five],
        [&three, &three, &four, &four],
    ] {
        let count = if lengths[0].len() == five.len() { 3 } else { 4 };
        choose(&lengths[..count], 0, &mut [0; 52], visit);
    }
}

/// Chooses one meld of each list; of lists that are the same, in ascending order.
fn choose(
    lists: &[&Vec<&Meld>],
    from: usize,
    places: &mut Places,
    visit: &mut impl FnMut(&Places),
) {
    let Some((list, rest)) = lists.split_first() else { return visit(places) };
    for (i, meld) in list.iter().enumerate().skip(from) {
        let same = rest.first().is_some_and(|next| std::ptr::eq(*next, *list));
        change(places, meld, 1);
        choose(rest, if same { i } else { 0 }, places, visit);
        change(places, meld, -1);
    }
}

/// The tiles in play: two of each face, of one perhaps only one; and wild tiles.
#[derive(Clone, Copy)]
struct Play {
    scarce: Option<usize>,
    wilds: u8,
}

impl Play {
    fn copies(self, face: usize) -> u8 {
        2 - u8::from(self.scarce == Some(face))
    }

    /// The number of wild tiles that these places need.
    fn excess(self, places: &Places) -> u8 {
        (0..52).map(|face| places[face].saturating_sub(self.copies(face))).sum()
    }
}

/// Returns `true` if melds, with these numbers of length 3, 4 and 5, have a place for all `wanted`
/// tiles and need no more wild tiles than exist.
fn in_play(
    melds: &[Meld],
    wanted: &Places,
    places: &mut Places,
    lengths: [u8; 3],
    play: Play,
) -> bool {
    if play.excess(places) > play.wilds {
        return false;
    }
    let left = 3 * lengths[0] + 4 * lengths[1] + 5 * lengths[2];
    let missing: u8 = (0..52).map(|face| wanted[face].saturating_sub(places[face])).sum();
    if missing > left || left == 0 {
        return missing == 0;
    }
    let open = (0..52).find(|&face| places[face] < wanted[face]);
    melds.iter().any(|meld| {
        let length = meld.faces.len() - 3;
        if lengths[length] == 0 || open.is_some_and(|open| !meld.faces.contains(&open)) {
            return false;
        }
        let mut lengths = lengths;
        lengths[length] -= 1;
        change(places, meld, 1);
        let found = in_play(melds, wanted, places, lengths, play);
        change(places, meld, -1);
        found
    })
}

/// The faces of a small deck: a run over the end, a group of ones, and the tiles between.
const DECK: [&str; 7] = ["R12", "R13", "R1", "R2", "Y1", "B1", "Y13"];

#[test]
fn places_beyond_what_is_in_play_never_help() {
    compare_with_every_way(true, 15_262_390);
}

#[test]
fn nor_do_they_without_the_high_one() {
    compare_with_every_way(false, 12_173_490);
}

fn compare_with_every_way(high_one: bool, ways: u32) {
    let melds = melds(high_one);
    let deck = DECK.map(|text| text.parse::<Face>().unwrap().index());
    let (mut count, mut beyond) = (0, HashSet::new());
    let mut on_deck = HashSet::new();
    every_way(&melds, &mut |places| {
        count += 1;
        let excess: u8 = places.iter().map(|&n| n.saturating_sub(2)).sum();
        let mut check = |play: Play| {
            if play.excess(places) > play.wilds {
                let wanted = std::array::from_fn(|face| places[face].min(play.copies(face)));
                beyond.insert((wanted, play.scarce, play.wilds));
            }
        };
        if excess > 1 {
            // A false joker as indicator: one wild tile, two of each face.
            check(Play { scarce: None, wilds: 1 });
            // Any other: two wild tiles, one of the indicator's face.
            check(Play { scarce: None, wilds: 2 });
            let crowded = (0..52).filter(|&face| places[face] > 1);
            crowded.for_each(|face| check(Play { scarce: Some(face), wilds: 2 }));
        }
        if excess + u8::from(places[deck[0]] > 1) <= 2 {
            on_deck.insert(deck.map(|face| places[face]));
        }
    });
    assert_eq!(count, ways, "ways to fill fourteen places");
    // All of them are a proof about the rules, independent of the engine.
    let mut beyond: Vec<_> = beyond.into_iter().collect();
    beyond.sort_unstable();
    for (wanted, scarce, wilds) in beyond.iter().step_by(sample(29, 1)) {
        let play = Play { scarce: *scarce, wilds: *wilds };
        let shapes = [[2, 2, 0], [3, 0, 1], [0, 1, 2]];
        let found = shapes.iter().any(|&s| in_play(&melds, wanted, &mut [0; 52], s, play));
        assert!(found, "{wanted:?} scarce {scarce:?} wilds {wilds}");
    }
    every_mini_hand(high_one, &on_deck);
}

/// Checks every hand of the small deck, with the first face as the indicator's, against the number
/// of tiles shared with a complete hand by definition.
fn every_mini_hand(high_one: bool, ways: &HashSet<[u8; 7]>) {
    let okey = Indicator(DECK[0].parse::<Kind>().unwrap()).okey();
    let mut solver = Solver::new(HandRules { high_one, seven_pairs: false });
    let mut compared = 0;
    for code in 0..2 * 3usize.pow(6) {
        let counts: [u8; 7] = std::array::from_fn(|i| {
            if i == 0 { (code % 2) as u8 } else { (code / 2 / 3usize.pow(i as u32 - 1) % 3) as u8 }
        });
        for wilds in 0..=2u8 {
            let naturals = counts.iter().zip(DECK).flat_map(|(&count, face)| {
                std::iter::repeat_n(Reading::Face(face.parse().unwrap()), count.into())
            });
            let readings = naturals.chain(std::iter::repeat_n(Reading::Wild, wilds.into()));
            let hand = Hand::of(okey, readings.map(|reading| okey.kind(reading))).unwrap();
            let shared =
                |way: &[u8; 7]| way.iter().zip(&counts).map(|(a, b)| *a.min(b)).sum::<u8>();
            let most = ways.iter().map(shared).max().unwrap();
            let melds = 14u8.saturating_sub(most + wilds);
            assert_eq!(solver.deficiency(&hand).melds, melds, "{counts:?} {wilds}");
            compared += 1;
        }
    }
    assert_eq!(compared, 4_374);
}
