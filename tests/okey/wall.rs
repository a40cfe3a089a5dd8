//! The shuffle: pinned to its documented generator, fair, and the quick deal of RULES section 4.

use istaka::okey::Rules;
use istaka::{Kind, Tile, Wall, WallError, write_tiles};

fn shuffled(seed: u64, round: u32, players: usize) -> Wall {
    Wall::shuffled(Rules::turkish().deal_plan(), seed, round, players)
}

fn from_outside(tiles: Vec<Tile>, players: usize) -> Result<Wall, WallError> {
    Wall::new(Rules::turkish().deal_plan(), players, tiles, None)
}

/// The first wall of seed 7, which the browser build must deal as well.
#[test]
fn a_seed_deals_the_same_wall_for_ever() {
    let expected = include_str!("../data/wall-seed-7.txt");
    assert_eq!(write_tiles(shuffled(7, 1, 4).tiles()), expected.trim());
    assert_ne!(shuffled(7, 2, 4), shuffled(7, 1, 4), "each round has its own");
}

#[test]
fn a_false_joker_is_never_turned_and_every_other_tile_as_often() {
    const WALLS: u64 = 52_000;
    for players in 2..=4 {
        let mut turned = [0u32; Kind::COUNT];
        for seed in 0..WALLS {
            let deal = shuffled(seed, 1, players).deal();
            turned[deal.indicator.expect("one is turned").kind().index()] += 1;
        }
        assert_eq!(turned[Kind::FalseJoker.index()], 0);
        let expected = WALLS as f64 / 52.0;
        let chi: f64 = turned[..52].iter().map(|&n| (f64::from(n) - expected).powi(2)).sum();
        // 51 degrees of freedom: above 100 less than once in 20 000 fair runs.
        assert!(chi / expected < 100.0, "{players} players: chi-square {}", chi / expected);
    }
}

#[test]
fn a_false_joker_lies_anywhere_as_often() {
    // Also behind the place of the indicator, where a false joker goes if it was turned.
    const WALLS: u64 = 53_000;
    let mut places = [0u32; Rules::PACK.size()];
    for seed in 0..WALLS {
        let wall = shuffled(seed, 1, 4);
        for (place, tile) in wall.tiles().iter().enumerate() {
            places[place] += u32::from(tile.kind() == Kind::FalseJoker);
        }
    }
    assert_eq!(places[57], 0, "the indicator");
    // A false joker that would be turned, as often as any tile, goes to one of 48 places instead.
    let in_hand = 2.0 * WALLS as f64 / 106.0;
    let in_stock = in_hand * (1.0 + 1.0 / 48.0);
    let chi: f64 = (0..Rules::PACK.size())
        .filter(|&place| place != 57)
        .map(|place| {
            let expected = if place < 57 { in_hand } else { in_stock };
            (f64::from(places[place]) - expected).powi(2) / expected
        })
        .sum();
    // 104 degrees of freedom: above 165 less than once in 10 000 fair runs.
    assert!(chi < 165.0, "chi-square {chi}");
}

#[test]
fn a_wall_from_outside_is_checked() {
    let tiles: Vec<Tile> = shuffled(1, 1, 4).tiles().to_vec();
    assert!(from_outside(tiles.clone(), 4).is_ok());
    assert_eq!(from_outside(tiles.clone(), 1), Err(WallError::Players(1)));
    assert_eq!(from_outside(tiles.clone(), 5), Err(WallError::Players(5)));
    assert_eq!(from_outside(tiles[1..].to_vec(), 4), Err(WallError::NotTheSet));
    let mut twice = tiles.clone();
    twice[0] = twice[1];
    assert_eq!(from_outside(twice, 4), Err(WallError::NotTheSet));
    let mut turned = tiles;
    let joker = turned.iter().position(|tile| tile.kind() == Kind::FalseJoker);
    turned.swap(57, joker.expect("a false joker"));
    assert_eq!(from_outside(turned, 4), Err(WallError::FalseJokerTurned));
}
