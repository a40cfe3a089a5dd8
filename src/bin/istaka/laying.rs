//! `istaka table`: the best play of a rack on a table of series.

use istaka::rummi::{Aim, Options, Rules, TableSolver};
use istaka::{Meld, RulesError, Tile, tiles};
use serde::{Deserialize, Serialize};

use crate::answers::{Refusal, write_kinds};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableQuestion {
    /// Series separated by `|`.
    #[serde(default)]
    table: String,
    rack: String,
    /// True if the player has opened; if not, this is their first laying.
    #[serde(default = "opened")]
    opened: bool,
    /// `tiles` or `points`.
    #[serde(default)]
    aim: AimName,
    rules: Option<String>,
}

fn opened() -> bool {
    true
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum AimName {
    #[default]
    Tiles,
    Points,
}

impl From<AimName> for Aim {
    fn from(name: AimName) -> Aim {
        match name {
            AimName::Tiles => Aim::Tiles,
            AimName::Points => Aim::Points,
        }
    }
}

#[derive(Serialize)]
pub struct TableAnswer {
    /// Number of tiles laid.
    tiles: usize,
    /// Their points on the rack.
    points: u32,
    laid: String,
    /// The new table.
    table: String,
}

/// Number of solvers cached.
const MOST_SOLVERS: usize = 8;

/// Answers questions about tables, with one solver for each of the last sets of rules.
#[derive(Default)]
pub struct Layer {
    solvers: Vec<(Rules, TableSolver)>,
}

impl Layer {
    pub fn answer(&mut self, question: TableQuestion) -> Result<TableAnswer, Refusal> {
        let rules = rules(question.rules.as_deref())?;
        let (table, rack) = table_and_rack(&question.table, &question.rack)?;
        check(&table, &rack, &rules)?;
        let solver = self.solver(rules);
        let aim = question.aim.into();
        let play = if question.opened {
            solver.best_play(&table, &rack, aim)
        } else {
            solver.first_play(&table, &rack, aim)
        };
        let (laid, points, table) =
            play.map_or((Vec::new(), 0, table), |play| (play.laid, play.points, play.table));
        let series: Vec<String> = table.iter().map(|series| write_kinds(series)).collect();
        let (tiles, laid) = (laid.len(), write_kinds(&laid));
        Ok(TableAnswer { tiles, points, laid, table: series.join(" | ") })
    }

    fn solver(&mut self, rules: Rules) -> &mut TableSolver {
        let known = self.solvers.iter().position(|(other, _)| *other == rules);
        let index = known.unwrap_or_else(|| {
            // Rules can differ in many ways, and each solver has a large cache.
            self.solvers.drain(..(self.solvers.len() + 1).saturating_sub(MOST_SOLVERS));
            self.solvers.push((rules, TableSolver::new(rules).thorough()));
            self.solvers.len() - 1
        });
        &mut self.solvers[index].1
    }
}

/// Reads rules, those of the Dutch game by default.
fn rules(text: Option<&str>) -> Result<Rules, Refusal> {
    text.unwrap_or("rummi80")
        .parse()
        .map_err(|error: RulesError<Options>| Refusal::new(error.to_string(), "unknownRules"))
}

/// Reads both together, so that a repeated tile means its second copy in either.
fn table_and_rack(table: &str, rack: &str) -> Result<(Vec<Vec<Tile>>, Vec<Tile>), Refusal> {
    let mut all = tiles(&format!("{} {rack}", table.replace('|', " ")))?.into_iter();
    let series = table.split('|').map(|series| series.split_whitespace().count());
    let table = series.filter(|&len| len > 0).map(|len| all.by_ref().take(len).collect()).collect();
    Ok((table, all.collect()))
}

/// Refuses tiles of other games, and a table with anything but series.
fn check(table: &[Vec<Tile>], rack: &[Tile], rules: &Rules) -> Result<(), Refusal> {
    let mut all = table.iter().flatten().chain(rack);
    if let Some(tile) = all.find(|tile| !rules.pack().holds(**tile)) {
        return Err(Refusal::new(format!("{tile} is not in play"), "notInPlay"));
    }
    let is_none = |series: &&Vec<Tile>| Meld::read(series, Rules::WILD, &rules.melds()).is_none();
    match table.iter().find(is_none) {
        Some(series) => {
            Err(Refusal::new(format!("{} is no series", write_kinds(series)), "notASeries"))
        }
        None => Ok(()),
    }
}
