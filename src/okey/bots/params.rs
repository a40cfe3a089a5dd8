//! The numbers that make the levels, in one place.

use super::{finishing::Finishing, odds, pause::Pause, weights};
use crate::okey::neighbour;

/// How a bot plays. Shares are in percent if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// How many of the last public events it remembers; what lies in sight it always sees.
    pub memory: usize,
    /// How often it overlooks that a tile is of use when it looks for one to throw.
    pub oversight: u32,
    /// By how much it may misjudge how many tiles would help.
    pub misjudgement: u32,
    /// How often it does not see that the discard on offer helps.
    pub blindness: u32,
    /// How often it takes a discard only because it goes with a tile of its hand.
    pub hope: u32,
    /// By how much the helping tiles must grow for a discard to be taken that brings the hand no
    /// nearer, 0 where as many suffice, which is for those who look ahead: others might never draw;
    /// `None`: it is never taken.
    pub take_gain: Option<u32>,
    /// How many draws it looks ahead.
    pub ahead: usize,
    /// After how many discards it does.
    pub breadth: usize,
    /// How much a discard must leave for that, in percent of the most copies that help.
    pub breadth_from: u32,
    /// By how much two discards may differ for it to look further at them, in thousandths of a
    /// chance to win.
    pub close: u32,
    /// At how many hands it looks in one decision at most.
    pub work: u32,
    /// How likely a hand wins: the weights of `Situation::odds`.
    pub odds: &'static odds::Weights,
    /// How likely another player finishes in his next turn.
    pub finishing: &'static Finishing,
    /// How likely the next player takes a tile: the weights of `Offer::taken`.
    pub offers: &'static neighbour::Weights,
    /// What a tile costs that the next player surely takes, in thousandths of a chance to win.
    pub heed: u32,
    /// How many rounds before the match may be over, or somebody out, it begins to mind the score; 0:
    /// never.
    pub score: u16,
    /// How much dearer a tile may be at most that the next player takes, in percent, where he above all
    /// must not finish.
    pub danger: u32,
    /// By how much waiting must promise more than a finish, in thousandths of a chance to win the
    /// match, for that to be let go.
    pub patience: u32,
    // What makes a style; `Style::of` sets them.
    /// How much of what it hopes for it gives up not to throw what the next player may need.
    pub care: u32,
    /// With so many copies left that help it leaves a discard that would, and draws; `None`: never.
    pub reserve: Option<u32>,
    /// By how much less seven pairs may miss than this more than melds do for it to go for them; 0
    /// where it goes for what is nearer.
    pub pairs: u8,
    /// How many tiles seven pairs may miss at most then; where `pairs` is 0, for it to count on them at
    /// all.
    pub pairs_from: u8,
    /// By how much it likes less to throw one of two twins; at most 100.
    pub parting: u32,
    /// How long it thinks, in percent of what is usual.
    pub pace: u32,
    /// How long is usual.
    pub pause: Pause,
}

impl Params {
    /// Whether it looks ahead at all.
    pub(super) const fn looks_ahead(&self) -> bool {
        self.ahead > 0
    }

    /// No hand misses more tiles.
    pub(super) const ALWAYS: u8 = 14;

    /// Sees what is there and forgets nothing.
    const EXACT: Params = Params {
        memory: usize::MAX,
        oversight: 0,
        misjudgement: 0,
        blindness: 0,
        hope: 0,
        take_gain: None,
        ahead: 0,
        breadth: 0,
        breadth_from: 0,
        close: 0,
        work: 0,
        odds: &weights::ODDS,
        finishing: &weights::FINISHING,
        offers: &neighbour::OFFERS,
        heed: 0,
        score: 0,
        danger: 100,
        patience: 0,
        care: 0,
        reserve: None,
        pairs: 0,
        pairs_from: Params::ALWAYS,
        parting: 0,
        pace: 100,
        pause: Pause { clear: 70, noticed: 115, checked: 140, compared: 12, varies: 20 },
    };

    /// Knows the rules, overlooks much, and counts nothing.
    pub const BEGINNER: Params = Params {
        memory: 0,
        oversight: 40,
        misjudgement: 100,
        blindness: 40,
        hope: 20,
        ..Params::EXACT
    };

    /// Overlooks less.
    pub const EASY: Params = Params {
        memory: 0,
        oversight: 22,
        misjudgement: 100,
        blindness: 15,
        hope: 8,
        ..Params::EXACT
    };

    /// Rarely overlooks anything, judges roughly, and remembers the last tiles.
    pub const MEDIUM: Params =
        Params { memory: 8, oversight: 8, misjudgement: 50, blindness: 4, ..Params::EXACT };

    /// Exact: counts what is unseen, remembers everything, and knows when to take.
    // CITE: the taking rule and its 80 % are this project's own measurement.
    pub const HARD: Params = Params { take_gain: Some(80), ..Params::EXACT };

    /// Hard, and how likely each choice wins over all tiles that may come in two draws, and what it
    /// means for the match.
    // CITE: the models are in odds.rs and stakes.rs; how far, how many, how close, and from when on is
    // this project's own measurement (docs/strength.md).
    pub const EXPERT: Params = Params {
        ahead: 2,
        breadth: 6,
        breadth_from: 65,
        close: 15,
        work: 20_000,
        heed: 10,
        score: 8,
        danger: 400,
        patience: 1,
        take_gain: Some(0),
        pairs_from: 2,
        ..Params::HARD
    };
}
