//! Mistakes of finished rounds, to be tried again: each as a position with the actions that are
//! right in it, disguised by other colours and copies.

use crate::board::BoardError;
use crate::coded::AnyRefusal;
use crate::contest::Match;
use crate::games::AnyRules;
use crate::misplays::{Misplay, Misplays};
use crate::position::{Placed, PositionError, Positions};
use crate::random::Random;
use crate::ranking::{Ranked, Ranks, Worth, tenths};
use crate::record::{RecordError, read_record, write_record};
use crate::seat::Seat;
use crate::tile::{Color, Face, Kind, Tile, Which};

/// Number of disguises in which the judge has to find the same actions right and wrong.
const CHECKS: u64 = 3;

/// A mistake of a player, to be tried again.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Exercise {
    /// The name of the game.
    #[cfg_attr(feature = "judge", tsify(type = "GameName"))]
    pub game: &'static str,
    /// Index of the action in the round.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// The position before it, as the player saw it.
    pub position: String,
    /// The action of the player.
    pub did: String,
    /// The actions that are right: the best one, and those that are worth as much.
    pub right: Vec<String>,
    /// The worth of the best action, in `unit`.
    pub worth: f64,
    /// The loss by the action of the player, in `unit`.
    pub lost: f64,
    /// The unit of the worth.
    #[cfg_attr(feature = "judge", tsify(type = "WorthUnit"))]
    pub unit: Worth,
    /// The name of the mistake.
    #[cfg_attr(feature = "judge", tsify(type = "OkeyMistake | RummiMistake | Okey101Mistake"))]
    pub mistake: &'static str,
}

/// A position with other colours and copies.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Disguised {
    /// The position, with its player at the first seat.
    pub position: String,
    /// A match for practice that begins in it.
    pub record: String,
    /// The actions, with the same colours and copies.
    pub actions: Vec<String>,
}

/// Finds the dear mistakes of a player in a finished round of a match, counted from 0. None that
/// the ranking of the position does not confirm: where the best action is not better by more than
/// its interval, nothing was wrong. Empty for a round that is not over.
///
/// # Errors
/// The text is no record.
pub fn exercises(record: &str, round: usize, seat: Seat) -> Result<Vec<Exercise>, RecordError> {
    fn of<G: Positions + Misplays>(
        _: G,
        record: &str,
        round: usize,
        seat: Seat,
    ) -> Result<Vec<Exercise>, RecordError> {
        let game = read_record::<G>(record)?;
        let plays = game.rounds().get(round).is_some_and(|played| played.seats.contains(seat));
        let misplays = if plays { G::misplays(&game, round, seat) } else { Vec::new() };
        let dear = misplays.into_iter().filter(|misplay| misplay.lost >= G::LEAST);
        Ok(dear.filter_map(|misplay| exercise(&game, round, seat, misplay, 1.0)).collect())
    }
    with_rules!(AnyRules::of_record(record), usual => of(usual, record, round, seat))
}

/// Makes an exercise of a mistake. `None` if the ranking does not confirm it: a loss larger than
/// the interval by this factor.
pub(crate) fn exercise<G: Positions + Misplays>(
    game: &Match<G>,
    round: usize,
    seat: Seat,
    Misplay { event, turn, lost, mistake }: Misplay,
    margin: f64,
) -> Option<Exercise> {
    let (_, did) = game.rounds().get(round)?.actions.get(event)?;
    let position = G::write_position(&game.cut(round, event)?.view(seat)?);
    let weighed = Weighed::<G>::of(&position)?;
    let right = weighed.right();
    let loss = weighed.lost(did).unwrap_or(Loss { lost, within: 0.0 });
    if !loss.is_dear::<G>(margin) || weighed.is_among(&right, did) {
        return None;
    }
    let exercise = Exercise {
        game: G::NAME,
        event,
        turn,
        position,
        did: did.to_string(),
        right: right.iter().map(ToString::to_string).collect(),
        worth: weighed.worth,
        lost: tenths(loss.lost),
        unit: G::WORTH,
        mistake,
    };
    // The ranking samples hidden tiles, so it may be different in disguise.
    (1..=CHECKS).all(|seed| confirms::<G>(&exercise, seed, margin)).then_some(exercise)
}

