//! Parsers for the parts of a sentence: amounts, bounds, sizes, the number of heaps, and who wins.

use winnow::Parser;
use winnow::combinator::{alt, not, opt, preceded};
use winnow::error::EmptyError;

use super::fact::Fact;
use super::input::{
    IDLE, Input, List, Parsed, comes, list, not_of_heaps, number, range, skip, word,
};
use super::lexicon::Word;
use super::token::Token;
use super::{except, races, rules, sizes, wins};

type Part = for<'t> fn(&mut Input<'t>) -> Parsed<Fact>;

const PARTS: &[Part] = &[
    rules::rule,
    amounts,
    passive,
    except::except,
    sided,
    named_set,
    set,
    by_turn,
    each_turn,
    bound,
    open_bound,
    of_letter,
    sizes::sizes,
    sizes::size,
    sizes::heaps,
    wins::last,
    wins::far,
    wins::stuck,
    races::target,
    races::start,
    races::steps,
    letter,
    bare_take,
    idle,
    loose,
];

/// Parse the longest part of a sentence at the current token.
pub(super) fn part(input: &mut Input<'_>) -> Parsed<Fact> {
    let start = *input;
    let mut best: Option<(usize, Fact)> = None;
    for parser in PARTS {
        let mut rest = start;
        if let Ok(fact) = parser(&mut rest) {
            let used = start.len() - rest.len();
            if used > 0 && best.as_ref().is_none_or(|(most, _)| used > *most) {
                best = Some((used, fact));
            }
        }
    }
    match best {
        Some((used, fact)) => {
            *input = &start[used..];
            Ok(fact)
        }
        None => single(input),
    }
}

/// Parse a single word that has a meaning anywhere in a sentence, or no meaning.
fn single(input: &mut Input<'_>) -> Parsed<Fact> {
    const NOTHING: &[Word] = &[
        Word::Filler,
        Word::Turn,
        Word::Comma,
        Word::Stop,
        Word::Colon,
        Word::And,
        Word::From,
        Word::With,
        Word::In,
        Word::There,
        Word::OneHeap,
    ];
    alt((
        word(NOTHING).map(|_| Fact::Nothing),
        word(&[Word::Or]).map(|_| Fact::Or),
        word(&[Word::Misere]).map(|_| Fact::Misere(true)),
        word(&[Word::Normal]).map(|_| Fact::Misere(false)),
        word(&[Word::Race]).map(|_| Fact::RaceWord),
    ))
    .parse_next(input)
}

const SIDES: &[Word] = &[Word::Left, Word::Right];

/// Parse a side, as in `from the left heap`.
fn side(input: &mut Input<'_>) -> Parsed<Word> {
    let sided = preceded(skip(&[Word::Filler, Word::From]), word(SIDES)).map(|side| side.word);
    // "left" and "the first" need "from" before or "heap" after them, since they may refer to a player.
    let alone = |input: &mut Input<'_>| {
        skip(&[Word::Filler]).parse_next(input)?;
        let from = opt((word(&[Word::From]), skip(&[Word::Filler]))).parse_next(input)?;
        let side = word(&[Word::LeftSide, Word::RightSide, Word::First]).parse_next(input)?;
        match from.is_some() || comes(input, &[Word::Heap, Word::OneHeap]) {
            true if side.word == Word::RightSide => Ok(Word::Right),
            true => Ok(Word::Left),
            false => Err(EmptyError),
        }
    };
    let side = alt((sided, alone)).parse_next(input)?;
    skip(&[Word::Heap, Word::In, Word::OneHeap, Word::Filler]).parse_next(input)?;
    Ok(side)
}

