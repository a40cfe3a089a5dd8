//! The information that one player has about a round. Bots, hints and the page see nothing else.
//!
//! No field holds a tile that the player may not see. All tiles that were discarded or shown are
//! public, so they are part of the view and may be remembered (RULES 5.4).

use super::action::{Action, Event};
use super::finish::{Finish, best_finish, finish, finishing_discards};
use super::round::{Outcome, Phase, Round};
use crate::game::{Game, Standing};
use crate::hand::Hand;
use crate::json::{ViewError, checked};
use crate::okey::rules::{Inspect, Rules};
use crate::seat::{Seat, Seats};
use crate::sort::sort_short;
use crate::tile::{Indicator, Kind, Tile, TileSet, Wild};

/// A round seen from one seat. `Match::view` adds the score of the match.
///
/// ```
/// use istaka::okey::{Round, Rules, View};
/// use istaka::{Seat, Seats, Wall};
/// let [first, second, ..] = Seat::ALL;
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// let round = Round::new(Rules::turkish(), Seats::ALL, first, &wall);
/// let view = View::alone(&round, second);
/// assert_eq!(view.hand.len(), 14);
/// assert_eq!(view.players[first.index()].tiles, 15);
/// ```
///
/// As JSON it can be read again, unless [`View::check`] refuses it.
///
/// ```
/// # use istaka::okey::{Round, Rules, View};
/// # use istaka::{Seat, Seats, Wall};
/// # let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// # let round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &wall);
/// # let view = View::alone(&round, Seat::ALL[1]);
/// let text = serde_json::to_string(&view)?;
/// assert!(text.starts_with(r#"{"rules":"turkish","seat":1,"previous":0,"starter":0,"#));
/// assert_eq!(serde_json::from_str::<View>(&text)?, view);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self", rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "OkeyView"))]
pub struct View {
    /// The rules of the round.
    pub rules: Rules,
    /// The seat of the viewing player.
    pub seat: Seat,
    /// The previous player, whose last discard may be taken.
    pub previous: Seat,
    /// The seat that began.
    pub starter: Seat,
    /// The tile turned face up.
    pub indicator: Tile,
    /// The wild tile.
    pub okey: Wild,
    /// The player's own tiles in the order of arrival.
    pub hand: Vec<Tile>,
    /// The tile that the player has drawn or taken in this turn; `None` in other players' turns.
    pub drawn: Option<Tile>,
    /// All tiles that the player has drawn from the stock, in order. Other players' draws are
    /// hidden.
    pub draws: Vec<Tile>,
    /// The public part of each seat, by seat number.
    #[cfg_attr(feature = "js", tsify(type = "OkeySeatView[]"))]
    pub players: [SeatView; 4],
    /// Number of tiles left to draw.
    pub stock: usize,
    /// The seat to move; `None` when the round is over.
    pub turn: Option<Seat>,
    /// The kind of action expected of the seat to move.
    pub phase: Phase,
    /// The player's legal actions now.
    #[cfg_attr(feature = "js", tsify(type = "OkeyLegal"))]
    pub legal: Legal,
    /// All public events, in order.
    #[cfg_attr(feature = "js", tsify(type = "OkeyEvent[]"))]
    pub history: Vec<Event>,
    /// The points of each seat in the match, including those scored immediately in this round:
    /// penalty points, or wins where those are counted.
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    pub points: [i32; 4],
    /// Number of rounds of the match that were won.
    pub decided: usize,
    /// The result of the round. All hands are open then.
    #[cfg_attr(feature = "js", tsify(type = "OkeyOutcome | null"))]
    pub outcome: Option<Outcome>,
}

/// The public part of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "OkeySeatView"))]
pub struct SeatView {
    /// True if the seat is in play.
    pub playing: bool,
    /// Number of tiles in the hand.
    pub tiles: usize,
    /// The discard pile, bottom first.
    pub discards: Vec<Tile>,
    /// True if the player has shown the indicator's twin.
    pub shown_twin: bool,
    /// The hand, laid open when the round is over; empty before.
    pub open: Vec<Tile>,
}

