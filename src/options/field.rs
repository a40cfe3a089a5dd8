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
    /// The name of the value at a place in the display order; `None` past the last.
    fn name_at(&self, place: usize) -> Option<&'static str>;

    /// The name of the current value.
    fn name(&self) -> &'static str;

    /// Sets the value at a place. Does nothing past the last.
    fn choose(&mut self, place: usize);
}

impl<T: Named> OneOf for T {
    fn name_at(&self, place: usize) -> Option<&'static str> {
        T::NAMES.get(place).map(|(_, name)| *name)
    }

    fn name(&self) -> &'static str {
        Named::name(*self)
    }

    fn choose(&mut self, place: usize) {
        if let Some((value, _)) = T::NAMES.get(place) {
            *self = *value;
        }
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
            Field::Choice(choice) => names(*choice).map(str::to_owned).collect(),
            Field::Count(_, bounds, beyond) => {
                bounds.clone().chain(*beyond).map(|number| number.to_string()).collect()
            }
        }
    }

    /// Sets the field. Returns `false`, and changes nothing, if the value is invalid.
    pub fn set(self, value: &str) -> bool {
        match self {
            Field::Choice(choice) => {
                let place = names(choice).position(|name| name == value);
                place.map(|place| choice.choose(place)).is_some()
            }
            Field::Count(count, bounds, beyond) => {
                let known = bounds.chain(beyond).find(|number| number.to_string() == value);
                known.map(|number| *count = number).is_some()
            }
        }
    }
}

/// The names of all values of a choice, in display order.
fn names(choice: &dyn OneOf) -> impl Iterator<Item = &'static str> {
    (0..).map_while(|place| choice.name_at(place))
}
