//! Links of the page, `#v1/play?game=nim&position=3+5+7`, alone or at the end of an address.

use winnow::Parser;
use winnow::combinator::{opt, preceded, repeat, separated, terminated};
use winnow::error::EmptyError;
use winnow::token::take_while;

use super::lex::digits;
use super::reading::Found;
use super::views::{Fields, shown};

/// The parts of a link after its `#`.
struct Link {
    version: String,
    view: String,
    fields: Fields,
}

/// Add the possible meanings of a link, which contains no blanks. Only the fragment of an address is read.
pub(super) fn link(plain: &str, found: &mut Found) {
    let plain = plain.strip_prefix('<').and_then(|inner| inner.strip_suffix('>')).unwrap_or(plain);
    let (address, fragment) = plain.split_once('#').unwrap_or(("", plain));
    if plain.contains(char::is_whitespace) || !fragment.starts_with('v') || !address.is_ascii() {
        return;
    }
    let Ok(link) = parsed.parse(fragment) else { return };
    let before = found.all.len();
    shown(&link.view, link.fields, found);
    // Characters outside of ASCII are encoded in a link, so others may be words after it.
    if link.version != "1" || !fragment.is_ascii() {
        found.all[before..].iter_mut().for_each(|one| one.certain = false);
    }
}

/// Parse the fragment of a link, such as `v1/play?game=nim&position=3+5+7`.
fn parsed(input: &mut &str) -> Result<Link, EmptyError> {
    let name = take_while(0.., |c: char| c.is_ascii_alphanumeric() || c == '-');
    let (version, view) = (preceded('v', digits), preceded('/', name)).parse_next(input)?;
    let fields = opt(preceded('?', separated(0.., opt(pair), '&'))).parse_next(input)?;
    let fields: Vec<Option<(String, String)>> = fields.unwrap_or_default();
    let fields = fields.into_iter().flatten().collect();
    Ok(Link { version: version.to_string(), view: view.to_string(), fields })
}

/// Parse a name and its value; fail on a wrong encoding.
fn pair(input: &mut &str) -> Result<(String, String), EmptyError> {
    let name = take_while(1.., |c| c != '=' && c != '&');
    let value = take_while(0.., |c| c != '&');
    let (name, value) = (terminated(name, opt('=')), value).parse_next(input)?;
    match (decoded(name), decoded(value)) {
        (Some(name), Some(value)) => Ok((name, value)),
        _ => Err(EmptyError),
    }
}

/// Decode a part of an address: `+` is a blank, `%` precedes two hexadecimal digits of a byte.
fn decoded(text: &str) -> Option<String> {
    let piece = |input: &mut &str| -> Result<Vec<u8>, EmptyError> {
        if input.starts_with('%') {
            let (byte, rest) = input.get(1..3).zip(input.get(3..)).ok_or(EmptyError)?;
            *input = rest;
            let byte = u8::from_str_radix(byte, 16).map_err(|_| EmptyError)?;
            return Ok(vec![byte]);
        }
        let plain = take_while(1.., |c| c != '%').parse_next(input)?;
        Ok(plain.replace('+', " ").into_bytes())
    };
    let bytes: Vec<Vec<u8>> = repeat(0.., piece).parse(text).ok()?;
    String::from_utf8(bytes.concat()).ok()
}
