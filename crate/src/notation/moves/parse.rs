//! Moves in their own notation.

use crate::base::error::Result;
use crate::base::sort::sorted;
use crate::base::text::{Word, number};
use crate::games::{hackenbush, heap_game};
use crate::notation::{Game, Rule};
use crate::ruleset::moves::{Move, Taken};
use crate::ruleset::position::Position;

/// The square of a row's last coin, far beyond any row.
const MOST_TURNED: u64 = 1 << 24;

/// A move in the notation of moves; `None` for what cannot be one of this game.
pub(super) fn written(
    game: &Game,
    position: &Position,
    words: &[Word<'_>],
) -> Result<Option<Move>> {
    let heaps = position.heaps();
    let place = |word: Word<'_>| number(word).map(|n| (n as usize).checked_sub(1));
    let taken = |word: Word<'_>| -> Result<Option<Taken>> {
        let Some((heap, take)) = pair(word, '-') else { return Ok(None) };
        let (heap, take) = (place(heap)?, number(take)?);
        let size = |heap: usize| match position {
            Position::Capped { heap: size, .. } => (heap == 0).then_some(*size),
            _ => heaps.get(heap).copied(),
        };
        Ok(heap.and_then(|heap| {
            let size = size(heap)?;
            // In a race a step beyond 0 stops there.
            let take = match &game.rule {
                Rule::Race(race) if race.set().contains(take) => take.min(size),
                _ => take,
            };
            let left = size.checked_sub(take)?;
            Some(Taken { heap, take, left })
        }))
    };
    let [first, rest @ ..] = words else { return Ok(None) };
    Ok(match &game.rule {
        Rule::Graph(_) if rest.is_empty() => edge(game, position, *first)?,
        Rule::Letters(_) if rest.is_empty() => {
            let Some((letter, take)) = pair(*first, '-') else { return Ok(None) };
            let mut letters = letter.text.chars();
            match (letters.next(), letters.next()) {
                (Some(c), None) => {
                    Some(Move::Letters { letter: c.to_ascii_uppercase(), take: number(take)? })
                }
                _ => None,
            }
        }
        Rule::Staircase(_) if rest.is_empty() => {
            taken(*first)?.map(|t| Move::Step { heap: t.heap, take: t.take })
        }
        Rule::Split(_) if rest.is_empty() => {
            let Some((heap, into)) = pair(*first, '=') else { return Ok(None) };
            let Some((a, b)) = pair(into, '+') else { return Ok(None) };
            let (heap, a, b) = (place(heap)?, number(a)?, number(b)?);
            heap.map(|heap| Move::Split { heap, into: (a.max(b), a.min(b)) })
        }
        Rule::Merge(_) if rest.is_empty() && first.text.contains('+') => {
            let Some((a, b)) = pair(*first, '+') else { return Ok(None) };
            match (place(a)?, place(b)?) {
                (Some(a), Some(b)) if a.max(b) < heaps.len() => {
                    Some(Move::Merge { heaps: (a.min(b), a.max(b)) })
                }
                _ => None,
            }
        }
        Rule::Moore(_) | Rule::Wythoff(_) if !rest.is_empty() => {
            let takes: Result<Option<Vec<Taken>>> = words.iter().map(|w| taken(*w)).collect();
            takes?.map(|takes| Move::Takes { takes: Taken::in_order(takes) })
        }
        Rule::Heap(_) if rest.is_empty() && first.text.contains('=') => {
            let Some((heap, into)) = pair(*first, '=') else { return Ok(None) };
            let heap = place(heap)?;
            let mut left = Vec::new();
            let mut start = 0;
            for part in into.text.split('+') {
                left.push(number(into.part(start, start + part.len()))?);
                start += part.len() + 1;
            }
            heap.filter(|heap| *heap < heaps.len())
                .and_then(|heap| heap_game::replace(heap, heaps[heap], left))
        }
        Rule::Chomp(_) if rest.is_empty() => {
            let Some((row, column)) = pair(*first, ':') else { return Ok(None) };
            let (row, column) = (place(row)?, number(column)?.checked_sub(1));
            row.zip(column).map(|(row, column)| Move::Bite { row, column })
        }
        Rule::Coins(_) if rest.is_empty() => turned(*first)?,
        Rule::Hackenbush(_) if rest.is_empty() => hackenbush::written(position, *first)?,
        Rule::Graph(_) | Rule::Letters(_) | Rule::Staircase(_) | Rule::Split(_) => None,
        Rule::Chomp(_) | Rule::Coins(_) | Rule::Hackenbush(_) => None,
        _ if rest.is_empty() => taken(*first)?.map(Move::Take),
        _ => None,
    })
}

/// The two sides of the first `sign` in a word.
fn pair(word: Word<'_>, sign: char) -> Option<(Word<'_>, Word<'_>)> {
    word.text.find(sign).map(|at| (word.part(0, at), word.part(at + 1, word.text.len())))
}

/// Squares of coins joined by +, or a run of them as a range from its lower end.
fn turned(word: Word<'_>) -> Result<Option<Move>> {
    let squares = match word.text.find("..") {
        Some(at) => {
            let (low, high) = (word.part(0, at), word.part(at + 2, word.text.len()));
            let (low, high) = (number(low)?, number(high)?);
            if low > high || high > MOST_TURNED {
                return Ok(None);
            }
            (low..=high).rev().collect()
        }
        None => {
            let mut start = 0;
            let square = |text: &str| {
                let square = word.part(start, start + text.len());
                start += text.len() + 1;
                number(square)
            };
            word.text.split('+').map(square).collect::<Result<Vec<u64>>>()?
        }
    };
    let squares = sorted(squares, |a, b| a > b);
    let coins: Option<Vec<usize>> =
        squares.into_iter().map(|n| n.checked_sub(1).map(|n| n as usize)).collect();
    Ok(coins.map(|coins| Move::Turn { coins }))
}

fn edge(game: &Game, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
    let (Rule::Graph(graph), Position::Tokens(tokens)) = (&game.rule, position) else {
        return Ok(None);
    };
    let (token, path) = match word.text.find(':') {
        Some(at) => (
            number(word.part(0, at))?.checked_sub(1).map(|t| t as usize),
            word.part(at + 1, word.text.len()),
        ),
        None => (None, word),
    };
    let Some(at) = path.text.find('>') else { return Ok(None) };
    let ends = [path.part(0, at), path.part(at + 1, path.text.len())];
    let ends = graph.tokens(ends.into_iter())?;
    let token = token.or_else(|| tokens.iter().position(|t| *t == ends[0]));
    Ok(token
        .filter(|t| tokens.get(*t) == Some(&ends[0]))
        .and_then(|token| game.edge_move(position, token, ends[1])))
}

impl Game {
    /// The move of a token to a node, whether or not an edge leads there; `None` without a graph.
    pub(crate) fn edge_move(&self, position: &Position, token: usize, node: u32) -> Option<Move> {
        let (Rule::Graph(graph), Position::Tokens(tokens)) = (&self.rule, position) else {
            return None;
        };
        let from = *tokens.get(token)?;
        Some(Move::Edge {
            token,
            from: graph.name(from).to_string(),
            to: graph.name(node).to_string(),
            node,
            shared: tokens[..token].contains(&from),
        })
    }
}
