//! Parsing of numbers in digits, in English words and in Chinese characters.

use super::lexicon::Word;
use super::token::{Token, is_end};
use crate::answers::readings::numbers::raised;
use crate::base::nimber::MAX_HEAP;

/// Parse the number that begins at byte `start`. A negative number or a fraction gives a token `BadNumber`, since no
/// heap has such a size.
pub(super) fn number(text: &str, start: usize, before: Option<&Token>) -> Option<Token> {
    let first = text[start..].chars().next()?;
    match first {
        '0'..='9' => Some(in_digits(text, start)),
        // A sign before a digit makes a negative number, except after a number or unit, where the sign is the dash of a
        // range.
        '-' | '+' if text[start + 1..].starts_with(|c: char| c.is_ascii_digit()) => {
            let follows = before.is_some_and(|token| {
                matches!(token.word, Word::Number | Word::BadNumber | Word::Unit)
                    && (token.end == start || first == '+' || !text[..start].ends_with(' '))
            });
            let number = in_digits(text, start + 1);
            (!follows).then(|| Token::of(Word::BadNumber, 0, start, number.end))
        }
        '负' => {
            let inner = number(text, start + first.len_utf8(), None)?;
            Some(Token::of(Word::BadNumber, 0, start, inner.end))
        }
        '①'..='⑳' => {
            let value = u64::from(first as u32 - '①' as u32 + 1);
            Some(Token::of(Word::Number, value, start, start + first.len_utf8()))
        }
        'a'..='z' | 'A'..='Z' => in_english(text, start),
        _ => in_chinese(text, start),
    }
}

fn in_digits(text: &str, start: usize) -> Token {
    let bytes = text.as_bytes();
    let run =
        |at: usize| bytes[at.min(bytes.len())..].iter().take_while(|b| b.is_ascii_digit()).count();
    let mut end = start + run(start);
    let mut digits = text[start..end].to_string();
    // Join groups of three digits, as in 1,000. The result is certain if the separators are commas and some group after
    // the first begins with 0.
    let (mut groups, mut zeros, mut blanks) = (0, 0, false);
    if digits.len() <= 3 && !digits.starts_with('0') {
        let mut at = end;
        while matches!(bytes.get(at), Some(b',' | b' ')) && run(at + 1) == 3 {
            let sign = bytes[at];
            blanks |= sign == b' ';
            if groups > 0 && bytes[end] != sign {
                break;
            }
            groups += 1;
            zeros += usize::from(bytes[at + 1] == b'0');
            at += 4;
        }
        // A list such as 30,105,7 has no groups of three digits.
        let goes_on = bytes.get(at) == Some(&b',') && run(at + 1) > 0;
        // A range such as [1,300] has no groups of three digits.
        let is_pair =
            start > 0 && b"[(".contains(&bytes[start - 1]) && bytes.get(at) == Some(&b']');
        if goes_on || is_pair {
            groups = 0;
        } else if zeros > 0 || (groups == 1 && !blanks) {
            digits.extend(text[end..end + 4 * groups].chars().filter(char::is_ascii_digit));
            end += 4 * groups;
        } else {
            groups = 0;
        }
    }
    // Accept powers such as 10^6 and 1e6.
    if let Some((value, length)) = raised(&text[start..]) {
        digits = value.to_string();
        end = start + length;
    }
    // In 2^k with a letter as exponent, the token is the base 2.
    let power = &bytes[end.min(bytes.len())..];
    if matches!(power, [b'^', b'i'..=b'n' | b'x', ..]) && is_end(bytes, end + 2) {
        return Token::of(Word::Number, digits.parse().unwrap_or(0), start, end);
    }
    let is_doubtful = groups > 0 && (blanks || zeros == 0);
    // A number directly followed by a Latin letter, an operator or a decimal part is no whole number.
    let next = bytes.get(end).copied().unwrap_or(b' ');
    let after = bytes.get(end + 1).copied().unwrap_or(b' ');
    // Numbers separated by slashes, as in 5/8/12, may be a list.
    let more = if next == b'/' { run(end + 1) } else { 0 };
    let is_slashed = more > 0
        && (start > 0 && bytes[start - 1] == b'/'
            || bytes.get(end + 1 + more) == Some(&b'/') && run(end + 2 + more) > 0);
    if is_slashed {
        let value = digits.parse().unwrap_or(0);
        return Token { is_doubtful: true, ..Token::of(Word::Number, value, start, end) };
    }
    let goes_on = next.is_ascii_alphabetic()
        || matches!(next, b'_' | b'^' | b'%' | b'*' | b'/')
        || (next == b'.' && after.is_ascii_digit());
    if goes_on {
        let on = |b: &u8| b.is_ascii_alphanumeric() || b"_^%*/.".contains(b);
        let more = bytes[end..].iter().take(FAR).take_while(|b| on(b)).count();
        return Token::of(Word::BadNumber, 0, start, end + more);
    }
    let mut value = digits.parse::<u64>().ok();
    for (sign, times) in [('万', 10_000), ('亿', 100_000_000), ('千', 1000), ('百', 100)] {
        if text[end..].starts_with(sign) {
            value = value.and_then(|value| value.checked_mul(times));
            end += sign.len_utf8();
            break;
        }
    }
    let word =
        if value.is_some_and(|value| value <= MAX_HEAP) { Word::Number } else { Word::BadNumber };
    Token { is_doubtful, ..Token::of(word, value.unwrap_or(0), start, end) }
}

const ONES: &str = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
    sixteen seventeen eighteen nineteen";
const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";

/// The largest number of bytes read after the digits of an invalid number.
const FAR: usize = 256;

