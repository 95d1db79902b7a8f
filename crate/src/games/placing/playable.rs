//! Notation and board of the games in which chess pieces are placed.

use super::Placing;
use super::board::{COLUMNS, Layout, ROWS, place};
use crate::games::kit::positions::{empty, side, size};
use crate::games::kit::prelude::*;
use crate::ruleset::piece::Piece;

/// The entry of the queens game in the list of games.
pub static QUEENS: Entry = entry("queens", "8x8", |arguments| read(arguments, Piece::Queen));
/// The entry of the kings game in the list of games.
pub static KINGS: Entry = entry("kings", "5x5", |arguments| read(arguments, Piece::King));
/// The entry of the knights game in the list of games.
pub static KNIGHTS: Entry = entry("knights", "5x5", |arguments| read(arguments, Piece::Knight));
/// The entry of the bishops game in the list of games.
pub static BISHOPS: Entry = entry("bishops", "7x7", |arguments| read(arguments, Piece::Bishop));
/// The entry of the rooks game in the list of games.
pub static ROOKS: Entry = entry("rooks", "8x7", |arguments| read(arguments, Piece::Rook));

const fn entry(
    name: &'static str,
    position: &'static str,
    read: fn(Arguments<'_>) -> Result<Box<dyn Playable>>,
) -> Entry {
    let entry = Entry {
        group: Group::Plane,
        board: "chess",
        part: "squares",
        adds_up: false,
        read,
        ..Entry::HEAPS
    };
    entry.named(name, position)
}

/// Parse the arguments of the game: the optional word `torus`.
fn read(arguments: Arguments<'_>, piece: Piece) -> Result<Box<dyn Playable>> {
    let mut words = arguments.words().peekable();
    let is_torus = |word: &Word<'_>| word.text.eq_ignore_ascii_case("torus");
    let torus = words.next_if(is_torus).is_some();
    arguments.none_of(words, Box::new(Placing::new(piece, torus)))
}

/// Create the error for a word that is no square of the board.
fn no_square(layout: &Layout, word: Word<'_>) -> Error {
    let (columns, rows) = (layout.columns, layout.rows);
    let of = if place(word.text).is_some() { "board" } else { "name" };
    let message =
        format!("expected a square of a board of {columns} x {rows}, found {:?}", word.text);
    Error::new(ErrorCode::NoSquare, message)
        .with("of", of)
        .with("found", word.text)
        .with("columns", columns)
        .with("rows", rows)
        .with("last", layout.name(layout.size() - 1))
        .at(word.span())
}

/// Parse a word as a square on which a piece can be placed; return an error if the square is occupied or attacked.
fn free_square(layout: &Layout, at: &[usize], word: Word<'_>) -> Result<usize> {
    let square = layout.named(word).ok_or_else(|| no_square(layout, word))?;
    let Some(by) = at.iter().find(|by| **by == square || layout.attacks(**by, square)) else {
        return Ok(square);
    };
    let (square, by) = (layout.name(square), layout.name(*by));
    let message = match square == by {
        true => format!("expected a square without a piece, found {square}"),
        false => format!("expected a square that no piece attacks; {by} attacks {square}"),
    };
    Err(Error::new(ErrorCode::AttackedSquare, message)
        .with("square", square)
        .with("by", by)
        .with("piece", layout.piece.name())
        .at(word.span()))
}

impl Playable for Placing {
    fn entry(&self) -> &'static Entry {
        match self.piece {
            Piece::Queen => &QUEENS,
            Piece::King => &KINGS,
            Piece::Knight => &KNIGHTS,
            Piece::Bishop => &BISHOPS,
            Piece::Rook => &ROOKS,
        }
    }

    fn text(&self) -> String {
        [self.entry().name, if self.torus { " torus" } else { "" }].concat()
    }

    /// Parse a board such as `8x10`, eight squares wide and ten high, followed by the squares of the pieces.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let mut words = source.words();
        let Some(first) = words.next() else { return Err(empty("8x8 a1 c2")) };
        let is_size = first.text.starts_with(|c: char| c.is_ascii_digit());
        let Some((columns, rows)) = size(first).filter(|_| is_size) else {
            let message = format!("expected a board such as 8x8, found {:?}", first.text);
            return Err(Error::new(ErrorCode::NoSquare, message)
                .with("of", "size")
                .with("found", first.text)
                .at(first.span()));
        };
        let columns = side(columns, COLUMNS as u64)? as usize;
        let rows = side(rows, ROWS as u64)? as usize;
        let layout = Layout::new(self.piece, self.torus, columns, rows);
        let mut at = Vec::new();
        for word in words {
            at.push(free_square(&layout, &at, word)?);
        }
        at.sort_unstable();
        Ok(Position::Placed { columns, rows, at })
    }

    fn position_text(&self, position: &Position) -> String {
        let (layout, at) = self.read(position);
        let board = format!("{}x{}", layout.columns, layout.rows);
        at.iter().fold(board, |text, square| [&text, " ", &layout.name(*square)].concat())
    }

    /// Return whether a text is a move: a move is a square, without the size of a board before it.
    fn is_move_text(&self, plain: &str) -> bool {
        plain.trim_start().starts_with(|c: char| c.is_alphabetic())
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let (layout, at) = self.read(position);
        let square = free_square(&layout, at, word)?;
        Ok(Some(self.put(&layout, square)))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        match mv {
            Move::Place { piece, square } if *piece == self.piece => Some(square.clone()),
            _ => None,
        }
    }

    /// Return the move that placed the only additional piece.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let ((layout, before), (other, after)) = (self.read(from), self.read(to));
        let mut new = after.iter().filter(|square| before.binary_search(square).is_err());
        let square = *new.next()?;
        let one = new.next().is_none() && layout == other && after.len() == before.len() + 1;
        one.then(|| self.put(&layout, square))
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let (layout, at) = self.read(position);
        let free = |square: usize| {
            at.iter().all(|piece| *piece != square && !layout.attacks(*piece, square))
        };
        Ok(self.square(&layout, mv).is_some_and(free))
    }

    fn held(&self) -> usize {
        self.searched.iter().map(|searched| searched.borrow().held()).sum()
    }

    /// Draw a board with a few pieces. Kings and knights attack few squares, so their boards are smaller.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let (least, pieces) = match self.piece {
            Piece::King | Piece::Knight => (4, 2),
            _ => (5, 1),
        };
        let most = least + wanted.level;
        let (columns, rows) = (rng.within(least, most) as usize, rng.within(least, most) as usize);
        let mut position = Position::Placed { columns, rows, at: Vec::new() };
        for _ in 0..rng.within(0, pieces) {
            let next = self.random_move(&position, rng).and_then(|mv| self.apply(&position, &mv));
            position = next.unwrap_or(position);
        }
        position
    }

    fn board(&self, position: &Position) -> Board {
        let (layout, at) = self.read(position);
        let free = layout.free(at);
        let from_above = |square: usize| {
            let (column, row) = layout.place(square);
            (layout.rows - 1 - row) * layout.columns + column
        };
        let shown = |squares: &mut dyn Iterator<Item = usize>| {
            let mut shown: Vec<usize> = squares.map(from_above).collect();
            shown.sort_unstable();
            shown
        };
        let attacked = (0..free.len()).filter(|square| !free[*square] && !at.contains(square));
        Board::Chess {
            piece: self.piece,
            columns: layout.columns as u64,
            rows: layout.rows as u64,
            torus: self.torus,
            taken: shown(&mut at.iter().copied()),
            attacked: shown(&mut { attacked }),
            steps: self.piece.steps().to_vec(),
            slides: self.piece.slides(),
        }
    }
}
