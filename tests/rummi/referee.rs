//! A second, naive judge of table rummy. It shares no code with the engine
//! except the types of tiles, options and actions, and tries all possibilities slowly.

use std::collections::HashMap;

use istaka::rummi::{
    Counting, Event, JokerValue, Jokers, Numbers, OpeningJoker, Options, Outcome, Round,
};
use istaka::{Kind, Seat, Tile};

/// Colour 0–3 and number; `None` for a joker.
fn face(tile: Tile) -> Option<(usize, usize)> {
    match tile.kind() {
        Kind::Face(face) => Some((face.color as usize, usize::from(face.number.get()))),
        _ => None,
    }
}

/// The highest number.
fn last(options: &Options) -> usize {
    if options.numbers == Numbers::Ten { 10 } else { 13 }
}

/// The points of a joker on the rack.
fn joker(options: &Options) -> usize {
    if options.joker_value == JokerValue::Fifty { 50 } else { 30 }
}

/// Every way in which tiles can be read as a run or a group: for each tile the face that it stands
/// for.
fn readings(tiles: &[Tile], options: &Options) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    let sets = groups(tiles.len(), options).into_iter().chain(runs(tiles.len(), options));
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

/// All groups of `len` tiles.
fn groups(len: usize, options: &Options) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    for number in 1..=last(options) {
        for mask in 0..16_u32 {
            if mask.count_ones() as usize == len && len >= 3 {
                let colors = (0..4).filter(|color| mask >> color & 1 == 1);
                all.push(colors.map(|color| (color, number)).collect());
            }
        }
    }
    all
}

/// All runs of `len` tiles.
fn runs(len: usize, options: &Options) -> Vec<Vec<(usize, usize)>> {
    let numbers = last(options);
    let last = numbers + usize::from(options.high_one);
    let mut all = Vec::new();
    for color in 0..4 {
        for start in 1..=last {
            if len >= 3 && start + len - 1 <= last {
                let number = |place: usize| if place > numbers { 1 } else { place };
                all.push((start..start + len).map(|place| (color, number(place))).collect());
            }
        }
    }
    all
}

/// The indices of tiles that a series may consist of: of one number or of one colour, and jokers.
fn pools(tiles: &[Tile], options: &Options) -> Vec<Vec<usize>> {
    let pool = |fits: &dyn Fn((usize, usize)) -> bool| {
        (0..tiles.len()).filter(|&at| face(tiles[at]).is_none_or(fits)).collect()
    };
    let numbers = (1..=last(options)).map(|number| pool(&|face| face.1 == number));
    let colors = (0..4).map(|color| pool(&|face| face.0 == color));
    numbers.chain(colors).collect()
}

/// The faces of each tile of a series where it lies: the highest run in the order of the
/// tiles, or else a group, or else the highest run in any order. Jokers alone stand for the highest
/// number.
fn standing(series: &[Tile], options: &Options) -> Vec<Vec<(usize, usize)>> {
    let natural: Vec<(usize, usize)> = series.iter().filter_map(|&tile| face(tile)).collect();
    let Some(&first) = natural.first() else {
        return vec![(0..4).map(|color| (color, last(options))).collect(); series.len()];
    };
    let own = |run: &Vec<(usize, usize)>| run[0].0 == first.0;
    let all: Vec<_> = runs(series.len(), options).into_iter().filter(own).collect();
    let lies = |run: &&Vec<(usize, usize)>| {
        series.iter().zip(run.iter()).all(|(&tile, place)| face(tile).is_none_or(|f| f == *place))
    };
    if let Some(run) = all.iter().rfind(lies) {
        return run.iter().map(|&face| vec![face]).collect();
    }
    let missing = |set: &[(usize, usize)]| -> Vec<(usize, usize)> {
        set.iter().copied().filter(|face| !natural.contains(face)).collect()
    };
    if natural.iter().all(|face| face.1 == first.1) {
        let colors: Vec<_> = (0..4).map(|color| (color, first.1)).collect();
        let any = |&tile: &Tile| face(tile).map_or_else(|| missing(&colors), |face| vec![face]);
        return series.iter().map(any).collect();
    }
    let holds = |run: &&Vec<(usize, usize)>| natural.iter().all(|face| run.contains(face));
    let run = all.iter().rfind(holds).expect("it is a series");
    let mut left = missing(run).into_iter();
    let each = |&tile: &Tile| face(tile).or_else(|| left.next()).into_iter().collect();
    series.iter().map(each).collect()
}

/// Returns `true` if each of these tiles can stand for another place of a group or a run.
fn fits(stands: &[&Vec<(usize, usize)>], set: &[(usize, usize)]) -> bool {
    let Some((first, rest)) = stands.split_first() else { return true };
    first.iter().any(|face| {
        let at = set.iter().position(|other| other == face);
        at.is_some_and(|at| fits(rest, &[&set[..at], &set[at + 1..]].concat()))
    })
}

