//! The laws of table rummy, which hold after every step of random play, with every
//! option, and a naive referee's judgement of each proposed table.

use std::collections::BTreeMap;

use crate::common::rules;
use crate::referee;
use crate::shared_laws::{self as shared, Claim, Lawful};
use istaka::rummi::{
    Action, Aim, Event, Hint, Options, Player, Preset, Round, Rules, Setting, TableSolver, View,
};
use istaka::{Character, Coded, Level, Match, Roster, RuleOptions, Seat, Standing, Supply, Tile};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};

impl Lawful for Rules {
    fn supply(round: &Round) -> &Supply {
        round.supply()
    }

    fn others(round: &Round) -> Vec<Tile> {
        round.table().concat()
    }

    /// The simple actions, and three tables: the same, with one more tile, and with a whole rack.
    fn attempts(round: &Round) -> Vec<Action> {
        let mut actions = vec![Action::Draw, Action::Pass, Action::TimeOut];
        let more =
            Seat::ALL.iter().flat_map(|&seat| [round.hand(seat).get(..1), Some(round.hand(seat))]);
        for tiles in more.flatten().chain([[].as_slice()]) {
            let mut table = round.table().to_vec();
            table.extend((!tiles.is_empty()).then(|| tiles.to_vec()));
            actions.push(Action::Lay(table));
        }
        actions
    }

    fn allowed(round: &Round, seat: Seat) -> impl Fn(&Action) -> bool {
        let (rules, opened) = (round.rules(), round.has_opened(seat));
        let possible = move |action: &Action| match action {
            Action::Draw => !round.stock().is_empty(),
            Action::Pass => round.stock().is_empty(),
            Action::TimeOut => rules.clock.seconds().is_some(),
            Action::Lay(new) => {
                match referee::judge(rules, round.table(), round.hand(seat), opened, new) {
                    Ok(_) => true,
                    Err("notASeries" | "openingTooLow" | "jokerLocked") => !rules.refuse_only,
                    Err(_) => false,
                }
            }
        };
        move |action| round.turn() == Some(seat) && possible(action)
    }