/// Legal actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "OkeyLegal"))]
pub struct Legal {
    /// Showing the indicator's twin is legal.
    pub show_twin: bool,
    /// Drawing from the stock is legal.
    pub draw: bool,
    /// Taking the previous player's discard is legal.
    pub take: bool,
    /// Leaving the last discard is legal.
    pub pass: bool,
    /// The tiles that may be discarded.
    pub discard: Vec<Tile>,
    /// The tiles that may be discarded to finish.
    pub declare: Vec<Tile>,
}

impl Legal {
    /// Collects the legal actions of `seat` by [`Round::check`]; fills `discard`, an empty list, to
    /// reuse its memory.
    fn of(round: &Round, seat: Seat, mut discard: Vec<Tile>) -> Legal {
        let allows = |action: Action| round.check(seat, &action).is_ok();
        let hand = round.hand(seat);
        discard.extend(round.discards(seat));
        let may_finish =
            round.turn() == Some(seat) && matches!(round.phase(), Phase::Discard | Phase::Finish);
        Legal {
            show_twin: allows(Action::ShowTwin),
            draw: allows(Action::Draw),
            take: allows(Action::Take),
            pass: allows(Action::Pass),
            discard,
            declare: if may_finish {
                finishing_discards(round.rules(), round.okey(), hand)
            } else {
                Vec::new()
            },
        }
    }

    /// Lists the legal actions; a declared hand is arranged by the solver.
    pub fn actions(&self) -> Vec<Action> {
        let simple = [
            (self.show_twin, Action::ShowTwin),
            (self.draw, Action::Draw),
            (self.take, Action::Take),
            (self.pass, Action::Pass),
        ];
        let simple = simple.into_iter().filter(|(legal, _)| *legal).map(|(_, action)| action);
        let discards = self.discard.iter().map(|&tile| Action::Discard(tile));
        let declare = |&discard: &Tile| Action::Declare { discard, melds: Vec::new() };
        simple.chain(discards).chain(self.declare.iter().map(declare)).collect()
    }
}

checked!(View);

impl View {
    /// Checks that the fields do not contradict each other: no tile lies in two places, and numbers
    /// of tiles, the okey, the legal tiles and the outcome match the rest. The history is not
    /// replayed.
    ///
    /// # Errors
    /// [`ViewError`] names the first field that is wrong.
    pub fn check(&self) -> Result<(), ViewError> {
        let (size, seats) = (Rules::PACK.size(), self.seats());
        let held = |tile: &Tile| self.hand.contains(tile);
        let own = self.players[self.seat.index()].tiles;
        let fits = |player: &SeatView| player.tiles <= if player.playing { size } else { 0 };
        let written = |seat: Seat| {
            let most = if self.rules.seats().contains(seat) { u16::MAX } else { 0 };
            (0..=i32::from(most)).contains(&self.points[seat.index()])
        };
        let mut legal = self.legal.discard.iter().chain(&self.legal.declare);
        ViewError::unless([
            ("previous", self.previous == seats.before(self.seat)),
            ("starter", seats.contains(self.starter)),
            ("okey", self.okey == Indicator(self.indicator.kind()).okey()),
            ("players", self.players.iter().all(fits)),
            ("hand", self.hand.len() == own && self.has_each_tile_once()),
            ("drawn", self.drawn.as_ref().is_none_or(held)),
            ("stock", self.stock < size),
            ("turn", self.turn.is_none_or(|seat| seats.contains(seat))),
            ("phase", (self.phase == Phase::Over) == self.turn.is_none()),
            ("legal", legal.all(held)),
            ("points", Seat::ALL.into_iter().all(written)),
            ("decided", self.decided <= usize::from(u16::MAX)),
            ("outcome", self.outcome.is_some() == self.turn.is_none() && self.has_this_outcome()),
        ])
    }

