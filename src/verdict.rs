//! Judges claims about tiles, for figures in other people's rules pages.

use std::str::FromStr;

use crate::coded::error;
use crate::fault::Fault;
use crate::games::AnyRules;
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind, MeldRules};
use crate::named::Named;
use crate::notation::excerpt;
use crate::okey::{self, HandRules, Solver, complete};
use crate::tile::{Face, Pack, Reading, Tile, Wild};
use crate::{okey101, rummi};

/// A claim about tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Every row is a meld of this kind.
    Kind(MeldKind),
    /// Every row is a run or a group.
    Meld,
    /// No row is a run or a group.
    None,
    /// All tiles are a complete hand.
    Complete,
    /// All tiles are seven pairs.
    Pairs,
    /// All tiles lack this number of tiles to be a complete hand.
    Away(u8),
    /// The rows together open a hand of 101 Okey, by series or by pairs.
    Opening,
}

/// The error of a text that is no claim.
#[derive(Clone, PartialEq, Eq)]
pub struct UnknownClaim(pub String);

error!(UnknownClaim);

impl std::fmt::Display for UnknownClaim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "“{}” is nothing that tiles can be", self.0)
    }
}

impl FromStr for Claim {
    type Err = UnknownClaim;

    fn from_str(text: &str) -> Result<Claim, UnknownClaim> {
        let away = || text.parse().ok().filter(|away| *away <= 14).map(Claim::Away);
        match text {
            "meld" => Ok(Claim::Meld),
            "none" => Ok(Claim::None),
            "complete" => Ok(Claim::Complete),
            "pairs" => Ok(Claim::Pairs),
            "opening" => Ok(Claim::Opening),
            kind => {
                let known = MeldKind::named(kind).map(Claim::Kind).or_else(away);
                known.ok_or_else(|| UnknownClaim(excerpt(text)))
            }
        }
    }
}

/// The rules for judging claims, of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judge {
    /// The tiles of the game.
    pack: Pack,
    melds: MeldRules,
    /// The definition of a complete hand; `None` in a game without complete hands.
    hands: Option<HandRules>,
    /// The least value of series and the least number of pairs that open; `None` in a game whose
    /// openings are not judged.
    opening: Option<(u16, u16)>,
}

/// The result of judging a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// True if the claim holds.
    pub holds: bool,
    /// The first row that contradicts the claim, or that the finding is about, from 0.
    pub row: usize,
    /// The finding about the tiles.
    pub finding: Finding,
}

/// A finding about tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The row is this meld, expected or not.
    Meld(Meld),
    /// The row is no meld of the claimed kind.
    Fault(MeldKind, Fault),
    /// The row is neither a run nor a group.
    NoMeld,
    /// A complete hand needs fourteen tiles.
    Length,
    /// There are more of this tile than exist.
    TooMany(Tile),
    /// The game does not have this tile.
    Foreign(Tile),
    /// The number of tiles that a complete hand lacks, the missing tiles, and the unfit ones.
    Away(u8, Vec<Reading>, Vec<Tile>),
    /// The number of tiles that seven pairs lack.
    AwayPairs(u8),
    /// These rules have no seven pairs.
    NoPairs,
    /// This game has no complete hands.
    NoHands,
    /// The value of the series, and the value that opens.
    Series(u16, u16),
    /// The number of pairs, and the number that opens.
    Pairs(u16, u16),
    /// An opening is by series or by pairs.
    Mixed,
    /// Openings of this game are not judged.
    NoOpening,
}

