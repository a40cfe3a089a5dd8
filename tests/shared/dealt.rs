//! Walls that deal given hands, in any game.

use istaka::{DealPlan, Dealing, Dice, Tile, Wall, tiles};

/// A wall that deals these hands in the order of play, turns this indicator and then has these
/// tiles drawn. Missing tiles are filled in from the pack in order; in a ring the die selects
/// stack 3.
pub fn wall(plan: DealPlan, hands: &[&str], indicator: Option<&str>, stock: &str) -> Wall {
    let words = |text: &str| text.split_whitespace().count();
    let given = [&hands.join(" "), indicator.unwrap_or(""), stock].join(" ");
    let given = tiles(&given).expect("tiles");
    let mut rest = plan.pack.tiles().filter(|tile| !given.contains(tile));
    let mut given = given.iter().copied();
    let mut order: Vec<Tile> = Vec::new();
    for (place, hand) in hands.iter().enumerate() {
        order.extend(given.by_ref().take(words(hand)));
        let whole = if place == 0 { plan.first_hand() } else { plan.hand };
        order.extend(rest.by_ref().take(whole - words(hand)));
    }
    order.extend(given);
    order.extend(rest);
    // Dealing a wall of all tiles in order shows the place of each in the deal.
    let all: Vec<Tile> = plan.pack.tiles().collect();
    let thrown = plan.turning.is_some_and(|turning| turning.dealing != Dealing::Quick);
    let dice = thrown.then(|| Dice { stack: 3, tiles: vec![2] });
    let wall = |tiles| Wall::new(plan, hands.len(), tiles, dice.clone()).expect("a wall");
    let deal = wall(all.clone()).deal();
    let places = deal.hands.iter().flatten().chain(&deal.indicator).chain(deal.stock.iter().rev());
    let mut lying = all.clone();
    for (place, tile) in places.zip(order) {
        let index = all.iter().position(|other| other == place).expect("a tile of the pack");
        lying[index] = tile;
    }
    wall(lying)
}
