//! Cram: a move places a domino on two free neighbouring squares.

use super::kit::board::Sheet;
use super::kit::grid::turned;
use super::kit::positions::{empty, pair, side, size, stray};
use crate::base::text::joined;
use crate::games::kit::prelude::*;
use crate::ruleset::moves::Spot;

/// Cram: place a domino on two free neighbouring squares; a player who cannot move loses. Regions that no domino can
/// connect are independent games, and regions that differ by a rotation or reflection are equal, so a position is
/// searched region by region.
///
/// If a half turn maps the free squares to themselves and no domino meets its own image, the second player answers each
/// domino by its image and wins. If a domino leaves such squares, as the domino in the middle of an even by odd board
/// does, the first player places that domino and wins (Gardner 1974).
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, Outcome, analyze};
/// let game = Game::parse("cram")?;
/// let found = analyze(&game, &game.position("3x4")?, Limits::default())?;
/// assert_eq!((found.outcome, found.nimber), (Outcome::N, Some(Nimber(1))));
/// let lost = analyze(&game, &game.position("4x4")?, Limits::default())?;
/// assert_eq!(lost.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cram;

/// The largest number of squares of a board.
const MOST: u64 = 4000;
/// The largest number of free squares for which all winning moves are searched for.
const SEARCHED: usize = 20;

/// The entry of Cram in the list of games.
pub static CRAM: Entry = Entry {
    group: Group::Plane,
    board: "sheets",
    part: "region",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Cram)),
    ..Entry::HEAPS.named("cram", "3x4")
};

/// The free squares of a board, row by row.
#[derive(Clone)]
struct Squares {
    width: usize,
    free: Vec<bool>,
}

impl Squares {
    fn of(position: &Position) -> Squares {
        match position {
            Position::Grid { width, free } => Squares { width: *width, free: free.clone() },
            _ => Squares { width: 1, free: Vec::new() },
        }
    }

    fn height(&self) -> usize {
        self.free.len() / self.width
    }

    /// Return the right and the lower neighbour of a square, if these squares are on the board.
    fn after(&self, at: usize) -> impl Iterator<Item = usize> {
        let right = (!(at + 1).is_multiple_of(self.width)).then_some(at + 1);
        let below = (at + self.width < self.free.len()).then_some(at + self.width);
        right.into_iter().chain(below)
    }

    /// Iterate over the dominoes that can be placed, row by row.
    fn dominoes(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let each = move |at| self.after(at).map(move |next| (at, next));
        (0..self.free.len()).flat_map(each).filter(|(a, b)| self.free[*a] && self.free[*b])
    }

