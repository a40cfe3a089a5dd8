//! A position of Okey as text.

use super::action::Event;
use super::finish::finishing_discards;
use super::round::{Phase, Round};
use super::rules::{FalseJokerTurned, Rules};
use super::view::View;
use crate::game::Game;
use crate::named::Named;
use crate::position::{
    Fields, Impossible, Inspected, Line, Placed, Players, PositionFault, Positions, Rest,
    deal_hidden, inspect, standing,
};
use crate::seat::{Seat, Seats};
use crate::sort::sort_short;
use crate::supply::Supply;
use crate::tile::{Kind, Tile};

impl Positions for Rules {
    fn phases() -> Vec<&'static str> {
        Phase::ALL.into_iter().filter(|&phase| phase != Phase::Over).map(Named::name).collect()
    }

    fn inspect_position(text: &str, seed: u64) -> Inspected<Rules> {
        let place = |fields: &mut Fields, rules| place(fields, rules, seed);
        inspect(text, |_| Rules::PACK, place, View::check)
    }

    fn tells_colors_apart(&self) -> bool {
        self.color_double
    }

    fn write_position(view: &View) -> String {
        let mut line = Line::new(&view.rules);
        let seats = view.seats();
        line.players([seats, view.rules.seats()], view.seat, view.turn, view.starter);
        line.add("phase", &view.phase.name());
        line.add("indicator", &view.indicator);
        line.tiles("hand", &view.hand);
        line.tiles("drawn", view.drawn.as_slice());
        for seat in seats.iter() {
            let took = |event: &Event| match *event {
                Event::Took { seat: by, tile } if by == seat => Some(tile),
                _ => None,
            };
            line.tiles_of("pile", seat, &view.players[seat.index()].discards);
            line.tiles_of(
                "took",
                seat,
                &view.history.iter().filter_map(took).collect::<Vec<Tile>>(),
            );
        }
        line.seats("twin", view.players.each_ref().map(|player| player.shown_twin));
        line.end(view.stock, view.points, view.decided)
    }
}

/// The tiles that all have seen, by seat.
struct Open {
    piles: [Vec<Tile>; 4],
    /// The tiles that each seat has taken, in order.
    took: [Vec<Tile>; 4],
}

/// The contents of a text about a position.
struct Known {
    who: Players,
    phase: Phase,
    /// Missing only with a fault.
    indicator: Option<Tile>,
    hand: Vec<Tile>,
    open: Open,
    drawn: Option<Tile>,
    /// The player who has shown the twin of the indicator.
    shower: Option<Seat>,
    rest: Rest,
}

impl Known {
    /// Reads all fields.
    fn read(fields: &mut Fields, rules: &Rules) -> Known {
        let who = fields.players(rules.seats());
        let Players { seats, seat, turn, .. } = who;
        let phase: Option<Phase> = fields.named("phase");
        let indicator = fields.indicator();
        let hand = fields.hand();
        let piles = fields.piles(seats);
        let open = took(fields, seats, seat, piles, &hand);
        let drawn = fields.one("drawn").and_then(|word| {
            fields.refer("drawn", &word, Impossible::NotHeld, &|tile| hand.contains(&tile))
        });
        let shower = fields.seat("twin", seats);
        let rest = fields.rest();
        let phase = phase.unwrap_or(match hand.len() {
            15 if turn == seat => Phase::Discard,
            _ if rest.stock == Some(0) => Phase::LastChance,
            _ => Phase::Draw,
        });
        let redraws = rules.false_joker == FalseJokerTurned::Redraw;
        let is_false = |tile: &Tile| tile.kind() == Kind::FalseJoker && redraws;
        if let Some(tile) = indicator.filter(is_false) {
            fields.refuse(PositionFault::at(Impossible::BadIndicator, "indicator", tile));
        }
        Known { who, phase, indicator, hand, open, drawn, shower, rest }
    }

    /// Returns `true` if the player to move has fifteen tiles.
    const fn is_full(&self) -> bool {
        matches!(self.phase, Phase::Discard | Phase::Finish)
    }

