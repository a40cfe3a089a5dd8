//! A naive referee of 101 Okey: judges each action and counts the points by trying all readings of
//! tiles, from the events that all players see.

use istaka::okey101::{
    Action, AddCap, AllPairs, Event, ExchangeGroup, Factors, Feed, FromHand, IndicatorPair, Lying,
    Outcome, PairsLimit, Phase, Place, Playable, Reason, Round, Row, RunLimit, StockEnd, TakeBack,
    Way,
};
use istaka::{Color, Face, MeldKind, Number, Reading, Seat, Tile};

/// A reading of laid tiles: run, group or pair, and its value.
pub type Meld = (MeldKind, u16);

fn face(round: &Round, tile: Tile) -> Option<Face> {
    match round.okey().read(tile.kind()) {
        Reading::Face(face) => Some(face),
        Reading::Wild => None,
    }
}

/// The colour and the first number of a run as it is written.
fn run(round: &Round, tiles: &[Tile]) -> Option<(Color, u8)> {
    let fits = |color: Color, first: u8| {
        tiles.iter().enumerate().all(|(at, &tile)| {
            let number = Number::new(first + at as u8);
            number.is_some_and(|number| {
                face(round, tile).is_none_or(|face| face == Face { color, number })
            })
        })
    };
    let ordinary = tiles.iter().any(|&tile| face(round, tile).is_some());
    let starts = Color::ALL.into_iter().flat_map(|color| (1..=13).map(move |first| (color, first)));
    starts.filter(|_| ordinary && tiles.len() > 2).find(|&(color, first)| fits(color, first))
}

/// The number of a group.
fn group(round: &Round, tiles: &[Tile]) -> Option<u8> {
    let faces: Vec<Face> = tiles.iter().filter_map(|&tile| face(round, tile)).collect();
    let first = faces.first()?;
    let same = faces.iter().all(|face| face.number == first.number);
    let mut colors: Vec<Color> = faces.iter().map(|face| face.color).collect();
    colors.sort_unstable();
    colors.dedup();
    let fits = same && colors.len() == faces.len() && (3..=4).contains(&tiles.len());
    fits.then_some(first.number.get())
}

/// Reads a row as the rules of the round have it.
pub fn read(round: &Round, row: &Row) -> Option<Meld> {
    let (tiles, faces) = (&row.tiles, row.tiles.iter().filter_map(|&tile| face(round, tile)));
    let ordinary = faces.clone().count();
    let twin = tiles.iter().any(|tile| tile.kind() == round.indicator().kind());
    match tiles[..] {
        [] => None,
        [_] => {
            let single = round.rules().indicator_pair == IndicatorPair::Single && twin;
            single.then_some((MeldKind::Pair, 0))
        }
        [_, _] => {
            let mut faces = faces;
            let equal = ordinary < 2 || faces.next() == faces.next();
            let any = round.rules().indicator_pair == IndicatorPair::Wild && twin;
            (any || equal && !row.group).then_some((MeldKind::Pair, 0))
        }
        _ if !row.group && run(round, tiles).is_some() => {
            let (_, first) = run(round, tiles)?;
            if round.rules().run_limit == RunLimit::Five && tiles.len() > 5 {
                return None;
            }
            let value = (0..tiles.len() as u16).map(|at| u16::from(first) + at).sum();
            Some((MeldKind::Run, value))
        }
        _ if row.group || ordinary > 1 => {
            let number = group(round, tiles)?;
            Some((MeldKind::Group, u16::from(number) * tiles.len() as u16))
        }
        _ => None,
    }
}

/// The events of the current turn of `seat`, since the last discard.
fn turn_of(round: &Round) -> &[Event] {
    let history = round.history();
    let ends = |event: &Event| {
        matches!(event, Event::Discarded { .. } | Event::TimedOut { .. } | Event::Passed { .. })
    };
    &history[history.iter().rposition(ends).map_or(0, |at| at + 1)..]
}

/// The table actions of this turn that stand.
fn standing(round: &Round) -> Vec<&Event> {
    let mut stack = Vec::new();
    for event in turn_of(round) {
        match event {
            Event::Opened { .. }
            | Event::Laid { .. }
            | Event::Added { .. }
            | Event::Exchanged { .. } => stack.push(event),
            Event::TookBack { .. } => drop(stack.pop()),
            _ => {}
        }
    }
    stack
}

