//! What is seen of a round as text: one line for an event, one for a whole view.
//!
//! A view is written as fields, and tiles and series in them as anywhere:
//!
//! ```text
//! rules rummi80 ; seat 1 ; starter 0 ; turn 1 ; stock 28 ; hand R1 R2 … ; table B5 B6 B7 | … ;
//! tiles 14 8 14 14 ; opened 1 ; legal draw ; history 0 draw, 1 lay B5 B6 B7 J Y9 K9 : …
//! ```

use std::fmt;
use std::str::FromStr;

use super::action::Event;
use super::round::Outcome;
use super::rules::Rules;
use super::view::{SeatView, View};
use crate::fields::{
    Fields, ViewError, read_by_seat, read_numbers, read_points, write_by_seat, write_fields,
    write_list, write_maybe, write_numbers,
};
use crate::game::Game;
use crate::meld::Meld;
use crate::notation::{excerpt, melds, tiles, write_melds, write_tiles};
use crate::seat::{Seat, Seats};
use crate::tile::{Tile, TileSet};

/// The seat, then what was done: `1 draw`, `1 pass`, `1 timeout`, `1 fail`, and `1 lay B5 B6 : …`
/// with the tiles that came from the rack and the whole table afterwards.
///
/// ```
/// use istaka::rummi::Event;
/// for text in ["1 draw", "2 fail", "0 lay B8 J : B5 B6 B7 B8 | R3 J K3"] {
///     assert_eq!(text.parse::<Event>()?.to_string(), text);
/// }
/// # Ok::<(), istaka::ViewError>(())
/// ```
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Drew(seat) => write!(f, "{seat} draw"),
            Event::Laid { seat, laid, table } => {
                write!(f, "{seat} lay {} : {}", write_tiles(laid), write_melds(table))
            }
            Event::Failed(seat) => write!(f, "{seat} fail"),
            Event::Passed(seat) => write!(f, "{seat} pass"),
            Event::TimedOut(seat) => write!(f, "{seat} timeout"),
        }
    }
}

impl FromStr for Event {
    type Err = ViewError;

    fn from_str(text: &str) -> Result<Event, ViewError> {
        event(text).ok_or_else(|| ViewError { part: "event", found: excerpt(text) })
    }
}

fn event(text: &str) -> Option<Event> {
    let (seat, done) = text.split_once(' ')?;
    let (seat, (verb, rest)) = (Seat::named(seat)?, done.split_once(' ').unwrap_or((done, "")));
    match (verb, rest) {
        ("draw", "") => Some(Event::Drew(seat)),
        ("fail", "") => Some(Event::Failed(seat)),
        ("pass", "") => Some(Event::Passed(seat)),
        ("timeout", "") => Some(Event::TimedOut(seat)),
        ("lay", _) => {
            let (laid, table) = rest.split_once(" : ")?;
            Some(Event::Laid { seat, laid: tiles(laid).ok()?, table: melds(table).ok()? })
        }
        _ => None,
    }
}

/// Who has laid his last tile, `1 finish`, or with it all others, `1 finish at-once`; or `blocked`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won { seat, at_once: false } => write!(f, "{seat} finish"),
            Outcome::Won { seat, at_once: true } => write!(f, "{seat} finish at-once"),
            Outcome::Blocked => f.write_str("blocked"),
        }
    }
}

fn outcome(text: &str) -> Option<Outcome> {
    match text.split_once(' ') {
        None => (text == "blocked").then_some(Outcome::Blocked),
        Some((seat, "finish")) => Some(Outcome::Won { seat: Seat::named(seat)?, at_once: false }),
        Some((seat, "finish at-once")) => {
            Some(Outcome::Won { seat: Seat::named(seat)?, at_once: true })
        }
        Some(_) => None,
    }
}

