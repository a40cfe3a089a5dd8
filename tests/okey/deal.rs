//! The traditional deal and the start of a match: RULES section 4 and the vector 12.4.

use istaka::okey::Rules;
use istaka::{
    Deal, Dice, Kind, Match, Seat, Seats, Tile, Wall, WallError, read_record, starting_throws,
    write_record,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

/// The tiles in some order.
fn shuffled_tiles(seed: u64) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Rules::PACK.tiles().collect();
    tiles.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
    tiles
}

/// The rules of the board edition, where a false joker may be turned, counting from the top, and
/// those of Pagat, but with false jokers that may be turned, counting from the bottom.
fn both() -> [Rules; 2] {
    ["board", "pagat false-joker=wild"].map(|text| text.parse().expect("rules"))
}

fn wall(rules: &Rules, players: usize, tiles: Vec<Tile>, stack: u8, throw: u8) -> Wall {
    let dice = Dice { stack, tiles: vec![throw] };
    Wall::new(rules.deal_plan(), players, tiles, Some(dice)).expect("a wall")
}

/// The ring as described in RULES section 4, step by step, each stack with its top tile last.
struct Naive {
    stacks: Vec<Vec<Tile>>,
    hands: Vec<Vec<Tile>>,
    indicator: Tile,
    k: usize,
}

impl Naive {
    /// "21 stacks of five in a ring, index 1 = leftmost before the thrower, one tile X left over."
    fn deal(tiles: &[Tile], players: usize, from_top: bool, a: usize, b: usize) -> Naive {
        let mut stacks = vec![Vec::new()]; // so that stacks[1] is stack 1
        for stack in 0..21 {
            let mut five = tiles[5 * stack..5 * stack + 5].to_vec();
            five.reverse();
            stacks.push(five);
        }
        let x = tiles[105];
        // "Die a selects stack k = a; X goes face down on it (six tiles)."
        let k = a;
        stacks[k].push(x);
        // "Die b counts a tile in that stack, from the top in S1, from the bottom in PAG."
        let at = if from_top { stacks[k].len() - b } else { b - 1 };
        let indicator = stacks[k].remove(at);
        let mut naive = Naive { stacks, hands: vec![Vec::new(); players], indicator, k };
        naive.hand_out(players);
        naive
    }

    /// "Hand-out from stack k+1 on, in play order from the starter, indices wrap after 21."
    fn hand_out(&mut self, players: usize) {
        match players {
            4 => {
                // "whole stacks k+1…k+8 (ten tiles each); the starter takes k+9 whole (15)"
                for step in 1..=9 {
                    self.take((step - 1) % 4, step, 5);
                }
                self.take(1, 10, 4); // "the next takes the top 4 of k+10"
                self.take(2, 10, 1); // "the third the last of k+10 …
                self.take(2, 11, 3); // … and the top 3 of k+11"
                self.take(3, 11, 2); // "the dealer the last 2 of k+11 …
                self.take(3, 12, 2); // … and the top 2 of k+12"
            }
            3 => {
                // "k+1…k+6, starter k+7, then 4 of k+8 and 4 of k+9"
                for step in 1..=7 {
                    self.take((step - 1) % 3, step, 5);
                }
                self.take(1, 8, 4);
                self.take(2, 9, 4);
            }
            _ => {
                // "k+1…k+4, starter k+5, other 4 of k+6"
                for step in 1..=5 {
                    self.take((step - 1) % 2, step, 5);
                }
                self.take(1, 6, 4);
            }
        }
    }

    fn index(&self, step: usize) -> usize {
        (self.k + step - 1) % 21 + 1
    }

    fn take(&mut self, player: usize, step: usize, count: usize) {
        let index = self.index(step);
        for _ in 0..count {
            let tile = self.stacks[index].pop().expect("a tile");
            self.hands[player].push(tile);
        }
    }

