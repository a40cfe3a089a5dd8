//! Encodes bytes as base64url of RFC 4648, without padding.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |place: usize| u32::from(three.get(place).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=three.len() {
            text.push(char::from(DIGITS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

/// Returns `true` for a character of the encoding.
pub fn is_digit(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-_".contains(character)
}

/// Decodes whole bytes and ignores the bits after them; `None` for any other character.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for place in 0..4 {
            let digit = four.get(place).copied().unwrap_or(DIGITS[0]);
            bits = bits << 6 | DIGITS.iter().position(|&other| other == digit)? as u32;
        }
        let [_, all @ ..] = bits.to_be_bytes();
        bytes.extend_from_slice(&all[..four.len() - 1]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_of_rfc_4648() {
        let vectors = [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, text) in vectors {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
        for bad in ["Zg==", "Zm+v", "Zm 9", "Zmü"] {
            assert_eq!(decode(bad), None, "{bad}");
        }
    }
}
