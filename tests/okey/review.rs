//! Reviews of rounds: they use only the player's knowledge, find no loss in the best play, luck
//! evens out, and repeating them gives the same result.

use std::collections::BTreeMap;
use std::time::Instant;

use crate::common::{RUNS, drawn_and_thrown, rules, wall};
use crate::sample::sample;
use crate::saved::{play_on, turn};
use istaka::okey::{
    Action, Decision, Event, Hint, Mistake, Player, Round, Rules, Solver, View, review,
};
use istaka::{
    Bot, Character, Game, Habit, Judged, Level, Luck, Match, Named, Reading, Review, Seat, Skill,
    Tile, Wall, habits,
};

/// A match with its first round played by four bots of this kind.
fn played(rules: &str, character: &str, seed: u64) -> Match<Rules> {
    let rules: Rules = rules.parse().expect("rules");
    let character: Character = character.parse().expect("a character");
    let mut game = Match::new(rules, seed);
    play_on(&mut game, character, 1);
    game
}

/// The reviews of each player for the rounds of these seeds.
fn reviewed(character: &str, rounds: u64) -> Vec<Review<Decision>> {
    let mut all = Vec::new();
    for seed in 0..rounds {
        let game = played("turkish", character, seed);
        all.extend(Seat::ALL.map(|seat| review(&game, 0, seat).expect("the round is over")));
    }
    all
}

fn lost(reviews: &[Review<Decision>]) -> f64 {
    let sum: f64 = reviews.iter().map(|review| review.skill().lost).sum();
    sum / reviews.len() as f64
}

#[test]
fn losses_are_never_negative_and_zero_for_an_expert() {
    let mut before = 0.0;
    let levels = ["expert", "hard", "medium", "easy", "beginner"];
    // Neighbouring levels differ too little to be told apart in a few rounds.
    let (rounds, step) = sample((2, 2), (6, 1));
    for level in levels.into_iter().step_by(step) {
        let start = Instant::now();
        let all = reviewed(level, rounds);
        let took = start.elapsed().as_secs_f64() * 1000.0 / all.len() as f64;
        for decision in all.iter().flat_map(|review| &review.decisions) {
            assert!(decision.lost() >= 0.0, "{decision:?}");
            let chances = [decision.did.chance, decision.best.chance];
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{decision:?}");
            let enough = decision.lost() >= Decision::WORTH;
            assert_eq!(decision.mistake().is_some(), enough, "{decision:?}");
        }
        for review in all.iter().filter(|_| level == "expert") {
            let skill = review.skill();
            assert_eq!((skill.lost, skill.right), (0.0, skill.decisions), "{:?}", review.worst());
        }
        let lost = lost(&all);
        let kinds: Vec<_> = habits(&all).iter().map(Habit::clone).map(told).collect();
        println!("{level}: {lost:.3} a round, {took:.0} ms a review; {}", kinds.join(", "));
        assert!(lost >= before, "{level} loses {lost}, the level above {before}");
        before = lost;
    }
}

/// Plays `rounds` rounds with these rules by hints, and reviews each for every player: the reviews
/// must find nothing better.
fn hints_are_what_is_best(text: &str, rounds: usize) {
    let rules: Rules = text.parse().expect("rules");
    let mut solver = Solver::new(rules.hands());
    let (mut seed, mut game) = (0, Match::new(rules, 0));
    for _ in 0..rounds {
        if game.deal().is_err() {
            seed += 1;
            game = Match::new(rules, seed);
            game.deal().expect("a deal");
        }
        while let Some(turn) = game.turn() {
            let view = game.view(turn).expect("dealt");
            let hint = Hint::of(&view, &mut solver).expect("it is the turn of this seat");
            game.play(turn, hint.action()).expect("a legal action");
        }
        let round = game.rounds().len() - 1;
        for seat in game.rounds()[round].seats.iter() {
            let review = review(&game, round, seat).expect("the round is over");
            for Decision { event, did, best, .. } in &review.decisions {
                assert_eq!(did, best, "{text}, match {seed}, round {round}, event {event}");
            }
            let Skill { decisions, right, lost, .. } = review.skill();
            assert_eq!((right, lost), (decisions, 0.0));
        }
    }
}

