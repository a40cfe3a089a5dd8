//! The best table turn of a player who has opened, against a twin that tries every action.

use std::collections::{BTreeSet, HashSet};

use crate::sample::sample;
use crate::twin;
use istaka::okey101::{
    Action, AddCap, ExchangeGroup, IndicatorPair, Lying, Options, PairsLimit, Position, Row, Rules,
    RunLimit, Solver, TableTurn, Way, points_left, write_rows,
};
use istaka::{
    Color, Face, Indicator, Kind, Meld, MeldKind, Number, Reading, Seat, Tile, Wild, tiles,
    write_tiles,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

/// The class of a turn's end, and the points that stay: the least is the best.
type Worth = (u8, u16);

/// All runs and groups, or pairs, of a hand, with wild tiles in all places.
pub fn rows(hand: &[Tile], okey: Wild, pairs: bool) -> Vec<Row> {
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

/// The middle of a turn.
#[derive(Clone)]
struct Middle {
    hand: Vec<Tile>,
    table: Vec<Lying>,
    added: Vec<(usize, bool)>,
    /// Number of pairs that a player of series may still lay.
    pairs: usize,
    /// True once the taken tile has been used.
    used: bool,
}

impl Middle {
    fn begin(position: &Position) -> Middle {
        Middle {
            hand: position.hand.to_vec(),
            table: position.table.to_vec(),
            added: position.added.to_vec(),
            pairs: position.pairs,
            used: position.must.is_none(),
        }
    }

    /// Takes a tile out of the hand; either copy of the taken tile uses it.
    fn put(&mut self, tile: Tile, must: Option<Tile>) {
        let at = self.hand.iter().position(|&other| other == tile).expect("it is in the hand");
        self.hand.remove(at);
        self.used |= must.is_some_and(|must| must.kind() == tile.kind());
    }

    fn key(&self) -> (Vec<Tile>, String) {
        let melds: Vec<String> = self
            .table
            .iter()
            .map(|lying| format!("{:?}{}{}", lying.kind, lying.number, write_tiles(&lying.tiles)))
            .collect();
        let (mut hand, mut added) = (self.hand.clone(), self.added.clone());
        hand.sort_unstable();
        added.sort_unstable();
        (hand, format!("{} {added:?} {} {}", melds.join("|"), self.pairs, self.used))
    }
}

/// Tries all turns.
struct Twin<'a> {
    position: Position<'a>,
    done: HashSet<(Vec<Tile>, String)>,
    best: Option<Worth>,
    /// The kinds that finish.
    last: BTreeSet<Kind>,
}

impl Twin<'_> {
    fn go(&mut self, now: &Middle) {
        if !self.done.insert(now.key()) {
            return;
        }
        let Position { okey, rules, way, must, .. } = self.position;
        if now.used {
            let worth = (class(&now.hand, okey), points_left(&now.hand, okey));
            self.best = Some(self.best.map_or(worth, |best| best.min(worth)));
            if let [last] = now.hand[..] {
                self.last.insert(last.kind());
            }
        }
        for (meld, lying) in now.table.iter().enumerate() {
            for &tile in &now.hand {
                for at in 0..lying.tiles.len() {
                    let faces = lying.stands_for(at, okey, rules);
                    if okey.read(tile.kind()).face().is_some_and(|face| faces.contains(&face)) {
                        let mut next = now.clone();
                        next.put(tile, must);
                        next.hand.push(lying.tiles[at]);
                        next.table[meld].tiles[at] = tile;
                        self.go(&next);
                    }
                }
                for at in lying.places(tile, okey) {
                    let end = (meld, at == 0);
                    if now.hand.len() > 1 && may_add(rules, way, &now.added, end) {
                        let mut next = now.clone();
                        next.put(tile, must);
                        next.table[meld].add(tile, at);
                        next.added.push(end);
                        self.go(&next);
                    }
                }
            }
        }
        let mut laid = rows(&now.hand, okey, way == Way::Pairs);
        if way == Way::Series && now.pairs > 0 {
            laid.extend(rows(&now.hand, okey, true));
        }
        if way == Way::Pairs || now.pairs > 0 {
            laid.extend(twin_pairs(&now.hand, &self.position));
        }
        laid.retain(|row| row.tiles.len() < now.hand.len() && may_be_laid(row, rules));
        for row in laid {
            let mut next = now.clone();
            row.tiles.iter().for_each(|&tile| next.put(tile, must));
            next.pairs = next.pairs.saturating_sub(usize::from(row.tiles.len() < 3));
            next.table.push(Lying::new(Seat::ALL[0], read(&row, okey)));
            self.go(&next);
        }
    }
}

