//! The vectors of OKEY101 section 15 from 9 on, and the sentences of sections 2 to 12, as text:
//! `tests/data/okey101-vectors.txt` and `tests/data/okey101-rules.txt`.
//!
//! ```text
//! # 21                        a vector, or a section; what follows is a position
//! rules yuzbir raising=yes    the rules; `yuzbir` if there is none
//! indicator B6                `B6` if there is none
//! table R4 R5 R6 | R3 R3      melds of player B
//! A S R7 R8                   a player who has opened by series with 101, and the hand
//! C P6 K10                    one by six pairs; `-` for one who has not opened
//! pile D K11                  a discard pile
//! stock                       an empty stock, if it is named; `stock R5` for some tiles
//! penalty C                   a penalty of 101
//! pairs D                     the player has announced pairs
//! draw                        A is to draw; else A has drawn
//! first                       A is the starter and does not draw
//! ? add R8 0.3: doesNotFit    an action that is refused, or `ok`; nothing is played
//! add R7 0.3                  an action of the player to move
//! C: call                     an action of another player
//! = table R4 R5 R6 R7         what is to be: also `hand A …`, `penalties 0 101 0 0`,
//! = score -101 14 20 202      `need A 101 5`, `turn B`, `phase draw`, `void`, `exhausted`
//! ```

use std::collections::BTreeSet;

use super::{Opened, Outcome, Phase, Round, Turn};
use crate::coded::Coded;
use crate::named::Named;
use crate::notation::write_tiles;
use crate::okey101::action::{Action, Way};
use crate::okey101::penalty::{Penalty, Reason};
use crate::okey101::row::Row;
use crate::okey101::rules::{PENALTY, Rules};
use crate::okey101::score::score;
use crate::okey101::table::Lying;
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::{Kind, Tile, Which};
use crate::wall::{Deal, Wall};

const VECTORS: &str = include_str!("../../../tests/data/okey101-vectors.txt");
const SENTENCES: &str = include_str!("../../../tests/data/okey101-rules.txt");

/// A position being written down.
struct Pose {
    rules: Rules,
    indicator: Tile,
    hands: [Vec<Tile>; 4],
    piles: [Vec<Tile>; 4],
    stock: Option<Vec<Tile>>,
    table: Vec<Vec<Tile>>,
    marks: Vec<bool>,
    opened: [Option<Opened>; 4],
    announced: [bool; 4],
    penalties: Vec<Penalty>,
    phase: Phase,
    first: bool,
    used: Vec<Tile>,
}

fn seat(letter: &str) -> Option<Seat> {
    Seat::new("ABCD".find(letter).filter(|_| letter.len() == 1)?)
}

impl Pose {
    fn new() -> Pose {
        let indicator = Tile::new("B6".parse().expect("a tile"), Which::First);
        Pose {
            rules: Rules::yuzbir(4),
            indicator,
            hands: Default::default(),
            piles: Default::default(),
            stock: None,
            table: Vec::new(),
            marks: Vec::new(),
            opened: [None; 4],
            announced: [false; 4],
            penalties: Vec::new(),
            phase: Phase::Play,
            first: false,
            used: vec![indicator],
        }
    }

    /// Reads tiles, each as a copy that lies nowhere else.
    fn tiles(&mut self, text: &str) -> Vec<Tile> {
        let mut read = |word: &str| {
            let kind: Kind = word.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let tile = kind.tiles().find(|tile| !self.used.contains(tile));
            let tile = tile.unwrap_or_else(|| panic!("{text}: too many {kind}"));
            self.used.push(tile);
            tile
        };
        text.split_whitespace().map(&mut read).collect()
    }

