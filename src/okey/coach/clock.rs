//! The end of a turn by timeout (RULES 5.8). The page has the clock.

use super::hint::spared;
use crate::contest::{Match, MatchError};
use crate::okey::action::{Action, Event, Refusal};
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::Solver;
use crate::okey::view::View;
use crate::refusal::CommonRefusal;
use crate::tile::{Reading, Tile};

/// Ends the turn of the player to move: draws from the stock if needed and discards the drawn tile.
/// It never finishes and throws no wild tile.
///
/// For cases that the rule leaves open (OWN): a taken discard counts as the drawn tile, so it goes
/// back; if that tile is wild, or the starter has drawn none, the tile is thrown that can be spared
/// best. With the stock empty the player passes, also one who has taken the last discard to finish:
/// that tile goes back first. Returns the public events; putting back a tile is an undo, not an
/// event.
///
/// # Errors
/// [`MatchError::NoRound`]; for a finished round [`MatchError::Refused`].
///
/// ```
/// use istaka::{Match, MatchError};
/// use istaka::okey::{Rules, Solver, time_out};
/// let mut game = Match::new(Rules::turkish(), 7);
/// let mut solver = Solver::new(Rules::turkish().hands());
/// assert_eq!(time_out(&mut game, &mut solver), Err(MatchError::NoRound));
/// game.deal()?;
/// let events = time_out(&mut game, &mut solver)?;
/// assert_eq!(events.len(), 1); // the starter only discards
/// let events = time_out(&mut game, &mut solver)?;
/// assert_eq!(events.len(), 2); // everybody else draws and discards
/// # Ok::<(), MatchError<_>>(())
/// ```
pub fn time_out(
    game: &mut Match<Rules>,
    solver: &mut Solver,
) -> Result<Vec<Event>, MatchError<Refusal>> {
    let round = game.round().ok_or(MatchError::NoRound)?;
    let seat = round.turn().ok_or(MatchError::Refused(CommonRefusal::RoundOver.into()))?;
    if round.phase() == Phase::Finish {
        game.undo(seat)?;
    }
    let mut events = Vec::new();
    while game.turn() == Some(seat) {
        let action = forced(&game.view(seat).expect("a round was dealt"), solver);
        events.push(game.play(seat, action)?);
    }
    Ok(events)
}

/// Returns the next forced action of a player whose time is up.
fn forced(view: &View, solver: &mut Solver) -> Action {
    let ordinary = |tile: &Tile| view.okey.read(tile.kind()) != Reading::Wild;
    match view.phase {
        Phase::Draw => Action::Draw,
        Phase::LastChance => Action::Pass,
        _ => match view.drawn.filter(ordinary) {
            Some(drawn) => Action::Discard(drawn),
            None => Action::Discard(spared(view, solver)),
        },
    }
}
