//! The token stream of the parsers, and parsers for lists of numbers.

use winnow::Parser;
use winnow::combinator::{alt, opt, preceded, repeat};
use winnow::error::EmptyError;
use winnow::token::one_of;

use super::lexicon::Word;
use super::token::Token;

pub(super) type Input<'t> = &'t [Token];
pub(super) type Parsed<T> = Result<T, EmptyError>;

/// Parse a token with one of the given meanings.
pub(super) fn word<'t>(words: &'static [Word]) -> impl Parser<Input<'t>, Token, EmptyError> {
    one_of(move |token: Token| words.contains(&token.word))
}

/// Words before an amount that add no meaning.
pub(super) const IDLE: &[Word] = &[
    Word::Filler,
    Word::Turn,
    Word::Amount,
    Word::Stones,
    Word::OneHeap,
    Word::Unit,
    Word::In,
    Word::From,
    Word::With,
];

/// Skip any number of tokens with the given meanings.
pub(super) fn skip(words: &'static [Word]) -> impl FnMut(&mut Input<'_>) -> Parsed<()> {
    move |input| repeat(0.., word(words)).parse_next(input)
}

/// Return whether the next token has one of the given meanings.
pub(super) fn comes(input: &Input<'_>, words: &[Word]) -> bool {
    input.first().is_some_and(|next| words.contains(&next.word))
}

pub(super) fn number(input: &mut Input<'_>) -> Parsed<Token> {
    word(&[Word::Number]).parse_next(input)
}

/// A list of numbers and ranges.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
    pub(super) ranges: Vec<(u64, u64)>,
    /// Whether the list may have another meaning.
    pub(super) is_doubtful: bool,
    /// Whether the list is a pattern that continues without end, as in 1, 3, 5, …
    pub(super) is_endless: bool,
    /// Whether the list contains an "and".
    pub(super) has_and: bool,
    /// Whether the list contains an "or".
    pub(super) has_or: bool,
    /// Whether the list is in braces.
    pub(super) is_set: bool,
    /// Whether a unit such as "stones" follows a number of the list.
    pub(super) has_unit: bool,
}

impl List {
    /// Return whether the list has more than one number.
    pub(super) fn is_many(&self) -> bool {
        self.ranges.len() > 1 || self.ranges.iter().any(|(lo, hi)| lo < hi)
    }

    /// Return the numbers of the list, or `None` if it contains a range.
    pub(super) fn numbers(&self) -> Option<Vec<u64>> {
        self.ranges.iter().map(|(lo, hi)| (lo == hi).then_some(*lo)).collect()
    }
}

const UNITS: &[Word] = &[Word::Unit, Word::Amount];

struct Item {
    range: (u64, u64),
    is_doubtful: bool,
    has_unit: bool,
    /// Whether the number is written with a power of ten, which is unusual for amounts.
    is_raised: bool,
    start: usize,
    end: usize,
}

/// Parse a number or a range, with its unit.
fn item(input: &mut Input<'_>) -> Parsed<Item> {
    let tokens = *input;
    let between = preceded(word(&[Word::Between]), end_and_end(&[Word::And, Word::To]));
    let from = preceded(word(&[Word::From]), end_and_end(&[Word::To]));
    let mut range = alt((between, from, end_and_end(&[Word::To]), number.map(|one| (one, one))));
    let (lo, hi) = range.parse_next(input)?;
    let length = input.len();
    skip(UNITS).parse_next(input)?;
    from_the_heap(input);
    let used = tokens.len() - input.len();
    Ok(Item {
        range: (lo.value, hi.value),
        is_doubtful: lo.is_doubtful || hi.is_doubtful || lo.value > hi.value,
        has_unit: input.len() < length,
        is_raised: hi.is_raised(),
        start: tokens[0].start,
        end: tokens[used - 1].end,
    })
}

/// Skip "from the heap" between two amounts, as in `take 1 stone from the pile or 2 stones from the pile`.
fn from_the_heap(input: &mut Input<'_>) {
    let heap = |input: &mut Input<'_>| {
        word(&[Word::From]).parse_next(input)?;
        skip(&[Word::Filler]).parse_next(input)?;
        word(&[Word::OneHeap]).void().parse_next(input)
    };
    let is_amount = |mut input: &[Token]| -> Parsed<bool> {
        let comma = opt(word(&[Word::Comma])).parse_next(&mut input)?;
        let or = opt(word(&[Word::Or])).parse_next(&mut input)?;
        skip(&[Word::Filler, Word::Take]).parse_next(&mut input)?;
        number(&mut input)?;
        skip(UNITS).parse_next(&mut input)?;
        // After a comma alone a number may be a size, so the heap must be named again.
        Ok(!comes(&input, &[Word::Heap, Word::Heaps])
            && (or.is_some() || comma.is_some() && heap(&mut input).is_ok()))
    };
    let mut rest = *input;
    if heap(&mut rest).is_ok() && is_amount(rest).unwrap_or(false) {
        *input = rest;
    }
}

/// Parse a single range.
pub(super) fn range(input: &mut Input<'_>) -> Parsed<List> {
    let Item { range, is_doubtful, has_unit, .. } = item(input)?;
    match range.0 < range.1 {
        true => Ok(List { ranges: vec![range], is_doubtful, has_unit, ..List::default() }),
        false => Err(EmptyError),
    }
}

fn end_and_end<'t>(joins: &'static [Word]) -> impl Parser<Input<'t>, (Token, Token), EmptyError> {
    move |input: &mut Input<'t>| {
        let lo = number(input)?;
        skip(UNITS).parse_next(input)?;
        word(joins).parse_next(input)?;
        skip(&[Word::Filler]).parse_next(input)?;
        Ok((lo, number(input)?))
    }
}

