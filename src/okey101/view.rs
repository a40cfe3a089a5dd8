//! The information that one player has about a round. Bots, hints and the page see nothing else.
//!
//! No field holds a tile that the player may not see.

use super::action::{Action, Event, Way};
use super::penalty::Penalty;
use super::round::{Opened, Outcome, Phase, Round};
use super::rules::{Inspect, Rules};
use super::score::{Score, score};
use super::solver::{Need, Unseen};
use super::table::{Fitting, Lying};
use crate::game::{Game, Standing};
use crate::hand::Hand;
use crate::json::{ViewError, checked};
use crate::seat::{Seat, Seats};
use crate::tile::{Indicator, Kind, Tile, TileSet, Wild};

/// A round seen from one seat. `Match::view` adds the points of the match.
///
/// ```
/// use istaka::okey101::{Round, Rules, View};
/// use istaka::{Seat, Seats, Standing, Wall};
/// let rules = Rules::yuzbir(3);
/// let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 3);
/// let round = Round::new(rules, Seats::of(3), Seat::ALL[0], &wall);
/// let view = View::of(&round, Seat::ALL[1], &Standing::first(rules));
/// assert_eq!((view.hand.len(), view.stock, view.need.points), (21, 41, 101));
/// ```
///
/// As JSON it can be read again, unless [`View::check`] refuses it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self", rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101View"))]
pub struct View {
    /// The rules of the round.
    pub rules: Rules,
    /// The seat of the viewing player.
    pub seat: Seat,
    /// The seat that got 22 tiles.
    pub starter: Seat,
    /// The tile turned face up.
    pub indicator: Tile,
    /// The player's own tiles in the order of arrival.
    pub hand: Vec<Tile>,
    /// The melds on the table, in the order of laying.
    pub table: Vec<Lying>,
    /// The public part of each seat, by seat number.
    #[cfg_attr(feature = "js", tsify(type = "Okey101SeatView[]"))]
    pub players: [SeatView; 4],
    /// The penalties of the round, in order.
    pub penalties: Vec<Penalty>,
    /// Number of tiles left to draw.
    pub stock: usize,
    /// The seat to move; `None` when the round is over.
    pub turn: Option<Seat>,
    /// The kind of action expected of the seat to move.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Phase"))]
    pub phase: Phase,
    /// The tile that came in this turn, if this player may see it: the one that this player drew,
    /// or one that was taken.
    pub came: Option<Tile>,
    /// The taken tile, as long as it has not been used in this turn, by either copy.
    pub unused: Option<Tile>,
    /// The value and the number of pairs that this player needs to open.
    pub need: Need,
    /// Number of table actions of this turn that can be taken back.
    pub to_take_back: usize,
    /// The player's legal actions now.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Legal"))]
    pub legal: Legal,
    /// All that everybody could see, in order.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Event[]"))]
    pub history: Vec<Event>,
    /// The points of each seat in the match, including those of this round.
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    pub points: [i32; 4],
    /// The score of each seat for this round so far, line by line.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Score[]"))]
    pub scores: [Score; 4],
    /// Number of finished rounds of the match.
    pub decided: usize,
    /// The result of the round. All hands are open then.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Outcome | null"))]
    pub outcome: Option<Outcome>,
}

/// The public part of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(
    feature = "js",
    derive(tsify::Tsify),
    tsify(missing_as_null, rename = "Okey101SeatView")
)]
pub struct SeatView {
    /// True if the seat is in play.
    pub playing: bool,
    /// Number of tiles in hand.
    pub tiles: usize,
    /// The discard pile, bottom first. The rules say how much of it the page shows.
    pub pile: Vec<Tile>,
    /// The opening.
    pub opened: Option<Opened>,
    /// True if the player goes for pairs.
    pub announced: bool,
    /// The hand, laid open when the round is over; empty before.
    pub open: Vec<Tile>,
}

/// Legal actions. Melds and tiles are judged when they are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Legal"))]
pub struct Legal {
    /// Drawing from the stock is legal.
    pub draw: bool,
    /// Taking the previous player's last discard is legal.
    pub take: bool,
    /// Giving the taken tile back is legal.
    pub give_back: bool,
    /// An opening may be tried.
    pub open: bool,
    /// Melds may be laid, tiles added and wild tiles exchanged.
    pub work: bool,
    /// Taking back the last table action is legal.
    pub take_back: bool,
    /// A discard is legal.
    pub discard: bool,
    /// Announcing pairs is legal.
    pub announce: bool,
    /// Calling a playable discard is legal.
    pub call: bool,
    /// Leaving the last discard is legal.
    pub pass: bool,
}