    /// Checks the numbers of tiles, and returns those of the hands and of the stock.
    fn counts(&self, fields: &mut Fields) -> ([usize; 4], Option<usize>) {
        let Players { seats, seat, turn, .. } = self.who;
        let size = |other: Seat| match seats.contains(other) {
            true => 14 + usize::from(other == turn && self.is_full()),
            false => 0,
        };
        let sizes = Seat::ALL.map(size);
        let sized = self.hand.len() == size(seat);
        if !sized {
            fields.hand_size(self.hand.len(), Some(size(seat)));
        }
        let lying: usize = self.open.piles.iter().map(Vec::len).sum();
        let most = (Rules::PACK.size() - 1).checked_sub(sizes.iter().sum::<usize>() + lying);
        let last = matches!(self.phase, Phase::LastChance | Phase::Finish);
        let stock = self.rest.stock.or(if last { Some(0) } else { most });
        let stock = stock.filter(|stock| most.is_some_and(|most| *stock <= most));
        if stock.is_none() {
            fields.wrong(Impossible::BadCount, "stock", &"");
        }
        let fits = match self.phase {
            Phase::Draw => stock != Some(0),
            Phase::LastChance | Phase::Finish => stock == Some(0),
            Phase::Discard => true,
            Phase::Over => false,
        };
        if !fits {
            fields.wrong(Impossible::BadPhase, "phase", &self.phase.name());
        }
        let offers = !self.open.piles[seats.before(turn).index()].is_empty();
        if sized && matches!(self.phase, Phase::Draw | Phase::LastChance) && !offers {
            fields.wrong(Impossible::NoOffer, "pile", &seats.before(turn));
        }
        (sizes, stock)
    }
}

fn place(fields: &mut Fields, rules: Rules, seed: u64) -> Option<Placed<Rules>> {
    let known = Known::read(fields, &rules);
    let (sizes, stock) = known.counts(fields);
    let Known { who, phase, indicator, hand, open, drawn, shower, rest } = &known;
    let Players { seats, seat, turn, .. } = *who;
    let twin = shower
        .zip(*indicator)
        .and_then(|(by, indicator)| Some((by, twin(fields, by == seat, indicator, hand, open)?)));
    let mut hands: [Vec<Tile>; 4] = Default::default();
    for (holder, tile) in held(seats, seat, open, hand).into_iter().chain(twin) {
        if holder != seat && !fields.placed.contains(tile) {
            fields.placed.insert(tile);
            hands[holder.index()].push(tile);
        }
    }
    for other in seats.iter().filter(|other| hands[other.index()].len() > sizes[other.index()]) {
        fields.wrong(Impossible::BadCount, "took", &other);
    }
    hands[seat.index()].clone_from(hand);
    if !fields.faults.is_empty() {
        return None;
    }
    let stock = deal_hidden(Rules::PACK, fields.placed, &mut hands, sizes, stock?, seed);
    let Some(stock) = stock else {
        fields.wrong(Impossible::BadCount, "stock", &"");
        return None;
    };
    let history = history(*who, known.is_full(), *drawn, open, twin);
    let standing = standing(rules, seats, rest.points, rest.decided);
    let supply = Supply::placed(hands, open.piles.clone(), stock);
    let seated = [who.starter, turn];
    let now = (*phase, *drawn);
    let round = Round::placed(rules, seated, (*indicator)?, supply, seats, now, history)
        .with_twin_shown_only_by(standing.twin_showers());
    if *phase == Phase::Finish && !rules.strict_declare && turn == seat {
        let finishes = finishing_discards(&rules, round.okey(), hand);
        if finishes.is_empty() {
            fields.wrong(Impossible::BadPhase, "phase", &phase.name());
        }
    }
    Some(Placed { round, seat, standing })
}

