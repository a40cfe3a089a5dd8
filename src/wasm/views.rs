//! What crosses the border whatever the game, shaped for the page. The TypeScript types are
//! generated from these; what each game adds is in its folder.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::{Match, Placing};
use crate::game::Game;
use crate::meld::Meld;
use crate::named::Named;
use crate::seat::{Seat, Seats};
use crate::summary::RoundSummary;
use crate::tile::{Kind, Reading, Tile, Wild};

/// A tile.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TileView {
    /// Its text, by which it is known.
    pub tile: String,
    /// Null for a false joker and a joker.
    #[tsify(type = "Color | null")]
    pub color: Option<&'static str>,
    /// 1 to 13; null for a false joker and a joker.
    pub number: Option<u8>,
    /// Whether it is wild in this round.
    pub wild: bool,
}

/// A run, a group or a pair.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct MeldView {
    /// Which of them.
    #[tsify(type = "MeldKind")]
    pub kind: &'static str,
    /// Its tiles, those of a run ascending.
    pub tiles: Vec<TileView>,
    /// For each tile the face that it stands for if it is wild, else null.
    pub stands_for: Vec<Option<String>>,
}

/// Tiles put in order.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ArrangementView {
    /// The complete melds.
    pub melds: Vec<MeldView>,
    /// The tiles in none of them, those that go together side by side.
    pub rest: Vec<TileView>,
    /// How many tiles a complete hand is away.
    pub deficiency: u8,
}

/// A half-finished table.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RebuildView {
    /// Its rows, none of them empty.
    pub series: Vec<SeriesView>,
    /// The tiles that come from the rack.
    pub laid: Vec<String>,
    /// Before he has opened: what his own series are worth so far.
    pub opening: Option<u32>,
    /// Why the turn cannot end like this; null where it can.
    pub broken: Option<BrokenView>,
}

/// A row of tiles on a half-finished table.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SeriesView {
    /// Its tiles, those of a run ascending.
    pub tiles: Vec<TileView>,
    /// What it is; null where it is no series.
    #[tsify(type = "MeldKind | null")]
    pub kind: Option<&'static str>,
    /// For each tile the face that it stands for if it is wild in a series, else null.
    pub stands_for: Vec<Option<String>>,
    /// If it is none: how many more tiles would make it one, where one or two would.
    pub missing: Option<u8>,
}

/// A rule that would be broken.
#[derive(Serialize, Tsify)]
pub struct BrokenView {
    /// Which.
    #[tsify(type = "RefusalCode")]
    pub code: &'static str,
    /// The tiles that it is about.
    pub tiles: Vec<String>,
}

/// A hand in rows.
#[derive(Serialize, Tsify)]
pub struct SortedView {
    /// What is complete.
    pub whole: Vec<Vec<String>>,
    /// What is begun, and what goes with anything.
    pub begun: Vec<Vec<String>>,
    /// What goes with nothing, by colour.
    pub loose: Vec<Vec<String>>,
}

/// Players who win and lose together: partners, or a player alone.
#[derive(Serialize, Tsify)]
pub struct SideView {
    /// Their seats.
    pub seats: Vec<usize>,
    /// What they have written together, or where points are counted down, have left.
    pub total: i32,
}

/// Units of account beside the points.
#[derive(Serialize, Tsify)]
pub struct UnitsView {
    /// By seat; what was paid is negative.
    pub seats: Vec<i32>,
    /// What lies in the pot.
    pub pot: i32,
}

/// One player's place at the end of a match.
#[derive(Serialize, Tsify)]
pub struct PlacingView {
    /// The player.
    pub seat: usize,
    /// 1 for the winner; players who tie have the same, and so have partners.
    pub rank: usize,
    /// The points or wins that count, as they are shown.
    pub points: i32,
    /// The last round that he played, counted from 1; 0 where he played none.
    #[serde(rename = "lastRound")]
    pub last_round: usize,
}

/// What is counted of a round for a player who played it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RoundSummaryView {
    /// Its place in the match, from 0.
    pub round: usize,
    /// How it ended.
    #[tsify(type = "Ending")]
    pub ending: &'static str,
    /// Whether the player, or he and his partner, won it; null where nobody did.
    pub won: Option<bool>,
    /// How many turns he ended.
    pub turns: usize,
    /// After how many of them he was one tile away from a finish.
    pub one_away: usize,
    /// Whether he showed the indicator's twin.
    pub twin: bool,
}

