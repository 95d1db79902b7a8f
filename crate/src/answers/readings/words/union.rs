//! Parsing of inclusion–exclusion questions in words: how many numbers up to a bound are divisible by at least one
//! divisor of a list.

use std::collections::BTreeMap;

use winnow::Parser;
use winnow::combinator::{alt, opt};

use super::super::reading::{Found, Reading, ViewFields};
use super::Spot;
use super::input::{Input, List, Parsed, comes, list, number, skip, word};
use super::lexicon::Word;
use super::token::Token;

/// Return whether a text asks for the numbers that given divisors divide: the text has a word such as "divisible", and
/// no word of taking and no name of a game.
pub(super) fn is_said(tokens: &[Token]) -> bool {
    const ASKS: &[Word] = &[Word::Inclusion, Word::Divisible, Word::Multiple, Word::Venn];
    let has = |words: &[Word]| tokens.iter().any(|token| words.contains(&token.word));
    let is_named = tokens.windows(2).any(|pair| {
        pair[0].word == Word::Divisor && matches!(pair[1].word, Word::Equals | Word::Colon)
    });
    (is_named || has(ASKS)) && !has(&[Word::Take, Word::Name, Word::Nim])
}

enum Part {
    /// The upper bound n of the numbers 1..n.
    To(u64),
    Divisors(List),
    /// The words "at least one" of the divisors.
    One,
    Nothing,
}

/// Parse an upper bound, such as `1..1000`, `from 1 to 100`, `up to 500`, `n = 100`, `below 1000` or `100以内`.
fn bound(input: &mut Input<'_>) -> Parsed<Part> {
    const LEADS: &[Word] =
        &[Word::From, Word::In, Word::Whole, Word::Amount, Word::Between, Word::Open];
    let range = |input: &mut Input<'_>| {
        skip(LEADS).parse_next(input)?;
        word(&[Word::Number]).verify(|first: &Token| first.value == 1).parse_next(input)?;
        word(&[Word::To, Word::And, Word::Comma, Word::Slash]).parse_next(input)?;
        let last = number(input)?;
        opt(word(&[Word::Close])).parse_next(input)?;
        not_more(input, last.value)
    };
    let up_to = |input: &mut Input<'_>| {
        skip(&[Word::Whole, Word::Amount]).parse_next(input)?;
        let by = word(&[Word::Most, Word::Below]).parse_next(input)?;
        let last = number(input)?;
        not_more(input, last.value - u64::from(by.word == Word::Below && last.value > 0))
    };
    let within = |input: &mut Input<'_>| {
        let last = number(input)?;
        word(&[Word::Within]).parse_next(input)?;
        not_more(input, last.value)
    };
    let letter = |input: &mut Input<'_>| {
        (word(&[Word::LetterN]), word(&[Word::Equals, Word::Colon])).parse_next(input)?;
        let last = number(input)?;
        not_more(input, last.value)
    };
    alt((range, up_to, within, letter)).parse_next(input)
}

fn not_more(input: &mut Input<'_>, last: u64) -> Parsed<Part> {
    skip(&[Word::In, Word::Filler]).parse_next(input)?;
    match comes(input, &[Word::To, Word::Number]) {
        true if !comes(input, &[Word::Number]) => Err(winnow::error::EmptyError),
        _ => Ok(Part::To(last)),
    }
}

/// Parse the divisors, such as `divisible by 2, 3 or 5`, `能被2、3整除` or `3 或 7 的倍数`.
fn divisors(input: &mut Input<'_>) -> Parsed<Part> {
    const WORDS: &[Word] = &[Word::Divisible, Word::Divisor, Word::Multiple, Word::Prime];
    const BEHIND: &[Word] =
        &[Word::Divisible, Word::Multiple, Word::AtLeastOne, Word::In, Word::Filler];
    let named = |input: &mut Input<'_>| {
        word(WORDS).parse_next(input)?;
        skip(&[Word::Colon, Word::Equals, Word::Filler]).parse_next(input)?;
        let one = opt(word(&[Word::AtLeastOne])).parse_next(input)?;
        let list = list(input)?;
        Ok((list, one.is_some()))
    };
    let before = |input: &mut Input<'_>| {
        let list = list(input)?;
        skip(&[Word::In, Word::Filler]).parse_next(input)?;
        match comes(input, BEHIND) {
            true => Ok((list, false)),
            false => Err(winnow::error::EmptyError),
        }
    };
    let (mut list, mut is_one) = alt((named, before)).parse_next(input)?;
    while comes(input, BEHIND) {
        is_one |= comes(input, &[Word::AtLeastOne]);
        *input = &input[1..];
    }
    list.has_and &= !is_one;
    Ok(Part::Divisors(list))
}

fn part(input: &mut Input<'_>) -> Parsed<Part> {
    const NOTHING: &[Word] = &[
        Word::Filler,
        Word::Comma,
        Word::Slash,
        Word::Stop,
        Word::Colon,
        Word::Whole,
        Word::Amount,
        Word::Inclusion,
        Word::In,
        Word::From,
        Word::There,
        Word::And,
        Word::Venn,
        Word::Count,
    ];
    let nothing = word(NOTHING).map(|_| Part::Nothing);
    let one = word(&[Word::AtLeastOne]).map(|_| Part::One);
    alt((bound, divisors, one, nothing)).parse_next(input)
}

