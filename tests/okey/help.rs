//! What a person may ask for at a table: why his hand was refused.

use istaka::{Action, Character, Host, Level, Player, Reading, Roster, Rules, Seat, Solver, tiles};

use crate::common::game;

/// Three melds, and a fourth in which one tile is missing; the black 13 is in nobody's way.
const HAND: &str = "R1 R2 R3 R4 K4 K5 K6 K7 B7 B8 B9 Y10 Y12 K13 R9";

#[test]
fn who_declares_an_incomplete_hand_is_told_what_is_missing_and_what_does_not_fit() {
    let game = game(&[HAND, "", "", ""], "R12", "");
    let (rules, person) = (Rules::turkish(), Seat::ALL[0]);
    let roster = Roster::<Player>::new(&rules, [Character::from(Level::Hard); 4], 1);
    let mut table = Host::new(game, roster, [false, true, true, true]);
    let mut solver = Solver::new(rules.hands);
    let tile = |text: &str| tiles(text).expect("a tile")[0];
    let declare = |text| Action::Declare { discard: tile(text), melds: Vec::new() };

    let refused = table.act(person, declare("R9")).expect_err("it is not complete");
    let reasons = table.reasons(person, &refused, &mut solver).expect("there are reasons");
    assert_eq!(reasons.unfit, [tile("K13")]);
    let missing: Vec<String> = reasons.missing.iter().map(Reading::to_string).collect();
    assert_eq!(missing, ["Y11"]);
    assert_eq!(reasons.deficiency.best(), 1);

    // Every other refusal says all there is to say.
    let other_seat = table.act(Seat::ALL[1], Action::Draw).expect_err("a bot plays there");
    let not_held = table.act(person, declare("B1")).expect_err("not in his hand");
    let drawn = table.act(person, Action::Draw).expect_err("he begins with fifteen tiles");
    for refused in [other_seat, not_held, drawn] {
        assert_eq!(table.reasons(person, &refused, &mut solver), None, "{refused}");
    }
}
