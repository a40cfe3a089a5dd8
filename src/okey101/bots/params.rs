//! The parameters of all levels, in one place.

use crate::bots::{Style, leveled};

/// The parameters of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// True if it opens only with melds that it has sorted one by one, the longest first.
    pub sorts: bool,
    /// Frequency of overlooking a tile in a turn.
    pub oversight_percent: u32,
    /// Frequency of looking at the tile on offer.
    pub takes_percent: u32,
    /// Frequency of noticing that a tile is playable before discarding it.
    pub caution_percent: u32,
    /// True if it exchanges wild tiles.
    pub exchanges: bool,
    /// The criterion of a discard before the opening.
    pub judgement: Judgement,
    /// Number of futures that it samples for a discard before the opening.
    pub samples: usize,
    /// Number of futures that it samples for a discard after the opening; 0: it discards the
    /// highest tile.
    pub later_samples: usize,
    /// The points that it gives up to keep back a tile that the next player surely uses.
    pub care_points: f32,
    /// The points that it gives up to keep two equal tiles together.
    pub twin_points: f32,
    /// Thinking time in percent of the usual.
    pub pace_percent: u32,
    /// The usual thinking time.
    pub pause: Pause,
}

/// Criteria of a discard before the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The number of own tiles that go with it, outside of melds.
    Links,
    /// The greatest value that stays.
    Value,
    /// The number of tiles that an opening then lacks, and the tiles that help.
    Distance,
    /// The same, and the mean of the points over sampled futures.
    Future,
}

/// Lengths of pauses, in percent of the usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// For a clear decision.
    pub clear_percent: u32,
    /// For an opening, or a tile on offer that can be used.
    pub noticed_percent: u32,
    /// Largest deviation of a pause in the same situation, in percent; at most 100.
    pub varies_percent: u32,
}

impl Params {
    /// Counts the tiles that help, minds playable tiles and the next player, and exchanges; seldom
    /// overlooks a tile.
    pub const HARD: Params = Params {
        sorts: false,
        oversight_percent: 2,
        takes_percent: 100,
        caution_percent: 97,
        exchanges: true,
        judgement: Judgement::Distance,
        samples: 0,
        later_samples: 0,
        care_points: 3.0,
        twin_points: 0.0,
        pace_percent: 100,
        pause: Pause { clear_percent: 70, noticed_percent: 115, varies_percent: 20 },
    };

    /// Opens with what it has sorted, overlooks tiles, and draws always.
    pub const BEGINNER: Params = Params {
        sorts: true,
        oversight_percent: 8,
        takes_percent: 0,
        caution_percent: 40,
        exchanges: false,
        judgement: Judgement::Links,
        care_points: 0.0,
        ..Params::HARD
    };

    /// Finds most openings and most playable tiles.
    pub const EASY: Params = Params {
        sorts: false,
        oversight_percent: 4,
        takes_percent: 50,
        caution_percent: 75,
        ..Params::BEGINNER
    };

    /// Finds nearly all openings, and keeps what is worth most.
    pub const MEDIUM: Params = Params {
        oversight_percent: 2,
        takes_percent: 90,
        caution_percent: 95,
        judgement: Judgement::Value,
        ..Params::EASY
    };

    /// Overlooks nothing, and looks ahead to the end of the stock.
    pub const EXPERT: Params = Params {
        oversight_percent: 0,
        caution_percent: 100,
        judgement: Judgement::Future,
        samples: 80,
        later_samples: 16,
        ..Params::HARD
    };

    /// Changes the parameters to a style.
    fn in_style(self, style: Style) -> Params {
        match style {
            // Who opens late pays for it.
            Style::Plain | Style::Patient => self,
            Style::Careful => {
                Params { care_points: self.care_points + 6.0, pace_percent: 120, ..self }
            }
            Style::Quick => Params {
                oversight_percent: self.oversight_percent + 1,
                caution_percent: self.caution_percent - 2,
                pace_percent: 60,
                ..self
            },
            Style::Pairs => Params { twin_points: 12.0, ..self },
        }
    }
}

leveled!(Params);