impl Finding {
    /// All codes except those of [`Fault`].
    pub const CODES: [&'static str; 16] = [
        "meld",
        "noMeld",
        "length",
        "tooMany",
        "foreign",
        "away",
        "awayPairs",
        "complete",
        "noPairs",
        "noHands",
        "opens",
        "tooLow",
        "opensByPairs",
        "tooFewPairs",
        "mixed",
        "noOpening",
    ];

    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Finding::Meld(_) => "meld",
            Finding::Fault(_, fault) => fault.code(),
            Finding::NoMeld => "noMeld",
            Finding::Length => "length",
            Finding::TooMany(_) => "tooMany",
            Finding::Foreign(_) => "foreign",
            Finding::Away(0, ..) | Finding::AwayPairs(0) => "complete",
            Finding::Away(..) => "away",
            Finding::AwayPairs(_) => "awayPairs",
            Finding::NoPairs => "noPairs",
            Finding::NoHands => "noHands",
            Finding::Series(worth, need) if worth >= need => "opens",
            Finding::Series(..) => "tooLow",
            Finding::Pairs(count, need) if count >= need => "opensByPairs",
            Finding::Pairs(..) => "tooFewPairs",
            Finding::Mixed => "mixed",
            Finding::NoOpening => "noOpening",
        }
    }

    /// The wild tiles with the faces that they stand for.
    pub fn stands_for(&self, wild: Wild) -> Vec<(Tile, Face)> {
        let Finding::Meld(meld) = self else { return Vec::new() };
        let tiles = meld.tiles.iter().copied();
        tiles.zip(meld.stands_for(wild)).filter_map(|(tile, face)| Some((tile, face?))).collect()
    }
}

impl From<&okey::Rules> for Judge {
    fn from(rules: &okey::Rules) -> Judge {
        let (pack, melds) = (okey::Rules::PACK, rules.hands().melds());
        Judge { pack, melds, hands: Some(rules.hands()), opening: None }
    }
}

impl From<&okey101::Rules> for Judge {
    fn from(rules: &okey101::Rules) -> Judge {
        let opening = Some((rules.open_points.points(), rules.open_pairs));
        Judge { pack: okey101::Rules::PACK, melds: okey101::MELDS, hands: None, opening }
    }
}

impl From<&rummi::Rules> for Judge {
    fn from(rules: &rummi::Rules) -> Judge {
        Judge { pack: rules.pack(), melds: rules.melds(), hands: None, opening: None }
    }
}

impl Judge {
    /// Makes a judge for rules as text, of any game.
    ///
    /// # Errors
    /// The error of the text, in words for developers.
    pub fn by(rules: &str) -> Result<Judge, String> {
        let rules: AnyRules = rules.parse()?;
        Ok(with_rules!(rules, rules => Judge::from(&rules)))
    }

