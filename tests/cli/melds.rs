//! `istaka meld`: what tiles are, for Okey and for 101 Okey.

use istaka::okey101::Rules;
use istaka::{Face, Indicator, Kind, Wall, write_tiles};
use serde_json::{Value, json};

use crate::command::ask;
use crate::sample::sample;

#[test]
fn melds_in_any_order() {
    let cases = [
        ("B8 B7 B9", [true, false, false], vec!["B10"]),
        ("B8 B7 B7", [true, true, false], vec!["B9", "B10"]),
        ("B9 F B8", [true, false, false], vec![]),
        ("F R7 Y7", [false, true, false], vec![]),
        ("Y11 B7 Y9", [true, false, false], vec!["Y10"]),
        ("R13 R1 R12", [true, false, false], vec![]),
        ("R1 B7 R12", [true, false, false], vec!["R13"]),
        ("R13 R1 R2", [false, false, false], vec![]),
        ("R4 R4 Y4", [false, false, false], vec![]),
        ("F F", [false, false, true], vec![]),
        ("F B7", [false, false, true], vec!["B7"]),
        ("R7 F", [false, false, false], vec![]),
        ("B6 B7", [false, false, true], vec!["B6"]),
        ("R5 B7 Y5", [false, true, false], vec!["B5"]),
        ("R5", [false, false, false], vec![]),
    ];
    let lines: Vec<String> =
        cases.iter().map(|case| json!({"okey": "B7", "tiles": case.0}).to_string()).collect();
    let answers = ask("meld", &lines.iter().map(String::as_str).collect::<Vec<_>>());
    for ((tiles, [run, group, pair], stands_for), answer) in cases.iter().zip(&answers) {
        let expected = json!({"run": run, "group": group, "pair": pair, "stands_for": stands_for});
        assert_eq!(answer, &expected, "{tiles}");
    }
    assert_eq!(answers.len(), cases.len());
}

#[test]
fn melds_of_101_okey() {
    let long = "R1 R2 R3 R4 R5 R6";
    let cases = [
        // 1 is low only.
        ("R12 R13 R1", "", [false, false, false], None),
        ("R1 B7 R12", "", [false, false, false], None),
        ("B7 R9 B7", "", [true, true, false], Some(30)),
        ("F R7 Y7", "", [false, true, false], Some(21)),
        (long, "", [true, false, false], Some(21)),
        (long, "run-limit=5", [false, false, false], None),
        ("B6 K2", "", [false, false, false], None),
        ("B6 K2", "indicator-pair=wild", [false, false, true], None),
        ("B6", "indicator-pair=single", [false, false, true], None),
    ];
    let lines = cases.map(|(tiles, option, ..)| {
        let rules = format!("yuzbir {option}");
        json!({"okey": "B7", "tiles": tiles, "rules": rules.trim_end()}).to_string()
    });
    let answers = ask("meld", &lines.each_ref().map(String::as_str));
    for ((tiles, option, [run, group, pair], value), answer) in cases.iter().zip(&answers) {
        let found = ["run", "group", "pair"].map(|kind| answer[kind].as_bool());
        assert_eq!(found, [Some(*run), Some(*group), Some(*pair)], "{tiles} {option}: {answer}");
        assert_eq!(answer.get("value").and_then(Value::as_u64), *value, "{tiles} {option}");
    }
    let others = ["rummi80", "poker"]
        .map(|rules| json!({"okey": "B7", "tiles": "R5", "rules": rules}).to_string());
    for answer in ask("meld", &others.each_ref().map(String::as_str)) {
        assert_eq!(answer["code"], "unknownRules", "{answer}");
    }
}

fn face_of(kind: Kind) -> Option<Face> {
    match kind {
        Kind::Face(face) => Some(face),
        _ => None,
    }
}

/// The kinds of meld that some tiles make, by trying every face for every wild tile.
#[derive(Debug, Default, PartialEq)]
struct Tried {
    run: bool,
    group: bool,
    pair: bool,
    value: Option<u64>,
}

