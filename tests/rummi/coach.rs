//! Hints of table rummy, step by step, and missed plays.

use crate::common::{rules, view};
use istaka::rummi::{Action, Event, Hint, Missed, Player, Route, Rules, TableSolver, View, worth};
use istaka::{Bot, Game, Level, Match, Meld, Tile, tiles, write_melds};

/// The table, the rack, true for a player who has opened, and the steps of the hint.
const STEPS: [(&str, &str, bool, &[&str]); 6] = [
    ("B7 B8 B9", "B10 Y7 K7", true, &["B7 | B8 B9 B10", "Y7 B7 K7 | B8 B9 B10"]),
    ("R1 R2 R3 | K1 K2 K3", "R4 Y9", true, &["R1 R2 R3 R4 | K1 K2 K3"]),
    ("R1 R2 R3", "R4 Y5 Y6 Y7", true, &["R1 R2 R3 | Y5 Y6 Y7", "R1 R2 R3 R4 | Y5 Y6 Y7"]),
    ("B1 B2 B3", "R8 R9 R10 B4", false, &["B1 B2 B3 | R8 R9 R10", "B1 B2 B3 B4 | R8 R9 R10"]),
    // The three tens open; then the run takes one of them, and the group one of the table.
    (
        "R7 R8 R9 | B10' R10' Y10' K10'",
        "R10 Y10 K10",
        false,
        &["R7 R8 R9 | B10' R10' Y10' K10' | R10 Y10 K10"],
    ),
    ("", "R8 R9 R10", false, &["R8 R9 R10"]),
];

#[test]
fn a_hint_is_told_in_steps() {
    let mut solver = TableSolver::new(Rules::rummi80(2));
    for (table, rack, opened, expected) in STEPS {
        let mut view = view(Rules::rummi80(2), table, rack);
        view.players[0].opened = opened;
        let Hint::Lay { steps, opens, finishes, .. } = Hint::of(&view, &mut solver) else {
            panic!("{table} with {rack}");
        };
        let steps: Vec<String> = steps.iter().map(|rows| write_melds(rows)).collect();
        assert_eq!(steps, expected, "{table} with {rack}");
        assert_eq!((opens, finishes), (!opened, !rack.contains("Y9")), "{table} with {rack}");
    }
}

#[test]
fn without_a_play_the_hint_is_to_draw_or_pass() {
    let mut solver = TableSolver::new(Rules::rummi80(2));
    let mut view = view(Rules::rummi80(2), "R1 R2 R3", "R4 K9 K8 K7");
    view.players[0].opened = false;
    assert!(matches!(Hint::of(&view, &mut solver), Hint::Lay { .. }), "24 points from the rack");
    view.hand = tiles("R4 K1 K2 K3").unwrap();
    assert_eq!(Hint::of(&view, &mut solver), Hint::Draw, "6 points do not open");
    view.stock = 0;
    assert_eq!(Hint::of(&view, &mut solver), Hint::Pass);
}

/// Tables, racks, and the series that a newcomer is advised to lay: of the rack alone, if the best
/// play touches the table.
const PLAIN: [(&str, &str, bool, Option<&str>); 4] = [
    ("R1 R2 R3", "R4 K9 K8 K7", false, Some("R1 R2 R3 | K7 K8 K9")),
    ("R1 R2 R3", "B4 K9 K8 K7", false, None),
    ("R1 R2 R3", "R4 K1 K2 K3", true, Some("R1 R2 R3 | K1 K2 K3")),
    ("R1 R2 R3", "R4 K9 B8 K7", true, None),
];

#[test]
fn a_newcomer_is_advised_to_leave_the_table_as_it_lies() {
    let mut solver = TableSolver::new(Rules::rummi80(2));
    for (table, rack, opened, expected) in PLAIN {
        let mut view = view(Rules::rummi80(2), table, rack);
        view.players[0].opened = opened;
        let hint = Hint::of(&view, &mut solver);
        check(&view, &hint);
        let Hint::Lay { plain, .. } = hint else { panic!("{table} with {rack}") };
        let plain = plain.map(|route| write_melds(&route.play.table));
        assert_eq!(plain.as_deref(), expected, "{table} with {rack}");
    }
}

fn sorted(mut tiles: Vec<Tile>) -> Vec<Tile> {
    tiles.sort_unstable();
    tiles
}

/// The worth of the series among these rows that the player has laid from their own rack.
fn own_worth(view: &View, rows: &[Vec<Tile>]) -> u32 {
    let own = |row: &&Vec<Tile>| {
        row.iter().all(|tile| view.hand.contains(tile))
            && Meld::read(row, Rules::WILD, &view.rules.melds()).is_some()
    };
    let rows: Vec<Vec<Tile>> = rows.iter().filter(own).cloned().collect();
    worth(&rows, &view.hand, &view.rules.laying())
}