    /// A failed end of turn has shown a tile.
    fn is_free(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn fails(event: &Event) -> bool {
        matches!(event, Event::Failed { .. })
    }

    type Adviser = TableSolver;

    fn adviser(&self) -> TableSolver {
        TableSolver::new(*self)
    }

    fn claims(solver: &mut TableSolver, game: &Match<Rules>, seat: Seat) -> Vec<Claim<Action>> {
        let view = game.view(seat).expect("dealt");
        let legal = view.legal;
        let mut claims = vec![
            Claim::new("draw", legal.draw, [Action::Draw]),
            Claim::new("pass", legal.pass, [Action::Pass]),
        ];
        let (action, tables) = match Hint::of(&view, solver) {
            Hint::Draw => (Action::Draw, Vec::new()),
            Hint::Pass => (Action::Pass, Vec::new()),
            Hint::Lay { play, steps, plain, .. } => {
                let plain = plain.map(|plain| plain.play.table);
                (Action::Lay(play.table), steps.into_iter().chain(plain).collect())
            }
        };
        if legal.lay {
            claims.push(Claim::new("hint", true, [action]));
        }
        for table in tables {
            let rebuilt = view.proposal().rebuilt(&table).expect("a step on the way");
            let ready = legal.lay && rebuilt.broken.is_none();
            claims.push(Claim::new("broken", ready, [Action::Lay(table)]));
        }
        claims
    }
}

/// Checks that a view has the player's own tiles and the public ones, and nothing else.
fn a_view_shows_nothing_hidden(round: &Round, rules: Rules) {
    for seat in round.seats().iter() {
        let view = View::of(round, seat, &Standing::first(rules));
        assert_eq!(view.hand, round.hand(seat));
        assert_eq!(view.table, round.table());
        for other in Seat::ALL {
            let seen = &view.players[other.index()];
            assert_eq!(seen.tiles, round.hand(other).len());
            assert_eq!(seen.open.is_empty(), round.turn().is_some() || seen.tiles == 0);
        }
        let unseen: usize = view.unseen().iter().copied().map(usize::from).sum();
        let hidden: usize = round
            .seats()
            .iter()
            .filter(|&other| other != seat && round.turn().is_some())
            .map(|other| round.hand(other).len())
            .sum();
        assert_eq!(unseen, hidden + round.stock().len());
    }
}

/// A table that a player could propose: from a legal play, or from the current one, changed a
/// little.
fn proposal(
    round: &Round,
    seat: Seat,
    solver: &mut TableSolver,
    random: &mut ChaCha8Rng,
) -> Vec<Vec<Tile>> {
    let (table, hand) = (round.table(), round.hand(seat));
    let play = match round.has_opened(seat) || random.random_bool(0.5) {
        true => solver.best_play(table, hand, Aim::Tiles),
        false => solver.first_play(table, hand, Aim::Points),
    };
    let mut new = play.map_or_else(|| table.to_vec(), |play| play.table);
    for _ in 0..random.random_range(0..4) {
        match random.random_range(0..6) {
            0 => {
                let from = random.random_range(0..new.len().max(1));
                if let Some(row) = new.get_mut(from).filter(|row| !row.is_empty()) {
                    let tile = row.remove(random.random_range(0..row.len()));
                    let to = random.random_range(0..new.len());
                    new[to].push(tile);
                }
            }
            1 => {
                let tile = *hand.choose(random).expect("a rack");
                let to = random.random_range(0..new.len() + 1);
                if to == new.len() { new.push(vec![tile]) } else { new[to].push(tile) }
            }
            2 => {
                let mut tiles = hand.to_vec();
                tiles.shuffle(random);
                new.push(tiles[..3.min(tiles.len())].to_vec());
            }
            3 => {
                new.pop();
            }
            4 => new.iter_mut().for_each(|row| row.reverse()),
            _ => {
                let other = *round.stock().last().unwrap_or(&hand[0]);
                new.push(vec![other; 2]);
            }
        }
    }
    new.retain(|row| !row.is_empty());
    new
}

/// Checks that engine and referee agree on a proposed table, and that playing it confirms them.
fn a_proposal_is_judged_alike(
    round: &Round,
    seat: Seat,
    new: &[Vec<Tile>],
    said: &mut BTreeMap<String, u32>,
) {
    let opened = round.has_opened(seat);
    let naive = referee::judge(round.rules(), round.table(), round.hand(seat), opened, new);
    let judged = round.judge(seat, new);
    let ours = judged.as_ref().map(|laying| laying.laid.clone()).map_err(|refusal| refusal.code());
    let text = istaka::write_melds(new);
    assert_eq!(ours, naive, "{}: {text} on {}", round.rules(), istaka::write_melds(round.table()));
    *said.entry(ours.err().unwrap_or("fine").to_owned()).or_default() += 1;
    let mut next = round.clone();
    let result = next.play(seat, Action::Lay(new.to_vec()));
    match (result, judged) {
        (Ok(Event::Laid { laid, .. }), Ok(laying)) => assert_eq!(laid, laying.laid),
        (Ok(Event::Failed { seat: by }), Err(refusal)) => {
            assert!(refusal.is_invalid_table() && !round.rules().refuse_only && by == seat);
            assert_eq!(next.table(), round.table());
        }
        (Err(refused), Err(refusal)) => {
            assert_eq!(refused, refusal.into());
            assert_eq!(next, *round, "a refusal changes nothing");
        }
        (result, judged) => panic!("{text}: {result:?}, but {judged:?}"),
    }
}

/// Plays a match with random and sensible moves, and checks every law after every step.
fn play(rules: Rules, seed: u64, said: &mut BTreeMap<String, u32>) {
    // Also finds plays that the joker lock forbids.
    let mut solver = TableSolver::new(free(rules));
    let mut choose = |game: &Match<Rules>, seat, random: &mut ChaCha8Rng| {
        let round = game.round().expect("dealt");
        let new = proposal(round, seat, &mut solver, random);
        a_proposal_is_judged_alike(round, seat, &new, said);
        let rest = if round.stock().is_empty() { Action::Pass } else { Action::Draw };
        let may_lay = round.judge(seat, &new).is_ok() || random.random_bool(0.1);
        let lay = Action::Lay(new);
        match random.random_range(0..20) {
            0 if rules.clock.seconds().is_some() => Action::TimeOut,
            1..4 => rest,
            _ if may_lay && round.check(seat, &lay).is_ok() => lay,
            _ => rest,
        }
    };
    let mut each = |game: &Match<Rules>, _: Option<(Seat, &Action)>| {
        let round = game.round().expect("dealt");
        a_view_shows_nothing_hidden(round, rules);
        if round.turn().is_none() {
            assert_eq!(round.written(), referee::written(round), "{rules}");
        }
    };
    let game = shared::hold(rules, seed, (usize::MAX, 8), &mut choose, &mut each);
    assert_eq!(game.rounds().len(), usize::from(rules.rounds));
}

#[test]
fn the_laws_of_a_table_hold() {
    for (seed, text) in (0..).zip(["rummi80", "rummi80-site players=2", "rummi80 players=3"]) {
        let rules = rules(text);
        let bots = || Roster::<Player>::new(&rules, [Character::from(Level::Easy); 4], 5);
        shared::hold_at_a_table(rules, seed, bots);
    }
}

/// The same rules without the joker lock.
fn free(rules: Rules) -> Rules {
    Rules::new(Options { joker_lock: false, ..*rules }).expect("rules that can be played")
}

#[test]
fn the_laws_hold_with_each_option_switched() {
    let mut said = BTreeMap::new();
    let mut seed = 0;
    for (preset, players) in
        Preset::ALL.into_iter().flat_map(|preset| (2..=4).map(move |n| (preset, n)))
    {
        let base = Options { rounds: 1, ..Options::preset(preset, players) };
        for setting in Setting::ALL {
            let values = base.values(setting);
            let few = match setting {
                Setting::Rounds => &values[..2],
                Setting::Opening => &[values[0].clone(), values[50].clone()],
                _ => &values[..],
            };
            for value in few {
                let mut options = base;
                assert!(options.set(setting, value), "{value}");
                seed += 1;
                play(Rules::new(options).expect("rules that can be played"), seed, &mut said);
            }
        }
    }
    for code in [
        "fine",
        "jokerLocked",
        "notASeries",
        "notHeld",
        "nothingLaid",
        "openingTooLow",
        "tileTwice",
        "tilesMissing",
    ] {
        assert!(said.contains_key(code), "{code} has not come up: {said:?}");
    }
}
