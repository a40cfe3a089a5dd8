//! The explanation of a turn: only after the round, from the player's information, and true to the
//! bot's decision.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::sample::sample;
use crate::saved::play_on;
use istaka::okey::{
    Action, Decision, DrawReason, Drew, Event, Player, Prospect, Rules, ThrowReason, Why, review,
};
use istaka::{Bot, Character, Judged, Match, Roster, Seat, TileSet};

/// A match with its first round played by four bots of this kind.
fn played(character: &str, seed: u64) -> (Match<Rules>, Roster<Player>) {
    let character: Character = character.parse().expect("a character");
    let mut game = Match::new(Rules::turkish(), seed);
    play_on(&mut game, character, 1);
    (game, Roster::new(&Rules::turkish(), [character; 4], seed))
}

/// Explains every turn of some rounds.
fn explained(character: &str, rounds: u64) -> Vec<Why> {
    let mut all = Vec::new();
    for seed in 0..rounds {
        let (game, mut bots) = played(character, seed);
        let events = game.round().expect("a round").history().to_vec();
        let ends = (0..events.len()).filter(|&at| matches!(events[at], Event::Discarded { .. }));
        for at in ends {
            let why = Why::of(&game, at, &mut bots).expect("a turn");
            let Event::Discarded { seat, tile } = events[at] else { unreachable!() };
            assert_eq!((why.seat, why.threw.tile), (seat, tile));
            assert!(why.hand.contains(&tile) && why.hand.len() == 15);
            all.push(why);
        }
    }
    all
}

fn reasons(all: &[Why]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for why in all {
        *counts.entry(format!("{:?}", why.threw.reason)).or_default() += 1;
        if let Some(drew) = &why.drew {
            *counts.entry(format!("draw {:?}", drew.reason)).or_default() += 1;
        }
    }
    counts
}

/// Returns `true` if the reason calls a throw an error.
fn wrong(reason: ThrowReason) -> bool {
    use ThrowReason::{Forgot, Misjudged, Near, Overlooked, Unwary};
    matches!(reason, Near | Unwary | Overlooked | Forgot | Misjudged)
}

/// Returns `true` if the reason calls taking or leaving a tile an error.
fn wrongly(reason: DrawReason) -> bool {
    use DrawReason::{Hope, Missed, Overlooked, Rash};
    matches!(reason, Hope | Rash | Missed | Overlooked)
}

#[test]
fn weaker_levels_err_more_and_an_expert_never() {
    // Neighbouring levels differ too little to be told apart in a few rounds.
    let (rounds, step) = sample((4, 3), (30, 1));
    let errs = |why: &&Why| {
        why.drew.as_ref().is_some_and(|drew| wrongly(drew.reason)) || wrong(why.threw.reason)
    };
    let expert = explained("expert", rounds);
    println!("expert {:?}", reasons(&expert));
    assert_eq!(expert.iter().filter(errs).count(), 0);
    let mut before = 0.0;
    for level in ["hard", "medium", "easy", "beginner"].into_iter().step_by(step) {
        let all = explained(level, rounds);
        println!("{level} {:?}", reasons(&all));
        for Why { drew, threw, .. } in all.iter().filter(|_| level == "hard") {
            use ThrowReason::{Best, Near, Unwary};
            assert!(matches!(threw.reason, Best | Near | Unwary), "{threw:?}");
            let blind =
                |drew: &Drew| [DrawReason::Hope, DrawReason::Overlooked].contains(&drew.reason);
            assert!(!drew.as_ref().is_some_and(blind), "{drew:?}");
        }
        let share = all.iter().filter(errs).count() as f64 / all.len() as f64;
        assert!(share > before, "{level} errs in {share} of its turns");
        before = share;
    }
}

