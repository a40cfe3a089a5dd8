//! Limits that documents name are those of the code.

use super::Source;

/// A sentence of a document with `#` for the number, and the constant that it tells.
type Limit = (&'static str, &'static str, &'static str, &'static str);

const LIMITS: [Limit; 20] = [
    ("bot-protocol", "a line was longer than # bytes", "src/bin/istaka/client.rs", "LONGEST"),
    ("bot-protocol", "has left # lines unread", "src/bin/istaka/client.rs", "TOLD"),
    ("bot-protocol", "has at most # connections", "src/bin/istaka/http.rs", "MOST"),
    ("bot-protocol", "has not come within # s", "src/bin/istaka/http.rs", "PATIENCE"),
    ("command-line", "more than # bytes, or", "src/bin/istaka/input.rs", "LONGEST_QUESTION"),
    ("command-line", "are read up to # MiB", "src/bin/istaka/tournament.rs", "LONGEST"),
    ("command-line", "are read up to # MiB", "src/bin/istaka/puzzles.rs", "LONGEST"),
    ("command-line", "records up to # MiB", "src/bin/istaka/recorded.rs", "LONGEST"),
    ("notation", "a text that is longer than # MiB", "src/record.rs", "LONGEST"),
    ("notation", "has more than # letters", "src/record/link.rs", "LONGEST_LINK"),
    ("notation", "no more than # MiB is unpacked", "src/record.rs", "LONGEST"),
    ("notation", "more than # entries", "src/contest/wallet.rs", "MOST_ENTRIES"),
    ("page", "waits up to # ms", "www/store/database.ts", "PATIENCE"),
    ("page", "as found; the latest # stay", "www/store/matches.ts", "MOST"),
    ("page", "given up; the latest # stay", "www/store/contests.ts", "MOST_OVER"),
    ("page", "the latest 30 stay, of # letters together", "www/store/contests.ts", "MOST_LETTERS"),
    ("page", "finished or not: the same text; # stay", "www/store/history.ts", "MOST_RECORDS"),
    ("page", "the same text; 300 stay, of # letters", "www/store/history.ts", "MOST_LETTERS"),
    ("page", "that they were made from; # stay", "www/store/history.ts", "MOST_SUMMARIES"),
    ("puzzles", "A line has at most # bytes", "src/puzzles/text.rs", "LONGEST"),
];

pub fn complaints(documents: &[Source], sources: &[Source]) -> Vec<String> {
    LIMITS.iter().filter_map(|limit| complaint(limit, documents, sources)).collect()
}

fn complaint(limit: &Limit, documents: &[Source], sources: &[Source]) -> Option<String> {
    let (name, sentence, file, constant) = *limit;
    let path = format!("docs/{name}.md");
    let document = documents.iter().find(|document| document.path == path);
    let source = sources.iter().find(|source| source.path == file);
    let told = document.and_then(|document| told(&document.text, sentence));
    let value = source.and_then(|source| value(&source.text, constant));
    match (told, value) {
        (Some(told), Some(value)) if told == value => None,
        (Some(told), Some(value)) => {
            Some(format!("{path}: {sentence:?} says {told}, {constant} of {file} is {value}"))
        }
        (None, _) => Some(format!("{path}: no sentence as {sentence:?}")),
        (_, None) => Some(format!("{file}: no number {constant}")),
    }
}

/// The number at the `#` of a sentence, wherever its lines are broken.
fn told(document: &str, sentence: &str) -> Option<u64> {
    let text = document.split_whitespace().collect::<Vec<_>>().join(" ");
    let (before, after) = sentence.split_once('#')?;
    let unit = if after.starts_with(" MiB") { 1 << 20 } else { 1 };
    text.match_indices(before).find_map(|(at, _)| {
        let rest = &text[at + before.len()..];
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != ' ')?;
        let digits = rest[..end].trim_end();
        let number: u64 = digits.replace(' ', "").parse().ok()?;
        rest[digits.len()..].starts_with(after).then_some(number * unit)
    })
}

/// The value of a constant that is a number, a product, a shifted number, or seconds.
fn value(source: &str, constant: &str) -> Option<u64> {
    let line = source.lines().find(|line| {
        let named = line.split_once("const ").map(|(_, rest)| rest.trim_start());
        let rest = named.and_then(|named| named.strip_prefix(constant));
        rest.is_some_and(|rest| rest.starts_with([':', ' ']))
    })?;
    let (_, value) = line.split_once(" = ")?;
    let value = value.trim_end_matches(';');
    let seconds =
        value.strip_prefix("Duration::from_secs(").and_then(|rest| rest.strip_suffix(')'));
    let value = seconds.unwrap_or(value).replace('_', "");
    match value.split_once(" << ") {
        Some((number, bits)) => Some(number.parse::<u64>().ok()? << bits.parse::<u32>().ok()?),
        None => value.split(" * ").map(|factor| factor.parse::<u64>().ok()).product(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_in_its_sentence() {
        let text = "Up to ten. Up\nto 65 536 letters, up to 8\nMiB.";
        assert_eq!(told(text, "Up to # letters"), Some(65_536));
        assert_eq!(told(text, "up to # MiB"), Some(8 << 20));
        assert_eq!(told(text, "up to # bytes"), None);
    }

    #[test]
    fn a_constant_is_read_in_its_file() {
        let text = [
            "const LONGEST_LINE: usize = 1;",
            "pub const LONGEST: usize = 1 << 16;",
            "const WAIT: Duration = Duration::from_secs(20);",
            "export const DAY = 24 * 3_600;",
        ];
        let text = text.join("\n");
        let values = ["LONGEST", "WAIT", "DAY", "LONG"].map(|name| value(&text, name));
        assert_eq!(values, [Some(65_536), Some(20), Some(86_400), None]);
    }

    #[test]
    fn another_number_is_reported() {
        let (path, text) = ("docs/a.md".to_owned(), "At most 7 tiles.".to_owned());
        let documents = [Source { path, text }];
        let check = |text: &str| {
            let sources = [Source { path: "src/a.rs".to_owned(), text: text.to_owned() }];
            complaint(&("a", "At most # tiles", "src/a.rs", "MOST"), &documents, &sources)
        };
        assert_eq!(check("const MOST: usize = 7;"), None);
        let said = "docs/a.md: \"At most # tiles\" says 7, MOST of src/a.rs is 8";
        assert_eq!(check("const MOST: usize = 8;").as_deref(), Some(said));
        assert_eq!(check("").as_deref(), Some("src/a.rs: no number MOST"));
    }
}
