//! The bots: they keep the rules, and each level is stronger than the one below.

use crate::sample::sample;
use istaka::okey101::{
    Action, Options, Playable, Player, Preset, Round, Rules, Setting, StockEnd, View, score,
};
use istaka::{
    Bot, Character, Game, Level, Named, RuleOptions, Seat, Seats, Standing, Style, Wall,
    next_to_act,
};

/// Plays a round, with these players by seat, and returns the points.
fn play(rules: Rules, seed: u64, players: &mut [Player; 4]) -> [i32; 4] {
    let seats = rules.seats();
    let wall = Wall::shuffled(rules.deal_plan(), seed, 1, seats.count());
    let standing = Standing::first(rules);
    let starter = seats.iter().nth(seed as usize % seats.count()).expect("a player");
    let mut round = Rules::deal(&standing, seats.before(starter), &wall);
    while let Some(seat) = next_to_act::<Rules>(&round, |_| true) {
        let view = View::of(&round, seat, &standing);
        let action = players[seat.index()].decide(&view, &mut || false);
        let played = round.play(seat, action.clone());
        assert!(played.is_ok(), "{rules}: {action}: {played:?}");
    }
    score(&round).map(|score| score.total())
}

fn player(character: Character) -> Player {
    Player::new(character, 0)
}

#[test]
fn players_of_all_levels_and_styles_keep_the_rules() {
    let mut all: Vec<Rules> = Vec::new();
    for &(preset, _) in Preset::NAMES {
        all.extend(
            (2..=4).map(|players| Rules::new(Options::preset(preset, players)).expect("a preset")),
        );
    }
    let house = Options {
        playable: Playable::Call,
        stock_end: StockEnd::LastTake,
        wait_turn: true,
        declare_pairs: true,
        ..*Rules::yuzbir(4)
    };
    all.push(Rules::new(house).expect("rules without a conflict"));
    for &(setting, _) in Setting::NAMES {
        for value in Rules::yuzbir(4).values(setting) {
            let mut options = *Rules::yuzbir(4);
            assert!(options.set(setting, &value), "{value}");
            all.extend(Rules::new(options).ok());
        }
    }
    let levels = Level::ALL.map(Character::from).into_iter();
    let styles = Style::ALL.into_iter().filter_map(|style| Character::new(Level::Hard, style));
    let characters: Vec<Character> = levels.chain(styles).collect();
    for (number, rules) in all.iter().enumerate() {
        for seed in 0..sample(2, 40) {
            let at =
                |seat: usize| characters[(seat * 2 + number + seed as usize) % characters.len()];
            let mut players = [0, 1, 2, 3].map(|seat| player(at(seat)));
            play(*rules, 900 + seed, &mut players);
        }
    }
}

/// The mean of the points that the weaker level writes more than the stronger in a round.
fn better_by(strong: Level, weak: Level, deals: u64) -> f64 {
    let mut sum = 0;
    for seed in 0..deals {
        for seating in [[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0]] {
            for swapped in [0, 1] {
                let side = |seat: usize| seating[seat] ^ swapped;
                let mut players =
                    [0, 1, 2, 3].map(|seat| player([strong, weak][side(seat)].into()));
                let points = play(Rules::yuzbir(4), 40_000 + seed, &mut players);
                let signed = |seat: usize| points[seat] * [-1, 1][side(seat)];
                sum += (0..4).map(signed).sum::<i32>();
            }
        }
    }
    f64::from(sum) / (12 * deals) as f64
}

#[test]
fn each_level_writes_fewer_points_than_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let deals = match pair[0] {
            Level::Beginner | Level::Easy => sample(8, 60),
            _ => sample(0, 200),
        };
        if deals > 0 {
            let better = better_by(pair[1], pair[0], deals);
            assert!(better > 0.0, "{:?} against {:?}: {better:.1}", pair[1], pair[0]);
        }
    }
}

#[test]
fn a_player_decides_the_same_in_the_same_view() {
    let rules = Rules::yuzbir(4);
    let standing = Standing::first(rules);
    let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 4);
    let round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
    let view = View::of(&round, Seat::ALL[0], &standing);
    for level in Level::ALL {
        let decide = || Player::new(level, 3).decide(&view, &mut || false);
        let decided = decide();
        assert_eq!(decided, decide(), "the same view, the same action");
        assert!(matches!(decided, Action::Discard(_) | Action::Open(_)));
    }
}
