//! A player: opens, works on the table and discards by its parameters.

use super::closing::{self, position_by};
use super::outlook::turns_left;
use super::params::Params;
use crate::bots::{Actor, Character, Offered, Style};
use crate::game::Bot;
use crate::json::as_name;
use crate::named::named;
use crate::okey101::action::{Action, Event, Way};
use crate::okey101::possible::{Among, Possible};
use crate::okey101::round::Phase;
use crate::okey101::rules::{Options, Rules};
use crate::okey101::solver::{Done, Position, Solver, TableTurn};
use crate::okey101::view::View;
use crate::tile::Tile;

/// A bot of any level and style.
///
/// ```
/// use istaka::okey101::{Player, Rules};
/// use istaka::{Bot, Level, Match};
/// let rules = Rules::yuzbir(4);
/// let mut game = Match::new(rules, 7);
/// game.deal()?;
/// let mut bot = Player::new(Level::Hard, 1);
/// while let Some(seat) = game.turn() {
///     let action = bot.decide(&game.view(seat).unwrap(), &mut || false);
///     game.play(seat, action)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Player {
    pub(super) params: Params,
    pub(super) seed: u64,
    pub(super) solver: Solver,
}

named! {
    /// The reason for an action.
    pub enum Why {
        /// The discard of an opponent was playable.
        Playable = "playable",
        /// The tile on offer opens the hand.
        Opens = "opens",
        /// The tile on offer fits the table.
        Fits = "fits",
        /// The tile on offer makes a meld with tiles of the hand.
        Lays = "lays",
        /// With the tile on offer the hand can be opened, but that costs more than not to open.
        Costly = "costly",
        /// The tile on offer is of no use now.
        Useless = "useless",
        /// The stock is empty, and the last discard is of no use.
        Nothing = "nothing",
        /// It lays all tiles but the last.
        Finishes = "finishes",
        /// It is the last tile, and ends the round.
        Last = "last",
        /// Its series are worth enough.
        Enough = "enough",
        /// It has enough pairs.
        EnoughPairs = "enoughPairs",
        /// The tile leaves the hand.
        Sheds = "sheds",
        /// The taken tile could not be used.
        Mistake = "mistake",
        /// The discard costs least.
        Cheapest = "cheapest",
    }
}

as_name!(Why);

/// The situation of a player who has opened, with this hand.
pub(in crate::okey101) fn position<'a>(
    view: &'a View,
    hand: &'a [Tile],
    must: Option<Tile>,
    done: &'a Done,
) -> Option<Position<'a>> {
    let by_rules = position_by(view.opened()?.way, view, hand);
    let pairs = by_rules.pairs.saturating_sub(done.pairs);
    Some(Position { must, pairs, added: &done.added, ..by_rules })
}

/// The actions of the turn that stand and that a limit counts.
fn done(view: &View) -> Done {
    let own = |event: &&Event| {
        event.seat() == view.seat
            && !matches!(event, Event::Discarded { .. } | Event::TimedOut { .. })
    };
    let turn: Vec<&Event> = view.history.iter().rev().take_while(own).collect();
    let mut stands: Vec<&Event> = Vec::new();
    for event in turn.into_iter().rev() {
        match event {
            Event::Opened { .. }
            | Event::Laid { .. }
            | Event::Added { .. }
            | Event::Exchanged { .. } => stands.push(event),
            Event::TookBack { .. } => drop(stands.pop()),
            _ => {}
        }
    }
    let mut done = Done::default();
    for event in stands {
        match event {
            Event::Added { place, .. } => done.added.push((place.meld, place.at == 0)),
            Event::Laid { row, .. } => done.pairs += usize::from(row.tiles.len() < 3),
            _ => {}
        }
    }
    done
}

impl Player {
    /// Creates a player. The seed decides when it errs.
    pub fn new(params: impl Into<Params>, seed: u64) -> Player {
        Player { params: params.into(), seed, solver: Solver::new() }
    }

    /// Decides an action, and says why.
    pub fn explain(&mut self, view: &View) -> (Action, Why) {
        if !view.is_own_turn() {
            return (Action::Call, Why::Playable);
        }
        match view.phase {
            Phase::Draw | Phase::LastChance => self.come(view),
            Phase::Play | Phase::Over => self.go_on(view),
        }
    }

