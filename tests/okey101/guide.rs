//! The explanation of 101 Okey: every example is true, and every setting is explained.

#[path = "../shared/guide.rs"]
mod laws;

use istaka::okey101::{Figure, FigureClaim, Options, Preset, Rules, Section, Setting};
use istaka::{Example, explain};

#[test]
fn a_wrong_example_is_found() {
    for (text, shows, tiles) in [
        ("yuzbir", FigureClaim::Tiles, "J"),
        ("yuzbir", FigureClaim::Run, "R12 R13 R1"),
        ("yuzbir", FigureClaim::Run, "= R9 B7 B7'"),
        ("yuzbir", FigureClaim::Group, "R9 B7 B7'"),
        ("yuzbir", FigureClaim::Pair, "F R7"),
        ("yuzbir", FigureClaim::NoMeld, "F F'"),
        ("yuzbir", FigureClaim::Opening, "R11 R12 R13"),
        ("yuzbir", FigureClaim::Opening, "R3 R3'"),
        ("yuzbir_hizli", FigureClaim::TooLow, "R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11"),
        ("yuzbir", FigureClaim::Adds("R8"), "R4 R5 R6"),
        ("yuzbir", FigureClaim::Exchanges("K8"), "R8 Y8 B7"),
        ("yuzbir exchange-pair=no", FigureClaim::Exchanges("Y3"), "Y3 B7"),
        ("yuzbir", FigureClaim::Playable("B7"), "R4 R5 R6"),
    ] {
        let rules: Rules = text.parse().expect("rules");
        assert!(!Figure { tiles, shows }.holds(&rules), "{text}: {tiles} {shows:?}");
    }
}

#[test]
fn the_numbers_are_those_of_the_rules() {
    let number = |text: &str, id: &str, name: &str| {
        let text = explain(&text.parse::<Rules>().expect("rules"));
        let paragraph = text.iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no {id}"));
        paragraph.numbers.iter().find(|(of, _)| *of == name).expect("a number").1
    };
    for (players, stock) in [(4, 20), (3, 41), (2, 62)] {
        let text = format!("yuzbir players={players}");
        assert_eq!(number(&text, "okey101-deal", "stock"), stock);
        assert_eq!(number(&text, "okey101-deal", "first"), 22);
    }
    assert_eq!(number("yuzbir_hizli", "okey101-series", "points"), 81);
    assert_eq!(number("yuzbir", "okey101-unopened", "points"), 202);
    assert_eq!(number("yuzbir", "okey101-rounds", "rounds"), 11);
}
