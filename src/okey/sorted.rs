//! The orders in which a player may have his tiles laid out on his rack.

use super::solver::Solver;
use crate::meld::MeldRules;
use crate::named::Named;
use crate::tile::{Color, Face, Number, Reading, Tile, Wild};

/// What a hand is sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Colours and rising numbers.
    Runs,
    /// Numbers.
    Groups,
    /// Twins.
    Pairs,
    /// The arrangement that the solver finds.
    Best,
}

impl Named for Order {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Order::Runs, "runs"),
        (Order::Groups, "groups"),
        (Order::Pairs, "pairs"),
        (Order::Best, "best"),
    ];
}

/// A hand in rows. Every tile is in one of them.
///
/// ```
/// use istaka::{Indicator, HandRules, Order, Solver, Sorted, tiles, write_tiles};
/// let okey = Indicator("B6".parse()?).okey();
/// let mut solver = Solver::new(HandRules { high_one: true, seven_pairs: true });
/// let hand = tiles("R9 Y9 K9 R9' B2 B2' R3")?;
/// let sorted = Sorted::of(Order::Groups, &hand, okey, &mut solver);
/// assert_eq!(write_tiles(&sorted.whole[0]), "R9 Y9 K9");
/// assert_eq!(write_tiles(&sorted.begun[0]), "B2 B2'");
/// assert_eq!(write_tiles(&sorted.loose[0]), "R3 R9'");
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sorted {
    /// What is complete.
    pub whole: Vec<Vec<Tile>>,
    /// What is begun, and what goes with anything.
    pub begun: Vec<Vec<Tile>>,
    /// What goes with nothing, by colour.
    pub loose: Vec<Vec<Tile>>,
}

impl Sorted {
    /// Sorts up to fifteen tiles. A false joker counts as the tile that it stands for; wild tiles
    /// stay apart, but for the best arrangement.
    pub fn of(order: Order, hand: &[Tile], okey: Wild, solver: &mut Solver) -> Sorted {
        match order {
            Order::Runs => by_runs(hand, okey, &solver.rules().melds()),
            Order::Groups => by_groups(hand, okey),
            Order::Pairs => by_pairs(hand, okey),
            Order::Best => by_best(hand, okey, solver),
        }
    }
}

/// A tile that is not wild, and its face.
#[derive(Clone, Copy, PartialEq)]
struct Plain {
    tile: Tile,
    face: Face,
}

/// The tiles that are not wild, and those that are.
fn read(hand: &[Tile], okey: Wild) -> (Vec<Plain>, Vec<Tile>) {
    let (mut plain, mut wild) = (Vec::new(), Vec::new());
    for &tile in hand {
        match okey.read(tile.kind()) {
            Reading::Face(face) => plain.push(Plain { tile, face }),
            Reading::Wild => wild.push(tile),
        }
    }
    (plain, wild)
}

/// Runs of three and more, then colour by colour what is left, by rising number.
fn by_runs(hand: &[Tile], okey: Wild, rules: &MeldRules) -> Sorted {
    let (plain, wild) = read(hand, okey);
    let mut runs = Vec::new();
    let mut rest = Vec::new();
    for mut left in colors(&plain) {
        loop {
            let run = longest_run(&left, rules);
            if run.len() < 3 {
                break;
            }
            left.retain(|tile| !run.contains(tile));
            runs.push(run);
        }
        rest.push(left);
    }
    let begun = rows(runs.iter().chain(&rest)).into_iter().chain(some(wild)).collect();
    Sorted { begun, ..Sorted::default() }
}

/// The longest row of numbers of which each follows the one before. The tiles come by number.
fn longest_run(tiles: &[Plain], rules: &MeldRules) -> Vec<Plain> {
    let mut longest = Vec::new();
    for start in 0..tiles.len() {
        let mut run: Vec<Plain> = Vec::new();
        // A 1, which comes first, may follow the 13, which comes last.
        for &tile in tiles[start..].iter().chain(tiles.first()) {
            let follows =
                run.last().is_none_or(|last| rules.follows(tile.face.number, last.face.number));
            if follows && !run.contains(&tile) {
                run.push(tile);
            }
        }
        if run.len() > longest.len() {
            longest = run;
        }
    }
    longest
}

