//! Parsing of moves: the accepted forms, and the check that a move is legal.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::Game;
use super::refused::with_reason;
use super::worded::{Taking, worded};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::sort::{sort, sort_by_key, sort_numbers};
use crate::base::text::{Source, Word, joined};
use crate::ruleset::legal::Legal;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// Find the move that a text describes. The text is a move in the notation of the game (`2-3`), a taking in words
/// (`take 3 from heap 2`, `从第2堆取3个`), or the position after the move. If the order of heaps does not matter, the
/// position may be typed in any order.
///
/// ```
/// use mexplorer::{find_move, Game};
/// let game = Game::parse("nim")?;
/// let position = game.position("3 5 7")?;
/// assert_eq!(find_move(&game, &position, "2-3")?, find_move(&game, &position, "3 2 7")?);
/// assert_eq!(find_move(&game, &position, "2-3")?, find_move(&game, &position, "take 3 from heap 2")?);
/// assert!(find_move(&game, &position, "3 5 8").is_err());
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `illegal-move`, with the `reason` among its details if one is known, or an error of the notation; the span is in
/// UTF-16 units of `text`, and `field` is `move`.
pub fn find_move(game: &Game, position: &Position, text: &str) -> Result<Move> {
    let source = Source::new(text);
    let plain = source.plain();
    // For a text of blanks, use the span of all blanks.
    let whole = match plain.trim_end().len() {
        0 => Span::new(0, plain.len()),
        end => Span::new(plain.len() - plain.trim_start().len(), end),
    };
    let illegal = || {
        Error::new(
            ErrorCode::IllegalMove,
            format!("expected a legal move or the position after one, found {:?}", plain.trim()),
        )
        .at(whole)
        .with("found", plain.trim())
    };
    let words = || source.words().collect::<Vec<Word<'_>>>();
    // Accept a taking in words if it names a heap, or if the position has only one heap.
    let takes = |taking: &Taking| {
        matches!(game.rules().legal(position), Legal::Take { .. } | Legal::Options { .. })
            && (taking.heap.is_some() || position.heaps().len() == 1)
    };
    // The small core passes takings in words to the whole core, like all texts that it rejects.
    let meant =
        cfg!(feature = "lab").then(|| worded(plain, position.heaps()).filter(takes)).flatten();
    let found = if let Some(Taking { heap, take }) = meant {
        let text = joined(&[heap.unwrap_or(1), take], "-");
        let word = Word { text: &text, start: 0 };
        // Replace errors of the notation, since their spans do not fit the sentence.
        game.rule.read_move(position, &[word]).ok().flatten().ok_or_else(illegal)
    } else if game.rule.is_move_text(plain) {
        game.rule.read_move(position, &words()).map(|mv| mv.ok_or_else(illegal)).and_then(|mv| mv)
    } else if let Some(short) = game.rule.as_shorthand()
        && let Some(mv) = short.meant_move(position, &words())
    {
        Ok(mv)
    } else {
        // The span of an error in a position already refers to the typed text.
        let next = match game.position(text) {
            Ok(next) => next,
            Err(mut error) => {
                error.details.retain(|(name, _)| *name != "field");
                return Err(error.in_field("move"));
            }
        };
        let allowed = |mv: &Move| game.rule.allows(position, mv).unwrap_or(true);
        let in_place = game.rule.move_between(position, &next);
        in_place.filter(allowed).or_else(|| reordered(game, position, &next)).ok_or_else(illegal)
    };
    found
        .and_then(|mv| match game.rule.allows(position, &mv) {
            Ok(true) => Ok(mv),
            Ok(false) => Err(illegal()),
            Err(error) => Err(error),
        })
        .map(|mv| game.rule.listed_as(position, mv))
        .map_err(|e| match e.code {
            ErrorCode::IllegalMove if cfg!(feature = "lab") => {
                with_reason(e, game, position, (plain, meant))
            }
            _ => e,
        })
        .map_err(|e| match e.details.iter().any(|(name, _)| *name == "field") {
            // The span of a rule's error refers to the text of the game, so leave it unchanged.
            true => e,
            false => source.locate(e).in_field("move"),
        })
}

/// The most moves that are compared with a position in another order.
const COMPARED: u128 = 10_000;

/// Return the move to a position whose heaps or tokens are typed in a different order. Return `None` if the order
/// matters, if no such move exists, or if there are too many moves to compare.
fn reordered(game: &Game, from: &Position, to: &Position) -> Option<Move> {
    let free = |a: &Position, b: &Position| {
        let (mut a, mut b) = (a.clone(), b.clone());
        game.rule.standard(&mut a);
        game.rule.standard(&mut b);
        a == b
    };
    if let (Position::Heaps(old), Position::Heaps(new)) = (from, to) {
        let aligned = aligned(old, new).map(Position::Heaps).filter(|there| free(there, to));
        let mv = aligned.and_then(|there| game.rule.move_between(from, &there));
        if let Some(mv) = mv.filter(|mv| game.rule.allows(from, mv).unwrap_or(false)) {
            return Some(mv);
        }
    }
    if game.rules().move_count(from).is_none_or(|count| count > COMPARED) {
        return None;
    }
    let mut found = None;
    let _ = game.rules().moves(from, &mut |mv| {
        let there = game.rules().apply(from, &mv);
        // Compare the sizes too, so that empty heaps are counted.
        if there.is_some_and(|there| there.size() == to.size() && free(&there, to)) {
            found = Some(mv);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// Order the heaps of `to` like the heaps of `from` that they come from. Equal heaps keep their places, changed heaps
/// are matched by size, and several heaps from one heap take its place.
fn aligned(from: &[u64], to: &[u64]) -> Option<Vec<u64>> {
    let mut new = to.to_vec();
    sort_numbers(&mut new);
    let mut old: Vec<(u64, usize)> = from.iter().copied().zip(0..).collect();
    sort(&mut old);
    // Both lists are sorted, so equal heaps are found in one pass.
    let (mut changed, mut left, mut at) = (Vec::new(), Vec::new(), 0);
    for (heap, i) in old {
        while at < new.len() && new[at] < heap {
            left.push(new[at]);
            at += 1;
        }
        if new.get(at) == Some(&heap) {
            at += 1;
        } else {
            changed.push(i);
        }
    }
    left.extend_from_slice(&new[at..]);
    left.reverse();
    let new = left;
    let mut heaps = from.to_vec();
    if let [one] = changed[..] {
        heaps.splice(one..=one, new);
        return Some(heaps);
    }
    if changed.len() != new.len() {
        return None;
    }
    sort_by_key(&mut changed, |a| Reverse(from[*a]));
    for (i, heap) in changed.into_iter().zip(new) {
        heaps[i] = heap;
    }
    Some(heaps)
}
