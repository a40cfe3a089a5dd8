//! What is seen of a round as text: one line for an event, one for a whole view.
//!
//! A view is written as fields between semicolons, each a name and its value. Lists have commas,
//! what is given for each of the four seats has `|`, and tiles and actions are written as anywhere:
//!
//! ```text
//! rules turkish ; seat 1 ; starter 0 ; indicator B6 ; okey B7 ; turn 1 ; phase draw ; stock 48 ;
//! hand R1 R2 … ; tiles 14 14 14 14 ; piles R9 | | | ; legal draw, take ; history 0 discard R9
//! ```
//!
//! A field without a value is left out, and one that the reader does not know is passed over.

use std::fmt;
use std::str::FromStr;

use super::action::{Action, Event};
use super::round::{Outcome, Phase, finish};
use super::view::{Legal, SeatView, View};
use crate::named::Named;
use crate::notation::{excerpt, tiles, write_tiles};
use crate::okey::rules::Rules;
use crate::seat::{Seat, Seats};
use crate::tile::{Indicator, Tile, TileSet, Wild};

/// Text that is no event or no view, and which part of it cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewError {
    /// The field of the view, or `event`.
    pub part: &'static str,
    /// How the text in its place begins; empty where there is none.
    pub found: String,
}

impl std::error::Error for ViewError {}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” cannot be the {} of a view", self.found, self.part)
    }
}

/// The seat, then what was done in the words of an [`Action`], with the tile that everybody saw:
/// `1 draw`, `1 take R5`, `1 twin B6`; and `1 misdeclare R5 : R1 R2 …` with the tiles shown.
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

/// In the place of a number of tiles where nobody plays.
const NOBODY: &str = "-";

/// As in the record of a match who finished and how, or `void`.
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

/// All that a player may know, in one line.
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
        let held = self.players.each_ref().map(|player| match player.playing {
            true => player.tiles.to_string(),
            false => NOBODY.to_owned(),
        });
        let twin = Seat::ALL.iter().find(|seat| self.players[seat.index()].shown_twin);
        let hands = self.players.each_ref().map(|player| &player.open[..]);
        let open = hands.iter().any(|hand| !hand.is_empty());
        let decided = self.decided;
        let here = Seats::of(self.rules.players);
        let points = Seat::ALL.map(|seat| match here.contains(seat) {
            true => self.points[seat.index()].to_string(),
            false => NOBODY.to_owned(),
        });
        let fields = [
            ("rules", self.rules.to_string()),
            ("seat", self.seat.to_string()),
            ("starter", self.starter.to_string()),
            ("indicator", self.indicator.to_string()),
            ("okey", self.okey.0.to_string()),
            ("points", if self.points == [0; 4] { String::new() } else { points.join(" ") }),
            ("decided", if decided > 0 { decided.to_string() } else { String::new() }),
            ("turn", self.turn.map_or(String::new(), |seat| seat.to_string())),
            ("phase", self.phase.name().to_owned()),
            ("stock", self.stock.to_string()),
            ("hand", write_tiles(&self.hand)),
            ("drawn", self.drawn.map_or(String::new(), |tile| tile.to_string())),
            ("draws", write_tiles(&self.draws)),
            ("tiles", held.join(" ")),
            ("piles", write_by_seat(self.players.each_ref().map(|player| &player.pile[..]))),
            ("twin", twin.map_or(String::new(), Seat::to_string)),
            ("legal", list(&self.legal.actions())),
            ("history", list(&self.history)),
            ("outcome", self.outcome.as_ref().map_or(String::new(), Outcome::to_string)),
            ("open", if open { write_by_seat(hands) } else { String::new() }),
        ];
        let given = fields.iter().filter(|(_, value)| !value.is_empty());
        let written: Vec<String> = given.map(|(name, value)| format!("{name} {value}")).collect();
        f.write_str(&written.join(" ; "))
    }
}

/// Writes the tiles of each seat, by seat number: `R9 | | K3 |`.
pub fn write_by_seat(lists: [&[Tile]; 4]) -> String {
    let spaced = |list: &[Tile]| list.iter().map(|tile| format!("{tile} ")).collect::<String>();
    lists.map(spaced).join("| ").trim_end().to_owned()
}