/// Parse amounts, as in `take 1, 3 or 4 stones`.
fn amounts(input: &mut Input<'_>) -> Parsed<Fact> {
    let before = opt(side).parse_next(input)?;
    skip(&[Word::Turn, Word::Filler]).parse_next(input)?;
    let take = opt(word(&[Word::Take])).parse_next(input)?;
    // A range after "any number", as in `any number of stones from 1 to 11`, 任取1到11个.
    if opt(word(&[Word::Any])).parse_next(input)?.is_some() {
        skip(&[Word::Filler, Word::Unit, Word::Amount]).parse_next(input)?;
        let list = range(input)?;
        not_of_heaps(input)?;
        return Ok(Fact::Amounts { list, side: before });
    }
    if take.is_none() {
        return Err(EmptyError);
    }
    // 取的石子数为 1 或 3
    skip(&[Word::Filler]).parse_next(input)?;
    opt(word(&[Word::Sizes])).parse_next(input)?;
    let mut rest = *input;
    let before_unit = *input;
    // Skip words without "from", which may begin a range of amounts.
    skip(&[
        Word::Filler,
        Word::Turn,
        Word::Amount,
        Word::Stones,
        Word::OneHeap,
        Word::Unit,
        Word::In,
    ])
    .parse_next(&mut rest)?;
    let mut list = match list(&mut rest) {
        Ok(list) => {
            *input = rest;
            list
        }
        Err(_) => {
            skip(IDLE).parse_next(input)?;
            self::list(input)?
        }
    };
    not_of_heaps(input)?;
    // In 取石子 8 13 the stones may be the heaps: only blanks separate the numbers after the noun.
    let used = &before_unit[..before_unit.len() - input.len()];
    let is_apart = |token: &Token| matches!(token.word, Word::Comma | Word::Slash | Word::To);
    list.is_doubtful |= used.first().is_some_and(|token| token.word == Word::Unit)
        && list.is_many()
        && !list.has_or
        && !list.has_and
        && !used.iter().any(is_apart);
    let after = opt(side).parse_next(input)?;
    Ok(Fact::Amounts { list, side: before.or(after) })
}

/// Parse amounts in the passive voice, as in `1, 3 or 4 stones may be taken from a heap`.
fn passive(input: &mut Input<'_>) -> Parsed<Fact> {
    let list = list(input)?;
    skip(&[Word::Filler, Word::Turn]).parse_next(input)?;
    word(&[Word::Take]).parse_next(input)?;
    nothing_taken(input)?;
    if list.is_many() { Ok(Fact::Amounts { list, side: None }) } else { Err(EmptyError) }
}

/// Parse amounts for one side, as in `or 1-3 from the right one`.
fn sided(input: &mut Input<'_>) -> Parsed<Fact> {
    opt(word(&[Word::Or])).parse_next(input)?;
    opt(word(&[Word::Take])).parse_next(input)?;
    let list = list(input)?;
    let side = Some(side(input)?);
    Ok(Fact::Amounts { list, side })
}

/// Parse a set of amounts, `S = {1, 3, 4}` or `{1, 3, 4}`, and the sizes of heaps directly after it.
fn set(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(&[Word::Take, Word::Turn, Word::Filler]).parse_next(input)?;
    skip(&[Word::Set]).parse_next(input)?;
    skip(&[Word::Colon, Word::Equals, Word::Filler]).parse_next(input)?;
    word(&[Word::Open]).parse_next(input)?;
    // A set such as {..5} lacks its first number and is uncertain.
    let is_begun = opt(word(&[Word::To])).parse_next(input)?.is_none();
    let mut list = list(input)?;
    if !is_begun {
        list.is_doubtful = true;
        list.ranges.iter_mut().for_each(|range| range.0 = 1);
    }
    if !input.is_empty() {
        word(&[Word::Close]).parse_next(input)?;
    }
    skip(&[Word::In, Word::Filler, Word::Amount]).parse_next(input)?;
    let mut rest = *input;
    skip(&[Word::Colon]).parse_next(&mut rest)?;
    if let Ok(behind) = self::list(&mut rest)
        && let Some(sizes) = behind.numbers().filter(|_| !behind.is_doubtful)
        && !comes(&rest, &[Word::Heap, Word::Heaps])
    {
        *input = rest;
        return Ok(Fact::Placed { list, sizes });
    }
    list.is_set = true;
    Ok(Fact::Amounts { list, side: None })
}

/// Parse the amounts after the name of subtraction games: `(1, 3, 4)`, `with set {1, 3, 4}`.
pub(super) fn named_amounts(input: &mut Input<'_>) -> Parsed<Fact> {
    skip(&[Word::From, Word::With, Word::Filler]).parse_next(input)?;
    alt((set, named_set, bracketed)).parse_next(input)
}

/// Parse a set named as such: `set 1 3 4`, `allowed moves: 1, 3, 4`.
fn named_set(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::Set]).parse_next(input)?;
    skip(&[Word::Colon, Word::Equals, Word::Filler]).parse_next(input)?;
    bracketed(input)
}

