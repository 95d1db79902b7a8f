//! Notation and board of Notakto.

use super::board::dead;
use super::{Notakto, cross, cross_text, text};
use crate::games::kit::board::Sheet;
use crate::games::kit::positions::{empty, stray};
use crate::games::kit::prelude::*;

/// The entry of Notakto in the list of games.
pub static NOTAKTO: Entry = Entry {
    group: Group::Plane,
    board: "sheets",
    part: "crosses",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Notakto)),
    ..Entry::HEAPS.named("notakto", ".X....... .........")
};

/// Parse a board of nine characters, row by row.
fn board(word: Word<'_>) -> Result<u64> {
    let mut squares = 0;
    let mut count = 0usize;
    for (at, sign) in word.text.char_indices() {
        match sign {
            'X' | 'x' if count < 9 => squares |= 1 << count,
            'X' | 'x' | '.' => {}
            _ => return Err(stray(word, (at, sign), ". or X", "crosses")),
        }
        count += 1;
    }
    if count != 9 {
        let message = format!("expected a board of 9 squares, found {count}");
        return Err(Error::new(ErrorCode::WrongCount, message)
            .with("expected", "board")
            .with("found", count)
            .at(word.span()));
    }
    Ok(squares)
}

impl Playable for Notakto {
    fn entry(&self) -> &'static Entry {
        &NOTAKTO
    }

    /// Parse boards row by row, such as `.X....... .........`.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let boards = source.words().map(board).collect::<Result<Vec<u64>>>()?;
        if boards.is_empty() {
            return Err(empty(".X......."));
        }
        if boards.iter().all(|board| dead(*board)) {
            let message =
                "expected a board without a line of crosses: the last one is never completed";
            return Err(
                Error::new(ErrorCode::AllDead, message).at(Span::new(0, source.plain().len()))
            );
        }
        Ok(Position::Heaps(boards))
    }

    fn position_text(&self, position: &Position) -> String {
        position.heaps().iter().map(|board| text(*board)).collect::<Vec<_>>().join(" ")
    }

    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains(':')
    }

    /// Parse a move such as `1:2:3`, a cross on the first board in the second row and third column. With a single board
    /// its number may be omitted.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let numbers = word.split(':').map(number).collect::<Result<Vec<u64>>>()?;
        let (board, row, column) = match numbers[..] {
            [board, row, column] => (board, row, column),
            [row, column] if position.heaps().len() == 1 => (1, row, column),
            _ => return Ok(None),
        };
        let fits = (1..=position.heaps().len() as u64).contains(&board);
        let fits = fits && (1..=3).contains(&row) && (1..=3).contains(&column);
        Ok(fits.then(|| Move::Cross {
            board: board as usize - 1,
            row: row as usize - 1,
            column: column as usize - 1,
        }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Cross { board, row, column } = *mv else { return None };
        (row < 3 && column < 3).then(|| cross_text(board, 3 * row + column))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        let changed = (0..a.len().min(b.len())).find(|i| a[*i] != b[*i])?;
        let added = b[changed] ^ a[changed];
        let one = a.len() == b.len() && added.is_power_of_two() && b[changed] & added > 0;
        let mv = cross((changed, added.trailing_zeros() as usize, b[changed]));
        (one && self.apply(from, &mv).as_ref() == Some(to)).then_some(mv)
    }

    fn standard(&self, position: &mut Position) {
        if let Position::Heaps(boards) = position {
            boards.sort_unstable();
        }
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, misere }: Wanted) -> Position {
        let count = if misere { 1 } else { 1 + level };
        let mut boards = vec![0u64; count as usize];
        for board in &mut boards {
            for _ in 0..rng.within(2 - level.min(1), 4) {
                let next = *board | 1 << rng.below(9);
                if !dead(next) {
                    *board = next;
                }
            }
        }
        Position::Heaps(boards)
    }

    fn board(&self, position: &Position) -> Board {
        let sheet = |board: &u64| Sheet {
            width: 3,
            height: 3,
            taken: (0..9).filter(|square| board >> square & 1 == 1).collect(),
            crosses: true,
            dead: dead(*board),
        };
        Board::Sheets { sheets: position.heaps().iter().map(sheet).collect() }
    }
}
