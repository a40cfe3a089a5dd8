//! Advice in small endings: no penalty is paid that another discard spares, and the hints of a turn
//! are one plan.

use crate::dealt;
use crate::referee;
use crate::sample::sample;
use istaka::okey101::{Action, Hint, Outcome, Player, Row, Rules, Solver, Way, Why, score};
use istaka::{Bot, Color, Face, Level, Match, Number, Reading, Seat, Tile, Wild, write_tiles};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// The player whose ending it is: the last to move.
const OWN: Seat = Seat::ALL[3];

/// Takes a run, a group or a pair of these readings from the tiles.
fn taken(tiles: &mut Vec<Tile>, okey: Wild, faces: &[Face]) -> Option<Row> {
    let mut rest = tiles.clone();
    let take = |&face: &Face| {
        let at = rest.iter().position(|tile| okey.read(tile.kind()) == Reading::Face(face))?;
        Some(rest.swap_remove(at))
    };
    let row = faces.iter().map(take).collect::<Option<Vec<Tile>>>()?;
    *tiles = rest;
    Some(Row::new(row))
}

/// The faces of a run, a group or a pair at random.
fn faces(way: Way, random: &mut ChaCha8Rng) -> Vec<Face> {
    let number = |number: u8| Number::new(number).expect("a number");
    let color = *Color::ALL.choose(random).expect("a colour");
    let first: u8 = random.random_range(1..=11);
    match way {
        Way::Pairs => vec![Face { color, number: number(first) }; 2],
        Way::Series if random.random_bool(0.5) => {
            (first..first + 3).map(|n| Face { color, number: number(n) }).collect()
        }
        Way::Series => {
            let others = Color::ALL.into_iter().filter(|&other| other != color);
            others.map(|color| Face { color, number: number(first) }).collect()
        }
    }
}

/// Takes melds of so many tiles at most.
fn melds(
    tiles: &mut Vec<Tile>,
    okey: Wild,
    way: Way,
    most: usize,
    random: &mut ChaCha8Rng,
) -> Vec<Row> {
    let (mut rows, mut laid) = (Vec::new(), 0);
    for _ in 0..200 {
        let faces = faces(way, random);
        if laid + faces.len() <= most
            && let Some(row) = taken(tiles, okey, &faces)
        {
            laid += faces.len();
            rows.push(row);
        }
    }
    rows
}

/// A match in which the last player has opened and has a few tiles left, some of them wild. On a
/// full table the others have opened by series.
fn ending(rules: Rules, full: bool, way: Way, seed: u64) -> Option<Match<Rules>> {
    let random = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut pack: Vec<Tile> = Rules::PACK.tiles().collect();
    pack.shuffle(random);
    let faces_only = |tile: &Tile| Face::all().any(|face| tile.kind() == istaka::Kind::Face(face));
    let indicator = pack.remove(pack.iter().position(faces_only)?);
    let okey = istaka::Indicator(indicator.kind()).okey();
    let (wilds, mut pack): (Vec<Tile>, Vec<Tile>) =
        pack.into_iter().partition(|tile| okey.read(tile.kind()) == Reading::Wild);
    let left = random.random_range(2..=5);
    let own = melds(&mut pack, okey, way, 22 - left, random);
    let others: Vec<Vec<Row>> = (0..3)
        .map(|_| if full { melds(&mut pack, okey, Way::Series, 15, random) } else { Vec::new() })
        .collect();
    let held = wilds.into_iter().take(random.random_range(0..=2));
    let laid = |rows: &[Row]| rows.iter().flat_map(|row| row.tiles.clone()).collect::<Vec<Tile>>();
    let mut last: Vec<Tile> = laid(&own).into_iter().chain(held).collect();
    last.extend(pack.drain(..22 - last.len()));
    let drawn = last.pop().expect("a tile");
    let mut hands: Vec<Vec<Tile>> = others.iter().map(|rows| laid(rows)).collect();
    for (hand, size) in hands.iter_mut().zip([22, 21, 21]) {
        hand.extend(pack.drain(..size - hand.len()));
    }
    hands.push(last);
    let hands: Vec<String> = hands.iter().map(|hand| write_tiles(hand)).collect();
    let stock = write_tiles(&[pack[0], pack[1], drawn]);
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let wall = dealt::wall(rules.deal_plan(), &hands, Some(&indicator.to_string()), &stock);
    let mut game = Match::with_dealer(rules, seed, OWN);
    game.deal_wall(wall).ok()?;
    for (seat, rows) in Seat::ALL.into_iter().zip(&others) {
        let _ = game.play(seat, Action::Draw);
        let _ = game.play(seat, Action::Open(rows.clone()));
        let round = game.round()?;
        let discard = *round.hand(seat).iter().rev().find(|&&tile| round.cost(tile).is_none())?;
        game.play(seat, Action::Discard(discard)).ok()?;
    }
    game.play(OWN, Action::Draw).ok()?;
    game.play(OWN, Action::Open(own)).ok()?;
    Some(game)
}

