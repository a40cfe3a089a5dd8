//! Texts that went through a phone, a word processor or a mail program, in the characters of the
//! notation again.

use std::borrow::Cow;

/// Returns `true` for an apostrophe, and for what is written in place of one.
pub fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '`' | '´' | '‘' | '’' | '‚' | '‛' | '′' | '‵' | 'ʹ' | 'ʻ' | 'ʼ' | 'ˈ' | '＇')
}

/// Returns `true` for characters that are not shown: byte order marks, zero-width characters, marks
/// of direction and variation, soft hyphens, blanks and tags.
pub(crate) fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Returns `true` for the end of a line.
pub fn ends_line(c: char) -> bool {
    matches!(c, '\n' | '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The character that another one stands for.
fn meant(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '−' | '﹣' => '-',
        // The printable characters of ASCII, as wide as ideographs.
        '！'..='～' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        c if is_apostrophe(c) => '\'',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}

/// Returns `true` for a character that only looks like one of the notation, or like none.
pub fn is_foreign(c: char) -> bool {
    !c.is_control() && (is_unseen(c) || meant(c) != c)
}

/// Writes a line in the characters of the notation, its words separated by one space.
pub fn plain(line: &str) -> Cow<'_, str> {
    let is_usual = |c: char| c.is_ascii_graphic() && c != '`' || c == ' ';
    if line.chars().all(is_usual) && line.trim() == line && !line.contains("  ") {
        return Cow::Borrowed(line);
    }
    let meant: String = line.chars().filter(|&c| !is_unseen(c)).map(meant).collect();
    let words: Vec<&str> = meant.split_whitespace().collect();
    Cow::Owned(words.join(" "))
}

/// Removes white space and unseen marks at both ends.
fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || is_unseen(c))
}

/// The lines of a text that are not blank, each with its number from 1.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut number, mut after) = (1, '\n');
    let ended = text.split_inclusive(ends_line).map(move |line| {
        let here = number;
        let end = line.chars().next_back().filter(|&c| ends_line(c));
        // The two characters of one end are split apart.
        let is_rest = after == '\r' && line == "\n";
        number += usize::from(end.is_some() && !is_rest);
        after = end.unwrap_or('\n');
        (here, trimmed(line))
    });
    ended.filter(|(_, line)| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{lines, plain};

    #[test]
    fn reads_what_other_programs_write_in_place_of_the_notation() {
        for (text, expected) in [
            ("R5' | J''", "R5' | J''"),
            ("R5’ | J′‘ ", "R5' | J''"),
            ("\u{feff}0\u{a0}discard\u{202f}K13`", "0 discard K13'"),
            ("\t0  take\u{3000}", "0 take"),
            ("R\u{200b}1\u{ad}2 \u{202a}F\u{202c}", "R12 F"),
            ("Ｒ５＇ ｜ ＝ Ｙ３", "R5' | = Y3"),
            ("result –101 − ‐ 0", "result -101 - - 0"),
            ("", ""),
        ] {
            assert_eq!(plain(text), expected, "{text:?}");
        }
    }

    #[test]
    fn numbers_lines_as_they_were_written() {
        let text = "\u{feff}a\r\nb \r\n\r\n\u{200b}\nc\rd\u{2028}e\n\n";
        let expected = [(1, "a"), (2, "b"), (5, "c"), (6, "d"), (7, "e")];
        assert_eq!(lines(text).collect::<Vec<_>>(), expected);
    }
}
