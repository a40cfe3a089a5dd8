//! A position of any game as text, and the ranking of what its player can do.

use crate::games::AnyRules;
use crate::position::{PositionError, Positions};
use crate::ranking::{Ranked, Ranks, Worth};
use crate::seat::Seat;
use crate::{okey, okey101, rummi};

/// The ranking of the actions in a position.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Judgement<Facts> {
    /// The name of the game.
    #[cfg_attr(feature = "judge", tsify(type = "GameName"))]
    pub game: &'static str,
    /// The position as text, always the same for the same view.
    pub position: String,
    /// The player.
    pub seat: Seat,
    /// The unit of the worth.
    #[cfg_attr(feature = "judge", tsify(type = "WorthUnit"))]
    pub unit: Worth,
    /// The actions, the best first.
    pub actions: Vec<Ranked<String, Facts>>,
}

/// The ranking of the actions in a position of any game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum AnyJudgement {
    /// Of Okey.
    Okey(Judgement<okey::Facts>),
    /// Of table rummy.
    Rummi(Judgement<rummi::Facts>),
    /// Of 101 Okey.
    Okey101(Judgement<okey101::Facts>),
}

/// Reads a position of any game, and ranks what its player can do; `quick` looks less far ahead.
///
/// ```
/// use istaka::{AnyJudgement, judge};
/// let text = "indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
/// let AnyJudgement::Okey(judged) = judge(text, false)? else { unreachable!() };
/// assert_eq!((judged.game, judged.actions[0].action.as_str()), ("okey", "discard R6"));
/// assert_eq!(judge("turkish; indicator F; hand R1", false).unwrap_err().faults.len(), 2);
/// # Ok::<(), istaka::PositionError>(())
/// ```
///
/// # Errors
/// All reasons for which the text is no position.
pub fn judge(text: &str, quick: bool) -> Result<AnyJudgement, PositionError> {
    Ok(match AnyRules::of_position(text) {
        AnyRules::Okey(rules) => AnyJudgement::Okey(of(rules, text, quick)?),
        AnyRules::Rummi(rules) => AnyJudgement::Rummi(of(rules, text, quick)?),
        AnyRules::Okey101(rules) => AnyJudgement::Okey101(of(rules, text, quick)?),
    })
}

/// Ranks the actions in a position of a game.
fn of<G: Positions + Ranks>(
    _: G,
    text: &str,
    quick: bool,
) -> Result<Judgement<G::Facts>, PositionError> {
    let placed = G::read_position(text, 0)?;
    let view = placed.view();
    let action = |ranked: Ranked<G::Action, G::Facts>| {
        let Ranked { action, worth, within, facts } = ranked;
        Ranked { action: action.to_string(), worth, within, facts }
    };
    Ok(Judgement {
        game: G::NAME,
        position: G::write_position(&view),
        seat: placed.seat,
        unit: G::WORTH,
        actions: G::ranking(&view, quick).into_iter().map(action).collect(),
    })
}
