//! Parsing of the sizes of heaps and of the number of heaps.

use winnow::Parser;
use winnow::combinator::{alt, opt, preceded};
use winnow::error::EmptyError;

use super::fact::Fact;
use super::input::{Input, List, Parsed, comes, list, number, skip, word};
use super::lexicon::Word;
use super::token::Token;

/// Words allowed between a heap and its size.
const LINKS: &[Word] = &[
    Word::Filler,
    Word::Unit,
    Word::Amount,
    Word::Stones,
    Word::There,
    Word::Sizes,
    Word::Colon,
    Word::Equals,
    Word::From,
    Word::With,
    Word::Start,
];

/// Words allowed before a size.
const LEADS: &[Word] =
    &[Word::There, Word::From, Word::With, Word::Filler, Word::Start, Word::Amount];

/// Nouns that a list of sizes may follow, such as "heaps" in "heaps of 3, 5 and 7".
const HEADS: &[Word] = &[Word::Heap, Word::Heaps, Word::Unit, Word::Sizes, Word::Stones];

/// Parse a list of single numbers and return the numbers with a flag for doubt. Fail if the list contains a range or
/// has no end.
fn numbers(input: &mut Input<'_>) -> Parsed<(Vec<u64>, bool)> {
    let List { ranges, is_doubtful, is_endless, has_or, .. } = list(input)?;
    let numbers: Option<Vec<u64>> =
        ranges.iter().map(|(lo, hi)| (lo == hi).then_some(*lo)).collect();
    match numbers {
        // The list is doubtful if it contains "or": "3 or 5" means one of the two.
        Some(numbers) if !is_endless => Ok((numbers, is_doubtful || has_or)),
        _ => Err(EmptyError),
    }
}

fn in_brackets(input: &mut Input<'_>) -> Parsed<(Vec<u64>, bool)> {
    let open = opt(word(&[Word::OpenRound, Word::Open])).parse_next(input)?;
    let found = numbers(input)?;
    if open.is_some() {
        word(&[Word::CloseRound, Word::Close]).parse_next(input)?;
    }
    Ok(found)
}

fn fact((sizes, is_doubtful): (Vec<u64>, bool), count: Option<u64>) -> Fact {
    match (&sizes[..], count) {
        ([size], None) if !is_doubtful => Fact::Size { size: *size, is_heap: true },
        _ => Fact::Sizes { sizes, count, is_doubtful },
    }
}

/// Parse sizes after a noun, such as `heaps of 3, 5 and 7`, `stones 3 5 7`, `sizes 3 5 7`, `分别有3颗和5颗` or `石子数为 4、8、12
/// 的三堆`.
pub(super) fn sizes(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(LEADS).parse_next(input)?;
    let head = word(HEADS).parse_next(input)?;
    let is_labelled = head.word == Word::Heap && comes(input, &[Word::Number]);
    skip(LINKS).parse_next(input)?;
    skip(&[Word::Heap, Word::Heaps]).parse_next(input)?;
    skip(LINKS).parse_next(input)?;
    let found = in_brackets(input)?;
    if found.0.len() == 1 && is_labelled && comes(input, &[Word::Colon]) {
        return Err(EmptyError);
    }
    let mut rest = *input;
    skip(&[Word::Filler]).parse_next(&mut rest)?;
    let count = match opt((number, word(&[Word::Heap]))).parse_next(&mut rest)? {
        Some((count, _)) if head.word == Word::Sizes => {
            *input = rest;
            Some(count.value)
        }
        _ => None,
    };
    // In 火柴三堆 the number counts heaps, so it is no size.
    let is_stones = matches!(head.word, Word::Unit | Word::Stones);
    if is_stones && found.0.len() == 1 && comes(input, &[Word::Heap, Word::Heaps]) {
        return Err(EmptyError);
    }
    // A doubtful number, as in "piles of two hundred and thirty", may be two sizes.
    let (mut sizes, is_doubtful) = found;
    // 有 3、4、5 三堆
    let is_counted = count.is_none() && comes(input, &[Word::Heap]) && sizes.len() > 2;
    let count = match is_counted && sizes.last() == Some(&(sizes.len() as u64 - 1)) {
        true => {
            *input = &input[1..];
            sizes.pop()
        }
        false => count,
    };
    let is_one_of_many = head.word == Word::Heaps && sizes.len() == 1 && count.is_none();
    Ok(match fact((sizes, is_doubtful || is_one_of_many), count) {
        // A number of stones without a heap does not state a single heap.
        Fact::Size { size, .. } if is_stones => Fact::Size { size, is_heap: false },
        fact => fact,
    })
}

/// Parse a single size, such as `a heap of 7`, `20 stones`, `from 13`, `一堆石子有十八个` or `n = 20`.
pub(super) fn size(input: &mut Input<'_>) -> Parsed<Fact> {
    alt((of_heap, of_stones, from, letter, and_number, there, listed)).parse_next(input)
}