/// All that a player may know, in one line. The field `legal` says what he does who lays nothing;
/// what may be laid is too much to be listed.
///
/// ```
/// use istaka::rummi::{Round, Rules, View};
/// use istaka::{Seat, Seats, Standing, Wall};
/// let (rules, wall) = (Rules::rummi80(4), Wall::shuffled(Rules::DEAL, 7, 1, 4));
/// let round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
/// let view = View::of(&round, Seat::ALL[1], &Standing::first(rules));
/// let text = view.to_string();
/// assert!(text.starts_with("rules rummi80 ; seat 1 ; starter 0 ; turn 0 ; stock 28 ; hand "));
/// assert_eq!(text.parse::<View>()?, view);
/// # Ok::<(), istaka::ViewError>(())
/// ```
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.players.each_ref().map(|player| player.tiles);
        let hands = self.players.each_ref().map(|player| &player.open[..]);
        let who = |is: fn(&SeatView) -> bool| {
            let seats = Seat::ALL.into_iter().filter(|seat| is(&self.players[seat.index()]));
            write_tiles(&seats.collect::<Vec<_>>())
        };
        let here = Seats::of(self.rules.players);
        let points = || write_numbers(here, self.points);
        let some = |is: bool, text: &dyn Fn() -> String| if is { text() } else { String::new() };
        let fields = [
            ("rules", self.rules.to_string()),
            ("seat", self.seat.to_string()),
            ("starter", self.starter.to_string()),
            ("points", some(self.points != [0; 4], &points)),
            ("decided", write_maybe((self.decided > 0).then_some(self.decided))),
            ("turn", write_maybe(self.turn)),
            ("stock", self.stock.to_string()),
            ("hand", write_tiles(&self.hand)),
            ("table", write_melds(&self.table)),
            ("tiles", write_numbers(self.seats(), held)),
            ("opened", who(|player| player.opened)),
            ("left", who(|player| player.left)),
            ("legal", some(self.is_own_turn(), &|| self.rest().to_string())),
            ("history", write_list(&self.history)),
            ("outcome", write_maybe(self.outcome)),
            ("open", some(self.outcome.is_some(), &|| write_by_seat(hands))),
        ];
        f.write_str(&write_fields(&fields))
    }
}

/// Reads what is written of a view. What would contradict itself is refused: a tile in two places
/// or nowhere, a series that is none, other seats than the rules have. Whether the history leads
/// there is not checked.
impl FromStr for View {
    type Err = ViewError;

    fn from_str(text: &str) -> Result<View, ViewError> {
        let fields = Fields(text);
        let rules: Rules = fields.read("rules", |text| text.parse().ok())?;
        let seats = rules.seats();
        let players = players(&fields, seats)?;
        let played = |text: &str| Seat::named(text).filter(|&seat| seats.contains(seat));
        let series = |text: &str| {
            let read = |series: &Vec<Tile>| Meld::read(series, Rules::WILD, &rules.melds());
            melds(text).ok().filter(|table| table.iter().all(|series| read(series).is_some()))
        };
        let view = View {
            rules,
            seat: fields.read("seat", Seat::named)?,
            starter: fields.read("starter", played)?,
            hand: fields.or_none("hand", |text| tiles(text).ok())?,
            table: fields.or_none("table", series)?,
            players,
            stock: fields
                .read("stock", |text| text.parse().ok().filter(|&n| n < Rules::PACK.size()))?,
            turn: fields.maybe("turn", played)?,
            history: fields.or_none("history", |text| text.split(", ").map(event).collect())?,
            points: fields.or_none("points", |text| read_points(text, seats))?,
            decided: fields.or_none("decided", |text| text.parse().ok())?,
            outcome: fields.maybe("outcome", outcome)?,
        };
        let known = view.hand.len() == view.players[view.seat.index()].tiles
            && view.turn.is_none() == view.outcome.is_some();
        if known && is_possible(&view) { Ok(view) } else { Err(fields.error("hand")) }
    }
}

/// Whether all tiles are in play, each in one place, and as many as there are.
fn is_possible(view: &View) -> bool {
    let others = (0..4).filter(|&seat| seat != view.seat.index());
    let open = others.flat_map(|seat| &view.players[seat].open);
    let mut seen = TileSet::default();
    let mut all = view.hand.iter().chain(view.table.iter().flatten()).chain(open);
    let held: usize = view.players.iter().map(|player| player.tiles).sum();
    let lying: usize = view.table.iter().map(Vec::len).sum();
    all.all(|&tile| Rules::PACK.holds(tile) && seen.insert(tile))
        && held + lying + view.stock == Rules::PACK.size()
}

/// What is seen of each seat: the seats that are played have a number of tiles, and no others.
fn players(fields: &Fields<'_>, played: Seats) -> Result<[SeatView; 4], ViewError> {
    let fits = |held: &[Option<u16>; 4]| {
        Seat::ALL.iter().all(|seat| held[seat.index()].is_some() == played.contains(*seat))
    };
    let held = fields.read("tiles", |text| read_numbers(text).filter(fits))?;
    let seats = |text: &str| text.split(' ').map(Seat::named).collect::<Option<Vec<Seat>>>();
    let opened = fields.or_none("opened", seats)?;
    let left = fields.or_none("left", seats)?;
    let open = fields.or_none("open", read_by_seat)?;
    let mut players: [SeatView; 4] = Default::default();
    for ((seat, tiles), open) in Seat::ALL.into_iter().zip(held).zip(open) {
        players[seat.index()] = SeatView {
            playing: tiles.is_some(),
            tiles: tiles.unwrap_or_default().into(),
            opened: opened.contains(&seat),
            left: left.contains(&seat),
            open,
        };
    }
    Ok(players)
}
