//! The laws of every game and those of Okey, which hold after every step of random play, with every
//! option.

use crate::common::rules;
use crate::referee::{self, Sheet};
use crate::sample::sample;
use crate::shared_laws::{self as shared, Claim, Lawful};
use istaka::okey::{
    Action, Event, Hint, Options, Phase, Player, Preset, Round, Rules, Setting, Solver, Starter,
    View, score, time_out,
};
use istaka::{
    Bot, Character, Level, Match, Reading, Roster, RuleOptions, Seat, Supply, Tile, read_record,
    write_record,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

fn declare(discard: Tile) -> Action {
    Action::Declare { discard, melds: Vec::new() }
}

fn hands_have_the_right_size(round: &Round) {
    for seat in round.seats().iter() {
        let to_discard = matches!(round.phase(), Phase::Discard | Phase::Finish);
        let expected = if round.turn() == Some(seat) && to_discard { 15 } else { 14 };
        assert_eq!(round.hand(seat).len(), expected, "seat {seat}");
    }
}

/// Returns `true` for a wrong declaration that the rules allow to try.
fn is_misdeclaration(round: &Round, seat: Seat, action: &Action) -> bool {
    let Action::Declare { discard, .. } = action else { return false };
    round.rules().strict_declare
        && round.turn() == Some(seat)
        && matches!(round.phase(), Phase::Discard | Phase::Finish)
        && round.hand(seat).contains(discard)
}

impl Lawful for Rules {
    fn supply(round: &Round) -> &Supply {
        round.supply()
    }

    fn others(round: &Round) -> Vec<Tile> {
        vec![round.indicator()]
    }

    fn is_open(round: &Round, tile: Tile) -> bool {
        round.history().iter().any(|event| match *event {
            Event::Took { tile: seen, .. } | Event::ShowedTwin { tile: seen, .. } => seen == tile,
            Event::Misdeclared { shown, .. } => shown.contains(tile),
            _ => false,
        })
    }

    fn attempts(_: &Round) -> Vec<Action> {
        let mut actions = vec![Action::ShowTwin, Action::Draw, Action::Take, Action::Pass];
        actions.extend(Rules::PACK.tiles().map(Action::Discard));
        actions.extend(Rules::PACK.tiles().map(declare));
        actions
    }

    /// The actions that the view lists, and incomplete hands, which the rules may allow to declare.
    fn allowed(round: &Round, seat: Seat) -> impl Fn(&Action) -> bool {
        let listed = View::alone(round, seat).legal.actions();
        move |action| listed.contains(action) || is_misdeclaration(round, seat, action)
    }

    fn is_free(action: &Action) -> bool {
        matches!(action, Action::Discard(_) | Action::Take)
    }

    fn fails(event: &Event) -> bool {
        matches!(event, Event::Misdeclared { .. })
    }

    type Adviser = Solver;

    fn adviser(&self) -> Solver {
        Solver::new(self.hands())
    }

    /// The lists of legal actions are compared in full by [`Lawful::allowed`].
    fn claims(solver: &mut Solver, game: &Match<Rules>, seat: Seat) -> Vec<Claim<Action>> {
        let view = game.view(seat).expect("dealt");
        let best = view.best_declare().into_iter();
        let hint = Hint::of(&view, solver).into_iter();
        best.map(|tile| Claim::new("bestDeclare", true, [declare(tile)]))
            .chain(hint.map(|hint| Claim::new("hint", true, [hint.action()])))
            .collect()
    }
}

fn points_add_up(round: &Round) {
    assert_eq!(score(round).map(|score| score.total()), referee::points(round));
}

/// Checks that hints, the bot and the timeout only do legal actions.
fn advice_is_legal(game: &Match<Rules>, solver: &mut Solver, bot: &mut Player) {
    let round = game.round().expect("a round");
    for seat in Seat::ALL {
        let view = View::alone(round, seat);
        let Some(hint) = Hint::of(&view, solver) else { continue };
        assert_eq!(round.check(seat, &hint.action()), Ok(()), "{}: {hint:?}", game.rules());
    }
    let Some(turn) = round.turn() else { return };
    let view = View::alone(round, turn);
    assert!(Hint::of(&view, solver).is_some(), "{}", game.rules());
    let action = bot.decide(&view, &mut || false);
    assert_eq!(round.check(turn, &action), Ok(()), "{}: {action}", game.rules());
    let mut late = game.clone();
    let events = time_out(&mut late, solver).expect("the turn is ended");
    assert_ne!(late.turn(), Some(turn));
    for event in events {
        match event {
            Event::Discarded { seat: by, tile } => {
                assert_eq!(by, turn);
                assert_ne!(view.okey.read(tile.kind()), Reading::Wild, "{}", game.rules());
            }
            Event::Drew { seat: by } | Event::Passed { seat: by } => assert_eq!(by, turn),
            other => panic!("{}: {other:?}", game.rules()),
        }
    }
}

/// Chooses sensible and random actions, in a mix that differs by round.
fn choose(rules: Rules) -> impl FnMut(&Match<Rules>, Seat, &mut ChaCha8Rng) -> Action {
    let mut bot = Player::new(&rules, Level::Hard, 0);
    move |game, turn, random| {
        let view = View::alone(game.round().expect("a round"), turn);
        let fifteen = matches!(view.phase, Phase::Discard | Phase::Finish);
        let sense = (game.seed() + 7 * game.rounds().len() as u64) % 10;
        if rules.strict_declare && fifteen && random.random_bool(0.03) {
            declare(*view.hand.choose(random).expect("a tile"))
        } else if random.random_range(0..10) < sense {
            bot.decide(&view, &mut || false)
        } else {
            view.legal.actions().choose(random).expect("a legal action").clone()
        }
    }
}

/// The preset for each number of players, short, and with every other value of every option that
/// has no conflict: for one number of players, which differs by option and preset, or for all in
/// `cargo xtask test --all`.
fn each_option_switched(preset: Preset) -> Vec<Rules> {
    let base = |players| Options { rounds: 2, limit: 6, ..Options::preset(preset, players) };
    let bases = [2, 3, 4].map(base);
    let valid = |options| Rules::new(options).ok();
    let mut all: Vec<Rules> = bases.into_iter().filter_map(valid).collect();
    let mut turn = preset as usize;
    for setting in Setting::ALL.into_iter().skip(1) {
        let values = match setting {
            Setting::Limit => vec!["5".to_owned(), "12".to_owned()],
            Setting::Rounds => vec!["1".to_owned(), "4".to_owned()],
            _ => Rules::turkish().values(setting),
        };
        for value in values {
            let other = bases.into_iter().filter(|base| value != base.get(setting));
            let switched = other.filter_map(|mut options| {
                assert!(options.set(setting, &value));
                valid(options)
            });
            let mut switched: Vec<Rules> = switched.collect();
            if !switched.is_empty() {
                let first = turn % switched.len();
                switched.rotate_left(first);
                turn += 1;
            }
            all.extend(switched.into_iter().take(sample(1, 3)));
        }
    }
    all
}

/// Rules with every option drawn at random.
fn some_rules(count: usize) -> Vec<Rules> {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let rules = std::iter::repeat_with(|| {
        let preset = *Preset::ALL.choose(&mut random).expect("a preset");
        let mut options = Options::preset(preset, 4);
        for setting in Setting::ALL {
            let values = Rules::turkish().values(setting);
            let few = values.len().min(5); // short matches
            let value = values[..few].choose(&mut random).expect("a value");
            assert!(options.set(setting, value));
        }
        Rules::new(options).ok()
    });
    rules.flatten().take(count).collect()
}

/// Checks the laws in one match.
fn laws_hold(rules: Rules, seed: u64) -> Match<Rules> {
    let (mut solver, mut bot) = (Solver::new(rules.hands()), Player::new(&rules, Level::Hard, 0));
    let mut sheet = Sheet::new(rules);
    let mut steps = seed as usize;
    let (mut dealer, mut begins) = (None, None);
    let mut each = |game: &Match<Rules>, done: Option<(Seat, &Action)>| {
        let round = game.round().expect("a round");
        hands_have_the_right_size(round);
        points_add_up(round);
        let rare = round.stock().is_empty() && round.phase() != Phase::Over;
        if steps.is_multiple_of(sample(59, 41)) || rare {
            advice_is_legal(game, &mut solver, &mut bot);
        }
        if done.is_none() {
            let starter = round.starter();
            if let (Some(last), Starter::Winner) = (begins, rules.starter) {
                assert_eq!(round.seats().from(last).next(), Some(starter), "the winner begins");
            } else if let Some(last) = dealer {
                assert_eq!(game.dealer(), round.seats().after(last), "the role moves on");
            }
            let begins = rules.starter == Starter::Dealer;
            let after = round.seats().after(game.dealer());
            assert_eq!(starter, if begins { game.dealer() } else { after });
            dealer = Some(game.dealer());
        }
        if round.phase() == Phase::Over {
            begins = match round.history().last() {
                Some(Event::Declared { seat: by, .. }) => Some(*by),
                _ => Some(round.starter()),
            };
            sheet.write(round, game.dealer());
            sheet.check(game);
        } else {
            assert_eq!(game.places(), None, "{rules}: a round runs");
        }
        steps += 1;
    };
    let rarely = sample(59, 41) as u32;
    shared::hold(rules, seed, (12, rarely), &mut choose(rules), &mut each)
}

#[test]
fn laws_of_the_board_edition_with_each_option_switched() {
    let all = each_option_switched(Preset::Board);
    assert!(all.len() >= sample(25, 70), "{}", all.len());
    all.into_iter().zip(1..).for_each(|(rules, seed)| drop(laws_hold(rules, seed)));
}

#[test]
fn laws_of_turkish_okey_with_each_option_switched() {
    let all = each_option_switched(Preset::Turkish);
    assert!(all.len() >= sample(30, 95), "{}", all.len());
    all.into_iter().zip(1001..).for_each(|(rules, seed)| drop(laws_hold(rules, seed)));
}

#[test]
fn laws_of_pagat_with_each_option_switched() {
    let all = each_option_switched(Preset::Pagat);
    assert!(all.len() >= sample(30, 95), "{}", all.len());
    all.into_iter().zip(2001..).for_each(|(rules, seed)| drop(laws_hold(rules, seed)));
}

#[test]
fn laws_of_the_coffee_house_with_each_option_switched() {
    // In turn by one preset and by the other, or by both in `cargo xtask test --all`.
    let every = sample(2, 1);
    for (preset, turn) in [Preset::Kahvehane, Preset::Sayili].into_iter().zip(0..) {
        let all = each_option_switched(preset).into_iter().zip(4001..).skip(turn % every);
        let all: Vec<_> = all.step_by(every).collect();
        assert!(all.len() >= sample(15, 90), "{}", all.len());
        all.into_iter().for_each(|(rules, seed)| drop(laws_hold(rules, seed)));
    }
}

#[test]
fn laws_of_rules_drawn_at_random() {
    some_rules(sample(30, 120))
        .into_iter()
        .zip(3001..)
        .for_each(|(rules, seed)| drop(laws_hold(rules, seed)));
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 6,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn laws_of_random_play(seed: u64, pick: prop::sample::Index) {
        let text = write_record(&laws_hold(Rules::turkish(), seed));
        // A missing draw is noticed at the discard that follows.
        let draws: Vec<_> = text.match_indices(" draw\n").collect();
        if !draws.is_empty() {
            let (end, _) = draws[pick.index(draws.len())];
            let start = text[..end].rfind('\n').expect("lines before");
            let damaged = format!("{}{}", &text[..start], &text[end + 5..]);
            prop_assert!(read_record::<Rules>(&damaged).is_err());
        }
    }
}

#[test]
fn matches_go_through_three_and_two_players() {
    let rules = Rules::turkish();
    let play = |seed| shared::hold(rules, seed, (500, 500), &mut choose(rules), &mut |_, _| ());
    let games: Vec<Match<Rules>> = (0..8).map(play).collect();
    assert!(games.iter().all(Match::is_over));
    for players in [2, 3, 4] {
        let mut rounds = games.iter().flat_map(|game| game.rounds());
        assert!(rounds.any(|round| round.seats.count() == players), "{players} players");
    }
}

#[test]
fn the_laws_of_a_table_hold() {
    for (seed, text) in (0..).zip(["turkish", "board players=3", "pagat players=2"]) {
        let rules = rules(text);
        let bots = || Roster::<Player>::new(&rules, [Character::from(Level::Medium); 4], 5);
        shared::hold_at_a_table(rules, seed, bots);
    }
}
