//! The groups of one number: the tiles that can lie in groups, and the jokers they need.

use super::position::{COLORS, Each, Position};
use super::room::Room;

/// No tile joins a kept group.
const NOBODY: u8 = COLORS as u8;

/// Limit of kept groups of three of a number: it has eight tiles, and there are four jokers.
const KEPT: usize = 4;

/// Tiles of one number in groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Number of tiles of each colour in groups of their own.
    pub own: Each<u8>,
    /// The colour that joins each kept group of three, or 4.
    joins: [u8; KEPT],
    /// Number of tiles of each colour in groups.
    pub tiles: Each<u8>,
    /// Number of jokers in groups.
    pub jokers: u8,
    /// The room of the groups.
    pub room: Room,
}

impl Choice {
    /// No tile lies in a group.
    pub const NONE: Choice = Choice {
        own: [0; COLORS],
        joins: [NOBODY; KEPT],
        tiles: [0; COLORS],
        jokers: 0,
        room: Room::Nothing,
    };

    /// Returns the colour that joins a kept group of three, given by its index among those of the
    /// number.
    pub fn joining(&self, kept: usize) -> Option<usize> {
        let color = *self.joins.get(kept)?;
        (color != NOBODY).then_some(usize::from(color))
    }
}

/// Returns `true` if these tiles of one number can lie in groups with this number of jokers.
///
/// There can be n groups if there are 3n to 4n tiles and jokers, and no colour has more than n
/// tiles: when they are distributed colour by colour, no group gets a colour twice.
fn fits(own: Each<u8>, jokers: u8) -> bool {
    let tiles: u8 = own.iter().sum();
    let most = own.into_iter().max().unwrap_or(0);
    groups(tiles + jokers, most).is_some()
}

/// The least number of groups for `tiles` tiles of one number, `most` of them of one colour.
pub fn groups(tiles: u8, most: u8) -> Option<u8> {
    (most.max(tiles.div_ceil(4))..=tiles / 3).next()
}

/// Returns the possible groups at a number, with as few jokers as possible.
pub fn choices(position: &Position, number: usize) -> Vec<Choice> {
    let all = position.at(number);
    let mut found: Vec<Choice> = Vec::new();
    for filled in fillings(&position.kept.threes[number], all) {
        let left: Each<u8> = std::array::from_fn(|color| all[color] - filled.tiles[color]);
        for own in up_to(left) {
            let Some(jokers) = (0..=position.all_jokers()).find(|&jokers| fits(own, jokers)) else {
                continue;
            };
            let tiles = std::array::from_fn(|color| own[color] + filled.tiles[color]);
            let room = filled.room.and(Room::of_groups(own.iter().sum::<u8>() + jokers));
            let choice = Choice { own, tiles, jokers, room, ..filled };
            match found.iter_mut().find(|other| other.tiles == tiles && other.room == room) {
                Some(other) if other.jokers > jokers => *other = choice,
                Some(_) => {}
                None => found.push(choice),
            }
        }
    }
    found
}

/// Returns the possible groups at a number, with any number of jokers and no kept groups.
pub fn all_choices(position: &Position, number: usize) -> Vec<Choice> {
    let mut found = Vec::new();
    for tiles in up_to(position.at(number)) {
        for jokers in (0..=position.all_jokers()).filter(|&jokers| fits(tiles, jokers)) {
            found.push(Choice { own: tiles, tiles, jokers, room: Room::Any, ..Choice::NONE });
        }
    }
    found
}

/// Returns all ways to fill kept groups of three.
fn fillings(threes: &[u8], all: Each<u8>) -> Vec<Choice> {
    let mut found = vec![Choice::NONE];
    for (place, mask) in threes.iter().take(KEPT).enumerate() {
        let mut longer = Vec::new();
        for choice in found {
            longer.push(Choice { room: choice.room.and(Room::OneThree), ..choice });
            for color in (0..COLORS).filter(|color| mask >> color & 1 == 1) {
                let mut more = choice;
                more.tiles[color] += 1;
                more.joins[place] = color as u8;
                if more.tiles[color] <= all[color] {
                    longer.push(more);
                }
            }
        }
        found = longer;
    }
    found
}

/// Generates all counts up to these.
fn up_to(most: Each<u8>) -> impl Iterator<Item = Each<u8>> {
    let ways: usize = most.iter().map(|most| usize::from(most + 1)).product();
    (0..ways).map(move |way| {
        let mut rest = way;
        most.map(|most| {
            let ways = usize::from(most + 1);
            let count = rest % ways;
            rest /= ways;
            count as u8
        })
    })
}