/// Checks a hint, and returns the number of its steps.
fn check(view: &View, hint: &Hint) -> usize {
    let Hint::Lay { play, steps, opens, finishes, plain, .. } = hint else { return 0 };
    if let Some(Route { play: own, steps }) = plain {
        assert!(own.laid.len() <= play.laid.len(), "{view:?}");
        assert_eq!(steps.last(), Some(&own.table), "{view:?}");
        assert!(steps.iter().all(|rows| rows.starts_with(&view.table)), "{view:?}");
        let judged = view.proposal().judge(&own.table).map(|laying| laying.laid.len());
        assert_eq!(judged, Ok(own.laid.len()), "{view:?}");
    }
    let text =
        || format!("{view:?}\n{}", steps.iter().map(|s| write_melds(s) + "\n").collect::<String>());
    assert_eq!(steps.last(), Some(&play.table), "{}", text());
    let judged = view.proposal().judge(&play.table).map(|laying| laying.laid.len());
    assert_eq!(judged, Ok(play.laid.len()), "{}", text());
    assert_eq!(*opens, !view.has_opened());
    assert_eq!(*finishes, play.laid.len() == view.hand.len());
    let lies = |rows: &[Vec<Tile>], series: &Vec<Tile>| {
        rows.iter().any(|row| sorted(row.clone()) == sorted(series.clone()))
    };
    let lying = |rows: &[Vec<Tile>]| play.table.iter().filter(|series| lies(rows, series)).count();
    let (mut before, mut opening) = (view.table.clone(), *opens);
    for rows in steps {
        // Tiles are moved or laid; none leaves the table, none is there twice.
        let (old, now) = (sorted(before.concat()), sorted(rows.concat()));
        assert!(old.iter().all(|tile| now.contains(tile)), "{}", text());
        assert!(now.windows(2).all(|two| two[0] != two[1]), "{}", text());
        let new = now.iter().filter(|tile| !old.contains(tile));
        assert!(new.clone().all(|tile| play.laid.contains(tile)), "{}", text());
        // Each step completes a series, or one that opens for the player.
        if opening {
            let untouched = rows.starts_with(&view.table);
            assert!(untouched && own_worth(view, rows) > own_worth(view, &before), "{}", text());
            opening = own_worth(view, rows) < view.rules.laying().opening;
        } else {
            assert!(lying(rows) > lying(&before), "{}", text());
        }
        before.clone_from(rows);
    }
    assert!(!opening, "{}", text());
    steps.len()
}

#[test]
fn each_step_only_moves_tiles_and_the_last_is_the_new_table() {
    let (mut hints, mut long, mut opened) = (0, 0, 0);
    for (seed, text) in (0..).zip(["rummi80", "rummi80 joker-lock=yes players=2"].repeat(6)) {
        let rules = rules(text);
        let mut solver = TableSolver::new(rules);
        let mut game = Match::new(rules, seed);
        let mut bot = Player::new(&rules, Level::Medium, seed);
        game.deal().expect("a deal");
        while let Some(seat) = game.turn() {
            for seat in rules.seats().iter() {
                let view = game.view(seat).expect("a view");
                let hint = Hint::of(&view, &mut solver);
                let steps = check(&view, &hint);
                hints += usize::from(steps > 0);
                long += usize::from(steps > 3);
                opened += usize::from(matches!(hint, Hint::Lay { opens: true, .. }));
            }
            let action = bot.decide(&game.view(seat).expect("a view"), &mut || false);
            game.play(seat, action).expect("a legal action");
        }
    }
    assert!(hints > 400 && long > 150 && opened > 70, "{hints} hints, {long} long, {opened} open");
}

#[test]
fn after_a_round_it_is_told_what_each_turn_could_have_laid() {
    let rules = rules("rummi80 players=2");
    let mut solver = TableSolver::new(rules);
    let mut game = Match::new(rules, 3);
    let mut bot = Player::new(&rules, Level::Easy, 3);
    let mut plays = Vec::new();
    let (mut worse, mut nothing) = (0, 0);
    game.deal().expect("a deal");
    while let Some(seat) = game.turn() {
        assert_eq!(Missed::of(&game, 0, &mut solver), None, "the round runs");
        let view = game.view(seat).expect("a view");
        plays.push(match Hint::of(&view, &mut solver) {
            Hint::Lay { play, .. } => Some(play.laid),
            Hint::Draw | Hint::Pass => None,
        });
        let action = bot.decide(&view, &mut || false);
        game.play(seat, action).expect("a legal action");
    }
    let history = game.round().expect("a round").history().to_vec();
    for (event, play) in plays.into_iter().enumerate() {
        let missed = Missed::of(&game, event, &mut solver).expect("the round is over");
        let laid = match &history[event] {
            Event::Laid { laid, .. } => laid.len(),
            _ => 0,
        };
        assert_eq!((missed.seat, missed.event), (history[event].seat(), event));
        assert_eq!(missed.laid, laid);
        assert_eq!(missed.best.map(|best| best.laid), play, "what a hint would have said");
        let most = play.map_or(0, |laid| laid.len());
        assert!(most >= laid);
        worse += usize::from(most > laid);
        nothing += usize::from(most == 0);
    }
    assert!(worse > 10 && nothing > 10, "{worse} turns could have been better, {nothing} not");
    assert_eq!(Missed::of(&game, history.len(), &mut solver), None);
    let mut empty = Match::new(rules, 3);
    assert_eq!(Missed::of(&empty, 0, &mut solver), None, "nothing has been dealt");
    empty.deal().expect("a deal");
    let seat = empty.turn().expect("somebody begins");
    empty.play(seat, Action::Draw).expect("a stock");
    assert_eq!(Missed::of(&empty, 0, &mut solver), None);
}
