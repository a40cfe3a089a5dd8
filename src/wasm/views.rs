//! The view types that all games share. The TypeScript types are generated from them; the types of
//! each game are in its folder.

use serde::Serialize;
use tsify::Tsify;

use crate::contest::{Match, Placing, PlayedRound};
use crate::game::Game;
use crate::meld::Meld;
use crate::named::Named;
use crate::record::write_wall;
use crate::seat::{Seat, Seats};
use crate::summary::RoundSummary;
use crate::tile::{Kind, Reading, Tile, Wild};

/// A tile.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TileView {
    /// The text that identifies it.
    pub tile: String,
    /// The colour; null for a false joker and a joker.
    #[tsify(type = "Color | null")]
    pub color: Option<&'static str>,
    /// The number, 1 to 13; null for a false joker and a joker.
    pub number: Option<u8>,
    /// True if it is wild in this round.
    pub wild: bool,
}

/// A run, a group or a pair.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct MeldView {
    /// The kind.
    #[tsify(type = "MeldKind")]
    pub kind: &'static str,
    /// The tiles, those of a run ascending.
    pub tiles: Vec<TileView>,
    /// For each tile the face that it stands for if it is wild, else null.
    pub stands_for: Vec<Option<String>>,
}

/// An arrangement of tiles.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ArrangementView {
    /// The complete melds.
    pub melds: Vec<MeldView>,
    /// The remaining tiles; those of an incomplete meld are adjacent.
    pub rest: Vec<TileView>,
    /// Number of tiles that a complete hand lacks.
    pub deficiency: u8,
}

/// A round of a match, as in its record.
#[derive(Serialize, Tsify)]
pub struct PlayedView {
    /// The number of actions.
    pub actions: usize,
    /// True if it is over.
    pub over: bool,
    /// The commitment to a verifiable deal; else empty.
    pub commitment: String,
    /// The player's word; empty if there is none.
    pub word: String,
    /// The key of the commitment; empty until the round is over.
    pub key: String,
    /// The wall, as in a record.
    pub wall: String,
}

/// A table being rebuilt.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RebuildView {
    /// The rows, none of them empty.
    pub series: Vec<SeriesView>,
    /// The tiles that come from the rack.
    pub laid: Vec<String>,
    /// The points of the player's own series so far; null after the opening.
    pub opening: Option<u32>,
    /// The rule that ending the turn now would break; null if the turn may end.
    pub broken: Option<BrokenView>,
}

/// A row of tiles on a table being rebuilt.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SeriesView {
    /// The tiles, those of a run ascending.
    pub tiles: Vec<TileView>,
    /// The kind of series; null if it is none.
    #[tsify(type = "MeldKind | null")]
    pub kind: Option<&'static str>,
    /// For each tile the face that it stands for if it is wild in a series, else null.
    pub stands_for: Vec<Option<String>>,
    /// If it is no series: the number of tiles that would make it one, 1 or 2; else null.
    pub missing: Option<u8>,
}

/// A rule that would be broken.
#[derive(Serialize, Tsify)]
pub struct BrokenView {
    /// A stable name of the rule.
    #[tsify(type = "RefusalCode")]
    pub code: &'static str,
    /// The tiles that break it.
    pub tiles: Vec<String>,
}

/// A hand sorted into rows.
#[derive(Serialize, Tsify)]
pub struct SortedView {
    /// The complete melds.
    pub whole: Vec<Vec<String>>,
    /// The incomplete melds, and wild tiles.
    pub begun: Vec<Vec<String>>,
    /// The single tiles, by colour.
    pub loose: Vec<Vec<String>>,
}

/// Players who win and lose together: partners, or a single player.
#[derive(Serialize, Tsify)]
pub struct SideView {
    /// The seats.
    pub seats: Vec<usize>,
    /// The sum of points, or the remaining points if they are counted down.
    pub total: i32,
}

/// Units of account, played for in addition to points.
#[derive(Serialize, Tsify)]
pub struct UnitsView {
    /// The units by seat; payments are negative.
    pub seats: Vec<i32>,
    /// The units in the pot.
    pub pot: i32,
}

/// A player's place at the end of a match.
#[derive(Serialize, Tsify)]
pub struct PlacingView {
    /// The player.
    pub seat: usize,
    /// 1 for the winner; equal for players who tie and for partners.
    pub rank: usize,
    /// The displayed points or wins.
    pub points: i32,
    /// The last round that the player played, counted from 1; 0 if there is none.
    #[serde(rename = "lastRound")]
    pub last_round: usize,
}

