//! A second, naive opinion on the game with 80 tiles. It shares no code with the engine but the
//! types of tiles, options and actions, tries everything, and is as slow as that.

use std::collections::HashMap;

use istaka::rummi::{Event, OpeningJoker, Options, Outcome, Round};
use istaka::{Kind, Seat, Tile};

/// Colour 0–3 and number; nothing for a joker.
fn face(tile: Tile) -> Option<(usize, usize)> {
    match tile.kind() {
        Kind::Face(face) => Some((face.color as usize, usize::from(face.number.get()))),
        _ => None,
    }
}

/// Every way in which tiles can be read as a run or a group: for each tile what it stands for.
fn readings(tiles: &[Tile], high_one: bool) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    let sets = groups(tiles.len()).into_iter().chain(runs(tiles.len(), high_one));
    for set in sets {
        let mut left = set.clone();
        let mut stands = Vec::new();
        for &tile in tiles {
            if let Some(own) = face(tile) {
                let Some(at) = left.iter().position(|other| *other == own) else { break };
                left.remove(at);
                stands.push(own);
            }
        }
        let natural = tiles.iter().filter(|&&tile| face(tile).is_some()).count();
        if stands.len() == natural {
            all.push(set);
        }
    }
    all
}

/// All groups of so many tiles.
fn groups(len: usize) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    for number in 1..=10 {
        for mask in 0..16_u32 {
            if mask.count_ones() as usize == len && len >= 3 {
                let colors = (0..4).filter(|color| mask >> color & 1 == 1);
                all.push(colors.map(|color| (color, number)).collect());
            }
        }
    }
    all
}

/// All runs of so many tiles.
fn runs(len: usize, high_one: bool) -> Vec<Vec<(usize, usize)>> {
    let last = if high_one { 11 } else { 10 };
    let mut all = Vec::new();
    for color in 0..4 {
        for start in 1..=last {
            if len >= 3 && start + len - 1 <= last {
                let number = |place: usize| if place == 11 { 1 } else { place };
                all.push((start..start + len).map(|place| (color, number(place))).collect());
            }
        }
    }
    all
}

/// The places of tiles of which a series may be made: of one number or of one colour, and jokers.
fn pools(tiles: &[Tile]) -> Vec<Vec<usize>> {
    let pool = |fits: &dyn Fn((usize, usize)) -> bool| {
        (0..tiles.len()).filter(|&at| face(tiles[at]).is_none_or(fits)).collect()
    };
    let numbers = (1..=10).map(|number| pool(&|face| face.1 == number));
    let colors = (0..4).map(|color| pool(&|face| face.0 == color));
    numbers.chain(colors).collect()
}

/// The most that series of some of these tiles are worth together, or at least 20 if they are.
fn worth(tiles: &[Tile], options: &Options) -> u32 {
    fn most(mask: u64, series: &[(u64, u32)], known: &mut HashMap<u64, u32>) -> u32 {
        if mask == 0 {
            return 0;
        }
        if let Some(&found) = known.get(&mask) {
            return found;
        }
        let first = mask & mask.wrapping_neg();
        let mut best = most(mask & !first, series, known);
        for &(tiles, points) in series {
            if tiles & first != 0 && tiles & !mask == 0 {
                best = best.max(points + most(mask & !tiles, series, known));
            }
        }
        known.insert(mask, best);
        best
    }
    let mut series = Vec::new();
    for pool in pools(tiles) {
        for mask in 1..1_u32 << pool.len() {
            let chosen: Vec<usize> =
                (0..pool.len()).filter(|at| mask >> at & 1 == 1).map(|at| pool[at]).collect();
            let all: Vec<Tile> = chosen.iter().map(|&at| tiles[at]).collect();
            let faces: Vec<usize> =
                all.iter().filter_map(|&tile| face(tile)).map(|f| f.1).collect();
            let sum = |set: &Vec<(usize, usize)>| set.iter().map(|face| face.1).sum::<usize>();
            let points = readings(&all, options.high_one).iter().map(sum).max();
            series.extend(points.map(|points| {
                let points = match options.opening_joker {
                    OpeningJoker::Face => points,
                    OpeningJoker::Fifty => {
                        faces.iter().sum::<usize>() + 50 * (all.len() - faces.len())
                    }
                };
                (chosen.iter().fold(0, |mask, at| mask | 1_u64 << at), points as u32)
            }));
        }
    }
    // One that is worth enough alone says all that is asked.
    if let Some(enough) = series.iter().map(|series| series.1).find(|&points| points >= 20) {
        return enough;
    }
    most((1_u64 << tiles.len()) - 1, &series, &mut HashMap::new())
}

