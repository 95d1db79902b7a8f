//! Parsing of counting races, such as "race to 100" or a countdown from 100.

use winnow::Parser;
use winnow::combinator::{alt, opt};
use winnow::error::EmptyError;

use super::fact::Fact;
use super::input::{Input, Parsed, comes, list, number, skip, word};
use super::lexicon::Word;
use super::token::Token;

/// Words after a number which show that the number is neither the target nor the start of a race.
const OTHER: &[Word] = &[Word::Unit, Word::To, Word::Number, Word::Or, Word::Heap, Word::Heaps];

const OUTCOME: &[Word] = &[Word::Wins, Word::Loses];

/// Parse a number behind a word of `first`, as in `start at 100` or `count down from 100`.
fn ahead(first: &'static [Word], input: &mut Input<'_>) -> Parsed<Token> {
    word(first).parse_next(input)?;
    skip(&[Word::From, Word::To]).parse_next(input)?;
    let number = number(input)?;
    skip(&[Word::Start, Word::Down]).parse_next(input)?;
    Ok(number)
}

/// Parse a number between "from" and a word of `last`, as in `从30开始` or `从100倒数`.
fn behind(last: &'static [Word], input: &mut Input<'_>) -> Parsed<Token> {
    word(&[Word::From]).parse_next(input)?;
    let number = number(input)?;
    word(last).parse_next(input)?;
    Ok(number)
}

/// Parse the target of a race, such as `race to 100` or `whoever reaches 21 first`, or the first number of a countdown,
/// such as `从100倒数`; and the winner at the end of the race, if stated.
pub(super) fn target(input: &mut Input<'_>) -> Parsed<Fact> {
    let named = |input: &mut Input<'_>| {
        (word(&[Word::Race]), skip(&[Word::To, Word::Colon])).parse_next(input)?;
        number(input)
    };
    let reached = |input: &mut Input<'_>| {
        // 从 1 数到 40
        opt((word(&[Word::From]), number.verify(|first: &Token| first.value <= 1)))
            .parse_next(input)?;
        skip(&[Word::Who, Word::First, Word::Filler]).parse_next(input)?;
        word(&[Word::Reach]).parse_next(input)?;
        skip(&[Word::Filler]).parse_next(input)?;
        number(input)
    };
    let counted = |input: &mut Input<'_>| ahead(&[Word::Down], input);
    let down = |input: &mut Input<'_>| behind(&[Word::Down], input);
    let said = |input: &mut Input<'_>| {
        (word(&[Word::Who]), skip(&[Word::Filler, Word::First])).parse_next(input)?;
        word(&[Word::Count]).parse_next(input)?;
        let number = number(input)?;
        if comes(input, OUTCOME) { Ok(number) } else { Err(EmptyError) }
    };
    let first = |input: &mut Input<'_>| {
        (skip(&[Word::Who, Word::Filler]), word(&[Word::First]), skip(&[Word::To]))
            .parse_next(input)?;
        let number = number(input)?;
        if comes(input, OUTCOME) { Ok(number) } else { Err(EmptyError) }
    };
    let target = alt((named, reached, counted, down, said, first)).parse_next(input)?;
    skip(&[Word::Amount]).parse_next(input)?;
    let mut rest = *input;
    skip(&[Word::Who, Word::First, Word::Filler]).parse_next(&mut rest)?;
    let misere = match opt(word(OUTCOME)).parse_next(&mut rest)? {
        Some(end) => {
            *input = rest;
            Some(end.word == Word::Loses)
        }
        None => None,
    };
    if target.is_doubtful || comes(input, OTHER) {
        return Err(EmptyError);
    }
    Ok(Fact::Target { number: target.value, misere })
}

/// Parse a starting number, such as `start at 100` or `从30开始`. The number is the start of a race or the size of a heap.
pub(super) fn start(input: &mut Input<'_>) -> Parsed<Fact> {
    let start = |input: &mut Input<'_>| ahead(&[Word::Start], input);
    let from = |input: &mut Input<'_>| behind(&[Word::Start], input);
    let number = alt((start, from)).parse_next(input)?;
    match number.is_doubtful || comes(input, OTHER) {
        true => Err(EmptyError),
        false => Ok(Fact::Start(number.value)),
    }
}

/// Parse the steps of a race, such as `adding 1 to 10`, `报1到3个数` or `报数 1-3`.
pub(super) fn steps(input: &mut Input<'_>) -> Parsed<Fact> {
    let race = opt(word(&[Word::Race])).parse_next(input)?;
    let count = opt(word(&[Word::Count, Word::Down])).parse_next(input)?;
    if race.is_none() && count.is_none() {
        return Err(EmptyError);
    }
    skip(&[Word::Filler, Word::Colon, Word::Turn, Word::Count, Word::Amount]).parse_next(input)?;
    let list = list(input)?;
    if count.is_none() && !list.is_many() {
        return Err(EmptyError);
    }
    skip(&[Word::Each]).parse_next(input)?;
    Ok(Fact::Steps { list, has_race: race.is_some() })
}
