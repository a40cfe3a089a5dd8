//! The strength of a player, as one number.

use istaka::{Judged, Level, Skill, Strength, okey, okey101, rummi};

fn round(decisions: usize, counted: f64) -> Skill {
    Skill { decisions, counted, ..Skill::default() }
}

/// Checks that a mean loss in between two levels achieves something in between.
fn follows_its_scale<D: Judged>() {
    let told = |loss: f64| {
        Strength::of::<D>(&vec![round(10, 10.0 * loss); 60]).expect("enough rounds").achieves
    };
    for (loss, achieves) in D::SCALE {
        if loss > 0.0 {
            assert!((told(loss) - achieves).abs() < 1e-6, "{loss}: {}", told(loss));
        }
    }
    for pair in D::SCALE.windows(2) {
        let [(more, less), (few, much)] = [pair[0], pair[1]];
        assert!(more >= few);
        let between = told((more + few) / 2.0);
        assert!(between >= less.min(much) - 1e-6 && between <= less.max(much) + 1e-6);
    }
    let [(worst, least), .., (_, best)] = D::SCALE;
    assert_eq!(told(2.0 * worst), least);
    assert_eq!(told(0.0), best);
}

#[test]
fn a_strength_follows_the_scale_of_its_game() {
    follows_its_scale::<okey::Decision>();
    follows_its_scale::<okey101::Decision>();
    follows_its_scale::<rummi::Decision>();
}

#[test]
fn peers_are_next_to_a_player_on_the_scale() {
    use Level::{Beginner, Easy, Expert, Hard, Medium};
    let peers = |lost: f64| {
        let rounds = vec![round(10, 10.0 * lost); 60];
        Strength::of::<okey::Decision>(&rounds).expect("enough rounds").peers
    };
    let [beginner, easy, medium, hard, _] = okey::Decision::SCALE.map(|(lost, _)| lost);
    assert_eq!(peers(2.0 * beginner), [Beginner, Beginner, Beginner]);
    assert_eq!(peers((4.0 * easy + medium) / 5.0), [Easy, Medium, Easy]);
    assert_eq!(peers((easy + 4.0 * medium) / 5.0), [Easy, Medium, Medium]);
    assert_eq!(peers(hard / 5.0), [Hard, Expert, Expert]);
    // Hard and Expert of table rummy lose nothing; who always lays is as strong as Hard.
    let faultless = Strength::of::<rummi::Decision>(&vec![round(5, 0.0); 60]);
    assert_eq!(faultless.expect("enough rounds").peers, [Hard, Expert, Hard]);
}

#[test]
fn the_latest_rounds_count_and_too_few_tell_nothing() {
    let told = |rounds: &[Skill]| Strength::of::<rummi::Decision>(rounds);
    // Sixty rounds of three decisions are too few decisions.
    assert_eq!(told(&vec![round(3, 0.0); 60]), None);
    assert_eq!(told(&vec![round(3, 0.0); 99]), None);
    assert_eq!(
        told(&vec![round(3, 0.0); 100]).map(|one| (one.rounds, one.decisions)),
        Some((100, 300))
    );
    // Fifty-nine of many decisions are too few rounds.
    assert_eq!(told(&vec![round(20, 0.0); 59]), None);
    let mut rounds = vec![round(5, 5.0); 100];
    rounds.extend(vec![round(5, 0.0); 60]);
    assert_eq!(told(&rounds).map(|one| (one.rounds, one.lost)), Some((60, 0.0)));
    assert_eq!(told(&[]), None);
}

#[test]
fn rounds_that_differ_widen_the_interval() {
    let alike = vec![round(5, 2.5); 60];
    let mixed = [round(5, 0.0), round(5, 5.0)].repeat(30);
    let [alike, mixed] = [alike, mixed]
        .map(|rounds| Strength::of::<rummi::Decision>(&rounds).expect("enough rounds"));
    assert_eq!((alike.lost, mixed.lost), (0.5, 0.5));
    assert!(alike.within < 1e-9 && mixed.within > 0.1, "{mixed:?}");
    assert!(mixed.range[0] < mixed.achieves && mixed.achieves < mixed.range[1]);
}
