//! The engine's verdicts on figures: true claims hold, and false ones get the right reason.

use istaka::okey::complete;
use istaka::{Claim, Face, Fault, Finding, Judge, Kind, MeldKind, Tile, Wild, melds, tiles};
use proptest::prelude::*;

/// `claim | okey | rules | tiles = verdict`, where the verdict is `yes` or `no`, a code and its
/// tiles.
const CASES: &str = "
run | R7 | turkish | R5 R6 F = yes meld
run | B1 | turkish | R5 R6 R8 = no gap R7
run | B1 | turkish | R5 B1 R7 = yes meld R6
run | B1 | turkish | R5 R6 B7 = no colors R5 B7
run | B1 | turkish | R5 R6 = no few 3
run | B1 | turkish | R5 R6 R6 = no twice R6 R6'
run | B1 | turkish | R12 R13 R1 = yes meld
run | B1 | turkish high-one=no | R12 R13 R1 = no highOne R1
run | B1 | turkish | R13 R1 R2 = no pastOne R1
run | B1 | turkish | R12 B1 R1 R2 = no pastOne R1
run | B1 | turkish high-one=no | R13 R1 R2 = no highOne R1
run | B1 | turkish | R1 R7 R13 = no gap R8 R9 R10 R11 R12
run | B1 | turkish | R1 R12 B1 = yes meld R13
run | J | rummi80 | R5 J R7 = yes meld R6
group | B1 | turkish | R5 B5 K5 = yes meld
group | B1 | turkish | R5 B5 B5 = no twice B5 B5'
group | B1 | turkish | R5 B5 K6 = no numbers R5 K6
group | B1 | turkish | R5 B5 K5 Y5 B1 = no many 4
pair | B1 | turkish | R5 R5 = yes meld
pair | B1 | turkish | R5 R6 = no differ R5 R6
pair | B1 | turkish | R5 R5 B1 = no many 2
meld | B1 | turkish | R5 R6 R7 / B5 K5 Y5 = yes meld
meld | B1 | turkish | R5 R6 R7 / B5 K5 Y6 = no noMeld
meld | B1 | turkish | R5 R6 R7 / B5 K5 B5 = no twice B5 B5'
none | B1 | turkish | R5 R6 R8 = yes gap R7
none | B1 | turkish | R5 R6 R7 = no meld
complete | B7 | turkish | R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K8 = yes complete
complete | B7 | turkish | R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K9 = no away 1
complete | B7 | turkish | R1 R2 R3 = no length
pairs | B7 | turkish | R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 B7 = yes complete
pairs | B7 | board | R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 B7 = no noPairs
complete | J | rummi80 | R1 R2 R3 = no noHands
run | B7 | yuzbir | R10 B7 R12 = yes meld R11
run | B7 | yuzbir | R12 R13 R1 = no highOne R1
pair | B7 | yuzbir | F B7 = yes meld B7
complete | B7 | yuzbir | R1 R2 R3 = no noHands
opening | B7 | yuzbir | R11 R12 R13 / Y11 Y12 Y13 / K9 K10 K11 = yes opens 102 101
opening | B7 | yuzbir | R8 R9 R10 R11 R12 R13 / Y8 Y9 Y10 Y11 = yes opens 101 101
opening | B7 | yuzbir | R11 R12 R13 / Y11 Y12 Y13 / R7 Y7 F K7 = no tooLow 100 101
opening | B7 | yuzbir | R11 B7 R13 / Y11 Y12 Y13 / K10 K9 K11 = yes opens 102 101
opening | B7 | yuzbir_hizli | R11 R12 R13 / Y10 Y11 Y12 / R8 Y8 K8 = yes opens 93 81
opening | B7 | yuzbir | R11 R12 R13 / Y11 Y12 Y13 / B7 B7 R9 = no tooLow 99 101
opening | B7 | yuzbir | R3 B7 / Y6 Y6 / K1 K1 / B11 B11 / F F = yes opensByPairs 5 5
opening | B7 | yuzbir | R3 R3 / Y6 Y6 / K1 K1 / B11 B11 = no tooFewPairs 4 5
opening | B7 | yuzbir | R11 R12 R13 / Y11 Y12 Y13 / K9 K10 K11 / R3 R3 = no mixed
opening | B7 | yuzbir | R11 R12 R13 / R12 R13 R1 = no highOne R1
opening | B7 | turkish | R11 R12 R13 = no noOpening
1 | B7 | turkish | R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K9 = yes away 1
3 | B7 | turkish | R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K9 = no away 1
";

