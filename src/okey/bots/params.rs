//! The parameters of the bots' levels and styles.

use super::{finishing::Finishing, odds, pause::Pause, weights};
use crate::bots::{Style, leveled};
use crate::okey::neighbour;

/// The parameters of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// Number of recent public events that the bot remembers; visible tiles it always knows.
    pub memory_events: usize,
    /// Chance to overlook that a tile is useful when choosing a discard.
    pub oversight_percent: u32,
    /// Largest error of the estimated number of improving tiles.
    pub misjudgement_percent: u32,
    /// Chance not to notice that the offered discard helps.
    pub blindness_percent: u32,
    /// Chance to take a discard only because it goes with a tile of the hand.
    pub hope_percent: u32,
    /// Required gain in improving copies, in percent, to take a discard that brings the hand no
    /// nearer; `None` never takes one. 0 accepts an equal number and is only for bots that look
    /// ahead: others might take forever and never draw.
    pub take_gain_percent: Option<u32>,
    /// Number of draws that the bot looks ahead.
    pub ahead_draws: usize,
    /// Largest number of discards that it searches: those with the most improving copies.
    pub breadth_discards: usize,
    /// Improving copies that a searched discard must leave, in percent of the best.
    pub breadth_from_percent: u32,
    /// Largest difference between two discards, in thousandths of a chance to win, at which the bot
    /// searches them further.
    pub close_permille: u32,
    /// Largest number of hands that it looks at in one decision.
    pub work_hands: u32,
    /// The weights of `Situation::odds`, the chance that a hand wins.
    pub odds: &'static odds::Weights,
    /// The chance that another player finishes in their next turn.
    pub finishing: &'static Finishing,
    /// The weights of `Offer::taken`, the chance that the next player takes a tile.
    pub offers: &'static neighbour::Weights,
    /// Cost of a tile that the next player surely takes, in thousandths of a chance to win.
    pub giving_permille: u32,
    /// The bot considers the score if within this number of rounds the match may end or a player be
    /// out; 0: never.
    pub score_rounds: u16,
    /// Upper limit, in percent, to which the cost of a taken tile grows if the next player above
    /// all must not finish.
    pub danger_percent: u32,
    /// Advantage that waiting must have over a finish to skip it, in thousandths of a chance to win
    /// the match.
    pub patience_permille: u32,
    // The parameters of a style, set by `Params::in_style`.
    /// Share of its own chances that the bot gives up to keep back tiles that the next player may
    /// need.
    pub care_percent: u32,
    /// With this number of improving copies it leaves a useful discard and draws; `None`: never.
    pub reserve_copies: Option<u32>,
    /// It goes for seven pairs while they lack fewer tiles than melds plus this number; 0: it
    /// follows the nearer plan.
    pub pairs_tiles: u8,
    /// It goes for seven pairs only if they lack at most this number of tiles. If `pairs_tiles` is
    /// 0, it counts seven pairs at all only then.
    pub pairs_from_tiles: u8,
    /// Reluctance to throw one of two twins; at most 100.
    pub parting_percent: u32,
    /// Thinking time, in percent of the usual.
    pub pace_percent: u32,
    /// The usual thinking time.
    pub pause: Pause,
}

impl Params {
    /// Returns `true` if the bot looks ahead at all.
    pub(super) const fn looks_ahead(&self) -> bool {
        self.ahead_draws > 0
    }

    /// The highest deficiency of any hand.
    pub(super) const ALWAYS: u8 = 14;

    /// Sees every visible tile and forgets nothing.
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

    /// Knows the rules, overlooks much, and does not count.
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

    /// Rarely overlooks anything, estimates roughly, and remembers the last tiles.
    pub const MEDIUM: Params = Params {
        memory_events: 8,
        oversight_percent: 8,
        misjudgement_percent: 50,
        blindness_percent: 4,
        ..Params::EXACT
    };

    /// Exact: counts unseen tiles, remembers everything, and takes discards that gain enough.
    // CITE: the taking rule and its 80 % were measured in this project.
    pub const HARD: Params = Params { take_gain_percent: Some(80), ..Params::EXACT };

    /// Hard, with a search over all tiles of the next two draws for the chance to win, and with the
    /// match score.
    // CITE: the models are in odds.rs and outlook.rs; depth, breadth and limits were measured in
    // this project (docs/strength.md).
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

    /// Applies a style to these parameters.
    // CITE: all of them were chosen in this project: as strong as possible within the level.
    fn in_style(self, style: Style) -> Params {
        match style {
            // There is nothing to wait for.
            Style::Plain | Style::Patient => self,
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

leveled!(Params);
