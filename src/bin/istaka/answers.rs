//! `istaka analyze`, `istaka meld` and `istaka judge`: one question per line on standard input, one
//! answer per line on standard output.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};

use istaka::okey::{Deficiency, HandRules, Options, Rules, Solver, complete};
use istaka::okey101::{MELDS, pair_with_twin};
use istaka::{
    AnyJudgement, AnyRules, Coded, Hand, Kind, Meld, MeldKind, MeldRules, PositionFault, Reading,
    RulesError, Tile, Wild, okey101, tiles, write_tiles,
};
use serde::{Deserialize, Serialize};

use crate::input::{LONGEST_QUESTION, Lines};

/// The error answer to a line.
#[derive(Serialize)]
pub struct Refusal {
    error: String,
    code: &'static str,
    /// All reasons for which a text is no position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<PositionFault>,
}

impl Refusal {
    pub fn new(error: String, code: &'static str) -> Refusal {
        Refusal { error, code, reasons: Vec::new() }
    }
}

impl<E: Coded> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        Refusal::new(error.to_string(), error.code())
    }
}

/// Judges a position.
///
/// # Errors
/// All reasons for which it is none.
pub fn judge(line: &[u8], quick: bool) -> Result<AnyJudgement, Refusal> {
    istaka::judge(&String::from_utf8_lossy(line), quick).map_err(|error| {
        let refusal = Refusal::from(error.clone());
        Refusal { reasons: error.faults, ..refusal }
    })
}

/// Answers every line of standard input, invalid ones too.
pub fn answer_lines<Q, A, S>(
    state: &mut S,
    answer: impl Fn(&mut S, Q) -> Result<A, Refusal>,
) -> io::Result<()>
where
    Q: for<'a> Deserialize<'a>,
    A: Serialize,
{
    let refuse = |error: serde_json::Error| Refusal::new(error.to_string(), "badJson");
    answer_texts(|line| answer(state, serde_json::from_slice::<Q>(line).map_err(refuse)?))
}

/// Answers every line of standard input, which is any text.
pub fn answer_texts<A: Serialize>(
    mut answer: impl FnMut(&[u8]) -> Result<A, Refusal>,
) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut lines = Lines::of_stdin(LONGEST_QUESTION);
    while let Some(line) = lines.read()? {
        match line.map_err(Refusal::from).and_then(&mut answer) {
            Ok(answer) => serde_json::to_writer(&mut out, &answer)?,
            Err(refusal) => serde_json::to_writer(&mut out, &refusal)?,
        }
        out.write_all(b"\n")?;
        // No further question is buffered: the sender may be waiting for this answer.
        if lines.may_wait() {
            out.flush()?;
        }
    }
    out.flush()
}

