//! Recognition of digits in groups of three: numbers with separators, lists of heaps, and ambiguous texts.

use std::ops::Range;

use super::{Rewritten, is_digits, words};
use crate::base::error::{Error, Result, Span};
use crate::base::text::{Source, joined};

/// Return whether groups of digits form a number: one to three digits, then groups of exactly three digits.
fn are_groups(groups: &[&str]) -> bool {
    let Some((first, rest)) = groups.split_first() else { return false };
    let leads = is_digits(first) && first.len() < 4 && !first.starts_with('0');
    leads && !rest.is_empty() && rest.iter().all(|group| group.len() == 3 && is_digits(group))
}

/// Return whether a group after the first begins with 0. Such groups belong to one number, since no list of heaps has a
/// heap such as `000`.
fn has_zero(groups: &[&str]) -> bool {
    groups.iter().skip(1).any(|group| group.starts_with('0'))
}

/// Return whether a character only separates groups of digits within a number: a no-break or thin blank, an apostrophe,
/// or an underscore.
fn groups_digits(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' | '\'' | '’' | '_')
}

/// Return the text with its groups of digits joined to numbers, and whether any were joined.
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

/// Return the ranges of the separators in numbers such as `1'000'000`.
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
        // Collect groups of digits separated by the same character.
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

/// Return the ranges of the commas in numbers such as `1,000,000`, in which a group begins with 0 and which are
/// therefore no lists of heaps.
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

/// Refuse a text such as `1 000 000`, whose ordinary blanks may also separate heaps.
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

/// Refuse a text such as `12,345 6,789`, whose commas may stand within numbers or between heaps.
fn refuse_commas(plain: &str) -> Result<()> {
    if !plain.contains(',') {
        return Ok(());
    }
    let all: Vec<Vec<&str>> =
        plain.split_ascii_whitespace().map(|word| word.split(',').collect()).collect();
    let several = all.iter().filter(|groups| groups.len() > 1).count() > 1;
    let fits = |groups: &Vec<&str>| are_groups(groups) || groups.len() == 1 && is_digits(groups[0]);
    // Accept a text with a group that begins with 0, because its meaning is certain.
    if !several || !all.iter().all(fits) || all.iter().any(|groups| has_zero(groups)) {
        return Ok(());
    }
    let numbers: Vec<String> = all.iter().map(|groups| groups.concat()).collect();
    let start = plain.len() - plain.trim_ascii_start().len();
    let text = plain.trim_ascii();
    Err(Error::two_readings(text, vec![numbers.join(" "), heaps(&all.concat())])
        .at(Span::new(start, start + text.len())))
}

/// Return numbers as the text of heaps, separated by blanks.
fn heaps(words: &[&str]) -> String {
    let number = |word: &&str| word.parse::<u64>().unwrap_or(0);
    joined(&words.iter().map(number).collect::<Vec<u64>>(), " ")
}
