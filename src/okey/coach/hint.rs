//! Hints: the best action and its reason.

use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::okey::action::Action;
use crate::okey::bots::Judge;
use crate::okey::finish::{Finish, best_finish, finishing_discards};
use crate::okey::neighbour::{OFFERS, Unwanted, taken};
use crate::okey::prospect::{Choice, Prospect};
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::{Arrangement, Discard, Solver};
use crate::okey::view::View;
use crate::sort::sort_short;
use crate::tile::{Kind, Reading, Tile, Which, Wild};

/// The best action for a player, with the reason: that of an Expert who finishes as soon as
/// possible, also the yardstick of reviews. The action is always legal; a wild tile is thrown only
/// to finish.
///
/// A hint is shown in three steps: [`Hint::action`], then the tiles of the reason, then the
/// numbers.
///
/// ```
/// use istaka::okey::{Hint, Rules, Solver, View};
/// use istaka::Match;
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut solver = Solver::new(Rules::turkish().hands());
/// while let Some(seat) = game.turn() {
///     let view = View::alone(game.round().unwrap(), seat);
///     let hint = Hint::of(&view, &mut solver).expect("it is this seat's turn");
///     game.play(seat, hint.action())?;
/// }
/// # Ok::<(), istaka::MatchError<_>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "OkeyHint"))]
pub enum Hint {
    /// Showing the indicator's twin (RULES 5.5).
    ShowTwin {
        /// The twin.
        tile: Tile,
        /// The points that each opponent gets.
        points: u16,
    },
    /// Taking the previous player's discard.
    Take {
        /// That tile.
        tile: Tile,
        /// The deficiency without it.
        before: u8,
        /// The prospect of the hand with it, after the best discard.
        after: Prospect,
        /// The tiles that it then lies with; empty if it is only worth keeping.
        with: Vec<Tile>,
        /// True if they are a complete meld or a pair.
        completes: bool,
        /// The points that each loser gets if the tile finishes the hand at once.
        points: Option<u16>,
    },
    /// Drawing from the stock.
    Draw {
        /// The previous player's discard, which is left.
        left: Tile,
        /// The prospect of the hand.
        now: Prospect,
        /// True if the discard would bring the hand nearer, but less far in the draws to come.
        nearer: bool,
        /// An incomplete meld, if there is one.
        waits: Option<Begun>,
    },
    /// Throwing a tile.
    Discard {
        /// The tile that can be spared best.
        best: Choice,
        /// The tile of another kind that leaves the most improving tiles. These may be more than
        /// after `best`, since later draws count too. `None` if all others are wild.
        next: Option<Choice>,
        /// If `next` is as good: the reason for which the next player likely wants it more.
        unwanted: Option<Unwanted>,
        /// The place of the tile in the arrangement of the hand.
        lies: Lies,
        /// An incomplete meld that is kept, if there is one.
        keeps: Option<Begun>,
    },
    /// Finishing.
    Finish {
        /// The fifteenth tile.
        discard: Tile,
        /// True if it is a real okey, which counts double.
        by_okey: bool,
        /// True if the hand is seven pairs, which count double.
        by_pairs: bool,
        /// The points that each loser gets.
        points: u16,
    },
    /// Leaving the last discard, which makes the round void (RULES 5.7).
    Pass {
        /// That discard; it does not finish the hand.
        left: Tile,
    },
}

/// The place of a discard in the arrangement of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "place", content = "tiles")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub enum Lies {
    /// Among these single tiles of the nearest complete hand's arrangement: in no complete or
    /// incomplete meld, and no tile of the hand could begin one with it.
    Alone(Vec<Tile>),
    /// In no complete or incomplete meld of that arrangement, though it could begin one with each
    /// of these tiles.
    Beside(Vec<Tile>),
    /// Among these tiles of incomplete melds.
    Begun(Vec<Tile>),
    /// In a complete meld, of which these tiles stay one.
    Long(Vec<Tile>),
    /// In this complete meld, in whose place another one comes.
    Meld(Vec<Tile>),
    /// Among these tiles without a twin, if seven pairs are nearest.
    Single(Vec<Tile>),
    /// In this pair, which seven pairs can spare.
    Pair(Vec<Tile>),
}

/// An incomplete meld, and the tiles that each complete it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Begun {
    /// Its tiles.
    pub tiles: Vec<Tile>,
    /// The unseen tiles that complete it, without the okey.
    pub completing: Vec<Kind>,
}

impl Begun {
    /// Finds the incomplete meld in these tiles that the most unseen tiles complete.
    fn of(view: &View, tiles: &[Tile], solver: &mut Solver) -> Option<Begun> {
        let (unseen, melds) = (view.unseen(), view.rules.hands().melds());
        let copies = |kind: Kind| u32::from(unseen[kind.index()]);
        let begun = solver.arrange(tiles, view.okey).partial.into_iter().map(|tiles| {
            let completes = |kind: &Kind| {
                let whole: Vec<Tile> =
                    tiles.iter().copied().chain([Tile::new(*kind, Which::First)]).collect();
                copies(*kind) > 0
                    && view.okey.read(*kind) != Reading::Wild
                    && Meld::read(&whole, view.okey, &melds).is_some()
            };
            let completing = Rules::PACK.kinds().filter(completes).collect();
            Begun { tiles, completing }
        });
        begun
            .filter(|begun| !begun.completing.is_empty())
            .max_by_key(|begun| begun.completing.iter().map(|&kind| copies(kind)).sum::<u32>())
    }
}

