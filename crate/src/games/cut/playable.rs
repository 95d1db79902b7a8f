//! Notation, board and table of cut rectangles.

use super::{Cut, sheets, slice_text};
use crate::base::sort::sort;
use crate::games::kit::board::Sheet;
use crate::games::kit::grid::NO_POSITION;
use crate::games::kit::moves::place;
use crate::games::kit::positions::{empty, pair, side, size};
use crate::games::kit::prelude::*;

/// The entry of cut rectangles in the list of games.
pub static CUT: Entry = Entry {
    game: "cut 2",
    group: Group::Plane,
    board: "sheets",
    part: "sheet",
    adds_up: false,
    read: |arguments| {
        let least = arguments.one_number(&Meaning {
            name: "k",
            missing: "expected the least side that a cut may leave, such as cut 2",
            zero: "expected sides of at least 1, found 0",
            of: "side",
        })?;
        Ok(Box::new(Cut { least, sides: (0, 0), values: Vec::new() }))
    },
    ..Entry::HEAPS.named("cut", "5x4 2x3")
};

/// Parse a word such as `5x4` as two sides, or a single number as one side.
fn sides(word: Word<'_>) -> Result<Vec<u64>> {
    let side = |word| side(word, MAX_HEAP);
    match size(word) {
        Some((width, height)) => Ok(vec![side(width)?, side(height)?]),
        None => Ok(vec![side(word)?]),
    }
}

impl Playable for Cut {
    fn entry(&self) -> &'static Entry {
        &CUT
    }

    fn text(&self) -> String {
        format!("cut {}", self.least)
    }

    /// Parse rectangles such as `5x4`. The two sides may also be separate words.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let mut all = Vec::new();
        for word in source.words() {
            let two = sides(word)?;
            // After a single side, the next word must be a single side as well.
            if two.len() == 2 && all.len() % 2 == 1 {
                return Err(one_side(word));
            }
            all.extend(two);
        }
        match source.words().last() {
            None => Err(empty(CUT.position)),
            Some(word) if all.len() % 2 == 1 => Err(one_side(word)),
            Some(_) => Ok(Position::Heaps(all)),
        }
    }

    fn position_text(&self, position: &Position) -> String {
        self.part_texts(position).join(" ")
    }

    /// Parse a move such as `1=3x4+2x4`, which cuts the first rectangle into 3x4 and 2x4.
    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((sheet, into)) = pair(word, '=') else { return Ok(None) };
        let Some((one, two)) = pair(into, '+') else { return Ok(None) };
        let (&[a, b], &[c, d]) = (&sides(one)?[..], &sides(two)?[..]) else { return Ok(None) };
        let into = if (c, d) > (a, b) { [c, d, a, b] } else { [a, b, c, d] };
        Ok(place(sheet)?.map(|sheet| Move::Slice { sheet, into }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Slice { sheet, into } = *mv else { return None };
        Some(slice_text(sheet, into))
    }

    /// Return the cut between two positions, whose two pieces may be in either order.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        // The cut rectangle is at the first difference, because both pieces are smaller than the rectangle.
        let sheet = a.chunks(2).zip(b.chunks(2)).take_while(|(one, other)| one == other).count();
        let into: [u64; 4] = b.get(2 * sheet..2 * sheet + 4)?.try_into().ok()?;
        let [x, y, z, w] = into;
        let into = if (z, w) > (x, y) { [z, w, x, y] } else { into };
        let mv = Move::Slice { sheet, into };
        let fits = a.get(2 * sheet + 2..)? == b.get(2 * sheet + 4..)?;
        (fits && self.allows(from, &mv) == Ok(true)).then_some(mv)
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Slice { sheet, into: [a, b, c, d] } = *mv else { return Ok(false) };
        let Some((width, height)) = sheets(position).nth(sheet) else { return Ok(false) };
        let halves = |large: u64, small: u64, whole: u64| {
            small >= self.least && large >= small && large.checked_add(small) == Some(whole)
        };
        let down = b == height && d == height && halves(a, c, width);
        let across = a == width && c == width && halves(b, d, height);
        Ok(width.min(height) >= self.least && (down || across))
    }

    /// Sort the rectangles with the shorter side first, since orientation and order do not matter.
    fn standard(&self, position: &mut Position) {
        let mut all: Vec<[u64; 2]> = sheets(position).map(|(w, h)| [w.min(h), w.max(h)]).collect();
        sort(&mut all);
        *position = Position::Heaps(all.concat());
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, misere }: Wanted) -> Position {
        let most = if misere || self.least == 1 { 3 + level } else { 6 + 2 * level };
        let sides = (0..2 * (1 + level.min(1))).map(|_| rng.within(2, self.least - 1 + most));
        Position::Heaps(sides.collect())
    }

    fn board(&self, position: &Position) -> Board {
        let sheet = |(width, height)| Sheet { width, height, ..Sheet::default() };
        Board::Sheets { sheets: sheets(position).map(sheet).collect() }
    }

    fn sequence(&self) -> Heaps {
        Err("two-heaps")
    }

    offers!(TypedRule, OnGrid);
}

#[cfg(feature = "lab")]
impl TypedRule for Cut {
    fn as_rule(&self) -> Option<String> {
        let least = self.least;
        let across = format!("(i, h) + (w-i, h) for i in {least}..w/2 if h >= {least}");
        let down = format!("(w, i) + (w, h-i) for i in {least}..h/2 if w >= {least}");
        Some(format!("(w, h) -> {across} | {down}"))
    }
}

impl OnGrid for Cut {
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        let (width, height) = (frame.width as u64, frame.height as u64);
        let mut table = self.clone();
        let (last, other) = (width.saturating_sub(1), height.saturating_sub(1));
        table.fill(last.min(other), last.max(other), budget)?;
        let cells = (0..height).flat_map(|h| (0..width).map(move |w| (w, h)));
        let value = |(w, h)| {
            if w == 0 || h == 0 { NO_POSITION } else { table.value((w, h)).unwrap_or(0) as u16 }
        };
        Ok(Some(cells.map(value).collect()))
    }
}

fn one_side(word: Word<'_>) -> Error {
    Error::new(ErrorCode::WrongCount, "expected two sides of a rectangle, such as 5x4, found one")
        .with("expected", "sides")
        .with("found", word.text)
        .at(word.span())
}