/// Reads the tiles that were taken. Each lies on a pile now, is in the hand of a later taker, or in
/// that of this one.
fn took(
    fields: &mut Fields,
    seats: Seats,
    seat: Seat,
    piles: [Vec<Tile>; 4],
    hand: &[Tile],
) -> Open {
    let mut took: [Vec<Tile>; 4] = Default::default();
    let lies = |tile: Tile| piles.iter().flatten().any(|&lying| lying == tile);
    let mut all = fields.by_seat("took", seats);
    // The own first: only by it a tile that others took has come into the own hand.
    sort_short(&mut all, |(by, _)| *by != seat);
    for (by, words) in all {
        for word in words.split(' ').filter(|word| !word.is_empty()) {
            let (placed, own) = (fields.placed, took[seat.index()].clone());
            let may = |tile: Tile| {
                let here = if by == seat { hand.contains(&tile) } else { own.contains(&tile) };
                here || lies(tile) || !placed.contains(tile)
            };
            let tile = fields.refer("took", word, Impossible::TileTwice, &may);
            took[by.index()].extend(tile);
        }
    }
    Open { piles, took }
}

/// The taken tiles that others hold: of several takers the last one in the order of play.
fn held(seats: Seats, seat: Seat, open: &Open, hand: &[Tile]) -> Vec<(Seat, Tile)> {
    let mut held = Vec::new();
    for by in seats.iter() {
        for &tile in &open.took[by.index()] {
            let lies = open.piles.iter().flatten().any(|&lying| lying == tile);
            let on = open.took[seats.after(by).index()].contains(&tile);
            if by != seat && !lies && !on && !hand.contains(&tile) {
                held.push((by, tile));
            }
        }
    }
    held
}

/// The twin of the indicator that was shown: in the hand of its player, or thrown since.
fn twin(
    fields: &mut Fields,
    own: bool,
    indicator: Tile,
    hand: &[Tile],
    open: &Open,
) -> Option<Tile> {
    let twin = indicator.kind().tiles().find(|&tile| tile != indicator)?;
    let lies = open.piles.iter().flatten().any(|&lying| lying == twin);
    let elsewhere = !fields.placed.contains(twin);
    let moved = lies || open.took.iter().flatten().any(|&taken| taken == twin);
    let may = moved || if own { hand.contains(&twin) } else { elsewhere };
    if !may {
        fields.refuse(PositionFault::at(Impossible::NotHeld, "twin", twin));
    }
    may.then_some(twin)
}

/// The events that everybody has seen: each seat's throws, those that the next one took first, with
/// a draw or a take before each of them.
fn history(
    Players { seats, turn, starter, .. }: Players,
    after_draw: bool,
    drawn: Option<Tile>,
    open: &Open,
    twin: Option<(Seat, Tile)>,
) -> Vec<Event> {
    let mut took = open.took.clone();
    // What came in this turn comes last.
    let taken = drawn.filter(|tile| after_draw && took[turn.index()].last() == Some(tile));
    if taken.is_some() {
        took[turn.index()].pop();
    }
    let thrown = |seat: Seat| {
        let taken = &open.took[seats.after(seat).index()];
        let lying = &open.piles[seat.index()];
        taken.iter().chain(lying).copied().collect::<Vec<Tile>>()
    };
    let thrown = Seat::ALL.map(|seat| if seats.contains(seat) { thrown(seat) } else { Vec::new() });
    let most = thrown.iter().map(Vec::len).max().unwrap_or(0);
    let mut events: Vec<Event> =
        twin.map(|(seat, tile)| Event::ShowedTwin { seat, tile }).into_iter().collect();
    let mut came = [0; 4];
    for at in 0..most {
        for seat in seats.from(starter) {
            let Some(&tile) = thrown[seat.index()].get(at) else { continue };
            if at > 0 || seat != starter {
                let takes = took[seat.index()].get(came[seat.index()]);
                events.push(match takes {
                    Some(&tile) => Event::Took { seat, tile },
                    None => Event::Drew { seat },
                });
                came[seat.index()] += 1;
            }
            events.push(Event::Discarded { seat, tile });
        }
    }
    for seat in seats.iter() {
        let rest = took[seat.index()].iter().skip(came[seat.index()]);
        events.extend(rest.map(|&tile| Event::Took { seat, tile }));
    }
    let begins = turn == starter && thrown[turn.index()].is_empty() && drawn.is_none();
    match taken {
        Some(tile) => events.push(Event::Took { seat: turn, tile }),
        None if after_draw && !begins => events.push(Event::Drew { seat: turn }),
        None => {}
    }
    events
}