impl Hint {
    /// Returns the hint for this player, or `None` if there is nothing to do.
    pub fn of(view: &View, solver: &mut Solver) -> Option<Hint> {
        if view.legal.show_twin {
            return Some(show_twin(view));
        }
        if let Some(finish) = view.best_finish() {
            return Some(Hint::Finish {
                discard: finish.discard,
                by_okey: finish.by_okey,
                by_pairs: finish.by_pairs,
                points: finish.value(&view.rules),
            });
        }
        if view.turn != Some(view.seat) {
            return None;
        }
        if matches!(view.phase, Phase::Finish | Phase::Over) {
            // A player who has taken the last discard can finish, which was handled above.
            return None;
        }
        let offered = || view.takeable().expect("the previous player has thrown a tile");
        let mut judge = Judge::new(&view.rules);
        let advised = judge.advises(view);
        judge.plan(view, solver);
        let hint = match advised {
            Action::Take => take(view, offered(), solver),
            Action::Draw => draw(view, offered(), solver),
            Action::Discard(tile) => discard(view, tile.kind(), solver),
            // Twin and finish were handled above.
            Action::Pass | Action::ShowTwin | Action::Declare { .. } => {
                Hint::Pass { left: offered() }
            }
        };
        solver.count_pairs(view.rules.seven_pairs);
        Some(hint)
    }

    /// The advised action.
    pub fn action(&self) -> Action {
        match *self {
            Hint::ShowTwin { .. } => Action::ShowTwin,
            Hint::Take { .. } => Action::Take,
            Hint::Draw { .. } => Action::Draw,
            Hint::Discard { ref best, .. } => Action::Discard(best.tile),
            Hint::Finish { discard, .. } => Action::Declare { discard, melds: Vec::new() },
            Hint::Pass { .. } => Action::Pass,
        }
    }
}

fn show_twin(view: &View) -> Hint {
    let twin = |tile: &&Tile| tile.kind() == view.indicator.kind();
    let tile = view.hand.iter().find(twin).expect("the twin that may be shown is held");
    Hint::ShowTwin { tile: *tile, points: view.rules.twin_points }
}

fn draw(view: &View, left: Tile, solver: &mut Solver) -> Hint {
    let hand = view.meaning();
    let (deficiency, improving) = (solver.deficiency(&hand), solver.improving(&hand));
    let now = Prospect::of(view, deficiency, improving);
    let nearer = view.legal.take && improving.contains(view.okey.read(left.kind()));
    Hint::Draw { left, now, nearer, waits: Begun::of(view, &view.hand, solver) }
}

fn take(view: &View, tile: Tile, solver: &mut Solver) -> Hint {
    let mut hand = view.meaning();
    let before = solver.deficiency(&hand).best();
    let added = hand.add(tile.kind());
    added.unwrap_or_else(|_| unreachable!("the tiles of a round are in play together"));
    let best = ranked(view, &hand, solver)[0];
    let after = Prospect::of(view, best.deficiency, best.improving);
    let points = finish_with(view, tile).map(|finish| finish.value(&view.rules));
    let fifteen = view.hand.iter().copied().chain([tile]).collect();
    let arranged = solver.arrange(&without(fifteen, best.kind), view.okey);
    let is_whole = |meld: &Meld| meld.tiles.contains(&tile);
    let whole = arranged.melds.into_iter().find(is_whole).map(|meld| meld.tiles);
    let completes = whole.is_some();
    let begun = || arranged.partial.into_iter().find(|tiles| tiles.contains(&tile));
    let mut with = whole.or_else(begun).unwrap_or_default();
    with.retain(|other| *other != tile);
    Hint::Take { tile, before, after, with, completes, points }
}

/// Returns the best finish with one more tile.
pub(in crate::okey) fn finish_with(view: &View, tile: Tile) -> Option<Finish> {
    let hand: Vec<Tile> = view.hand.iter().copied().chain([tile]).collect();
    let discards = finishing_discards(&view.rules, view.okey, &hand);
    best_finish(&view.rules, view.indicator, view.seat, &hand, &discards)
}

/// Sorts the discards of fifteen tiles, the best first: lowest deficiency of the rest, then most
/// improving unseen tiles, then least likely to be taken by the next player.
fn ranked(view: &View, hand: &Hand, solver: &mut Solver) -> Vec<Discard> {
    let unseen = view.unseen();
    let copies = view.okey.count_in(&unseen);
    let mut discards = solver.analyse(hand, copies).discards;
    discards.retain(|discard| view.okey.read(discard.kind) != Reading::Wild);
    let given = |discard: &Discard| taken(view, &unseen, discard.kind, &OFFERS);
    sort_short(&mut discards, |discard| (discard.rank(), given(discard)));
    discards
}

