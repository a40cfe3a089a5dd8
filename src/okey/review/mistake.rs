//! Classifies a mistake by the numbers of both actions.

use super::way::Way;
use crate::json::as_name;
use crate::named::named;
use crate::okey::action::Action;
use crate::okey::view::View;
use crate::tile::{Kind, Reading};

named! {
    /// The kind of a mistake.
    pub enum Mistake {
        /// A possible finish was missed.
        Unfinished = "unfinished",
        /// An incomplete hand was declared.
        Misdeclared = "misdeclared",
        /// A discard was taken, and a tile from the stock promised more.
        Took = "took",
        /// A discard was left that promised more than a tile from the stock.
        Left = "left",
        /// An okey was thrown.
        ThrewWild = "threwWild",
        /// A tile was thrown that the next player likely needs.
        Fed = "fed",
        /// Pairs were kept at the expense of runs and groups that were nearer.
        HeldPairs = "heldPairs",
        /// A pair was split although seven pairs were nearest.
        PartedPair = "partedPair",
        /// The throw increased the deficiency.
        Farther = "farther",
        /// The throw left fewer improving tiles.
        Fewer = "fewer",
        /// The throw left as many improving tiles, but fewer in the draws after the next one.
        Later = "later",
    }
}

as_name!(Mistake);

impl Mistake {
    /// Classifies an action in the situation of this view in which `best` was better.
    pub(super) fn of(did: &Way, best: &Way, view: &View) -> Mistake {
        match (&did.action, &best.action) {
            (Action::Take, _) => Mistake::Took,
            (Action::Draw | Action::Pass, Action::Take) => match view.legal.pass {
                true => Mistake::Unfinished,
                false => Mistake::Left,
            },
            (Action::Declare { .. }, _) => Mistake::Misdeclared,
            (_, Action::Declare { .. }) => Mistake::Unfinished,
            (Action::Discard(thrown), Action::Discard(better)) => {
                threw(view, (thrown.kind(), did), (better.kind(), best))
            }
            _ => Mistake::Later,
        }
    }
}

/// Classifies a throw.
fn threw(view: &View, (thrown, did): (Kind, &Way), (better, best): (Kind, &Way)) -> Mistake {
    let twin = |kind: Kind| view.hand.iter().filter(|tile| tile.kind() == kind).count() == 2;
    let pairs = did.pairs.zip(best.pairs);
    let held = pairs.is_some_and(|(pairs, other)| {
        pairs.missing < other.missing && best.melds.missing < pairs.missing
    }) && twin(better);
    let parted = pairs.is_some_and(|(did, best)| did.missing > best.missing) && twin(thrown);
    let [here, there] = [did, best].map(|way| way.nearest);
    if view.okey.read(thrown) == Reading::Wild {
        Mistake::ThrewWild
    } else if 2.0 * (did.gives - best.gives) > best.chance - did.chance {
        Mistake::Fed
    } else if held && best.melds.rank() < did.melds.rank() {
        Mistake::HeldPairs
    } else if parted && best.pairs == Some(there) {
        Mistake::PartedPair
    } else if here.missing > there.missing {
        Mistake::Farther
    } else if here.copies < there.copies {
        Mistake::Fewer
    } else {
        Mistake::Later
    }
}