/// A match as seen from one seat: what every game has, in the order in which a player asks for it.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchView<Options, Row, Table> {
    /// Which game is played.
    #[tsify(type = "GameName")]
    pub game: &'static str,
    /// The rules, as far as the table and its dialogs show them.
    pub options: Options,
    /// On which side the next seat lies.
    #[tsify(type = "Direction")]
    pub direction: &'static str,
    /// What is counted.
    #[tsify(type = "Counts")]
    pub counts: &'static str,
    /// After how many decided rounds the match ends; null where something else ends it.
    pub agreed: Option<u16>,
    /// How many rounds have been dealt.
    pub round: usize,
    /// The number of the round that was dealt last, as players count; 0 before the first deal.
    pub number: usize,
    /// Who deals.
    pub dealer: usize,
    /// The seats at which somebody plays this match, those who are out included.
    pub players: Vec<usize>,
    /// Who wins and loses together, that of the first player first.
    pub sides: Vec<SideView>,
    /// What each seat has written: points or wins, or where points are counted down, what is left,
    /// partners together.
    pub scores: Vec<i32>,
    /// What lies in the pot, and what each seat has won and lost of pot and stakes.
    pub units: Option<UnitsView>,
    /// Who is out, by seat.
    pub eliminated: Vec<bool>,
    /// The rounds so far.
    pub sheet: Vec<Row>,
    /// The places, best first, when the match is over.
    pub standing: Option<Vec<PlacingView>>,
    /// Whether the match is played for practice.
    pub practice: bool,
    /// Whether the viewer may take back what he did last: freely, because he has seen no hidden
    /// tile since and the next player has not moved on, or only because the match is for practice.
    #[tsify(type = "Undo | null")]
    pub undo: Option<&'static str>,
    /// What that would take back.
    #[tsify(type = "Verb | null")]
    pub undone: Option<&'static str>,
    /// The round that was dealt last.
    pub table: Option<Table>,
}

/// Rows of tiles as text.
pub fn texts(rows: &[Vec<Tile>]) -> Vec<Vec<String>> {
    rows.iter().map(|row| row.iter().map(Tile::to_string).collect()).collect()
}

/// The numbers of seats.
pub fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// The places of a match that is over; `shown` is what is shown of a seat's points.
pub fn placings<G: Game>(
    game: &Match<G>,
    rank: impl Fn(usize) -> usize,
    shown: impl Fn(Seat) -> i32,
) -> Option<Vec<PlacingView>> {
    let place = |place: Placing| PlacingView {
        seat: place.seat.index(),
        rank: rank(place.rank),
        points: shown(place.seat),
        last_round: last_round(game, place.seat),
    };
    Some(game.places()?.into_iter().map(place).collect())
}

fn last_round<G: Game>(game: &Match<G>, seat: Seat) -> usize {
    let played = game.rounds().iter().rposition(|round| round.seats.contains(seat));
    played.map_or(0, |index| index + 1)
}

/// A tile, for the page.
pub fn tile_view(tile: Tile, wild: Wild) -> TileView {
    let (color, number) = match tile.kind() {
        Kind::Face(face) => (Some(face.color.name()), Some(face.number.get())),
        Kind::FalseJoker | Kind::Joker => (None, None),
    };
    let is_wild = wild.read(tile.kind()) == Reading::Wild;
    TileView { tile: tile.to_string(), color, number, wild: is_wild }
}

/// What is counted of a round, for the page.
pub fn round_summary_view<Ending: Named>(round: &RoundSummary<Ending>) -> RoundSummaryView {
    let RoundSummary { round, ending, won, turns, one_away, twin } = *round;
    RoundSummaryView { round, ending: ending.name(), won, turns, one_away, twin }
}

/// For each tile of a meld the face that it stands for if it is wild.
pub fn stands_for(meld: &Meld, wild: Wild) -> Vec<Option<String>> {
    meld.stands_for(wild).map(|face| face.map(|face| face.to_string())).collect()
}

/// A meld, for the page.
pub fn meld_view(meld: &Meld, wild: Wild) -> MeldView {
    MeldView {
        kind: meld.kind.name(),
        tiles: meld.tiles.iter().map(|&tile| tile_view(tile, wild)).collect(),
        stands_for: stands_for(meld, wild),
    }
}
