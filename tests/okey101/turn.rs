//! The best table turn of a player who has opened, against a twin that tries every action.

use std::collections::{BTreeSet, HashSet};

use crate::sample::sample;
use crate::twin;
use istaka::okey101::{
    Action, AddCap, ExchangeGroup, IndicatorPair, Lying, Options, Position, Row, Rules, Solver,
    Turn, Way, points_left, write_rows,
};
use istaka::{Color, Face, Kind, Meld, MeldKind, Number, Reading, Seat, Tile, Wild, write_tiles};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

/// The class of a turn's end, and the points that stay: the least is the best.
type Worth = (u8, u16);

/// All runs and groups, or pairs, of a hand, with wild tiles in all places.
fn rows(hand: &[Tile], okey: Wild, pairs: bool) -> Vec<Row> {
    let mut found = Vec::new();
    let is_wild = |tile: &Tile| okey.read(tile.kind()) == Reading::Wild;
    if pairs {
        for (at, &one) in hand.iter().enumerate() {
            found.extend(hand[at + 1..].iter().map(|&other| Row::new(vec![one, other])));
        }
        found.retain(|row| row.read(okey).is_some());
        return found;
    }
    for color in Color::ALL {
        for first in 1..=11_u8 {
            let numbers = (first..=13).filter_map(Number::new);
            let mut begun = vec![Vec::new()];
            for number in numbers {
                let fits = |tile: &Tile| {
                    is_wild(tile) || okey.read(tile.kind()) == Reading::Face(Face { color, number })
                };
                let longer = |row: &Vec<Tile>| {
                    let free = hand.iter().filter(|tile| fits(tile) && !row.contains(tile));
                    free.map(|&tile| [&row[..], &[tile]].concat()).collect::<Vec<_>>()
                };
                begun = begun.iter().flat_map(longer).collect();
                let runs = begun.iter().filter(|row| row.len() >= 3 && !row.iter().all(is_wild));
                found.extend(runs.cloned().map(Row::new));
            }
        }
    }
    for set in 0_u32..1 << hand.len() {
        let tiles = (0..hand.len()).filter(|at| set >> at & 1 == 1).map(|at| hand[at]);
        let group = Meld::group(&tiles.collect::<Vec<_>>(), okey);
        found.extend(group.map(|meld| Row::of(&meld, okey)));
    }
    found.retain(|row| row.read(okey).is_some());
    found
}

/// The pairs that the twin of the indicator makes by these rules, besides the usual ones.
fn twin_pairs(hand: &[Tile], position: &Position) -> Vec<Row> {
    let indicator = position.okey.indicator().expect("a face").0;
    let Some(&twin) = hand.iter().find(|tile| tile.kind() == indicator) else { return Vec::new() };
    let others = hand.iter().copied().filter(|&tile| tile != twin);
    match (position.rules.indicator_pair, position.way) {
        (IndicatorPair::Single, Way::Pairs) => vec![Row::new(vec![twin])],
        (IndicatorPair::Wild, _) => others.map(|other| Row::new(vec![twin, other])).collect(),
        _ => Vec::new(),
    }
}

/// Reads a row that may be laid.
fn read(row: &Row, okey: Wild) -> Meld {
    row.read(okey).unwrap_or_else(|| {
        let faces = row.tiles.iter().filter_map(|tile| okey.read(tile.kind()).face()).collect();
        Meld { kind: MeldKind::Pair, tiles: row.tiles.clone(), faces }
    })
}

/// Tries all turns.
struct Twin<'a> {
    position: Position<'a>,
    done: HashSet<(Vec<Tile>, String)>,
    best: Option<Worth>,
    /// The kinds that finish.
    last: BTreeSet<Kind>,
}

fn text(table: &[Lying], added: &[(usize, bool)]) -> String {
    let melds: Vec<String> = table
        .iter()
        .map(|lying| format!("{:?}{}{}", lying.kind, lying.number, write_tiles(&lying.tiles)))
        .collect();
    let mut added = added.to_vec();
    added.sort_unstable();
    format!("{} {added:?}", melds.join("|"))
}