/// Parse a size such as `there are 26` or 共 26 at the end of a clause.
fn there(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::There]).parse_next(input)?;
    let size = number(input)?;
    skip(&[Word::Filler]).parse_next(input)?;
    let is_list = input.get(1).is_some_and(|next| next.word == Word::Number);
    match (input.is_empty() || comes(input, &[Word::Comma, Word::Stop])) && !is_list {
        true => Ok(Fact::Size { size: size.value, is_heap: false }),
        false => Err(EmptyError),
    }
}

/// Parse a list of sizes with a unit and no noun before the list, such as `1 3 5 7 matches`. The result is doubtful,
/// because such a list may also state amounts.
fn listed(input: &mut Input<'_>) -> Parsed<Fact> {
    let has_unit = list(&mut { *input })?.has_unit;
    let (sizes, _) = numbers(input)?;
    match sizes.len() > 1 && has_unit && !comes(input, &[Word::Take, Word::Turn]) {
        true => Ok(Fact::Sizes { sizes, count: None, is_doubtful: true }),
        false => Err(EmptyError),
    }
}

fn of_heap(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(LEADS).parse_next(input)?;
    // In "heap 1: 6 stones" the first number is a label, not a size.
    if let [heap, label, colon, ..] = input
        && (heap.word, label.word, colon.word) == (Word::Heap, Word::Number, Word::Colon)
    {
        return Err(EmptyError);
    }
    one_heap(input)?;
    skip(LINKS).parse_next(input)?;
    opt((word(&[Word::LetterN]), word(&[Word::Equals]))).parse_next(input)?;
    let size = number(input)?;
    skip(&[Word::Unit, Word::Pin]).parse_next(input)?;
    skip(&[Word::In]).parse_next(input)?;
    plain(input, size.is_doubtful)?;
    Ok(Fact::Size { size: size.value, is_heap: true })
}

/// Parse "heap" or "one heap", without any other number of heaps.
pub(super) fn one_heap(input: &mut Input<'_>) -> Parsed<()> {
    alt((word(&[Word::OneHeap]), word(&[Word::Heap]))).void().parse_next(input)
}

/// Fail if a number is doubtful, or if the words after the number show that it is no size.
fn plain(input: &Input<'_>, is_doubtful: bool) -> Parsed<()> {
    const OTHER: &[Word] = &[
        Word::To,
        Word::Number,
        Word::BadNumber,
        Word::Heap,
        Word::Heaps,
        Word::Times,
        Word::Or,
        Word::OrFewer,
        Word::Within,
        Word::Multiple,
        Word::Power,
    ];
    if is_doubtful || comes(input, OTHER) { Err(EmptyError) } else { Ok(()) }
}

fn of_stones(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(LEADS).parse_next(input)?;
    // Skip 一个 and "one coin": "one" in words is too common to state a size.
    let size =
        number.verify(|one: &Token| one.value != 1 || one.is_in_digits()).parse_next(input)?;
    (word(&[Word::Unit]), skip(&[Word::Unit])).parse_next(input)?;
    skip(&[Word::In]).parse_next(input)?;
    plain(input, size.is_doubtful)?;
    Ok(Fact::Size { size: size.value, is_heap: false })
}

fn and_number(input: &mut Input<'_>) -> Parsed<Fact> {
    let size = number(input)?;
    (word(&[Word::Unit]), skip(&[Word::Unit])).parse_next(input)?;
    // The second number must have digits: in "100 stones one may take", "one" is a pronoun.
    let other = number.verify(Token::is_in_digits).parse_next(input)?;
    skip(&[Word::Unit]).parse_next(input)?;
    plain(input, size.is_doubtful || other.is_doubtful)?;
    Ok(Fact::SizeAnd(size.value, other.value))
}

fn from(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::From]).parse_next(input)?;
    skip(&[Word::Filler]).parse_next(input)?;
    let size = number(input)?;
    let within = opt(word(&[Word::In])).parse_next(input)?;
    // "from one" means "from one heap", not a size of 1.
    plain(input, size.is_doubtful || (size.value == 1 && within.is_none()))?;
    Ok(Fact::Size { size: size.value, is_heap: false })
}

fn letter(input: &mut Input<'_>) -> Parsed<Fact> {
    let size =
        preceded((word(&[Word::LetterN]), word(&[Word::Equals])), number).parse_next(input)?;
    skip(&[Word::Unit]).parse_next(input)?;
    Ok(Fact::Size { size: size.value, is_heap: false })
}

/// Parse the sizes after the name of a game, as in `nim: 3, 5, 7`.
pub(super) fn placed(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(&[Word::Colon, Word::Filler, Word::Sizes, Word::With, Word::From]).parse_next(input)?;
    let found = in_brackets(input)?;
    plain(input, comes(input, &[Word::Turn]))?;
    skip(&[Word::Unit, Word::Pin]).parse_next(input)?;
    Ok(fact(found, None))
}

/// Parse the sizes after the allowed amounts and a colon, as in `take 1 or 2: 5, 7`.
pub(super) fn behind(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::Colon]).parse_next(input)?;
    let found = in_brackets(input)?;
    skip(&[Word::Unit]).parse_next(input)?;
    match input.is_empty() || comes(input, &[Word::Stop, Word::Comma]) {
        true => Ok(fact(found, None)),
        false => Err(EmptyError),
    }
}

