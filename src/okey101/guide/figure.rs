//! Examples: tiles, and claims about them. The okey is B7.

use crate::guide::{Card, Example};
use crate::meld::{Meld, MeldKind};
use crate::okey101::row::{Row, rows, value};
use crate::okey101::rules::{Options, Rules};
use crate::okey101::table::{Fitting, Lying};
use crate::seat::Seat;
use crate::tile::{Color, Face, Kind, Number, Tile, Wild};

/// Tiles, and a claim about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The tiles in the notation, melds separated by `|`.
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
    /// A pair.
    Pair,
    /// No run, group or pair.
    NoMeld,
    /// Series with which a player may open.
    Opening,
    /// Series that are worth too little to open.
    TooLow,
    /// A meld to which this tile can be added.
    Adds(&'static str),
    /// A meld from which this tile gets the wild tile.
    Exchanges(&'static str),
    /// A meld that makes discarding this tile costly.
    Playable(&'static str),
}

const OKEY: Wild =
    Wild(Kind::Face(Face { color: Color::Blue, number: Number::new(7).expect("there is a 7") }));

impl Figure {
    pub(super) const fn of(shows: FigureClaim, tiles: &'static str) -> Figure {
        Figure { tiles, shows }
    }

    /// Returns the first of the examples that holds by these rules; an empty slice if none does.
    pub(super) fn fitting(rules: &Rules, examples: &[&'static [Figure]]) -> &'static [Figure] {
        let hold = |figures: &&[Figure]| figures.iter().all(|figure| figure.holds(rules));
        examples.iter().copied().find(hold).unwrap_or_default()
    }

    /// The value of the melds, if all are melds.
    pub fn points(&self) -> Option<u16> {
        let melds: Option<Vec<Meld>> = self.rows().iter().map(|row| row.read(OKEY)).collect();
        Some(melds?.iter().map(value).sum())
    }

    fn rows(&self) -> Vec<Row> {
        rows(self.tiles).unwrap_or_default()
    }
}

impl Example<Options> for Figure {
    fn holds(&self, rules: &Rules) -> bool {
        let rows = self.rows();
        let kind = |row: &Row| row.read(OKEY).map(|meld| meld.kind);
        let all = |wanted: Option<MeldKind>| rows.iter().all(|row| kind(row) == wanted);
        let series = rows.iter().all(|row| kind(row).is_some_and(|kind| kind != MeldKind::Pair));
        let need = rules.open_points.points();
        let with = |tile: &str, fits: &dyn Fn(&Lying, Tile) -> bool| {
            let meld = rows.first().and_then(|row| row.read(OKEY));
            let lying = meld.map(|meld| Lying::new(Seat::ALL[0], meld));
            lying.zip(tile.parse().ok()).is_some_and(|(lying, tile)| fits(&lying, tile))
        };
        let fits = match self.shows {
            FigureClaim::Tiles => true,
            FigureClaim::Run => all(Some(MeldKind::Run)),
            FigureClaim::Group => all(Some(MeldKind::Group)),
            FigureClaim::Pair => all(Some(MeldKind::Pair)),
            FigureClaim::NoMeld => all(None),
            FigureClaim::Opening => series && self.points() >= Some(need),
            FigureClaim::TooLow => series && self.points() < Some(need),
            FigureClaim::Adds(tile) => {
                with(tile, &|lying, tile| lying.places(tile, OKEY).next().is_some())
            }
            FigureClaim::Exchanges(tile) => with(tile, &|lying, tile| {
                let own = OKEY.read(tile.kind()).face();
                let places = 0..lying.tiles.len();
                let mut faces = places.flat_map(|at| lying.stands_for(at, OKEY, rules));
                faces.any(|face| Some(face) == own)
            }),
            FigureClaim::Playable(tile) => with(tile, &|lying, tile| {
                let table = std::slice::from_ref(lying);
                Fitting::on(table, OKEY, rules).is_playable(tile, OKEY, rules)
            }),
        };
        let known = |tile: &Tile| Rules::PACK.holds(*tile);
        !rows.is_empty() && rows.iter().flat_map(|row| &row.tiles).all(known) && fits
    }

    /// The tiles with their captions; before them the tile that is added, given or discarded.
    fn cards(&self, _: &Rules) -> Vec<Card> {
        let card = |tiles: &str, says: &[&'static str], good: Option<bool>| Card {
            // The mark of a group's reading is no tile.
            tiles: tiles.replace("= ", ""),
            wild: OKEY.0,
            says: says.to_vec(),
            points: self.points().filter(|_| good.is_some()),
            good,
        };
        let two = |tile: &str, says, good| {
            vec![card(tile, &["rack"], None), card(self.tiles, &[says], Some(good))]
        };
        match self.shows {
            FigureClaim::Tiles => vec![card(self.tiles, &[], None)],
            FigureClaim::Run => vec![card(self.tiles, &["run"], Some(true))],
            FigureClaim::Group => vec![card(self.tiles, &["group"], Some(true))],
            FigureClaim::Pair => vec![card(self.tiles, &["pair"], Some(true))],
            FigureClaim::NoMeld => vec![card(self.tiles, &["no-meld"], Some(false))],
            FigureClaim::Opening => vec![card(self.tiles, &["worth"], Some(true))],
            FigureClaim::TooLow => vec![card(self.tiles, &["worth"], Some(false))],
            FigureClaim::Adds(tile) => two(tile, "adds", true),
            FigureClaim::Exchanges(tile) => two(tile, "exchanges", true),
            FigureClaim::Playable(tile) => two(tile, "playable", false),
        }
    }
}
