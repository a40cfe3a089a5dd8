//! Help for a person at a table of Okey: the reasons of a refusal, the reasons of an opponent's
//! turn, and the end of a turn by timeout.

use super::action::{Action, Event, Refusal};
use super::bots::Player;
use super::coach::time_out;
use super::rules::{HandRules, Rules};
use super::solver::Solver;
use crate::bots::Roster;
use crate::contest::MatchError;
use crate::host::{Host, HostError};
use crate::meld::Meld;
use crate::refusal::CommonRefusal;
use crate::seat::Seat;
use crate::tile::{Reading, Tile, Wild};

/// The reasons for which a declared hand is not complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// The tiles that do not fit: into the rows as laid, or if nothing was laid, those that the
    /// nearest complete hand does not use.
    pub unfit: Vec<Tile>,
    /// The tiles that the nearest complete hand lacks; empty if the hand was laid in rows.
    pub missing: Vec<Reading>,
}

impl Host<Rules, Roster<Player>> {
    /// Explains the refusal of a declared hand. `None` for refusals that need no explanation.
    pub fn reasons(
        &self,
        seat: Seat,
        action: &Action,
        error: &HostError<Refusal>,
        solver: &mut Solver,
    ) -> Option<Reasons> {
        let HostError::Match(MatchError::Refused(Refusal::HandIncomplete(discard))) = error else {
            return None;
        };
        let round = self.game.round()?;
        let held = round.hand(seat).iter().copied();
        let hand: Vec<Tile> = held.filter(|tile| tile != discard).collect();
        match action.clone().settled(round.hand(seat)) {
            // The nearest complete hand may differ from the one that the player intended.
            Action::Declare { melds, .. } if !melds.is_empty() => {
                let unfit = unfit(&hand, &melds, round.okey(), &round.rules().hands());
                Some(Reasons { unfit, missing: Vec::new() })
            }
            _ => {
                let why = solver.explain(&hand, round.okey());
                Some(Reasons { unfit: why.unfit, missing: why.missing })
            }
        }
    }

    /// Ends the turn of a person whose time is up.
    ///
    /// # Errors
    /// If a bot is to move, that it is the bot's turn; else the refusal of the match.
    pub fn time_out(&mut self, solver: &mut Solver) -> Result<Vec<Event>, HostError<Refusal>> {
        if let Some(bot) = self.round()?.turn().filter(|&seat| self.is_bot(seat)) {
            return Err(
                MatchError::<Refusal>::Refused(CommonRefusal::NotYourTurn(bot).into()).into()
            );
        }
        Ok(time_out(&mut self.game, solver)?)
    }
}

/// Returns the tiles of a hand that are in no run and no group of the rows as laid. If most tiles
/// lie in pairs and seven pairs count, returns those that are in no pair.
fn unfit(hand: &[Tile], rows: &[Vec<Tile>], okey: Wild, rules: &HandRules) -> Vec<Tile> {
    let melds = rules.melds();
    let whole = rows.iter().filter(|row| Meld::read(row, okey, &melds).is_some());
    let pairs: Vec<Tile> = rows.iter().flat_map(|row| paired(row, okey)).collect();
    let fit = match rules.seven_pairs && 2 * pairs.len() > hand.len() {
        true => pairs,
        false => whole.flatten().copied().collect(),
    };
    hand.iter().copied().filter(|tile| !fit.contains(tile)).collect()
}

/// Returns the tiles of a row that lie next to each other as pairs.
fn paired(mut row: &[Tile], okey: Wild) -> Vec<Tile> {
    let mut found = Vec::new();
    while let [_, rest @ ..] = row {
        let pair = row.get(..2).filter(|two| Meld::pair(two, okey).is_some());
        found.extend(pair.unwrap_or_default());
        row = pair.map_or(rest, |_| &row[2..]);
    }
    found
}