/// Returns `true` if the ranking of a disguised exercise agrees: its best action is one of those
/// that are right, and the action of the player loses too much there as well.
fn confirms<G: Positions + Misplays>(exercise: &Exercise, seed: u64, margin: f64) -> bool {
    let Exercise { position, did, right, .. } = exercise;
    let actions: Vec<&str> = [did].into_iter().chain(right).map(String::as_str).collect();
    let Ok(Disguised { position, actions, .. }) = disguise(position, &actions, seed) else {
        return false;
    };
    let actions: Result<Vec<G::Action>, _> = actions.iter().map(|action| action.parse()).collect();
    let (Ok(actions), Some(weighed)) = (actions, Weighed::<G>::of(&position)) else {
        return false;
    };
    let Some((did, right)) = actions.split_first() else { return false };
    weighed.is_among(right, &weighed.best)
        && weighed.lost(did).is_none_or(|loss| loss.is_dear::<G>(margin))
}

/// A position with the ranking of its actions.
struct Weighed<G: Ranks> {
    placed: Placed<G>,
    ranking: Vec<Ranked<G::Action, G::Facts>>,
    /// The best action, and its worth.
    best: G::Action,
    worth: f64,
}

/// The loss by an action, and half of its 95 % interval.
struct Loss {
    lost: f64,
    within: f64,
}

impl Loss {
    fn is_dear<G: Misplays>(&self, margin: f64) -> bool {
        self.lost >= G::LEAST && self.lost > margin * self.within
    }
}

impl<G: Positions + Misplays> Weighed<G> {
    /// Ranks the actions of a position; `None` if it is none, or if nothing is known of them.
    fn of(position: &str) -> Option<Weighed<G>> {
        let placed = G::read_position(position, 0).ok()?;
        let ranking = G::ranking(&placed.view(), false);
        let best = ranking.iter().find_map(|one| Some((one.action.clone(), one.worth?)));
        best.map(|(best, worth)| Weighed { placed, ranking, best, worth })
    }

    /// The actions that are right: the best one, and those that are worth as much.
    fn right(&self) -> Vec<G::Action> {
        let is_right = |one: &&Ranked<_, _>| {
            self.loss(one).is_some_and(|Loss { lost, within }| lost <= within)
        };
        self.ranking.iter().filter(is_right).map(|one| one.action.clone()).collect()
    }

    /// The loss by an action; `None` where its worth is not known.
    fn lost(&self, action: &G::Action) -> Option<Loss> {
        let is_same = |one: &&Ranked<G::Action, _>| {
            self.is_alike(&one.action, action) && self.is_alike(action, &one.action)
        };
        self.ranking.iter().find(is_same).and_then(|one| self.loss(one))
    }

    fn loss(&self, one: &Ranked<G::Action, G::Facts>) -> Option<Loss> {
        let (best, other) = (self.worth, one.worth?);
        let lost = if G::WORTH == Worth::Wins { best - other } else { other - best };
        Some(Loss { lost, within: one.within })
    }

    /// Returns `true` if an action is the same choice as one of those that are right.
    fn is_among(&self, right: &[G::Action], action: &G::Action) -> bool {
        right.iter().any(|wanted| self.is_alike(wanted, action))
    }

    fn is_alike(&self, wanted: &G::Action, action: &G::Action) -> bool {
        G::is_alike(&self.placed.round, wanted, action)
    }
}

