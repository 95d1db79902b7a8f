//! Parsing of the winning condition: the player who makes the last move wins or loses.

use winnow::Parser;
use winnow::combinator::opt;
use winnow::error::EmptyError;

use super::fact::Fact;
use super::input::{Input, Parsed, comes, skip, word};
use super::lexicon::Word;

/// Words skipped before and after "the last stone".
const BESIDE: &[Word] = &[
    Word::Who,
    Word::Take,
    Word::Filler,
    Word::Unit,
    Word::Turn,
    Word::Move,
    Word::To,
    Word::In,
    Word::There,
];

fn beside(input: &mut Input<'_>) -> Parsed<()> {
    while comes(input, BESIDE)
        || input.first().is_some_and(|next| next.word == Word::Number && next.value == 1)
    {
        *input = &input[1..];
    }
    Ok(())
}

/// Parse who wins with the last stone, as in `the player who takes the last stone loses`, `取到最后一颗的人输` or `the loser is
/// who takes the last`.
pub(super) fn last(input: &mut Input<'_>) -> Parsed<Fact> {
    if let Ok(end) = word(&[Word::Wins, Word::Loses]).parse_next(input) {
        beside(input)?;
        word(&[Word::Last]).parse_next(input)?;
        skip(&[Word::Filler, Word::Unit]).parse_next(input)?;
        return Ok(Fact::Misere(end.word == Word::Loses));
    }
    beside(input)?;
    word(&[Word::Last]).parse_next(input)?;
    skip(&[Word::Last]).parse_next(input)?;
    beside(input)?;
    let end = word(&[Word::Wins, Word::Loses]).parse_next(input)?;
    Ok(Fact::Misere(end.word == Word::Loses))
}

/// Parse who wins with the last stone where up to 4 unknown words stand before the result, as in 拿最后一颗的同学算输.
pub(super) fn far(input: &mut Input<'_>) -> Parsed<Fact> {
    const MOST: usize = 5;
    beside(input)?;
    word(&[Word::Last]).parse_next(input)?;
    for _ in 0..MOST {
        skip(&[Word::Last]).parse_next(input)?;
        beside(input)?;
        if let Some(end) = opt(word(&[Word::Wins, Word::Loses])).parse_next(input)? {
            return Ok(Fact::MisereFar(end.word == Word::Loses));
        }
        word(&[Word::Unknown]).parse_next(input)?;
    }
    Err(EmptyError)
}

/// Parse who wins when a player cannot move, as in `who cannot move loses` or 最后没石子可取的人输.
pub(super) fn stuck(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(&[Word::Who, Word::Filler, Word::Turn]).parse_next(input)?;
    opt(word(&[Word::Last])).parse_next(input)?;
    skip(&[Word::Who, Word::Filler, Word::Turn]).parse_next(input)?;
    word(&[Word::Stuck]).parse_next(input)?;
    skip(&[Word::Who, Word::Filler, Word::Turn, Word::Equals, Word::Amount]).parse_next(input)?;
    let end = word(&[Word::Wins, Word::Loses]).parse_next(input)?;
    Ok(Fact::Misere(end.word == Word::Wins))
}
