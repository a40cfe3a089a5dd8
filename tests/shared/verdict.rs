//! What the engine says of figures: true claims hold, and of false ones the reason is named.

use istaka::{Claim, Fault, Finding, Judge, Kind, MeldKind, Wild, complete, melds, tiles};
use proptest::prelude::*;

/// `claim | okey | rules | tiles = verdict`, the verdict being `yes` or `no`, a code and its tiles.
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
    // The indicator R6 lies open, so only one more of it is in play.
    let rows = [tiles("R6 R6' R1 R2 R3 Y1 Y2 Y3 B1 B2 B3 K1 K2 K3").unwrap()];
    let judge = Judge::by("turkish").unwrap();
    let verdict = judge.judge(Claim::Complete, &rows, Wild("R7".parse::<Kind>().unwrap()));
    assert_eq!(verdict.finding.code(), "tooMany");
}

#[test]
fn what_is_no_claim_is_refused_by_its_text() {
    for text in ["", "runs", "RUN", "15", "-1", "complete ", "<b>"] {
        assert!(text.parse::<Claim>().is_err(), "{text}");
    }
    assert!(Judge::by("chess").is_err());
    assert!(Judge::by("turkish players=9").is_err());
}

fn any_row() -> impl Strategy<Value = Vec<istaka::Tile>> {
    let all: Vec<istaka::Tile> = istaka::Rules::PACK.tiles().collect();
    proptest::sample::subsequence(all, 0..=14).prop_shuffle()
}

proptest! {
    /// A row has no fault as a kind of meld exactly where it is read as one.
    #[test]
    fn faults_agree_with_melds(row in any_row(), okey in 0..52usize, high_one: bool) {
        let wild = Wild(Kind::Face(istaka::Face::from_index(okey)));
        let rules = istaka::MeldRules { last: istaka::Number::MAX, high_one };
        let run = istaka::Meld::run(&row, wild, &rules).is_some();
        let group = istaka::Meld::group(&row, wild).is_some();
        let pair = istaka::Meld::pair(&row, wild).is_some();
        for (kind, is) in [(MeldKind::Run, run), (MeldKind::Group, group), (MeldKind::Pair, pair)] {
            prop_assert_eq!(Fault::of(kind, &row, wild, &rules).is_none(), is);
        }
    }

    /// A hand is complete exactly where the solver divides it.
    #[test]
    fn hands_agree_with_the_solver(row in any_row(), okey in 0..52usize) {
        let wild = Wild(Kind::Face(istaka::Face::from_index(okey)));
        let rules = istaka::Rules::turkish();
        let verdict = Judge::from(&rules).judge(Claim::Complete, std::slice::from_ref(&row), wild);
        prop_assert_eq!(verdict.holds, complete(&row, wild, &rules.hands).is_some());
    }
}
