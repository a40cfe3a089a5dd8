//! A position of 101 Okey as text.

use super::action::{Event, Way};
use super::penalty::{Penalty, Reason};
use super::round::{Middle, Opened, Phase, Round};
use super::row::{Row, pair_with_twin};
use super::rules::{AllPairs, HAND, PENALTY, Rules, StockEnd};
use super::table::Lying;
use super::view::View;
use crate::game::Game;
use crate::meld::MeldKind;
use crate::named::Named;
use crate::position::{
    Fields, Impossible, Inspected, Line, Placed, Players, PositionFault, Positions, Rest,
    deal_hidden, inspect, named, number, standing,
};
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::{Indicator, Kind, Tile, Wild};

impl Positions for Rules {
    fn phases() -> Vec<&'static str> {
        Phase::ALL.into_iter().filter(|&phase| phase != Phase::Over).map(Named::name).collect()
    }

    fn inspect_position(text: &str, seed: u64) -> Inspected<Rules> {
        let place = |fields: &mut Fields, rules| place(fields, rules, seed);
        inspect(text, |_| Rules::PACK, place, View::check)
    }

    fn write_position(view: &View) -> String {
        let mut line = Line::new(&view.rules);
        let (seats, players) = (view.seats(), view.players.each_ref());
        line.players([seats, view.rules.seats()], view.seat, view.turn, view.starter);
        line.add("phase", &view.phase.name());
        line.add("indicator", &view.indicator);
        line.tiles("hand", &view.hand);
        let own = |tile: &Tile| view.is_own_turn() && view.hand.contains(tile);
        let (taken, drawn) = (view.unused.filter(own), view.came.filter(own));
        line.tiles("taken", taken.as_slice());
        line.tiles("drawn", drawn.filter(|_| taken.is_none()).as_slice());
        if returned(view) {
            line.add("returned", &"yes");
        }
        for seat in seats.iter() {
            line.tiles_of("pile", seat, &view.players[seat.index()].pile);
        }
        for lying in &view.table {
            line.add("meld", &lying.owner);
            line.and(&row(lying, view.okey()));
        }
        for seat in seats.iter() {
            if let Some(Opened { way, worth }) = view.players[seat.index()].opened {
                line.add("opened", &seat);
                line.and(&way.name());
                line.and(&worth);
            }
        }
        line.seats("announced", players.map(|player| player.announced));
        for Penalty { seat, reason, points, tile } in &view.penalties {
            line.add("penalty", seat);
            line.and(&reason.name());
            line.and(points);
            tile.iter().for_each(|tile| line.and(tile));
        }
        line.sizes(seats, players.map(|player| player.tiles));
        line.add("events", &view.history.len());
        line.end(view.stock, view.points, view.decided)
    }
}

/// Returns `true` if the tile on offer was taken and given back in this turn.
fn returned(view: &View) -> bool {
    let draws = matches!(view.phase, Phase::Draw | Phase::LastChance);
    let ends = |event: &Event| matches!(event, Event::Discarded { .. } | Event::TimedOut { .. });
    let mut turn = view.history.iter().rev().take_while(|event| !ends(event));
    draws && turn.any(|event| matches!(event, Event::Returned { .. }))
}

/// The row of a meld on the table, marked where it would be read as another one.
fn row(lying: &Lying, okey: Wild) -> Row {
    let row = Row::new(lying.tiles.clone());
    let group = lying.kind == MeldKind::Group
        && row.read(okey).is_none_or(|meld| meld.kind != MeldKind::Group);
    Row { group, ..row }
}

/// The contents of a text about a position.
struct Known {
    who: Players,
    phase: Phase,
    indicator: Tile,
    hand: Vec<Tile>,
    /// The tile that came in this turn, and true if it was taken.
    came: (Option<Tile>, bool),
    returned: bool,
    piles: [Vec<Tile>; 4],
    table: Vec<Lying>,
    opened: [Option<Opened>; 4],
    announced: Vec<Seat>,
    penalties: Vec<Penalty>,
    events: Option<usize>,
    rest: Rest,
}

