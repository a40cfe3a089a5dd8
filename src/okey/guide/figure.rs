//! Examples: tiles with a claim about them.

use crate::guide::{Card, Example};
use crate::meld::Meld;
use crate::notation::melds;
use crate::okey::finish::{Finish, finish};
use crate::okey::rules::{Manner, Options, Rules};
use crate::okey::solver::complete;
use crate::seat::Seat;
use crate::tile::{Indicator, Reading, Tile, Wild};

/// The indicator of examples that do not need one: none of their tiles is wild with it.
const ANY: &str = "Y1";

/// Tiles and the claim about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The indicator, if it matters.
    pub indicator: Option<&'static str>,
    /// The tiles in the notation, melds separated by `|`.
    pub tiles: &'static str,
    /// The last discard, in a figure of a finish.
    pub last: Option<&'static str>,
    /// The claim.
    pub shows: FigureClaim,
}

/// The claim about the tiles of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureClaim {
    /// Tiles of the set.
    Tiles,
    /// The tiles that are wild with this indicator.
    Okey,
    /// The twin of this indicator.
    Twin,
    /// A run.
    Run,
    /// A group.
    Group,
    /// A pair.
    Pair,
    /// No run and no group.
    NoMeld,
    /// No pair.
    NoPair,
    /// A complete hand.
    Complete,
    /// A finish.
    Finish {
        /// True if the last tile is wild.
        by_okey: bool,
        /// True if the others are seven pairs.
        by_pairs: bool,
    },
    /// A finish with a hand of one colour, which the rules double.
    OneColor,
    /// An indicator that doubles the finish.
    Doubles,
}

impl Figure {
    /// Tiles whose claim does not depend on the indicator.
    pub(super) const fn of(shows: FigureClaim, tiles: &'static str) -> Figure {
        Figure { indicator: None, tiles, last: None, shows }
    }

    /// Tiles with an indicator.
    pub(super) const fn under(
        indicator: &'static str,
        shows: FigureClaim,
        tiles: &'static str,
    ) -> Figure {
        Figure { indicator: Some(indicator), tiles, last: None, shows }
    }

    /// A finish with an indicator that doubles nothing.
    pub(super) const fn finish(
        hand: &'static str,
        last: &'static str,
        shows: FigureClaim,
    ) -> Figure {
        Figure { indicator: Some("B6"), tiles: hand, last: Some(last), shows }
    }

    /// The indicator, [`ANY`] by default.
    fn turned(&self) -> Indicator {
        let indicator = self.indicator.unwrap_or(ANY).parse().ok();
        Indicator(indicator.expect("figures are in the notation"))
    }

    /// The wild tile.
    pub fn okey(&self) -> Wild {
        self.turned().okey()
    }

    /// The points that each opponent gets, if it is a finish.
    pub fn points(&self, rules: &Rules) -> Option<u16> {
        let indicator = self.turned().0;
        match self.shows {
            FigureClaim::Finish { by_okey, by_pairs } => {
                Some(rules.finish_points(Manner { by_okey, by_pairs }, indicator))
            }
            FigureClaim::OneColor => Some(2 * rules.finish_points(Manner::PLAIN, indicator)),
            _ => None,
        }
    }

    /// The finish with this hand and the last tile.
    fn finished(&self, hand: &[Tile], rules: &Rules) -> Option<Finish> {
        let indicator = self.indicator?.parse().ok()?;
        let last = self.last?.parse().ok()?;
        finish(rules, indicator, Seat::ALL[0], hand, last, &[])
    }
}

impl Example<Options> for Figure {
    fn holds(&self, rules: &Rules) -> bool {
        let okey = self.okey();
        let rows = melds(self.tiles).unwrap_or_default();
        let all = rows.concat();
        let is_wild = |tile: &Tile| okey.read(tile.kind()) == Reading::Wild;
        if self.indicator.is_none() && all.iter().any(is_wild) {
            return false;
        }
        let every =
            |is: &dyn Fn(&[Tile]) -> bool| !rows.is_empty() && rows.iter().all(|row| is(row));
        let run = |row: &[Tile]| Meld::run_as_written(row, okey, &rules.hands().melds()).is_some();
        let group = |row: &[Tile]| Meld::group(row, okey).is_some();
        let pair = |row: &[Tile]| Meld::pair(row, okey).is_some();
        match self.shows {
            FigureClaim::Tiles => !all.is_empty(),
            FigureClaim::Okey => all.iter().all(is_wild) && all.len() == 2,
            FigureClaim::Twin => all.iter().all(|tile| tile.kind() == self.turned().0),
            FigureClaim::Run => every(&run),
            FigureClaim::Group => every(&group),
            FigureClaim::Pair => every(&pair) && rules.seven_pairs,
            FigureClaim::NoMeld => {
                every(&|row| Meld::read(row, okey, &rules.hands().melds()).is_none())
            }
            FigureClaim::NoPair => every(&|row| !pair(row)),
            FigureClaim::Complete => {
                let melds = every(&|row| run(row) || group(row)) || every(&pair);
                melds && complete(&all, okey, &rules.hands()).is_some()
            }
            FigureClaim::Finish { by_okey, by_pairs } => {
                self.finished(&all, rules).is_some_and(|finish| {
                    (finish.by_okey, finish.by_pairs) == (by_okey, by_pairs)
                        && Some(finish.value(rules)) == self.points(rules)
                })
            }
            FigureClaim::OneColor => self.finished(&all, rules).is_some_and(|finish| {
                finish.one_color && Some(finish.value(rules)) == self.points(rules)
            }),
            FigureClaim::Doubles => all.iter().all(|tile| rules.doubled(tile.kind())),
        }
    }

    /// Makes cards for the tiles, the indicator and the last tile, each with its meaning.
    fn cards(&self, rules: &Rules) -> Vec<Card> {
        let card = |tiles: &str, says: &[&'static str]| Card {
            tiles: tiles.to_owned(),
            wild: self.okey().0,
            says: says.to_vec(),
            points: None,
            good: None,
        };
        let indicator = || self.indicator.map(|tile| card(tile, &["indicator"]));
        let beside = |word| {
            let rows = format!("{} | {}", self.turned().0, self.tiles);
            vec![card(&rows, &["indicator", word])]
        };
        let judged = |word, good| {
            let tiles = Card { good: Some(good), ..card(self.tiles, &[word]) };
            indicator().into_iter().chain([tiles]).collect()
        };
        match self.shows {
            FigureClaim::Tiles => vec![card(self.tiles, &[])],
            FigureClaim::Okey => beside("okey"),
            FigureClaim::Twin => beside("twin"),
            FigureClaim::Run => judged("run", true),
            FigureClaim::Group => judged("group", true),
            FigureClaim::Pair => judged("pair", true),
            FigureClaim::NoMeld => judged("no-meld", false),
            FigureClaim::NoPair => judged("no-pair", false),
            FigureClaim::Complete => judged("complete", true),
            FigureClaim::Doubles => judged("doubles", true),
            FigureClaim::Finish { .. } | FigureClaim::OneColor => {
                let worth = if rules.counts_down() { "points" } else { "penalties" };
                let hand = match self.points(rules).filter(|&points| points > 0) {
                    None => Card { good: Some(true), ..card(self.tiles, &["complete"]) },
                    points => Card { points, ..card(self.tiles, &[worth]) },
                };
                let last = self.last.map(|tile| card(tile, &["last"]));
                [Some(hand), indicator(), last].into_iter().flatten().collect()
            }
        }
    }
}
