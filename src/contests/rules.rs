//! The rules of any game for contests, read from text.

use super::error::ContestsError;
use crate::games::AnyRules;
use crate::lobby::ContestRules;

/// Reads the rules of any game for contests.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn contest_rules(text: &str) -> Result<Box<dyn ContestRules>, ContestsError> {
    let rules: AnyRules = text.parse().map_err(|_| ContestsError::BadRules)?;
    Ok(with_rules!(rules, rules => Box::new(rules)))
}
