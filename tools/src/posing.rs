//! Candidates for puzzles, from a seed: hands from rounds between bots, and tables of series with
//! tiles removed.

use std::ops::RangeInclusive;

use istaka::okey::{Phase, Player, Rules, Solver, View};
use istaka::okey101::{self, Row};
use istaka::{
    Bot, Color, Face, Hand, Indicator, Kind, Level, Match, Number, Position, PuzzleKind, Tile,
    Which, rummi,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedMutRandom, IndexedRandom, SliceRandom};
use rand::{Rng, RngExt, SeedableRng};

/// Number of series on a table, and of tiles on a rack.
const SERIES: RangeInclusive<usize> = 5..=8;
const RACK: RangeInclusive<usize> = 3..=6;

/// The highest numbers.
const TABLE_RUMMY: u8 = 10;
const OKEY: u8 = 13;

/// Finds positions of one kind.
pub struct Poser {
    random: ChaCha8Rng,
    kind: PuzzleKind,
    player: Player,
    hands: Solver,
    tables: rummi::TableSolver,
    openings: okey101::Solver,
}

impl Poser {
    /// Each kind has its own random stream, independent of other requested kinds.
    pub fn new(seed: u64, kind: PuzzleKind) -> Poser {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(kind as u64);
        Poser {
            random,
            kind,
            player: Player::new(&Rules::turkish(), Level::Hard, seed),
            hands: Solver::new(Rules::turkish().hands()),
            tables: rummi::TableSolver::new(rummi::Rules::rummi80(2)),
            openings: okey101::Solver::new(),
        }
    }

    /// The next position; not each is a puzzle.
    pub fn next(&mut self) -> Option<Position> {
        match self.kind {
            PuzzleKind::Throw | PuzzleKind::Finish => self.hand(),
            PuzzleKind::Lay => self.table(),
            PuzzleKind::Open => self.opening(),
            PuzzleKind::FromHand => self.finish_from_hand(),
            PuzzleKind::Playable => self.beside_a_table(false),
            PuzzleKind::Last => self.beside_a_table(true),
        }
    }

    /// A hand of some turn of a round.
    fn hand(&mut self) -> Option<Position> {
        let mut game = Match::new(Rules::turkish(), self.random.next_u64());
        game.deal().ok()?;
        let mut hands = Vec::new();
        while let Some(seat) = game.turn() {
            let view = game.view(seat)?;
            if view.phase == Phase::Discard {
                hands.push((view.indicator, view.hand.clone(), finishes(&view)));
            }
            let action = self.player.decide(&view, &mut || false);
            game.play(seat, action).ok()?;
        }
        let finishing = self.kind == PuzzleKind::Finish && self.random.random_bool(0.5);
        hands.retain(|(_, _, finishes)| *finishes == finishing);
        if self.kind == PuzzleKind::Finish && !finishing {
            // A hand that lacks more obviously cannot finish.
            hands.retain(|(indicator, hand, _)| self.is_near(*indicator, hand));
        }
        let (indicator, mut hand, _) = hands.choose(&mut self.random)?.clone();
        hand.sort_unstable();
        Some(Position::Hand { indicator, hand })
    }

    /// Returns `true` if one tile is missing after the best discard.
    fn is_near(&mut self, indicator: Tile, hand: &[Tile]) -> bool {
        let okey = Indicator(indicator.kind()).okey();
        let hand = Hand::of(okey, hand.iter().map(|tile| tile.kind()));
        hand.is_ok_and(|hand| self.hands.deficiency(&hand).best() == 1)
    }

    /// A table that can be laid, and tiles removed from it.
    fn table(&mut self) -> Option<Position> {
        let mut tiles = self.series(SERIES, TABLE_RUMMY).concat();
        tiles.shuffle(&mut self.random);
        let rest = tiles.split_off(self.random.random_range(RACK));
        let mut rack = tiles;
        // The solver rearranges the remaining tiles to series.
        let play = self.tables.best_play(&[], &rest, rummi::Aim::Tiles)?;
        rack.sort_unstable();
        (play.laid.len() == rest.len()).then_some(Position::Table { rack, table: play.table })
    }

    /// Some series without jokers, of numbers up to the last.
    fn series(&mut self, count: RangeInclusive<usize>, last: u8) -> Vec<Vec<Tile>> {
        let random = &mut self.random;
        let mut all: Vec<Vec<Tile>> = Vec::new();
        for _ in 0..random.random_range(count) {
            let faces: Vec<Face> = if random.random_bool(0.55) {
                let color = *Color::ALL.choose(random).expect("a colour");
                let length = random.random_range(3..=5);
                let first = random.random_range(1..=last + 1 - length);
                let number = |at| Number::new(at).expect("a number");
                (first..first + length).map(|at| Face { color, number: number(at) }).collect()
            } else {
                let number = Number::new(random.random_range(1..=last)).expect("a number");
                let mut colors = Color::ALL.to_vec();
                colors.shuffle(random);
                colors.truncate(random.random_range(3..=4));
                colors.into_iter().map(|color| Face { color, number }).collect()
            };
            let free = |face: &Face| {
                let copies = [Which::First, Which::Second];
                let copies = copies.map(|which| Tile::new(Kind::Face(*face), which));
                copies.into_iter().find(|copy| !all.iter().any(|series| series.contains(copy)))
            };
            let series: Option<Vec<Tile>> = faces.iter().map(free).collect();
            all.extend(series);
        }
        all
    }
}