fn said(claim: &str, okey: &str, rules: &str, rows: &str) -> String {
    let judge = Judge::by(rules).expect(rules);
    let wild = Wild(okey.parse::<Kind>().expect(okey));
    let rows = melds(&rows.replace('/', "|")).expect(rows);
    let verdict = judge.judge(claim.parse().expect(claim), &rows, wild);
    let about: Vec<String> = match &verdict.finding {
        Finding::Fault(_, Fault::Few(n) | Fault::Many(n)) => vec![n.to_string()],
        Finding::Fault(_, Fault::Gap(faces)) => faces.iter().map(ToString::to_string).collect(),
        Finding::Fault(_, Fault::HighOne(one) | Fault::PastOne(one)) => vec![one.to_string()],
        Finding::Fault(
            _,
            Fault::Colors(two) | Fault::Numbers(two) | Fault::Twice(two) | Fault::Differ(two),
        ) => two.iter().map(ToString::to_string).collect(),
        Finding::Away(away, ..) if *away > 0 => vec![away.to_string()],
        Finding::Series(has, need) | Finding::Pairs(has, need) => {
            vec![has.to_string(), need.to_string()]
        }
        found => found.stands_for(wild).iter().map(|(_, face)| face.to_string()).collect(),
    };
    let holds = if verdict.holds { "yes" } else { "no" };
    let words = [&[holds.to_owned(), verdict.finding.code().to_owned()][..], &about[..]];
    words.concat().join(" ")
}

#[test]
fn a_claim_is_judged_with_the_reason() {
    for case in CASES.lines().filter(|line| !line.is_empty()) {
        let (claim, expected) = case.split_once(" = ").expect(case);
        let [claim, okey, rules, rows] =
            claim.split(" | ").collect::<Vec<_>>().try_into().expect(case);
        assert_eq!(said(claim, okey, rules, rows), expected, "{case}");
    }
}

#[test]
fn more_tiles_than_there_are_make_no_hand() {
    // The indicator R6 is out of play, so only one more of it is in play.
    let rows = [tiles("R6 R6' R1 R2 R3 Y1 Y2 Y3 B1 B2 B3 K1 K2 K3").unwrap()];
    let judge = Judge::by("turkish").unwrap();
    let verdict = judge.judge(Claim::Complete, &rows, Wild("R7".parse::<Kind>().unwrap()));
    assert_eq!(verdict.finding.code(), "tooMany");
}

#[test]
fn invalid_claims_are_refused() {
    for text in ["", "runs", "RUN", "15", "-1", "complete ", "<b>"] {
        assert!(text.parse::<Claim>().is_err(), "{text}");
    }
    assert!(Judge::by("chess").is_err());
    assert!(Judge::by("turkish players=9").is_err());
}

fn any_row() -> impl Strategy<Value = Vec<Tile>> {
    let all: Vec<Tile> = istaka::okey::Rules::PACK.tiles().collect();
    proptest::sample::subsequence(all, 0..=14).prop_shuffle()
}

/// The face that a tile stands for; `None` for a wild one. An independent implementation.
fn face_of(tile: &Tile, wild: Face) -> Option<(usize, u8)> {
    let plain = |face: Face| (face.index() / 13, face.number.get());
    match tile.kind() {
        // The false joker is an ordinary tile with the face of the okey.
        Kind::FalseJoker => Some(plain(wild)),
        Kind::Face(face) if face == wild => None,
        Kind::Face(face) => Some(plain(face)),
        Kind::Joker => None,
    }
}

/// Returns `true` if a row is a meld of this kind, by trying every place of a meld.
fn is_by_definition(kind: MeldKind, row: &[Tile], wild: Face, high_one: bool) -> bool {
    let plain: Vec<(usize, u8)> = row.iter().filter_map(|tile| face_of(tile, wild)).collect();
    let fits = |places: Vec<(usize, u8)>| {
        let mut free = places;
        plain.iter().all(|face| {
            let at = free.iter().position(|place| place == face);
            at.map(|at| free.remove(at)).is_some()
        })
    };
    let count = row.len();
    match kind {
        MeldKind::Run => {
            let order: Vec<u8> = (1..=13).chain(high_one.then_some(1)).collect();
            let all = |color, run: &[u8]| run.iter().map(|&number| (color, number)).collect();
            let of = |color| order.windows(count.max(1)).any(|run| fits(all(color, run)));
            count >= 3 && (0..4).any(of)
        }
        MeldKind::Group => {
            let of = |number| fits((0..4).map(|color| (color, number)).collect());
            (3..=4).contains(&count) && (1..=13).any(of)
        }
        MeldKind::Pair => count == 2 && plain.windows(2).all(|two| two[0] == two[1]),
    }
}

fn tile(color: usize, number: usize, second: bool) -> Tile {
    let copy = if second { "'" } else { "" };
    format!("{}{}{copy}", ["R", "Y", "B", "K"][color], number + 1).parse().expect("a tile")
}

fn any_tile() -> impl Strategy<Value = Tile> {
    proptest::sample::select(istaka::okey::Rules::PACK.tiles().collect::<Vec<_>>())
}

/// A run or a group of `count` tiles.
fn meld_of(count: usize) -> impl Strategy<Value = Vec<Tile>> {
    (0..4_usize, 0..13_usize, any::<(bool, bool)>()).prop_map(
        move |(color, number, (group, second))| match group && count <= 4 {
            true => (0..count).map(|at| tile((color + at) % 4, number, second)).collect(),
            false => {
                let start = number % (14 - count.min(13));
                (0..count.min(13)).map(|at| tile(color, start + at, second)).collect()
            }
        },
    )
}

