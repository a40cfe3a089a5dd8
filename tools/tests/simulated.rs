//! Runs of bots against each other.

use serde_json::Value;

use crate::command::said;

/// Returns the output of the program, or its errors on failure.
pub fn tools(arguments: &str, input: &str) -> Result<String, String> {
    answer(&arguments.split_whitespace().collect::<Vec<&str>>(), input)
}

fn answer(words: &[&str], input: &str) -> Result<String, String> {
    let (done, printed, problem) = said(words, input);
    if done { Ok(printed) } else { Err(problem) }
}

/// Returns the summary of bots against each other with these rules.
pub fn simulate(rules: &str, arguments: &str) -> Value {
    summary(&simulated(rules, &format!("--json {arguments}")).unwrap())
}

/// Returns the output or the errors of `simulate`.
pub fn simulated(rules: &str, arguments: &str) -> Result<String, String> {
    let words = ["simulate", "--rules", rules].into_iter().chain(arguments.split_whitespace());
    answer(&words.collect::<Vec<&str>>(), "")
}

/// The last line of `simulate --json`, without the values that depend on the machine.
pub fn summary(lines: &str) -> Value {
    let mut summary: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(summary["summary"], true);
    assert!(summary["rounds_per_second"].as_f64().unwrap() > 0.0);
    summary["rounds_per_second"] = Value::Null;
    summary
}

/// A number of one side.
pub fn figure(summary: &Value, bot: &str, name: &str) -> f64 {
    summary["bots"][bot][name].as_f64().unwrap_or_else(|| panic!("{bot}, {name}: {summary}"))
}