impl Twin<'_> {
    fn go(&mut self, hand: &[Tile], table: &[Lying], added: &[(usize, bool)]) {
        let mut sorted = hand.to_vec();
        sorted.sort_unstable();
        if !self.done.insert((sorted, text(table, added))) {
            return;
        }
        let Position { okey, rules, way, pairs, must, .. } = self.position;
        if must.is_none_or(|must| !hand.contains(&must)) {
            let worth = (class(hand, okey), points_left(hand, okey));
            self.best = Some(self.best.map_or(worth, |best| best.min(worth)));
            if let [last] = hand {
                self.last.insert(last.kind());
            }
        }
        let without = |tile: Tile| -> Vec<Tile> {
            hand.iter().copied().filter(|&other| other != tile).collect()
        };
        for (meld, lying) in table.iter().enumerate() {
            for &tile in hand {
                let mut next = table.to_vec();
                for at in 0..lying.tiles.len() {
                    let faces = lying.stands_for(at, okey, rules);
                    if okey.read(tile.kind()).face().is_some_and(|face| faces.contains(&face)) {
                        next[meld].tiles[at] = tile;
                        let more = [&without(tile)[..], &[lying.tiles[at]]].concat();
                        self.go(&more, &next, added);
                        next[meld] = lying.clone();
                    }
                }
                for at in lying.places(tile, okey) {
                    if hand.len() > 1 && may_add(rules, way, added, (meld, at == 0)) {
                        next[meld].add(tile, at);
                        self.go(&without(tile), &next, &[added, &[(meld, at == 0)]].concat());
                        next[meld] = lying.clone();
                    }
                }
            }
        }
        let mut laid = rows(hand, okey, way == Way::Pairs);
        if way == Way::Series && pairs {
            laid.extend(rows(hand, okey, true));
        }
        if way == Way::Pairs || pairs {
            laid.extend(twin_pairs(hand, &self.position));
        }
        for row in laid.iter().filter(|row| row.tiles.len() < hand.len()) {
            let meld = read(row, okey);
            let next = [table, &[Lying::new(Seat::ALL[0], meld)]].concat();
            let rest: Vec<Tile> =
                hand.iter().copied().filter(|tile| !row.tiles.contains(tile)).collect();
            self.go(&rest, &next, added);
        }
    }
}

fn may_add(rules: &Options, way: Way, added: &[(usize, bool)], end: (usize, bool)) -> bool {
    match rules.add_cap {
        AddCap::None => true,
        AddCap::PairsTwo => way == Way::Series || added.len() < 2,
        AddCap::EndTwo => added.iter().filter(|&&other| other == end).count() < 2,
    }
}

fn class(hand: &[Tile], okey: Wild) -> u8 {
    match hand {
        [tile] if okey.read(tile.kind()) == Reading::Wild => 0,
        [_] => 1,
        _ => 2,
    }
}

/// Plays the actions, and returns the tiles that stay.
fn play(turn: &Turn, position: &Position) -> Vec<Tile> {
    let Position { okey, rules, way, .. } = *position;
    let (mut hand, mut table) = (position.hand.to_vec(), position.table.to_vec());
    let mut added = position.added.to_vec();
    let put = |hand: &mut Vec<Tile>, tile: Tile| {
        let at = hand.iter().position(|&other| other == tile).expect("it is in the hand");
        hand.remove(at);
    };
    for action in &turn.actions {
        match action {
            Action::Lay(row) => {
                row.tiles.iter().for_each(|&tile| put(&mut hand, tile));
                let twin = twin_pairs(&[&row.tiles[..], &hand].concat(), position);
                assert!(row.read(okey).is_some() || twin.contains(row), "{row}");
                let meld = read(row, okey);
                let pair = meld.kind == MeldKind::Pair;
                assert!(if pair {
                    way == Way::Pairs || position.pairs
                } else {
                    way == Way::Series
                });
                table.push(Lying::new(Seat::ALL[0], meld));
            }
            Action::Add { tile, place } => {
                put(&mut hand, *tile);
                assert!(table[place.meld].places(*tile, okey).any(|at| at == place.at));
                assert!(may_add(rules, way, &added, (place.meld, place.at == 0)));
                added.push((place.meld, place.at == 0));
                table[place.meld].add(*tile, place.at);
            }
            Action::Exchange { tile, place } => {
                put(&mut hand, *tile);
                let faces = table[place.meld].stands_for(place.at, okey, rules);
                assert!(faces.contains(&okey.read(tile.kind()).face().expect("a face")));
                let place = &mut table[place.meld].tiles[place.at];
                hand.push(std::mem::replace(place, *tile));
            }
            other => panic!("{other}"),
        }
        assert!(!hand.is_empty());
    }
    hand
}