    /// Takes a discard that can be used, and else draws.
    fn come(&mut self, view: &View) -> (Action, Why) {
        let seen = |tile: &Tile| self.notices(view, *tile, self.params.takes_percent);
        let offered = view.takeable().filter(|_| view.legal.take).filter(seen);
        let takes = offered.and_then(|tile| {
            let hand = [&self.noticed(view)[..], &[tile]].concat();
            match view.opened() {
                None => {
                    let best = self.best_opening(view, &hand, Some(tile));
                    best.map(|(costs, _)| if costs { Why::Costly } else { Why::Opens })
                }
                Some(_) => self.work(view, &hand, Some(tile)).map(|turn| {
                    let makes = |action: &Action| {
                        matches!(action, Action::Lay(row) if row.tiles.contains(&tile))
                    };
                    if turn.actions.iter().any(makes) { Why::Lays } else { Why::Fits }
                }),
            }
        });
        let leaves = match view.phase {
            Phase::LastChance => (Action::Pass, Why::Nothing),
            _ => (Action::Draw, Why::Useless),
        };
        match takes {
            Some(Why::Costly) => (leaves.0, Why::Costly),
            Some(why) => (Action::Take, why),
            None => leaves,
        }
    }

    /// The tiles of the hand that the player does not overlook in this turn.
    fn noticed(&self, view: &View) -> Vec<Tile> {
        let percent = 100 - self.params.oversight_percent;
        let seen = |tile: &&Tile| self.notices(view, **tile, percent);
        view.hand.iter().filter(seen).copied().collect()
    }

    /// The next action of the turn after a tile came.
    fn go_on(&mut self, view: &View) -> (Action, Why) {
        let hand = match view.unused {
            // It was taken for a use.
            Some(_) => view.hand.clone(),
            None => self.noticed(view),
        };
        if view.legal.open
            && let Some(opening) = self.opening(view, &hand, view.unused)
        {
            let why = match opening.way {
                _ if opening.rest.len() == 1 => Why::Finishes,
                Way::Series => Why::Enough,
                Way::Pairs => Why::EnoughPairs,
            };
            let first = opening.actions().into_iter().next().expect("it opens");
            return (first, why);
        }
        if view.legal.work
            && let Some(turn) = self.work(view, &hand, view.unused)
            && let Some(action) = turn.actions.first()
        {
            let why = if turn.rest.len() == 1 { Why::Finishes } else { Why::Sheds };
            return (action.clone(), why);
        }
        if view.unused.is_some() {
            // Nothing else is laid before the tile is used, so taking back leads to the return.
            let back = if view.to_take_back > 0 { Action::TakeBack } else { Action::Return };
            return (back, Why::Mistake);
        }
        match view.hand[..] {
            [last] => (Action::Discard(last), Why::Last),
            _ => (Action::Discard(self.discard(view)), Why::Cheapest),
        }
    }

    /// The best table turn with these tiles.
    fn work(&mut self, view: &View, hand: &[Tile], must: Option<Tile>) -> Option<TableTurn> {
        let done = done(view);
        let exchange = view.rules.exchange && self.params.exchanges;
        let rules = Options { exchange, ..*view.rules };
        let position = position(view, hand, must, &done)?;
        self.solver.turn(&Position { rules: &rules, ..position })
    }

    /// The best opening with these tiles, unless it costs.
    fn opening(&mut self, view: &View, hand: &[Tile], must: Option<Tile>) -> Option<Possible> {
        let best = self.best_opening(view, hand, must);
        best.filter(|(costs, _)| !costs).map(|(_, opening)| opening)
    }

    /// The best opening with these tiles, and true if it costs more than not to open in the last
    /// turn.
    fn best_opening(
        &mut self,
        view: &View,
        hand: &[Tile],
        must: Option<Tile>,
    ) -> Option<(bool, Possible)> {
        let among = Among { view, hand, must };
        let series = among.by_series(self.params.sorts, &mut self.solver);
        let all = series.into_iter().chain(among.by_pairs()).map(|opening| {
            let Possible { rows, way, rest, .. } = &opening;
            (closing::opened(view, rows, *way, rest, &mut self.solver), opening)
        });
        let (points, best) = all.min_by_key(|(points, _)| *points)?;
        Some((turns_left(view) == 0 && points > closing::unopened(view), best))
    }
}

impl Bot<Rules> for Player {
    fn decide(&mut self, view: &View, _: &mut dyn FnMut() -> bool) -> Action {
        self.explain(view).0
    }
}

impl Offered for Rules {
    type Player = Player;

    fn usual() -> Rules {
        Rules::yuzbir(4)
    }
}

impl Actor for Player {
    type Game = Rules;

    const STYLES: &'static [Style] = &[Style::Plain, Style::Careful, Style::Quick, Style::Pairs];

    fn new(_: &Rules, character: Character, seed: u64) -> Player {
        Player::new(character, seed)
    }

    fn play_as(&mut self, character: Character) {
        self.params = character.into();
    }

    fn ponders(&mut self, view: &View) -> u32 {
        let Params { pause, pace_percent, .. } = self.params;
        let noticed = view.legal.take && self.come(view).0 == Action::Take;
        let effort = if noticed { pause.noticed_percent } else { pause.clear_percent };
        let mut random = self.randomness(view);
        random.around(effort, pause.varies_percent) * pace_percent / 100
    }
}