    /// Return the regions with room for a domino, each in the form that is common to all its rotations and reflections.
    fn regions(&self) -> Vec<Part> {
        // Surround the board with squares that are not free, so that each free square has four neighbours.
        let stride = self.width + 1;
        let mut left = vec![false; stride * (self.height() + 2)];
        for (row, squares) in left.chunks_mut(stride).skip(1).zip(self.free.chunks(self.width)) {
            row[..self.width].copy_from_slice(squares);
        }
        let (mut found, mut region, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for start in stride..left.len() - stride {
            if !std::mem::replace(&mut left[start], false) {
                continue;
            }
            region.clear();
            region.push(start);
            let mut next = 0;
            while let Some(&at) = region.get(next) {
                next += 1;
                for near in [at - stride, at - 1, at + 1, at + stride] {
                    if std::mem::replace(&mut left[near], false) {
                        region.push(near);
                    }
                }
            }
            if region.len() > 1 {
                places.clear();
                places.extend(region.iter().map(|at| (at % stride, at / stride)));
                found.push(least(&places));
            }
        }
        found
    }

    fn from_part(part: &[u64]) -> Squares {
        let (width, height) = (part[0] as usize, part[1] as usize);
        let bit = |at: usize| part[2 + at / 64] >> (at % 64) & 1 == 1;
        Squares { width, free: (0..width * height).map(bit).collect() }
    }

    fn text(&self) -> String {
        if self.free.iter().all(|free| *free) {
            return format!("{}x{}", self.width, self.height());
        }
        let row = |row: &[bool]| row.iter().map(|free| if *free { '.' } else { '#' }).collect();
        self.free.chunks(self.width).map(row).collect::<Vec<String>>().join(" ")
    }

    /// Decide a position by the half turn: `None` if undecided, `Some(None)` if the position is lost, and otherwise a
    /// winning domino. The winning domino is the one in the middle, or the only two free squares whose images are not
    /// free.
    fn half_turn(&self) -> Option<Option<(usize, usize)>> {
        let last = self.free.len().checked_sub(1)?;
        let alone = (0..=last).filter(|at| self.free[*at] && !self.free[last - at]);
        match alone.take(3).collect::<Vec<_>>()[..] {
            [] => {}
            [a, b] if self.after(a).any(|next| next == b) => {
                let mut next = self.clone();
                (next.free[a], next.free[b]) = (false, false);
                return next.half_turn().filter(Option::is_none).map(|_| Some((a, b)));
            }
            _ => return None,
        }
        let (a, b) = (last / 2, last - last / 2);
        match (self.width % 2, self.height() % 2) {
            (0, 0) => Some(None),
            // The middle of the board is a square. If this square is free, the half turn decides nothing, because two
            // dominoes that cover the square overlap.
            (1, 1) => (!self.free[a]).then_some(None),
            // The middle of the board lies between two squares of one row or of one column.
            (0, _) => Some(self.free[a].then_some((a, b))),
            _ => {
                let half = self.width / 2;
                let (a, b) = (last / 2 - half, last - last / 2 + half);
                Some(self.free[a].then_some((a, b)))
            }
        }
    }
}

/// Return a region as its width, height and squares, in the least of its eight rotations and reflections.
///
/// Images are compared first by their widths, then by the sums of the columns and of the rows of their squares. Most
/// regions have a single image with the least sums, and only that image is written.
fn least(places: &[(usize, usize)]) -> Part {
    let (mut lo, mut hi) = (places[0], places[0]);
    for place in places {
        lo = (lo.0.min(place.0), lo.1.min(place.1));
        hi = (hi.0.max(place.0), hi.1.max(place.1));
    }
    let size = (hi.0 - lo.0 + 1, hi.1 - lo.1 + 1);
    let from_lo = |&(x, y): &(usize, usize)| (x - lo.0, y - lo.1);
    let (columns, rows) =
        places.iter().map(from_lo).fold((0, 0), |sums, (x, y)| (sums.0 + x, sums.1 + y));
    // The greatest possible sums of the columns and of the rows. With these sums as sides, `turned` maps the sums of a
    // region to the sums of its image.
    let greatest = (places.len() * (size.0 - 1), places.len() * (size.1 - 1));
    let key = |turn: u32| {
        let (width, _) = turned(turn & 4, size, size);
        let sums = turned(turn, (columns, rows), (greatest.0 + 1, greatest.1 + 1));
        (width, sums)
    };
    let keys: [(usize, (usize, usize)); 8] = std::array::from_fn(|turn| key(turn as u32));
    let least = keys.iter().min().copied().unwrap_or(keys[0]);
    let (narrow, wide) = (size.0.min(size.1), size.0.max(size.1));
    let (mut best, mut part) = (Part::new(), Part::new());
    for turn in (0..8).filter(|turn| keys[*turn as usize] == least) {
        part.clear();
        part.resize(2 + (narrow * wide).div_ceil(64), 0);
        (part[0], part[1]) = (narrow as u64, wide as u64);
        for place in places {
            let (x, y) = turned(turn, from_lo(place), size);
            let at = y * narrow + x;
            part[2 + at / 64] |= 1 << (at % 64);
        }
        if best.is_empty() || part < best {
            std::mem::swap(&mut best, &mut part);
        }
    }
    best
}

fn domino(width: usize, (a, b): (usize, usize)) -> Move {
    Move::Domino { row: a / width, column: a % width, down: b == a + width }
}

/// Return the row and column of both squares of a domino; `None` for any other move.
fn ends(mv: &Move) -> Option<[(usize, usize); 2]> {
    let Move::Domino { row, column, down } = *mv else { return None };
    let (right, below) = (column.saturating_add(1), row.saturating_add(1));
    Some([(row, column), if down { (below, column) } else { (row, right) }])
}

/// Return a domino in the notation of moves, such as `1:2-1:3`.
fn domino_text(squares: [(usize, usize); 2]) -> String {
    let [one, other] = squares.map(|(row, column)| joined(&[row, column].map(moves::from_1), ":"));
    format!("{one}-{other}")
}

impl Ruleset for Cram {
    fn parts(&self, position: &Position) -> Vec<Part> {
        Squares::of(position).regions()
    }

    /// Place and remove each domino on one board, so that a search copies no board for each domino.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let squares = Squares::from_part(part);
        let mut next = squares.clone();
        for (a, b) in squares.dominoes() {
            (next.free[a], next.free[b]) = (false, false);
            visit(&next.regions())?;
            (next.free[a], next.free[b]) = (true, true);
        }
        Flow::Continue(())
    }

    /// Return an estimate of the cost of finding the regions square by square and comparing the images of each region.
    fn option_cost(&self, part: &[u64]) -> u64 {
        part[0] * part[1] / 4
    }

