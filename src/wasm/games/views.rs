//! A match of any game for the page, beside a player's view of the round. The TypeScript
//! types are generated from these types and from the engine's own; those of each game are in its
//! folder.

use std::cmp::Reverse;
use std::ops::Deref;

use serde::Serialize;
use tsify::Tsify;

use crate::contest::{Match, Origin, Placing, PlayedRound, RoundOfAny};
use crate::game::Game;
use crate::host::{Bots, Host};
use crate::named::Named;
use crate::okey::{Side, Units};
use crate::options::RuleOptions;
use crate::record::write_wall;
use crate::seat::{Seat, Seats};
use crate::sort::sort_short;
use crate::tile::Tile;

/// The match after an action.
#[derive(Serialize, Tsify)]
pub struct Done<Event, View> {
    /// The public event of the action.
    pub event: Event,
    /// The match, seen by the player who acted, or after the move of a bot by the first person.
    pub view: View,
}

/// The match after the end of a turn whose time was up.
#[derive(Serialize, Tsify)]
pub struct TimedOut<Event, View> {
    /// The public events, in order.
    pub events: Vec<Event>,
    /// The match, seen by the first person.
    pub view: View,
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
    /// The wall, as in a record; empty if the round began in a position.
    pub wall: String,
    /// The position in which the round began; else empty.
    pub position: String,
}

/// A player's place at the end of a match.
#[derive(Serialize, Tsify)]
pub struct PlacingView {
    /// The player.
    pub seat: Seat,
    /// 1 for the winner; equal for players who tie and for partners.
    pub rank: usize,
    /// The displayed points or wins.
    pub points: i32,
    /// The last round that the player played, counted from 1; 0 if there is none.
    #[serde(rename = "lastRound")]
    pub last_round: usize,
}

/// Leaves out the events from before a match that began in a position: the others have the numbers
/// of their actions.
pub fn leave_actions<G: Game, Event>(history: &mut Vec<Event>, game: &Match<G>) {
    let actions = game.rounds().last().map_or(0, |played| played.length);
    history.drain(..history.len().saturating_sub(actions));
}

/// The best hand of a match: the finish of a round that counted most, of equal ones the one that
/// took the fewest turns.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct BestView {
    /// The round, counted from 0.
    pub round: usize,
    /// The player who finished.
    pub seat: Seat,
    /// The wild tiles of that round.
    pub wilds: Vec<Tile>,
    /// The melds that the player laid.
    pub melds: Vec<Vec<Tile>>,
    /// The tile that the player discarded last; null in a game in which the last tile is laid.
    pub last: Option<Tile>,
}

/// A finish among which the best hand of a match is chosen.
pub struct Finished {
    /// The player.
    pub seat: Seat,
    /// Sort key of what it counts, ascending.
    pub counts: i32,
    /// The wild tiles of the round.
    pub wilds: Vec<Tile>,
    /// The melds.
    pub melds: Vec<Vec<Tile>>,
    /// The last discard.
    pub last: Option<Tile>,
}

/// Returns the best hand once the latest round is over; `finished` returns the finish of a round.
/// `None` if nobody has finished.
pub fn best_of<G: Game>(
    game: &Match<G>,
    finished: impl Fn(&G::Round) -> Option<Finished>,
) -> Option<BestView> {
    let rounds = game.rounds();
    let over = rounds.last().filter(|played| played.is_over);
    over?;
    let finishes = rounds.iter().enumerate().filter_map(|(round, played)| {
        finished(&played.round).map(|finish| (round, played, finish))
    });
    let key = |(_, played, finish): &(usize, &PlayedRound<G>, Finished)| {
        (finish.counts, Reverse(played.turns[finish.seat.index()]))
    };
    let (round, _, Finished { seat, wilds, melds, last, .. }) = finishes.max_by_key(key)?;
    Some(BestView { round, seat, wilds, melds, last })
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
    pub dealer: Seat,
    /// Number of tiles in the set.
    pub tiles: usize,
    /// The seats of all players of the match, including players who are out.
    pub players: Seats,
    /// The sides, that of the first player first.
    pub sides: Vec<Side>,
    /// The score of each seat: points or wins, or the remaining points if they are counted down;
    /// partners have their sum.
    #[tsify(type = "number[]")]
    pub scores: [i32; 4],
    /// The pot, and the gain or loss of each seat in pot and stakes; null without them.
    pub units: Option<Units>,
    /// True for each seat that is out.
    #[tsify(type = "boolean[]")]
    pub eliminated: [bool; 4],
    /// The rounds so far.
    pub sheet: Vec<Row>,
    /// The places, the best first, when the match is over; null before.
    pub standing: Option<Vec<PlacingView>>,
    /// The best hand so far, between two rounds and at the end; null while a round runs, and if
    /// nobody has finished.
    pub best: Option<BestView>,
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

impl<Options, Row, Table> MatchView<Options, Row, Table> {
    /// The view of `seat`: what all games tell alike, with an empty list of sides, no best hand and
    /// no action to undo. `shown` returns the displayed points of a seat, `row` that of a round in
    /// the sheet.
    pub fn of<G, O, B>(
        host: &Host<G, B>,
        seat: Seat,
        options: Options,
        shown: impl Fn(Seat) -> i32,
        row: impl Fn(&Match<G>, usize) -> Row,
        table: Option<Table>,
    ) -> MatchView<Options, Row, Table>
    where
        G: Game + Deref<Target = O>,
        O: RuleOptions,
        B: Bots<G>,
    {
        let game = &host.game;
        let rounds = game.rounds().len();
        MatchView {
            game: G::NAME,
            options,
            direction: game.rules().direction().name(),
            counts: game.rules().counts().name(),
            agreed: None,
            round: rounds,
            number: rounds,
            dealer: game.dealer(),
            tiles: game.rules().deal_plan().pack.size(),
            players: game.rules().seats(),
            sides: Vec::new(),
            scores: Seat::ALL.map(&shown),
            units: None,
            eliminated: Seat::ALL.map(|seat| !game.seats().contains(seat)),
            sheet: (0..rounds).map(|index| row(game, index)).collect(),
            standing: placings(game, |rank| rank, shown),
            best: None,
            practice: game.practice(),
            undo: host.undoable(seat).map(Named::name),
            undone: None,
            table,
        }
    }
}

/// The places of a finished match; `shown` returns the displayed points of a seat.
pub fn placings<G: Game>(
    game: &Match<G>,
    rank: impl Fn(usize) -> usize,
    shown: impl Fn(Seat) -> i32,
) -> Option<Vec<PlacingView>> {
    let place = |place: Placing| PlacingView {
        seat: place.seat,
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

/// The tiles of a rack in the order of tiles.
pub fn in_order(tiles: &[Tile]) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    sort_short(&mut tiles, |&tile| tile);
    tiles
}

/// Converts a round for the page.
pub fn played_view(round: &RoundOfAny) -> PlayedView {
    let (commitment, word) = round.said();
    let (wall, position) = match &round.origin {
        Origin::Wall(wall) => (write_wall(wall), String::new()),
        Origin::Position(position) => (String::new(), position.clone()),
    };
    PlayedView {
        actions: round.length,
        over: round.is_over,
        commitment: commitment.to_owned(),
        word: word.to_owned(),
        key: round.key.clone(),
        wall,
        position,
    }
}