/// The longest prefix of a word that is compared with number words, in letters. The longest number word has 9 letters.
const LONGEST: usize = 10;

/// Parse an English number, such as `twelve`, `twenty-one`, `a hundred`, `two hundred and five` or `three thousand`.
fn in_english(text: &str, start: usize) -> Option<Token> {
    let bytes = text.as_bytes();
    // Read at most `LONGEST` letters: a word of that length is no number word.
    let word = |at: usize| {
        let at = at.min(bytes.len());
        let letters = bytes[at..].iter().take(LONGEST).take_while(|b| b.is_ascii_alphabetic());
        let end = at + letters.count();
        (text.get(at..end).unwrap_or("").to_ascii_lowercase(), end)
    };
    let among = |list: &str, word: &str| {
        list.split_whitespace().position(|one| one == word).map(|at| at as u64)
    };
    // Return a value below 100, its end, and whether it is doubtful: "thirty one" with a blank may be two numbers.
    let below_hundred = |at: usize| -> Option<(u64, usize, bool)> {
        let (first, end) = word(at);
        if let Some(value) = among(ONES, &first) {
            return Some((value, end, false));
        }
        let tens = 20 + 10 * among(TENS, &first)?;
        let (second, after) = word(end + 1);
        let joins = matches!(bytes.get(end), Some(b' ' | b'-'));
        match among(ONES, &second).filter(|ones| joins && (1..10).contains(ones)) {
            Some(ones) => Some((tens + ones, after, bytes.get(end) == Some(&b' '))),
            None => Some((tens, end, false)),
        }
    };
    let (first, after) = word(start);
    let (mut value, mut end, mut is_doubtful) = match below_hundred(start) {
        Some(found) => found,
        None if first == "a" || first == "one" => (1, after, false),
        None if first == "hundred" || first == "thousand" => (1, start.saturating_sub(1), false),
        None => return None,
    };
    let mut is_number = first != "a";
    for (name, times) in [("hundred", 100), ("thousand", 1000)] {
        let (next, after) = word(end + 1);
        if next == name && (end < start || matches!(bytes.get(end), Some(b' ' | b'-'))) {
            (value, end, is_number) = (value * times, after, true);
            let (and, behind) = word(end + 1);
            let more = if and == "and" { behind + 1 } else { end + 1 };
            if times == 100
                && bytes.get(end) == Some(&b' ')
                && let Some((rest, after, doubtful)) =
                    below_hundred(more).filter(|(rest, ..)| *rest > 0)
                // "two hundred and two hundred" is two numbers.
                && !matches!(word(after + 1).0.as_str(), "hundred" | "thousand")
            {
                is_doubtful |= doubtful || and != "and";
                (value, end) = (value + rest, after);
            }
        }
    }
    let hyphen =
        bytes.get(end) == Some(&b'-') && bytes.get(end + 1).is_some_and(u8::is_ascii_alphabetic);
    let token = Token { is_doubtful, ..Token::of(Word::Number, value, start, end) };
    (is_number && is_end(bytes, end)).then_some(match hyphen {
        true => {
            let letters = bytes[end + 1..].iter().take_while(|b| b.is_ascii_alphabetic()).count();
            Token { word: Word::BadNumber, end: end + 1 + letters, ..token }
        }
        false => token,
    })
}

const DIGITS: [(&str, u64); 2] = [("〇一二三四五六七八九", 0), ("零壹贰叁肆伍陆柒捌玖", 0)];

fn digit(c: char) -> Option<u64> {
    match c {
        '两' => Some(2),
        c => DIGITS.iter().find_map(|(list, from)| {
            list.chars().position(|one| one == c).map(|at| from + at as u64)
        }),
    }
}

/// `十二`, `二十`, `一百零五`, `两千`, `廿一`, `三万`.
fn in_chinese(text: &str, start: usize) -> Option<Token> {
    let (mut total, mut section, mut last): (u64, u64, Option<u64>) = (0, 0, None);
    let (mut end, mut previous_unit) = (start, u64::MAX);
    // Whether the number has two possible values: 一百二 may be 102 or 120.
    let mut is_doubtful = false;
    for c in text[start..].chars() {
        let unit = match c {
            '十' | '拾' => 10,
            '百' | '佰' => 100,
            '千' | '仟' => 1000,
            '万' => 10_000,
            '亿' => 100_000_000,
            _ => 1,
        };
        match c {
            '廿' | '卅' if last.is_none() => {
                (section, previous_unit) = (section + if c == '廿' { 20 } else { 30 }, 10);
            }
            '零' | '〇' if end > start && last.is_none() => previous_unit = previous_unit.min(99),
            _ if unit >= 10_000 => {
                total += section.checked_add(last.unwrap_or(0))?.checked_mul(unit)?;
                (section, last, previous_unit) = (0, None, u64::MAX);
                if end == start {
                    return None;
                }
            }
            _ if unit > 1 => {
                if unit >= previous_unit || (last.is_none() && end > start) {
                    break;
                }
                is_doubtful = false;
                section += last.take().unwrap_or(1) * unit;
                previous_unit = unit;
            }
            c => match digit(c) {
                Some(value) if last.is_none() => {
                    last = Some(value);
                    is_doubtful = (100..u64::MAX).contains(&previous_unit);
                }
                _ => break,
            },
        }
        end += c.len_utf8();
    }
    let value = total.checked_add(section)?.checked_add(last.unwrap_or(0))?;
    let token = Token { is_doubtful, ..Token::of(Word::Number, value, start, end) };
    (end > start && value <= MAX_HEAP).then_some(token)
}
