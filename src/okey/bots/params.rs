//! The numbers that make the levels, in one place.

use super::{finishing::Finishing, odds, pause::Pause, weights};
use crate::bots::{Character, Level, Style};
use crate::okey::neighbour;

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// How many of the last public events it remembers; what lies in sight it always sees.
    pub memory_events: usize,
    /// How often it overlooks that a tile is of use when it looks for one to throw.
    pub oversight_percent: u32,
    /// By how much it may misjudge how many tiles would help.
    pub misjudgement_percent: u32,
    /// How often it does not see that the discard on offer helps.
    pub blindness_percent: u32,
    /// How often it takes a discard only because it goes with a tile of its hand.
    pub hope_percent: u32,
    /// How many more copies must help, in percent, for a discard to be taken that brings the hand
    /// no nearer; `None`: such a discard is never taken. With 0 as many suffice; that is
    /// only for bots that look ahead, others might take for ever and never draw.
    pub take_gain_percent: Option<u32>,
    /// How many draws it looks ahead.
    pub ahead_draws: usize,
    /// Of how many tiles that it could throw it looks ahead at what follows, at most: of those
    /// after which most copies help.
    pub breadth_discards: usize,
    /// How many copies must help after such a throw, in percent of the most that do after any.
    pub breadth_from_percent: u32,
    /// By how much two discards may differ for it to look further at them, in thousandths of a
    /// chance to win.
    pub close_permille: u32,
    /// At how many hands it looks in one decision at most.
    pub work_hands: u32,
    /// How likely a hand wins: the weights of `Situation::odds`.
    pub odds: &'static odds::Weights,
    /// How likely another player finishes in his next turn.
    pub finishing: &'static Finishing,
    /// How likely the next player takes a tile: the weights of `Offer::taken`.
    pub offers: &'static neighbour::Weights,
    /// What a tile costs that the next player surely takes, in thousandths of a chance to win.
    pub giving_permille: u32,
    /// How many rounds before the match may be over, or somebody out, it begins to mind the score;
    /// 0: never.
    pub score_rounds: u16,
    /// How much dearer a tile may be at most that the next player takes, in percent, where he above
    /// all must not finish.
    pub danger_percent: u32,
    /// By how much waiting must promise more than a finish, in thousandths of a chance to win the
    /// match, for that to be let go.
    pub patience_permille: u32,
    // What makes a style; `Params::in_style` sets them.
    /// How much of what it hopes for it gives up not to throw what the next player may need.
    pub care_percent: u32,
    /// With so many copies left that help it leaves a discard that would, and draws; `None`: never.
    pub reserve_copies: Option<u32>,
    /// It goes for seven pairs as long as they miss less than melds do plus so many tiles; 0 where
    /// it goes for what is nearer.
    pub pairs_tiles: u8,
    /// How many tiles seven pairs may miss at most for it to go for them. Where `pairs_tiles` is 0:
    /// for it to reckon with them at all.
    pub pairs_from_tiles: u8,
    /// By how much it likes less to throw one of two twins; at most 100.
    pub parting_percent: u32,
    /// How long it thinks, in percent of what is usual.
    pub pace_percent: u32,
    /// How long is usual.
    pub pause: Pause,
}

impl Params {
    /// Whether it looks ahead at all.
    pub(super) const fn looks_ahead(&self) -> bool {
        self.ahead_draws > 0
    }

    /// No hand misses more tiles.
    pub(super) const ALWAYS: u8 = 14;

    /// Sees what is there and forgets nothing.
    const EXACT: Params = Params {
        memory_events: usize::MAX,
        oversight_percent: 0,
        misjudgement_percent: 0,
        blindness_percent: 0,
        hope_percent: 0,
        take_gain_percent: None,
        ahead_draws: 0,
        breadth_discards: 0,
        breadth_from_percent: 0,
        close_permille: 0,
        work_hands: 0,
        odds: &weights::ODDS,
        finishing: &weights::FINISHING,
        offers: &neighbour::OFFERS,
        giving_permille: 0,
        score_rounds: 0,
        danger_percent: 100,
        patience_permille: 0,
        care_percent: 0,
        reserve_copies: None,
        pairs_tiles: 0,
        pairs_from_tiles: Params::ALWAYS,
        parting_percent: 0,
        pace_percent: 100,
        pause: Pause {
            clear_percent: 70,
            noticed_percent: 115,
            checked_percent: 140,
            compared_percent: 12,
            varies_percent: 20,
        },
    };

    /// Knows the rules, overlooks much, and counts nothing.
    pub const BEGINNER: Params = Params {
        memory_events: 0,
        oversight_percent: 40,
        misjudgement_percent: 100,
        blindness_percent: 40,
        hope_percent: 20,
        ..Params::EXACT
    };

    /// Overlooks less.
    pub const EASY: Params = Params {
        memory_events: 0,
        oversight_percent: 22,
        misjudgement_percent: 100,
        blindness_percent: 15,
        hope_percent: 8,
        ..Params::EXACT
    };

    /// Rarely overlooks anything, judges roughly, and remembers the last tiles.
    pub const MEDIUM: Params = Params {
        memory_events: 8,
        oversight_percent: 8,
        misjudgement_percent: 50,
        blindness_percent: 4,
        ..Params::EXACT
    };

    /// Exact: counts what is unseen, remembers everything, and knows when to take.
    // CITE: the taking rule and its 80 % are this project's own measurement.
    pub const HARD: Params = Params { take_gain_percent: Some(80), ..Params::EXACT };

    /// Hard, and how likely each choice wins over all tiles that may come in two draws, and what it
    /// means for the match.
    // CITE: the models are in odds.rs and outlook.rs; how far, how many, how close, and from when
    // on is this project's own measurement (docs/strength.md).
    pub const EXPERT: Params = Params {
        ahead_draws: 2,
        breadth_discards: 6,
        breadth_from_percent: 65,
        close_permille: 15,
        work_hands: 20_000,
        giving_permille: 10,
        score_rounds: 8,
        danger_percent: 400,
        patience_permille: 1,
        take_gain_percent: Some(0),
        pairs_from_tiles: 2,
        ..Params::HARD
    };

    /// These numbers for a player of this style.
    // CITE: all of them are this project's own: as far as they go without leaving the level.
    fn in_style(self, style: Style) -> Params {
        match style {
            Style::Plain => self,
            Style::Careful => Params {
                care_percent: 20,
                reserve_copies: Some(60),
                take_gain_percent: None,
                pace_percent: 120,
                ..self
            },
            Style::Quick => Params {
                hope_percent: self.hope_percent + 7,
                take_gain_percent: self.take_gain_percent.map(|gain| gain.min(30)),
                misjudgement_percent: self.misjudgement_percent.max(12),
                pace_percent: 60,
                ..self
            },
            Style::Pairs => {
                Params { pairs_tiles: 2, pairs_from_tiles: 4, parting_percent: 10, ..self }
            }
        }
    }
}

impl From<Level> for Params {
    fn from(level: Level) -> Params {
        match level {
            Level::Beginner => Params::BEGINNER,
            Level::Easy => Params::EASY,
            Level::Medium => Params::MEDIUM,
            Level::Hard => Params::HARD,
            Level::Expert => Params::EXPERT,
        }
    }
}

impl From<Character> for Params {
    fn from(character: Character) -> Params {
        Params::from(character.level()).in_style(character.style())
    }
}