/// Rules that change the advice: the end of a match, partners, complete hands, wild tiles, and the
/// value of a round.
const ADVISED: [&str; 8] = [
    "turkish limit=6",
    "board rounds=3",
    "pagat limit=6 end=best",
    "turkish partners=yes strict-declare=yes",
    "kahvehane",
    "turkish players=2 seven-pairs=no",
    "sayili players=3 wild-discard=anytime",
    "board players=2 wild-discard=dead",
];

#[test]
fn following_every_hint_is_reviewed_without_mistakes() {
    for text in ADVISED {
        hints_are_what_is_best(text, sample(1, 25));
    }
}

#[test]
fn the_figures_of_a_review_add_up() {
    let thousandths = |number: f64| (number * 1000.0).round();
    let (mut small, mut summed) = (0, 0);
    for review in reviewed("easy", sample(2, 10)) {
        let all = || review.decisions.iter();
        for Decision { did, best, .. } in all() {
            for number in [did.chance, did.gives, best.chance, best.gives] {
                assert_eq!(number, thousandths(number) / 1000.0);
            }
        }
        small += all().filter(|one| one.lost() > 0.0 && one.mistake().is_none()).count();
        let mistakes = all().filter(|one| one.mistake().is_some());
        let sum: f64 = mistakes.map(|one| thousandths(one.best.chance - one.did.chance)).sum();
        let habits: f64 = habits(std::slice::from_ref(&review)).iter().map(|one| one.lost).sum();
        assert_eq!(thousandths(review.skill().lost), sum);
        assert_eq!(thousandths(habits), sum);
        summed += usize::from(sum > 0.0);
    }
    assert!(small > 0 && summed > 0, "what is not told of does not count: {small}, {summed}");
}

fn told(habit: Habit<Mistake>) -> String {
    format!("{} {} {:.3}", habit.mistake.name(), habit.times, habit.lost)
}

/// Number of helpful tiles above the expectation.
fn gained(luck: &Luck) -> f64 {
    luck.helped as f64 - luck.expected
}

#[test]
fn luck_evens_out() {
    let (mut all, mut best, mut rounds) = (Luck::default(), f64::NEG_INFINITY, 0);
    let (seeds, least, luckiest) = sample((20, 300, 1.5), (150, 3000, 2.0));
    for seed in 0..seeds {
        let game = played("turkish", "hard", seed);
        let luck = review(&game, 0, Seat::ALL[0]).expect("the round is over").luck;
        for one in luck {
            all.draws += one.draws;
            all.helped += one.helped;
            all.expected += one.expected;
            best = best.max(gained(&one));
        }
        rounds += 1;
    }
    let Luck { draws, helped, expected, .. } = all;
    println!("{rounds} rounds: {draws} draws, {helped} helped, {expected:.1} expected; {best:.2}");
    assert!(draws > least, "{draws}");
    // Draws are nearly independent: a larger deviation happens in one of a thousand samples.
    let deviation = (expected * (1.0 - expected / draws as f64)).sqrt();
    assert!(gained(&all).abs() < 3.3 * deviation, "{} of {deviation}", gained(&all));
    assert!(best > luckiest, "some are lucky: {best}");
}

#[test]
fn a_review_lists_the_actions_as_played() {
    let game = played("turkish", "easy", 3);
    let round = game.round().expect("a round");
    for seat in Seat::ALL {
        let review = review(&game, 0, seat).expect("the round is over");
        assert_eq!((review.seat, review.round), (seat, 0));
        for decision in &review.decisions {
            let (by, action) = &game.rounds()[0].actions[decision.event];
            assert_eq!((*by, action), (seat, &decision.did.action));
        }
        let draws = round.history().iter().filter(|event| **event == Event::Drew { seat });
        assert_eq!(review.luck[seat.index()].draws, draws.count());
        let lost: Vec<f64> = review.worst().iter().map(|&at| review.decisions[at].lost()).collect();
        assert!(lost.is_sorted_by(|one, other| one >= other) && lost.len() <= 3);
        let all = review.decisions.iter().filter(|decision| decision.mistake().is_some());
        assert_eq!(lost.len(), all.clone().count().min(3));
        let times: usize = habits(std::slice::from_ref(&review)).iter().map(|h| h.times).sum();
        assert_eq!(times, all.count());
    }
}