/// Three and four colours of one number are complete, two tiles of one number are begun.
fn by_groups(hand: &[Tile], okey: Wild) -> Sorted {
    let (plain, wild) = read(hand, okey);
    let (mut whole, mut begun, mut single) = (Vec::new(), Vec::new(), Vec::new());
    for number in Number::all() {
        let mut same: Vec<Plain> =
            plain.iter().copied().filter(|tile| tile.face.number == number).collect();
        let of = |color| same.iter().copied().find(|tile| tile.face.color == color);
        let group: Vec<Plain> = Color::ALL.into_iter().filter_map(of).collect();
        if group.len() >= 3 {
            same.retain(|tile| !group.contains(tile));
            whole.push(group);
        }
        if same.len() == 1 { single.extend(same) } else { begun.push(same) }
    }
    let begun = rows(&begun).into_iter().chain(some(wild)).collect();
    Sorted { whole: rows(&whole), begun, loose: rows(&colors(&single)) }
}

/// Twins are complete.
fn by_pairs(hand: &[Tile], okey: Wild) -> Sorted {
    let (plain, wild) = read(hand, okey);
    let (mut whole, mut single): (Vec<Vec<Plain>>, Vec<Plain>) = Default::default();
    for tile in colors(&plain).concat() {
        match single.last() {
            Some(&last) if last.face == tile.face => {
                single.pop();
                whole.push(vec![last, tile]);
            }
            _ => single.push(tile),
        }
    }
    let begun = some(wild).into_iter().collect();
    Sorted { whole: rows(&whole), begun, loose: rows(&colors(&single)) }
}

/// Of what is left beside the best melds, neighbours that may become one are begun.
fn by_best(hand: &[Tile], okey: Wild, solver: &mut Solver) -> Sorted {
    let best = solver.arrange(hand, okey);
    let whole = best.melds.iter().map(|meld| meld.tiles.clone()).collect();
    beside(whole, &best.loose(), okey, &solver.rules().melds())
}

/// Shares what is left beside complete melds into what is begun and what goes with nothing; tiles
/// that go together come side by side.
fn beside(whole: Vec<Vec<Tile>>, rest: &[Tile], okey: Wild, rules: &MeldRules) -> Sorted {
    let mut begun: Vec<Vec<Tile>> = Vec::new();
    let mut faces: Vec<Face> = Vec::new();
    for &tile in rest {
        let face = match okey.read(tile.kind()) {
            Reading::Face(face) => Some(face),
            Reading::Wild => None,
        };
        match begun.last_mut() {
            Some(row) if face.is_none_or(|face| goes_on(&faces, face, rules)) => row.push(tile),
            _ => {
                begun.push(vec![tile]);
                faces.clear();
            }
        }
        faces.extend(face);
    }
    let alone = |row: &Vec<Tile>| match row[..] {
        [tile] => okey.read(tile.kind()) != Reading::Wild,
        _ => false,
    };
    let single = begun.extract_if(.., |row| alone(row)).flatten().collect::<Vec<Tile>>();
    let loose = rows(&colors(&read(&single, okey).0));
    Sorted { whole, begun, loose }
}

/// Whether a face may be in one run or one group with those before it.
fn goes_on(faces: &[Face], face: Face, rules: &MeldRules) -> bool {
    let Some(last) = faces.last() else { return true };
    let group = |other: &Face| other.number == face.number && other.color != face.color;
    let near = (1..=2).contains(&rules.apart(last.number, face.number));
    let run = near && faces.iter().all(|other| other.color == face.color);
    run || faces.iter().all(group)
}

/// The tiles of each colour by rising number.
fn colors(tiles: &[Plain]) -> Vec<Vec<Plain>> {
    let of = |color| {
        let mut same: Vec<Plain> =
            tiles.iter().copied().filter(|tile| tile.face.color == color).collect();
        same.sort_by_key(|tile| tile.face.number);
        same
    };
    Color::ALL.map(of).into()
}

/// The rows that have tiles.
fn rows<'a>(rows: impl IntoIterator<Item = &'a Vec<Plain>>) -> Vec<Vec<Tile>> {
    let tiles = |row: &Vec<Plain>| row.iter().map(|plain| plain.tile).collect();
    rows.into_iter().map(tiles).filter(|row: &Vec<Tile>| !row.is_empty()).collect()
}

