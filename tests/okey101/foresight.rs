//! The points that turns promise: the cheaper end promises fewer.

use crate::coach::{OPENING, act, game};
use crate::sample::sample;
use istaka::okey101::{Action, Foresight, Phase, Player, Rules, score};
use istaka::{Bot, Level, Match, Seat};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

const CLOCK: &str = "yuzbir rounds=1 clock=30";

/// Loose tiles beside [`OPENING`].
const LOOSE: &str = "K7 R5 Y4 B5 K4 R2 R8 Y1 Y7 B2 B8 K1 B11";

/// Spare tiles that go with nothing in a hand.
const SPARE: &str =
    "R1 R5 R9 Y3 Y7 Y11 B2 B10 K4 K8 K12 R3' Y5' B12' K6' Y9' R7' K2' B4' Y13' K10'";

/// Returns the points that actions of the player to move promise.
fn promised(game: &Match<Rules>, actions: &str) -> f32 {
    let round = game.round().expect("dealt");
    let actions: Vec<Action> =
        actions.lines().map(|line| line.trim().parse().expect("an action")).collect();
    Foresight::new().promised(round, round.turn().expect("a turn"), &actions)
}

/// Lets the time of all players run out until a player has come to the last turn, and draws.
fn last_turn(game: &mut Match<Rules>, seat: Seat) {
    loop {
        let round = game.round().expect("dealt");
        let next = round.turn().expect("a turn");
        let stays = next == seat && round.stock().len() <= round.seats().count();
        if stays && round.phase() == Phase::Draw {
            game.play(seat, Action::Draw).expect("a tile");
            return;
        }
        game.play(next, Action::TimeOut).expect("there is a clock");
    }
}

#[test]
fn an_okey_is_not_thrown_away() {
    let game = game("yuzbir", [&format!("B7 {SPARE}"), "", "", ""], "");
    let [okey, other] = ["discard B7", "discard K10'"].map(|action| promised(&game, action));
    assert!(okey > other + 101.0, "{okey} {other}");
    let mut expert = Player::new(Level::Expert, 0);
    let judged = expert.judged(&game.view(Seat::ALL[0]).expect("dealt"));
    assert!(judged.iter().all(|judged| judged.tile.to_string() != "B7"), "{judged:?}");
}

#[test]
fn an_opening_is_worth_more_the_later_it_is() {
    let hand = format!("{OPENING} {LOOSE}");
    let open = "open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11";
    let saved = |game: &Match<Rules>| promised(game, "discard B11") - promised(game, open);
    let early = game(CLOCK, [&hand, "", "", ""], "");
    let mut late = early.clone();
    // The tiles of the opening stay.
    for tile in ["K7", "R5", "Y4", "B5", "K4", "R2", "R8", "Y1"] {
        let seat = Seat::ALL[0];
        let _ = late.play(seat, Action::Draw);
        if late.round().expect("dealt").stock().len() < 4 {
            break;
        }
        act(&mut late, &format!("0 discard {tile}"));
        while let Some(other) = late.turn().filter(|&other| other != seat) {
            late.play(other, Action::TimeOut).expect("there is a clock");
        }
    }
    let [early, late] = [saved(&early), saved(&late)];
    assert!((-10.0..40.0).contains(&early) && late > 100.0, "{early} {late}");
}

#[test]
fn an_okey_at_the_end_of_the_round_is_dear_to_who_has_opened() {
    let held = |tile: &str| {
        let hand = format!("{OPENING} {tile} R5 Y4 B5 K4 R2 R8 Y1 Y7 B2 B8 K1 B11");
        let mut game = game(CLOCK, [&hand, "", "", ""], "");
        act(&mut game, "0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11\n0 discard B11");
        last_turn(&mut game, Seat::ALL[0]);
        promised(&game, &format!("discard {}", game.round().expect("dealt").hand(Seat::ALL[0])[1]))
    };
    let [okey, low] = ["B7", "K3"].map(held);
    assert!(okey > low + 60.0, "{okey} {low}");
}

#[test]
fn announced_pairs_and_a_dearer_opening_promise_more_points() {
    // It lacks one tile for 101, more for 121.
    let hand = OPENING.replace(" K11", "");
    let hand = format!("{hand} K5' {LOOSE}");
    let of = |rules: &str, actions: &str| {
        let mut game = game(rules, [&hand, "", "", ""], "");
        act(&mut game, actions);
        promised(&game, "discard B11")
    };
    let usual = of("yuzbir declare-pairs=yes", "");
    let announced = of("yuzbir declare-pairs=yes", "0 pairs");
    assert!(usual > 0.0 && announced > 1.5 * usual, "{announced} {usual}");
    let dearer = of("yuzbir open-points=121", "");
    assert!(dearer > usual + 20.0, "{dearer} {usual}");
}

#[test]
fn partners_count_together_and_a_finish_counts_at_once() {
    let run = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
    let hand = format!("{run} Y10 Y11 Y12 K1 K2 K3 K4 K5 B7");
    let open = format!("open {run} | Y10 Y11 Y12 | K1 K2 K3 K4 K5\ndiscard B7");
    for (rules, partners) in [("yuzbir", false), ("yuzbir_esli", true)] {
        let game = game(rules, [&hand, "", "", ""], "");
        let won = promised(&game, &open);
        let mut over = game.clone();
        act(&mut over, &open.replace("open", "0 open").replace("discard", "0 discard"));
        let scores = score(over.round().expect("dealt"));
        let pair = if partners { scores[2].total() } else { 0 };
        assert_eq!(won, (scores[0].total() + pair) as f32, "{rules}");
        assert!(won <= -404.0, "with the okey and at once: {won}");
    }
}

#[test]
fn a_promise_knows_what_the_player_sees_and_no_more() {
    for seed in 0..sample(4, 100) {
        let rules = Rules::yuzbir(2 + seed as u16 % 3);
        let mut game = Match::new(rules, 5_000 + seed);
        game.deal().expect("a deal");
        let mut bot = Player::new(Level::Hard, seed);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut foresight = Foresight::new();
        while let Some(seat) = game.turn() {
            let round = game.round().expect("dealt");
            let other = round.with_hidden_tiles_exchanged(seat, &mut random);
            let mut both = |of: &dyn Fn(&mut Foresight, &istaka::okey101::Round) -> f32| {
                [of(&mut foresight, round), of(&mut foresight, &other)]
            };
            let [here, there] = match round.phase() {
                Phase::Draw => both(&|foresight, round| foresight.drawing(round, seat)),
                _ => both(&|foresight, round| foresight.promised(round, seat, &[])),
            };
            assert_eq!(here, there, "{rules} seed {seed}");
            let action = bot.decide(&game.view(seat).expect("dealt"), &mut || false);
            game.play(seat, action).expect("a legal action");
        }
    }
}
