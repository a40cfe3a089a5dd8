//! Tests that bots use no hidden information.
//!
//! A bot gets a [`View`], a value that owns its data and has no reference to the round. So it is
//! enough that views of rounds that differ only in hidden tiles are equal, and that equal views
//! lead to equal decisions: of the same bot, of one that has played before, and of a new one. These
//! tests compare the decisions themselves.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{Greedy, Params, Player};
use crate::bots::{Character, Level};
use crate::game::{Bot, Standing};
use crate::named::Named;
use crate::okey::action::Action;
use crate::okey::round::Round;
use crate::okey::rules::Rules;
use crate::okey::view::View;
use crate::sample::sample;
use crate::seat::{Seat, Seats};
use crate::tile::{Reading, Tile};
use crate::wall::Wall;

const TABLES: [&str; 12] = [
    "turkish",
    "turkish players=3",
    "turkish players=2",
    "board",
    "board players=3",
    "board players=2",
    "pagat",
    "pagat players=3",
    "pagat players=2",
    "turkish twin=3 partners=yes wild-discard=finish",
    "turkish strict-declare=yes wild-discard=dead",
    "pagat false-joker=wild inspect=all pot=yes",
];

/// A bot that is asked in every `every`th decision; those that look ahead are slow.
struct Guest {
    name: String,
    every: usize,
    decide: Box<Decide>,
}

/// A score near the end of a match to 20 points, and one nearer to it.
const POINTS: [[i32; 4]; 2] = [[15, 16, 18, 14], [17, 18, 5, 20]];

/// The view of a round in a match with this score.
fn seen(round: &Round, seat: Seat, points: [i32; 4]) -> View {
    View { points, decided: 3, ..View::alone(round, seat) }
}

type Decide = dyn FnMut(&Round, Seat) -> Action;

impl Guest {
    fn new(name: &str, mut bot: impl Bot<Rules> + 'static) -> Guest {
        let decide =
            move |round: &Round, seat| bot.decide(&seen(round, seat, POINTS[0]), &mut || false);
        Guest { name: name.to_owned(), every: 1, decide: Box::new(decide) }
    }
}

/// All levels, all named characters, and the baseline bot.
fn guests(rules: &Rules) -> Vec<Guest> {
    let levels = Level::ALL.map(|level| (Character::from(level), level.name()));
    let all = levels.into_iter().chain(Character::NAMED);
    let guest = |(character, name): (Character, &str)| Guest {
        every: if character.level() == Level::Expert { 4 } else { 1 },
        ..Guest::new(name, Player::new(rules, character, 7))
    };
    let yardstick = Guest::new("greedy", Greedy::new(rules, 7));
    all.map(guest).chain([yardstick]).collect()
}

/// Plays a round of each table and asks every guest at every turn, again after hidden tiles were
/// exchanged. Returns the number of decisions and a list of those that changed.
fn changed(mut guests: impl FnMut(&Rules) -> Vec<Guest>) -> (usize, Vec<String>) {
    let (mut asked, mut changed) = (0, Vec::new());
    for (seed, text) in (0..).zip(TABLES) {
        let rules: Rules = text.parse().expect("rules");
        let seats = Seats::of(rules.players);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let wall = Wall::shuffled(rules.deal_plan(), seed, 1, seats.count());
        let mut round = Round::new(rules, seats, Seat::ALL[0], &wall);
        let mut guests = guests(&rules);
        let mut players = Level::ALL.map(|level| Player::new(&rules, level, seed));
        for decision in 0.. {
            let Some(turn) = round.turn() else { break };
            let other = round.with_hidden_tiles_exchanged(turn, &mut random);
            for guest in guests.iter_mut().filter(|guest| decision % guest.every == 0) {
                let [here, there] = [&round, &other].map(|round| (guest.decide)(round, turn));
                asked += 1;
                if here != there {
                    let name = &guest.name;
                    changed.push(format!("{name}, {text}, {decision}: {here}, {there}"));
                }
            }
            let weak = &mut players[decision % 3];
            let action = weak.decide(&View::alone(&round, turn), &mut || false);
            round.play(turn, action).expect("a legal action");
        }
    }
    (asked, changed)
}

#[test]
fn no_decision_changes_with_tiles_that_the_player_cannot_know() {
    let (asked, changed) = changed(guests);
    println!("{asked} decisions");
    assert!(asked > 5_000, "{asked} decisions");
    assert!(changed.is_empty(), "{changed:#?}");
}