/// The taken tile of this turn, unless an action that stands has laid a tile of its face.
fn unused(round: &Round) -> Option<Tile> {
    let came = turn_of(round).iter().rev().find_map(|event| match event {
        Event::Took { tile, .. } => Some(Some(*tile)),
        Event::Drew { .. } | Event::Returned { .. } => Some(None),
        _ => None,
    });
    let taken = came.flatten()?;
    let laid = |event: &&Event| match event {
        Event::Opened { rows, .. } => rows.iter().flat_map(|row| row.tiles.clone()).collect(),
        Event::Laid { row, .. } => row.tiles.clone(),
        Event::Added { tile, .. } | Event::Exchanged { tile, .. } => vec![*tile],
        _ => Vec::new(),
    };
    let laid: Vec<Tile> = standing(round).iter().flat_map(laid).collect();
    let same = |tile: &Tile| face(round, *tile) == face(round, taken);
    (!laid.iter().any(same)).then_some(taken)
}

/// Returns `true` if the row is a valid meld of its kind after a tile was put at a place.
fn stays_valid(round: &Round, lying: &Lying, tile: Tile, at: usize) -> bool {
    let mut tiles = lying.tiles.clone();
    tiles.insert(at, tile);
    let end = at == 0 || at == lying.tiles.len();
    match lying.kind {
        MeldKind::Run => {
            let before = run(round, &lying.tiles).expect("a run").1;
            let first = if at == 0 { before - 1 } else { before };
            // A wild tile at an end must not move the others.
            let whole = run(round, &tiles).is_some_and(|(_, now)| now == first);
            end && whole && first + tiles.len() as u8 <= 14
        }
        MeldKind::Group => at == lying.tiles.len() && group(round, &tiles).is_some(),
        MeldKind::Pair => false,
    }
}

/// Returns `true` if a face may be given for the wild tile at a place.
fn is_stood_for(round: &Round, lying: &Lying, at: usize, given: Face) -> bool {
    let mut tiles = lying.tiles.clone();
    let pack = istaka::okey101::Rules::PACK;
    let of_face = |tile: &Tile| face(round, *tile) == Some(given);
    tiles[at] = pack.tiles().find(of_face).expect("a tile of the face");
    match lying.kind {
        MeldKind::Run => {
            let before = run(round, &lying.tiles).expect("a run");
            run(round, &tiles) == Some(before)
        }
        MeldKind::Group => {
            let settled = tiles.len() == 4;
            let either = round.rules().exchange_group == ExchangeGroup::Either;
            (settled || either) && group(round, &tiles).is_some()
        }
        MeldKind::Pair => {
            let ordinary: Vec<Face> =
                lying.tiles.iter().filter_map(|&tile| face(round, tile)).collect();
            round.rules().exchange_pair && ordinary == [given]
        }
    }
}

/// The table at the beginning of the turn, without the table actions that stand.
fn table_before(round: &Round) -> Vec<Lying> {
    let mut table = round.table().to_vec();
    for event in standing(round).into_iter().rev() {
        match event {
            Event::Opened { rows, .. } => table.truncate(table.len() - rows.len()),
            Event::Laid { .. } => drop(table.pop()),
            Event::Added { place, .. } => {
                let lying = &mut table[place.meld];
                lying.tiles.remove(place.at);
                lying.number += u8::from(place.at == 0);
            }
            Event::Exchanged { place, wild, .. } => table[place.meld].tiles[place.at] = *wild,
            _ => {}
        }
    }
    table
}

/// Returns `true` if a discard is playable.
pub fn is_playable(round: &Round, table: &[Lying], tile: Tile) -> bool {
    let Some(own) = face(round, tile) else { return false };
    let rules = round.rules();
    table.iter().any(|lying| {
        let adds = (0..=lying.tiles.len()).any(|at| stays_valid(round, lying, tile, at));
        let wild = |at: &usize| face(round, lying.tiles[*at]).is_none();
        let mut places = (0..lying.tiles.len()).filter(wild);
        let gives = places.any(|at| is_stood_for(round, lying, at, own));
        adds || gives && rules.playable_exchange && rules.exchange
    })
}