    /// Reads a line of the position; `false` if it is none.
    fn read(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "rules" => self.rules = rest.parse().unwrap_or_else(|error| panic!("{line}: {error}")),
            "indicator" => {
                self.indicator = Tile::new(rest.parse().expect("a tile"), Which::First);
                self.used = vec![self.indicator];
            }
            "table" => {
                for meld in rest.split('|').map(str::trim) {
                    let marked = meld.strip_prefix("= ");
                    self.marks.push(marked.is_some());
                    let tiles = self.tiles(marked.unwrap_or(meld));
                    self.table.push(tiles);
                }
            }
            "pile" => {
                let (of, tiles) = rest.split_once(' ').expect("a player and tiles");
                self.piles[seat(of).expect("a player").index()] = self.tiles(tiles);
            }
            "stock" => self.stock = Some(self.tiles(rest)),
            "penalty" => {
                let seat = seat(rest).expect("a player");
                let reason = Reason::Return;
                self.penalties.push(Penalty { seat, reason, points: PENALTY, tile: None });
            }
            "pairs" if !rest.is_empty() => {
                self.announced[seat(rest).expect("a player").index()] = true;
            }
            "draw" if rest.is_empty() && self.phase == Phase::Play => self.phase = Phase::Draw,
            "first" => self.first = true,
            _ => return self.player(word, rest),
        }
        true
    }

    /// Reads the opening and the hand of a player.
    fn player(&mut self, word: &str, rest: &str) -> bool {
        let Some(seat) = seat(word) else { return false };
        let (way, tiles) = rest.split_once(' ').unwrap_or((rest, ""));
        let opened = |way, usual| {
            let worth = if rest.len() == 1 || way_worth(rest).is_empty() {
                usual
            } else {
                way_worth(rest).parse().expect("a worth")
            };
            Some(Opened { way, worth })
        };
        self.opened[seat.index()] = match &way[..1] {
            "S" => opened(Way::Series, 101),
            "P" => opened(Way::Pairs, 5),
            _ => None,
        };
        self.hands[seat.index()] = self.tiles(tiles);
        true
    }

    fn round(self) -> Round {
        let rest = Rules::PACK.tiles().filter(|tile| !self.used.contains(tile));
        let stock = self.stock.clone().unwrap_or_else(|| rest.take(20).collect());
        let wall = Wall::shuffled(self.rules.deal_plan(), 1, 1, self.rules.players.into());
        let seats = Seats::of(self.rules.players);
        let mut round = Round::new(self.rules, seats, Seat::ALL[0], &wall);
        let hands = self.hands.to_vec();
        let deal = Deal { hands, indicator: None, stock };
        round.supply = Supply::new(Seats::ALL, Seat::ALL[0], deal);
        for (seat, pile) in Seat::ALL.into_iter().zip(&self.piles) {
            pile.iter().for_each(|&tile| {
                round.supply.receive(seat, tile);
                round.supply.discard(seat, tile);
            });
        }
        round.indicator = self.indicator;
        round.table = self
            .table
            .iter()
            .zip(&self.marks)
            .map(|(tiles, &group)| {
                let row = Row { tiles: tiles.clone(), group };
                Lying::new(Seat::ALL[1], round.read(&row).unwrap_or_else(|error| panic!("{error}")))
            })
            .collect();
        round.opened = self.opened;
        round.announced = self.announced;
        round.penalties = self.penalties;
        round.phase = self.phase;
        let drawn = self.phase == Phase::Play && !self.first;
        let came = if drawn { round.hand(Seat::ALL[0]).last().copied() } else { None };
        round.this = Turn { came, ..Turn::default() };
        round
    }
}

/// The number after the letter of a way: `116` of `S116 R3`.
fn way_worth(rest: &str) -> &str {
    &rest.split_whitespace().next().unwrap_or("-")[1..]
}

/// Reads an action, with copies of tiles that the player holds.
fn action(round: &Round, seat: Seat, text: &str) -> Action {
    let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut used = Vec::new();
    let mut held = |tile: Tile| {
        let twins = || tile.kind().tiles().filter(|twin| round.hand(seat).contains(twin));
        let own = round.hand(seat).contains(&tile) && !used.contains(&tile);
        let tile =
            if own { tile } else { twins().find(|twin| !used.contains(twin)).unwrap_or(tile) };
        used.push(tile);
        tile
    };
    let mut row = |row: Row| Row { tiles: row.tiles.into_iter().map(&mut held).collect(), ..row };
    match action {
        Action::Open(rows) => Action::Open(rows.into_iter().map(row).collect()),
        Action::Lay(one) => Action::Lay(row(one)),
        Action::Add { tile, place } => Action::Add { tile: held(tile), place },
        Action::Exchange { tile, place } => Action::Exchange { tile: held(tile), place },
        Action::Discard(tile) => Action::Discard(held(tile)),
        other => other,
    }
}

/// The table without marks of copies.
fn table(round: &Round) -> String {
    let row = |lying: &Lying| Row::new(lying.tiles.clone()).to_string();
    round.table().iter().map(row).collect::<Vec<_>>().join(" | ").replace('\'', "")
}

fn numbers(numbers: [i32; 4]) -> String {
    numbers.map(|number| number.to_string()).join(" ")
}

/// Checks an expectation.
fn expect(round: &Round, name: &str, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "table" => assert_eq!(table(round), rest, "{name}"),
        "hand" => {
            let (of, tiles) = rest.split_once(' ').unwrap_or((rest, ""));
            let mut hand = round.hand(seat(of).expect("a player")).to_vec();
            hand.sort_unstable();
            let mut tiles = crate::notation::tiles(tiles).expect("tiles");
            tiles.sort_unstable();
            let plain = |tiles: &[Tile]| write_tiles(tiles).replace('\'', "");
            assert_eq!(plain(&hand), plain(&tiles), "{name}");
        }
        "penalties" => {
            let sum = |seat| {
                let own = round.penalties().iter().filter(|penalty| penalty.seat == seat);
                own.map(|penalty| penalty.points).sum::<i32>()
            };
            assert_eq!(numbers(Seat::ALL.map(sum)), rest, "{name}");
        }
        "score" => assert_eq!(numbers(score(round).map(|s| s.total())), rest, "{name}"),
        "need" => {
            let (of, needs) = rest.split_once(' ').expect("a player and needs");
            let seat = seat(of).expect("a player");
            let [series, pairs] = [Way::Series, Way::Pairs].map(|way| round.need(seat, way));
            assert_eq!(format!("{series} {pairs}"), needs, "{name}");
        }
        "turn" => assert_eq!(round.turn(), seat(rest), "{name}"),
        "phase" => assert_eq!(round.phase().name(), rest, "{name}"),
        "void" => assert_eq!(round.outcome(), Some(Outcome::Void), "{name}"),
        "exhausted" => assert_eq!(round.outcome(), Some(Outcome::Exhausted), "{name}"),
        "won" => {
            let Some(Outcome::Won(finish)) = round.outcome() else { panic!("{name}: not won") };
            let flags =
                [(finish.by_okey, "okey"), (finish.by_pairs, "pairs"), (finish.from_hand, "hand")];
            let flags = flags.into_iter().filter(|(flag, _)| *flag).map(|(_, name)| name);
            assert_eq!(flags.collect::<Vec<_>>().join(" "), rest, "{name}");
        }
        _ => panic!("{name}: {line}"),
    }
}