/// Return whether a word belongs to a phrase such as "neither … nor" or 既不能被 2 也不能被 3 整除. The text then asks for the
/// numbers without any of the divisors, and the view is the one for the union of the multiples.
fn is_none(plain: &str, token: &Token) -> bool {
    const WORDS: [&str; 7] = ["none", "neither", "nor", "既", "也", "都", "又"];
    token.word == Word::Unknown && WORDS.contains(&&plain[token.start..token.end])
}

/// Add to `found` the view of inclusion–exclusion with the bound and the divisors of a text.
pub(super) fn union(plain: &str, tokens: &[Token], spot: &Spot<'_>, found: &mut Found) {
    let named = tokens.iter().any(|token| token.word == Word::Inclusion);
    let none: Vec<&Token> = tokens.iter().filter(|token| is_none(plain, token)).collect();
    let others: Vec<Token> =
        tokens.iter().filter(|token| !is_none(plain, token)).copied().collect();
    let (tokens, is_none_of) = (&others[..], !none.is_empty());
    let (mut to, mut divisors) = (None, None::<List>);
    let (mut is_doubtful, mut is_one, mut is_joined) = (false, false, false);
    let mut rest: Vec<(usize, usize)> = none.iter().map(|token| (token.start, token.end)).collect();
    let mut input = tokens;
    while let Some(next) = input.first() {
        match part(&mut input) {
            Ok(Part::To(last)) => is_doubtful |= to.replace(last).is_some(),
            // 4 的倍数或 6 的倍数
            Ok(Part::Divisors(list)) => match &mut divisors {
                Some(before) if std::mem::take(&mut is_joined) => before.ranges.extend(list.ranges),
                divisors => is_doubtful |= divisors.replace(list).is_some(),
            },
            Ok(Part::One) => is_one = true,
            Ok(Part::Nothing) => {}
            Err(_) if is_none_of && next.word == Word::Not => {
                is_joined = divisors.is_some();
                rest.push((next.start, next.end));
                input = &input[1..];
            }
            Err(_) if next.word == Word::Or && divisors.is_some() => {
                is_joined = true;
                input = &input[1..];
            }
            Err(_) => {
                // In a text that names inclusion–exclusion, a plain list is the bound followed by the divisors.
                match list(&mut input) {
                    Ok(list) if named => bare(list, &mut to, &mut divisors, &mut is_doubtful),
                    Ok(_) => rest.push((next.start, tokens[tokens.len() - input.len() - 1].end)),
                    Err(_) => {
                        rest.push((next.start, next.end));
                        input = &input[1..];
                    }
                }
            }
        }
    }
    let mut fields = BTreeMap::new();
    if let Some(to) = to {
        fields.insert("n".to_string(), to.to_string());
    }
    if let Some(List { ranges, is_doubtful: doubtful, has_and, is_endless, .. }) = divisors {
        is_doubtful |= doubtful
            || is_endless
            || (has_and && !is_one)
            || ranges.iter().any(|(lo, hi)| lo != hi || *lo == 0);
        let mut numbers: Vec<String> = ranges.iter().map(|(lo, _)| lo.to_string()).collect();
        // A number is coprime to n if no prime factor of n divides that number, so the divisors are the prime factors.
        if let [(number, _)] = ranges[..]
            && tokens.iter().any(|token| token.word == Word::Coprime)
        {
            numbers = primes(number).iter().map(u64::to_string).collect();
            is_doubtful = true;
        }
        fields.insert("divisors".to_string(), numbers.join(" "));
    }
    if fields.is_empty() && !rest.is_empty() {
        return;
    }
    // A text with only a bound or only divisors is uncertain. A text with neither is certain only if it names
    // inclusion–exclusion.
    is_doubtful |= fields.len() == 1 || (fields.is_empty() && !named);
    let certain = rest.is_empty() && !is_doubtful && !is_joined;
    let rest = rest.into_iter().map(|one| spot.utf16(one)).collect();
    let view = Some(ViewFields { name: "union".to_string(), fields });
    found.push(Reading { view, certain, rest, ..Reading::default() });
}

/// Read a plain list of numbers, such as `100 2 3 5` or `100`. The first number is the bound if it is larger than all
/// others; otherwise all numbers are divisors.
fn bare(list: List, to: &mut Option<u64>, divisors: &mut Option<List>, is_doubtful: &mut bool) {
    let mut ranges = list.ranges.clone();
    let is_above = |first: u64| ranges.iter().skip(1).all(|(_, hi)| *hi < first);
    if to.is_none() && ranges.first().is_some_and(|(_, first)| is_above(*first)) {
        let first = ranges.remove(0);
        *is_doubtful |= first.0 != first.1;
        *to = Some(first.1);
    }
    if !ranges.is_empty() {
        *is_doubtful |= divisors.replace(List { ranges, ..list }).is_some();
    }
}

/// Return the prime factors of a number in ascending order. Beyond 2^32 the last entry may be composite, because trial
/// division ends at 2^16.
fn primes(mut number: u64) -> Vec<u64> {
    const LAST: u64 = 1 << 16;
    let mut all = Vec::new();
    let mut prime = 2;
    while prime <= LAST && prime * prime <= number {
        if number.is_multiple_of(prime) {
            all.push(prime);
            while number.is_multiple_of(prime) {
                number /= prime;
            }
        }
        prime += 1;
    }
    if number > 1 {
        all.push(number);
    }
    all
}
