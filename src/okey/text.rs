//! The text form of events and views: one line each.
//!
//! A view is written as fields; tiles and actions have their usual notation:
//!
//! ```text
//! rules turkish ; seat 1 ; starter 0 ; indicator B6 ; okey B7 ; turn 1 ; phase draw ; stock 48 ;
//! hand R1 R2 … ; tiles 14 14 14 14 ; piles R9 | | | ; legal draw, take ; history 0 discard R9
//! ```

use std::fmt;
use std::str::FromStr;

use super::action::{Action, Event};
use super::round::{Outcome, Phase, finish};
use super::view::{Legal, SeatView, View};
use crate::fields::{
    Fields, ViewError, read_by_seat, read_numbers, read_points, write_by_seat, write_fields,
    write_list, write_maybe, write_numbers,
};
use crate::named::Named;
use crate::notation::{excerpt, tiles, write_tiles};
use crate::okey::rules::Rules;
use crate::seat::{Seat, Seats};
use crate::tile::{Indicator, Tile, TileSet, Wild};

/// The seat, then the verb of the [`Action`] with the tile that all players saw: `1 draw`, `1 take
/// R5`, `1 twin B6`; and `1 misdeclare R5 : R1 R2 …` with the tiles shown.
///
/// ```
/// use istaka::Event;
/// for text in ["0 discard R5", "1 take R5", "2 draw", "3 finish F"] {
///     assert_eq!(text.parse::<Event>()?.to_string(), text);
/// }
/// # Ok::<(), istaka::ViewError>(())
/// ```
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Drew(seat) => write!(f, "{seat} draw"),
            Event::Took(seat, tile) => write!(f, "{seat} take {tile}"),
            Event::Discarded(seat, tile) => write!(f, "{seat} discard {tile}"),
            Event::ShowedTwin(seat, tile) => write!(f, "{seat} twin {tile}"),
            Event::Declared(seat, tile) => write!(f, "{seat} finish {tile}"),
            Event::Misdeclared(seat, tile, shown) => {
                let shown: Vec<Tile> =
                    Rules::PACK.tiles().filter(|&tile| shown.contains(tile)).collect();
                write!(f, "{seat} misdeclare {tile} : {}", write_tiles(&shown))
            }
            Event::Passed(seat) => write!(f, "{seat} pass"),
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
    let tile = || rest.parse().ok();
    match (verb, rest) {
        ("draw", "") => Some(Event::Drew(seat)),
        ("pass", "") => Some(Event::Passed(seat)),
        ("take", _) => Some(Event::Took(seat, tile()?)),
        ("discard", _) => Some(Event::Discarded(seat, tile()?)),
        ("twin", _) => Some(Event::ShowedTwin(seat, tile()?)),
        ("finish", _) => Some(Event::Declared(seat, tile()?)),
        ("misdeclare", _) => {
            let (tile, shown) = rest.split_once(" : ")?;
            let shown = tiles(shown).ok()?.into_iter().collect();
            Some(Event::Misdeclared(seat, tile.parse().ok()?, shown))
        }
        _ => None,
    }
}

/// The winner and the finish as in the record of a match, or `void`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Void => f.write_str("void"),
            Outcome::Won(finish) => {
                let melds = finish.melds.iter().map(|meld| meld.tiles.clone()).collect();
                let declare = Action::Declare { discard: finish.discard, melds };
                write!(f, "{} {declare}", finish.seat)
            }
        }
    }
}

/// All information of a player, in one line.
///
/// ```
/// use istaka::{Round, Rules, Seat, Seats, View, Wall};
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// let round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &wall);
/// let view = View::alone(&round, Seat::ALL[1]);
/// let text = view.to_string();
/// assert!(text.starts_with("rules turkish ; seat 1 ; starter 0 ; indicator "));
/// assert_eq!(text.parse::<View>()?, view);
/// # Ok::<(), istaka::ViewError>(())
/// ```
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let twin = Seat::ALL.iter().find(|seat| self.players[seat.index()].shown_twin);
        let hands = self.players.each_ref().map(|player| &player.open[..]);
        let open = hands.iter().any(|hand| !hand.is_empty());
        let decided = (self.decided > 0).then_some(self.decided);
        let here = Seats::of(self.rules.players);
        let points = || write_numbers(here, self.points);
        let tiles = self.players.each_ref().map(|player| player.tiles);
        let fields = [
            ("rules", self.rules.to_string()),
            ("seat", self.seat.to_string()),
            ("starter", self.starter.to_string()),
            ("indicator", self.indicator.to_string()),
            ("okey", self.okey.0.to_string()),
            ("points", if self.points == [0; 4] { String::new() } else { points() }),
            ("decided", write_maybe(decided)),
            ("turn", write_maybe(self.turn)),
            ("phase", self.phase.name().to_owned()),
            ("stock", self.stock.to_string()),
            ("hand", write_tiles(&self.hand)),
            ("drawn", write_maybe(self.drawn)),
            ("draws", write_tiles(&self.draws)),
            ("tiles", write_numbers(self.seats(), tiles)),
            ("piles", write_by_seat(self.players.each_ref().map(|player| &player.pile[..]))),
            ("twin", write_maybe(twin)),
            ("legal", write_list(&self.legal.actions())),
            ("history", write_list(&self.history)),
            ("outcome", write_maybe(self.outcome.as_ref())),
            ("open", if open { write_by_seat(hands) } else { String::new() }),
        ];
        f.write_str(&write_fields(&fields))
    }
}

