//! Notation and board of products of coin-turning games.

use std::cmp::Reverse;

use super::{LINES, Line, Product, heads, text};
use crate::base::nimber::Count;
use crate::base::sort::sorted_by_key;
use crate::games::coins::Turning;
use crate::games::kit::arguments::unknown;
use crate::games::kit::positions::{TIMES, empty, pair, size};
use crate::games::kit::prelude::*;

/// The common fields of the entries of products.
const PLANE: Entry =
    Entry { group: Group::Plane, board: "plane", part: "square", adds_up: false, ..Entry::HEAPS };

const RULER: Line = Line::Known(Turning::Ruler);

/// The entry of Turning Corners in the list of games.
pub static CORNERS: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Product::new(Line::Twins, Line::Twins))),
    ..PLANE.named("corners", "1:3 2:2 4:1")
};

/// The entry of the Rug game in the list of games.
pub static RUGS: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Product::new(RULER, RULER))),
    ..PLANE.named("rugs", "1:1 1:3 3:2")
};

/// The entry of all other products in the list of games.
pub static PRODUCT: Entry = Entry {
    game: "product ruler twins",
    read: |arguments| Ok(Box::new(Product::parse(arguments)?)),
    ..PLANE.named("product", "0:3 2:1 3:2")
};

/// The largest number of lines in a typed range, because a short text can name a very long range.
const RUN: u64 = 256;

impl Product {
    /// Parse the names of two coin-turning games.
    fn parse(arguments: Arguments<'_>) -> Result<Product> {
        let mut words = arguments.words();
        let known = LINES.map(|(name, _)| name);
        let mut line = || {
            let Some(word) = words.next() else {
                let message = format!("expected two of {}", known.join(", "));
                let error = Error::new(ErrorCode::MissingArgument, message);
                return Err(error.with("expected", "ruler twins"));
            };
            let same = |(name, _): &&(&str, Line)| name.eq_ignore_ascii_case(word.text);
            let line = LINES.iter().find(same).map(|(_, line)| *line);
            line.ok_or_else(|| unknown(arguments.source, word, &known))
        };
        let product = Product::new(line()?, line()?);
        match words.next() {
            None => Ok(product),
            Some(extra) => Err(Error::new(
                ErrorCode::UnexpectedArgument,
                format!("expected two games and nothing more, found {:?}", extra.text),
            )
            .at(extra.span())
            .with("found", extra.text)),
        }
    }
}

/// Parse lines joined by `+`, or a range of lines such as `0..2`. The result is in descending order; `None` for a range
/// that is empty or too long.
fn lines(word: Word<'_>) -> Result<Option<Vec<u64>>> {
    if let Some(at) = word.text.find("..") {
        let (low, high) = (word.part(0, at), word.part(at + 2, word.text.len()));
        let (low, high) = (number(low)?, number(high)?);
        let short = low <= high && high - low < RUN;
        return Ok(short.then(|| (low..=high).rev().collect()));
    }
    let all = word.split('+').map(number).collect::<Result<Vec<u64>>>()?;
    Ok(Some(sorted_by_key(all, |a| Reverse(*a))))
}

