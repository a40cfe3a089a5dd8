//! The explanation of a game's rules: paragraphs generated from a rules value, as data.
//!
//! A paragraph has the name of a message, its numbers, its sources, and the settings that it
//! depends on; the sentences belong to the page. Its figures make claims about tiles, and the
//! engine checks every claim, so that no example contradicts the game.
//!
//! ```text
//! Rules ──► section by section
//!             paragraph "high-one"   from S1, S2   by the setting HighOne
//!               figure   R1 R2 R3      a run       ──► cards: tiles and the captions below them
//!               figure   R13 R1 R2     no meld
//! ```
//!
//! Each game defines its sections, figures and paragraphs in its own `guide`.

use std::fmt;

use crate::contest::{STACK, ring_prizes, tournament_shares};
use crate::named::{Named, named};
use crate::options::{RuleOptions, Rules};
use crate::sort::sort_short;
use crate::tile::Kind;

named! {
    /// The source of a rule, as tagged in RULES.
    pub enum Source {
        /// The German board edition.
        S1 = "S1",
        /// Türkisches Rommé on rummy.ch.
        S2 = "S2",
        /// The Dutch rules of table rummy with 80 tiles.
        S3 = "S3",
        /// A tournament of 101 Okey with partners.
        E101 = "E101",
        /// Turkish custom.
        Custom = "custom",
        /// Pagat.
        Pag = "PAG",
        /// Derived by arithmetic.
        Der = "DER",
        /// Decided by this project, since no source settles it.
        Own = "OWN",
    }
}

/// Options of rules that can be explained.
pub trait Guide: RuleOptions {
    /// The topics of paragraphs, in reading order.
    type Section: Named + fmt::Debug + Eq;
    /// An example: tiles, and a claim about them.
    type Figure: Example<Self>;

    /// The source of a preset.
    fn source(preset: Self::Preset) -> Source;

    /// Adds the paragraphs of a section.
    fn write(section: Self::Section, text: &mut Text<'_, Self>);
}

/// Tiles, and a claim about them.
pub trait Example<O>: fmt::Debug + Eq + 'static {
    /// Returns `true` if the claim holds by these rules.
    fn holds(&self, rules: &Rules<O>) -> bool;

    /// The pictures of the tiles.
    fn cards(&self, rules: &Rules<O>) -> Vec<Card>;
}

/// A picture of a figure: rows of tiles, and captions below them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The tiles in the notation, rows separated by `|`.
    pub tiles: String,
    /// The wild tile.
    pub wild: Kind,
    /// The names of the captions; a second one follows from the first.
    pub says: Vec<&'static str>,
    /// The points in the caption, if there are any.
    pub points: Option<u16>,
    /// True if a player wants tiles like these; `None` if the figure does not rate them.
    pub good: Option<bool>,
}

/// Some sentences about one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<O: Guide> {
    /// The topic.
    pub section: O::Section,
    /// A stable name of the sentences.
    pub id: &'static str,
    /// The numbers in them, by name.
    pub numbers: Vec<(&'static str, u16)>,
    /// The sources of the rule; the source of the current preset first, if it is one of them.
    pub sources: Vec<Source>,
    /// The section of RULES.
    pub rule: &'static str,
    /// The settings that the paragraph depends on.
    pub settings: &'static [O::Setting],
    /// Examples.
    pub figures: &'static [O::Figure],
}

impl<O: Guide> Paragraph<O> {
    /// Returns `true` if one of its settings differs from the preset of these rules.
    pub fn differs(&self, rules: &Rules<O>) -> bool {
        let usual = rules.usual();
        self.settings.iter().any(|setting| rules.get(*setting) != usual.get(*setting))
    }

    /// Returns `true` if the claims of all its figures hold.
    pub fn holds(&self, rules: &Rules<O>) -> bool {
        self.figures.iter().all(|figure| figure.holds(rules))
    }

    /// Adds a number for its sentences.
    #[inline(never)]
    pub(crate) fn number(&mut self, name: &'static str, number: u16) -> &mut Paragraph<O> {
        self.numbers.push((name, number));
        self
    }

    /// Adds a ring game as an example: its pool, and the points and chips of each player. The
    /// fewest points are best; wins are negative.
    pub(crate) fn ring_game(&mut self, points: &[i64]) {
        const POOL: u64 = 400;
        const NAMES: [(&str, &str); 4] = [("p1", "c1"), ("p2", "c2"), ("p3", "c3"), ("p4", "c4")];
        let chips = ring_prizes(POOL, points).expect("two to four players, and a small pool");
        self.number("pool", POOL as u16);
        for ((player, points), chips) in NAMES.into_iter().zip(points).zip(chips) {
            self.number(player.0, points.unsigned_abs() as u16).number(player.1, chips as u16);
        }
    }

    /// Adds a tournament as an example: the initial chips, the number of players, and the shares of
    /// the places.
    pub(crate) fn tournament(&mut self) {
        const ENTRANTS: u16 = 16;
        self.number("stack", STACK as u16).number("entrants", ENTRANTS);
        self.shares(tournament_shares(ENTRANTS.into()));
    }

    /// Adds the shares of the first places, in percent.
    pub(crate) fn shares(&mut self, percent: Option<&[u64]>) {
        let places = ["first", "second", "third"].into_iter();
        self.numbers.extend(places.zip(percent.into_iter().flatten().map(|&part| part as u16)));
    }

    /// Adds its examples.
    pub(crate) fn show(&mut self, figures: &'static [O::Figure]) {
        self.figures = figures;
    }
}

/// Explains rules completely.
///
/// ```
/// use istaka::okey::Rules;
/// use istaka::{explain, rummi};
/// let text = explain(&Rules::turkish());
/// let limit = text.iter().find(|paragraph| paragraph.id == "exceed").unwrap();
/// assert_eq!(limit.numbers, [("limit", 20)]);
///
/// let text = explain(&rummi::Rules::rummi80(4));
/// let opening = text.iter().find(|paragraph| paragraph.id == "rummi-opening").unwrap();
/// assert_eq!(opening.numbers, [("points", 20)]);
/// ```
pub fn explain<O: Guide>(rules: &Rules<O>) -> Vec<Paragraph<O>> {
    let (first, _) = O::Section::NAMES[0];
    let mut text = Text { rules, section: first, paragraphs: Vec::new() };
    for &(section, _) in O::Section::NAMES {
        text.section = section;
        O::write(section, &mut text);
    }
    text.paragraphs
}

/// An explanation under construction.
pub struct Text<'a, O: Guide> {
    pub(crate) rules: &'a Rules<O>,
    section: O::Section,
    paragraphs: Vec<Paragraph<O>>,
}

impl<O: Guide> Text<'_, O> {
    /// Adds a paragraph.
    #[inline(never)] // Inlining its fifty calls would add kilobytes.
    pub(crate) fn say(
        &mut self,
        id: &'static str,
        rule: &'static str,
        sources: &'static [Source],
        settings: &'static [O::Setting],
    ) -> &mut Paragraph<O> {
        let home = O::source(self.rules.preset());
        let mut sources = sources.to_vec();
        sort_short(&mut sources, |source| *source != home);
        self.paragraphs.push(Paragraph {
            section: self.section,
            id,
            numbers: Vec::new(),
            sources,
            rule,
            settings,
            figures: &[],
        });
        self.paragraphs.last_mut().expect("one was just added")
    }
}
