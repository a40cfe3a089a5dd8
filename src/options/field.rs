//! One field of options of any type: a choice between names, or a number.

use std::ops::RangeInclusive;

use crate::named::Named;

/// A field of options, to be read and set as text.
pub enum Field<'a> {
    /// A choice between named values.
    Choice(&'a mut dyn OneOf),
    /// A number, its range, and one number beyond it.
    Count(&'a mut u16, RangeInclusive<u16>, Option<u16>),
}

/// A choice of any type.
pub trait OneOf {
    /// The names of all values, in display order.
    fn names(&self) -> Vec<&'static str>;

    /// The name of the current value.
    fn name(&self) -> &'static str;

    /// Sets the value with this name. Returns `false` if there is none.
    fn choose(&mut self, name: &str) -> bool;
}

impl<T: Named> OneOf for T {
    fn names(&self) -> Vec<&'static str> {
        T::NAMES.iter().map(|(_, name)| *name).collect()
    }

    fn name(&self) -> &'static str {
        Named::name(*self)
    }

    fn choose(&mut self, name: &str) -> bool {
        T::named(name).map(|value| *self = value).is_some()
    }
}

impl Named for bool {
    const NAMES: &'static [(Self, &'static str)] = &[(false, "no"), (true, "yes")];
}

impl Field<'_> {
    /// The value.
    pub fn value(&self) -> String {
        match self {
            Field::Choice(choice) => choice.name().to_owned(),
            Field::Count(count, ..) => count.to_string(),
        }
    }

    /// The allowed values, in display order.
    pub fn values(&self) -> Vec<String> {
        match self {
            Field::Choice(choice) => choice.names().into_iter().map(str::to_owned).collect(),
            Field::Count(_, bounds, beyond) => {
                bounds.clone().chain(*beyond).map(|number| number.to_string()).collect()
            }
        }
    }

    /// Sets the field. Returns `false`, and changes nothing, if the value is invalid.
    pub fn set(self, value: &str) -> bool {
        match self {
            Field::Choice(choice) => choice.choose(value),
            Field::Count(count, bounds, beyond) => {
                let known = bounds.chain(beyond).find(|number| number.to_string() == value);
                known.map(|number| *count = number).is_some()
            }
        }
    }
}
