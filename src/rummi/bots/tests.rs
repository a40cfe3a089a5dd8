//! All bots act legally, see as much as their level allows, and decide the same in the same view,
//! independent of earlier moves.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::params::Params;
use super::player::Player;
use super::sight::Sight;
use crate::bots::{Character, Level};
use crate::game::{Bot, Game, Standing};
use crate::notation::{melds, tiles, write_melds, write_tiles};
use crate::rummi::action::{Action, Event};
use crate::rummi::round::Round;
use crate::rummi::rules::Rules;
use crate::rummi::view::{SeatView, View};
use crate::sample::sample;
use crate::seat::Seat;
use crate::tile::Tile;
use crate::wall::Wall;

const TABLES: [&str; 13] = [
    "rummi80",
    "rummi80 players=3",
    "rummi80 players=2",
    "rummi80 high-one=yes",
    "rummi80 opening-joker=50",
    "rummi80 joker-lock=yes",
    "rummi80 joker-lock=yes high-one=yes players=3",
    "rummi80 refuse-only=yes",
    "rummi80-site",
    "rummi80-site players=3 opening-joker=50 refuse-only=yes",
    "rummi106 players=2",
    "rummi106 players=3 opening=0 jokers=4 joker-lock=yes",
    "rummi106 opening=50 opening-joker=50 high-one=yes clock=60",
];

/// All levels, and all characters with a name.
fn characters() -> impl Iterator<Item = Character> {
    let named = Character::NAMED.map(|(character, _)| character);
    Level::ALL.map(Character::from).into_iter().chain(named)
}

fn dealt(rules: Rules, seed: u64, number: u32) -> Round {
    let wall = Wall::shuffled(rules.deal_plan(), seed, number, rules.seats().count());
    Round::new(rules, rules.seats(), Seat::ALL[0], &wall)
}

fn seen(round: &Round, seat: Seat) -> View {
    View::of(round, seat, &Standing::first(*round.rules()))
}

#[test]
fn every_bot_does_only_what_is_legal_and_brings_rounds_to_an_end() {
    for text in TABLES {
        let rules: Rules = text.parse().expect("rules");
        for (seed, character) in (0..).zip(characters()) {
            let mut bot = Player::new(&rules, character, seed);
            for number in 1..=sample(2, 3) {
                let mut round = dealt(rules, seed, number);
                while let Some(turn) = round.turn() {
                    let action = bot.decide(&seen(&round, turn), &mut || false);
                    let event = round.play(turn, action.clone());
                    let failed = matches!(event, Err(_) | Ok(Event::Failed { .. }));
                    assert!(!failed, "{text}, {character}, seed {seed}: {action}: {event:?}");
                    assert!(round.history().len() < 1000, "{text}, {character}, seed {seed}");
                }
            }
        }
    }
}

#[test]
fn no_decision_changes_with_tiles_that_the_player_cannot_know() {
    let mut asked = 0;
    // Some tables twice, as rounds are short.
    for (seed, text) in (40..).zip(TABLES.iter().cycle().take(TABLES.len() + 2)) {
        let rules: Rules = text.parse().expect("rules");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut bots: Vec<Player> =
            characters().map(|character| Player::new(&rules, character, seed)).collect();
        let mut round = dealt(rules, seed, 1);
        for decision in 0.. {
            let Some(turn) = round.turn() else { break };
            let other = round.with_hidden_tiles_exchanged(turn, &mut random);
            assert_eq!(seen(&round, turn), seen(&other, turn), "{text}, decision {decision}");
            let json = |round| serde_json::to_string(&seen(round, turn)).expect("JSON");
            assert_eq!(json(&round), json(&other), "{text}, decision {decision}");
            for bot in &mut bots {
                let [here, there] = [&round, &other]
                    .map(|round| bot.decide(&seen(round, turn), &mut || false).to_string());
                assert_eq!(here, there, "{text}, decision {decision}");
                asked += 1;
            }
            // In turn, so that weak and strong players move the round on.
            let level = decision % Level::ALL.len();
            let action = bots[level].decide(&seen(&round, turn), &mut || false);
            round.play(turn, action).expect("a legal action");
        }
    }
    println!("{asked} decisions");
    assert!(asked > 1_500, "{asked} decisions");
}

#[test]
fn a_player_of_two_rounds_at_once_decides_as_a_fresh_one() {
    for (seed, text) in (20..).zip(TABLES) {
        let rules: Rules = text.parse().expect("rules");
        for character in characters() {
            let mut rounds = [1, 2].map(|number| dealt(rules, seed, number));
            let mut player = Player::new(&rules, character, seed);
            // To the end at two tables, and in `cargo xtask test --all` at all tables.
            let most = sample(if seed % 5 == 0 { usize::MAX } else { 24 }, usize::MAX);
            let mut turns = 0;
            while turns < most && rounds.iter().any(|round| round.turn().is_some()) {
                turns += 1;
                for round in &mut rounds {
                    let Some(turn) = round.turn() else { continue };
                    let view = seen(round, turn);
                    let action = player.decide(&view, &mut || false);
                    let new = Player::new(&rules, character, seed).decide(&view, &mut || false);
                    assert_eq!(action, new, "{character}, {text}, seed {seed}");
                    round.play(turn, action).expect("a legal action");
                }
            }
        }
    }
}

