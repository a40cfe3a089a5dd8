//! Writes values as JSON.
//!
//! The code of `serde_json` is inlined into that of every type: the page would fetch 25 kB more
//! than with these functions, which are not inlined.

use std::fmt::{self, Display, Write};

use serde::ser::{
    Error, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct,
    SerializeStructVariant, SerializeTuple, Serializer,
};

use super::values::digits;

/// A text that is JSON.
pub type Json = String;

/// Returns a value as JSON.
pub fn write_json(value: &impl Serialize) -> Json {
    let mut json = Text(String::new());
    let Ok(()) = value.serialize(&mut json);
    json.0
}

/// The error that writing cannot have: code that passes one on costs the page 3 kB.
#[derive(Debug)]
pub enum Never {}

impl std::error::Error for Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        unreachable!("every value of the engine can be written")
    }
}

type Done = Result<(), Never>;

struct Text(String);

impl Text {
    #[inline(never)]
    fn plain(&mut self, text: &str) {
        self.0.push_str(text);
    }

    #[inline(never)]
    fn integer(&mut self, number: i64) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{number}");
    }

    #[inline(never)]
    fn number(&mut self, number: f64) {
        match number.is_finite() {
            true => self.0.push_str(&digits(number)),
            false => self.0.push_str("null"),
        }
    }

    #[inline(never)]
    fn string(&mut self, text: &str) {
        self.0.push('"');
        for letter in text.chars() {
            let _ = match letter {
                '"' | '\\' => write!(self.0, "\\{letter}"),
                '\0'..' ' => write!(self.0, "\\u{:04x}", u32::from(letter)),
                _ => self.0.write_char(letter),
            };
        }
        self.0.push('"');
    }

    #[inline(never)]
    fn shown(&mut self, value: &dyn Display) {
        self.string(&value.to_string());
    }

    /// Begins an element of a list or object.
    #[inline(never)]
    fn element(&mut self) {
        if !self.0.ends_with(['[', '{']) {
            self.0.push(',');
        }
    }

    /// Begins a field.
    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.element();
        self.string(key);
        self.0.push(':');
    }

    /// Begins a list or an object.
    fn open(&mut self, begin: &str, end: &'static str) -> Elements<'_> {
        self.plain(begin);
        Elements { json: self, end }
    }
}

/// The elements of a list or object that has begun.
struct Elements<'a> {
    json: &'a mut Text,
    end: &'static str,
}

impl Elements<'_> {
    fn close(self) -> Done {
        self.json.plain(self.end);
        Ok(())
    }
}

impl SerializeSeq for Elements<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.json.element();
        value.serialize(&mut *self.json)
    }

    fn end(self) -> Done {
        self.close()
    }
}

impl SerializeTuple for Elements<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Done {
        self.close()
    }
}

impl SerializeMap for Elements<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        SerializeSeq::serialize_element(self, key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.json.plain(":");
        value.serialize(&mut *self.json)
    }

    fn end(self) -> Done {
        self.close()
    }
}

impl SerializeStruct for Elements<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.json.key(key);
        value.serialize(&mut *self.json)
    }

    fn end(self) -> Done {
        self.close()
    }
}

impl SerializeStructVariant for Elements<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        SerializeStruct::serialize_field(self, key, value)
    }

    fn end(self) -> Done {
        self.close()
    }
}

/// Writes numbers of these types as another type.
macro_rules! integers {
    ($($name:ident: $Type:ty),+) => {$(
        fn $name(self, value: $Type) -> Done {
            self.integer(value.into());
            Ok(())
        }
    )+};
}

impl<'a> Serializer for &'a mut Text {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Elements<'a>;
    type SerializeTuple = Elements<'a>;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = Elements<'a>;
    type SerializeStruct = Elements<'a>;
    type SerializeStructVariant = Elements<'a>;

    integers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.plain(&value.to_string());
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.number(value.into());
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.number(value);
        Ok(())
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.plain(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.collect_seq(bytes)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        self.shown(&value);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.plain("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let mut object = self.open("{", "}");
        SerializeStruct::serialize_field(&mut object, variant, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Elements<'a>, Never> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Elements<'a>, Never> {
        Ok(self.open("[", "]"))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Never> {
        unreachable!("the engine has no such type")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Never> {
        unreachable!("the engine has no such type")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Elements<'a>, Never> {
        Ok(self.open("{", "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Elements<'a>, Never> {
        Ok(self.open("{", "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Elements<'a>, Never> {
        self.plain("{");
        self.key(variant);
        Ok(self.open("{", "}}"))
    }
}