#[test]
fn a_bot_that_peeks_at_the_stock_is_detected() {
    let cheat = |rules: &Rules| {
        let mut player = Player::new(rules, Level::Hard, 7);
        let decide = move |round: &Round, seat| {
            let view = View::alone(round, seat);
            let next = round.stock().last().map(|tile: &Tile| round.okey().read(tile.kind()));
            match player.decide(&view, &mut || false) {
                Action::Take if next == Some(Reading::Wild) => Action::Draw,
                action => action,
            }
        };
        vec![Guest { name: "cheat".to_owned(), every: 1, decide: Box::new(decide) }]
    };
    let (asked, changed) = changed(cheat);
    assert!(!changed.is_empty(), "{asked} decisions");
}

#[test]
fn a_player_of_two_rounds_at_once_decides_as_a_fresh_one() {
    for (seed, text) in (20..).zip(TABLES) {
        let rules: Rules = text.parse().expect("rules");
        let seats = Seats::of(rules.players);
        let characters = Level::ALL.map(Character::from).into_iter();
        for character in characters.chain(Character::NAMED.map(|(character, _)| character)) {
            let new = || Player::new(&rules, character, seed);
            let mut rounds = [1, 2].map(|number| {
                let wall = Wall::shuffled(rules.deal_plan(), seed, number, seats.count());
                Round::new(rules, seats, Seat::ALL[0], &wall)
            });
            let mut player = new();
            let mut view = View::alone(&rounds[0], Seat::ALL[0]);
            // To the end at two tables, but not for the slow experts; for all of them at all tables
            // in `cargo xtask test --all`.
            let most = match character.level() {
                Level::Expert => sample(6, usize::MAX),
                _ if seed % 6 == 2 => usize::MAX,
                _ => sample(24, usize::MAX),
            };
            let mut turns = 0;
            while turns < most && rounds.iter().any(|round| round.turn().is_some()) {
                turns += 1;
                for (round, points) in rounds.iter_mut().zip(POINTS) {
                    let Some(turn) = round.turn() else { continue };
                    view = view.renewed(round, turn, &Standing::first(rules));
                    assert_eq!(view, View::alone(round, turn), "{text}, seed {seed}");
                    view = seen(round, turn, points);
                    let action = player.decide(&view, &mut || false);
                    let other = new().decide(&view, &mut || false);
                    assert_eq!(action, other, "{character}, {text}, seed {seed}");
                    round.play(turn, action).expect("a legal action");
                }
            }
        }
    }
}

#[test]
fn a_search_that_is_cut_short_decides_by_the_cases_it_has_seen() {
    let rules = Rules::turkish();
    let least = Params { work_hands: 0, ..Params::EXPERT };
    let most = Params { work_hands: u32::MAX, ..Params::EXPERT };
    let [one, two] =
        [1, 2].map(|ahead_draws| Params { ahead_draws, work_hands: u32::MAX, ..Params::EXPERT });
    // Enough work for one draw and not for two.
    let between = Params { work_hands: 600, ..Params::EXPERT };
    let mut differ = [0; 2];
    for seed in 60..sample(62, 64) {
        let wall = Wall::shuffled(rules.deal_plan(), seed, 1, 4);
        let mut round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
        while let Some(turn) = round.turn() {
            let view = View::alone(&round, turn);
            let [least, most, one, two, between, narrow] =
                [least, most, one, two, between, Params { breadth_discards: 1, ..Params::EXPERT }]
                    .map(|params| Player::new(&rules, params, 0).decide(&view, &mut || false));
            assert_eq!(most, two, "seed {seed}");
            if let Action::Discard(_) = least {
                assert_eq!(least, narrow, "seed {seed}");
            }
            assert!([&one, &two].contains(&&between), "seed {seed}");
            differ[0] += usize::from(one != two);
            differ[1] += usize::from(least != one);
            round.play(turn, two).expect("a legal action");
        }
    }
    println!("{differ:?}");
    assert!(differ.iter().all(|&often| often > 5), "{differ:?}");
}

#[test]
fn a_bot_stopped_at_once_still_acts_legally() {
    for (seed, text) in (40..).zip(TABLES) {
        let rules: Rules = text.parse().expect("rules");
        let seats = Seats::of(rules.players);
        for level in Level::ALL {
            let wall = Wall::shuffled(rules.deal_plan(), seed, 1, seats.count());
            let mut round = Round::new(rules, seats, Seat::ALL[0], &wall);
            let mut player = Player::new(&rules, level, seed);
            while let Some(turn) = round.turn() {
                let action = player.decide(&View::alone(&round, turn), &mut || true);
                round.play(turn, action).expect("a legal action");
            }
        }
    }
}
