//! The compact form of a match for links: `istaka4.` and the bits of the match in base64url, as
//! specified in `docs/notation.md`.

use std::fmt;

use super::base64::{decode, encode};
use super::{VERSION, is_plain};
use crate::bits::{BitReader, BitWriter};
use crate::coded::{Coded, codes};
use crate::contest::{Match, MatchError, PlayedRound};
use crate::game::Game;
use crate::seat::Seat;
use crate::tile::Tile;
use crate::wall::{DealPlan, Dealing, Dice, Wall, WallError};

/// The prefix, before the version and a dot.
const MARK: &str = "istaka";

/// Length limit for reading. A match of 60 rounds takes some 20 kB.
const LONGEST: usize = 1 << 16;

/// The previous version, with the same bits, for matches played with the [earlier
/// rules](Game::once).
const EARLIER: &str = "3";

/// Bytes of the checksum.
const CHECKSUM: usize = 4;

/// The error of a text that is not the compact form of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompactError<Refusal> {
    /// The text is too long.
    TooLong,
    /// The prefix is missing.
    NotCompact,
    /// The version is unknown to this program.
    OtherVersion,
    /// Letters are missing, added or changed.
    Damaged,
    /// The tiles of this round, counted from 1, are no wall.
    Wall(usize, WallError),
    /// The rules refuse the next step of this round, counted from 1, after this number of actions.
    Refused(usize, usize, MatchError<Refusal>),
}

impl<Refusal: Coded> Coded for CompactError<Refusal> {
    codes! {
        CompactError::TooLong => "tooLong",
        CompactError::NotCompact => "notCompact",
        CompactError::OtherVersion => "otherVersion",
        CompactError::Damaged => "damaged",
        CompactError::Wall(..) | CompactError::Refused(..) => "badRecord",
    }
}

impl<Refusal: Coded> std::error::Error for CompactError<Refusal> {}

impl<Refusal: fmt::Display> fmt::Display for CompactError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompactError::TooLong => f.write_str("the text is too long to be a compact record"),
            CompactError::NotCompact => write!(f, "a compact record begins with {MARK}{VERSION}."),
            CompactError::OtherVersion => {
                f.write_str("the compact record is of a version not known here")
            }
            CompactError::Damaged => f.write_str("letters are missing, too many or changed"),
            CompactError::Wall(round, error) => write!(f, "round {round}: {error}"),
            CompactError::Refused(round, actions, error) => {
                write!(f, "round {round}, after {actions} actions: {error}")
            }
        }
    }
}

/// Returns `true` if a text has the prefix of the compact form of any version.
pub fn is_compact(text: &str) -> bool {
    let rest = text.trim().strip_prefix(MARK).unwrap_or_default();
    rest.split_once('.').is_some_and(|(version, _)| version.parse::<u32>().is_ok())
}

/// Writes a match in compact form.
///
/// ```
/// use istaka::{Match, Rules, read_compact, write_compact};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let text = write_compact(&game);
/// assert!(text.len() < 40); // the wall follows from the seed
/// assert_eq!(read_compact::<Rules>(&text)?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_compact<G: Game>(game: &Match<G>) -> String {
    let mut bits = BitWriter::default();
    bits.text(&game.rules().to_string());
    bits.count(game.seed());
    bits.number(game.first_dealer().index(), 4);
    bits.flag(game.practice());
    bits.text(game.players());
    bits.count(game.rounds().len() as u64);
    for (before, played) in game.rounds().iter().enumerate() {
        let from_seed = shuffled(game.rules(), game.seed(), before, played.seats.count());
        bits.text(&played.commitment);
        bits.flag(played.wall == from_seed);
        if played.wall != from_seed {
            write_wall(&mut bits, game.rules().deal_plan(), &played.wall);
        }
        write_actions(&mut bits, game, before, played);
        bits.text(&played.key);
    }
    bits.text(game.secret());
    let mut bytes = bits.into_bytes();
    bytes.extend(checksum(&bytes).to_be_bytes());
    format!("{MARK}{VERSION}.{}", encode(&bytes))
}

/// Reads a match by replaying it. Every action is checked by the rules, in an earlier version by
/// the [earlier rules](Game::once).
///
/// # Errors
/// [`CompactError`] with the reason.
pub fn read_compact<G: Game>(text: &str) -> Result<Match<G>, CompactError<G::Refusal>> {
    let (version, bytes) = opened(text)?;
    let mut bits = BitReader::new(&bytes);
    let named = bits.text().and_then(|text| text.parse().ok());
    let named: G = named.ok_or(CompactError::Damaged)?;
    let rules = named.once().filter(|_| version == EARLIER).unwrap_or(named);
    let mut game = begin(&mut bits, rules).ok_or(CompactError::Damaged)?;
    for round in 1..=bits.count().ok_or(CompactError::Damaged)? as usize {
        let commitment = kept(&mut bits).ok_or(CompactError::Damaged)?;
        let refused = |error| CompactError::Refused(round, 0, error);
        let wall = read_wall(&mut bits, &game).ok_or(CompactError::Damaged)?;
        let wall = wall.map_err(|error| CompactError::Wall(round, error))?;
        game.deal_committed(wall, &commitment).map_err(refused)?;
        read_actions(&mut bits, &mut game)?;
        let key = kept(&mut bits).ok_or(CompactError::Damaged)?;
        if !key.is_empty() {
            game.say_key(&key).map_err(refused)?;
        }
    }
    game.set_secret(&kept(&mut bits).ok_or(CompactError::Damaged)?);
    if bits.is_at_end() { Ok(game.or_by(named)) } else { Err(CompactError::Damaged) }
}