#[test]
fn explanations_and_reviews_agree_on_mistakes() {
    let (mut errors, mut for_the_hand) = (0, 0);
    let levels = ["beginner", "hard", "easy", "expert"].into_iter().cycle();
    for (seed, level) in (0..).zip(levels).take(sample(4, 60)) {
        let (game, mut bots) = played(level, seed);
        let events = game.round().expect("a round").history().len();
        let reviews = Seat::ALL.map(|seat| review(&game, 0, seat).expect("the round is over"));
        for event in 0..events {
            let Some(Why { seat, hand, drew, threw }) = Why::of(&game, event, &mut bots) else {
                continue;
            };
            let decisions = &reviews[seat.index()].decisions;
            let throws = |one: &&Decision| matches!(one.did.action, Action::Discard(_));
            let mut thrown = decisions.iter().filter(throws);
            let Some(thrown) = thrown.find(|decision| decision.event == event) else { continue };
            let blamed = thrown.mistake().is_some();
            assert_eq!(wrong(threw.reason), blamed, "{level}, match {seed}, event {event}");
            let mut turn = decisions.iter().filter(|decision| decision.turn == thrown.turn);
            let drawn = turn.find(|decision| decision.event < event);
            let blames = drawn.is_some_and(|decision| decision.mistake().is_some());
            let errs = drew.as_ref().is_some_and(|drew| wrongly(drew.reason));
            assert_eq!(errs, blames, "{level}, match {seed}, event {event}: {drew:?}");
            let (Some(better), Some(leaves)) = (&threw.better, &threw.leaves) else { continue };
            assert!(hand.contains(&better.tile), "{threw:?}");
            if blamed {
                let Action::Discard(best) = thrown.best.action else { panic!("{thrown:?}") };
                assert_eq!(better.tile.kind(), best.kind(), "{threw:?}");
                errors += 1;
            } else {
                let worth = |it: &Prospect| (it.deficiency.best(), Reverse(it.copies()));
                assert!(worth(&better.leaves) < worth(leaves), "{threw:?}");
                for_the_hand += 1;
            }
        }
    }
    println!("{errors} errors, {for_the_hand} times something was better for the hand alone");
    assert!(errors > 0 && for_the_hand > 0, "{errors} {for_the_hand}");
}

#[test]
fn a_style_is_a_reason() {
    let rounds = sample(6, 30);
    let [careful, pairs, expert] =
        ["hard:careful", "hard:pairs", "expert"].map(|character| explained(character, rounds));
    let has = |all: &[Why], reason| {
        println!("{:?}", reasons(all));
        all.iter().any(|why| why.threw.reason == reason)
    };
    assert!(has(&careful, ThrowReason::Careful));
    assert!(has(&pairs, ThrowReason::Pairs));
    assert!(has(&expert, ThrowReason::Ahead) && has(&expert, ThrowReason::Careful));
    let reserve = |why: &Why| why.drew.as_ref().is_some_and(|d| d.reason == DrawReason::Reserve);
    assert!(careful.iter().any(reserve), "a careful bot leaves tiles that would help");
}

#[test]
fn a_deeper_search_leaves_a_helpful_tile_for_a_better_chance() {
    let (rounds, least) = sample((6, 4), (20, 15));
    let [expert, hard] = ["expert", "hard"].map(|level| explained(level, rounds));
    println!("expert {:?}", reasons(&expert));
    let left = |all: &[Why], reason| -> Vec<_> {
        let drew = all.iter().filter_map(|why| why.drew.clone());
        drew.filter(|drew| drew.reason == reason).collect()
    };
    assert!(left(&expert, DrawReason::Overlooked).is_empty());
    let narrow = left(&expert, DrawReason::Narrow);
    assert!(narrow.len() >= least, "{} in {rounds} rounds", narrow.len());
    for drew in narrow.into_iter().chain(left(&expert, DrawReason::Ahead)) {
        let [before, after] = drew.deficiency;
        assert!(0 < after && after < before, "{drew:?}");
    }
    let all = [DrawReason::Narrow, DrawReason::Ahead];
    assert!(all.into_iter().all(|reason| left(&hard, reason).is_empty()), "Hard looks no further");
}

