//! Options that cannot be combined, with the reason.

use std::fmt;

use super::Options;
use super::Setting;
use super::option::{Counting, End, LIMIT, PLAYERS, ROUNDS, TWIN_POINTS};
use crate::named::Named;

/// Two options that cannot be combined, or a value out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflict {
    /// The table has two to four seats.
    Players,
    /// The twin costs at most three points.
    Twin,
    /// A match has 1 to 99 rounds.
    Rounds,
    /// The limit is five to thirty points.
    Limit,
    /// Two winners of two or three players would be nearly all.
    TopTwoNeedsFour,
    /// Opposite seats need four players.
    PartnersNeedFour,
    /// Four places are needed: the last two pay the first two.
    StakesNeedFour,
    /// Wins do not put a player out, so a match needs a number of rounds.
    WinsNeedRounds,
    /// Counting points down needs [`End::Best`]: the first player with none left ends the match,
    /// and the best wins.
    CountdownNeedsBest,
    /// The twin costs points, but wins are counted.
    TwinNeedsPenalties,
    /// A wrong declaration costs penalty points, which are not counted.
    StrictNeedsPenalties,
    /// Colours double points, but wins are counted.
    DoublingNeedsPenalties,
    /// A hand of one colour doubles points, but wins are counted.
    OneColorNeedsPenalties,
    /// Partners win together anyway.
    PartnersAreTwo,
    /// The places of partners are two, not four.
    StakesNeedSingles,
    /// Stakes need matches that put players out.
    StakesNeedElimination,
}

/// Stable names for programs.
impl Named for Conflict {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Conflict::Players, "players"),
        (Conflict::Twin, "twin"),
        (Conflict::Rounds, "rounds"),
        (Conflict::Limit, "limit"),
        (Conflict::TopTwoNeedsFour, "topTwoNeedsFour"),
        (Conflict::PartnersNeedFour, "partnersNeedFour"),
        (Conflict::StakesNeedFour, "stakesNeedFour"),
        (Conflict::WinsNeedRounds, "winsNeedRounds"),
        (Conflict::CountdownNeedsBest, "countdownNeedsBest"),
        (Conflict::TwinNeedsPenalties, "twinNeedsPenalties"),
        (Conflict::StrictNeedsPenalties, "strictNeedsPenalties"),
        (Conflict::DoublingNeedsPenalties, "doublingNeedsPenalties"),
        (Conflict::OneColorNeedsPenalties, "oneColorNeedsPenalties"),
        (Conflict::PartnersAreTwo, "partnersAreTwo"),
        (Conflict::StakesNeedSingles, "stakesNeedSingles"),
        (Conflict::StakesNeedElimination, "stakesNeedElimination"),
    ];
}

impl Conflict {
    /// Returns `true` if these options have the conflict.
    pub(super) fn is_in(self, options: &Options) -> bool {
        let four = options.players == 4;
        let wins = options.counting == Counting::Wins;
        match self {
            Conflict::Players => !PLAYERS.contains(&options.players),
            Conflict::Twin => !TWIN_POINTS.contains(&options.twin_points),
            Conflict::Rounds => !ROUNDS.contains(&options.rounds),
            Conflict::Limit => !LIMIT.contains(&options.limit),
            Conflict::TopTwoNeedsFour => options.end == End::TopTwo && !four,
            Conflict::PartnersNeedFour => options.partners && !four,
            Conflict::StakesNeedFour => options.stakes && !four,
            Conflict::WinsNeedRounds => wins && options.end != End::Rounds,
            Conflict::CountdownNeedsBest => options.counts_down() && options.end != End::Best,
            Conflict::TwinNeedsPenalties => wins && options.twin_points > 0,
            Conflict::StrictNeedsPenalties => {
                (wins || options.counting == Counting::Own) && options.strict_declare
            }
            Conflict::DoublingNeedsPenalties => wins && options.color_double,
            Conflict::OneColorNeedsPenalties => wins && options.one_color,
            Conflict::PartnersAreTwo => options.partners && options.end == End::TopTwo,
            Conflict::StakesNeedSingles => options.partners && options.stakes,
            Conflict::StakesNeedElimination => options.stakes && options.end == End::Rounds,
        }
    }

    /// The two settings, or one setting twice.
    pub const fn settings(self) -> [Setting; 2] {
        match self {
            Conflict::Players => [Setting::Players, Setting::Players],
            Conflict::Twin => [Setting::Twin, Setting::Twin],
            Conflict::Rounds => [Setting::Rounds, Setting::Rounds],
            Conflict::Limit => [Setting::Limit, Setting::Limit],
            Conflict::TopTwoNeedsFour => [Setting::End, Setting::Players],
            Conflict::PartnersNeedFour => [Setting::Partners, Setting::Players],
            Conflict::StakesNeedFour => [Setting::Stakes, Setting::Players],
            Conflict::WinsNeedRounds => [Setting::End, Setting::Counting],
            Conflict::CountdownNeedsBest => [Setting::End, Setting::Counting],
            Conflict::TwinNeedsPenalties => [Setting::Twin, Setting::Counting],
            Conflict::StrictNeedsPenalties => [Setting::StrictDeclare, Setting::Counting],
            Conflict::DoublingNeedsPenalties => [Setting::ColorDouble, Setting::Counting],
            Conflict::OneColorNeedsPenalties => [Setting::OneColor, Setting::Counting],
            Conflict::PartnersAreTwo => [Setting::Partners, Setting::End],
            Conflict::StakesNeedSingles => [Setting::Stakes, Setting::Partners],
            Conflict::StakesNeedElimination => [Setting::Stakes, Setting::End],
        }
    }
}

impl std::error::Error for Conflict {}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Conflict::Players => "two to four play",
            Conflict::Twin => "the twin costs at most three points",
            Conflict::Rounds => "a match has 1 to 99 rounds",
            Conflict::Limit => "the limit is five to thirty points",
            Conflict::TopTwoNeedsFour => "that two win together needs four players",
            Conflict::PartnersNeedFour => "partners need four players",
            Conflict::StakesNeedFour => "stakes need four players",
            Conflict::WinsNeedRounds => "where wins are counted a match ends after some rounds",
            Conflict::CountdownNeedsBest => {
                "where points are counted down, who has none left ends the match"
            }
            Conflict::TwinNeedsPenalties => "the twin costs points, but wins are counted",
            Conflict::StrictNeedsPenalties => {
                "a wrong declaration costs penalty points, which nobody counts here"
            }
            Conflict::DoublingNeedsPenalties => "points are doubled, but wins are counted",
            Conflict::OneColorNeedsPenalties => {
                "a hand of one colour doubles points, but wins are counted"
            }
            Conflict::PartnersAreTwo => "partners win together anyway",
            Conflict::StakesNeedSingles => "stakes are for single players, not for partners",
            Conflict::StakesNeedElimination => "stakes are for matches that put players out",
        })
    }
}