/// Returns `true` if a meld is not too long to be laid at once.
fn may_be_laid(row: &Row, rules: &Options) -> bool {
    rules.run_limit == RunLimit::Off || row.tiles.len() <= 5
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
fn play(turn: &TableTurn, position: &Position) -> Vec<Tile> {
    let Position { okey, rules, way, must, .. } = *position;
    let mut now = Middle::begin(position);
    for action in &turn.actions {
        match action {
            Action::Lay(row) => {
                row.tiles.iter().for_each(|&tile| now.put(tile, must));
                let twin = twin_pairs(&[&row.tiles[..], &now.hand].concat(), position);
                assert!(row.read(okey).is_some() || twin.contains(row), "{row}");
                assert!(may_be_laid(row, rules), "{row}");
                let meld = read(row, okey);
                match (way, meld.kind) {
                    (Way::Pairs, MeldKind::Pair) => {}
                    (Way::Series, MeldKind::Pair) => {
                        now.pairs = now.pairs.checked_sub(1).expect("a pair is allowed");
                    }
                    _ => assert_eq!(way, Way::Series),
                }
                now.table.push(Lying::new(Seat::ALL[0], meld));
            }
            Action::Add { tile, place } => {
                let end = (place.meld, place.at == 0);
                now.put(*tile, must);
                assert!(now.table[place.meld].places(*tile, okey).any(|at| at == place.at));
                assert!(may_add(rules, way, &now.added, end));
                now.added.push(end);
                now.table[place.meld].add(*tile, place.at);
            }
            Action::Exchange { tile, place } => {
                now.put(*tile, must);
                let faces = now.table[place.meld].stands_for(place.at, okey, rules);
                assert!(faces.contains(&okey.read(tile.kind()).face().expect("a face")));
                let place = &mut now.table[place.meld].tiles[place.at];
                now.hand.push(std::mem::replace(place, *tile));
            }
            other => panic!("{other}"),
        }
        assert!(!now.hand.is_empty());
    }
    assert!(now.used, "the taken tile is used");
    now.hand
}

/// A table, and a hand of some of the tiles that are left: in some positions with all of the okeys,
/// beside a table without room, or both.
fn deal(random: &mut ChaCha8Rng, count: usize) -> (Vec<Tile>, Vec<Lying>, Wild) {
    let (tiles, okey) = twin::hand(random, 30, 1 + count % 2);
    let (okeys, closed) = (count.is_multiple_of(3), count % 5 == 4);
    let mut table: Vec<Lying> = Vec::new();
    let mut all = rows(&tiles[..14], okey, false);
    all.extend(rows(&tiles[..14], okey, true));
    all.shuffle(random);
    let melds = count / 2 % 5;
    for row in all {
        let used = |tile: &Tile| table.iter().any(|lying| lying.tiles.contains(tile));
        let meld = row.read(okey).expect("a meld");
        let fits = match meld.kind {
            MeldKind::Pair => okeys || closed,
            MeldKind::Group => !closed || row.tiles.len() == 4,
            MeldKind::Run => !closed,
        };
        if table.len() < melds && fits && !row.tiles.iter().any(used) {
            table.push(Lying::new(Seat::ALL[0], meld));
        }
    }
    table.retain(|lying| lying.is_consistent(okey));
    let used = |tile: &Tile| table.iter().any(|lying| lying.tiles.contains(tile));
    let mut hand: Vec<Tile> = tiles.iter().copied().filter(|tile| !used(tile)).collect();
    if okeys {
        hand.sort_by_key(|tile| okey.read(tile.kind()) != Reading::Wild);
    }
    hand.truncate(1 + random.random_range(0..sample(6, 7)));
    (hand, table, okey)
}

#[test]
fn a_turn_is_as_good_as_the_best_that_the_twin_finds() {
    let mut random = twin::random(11);
    let mut solver = Solver::new();
    let mut classes = [0; 4];
    for count in 0..sample(800, 15_000) {
        let (hand, table, okey) = deal(&mut random, count);
        let caps = [AddCap::None, AddCap::None, AddCap::PairsTwo, AddCap::EndTwo];
        let groups = [ExchangeGroup::Four, ExchangeGroup::Either];
        let rules = Options {
            add_cap: caps[random.random_range(0..4)],
            exchange: random.random_bool(0.9),
            exchange_group: groups[random.random_range(0..2)],
            exchange_pair: random.random_bool(0.8),
            indicator_pair: IndicatorPair::ALL[random.random_range(0..3)],
            run_limit: RunLimit::ALL[random.random_range(0..2)],
            pairs_limit: PairsLimit::ALL[random.random_range(0..2)],
            ..*Rules::yuzbir(4)
        };
        let position = Position {
            hand: &hand,
            table: &table,
            okey,
            rules: &rules,
            way: if random.random_bool(0.4) { Way::Pairs } else { Way::Series },
            pairs: [0, 0, 1, rules.pairs_limit.most()][random.random_range(0..4)],
            must: random.random_bool(0.3).then_some(hand[0]),
            added: &[],
        };
        let mut twin = Twin { position, done: HashSet::new(), best: None, last: BTreeSet::new() };
        twin.go(&Middle::begin(&position));
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

#[test]
fn a_taken_okey_is_lent_and_is_then_the_last_discard() {
    let rules: Rules = "yuzbir exchange-pair=no".parse().expect("rules");
    let okey = Indicator("Y1".parse().expect("a tile")).okey();
    let hand = tiles("Y2' R13' R13 Y9' Y11 R11 K11'").expect("tiles");
    let run = Row::new(tiles("Y10' Y11' Y12'").expect("tiles"));
    let position = Position {
        hand: &hand,
        table: &[Lying::new(Seat::ALL[0], read(&run, okey))],
        okey,
        rules: &rules,
        way: Way::Series,
        pairs: 1,
        must: Some(hand[0]),
        added: &[],
    };
    let turn = Solver::new().turn(&position).expect("it can be used");
    assert_eq!(write_tiles(&play(&turn, &position)), "Y2'");
}
