//! The solver compared with its naive twin on difficult hands of fourteen and fifteen tiles.

use crate::sample::sample;
use crate::twin::{
    CLASSES, Random, all_melds, as_sets, build, can_finish, deal, pairs_deficiency, rounds, written,
};
use istaka::okey::{Discard, HandRules, Readings, Solver};
use istaka::{Face, Hand, Reading};

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

#[test]
fn hands_that_break_solvers() {
    let rounds = rounds();
    let mut compared = 0;
    // Some from each class and round; 104 000 in all.
    let [high, low] = sample([5_000, 1_500], [80_000, 24_000]);
    for high_one in [true, false] {
        let lists = all_melds(high_one, 13);
        let melds = as_sets(&lists);
        let mut solver = Solver::new(HandRules { high_one, seven_pairs: true });
        let mut random = Random(0x1571_AC0D_E5EE_D001 + u64::from(high_one));
        for i in 0..if high_one { high } else { low } {
            let round = &rounds[i / CLASSES % rounds.len()];
            let counts = deal(&mut random, round, i % CLASSES, 14 + i / 13 % 2, &lists);
            let hand = build(&counts, round);
            let found = solver.deficiency(&hand);
            let text = || format!("{} high_one {high_one}", written(&hand));
            assert_eq!(found.pairs, Some(pairs_deficiency(&counts)), "{}", text());
            // Exactly this number is missing: it suffices, and one less does not.
            let near = |missing| can_finish(&counts, round, &melds, missing);
            assert!(near(found.melds), "{}: not {}", text(), found.melds);
            assert!(found.melds == 0 || !near(found.melds - 1), "{}: less", text());
            compared += 1;
        }
    }
    assert_eq!(compared, high + low);
}

/// The tiles that lower the deficiency, each tested separately.
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
fn improving_sets_are_what_direct_calls_say() {
    let rounds = rounds();
    let (hands, least) =
        sample(([5_600, 1_800, 1_200], 100_000), ([56_000, 18_000, 12_000], 1_000_000));
    let mut pairs = 0;
    let rules = [
        HandRules { high_one: true, seven_pairs: true },
        HandRules { high_one: true, seven_pairs: false },
        HandRules { high_one: false, seven_pairs: true },
    ];
    for ((seed, rules), hands) in (0..).zip(rules).zip(hands) {
        let lists = all_melds(rules.high_one, 13);
        let mut solver = Solver::new(rules);
        let mut random = Random(0x0DDB_A11C_0FFE_E000 + seed);
        for i in 0..hands {
            let round = &rounds[i / CLASSES % rounds.len()];
            let counts = deal(&mut random, round, i % CLASSES, 15, &lists);
            let hand = build(&counts, round);
            let analysis = solver.analyse(&hand, |_| 1);
            let best = solver.analyse_best(&hand, |_| 1).discards;
            let least = |d: &&Discard| d.deficiency.best() == analysis.deficiency.best();
            assert!(best.iter().eq(analysis.discards.iter().filter(least)), "{}", written(&hand));
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
    assert!(pairs >= least, "{pairs}");
}