/// A row, if it has tiles.
fn some(row: Vec<Tile>) -> Option<Vec<Tile>> {
    (!row.is_empty()).then_some(row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{tiles, write_tiles};
    use crate::okey::rules::HandRules;
    use crate::tile::Indicator;

    const TURKISH: HandRules = HandRules { high_one: true, seven_pairs: true };
    const LOW_ONE: HandRules = HandRules { high_one: false, seven_pairs: true };

    /// Under a B6 the B7 is wild, and a false joker is a blue 7.
    fn okey() -> Wild {
        Indicator("B6".parse().expect("a tile")).okey()
    }

    /// What is complete, what is begun and the rest, each row by row.
    fn show(sorted: &Sorted) -> [String; 3] {
        let rows = |rows: &[Vec<Tile>]| {
            rows.iter().map(|row| write_tiles(row)).collect::<Vec<_>>().join(" | ")
        };
        [rows(&sorted.whole), rows(&sorted.begun), rows(&sorted.loose)]
    }

    fn check(order: Order, rules: HandRules, hand: &str, expect: [&str; 3]) {
        let hand = tiles(hand).expect("tiles");
        let sorted = Sorted::of(order, &hand, okey(), &mut Solver::new(rules));
        assert_eq!(show(&sorted), expect, "{order:?} {}", write_tiles(&hand));
        let mut all = [sorted.whole, sorted.begun, sorted.loose].concat().concat();
        let mut held = hand;
        all.sort_unstable();
        held.sort_unstable();
        assert_eq!(all, held, "every tile is in one row");
    }

    #[test]
    fn runs_come_together_1_behind_13_a_false_joker_as_the_tile_it_is() {
        let hand = "R12 B8 R1 F B6' R13 Y4 R12'";
        check(Order::Runs, TURKISH, hand, ["", "R12 R13 R1 | B6' F B8 | R12' | Y4", ""]);
    }

    #[test]
    fn a_1_stays_in_front_where_it_may_not_follow_13() {
        let hand = "R12 R1 R13 R11";
        check(Order::Runs, LOW_ONE, hand, ["", "R11 R12 R13 | R1", ""]);
        check(Order::Runs, TURKISH, hand, ["", "R11 R12 R13 R1", ""]);
        check(Order::Runs, TURKISH, "R1 R13", ["", "R1 R13", ""]);
    }

    #[test]
    fn groups_come_together_pairs_of_numbers_behind_them() {
        let hand = "R9 Y9 K9 R9' B2 B2' Y5 F R7 K7 R3";
        let expect = ["R7 F K7 | R9 Y9 K9", "B2 B2'", "R3 R9' | Y5"];
        check(Order::Groups, TURKISH, hand, expect);
    }

    #[test]
    fn twins_come_together_a_false_joker_as_the_tile_it_is() {
        let hand = "R9 K3 R9' F B2 F' R1 Y5 R10";
        let expect = ["R9 R9' | F F'", "", "R1 R10 | Y5 | B2 | K3"];
        check(Order::Pairs, TURKISH, hand, expect);
    }

    #[test]
    fn wild_tiles_stay_apart() {
        check(Order::Runs, TURKISH, "B7 R1 B7'", ["", "R1 | B7 B7'", ""]);
        check(Order::Groups, TURKISH, "B7 R1 B7'", ["", "B7 B7'", "R1"]);
        check(Order::Pairs, TURKISH, "B7 R1 B7'", ["", "B7 B7'", "R1"]);
    }

    #[test]
    fn what_is_left_beside_the_best_melds_is_begun_or_loose() {
        let rest = |rest: &str, rules: HandRules| {
            show(&beside(Vec::new(), &tiles(rest).expect("tiles"), okey(), &rules.melds()))
        };
        let many = "Y4 Y6 F K7 R12 R13 K9 Y1 Y7";
        assert_eq!(rest(many, TURKISH), ["", "Y4 Y6 | F K7 | R12 R13", "Y1 Y7 | K9"]);
        assert_eq!(rest("R12 R13 R1", TURKISH), ["", "R12 R13 R1", ""]);
        assert_eq!(rest("R12 R13 R1", LOW_ONE), ["", "R12 R13", "R1"]);
        assert_eq!(
            rest("R4 B7 K9", TURKISH),
            ["", "R4 B7", "K9"],
            "a wild tile stays with its meld"
        );
        let hand = "R1 R2 R3 K9 Y4 Y6 R13' K1 B2 B13 Y11 Y8 R8 K5";
        let expect = ["R1 R2 R3", "R13' B13 | Y4 Y6 Y8", "R8 | Y11 | B2 | K1 K5 K9"];
        check(Order::Best, TURKISH, hand, expect);
    }
}