/// A table, and a hand of some of the tiles that are left.
fn deal(random: &mut ChaCha8Rng, count: usize) -> (Vec<Tile>, Vec<Lying>, Wild) {
    let (tiles, okey) = twin::hand(random, 30, 1 + count % 2);
    let mut table: Vec<Lying> = Vec::new();
    let mut all = rows(&tiles[..14], okey, false);
    all.extend(rows(&tiles[..14], okey, true));
    all.shuffle(random);
    let melds = 1 + count % 4;
    for row in all {
        let used = |tile: &Tile| table.iter().any(|lying| lying.tiles.contains(tile));
        let pair = row.tiles.len() == 2;
        if table.len() < melds && !row.tiles.iter().any(used) && (!pair || count.is_multiple_of(3))
        {
            let meld = row.read(okey).expect("a meld");
            table.push(Lying::new(Seat::ALL[0], meld));
        }
    }
    table.retain(|lying| lying.is_consistent(okey));
    let used = |tile: &Tile| table.iter().any(|lying| lying.tiles.contains(tile));
    let mut hand: Vec<Tile> = tiles.iter().copied().filter(|tile| !used(tile)).collect();
    if count.is_multiple_of(3) {
        hand.sort_by_key(|tile| okey.read(tile.kind()) != Reading::Wild);
    }
    hand.truncate(1 + random.random_range(0..6));
    (hand, table, okey)
}

#[test]
fn a_turn_is_as_good_as_the_best_that_the_twin_finds() {
    let mut random = twin::random(11);
    let mut solver = Solver::new();
    let mut classes = [0; 4];
    for count in 0..sample(800, 30_000) {
        let (hand, table, okey) = deal(&mut random, count);
        let caps = [AddCap::None, AddCap::None, AddCap::PairsTwo, AddCap::EndTwo];
        let groups = [ExchangeGroup::Four, ExchangeGroup::Either];
        let rules = Options {
            add_cap: caps[random.random_range(0..4)],
            exchange: random.random_bool(0.9),
            exchange_group: groups[random.random_range(0..2)],
            exchange_pair: random.random_bool(0.8),
            indicator_pair: IndicatorPair::ALL[random.random_range(0..3)],
            ..*Rules::yuzbir(4)
        };
        let position = Position {
            hand: &hand,
            table: &table,
            okey,
            rules: &rules,
            way: if random.random_bool(0.3) { Way::Pairs } else { Way::Series },
            pairs: random.random_bool(0.3),
            must: random.random_bool(0.2).then_some(hand[0]),
            added: &[],
        };
        let mut twin = Twin { position, done: HashSet::new(), best: None, last: BTreeSet::new() };
        twin.go(&hand, &table, &[]);
        let found = solver.turn(&position);
        let last: BTreeSet<Kind> = solver.last_tiles(&position).into_iter().collect();
        let name = format!(
            "{:?} {} {} on {} {rules:?} {:?}",
            position.way,
            okey.0,
            write_tiles(&hand),
            write_rows(
                &table.iter().map(|lying| Row::new(lying.tiles.clone())).collect::<Vec<_>>()
            ),
            position.must
        );
        assert_eq!(last, twin.last, "{name}");
        let worth = found.as_ref().map(|turn| {
            let rest = play(turn, &position);
            let (mut one, mut other) = (rest.clone(), turn.rest.clone());
            one.sort_unstable();
            other.sort_unstable();
            assert_eq!(one, other, "{name}");
            assert!(position.must.is_none_or(|must| !rest.contains(&must)), "{name}");
            (class(&rest, okey), points_left(&rest, okey))
        });
        match (worth, twin.best) {
            // All finishes by an ordinary tile are equal.
            (Some((1, _)), Some((1, _))) => {}
            (found, best) => assert_eq!(found, best, "{name}"),
        }
        classes[worth.map_or(3, |(class, _)| usize::from(class))] += 1;
    }
    assert!(classes.iter().all(|&count| count > 10), "{classes:?}");
}
