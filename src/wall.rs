//! The wall: all tiles of a pack before the deal, and the only shuffling.
//!
//! The tiles are in the order of dealing and drawing. An indicator lies between hands and stock;
//! the traditional deal has a ring of stacks:
//!
//! ```text
//! 0         14        28        42        56                         84
//! ├ starter ┼ second ─┼ third ──┼ fourth ─┼──── stock, top first ─────┤     no indicator
//!
//! 0         15        29        43        57 58                              106
//! ├ starter ┼ second ─┼ third ──┼ fourth ─┤I├───────── stock, top first ──────┤   quick
//!
//! 0         5         10                                               105
//! ├ stack 1 ┼ stack 2 ┼ …  each top first …             ┼ stack 21 ────┤X│    traditional
//! ```
//!
//! A round is played from a finished wall, so it can be replayed without a random generator. A wall
//! is made from a seed by ChaCha with 8 rounds (`rand`'s `ChaCha8Rng`, seeded by `seed_from_u64`,
//! one stream per round) and Fisher and Yates' shuffle; a test pins both.

mod deal;
mod error;
mod ring;
mod start;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};

use crate::tile::{Kind, Tile, TileSet};

pub use deal::{Deal, DealPlan, Dealing, Turning};
pub use error::WallError;
pub use ring::{Dice, Ring, Share};
pub use start::{first_dealer, starting_throws, starting_tiles, tile_winner};

/// All tiles of a pack, each once, and the way of dealing them (RULES section 4).
///
/// ```
/// use istaka::okey::Rules;
/// use istaka::Wall;
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// let deal = wall.deal();
/// assert_eq!(deal.hands.iter().map(Vec::len).collect::<Vec<_>>(), [15, 14, 14, 14]);
/// assert_eq!(deal.stock.len(), 48);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wall {
    tiles: Vec<Tile>,
    players: usize,
    plan: DealPlan,
    dice: Option<Dice>,
}

impl Wall {
    /// Shuffles the set for round `round` of the match with this seed, and throws the dice if the
    /// rules have them.
    ///
    /// If a false joker must not be the indicator: in the quick deal it goes back to a random place
    /// in the rest, and the tile from there is turned instead; in the traditional deal the second
    /// die is thrown again.
    ///
    /// # Panics
    /// If there are not two to four players, or the plan is not [possible](DealPlan::is_possible).
    pub fn shuffled(plan: DealPlan, seed: u64, round: u32, players: usize) -> Wall {
        assert!((2..=4).contains(&players), "a round is played by 2 to 4 players");
        assert!(plan.is_possible(), "a ring deals hands of 14 tiles");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(round.into());
        let mut tiles: Vec<Tile> = plan.pack.tiles().collect();
        tiles.shuffle(&mut random);
        Wall::turned(plan, players, tiles, &mut |below| random.random_range(0..below))
    }