/// Find a heap with its size inside the words of a split, as in `split a heap of 10 into two`. Return the size, and the
/// tokens without the size.
pub(super) fn within(text: &str, tokens: &[Token]) -> Option<(Fact, Vec<Token>)> {
    let at = tokens.iter().position(|token| token.word == Word::OneHeap)?;
    let behind = &tokens[at + 1..];
    let is_of = |token: &&Token| ["of", "有"].contains(&&text[token.start..token.end]);
    let used = behind.iter().take_while(is_of).count();
    let size = behind.get(used).filter(|size| size.word == Word::Number && !size.is_doubtful)?;
    let units = behind[used + 1..].iter().take_while(|token| token.word == Word::Unit).count();
    let end = at + 1 + used + 1 + units;
    let is_split = |token: Option<&Token>| token.is_some_and(|token| token.word == Word::Split);
    let is_within = is_split(at.checked_sub(1).and_then(|at| tokens.get(at)));
    if !is_within && !is_split(tokens.get(end)) {
        return None;
    }
    // 把一堆 13 个石子分成
    let is_moved = at > 0 && tokens[at - 1].word == Word::Move && !is_within;
    let before = if is_moved { at - 1 } else { at };
    let rest = [&tokens[..before], &tokens[at..=at], &tokens[end..]].concat();
    Some((Fact::Size { size: size.value, is_heap: true }, rest))
}

/// Parse a number of heaps, with or without sizes, such as `three heaps`, `3 heaps: 3, 5, 7`, `two piles of 7 stones
/// each` or `三堆，每堆五颗`.
pub(super) fn heaps(input: &mut Input<'_>) -> Parsed<Fact> {
    let each = |input: &mut Input<'_>| -> Parsed<Fact> {
        word(&[Word::EachHeap, Word::Each]).parse_next(input)?;
        skip(LINKS).parse_next(input)?;
        let size = number(input)?;
        skip(&[Word::Unit]).parse_next(input)?;
        plain(input, size.is_doubtful)?;
        Ok(Fact::Each(size.value))
    };
    alt((each, counted, parted)).parse_next(input)
}

/// Parse sizes followed by a matching number of heaps, such as 分成 1、1、1、2 四堆 or 有 3、4、5 三堆.
fn parted(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::Split, Word::There, Word::Sizes]).parse_next(input)?;
    let (mut sizes, is_doubtful) = numbers(input)?;
    // The last number of the list is the number of heaps.
    let count = sizes.pop().filter(|count| sizes.len() > 1 && *count == sizes.len() as u64);
    word(&[Word::Heap]).parse_next(input)?;
    let count = Some(count.ok_or(EmptyError)?);
    Ok(Fact::Sizes { sizes, count, is_doubtful })
}

fn counted(input: &mut Input<'_>) -> Parsed<Fact> {
    // A number of heaps after "from" is doubtful: "from two heaps" may mean a move in both heaps.
    let is_from = comes(input, &[Word::From]);
    skip(LEADS).parse_next(input)?;
    let count = number(input)?;
    skip(&[Word::Filler]).parse_next(input)?;
    word(&[Word::Heap, Word::Heaps]).parse_next(input)?;
    skip(&[Word::Unit, Word::In]).parse_next(input)?;
    // Skip "of stones".
    opt((word(&[Word::Filler]), word(&[Word::Unit]))).parse_next(input)?;
    let alone = *input;
    let mut rest = alone;
    let comma = opt(word(&[Word::Comma])).parse_next(&mut rest)?;
    skip(LINKS).parse_next(&mut rest)?;
    // Sizes follow directly, or after a colon or a word that announces sizes.
    let between = &alone[..alone.len() - rest.len()];
    let leads =
        between.iter().any(|token| matches!(token.word, Word::Sizes | Word::Colon | Word::There));
    if let Ok((sizes, is_doubtful)) = in_brackets(&mut rest) {
        let by_each = opt(word(&[Word::Each])).parse_next(&mut rest)?.is_some();
        let repeated = sizes.len() == 1 && count.value > 1 && count.value <= 64;
        // In "two piles, 7 and 12;" the length of the list equals the number of heaps, so the list gives the sizes.
        let is_list = comma.is_some()
            && count.value > 1
            && sizes.len() as u64 == count.value
            && (rest.is_empty() || comes(&rest, &[Word::Comma, Word::Stop]));
        if comma.is_some() && !leads && !is_list {
            *input = alone;
            return Ok(Fact::Heaps { count: count.value, is_doubtful: is_from });
        }
        let is_said = by_each || (!leads && comma.is_none() && !between.is_empty());
        if !comes(&rest, &[Word::To, Word::OrFewer, Word::Within, Word::BadNumber, Word::There]) {
            *input = rest;
            let sizes = match repeated && is_said {
                true => vec![sizes[0]; count.value as usize],
                false => sizes,
            };
            return Ok(Fact::Sizes { sizes, count: Some(count.value), is_doubtful });
        }
    }
    *input = alone;
    Ok(Fact::Heaps { count: count.value, is_doubtful: is_from })
}
