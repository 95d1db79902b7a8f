//! Digits in groups of three: which are numbers, which are heaps, and which may be either.

use std::ops::Range;

use super::{Rewritten, is_digits, words};
use crate::base::error::{Error, Result, Span};
use crate::base::text::{Source, joined};

/// Whether groups of digits are those of a number: up to three, then three each.
fn are_groups(groups: &[&str]) -> bool {
    let Some((first, rest)) = groups.split_first() else { return false };
    let leads = is_digits(first) && first.len() < 4 && !first.starts_with('0');
    leads && !rest.is_empty() && rest.iter().all(|group| group.len() == 3 && is_digits(group))
}

/// No list of heaps has one that is written `000`.
fn has_zero(groups: &[&str]) -> bool {
    groups.iter().skip(1).any(|group| group.starts_with('0'))
}

/// A blank or sign that stands in numbers alone: no-break and thin blanks, an apostrophe, an underscore.
fn groups_digits(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' | '\'' | '’' | '_')
}

/// The text with its groups of digits joined, and whether it has any.
///
/// # Errors
/// `two-readings` for groups that ordinary blanks or commas separate.
pub(super) fn grouped(source: &Source<'_>) -> Result<(Rewritten, bool)> {
    let plain = source.plain();
    let thin = thin_groups(source);
    let joined = without(plain, &thin);
    let refused = |error: Error| joined.locate(error, plain.len());
    refuse_blanks(&joined.text).map_err(refused)?;
    refuse_commas(&joined.text).map_err(refused)?;
    let commas = comma_groups(&joined.text);
    let changed = !thin.is_empty() || !commas.is_empty();
    Ok((without(&joined.text, &commas).within(&joined), changed))
}

fn without(text: &str, gone: &[Range<usize>]) -> Rewritten {
    let mut kept = Rewritten::default();
    let mut at = 0;
    for range in gone {
        kept.keep(text, at..range.start);
        at = range.end;
    }
    kept.keep(text, at..text.len());
    kept
}

/// The signs in numbers such as `1'000'000`.
fn thin_groups(source: &Source<'_>) -> Vec<Range<usize>> {
    let plain = source.plain();
    let mut gone = Vec::new();
    if !source.typed().any(|(_, c)| groups_digits(c)) {
        return gone;
    }
    let typed: Vec<(usize, char)> = source.typed().collect();
    let byte = |i: usize| typed.get(i).map_or(plain.len(), |(at, _)| *at);
    let digit =
        |i: usize| typed.get(i).is_some_and(|(at, _)| plain.as_bytes()[*at].is_ascii_digit());
    let mut at = 0;
    while at < typed.len() {
        if !digit(at) {
            at += 1;
            continue;
        }
        // Groups with the same sign between them.
        let (mut groups, mut signs): (Vec<&str>, Vec<usize>) = (Vec::new(), Vec::new());
        loop {
            let from = at;
            while digit(at) {
                at += 1;
            }
            groups.push(&plain[byte(from)..byte(at)]);
            let same = |c: char| signs.first().is_none_or(|first| typed[*first].1 == c);
            match typed.get(at) {
                Some((_, c)) if groups_digits(*c) && same(*c) && digit(at + 1) => signs.push(at),
                _ => break,
            }
            at += 1;
        }
        if are_groups(&groups) {
            gone.extend(signs.into_iter().map(|i| byte(i)..byte(i + 1)));
        }
    }
    gone
}

/// The commas in numbers of which a group begins with 0: `1,000,000`, which no list of heaps is.
fn comma_groups(text: &str) -> Vec<Range<usize>> {
    let mut gone = Vec::new();
    if !text.contains(",0") {
        return gone;
    }
    for word in words(text) {
        let inner = text[word.clone()].trim_matches(['(', ')', '{', '}', '[', ']']);
        let groups: Vec<&str> = inner.split(',').collect();
        if are_groups(&groups) && has_zero(&groups) {
            let commas = text[word.clone()].match_indices(',');
            gone.extend(commas.map(|(at, _)| word.start + at..word.start + at + 1));
        }
    }
    gone
}

/// `1 000 000` with ordinary blanks, which separate heaps.
fn refuse_blanks(plain: &str) -> Result<()> {
    let text = plain.split(':').next().unwrap_or("").trim_ascii();
    if !text.contains(" 0") || !text.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ') {
        return Ok(());
    }
    let groups: Vec<&str> = text.split(' ').collect();
    if !are_groups(&groups) || !has_zero(&groups) {
        return Ok(());
    }
    let start = plain.len() - plain.trim_ascii_start().len();
    Err(Error::two_readings(text, vec![groups.concat(), heaps(&groups)])
        .at(Span::new(start, start + text.len())))
}

/// `12,345 6,789`, where commas may stand in numbers or between them.
fn refuse_commas(plain: &str) -> Result<()> {
    if !plain.contains(',') {
        return Ok(());
    }
    let all: Vec<Vec<&str>> =
        plain.split_ascii_whitespace().map(|word| word.split(',').collect()).collect();
    let several = all.iter().filter(|groups| groups.len() > 1).count() > 1;
    let fits = |groups: &Vec<&str>| are_groups(groups) || groups.len() == 1 && is_digits(groups[0]);
    // A group that begins with 0 decides already.
    if !several || !all.iter().all(fits) || all.iter().any(|groups| has_zero(groups)) {
        return Ok(());
    }
    let numbers: Vec<String> = all.iter().map(|groups| groups.concat()).collect();
    let start = plain.len() - plain.trim_ascii_start().len();
    let text = plain.trim_ascii();
    Err(Error::two_readings(text, vec![numbers.join(" "), heaps(&all.concat())])
        .at(Span::new(start, start + text.len())))
}

/// Heaps as positions write them.
fn heaps(words: &[&str]) -> String {
    let number = |word: &&str| word.parse::<u64>().unwrap_or(0);
    joined(&words.iter().map(number).collect::<Vec<u64>>(), " ")
}
