//! Values as JSON: small types by their text, and views checked when they are read.
//!
//! The page, programs at the table and test samples read the same JSON of a view. A tile is its
//! text, `"R5'"`; an enumeration of named values is its name; a seat is its number; an event or
//! outcome is an object with its `kind`.

use std::fmt;

use crate::coded::{Coded, codes, error};

/// The error of a view that contradicts itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ViewError {
    /// The field that does not match the others.
    pub field: &'static str,
}

impl Coded for ViewError {
    codes! { ViewError { .. } => "badView", }
}

error!(ViewError);

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "badView: “{}” contradicts the other fields of the view", self.field)
    }
}

impl ViewError {
    /// Checks conditions, each named by the field that it is about.
    pub(crate) fn unless<const N: usize>(
        conditions: [(&'static str, bool); N],
    ) -> Result<(), ViewError> {
        match conditions.iter().find(|(_, holds)| !holds) {
            Some((field, _)) => Err(ViewError { field }),
            None => Ok(()),
        }
    }
}

/// Serializes types as their text ([`fmt::Display`]), and reads them from it.
macro_rules! as_text {
    ($($Type:ty $(where $O:ident: $Bound:ident)?),+) => {$(
        #[cfg(feature = "serde")]
        impl $(<$O: $Bound>)? serde::Serialize for $Type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de $(, $O: $Bound)?> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Type, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
pub(crate) use as_text;

/// Serializes types as their name ([`crate::Named`]), and reads them from it.
macro_rules! as_name {
    ($($Type:ty),+) => {$(
        #[cfg(feature = "serde")]
        impl serde::Serialize for $Type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(crate::named::Named::name(*self))
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Type, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                let named = <$Type as crate::named::Named>::named(&text);
                named.ok_or_else(|| serde::de::Error::custom(concat!("no ", stringify!($Type))))
            }
        }
    )+};
}
pub(crate) use as_name;

/// Serializes a view, and checks one that is read. The type derives both with
/// `#[serde(remote = "Self")]`, which makes them functions of its own.
macro_rules! checked {
    ($Type:ty) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $Type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$Type>::serialize(self, serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Type, D::Error> {
                let read = <$Type>::deserialize(from)?;
                read.check().map_err(serde::de::Error::custom)?;
                Ok(read)
            }
        }
    };
}
pub(crate) use checked;
