//! The grade of a puzzle: by the share of bots that solve it, or by the number of possible melds.

use istaka::okey::{Action, Player, Round, Rules, View};
use istaka::{
    Bot, Color, Face, Grade, Indicator, Level, Number, Position, Puzzle, PuzzleKind, Reading, Seat,
    Seats, Tile, Wall, rummi, write_melds,
};

/// Number of tries of each level. Racks to be laid need more, because only the Beginner separates
/// easy from medium there.
const THROWS: u64 = 10;
const LAYS: u64 = 40;

/// The bounds of the grades of one kind, chosen so that no grade is rare.
struct Bounds {
    easy: usize,
    medium: usize,
}

/// Required solutions in a hundred tries.
const THROW: Bounds = Bounds { easy: 66, medium: 50 };
const LAY: Bounds = Bounds { easy: 91, medium: 75 };

/// Bots know if a hand can be finished, and no level sees that better in one hand than in another
/// (docs/puzzles.md). So the grade depends on the number of runs and groups that the tiles can
/// form, at most these.
const FINISH: Bounds = Bounds { easy: 14, medium: 28 };

/// The same in 101 Okey.
const OPEN: Bounds = Bounds { easy: 30, medium: 60 };
const FROM_HAND: Bounds = Bounds { easy: 30, medium: 60 };

/// The products of the tiles of the hand and the melds on the table, at most these: so many places
/// are to be looked at.
const PLAYABLE: Bounds = Bounds { easy: 20, medium: 30 };
const LAST: Bounds = Bounds { easy: 12, medium: 20 };

/// The players that try puzzles.
pub struct Grading {
    hands: Rules,
    players: Vec<Player>,
    layers: Vec<rummi::Player>,
}

impl Default for Grading {
    fn default() -> Grading {
        let tables = rummi::Rules::rummi80(2);
        // The twin is not shown in puzzles.
        let hands: Rules = "turkish twin=0".parse().expect("rules that can be played");
        let all = |tries: u64| {
            Level::ALL.into_iter().flat_map(move |level| (0..tries).map(move |n| (level, n)))
        };
        Grading {
            hands,
            players: all(THROWS).map(|(level, seed)| Player::new(&hands, level, seed)).collect(),
            layers: all(LAYS)
                .map(|(level, seed)| rummi::Player::new(&tables, level, seed))
                .collect(),
        }
    }
}

impl Grading {
    /// Grades a puzzle.
    pub fn grade(&mut self, puzzle: &Puzzle) -> Grade {
        let (easy, medium) = match puzzle.kind() {
            PuzzleKind::Throw => self.often(puzzle, &THROW),
            PuzzleKind::Lay => self.often(puzzle, &LAY),
            PuzzleKind::Finish => within(melds(puzzle.position()), &FINISH),
            PuzzleKind::Open => within(melds(puzzle.position()), &OPEN),
            PuzzleKind::FromHand => within(melds(puzzle.position()), &FROM_HAND),
            PuzzleKind::Playable => within(comparisons(puzzle.position()), &PLAYABLE),
            PuzzleKind::Last => within(comparisons(puzzle.position()), &LAST),
        };
        match (easy, medium) {
            (true, _) => Grade::Easy,
            (false, true) => Grade::Medium,
            (false, false) => Grade::Hard,
        }
    }

    /// Checks the solutions for the grades easy and medium.
    fn often(&mut self, puzzle: &Puzzle, bounds: &Bounds) -> (bool, bool) {
        let solved = self.percent(puzzle);
        (solved >= bounds.easy, solved >= bounds.medium)
    }

    /// Number of solutions in a hundred tries.
    fn percent(&mut self, puzzle: &Puzzle) -> usize {
        let (solved, tries) = match puzzle.position() {
            Position::Hand { indicator, hand } => {
                let view = self.view(*indicator, hand);
                let answers = self.players.iter_mut().map(|it| it.decide(&view, &mut || false));
                let solves = |answer: &Action| match answer {
                    Action::Discard(tile) => solves(puzzle, &tile.to_string()),
                    _ => false,
                };
                (answers.filter(solves).count(), self.players.len())
            }
            Position::Table { rack, table } => {
                let view = table_view(rack, table);
                let answers = self.layers.iter_mut().map(|it| it.decide(&view, &mut || false));
                let solves = |answer: &rummi::Action| match answer {
                    rummi::Action::Lay(table) => solves(puzzle, &write_melds(table)),
                    _ => false,
                };
                (answers.filter(solves).count(), self.layers.len())
            }
            // Its kinds are not graded by tries.
            Position::Okey101 { .. } => (0, 1),
        };
        100 * solved / tries
    }