    /// Returns `true` if all tiles are in play and none lies in two places.
    fn has_each_tile_once(&self) -> bool {
        let discards = self.players.iter().flat_map(|player| &player.discards);
        let others = (0..4).filter(|&seat| seat != self.seat.index());
        let open = others.flat_map(|seat| &self.players[seat].open);
        let mut seen = TileSet::default();
        let mut all = self.hand.iter().chain(discards).chain(open).chain([&self.indicator]);
        all.all(|&tile| Rules::PACK.holds(tile) && seen.insert(tile))
    }

    /// Returns `true` if the hand that was declared is complete, with these melds and points.
    fn has_this_outcome(&self) -> bool {
        let Some(Outcome::Won(won)) = &self.outcome else { return true };
        let (hand, indicator) = (won.melds.concat(), self.indicator);
        let again = finish(&self.rules, indicator, won.seat, &hand, won.discard, &won.melds);
        again.as_ref() == Some(won)
    }

    /// Returns the view of `seat` in a single round, which counts as the first of a match.
    pub fn alone(round: &Round, seat: Seat) -> View {
        View::of(round, seat, &Standing::first(*round.rules()))
    }

    /// Returns the view of `seat` in a match with this standing.
    pub fn of(round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        let draws = |round: &Round| round.draws(seat).collect();
        View::with(round, seat, standing, <[Tile]>::to_vec, draws, <[Event]>::to_vec)
    }

    /// Does the work of [`View::of`] in the memory of an old view, for programs that play thousands
    /// of rounds.
    pub fn renewed(self, round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        fn filled<T: Copy>(mut list: Vec<T>, items: &[T]) -> Vec<T> {
            list.clear();
            list.extend_from_slice(items);
            list
        }
        let View { hand, players, legal, history, mut draws, .. } = self;
        let mut lists =
            players.map(|player| player.discards).into_iter().chain([hand, legal.discard]);
        let tiles = |items: &[Tile]| filled(lists.next().unwrap_or_default(), items);
        let draws = |round: &Round| {
            draws.clear();
            draws.extend(round.draws(seat));
            draws
        };
        View::with(round, seat, standing, tiles, draws, |events| filled(history, events))
    }

    /// [`View::of`] with functions that copy the lists.
    #[inline(always)]
    fn with(
        round: &Round,
        seat: Seat,
        standing: &Standing<Rules>,
        mut tiles: impl FnMut(&[Tile]) -> Vec<Tile>,
        draws: impl FnOnce(&Round) -> Vec<Tile>,
        events: impl FnOnce(&[Event]) -> Vec<Event>,
    ) -> View {
        let over = round.phase() == Phase::Over;
        let players = Seat::ALL.map(|other| SeatView {
            playing: round.seats().contains(other),
            tiles: round.hand(other).len(),
            discards: tiles(round.pile(other)),
            shown_twin: round.twin_shown() == Some(other),
            open: if over { round.hand(other).to_vec() } else { Vec::new() },
        });
        View {
            rules: *round.rules(),
            seat,
            previous: round.seats().before(seat),
            starter: round.starter(),
            indicator: round.indicator(),
            okey: round.okey(),
            hand: tiles(round.hand(seat)),
            drawn: round.drawn().filter(|_| round.turn() == Some(seat)),
            draws: draws(round),
            players,
            stock: round.stock().len(),
            turn: round.turn(),
            phase: round.phase(),
            legal: Legal::of(round, seat, tiles(&[])),
            history: events(round.history()),
            points: standing.points,
            decided: standing.decided,
            outcome: round.outcome().cloned(),
        }
    }

    /// Number of discards of the player in this round; where not all are known, as many as the
    /// stock tells.
    pub fn turns(&self) -> usize {
        let own =
            |event: &&Event| matches!(event, Event::Discarded { seat, .. } if *seat == self.seat);
        let players = self.seats().count();
        let dealt = self.rules.deal_plan().dealt(players) + 1;
        let drawn = (Rules::PACK.size() - dealt).saturating_sub(self.stock);
        self.history.iter().filter(own).count().max(drawn / players)
    }

    /// Number of unseen tiles of each kind, by [`Kind::index`]: neither in the player's hand nor
    /// ever open on the table.
    pub fn unseen(&self) -> [u8; Kind::COUNT] {
        self.unseen_by_memory_of(self.history.len())
    }