impl Tried {
    /// Tries the faces that each tile may stand for.
    fn of(choices: &[Vec<Face>], longest: usize) -> Tried {
        let mut all = vec![Vec::new()];
        for faces in choices {
            let with =
                |chosen: Vec<Face>| faces.iter().map(move |&face| [&chosen[..], &[face]].concat());
            all = all.into_iter().flat_map(with).collect();
        }
        let mut tried = Tried::default();
        for mut faces in all {
            faces.sort_by_key(|face| (face.number, face.color));
            let two = |fits: fn(&Face, &Face) -> bool| {
                faces.windows(2).all(|pair| fits(&pair[0], &pair[1]))
            };
            let next = |one: &Face, other: &Face| {
                one.color == other.color && one.number.get() + 1 == other.number.get()
            };
            let run = (3..=longest).contains(&faces.len()) && two(next);
            let beside =
                |one: &Face, other: &Face| one.number == other.number && one.color < other.color;
            let group = (3..=4).contains(&faces.len()) && two(beside);
            tried.run |= run;
            tried.group |= group;
            tried.pair |= faces.len() == 2 && faces[0] == faces[1];
            if run || group {
                let sum = faces.iter().map(|face| u64::from(face.number.get())).sum();
                tried.value = tried.value.max(Some(sum));
            }
        }
        tried
    }
}

#[test]
fn melds_of_101_okey_are_those_that_all_faces_give() {
    let (mut lines, mut expected) = (Vec::new(), Vec::new());
    for seed in 0..sample(600, 5_000) {
        let wall = Wall::shuffled(Rules::yuzbir(4).deal_plan(), seed, 1, 4);
        let mut tiles = wall.tiles().iter().map(|tile| tile.kind());
        let first = tiles.by_ref().find_map(face_of).expect("most are ordinary");
        let indicator = Kind::Face(first);
        let okey = Indicator(indicator).okey().0;
        // Tiles that may well be a meld: a few of one colour or one number, and wild ones.
        let near = |kind: &Kind| {
            face_of(*kind).is_none_or(|face| match seed % 2 {
                0 => face.color == first.color && face.number.get().abs_diff(7) < 4,
                _ => face.number == first.number,
            })
        };
        let wild = tiles.clone().filter(|&kind| kind == okey).take(seed as usize % 3);
        let chosen: Vec<Kind> = wild
            .chain(tiles.clone().filter(|kind| near(kind) && *kind != okey))
            .take(2 + seed as usize / 2 % 6)
            .collect();
        let all: Vec<Face> = Face::all().collect();
        let choices: Vec<Vec<Face>> = chosen
            .iter()
            .map(|&kind| match kind {
                kind if kind == okey => all.clone(),
                kind => vec![face_of(kind).or(face_of(okey)).expect("an okey has a face")],
            })
            .collect();
        let (option, longest) = [("off", 13), ("5", 5)][seed as usize % 2];
        let rules = format!("yuzbir run-limit={option}");
        lines.push(
            json!({"okey": okey.to_string(), "tiles": write_tiles(&chosen), "rules": rules})
                .to_string(),
        );
        expected.push(Tried::of(&choices, longest));
    }
    let answers = ask("meld", &lines.iter().map(String::as_str).collect::<Vec<_>>());
    for ((line, tried), answer) in lines.iter().zip(&expected).zip(&answers) {
        let is = |kind: &str| answer[kind].as_bool().unwrap_or_else(|| panic!("{line}: {answer}"));
        let value = answer.get("value").and_then(Value::as_u64);
        let found = Tried { run: is("run"), group: is("group"), pair: is("pair"), value };
        assert_eq!(&found, tried, "{line}");
    }
    let melds = expected.iter().filter(|tried| tried.value.is_some()).count();
    assert!(melds * 10 > expected.len(), "{melds}");
}