impl Known {
    /// Reads all fields.
    fn read(fields: &mut Fields, rules: &Rules) -> Option<Known> {
        let who = fields.players(rules.seats());
        let Players { seats, seat, turn, .. } = who;
        let phase: Option<Phase> = fields.named("phase");
        let indicator = fields.indicator();
        let hand = fields.hand();
        let came = came(fields, &hand);
        let returned = fields.one("returned").is_some();
        let piles = fields.piles(seats);
        let okey = indicator.map(|tile| Indicator(tile.kind()).okey());
        let table = table(fields, seats, okey?, rules);
        let opened = opened(fields, seats, &table, rules);
        let announced = fields.seats("announced", seats);
        if !announced.is_empty() && !rules.declare_pairs {
            fields.wrong(Impossible::BadValue, "announced", &announced[0]);
        }
        let penalties = penalties(fields, seats);
        let events = fields.count("events");
        let rest = fields.rest();
        let indicator = indicator?;
        if !matches!(indicator.kind(), Kind::Face(_)) {
            fields.refuse(PositionFault::at(Impossible::BadIndicator, "indicator", indicator));
        }
        let offers = !piles[seats.before(turn).index()].is_empty();
        let plays = came.0.is_some() || !offers || hand.len() > HAND;
        let phase = phase.unwrap_or(match rest.stock {
            _ if turn == seat && plays || !offers => Phase::Play,
            Some(0) => Phase::LastChance,
            _ => Phase::Draw,
        });
        let known = Known {
            who,
            phase,
            indicator,
            hand,
            came,
            returned,
            piles,
            table,
            opened,
            announced,
            penalties,
            events,
            rest,
        };
        Some(known)
    }

    /// Checks the numbers of tiles and the phase, and returns the numbers in the hands and in the
    /// stock.
    fn counts(&self, fields: &mut Fields, rules: &Rules) -> ([usize; 4], Option<usize>) {
        let Players { seats, seat, turn, .. } = self.who;
        let phase = self.phase;
        let draws = matches!(phase, Phase::Draw | Phase::LastChance);
        if draws && self.piles[seats.before(turn).index()].is_empty() {
            fields.wrong(Impossible::NoOffer, "pile", &seats.before(turn));
        }
        let sizes = sizes(
            fields,
            self.who,
            phase,
            (&self.hand, self.rest.tiles),
            &self.table,
            &self.opened,
        );
        let melds = self.table.iter().map(|lying| lying.tiles.len()).sum::<usize>();
        let lying = self.piles.iter().map(Vec::len).sum::<usize>() + melds;
        let most = (Rules::PACK.size() - 1).checked_sub(sizes.iter().sum::<usize>() + lying);
        let stock = self.rest.stock.or(if phase == Phase::LastChance { Some(0) } else { most });
        let stock = stock.filter(|stock| most.is_some_and(|most| *stock <= most));
        if stock.is_none() {
            fields.wrong(Impossible::BadCount, "stock", &"");
        }
        let pairs = |seat: Seat| self.opened[seat.index()].is_some_and(|it| it.way == Way::Pairs);
        let over = rules.all_pairs == AllPairs::Void && seats.iter().all(pairs);
        let fits = match phase {
            Phase::Draw => stock != Some(0),
            Phase::LastChance => stock == Some(0) && rules.stock_end == StockEnd::LastTake,
            Phase::Play => true,
            Phase::Over => false,
        };
        let came = self.came.0.is_some() && (draws || turn != seat);
        if !fits || over || came || self.returned && !draws {
            fields.wrong(Impossible::BadPhase, "phase", &phase.name());
        }
        (sizes, stock)
    }
}

