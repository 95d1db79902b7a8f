//! Notation, board and tables of a game in several numbers.

use super::{NUMBERS, NumberGame};
use crate::base::text::joined;
use crate::games::kit::grid::NO_POSITION;
use crate::games::kit::piecewise::Piecewise;
use crate::games::kit::positions::{self, pair};
use crate::games::kit::prelude::*;
use crate::heaps::rule::numbers::in_order;

/// Return a word without an opening parenthesis at its start and a closing one at its end.
fn bare(mut word: Word<'_>) -> Word<'_> {
    if word.text.starts_with('(') {
        word = word.part(1, word.text.len());
    }
    if word.text.ends_with(')') {
        word = word.part(0, word.text.len() - 1);
    }
    word
}

impl Playable for NumberGame {
    fn entry(&self) -> &'static Entry {
        &NUMBERS
    }

    fn text(&self) -> String {
        self.rule().to_string()
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let count = self.numbers();
        let words: Vec<Word<'_>> =
            source.words().map(bare).filter(|word| !word.text.is_empty()).collect();
        let numbers = words.iter().map(|word| number(*word)).collect::<Result<Vec<u64>>>()?;
        if numbers.is_empty() {
            return Err(positions::empty(if count == 2 { "3 5" } else { "3 5 2" }));
        }
        let left = numbers.len() % count;
        if left > 0 {
            // Report the numbers of the last, incomplete piece.
            let (first, last) = (words[words.len() - left], words[words.len() - 1]);
            let message = format!("expected {count} numbers for each piece, found {left} more");
            return Err(Error::new(ErrorCode::WrongCount, message)
                .with("expected", count)
                .with("found", left)
                .with("of", "piece")
                .at(Span::new(first.start, last.start + last.text.len())));
        }
        Ok(Position::Heaps(numbers))
    }

    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains('=')
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((piece, to)) = pair(word, '=') else { return Ok(None) };
        let to = to.split(':').map(number).collect::<Result<Vec<u64>>>()?;
        let piece = moves::place(piece)?.filter(|i| *i < self.pieces(position).len());
        let fits = to.len().is_multiple_of(self.numbers());
        Ok(piece.filter(|_| fits).map(|piece| Move::Piece { piece, to }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Piece { piece, to } = mv else { return None };
        Some(format!("{}={}", moves::from_1(*piece), joined(to, ":")))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (self.pieces(from), self.pieces(to));
        let piece = (0..a.len()).find(|i| b.get(*i) != Some(&a[*i]))?;
        // The pieces after the changed piece must be equal in both positions.
        let rest = a.len() - piece - 1;
        let end = b.len().checked_sub(rest).filter(|end| *end > piece)?;
        (a[piece + 1..] == b[end..]).then(|| Move::Piece { piece, to: b[piece..end].concat() })
    }

    /// Test a move directly, because a piece may have too many options to list.
    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        match mv {
            Move::Piece { piece, to } => match self.pieces(position).get(*piece) {
                Some(from) => self.is_option(from, to),
                None => Ok(false),
            },
            _ => Ok(false),
        }
    }

    fn standard(&self, position: &mut Position) {
        *position = Position::Heaps(in_order(position.heaps(), self.numbers()));
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let count = if wanted.misere { 1 } else { 1 + wanted.level };
        let most = if wanted.misere { 5 } else { 7 } + 3 * wanted.level;
        let numbers = (0..count * self.numbers() as u64).map(|_| rng.within(0, most));
        Position::Heaps(numbers.collect())
    }

    fn board(&self, position: &Position) -> Board {
        let pieces = self.pieces(position).into_iter().map(counts).collect();
        Board::Pieces { names: self.rule().names().to_vec(), pieces }
    }

    fn sequence(&self) -> Heaps {
        Err(if self.numbers() == 2 { "two-heaps" } else { "three-numbers" })
    }

    fn numbers(&self) -> usize {
        self.rule().numbers()
    }

    /// Return the game as independent pieces, if no move replaces a piece by several pieces.
    #[cfg(feature = "lab")]
    fn as_pieces(&self) -> Option<&dyn InPieces> {
        (!self.rule().splits()).then_some(self as &dyn InPieces)
    }

    offers!(TypedRule, OnGrid);
}

impl InPieces for NumberGame {
    fn piecewise(&self) -> Piecewise<'_> {
        let show = |piece: &[u64], budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            self.rule().options(piece, budget, visit)
        };
        let numbers = self.numbers();
        Piecewise { numbers, reach: None, all_below: false, options: Box::new(show) }
    }
}

#[cfg(feature = "lab")]
impl TypedRule for NumberGame {
    fn as_rule(&self) -> Option<String> {
        Some(self.text())
    }
}

impl OnGrid for NumberGame {
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        if self.numbers() != 2 {
            return Ok(None);
        }
        let Frame { width, height, .. } = frame;
        let mut game = self.clone();
        game.table.make_room(&[height.max(1) as u64 - 1, width.max(1) as u64 - 1]);
        #[cfg(feature = "lab")]
        if let Some(filled) = game.table.fill(&[height as u64, width as u64], budget)? {
            let mut values = Vec::with_capacity(filled.len());
            filled.chunks(width.max(1)).try_for_each(|row| append(&mut values, row))?;
            return Ok(Some(values));
        }
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height as u64 {
            budget.spend(width as u64, || format!("row {y}"))?;
            for x in 0..width as u64 {
                game.know(&[&[y, x]], budget)?;
                values.push(short(game.value(&[y, x]).unwrap_or(0))?);
            }
        }
        Ok(Some(values))
    }

    fn grid_names(&self) -> &[String] {
        self.rule().names()
    }
}

/// Append a row of values to the values of a grid. A call appends only one row, because a browser optimizes a function
/// between two calls, not during a call.
///
/// # Errors
/// `number-too-large`.
#[cfg(feature = "lab")]
#[inline(never)]
fn append(values: &mut Vec<u16>, row: &[u32]) -> Result {
    let _ = short(row.iter().copied().max().unwrap_or(0).into())?;
    values.extend(row.iter().map(|value| *value as u16));
    Ok(())
}

/// Convert a value to the number type of grids.
///
/// # Errors
/// `number-too-large`.
fn short(value: u64) -> Result<u16> {
    let short = u16::try_from(value).ok().filter(|value| *value != NO_POSITION);
    short.ok_or_else(|| {
        let message = format!("a map has no room for the value {value}");
        Error::new(ErrorCode::NumberTooLarge, message).with("limit", MAX_HEAP)
    })
}