/// Returns `true` if an action is right in a position: the same choice as one of these actions, if
/// with other tiles. `None` if it decides nothing.
///
/// ```
/// use istaka::is_right;
/// let text = "indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6 R6'";
/// let text = text.replace(" R13", "");
/// assert_eq!(is_right(&text, &["discard R6"], "discard R6'")?, Some(true));
/// assert_eq!(is_right(&text, &["discard R6"], "discard B13")?, Some(false));
/// assert!(is_right(&text, &["discard R6"], "draw").is_err());
/// # Ok::<(), istaka::BoardError>(())
/// ```
///
/// # Errors
/// The text is no position, an action cannot be read, or the rules refuse the last one.
pub fn is_right(position: &str, right: &[&str], action: &str) -> Result<Option<bool>, BoardError> {
    fn is<G: Positions + Misplays>(
        _: G,
        position: &str,
        right: &[&str],
        action: &str,
    ) -> Result<Option<bool>, BoardError> {
        let placed = G::read_position(position, 0).map_err(BoardError::Position)?;
        let parsed = |text: &str| text.parse::<G::Action>().map_err(BoardError::Action);
        let action = parsed(action)?;
        let refused = |refusal: G::Refusal| BoardError::Refused(AnyRefusal::of(&refusal));
        G::check(&placed.round, placed.seat, &action).map_err(refused)?;
        let right: Vec<G::Action> =
            right.iter().map(|text| parsed(text)).collect::<Result<_, _>>()?;
        let is_alike = right.iter().any(|wanted| G::is_alike(&placed.round, wanted, &action));
        Ok((is_alike || G::decides(&action)).then_some(is_alike))
    }
    with_rules!(AnyRules::of_position(position), usual => is(usual, position, right, action))
}

/// Exchanges colours and copies in a position and in actions, by this seed. Where the rules tell
/// colours apart, these stay.
///
/// ```
/// use istaka::disguise;
/// let text = "indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
/// let other = disguise(text, &["discard R6"], 7)?;
/// assert!(other.position.contains(&other.actions[0]["discard ".len()..]));
/// assert_ne!(other.position, text);
/// # Ok::<(), istaka::PositionError>(())
/// ```
///
/// # Errors
/// All reasons for which the text is no position.
pub fn disguise(position: &str, actions: &[&str], seed: u64) -> Result<Disguised, PositionError> {
    fn of<G: Positions>(
        _: G,
        position: &str,
        actions: &[&str],
        seed: u64,
    ) -> Result<Disguised, PositionError> {
        let placed = G::read_position(position, seed)?;
        let exchange = Exchange::new(seed, !placed.standing.rules.tells_colors_apart());
        let text = exchange.text(&G::write_position(&placed.view()));
        let game = Match::<G>::placed(&text, seed)?;
        let own = game.view(Seat::ALL[0]).expect("it has begun");
        Ok(Disguised {
            position: G::write_position(&own),
            record: write_record(&game),
            actions: actions.iter().map(|action| exchange.text(action)).collect(),
        })
    }
    with_rules!(AnyRules::of_position(position), usual => of(usual, position, actions, seed))
}

/// Another colour for each colour, and another copy for some kinds.
struct Exchange {
    colors: [Color; 4],
    exchanged: [bool; Kind::COUNT],
}

impl Exchange {
    fn new(seed: u64, colors_change: bool) -> Exchange {
        let mut random = Random::new(seed, 0);
        let mut colors = Color::ALL;
        while colors_change && colors == Color::ALL {
            random.shuffle(&mut colors);
        }
        Exchange { colors, exchanged: std::array::from_fn(|_| random.happens(50)) }
    }

    /// Exchanges the tiles of a position or an action.
    fn text(&self, text: &str) -> String {
        let word =
            |word: &str| word.parse().map_or(word.to_owned(), |tile| self.tile(tile).to_string());
        let field = |field: &str| field.split(' ').map(word).collect::<Vec<_>>().join(" ");
        text.split("; ").map(field).collect::<Vec<_>>().join("; ")
    }

    fn tile(&self, tile: Tile) -> Tile {
        let kind = match tile.kind() {
            Kind::Face(Face { color, number }) => {
                Kind::Face(Face { color: self.colors[color as usize], number })
            }
            other => other,
        };
        let which = match tile.which() {
            Which::First if self.exchanged[kind.index()] => Which::Second,
            Which::Second if self.exchanged[kind.index()] => Which::First,
            which => which,
        };
        Tile::new(kind, which)
    }
}