fn place(fields: &mut Fields, rules: Rules, seed: u64) -> Option<Placed<Rules>> {
    let known = Known::read(fields, &rules)?;
    let (sizes, stock) = known.counts(fields, &rules);
    if !fields.faults.is_empty() {
        return None;
    }
    let Known { who, phase, indicator, hand, came, returned, piles, table, opened, .. } = known;
    let Known { announced, penalties, events, rest, .. } = known;
    let Players { seats, seat, turn, starter } = who;
    let mut hands: [Vec<Tile>; 4] = Default::default();
    hands[seat.index()] = hand;
    let stock = deal_hidden(Rules::PACK, fields.placed, &mut hands, sizes, stock?, seed);
    let Some(stock) = stock else {
        fields.wrong(Impossible::BadCount, "stock", &"");
        return None;
    };
    let history = history(who, &piles, came, returned, events);
    let round = Round::placed(Middle {
        rules,
        seats,
        starter,
        indicator,
        supply: Supply::placed(hands, piles, stock),
        table,
        opened,
        announced: Seat::ALL.map(|seat| announced.contains(&seat)),
        penalties,
        turn,
        phase,
        came,
        returned,
        history,
    });
    let standing = standing(rules, seats, rest.points, rest.decided);
    Some(Placed { round, seat, standing })
}

/// Reads the tile that came in this turn, with `true` if it was taken and has not been used.
fn came(fields: &mut Fields, hand: &[Tile]) -> (Option<Tile>, bool) {
    let mut read = |name| {
        let word = fields.one(name).filter(|word| !word.is_empty())?;
        fields.refer(name, &word, Impossible::NotHeld, &|tile| hand.contains(&tile))
    };
    let (taken, drawn) = (read("taken"), read("drawn"));
    if taken.is_some() && drawn.is_some() {
        fields.wrong(Impossible::RepeatedField, "drawn", &"");
    }
    (taken.or(drawn), taken.is_some())
}

/// Reads the melds on the table.
fn table(fields: &mut Fields, seats: Seats, okey: Wild, rules: &Rules) -> Vec<Lying> {
    let mut table = Vec::new();
    for (owner, words) in fields.by_seat("meld", seats) {
        let unmarked = words.strip_prefix('=').map(str::trim);
        let tiles = fields.place("meld", unmarked.unwrap_or(&words));
        let row = Row { tiles, group: unmarked.is_some() };
        let with_twin = || pair_with_twin(&row.tiles, okey, rules.indicator_pair);
        match row.read(okey).or_else(with_twin) {
            Some(meld) => table.push(Lying::new(owner, meld)),
            None => fields.wrong(Impossible::NotAMeld, "meld", &row),
        }
    }
    table
}

/// Reads the openings; of a player with melds on the table they follow from these.
fn opened(
    fields: &mut Fields,
    seats: Seats,
    table: &[Lying],
    rules: &Rules,
) -> [Option<Opened>; 4] {
    let mut opened = [None; 4];
    let least = |way| match way {
        Way::Series => rules.open_points.points(),
        Way::Pairs => rules.open_pairs,
    };
    for (seat, words) in fields.by_seat("opened", seats) {
        let (way, worth) = words.split_once(' ').unwrap_or((&words, ""));
        let way: Option<Way> = named(way);
        let worth = way.and_then(|way| {
            if worth.is_empty() {
                Some(least(way))
            } else {
                number(worth).and_then(|worth| u16::try_from(worth).ok())
            }
        });
        let Some((way, worth)) = way.zip(worth) else {
            fields.bad("opened", &words);
            continue;
        };
        if opened[seat.index()].replace(Opened { way, worth }).is_some() {
            fields.wrong(Impossible::RepeatedField, "opened", &seat);
        }
        if !table.iter().any(|lying| lying.owner == seat) {
            fields.wrong(Impossible::NotOpened, "opened", &seat);
        }
        // Less is enough for a finish, which ends the round with the turn.
        if worth < least(way) && !(rules.direct_finish && way == Way::Series) {
            fields.wrong(Impossible::TooLow, "opened", &worth);
        }
    }
    for seat in seats.iter() {
        let mut own = table.iter().filter(|lying| lying.owner == seat).peekable();
        if opened[seat.index()].is_none() && own.peek().is_some() {
            let pairs = own.all(|lying| lying.kind == MeldKind::Pair);
            let way = if pairs { Way::Pairs } else { Way::Series };
            opened[seat.index()] = Some(Opened { way, worth: least(way) });
        }
    }
    opened
}

