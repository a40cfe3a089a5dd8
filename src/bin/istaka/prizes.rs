//! `istaka prizes`: distributes a prize pool.

use istaka::contest::{
    PrizeError, prizes_by_rank, ranks_of, ring_prizes, sitngo_shares, tournament_shares,
};
use serde::{Deserialize, Serialize};

use crate::answers::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    kind: String,
    pool: u64,
    penalties: Option<Vec<i64>>,
    ranks: Option<Vec<usize>>,
    entrants: Option<usize>,
}

#[derive(Serialize)]
pub struct Prizes {
    prizes: Vec<u64>,
}

/// Answers one question.
///
/// # Errors
/// The error of the question.
pub fn share_out(question: &Question) -> Result<Prizes, Refusal> {
    let shares = match question.kind.as_str() {
        "ring" => {
            let lost = question.penalties.as_deref().filter(|_| question.has_one_list());
            let lost = lost.ok_or_else(|| refuse("a ring game needs \"penalties\" alone"))?;
            return Ok(Prizes { prizes: ring_prizes(question.pool, lost)? });
        }
        "sitngo" => sitngo_shares,
        "table" => tournament_shares,
        other => {
            let known = "the kinds are ring, sitngo and table";
            return Err(Refusal::new(format!("“{other}” is no kind: {known}"), "unknownKind"));
        }
    };
    let ranks = question.ranks()?;
    let percent = shares(ranks.len()).ok_or(PrizeError::Entrants(ranks.len()))?;
    Ok(Prizes { prizes: prizes_by_rank(question.pool, percent, &ranks)? })
}

impl Question {
    fn has_one_list(&self) -> bool {
        let lists = [self.penalties.is_some(), self.ranks.is_some(), self.entrants.is_some()];
        lists.iter().filter(|&&given| given).count() == 1
    }

    /// The place of each entrant.
    fn ranks(&self) -> Result<Vec<usize>, Refusal> {
        match (&self.penalties, &self.ranks, self.entrants) {
            (Some(penalties), None, None) => Ok(ranks_of(penalties)),
            (None, Some(ranks), None) => Ok(ranks.clone()),
            // Limits the number of places before they are listed.
            (None, None, Some(entrants @ ..=64)) => Ok((1..=entrants).collect()),
            (None, None, Some(entrants)) => Err(PrizeError::Entrants(entrants).into()),
            _ => Err(refuse("one of \"ranks\", \"penalties\" and \"entrants\" is needed")),
        }
    }
}

fn refuse(problem: &str) -> Refusal {
    Refusal::new(problem.to_owned(), "badQuestion")
}