impl Legal {
    /// The legal actions of a player.
    fn of(round: &Round, seat: Seat) -> Legal {
        let may = |action: Action| round.check(seat, &action).is_ok();
        let plays = round.turn() == Some(seat) && round.phase() == Phase::Play;
        let opened = round.opened(seat).is_some();
        Legal {
            draw: may(Action::Draw),
            take: may(Action::Take),
            give_back: may(Action::Return),
            open: plays && !opened,
            work: round.works(seat),
            take_back: may(Action::TakeBack),
            discard: plays && round.unused().is_none(),
            announce: may(Action::GoForPairs),
            call: may(Action::Call),
            pass: may(Action::Pass),
        }
    }

    /// Returns `true` if these are legal in this phase, in the player's own turn or not.
    const fn fit(&self, own: bool, phase: Phase) -> bool {
        let plays = own && matches!(phase, Phase::Play);
        let takes = own && matches!(phase, Phase::Draw | Phase::LastChance);
        (self.draw as u8) <= takes as u8
            && (self.take as u8) <= takes as u8
            && (self.pass as u8) == (own && matches!(phase, Phase::LastChance)) as u8
            && ((self.give_back | self.open | self.work | self.take_back | self.discard) as u8)
                <= plays as u8
            && (self.announce as u8) <= own as u8
    }
}

checked!(View);

impl View {
    /// Checks that the fields do not contradict each other: each tile lies in one place, the melds
    /// are valid, and the seats are those of the rules. The history is not replayed.
    ///
    /// # Errors
    /// [`ViewError`] names the first field that is wrong.
    pub fn check(&self) -> Result<(), ViewError> {
        let (size, seats) = (Rules::PACK.size(), self.rules.seats());
        let own = &self.players[self.seat.index()];
        let fits = |seat: Seat| {
            let player = &self.players[seat.index()];
            let idle = player.tiles == 0 && player.pile.is_empty() && player.opened.is_none();
            player.playing == seats.contains(seat)
                && player.tiles <= size
                && (player.playing || idle)
        };
        let indicator = matches!(self.indicator.kind(), Kind::Face(_));
        let lies = |lying: &Lying| seats.contains(lying.owner) && lying.is_consistent(self.okey());
        let held = |tile: Option<Tile>| {
            tile.is_none_or(|tile| self.turn != Some(self.seat) || Rules::PACK.holds(tile))
        };
        let over = self.phase == Phase::Over;
        ViewError::unless([
            ("players", Seat::ALL.into_iter().all(fits)),
            ("starter", seats.contains(self.starter)),
            ("indicator", indicator),
            ("stock", self.stock < size),
            // Before the wild tile is known no meld can be read.
            ("table", indicator && self.table.iter().all(lies)),
            ("hand", self.hand.len() == own.tiles && self.has_each_tile_once()),
            ("turn", self.turn.is_none_or(|seat| seats.contains(seat))),
            ("phase", over == self.turn.is_none()),
            ("came", held(self.came)),
            ("unused", held(self.unused)),
            ("legal", self.legal.fit(self.is_own_turn(), self.phase)),
            ("penalties", self.penalties.iter().all(|penalty| seats.contains(penalty.seat))),
            ("decided", self.decided <= usize::from(u16::MAX)),
            ("outcome", self.outcome.is_some() == over),
        ])
    }

    /// Returns `true` if all tiles are in play, each in one place, and there are not too many. In
    /// a position not all that were discarded may be known.
    fn has_each_tile_once(&self) -> bool {
        let others = (0..4).filter(|&seat| seat != self.seat.index());
        let open = others.flat_map(|seat| &self.players[seat].open);
        let mut seen = TileSet::default();
        let mut all = self.lying().chain(&self.hand).chain(open);
        let held = self.players.iter().map(|player| player.tiles);
        let count = held.fold(self.stock + self.lying().count(), usize::saturating_add);
        all.all(|&tile| Rules::PACK.holds(tile) && seen.insert(tile)) && count <= Rules::PACK.size()
    }

    /// The tiles that lie open: the indicator, the piles and the table.
    fn lying(&self) -> impl Iterator<Item = &Tile> {
        let piles = self.players.iter().flat_map(|player| &player.pile);
        let table = self.table.iter().flat_map(|lying| &lying.tiles);
        piles.chain(table).chain([&self.indicator])
    }