/// The view of a player who has opened, with this table, this rack and this number of tiles to
/// draw.
fn opened(table: &str, rack: &str, stock: usize) -> View {
    let rules = Rules::rummi80(2);
    let mut view = seen(&dealt(rules, 1, 1), Seat::ALL[0]);
    (view.table, view.hand, view.stock) = (melds(table).unwrap(), tiles(rack).unwrap(), stock);
    let player = |seat: &SeatView| SeatView { opened: seat.playing, ..seat.clone() };
    view.players = view.players.each_ref().map(player);
    view.players[0].tiles = view.hand.len();
    view
}

/// The tiles that the bot lays in this view, in the order of the rack; empty if it draws or passes.
fn laid(view: &View, params: Params) -> String {
    match Player::new(&view.rules, params, 1).decide(view, &mut || false) {
        Action::Lay(table) => {
            let laid = |tile: &&Tile| table.iter().flatten().any(|other| other == *tile);
            write_tiles(&view.hand.iter().filter(laid).copied().collect::<Vec<_>>())
        }
        Action::Draw | Action::Pass | Action::TimeOut => String::new(),
    }
}

#[test]
fn each_sees_more_of_the_table_than_the_one_before() {
    let cases = [
        // A series of the rack, a tile at the end of one, a split run, a replaced joker, two series
        // together.
        ("K1 K2 K3", "B5 B6 B7 K9", ["B5 B6 B7", "B5 B6 B7", "B5 B6 B7"]),
        ("K1 K2 K3", "K4 R9", ["K4", "K4", "K4"]),
        ("K1 K2 K3 K4 K5", "K3' R9", ["", "K3'", "K3'"]),
        ("R5 J R7", "R6 R10", ["R6", "R6", "R6"]),
        ("K2 K3 K4 K5 | R2 R3 R4 R5", "B5", ["", "", "B5"]),
    ];
    let sights = [Sight::Ends, Sight::OneSeries, Sight::Table];
    for (table, rack, expect) in cases {
        let view = opened(table, rack, 9);
        let found = sights.map(|sight| laid(&view, Params { sight, ..Params::HARD }));
        assert_eq!(found, expect, "{} and {rack}", write_melds(&view.table));
    }
}

#[test]
fn an_expert_waits_unless_the_round_may_end() {
    let (table, all, some) = ("K1 K2 K3", "B5 B6 B7", "B5 B6 B7 K9");
    let cases = [
        (all, 9, 14, all),
        (some, 9, 14, ""),
        (some, 2, 14, ""),
        (some, 1, 14, all),
        (some, 9, 2, ""),
        (some, 9, 1, all),
        ("B5 B6 B7 K9 R1", 9, 14, ""),
        ("B5 B6 B7 K9 R1 R4", 9, 14, all),
    ];
    for (rack, stock, held, expect) in cases {
        let mut view = opened(table, rack, stock);
        view.players[2].tiles = held;
        let found = laid(&view, Params::EXPERT);
        assert_eq!(found, expect, "{rack}, {stock} tiles to draw, {held} in the other's hand");
    }
}

#[test]
fn a_chance_of_a_deeper_search_is_used_that_often() {
    let view = opened("K2 K3 K4 K5 | R2 R3 R4 R5", "B5", 9);
    let lays = |params: Params| {
        let lays = |&seed: &u64| {
            let mut bot = Player::new(&view.rules, params, seed);
            matches!(bot.decide(&view, &mut || false), Action::Lay(_))
        };
        (0..400).filter(lays).count()
    };
    assert_eq!(lays(Params { sight: Sight::OneSeries, ..Params::HARD }), 0);
    assert_eq!(lays(Params::HARD), 400);
    let medium = lays(Params::MEDIUM);
    assert!((110..=170).contains(&medium), "{medium} of 400 where 140 are expected");
}

#[test]
fn an_expert_holds_back_what_would_leave_more_places_to_others() {
    let rest = "R1 R4 R7 Y2 Y5 Y8 R1' R4' R7' Y2' Y5' Y8'";
    let cases = [
        // With K7 laid both K8 fit; without it only K7' fits, and B10 completes its group.
        ("K4 K5 K6 | R10 Y10 K10", format!("K7 B10 B5 B6 B7 {rest}"), "B10 B5 B6 B7"),
        // A joker counts 50 if it stays.
        ("K4 K5 K6", format!("J K9 K9' R10 R10' {rest}"), "J"),
    ];
    for (table, rack, expect) in cases {
        let view = opened(table, &rack, 9);
        assert_eq!(laid(&view, Params::EXPERT), expect, "{table} and {rack}");
    }
}
