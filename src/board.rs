//! A board for positions of any game: tells of a text whatever it says, finds the position of a
//! moment of a match, and plays an action.

use std::fmt;

use crate::coded::{AnyRefusal, Coded, codes, error};
use crate::games::AnyRules;
use crate::notation::ParseError;
use crate::position::{Copies, Inspected, PositionError, PositionFault, Positions};
use crate::record::{RecordError, read_record};
use crate::seat::{Seat, Seats};
use crate::tile::Kind;

/// Whatever a text tells of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PositionView {
    /// The name of the game.
    #[cfg_attr(feature = "judge", tsify(type = "GameName"))]
    pub game: &'static str,
    /// The rules as text; the usual ones of the game if they cannot be read.
    pub rules: String,
    /// The seats of these rules.
    pub seats: Seats,
    /// The names of the phases in which a position may be; none where a turn has no parts.
    pub phases: Vec<&'static str>,
    /// The wild tile, if the text tells it.
    pub okey: Option<Kind>,
    /// Each kind of tile in play, with its copies that have no place yet.
    pub copies: Vec<Copies>,
    /// The position as the engine writes it; `None` if the text is none.
    pub position: Option<String>,
    /// All reasons for which it is none.
    #[cfg_attr(feature = "judge", tsify(type = "PositionFault[]"))]
    pub faults: Vec<PositionFault>,
}

/// The reason for which a board does not play an action.
#[derive(Clone, PartialEq, Eq)]
pub enum BoardError {
    /// The text is no position.
    Position(PositionError),
    /// It is no action.
    Action(ParseError),
    /// The rules refuse the action.
    Refused(AnyRefusal),
}

impl Coded for BoardError {
    codes! {
        BoardError::Action(_) => "badAction",
        ; in PositionError, BoardError::Position(error) => error.code(),
        in AnyRefusal, BoardError::Refused(refusal) => refusal.code(),
    }
}

error!(BoardError);

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Position(error) => error.fmt(f),
            BoardError::Action(error) => error.fmt(f),
            BoardError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

/// Reads whatever a text tells of a position of any game.
///
/// ```
/// use istaka::view_position;
/// let view = view_position("turkish; indicator Y1; hand R1 R1");
/// assert_eq!(view.okey, Some("Y2".parse()?));
/// assert_eq!(view.copies.iter().map(|copies| u32::from(copies.left)).sum::<u32>(), 103);
/// assert_eq!((view.position, view.faults[0].code()), (None, "handSize"));
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub fn view_position(text: &str) -> PositionView {
    fn view<G: Positions>(_: G, text: &str) -> PositionView {
        let Inspected { rules, okey, copies, placed } = G::inspect_position(text, 0);
        let position = placed.as_ref().map(|placed| G::write_position(&placed.view()));
        PositionView {
            game: G::NAME,
            rules: rules.to_string(),
            seats: rules.seats(),
            phases: G::phases(),
            okey: okey.map(|okey| okey.0),
            copies,
            position: position.ok(),
            faults: placed.err().map_or(Vec::new(), |error| error.faults),
        }
    }
    with_rules!(AnyRules::of_position(text), usual => view(usual, text))
}

/// Returns the position of a moment of a match, after a number of actions of a round, counted from
/// 0, as the player at a seat saw it. `None` if there was no such moment, or if the round was over.
///
/// # Errors
/// The text is no record.
pub fn position_at(
    record: &str,
    round: usize,
    actions: usize,
    seat: Seat,
) -> Result<Option<String>, RecordError> {
    fn at<G: Positions>(
        _: G,
        record: &str,
        (round, actions): (usize, usize),
        seat: Seat,
    ) -> Result<Option<String>, RecordError> {
        let game = read_record::<G>(record)?.cut(round, actions);
        let game = game.filter(|game| game.turn().is_some());
        Ok(game.and_then(|game| Some(G::write_position(&game.view(seat)?))))
    }
    with_rules!(AnyRules::of_record(record), usual => at(usual, record, (round, actions), seat))
}

/// Plays an action in a position of any game, and returns the position after it, as the same player
/// sees it; `None` if the round is over then. The seed deals the tiles that the player has not
/// seen.
///
/// ```
/// use istaka::play_position;
/// let text = "indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
/// let after = play_position(text, "discard R6", 1)?.expect("the round goes on");
/// assert!(after.contains("turn 1") && after.contains("pile 0 R6"));
/// assert!(play_position(text, "discard R7", 1).is_err());
/// # Ok::<(), istaka::BoardError>(())
/// ```
///
/// # Errors
/// The text is no position, the action cannot be read, or the rules refuse it.
pub fn play_position(text: &str, action: &str, seed: u64) -> Result<Option<String>, BoardError> {
    fn play<G: Positions>(
        _: G,
        text: &str,
        action: &str,
        seed: u64,
    ) -> Result<Option<String>, BoardError> {
        let mut placed = G::read_position(text, seed).map_err(BoardError::Position)?;
        let action = action.parse().map_err(BoardError::Action)?;
        let refused = |refusal: G::Refusal| BoardError::Refused(AnyRefusal::of(&refusal));
        let before = G::written(&placed.round);
        G::play(&mut placed.round, placed.seat, action).map_err(refused)?;
        let scores = before.into_iter().zip(G::written(&placed.round));
        for (points, (before, after)) in placed.standing.points.iter_mut().zip(scores) {
            *points += G::total(after) - G::total(before);
        }
        let goes_on = G::turn(&placed.round).is_some();
        Ok(goes_on.then(|| G::write_position(&placed.view())))
    }
    with_rules!(AnyRules::of_position(text), usual => play(usual, text, action, seed))
}