fn need(round: &Round, seat: Seat, way: Way) -> u16 {
    let rules = round.rules();
    let least = match way {
        Way::Series => rules.open_points.points(),
        Way::Pairs => rules.open_pairs,
    };
    let others = round.seats().iter().filter(|&other| {
        let partner = rules.partners && (seat.index() + 2) % 4 == other.index();
        other != seat && (!partner || rules.raise_partner)
    });
    let opened = others.filter_map(|other| round.opened(other));
    let highest = opened.filter(|opened| opened.way == way).map(|opened| opened.worth).max();
    if rules.raising { least.max(highest.map_or(0, |worth| worth + 1)) } else { least }
}

/// Judges an opening: `Some(true)` if it opens, `Some(false)` if it is wrong, `None` if it cannot
/// be shown at all.
fn opens(round: &Round, seat: Seat, rows: &[Row]) -> Option<bool> {
    let hand = round.hand(seat);
    let mut tiles: Vec<Tile> = rows.iter().flat_map(|row| row.tiles.clone()).collect();
    let laid = tiles.len();
    let same = |one: Tile, other: &Tile| face(round, one) == face(round, *other);
    let used = unused(round).is_none_or(|tile| tiles.iter().any(|laid| same(tile, laid)));
    tiles.sort_unstable();
    tiles.dedup();
    let own = tiles.len() == laid && tiles.iter().all(|tile| hand.contains(tile));
    let whole = !rows.is_empty() && rows.iter().all(|row| !row.tiles.is_empty());
    if round.opened(seat).is_some() || !own || !whole || laid >= hand.len() || !used {
        return None;
    }
    let melds: Option<Vec<Meld>> = rows.iter().map(|row| read(round, row)).collect();
    let Some(melds) = melds else { return Some(false) };
    let pairs = melds.iter().filter(|(kind, _)| *kind == MeldKind::Pair).count();
    let (rules, announced) = (round.rules(), round.has_announced(seat));
    if pairs == 0 {
        let value: u16 = melds.iter().map(|(_, value)| value).sum();
        let direct = rules.direct_finish && laid + 1 == hand.len();
        let enough = value >= need(round, seat, Way::Series) || direct;
        return if announced { None } else { Some(enough) };
    }
    if pairs < melds.len() {
        return Some(false);
    }
    let enough = pairs as u16 >= need(round, seat, Way::Pairs);
    if rules.declare_pairs && !announced { None } else { Some(enough) }
}

/// Returns `true` if the player may lay, add and exchange now.
fn may_work(round: &Round, seat: Seat) -> bool {
    let now = standing(round).iter().any(|event| matches!(event, Event::Opened { .. }));
    round.opened(seat).is_some() && !(now && round.rules().wait_turn)
}

fn may_lay(round: &Round, seat: Seat, row: &Row) -> bool {
    let hand = round.hand(seat);
    let mut tiles = row.tiles.clone();
    tiles.sort_unstable();
    tiles.dedup();
    let own = tiles.len() == row.tiles.len() && tiles.iter().all(|tile| hand.contains(tile));
    let (Some((kind, _)), Some(opened)) = (read(round, row), round.opened(seat)) else {
        return false;
    };
    let by_pairs = |other: Seat| {
        other != seat && round.opened(other).is_some_and(|opened| opened.way == Way::Pairs)
    };
    let way = match (kind, opened.way) {
        (MeldKind::Pair, Way::Pairs) => true,
        (MeldKind::Pair, Way::Series) => tiles.len() == 2 && round.seats().iter().any(by_pairs),
        (_, way) => way == Way::Series,
    };
    let pair = |event: &&&Event| matches!(event, Event::Laid { row, .. } if row.tiles.len() == 2);
    let pairs = standing(round).iter().filter(pair).count();
    let limited = round.rules().pairs_limit == PairsLimit::Three && opened.way == Way::Series;
    let way = way && !(kind == MeldKind::Pair && limited && pairs > 2);
    own && way && tiles.len() < hand.len()
}

fn may_add(round: &Round, seat: Seat, tile: Tile, place: Place) -> bool {
    let Some(lying) = round.table().get(place.meld) else { return false };
    let fits = place.at <= lying.tiles.len() && stays_valid(round, lying, tile, place.at);
    let added: Vec<Place> = standing(round)
        .iter()
        .filter_map(|event| match event {
            Event::Added { place, .. } => Some(*place),
            _ => None,
        })
        .collect();
    let by_pairs = round.opened(seat).is_some_and(|opened| opened.way == Way::Pairs);
    let same = |other: &&Place| other.meld == place.meld && (other.at == 0) == (place.at == 0);
    let capped = match round.rules().add_cap {
        AddCap::None => false,
        AddCap::PairsTwo => by_pairs && added.len() > 1,
        AddCap::EndTwo => added.iter().filter(same).count() > 1,
    };
    let hand = round.hand(seat);
    hand.contains(&tile) && fits && !capped && hand.len() > 1
}