    /// The view of the player who begins a round with this hand.
    fn view(&self, indicator: Tile, hand: &[Tile]) -> View {
        let others = Rules::PACK.tiles().filter(|tile| *tile != indicator && !hand.contains(tile));
        let mut tiles: Vec<Tile> = hand.iter().copied().chain(others).collect();
        // The tile after the four hands is the indicator.
        tiles.insert(15 + 3 * 14, indicator);
        let wall = Wall::new(self.hands.deal_plan(), 4, tiles, None);
        let wall = wall.expect("all tiles, and no false joker turned");
        let round = Round::new(self.hands, Seats::ALL, Seat::ALL[0], &wall);
        View::alone(&round, Seat::ALL[0])
    }
}

/// The view of a player who has opened, in their turn.
fn table_view(rack: &[Tile], table: &[Vec<Tile>]) -> rummi::View {
    let [own, _, other, _] = Seat::ALL;
    let seat = |tiles| rummi::SeatView {
        playing: true,
        tiles,
        opened: true,
        ..rummi::SeatView::default()
    };
    let mut players: [rummi::SeatView; 4] = Default::default();
    (players[own.index()], players[other.index()]) = (seat(rack.len()), seat(rack.len()));
    let used = 2 * rack.len() + table.concat().len();
    let stock = rummi::Rules::rummi80(2).pack().size() - used;
    rummi::View {
        rules: rummi::Rules::rummi80(2),
        seat: own,
        starter: own,
        hand: rack.to_vec(),
        table: table.to_vec(),
        players,
        stock,
        turn: Some(own),
        legal: rummi::Legal::of(true, stock),
        history: Vec::new(),
        points: [0; 4],
        decided: 0,
        outcome: None,
    }
}

/// Checks a number of things to look at for the grades easy and medium.
const fn within(count: usize, bounds: &Bounds) -> (bool, bool) {
    (count <= bounds.easy, count <= bounds.medium)
}

/// Number of pairs of a tile of the hand and a meld on the table.
fn comparisons(position: &Position) -> usize {
    match position {
        Position::Okey101 { hand, table, .. } => hand.len() * table.len(),
        Position::Hand { .. } | Position::Table { .. } => 0,
    }
}

fn solves(puzzle: &Puzzle, answer: &str) -> bool {
    puzzle.is_solved_by(answer) == Ok(true)
}

/// Number of different runs of three to five and groups that the tiles of a hand can form.
fn melds(position: &Position) -> usize {
    // After 13 a 1 follows in Okey, and not in 101 Okey.
    let (indicator, hand, last) = match position {
        Position::Hand { indicator, hand } => (indicator, hand, 14),
        Position::Okey101 { indicator, hand, .. } => (indicator, hand, 13),
        Position::Table { .. } => return 0,
    };
    let okey = Indicator(indicator.kind()).okey();
    let held: Vec<Reading> = hand.iter().map(|tile| okey.read(tile.kind())).collect();
    let wild = held.iter().filter(|reading| **reading == Reading::Wild).count();
    let lies = |faces: &Vec<Face>| {
        let missing = faces.iter().filter(|face| !held.contains(&Reading::Face(**face)));
        missing.count() <= wild
    };
    let run = |color, first: u8, length| {
        let number = |at: u8| Number::new(if at == 14 { 1 } else { at });
        let faces = (first..first + length).map(|at| Some(Face { color, number: number(at)? }));
        faces.collect::<Option<Vec<Face>>>()
    };
    let lengths =
        (3..=5).flat_map(|length| (1..=last + 1 - length).map(move |first| (first, length)));
    let runs = Color::ALL.into_iter().flat_map(|color| {
        lengths.clone().filter_map(move |(first, length)| run(color, first, length))
    });
    let groups = Number::all().flat_map(|number| {
        // The colour that is left out, if any.
        (0..=Color::ALL.len()).map(move |out| {
            let colors = Color::ALL.into_iter().enumerate().filter(move |(at, _)| *at != out);
            colors.map(|(_, color)| Face { color, number }).collect()
        })
    });
    runs.chain(groups).filter(lies).count()
}
