//! Positions in common notations: `(3, 5, 7)`, `*3 + *5`, `3 ⊕ 5`, `●●● ●●`, `1'000'000`. A text with only one meaning
//! is converted to the notation of this project; a text with two meanings is an error that states both.

mod digits;
mod rows;

use std::ops::Range;

use super::graph_text;
use super::playable::Playable;
use super::usual::Rewritten;
use crate::base::error::{Detail, Error, ErrorCode, Result, Span};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::{Source, joined};
use digits::grouped;

/// The properties of a game's positions that decide which notations are accepted.
#[derive(Clone, Copy)]
struct Kind {
    /// Whether a position consists only of numbers.
    numbers: bool,
    /// Whether the numbers are amounts of objects, such as stones.
    amounts: bool,
    /// Whether the value of a position is the nim-sum of the values of its heaps, so that `+` and `⊕` may join heaps.
    sums: bool,
    /// Whether the numbers are lengths of rows of pins or of squares.
    row: bool,
    /// Whether the squares of a row may have crosses.
    crosses: bool,
    /// The count of numbers for each piece.
    together: usize,
}

impl Kind {
    fn of(rules: &dyn Playable) -> Kind {
        let entry = rules.entry();
        let digits = |c: char| c.is_ascii_digit() || c == ' ' || c == ':';
        let numbers = entry.position.chars().all(digits);
        let amounts = numbers && !matches!(entry.board, "strip" | "pieces" | "plane");
        Kind {
            numbers,
            amounts,
            sums: amounts && entry.adds_up,
            row: amounts && matches!(entry.part, "pins" | "strip"),
            crosses: amounts && entry.part == "strip",
            together: if entry.board == "pieces" { rules.numbers() } else { 1 },
        }
    }
}

/// Return the parsed position `found`, or parse the text in another notation.
///
/// # Errors
/// `two-readings`, and those of the reader.
pub fn or_position<T>(
    found: Result<T>,
    source: &Source<'_>,
    rules: &dyn Playable,
    read: impl Fn(&Source<'_>) -> Result<T>,
) -> Result<T> {
    // The graph parser has already tried all notations of graphs.
    if graph_text::is_position(rules.entry().board) {
        return found;
    }
    let kind = Kind::of(rules);
    let plain = source.plain();
    let valid = |text: &str| read(&Source::new(text)).is_ok();
    let (whole, changed) = match kind.numbers {
        true => grouped(source)?,
        false => (Rewritten::of(plain), false),
    };
    if found.is_ok() && !changed {
        return found;
    }
    let back = |error: Error, from: &Rewritten| from.locate(error, plain.len());
    let other = match (Form { text: &whole.text, kind }).read() {
        Ok(Some(other)) => other.within(&whole),
        Ok(None) if changed => whole,
        Err(error) if error.code == ErrorCode::TwoReadings => {
            return match possible(error, &whole.text, valid) {
                Some(error) => Err(back(error, &whole)),
                None => found,
            };
        }
        Err(error) => return Err(back(error, &whole)),
        Ok(None) => {
            return found.map_err(|error| shown(error, plain, kind, rules.entry().position));
        }
    };
    read(&Source::new(&other.text)).map_err(|error| back(error, &other))
}

/// Remove from an ambiguous error the readings that are no positions of the game; return `None` if no reading remains.
fn possible(mut error: Error, text: &str, valid: impl Fn(&str) -> bool) -> Option<Error> {
    let spot = error.span?;
    for (name, detail) in &mut error.details {
        if let (&mut "readings", Detail::List(readings)) = (name, detail) {
            readings.retain(|reading| {
                valid(&[&text[..spot.start], reading, &text[spot.end..]].concat())
            });
            if readings.is_empty() {
                return None;
            }
        }
    }
    Some(error)
}

/// Add an example of a position, and a possible correction, to an error about an unexpected character.
fn shown(error: Error, plain: &str, kind: Kind, example: &str) -> Error {
    if !kind.numbers {
        return error;
    }
    let error = match error.span.map(|spot| &plain[spot.start..spot.end]) {
        Some(word) if error.code == ErrorCode::ExpectedNumber && word.starts_with(BRACKETS) => {
            let spot = error.span.map_or(0, |spot| spot.start);
            let found = &word[..1];
            Error::new(ErrorCode::StrayCharacter, format!("expected a digit, found {found:?}"))
                .at(Span::new(spot, spot + 1))
                .with("found", found)
        }
        _ if error.code != ErrorCode::StrayCharacter => return error,
        _ => error,
    };
    let error = error.with("example", example);
    // Offer three or more numbers with another separator as a corrected list. Two numbers may be a fraction, a
    // difference or a range.
    let list = |sign: char| {
        let numbers: Vec<&str> = plain.trim().split(sign).collect();
        let all = numbers.iter().all(|number| is_digits(number));
        (all && numbers.len() > 2).then(|| numbers.join(" "))
    };
    match ['/', '-', '.', ':'].into_iter().find_map(list) {
        Some(list) => error.with("repairs", vec![list]),
        None => error,
    }
}

const BRACKETS: [char; 6] = ['(', ')', '[', ']', '{', '}'];

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Return the ranges of the words between blanks.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = None;
    for (at, byte) in text.bytes().chain([b' ']).enumerate() {
        match (byte.is_ascii_whitespace(), from) {
            (true, Some(start)) => {
                found.push(start..at);
                from = None;
            }
            (false, None) => from = Some(at),
            _ => {}
        }
    }
    found
}

