//! What one player may know of a round. Bots, hints and the page see nothing else.
//!
//! No field holds a tile that the player may not see. What lies in discard piles or was shown has
//! been open to all, so it is part of the view and may be remembered (RULES 5.4).

use super::action::{Action, Event};
use super::round::{Finish, Outcome, Phase, Round, best_finish, finishing_discards};
use crate::few::sort_few;
use crate::game::Standing;
use crate::hand::Hand;
use crate::okey::rules::{Inspect, Rules};
use crate::seat::{Seat, Seats};
use crate::tile::{Kind, Tile, TileSet, Wild};

/// A round as seen from one seat; in a match, which gives it with the score, see `Match::view`.
///
/// ```
/// use istaka::{Round, Rules, Seat, Seats, View, Wall};
/// let [first, second, ..] = Seat::ALL;
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// let round = Round::new(Rules::turkish(), Seats::ALL, first, &wall);
/// let view = View::alone(&round, second);
/// assert_eq!(view.hand.len(), 14);
/// assert_eq!(view.players[first.index()].tiles, 15);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The rules of the round.
    pub rules: Rules,
    /// Whose view it is.
    pub seat: Seat,
    /// The previous player, whose last discard may be taken.
    pub previous: Seat,
    /// Who began.
    pub starter: Seat,
    /// The tile turned face up.
    pub indicator: Tile,
    /// What is wild.
    pub okey: Wild,
    /// The player's own tiles in the order in which they came.
    pub hand: Vec<Tile>,
    /// The tile that the player has drawn or taken in this turn, if it is his.
    pub drawn: Option<Tile>,
    /// All that he has drawn from the stock, in order. What others draw he does not see.
    pub draws: Vec<Tile>,
    /// What is seen of each seat, by seat number.
    pub players: [SeatView; 4],
    /// How many tiles are left to draw.
    pub stock: usize,
    /// Who is to move; nobody when the round is over.
    pub turn: Option<Seat>,
    /// What the seat to move must do.
    pub phase: Phase,
    /// What this player may do now.
    pub legal: Legal,
    /// All that everybody could see, in order.
    pub history: Vec<Event>,
    /// What each seat has written in the match, what is written at once in this round included:
    /// penalty points, or wins where those are counted.
    pub points: [i32; 4],
    /// How many rounds of the match somebody has won.
    pub decided: usize,
    /// How the round ended. All hands are open then.
    pub outcome: Option<Outcome>,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatView {
    /// Whether somebody plays here.
    pub playing: bool,
    /// How many tiles he holds.
    pub tiles: usize,
    /// His discard pile, bottom first.
    pub pile: Vec<Tile>,
    /// Whether he has shown the indicator's twin.
    pub shown_twin: bool,
    /// His hand, laid open when the round is over; empty before.
    pub open: Vec<Tile>,
}

/// What a player may do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// Show the indicator's twin.
    pub show_twin: bool,
    /// Draw from the stock.
    pub draw: bool,
    /// Take the previous player's discard.
    pub take: bool,
    /// Leave the last discard.
    pub pass: bool,
    /// The tiles that may be discarded.
    pub discard: Vec<Tile>,
    /// The tiles that may be discarded to finish.
    pub declare: Vec<Tile>,
}

impl Legal {
    /// What `seat` may do in `round`, as [`Round::check`] says, with this list for the discards.
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

    /// The same as a list; a declared hand is arranged by the solver.
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

impl View {
    /// What `seat` may know of `round`, which is played for itself: it counts as the first of a
    /// match.
    pub fn alone(round: &Round, seat: Seat) -> View {
        View::of(round, seat, &Standing::first(*round.rules()))
    }

    /// What `seat` may know of `round` in a match that stands like this.
    pub fn of(round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        let draws = |round: &Round| round.draws(seat).collect();
        View::with(round, seat, standing, <[Tile]>::to_vec, draws, <[Event]>::to_vec)
    }

    /// The same as [`View::of`], in the memory of a view that is no longer needed: for whoever
    /// plays thousands of rounds.
    pub fn renewed(self, round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        fn filled<T: Copy>(mut list: Vec<T>, items: &[T]) -> Vec<T> {
            list.clear();
            list.extend_from_slice(items);
            list
        }
        let View { hand, players, legal, history, mut draws, .. } = self;
        let mut lists = players.map(|player| player.pile).into_iter().chain([hand, legal.discard]);
        let tiles = |items: &[Tile]| filled(lists.next().unwrap_or_default(), items);
        let draws = |round: &Round| {
            draws.clear();
            draws.extend(round.draws(seat));
            draws
        };
        View::with(round, seat, standing, tiles, draws, |events| filled(history, events))
    }

    /// [`View::of`] with these ways to copy lists.
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
            pile: tiles(round.pile(other)),
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