/// Returns the tile that can be spared best by the hand that it leaves, without a search.
pub(super) fn spared(view: &View, solver: &mut Solver) -> Tile {
    let kind = ranked(view, &view.meaning(), solver)[0].kind;
    find(&solver.arrange(&view.hand, view.okey), view.okey, kind).0
}

/// Builds the hint to throw a tile of this kind.
fn discard(view: &View, kind: Kind, solver: &mut Solver) -> Hint {
    let mut discards = ranked(view, &view.meaning(), solver);
    let at = discards.iter().position(|discard| discard.kind == kind);
    discards[..=at.expect("it is held, and not wild")].rotate_right(1);
    let unwanted = match discards[..] {
        [best, next, ..] if best.rank() == next.rank() => {
            Unwanted::of(view, &view.unseen(), best.kind, next.kind, &OFFERS)
        }
        _ => None,
    };
    let arranged = solver.arrange(&view.hand, view.okey);
    let mut choices = discards.iter().map(|discard| {
        let (tile, lies) = find(&arranged, view.okey, discard.kind);
        let lies = told(view, tile, lies);
        let leaves = Prospect::of(view, discard.deficiency, discard.improving);
        (Choice { tile, leaves }, lies)
    });
    let (best, lies) = choices.next().expect("fifteen tiles are not all wild");
    let next = choices.next().map(|(choice, _)| choice);
    let rest: Vec<Tile> = view.hand.iter().copied().filter(|tile| *tile != best.tile).collect();
    let keeps = Begun::of(view, &rest, solver);
    Hint::Discard { best, next, unwanted, lies, keeps }
}

/// Tells of a tile in no meld what it could begin one with, and of a tile in a meld if the others
/// stay one.
fn told(view: &View, tile: Tile, lies: Lies) -> Lies {
    match lies {
        Lies::Alone(tiles) => {
            let begun = |&other: &Tile| begins(view, tile, other);
            let beside: Vec<Tile> = view.hand.iter().copied().filter(begun).collect();
            if beside.is_empty() { Lies::Alone(tiles) } else { Lies::Beside(beside) }
        }
        Lies::Meld(tiles) => {
            let stay: Vec<Tile> = tiles.iter().copied().filter(|&other| other != tile).collect();
            let is_meld = Meld::read(&stay, view.okey, &view.rules.hands().melds()).is_some();
            if is_meld { Lies::Long(stay) } else { Lies::Meld(tiles) }
        }
        other => other,
    }
}

/// Returns `true` if some third tile makes a meld of these two, neither of which is wild.
fn begins(view: &View, one: Tile, other: Tile) -> bool {
    let is_wild = |kind: Kind| view.okey.read(kind) == Reading::Wild;
    let melds = view.rules.hands().melds();
    let completes = |kind: Kind| {
        let tiles = [one, other, Tile::new(kind, Which::First)];
        !is_wild(kind) && Meld::read(&tiles, view.okey, &melds).is_some()
    };
    !is_wild(other.kind()) && Rules::PACK.kinds().any(completes)
}

/// Removes one tile of this kind.
fn without(mut tiles: Vec<Tile>, kind: Kind) -> Vec<Tile> {
    let at = tiles.iter().position(|tile| tile.kind() == kind).expect("the tile is held");
    tiles.remove(at);
    tiles
}

/// Returns the least useful tile of each of these kinds.
pub(in crate::okey) fn least_useful(
    view: &View,
    kinds: impl IntoIterator<Item = Kind>,
    solver: &mut Solver,
) -> Vec<Tile> {
    let arranged = solver.arrange(&view.hand, view.okey);
    kinds.into_iter().map(|kind| find(&arranged, view.okey, kind).0).collect()
}

/// Returns the least useful tile of this kind, and its place.
fn find(arranged: &Arrangement, okey: Wild, kind: Kind) -> (Tile, Lies) {
    let is_wild = |tile: &Tile| okey.read(tile.kind()) == Reading::Wild;
    let (mut alone, begun) = (arranged.rest.clone(), arranged.partial.concat());
    // A wild tile can as well be the twin of any other tile.
    let borrowed = |meld: &&Meld| meld.kind == MeldKind::Pair && meld.tiles.iter().any(is_wild);
    for pair in arranged.melds.iter().filter(borrowed) {
        alone.extend(pair.tiles.iter().filter(|tile| !is_wild(tile)));
    }
    let pairs = arranged.deficiency.prefers_pairs();
    let (single, meld): (fn(_) -> _, fn(_) -> _) =
        if pairs { (Lies::Single, Lies::Pair) } else { (Lies::Alone, Lies::Meld) };
    let melds = arranged.melds.iter().map(|one| (one.tiles.clone(), meld));
    let places = [(alone, single), (begun, Lies::Begun as fn(_) -> _)].into_iter().chain(melds);
    let mut found = places.filter_map(|(tiles, lies)| {
        let tile = tiles.iter().copied().find(|tile| tile.kind() == kind)?;
        Some((tile, lies(tiles)))
    });
    found.next().expect("an arrangement has every tile of the hand")
}