fn may_exchange(round: &Round, seat: Seat, tile: Tile, place: Place) -> bool {
    let Some(lying) = round.table().get(place.meld) else { return false };
    let Some(&wild) = lying.tiles.get(place.at) else { return false };
    let Some(own) = face(round, tile) else { return false };
    round.rules().exchange
        && round.hand(seat).contains(&tile)
        && face(round, wild).is_none()
        && is_stood_for(round, lying, place.at, own)
}

/// Returns `true` if the action is legal.
pub fn is_legal(round: &Round, seat: Seat, action: &Action) -> bool {
    let rules = round.rules();
    if *action == Action::Call {
        let ends = |event: &&Event| {
            let drew = matches!(event, Event::Drew { .. } | Event::TimedOut { .. });
            drew || matches!(event, Event::Called { .. } | Event::Discarded { .. })
        };
        let last = round.history().iter().rev().find(ends);
        let Some(&Event::Discarded { seat: by, tile }) = last else { return false };
        let partner = rules.partners && (seat.index() + 2) % 4 == by.index();
        let opponent = round.seats().contains(seat) && seat != by && !partner;
        let waits = round.turn().is_some() && rules.playable == Playable::Call;
        return waits && opponent && is_playable(round, &table_before(round), tile);
    }
    if round.turn() != Some(seat) {
        return false;
    }
    let (turn, stands) = (turn_of(round), standing(round));
    let came = turn.iter().rev().find_map(|event| match event {
        Event::Drew { .. } => Some(false),
        Event::Took { .. } => Some(true),
        Event::Returned { .. } => None,
        _ => None,
    });
    let returned = turn.iter().any(|event| matches!(event, Event::Returned { .. }));
    let before = round.seats().before(seat);
    match action {
        Action::Draw => round.phase() == Phase::Draw,
        Action::Take => {
            let comes = matches!(round.phase(), Phase::Draw | Phase::LastChance);
            comes && !returned && !round.pile(before).is_empty()
        }
        Action::Return => round.phase() == Phase::Play && came == Some(true) && stands.is_empty(),
        Action::Pass => round.phase() == Phase::LastChance,
        Action::TimeOut => rules.clock.seconds().is_some(),
        Action::GoForPairs => {
            rules.declare_pairs && !round.has_announced(seat) && round.opened(seat).is_none()
        }
        _ if round.phase() != Phase::Play => false,
        Action::TakeBack => !stands.is_empty(),
        Action::Discard(tile) => round.hand(seat).contains(tile) && unused(round).is_none(),
        Action::Open(rows) => {
            opens(round, seat, rows).is_some_and(|opens| opens || rules.strict_open)
        }
        _ if !may_work(round, seat) => false,
        Action::Lay(row) => may_lay(round, seat, row),
        Action::Add { tile, place } => may_add(round, seat, *tile, *place),
        Action::Exchange { tile, place } => may_exchange(round, seat, *tile, *place),
        _ => false,
    }
}

