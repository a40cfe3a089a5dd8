//! Bit-packing of numbers, tiles and text for the compact form of a record.
//!
//! A bounded number takes as many bits as the largest allowed value, the highest bit first. An
//! unbounded count takes groups of four bits, the lowest first: one bit that says if more groups
//! follow, and three bits of the number.

use crate::tile::Tile;

/// Writes bits.
#[derive(Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// Number of bits written.
    used: usize,
}

/// Number of bits of the numbers below `below`.
const fn width(below: usize) -> u32 {
    match below {
        0 => 0,
        _ => usize::BITS - (below - 1).leading_zeros(),
    }
}

/// Number of hexadecimal digits that are packed at the start of a text.
const DIGITS: usize = 64;

impl BitWriter {
    /// The bytes, the last one padded with zeros.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Writes a number below `below`.
    pub fn number(&mut self, value: usize, below: usize) {
        for bit in (0..width(below)).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if value >> bit & 1 == 1 {
                self.bytes[self.used / 8] |= 0x80 >> (self.used % 8);
            }
            self.used += 1;
        }
    }

    /// Writes a flag.
    pub fn flag(&mut self, is: bool) {
        self.number(is.into(), 2);
    }

    /// Writes any number.
    pub fn count(&mut self, value: u64) {
        let rest = value >> 3;
        self.flag(rest > 0);
        self.number((value & 7) as usize, 8);
        if rest > 0 {
            self.count(rest);
        }
    }

    /// Writes a text. If it begins with 64 hexadecimal digits, these take half a byte each.
    pub fn text(&mut self, text: &str) {
        let digit = |digit: char| digit.to_digit(16).filter(|_| !digit.is_ascii_uppercase());
        let digits: Option<Vec<u32>> =
            text.get(..DIGITS).and_then(|digits| digits.chars().map(digit).collect());
        self.flag(digits.is_some());
        let packed = digits.as_ref().map_or(0, Vec::len);
        digits.into_iter().flatten().for_each(|digit| self.number(digit as usize, 16));
        let rest = &text.as_bytes()[packed..];
        self.count(rest.len() as u64);
        rest.iter().for_each(|&byte| self.number(byte.into(), 256));
    }

    /// Writes one of these tiles and removes it from the list.
    pub fn tile(&mut self, tile: Tile, among: &mut Vec<Tile>) {
        let index = among.iter().position(|&other| other == tile).unwrap_or_default();
        self.number(index, among.len());
        among.remove(index);
    }

    /// Writes a row of these tiles: its length, then the tiles.
    pub fn row(&mut self, row: &[Tile], among: &mut Vec<Tile>) {
        self.count(row.len() as u64);
        row.iter().for_each(|&tile| self.tile(tile, among));
    }
}

/// Reads bits. All methods return `None` at the end of the bits, or for a number out of range.
pub struct BitReader<'a> {
    bytes: &'a [u8],
    used: usize,
}

impl<'a> BitReader<'a> {
    /// Reads from these bytes.
    pub const fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, used: 0 }
    }

    /// Returns `true` if only padding is left.
    pub fn is_at_end(&self) -> bool {
        let fills = |byte: &u8| byte << (self.used % 8) == 0;
        match self.used.is_multiple_of(8) {
            true => self.used / 8 == self.bytes.len(),
            false => self.used / 8 + 1 == self.bytes.len() && self.bytes.last().is_some_and(fills),
        }
    }

    /// Reads a number below `below`.
    pub fn number(&mut self, below: usize) -> Option<usize> {
        let mut value = 0;
        for _ in 0..width(below) {
            let byte = self.bytes.get(self.used / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.used % 8) & 1);
            self.used += 1;
        }
        (value < below).then_some(value)
    }

    /// Reads a flag.
    pub fn flag(&mut self) -> Option<bool> {
        self.number(2).map(|bit| bit == 1)
    }

    /// Reads any number below 2⁶⁴.
    pub fn count(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..u64::BITS).step_by(3) {
            let more = self.flag()?;
            let group = self.number(8)? as u64;
            value |= group.checked_mul(1 << shift)?;
            if !more {
                return Some(value);
            }
        }
        None
    }

    /// Reads a text.
    pub fn text(&mut self) -> Option<String> {
        let mut text = Vec::new();
        if self.flag()? {
            for _ in 0..DIGITS {
                text.push(b"0123456789abcdef"[self.number(16)?]);
            }
        }
        for _ in 0..self.count()? {
            text.push(self.number(256)? as u8);
        }
        String::from_utf8(text).ok()
    }

    /// Reads one of these tiles and removes it from the list.
    pub fn tile(&mut self, among: &mut Vec<Tile>) -> Option<Tile> {
        Some(among.remove(self.number(among.len())?))
    }

    /// Reads a row of these tiles.
    pub fn row(&mut self, among: &mut Vec<Tile>) -> Option<Vec<Tile>> {
        (0..self.count()?).map(|_| self.tile(among)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut random = 1_u64;
        let mut next = || {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            random >> 20
        };
        let cases: Vec<(usize, usize, u64)> = (0..1000)
            .map(|_| {
                let below = 1 + (next() % 300) as usize;
                ((next() as usize) % below, below, next() >> (next() % 44))
            })
            .chain([(0, 1, u64::MAX), (1, 2, 0)])
            .collect();
        let texts = ["", "ü 1", &"0a".repeat(32), &("0a".repeat(32) + " x"), &"0A".repeat(32)];
        let mut writer = BitWriter::default();
        for &(value, below, count) in &cases {
            writer.number(value, below);
            writer.count(count);
        }
        texts.iter().for_each(|text| writer.text(text));
        let bytes = writer.into_bytes();
        let mut reader = BitReader::new(&bytes);
        for &(value, below, count) in &cases {
            assert_eq!((reader.number(below), reader.count()), (Some(value), Some(count)));
        }
        texts.iter().for_each(|&text| assert_eq!(reader.text().as_deref(), Some(text)));
        assert!(reader.is_at_end());
        assert_eq!(reader.number(300), None);
    }

    #[test]
    fn a_number_below_one_takes_no_bit_and_a_larger_one_than_can_be_is_nothing() {
        let mut reader = BitReader::new(&[0b1110_0000]);
        assert_eq!((reader.number(1), reader.number(0)), (Some(0), None));
        assert_eq!(reader.number(5), None, "7 is not below 5");
    }
}