    /// [`View::unseen`] for a player that remembers only the last `events`, and the visible tiles.
    pub fn unseen_by_memory_of(&self, events: usize) -> [u8; Kind::COUNT] {
        let tops = self.players.iter().filter_map(|player| player.discards.last().copied());
        let open = self.hand.iter().copied().chain([self.indicator]).chain(tops);
        let mut seen: TileSet = open.collect();
        for event in self.history.iter().rev().take(events) {
            match *event {
                Event::Discarded { tile, .. }
                | Event::ShowedTwin { tile, .. }
                | Event::Declared { tile, .. } => {
                    seen.insert(tile);
                }
                Event::Misdeclared { tile, shown, .. } => {
                    seen = seen | shown;
                    seen.insert(tile);
                }
                Event::Took { .. } | Event::Drew { .. } | Event::Passed { .. } => {}
            }
        }
        Rules::PACK.without(seen)
    }

    /// The seats in play.
    pub fn seats(&self) -> Seats {
        let playing = |seat: &Seat| self.players[seat.index()].playing;
        Seat::ALL.into_iter().filter(playing).collect()
    }

    /// The player's tiles as a [`Hand`], by reading.
    pub fn meaning(&self) -> Hand {
        let kinds = self.hand.iter().map(|tile| tile.kind());
        let hand = Hand::of(self.okey, kinds);
        hand.unwrap_or_else(|_| unreachable!("the tiles of a round are in play together"))
    }

    /// Returns `true` if the player may look below the top of the discard pile at this seat (RULES
    /// 5.4).
    pub fn may_inspect(&self, seat: Seat) -> bool {
        match self.rules.inspect {
            Inspect::None => false,
            Inspect::OwnAndLeft => seat == self.seat || seat == self.previous,
            Inspect::All => true,
        }
    }