/// Parse amounts, which may stand in round brackets.
fn bracketed(input: &mut Input<'_>) -> Parsed<Fact> {
    let open = opt(word(&[Word::OpenRound])).parse_next(input)?;
    let list = list(input)?;
    if open.is_some() {
        word(&[Word::CloseRound]).parse_next(input)?;
    }
    not_of_heaps(input)?;
    Ok(Fact::Amounts { list, side: None })
}

/// Parse several amounts after "each turn": `each turn 1 to 3`.
fn by_turn(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::Turn]).parse_next(input)?;
    skip(&[Word::Turn, Word::Filler]).parse_next(input)?;
    let list = list(input)?;
    not_of_heaps(input)?;
    if list.is_many() { Ok(Fact::Amounts { list, side: None }) } else { Err(EmptyError) }
}

/// Parse a range, or amounts with an "or" between them, before "per turn": `1 to 3 per turn`.
fn each_turn(input: &mut Input<'_>) -> Parsed<Fact> {
    let list = list(input)?;
    word(&[Word::Turn]).parse_next(input)?;
    let is_range = list.ranges.len() == 1 && list.is_many();
    let ends = input.is_empty() || comes(input, &[Word::Comma, Word::Stop]);
    match (is_range || list.has_or) && ends {
        true => Ok(Fact::Amounts { list, side: None }),
        false => Err(EmptyError),
    }
}

/// Parse a bound: `at most 3`, `take up to 3`, `取的个数不超过7`, `5个以内`.
fn bound(input: &mut Input<'_>) -> Parsed<Fact> {
    let ahead = |input: &mut Input<'_>| {
        let verb = opt((word(&[Word::Take, Word::Count]), skip(IDLE))).parse_next(input)?;
        let bound = word(&[Word::Most, Word::Least, Word::Below, Word::Above]).parse_next(input)?;
        skip(IDLE).parse_next(input)?;
        let behind = opt((word(&[Word::Take, Word::Count]), skip(IDLE))).parse_next(input)?;
        let number = number(input)?;
        // In `fewer than 5` the bound is 4. Without a verb the words may compare the sizes of heaps.
        let is_compared = verb.is_none() && behind.is_none();
        match bound.word {
            Word::Below | Word::Above if is_compared => Err(EmptyError),
            Word::Below if number.value < 2 => Err(EmptyError),
            Word::Below => Ok((Token { value: number.value - 1, ..number }, Word::Most)),
            Word::Above => Ok((Token { value: number.value + 1, ..number }, Word::Least)),
            bound => Ok((number, bound)),
        }
    };
    let behind = |input: &mut Input<'_>| {
        skip(&[Word::Turn, Word::Filler]).parse_next(input)?;
        word(&[Word::Take, Word::Count]).parse_next(input)?;
        skip(IDLE).parse_next(input)?;
        let number = number(input)?;
        skip(&[Word::Unit, Word::Amount]).parse_next(input)?;
        word(&[Word::Within, Word::OrFewer]).parse_next(input)?;
        Ok((number, Word::Most))
    };
    let (number, bound) = alt((ahead, behind)).parse_next(input)?;
    skip(&[Word::Unit, Word::Amount]).parse_next(input)?;
    not_of_heaps(input)?;
    if comes(input, &[Word::To, Word::Number, Word::Half, Word::Previous, Word::Twice])
        || number.is_doubtful
    {
        return Err(EmptyError);
    }
    Ok(if bound == Word::Most { Fact::Most(number.value) } else { Fact::Least(number.value) })
}

