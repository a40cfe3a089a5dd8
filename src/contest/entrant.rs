//! The entrants of a contest.

/// The value of [`Entrant::player`] for a person.
pub const PERSON: &str = "person";

/// Most characters of a name.
pub(crate) const LONGEST_NAME: usize = 60;

/// An entrant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The name; may be empty.
    pub name: String,
    /// `person`, or the bot, such as `hard:careful`.
    pub player: String,
    /// The play chips that the entrant may spend.
    pub purse: u64,
}

impl Entrant {
    /// Returns `true` if the entrant can be written as one line of text.
    pub(super) fn is_plain(&self) -> bool {
        let Entrant { name, player, .. } = self;
        let short = name.chars().count() <= LONGEST_NAME && player.chars().count() <= LONGEST_NAME;
        let printable = !name.contains(char::is_control) && !player.contains(char::is_control);
        let one_word = !player.is_empty() && !player.contains(char::is_whitespace);
        short && printable && one_word && name.trim() == name
    }
}