impl Playable for Product {
    fn entry(&self) -> &'static Entry {
        match (self.rows, self.columns) {
            (Line::Twins, Line::Twins) => &CORNERS,
            (RULER, RULER) => &RUGS,
            _ => &PRODUCT,
        }
    }

    fn text(&self) -> String {
        let entry = self.entry();
        if *entry != PRODUCT {
            return entry.name.to_string();
        }
        [entry.name, self.rows.name(), self.columns.name()].join(" ")
    }

    /// Parse heads as row:column, counted from 0; the text `0` means no heads.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let words: Vec<Word<'_>> = source.words().collect();
        if words.is_empty() {
            return Err(empty(self.entry().position));
        }
        let mut found: Vec<(u64, u64)> = Vec::new();
        if words.len() > 1 || words[0].text != "0" {
            for &word in &words {
                let Some((row, column)) = pair(word, ':') else {
                    let message = format!("expected a head such as 2:3, found {:?}", word.text);
                    let error = Error::new(ErrorCode::ExpectedCoin, message).at(word.span());
                    return Err(error.with("found", word.text).with("plane", 1u64));
                };
                let row = number_up_to(row, self.rows.last())?;
                let head = (row, number_up_to(column, self.columns.last())?);
                match found.binary_search(&head) {
                    Err(at) => found.insert(at, head),
                    Ok(_) => {
                        let message =
                            format!("expected each head once, found {:?} again", word.text);
                        let error = Error::new(ErrorCode::CoinTwice, message).at(word.span());
                        return Err(error.with("found", word.text));
                    }
                }
            }
        }
        Ok(Position::Plane(found))
    }

    fn position_text(&self, position: &Position) -> String {
        text(heads(position))
    }

    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains(TIMES)
    }

    /// Parse a move as rows and columns, such as `2+0x3+1` or `0..2x1..3`.
    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((rows, columns)) = size(word) else { return Ok(None) };
        let (rows, columns) = (lines(rows)?, lines(columns)?);
        Ok(rows.zip(columns).map(|(rows, columns)| Move::Flip { rows, columns }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Flip { rows, columns } = mv else { return None };
        Some(format!("{}x{}", moves::lines_text(rows), moves::lines_text(columns)))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (before, after) = (heads(from), heads(to));
        let gone = before.iter().filter(|head| after.binary_search(head).is_err());
        let come = after.iter().filter(|head| before.binary_search(head).is_err());
        let (mut rows, mut columns) = (Vec::new(), Vec::new());
        for &(row, column) in gone.chain(come) {
            for (lines, line) in [(&mut rows, row), (&mut columns, column)] {
                if let Err(at) = lines.binary_search_by(|other: &u64| line.cmp(other)) {
                    lines.insert(at, line);
                }
            }
        }
        let mv = Move::Flip { rows, columns };
        (self.apply(from, &mv).as_ref() == Some(to)).then_some(mv)
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Flip { rows, columns } = mv else { return Ok(false) };
        let (Some(row), Some(column)) = (rows.first(), columns.first()) else { return Ok(false) };
        let head = heads(position).binary_search(&(*row, *column)).is_ok();
        Ok(head && self.rows.allows(rows) && self.columns.allows(columns))
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let side = if wanted.misere { 3 } else { 3 + wanted.level };
        let mut heads: Vec<(u64, u64)> = Vec::new();
        for _ in 0..2 + wanted.level {
            let head = (rng.below(side), rng.below(side));
            if let Err(at) = heads.binary_search(&head) {
                heads.insert(at, head);
            }
        }
        Position::Plane(heads)
    }

    fn board(&self, position: &Position) -> Board {
        let heads = heads(position);
        let count = |n: u64| Count(u128::from(n));
        let size =
            |lines: &dyn Fn(&(u64, u64)) -> u64| heads.iter().map(lines).max().unwrap_or(0) + 1;
        Board::Plane {
            rows: count(size(&|head| head.0)),
            columns: count(size(&|head| head.1)),
            heads: heads.iter().map(|(row, column)| (count(*row), count(*column))).collect(),
        }
    }

    fn sequence(&self) -> Heaps {
        Err("two-heaps")
    }

    offers!(OnGrid);
}

impl OnGrid for Product {
    fn grid_names(&self) -> &[String] {
        &self.names
    }

    /// Compute the value of a head in each row and column.
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        let mut cells = Vec::with_capacity(frame.width * frame.height);
        for row in 0..frame.height as u64 {
            budget.spend(32 * frame.width as u64, || format!("row {row}"))?;
            cells.extend((0..frame.width as u64).map(|column| self.value((row, column)).0 as u16));
        }
        Ok(Some(cells))
    }
}