/// Plays an action as often as it takes to see that `check` and `play` agree.
fn act(round: &mut Round, name: &str, line: &str) -> Result<(), &'static str> {
    let (by, text) = line.split_once(": ").map_or((None, line), |(by, text)| (seat(by), text));
    let seat = by.or(round.turn()).unwrap_or_else(|| panic!("{name}: the round is over"));
    let action = action(round, seat, text);
    let before = round.clone();
    let checked = round.check(seat, &action);
    let played = round.play(seat, action);
    assert_eq!(checked, played.clone().map(drop), "{name}: {line}");
    played.map(drop).map_err(|refusal| {
        assert_eq!(*round, before, "{name}: {line}: a refusal changes nothing");
        assert!(!refusal.to_string().is_empty());
        refusal.code()
    })
}

/// Plays the vectors with these numbers.
fn check(vectors: std::ops::RangeInclusive<u32>) {
    let mut done = BTreeSet::new();
    for (title, lines) in parts(VECTORS) {
        let number = title.split([' ', '.']).next().and_then(|number| number.parse().ok());
        let number: u32 = number.expect("a number");
        if vectors.contains(&number) {
            done.insert(number);
            run(title, lines);
        }
    }
    assert!(done.into_iter().eq(vectors), "each vector is there");
}

/// Plays the sentences of a section.
fn check_section(section: &str, count: usize) {
    let sentences = parts(SENTENCES).filter(|(title, _)| title.split('.').next() == Some(section));
    let played = sentences.map(|(title, lines)| run(title, lines)).count();
    assert_eq!(played, count, "section {section}");
}

/// The parts of a file, each with its title.
fn parts(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.split("\n# ").skip(1).map(|part| part.split_once('\n').expect("a title and lines"))
}

/// Plays a part.
fn run(title: &str, lines: &str) {
    let (mut pose, mut round) = (Pose::new(), None);
    for line in lines.lines().filter(|line| !line.is_empty()) {
        if round.is_none() && pose.read(line) {
            continue;
        }
        let round = round.get_or_insert_with(|| std::mem::replace(&mut pose, Pose::new()).round());
        let name = format!("{title}: {line}");
        if let Some(expected) = line.strip_prefix("= ") {
            expect(round, &name, expected);
        } else if let Some(asked) = line.strip_prefix("? ") {
            let (action, expected) = asked.rsplit_once(": ").expect("an action and a code");
            let code = act(&mut round.clone(), &name, action).err().unwrap_or("ok");
            assert_eq!(code, expected, "{name}");
        } else {
            act(round, &name, line).unwrap_or_else(|code| panic!("{name}: {code}"));
        }
    }
}

#[test]
fn vectors_9_to_20_opening() {
    check(9..=20);
}

#[test]
fn vectors_21_to_27_adding() {
    check(21..=27);
}

#[test]
fn vectors_28_to_34_exchanging() {
    check(28..=34);
}

#[test]
fn vectors_35_to_39_taking() {
    check(35..=39);
}

#[test]
fn vectors_40_to_45_costly_discards() {
    check(40..=45);
}

#[test]
fn vectors_46_to_49_raising() {
    check(46..=49);
}

#[test]
fn vectors_50_to_61_scores() {
    check(50..=61);
}

#[test]
fn vectors_62_to_66_the_course_of_a_round() {
    check(62..=66);
}

#[test]
fn rule_3_a_turn() {
    check_section("3", 6);
}

#[test]
fn rule_4_opening() {
    check_section("4", 9);
}

#[test]
fn rule_5_taking_the_discard() {
    check_section("5", 12);
}

#[test]
fn rule_8_costly_discards() {
    check_section("8", 9);
}

#[test]
fn rule_9_the_end_of_a_round() {
    check_section("9", 6);
}

#[test]
fn rule_11_records() {
    check_section("11", 4);
}

#[test]
fn rule_12_announced_pairs_and_time_outs() {
    check_section("12", 14);
}
