//! Exceptions in sentences: amounts that may not be taken.

use winnow::Parser;
use winnow::combinator::{alt, opt};
use winnow::error::EmptyError;

use super::fact::Fact;
use super::input::{Input, Parsed, comes, list, not_of_heaps, skip, word};
use super::lexicon::Word;

/// Parse an exception: `except 3 and 5`, `除了 3 以外的任意个`, `3 个除外`.
pub(super) fn except(input: &mut Input<'_>) -> Parsed<Fact> {
    let ahead = |input: &mut Input<'_>| {
        skip(&[Word::Take, Word::Turn, Word::Filler]).parse_next(input)?;
        word(&[Word::Except]).parse_next(input)?;
        let list = left_out(input)?;
        opt(word(&[Word::Outside])).parse_next(input)?;
        Ok(list)
    };
    let behind = |input: &mut Input<'_>| {
        let list = list(input)?;
        word(&[Word::Outside]).parse_next(input)?;
        Ok(list)
    };
    let list = alt((ahead, behind)).parse_next(input)?;
    let mut rest = *input;
    skip(&[Word::Comma, Word::Turn, Word::Filler, Word::Amount]).parse_next(&mut rest)?;
    let any = opt(word(&[Word::Any])).parse_next(&mut rest)?;
    let take = opt(word(&[Word::Take])).parse_next(&mut rest)?;
    skip(&[Word::Unit, Word::Filler]).parse_next(&mut rest)?;
    let ends = rest.is_empty() || comes(&rest, &[Word::Comma, Word::Stop]);
    let is_any = any.is_some() || (take.is_some() && ends);
    if is_any {
        *input = rest;
    }
    Ok(Fact::Except { list, is_any })
}

/// Parse the excepted amounts after a word such as "except": `3`, `taking 3`, `the number 3`.
pub(super) fn left_out(input: &mut Input<'_>) -> Parsed<super::input::List> {
    skip(&[Word::Filler, Word::Turn, Word::Take, Word::Amount, Word::Stones]).parse_next(input)?;
    let list = list(input)?;
    not_of_heaps(input)?;
    // Refuse numbers before words for a heap, where the exception concerns the heap instead of an amount.
    const HEAPS: &[Word] =
        &[Word::To, Word::OneHeap, Word::Left, Word::Right, Word::LeftSide, Word::RightSide];
    match comes(input, HEAPS) {
        true => Err(EmptyError),
        false => Ok(list),
    }
}