/// Parse a list of numbers and ranges, separated by commas, "or", "and" or blanks, with optional units.
pub(super) fn list(input: &mut Input<'_>) -> Parsed<List> {
    let mut found = List::default();
    let first = item(input)?;
    found.ranges.push(first.range);
    found.is_doubtful = first.is_doubtful;
    let (mut commas, mut blanks, mut slashes) = (0, 0, 0);
    let mut units = usize::from(first.has_unit);
    let (mut last, mut glued) = (first, 0);
    loop {
        let before = *input;
        let dots = opt(preceded(skip(&[Word::Comma]), word(&[Word::Dots]))).parse_next(input)?;
        if dots.is_some() {
            skip(&[Word::Comma]).parse_next(input)?;
            match opt(item).parse_next(input)? {
                Some(end) => go_on(&mut found, end.range.1),
                None => {
                    found.is_endless = true;
                    skip(UNITS).parse_next(input)?;
                }
            }
            return Ok(found);
        }
        let comma = opt(word(&[Word::Comma, Word::Slash])).parse_next(input)?;
        let or = opt(word(&[Word::Or, Word::And])).parse_next(input)?;
        if or.is_some() {
            skip(&[Word::Turn, Word::Filler]).parse_next(input)?;
            // Skip a verb after "or" only: after "and" a verb may begin another statement.
            if or.is_some_and(|or| or.word == Word::Or) {
                opt(word(&[Word::Take])).parse_next(input)?;
            }
            skip(&[Word::Filler]).parse_next(input)?;
        }
        let is_apart = comma.is_some() || or.is_some();
        let next = match opt(item).parse_next(input)? {
            // After a unit, the next number must be separated by a comma, "or" or "and".
            Some(next)
                if (is_apart || !last.has_unit && next.is_raised == last.is_raised)
                    && !comes(input, &[Word::Outside])
                    && !(comma.is_some()
                        && or.is_none()
                        && last.has_unit
                        && !next.has_unit
                        && comes(input, &[Word::Heap, Word::Heaps])) =>
            {
                next
            }
            _ => {
                *input = before;
                break;
            }
        };
        // In 取1~2颗, 8颗 the last number may be a heap after the range of amounts, so end the list before it.
        if comma.is_some()
            && or.is_none()
            && last.has_unit
            && next.has_unit
            && last.range.0 < last.range.1
            && next.range.0 == next.range.1
            && next.range.0 > last.range.1
            && (input.is_empty() || comes(input, &[Word::Stop]))
        {
            found.is_doubtful = true;
            *input = before;
            break;
        }
        // In 两三个 two consecutive numbers without a blank between them are alternatives.
        if !is_apart && next.start == last.end {
            glued += 1;
            found.is_doubtful |= glued > 1 || last.range.0 + 1 != next.range.0 || next.range.0 > 9;
        }
        found.is_doubtful |= next.is_doubtful;
        found.has_and |= or.is_some_and(|or| or.word == Word::And);
        found.has_or |= or.is_some_and(|or| or.word == Word::Or);
        commas += usize::from(or.is_none());
        blanks += usize::from(!is_apart);
        slashes += usize::from(comma.is_some_and(|comma| comma.word == Word::Slash));
        units += usize::from(next.has_unit);
        found.ranges.push(next.range);
        last = next;
        // A list may go on with the same word, as in `4 and 4 and 9`.
        if or.is_some_and(|or| !comes(input, &[Word::Or]) && !comes(input, &[or.word])) {
            break;
        }
    }
    found.has_unit = units > 0;
    // A slash between two numbers, after a range or among other separators may divide, as in `6 8 / 2`.
    let is_plain = found.ranges.len() > 2 && found.ranges.iter().all(|(lo, hi)| lo == hi);
    found.is_doubtful |= slashes > 0 && !(is_plain && slashes == commas);
    // In `heaps 2 2 3, 50 stones` a number after the comma may be another size.
    found.is_doubtful |= blanks > 0 && commas > blanks;
    // In 取3个, 20个 only a comma joins two numbers with units: the second may be a heap, so the list is doubtful.
    found.is_doubtful |= commas > 0 && units == 2 && found.ranges.len() == 2;
    Ok(found)
}

/// Add the numbers up to `end` that dots stand for, as in 1, 3, …, 9.
fn go_on(found: &mut List, end: u64) {
    let Some(numbers) = found.numbers() else {
        found.is_doubtful = true;
        return;
    };
    let step = match numbers[..] {
        [_] => Some(1),
        [first, second, ..] => second.checked_sub(first).filter(|step| *step > 0),
        [] => None,
    };
    let last = numbers.last().copied().unwrap_or(0);
    let even = |step| numbers.windows(2).all(|pair| pair[0] + step == pair[1]);
    match step.filter(|step| even(*step) && end > last && (end - last).is_multiple_of(*step)) {
        Some(1) => found.ranges.push((last + 1, end)),
        Some(step) if (end - last) / step <= 200 => {
            found
                .ranges
                .extend((1..=(end - last) / step).map(|i| (last + i * step, last + i * step)));
        }
        _ => found.is_doubtful = true,
    }
}

/// Fail if the next word shows that the numbers before it are not amounts of stones.
pub(super) fn not_of_heaps(input: &Input<'_>) -> Parsed<()> {
    const OTHER: &[Word] = &[
        Word::Heap,
        Word::Heaps,
        Word::Times,
        Word::Power,
        Word::Multiple,
        Word::Within,
        Word::OrFewer,
        Word::BadNumber,
    ];
    match comes(input, OTHER) {
        true => Err(EmptyError),
        false => Ok(()),
    }
}