    /// Returns the view of `seat` in a match with this standing.
    pub fn of(round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        let over = round.outcome().is_some();
        let seen = |other: Seat| SeatView {
            playing: round.seats().contains(other),
            tiles: round.hand(other).len(),
            pile: round.pile(other).to_vec(),
            opened: round.opened(other),
            announced: round.has_announced(other),
            open: if over { round.hand(other).to_vec() } else { Vec::new() },
        };
        let own = round.turn() == Some(seat);
        View {
            rules: *round.rules(),
            seat,
            starter: round.starter(),
            indicator: round.indicator(),
            hand: round.hand(seat).to_vec(),
            table: round.table().to_vec(),
            players: Seat::ALL.map(seen),
            penalties: round.penalties().to_vec(),
            stock: round.stock().len(),
            turn: round.turn(),
            phase: round.phase(),
            came: round.came().filter(|_| own || round.has_taken()),
            unused: round.unused(),
            need: Need {
                points: round.need(seat, Way::Series),
                pairs: round.need(seat, Way::Pairs) as u8,
            },
            to_take_back: round.to_take_back(),
            legal: Legal::of(round, seat),
            history: round.history().to_vec(),
            points: standing.points,
            scores: score(round),
            decided: standing.decided,
            outcome: round.outcome(),
        }
    }

    /// The seats in play.
    pub fn seats(&self) -> Seats {
        let playing = |seat: &Seat| self.players[seat.index()].playing;
        Seat::ALL.into_iter().filter(playing).collect()
    }

    /// The wild tile.
    pub const fn okey(&self) -> Wild {
        Indicator(self.indicator.kind()).okey()
    }

    /// The player's tiles, as the solver counts them.
    pub fn meaning(&self) -> Hand {
        let hand = Hand::of(self.okey(), self.hand.iter().map(|tile| tile.kind()));
        hand.expect("a hand has tiles of the pack")
    }

    /// The opening of this player.
    pub const fn opened(&self) -> Option<Opened> {
        self.players[self.seat.index()].opened
    }

    /// Returns `true` if this player is to move.
    pub fn is_own_turn(&self) -> bool {
        self.turn == Some(self.seat)
    }

    /// The tile that this player might take: the last discard of the previous player.
    pub fn takeable(&self) -> Option<Tile> {
        self.players[self.seats().before(self.seat).index()].pile.last().copied()
    }

    /// Returns `true` if the player may look below the top of the discard pile at this seat
    /// (OKEY101 12, `inspect`).
    pub fn may_inspect(&self, seat: Seat) -> bool {
        let by_pairs = self.opened().is_some_and(|opened| opened.way == Way::Pairs);
        let own = seat == self.seat && !self.is_own_turn();
        match self.rules.inspect {
            Inspect::None => false,
            Inspect::Own => own,
            Inspect::PairsAll => by_pairs,
            Inspect::OwnAndPairsAll => own || by_pairs,
        }
    }

    /// Returns the indices of the events whose discards lie below the top of piles that the player
    /// may not look through while the round runs.
    pub fn covered(&self) -> Vec<usize> {
        let below = |seat: Seat| {
            let pile = &self.players[seat.index()].pile;
            let hidden = self.outcome.is_none() && !self.may_inspect(seat);
            pile.iter().rev().skip(1).filter(move |_| hidden)
        };
        let covered: TileSet = Seat::ALL.into_iter().flat_map(below).copied().collect();
        let hides = |event: &Event| match event {
            Event::Discarded { tile, .. } | Event::TimedOut { tile: Some(tile), .. } => {
                covered.contains(*tile)
            }
            _ => false,
        };
        (0..self.history.len()).filter(|&index| hides(&self.history[index])).collect()
    }

    /// The tiles that could be put on the table.
    pub fn fitting(&self) -> Fitting {
        Fitting::on(&self.table, self.okey(), &self.rules)
    }

    /// The tiles that this player does not see.
    pub fn unseen_tiles(&self) -> impl Iterator<Item = Tile> {
        let open = self.players.iter().flat_map(|player| &player.open);
        let seen: TileSet = self.lying().chain(open).chain(&self.hand).copied().collect();
        Rules::PACK.tiles().filter(move |&tile| !seen.contains(tile))
    }

    /// Number of unseen tiles of each kind, by [`Kind::index`].
    pub fn unseen(&self) -> Unseen {
        let open = self.players.iter().flat_map(|player| &player.open);
        Rules::PACK.without(self.lying().chain(open).chain(&self.hand).copied().collect())
    }
}
