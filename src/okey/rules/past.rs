//! Rules in the text of earlier versions of the program.

use super::Preset;
use crate::named::Named;

/// Converts rules of version 1 of the record format: there `dealer` meant the player after the
/// dealer, and `pagat` with fewer than four players went on to the last survivor.
pub fn since_version_1(text: &str) -> String {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    for word in &mut words {
        if *word == "starter=dealer" {
            *word = "starter=after-dealer";
        }
    }
    let fewer = words.contains(&"players=2") || words.contains(&"players=3");
    let pagat = words.first() == Some(&Preset::Pagat.name());
    if pagat && fewer && !words.iter().any(|word| word.starts_with("end=")) {
        words.push("end=survivor");
    }
    words.join(" ")
}