    /// Returns the indices of the events whose discards lie below the top of piles that the player
    /// may not look through while the round runs (RULES 5.4).
    pub fn covered(&self) -> Vec<usize> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let mut piles = Seat::ALL.map(|_| Vec::new());
        let mut last = self.starter;
        for (index, event) in self.history.iter().enumerate() {
            match *event {
                Event::Discarded { seat, .. } | Event::Misdeclared { seat, .. } => {
                    piles[seat.index()].push(index);
                    last = seat;
                }
                Event::Took { .. } => drop(piles[last.index()].pop()),
                _ => {}
            }
        }
        let mut covered = Vec::new();
        for (seat, pile) in Seat::ALL.into_iter().zip(piles) {
            if !self.may_inspect(seat) {
                covered.extend(pile.iter().rev().skip(1));
            }
        }
        sort_short(&mut covered, |&index| index);
        covered
    }

    /// Returns `true` if the player may declare an incomplete hand, which costs points (RULES 5.6).
    pub fn may_misdeclare(&self) -> bool {
        let declaring = matches!(self.phase, Phase::Discard | Phase::Finish);
        self.rules.strict_declare && self.turn == Some(self.seat) && declaring
    }

    /// Returns the finish that costs the others most, if the player may finish now.
    pub fn best_finish(&self) -> Option<Finish> {
        best_finish(&self.rules, self.indicator, self.seat, &self.hand, &self.legal.declare)
    }

    /// Returns the discards whose finish costs the others most, if the player may finish now.
    pub fn best_declare(&self) -> Vec<Tile> {
        let worth = |discards: &[Tile]| {
            let best = best_finish(&self.rules, self.indicator, self.seat, &self.hand, discards);
            best.map(|finish| finish.worth(&self.rules))
        };
        let most = worth(&self.legal.declare);
        let as_good = |&&tile: &&Tile| worth(&[tile]) == most;
        self.legal.declare.iter().filter(as_good).copied().collect()
    }

    /// The tile that the player might take: the last discard of the previous player.
    pub fn takeable(&self) -> Option<Tile> {
        self.players[self.previous.index()].discards.last().copied()
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha8Rng;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::bots::Level;
    use crate::game::Bot;
    use crate::okey::bots::Player;
    use crate::seat::Seats;
    use crate::wall::Wall;

    /// Rules that change the view or the legal actions, with the seats of all players, or of fewer
    /// after some are out.
    fn tables() -> Vec<(Rules, Seats)> {
        let [_, second, third, _] = Seat::ALL;
        let texts = [
            "turkish",
            "turkish players=3",
            "turkish players=2",
            "turkish strict-declare=yes",
            "turkish strict-declare=yes wild-discard=dead players=3",
            "turkish wild-discard=finish inspect=all",
            "turkish partners=yes twin=3",
            "board",
            "board players=2 wild-discard=dead",
            "pagat",
            "pagat inspect=none false-joker=wild strict-declare=yes",
        ];
        let rules = texts.map(|text| text.parse::<Rules>().expect("rules"));
        let full = rules.into_iter().map(|rules| (rules, Seats::of(rules.players)));
        let fewer = Seats::ALL.without(second);
        let left = [(Rules::turkish(), fewer), (Rules::pagat(), fewer.without(third))];
        full.chain(left).collect()
    }

    #[test]
    fn a_view_shows_nothing_hidden() {
        for (seed, (rules, seats)) in (0..).zip(tables()) {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let wall = Wall::shuffled(rules.deal_plan(), seed, 1, seats.count());
            let mut round = Round::new(rules, seats, Seat::ALL[0], &wall);
            let mut bot = Player::new(&rules, Level::Hard, 0);
            while let Some(turn) = round.turn() {
                for seat in Seat::ALL {
                    let exchanged = round.with_hidden_tiles_exchanged(seat, &mut random);
                    let (view, same) = (View::alone(&round, seat), View::alone(&exchanged, seat));
                    assert_eq!(view, same, "{rules}, seed {seed}, seat {seat}");
                    let json = |view| serde_json::to_string(view).expect("JSON");
                    assert_eq!(json(&view), json(&same));
                    assert_eq!(view.unseen(), same.unseen());
                }
                let view = View::alone(&round, turn);
                let fifteen = matches!(view.phase, Phase::Discard | Phase::Finish);
                let action = if rules.strict_declare && fifteen && random.random_bool(0.05) {
                    let discard = *view.hand.choose(&mut random).expect("a tile");
                    Action::Declare { discard, melds: Vec::new() }
                } else if random.random_bool(0.7) {
                    bot.decide(&view, &mut || false)
                } else {
                    let actions = view.legal.actions();
                    actions.choose(&mut random).expect("a legal action").clone()
                };
                round.play(turn, action).expect("a legal action");
            }
            let open = View::alone(&round, Seat::ALL[0]);
            assert!(seats.iter().all(|seat| open.players[seat.index()].open.len() == 14));
        }
    }

    #[test]
    fn unseen_tiles_are_those_in_the_stock_and_in_other_hands() {
        let wall = Wall::shuffled(Rules::turkish().deal_plan(), 5, 1, 4);
        let mut round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &wall);
        let mut bot = Player::new(&Rules::turkish(), Level::Hard, 0);
        while let Some(turn) = round.turn() {
            let view = View::alone(&round, turn);
            let unseen: usize = view.unseen().iter().map(|&copies| usize::from(copies)).sum();
            let open: Vec<Tile> = Seat::ALL.iter().flat_map(|&s| round.pile(s).to_vec()).collect();
            let taken = round.history().iter().filter(|event| {
                matches!(**event, Event::Took { seat: by, tile }
                    if by != turn && round.hand(by).contains(&tile))
            });
            let shown = round.history().iter().filter(|event| {
                matches!(**event, Event::ShowedTwin { seat: by, tile }
                    if by != turn && round.hand(by).contains(&tile))
            });
            let seen = view.hand.len() + open.len() + 1 + taken.count() + shown.count();
            assert_eq!(unseen, Rules::PACK.size() - seen);
            let action = bot.decide(&view, &mut || false);
            round.play(turn, action).expect("a legal action");
        }
    }
}