/// Parse a bound that is a letter, as in `take at most k`, 取1到m个. The letter's value is open.
fn open_bound(input: &mut Input<'_>) -> Parsed<Fact> {
    const LETTERS: &[Word] = &[Word::LetterM, Word::LetterN];
    const ONE: &[Word] = &[Word::Number];
    let most = |input: &mut Input<'_>| {
        let verb = opt((word(&[Word::Take]), skip(IDLE))).parse_next(input)?;
        word(&[Word::Most]).parse_next(input)?;
        skip(IDLE).parse_next(input)?;
        let behind = opt((word(&[Word::Take]), skip(IDLE))).parse_next(input)?;
        if verb.is_some() || behind.is_some() { Ok(()) } else { Err(EmptyError) }
    };
    let range = |input: &mut Input<'_>| {
        (word(&[Word::Take]), skip(IDLE)).parse_next(input)?;
        word(ONE).verify(|one: &Token| one.value == 1).parse_next(input)?;
        skip(&[Word::Unit, Word::Amount]).parse_next(input)?;
        (word(&[Word::To]), skip(&[Word::Filler])).void().parse_next(input)
    };
    skip(&[Word::Turn, Word::Filler]).parse_next(input)?;
    alt((most, range)).parse_next(input)?;
    let letter = word(LETTERS).parse_next(input)?;
    // In 最多取m=5个 the letter has a value.
    not(word(&[Word::Equals, Word::Colon])).parse_next(input)?;
    skip(&[Word::Unit, Word::Amount]).parse_next(input)?;
    not_of_heaps(input)?;
    Ok(Fact::OpenBound { start: letter.start, end: letter.end })
}

/// Parse a number of heaps or stones that is a letter, as in `there are n heaps`, 有n堆石子. Such a statement leaves the
/// position open. Without a word such as "there are" the letter may be the number of heaps of a move.
fn of_letter(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::There]).parse_next(input)?;
    word(&[Word::LetterN, Word::LetterM]).parse_next(input)?;
    skip(&[Word::Filler]).parse_next(input)?;
    word(&[Word::Heap, Word::Heaps, Word::Unit]).parse_next(input)?;
    skip(&[Word::Filler, Word::Unit]).parse_next(input)?;
    match input.is_empty() || comes(input, &[Word::Comma, Word::Stop]) {
        true => Ok(Fact::Nothing),
        false => Err(EmptyError),
    }
}

/// `k = 3`
fn letter(input: &mut Input<'_>) -> Parsed<Fact> {
    preceded((word(&[Word::LetterM]), word(&[Word::Equals])), number)
        .map(|number| Fact::Letter(number.value))
        .parse_next(input)
}

/// Parse a part about taking without amounts: `two players take stones, …`.
fn bare_take(input: &mut Input<'_>) -> Parsed<Fact> {
    word(&[Word::Take]).parse_next(input)?;
    nothing_taken(input).map(|()| Fact::Nothing)
}

/// Check that a part about taking ends without an amount.
fn nothing_taken(input: &mut Input<'_>) -> Parsed<()> {
    skip(&[Word::Filler, Word::Unit, Word::From, Word::OneHeap, Word::In]).parse_next(input)?;
    match input.is_empty() || comes(input, &[Word::Comma, Word::Stop, Word::Turn]) {
        true => Ok(()),
        false => Err(EmptyError),
    }
}

/// Parse a part without new meaning: a reference to a set given elsewhere, 每次取的个数必须在集合中, or to a heap without a size,
/// `from a heap of stones`.
fn idle(input: &mut Input<'_>) -> Parsed<Fact> {
    let of_set = |input: &mut Input<'_>| {
        skip(&[Word::Turn, Word::Take, Word::Filler, Word::Amount]).parse_next(input)?;
        word(&[Word::OfSet]).void().parse_next(input)
    };
    let of_heap = |input: &mut Input<'_>| {
        skip(&[Word::From]).parse_next(input)?;
        word(&[Word::OneHeap]).parse_next(input)?;
        skip(&[Word::Filler, Word::Unit, Word::In]).parse_next(input)
    };
    let of_one = |input: &mut Input<'_>| {
        word(&[Word::From]).parse_next(input)?;
        number.verify(|one: &Token| one.value == 1).parse_next(input)?;
        let ends = input.is_empty() || comes(input, &[Word::Comma, Word::Stop, Word::Turn]);
        if ends { Ok(()) } else { Err(EmptyError) }
    };
    alt((of_set, of_heap, of_one)).map(|()| Fact::Nothing).parse_next(input)
}

/// Parse a list such as `1 or 2` without a word for taking, as uncertain amounts.
fn loose(input: &mut Input<'_>) -> Parsed<Fact> {
    let list = list(input)?;
    match list.has_or {
        true => Ok(Fact::Amounts { list: List { is_doubtful: true, ..list }, side: None }),
        false => Err(EmptyError),
    }
}
