//! A complete hand that is declared: how it is shown, and how it counts.

use crate::hand::Hand;
use crate::meld::{Meld, MeldKind, common_color};
use crate::okey::rules::{Manner, Rules, Turned};
use crate::okey::solver::{complete, complete_keeping, may_finish};
use crate::seat::Seat;
use crate::tile::{Indicator, Kind, Reading, Tile, Wild};

/// A declared complete hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Finish {
    /// The winner.
    pub seat: Seat,
    /// The fifteenth tile.
    pub discard: Tile,
    /// The hand as it is shown: as seven pairs if possible, else the player's own arrangement if it
    /// is valid, else the solver's.
    pub melds: Vec<Vec<Tile>>,
    /// True if the discard was a real okey.
    pub by_okey: bool,
    /// True if the hand is seven pairs.
    pub by_pairs: bool,
    /// True if the hand is of one colour and the rules double that.
    pub one_color: bool,
    /// The indicator of the round.
    pub indicator: Kind,
}

impl Finish {
    /// The melds with the faces that their tiles stand for; without tiles that are no meld.
    pub fn read(&self, rules: &Rules) -> Vec<Meld> {
        let okey = Indicator(self.indicator).okey();
        let read = |tiles: &Vec<Tile>| match self.by_pairs {
            true => Meld::pair(tiles, okey),
            false => Meld::read(tiles, okey, &rules.hands().melds()),
        };
        self.melds.iter().filter_map(read).collect()
    }

    /// The points that each loser gets, or that are taken off the winner's own number.
    pub fn value(&self, rules: &Rules) -> u16 {
        let manner = Manner { by_okey: self.by_okey, by_pairs: self.by_pairs };
        rules.finish_value(manner, self.one_color, Turned::of(self.indicator))
    }

    /// Returns the factor of the value to that of an ordinary finish; 1 where wins are counted.
    pub fn factor(&self, rules: &Rules) -> u16 {
        let usual = rules.finish_points(Manner { by_okey: false, by_pairs: false }, self.indicator);
        self.value(rules).checked_div(usual).unwrap_or(1)
    }

    /// Returns `true` if this finish takes the pot, where one is played (RULES section 6).
    pub const fn takes_pot(&self) -> bool {
        self.by_okey || self.by_pairs
    }

    /// Sort key by cost to the others, ascending.
    pub(crate) fn worth(&self, rules: &Rules) -> (u16, bool) {
        (self.value(rules), self.takes_pot())
    }
}

/// Returns the finish of `seat` with these fourteen tiles, or `None` if they are not a complete
/// hand. The arrangement is empty or holds the same tiles.
///
/// A hand that can be read as seven pairs always counts as such: it scores more.
pub fn finish(
    rules: &Rules,
    indicator: Tile,
    seat: Seat,
    hand: &[Tile],
    discard: Tile,
    arrangement: &[Vec<Tile>],
) -> Option<Finish> {
    let okey = Indicator(indicator.kind()).okey();
    let solved = complete(hand, okey, &rules.hands())?;
    let by_pairs = solved.iter().any(|meld| meld.kind == MeldKind::Pair);
    let own = || complete_keeping(arrangement, okey, &rules.hands());
    let melds = if by_pairs { solved } else { own().unwrap_or(solved) };
    let by_okey = okey.read(discard.kind()) == Reading::Wild;
    // The melds can always be runs: a group within one colour is one tile and two wild ones, which
    // are a run as well.
    let one_color = rules.one_color && common_color(hand, okey).is_some();
    let melds = if one_color { without_groups(melds, okey, rules) } else { melds };
    let melds = melds.into_iter().map(|meld| meld.tiles).collect();
    let indicator = indicator.kind();
    Some(Finish { seat, discard, melds, by_okey, by_pairs, one_color, indicator })
}

/// Turns groups within one colour, one tile and two wild ones, into runs.
fn without_groups(melds: Vec<Meld>, okey: Wild, rules: &Rules) -> Vec<Meld> {
    let run = |meld: Meld| match meld.kind {
        MeldKind::Group => Meld::run(&meld.tiles, okey, &rules.hands().melds()).unwrap_or(meld),
        MeldKind::Run | MeldKind::Pair => meld,
    };
    melds.into_iter().map(run).collect()
}

/// Returns the finish that costs the others most among these discards: with an okey if the rest is
/// complete without it.
pub fn best_finish(
    rules: &Rules,
    indicator: Tile,
    seat: Seat,
    hand: &[Tile],
    discards: &[Tile],
) -> Option<Finish> {
    let finishes = discards.iter().filter_map(|&discard| {
        finish(rules, indicator, seat, &without(hand, discard)?, discard, &[])
    });
    finishes.max_by_key(|finish| finish.worth(rules))
}

/// Returns the tiles of a hand of fifteen whose discard leaves a complete hand.
pub fn finishing_discards(rules: &Rules, okey: Wild, hand: &[Tile]) -> Vec<Tile> {
    let kinds = hand.iter().map(|tile| tile.kind());
    if !Hand::of(okey, kinds).is_ok_and(|hand| may_finish(&hand, &rules.hands())) {
        return Vec::new();
    }
    let mut known: Vec<(Kind, bool)> = Vec::new();
    let mut finishes = |tile: Tile| {
        let seen = known.iter().find(|(kind, _)| *kind == tile.kind()).map(|&(_, yes)| yes);
        seen.unwrap_or_else(|| {
            let rest = without(hand, tile).expect("the tile comes from the hand");
            let yes = complete(&rest, okey, &rules.hands()).is_some();
            known.push((tile.kind(), yes));
            yes
        })
    };
    hand.iter().copied().filter(|&tile| finishes(tile)).collect()
}

/// The hand without one tile, or `None` if it does not hold that tile.
pub fn without(hand: &[Tile], tile: Tile) -> Option<Vec<Tile>> {
    let rest: Vec<Tile> = hand.iter().copied().filter(|&held| held != tile).collect();
    (rest.len() < hand.len()).then_some(rest)
}
