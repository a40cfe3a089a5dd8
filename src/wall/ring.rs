//! The traditional deal: a ring of stacks, two throws of the die, whole stacks for all players
//! (RULES section 4, S1 and PAG).
//!
//! ```text
//! k          the first die: X goes on this stack, the second die picks a tile of it, which then
//!            lies on top, face up
//! k+1 …      a stack for each player in turn, twice (four players) or more often
//! then       a third one for the starter, and four tiles for each of the others
//! the rest   is drawn in the same direction, stack k last
//! ```

use super::deal::{Deal, Dealing};
use super::error::WallError;
use crate::tile::{Kind, Tile};

/// Number of stacks.
const STACKS: usize = 21;

/// Number of tiles in each.
const HEIGHT: usize = 5;

/// Number of tiles that a player still lacks after two stacks: a hand has 14.
const LACKING: usize = 4;

/// The throws of a traditional deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    /// The number of the stack, 1 to 6, counted from the left of the player who throws.
    pub stack: u8,
    /// The number of the tile among the six of that stack, counted from the top or the bottom. Only
    /// the last throw counts; earlier ones found a false joker that the rules do not allow.
    pub tiles: Vec<u8>,
}

/// The remaining tiles of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Number of tiles to draw in each stack, stack 1 first, without the indicator.
    pub heights: [u8; STACKS],
    /// The stack with the indicator, 0 for stack 1.
    pub indicator: usize,
    /// The stack from which the next tile is drawn.
    pub next: Option<usize>,
}

/// A dealt tile of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The stack it comes from, 0 for stack 1.
    pub stack: usize,
    /// Its height there, 0 for the lowest.
    pub level: usize,
    /// The player, 0 for the starter, then in the order of play.
    pub player: usize,
    /// Its index among the player's tiles, in the order of dealing.
    pub place: usize,
    /// The step, from 0; tiles of one step move together.
    pub step: usize,
}

impl Dice {
    /// The dealt tiles, in order.
    pub(super) fn shares(&self, players: usize) -> Vec<Share> {
        let mut given = vec![0; players];
        let mut step = 0;
        let mut all = Vec::new();
        for (takes, stack) in shares(players).into_iter().zip(others(self)) {
            let mut levels = (0..HEIGHT).rev();
            for (player, count) in takes {
                for level in levels.by_ref().take(count) {
                    all.push(Share { stack, level, player, place: given[player], step });
                    given[player] += 1;
                }
                step += 1;
            }
        }
        all
    }

    /// The tile that the last throw selects.
    pub(super) fn turned(&self, tiles: &[Tile], dealing: Dealing) -> Tile {
        self.picked(tiles, dealing, *self.tiles.last().expect("the die was thrown"))
    }

    fn picked(&self, tiles: &[Tile], dealing: Dealing, throw: u8) -> Tile {
        let stack = stack(tiles, self.stack);
        stack[place(dealing, throw)]
    }

    /// Checks if the throws are possible.
    pub(super) fn check(
        &self,
        tiles: &[Tile],
        dealing: Dealing,
        redraw: bool,
    ) -> Result<(), WallError> {
        let pips = |throw: &u8| (1..=6).contains(throw);
        let Some((_, again)) = self.tiles.split_last() else { return Err(WallError::Dice) };
        if !pips(&self.stack) || !self.tiles.iter().all(pips) {
            return Err(WallError::Dice);
        }
        let false_joker =
            |&throw: &u8| self.picked(tiles, dealing, throw).kind() == Kind::FalseJoker;
        let may_repeat = redraw && again.iter().all(false_joker);
        if again.is_empty() || may_repeat { Ok(()) } else { Err(WallError::Dice) }
    }
}

/// The six tiles of the selected stack, bottom first: X lies on top of it.
fn stack(tiles: &[Tile], number: u8) -> Vec<Tile> {
    let first = (usize::from(number) - 1) * HEIGHT;
    let five = tiles[first..first + HEIGHT].iter().rev();
    five.chain(&tiles[STACKS * HEIGHT..]).copied().collect()
}

/// The index in this stack that a throw selects.
fn place(dealing: Dealing, throw: u8) -> usize {
    match dealing {
        Dealing::RingFromBottom => usize::from(throw) - 1,
        Dealing::RingFromTop | Dealing::Quick => HEIGHT + 1 - usize::from(throw),
    }
}

/// The distribution of the stacks after that of the indicator: for each stack the players and the
/// numbers of tiles that they take from its top. The rest of a stack is drawn later.
fn shares(players: usize) -> Vec<Vec<(usize, usize)>> {
    let whole = |stack| vec![(stack % players, HEIGHT)];
    // Two for each player and a third one for the starter, who is the first of them.
    let mut shares: Vec<_> = (0..=2 * players).map(whole).collect();
    if players == 4 {
        // With four players, the next player first takes the rest of the previous player's stack.
        shares.extend([vec![(1, LACKING), (2, 1)], vec![(2, 3), (3, 2)], vec![(3, 2)]]);
    } else {
        shares.extend((1..players).map(|player| vec![(player, LACKING)]));
    }
    shares
}

/// Deals from the ring.
pub(super) fn deal(tiles: &[Tile], players: usize, dealing: Dealing, dice: &Dice) -> Deal {
    let indicator = dice.turned(tiles, dealing);
    let mut hands = vec![Vec::new(); players];
    let mut stock = Vec::new();
    let shares = shares(players);
    for (step, index) in others(dice).enumerate() {
        let mut stack = tiles[index * HEIGHT..][..HEIGHT].iter().copied();
        for &(player, count) in shares.get(step).into_iter().flatten() {
            hands[player].extend(stack.by_ref().take(count));
        }
        stock.extend(stack);
    }
    let under = stack(tiles, dice.stack);
    stock.extend(under.into_iter().rev().filter(|&tile| tile != indicator));
    stock.reverse();
    Deal { hands, indicator: Some(indicator), stock }
}

/// The stacks in the order of dealing and drawing, without that of the indicator, 0 for stack 1.
fn others(dice: &Dice) -> impl Iterator<Item = usize> {
    let first = usize::from(dice.stack);
    (first..first + STACKS - 1).map(|stack| stack % STACKS)
}

impl Ring {
    /// The ring when `stock` tiles are left to draw.
    pub(super) fn left(dice: &Dice, players: usize, stock: usize) -> Ring {
        let indicator = usize::from(dice.stack) - 1;
        let taken: Vec<usize> =
            shares(players).iter().map(|takes| takes.iter().map(|take| take.1).sum()).collect();
        let mut heights = [0; STACKS];
        let mut left = stock;
        // In reverse: the last stack drawn from is full as long as there are enough tiles.
        let order: Vec<usize> = others(dice).chain([indicator]).collect();
        for (step, &index) in order.iter().enumerate().rev() {
            let height = left.min(HEIGHT - taken.get(step).unwrap_or(&0));
            heights[index] = height as u8;
            left -= height;
        }
        let next = order.into_iter().find(|&index| heights[index] > 0);
        Ring { heights, indicator, next }
    }
}
