//! Examples: tiles, and claims about them.

use crate::guide::{Card, Example};
use crate::laying::{Proposal, worth};
use crate::meld::Meld;
use crate::notation::{melds, tiles};
use crate::rummi::rules::{Options, Rules};
use crate::tile::Tile;

/// Tiles, and a claim about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The tiles in the notation, series separated by `|`.
    pub tiles: &'static str,
    /// The claim.
    pub shows: FigureClaim,
}

/// A claim about the tiles of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureClaim {
    /// Tiles of the set.
    Tiles,
    /// A run.
    Run,
    /// A group.
    Group,
    /// No run and no group.
    NoMeld,
    /// Series with which a player may open.
    Opening,
    /// Series that are worth too little to open.
    TooLow,
    /// Tiles that are left on a rack at the end.
    Left,
    /// A table that becomes another.
    Change {
        /// The tiles that come from the rack.
        rack: &'static str,
        /// The table at the end of the turn.
        after: &'static str,
    },
    /// A table that may not become another one, although all its series would be valid.
    Refused {
        /// The tiles that come from the rack.
        rack: &'static str,
        /// The table at the end of the turn.
        after: &'static str,
    },
}

impl Figure {
    pub(super) const fn of(shows: FigureClaim, tiles: &'static str) -> Figure {
        Figure { tiles, shows }
    }

    /// Returns the first of the examples that holds by these rules; an empty slice if none does.
    pub(super) fn fitting(rules: &Rules, examples: &[&'static [Figure]]) -> &'static [Figure] {
        let hold = |figures: &&[Figure]| figures.iter().all(|figure| figure.holds(rules));
        examples.iter().copied().find(hold).unwrap_or_default()
    }

    /// The count of the tiles, if the figure shows it.
    pub fn points(&self, rules: &Rules) -> Option<u16> {
        let rows = melds(self.tiles).unwrap_or_default();
        let tiles = rows.concat();
        match self.shows {
            FigureClaim::Opening | FigureClaim::TooLow => {
                worth(&rows, &tiles, &rules.laying()).try_into().ok()
            }
            FigureClaim::Left => Some(rules.rack_sum(&tiles)),
            _ => None,
        }
    }
}

impl Example<Options> for Figure {
    fn holds(&self, rules: &Rules) -> bool {
        let Ok(rows) = melds(self.tiles) else { return false };
        let known = |tile: &Tile| rules.pack().holds(*tile);
        let run =
            |row: &Vec<Tile>| Meld::run_as_written(row, Rules::WILD, &rules.melds()).is_some();
        let group = |row: &Vec<Tile>| Meld::group(row, Rules::WILD).is_some();
        let series = |row: &Vec<Tile>| run(row) || group(row);
        let none = |row: &Vec<Tile>| rules.laying().read(row).is_none();
        let opens = self.points(rules).is_some_and(|points| points >= rules.opening);
        let becomes = |rack: &str, after: &str| {
            let (Ok(rack), Ok(after)) = (tiles(rack), melds(after)) else { return None };
            let proposal =
                Proposal { rules: rules.laying(), old: &rows, rack: &rack, opened: true };
            let whole = rows.iter().all(series) && after.iter().all(series);
            let laid = proposal.laid(&after).is_ok_and(|laid| laid.len() == rack.len());
            (whole && laid).then(|| proposal.judge(&after).is_ok())
        };
        let fits = match self.shows {
            FigureClaim::Tiles | FigureClaim::Left => true,
            FigureClaim::Run => rows.iter().all(run),
            FigureClaim::Group => rows.iter().all(group),
            FigureClaim::NoMeld => rows.iter().all(none),
            FigureClaim::Opening => rows.iter().all(series) && opens,
            FigureClaim::TooLow => rows.iter().all(series) && !opens,
            FigureClaim::Change { rack, after } => becomes(rack, after) == Some(true),
            FigureClaim::Refused { rack, after } => becomes(rack, after) == Some(false),
        };
        !rows.is_empty() && rows.iter().flatten().all(known) && fits
    }

    /// The tiles with their captions; of a change the table before, the tiles that come from the
    /// rack, and the table after it.
    fn cards(&self, rules: &Rules) -> Vec<Card> {
        let card = |tiles: &str, says: &'static str, good: Option<bool>| Card {
            tiles: tiles.to_owned(),
            wild: Rules::WILD.0,
            says: vec![says],
            points: self.points(rules),
            good,
        };
        let change = |rack, after, says, good| {
            vec![
                card(self.tiles, "before", None),
                card(rack, "rack", None),
                card(after, says, Some(good)),
            ]
        };
        let good = Some(true);
        match self.shows {
            FigureClaim::Tiles => vec![Card { says: Vec::new(), ..card(self.tiles, "", None) }],
            FigureClaim::Run => vec![card(self.tiles, "run", good)],
            FigureClaim::Group => vec![card(self.tiles, "group", good)],
            FigureClaim::NoMeld => vec![card(self.tiles, "no-series", Some(false))],
            FigureClaim::Opening => vec![card(self.tiles, "worth", good)],
            FigureClaim::TooLow => vec![card(self.tiles, "worth", Some(false))],
            FigureClaim::Left => vec![card(self.tiles, "minus", None)],
            FigureClaim::Change { rack, after } => change(rack, after, "after", true),
            FigureClaim::Refused { rack, after } => change(rack, after, "not-after", false),
        }
    }
}