fn list<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads what is written of a view. What would contradict itself is refused: a tile in two places,
/// or another count or okey than the rest says. Whether the history leads there is not checked.
impl FromStr for View {
    type Err = ViewError;

    fn from_str(text: &str) -> Result<View, ViewError> {
        let fields = Fields(text);
        let rules: Rules = fields.read("rules", |text| text.parse().ok())?;
        let seat = fields.read("seat", Seat::named)?;
        let indicator: Tile = fields.read("indicator", |text| text.parse().ok())?;
        let hand = fields.or_none("hand", |text| tiles(text).ok())?;
        let players = fields.players()?;
        let seats = Seat::ALL.into_iter().filter(|seat| !players[seat.index()].playing);
        let seats = seats.fold(Seats::ALL, Seats::without);
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
                .read("stock", |text| text.parse().ok().filter(|&n| n < Rules::PACK.len()))?,
            turn: fields.maybe("turn", played)?,
            phase: fields.read("phase", Phase::named)?,
            legal: fields.or_none("legal", |text| legal(text, &hand))?,
            points: fields.or_none("points", |text| points(text, Seats::of(rules.players)))?,
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

/// Whether all tiles are in play, and none lies in two places.
fn is_possible(view: &View) -> bool {
    let piles = view.players.iter().flat_map(|player| &player.pile);
    let others = (0..4).filter(|&seat| seat != view.seat.index());
    let open = others.flat_map(|seat| &view.players[seat].open);
    let mut seen = TileSet::default();
    let mut all = view.hand.iter().chain(piles).chain(open).chain([&view.indicator]);
    all.all(|&tile| Rules::PACK.holds(tile.kind()) && seen.insert(tile))
}

/// The fields of a view.
struct Fields<'a>(&'a str);

impl Fields<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        let values = self.0.split(';').map(str::trim);
        values.filter_map(|field| field.strip_prefix(name)?.strip_prefix(' ')).next()
    }

    fn error(&self, part: &'static str) -> ViewError {
        ViewError { part, found: excerpt(self.get(part).unwrap_or_default()) }
    }

    fn maybe<T>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, ViewError> {
        let value = self.get(name).map(|text| read(text).ok_or_else(|| self.error(name)));
        value.transpose()
    }

    fn or_none<T: Default>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ViewError> {
        self.maybe(name, read).map(Option::unwrap_or_default)
    }

    fn read<T>(
        &self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ViewError> {
        self.maybe(name, read)?.ok_or_else(|| self.error(name))
    }

    /// What is seen of each seat.
    fn players(&self) -> Result<[SeatView; 4], ViewError> {
        let held = self.read("tiles", |text| {
            let words: Vec<&str> = text.split(' ').collect();
            <[&str; 4]>::try_from(words).ok()?.map(count).into_iter().collect::<Option<Vec<_>>>()
        })?;
        let piles = self.read("piles", lists)?;
        let open = self.or_none("open", lists)?;
        let twin = self.maybe("twin", Seat::named)?;
        let each = held.into_iter().zip(piles).zip(open).zip(Seat::ALL);
        let players = each.map(|(((tiles, pile), open), seat)| SeatView {
            playing: tiles.is_some(),
            tiles: tiles.unwrap_or_default(),
            pile,
            shown_twin: twin == Some(seat),
            open,
        });
        let players: Vec<SeatView> = players.collect();
        players.try_into().map_err(|_| self.error("tiles"))
    }
}

/// How many tiles a seat has, if somebody plays there.
fn count(word: &str) -> Option<Option<usize>> {
    if word == NOBODY { Some(None) } else { word.parse().ok().map(Some) }
}

/// What each seat of a match has written.
fn points(text: &str, seats: Seats) -> Option<[i32; 4]> {
    let number = |(seat, word): (Seat, &str)| match seats.contains(seat) {
        true => word.parse::<u16>().ok().map(i32::from),
        false => (word == NOBODY).then_some(0),
    };
    let words: [&str; 4] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let numbers: Option<Vec<i32>> = Seat::ALL.into_iter().zip(words).map(number).collect();
    numbers?.try_into().ok()
}

/// Lists of tiles, one for each seat.
fn lists(text: &str) -> Option<[Vec<Tile>; 4]> {
    let lists: Option<Vec<_>> = text.split('|').map(|list| tiles(list).ok()).collect();
    lists?.try_into().ok()
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
