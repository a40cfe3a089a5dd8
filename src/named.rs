//! Enumerations of named values, for text, JavaScript and the page.
//!
//! Each has one table for printing, reading and its TypeScript type.

/// An enumeration of named values.
///
/// ```
/// use istaka::Named;
/// use istaka::okey::Order;
/// assert_eq!(Order::Best.name(), "best");
/// assert_eq!(Order::named("groups"), Some(Order::Groups));
/// assert_eq!(Order::named("none"), None);
/// ```
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name, in display order.
    const NAMES: &'static [(Self, &'static str)];

    /// The name of this value.
    fn name(self) -> &'static str {
        let named = Self::NAMES.iter().find(|(value, _)| *value == self);
        named.expect("every value has a name").1
    }

    /// The value with this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, other)| *other == name).map(|(value, _)| *value)
    }
}

/// Declares an enumeration of named values.
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $Type:ident {
            $($(#[$doc:meta])* $Value:ident = $name:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Type {
            $($(#[$doc])* $Value,)+
        }

        impl $crate::named::Named for $Type {
            const NAMES: &'static [(Self, &'static str)] =
                &[$(($Type::$Value, $name)),+];
        }

        impl $Type {
            /// All values, in display order.
            pub const ALL: [$Type; [$($name),+].len()] =
                [$($Type::$Value),+];
        }
    };
}
pub(crate) use named;