#[test]
fn a_finish_passed_up_for_an_okey_is_explained() {
    let rules: Rules = "turkish limit=8".parse().expect("rules");
    let expert: Character = "expert".parse().expect("a character");
    let mut bot = Player::new(&rules, expert, 0);
    let mut bots = Roster::new(&rules, [expert; 4], 0);
    let (mut waited, mut out) = (0, 0);
    for seed in sample(5..6, 0..12) {
        let mut game = Match::new(rules, seed);
        while game.deal().is_ok() {
            let mut let_go = Vec::new();
            while let Some(seat) = game.turn() {
                let view = game.view(seat).expect("a round");
                let action = bot.decide(&view, &mut || false);
                if view.best_finish().is_some() && matches!(action, Action::Discard(_)) {
                    let_go.push((view.history.len(), seat));
                }
                game.play(seat, action).expect("bots keep the rules");
            }
            let events = game.round().expect("a round").history().len();
            for event in 0..events {
                let Some(why) = Why::of(&game, event, &mut bots) else { continue };
                let ended = let_go.iter().any(|(at, _)| *at == event);
                let reason = why.threw.reason;
                let says = matches!(reason, ThrowReason::Waited | ThrowReason::Refrained);
                if ended {
                    assert!(says, "{reason:?}, match {seed}, event {event}");
                    assert_eq!(why.threw.leaves.map(|leaves| leaves.deficiency.best()), Some(0));
                    assert!(!why.threw.out.contains(&why.seat));
                    let waits = reason == ThrowReason::Waited;
                    assert!(waits || why.threw.out.is_empty(), "who refrains waits for nothing");
                    waited += usize::from(waits);
                    out += why.threw.out.len();
                } else if matches!(
                    game.round().expect("a round").history()[event],
                    Event::Discarded { .. }
                ) {
                    assert!(!says, "{reason:?}, match {seed}, event {event}");
                }
            }
        }
    }
    println!("waited {waited} times, to put {out} out");
    assert!(waited > 3 && out > 0, "{waited} {out}");
}

#[test]
fn nothing_is_explained_while_the_round_runs() {
    let (game, mut bots) = played("hard", 3);
    let actions = &game.rounds()[0].actions;
    let mut again = Match::new(Rules::turkish(), 3);
    again.deal().expect("a deal");
    for (seat, action) in &actions[..actions.len() - 1] {
        again.play(*seat, action.clone()).expect("as before");
        for event in 0..=again.round().expect("a round").history().len() {
            assert_eq!(Why::of(&again, event, &mut bots), None);
        }
    }
    assert_eq!(Why::of(&game, actions.len(), &mut bots), None);
    let why = Why::of(&game, actions.len() - 1, &mut bots).expect("the last turn");
    let (winner, Action::Declare { discard, .. }) = &actions[actions.len() - 1] else {
        panic!("somebody has finished");
    };
    assert_eq!(
        (why.seat, why.threw.reason, why.threw.tile),
        (*winner, ThrowReason::Finish, *discard)
    );
}

#[test]
fn only_what_the_player_saw_counts() {
    let (game, mut bots) = played("hard", 5);
    let events = game.round().expect("a round").history().to_vec();
    for at in (0..events.len()).filter(|&at| matches!(events[at], Event::Discarded { .. })) {
        let why = Why::of(&game, at, &mut bots).expect("a turn");
        let leaves = why.threw.leaves.expect("a hand");
        // An improving tile is unseen: never open before, nor in the player's hand.
        let thrown = events[..at].iter().filter_map(|event| match event {
            Event::Discarded { tile, .. } => Some(*tile),
            _ => None,
        });
        let seen: TileSet = thrown.chain(why.hand.iter().copied()).collect();
        for (kind, copies) in leaves.helping {
            let seen =
                Rules::PACK.tiles().filter(|tile| tile.kind() == kind && seen.contains(*tile));
            assert!(usize::from(copies) + seen.count() <= 2, "{kind}");
        }
    }
}