/// Reads the text of a view. Contradictions are refused: a tile in two places, or a number of tiles
/// or okey that does not match the rest. The history is not replayed.
impl FromStr for View {
    type Err = ViewError;

    fn from_str(text: &str) -> Result<View, ViewError> {
        let fields = Fields(text);
        let rules: Rules = fields.read("rules", |text| text.parse().ok())?;
        let seat = fields.read("seat", Seat::named)?;
        let indicator: Tile = fields.read("indicator", |text| text.parse().ok())?;
        let hand = fields.or_none("hand", |text| tiles(text).ok())?;
        let players = players(&fields)?;
        let playing = |seat: &Seat| players[seat.index()].playing;
        let seats: Seats = Seat::ALL.into_iter().filter(playing).collect();
        let played = |text: &str| Seat::named(text).filter(|&seat| seats.contains(seat));
        let okey = Indicator(indicator.kind()).okey();
        let view = View {
            rules,
            seat,
            previous: seats.before(seat),
            starter: fields.read("starter", played)?,
            indicator,
            okey: fields.read("okey", |text| text.parse().ok().map(Wild).filter(|&o| o == okey))?,
            drawn: fields.maybe("drawn", |text| text.parse().ok().filter(|t| hand.contains(t)))?,
            draws: fields.or_none("draws", |text| tiles(text).ok())?,
            stock: fields
                .read("stock", |text| text.parse().ok().filter(|&n| n < Rules::PACK.size()))?,
            turn: fields.maybe("turn", played)?,
            phase: fields.read("phase", Phase::named)?,
            legal: fields.or_none("legal", |text| legal(text, &hand))?,
            points: fields.or_none("points", |text| read_points(text, Seats::of(rules.players)))?,
            decided: fields.or_none("decided", |text| text.parse().ok())?,
            history: fields.or_none("history", |text| text.split(", ").map(event).collect())?,
            outcome: fields.maybe("outcome", |text| outcome(&rules, indicator, text))?,
            hand,
            players,
        };
        let known = view.hand.len() == view.players[seat.index()].tiles
            && view.turn.is_none() == (view.phase == Phase::Over);
        if known && is_possible(&view) { Ok(view) } else { Err(fields.error("hand")) }
    }
}

/// Returns `true` if all tiles are in play and none lies in two places.
fn is_possible(view: &View) -> bool {
    let piles = view.players.iter().flat_map(|player| &player.pile);
    let others = (0..4).filter(|&seat| seat != view.seat.index());
    let open = others.flat_map(|seat| &view.players[seat].open);
    let mut seen = TileSet::default();
    let mut all = view.hand.iter().chain(piles).chain(open).chain([&view.indicator]);
    all.all(|&tile| Rules::PACK.holds(tile) && seen.insert(tile))
}

/// Reads the public part of each seat.
fn players(fields: &Fields<'_>) -> Result<[SeatView; 4], ViewError> {
    let held = fields.read("tiles", read_numbers)?;
    let piles = fields.read("piles", read_by_seat)?;
    let open = fields.or_none("open", read_by_seat)?;
    let twin = fields.maybe("twin", Seat::named)?;
    let mut players: [SeatView; 4] = Default::default();
    for (((seat, tiles), pile), open) in Seat::ALL.into_iter().zip(held).zip(piles).zip(open) {
        players[seat.index()] = SeatView {
            playing: tiles.is_some(),
            tiles: tiles.unwrap_or_default().into(),
            pile,
            shown_twin: twin == Some(seat),
            open,
        };
    }
    Ok(players)
}

fn legal(text: &str, hand: &[Tile]) -> Option<Legal> {
    let mut legal = Legal::default();
    for action in text.split(", ") {
        match action.parse().ok()? {
            Action::ShowTwin => legal.show_twin = true,
            Action::Draw => legal.draw = true,
            Action::Take => legal.take = true,
            Action::Pass => legal.pass = true,
            Action::Discard(tile) => legal.discard.push(tile),
            Action::Declare { discard, .. } => legal.declare.push(discard),
        }
    }
    let mut named = legal.discard.iter().chain(&legal.declare);
    named.all(|tile| hand.contains(tile)).then_some(legal)
}

fn outcome(rules: &Rules, indicator: Tile, text: &str) -> Option<Outcome> {
    if text == "void" {
        return Some(Outcome::Void);
    }
    let (seat, done) = text.split_once(' ')?;
    let Action::Declare { discard, melds } = done.parse().ok()? else { return None };
    let finish = finish(rules, indicator, Seat::named(seat)?, &melds.concat(), discard, &melds);
    finish.map(Outcome::Won)
}