/// A row that is often a meld, or nearly one.
fn near_row() -> impl Strategy<Value = Vec<Tile>> {
    let near = (1..=14_usize).prop_flat_map(meld_of);
    let changes = proptest::collection::vec((any_tile(), any::<bool>(), 0..14_usize), 0..3);
    (near, changes).prop_map(|(mut row, changes)| {
        for (other, added, at) in changes {
            let at = at % row.len();
            match row.contains(&other) {
                true => {}
                false if added => row.push(other),
                false => row[at] = other,
            }
        }
        row
    })
}

/// Fourteen different tiles in runs and groups.
fn whole_hand() -> impl Strategy<Value = Vec<Vec<Tile>>> {
    let lengths = prop_oneof![Just([3, 3, 4, 4]), Just([3, 3, 3, 5]), Just([4, 3, 4, 3])];
    let melds = lengths.prop_flat_map(|lengths| lengths.map(meld_of));
    let different = |rows: &[Vec<Tile>; 4]| {
        let all = rows.concat();
        all.iter().enumerate().all(|(at, tile)| !all[..at].contains(tile))
    };
    melds.prop_filter("tiles of one hand are different", different).prop_map(Vec::from)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// A row has no fault exactly if it is a meld by definition, and the given reason holds.
    #[test]
    fn faults_agree_with_the_definition(
        row in prop_oneof![near_row(), any_row()],
        okey in 0..52_usize,
        high_one: bool,
    ) {
        let face = Face::from_index(okey);
        let wild = Wild(Kind::Face(face));
        let rules = istaka::MeldRules { last: istaka::Number::MAX, high_one };
        for kind in [MeldKind::Run, MeldKind::Group, MeldKind::Pair] {
            let fault = Fault::of(kind, &row, wild, &rules);
            let is = is_by_definition(kind, &row, face, high_one);
            prop_assert_eq!(fault.is_none(), is, "{:?} {:?} {:?}", kind, &row, &fault);
            let plain = row.iter().filter(|tile| face_of(tile, face).is_some()).count();
            match fault {
                Some(Fault::Few(least)) => prop_assert!(row.len() < usize::from(least)),
                Some(Fault::Many(most)) => prop_assert!(row.len() > usize::from(most)),
                Some(Fault::Gap(missing)) => prop_assert!(missing.len() > row.len() - plain),
                _ => {}
            }
        }
    }

    /// A hand made of melds is complete, and a hand that is called complete can be divided into
    /// melds.
    #[test]
    fn hands_agree_with_the_definition(
        rows in whole_hand(),
        okey in 0..52_usize,
        at in 0..14_usize,
        other in any_tile(),
    ) {
        let face = Face::from_index(okey);
        let wild = Wild(Kind::Face(face));
        let rules = istaka::okey::Rules::turkish();
        let judge = Judge::from(&rules);
        let said = |hand: &[Tile]| judge.judge(Claim::Complete, &[hand.to_vec()], wild);
        let is_meld = |row: &Vec<Tile>| {
            let is = |kind| is_by_definition(kind, row, face, true);
            is(MeldKind::Run) || is(MeldKind::Group)
        };
        let mut hand = rows.concat();
        let verdict = said(&hand);
        // One tile of the indicator's face is out of play: a hand cannot have two.
        if rows.iter().all(is_meld) && verdict.finding.code() != "tooMany" {
            prop_assert!(verdict.holds, "{:?}", hand);
        }
        if !hand.contains(&other) {
            hand[at] = other;
        }
        let verdict = said(&hand);
        let laid = complete(&hand, wild, &rules.hands());
        prop_assert_eq!(verdict.holds, laid.is_some());
        let mut left = hand.clone();
        for meld in laid.into_iter().flatten() {
            prop_assert!(is_by_definition(meld.kind, &meld.tiles, face, true), "{:?}", meld);
            left.retain(|tile| !meld.tiles.contains(tile));
        }
        prop_assert!(!verdict.holds || left.is_empty());
    }
}

#[test]
fn a_tile_that_the_game_does_not_have_is_named() {
    let said = |claim, rows| said(claim, "J", "rummi80", rows);
    assert_eq!(said("run", "R11 R12 R13"), "no foreign");
    assert_eq!(said("none", "R1 R2 R3 / R13 R1 F"), "no foreign");
    assert_eq!(said("run", "J J' J''"), "yes meld R8 R9 R10");
    assert_eq!(said("group", "J J' J'' J'''"), "yes meld R1 Y1 B1 K1");
    assert_eq!(said("run", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 J"), "no many 10");
    // The rules of melds alone, without a game, never panic.
    let rules = istaka::MeldRules { last: istaka::Number::new(10).unwrap(), high_one: false };
    let row = tiles("R1 R13 R12").unwrap();
    assert!(Fault::of(MeldKind::Run, &row, Wild(Kind::Joker), &rules).is_some());
}
