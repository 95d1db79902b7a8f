//! How each practice problem's input reads.

use super::scan::{Scanner, read as scan, word_span};
use super::{Problem, Question};
use crate::answers::union::{MAX_DIVISORS, MAX_N, decimal};
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Word, number};
use crate::games::graph::Graph;
use crate::games::kit::playable::Playable;
use crate::games::letters::Letters;
use crate::games::merge::Merge;
use crate::games::nim::Nim;
use crate::games::split::Split;
use crate::games::staircase::Staircase;
use crate::games::subtract::Subtract;
use crate::heaps::subtraction::set::StepSet;
use crate::notation::Game;
use crate::ruleset::position::Position;

/// The most heaps, steps, numbers of a set, letters, nodes or cases.
const MAX_COUNT: u64 = 1_000_000;

/// The most edges.
const MAX_EDGES: u64 = 5_000_000;

/// Read an input.
pub(super) fn read(problem: Problem, input: &str) -> Result<Question> {
    let parse: fn(&mut Scanner<'_>) -> Result<Question> = match problem {
        Problem::Multiples => multiples,
        Problem::Nim => |s| Ok(play(Nim, heaps(s, "a heap")?)),
        Problem::Staircase => |s| Ok(play(Staircase, heaps(s, "a step")?)),
        Problem::Subtract => subtract,
        Problem::Split => |s| Ok(play(Split, heaps(s, "a heap")?)),
        Problem::Graph => return graph(input),
        Problem::Merge => merge,
        Problem::Letters => letters,
        Problem::LastLoses => last_loses,
    };
    scan(input, parse)
}

fn play(rule: impl Playable + 'static, position: Position) -> Question {
    Question::Play(Game::new(rule, false), position)
}

/// A count and that many heaps.
fn heaps(scanner: &mut Scanner<'_>, each: &'static str) -> Result<Position> {
    let count = scanner.count("n", MAX_COUNT)?;
    scanner.list(count, |s| s.number(each)).map(Position::Heaps)
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
    Ok(play(Subtract::new(set), heaps(scanner, "a heap")?))
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
    // Where there are no nodes there are no tokens; the notation of graphs needs a node.
    let graph = Graph::numbered(nodes.max(1), &edges).map_err(|error| {
        let error = error.in_field("input");
        match on_cycle(&error, &edges).and_then(|i| word_span(input, 3 + 2 * i)) {
            Some(span) => error.at(span),
            None => error,
        }
    })?;
    let mut by_number = vec![0; nodes as usize + 1];
    for i in 0..nodes {
        if let Some(slot) = graph.name(i).parse::<usize>().ok().and_then(|n| by_number.get_mut(n)) {
            *slot = i;
        }
    }
    let tokens = tokens.into_iter().map(|n| by_number[n as usize]).collect();
    Ok(play(graph, Position::Tokens(tokens)))
}

/// Which edge is the first on the cycle that the error names.
fn on_cycle(error: &Error, edges: &[(u32, u32)]) -> Option<usize> {
    let cycle = error.details.iter().find_map(|(name, value)| match value {
        crate::base::error::Detail::List(nodes) if *name == "cycle" => Some(nodes),
        _ => None,
    })?;
    let from = cycle.first()?.parse::<u32>().ok()?;
    let to = cycle.get(1).unwrap_or(&cycle[0]).parse::<u32>().ok()?;
    edges.iter().position(|&edge| edge == (from, to))
}

/// A node's number, from 1 to `nodes`.
fn node(scanner: &mut Scanner<'_>, expected: &'static str, nodes: u32) -> Result<u32> {
    let word = scanner.word(expected)?;
    match number(word)? {
        n if (1..=u64::from(nodes)).contains(&n) => Ok(n as u32),
        n => Err(Error::new(
            ErrorCode::UnknownNode,
            format!("expected a node from 1 to {nodes}, found {n}"),
        )
        .at(word.span())
        .with("name", n.to_string())),
    }
}

fn merge(scanner: &mut Scanner<'_>) -> Result<Question> {
    let cases = scanner.count("T", MAX_COUNT)?;
    let case = |s: &mut Scanner<'_>| {
        let count = s.count("N", MAX_COUNT)?;
        let heaps = s.list(count, |s| s.number("a heap"))?;
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
    let game = Game::new(Subtract::new(steps), true);
    Ok(Question::Play(game, Position::Heaps(vec![heap])))
}
