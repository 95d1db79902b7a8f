//! How each practice problem's input reads.

use super::graphs::{MAX_EDGES, acyclic};
use super::scan::{MAX_COUNT, Scanner, heap_list, node_at, read as scan, word_span};
use super::{Problem, Question, trees};
use crate::answers::union::{MAX_DIVISORS, MAX_N, decimal};
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Word, number};
use crate::games::kit::playable::Playable;
use crate::games::letters::Letters;
use crate::games::merge::Merge;
use crate::games::nim::Nim;
use crate::games::split::Split;
use crate::games::staircase::STAIRS;
use crate::games::subtract::subtraction;
use crate::heaps::subtraction::set::StepSet;
use crate::notation::Game;
use crate::ruleset::position::Position;

/// Read an input.
pub(super) fn read(problem: Problem, input: &str) -> Result<Question> {
    let parse: fn(&mut Scanner<'_>) -> Result<Question> = match problem {
        Problem::Multiples => multiples,
        Problem::Nim => |s| Ok(play(Nim, heaps(s, "a heap")?)),
        Problem::Staircase => |s| Ok(play(STAIRS, heaps(s, "a step")?)),
        Problem::Subtract => subtract,
        Problem::Split => |s| Ok(play(Split, heaps(s, "a heap")?)),
        Problem::Graph => return graph(input),
        Problem::Merge => merge,
        Problem::Letters => letters,
        Problem::LastLoses => last_loses,
        Problem::Tree => trees::cut,
        Problem::Missed => trees::missed,
        Problem::Sets | Problem::Rows | Problem::Sheets | Problem::Chess => {
            return scan(input, |s| super::groups::read(problem, s));
        }
        _ => return scan(input, |s| super::cases::read(problem, s)),
    };
    scan(input, parse)
}

fn play(rule: impl Playable + 'static, position: Position) -> Question {
    Question::Play(Game::new(rule, false), position)
}

/// A count and that many heaps.
fn heaps(scanner: &mut Scanner<'_>, each: &'static str) -> Result<Position> {
    heap_list(scanner, "n", each).map(Position::Heaps)
}

fn multiples(scanner: &mut Scanner<'_>) -> Result<Question> {
    let n = decimal::decimal(scanner.word("n")?, MAX_N)?;
    let count = scanner.count("m", MAX_DIVISORS as u64)?;
    let divisors = scanner.list(count, |s| decimal::divisor(s.word("a divisor")?, MAX_N))?;
    Ok(Question::Count { n, divisors })
}

fn subtract(scanner: &mut Scanner<'_>) -> Result<Question> {
    let (k, spot) = scanner.count_at("k", MAX_COUNT)?;
    let steps = scanner.list(k, step)?;
    let set = StepSet::new(steps.into_iter().map(|step| (step, step))).ok_or_else(|| {
        Error::new(ErrorCode::EmptySet, "expected at least one number in the set").at(spot)
    })?;
    Ok(play(subtraction(set), heaps(scanner, "a heap")?))
}

/// A number of the set: how many stones a move may take.
fn step(scanner: &mut Scanner<'_>) -> Result<u64> {
    let word = scanner.word("a number of the set")?;
    match number(word)? {
        0 => Err(Error::new(
            ErrorCode::ZeroInSet,
            "expected numbers from 1 on, found 0: a move must take something",
        )
        .at(word.span())),
        step => Ok(step),
    }
}

fn graph(input: &str) -> Result<Question> {
    let (nodes, edges, tokens) = scan(input, |s| {
        let nodes = s.count("n", MAX_COUNT)? as u32;
        let edges = s.count("m", MAX_EDGES)?;
        let tokens = s.number("k")?;
        let edges =
            s.list(edges, |s| Ok((node(s, "an edge", nodes)?, node(s, "an edge", nodes)?)))?;
        let tokens = s.list(tokens, |s| node(s, "a token", nodes))?;
        Ok((nodes, edges, tokens))
    })?;
    let (graph, by_number) = acyclic(1, nodes, &edges).map_err(|(error, edge)| {
        let error = error.in_field("input");
        match edge.and_then(|i| word_span(input, 3 + 2 * i)) {
            Some(span) => error.at(span),
            None => error,
        }
    })?;
    let tokens = tokens.into_iter().map(|n| by_number[n as usize]).collect();
    Ok(play(graph, Position::Tokens(tokens)))
}

/// A node's number, from 1 to `nodes`.
fn node(scanner: &mut Scanner<'_>, expected: &'static str, nodes: u32) -> Result<u32> {
    node_at(scanner, expected, nodes).map(|(node, _)| node)
}

fn merge(scanner: &mut Scanner<'_>) -> Result<Question> {
    let cases = scanner.count("T", MAX_COUNT)?;
    let case = |s: &mut Scanner<'_>| {
        let heaps = heap_list(s, "N", "a heap")?;
        Ok((Game::new(Merge, false), Position::Heaps(heaps)))
    };
    scanner.list(cases, case).map(Question::Cases)
}

fn letters(scanner: &mut Scanner<'_>) -> Result<Question> {
    let word = scanner.word("a word of letters")?;
    if let Some((at, c)) = word.text.char_indices().find(|(_, c)| !c.is_ascii_alphabetic()) {
        let spot = word.part(at, at + c.len_utf8()).span();
        return Err(Error::new(
            ErrorCode::ExpectedLetter,
            format!("expected letters from A to Z, found {c:?}"),
        )
        .at(spot)
        .with("found", c.to_string()));
    }
    check_length(word)?;
    Ok(play(Letters, Position::Letters(word.text.to_ascii_uppercase())))
}

fn check_length(word: Word<'_>) -> Result<()> {
    let found = word.text.len() as u64;
    if found <= MAX_COUNT {
        return Ok(());
    }
    Err(Error::new(
        ErrorCode::TooMany,
        format!("expected at most {MAX_COUNT} letters, found {found}"),
    )
    .at(word.span())
    .with("limit", MAX_COUNT)
    .with("found", found))
}

fn last_loses(scanner: &mut Scanner<'_>) -> Result<Question> {
    let heap = scanner.number("n")?;
    let steps = StepSet::new([1, 5, 13].map(|step| (step, step)));
    let Some(steps) = steps else {
        return Err(Error::new(ErrorCode::Internal, "the set 1 5 13 is not empty"));
    };
    let game = Game::new(subtraction(steps), true);
    Ok(Question::Play(game, Position::Heaps(vec![heap])))
}