/// What an old table, a rack and a new table come to: the code of the rule that is broken.
pub fn judge(
    options: &Options,
    old: &[Vec<Tile>],
    rack: &[Tile],
    opened: bool,
    new: &[Vec<Tile>],
) -> Result<Vec<Tile>, &'static str> {
    if new.len() > 28 {
        return Err("tooManySeries");
    }
    let all: Vec<Tile> = new.concat();
    for (at, &tile) in all.iter().enumerate() {
        if face(tile).is_some_and(|(_, number)| number > 10) || tile.kind() == Kind::FalseJoker {
            return Err("notInPlay");
        }
        if all[..at].contains(&tile) {
            return Err("tileTwice");
        }
        if !old.concat().contains(&tile) && !rack.contains(&tile) {
            return Err("notHeld");
        }
    }
    if old.concat().iter().any(|tile| !all.contains(tile)) {
        return Err("tilesMissing");
    }
    let laid: Vec<Tile> = all.iter().copied().filter(|tile| rack.contains(tile)).collect();
    if laid.is_empty() {
        return Err("nothingLaid");
    }
    if new.iter().any(|series| readings(series, options.high_one).is_empty()) {
        return Err("notASeries");
    }
    if !opened && worth(&laid, options) < 20 {
        return Err("openingTooLow");
    }
    if options.joker_lock && old.iter().any(|series| frees_a_joker(options, series, new)) {
        return Err("jokerLocked");
    }
    Ok(laid)
}

/// Whether a joker of a series lies with none of the tiles with which it lay, and no tile that it
/// could stand for has come to one of them.
fn frees_a_joker(options: &Options, series: &[Tile], new: &[Vec<Tile>]) -> bool {
    let jokers: Vec<Tile> = series.iter().copied().filter(|&tile| face(tile).is_none()).collect();
    let mut used: Vec<Tile> = Vec::new();
    for &joker in &jokers {
        let others: Vec<Tile> = series.iter().copied().filter(|&tile| tile != joker).collect();
        let with = |row: &&Vec<Tile>| row.iter().any(|tile| others.contains(tile));
        if new.iter().filter(with).any(|row| row.contains(&joker)) {
            continue;
        }
        let could: Vec<(usize, usize)> = stands_for(options, series, joker);
        let came = new.iter().filter(with).flatten().copied().find(|tile| {
            let known = face(*tile).is_some_and(|face| could.contains(&face));
            known && !series.contains(tile) && !used.contains(tile)
        });
        match came {
            Some(tile) => used.push(tile),
            None => return true,
        }
    }
    false
}

/// What a joker stands for where it lies: in a run the number of its place, in a group any colour
/// that is missing.
fn stands_for(options: &Options, series: &[Tile], joker: Tile) -> Vec<(usize, usize)> {
    let place = series.iter().position(|&tile| tile == joker).expect("it lies there");
    let natural: Vec<(usize, usize)> = series.iter().filter_map(|&tile| face(tile)).collect();
    // The highest run in the order in which the tiles lie, or else a group.
    let mut run = runs(series.len(), options.high_one).into_iter().filter(|run| {
        let color = natural.first().map_or(0, |face| face.0);
        let fits =
            |(tile, place): (&Tile, &(usize, usize))| face(*tile).is_none_or(|f| f == *place);
        run[0].0 == color && series.iter().zip(run.iter()).all(fits)
    });
    match run.next_back() {
        Some(run) => vec![run[place]],
        None => {
            let number = natural[0].1;
            (0..4).map(|color| (color, number)).filter(|face| !natural.contains(face)).collect()
        }
    }
}

/// What each seat writes, from the racks and the history alone.
pub fn written(round: &Round) -> [u16; 4] {
    let laid = |seat: Seat| {
        round
            .history()
            .iter()
            .filter(move |event| matches!(event, Event::Laid { seat: by, .. } if *by == seat))
    };
    let sum = |seat: Seat| -> u16 {
        let points = |&tile: &Tile| face(tile).map_or(50, |face| face.1 as u16);
        round.hand(seat).iter().map(points).sum()
    };
    Seat::ALL.map(|seat| match round.outcome() {
        _ if !round.seats().contains(seat) => 0,
        None => 0,
        Some(Outcome::Blocked) => sum(seat),
        Some(Outcome::Won { seat: winner, .. }) if winner == seat => 0,
        Some(Outcome::Won { seat: winner, .. }) if laid(winner).count() == 1 => {
            if laid(seat).count() == 0 { 200 } else { 100 }
        }
        Some(Outcome::Won { .. }) => sum(seat),
    })
}