    /// The stack of the next tile to draw: the first in the direction of the hand-out that has
    /// tiles; "stack k (five tiles under the indicator) last".
    fn next(&self) -> Option<usize> {
        (1..=21).map(|step| self.index(step)).find(|&index| !self.stacks[index].is_empty())
    }
}

fn sorted(tiles: &[Tile]) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles
}

#[test]
fn rule_4_the_traditional_deal_is_that_of_a_naive_dealer() {
    for (rules, from_top) in both().iter().zip([true, false]) {
        for players in 2..=4 {
            for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
                let tiles = shuffled_tiles((players * 36 + a * 6 + b) as u64);
                let mut naive = Naive::deal(&tiles, players, from_top, a, b);
                let wall = wall(rules, players, tiles, a as u8, b as u8);
                let mut deal = wall.deal();
                let case = format!("{players} players, dice {a} {b}, from the top: {from_top}");
                assert_eq!(deal.indicator, Some(naive.indicator), "{case}");
                for (hand, expected) in deal.hands.iter().zip(&naive.hands) {
                    assert_eq!(sorted(hand), sorted(expected), "{case}");
                }
                let drawable = [76, 62, 48][players - 2];
                assert_eq!(deal.stock.len(), drawable, "{case}");
                // Draws one by one, with the heights of the ring at every step.
                loop {
                    let ring = wall.ring(deal.stock.len()).expect("a ring");
                    let heights: Vec<usize> = naive.stacks[1..].iter().map(Vec::len).collect();
                    assert!(ring.heights.iter().map(|&h| usize::from(h)).eq(heights), "{case}");
                    assert_eq!(ring.indicator, a - 1, "{case}");
                    assert_eq!(ring.next.map(|index| index + 1), naive.next(), "{case}");
                    let Some(next) = naive.next() else { break };
                    assert_eq!(deal.stock.pop(), naive.stacks[next].pop(), "{case}");
                }
                assert!(deal.stock.is_empty(), "{case}");
            }
        }
    }
}

#[test]
fn rule_12_4_the_traditional_deal_with_a_5() {
    // The tiles in order, so that a tile's number gives its stack: 0 is the top of stack 1, 105 is
    // X. The second die counts 1 from the top, which is X itself.
    let wall = wall(&Rules::board(), 4, Rules::PACK.tiles().collect(), 5, 1);
    let Deal { hands, indicator, stock } = wall.deal();
    let from = |tiles: &[Tile]| {
        let mut from: Vec<usize> = tiles.iter().map(|tile| tile.index()).collect();
        from.sort_unstable();
        from
    };
    let top = |stack: usize, count: usize| (5 * (stack - 1)..5 * (stack - 1) + count).collect();
    let last = |stack: usize, count: usize| (5 * stack - count..5 * stack).collect();
    let stacks = |parts: &[Vec<usize>]| parts.concat();
    assert_eq!(indicator.map(Tile::index), Some(105));
    assert_eq!(from(&hands[0]), stacks(&[top(6, 5), top(10, 5), top(14, 5)]), "the starter");
    assert_eq!(from(&hands[1]), stacks(&[top(7, 5), top(11, 5), top(15, 4)]), "the next");
    let third = stacks(&[top(8, 5), top(12, 5), last(15, 1), top(16, 3)]);
    assert_eq!(from(&hands[2]), third);
    let dealer = stacks(&[top(9, 5), top(13, 5), last(16, 2), top(17, 2)]);
    assert_eq!(from(&hands[3]), dealer);
    let mut drawn = last(17, 3);
    drawn.extend((18..=21).chain(1..=5).flat_map(|stack| top(stack, 5)));
    assert!(stock.iter().rev().map(|tile| tile.index()).eq(drawn));
}

