//! Candidates for puzzles, from a seed: hands from rounds between bots, and tables of series with
//! tiles removed.

use istaka::{
    Bot, Color, Face, Hand, Indicator, Kind, Level, Match, Number, Phase, Player, Position,
    PuzzleKind, Rules, Solver, Tile, View, Which, rummi,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt, SeedableRng};

/// Number of series on a table, and of tiles on a rack.
const SERIES: std::ops::RangeInclusive<usize> = 5..=8;
const RACK: std::ops::RangeInclusive<usize> = 3..=6;

/// Finds positions of one kind.
pub struct Poser {
    random: ChaCha8Rng,
    kind: PuzzleKind,
    player: Player,
    hands: Solver,
    tables: rummi::TableSolver,
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
        }
    }

    /// The next position; not each is a puzzle.
    pub fn next(&mut self) -> Option<Position> {
        match self.kind {
            PuzzleKind::Throw | PuzzleKind::Finish => self.hand(),
            PuzzleKind::Lay => self.table(),
        }
    }

    /// A hand of some turn of a round.
    fn hand(&mut self) -> Option<Position> {
        let mut game = Match::new(Rules::turkish(), self.random.next_u64());
        game.deal().ok()?;
        let mut hands = Vec::new();
        while let Some(seat) = game.round().and_then(istaka::Round::turn) {
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
        let mut tiles = self.series();
        tiles.shuffle(&mut self.random);
        let rest = tiles.split_off(self.random.random_range(RACK));
        let mut rack = tiles;
        // The solver rearranges the remaining tiles to series.
        let play = self.tables.best_play(&[], &rest, rummi::Aim::Tiles)?;
        rack.sort_unstable();
        (play.laid.len() == rest.len()).then_some(Position::Table { rack, table: play.table })
    }

    /// The tiles of some series without jokers.
    fn series(&mut self) -> Vec<Tile> {
        let random = &mut self.random;
        let mut tiles = Vec::new();
        for _ in 0..random.random_range(SERIES) {
            let faces: Vec<Face> = if random.random_bool(0.55) {
                let color = *Color::ALL.choose(random).expect("a colour");
                let length = random.random_range(3..=5);
                let first = random.random_range(1..=11 - length);
                let number = |at| Number::new(at).expect("a number");
                (first..first + length).map(|at| Face { color, number: number(at) }).collect()
            } else {
                let number = Number::new(random.random_range(1..=10)).expect("a number");
                let mut colors = Color::ALL.to_vec();
                colors.shuffle(random);
                colors.truncate(random.random_range(3..=4));
                colors.into_iter().map(|color| Face { color, number }).collect()
            };
            let free = |face: &Face| {
                let copies = [Which::First, Which::Second];
                let copies = copies.map(|which| Tile::new(Kind::Face(*face), which));
                copies.into_iter().find(|copy| !tiles.contains(copy))
            };
            let series: Option<Vec<Tile>> = faces.iter().map(free).collect();
            tiles.extend(series.unwrap_or_default());
        }
        tiles
    }
}

fn finishes(view: &View) -> bool {
    !view.legal.declare.is_empty()
}
