//! Help for a person at a table: the reasons of a refused hand.

use istaka::okey::{Action, Player, Rules, Solver};
use istaka::{Character, Host, Level, Reading, Roster, Seat, tiles, write_tiles};

use crate::common::{self, game};

/// Three melds, and a fourth that lacks one tile; the black 13 is unused.
const HAND: &str = "R1 R2 R3 R4 K4 K5 K6 K7 B7 B8 B9 Y10 Y12 K13 R9";

/// Six pairs, one of them with the okey, the red 13.
const PAIRS: &str = "R1 R1' B2 B2' Y3 Y3' K4 R13 K6 K6' B9 B11 Y7 Y7' R9";

/// A run, two pairs, and nothing else.
const FEW: &str = "R1 R2 R3 K5 K5' B9 B9' Y1 Y4 Y8 K1 K11 B4 B12 R9";

/// Three melds, and two pairs.
const BOTH: &str = "R1 R2 R3 K4 K5 K6 K7 B7 B8 B9 Y3 Y3' Y9 Y9' R9";

#[test]
fn a_failed_declaration_names_missing_tiles_and_misfits() {
    let game = game(&[HAND, "", "", ""], "R12", "");
    let (rules, person) = (Rules::turkish(), Seat::ALL[0]);
    let roster = Roster::<Player>::new(&rules, [Character::from(Level::Hard); 4], 1);
    let mut table = Host::new(game, roster, [false, true, true, true]);
    let mut solver = Solver::new(rules.hands());
    let tile = |text: &str| tiles(text).expect("a tile")[0];
    let declare = |text| Action::Declare { discard: tile(text), melds: Vec::new() };

    let refused = table.act(person, declare("R9")).expect_err("it is not complete");
    let told = table.reasons(person, &declare("R9"), &refused, &mut solver);
    let reasons = told.expect("there are reasons");
    assert_eq!(reasons.unfit, [tile("K13")]);
    let missing: Vec<String> = reasons.missing.iter().map(Reading::to_string).collect();
    assert_eq!(missing, ["Y11"]);

    // Every other refusal needs no explanation.
    for (seat, action) in
        [(Seat::ALL[1], Action::Draw), (person, declare("B1")), (person, Action::Draw)]
    {
        let refused = table.act(seat, action.clone()).expect_err("it is not allowed");
        assert_eq!(table.reasons(seat, &action, &refused, &mut solver), None, "{refused}");
    }
}

#[test]
fn misfits_are_named_as_the_player_has_arranged_the_tiles() {
    for (rules, hand, laid, expected) in [
        // The nearest complete hand has the red 4 in the run and lacks only a yellow 11.
        (
            "turkish",
            HAND,
            "R1 R2 R3 | R4 K4 | K5 K6 K7 | B7 B8 B9 | Y10 Y12 K13",
            "R4 K4 Y10 Y12 K13",
        ),
        // Runs lie in any order; a row with a tile too many is none.
        (
            "turkish",
            HAND,
            "R4 R2 R3 R1 | K4 K5 K6 K7 | B7 B8 B9 K13 | Y10 Y12",
            "B7 B8 B9 Y10 Y12 K13",
        ),
        // All in one row is no meld.
        (
            "turkish",
            HAND,
            "R1 R2 R3 R4 K4 K5 K6 K7 B7 B8 B9 Y10 Y12 K13",
            "R1 R2 R3 R4 K4 K5 K6 K7 B7 B8 B9 Y10 Y12 K13",
        ),
        // A collector of pairs gets reasons about pairs, side by side or apart, an okey with
        // anything.
        (
            "turkish",
            PAIRS,
            "R1 R1' B2 B2' | Y3 Y3' | K4 R13 | K6 K6' | B9 | B11 | Y7 Y7'",
            "B9 B11",
        ),
        // Without seven pairs in the rules a pair does not count.
        (
            "turkish seven-pairs=no",
            PAIRS,
            "R1 R1' | B2 B2' Y3 Y3' | K4 R13 | K6 K6' | B9 B11 | Y7 Y7'",
            "R1 R1' B2 B2' Y3 Y3' K4 R13 K6 K6' B9 B11 Y7 Y7'",
        ),
        // The same if fewer tiles lie in runs than in pairs, but few in either.
        (
            "turkish",
            FEW,
            "R1 R2 R3 | K5 K5' | B9 B9' | Y1 | Y4 | Y8 | K1 | K11 | B4 | B12",
            "K5 K5' B9 B9' Y1 Y4 Y8 K1 K11 B4 B12",
        ),
        // A pair beside runs does not fit.
        ("turkish", BOTH, "R1 R2 R3 | K4 K5 K6 K7 | B7 B8 B9 | Y3 Y3' | Y9 Y9'", "Y3 Y3' Y9 Y9'"),
    ] {
        let mut game = common::played(rules, "");
        let (rules, person) = (*game.rules(), Seat::ALL[0]);
        let wall = common::wall_by(&rules, &[hand, "", "", ""], "R12", "");
        game.deal_wall(wall).expect("a deal");
        let roster = Roster::<Player>::new(&rules, [Character::from(Level::Hard); 4], 1);
        let mut table = Host::new(game, roster, [false, true, true, true]);
        let last = hand.rsplit(' ').next().expect("a tile");
        let action: Action = format!("finish {last} : {laid}").parse().expect("an action");
        let refused = table.act(person, action.clone()).expect_err("it is not complete");
        let told = table.reasons(person, &action, &refused, &mut Solver::new(rules.hands()));
        let reasons = told.expect("there are reasons");
        assert_eq!(write_tiles(&reasons.unfit), expected, "{laid}");
        assert_eq!(reasons.missing, [], "nothing is assumed about the plan of the player");
    }
}