/// The largest total worth of series of a player's own tiles on a table, or any value that
/// suffices to open.
fn worth(table: &[Vec<Tile>], own: &[Tile], options: &Options) -> u32 {
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
    let fifty = options.opening_joker == OpeningJoker::Fifty;
    let any = |tiles: &[Tile]| -> Vec<Vec<(usize, usize)>> {
        let all: Vec<_> =
            (1..=last(options)).flat_map(|n| (0..4).map(move |color| (color, n))).collect();
        tiles.iter().map(|&tile| face(tile).map_or_else(|| all.clone(), |f| vec![f])).collect()
    };
    let place = options.opening_joker == OpeningJoker::Face;
    let stands = |series: &Vec<Tile>| {
        if place { standing(series, options) } else { any(series) }
    };
    let lying = table.iter().flat_map(|row| row.iter().copied().zip(stands(row)));
    let (tiles, stands): (Vec<Tile>, Vec<Vec<(usize, usize)>>) =
        lying.filter(|(tile, _)| own.contains(tile)).unzip();
    let mut series = Vec::new();
    for pool in pools(&tiles, options) {
        for mask in 1..1_u32 << pool.len() {
            let chosen: Vec<usize> =
                (0..pool.len()).filter(|at| mask >> at & 1 == 1).map(|at| pool[at]).collect();
            let each: Vec<_> = chosen.iter().map(|&at| &stands[at]).collect();
            let sets = groups(chosen.len(), options).into_iter().chain(runs(chosen.len(), options));
            let sum = |set: Vec<(usize, usize)>| set.iter().map(|face| face.1).sum::<usize>();
            let natural = |&at: &usize| face(tiles[at]).map_or(joker(options), |face| face.1);
            let points = sets.filter(|set| fits(&each, set)).map(sum).max();
            let points = points.map(|points| match fifty {
                true => chosen.iter().map(natural).sum::<usize>(),
                false => points,
            });
            series.extend(points.map(|points| {
                (chosen.iter().fold(0, |mask, at| mask | 1_u64 << at), points as u32)
            }));
        }
    }
    // A single series of enough worth suffices.
    if let Some(enough) =
        series.iter().map(|series| series.1).find(|&points| points >= options.opening.into())
    {
        return enough;
    }
    most((1_u64 << tiles.len()) - 1, &series, &mut HashMap::new())
}

/// Judges an old table, a rack and a new table: returns the code of the broken rule.
pub fn judge(
    options: &Options,
    old: &[Vec<Tile>],
    rack: &[Tile],
    opened: bool,
    new: &[Vec<Tile>],
) -> Result<Vec<Tile>, &'static str> {
    let jokers = if options.jokers == Jokers::Four { 4 } else { 2 };
    if new.len() > (8 * last(options) + jokers) / 3 {
        return Err("tooManySeries");
    }
    let all: Vec<Tile> = new.concat();
    for (at, &tile) in all.iter().enumerate() {
        let is_there = match face(tile) {
            Some((_, number)) => number <= last(options),
            None => tile.kind() == Kind::Joker && (tile.which() as usize) < jokers,
        };
        if !is_there {
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
    if new.iter().any(|series| readings(series, options).is_empty()) {
        return Err("notASeries");
    }
    if !opened && worth(new, rack, options) < options.opening.into() {
        return Err("openingTooLow");
    }
    if options.joker_lock && old.iter().any(|series| frees_a_joker(options, series, new)) {
        return Err("jokerLocked");
    }
    Ok(laid)
}

/// Returns `true` if a joker of a series lies with none of the tiles that it lay with, and no tile
/// that it could stand for has come to one of them.
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

/// The faces that a joker may stand for: in a run the number of its place, in a group any missing
/// colour.
fn stands_for(options: &Options, series: &[Tile], joker: Tile) -> Vec<(usize, usize)> {
    let place = series.iter().position(|&tile| tile == joker).expect("it lies there");
    let natural: Vec<(usize, usize)> = series.iter().filter_map(|&tile| face(tile)).collect();
    // The highest run in the order as written, or else a group.
    let mut run = runs(series.len(), options).into_iter().filter(|run| {
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

/// The score of each seat, from the racks and the history alone.
pub fn written(round: &Round) -> [i32; 4] {
    let options: &Options = round.rules();
    let laid = |seat: Seat| {
        round
            .history()
            .iter()
            .filter(move |event| matches!(event, Event::Laid { seat: by, .. } if *by == seat))
    };
    let sum = |seat: Seat| -> i32 {
        let points = |&tile: &Tile| face(tile).map_or(joker(options), |face| face.1) as i32;
        round.hand(seat).iter().map(points).sum()
    };
    let takes = options.count == Counting::WinnerTakes;
    let least = round.seats().iter().map(sum).min().unwrap_or(0);
    let best: Vec<Seat> = round.seats().iter().filter(|&seat| sum(seat) == least).collect();
    let all: i32 = round.seats().iter().map(|seat| sum(seat) - least).sum();
    Seat::ALL.map(|seat| match round.outcome() {
        _ if !round.seats().contains(seat) => 0,
        None => 0,
        Some(_) if takes => match best.iter().position(|&other| other == seat) {
            Some(at) => (0..all).filter(|point| *point as usize % best.len() == at).count() as i32,
            None => least - sum(seat),
        },
        Some(Outcome::Blocked) => sum(seat),
        Some(Outcome::Won { seat: winner, .. }) if winner == seat => 0,
        Some(Outcome::Won { seat: winner, .. }) if laid(winner).count() == 1 => {
            if laid(seat).count() == 0 { 200 } else { 100 }
        }
        Some(Outcome::Won { .. }) => sum(seat),
    })
}
