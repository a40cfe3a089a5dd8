//! The TypeScript types of all named or coded values, generated from the engine's own tables; and
//! its limits, so that a page with other limits does not compile.

#![allow(dead_code, reason = "each module of the engine takes some of it")]

const DIGITS: &str = "0123456789";

/// More room than the text takes.
const ROOM: usize = 32768;

/// Text that is assembled at compile time.
pub struct Text {
    bytes: [u8; ROOM],
    length: usize,
}

impl Text {
    /// The empty text.
    pub const fn new() -> Text {
        Text { bytes: [0; ROOM], length: 0 }
    }

    /// Appends a text.
    pub const fn with(mut self, text: &str) -> Text {
        let text = text.as_bytes();
        let mut at = 0;
        while at < text.len() {
            self.bytes[self.length] = text[at];
            self.length += 1;
            at += 1;
        }
        self
    }

    const fn open(self, about: &str, name: &str) -> Text {
        self.with("/** ").with(about).with(" */\nexport type ").with(name).with(" = ")
    }

    const fn value(self, first: bool, value: &str) -> Text {
        self.with(if first { "\"" } else { " | \"" }).with(value).with("\"")
    }

    /// Appends another generated text.
    pub const fn and(self, other: &Text) -> Text {
        self.with(other.as_str())
    }

    /// Appends a union of some texts.
    pub const fn union(self, about: &str, name: &str, values: &[&str]) -> Text {
        let mut text = self.open(about, name);
        let mut at = 0;
        while at < values.len() {
            text = text.value(at == 0, values[at]);
            at += 1;
        }
        text.with(";\n")
    }

    /// Appends a union of the names of some values.
    pub const fn named<T>(self, about: &str, name: &str, table: &[(T, &str)]) -> Text {
        let mut text = self.open(about, name);
        let mut at = 0;
        while at < table.len() {
            text = text.value(at == 0, table[at].1);
            at += 1;
        }
        text.with(";\n")
    }

    /// Appends a literal type of a number.
    pub const fn number(self, about: &str, name: &str, value: usize) -> Text {
        self.open(about, name).digits(value).with(";\n")
    }

    const fn digits(self, value: usize) -> Text {
        let text = if value < 10 { self } else { self.digits(value / 10) };
        text.with(DIGITS.split_at(value % 10).1.split_at(1).0)
    }

    /// The whole text.
    pub const fn as_str(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => panic!("names are text"),
        }
    }
}