#[test]
fn rule_2_a_false_joker_is_thrown_again_or_is_wild_itself() {
    let mut tiles: Vec<Tile> = Rules::PACK.tiles().collect(); // F' is X
    let turn = |rules: &str, tiles: &[Tile], throws: &[u8]| {
        let dice = Dice { stack: 4, tiles: throws.to_vec() };
        let rules: Rules = rules.parse().expect("rules");
        Wall::new(rules.deal_plan(), 4, tiles.to_vec(), Some(dice))
            .map(|wall| wall.deal().indicator.expect("one is turned"))
    };
    let named = |text: &str| Ok(text.parse().expect("a tile"));
    // Stack 4 holds the tiles 15 to 19, the first of them on top, under X.
    assert_eq!(turn("board", &tiles, &[1]), named("F'"), "S1: the false jokers are wild");
    assert_eq!(turn("board", &tiles, &[1, 2]), Err(WallError::Dice), "nobody throws again");
    let again = "board false-joker=redraw";
    assert_eq!(turn(again, &tiles, &[1]), Err(WallError::FalseJokerTurned));
    assert_eq!(turn(again, &tiles, &[1, 2]), Ok(tiles[15]));
    assert_eq!(turn(again, &tiles, &[1, 1, 1, 2]), Ok(tiles[15]), "as often as it takes");
    assert_eq!(turn(again, &tiles, &[2, 1]), Err(WallError::Dice), "not after another tile");
    assert_eq!(turn(again, &tiles, &[2, 2]), Err(WallError::Dice));
    assert_eq!(turn("pagat", &tiles, &[6]), Err(WallError::FalseJokerTurned), "from the bottom");
    assert_eq!(turn("pagat", &tiles, &[6, 1]), Ok(tiles[19]));
    assert_eq!(turn("pagat", &tiles, &[1]), Ok(tiles[19]));
    tiles.swap(104, 16); // both in this stack
    assert_eq!(turn("pagat", &tiles, &[4, 6, 5]), Ok(tiles[15]));
    for throws in [&[][..], &[0], &[7], &[1, 0], &[255]] {
        assert_eq!(turn("board", &tiles, throws), Err(WallError::Dice), "{throws:?}");
    }
}

#[test]
fn dice_belong_to_the_traditional_deal_only() {
    let tiles: Vec<Tile> = Rules::PACK.tiles().collect();
    let dice = |stack| Some(Dice { stack, tiles: vec![2] });
    let quick = Wall::new(Rules::turkish().deal_plan(), 4, tiles.clone(), dice(1));
    assert_eq!(quick, Err(WallError::Dice));
    assert_eq!(Wall::new(Rules::board().deal_plan(), 4, tiles.clone(), None), Err(WallError::Dice));
    for stack in [0, 7, 21, 255] {
        let wall = Wall::new(Rules::board().deal_plan(), 4, tiles.clone(), dice(stack));
        assert_eq!(wall, Err(WallError::Dice), "stack {stack}");
    }
    assert!(Wall::shuffled(Rules::turkish().deal_plan(), 1, 1, 4).ring(48).is_none());
}

/// Pearson's statistic of counts that should all be equal.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn dice_and_indicator_are_fair() {
    const WALLS: u64 = 100_000;
    for (rules, kinds) in both().into_iter().map(|rules| (rules, 53)).chain([(Rules::pagat(), 52)])
    {
        let mut throws = [0u32; 36];
        let mut turned = [0u32; Kind::COUNT];
        let mut last = [0u32; 6];
        for seed in 0..WALLS {
            let wall = Wall::shuffled(rules.deal_plan(), seed, 1, 4);
            let dice = wall.dice().expect("dice");
            throws[usize::from(dice.stack - 1) * 6 + usize::from(dice.tiles[0] - 1)] += 1;
            last[usize::from(dice.tiles[dice.tiles.len() - 1] - 1)] += 1;
            let indicator = wall.deal().indicator.expect("one is turned");
            turned[indicator.kind().index()] += 1;
        }
        // 35 degrees of freedom: above 80 less than once in 40 000 fair runs. The seeds are fixed,
        // so a run that has passed always passes.
        assert!(chi_square(&throws) < 80.0, "{rules}: {throws:?}");
        // 5: above 30 less than once in 60 000.
        assert!(chi_square(&last) < 30.0, "{rules}: {last:?}");
        // 52 or 51: above 103 less than once in 30 000.
        assert!(chi_square(&turned[..kinds]) < 103.0, "{rules}: {turned:?}");
        assert_eq!(turned[kinds..].iter().sum::<u32>(), 0, "{rules}: no false joker");
    }
}

