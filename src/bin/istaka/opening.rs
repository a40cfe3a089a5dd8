//! `istaka open` and `istaka okey101-table`: openings and table turns of 101 Okey.

use istaka::okey101::{
    Lying, Need, Options, Position, Row, Rules, Solver, Way, count_pairs, points_left, rows,
    write_rows,
};
use istaka::{Hand, Kind, RulesError, Seat, Tile, Wild, tiles};
use serde::{Deserialize, Serialize};

use crate::answers::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningQuestion {
    okey: String,
    hand: String,
    /// The value of an opening; that of the rules if not given.
    need: Option<u16>,
    rules: Option<String>,
}

/// Reads rules, those of the usual game by default.
fn rules(text: Option<&str>) -> Result<Rules, Refusal> {
    text.unwrap_or("yuzbir")
        .parse()
        .map_err(|error: RulesError<Options>| Refusal::new(error.to_string(), "unknownRules"))
}

#[derive(Serialize)]
pub struct OpeningAnswer {
    /// The greatest value of runs and groups that leaves a tile.
    value: u16,
    melds: String,
    pairs: u8,
    /// Number of tiles that an opening by series lacks, of those not in the hand.
    distance: Option<u8>,
}

pub fn open(solver: &mut Solver, question: OpeningQuestion) -> Result<OpeningAnswer, Refusal> {
    let rules = rules(question.rules.as_deref())?;
    let okey = Wild(question.okey.parse::<Kind>()?);
    let tiles = few(tiles(&question.hand)?)?;
    let hand = Hand::of(okey, tiles.iter().map(|tile| tile.kind()))?;
    let indicator = okey.indicator().ok_or_else(|| not_in_play(okey.0))?.0;
    let mut unseen = Rules::PACK.copies();
    for kind in tiles.iter().map(|tile| tile.kind()).chain([indicator]) {
        unseen[kind.index()] = unseen[kind.index()].saturating_sub(1);
    }
    let points = question.need.unwrap_or(rules.open_points.points());
    let need = Need { points, pairs: 0 };
    let distance = solver.distance(&hand, need, &unseen).missing;
    let best = solver.best(&tiles, okey, None, rules.run_limit);
    let (value, melds) = best.map_or((0, Vec::new()), |best| (best.value, best.rows));
    Ok(OpeningAnswer {
        value,
        melds: plain(&melds),
        pairs: count_pairs(&hand, rules.indicator_pair),
        distance,
    })
}

/// Refuses more tiles than a hand has.
fn few(tiles: Vec<Tile>) -> Result<Vec<Tile>, Refusal> {
    let (count, most) = (tiles.len(), Solver::MOST_TILES);
    match count <= most {
        true => Ok(tiles),
        false => Err(Refusal::new(format!("{count} tiles are more than {most}"), "tooManyTiles")),
    }
}

fn not_in_play(kind: Kind) -> Refusal {
    Refusal::new(format!("{kind} is not in play"), "notInPlay")
}

/// Writes rows without the marks of copies.
fn plain(rows: &[Row]) -> String {
    write_rows(rows).replace('\'', "")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnQuestion {
    okey: String,
    hand: String,
    #[serde(default)]
    table: String,
    opened: Way,
    /// True if another player has opened by pairs.
    #[serde(default)]
    pairs: bool,
    rules: Option<String>,
}

#[derive(Serialize)]
pub struct TurnAnswer {
    /// The points that leave the hand, 101 for a wild tile.
    shed: i32,
    /// The points that stay.
    left: u16,
    actions: Vec<String>,
}

pub fn turn(solver: &mut Solver, question: TurnQuestion) -> Result<TurnAnswer, Refusal> {
    let rules = rules(question.rules.as_deref())?;
    let okey = Wild(question.okey.parse::<Kind>()?);
    // Both together, so that a repeated tile means its second copy in either.
    let mut all = rows(&format!("{} | {}", question.table, question.hand))?;
    let tiles = || all.iter().flat_map(|row| &row.tiles);
    Hand::of(okey, tiles().map(|tile| tile.kind()))?;
    let hand = if question.hand.trim().is_empty() { None } else { all.pop() };
    let hand: Vec<Tile> = few(hand.map_or_else(Vec::new, |row| row.tiles))?;
    let lying = |row: &Row| {
        let meld = row
            .read(okey)
            .ok_or_else(|| Refusal::new(format!("{row} is no run, group or pair"), "notAMeld"))?;
        Ok(Lying::new(Seat::ALL[0], meld))
    };
    let table = all.iter().map(lying).collect::<Result<Vec<Lying>, Refusal>>()?;
    let position = Position {
        hand: &hand,
        table: &table,
        okey,
        rules: &rules,
        way: question.opened,
        pairs: if question.pairs { rules.pairs_limit.most() } else { 0 },
        must: None,
        added: &[],
    };
    let turn = solver.turn(&position);
    let (rest, actions) = turn.map_or((hand.clone(), Vec::new()), |turn| (turn.rest, turn.actions));
    let (before, left) = (points_left(&hand, okey), points_left(&rest, okey));
    let actions = actions.iter().map(ToString::to_string).collect();
    Ok(TurnAnswer { shed: i32::from(before) - i32::from(left), left, actions })
}