/// The points of a player who has opened, if the round ends after this discard.
fn points(game: &Match<Rules>, discard: Tile) -> [i32; 2] {
    let round = game.round().expect("dealt");
    let written = referee::writes(round, OWN, &Action::Discard(discard));
    let penalty: i32 = written.iter().map(|(_, _, points)| points).sum();
    let rest = round.hand(OWN).iter().filter(|&&tile| tile != discard);
    let (mut sum, mut held) = (0, 0);
    for tile in rest {
        match round.okey().read(tile.kind()) {
            Reading::Face(face) => sum += i32::from(face.number.get()),
            Reading::Wild if round.rules().held_in_sum => sum += 101,
            Reading::Wild => held += 101,
        }
    }
    let by_pairs = round.opened(OWN).is_some_and(|opened| opened.way == Way::Pairs);
    [penalty, penalty + held + if by_pairs { 2 * sum } else { sum }]
}

#[test]
fn no_ending_costs_a_needless_penalty_and_the_hints_of_a_turn_are_one_plan() {
    let mut solver = Solver::new();
    let (mut kept, mut finished) = (0, 0);
    for text in [
        "yuzbir open-points=51",
        "yuzbir open-points=51 held-in-sum=yes",
        "yuzbir open-points=51 wait-turn=yes",
        "yuzbir open-points=51 add-cap=end-two playable-exchange=yes",
    ] {
        let rules: Rules = text.parse().expect("rules");
        let all = (0..sample(25, 3000)).flat_map(|seed| {
            let ways = [
                (true, Way::Series),
                (true, Way::Pairs),
                (false, Way::Series),
                (false, Way::Pairs),
            ];
            ways.into_iter().filter_map(move |(full, way)| ending(rules, full, way, seed))
        });
        for mut game in all {
            let mut finishes = false;
            while game.turn() == Some(OWN) {
                let view = game.view(OWN).expect("a view");
                let hint = Hint::of(&view, &mut solver).expect("it is the player's turn");
                let seen =
                    format!("{text}: {} | {:?} {hint:?}", write_tiles(&view.hand), view.table);
                finishes |= matches!(hint.why, Why::Finishes | Why::Last);
                if let Action::Discard(tile) = hint.action {
                    assert!(
                        hint.free.is_empty() || rules.held_in_sum || hint.free.contains(&tile),
                        "{seen}"
                    );
                    let [penalty, all] = points(&game, tile);
                    for &other in &view.hand {
                        let [less, no_more] = points(&game, other);
                        assert!(less >= penalty || no_more > all, "{other} is free: {seen}");
                    }
                    let wild = |tile: &Tile| view.okey().read(tile.kind()) == Reading::Wild;
                    kept += usize::from(view.hand.iter().any(wild) && !wild(&tile));
                }
                game.play(OWN, hint.action).expect("a legal action");
            }
            let won = matches!(game.round().expect("dealt").outcome(), Some(Outcome::Won(_)));
            assert_eq!(won, finishes, "{text}: a plan to finish is kept");
            finished += usize::from(won);
        }
    }
    println!("{kept} okeys kept, {finished} finished");
    assert!(kept > 20 && finished > 20, "{kept} {finished}");
}

/// The points of the player if all go on as Experts after this discard.
fn played_out(mut game: Match<Rules>, discard: Tile) -> i32 {
    game.play(OWN, Action::Discard(discard)).expect("a legal discard");
    let mut bot = Player::new(Level::Expert, game.seed());
    while let Some(seat) = game.turn() {
        let action = bot.decide(&game.view(seat).expect("a view"), &mut || false);
        game.play(seat, action).expect("bots keep the rules");
    }
    score(game.round().expect("dealt"))[OWN.index()].total()
}

#[test]
fn an_okey_kept_with_another_tile_against_one_thrown_away() {
    let rules: Rules = "yuzbir open-points=51".parse().expect("rules");
    let (mut kept, mut thrown, mut count) = (0, 0, 0);
    for mut game in (0..).filter_map(|seed| ending(rules, false, Way::Pairs, seed)) {
        let advised = loop {
            let view = game.view(OWN).expect("a view");
            let hint = Hint::of(&view, &mut Solver::new()).expect("it is the player's turn");
            if let Action::Discard(tile) = hint.action {
                break tile;
            }
            game.play(OWN, hint.action).expect("a legal action");
        };
        let view = game.view(OWN).expect("a view");
        let wild = |tile: &&Tile| view.okey().read(tile.kind()) == Reading::Wild;
        let wilds: Vec<Tile> = view.hand.iter().filter(wild).copied().collect();
        let ([okey], 2) = (&wilds[..], view.hand.len()) else { continue };
        kept += played_out(game.clone(), advised);
        thrown += played_out(game.clone(), *okey);
        count += 1;
        if count == 40 {
            break;
        }
    }
    println!("{} with the hint, {} with the okey", kept as f64 / 40.0, thrown as f64 / 40.0);
    assert!(kept < thrown, "{kept} {thrown}");
}