#[test]
fn rule_4_the_highest_die_starts_and_the_tied_throw_again() {
    const STARTS: u64 = 100_000;
    for players in 2..=4 {
        let mut starters = vec![0u32; players];
        let mut pips = [0u32; 6];
        let mut tied = 0;
        for seed in 0..STARTS {
            let throws = starting_throws(seed, players);
            tied += u32::from(throws.len() > 1);
            let mut throwing: Vec<usize> = (0..players).collect();
            for round in &throws {
                assert!(round.iter().map(|throw| throw.0).eq(throwing.iter().copied()));
                let highest = round.iter().map(|throw| throw.1).max();
                throwing = round.iter().filter(|t| Some(t.1) == highest).map(|t| t.0).collect();
            }
            assert_eq!(throwing.len(), 1, "thrown until there is one");
            starters[throwing[0]] += 1;
            throws[0].iter().for_each(|throw| pips[usize::from(throw.1) - 1] += 1);
        }
        // At most 3 degrees of freedom: above 25 less than once in 60 000 fair runs; 5: above 30.
        assert!(chi_square(&starters) < 25.0, "{players} players: {starters:?}");
        assert!(chi_square(&pips) < 30.0, "{players} players: {pips:?}");
        // The highest of two, three, four dice is tied in 1/6, 45/216 … of all throws.
        let highest = |n: u32, of: u32| f64::from(of).powi(n as i32);
        let alone: f64 = (1..=6).map(|top| highest(players as u32 - 1, top - 1)).sum::<f64>()
            * players as f64
            / highest(players as u32, 6);
        let rate = f64::from(tied) / STARTS as f64;
        assert!((rate - (1.0 - alone)).abs() < 0.006, "{players} players: {rate} tied");
    }
}

#[test]
fn rule_4_the_dealer_is_random_and_the_role_moves_on() {
    let starts = |text: &str| {
        let rules: Rules = text.parse().expect("rules");
        let seats = Seats::of(rules.players);
        let mut starters = [0u32; 4];
        for seed in 0..10_000 {
            let mut game = Match::new(rules, seed);
            assert!(seats.contains(game.dealer()));
            game.deal().expect("a deal");
            let starter = game.round().expect("a round").starter();
            assert_eq!(starter, seats.after(game.dealer()), "the seat after the dealer");
            let thrown = game.throws().last().map(|round| {
                let highest = round.iter().max_by_key(|throw| throw.1).expect("a throw");
                highest.0
            });
            assert_eq!(thrown, text.starts_with("board").then_some(starter));
            starters[starter.index()] += 1;
        }
        let counts: Vec<u32> = seats.iter().map(|seat| starters[seat.index()]).collect();
        assert_eq!(counts.iter().sum::<u32>(), 10_000, "only players");
        // At most 3 degrees of freedom: above 25 less than once in 60 000 fair runs.
        assert!(chi_square(&counts) < 25.0, "{text}: {counts:?}");
    };
    for players in 2..=4 {
        starts(&format!("turkish players={players}"));
        starts(&format!("board players={players}"));
    }
}

#[test]
fn rule_4_seats_left_out_with_two_and_three_players() {
    let seated = |players| Seats::of(players).iter().map(Seat::index).collect::<Vec<_>>();
    assert_eq!((seated(2), seated(3), seated(4)), (vec![0, 2], vec![0, 1, 3], vec![0, 1, 2, 3]));
}