/// Candidates of 101 Okey.
impl Poser {
    /// An indicator such that no okey is among these tiles.
    fn indicator(&mut self, tiles: &[Tile]) -> Option<Tile> {
        let okey = |tile: &Tile| Indicator(tile.kind()).okey().0;
        let others = okey101::Rules::PACK.tiles().filter(|tile| !tiles.contains(tile));
        let faces = others.filter(|tile| matches!(tile.kind(), Kind::Face(_)));
        let free = faces.filter(|tile| !tiles.iter().any(|other| other.kind() == okey(tile)));
        free.collect::<Vec<Tile>>().choose(&mut self.random).copied()
    }

    /// A random hand of the first player.
    fn opening(&mut self) -> Option<Position> {
        let mut tiles: Vec<Tile> = okey101::Rules::PACK.tiles().collect();
        tiles.shuffle(&mut self.random);
        let mut hand = tiles.split_off(tiles.len() - okey101::HAND - 1);
        hand.sort_unstable();
        let indicator = tiles.pop()?;
        let okey = Indicator(indicator.kind()).okey();
        let counted = Hand::of(okey, hand.iter().map(|tile| tile.kind())).ok()?;
        // Most hands do not open.
        (self.openings.value(&counted) >= 101).then_some(())?;
        Some(Position::Okey101 { indicator, hand, table: Vec::new() })
    }

    /// A hand of series and one tile more, or with another tile in the place of one.
    fn finish_from_hand(&mut self) -> Option<Position> {
        let mut hand = self.series(5..=7, OKEY).concat();
        let indicator = self.indicator(&hand)?;
        let okey = Indicator(indicator.kind()).okey().0;
        let wilds = self.random.random_range(0..=2_usize);
        let more = (okey101::HAND + 1).checked_sub(hand.len())?;
        if more > 3 {
            return None;
        }
        for at in 0..wilds {
            let place = self.random.random_range(0..hand.len());
            hand[place] = Tile::new(okey, [Which::First, Which::Second][at]);
        }
        let mut others: Vec<Tile> = okey101::Rules::PACK
            .tiles()
            .filter(|tile| *tile != indicator && !hand.contains(tile) && tile.kind() != okey)
            .collect();
        others.shuffle(&mut self.random);
        if self.random.random_bool(0.5) {
            let place = self.random.random_range(0..hand.len());
            std::mem::swap(&mut hand[place], others.last_mut()?);
        }
        hand.extend(others.into_iter().take(more));
        hand.sort_unstable();
        Some(Position::Okey101 { indicator, hand, table: Vec::new() })
    }

    /// A table, some melds with an okey, and a hand: to finish with, or of near misses.
    fn beside_a_table(&mut self, finishes: bool) -> Option<Position> {
        let mut series = self.series(4..=7, OKEY);
        let indicator = self.indicator(&series.concat())?;
        let okey = Indicator(indicator.kind()).okey().0;
        let mut hand = Vec::new();
        if finishes && self.random.random_bool(0.5) {
            hand.extend(series.pop()?);
        }
        for which in [Which::First, Which::Second].into_iter().take(self.random.random_range(0..=2))
        {
            let tiles = series.choose_mut(&mut self.random)?;
            let place = self.random.random_range(0..tiles.len());
            hand.push(std::mem::replace(&mut tiles[place], Tile::new(okey, which)));
        }
        // The ends of long series go to the hand.
        for tiles in &mut series {
            if tiles.len() > 3 && self.random.random_bool(0.5) {
                hand.extend(tiles.pop());
            }
        }
        let lying = series.concat();
        let others = okey101::Rules::PACK.tiles().filter(|tile| {
            *tile != indicator
                && tile.kind() != okey
                && !lying.contains(tile)
                && !hand.contains(tile)
        });
        let mut others: Vec<Tile> = others.collect();
        others.shuffle(&mut self.random);
        // With an okey to exchange, that is the last discard.
        let more = match (finishes, series.concat().iter().any(|tile| tile.kind() == okey)) {
            (true, exchanges) => usize::from(!exchanges),
            (false, _) => self.random.random_range(3..=6),
        };
        hand.extend(others.into_iter().take(more));
        hand.retain(|tile| tile.kind() != okey);
        hand.sort_unstable();
        let table = series.into_iter().map(Row::new).collect();
        Some(Position::Okey101 { indicator, hand, table })
    }
}

fn finishes(view: &View) -> bool {
    !view.legal.declare.is_empty()
}
