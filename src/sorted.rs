//! Tiles sorted into rows for a rack, in any game: complete, begun and loose ones.

use crate::meld::MeldRules;
use crate::sort::sort_short;
use crate::tile::{Color, Face, Number, Reading, Tile, Wild};

/// A hand in rows. Every tile is in one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Sorted {
    /// Complete melds.
    pub whole: Vec<Vec<Tile>>,
    /// Incomplete melds, and wild tiles.
    pub begun: Vec<Vec<Tile>>,
    /// Single tiles, by colour.
    pub loose: Vec<Vec<Tile>>,
}

/// A tile that is not wild, and its face.
#[derive(Clone, Copy, PartialEq)]
pub struct Plain {
    pub tile: Tile,
    pub face: Face,
}

/// Separates ordinary and wild tiles.
pub fn read(hand: &[Tile], wild: Wild) -> (Vec<Plain>, Vec<Tile>) {
    let (mut plain, mut wilds) = (Vec::new(), Vec::new());
    for &tile in hand {
        match wild.read(tile.kind()) {
            Reading::Face(face) => plain.push(Plain { tile, face }),
            Reading::Wild => wilds.push(tile),
        }
    }
    (plain, wilds)
}

/// Sorts by runs of three and more, then the rest by colour and number. All these rows are in
/// [`Sorted::begun`], in this order.
pub fn by_runs(hand: &[Tile], wild: Wild, rules: &MeldRules) -> Sorted {
    let (plain, wilds) = read(hand, wild);
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
    let begun = rows(runs.iter().chain(&rest)).into_iter().chain(some(wilds)).collect();
    Sorted { begun, ..Sorted::default() }
}

/// Returns the longest sequence of consecutive numbers. The tiles are sorted by number.
fn longest_run(tiles: &[Plain], rules: &MeldRules) -> Vec<Plain> {
    let mut longest = Vec::new();
    for start in 0..tiles.len() {
        let mut run: Vec<Plain> = Vec::new();
        // A 1, which comes first, may follow the highest number, which comes last.
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

/// Sorts by groups: three and four colours of one number are complete, two tiles of one number are
/// begun.
pub fn by_groups(hand: &[Tile], wild: Wild) -> Sorted {
    let (plain, wilds) = read(hand, wild);
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
    let begun = rows(&begun).into_iter().chain(some(wilds)).collect();
    Sorted { whole: rows(&whole), begun, loose: rows(&colors(&single)) }
}

/// Sorts by twins, which count as complete.
pub fn by_pairs(hand: &[Tile], okey: Wild) -> Sorted {
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

/// Sorts the tiles beside complete melds into begun and loose ones; tiles that go together become
/// neighbours.
pub fn beside(whole: Vec<Vec<Tile>>, rest: &[Tile], wild: Wild, rules: &MeldRules) -> Sorted {
    let mut begun: Vec<Vec<Tile>> = Vec::new();
    let mut faces: Vec<Face> = Vec::new();
    for &tile in rest {
        let face = wild.read(tile.kind()).face();
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
        [tile] => wild.read(tile.kind()) != Reading::Wild,
        _ => false,
    };
    let single = begun.extract_if(.., |row| alone(row)).flatten().collect::<Vec<Tile>>();
    let loose = rows(&colors(&read(&single, wild).0));
    Sorted { whole, begun, loose }
}

/// Returns `true` if a face may be in one run or one group with the faces before it.
pub fn goes_on(faces: &[Face], face: Face, rules: &MeldRules) -> bool {
    let Some(last) = faces.last() else { return true };
    let group = |other: &Face| other.number == face.number && other.color != face.color;
    let near = (1..=2).contains(&rules.apart(last.number, face.number));
    let run = near && faces.iter().all(|other| other.color == face.color);
    run || faces.iter().all(group)
}

/// Returns tiles with those adjacent that may be in one run, and the others by number.
pub fn neighbours(tiles: &[Plain], rules: &MeldRules) -> Vec<Tile> {
    let (mut begun, mut single) = (Vec::new(), Vec::new());
    for color in colors(tiles) {
        let mut rows: Vec<Vec<Plain>> = Vec::new();
        for tile in color {
            match rows.last_mut() {
                Some(row) if is_near(row, tile) => row.push(tile),
                _ => rows.push(vec![tile]),
            }
        }
        // A 1, which comes first, may follow the highest number, which comes last.
        if let [first, .., last] = &mut rows[..]
            && let ([one], Some(high)) = (&first[..], last.last())
            && goes_on(&[high.face], one.face, rules)
        {
            last.append(first);
        }
        for row in rows {
            if row.len() == 1 { single.extend(row) } else { begun.extend(row) }
        }
    }
    ascend(&mut single);
    begun.iter().chain(&single).map(|plain| plain.tile).collect()
}

/// Returns `true` if the difference of the numbers is 1 or 2.
fn is_near(row: &[Plain], tile: Plain) -> bool {
    let before = |last: &Plain| tile.face.number.get() - last.face.number.get();
    row.last().is_some_and(|last| (1..=2).contains(&before(last)))
}

/// The tiles of each colour by rising number.
pub fn colors(tiles: &[Plain]) -> Vec<Vec<Plain>> {
    let of = |color| {
        let mut same: Vec<Plain> =
            tiles.iter().copied().filter(|tile| tile.face.color == color).collect();
        ascend(&mut same);
        same
    };
    Color::ALL.map(of).into()
}

/// Sorts tiles by rising number, stable.
pub fn ascend(tiles: &mut [Plain]) {
    sort_short(tiles, |tile| tile.face.number);
}

/// Drops empty rows.
pub fn rows<'a>(rows: impl IntoIterator<Item = &'a Vec<Plain>>) -> Vec<Vec<Tile>> {
    let tiles = |row: &Vec<Plain>| row.iter().map(|plain| plain.tile).collect();
    rows.into_iter().map(tiles).filter(|row: &Vec<Tile>| !row.is_empty()).collect()
}

/// Returns a row unless it is empty.
pub fn some(row: Vec<Tile>) -> Option<Vec<Tile>> {
    (!row.is_empty()).then_some(row)
}