    /// Judges a claim about rows of tiles.
    ///
    /// ```
    /// use istaka::{Claim, Judge, Kind, Wild, melds};
    /// let judge = Judge::by("turkish")?;
    /// let okey = Wild("R7".parse::<Kind>()?);
    /// let rows = melds("R5 R6 R8")?;
    /// let verdict = judge.judge(Claim::Meld, &rows, okey);
    /// assert!(!verdict.holds);
    /// assert_eq!(verdict.finding.code(), "gap");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn judge(&self, claim: Claim, rows: &[Vec<Tile>], wild: Wild) -> Verdict {
        let foreign = |tile: &&Tile| !self.pack.holds(**tile);
        let unknown = rows.iter().map(|row| row.iter().find(foreign)).enumerate();
        if let Some((row, tile)) = unknown.filter_map(|(row, tile)| Some((row, tile?))).next() {
            return Verdict { holds: false, row, finding: Finding::Foreign(*tile) };
        }
        match claim {
            Claim::Kind(kind) => {
                self.first(rows, |row| match Fault::of(kind, row, wild, &self.melds) {
                    Some(fault) => (false, Finding::Fault(kind, fault)),
                    None => (true, self.found(kind, row, wild)),
                })
            }
            Claim::Meld => self.first(rows, |row| self.meld(row, wild)),
            Claim::None => self.first(rows, |row| {
                let (is, finding) = self.meld(row, wild);
                (!is, finding)
            }),
            Claim::Complete | Claim::Pairs | Claim::Away(_) => {
                let (holds, finding) = self.hand(claim, &rows.concat(), wild);
                Verdict { holds, row: 0, finding }
            }
            Claim::Opening => self.opening(rows, wild),
        }
    }

    /// Judges rows as an opening of 101 Okey (OKEY101 section 4). A run may be in any order.
    fn opening(&self, rows: &[Vec<Tile>], wild: Wild) -> Verdict {
        let verdict = |holds, row, finding| Verdict { holds, row, finding };
        let Some((value, count)) = self.opening else {
            return verdict(false, 0, Finding::NoOpening);
        };
        let is_pair = |row: &Vec<Tile>| Meld::pair(row, wild).is_some();
        let pairs = rows.iter().filter(|row| is_pair(row)).count();
        if pairs == rows.len() {
            let pairs = pairs as u16;
            return verdict(pairs >= count, 0, Finding::Pairs(pairs, count));
        }
        if pairs > 0 {
            let row = rows.iter().position(is_pair).expect("there is a pair");
            return verdict(false, row, Finding::Mixed);
        }
        let mut sum = 0;
        for (at, row) in rows.iter().enumerate() {
            match okey101::worth(row, wild) {
                Some(worth) => sum += worth,
                None => return verdict(false, at, self.meld(row, wild).1),
            }
        }
        verdict(sum >= value, 0, Finding::Series(sum, value))
    }

    /// The first row that contradicts the claim, or else the first row.
    fn first(&self, rows: &[Vec<Tile>], is: impl Fn(&[Tile]) -> (bool, Finding)) -> Verdict {
        let mut verdicts = rows.iter().enumerate().map(|(row, tiles)| {
            let (holds, finding) = is(tiles);
            Verdict { holds, row, finding }
        });
        let wrong = verdicts.clone().find(|verdict| !verdict.holds).or_else(|| verdicts.next());
        let none = Verdict { holds: false, row: 0, finding: Finding::NoMeld };
        wrong.unwrap_or(none)
    }

    fn found(&self, kind: MeldKind, row: &[Tile], wild: Wild) -> Finding {
        let meld = match kind {
            MeldKind::Run => Meld::run_as_written(row, wild, &self.melds)
                .or_else(|| Meld::run(row, wild, &self.melds)),
            MeldKind::Group => Meld::group(row, wild),
            MeldKind::Pair => Meld::pair(row, wild),
        };
        meld.map_or(Finding::NoMeld, Finding::Meld)
    }

    /// Checks if a row is a run or a group. The fault of other rows depends on the one that they
    /// resemble more.
    fn meld(&self, row: &[Tile], wild: Wild) -> (bool, Finding) {
        if let Some(meld) = Meld::read(row, wild, &self.melds) {
            return (true, Finding::Meld(meld));
        }
        let [run, group] =
            [MeldKind::Run, MeldKind::Group].map(|kind| Fault::of(kind, row, wild, &self.melds));
        (
            false,
            match (run, group) {
                (Some(fault @ Fault::Few(_)), _) => Finding::Fault(MeldKind::Run, fault),
                (Some(Fault::Colors(_)), Some(Fault::Numbers(_))) => Finding::NoMeld,
                (Some(Fault::Colors(_)), Some(fault)) => Finding::Fault(MeldKind::Group, fault),
                (Some(fault), _) => Finding::Fault(MeldKind::Run, fault),
                _ => Finding::NoMeld,
            },
        )
    }

    fn hand(&self, claim: Claim, tiles: &[Tile], wild: Wild) -> (bool, Finding) {
        let Some(hands) = self.hands else { return (false, Finding::NoHands) };
        if claim == Claim::Pairs && !hands.seven_pairs {
            return (false, Finding::NoPairs);
        }
        if tiles.len() != 14 {
            return (false, Finding::Length);
        }
        let kinds = tiles.iter().map(|tile| tile.kind());
        if let Err(too_many) = Hand::of(wild, kinds) {
            let tile = tiles.iter().rfind(|tile| tile.kind() == too_many.0);
            return (false, Finding::TooMany(*tile.expect("it is one of them")));
        }
        let explained = Solver::new(hands).explain(tiles, wild);
        let away = explained.deficiency.best();
        match claim {
            Claim::Pairs => {
                let pairs = explained.deficiency.pairs.unwrap_or(14);
                (pairs == 0, Finding::AwayPairs(pairs))
            }
            Claim::Away(said) => {
                (said == away, Finding::Away(away, explained.missing, explained.unfit))
            }
            _ => {
                let holds = complete(tiles, wild, &hands).is_some();
                (holds, Finding::Away(away, explained.missing, explained.unfit))
            }
        }
    }
}