/// The statistics of a round for one player.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RoundSummaryView {
    /// The index of the round in the match, from 0.
    pub round: usize,
    /// The ending.
    #[tsify(type = "Ending")]
    pub ending: &'static str,
    /// True if the player or the partner won it; null if it was not won.
    pub won: Option<bool>,
    /// Number of turns that the player ended.
    pub turns: usize,
    /// Number of these turns that left the player one tile away from a finish.
    pub one_away: usize,
    /// True if the player showed the indicator's twin.
    pub twin: bool,
}

/// A match seen from one seat, for any game. The fields are in the order in which a player asks for
/// them.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchView<Options, Row, Table> {
    /// The game.
    #[tsify(type = "GameName")]
    pub game: &'static str,
    /// The part of the rules that the table and its dialogs show.
    pub options: Options,
    /// The side of the next seat.
    #[tsify(type = "Direction")]
    pub direction: &'static str,
    /// The unit of the score.
    #[tsify(type = "Counts")]
    pub counts: &'static str,
    /// Number of decided rounds that end the match; null if it ends otherwise.
    pub agreed: Option<u16>,
    /// Number of dealt rounds.
    pub round: usize,
    /// The number of the latest round as players count, repeating the number of a void round that
    /// is replayed; 0 before the first deal.
    pub number: usize,
    /// The dealer.
    pub dealer: usize,
    /// The seats of all players of the match, including players who are out.
    pub players: Vec<usize>,
    /// The sides, that of the first player first.
    pub sides: Vec<SideView>,
    /// The score of each seat: points or wins, or the remaining points if they are counted down;
    /// partners have their sum.
    pub scores: Vec<i32>,
    /// The pot, and the gain or loss of each seat in pot and stakes; null without them.
    pub units: Option<UnitsView>,
    /// True for each seat that is out.
    pub eliminated: Vec<bool>,
    /// The rounds so far.
    pub sheet: Vec<Row>,
    /// The places, the best first, when the match is over; null before.
    pub standing: Option<Vec<PlacingView>>,
    /// True if this is a practice match.
    pub practice: bool,
    /// The condition for undoing the viewer's last action: "free" if the viewer has seen no hidden
    /// tile since and the next player has not moved on, "practice" if it may be undone only because
    /// this is a practice match; null if it may not be undone.
    #[tsify(type = "Undo | null")]
    pub undo: Option<&'static str>,
    /// The action that would be undone.
    #[tsify(type = "Verb | null")]
    pub undone: Option<&'static str>,
    /// The latest round; null before the first deal.
    pub table: Option<Table>,
}

/// Converts rows of tiles to text.
pub fn texts(rows: &[Vec<Tile>]) -> Vec<Vec<String>> {
    rows.iter().map(|row| row.iter().map(Tile::to_string).collect()).collect()
}

/// The numbers of seats.
pub fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// The places of a finished match; `shown` returns the displayed points of a seat.
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

/// Converts a tile for the page.
pub fn tile_view(tile: Tile, wild: Wild) -> TileView {
    let (color, number) = match tile.kind() {
        Kind::Face(face) => (Some(face.color.name()), Some(face.number.get())),
        Kind::FalseJoker | Kind::Joker => (None, None),
    };
    let is_wild = wild.read(tile.kind()) == Reading::Wild;
    TileView { tile: tile.to_string(), color, number, wild: is_wild }
}

/// Converts a round for the page.
pub fn played_view<G: Game>(played: &PlayedRound<G>) -> PlayedView {
    let (commitment, word) = played.said();
    PlayedView {
        actions: played.actions.len(),
        over: played.is_over(),
        commitment: commitment.to_owned(),
        word: word.to_owned(),
        key: played.key.clone(),
        wall: write_wall(&played.wall),
    }
}

/// Converts the statistics of a round for the page.
pub fn round_summary_view<Ending: Named>(round: &RoundSummary<Ending>) -> RoundSummaryView {
    let RoundSummary { round, ending, won, turns, one_away, twin } = *round;
    RoundSummaryView { round, ending: ending.name(), won, turns, one_away, twin }
}

/// For each tile of a meld the face that it stands for if it is wild.
pub fn stands_for(meld: &Meld, wild: Wild) -> Vec<Option<String>> {
    meld.stands_for(wild).map(|face| face.map(|face| face.to_string())).collect()
}

/// Converts a meld for the page.
pub fn meld_view(meld: &Meld, wild: Wild) -> MeldView {
    MeldView {
        kind: meld.kind.name(),
        tiles: meld.tiles.iter().map(|&tile| tile_view(tile, wild)).collect(),
        stands_for: stands_for(meld, wild),
    }
}
