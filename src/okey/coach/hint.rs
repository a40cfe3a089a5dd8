//! A hint: what to do, and why.

use crate::few::{sort_few, total_order};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::okey::action::Action;
use crate::okey::bots::Judge;
use crate::okey::neighbour::{OFFERS, Unwanted, taken};
use crate::okey::prospect::{Choice, Prospect};
use crate::okey::round::{Finish, Phase, best_finish, finishing_discards};
use crate::okey::rules::Rules;
use crate::okey::solver::{Arrangement, Discard, Solver};
use crate::okey::view::View;
use crate::tile::{Kind, Reading, Tile, Which, Wild};

/// The best action for a player, with the reason: that of an Expert who finishes whenever they
/// can, which is also what a review compares with. The action is always legal; a wild tile is
/// thrown only to finish.
///
/// A person asks for it in three steps: [`Hint::action`], then the tiles that tell why, then the
/// numbers.
///
/// ```
/// use istaka::{Hint, Match, Rules, Solver, View};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut solver = Solver::new(Rules::turkish().hands);
/// while let Some(seat) = game.round().unwrap().turn() {
///     let view = View::alone(game.round().unwrap(), seat);
///     let hint = Hint::of(&view, &mut solver).expect("it is this seat's turn");
///     game.play(seat, hint.action())?;
/// }
/// # Ok::<(), istaka::MatchError<_>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Show the indicator's twin (RULES 5.5).
    ShowTwin {
        /// The twin.
        tile: Tile,
        /// What each opponent writes for it.
        points: u16,
    },
    /// Take the previous player's discard.
    Take {
        /// That tile.
        tile: Tile,
        /// The deficiency without it.
        before: u8,
        /// What the hand has ahead of it with it, after the best discard.
        after: Prospect,
        /// The tiles with which it lies together then; none where it is only worth keeping.
        with: Vec<Tile>,
        /// Whether that is a complete meld or a pair.
        completes: bool,
        /// What each loser writes if the hand can be finished with it at once.
        points: Option<u16>,
    },
    /// Draw from the stock.
    Draw {
        /// The previous player's discard, which is left.
        left: Tile,
        /// What the hand has ahead of it.
        now: Prospect,
        /// True if the discard would bring the hand nearer, but less far in the draws to come.
        nearer: bool,
        /// A meld that is begun, if there is one.
        waits: Option<Begun>,
    },
    /// Throw a tile.
    Discard {
        /// The tile that can be spared best.
        best: Choice,
        /// The tile of another kind that leaves most to hope for, which may be more: the draws
        /// after the next count too. `None` if all others are wild.
        next: Option<Choice>,
        /// Where that one is as good: why the next player likely wants it more.
        unwanted: Option<Unwanted>,
        /// Where the tile lies among what the hand is good for.
        lies: Lies,
        /// A meld that is begun and stays, if there is one.
        keeps: Option<Begun>,
    },
    /// Finish.
    Finish {
        /// The fifteenth tile.
        discard: Tile,
        /// Whether it is a real okey, which counts double.
        by_okey: bool,
        /// Whether the hand is seven pairs, which counts double.
        by_pairs: bool,
        /// What each loser writes.
        points: u16,
    },
    /// Leave the last discard, which makes the round void (RULES 5.7).
    Pass {
        /// That discard; the hand cannot be finished with it.
        left: Tile,
    },
}

/// The place of a tile that is thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Among these tiles, each alone where the hand is nearest to complete: in no meld, not even in
    /// one that is begun.
    Alone(Vec<Tile>),
    /// Among these tiles, which are parts of melds that are not complete.
    Begun(Vec<Tile>),
    /// In this complete meld, which can spare a tile.
    Meld(Vec<Tile>),
    /// Among these tiles without a twin, where seven pairs are nearest.
    Single(Vec<Tile>),
    /// In this pair, which seven pairs can spare.
    Pair(Vec<Tile>),
}

/// A meld that is begun, and the tiles one of which completes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// Its tiles.
    pub tiles: Vec<Tile>,
    /// The unseen tiles that complete it, the okey apart.
    pub completing: Vec<Kind>,
}

impl Begun {
    /// That of these tiles which most unseen tiles complete.
    fn of(view: &View, tiles: &[Tile], solver: &mut Solver) -> Option<Begun> {
        let (unseen, melds) = (view.unseen(), view.rules.hands.melds());
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
    /// The hint for this player, or `None` if there is nothing for him to do.
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
            // A player who has taken the last discard can finish, which was asked above.
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
            // The twin and a finish were asked for above.
            Action::Pass | Action::ShowTwin | Action::Declare { .. } => {
                Hint::Pass { left: offered() }
            }
        };
        solver.count_pairs(view.rules.hands.seven_pairs);
        Some(hint)
    }

    /// What it advises.
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

/// The best finish with one tile more.
fn finish_with(view: &View, tile: Tile) -> Option<Finish> {
    let hand: Vec<Tile> = view.hand.iter().copied().chain([tile]).collect();
    let discards = finishing_discards(&view.rules, view.okey, &hand);
    best_finish(&view.rules, view.indicator, view.seat, &hand, &discards)
}

/// The discards of fifteen tiles, the best first: the one whose loss leaves the hand nearest to
/// completion, among those the one that leaves most unseen tiles that help, and among those the one
/// that the next player least likely takes.
fn ranked(view: &View, hand: &Hand, solver: &mut Solver) -> Vec<Discard> {
    let unseen = view.unseen();
    let copies = view.okey.count_in(&unseen);
    let mut discards = solver.analyse(hand, copies).discards;
    discards.retain(|discard| view.okey.read(discard.kind) != Reading::Wild);
    sort_few(&mut discards, |discard| {
        let given = taken(view, &unseen, discard.kind, &OFFERS);
        (discard.rank(), total_order(given))
    });
    discards
}

/// The tile that can be spared best by what it leaves, without a look at the draws to come.
pub(super) fn spared(view: &View, solver: &mut Solver) -> Tile {
    let kind = ranked(view, &view.meaning(), solver)[0].kind;
    find(&solver.arrange(&view.hand, view.okey), view.okey, kind).0
}

/// To throw a tile of this kind.
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
        let leaves = Prospect::of(view, discard.deficiency, discard.improving);
        (Choice { tile, leaves }, lies)
    });
    let (best, lies) = choices.next().expect("fifteen tiles are not all wild");
    let next = choices.next().map(|(choice, _)| choice);
    let rest: Vec<Tile> = view.hand.iter().copied().filter(|tile| *tile != best.tile).collect();
    let keeps = Begun::of(view, &rest, solver);
    Hint::Discard { best, next, unwanted, lies, keeps }
}

/// Tiles without one of this kind.
fn without(mut tiles: Vec<Tile>, kind: Kind) -> Vec<Tile> {
    let at = tiles.iter().position(|tile| tile.kind() == kind).expect("the tile is held");
    tiles.remove(at);
    tiles
}

/// The tile of this kind that is of least use, and where it lies.
fn find(arranged: &Arrangement, okey: Wild, kind: Kind) -> (Tile, Lies) {
    let is_wild = |tile: &Tile| okey.read(tile.kind()) == Reading::Wild;
    let (mut alone, begun) = (arranged.rest.clone(), arranged.partial.concat());
    // A wild tile can be the twin of any other as well.
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