    /// Shuffles the set by a key, for a verifiable deal. Simple enough for other programs to repeat
    /// it, as described in `docs/fairness.md`.
    ///
    /// # Panics
    /// If there are not two to four players, or the plan is not [possible](DealPlan::is_possible).
    pub fn from_key(plan: DealPlan, key: [u8; 32], players: usize) -> Wall {
        assert!((2..=4).contains(&players), "a round is played by 2 to 4 players");
        assert!(plan.is_possible(), "a ring deals hands of 14 tiles");
        let mut random = ChaCha8Rng::from_seed(key);
        let mut number = |below: u32| {
            // Skip the highest numbers, so that all remainders are equally likely.
            let most = u32::MAX - u32::MAX % below;
            let fair = std::iter::repeat_with(|| random.next_u32()).find(|&word| word < most);
            fair.expect("the words do not end") % below
        };
        let mut tiles: Vec<Tile> = plan.pack.tiles().collect();
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, number(last as u32 + 1) as usize);
        }
        Wall::turned(plan, players, tiles, &mut number)
    }

    /// Completes shuffled tiles with the random parts of the deal. `number` returns a number below
    /// its argument.
    fn turned(
        plan: DealPlan,
        players: usize,
        mut tiles: Vec<Tile>,
        number: &mut dyn FnMut(u32) -> u32,
    ) -> Wall {
        let dice = plan.turning.and_then(|Turning { dealing, redraw }| match dealing {
            Dealing::Quick => {
                let turned = plan.dealt(players);
                while redraw && tiles[turned].kind() == Kind::FalseJoker {
                    let other = turned + number((tiles.len() - turned) as u32) as usize;
                    tiles.swap(turned, other);
                }
                None
            }
            Dealing::RingFromTop | Dealing::RingFromBottom => {
                let mut die = || 1 + number(6) as u8;
                let mut dice = Dice { stack: die(), tiles: vec![die()] };
                while redraw && dice.turned(&tiles, dealing).kind() == Kind::FalseJoker {
                    dice.tiles.push(die());
                }
                Some(dice)
            }
        });
        Wall { tiles, players, plan, dice }
    }

    /// Makes a wall from given tiles, for example of a record.
    ///
    /// # Errors
    /// [`WallError`] with the reason.
    pub fn new(
        plan: DealPlan,
        players: usize,
        tiles: Vec<Tile>,
        dice: Option<Dice>,
    ) -> Result<Wall, WallError> {
        let different: TileSet = tiles.iter().copied().collect();
        let in_play = tiles.iter().all(|tile| plan.pack.holds(*tile));
        if !in_play || [tiles.len(), different.len()] != [plan.pack.size(); 2] {
            return Err(WallError::NotTheSet);
        }
        if !(2..=4).contains(&players) {
            return Err(WallError::Players(players));
        }
        if !plan.is_possible() {
            return Err(WallError::Ring);
        }
        let thrown = matches!(plan.turning, Some(turning) if turning.dealing != Dealing::Quick);
        if thrown != dice.is_some() {
            return Err(WallError::Dice);
        }
        if let Some(Turning { dealing, redraw }) = plan.turning {
            let indicator = match &dice {
                Some(dice) => {
                    dice.check(&tiles, dealing, redraw)?;
                    dice.turned(&tiles, dealing)
                }
                None => tiles[plan.dealt(players)],
            };
            if redraw && indicator.kind() == Kind::FalseJoker {
                return Err(WallError::FalseJokerTurned);
            }
        }
        Ok(Wall { tiles, players, plan, dice })
    }

    /// The tiles in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Number of players.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The dice of the traditional deal.
    pub const fn dice(&self) -> Option<&Dice> {
        self.dice.as_ref()
    }

    /// The ring of the traditional deal when `stock` tiles are left to draw.
    pub fn ring(&self, stock: usize) -> Option<Ring> {
        self.dice.as_ref().map(|dice| Ring::left(dice, self.players, stock))
    }

    /// The dealt tiles of the ring, in order; empty in the quick deal.
    pub fn shares(&self) -> Vec<Share> {
        self.dice.as_ref().map_or_else(Vec::new, |dice| dice.shares(self.players))
    }

    /// Deals.
    pub fn deal(&self) -> Deal {
        match (&self.dice, self.plan.turning) {
            (Some(dice), Some(Turning { dealing, .. })) => {
                ring::deal(&self.tiles, self.players, dealing, dice)
            }
            _ => self.deal_hands(),
        }
    }

    /// Deals whole hands, then turns the indicator, if there is one (quick deal, S2).
    fn deal_hands(&self) -> Deal {
        let (dealt, rest) = self.tiles.split_at(self.plan.dealt(self.players));
        let (first, others) = dealt.split_at(self.plan.first_hand());
        let others = others.chunks(self.plan.hand);
        let hands = std::iter::once(first).chain(others).map(<[Tile]>::to_vec);
        let (indicator, stock) = rest.split_at(usize::from(self.plan.turning.is_some()));
        Deal {
            hands: hands.collect(),
            indicator: indicator.first().copied(),
            stock: stock.iter().rev().copied().collect(),
        }
    }
}