/// Counts the points of a round, case by case.
pub fn points(round: &Round) -> [i32; 4] {
    let rules = round.rules();
    let Some(outcome) = round.outcome().filter(|outcome| *outcome != Outcome::Void) else {
        let sum = |seat| if round.outcome().is_some() { 0 } else { penalties(round, seat) };
        return Seat::ALL.map(sum);
    };
    let finish = match outcome {
        Outcome::Won(finish) => Some(finish),
        _ => None,
    };
    let mut factor = 1;
    if let Some(finish) = finish {
        assert_eq!(finish.from_hand, is_from_hand(round, finish.seat));
        if face(round, finish.last).is_none() {
            factor *= 2;
        }
        if round.opened(finish.seat).is_some_and(|opened| opened.way == Way::Pairs) {
            factor *= 2;
        }
        if finish.from_hand {
            factor *= 2;
        }
        factor = match rules.factors {
            Factors::Multiply => factor,
            Factors::Once => factor.min(2),
            Factors::None => 1,
        };
    }
    Seat::ALL.map(|seat| {
        if !round.seats().contains(seat) {
            return 0;
        }
        let written = penalties(round, seat);
        let partner = |other: Seat| rules.partners && (seat.index() + 2) % 4 == other.index();
        match finish {
            Some(finish) if finish.seat == seat => return written - 101 * factor,
            Some(finish) if partner(finish.seat) => return written,
            _ => {}
        }
        let numbers = round.hand(seat).iter().filter_map(|&tile| face(round, tile));
        let sum: i32 = numbers.map(|face| i32::from(face.number.get())).sum();
        let wilds = round.hand(seat).iter().filter(|&&tile| face(round, tile).is_none()).count();
        let held = 101 * wilds as i32;
        let double = |way| if way == Way::Pairs { 2 } else { 1 };
        written
            + match round.opened(seat) {
                None => {
                    let once = rules.unopened.points();
                    let base = if round.has_announced(seat) { 2 * once } else { once };
                    let capped = rules.unopened_cap && !finish.is_some_and(|f| f.from_hand);
                    if capped { (base * factor).min(404) } else { base * factor }
                }
                Some(opened) if rules.held_in_sum => double(opened.way) * (sum + held) * factor,
                Some(opened) => double(opened.way) * sum * factor + held,
            }
    })
}

fn penalties(round: &Round, seat: Seat) -> i32 {
    let own = round.penalties().iter().filter(|penalty| penalty.seat == seat);
    own.map(|penalty| penalty.points).sum()
}

/// Reads from the events if a finish was from hand.
fn is_from_hand(round: &Round, seat: Seat) -> bool {
    let alone = round.seats().iter().all(|other| other == seat || round.opened(other).is_none());
    let history = &round.history()[..round.history().len() - 1];
    let start = history
        .iter()
        .rposition(|event| matches!(event, Event::Discarded { .. } | Event::TimedOut { .. }));
    let turn = &history[start.map_or(0, |at| at + 1)..];
    let now = turn.iter().any(|event| matches!(event, Event::Opened { .. }));
    match round.rules().from_hand {
        FromHand::FirstTurn => now && alone,
        FromHand::AnyTurn => now,
        FromHand::Alone => alone,
    }
}