    fn part_text(&self, part: &[u64]) -> String {
        Squares::from_part(part).text()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let squares = Squares::of(position);
        squares.dominoes().try_for_each(|two| visit(domino(squares.width, two)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Position::Grid { width, free } = position else { return None };
        let mut free = free.clone();
        for (row, column) in ends(mv)? {
            if column >= *width {
                return None;
            }
            *free.get_mut(row.checked_mul(*width)?.checked_add(column)?)? = false;
        }
        Some(Position::Grid { width: *width, free })
    }

    fn legal(&self, position: &Position) -> Legal {
        let squares = Squares::of(position);
        let spot = |(a, b): (usize, usize)| {
            let place = |square: usize| (square / squares.width, square % squares.width);
            let text = domino_text([place(a), place(b)]);
            let (x, y) = ((a % squares.width) as u64, (a / squares.width) as u64);
            let (width, height) = if b == a + squares.width { (1, 2) } else { (2, 1) };
            Spot { sheet: 0, x, y, width, height, text }
        };
        Legal::Spots { spots: squares.dominoes().map(spot).collect() }
    }

    knows!(Outcomes, Strategy, NamesMove, Explains);
}

impl Outcomes for Cram {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        if misere {
            return None;
        }
        let turned = Squares::of(position).half_turn()?;
        Some(Outcome::mover_wins(turned.is_some()))
    }
}

impl Strategy for Cram {
    /// Visit the winning moves that the half turn gives. On a board with more than `SEARCHED` free squares only one
    /// winning move is given; on a smaller board only a lost position is decided.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let squares = Squares::of(position);
        let large = squares.free.iter().filter(|free| **free).count() > SEARCHED;
        let found = squares.half_turn().filter(|found| !misere && (large || found.is_none()))?;
        Some(found.map_or(Flow::Continue(()), |two| visit(domino(squares.width, two))))
    }
}

impl NamesMove for Cram {
    fn named(&self, position: &Position, misere: bool) -> Option<Move> {
        let squares = Squares::of(position);
        let found = squares.half_turn().filter(|_| !misere)??;
        Some(domino(squares.width, found))
    }
}

impl Explains for Cram {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let turned = Squares::of(position).half_turn().filter(|_| !misere);
        let id = match turned {
            None => return Vec::new(),
            Some(None) => "half-turn",
            Some(Some(_)) => "half-turn-move",
        };
        vec![Step::Theorem { id, author: "Gardner", year: 1974 }]
    }
}

impl Playable for Cram {
    fn entry(&self) -> &'static Entry {
        &CRAM
    }

    /// Parse a board such as `3x4`, three squares wide and four high, or its rows, with `.` for a free square and `#`
    /// for a square that is not free.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let words: Vec<Word<'_>> = source.words().collect();
        let Some(first) = words.first() else { return Err(empty("3x4 or ..# ...")) };
        if let Some((width, height)) = size(*first).filter(|_| words.len() == 1) {
            let width = side(width, MOST)?;
            let height = side(height, MOST / width)?;
            let free = vec![true; (width * height) as usize];
            return Ok(Position::Grid { width: width as usize, free });
        }
        let width = first.text.len();
        let mut free = Vec::new();
        for word in words {
            for (at, sign) in word.text.char_indices() {
                match sign {
                    '.' => free.push(true),
                    '#' => free.push(false),
                    _ => {
                        let expected = ". or # or a size such as 3x4";
                        return Err(stray(word, (at, sign), expected, "squares"));
                    }
                }
            }
            if word.text.len() != width {
                let message =
                    format!("expected rows of {width} squares, found {}", word.text.len());
                return Err(Error::new(ErrorCode::WrongCount, message)
                    .with("expected", "row")
                    .with("width", width)
                    .with("found", word.text.len())
                    .at(word.span()));
            }
        }
        if free.len() as u64 > MOST {
            let message = format!("expected at most {MOST} squares, found {}", free.len());
            return Err(Error::new(ErrorCode::NumberTooLarge, message)
                .with("limit", MOST)
                .with("found", free.len().to_string())
                .at(Span::new(0, source.plain().len())));
        }
        Ok(Position::Grid { width, free })
    }

    fn position_text(&self, position: &Position) -> String {
        Squares::of(position).text()
    }

    /// Parse a move such as `1:2-1:3`: the two squares of a domino, each as row and column.
    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((one, two)) = pair(word, '-') else { return Ok(None) };
        let (Some(one), Some(two)) = (pair(one, ':'), pair(two, ':')) else { return Ok(None) };
        let place = |(row, column)| -> Result<(u64, u64)> { Ok((number(row)?, number(column)?)) };
        let (one, two) = (place(one)?, place(two)?);
        let ((row, column), (to_row, to_column)) = (one.min(two), one.max(two));
        let down = to_row == row.saturating_add(1) && to_column == column;
        let right = to_row == row && to_column == column.saturating_add(1);
        let fits = row > 0 && column > 0 && (down || right);
        Ok(fits.then(|| Move::Domino { row: row as usize - 1, column: column as usize - 1, down }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        ends(mv).map(domino_text)
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, .. }: Wanted) -> Position {
        let width = rng.within(3, 4) as usize;
        let height = rng.within(3, 3 + level.min(1)) as usize;
        let free = (0..width * height).map(|_| rng.below(5) > 0).collect();
        Position::Grid { width, free }
    }

    fn board(&self, position: &Position) -> Board {
        let squares = Squares::of(position);
        let taken = (0..squares.free.len()).filter(|at| !squares.free[*at]).collect();
        let (width, height) = (squares.width as u64, squares.height() as u64);
        Board::Sheets { sheets: vec![Sheet { width, height, taken, ..Sheet::default() }] }
    }
}
