//! The rules of a game explained: paragraphs made from a rules value, as data.
//!
//! A paragraph names a message, the numbers in it, its sources, and the settings that it depends
//! on; the words are the page's. Its figures claim what some tiles are, and the engine can check
//! every claim, so that no example contradicts the game.
//!
//! ```text
//! Rules ──► section by section
//!             paragraph "high-one"   from S1, S2   by the setting HighOne
//!               figure   R1 R2 R3      a run       ──► cards: tiles and what is said below them
//!               figure   R13 R1 R2     no meld
//! ```
//!
//! Which sections and figures there are, and what is said, each game says in its own `guide`.

use std::fmt;

use crate::contest::{STACK, ring_prizes, tournament_shares};
use crate::named::Named;
use crate::options::{RuleOptions, Rules};
use crate::tile::Kind;

/// Where a rule comes from, as RULES tags it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The German board edition.
    S1,
    /// Türkisches Rommé on rummy.ch.
    S2,
    /// The Dutch game with 80 tiles.
    S3,
    /// Pagat.
    Pag,
    /// It follows by arithmetic.
    Der,
    /// Decided here, because no source settles it.
    Own,
}

impl Named for Source {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Source::S1, "S1"),
        (Source::S2, "S2"),
        (Source::S3, "S3"),
        (Source::Pag, "PAG"),
        (Source::Der, "DER"),
        (Source::Own, "OWN"),
    ];
}

/// Options whose rules can be explained.
pub trait Guide: RuleOptions {
    /// What a paragraph is about, in the order of reading.
    type Section: Named + fmt::Debug + Eq;
    /// An example: some tiles, and what they are said to be.
    type Figure: Example<Self>;

    /// The source that a preset follows.
    fn source(preset: Self::Preset) -> Source;

    /// Adds the paragraphs of a section.
    fn write(section: Self::Section, text: &mut Text<'_, Self>);
}

/// Some tiles, and what they are said to be.
pub trait Example<O>: fmt::Debug + Eq + 'static {
    /// Whether they are what they are said to be, by these rules.
    fn holds(&self, rules: &Rules<O>) -> bool;

    /// What is to be seen of them.
    fn cards(&self, rules: &Rules<O>) -> Vec<Card>;
}

/// A picture of a figure: rows of tiles, and what is said below them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The tiles in the notation, rows separated by `|`.
    pub tiles: String,
    /// What is wild among them.
    pub wild: Kind,
    /// Names for what they are; of two the second follows from the first.
    pub says: Vec<&'static str>,
    /// The points that are said, where there are any.
    pub points: Option<u16>,
    /// Whether the tiles are what a player wishes for; nothing where nobody asks.
    pub good: Option<bool>,
}

/// Some sentences on one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<O: Guide> {
    /// What it is about.
    pub section: O::Section,
    /// Which sentences: a stable name for programs.
    pub id: &'static str,
    /// The numbers in them, by name.
    pub numbers: Vec<(&'static str, u16)>,
    /// Where the rule comes from: first the source of the rules that are played, if it says so.
    pub sources: Vec<Source>,
    /// The section of RULES.
    pub rule: &'static str,
    /// The settings that it depends on.
    pub settings: &'static [O::Setting],
    /// Examples.
    pub figures: &'static [O::Figure],
}

impl<O: Guide> Paragraph<O> {
    /// Whether it says something else than it would for the preset of these rules.
    pub fn differs(&self, rules: &Rules<O>) -> bool {
        let usual = rules.usual();
        self.settings.iter().any(|setting| rules.get(*setting) != usual.get(*setting))
    }

    /// Whether all its figures are what they are said to be.
    pub fn holds(&self, rules: &Rules<O>) -> bool {
        self.figures.iter().all(|figure| figure.holds(rules))
    }

    /// Adds a number that its sentences say.
    #[inline(never)]
    pub(crate) fn number(&mut self, name: &'static str, number: u16) -> &mut Paragraph<O> {
        self.numbers.push((name, number));
        self
    }

    /// Adds a ring game as an example: its pool, the points of each player, of which the fewest are
    /// best and wins are below zero, and the chips of each.
    pub(crate) fn ring_game(&mut self, points: &[i64]) {
        const POOL: u64 = 400;
        const NAMES: [(&str, &str); 4] = [("p1", "c1"), ("p2", "c2"), ("p3", "c3"), ("p4", "c4")];
        let chips = ring_prizes(POOL, points).expect("two to four players, and a small pool");
        self.number("pool", POOL as u16);
        for ((player, points), chips) in NAMES.into_iter().zip(points).zip(chips) {
            self.number(player.0, points.unsigned_abs() as u16).number(player.1, chips as u16);
        }
    }

    /// Adds a tournament as an example: the chips with which all begin, its players, and the shares
    /// of its places.
    pub(crate) fn tournament(&mut self) {
        const ENTRANTS: u16 = 16;
        self.number("stack", STACK as u16).number("entrants", ENTRANTS);
        self.shares(tournament_shares(ENTRANTS.into()));
    }

    /// Adds what the first places get, in percent.
    pub(crate) fn shares(&mut self, percent: Option<&[u64]>) {
        let places = ["first", "second", "third"].into_iter();
        self.numbers.extend(places.zip(percent.into_iter().flatten().map(|&part| part as u16)));
    }

    /// Adds its examples.
    pub(crate) fn show(&mut self, figures: &'static [O::Figure]) {
        self.figures = figures;
    }
}

/// The whole explanation of some rules.
///
/// ```
/// use istaka::{Rules, explain, rummi};
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

/// An explanation that is being written.
pub struct Text<'a, O: Guide> {
    pub(crate) rules: &'a Rules<O>,
    section: O::Section,
    paragraphs: Vec<Paragraph<O>>,
}

impl<O: Guide> Text<'_, O> {
    /// Adds a paragraph.
    #[inline(never)] // Some fifty calls of it weigh kilobytes.
    pub(crate) fn say(
        &mut self,
        id: &'static str,
        rule: &'static str,
        sources: &'static [Source],
        settings: &'static [O::Setting],
    ) -> &mut Paragraph<O> {
        let home = O::source(self.rules.preset());
        let mut sources = sources.to_vec();
        sources.sort_by_key(|source| *source != home);
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
