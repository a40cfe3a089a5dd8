//! The traditional deal: a ring of stacks, two throws of the die, whole stacks for everybody
//! (RULES section 4, S1 and PAG).
//!
//! ```text
//! k          the first die: X goes on this stack, the second die picks a tile of it, which then
//!            lies on top, face up
//! k+1 …      a stack for each player in turn, twice (four players) or more often
//! then       a third one for the starter, and four tiles for each of the others
//! the rest   is drawn in the same direction, stack k last
//! ```

use super::deal::{Deal, Dealing, HAND};
use super::error::WallError;
use crate::tile::{Kind, Tile};

/// How many stacks there are.
const STACKS: usize = 21;

/// How many tiles there are in each.
const HEIGHT: usize = 5;

/// The throws of a traditional deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    /// Which stack, counted from the left of who throws, 1 to 6.
    pub stack: u8,
    /// Which tile of the six that lie there then, counted from the top or the bottom. Only the last
    /// throw counts; those before it found a false joker where the rules demand another tile.
    pub tiles: Vec<u8>,
}

/// What is left of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The tiles to draw in each stack, stack 1 first; the indicator is not one of them.
    pub heights: [u8; STACKS],
    /// The stack on which the indicator lies, 0 for stack 1.
    pub indicator: usize,
    /// The stack from which the next tile is drawn.
    pub next: Option<usize>,
}

/// A tile of the ring that is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The stack it comes from, 0 for stack 1.
    pub stack: usize,
    /// Its place there, 0 for the lowest.
    pub level: usize,
    /// Who gets it, 0 for the starter, then in the order of play.
    pub player: usize,
    /// Its place among his tiles, in the order in which they come.
    pub place: usize,
    /// Tiles of one step go together, those of the first with 0.
    pub step: usize,
}

impl Dice {
    /// The tiles that are handed out, in order.
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

    /// The tile that the last throw picks.
    pub(super) fn turned(&self, tiles: &[Tile], dealing: Dealing) -> Tile {
        self.picked(tiles, dealing, *self.tiles.last().expect("the die was thrown"))
    }

    fn picked(&self, tiles: &[Tile], dealing: Dealing, throw: u8) -> Tile {
        let stack = stack(tiles, self.stack);
        stack[place(dealing, throw)]
    }

    /// Whether these can be the throws.
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

/// The six tiles of the stack that the die picks, bottom first: X lies on it.
fn stack(tiles: &[Tile], number: u8) -> Vec<Tile> {
    let first = (usize::from(number) - 1) * HEIGHT;
    let five = tiles[first..first + HEIGHT].iter().rev();
    five.chain(&tiles[STACKS * HEIGHT..]).copied().collect()
}

/// Where in such a stack a throw points.
fn place(dealing: Dealing, throw: u8) -> usize {
    match dealing {
        Dealing::RingFromBottom => usize::from(throw) - 1,
        Dealing::RingFromTop | Dealing::Quick => HEIGHT + 1 - usize::from(throw),
    }
}

/// How the stacks behind the indicator's are shared out: for each the players and how many tiles
/// they take from its top. What a stack keeps is drawn later.
fn shares(players: usize) -> Vec<Vec<(usize, usize)>> {
    let whole = |stack| vec![(stack % players, HEIGHT)];
    // Two for everybody and a third one for the starter, who is the first of them.
    let mut shares: Vec<_> = (0..=2 * players).map(whole).collect();
    let four = HAND - 2 * HEIGHT;
    if players == 4 {
        // Here the next player takes first what the one before has left of a stack.
        shares.extend([vec![(1, four), (2, 1)], vec![(2, 3), (3, 2)], vec![(3, 2)]]);
    } else {
        shares.extend((1..players).map(|player| vec![(player, four)]));
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

/// The stacks in the order in which they are dealt and drawn, without that of the indicator, 0 for
/// stack 1.
fn others(dice: &Dice) -> impl Iterator<Item = usize> {
    let first = usize::from(dice.stack);
    (first..first + STACKS - 1).map(|stack| stack % STACKS)
}

impl Ring {
    /// What is left when so many tiles are left to draw.
    pub(super) fn left(dice: &Dice, players: usize, stock: usize) -> Ring {
        let indicator = usize::from(dice.stack) - 1;
        let taken: Vec<usize> =
            shares(players).iter().map(|takes| takes.iter().map(|take| take.1).sum()).collect();
        let mut heights = [0; STACKS];
        let mut left = stock;
        // The other way round: the stack drawn from last is full as long as there are enough.
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