/// The text of a position in a notation other than that of its game.
#[derive(Clone, Copy)]
struct Form<'t> {
    text: &'t str,
    kind: Kind,
}

impl Form<'_> {
    fn read(self) -> Result<Option<Rewritten>> {
        let (inside, bracketed) = self.without_brackets();
        let text = &self.text[inside.clone()];
        if self.kind.together > 1 && self.kind.numbers {
            return Ok(self.groups(inside));
        }
        if !self.kind.numbers {
            let mut found = Rewritten::default();
            found.keep(self.text, inside);
            return Ok(bracketed.then_some(found));
        }
        let list = self.list(inside.clone()).or_else(|| self.tallies(inside.clone()));
        if list.is_some() {
            return Ok(list);
        }
        if self.kind.row && !text.contains(|c: char| c.is_ascii_digit()) {
            return self.row(inside);
        }
        if let Some(alike) = self.products(inside.clone())? {
            return Ok(Some(alike));
        }
        let mut found = Rewritten::default();
        found.keep(self.text, inside);
        Ok(bracketed.then_some(found))
    }

    /// Return the range of the text without brackets around the whole text, and whether there were such brackets.
    fn without_brackets(self) -> (Range<usize>, bool) {
        let trimmed = |range: Range<usize>| {
            let piece = &self.text[range.clone()];
            let start = range.end - piece.trim_ascii_start().len();
            start..(range.start + piece.trim_ascii_end().len()).max(start)
        };
        let mut range = trimmed(0..self.text.len());
        let mut found = false;
        while let Some(inside) = whole_bracket(&self.text[range.clone()]) {
            // Keep the brackets of a single piece.
            let pieces = self.text[range.start + inside.start..range.start + inside.end]
                .contains(['(', '[', '{']);
            if self.kind.together > 1 && found && !pieces {
                break;
            }
            range = trimmed(range.start + inside.start..range.start + inside.end);
            found = true;
        }
        (range, found)
    }

    /// Convert pieces in brackets, such as `(3, 5), (2, 2)`; `None` for any other text.
    fn groups(self, inside: Range<usize>) -> Option<Rewritten> {
        let text = &self.text[inside.clone()];
        let mut found = Rewritten::default();
        let mut at = 0;
        let (mut loose, mut closed) = (false, false);
        while let Some(c) = text[at..].chars().next() {
            let here = inside.start + at;
            if "([{".contains(c) {
                let end = text[at..].find([')', ']', '}'])? + at;
                whole_bracket(&text[at..=end])?;
                let numbers = text[at + 1..end].split(|c: char| c == ' ' || ",;:".contains(c));
                let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
                if numbers.len() != self.kind.together || !numbers.iter().all(|n| is_digits(n)) {
                    return None;
                }
                for byte in at + 1..end {
                    let digit = text.as_bytes()[byte].is_ascii_digit();
                    match digit {
                        true => found.keep(self.text, inside.start + byte..inside.start + byte + 1),
                        false => found.add(" ", inside.start + byte),
                    }
                }
                found.add(" ", inside.start + end);
                closed = true;
                at = end + 1;
                continue;
            }
            if c.is_ascii_digit() {
                loose = true;
                found.keep(self.text, here..here + 1);
            } else if c.is_ascii_whitespace() || ",;".contains(c) || (c == '+' && closed) {
                found.add(" ", here);
            } else {
                return None;
            }
            at += c.len_utf8();
        }
        (loose != closed).then_some(found)
    }

    /// Convert a list of numbers that are all separated by the same sign; `None` for any other text.
    fn list(self, inside: Range<usize>) -> Option<Rewritten> {
        let text = &self.text[inside.clone()];
        let mut found = Rewritten::default();
        // The signs between the numbers, the count of stars before numbers, and the count of numbers.
        let (mut between, mut stars, mut count) = (Vec::new(), 0, 0);
        let (mut pending, mut star, mut apart) = (None, false, true);
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            let here = inside.start + at;
            let rest = &text[at..];
            let length = if c.is_ascii_digit() {
                let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                if !apart || (count == 0 && pending.is_some()) {
                    return None;
                }
                if count > 0 {
                    found.add(" ", here);
                    between.push(pending.take());
                }
                found.keep(self.text, here..here + length);
                count += 1;
                stars += usize::from(std::mem::take(&mut star));
                apart = false;
                length
            } else if c.is_ascii_whitespace() || c == ',' {
                apart = true;
                1
            } else if c == '*' && self.kind.sums && !star {
                (star, apart) = (true, true);
                1
            } else {
                let word = ["xor", "XOR", "and", "和", "与"]
                    .into_iter()
                    .find(|word| rest.starts_with(*word));
                let (sign, length) = match c {
                    ';' | '|' => (c, 1),
                    '+' | '⊕' if self.kind.sums => (c, c.len_utf8()),
                    _ => match word? {
                        word if word.eq_ignore_ascii_case("xor") => ('⊕', word.len()),
                        word => ('&', word.len()),
                    },
                };
                let allowed = self.kind.sums || sign != '⊕';
                if pending.is_some() || count == 0 || star || !allowed {
                    return None;
                }
                (pending, apart) = (Some(sign), true);
                length
            };
            at += length;
        }
        let uniform = between.windows(2).all(|two| two[0] == two[1])
            // Accept `3, 5 and 7`, with "and" only before the last number.
            || (between.pop() == Some(Some('&')) && between.iter().all(Option::is_none));
        let fits =
            count > 0 && pending.is_none() && !star && uniform && (stars == 0 || stars == count);
        fits.then_some(found)
    }

    /// Refuse a product such as `5*3`, which may mean five heaps of 3 or three heaps of 5, and a sign as in `3^5`,
    /// which may mean two heaps or a power. Convert a product with equal meanings, such as `3*3`.
    fn products(self, inside: Range<usize>) -> Result<Option<Rewritten>> {
        if !self.kind.amounts {
            return Ok(None);
        }
        const LISTED: u64 = 12;
        let text = &self.text[inside.clone()];
        for word in words(text).into_iter().flat_map(|word| commas(text, word)) {
            let typed = &text[word.clone()];
            let sides = |signs: &[char]| {
                let (a, b) = typed.split_once(signs)?;
                let number =
                    |side: &str| is_digits(side).then(|| side.parse::<u64>().ok()).flatten();
                number(a).zip(number(b))
            };
            let repeated = |count: u64, heap: u64| joined(&vec![heap; count as usize], " ");
            let readings = if let Some((a, b)) = sides(&['*', '×', 'x', 'X']) {
                let listed = (1..=LISTED).contains(&a) && (1..=LISTED).contains(&b);
                listed.then(|| vec![repeated(a, b), repeated(b, a)])
            } else if let Some((a, b)) = sides(&['^']).filter(|_| self.kind.sums) {
                let power = u32::try_from(b).ok().and_then(|b| a.checked_pow(b));
                let power = power.filter(|power| *power <= MAX_HEAP);
                power.map(|power| vec![format!("{a} {b}"), power.to_string()])
            } else {
                None
            };
            let Some(readings) = readings else { continue };
            if word.len() == text.len() && readings[0] == readings[1] {
                // With equal readings, such as `3*3`, the text means three heaps of 3.
                let mut found = Rewritten::default();
                found.add(&readings[0], inside.start);
                return Ok(Some(found));
            }
            let spot = Span::new(inside.start + word.start, inside.start + word.end);
            return Err(Error::two_readings(typed, readings).at(spot));
        }
        Ok(None)
    }
}

/// Split a word at its commas and return the ranges of the pieces.
fn commas(text: &str, word: Range<usize>) -> Vec<Range<usize>> {
    let mut at = word.start;
    let pieces = text[word].split(',').map(|piece| {
        let range = at..at + piece.len();
        at = range.end + 1;
        range
    });
    pieces.filter(|range| !range.is_empty()).collect()
}

/// Return the range inside a pair of brackets formed by the first and the last character; `None` if there is no such
/// pair.
fn whole_bracket(text: &str) -> Option<Range<usize>> {
    const PAIRS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];
    let mut open = Vec::new();
    for (at, c) in text.char_indices() {
        if let Some((_, close)) = PAIRS.iter().find(|(open, _)| *open == c) {
            open.push(*close);
        } else if PAIRS.iter().any(|(_, close)| *close == c) && open.pop() != Some(c) {
            return None;
        }
        if open.is_empty() && at + c.len_utf8() < text.len() {
            return None;
        }
    }
    (open.is_empty() && text.starts_with(['(', '[', '{'])).then(|| 1..text.len() - 1)
}