/// The penalties that an action writes: their seats, reasons and points.
pub fn writes(round: &Round, seat: Seat, action: &Action) -> Vec<(Seat, Reason, i32)> {
    let rules = round.rules();
    match action {
        Action::Discard(_) if round.hand(seat).len() == 1 => Vec::new(),
        Action::Discard(tile) if face(round, *tile).is_none() => {
            rules.okey_discard.then_some((seat, Reason::Okey, 101)).into_iter().collect()
        }
        Action::Discard(tile) if is_playable(round, round.table(), *tile) => {
            let last = round.stock().is_empty() && rules.stock_end == StockEnd::AfterTurn;
            let counts =
                rules.playable == Playable::Auto || rules.playable == Playable::Call && last;
            counts.then_some((seat, Reason::Playable, 101)).into_iter().collect()
        }
        Action::Return if rules.return_penalty => vec![(seat, Reason::Return, 101)],
        Action::Open(rows) if opens(round, seat, rows) == Some(false) => {
            vec![(seat, Reason::Misopened, 101)]
        }
        Action::Open(rows) => opening_writes(round, seat, rows),
        Action::TakeBack if rules.take_back == TakeBack::LastOnly => {
            let costs = take_back_costs(round);
            costs.then_some((seat, Reason::TakeBack, 101)).into_iter().collect()
        }
        Action::Exchange { place, .. } => {
            let owner = round.table()[place.meld].owner;
            let lost = rules.okey_lost && owner != seat;
            lost.then_some((owner, Reason::OkeyLost, 101)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The penalties that a legal opening writes.
fn opening_writes(round: &Round, seat: Seat, rows: &[Row]) -> Vec<(Seat, Reason, i32)> {
    let (rules, mut written) = (round.rules(), Vec::new());
    let melds: Vec<Meld> = rows.iter().filter_map(|row| read(round, row)).collect();
    let by_pairs = melds[0].0 == MeldKind::Pair;
    let number = |tile: Tile| {
        let row = rows.iter().find(|row| row.tiles.contains(&tile)).expect("it is laid");
        let own = |tile: &Tile| face(round, *tile).map(|face| i32::from(face.number.get()));
        let at = row.tiles.iter().position(|other| *other == tile).expect("it is in the row");
        match (own(&tile), read(round, row)) {
            (Some(number), _) => number,
            (None, Some((MeldKind::Run, _))) => {
                let (_, first) = run(round, &row.tiles).expect("a run");
                i32::from(first) + at as i32
            }
            _ => {
                let okey = round.okey().0;
                let istaka::Kind::Face(okey) = okey else { panic!("{okey:?}") };
                row.tiles.iter().find_map(own).unwrap_or(okey.number.get().into())
            }
        }
    };
    if let Some(taken) = unused(round) {
        let laid = || rows.iter().flat_map(|row| row.tiles.iter().copied());
        let twin = || laid().find(|&tile| face(round, tile) == face(round, taken));
        let tile = laid().find(|&tile| tile == taken).or_else(twin).expect("it is used");
        let points = match (rules.feed, by_pairs) {
            (Feed::Off, _) => 0,
            (Feed::Flat, _) => 101,
            (Feed::Times, false) => 10 * number(tile),
            (Feed::Times, true) => 20 * number(tile),
        };
        written.extend((points > 0).then_some((round.seats().before(seat), Reason::Feed, points)));
    }
    let value: u16 = melds.iter().map(|(_, value)| value).sum();
    let record = if by_pairs { melds.len() >= 7 } else { value > 151 };
    written.extend((rules.record_bonus && record).then_some((seat, Reason::Record, -101)));
    written
}

/// Returns `true` if taking back now costs a penalty where only the last tile is free.
fn take_back_costs(round: &Round) -> bool {
    let (mut stack, mut paid, mut last) = (Vec::new(), false, false);
    let mut costs = false;
    for event in turn_of(round).iter().map(Some).chain([None]) {
        let tiles = match event {
            Some(Event::Opened { rows, .. }) => rows.iter().map(|row| row.tiles.len()).sum(),
            Some(Event::Laid { row, .. }) => row.tiles.len(),
            Some(Event::Added { .. } | Event::Exchanged { .. }) => 1,
            Some(Event::TookBack { .. }) | None => {
                costs = !paid && (stack.pop().expect("an action stands") > 1 || last);
                (paid, last) = (paid || costs, true);
                continue;
            }
            Some(_) => 0,
        };
        last = false;
        stack.extend((tiles > 0).then_some(tiles));
    }
    costs
}

/// The end of the round that a legal action brings: its name.
pub fn end(round: &Round, seat: Seat, action: &Action) -> Option<&'static str> {
    let (rules, empty) = (round.rules(), round.stock().is_empty());
    let by_pairs = |other: Seat| round.opened(other).is_some_and(|it| it.way == Way::Pairs);
    let last_take = rules.stock_end == StockEnd::LastTake;
    match action {
        Action::Discard(_) if round.hand(seat).len() == 1 => Some("won"),
        Action::Discard(_) => (empty && !last_take).then_some("exhausted"),
        Action::Pass => Some("exhausted"),
        Action::TimeOut => {
            // The taken tile goes back, and a tile is drawn instead.
            let turn = turn_of(round);
            let drew = turn.iter().any(|event| matches!(event, Event::Drew { .. }));
            let starts = round.history().len() == turn.len() && seat == round.starter();
            let left = round.stock().len() - usize::from(!drew && !starts && !empty);
            let nothing = empty && !drew && !starts;
            (nothing || left == 0 && !last_take).then_some("exhausted")
        }
        Action::Open(rows) if opens(round, seat, rows) == Some(true) => {
            let pairs = read(round, &rows[0]).is_some_and(|(kind, _)| kind == MeldKind::Pair);
            let others = round.seats().iter().all(|other| other == seat || by_pairs(other));
            let void = rules.all_pairs == AllPairs::Void;
            (pairs && others && void).then_some("void")
        }
        _ => None,
    }
}

/// Returns `true` if the penalties of this action are those of [`writes`].
pub fn is_counted(rules: &istaka::okey101::Rules, action: &Action) -> bool {
    match action {
        // Penalties of a lapsed action lapse too.
        Action::TakeBack => rules.feed == Feed::Off && !rules.record_bonus && !rules.okey_lost,
        Action::Call | Action::TimeOut => false,
        _ => true,
    }
}