/// The same match with two tiles exchanged that were never shown or thrown: one that stayed in the
/// stock, and one that another player held to the end.
fn exchanged(game: &Match<Rules>, seat: Seat) -> Option<Match<Rules>> {
    let round = game.round()?;
    let winner = round.history().iter().find_map(|event| match event {
        Event::Declared { seat: by, .. } => Some(*by),
        _ => None,
    });
    let other = Seat::ALL.into_iter().find(|&by| by != seat && Some(by) != winner)?;
    let seen: Vec<Tile> = round.history().iter().filter_map(shown).collect();
    let hidden = round.hand(other).iter().find(|tile| !seen.contains(tile))?;
    let left = round.stock().first()?;
    let played = &game.rounds()[0];
    let mut tiles = played.wall().expect("a deal").tiles().to_vec();
    let [one, two] = [hidden, left].map(|tile| tiles.iter().position(|it| it == tile));
    tiles.swap(one?, two?);
    let wall = Wall::new(game.rules().deal_plan(), 4, tiles, None).ok()?;
    let mut same = Match::with_dealer(*game.rules(), game.seed(), game.first_dealer());
    same.deal_wall(wall).ok()?;
    for (by, action) in &played.actions {
        same.play(*by, action.clone()).ok()?;
    }
    Some(same)
}

fn shown(event: &Event) -> Option<Tile> {
    match *event {
        Event::Discarded { tile, .. }
        | Event::Took { tile, .. }
        | Event::ShowedTwin { tile, .. }
        | Event::Declared { tile, .. } => Some(tile),
        _ => None,
    }
}

#[test]
fn nothing_hangs_on_tiles_that_the_player_could_not_know() {
    let mut compared = 0;
    let (seeds, least) = sample((3, 5), (5, 15));
    for seed in 0..seeds {
        let game = played("turkish", "medium", seed);
        for seat in Seat::ALL {
            let Some(same) = exchanged(&game, seat) else { continue };
            assert_ne!(same.rounds()[0].origin, game.rounds()[0].origin);
            let [one, other] = [&game, &same].map(|game| review(game, 0, seat).expect("a round"));
            assert_eq!(one.decisions, other.decisions, "seed {seed}, seat {seat}");
            assert_eq!(one.luck[seat.index()], other.luck[seat.index()]);
            compared += 1;
        }
    }
    assert!(compared >= least, "{compared}");
}

#[test]
fn the_same_record_gives_the_same_review() {
    let game = played("turkish", "beginner", 8);
    let again = istaka::read_record(&istaka::write_record(&game)).expect("a record");
    for seat in Seat::ALL.into_iter().take(sample(2, 4)) {
        let first = review(&game, 0, seat);
        assert!(first.is_some());
        assert_eq!(first, review(&again, 0, seat));
    }
}

#[test]
fn only_a_finished_round_is_looked_back_on() {
    let game = played("turkish", "hard", 3);
    let actions = &game.rounds()[0].actions;
    let mut running = Match::new(Rules::turkish(), 3);
    running.deal().expect("a deal");
    for (seat, action) in &actions[..actions.len() - 1] {
        assert_eq!(review(&running, 0, *seat), None);
        running.play(*seat, action.clone()).expect("as before");
    }
    assert_eq!(review(&game, 1, Seat::ALL[0]), None);
    assert!(review(&game, 0, Seat::ALL[0]).is_some());
}

#[test]
fn every_rule_set_can_be_looked_back_on() {
    for rules in [
        "turkish players=2",
        "turkish players=3 strict-declare=yes wild-discard=dead",
        "turkish false-joker=wild inspect=all",
        "turkish partners=yes wild-discard=finish",
        "board",
        "board players=2",
        "pagat",
        "kahvehane",
        "sayili players=3",
    ] {
        let game = played(rules, "beginner", 5);
        for seat in game.rules().seats().iter().take(sample(1, 4)) {
            let review = review(&game, 0, seat).expect("the round is over");
            for decision in &review.decisions {
                assert!(decision.lost() >= 0.0, "{rules}: {decision:?}");
                let pairs = game.rules().seven_pairs;
                assert_eq!(decision.did.pairs.is_some(), pairs, "{rules}");
            }
        }
    }
}