/// Reads only the rules of a match, as text.
///
/// # Errors
/// As [`read_compact`].
pub fn rules_of_compact<Refusal>(text: &str) -> Result<String, CompactError<Refusal>> {
    BitReader::new(&opened(text)?.1).text().ok_or(CompactError::Damaged)
}

/// Decodes the version and the bytes, and verifies the checksum.
fn opened<Refusal>(text: &str) -> Result<(&str, Vec<u8>), CompactError<Refusal>> {
    if text.len() > LONGEST {
        return Err(CompactError::TooLong);
    }
    let rest = text.trim().strip_prefix(MARK).ok_or(CompactError::NotCompact)?;
    let (version, letters) = rest.split_once('.').ok_or(CompactError::NotCompact)?;
    if ![EARLIER, VERSION].contains(&version) {
        return Err(CompactError::OtherVersion);
    }
    let mut bytes = decode(letters).ok_or(CompactError::Damaged)?;
    let said = bytes.split_off(bytes.len().saturating_sub(CHECKSUM));
    if checksum(&bytes).to_be_bytes() != said[..] {
        return Err(CompactError::Damaged);
    }
    Ok((version, bytes))
}

/// CRC-32 as in zip files.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| step(sum)))
}

/// The wall that follows from the seed after `before` rounds.
fn shuffled<G: Game>(rules: &G, seed: u64, before: usize, players: usize) -> Wall {
    Wall::shuffled(rules.deal_plan(), seed, before as u32 + 1, players.max(2))
}

/// Reads the match up to its first deal.
fn begin<G: Game>(bits: &mut BitReader, rules: G) -> Option<Match<G>> {
    let seed = bits.count()?;
    let dealer = Seat::new(bits.number(4)?).filter(|&seat| rules.seats().contains(seat))?;
    let mut game = Match::with_dealer(rules, seed, dealer);
    if bits.flag()? {
        game.mark_as_practice();
    }
    game.set_players(&kept(bits)?);
    Some(game)
}

/// Reads a text that is stored unchanged.
fn kept(bits: &mut BitReader) -> Option<String> {
    bits.text().filter(|text| is_plain(text))
}

fn write_wall(bits: &mut BitWriter, plan: DealPlan, wall: &Wall) {
    let mut left: Vec<Tile> = plan.pack.tiles().collect();
    wall.tiles().iter().for_each(|&tile| bits.tile(tile, &mut left));
    if let Some(dice) = wall.dice() {
        bits.number(usize::from(dice.stack) - 1, 6);
        bits.count(dice.tiles.len() as u64);
        dice.tiles.iter().for_each(|&pips| bits.number(usize::from(pips) - 1, 6));
    }
}

fn read_wall<G: Game>(bits: &mut BitReader, game: &Match<G>) -> Option<Result<Wall, WallError>> {
    let (plan, players) = (game.rules().deal_plan(), game.seats().count());
    if bits.flag()? {
        return Some(Ok(shuffled(game.rules(), game.seed(), game.rounds().len(), players)));
    }
    let mut left: Vec<Tile> = plan.pack.tiles().collect();
    let tiles: Option<Vec<Tile>> = (0..left.len()).map(|_| bits.tile(&mut left)).collect();
    let tiles = tiles?;
    let dice = match plan.turning {
        Some(turning) if turning.dealing != Dealing::Quick => {
            let die = |bits: &mut BitReader| bits.number(6).map(|pips| pips as u8 + 1);
            let stack = die(bits)?;
            let throws: Option<Vec<u8>> = (0..bits.count()?).map(|_| die(bits)).collect();
            Some(Dice { stack, tiles: throws? })
        }
        _ => None,
    };
    Some(Wall::new(plan, players, tiles, dice))
}

/// Writes the actions of a round, each packed by the round before it.
fn write_actions<G: Game>(
    bits: &mut BitWriter,
    game: &Match<G>,
    before: usize,
    played: &PlayedRound<G>,
) {
    bits.count(played.actions.len() as u64);
    let mut round = game.dealt(before);
    for (seat, action) in &played.actions {
        let in_turn = G::turn(&round) == Some(*seat);
        bits.flag(in_turn);
        if !in_turn {
            bits.number(seat.index(), 4);
        }
        G::pack(&round, *seat, action, bits);
        G::play(&mut round, *seat, action.clone()).expect("it was played before");
    }
}

fn read_actions<G: Game>(
    bits: &mut BitReader,
    game: &mut Match<G>,
) -> Result<(), CompactError<G::Refusal>> {
    for actions in 0..bits.count().ok_or(CompactError::Damaged)? as usize {
        let round = game.round().ok_or(CompactError::Damaged)?;
        let (seat, action) = read_action::<G>(bits, round).ok_or(CompactError::Damaged)?;
        let number = game.rounds().len();
        let refused = |error| CompactError::Refused(number, actions, error);
        game.play(seat, action).map_err(refused)?;
    }
    Ok(())
}

fn read_action<G: Game>(bits: &mut BitReader, round: &G::Round) -> Option<(Seat, G::Action)> {
    let seat = match bits.flag()? {
        true => G::turn(round)?,
        false => Seat::new(bits.number(4)?)?,
    };
    Some((seat, G::unpack(round, seat, bits)?))
}
