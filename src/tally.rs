//! A score sheet of a real table: the rounds of a match, entered one after the other, and what they
//! come to.

use std::fmt;

use crate::coded::{Coded, codes, error};
use crate::contest::Match;
use crate::entry::{Entered, EntryFault, EntryForm, Misentry};
use crate::game::Standing;
use crate::games::AnyRules;
use crate::seat::{Seat, Seats};

/// The score of a match that was entered round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "rules", derive(tsify::Tsify))]
pub struct Tally {
    /// The rounds.
    pub rounds: Vec<TallyRound>,
    /// The sum of the points of each seat, as the game writes them.
    pub totals: [i32; 4],
    /// The sides of the match, that of the first player first.
    pub sides: Vec<TallySide>,
    /// The seats that play the next round: all who are not out.
    pub seats: Seats,
    /// Number of rounds that count as rounds of the match.
    pub decided: usize,
    /// True if no further round is played.
    pub over: bool,
    /// The seats that lead, or have won if the match is over.
    pub leaders: Seats,
}

/// A round of a [`Tally`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "rules", derive(tsify::Tsify))]
pub struct TallyRound {
    /// The seats that played it.
    pub seats: Seats,
    /// The points of each seat, as the game writes them.
    pub points: [i32; 4],
    /// The change of the number of each seat that players see.
    pub changes: [i32; 4],
    /// True if it counts as one of the rounds of the match.
    pub decided: bool,
}

/// Players who win and lose together: partners, or one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "rules", derive(tsify::Tsify))]
pub struct TallySide {
    /// The seats of the side.
    pub seats: Seats,
    /// Their points together, as players see them: where points are counted down, those left.
    pub total: i32,
}

/// The error of an entry that cannot be read, or cannot be.
#[derive(Clone, PartialEq, Eq)]
pub struct EntryError {
    /// The number of the round, from 1.
    pub round: usize,
    /// All reasons.
    pub faults: Vec<EntryFault>,
}

impl Coded for EntryError {
    codes! { EntryError { .. } => "badEntry", }
}

error!(EntryError);

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}", self.round)?;
        for (at, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if at > 0 { "; " } else { ": " })?;
        }
        Ok(())
    }
}

/// Adds up the rounds of a real table, each an entry in one line (`docs/notation.md`).
///
/// ```
/// use istaka::{AnyRules, tally};
/// let rules: AnyRules = "turkish".parse()?;
/// let tally = tally(&rules, &["finish 2 okey; twin 0", "void; twin 1", "finish 1"])?;
/// assert_eq!(tally.rounds[0].points, [4, 5, 1, 5]);
/// assert_eq!((tally.totals, tally.over), ([7, 5, 4, 8], false));
/// assert_eq!(tally.leaders.iter().map(|seat| seat.index()).collect::<Vec<_>>(), [2]);
///
/// let rules: AnyRules = "yuzbir players=2".parse()?;
/// let error = istaka::tally(&rules, &["finish 0; opened 0 series; hand 0 12"]).unwrap_err();
/// assert_eq!(error.faults[0].code(), "tilesLeft");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// All reasons for which the first wrong entry is refused.
pub fn tally(rules: &AnyRules, rounds: &[&str]) -> Result<Tally, EntryError> {
    match tally_until(rules, rounds) {
        (tally, None) => Ok(tally),
        (_, Some(error)) => Err(error),
    }
}

/// Adds up the rounds before the first wrong one, the error of which is returned too.
pub fn tally_until(rules: &AnyRules, rounds: &[&str]) -> (Tally, Option<EntryError>) {
    with_rules!(*rules, rules => tally_of(rules, rounds))
}

/// The fields that entries by these rules can have, for a form.
///
/// ```
/// use istaka::{AnyRules, entry_form};
/// let rules: AnyRules = "turkish".parse()?;
/// assert_eq!(entry_form(&rules).how, ["okey", "pairs"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn entry_form(rules: &AnyRules) -> EntryForm {
    with_rules!(*rules, rules => rules.entry_form())
}

/// Writes an entry as a program writes it; the standing of the match is not considered.
///
/// # Errors
/// All reasons for which it cannot be read.
pub fn plain_entry(rules: &AnyRules, round: &str) -> Result<String, Vec<EntryFault>> {
    fn of<G: Entered>(_: G, round: &str) -> Result<String, Vec<EntryFault>> {
        G::read_entry(round).map(|entry| entry.to_string())
    }
    with_rules!(*rules, rules => of(rules, round))
}

/// Writes the entry of a round of a match, counted from 0; `None` if it was not played to its end.
///
/// ```
/// use istaka::okey::Rules;
/// use istaka::{Match, entry_of};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// assert_eq!(entry_of(&game, 0), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn entry_of<G: Entered>(game: &Match<G>, round: usize) -> Option<String> {
    G::entry(&game.rounds().get(round)?.round).map(|entry| entry.to_string())
}

fn tally_of<G: Entered>(rules: G, texts: &[&str]) -> (Tally, Option<EntryError>) {
    let mut standing = Standing::unplayed(rules);
    let (mut rounds, mut error) = (Vec::new(), None);
    for (round, text) in (1..).zip(texts) {
        let entry = match entered(&standing, text) {
            Ok(entry) => entry,
            Err(faults) => {
                error = Some(EntryError { round, faults });
                break;
            }
        };
        let seats = standing.seats;
        let points = rules.entry_points(&entry, seats);
        let changes = points.map(|points| rules.shown_points(points) - rules.shown_points(0));
        let decided = G::entry_decides(&entry);
        standing.add(round, seats, points, decided);
        standing.seats = G::staying(&standing);
        rounds.push(TallyRound { seats, points, changes, decided });
    }
    let tally = Tally {
        rounds,
        totals: standing.points,
        sides: sides(&standing),
        seats: standing.seats,
        decided: standing.decided,
        over: G::is_over(&standing),
        leaders: standing.winners().collect(),
    };
    (tally, error)
}

/// Reads the entry of the next round of a match with this standing.
fn entered<G: Entered>(standing: &Standing<G>, text: &str) -> Result<G::Entry, Vec<EntryFault>> {
    if G::is_over(standing) {
        return Err(vec![EntryFault::of(Misentry::MatchOver, "round")]);
    }
    let entry = G::read_entry(text)?;
    let faults = G::entry_faults(&entry, standing);
    if faults.is_empty() { Ok(entry) } else { Err(faults) }
}

fn sides<G: Entered>(standing: &Standing<G>) -> Vec<TallySide> {
    let rules = standing.rules;
    let of = |seat: Seat| rules.side_of(seat);
    let first = rules.seats().iter().filter(|seat| of(*seat).iter().next() == Some(*seat));
    let side = |seat| {
        let points = of(seat).iter().map(|seat| standing.points[seat.index()]);
        TallySide { seats: of(seat), total: rules.shown_points(points.sum()) }
    };
    first.map(side).collect()
}