/// Counts the mistakes found for a player that does this where possible and else plays as *Hard*,
/// in the rounds of these seeds.
fn mistakes(does: impl Fn(&View) -> Option<Action>, seeds: u64) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for seed in 0..seeds {
        let mut game = Match::new(Rules::turkish(), seed);
        game.deal().expect("a deal");
        let mut bot = Player::new(&Rules::turkish(), Level::Hard, seed);
        while let Some(seat) = turn(&game) {
            let view = game.view(seat).expect("a round");
            let own = does(&view).filter(|_| seat == Seat::ALL[0]);
            let action = own.unwrap_or_else(|| bot.decide(&view, &mut || false));
            game.play(seat, action).expect("a legal action");
        }
        let review = review(&game, 0, Seat::ALL[0]).expect("the round is over");
        for habit in habits(&[review]) {
            *counts.entry(habit.mistake.name()).or_default() += habit.times;
        }
    }
    println!("{counts:?}");
    counts
}

#[test]
fn a_habit_is_called_by_its_name() {
    let takes = |view: &View| view.legal.take.then_some(Action::Take);
    assert!(mistakes(takes, 4)["took"] > 10, "taking whatever is offered");
    let leaves = |view: &View| view.legal.draw.then_some(Action::Draw);
    assert!(mistakes(leaves, 8)["left"] > 3, "never taking");
    let waits = |view: &View| {
        let tile = *view.legal.declare.first()?;
        Some(Action::Discard(tile))
    };
    assert!(mistakes(waits, 12)["unfinished"] > 3, "never finishing");
    let wild = |view: &View| {
        let wild = |tile: &&Tile| view.okey.read(tile.kind()) == Reading::Wild;
        let tile = *view.legal.discard.iter().find(wild)?;
        Some(Action::Discard(tile))
    };
    assert!(mistakes(wild, 8)["threwWild"] > 1, "throwing okeys");
}

/// A match with strict declarations whose first round is dealt from this wall; seat 0 starts.
fn strict(hands: &[&str], indicator: &str) -> Match<Rules> {
    let mut game = Match::with_dealer(rules("turkish strict-declare=yes"), 7, Seat::ALL[3]);
    game.deal_wall(wall(hands, indicator, "")).expect("a deal");
    game
}

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

#[test]
fn a_complete_hand_that_is_shown_without_the_wrong_tile_is_a_mistake() {
    let mut game = strict(&[&format!("{RUNS} K13"), "", "", ""], "B6");
    game.play(Seat::ALL[0], action("finish R4")).expect("it may be declared");
    play_on(&mut game, Level::Hard, 1);
    let review = review(&game, 0, Seat::ALL[0]).expect("the round is over");
    let decision = &review.decisions[0];
    assert_eq!(decision.mistake(), Some(Mistake::Misdeclared), "{decision:?}");
    assert_eq!((&decision.best.action, decision.best.chance), (&action("finish K13"), 1.0));
}

#[test]
fn so_it_is_with_the_last_discard_and_loses_the_round() {
    let lost = |over: Option<&str>| {
        let mut game = strict(&["", RUNS, "", ""], "K9");
        while let Some((seat, action)) = game.round().and_then(drawn_and_thrown) {
            game.play(seat, action).expect("a legal action");
        }
        game.play(Seat::ALL[1], Action::Take).expect("it finishes");
        let taken = game.round().and_then(Round::drawn).expect("taken").to_string();
        let finish = action(&format!("finish {}", over.unwrap_or(&taken)));
        game.play(Seat::ALL[1], finish).expect("it may be declared");
        let review = review(&game, 0, Seat::ALL[1]).expect("the round is over");
        let last = game.rounds()[0].actions.len() - 1;
        let decision = review.decisions.into_iter().find(|decision| decision.event == last);
        decision.map(|decision| (decision.mistake(), decision.lost()))
    };
    assert_eq!(lost(Some("R4")), Some((Some(Mistake::Misdeclared), 1.0)));
    assert_eq!(lost(None), None, "there was nothing to decide");
}