/// Reads rules, Turkish by default.
fn rules(text: Option<&str>) -> Result<HandRules, Refusal> {
    let rules: Rules = text
        .unwrap_or("turkish")
        .parse()
        .map_err(|error: RulesError<Options>| Refusal::new(error.to_string(), "unknownRules"))?;
    Ok(rules.hands())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandQuestion {
    okey: String,
    hand: String,
    rules: Option<String>,
}

#[derive(Serialize)]
pub struct HandAnswer {
    deficiency: u8,
    plans: Plans,
    complete: bool,
    melds: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    improving: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    discards: Option<BTreeMap<String, u8>>,
}

#[derive(Serialize)]
struct Plans {
    melds: u8,
    pairs: Option<u8>,
}

impl From<Deficiency> for Plans {
    fn from(deficiency: Deficiency) -> Plans {
        Plans { melds: deficiency.melds, pairs: deficiency.pairs }
    }
}

/// Answers questions about hands, with one solver for each set of rules.
#[derive(Default)]
pub struct Analyst {
    solvers: Vec<Solver>,
}

impl Analyst {
    pub fn answer(&mut self, question: HandQuestion) -> Result<HandAnswer, Refusal> {
        let rules = rules(question.rules.as_deref())?;
        let okey = Wild(question.okey.parse::<Kind>()?);
        let tiles = tiles(&question.hand)?;
        let hand = Hand::of(okey, tiles.iter().map(|tile| tile.kind()))?;
        let solver = self.solver(rules);
        let deficiency = solver.deficiency(&hand);
        let (improving, discards) = match tiles.len() {
            14 => (Some(improving(solver, &hand)), None),
            15 => (None, Some(discards(solver, &hand))),
            n => {
                let error = format!("{n} tiles are neither 14 nor 15");
                return Err(Refusal::new(error, "badCount"));
            }
        };
        let melds = complete(&tiles, okey, &rules);
        let melds = melds.unwrap_or_else(|| solver.arrange(&tiles, okey).melds);
        Ok(HandAnswer {
            deficiency: deficiency.best(),
            plans: deficiency.into(),
            complete: deficiency.best() == 0,
            melds: melds.iter().map(|meld| write_kinds(&meld.tiles)).collect(),
            improving,
            discards,
        })
    }

    fn solver(&mut self, rules: HandRules) -> &mut Solver {
        let known = self.solvers.iter().position(|solver| solver.rules() == rules);
        let index = known.unwrap_or_else(|| {
            self.solvers.push(Solver::new(rules));
            self.solvers.len() - 1
        });
        &mut self.solvers[index]
    }
}

/// The improving tiles as printed, sorted as text.
fn improving(solver: &mut Solver, hand: &Hand) -> Vec<String> {
    let readings = solver.improving(hand).iter();
    let mut kinds: Vec<String> = readings.map(|r| hand.okey().kind(r).to_string()).collect();
    kinds.sort();
    kinds
}

/// The deficiency after each distinct tile.
fn discards(solver: &mut Solver, hand: &Hand) -> BTreeMap<String, u8> {
    let readings =
        hand.faces().map(Reading::Face).chain((hand.wilds() > 0).then_some(Reading::Wild));
    let after = readings.map(|reading| {
        let kind = hand.okey().kind(reading);
        let mut rest = *hand;
        rest.remove(kind);
        (kind.to_string(), solver.deficiency(&rest).best())
    });
    after.collect()
}

/// Writes the kinds of tiles, without the marks of copies.
pub fn write_kinds(tiles: &[Tile]) -> String {
    write_tiles(&tiles.iter().map(|tile| tile.kind()).collect::<Vec<_>>())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeldQuestion {
    okey: String,
    tiles: String,
    rules: Option<String>,
}

#[derive(Serialize)]
pub struct MeldAnswer {
    run: bool,
    group: bool,
    pair: bool,
    stands_for: Vec<String>,
    /// The count of a run or group towards an opening, in 101 Okey.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u16>,
}

/// Reads tiles as every kind of meld. Wild tiles take the faces that make the meld worth most: the
/// sum of its numbers, where a one after 13 counts 14.
pub fn meld(question: &MeldQuestion) -> Result<MeldAnswer, Refusal> {
    let rules: AnyRules = question
        .rules
        .as_deref()
        .unwrap_or("turkish")
        .parse()
        .map_err(|error| Refusal::new(error, "unknownRules"))?;
    let okey = Wild(question.okey.parse::<Kind>()?);
    let tiles = tiles(&question.tiles)?;
    Hand::of(okey, tiles.iter().map(|tile| tile.kind()))?;
    let run = |rules: &MeldRules| Meld::run(&tiles, okey, rules);
    let (run, with_twin, counts) = match rules {
        AnyRules::Okey(rules) => (run(&rules.hands().melds()), None, false),
        AnyRules::Okey101(rules) => {
            let run = run(&MELDS).filter(|_| tiles.len() <= rules.run_limit.longest());
            (run, pair_with_twin(&tiles, okey, rules.indicator_pair), true)
        }
        AnyRules::Rummi(_) => {
            let error = "table rummy has no okey: `istaka table` reads its series".to_owned();
            return Err(Refusal::new(error, "unknownRules"));
        }
    };
    let group = Meld::group(&tiles, okey);
    let pair = Meld::pair(&tiles, okey).or(with_twin);
    let best = match (&run, &group) {
        (Some(run), Some(group)) if value(group) > value(run) => Some(group),
        _ => run.as_ref().or(group.as_ref()).or(pair.as_ref()),
    };
    let stands_for = best.map_or(Vec::new(), |meld| {
        meld.stands_for(okey).flatten().map(|face| face.to_string()).collect()
    });
    let series = best.filter(|meld| counts && meld.kind != MeldKind::Pair);
    Ok(MeldAnswer {
        run: run.is_some(),
        group: group.is_some(),
        pair: pair.is_some(),
        stands_for,
        value: series.map(okey101::value),
    })
}

/// The sum of the numbers of a meld, where a one after 13 counts 14.
fn value(meld: &Meld) -> u32 {
    let numbers = meld.faces.iter().map(|face| u32::from(face.number.get()));
    let high =
        meld.faces.windows(2).any(|two| two[0].number.get() == 13 && two[1].number.get() == 1);
    numbers.sum::<u32>() + if high { 13 } else { 0 }
}
