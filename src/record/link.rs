//! A record in the fragment of a link, as specified in `docs/notation.md`: its text, deflated.

use std::borrow::Cow;
use std::fmt;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::decompress;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;

use super::LONGEST;
use super::base64::{decode, encode, is_digit};
use crate::coded::{Coded, codes, error};
use crate::named::{Named, named};
use crate::plain::{ends_line, lines, plain};

/// The version of the form.
const VERSION: &str = "1";

/// Length limit of a fragment.
const LONGEST_LINK: usize = 1 << 16;

/// The compression level with the shortest result of zlib's levels.
const BEST: u8 = 9;

named! {
    /// The purpose of a link.
    pub enum LinkKind {
        /// A match to watch.
        Match = "match",
        /// A match to play on, usually one with only a deal.
        Deal = "deal",
    }
}

/// A moment of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The round, counted from 0.
    pub round: usize,
    /// The number of its actions that have been played.
    pub actions: usize,
}

/// The content of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The purpose.
    pub kind: LinkKind,
    /// The record as text, which no rules have checked yet.
    pub record: String,
    /// The moment to show; `None` is the beginning of the last round.
    pub at: Option<At>,
}

/// The error of a text that is not a link, or of a record that fits in none.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkError {
    /// The link or the record in it is too long.
    TooLong,
    /// The version is unknown to this program.
    OtherVersion,
    /// Letters are missing, added or changed.
    Damaged,
}

impl Coded for LinkError {
    codes! {
        LinkError::TooLong => "tooLong",
        LinkError::OtherVersion => "otherVersion",
        LinkError::Damaged => "damaged",
    }
}

error!(LinkError);

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinkError::TooLong => "the link is too long",
            LinkError::OtherVersion => "the link is of a version not known here",
            LinkError::Damaged => "letters of the link are missing, too many or changed",
        })
    }
}

/// Returns `true` if a text is meant as a link to a record, whatever its version.
pub fn is_link(text: &str) -> bool {
    let named = |(kind, _): (&str, &str)| LinkKind::named(kind).is_some();
    // A record has several lines, and any letters in the player's words.
    let is_line = lines(text).nth(1).is_none();
    let line = if is_line { plain(text) } else { Cow::Borrowed("") };
    fragment(&line).and_then(|fragment| fragment.split_once('=')).is_some_and(named)
}

/// Writes a record as the fragment of a link. Leaves out the secret, which tells the deals to come.
///
/// ```
/// use istaka::{LinkKind, Match, read_link, write_link, write_record};
/// use istaka::okey::Rules;
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let record = write_record(&game);
/// let link = write_link(LinkKind::Deal, &record, None)?;
/// assert!(link.starts_with("#deal=1."));
/// assert_eq!(read_link(&format!("https://example.org/{link}"))?.record, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`LinkError::TooLong`].
pub fn write_link(kind: LinkKind, record: &str, at: Option<At>) -> Result<String, LinkError> {
    let letters = encode(&compress_to_vec(without_secret(record).as_bytes(), BEST));
    let place =
        at.map_or_else(String::new, |At { round, actions }| format!("&at={}.{actions}", round + 1));
    let link = format!("#{}={VERSION}.{letters}{place}", kind.name());
    match link.len() <= LONGEST_LINK && record.len() <= LONGEST {
        true => Ok(link),
        false => Err(LinkError::TooLong),
    }
}

/// Reads the content of a link, which is an address or only its fragment. Ignores punctuation and
/// parameters behind it, which a sentence or another site may have added.
///
/// # Errors
/// [`LinkError`] with the reason.
pub fn read_link(text: &str) -> Result<Link, LinkError> {
    let text = plain(text);
    let fragment = fragment(&text).ok_or(LinkError::Damaged)?;
    if fragment.len() >= LONGEST_LINK {
        return Err(LinkError::TooLong);
    }
    let Parts { kind, version, letters, at } = parts(fragment).ok_or(LinkError::Damaged)?;
    if version != VERSION {
        return Err(LinkError::OtherVersion);
    }
    let record = inflate(letters).ok_or(LinkError::Damaged)?;
    let begins = lines(&record).next().is_some_and(|(_, line)| plain(line).starts_with("istaka "));
    match begins {
        true => Ok(Link { kind, record, at }),
        false => Err(LinkError::Damaged),
    }
}

/// The part of an address after its `#`.
fn fragment(text: &str) -> Option<&str> {
    text.split_once('#').map(|(_, fragment)| fragment.trim_end())
}

/// The parts of a fragment.
struct Parts<'a> {
    kind: LinkKind,
    version: &'a str,
    letters: &'a str,
    at: Option<At>,
}

fn parts(fragment: &str) -> Option<Parts<'_>> {
    let (kind, rest) = fragment.split_once('=')?;
    let kind = LinkKind::named(kind)?;
    let (version, rest) = digits(rest, 9)?;
    let rest = rest.strip_prefix('.')?;
    let (letters, behind) = rest.split_at(rest.find(|c| !is_digit(c)).unwrap_or(rest.len()));
    let is_added = !behind.starts_with(|c: char| c.is_ascii_alphanumeric())
        && !behind.contains(char::is_whitespace);
    let at = moment(behind).filter(|_| is_added)?;
    Some(Parts { kind, version, letters, at })
}

/// Finds a moment, `&at=3.12`, behind the letters, also after parameters of others. `None` if it
/// cannot be read.
fn moment(behind: &str) -> Option<Option<At>> {
    let starts = ["&at=", "?at=", "&amp;at=", "?amp;at="];
    let found = starts.iter().filter_map(|start| Some((behind.find(start)?, start.len()))).min();
    let Some((start, length)) = found else { return Some(None) };
    let (round, rest) = digits(&behind[start + length..], 6)?;
    let (actions, rest) = digits(rest.strip_prefix('.')?, 6)?;
    let round = round.parse::<usize>().ok()?.saturating_sub(1);
    let at = At { round, actions: actions.parse().ok()? };
    (!rest.starts_with(|c: char| c.is_ascii_alphanumeric())).then_some(Some(at))
}

/// Splits a text after its decimal digits, of which there is at least one and at most `most`.
fn digits(text: &str, most: usize) -> Option<(&str, &str)> {
    let count = text.bytes().take(most).take_while(u8::is_ascii_digit).count();
    (count > 0).then(|| text.split_at(count))
}

fn without_secret(record: &str) -> String {
    record.split_inclusive(ends_line).filter(|line| !plain(line).starts_with("secret ")).collect()
}

/// Inflates a text. Dashes behind the last letter may belong to what was added to the link.
fn inflate(letters: &str) -> Option<String> {
    let packed = decode(letters)?;
    let mut text = vec![0; LONGEST];
    let flags = TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, used, length) = decompress(&mut Box::default(), &packed, &mut text, 0, flags);
    text.truncate(length);
    let added = &letters[(4 * used).div_ceil(3)..];
    let whole = status == TINFLStatus::Done && added.chars().all(|c| "-_".contains(c));
    String::from_utf8(text).ok().filter(|_| whole)
}
