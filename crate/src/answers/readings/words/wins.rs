//! Who wins: who moves last, or who cannot move.

use winnow::Parser;

use super::facts::Fact;
use super::input::{Input, Parsed, comes, skip, word};
use super::lexicon::Word;

/// Words around the last stone.
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

/// `the player who takes the last stone loses`, `取到最后一颗的人输`
pub(super) fn last(input: &mut Input<'_>) -> Parsed<Fact> {
    beside(input)?;
    word(&[Word::Last]).parse_next(input)?;
    skip(&[Word::Last]).parse_next(input)?;
    beside(input)?;
    let end = word(&[Word::Wins, Word::Loses]).parse_next(input)?;
    Ok(Fact::Misere(end.word == Word::Loses))
}

/// `who cannot move loses`
pub(super) fn stuck(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(&[Word::Who, Word::Filler, Word::Turn]).parse_next(input)?;
    word(&[Word::Stuck]).parse_next(input)?;
    skip(&[Word::Who, Word::Filler, Word::Turn, Word::Equals, Word::Amount]).parse_next(input)?;
    let end = word(&[Word::Wins, Word::Loses]).parse_next(input)?;
    Ok(Fact::Misere(end.word == Word::Wins))
}
