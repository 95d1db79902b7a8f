//! Problems whose inputs are many cases, each with a game of its own.

use super::scan::{MAX_COUNT, Scanner, at_least, heap_list};
use super::{Case, Problem, Question};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::nimber::MAX_HEAP;
use crate::base::sort::sort;
use crate::games::subtract::subtraction;
use crate::heaps::subtraction::set::StepSet;
use crate::notation::Game;
use crate::ruleset::position::Position;

/// Read an input of many cases, or of one.
pub(super) fn read(problem: Problem, s: &mut Scanner<'_>) -> Result<Question> {
    match problem {
        Problem::Powers => until_end(s, |s| powers(s.number("n")?)),
        Problem::Fibonacci => until_zeros(s, 3, fibonacci),
        Problem::Euclid => until_zeros(s, 2, |heaps| known("euclid", heaps)),
        Problem::Stairs => counted(s, |s| {
            let mut stairs = heap_list(s, "n", "a stair")?;
            // What lies on the first stair stays there: it is the ground.
            stairs.drain(..stairs.len().min(1));
            known("staircase", stairs)
        }),
        Problem::Lasker => counted(s, |s| known("lasker", heap_list(s, "n", "a heap")?)),
        Problem::Strip => counted(s, strip),
        Problem::Crosses => {
            let (game, position) = known("treblecross", vec![s.number("n")?])?;
            Ok(Question::Play(game, position))
        }
        Problem::Boxes => counted(s, boxes),
        Problem::Pairs => counted(s, pairs),
        Problem::Ends => counted(s, |s| known("end-nim", heap_list(s, "n", "a heap")?)),
        Problem::Northcott => until_end(s, northcott),
        _ => until_end(s, super::trees::plants),
    }
}

fn known(game: &str, heaps: Vec<u64>) -> Result<Case> {
    Ok((Game::parse(game)?, Position::Heaps(heaps)))
}

/// `T`, and then `T` cases.
fn counted(
    s: &mut Scanner<'_>,
    case: impl FnMut(&mut Scanner<'_>) -> Result<Case>,
) -> Result<Question> {
    let count = s.count("T", MAX_COUNT)?;
    s.list(count, case).map(Question::Cases)
}

/// Cases to the end of the input.
fn until_end(
    s: &mut Scanner<'_>,
    mut case: impl FnMut(&mut Scanner<'_>) -> Result<Case>,
) -> Result<Question> {
    let mut cases = Vec::new();
    while !s.is_done() {
        cases.push(case(s)?);
    }
    Ok(Question::Cases(cases))
}

/// A fixed count of numbers a case, until all of them are 0.
fn until_zeros(
    s: &mut Scanner<'_>,
    many: u64,
    case: impl Fn(Vec<u64>) -> Result<Case>,
) -> Result<Question> {
    let mut cases = Vec::new();
    loop {
        let numbers = s.list(many, |s| s.number("a number"))?;
        if numbers.iter().all(|n| *n == 0) {
            return Ok(Question::Cases(cases));
        }
        cases.push(case(numbers)?);
    }
}

/// The game of taking one of these amounts; those above the largest heap are left out.
fn taking(amounts: impl Iterator<Item = u64>, heaps: Vec<u64>) -> Result<Case> {
    let largest = heaps.iter().copied().max().unwrap_or(0).max(1);
    let steps = StepSet::new(amounts.take_while(|a| *a <= largest).map(|a| (a, a)));
    let steps = steps.ok_or_else(|| Error::new(ErrorCode::Internal, "1 may be taken"))?;
    Ok((Game::new(subtraction(steps), false), Position::Heaps(heaps)))
}

fn powers(heap: u64) -> Result<Case> {
    taking((0..53).map(|i| 1 << i), vec![heap])
}

fn fibonacci(heaps: Vec<u64>) -> Result<Case> {
    let next = |&(a, b): &(u64, u64)| (b <= MAX_HEAP).then_some((b, a + b));
    taking(std::iter::successors(Some((1, 2)), next).map(|(a, _)| a), heaps)
}

/// Pieces on squares from 1 on, in any order.
fn strip(s: &mut Scanner<'_>) -> Result<Case> {
    let count = s.count("n", MAX_COUNT)?;
    let mut squares = s.list(count, |s| at_least(s, "a square", 1))?;
    sort(&mut squares, |a, b| (a.0, a.1.start) < (b.0, b.1.start));
    if let Some(two) = squares.windows(2).find(|two| two[0].0 == two[1].0) {
        return Err(twice(two[1].0, two[1].1));
    }
    known("silver-dollar", squares.into_iter().map(|(square, _)| square - 1).collect())
}

/// Two pieces on one square.
fn twice(square: u64, spot: Span) -> Error {
    let message = format!("expected each square once, found {square} twice");
    Error::new(ErrorCode::WrongOrder, message).at(spot).with("found", square).with("of", "square")
}

/// Cards in boxes 1..n, from which some go to a smaller box so that 3 divides the sum of both numbers
/// and 2 does not. Every such move changes the parity of the box's distance from where cards stay; at
/// an odd distance are the boxes whose remainder by 6 is 0, 2 or 5, and only those count, as Nim heaps.
fn boxes(s: &mut Scanner<'_>) -> Result<Case> {
    let cards = heap_list(s, "n", "a box")?;
    let odd = |(number, _): &(usize, u64)| [0, 2, 5].contains(&(number % 6));
    known("nim", (1..).zip(cards).filter(odd).map(|(_, cards)| cards).collect())
}

/// Heaps two by two.
fn pairs(s: &mut Scanner<'_>) -> Result<Case> {
    let (count, spot) = s.count_at("n", MAX_COUNT)?;
    if count % 2 == 1 {
        let message = format!("expected heaps in pairs, found {count}");
        let error = Error::new(ErrorCode::WrongCount, message).at(spot);
        return Err(error.with("expected", "pairs").with("found", count));
    }
    let heaps = s.list(count, |s| Ok(at_least(s, "a heap", 1)?.0))?;
    // The notation needs a pair; this one has no move.
    known("e-and-d", if heaps.is_empty() { vec![1, 1] } else { heaps })
}

/// Rows of a board, and the columns of the two pieces in each. How much room there is to move back
/// decides nothing; the position allows as much as a row has columns.
fn northcott(s: &mut Scanner<'_>) -> Result<Case> {
    let rows = s.count("n", MAX_COUNT)?;
    let columns = s.number("m")?;
    let column = |s: &mut Scanner<'_>| {
        let (column, spot) = at_least(s, "a column", 1)?;
        if column > columns {
            let message = format!("expected a column up to {columns}, found {column}");
            let error = Error::new(ErrorCode::NumberTooLarge, message).at(spot);
            return Err(error.with("limit", columns).with("found", column));
        }
        Ok((column, spot))
    };
    let gaps = s.list(rows, |s| {
        let ((one, _), (other, spot)) = (column(s)?, column(s)?);
        if one == other { Err(twice(one, spot)) } else { Ok(one.abs_diff(other) - 1) }
    })?;
    let widest = gaps.iter().copied().max().unwrap_or(0);
    let heaps = if gaps.is_empty() { vec![0] } else { gaps };
    Ok((
        Game::parse("northcott")?,
        Position::Backed { heaps, back: columns.min(MAX_HEAP - widest) },
    ))
}
