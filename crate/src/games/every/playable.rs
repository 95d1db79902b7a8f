//! Notation and board of a game played in all parts at once.

use super::{EVERY, Every, RAPID, Result};
use crate::base::sort::{sort, sort_by_key};
use crate::games::kit::prelude::*;
use crate::ruleset::moves::Taken;

/// The largest number of partial assignments tried to find the move between two positions.
const TRIED: usize = 1_000_000;
/// The largest number of pieces that one part may become.
const LONGEST: usize = 12;

/// Return the index of the part that a move changes; `None` for a move that changes no single part.
fn place(mv: &Move) -> Option<usize> {
    match mv {
        Move::Take(taken) => Some(taken.heap),
        Move::Replace { heap, .. } => Some(*heap),
        Move::Piece { piece, .. } => Some(*piece),
        _ => None,
    }
}

/// Return the move as a move in a position that consists of its part alone.
fn alone(mv: &Move) -> Move {
    match mv.clone() {
        Move::Take(taken) => Move::Take(Taken { heap: 0, ..taken }),
        Move::Replace { into, .. } => Move::Replace { heap: 0, into },
        Move::Piece { to, .. } => Move::Piece { piece: 0, to },
        other => other,
    }
}

impl Every {
    /// Return whether a move may change a part to the given numbers.
    fn may(&self, part: &[u64], to: &[u64]) -> bool {
        let fits = to.len() == part.len() || part.len() == 1;
        // An equal or larger single part is not the result of a move.
        let moved = fits && part != to && (to.len() > 1 || to < part);
        let position = Position::Heaps(part.to_vec());
        moved && self.game().allows(&position, &super::ways::one(0, part, to)).unwrap_or(false)
    }
}

impl Playable for Every {
    fn entry(&self) -> &'static Entry {
        if self.first() { &RAPID } else { &EVERY }
    }

    fn text(&self) -> String {
        format!("{} {}", self.entry().name, self.game().text())
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        self.game().read_position(source)
    }

    fn position_text(&self, position: &Position) -> String {
        self.game().position_text(position)
    }

    fn is_move_text(&self, plain: &str) -> bool {
        self.game().is_move_text(plain)
    }

    /// Parse one move in each part, in any order, such as `1-3 2=2+1`.
    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let mut moves = Vec::with_capacity(words.len());
        for word in words {
            match self.game().read_move(position, &[*word])? {
                Some(mv) if place(&mv).is_some() => moves.push(mv),
                _ => return Ok(None),
            }
        }
        sort_by_key(&mut moves, place);
        Ok(Some(Move::Each { moves }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Each { moves } = mv else { return None };
        let texts = moves.iter().map(|mv| self.game().move_text(mv));
        texts.collect::<Option<Vec<String>>>().map(|texts| texts.join(" "))
    }

    /// Return the move between two positions, found by matching the parts from the left, each with the next numbers of
    /// the result.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (parts, to) = (self.split(from), to.heaps());
        if self.over(&parts) {
            return None;
        }
        let size = self.size();
        let stays: Vec<bool> = parts.iter().map(|part| self.has_ended(part)).collect();
        // For each matched part, the count of numbers that the part has become. `next` is the count to try for the next
        // part.
        let mut lengths: Vec<usize> = Vec::new();
        let (mut at, mut next, mut tried) = (0, size, 0);
        let mut dead = rustc_hash::FxHashSet::default();
        while lengths.len() < parts.len() {
            let i = lengths.len();
            tried += 1;
            if tried > TRIED {
                return None;
            }
            let rest = to.len() - at;
            if next > rest.min(LONGEST * size) || dead.contains(&(i, at)) {
                // No count fits for part i, so try a larger count for the previous part.
                dead.insert((i, at));
                let length = lengths.pop()?;
                at -= length;
                next = length + size;
                continue;
            }
            let piece = &to[at..at + next];
            let fits = if stays[i] { piece == parts[i] } else { self.may(parts[i], piece) };
            // The last part must use all remaining numbers.
            if fits && (i + 1 < parts.len() || next == rest) {
                at += next;
                lengths.push(next);
                next = size;
            } else {
                next += size;
            }
        }
        let mut at = 0;
        let mut moves = Vec::with_capacity(parts.len());
        for (i, length) in lengths.into_iter().enumerate() {
            if !stays[i] {
                moves.push(super::ways::one(i, parts[i], &to[at..at + length]));
            }
            at += length;
        }
        Some(Move::Each { moves })
    }

    /// Check that there is exactly one move in each part that has not ended, and that each move is allowed.
    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Each { moves } = mv else { return Ok(false) };
        let parts = self.split(position);
        if self.over(&parts) {
            return Ok(false);
        }
        let live = (0..parts.len()).filter(|i| !self.has_ended(parts[*i]));
        if !moves.iter().map(place).eq(live.map(Some)) {
            return Ok(false);
        }
        for mv in moves {
            let Some(part) = place(mv).and_then(|i| parts.get(i)) else { return Ok(false) };
            if !self.game().allows(&Position::Heaps(part.to_vec()), &alone(mv))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Sort the parts, since their order does not matter, and remove ended parts unless all parts have ended. If the
    /// first part to end decides, ended parts are kept, because an ended part ends the game.
    fn standard(&self, position: &mut Position) {
        let size = self.size();
        let mut parts: Vec<Vec<u64>> = position.heaps().chunks(size).map(<[u64]>::to_vec).collect();
        if !self.first() && parts.iter().any(|part| !self.has_ended(part)) {
            parts.retain(|part| !self.has_ended(part));
        }
        sort(&mut parts);
        *position = Position::Heaps(parts.concat());
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let parts = self.split(position);
        let mut moves = Vec::with_capacity(parts.len());
        for (i, found) in self.listed(&parts).into_iter().enumerate() {
            if !found.to.is_empty() {
                let (to, _) = &found.to[rng.below(found.to.len() as u64) as usize];
                moves.push(super::ways::one(i, parts[i], to));
            }
        }
        let drawn = Move::Each { moves };
        if self.allows(position, &drawn) == Ok(true) {
            return Some(drawn);
        }
        // If the board cannot list the moves of so many parts, draw from the list of all moves.
        random::listed(rng, &mut |visit| self.moves(position, visit))
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        // Draw parts as small as for a misère search, and more parts at higher levels.
        let small = Wanted { misere: true, ..wanted };
        let size = self.size();
        let mut numbers = Vec::new();
        for _ in 0..8 {
            let drawn = self.game().random_position(rng, small);
            let live = drawn.heaps().chunks(size).filter(|part| !self.has_ended(part));
            numbers.extend(live.flatten());
            numbers.truncate(size * (2 + wanted.level.min(1)) as usize);
        }
        if numbers.is_empty() {
            self.game().random_position(rng, small)
        } else {
            Position::Heaps(numbers)
        }
    }

    fn board(&self, position: &Position) -> Board {
        let parts = self.split(position);
        let ended = parts.iter().map(|part| self.has_ended(part)).collect();
        let parts = parts.iter().map(|part| self.game().part_text(part)).collect();
        Board::Each { parts, ended, first: self.first() }
    }

    fn sequence(&self) -> Heaps {
        Err("not-apart")
    }

    fn held(&self) -> usize {
        self.counts.held() + self.game().held()
    }
}
