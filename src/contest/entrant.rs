//! Who takes part in a contest.

/// What the entrant whom a person plays is called.
pub const PERSON: &str = "person";

/// Longer names are none.
const LONGEST_NAME: usize = 60;

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// What he is called; empty where he has no name.
    pub name: String,
    /// Who plays: `person`, or which bot, as `hard:careful`.
    pub player: String,
    /// The play chips that he brings: so many he may spend.
    pub purse: u64,
}

impl Entrant {
    /// Whether a line of text can say who he is.
    pub(super) fn is_plain(&self) -> bool {
        let Entrant { name, player, .. } = self;
        let short = name.chars().count() <= LONGEST_NAME && player.chars().count() <= LONGEST_NAME;
        let printable = !name.contains(char::is_control) && !player.contains(char::is_control);
        let one_word = !player.is_empty() && !player.contains(char::is_whitespace);
        short && printable && one_word && name.trim() == name
    }
}