/// Reads the penalties.
fn penalties(fields: &mut Fields, seats: Seats) -> Vec<Penalty> {
    let mut penalties = Vec::new();
    for (seat, text) in fields.by_seat("penalty", seats) {
        let words: Vec<&str> = text.split(' ').collect();
        let reason: Option<Reason> = named(words[0]);
        let points = words.get(1).map_or(Some(PENALTY), |word| number(word));
        let few = points.filter(|points| (-2 * PENALTY..=3 * PENALTY).contains(points));
        let (Some(reason), Some(points), true) = (reason, few, words.len() < 4) else {
            fields.bad("penalty", &text);
            continue;
        };
        let tile = words
            .get(2)
            .and_then(|word| fields.refer("penalty", word, Impossible::NotInPlay, &|_| true));
        penalties.push(Penalty { seat, reason, points, tile });
    }
    penalties
}

/// The numbers of tiles in the hands. Where they are not known, players hold what was dealt without
/// what they have laid.
fn sizes(
    fields: &mut Fields,
    who: Players,
    phase: Phase,
    (hand, tiles): (&[Tile], [Option<usize>; 4]),
    table: &[Lying],
    opened: &[Option<Opened>; 4],
) -> [usize; 4] {
    let mut sizes = [0; 4];
    for seat in who.seats.iter() {
        let all = HAND + usize::from(seat == who.turn && phase == Phase::Play);
        let laid: usize =
            table.iter().filter(|lying| lying.owner == seat).map(|lying| lying.tiles.len()).sum();
        let laid = laid.max(usize::from(opened[seat.index()].is_some()));
        let usual = all.saturating_sub(laid).max(1);
        let given = if seat == who.seat { Some(hand.len()) } else { tiles[seat.index()] };
        let size = given.unwrap_or(usual);
        let fits = match opened[seat.index()] {
            Some(_) => (1..all).contains(&size),
            None => size == all,
        };
        let told = tiles[seat.index()].is_none_or(|tiles| tiles == size);
        if !fits || !told {
            match seat == who.seat {
                true => fields.hand_size(size, opened[seat.index()].map_or(Some(all), |_| None)),
                false => fields.wrong(Impossible::BadCount, "tiles", &size),
            }
        }
        sizes[seat.index()] = if fits { size } else { usual };
    }
    sizes
}

/// The events that everybody has seen, as far as they are known: the discards that lie, and those
/// of this turn; in all as many as are said, since the chances of bots hang on their number.
fn history(
    who: Players,
    piles: &[Vec<Tile>; 4],
    (came, taken): (Option<Tile>, bool),
    returned: bool,
    events: Option<usize>,
) -> Vec<Event> {
    let mut known = Vec::new();
    let most = piles.iter().map(Vec::len).max().unwrap_or(0);
    for at in 0..most {
        for seat in who.seats.from(who.starter) {
            if let Some(&tile) = piles[seat.index()].get(at) {
                known.extend([Event::Drew { seat }, Event::Discarded { seat, tile }]);
            }
        }
    }
    let seat = who.turn;
    let offer = piles[who.seats.before(seat).index()].last().filter(|_| returned);
    known.extend(offer.map(|&tile| Event::Returned { seat, tile }));
    known.extend(came.map(|tile| match taken {
        true => Event::Took { seat, tile },
        false => Event::Drew { seat },
    }));
    let Some(events) = events else { return known };
    let surplus = known.len().saturating_sub(events.max(1));
    let missing = events.saturating_sub(known.len());
    let unknown = std::iter::repeat_n(Event::Drew { seat: who.starter }, missing);
    unknown.chain(known.into_iter().skip(surplus)).collect()
}
