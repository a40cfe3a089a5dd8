//! Choices between values that have names: in texts, in JavaScript and on the page.

/// A choice between named values.
///
/// ```
/// use istaka::{Named, Order};
/// assert_eq!(Order::Best.name(), "best");
/// assert_eq!(Order::named("groups"), Some(Order::Groups));
/// assert_eq!(Order::named("none"), None);
/// ```
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name, in the order to offer them.
    const NAMES: &'static [(Self, &'static str)];

    /// The name of this value.
    fn name(self) -> &'static str {
        let named = Self::NAMES.iter().find(|(value, _)| *value == self);
        named.expect("every value has a name").1
    }

    /// The value of this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, other)| *other == name).map(|(value, _)| *value)
    }
}