    /// How many tiles of each kind this player has not seen yet, by [`Kind::index`]: those that are
    /// neither in his hand nor were ever open on the table.
    pub fn unseen(&self) -> [u8; Kind::COUNT] {
        self.unseen_by_memory_of(self.history.len())
    }

    /// The same for a player who remembers only the last `events`, and sees what lies open.
    pub fn unseen_by_memory_of(&self, events: usize) -> [u8; Kind::COUNT] {
        let tops = self.players.iter().filter_map(|player| player.pile.last().copied());
        let open = self.hand.iter().copied().chain([self.indicator]).chain(tops);
        let mut seen: TileSet = open.collect();
        for event in self.history.iter().rev().take(events) {
            match *event {
                Event::Discarded(_, tile)
                | Event::ShowedTwin(_, tile)
                | Event::Declared(_, tile) => {
                    seen.insert(tile);
                }
                Event::Misdeclared(_, tile, shown) => {
                    seen = seen | shown;
                    seen.insert(tile);
                }
                Event::Took(..) | Event::Drew(_) | Event::Passed(_) => {}
            }
        }
        Rules::PACK.without(seen)
    }

    /// The seats at which somebody plays.
    pub fn seats(&self) -> Seats {
        let playing = |seat: &Seat| self.players[seat.index()].playing;
        Seat::ALL.into_iter().filter(playing).collect()
    }

    /// This player's tiles by what they mean.
    pub fn meaning(&self) -> Hand {
        let kinds = self.hand.iter().map(|tile| tile.kind());
        let hand = Hand::of(self.okey, kinds);
        hand.unwrap_or_else(|_| unreachable!("the tiles of a round are in play together"))
    }

    /// Whether more of the discard pile at this seat may be looked at than its top (RULES 5.4).
    pub fn may_inspect(&self, seat: Seat) -> bool {
        match self.rules.inspect {
            Inspect::None => false,
            Inspect::OwnAndLeft => seat == self.seat || seat == self.previous,
            Inspect::All => true,
        }
    }

    /// The events, counted from 0, whose discards lie under others on piles that this player may
    /// not look through while the round runs (RULES 5.4).
    pub fn covered(&self) -> Vec<usize> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let mut piles = Seat::ALL.map(|_| Vec::new());
        let mut last = self.starter;
        for (index, event) in self.history.iter().enumerate() {
            match *event {
                Event::Discarded(seat, _) | Event::Misdeclared(seat, ..) => {
                    piles[seat.index()].push(index);
                    last = seat;
                }
                Event::Took(..) => drop(piles[last.index()].pop()),
                _ => {}
            }
        }
        let mut covered = Vec::new();
        for (seat, pile) in Seat::ALL.into_iter().zip(piles) {
            if !self.may_inspect(seat) {
                covered.extend(pile.iter().rev().skip(1));
            }
        }
        sort_few(&mut covered, |&event| event);
        covered
    }

    /// Whether this player may declare a hand that is not complete, which costs points (RULES 5.6).
    pub fn may_misdeclare(&self) -> bool {
        let declaring = matches!(self.phase, Phase::Discard | Phase::Finish);
        self.rules.strict_declare && self.turn == Some(self.seat) && declaring
    }

    /// The finish that costs the others most, if the player may finish now.
    pub fn best_finish(&self) -> Option<Finish> {
        best_finish(&self.rules, self.indicator, self.seat, &self.hand, &self.legal.declare)
    }

    /// The tiles with which a finish costs the others most, if the player may finish now.
    pub fn best_declare(&self) -> Vec<Tile> {
        let worth = |discards: &[Tile]| {
            let best = best_finish(&self.rules, self.indicator, self.seat, &self.hand, discards);
            best.map(|finish| finish.worth(&self.rules))
        };
        let most = worth(&self.legal.declare);
        let as_good = |&&tile: &&Tile| worth(&[tile]) == most;
        self.legal.declare.iter().filter(as_good).copied().collect()
    }

    /// The tile that this player might take: the last discard of the previous player.
    pub fn takeable(&self) -> Option<Tile> {
        self.players[self.previous.index()].pile.last().copied()
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

    /// Rules that change what is to be seen or done, with the seats of as many players, or of fewer
    /// where some are out.
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
                matches!(**event, Event::Took(by, tile)
                    if by != turn && round.hand(by).contains(&tile))
            });
            let shown = Seat::ALL.into_iter().filter(|&by| {
                by != turn
                    && round.history().iter().any(|event| {
                        matches!(*event,
                    Event::ShowedTwin(who, tile) if who == by && round.hand(by).contains(&tile))
                    })
            });
            let seen = view.hand.len() + open.len() + 1 + taken.count() + shown.count();
            assert_eq!(unseen, Rules::PACK.size() - seen);
            let action = bot.decide(&view, &mut || false);
            round.play(turn, action).expect("a legal action");
        }
    }
}
