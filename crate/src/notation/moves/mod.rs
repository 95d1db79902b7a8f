//! A move from text: what may be typed, and whether it is legal.

mod infer;
mod parse;

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word};
use crate::games::letters::groups;
use crate::notation::{Game, Rule};
use crate::ruleset::moves::{Legal, Move};
use crate::ruleset::position::Position;
use infer::leading_to;
use parse::written;

fn allowed(amounts: &[(u64, u64)], take: u64) -> bool {
    amounts.iter().any(|(lo, hi)| (*lo..=*hi).contains(&take))
}

/// Whether a hand may make this move.
fn is_legal(legal: &Legal, mv: &Move, game: &Game, position: &Position) -> bool {
    let amounts = |takes: &[Vec<(u64, u64)>], heap: usize, take: u64| {
        takes.get(heap).is_some_and(|amounts| allowed(amounts, take))
    };
    match (legal, mv) {
        (Legal::Take { takes, unit, .. }, Move::Take(t)) if *unit > 1 => {
            let amounts = takes.get(t.heap).into_iter().flatten();
            amounts.clone().any(|(lo, hi)| {
                (*lo..=*hi).contains(&t.take) && (t.take - lo).is_multiple_of(*unit)
            })
        }
        (Legal::Take { takes, .. } | Legal::Merge { takes }, Move::Take(t)) => {
            amounts(takes, t.heap, t.take)
        }
        (Legal::Take { takes, heaps_per_move, equal, .. }, Move::Takes { takes: taken }) => {
            taken.len() as u64 <= *heaps_per_move
                && taken.iter().all(|t| amounts(takes, t.heap, t.take))
                && taken.windows(2).all(|two| two[0].heap < two[1].heap)
                && (!equal || taken.iter().all(|t| t.take == taken[0].take))
        }
        (Legal::Step { takes }, Move::Step { heap, take }) => amounts(takes, *heap, *take),
        (Legal::Split { heaps }, Move::Split { heap, into }) => {
            heaps.get(*heap).is_some_and(|size| into.0 < *size && into.1 <= into.0)
        }
        (Legal::Merge { takes }, Move::Merge { heaps: (i, j) }) => {
            i < j && amounts(takes, *i, 1) && amounts(takes, *j, 1)
        }
        (Legal::Letters { takes }, Move::Letters { letter, take }) => {
            let group = groups(position).iter().position(|g| g.0 == *letter);
            group.is_some_and(|group| amounts(takes, group, *take))
        }
        (Legal::Graph { targets }, Move::Edge { token, node, .. }) => {
            targets.get(*token).is_some_and(|targets| targets.contains(node))
                && game.edge_move(position, *token, *node).is_some()
        }
        (Legal::Bite { rows }, Move::Bite { row, column }) => {
            (*row, *column) != (0, 0) && rows.get(*row).is_some_and(|kept| column < kept)
        }
        (Legal::Turn { most, run }, Move::Turn { coins }) => {
            let Position::Coins(faces) = position else { return false };
            let head = coins.first().is_some_and(|c| faces.get(*c) == Some(&true));
            let few = most.is_none_or(|most| coins.len() <= most);
            let step = |two: &[usize]| two[0] > two[1] && (!run || two[0] == two[1] + 1);
            head && few && coins.windows(2).all(step)
        }
        (Legal::Cut, Move::Cut { edge, .. }) => {
            matches!(position, Position::Plant(plant) if *edge < plant.edges.len())
        }
        _ => false,
    }
}

/// Whether the rules allow a move.
fn may_be_played(game: &Game, position: &Position, mv: &Move) -> Result<bool> {
    // The options of a heap may be too many to be listed.
    if let Rule::Heap(rules) = &game.rule {
        let size = |heap: usize| position.heaps().get(heap).copied().unwrap_or(0);
        return match mv {
            Move::Take(t) => rules.is_option(size(t.heap), &[t.left]),
            Move::Replace { heap, into } => rules.is_option(size(*heap), into),
            _ => Ok(false),
        };
    }
    Ok(is_legal(&game.rules().legal(position), mv, game, position))
}

/// Whether a text is a move in the notation of moves, not the position after one.
fn is_written(game: &Game, plain: &str) -> bool {
    match game.rule {
        Rule::Chomp(_) => plain.contains(':'),
        Rule::Coins(_) => plain.contains(|c: char| c.is_ascii_digit()),
        // An edge alone is what is left; with a sign before it, what is cut.
        Rule::Hackenbush(_) => plain.trim_start().starts_with('-'),
        _ => plain.contains(['-', '=', '+', '>']),
    }
}

/// The move that a text means: a move in its own notation (`2-3`), or the position it leads to.
///
/// ```
/// use mexplorer::{find_move, Game};
/// let game = Game::parse("nim")?;
/// let position = game.position("3 5 7")?;
/// assert_eq!(find_move(&game, &position, "2-3")?, find_move(&game, &position, "3 2 7")?);
/// assert!(find_move(&game, &position, "3 5 8").is_err());
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `illegal-move`, or what the notation refuses; the span is in UTF-16 units of `text`, and `field`
/// is `move`.
pub fn find_move(game: &Game, position: &Position, text: &str) -> Result<Move> {
    let source = Source::new(text);
    let plain = source.plain();
    let whole = Span::new(plain.len() - plain.trim_start().len(), plain.trim_end().len());
    let illegal = || {
        Error::new(
            ErrorCode::IllegalMove,
            format!("expected a legal move or the position after one, found {:?}", plain.trim()),
        )
        .at(whole)
        .with("found", plain.trim())
    };
    let words = || source.words().collect::<Vec<Word<'_>>>();
    let found = if is_written(game, plain) {
        written(game, position, &words()).map(|mv| mv.ok_or_else(illegal)).and_then(|mv| mv)
    } else if let Some(cut) = meant_cut(game, position, text, &words()) {
        Ok(cut)
    } else {
        // A position's own errors come with their spans already in place.
        let next = match game.position(text) {
            Ok(next) => next,
            Err(mut error) => {
                error.details.retain(|(name, _)| *name != "field");
                return Err(error.in_field("move"));
            }
        };
        leading_to(game, position, &next).ok_or_else(illegal)
    };
    found
        .and_then(|mv| match may_be_played(game, position, &mv) {
            Ok(true) => Ok(mv),
            Ok(false) => Err(illegal()),
            Err(error) => Err(error),
        })
        .map(|mv| normal(mv, position))
        .map_err(|e| source.locate(e).in_field("move"))
}

/// The cut of an edge written without its sign, where no move leaves just that edge.
fn meant_cut(game: &Game, position: &Position, text: &str, words: &[Word<'_>]) -> Option<Move> {
    let (Rule::Hackenbush(_), [_]) = (&game.rule, words) else { return None };
    let left = game.position(text).ok().and_then(|next| leading_to(game, position, &next));
    if left.is_some() { None } else { written(game, position, words).ok().flatten() }
}

/// A merge is listed with the first of a run of equal heaps; any other of them means the same.
fn normal(mv: Move, position: &Position) -> Move {
    match mv {
        Move::Merge { heaps: (i, mut j) } => {
            let heaps = position.heaps();
            while j > i + 1 && heaps[j - 1] == heaps[j] {
                j -= 1;
            }
            Move::Merge { heaps: (i, j) }
        }
        other => other,
    }
}
