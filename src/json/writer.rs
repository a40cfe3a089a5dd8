//! Writes values as JSON, in less than a twentieth of the code that `serde_json` adds to a browser
//! module.

use std::fmt::{self, Display, Write};

use serde::ser::{self, Serialize};

/// Writes a value as JSON.
///
/// Numbers with a fraction are rounded to thousandths, like all that views have.
pub fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    let mut writer = Writer(String::new());
    match value.serialize(&mut writer) {
        Ok(()) => writer.0,
    }
}

struct Writer(String);

/// Nothing that is written can fail.
#[derive(Debug)]
enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(message: T) -> Never {
        unreachable!("a view has a form in JSON: {message}")
    }
}

impl Writer {
    #[inline(never)]
    fn add(&mut self, text: &str) -> Result<(), Never> {
        self.0.push_str(text);
        Ok(())
    }

    #[inline(never)]
    fn number(&mut self, number: impl Display) -> Result<(), Never> {
        write!(self.0, "{number}").expect("a string takes any text");
        Ok(())
    }

    #[inline(never)]
    fn text(&mut self, text: &str) -> Result<(), Never> {
        self.0.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => self.0.extend(['\\', letter]),
                '\0'..='\x1f' => {
                    write!(self.0, "\\u{:04x}", u32::from(letter)).expect("a string takes any text")
                }
                _ => self.0.push(letter),
            }
        }
        self.add("\"")
    }

    /// Separates an item from the one before it.
    #[inline(never)]
    fn next(&mut self) {
        if !self.0.ends_with(['[', '{']) {
            self.0.push(',');
        }
    }

    #[inline(never)]
    fn key(&mut self, key: &str) -> Result<(), Never> {
        self.next();
        self.text(key)?;
        self.add(":")
    }

    /// Begins an object with one field, the name of a variant.
    fn variant(&mut self, variant: &str) -> Result<(), Never> {
        self.add("{")?;
        self.key(variant)
    }

    fn open<'a>(&'a mut self, start: &str, end: &'static str) -> Result<Items<'a>, Never> {
        self.add(start)?;
        Ok(Items { writer: self, end })
    }
}

/// A list or an object that has been begun.
struct Items<'a> {
    writer: &'a mut Writer,
    end: &'static str,
}

impl Items<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Never> {
        self.writer.next();
        item.serialize(&mut *self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Never> {
        self.writer.key(key)?;
        value.serialize(&mut *self.writer)
    }

    fn close(self) -> Result<(), Never> {
        self.writer.add(self.end)
    }
}

macro_rules! numbers {
    ($($name:ident: $Type:ty),+) => {$(
        fn $name(self, number: $Type) -> Result<(), Never> {
            self.number(i64::from(number))
        }
    )+};
}

impl<'a> ser::Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);

    fn serialize_u64(self, number: u64) -> Result<(), Never> {
        self.number(number)
    }

    fn serialize_f32(self, number: f32) -> Result<(), Never> {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Result<(), Never> {
        let thousandths = (number * 1000.0).round() as i64;
        let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
        self.add(if thousandths < 0 { "-" } else { "" })?;
        self.number(whole)?;
        self.add(".")?;
        write!(self.0, "{rest:03}").expect("a string takes any text");
        Ok(())
    }

    fn serialize_bool(self, yes: bool) -> Result<(), Never> {
        self.add(if yes { "true" } else { "false" })
    }

    fn serialize_char(self, letter: char) -> Result<(), Never> {
        self.text(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Never> {
        self.text(text)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Never> {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.add("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.add("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.add("null")
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Never> {
        self.text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.variant(variant)?;
        value.serialize(&mut *self)?;
        self.add("}")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Never> {
        self.open("[", "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, Never> {
        self.open("[", "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Never> {
        self.open("[", "]")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Never> {
        self.variant(variant)?;
        self.open("[", "]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>, Never> {
        self.open("{", "}")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Never> {
        self.open("{", "}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Never> {
        self.variant(variant)?;
        self.open("{", "}}")
    }
}

macro_rules! lists {
    ($($Trait:ident::$add:ident),+) => {$(
        impl ser::$Trait for Items<'_> {
            type Ok = ();
            type Error = Never;

            fn $add<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Never> {
                self.item(item)
            }

            fn end(self) -> Result<(), Never> {
                self.close()
            }
        }
    )+};
}

lists!(SerializeSeq::serialize_element, SerializeTuple::serialize_element);
lists!(SerializeTupleStruct::serialize_field, SerializeTupleVariant::serialize_field);

macro_rules! objects {
    ($($Trait:ident),+) => {$(
        impl ser::$Trait for Items<'_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Never> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Never> {
                self.close()
            }
        }
    )+};
}

objects!(SerializeStruct, SerializeStructVariant);

/// Keys are text.
impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.writer.add(":")?;
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), Never> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::to_json;

    #[derive(Serialize)]
    enum Kinds {
        Unit,
        Newtype(i8),
        Tuple(u8, bool),
        Struct { field: Option<()> },
    }

    #[derive(Serialize)]
    struct Whole {
        text: &'static str,
        letter: char,
        numbers: (u64, i64, f64, f32),
        some: Option<[Kinds; 4]>,
        none: Option<u8>,
        empty: Vec<u8>,
        map: BTreeMap<&'static str, Vec<u8>>,
        #[serde(flatten)]
        part: Part,
    }

    #[derive(Serialize)]
    struct Part {
        bytes: Vec<u8>,
    }

    #[test]
    fn json_is_that_of_serde_json() {
        let value = Whole {
            text: "“é\"\\\n\u{1}[{",
            letter: '"',
            numbers: (u64::MAX, i64::MIN, -0.125, 1.5),
            some: Some([
                Kinds::Unit,
                Kinds::Newtype(-1),
                Kinds::Tuple(1, true),
                Kinds::Struct { field: None },
            ]),
            none: None,
            empty: Vec::new(),
            map: BTreeMap::from([("a", vec![1, 2]), ("b", Vec::new())]),
            part: Part { bytes: vec![0, 255] },
        };
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
        assert_eq!(read(&to_json(&value)), serde_json::to_value(&value).expect("JSON"));
    }

    #[test]
    fn fractions_are_rounded_to_thousandths() {
        let written = |number: f64| to_json(&number);
        assert_eq!(
            [0.0, 0.1239, -0.001, -12.5, 3.0].map(written),
            ["0.000", "0.124", "-0.001", "-12.500", "3.000"]
        );
    }

    #[test]
    fn a_view_is_written_as_programs_at_the_table_get_it() {
        use crate::{Round, Rules, Seat, Seats, View, Wall};
        let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
        let round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[0], &wall);
        let view = View::alone(&round, Seat::ALL[1]);
        assert_eq!(to_json(&view), serde_json::to_string(&view).expect("JSON"));
    }
}