/// A record of the board edition after its deal, and one of Pagat's with repeated throws.
fn records() -> [String; 2] {
    let mut board = Match::new(Rules::board(), 3);
    board.deal().expect("a deal");
    let rethrown = (0..).map(|seed| Match::new(Rules::pagat(), seed)).find_map(|mut game| {
        game.deal().expect("a deal");
        let again = game.rounds()[0]
            .wall()
            .expect("a deal")
            .dice()
            .is_some_and(|dice| dice.tiles.len() > 1);
        again.then_some(game)
    });
    [board, rethrown.expect("a seed that throws again")].map(|game| write_record(&game))
}

#[test]
fn a_record_keeps_the_dice_and_every_damaged_line_is_refused() {
    for record in records() {
        let game = read_record::<Rules>(&record).expect("a record");
        assert_eq!(write_record(&game), record);
        let line = record.lines().nth(4).expect("the round");
        let (dice, tiles) =
            line.strip_prefix("round ").and_then(|l| l.split_once(" : ")).expect("dice");
        let damaged = [
            tiles.to_owned(),
            format!(": {tiles}"),
            format!("1 : {tiles}"),
            format!("0 {dice} : {tiles}"),
            format!("7 2 : {tiles}"),
            format!("1 0 : {tiles}"),
            format!("1 7 : {tiles}"),
            format!("1 +2 : {tiles}"),
            format!("1 02 : {tiles}"),
            format!("1 256 : {tiles}"),
            format!("1 -1 : {tiles}"),
            format!("1 2 x : {tiles}"),
            format!("{dice} 1 1 : {tiles}"),
            format!("{dice} {tiles}"),
            format!("{dice} : : {tiles}"),
            format!("{dice} : {tiles} R1"),
            format!("{dice} : {}", tiles.split_once(' ').expect("tiles").1),
        ];
        for wrong in damaged {
            let read = read_record::<Rules>(&record.replace(line, &format!("round {wrong}")));
            assert_eq!(read.map_err(|error| error.line).err(), Some(5), "{wrong:.12}");
        }
        // A wall of the quick deal has no dice.
        let quick = record.replacen("rules board", "rules turkish", 1);
        let quick = quick.replacen("rules pagat", "rules turkish", 1);
        assert_eq!(read_record::<Rules>(&quick).expect_err("dice").line, 5);
    }
}

#[test]
fn the_dealer_of_a_record_is_a_player() {
    let record = |players: usize, dealer: usize| {
        read_record::<Rules>(&format!(
            "istaka 4\nrules turkish players={players}\nseed 1\ndealer {dealer}\n"
        ))
    };
    for (players, seats) in [(2, [0, 2].as_slice()), (3, &[0, 1, 3]), (4, &[0, 1, 2, 3])] {
        for dealer in 0..=4 {
            let read = record(players, dealer);
            assert_eq!(read.is_ok(), seats.contains(&dealer), "dealer {dealer} of {players}");
            assert!(read.err().is_none_or(|error| error.line == 4));
        }
    }
}

#[test]
fn rule_4_the_ring_is_handed_out_as_it_is_dealt() {
    for (rules, seed) in [2, 3, 4].iter().flat_map(|n| (0..20).map(move |seed| (n, seed))) {
        let rules: Rules = format!("board players={rules}").parse().expect("rules");
        let players = usize::from(rules.players);
        let wall = Wall::shuffled(rules.deal_plan(), seed, 1, players);
        let mut hands = vec![Vec::new(); players];
        for share in wall.shares() {
            let hand: &mut Vec<Tile> = &mut hands[share.player];
            assert_eq!(share.place, hand.len(), "{rules} {seed}");
            // The wall lists a stack from its highest tile.
            hand.push(wall.tiles()[share.stack * 5 + 4 - share.level]);
        }
        assert_eq!(hands, wall.deal().hands, "{rules} {seed}");
        assert!(wall.shares().is_sorted_by_key(|share| share.step), "{rules} {seed}");
    }
    let quick = Wall::shuffled(Rules::turkish().deal_plan(), 1, 1, 4);
    assert_eq!(quick.shares(), []);
}
