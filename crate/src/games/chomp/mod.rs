//! Chomp: a move bites off a square of a bar of chocolate together with all squares below and to the right. The top
//! left square is poisoned.

mod grid;
mod three;

use std::cmp::Reverse;

use super::kit::positions::{heaps as numbers, pair, side, size, wrong_order};
use crate::base::sort::sorted_by_key;
use crate::base::text::joined;
use crate::games::kit::prelude::*;
use three::ThreeRows;

/// Chomp, with a bar written as rows, none longer than the row above. The poisoned square may not be taken: a player
/// with only this square left cannot move.
///
/// No rule for every bar is known. A hook, one row and one column, is Nim with the two arms as heaps. A bar of two rows
/// is lost exactly when the second row is one square shorter. From a square bar the bite at (2, 2) leaves equal arms.
/// Any other rectangle is won by the player to move: if biting the last square did not win, the winning reply could be
/// played at once (all Gale 1974). That proof names no move. Bars of three rows are decided by a table of the lost bars
/// (Brouwer and others 2005). Rows and columns may be exchanged.
///
/// ```
/// use mexplorer::{Game, analyze, Limits};
/// let game = Game::parse("chomp")?;
/// let found = analyze(&game, &game.position("4 4")?, Limits::default())?;
/// assert_eq!(found.moves[0].to, "4 3");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chomp {
    /// The table of the lost bars of three rows; `None` unless `prepare` has computed the table.
    table: Option<ThreeRows>,
}

/// The kinds of bars for which a theorem or the table gives the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// One row and one column, with the numbers of squares in the row and in the column without the poisoned square.
    Hook(u64, u64),
    /// Two rows with the given lengths, each at least 2.
    TwoRows(u64, u64),
    /// Three rows with the given lengths, at least 1 and not all 1.
    ThreeRows([u64; 3]),
    /// A square bar with the given number of rows and columns.
    Square(u64),
    /// A rectangle: all rows have the same length.
    Rectangle,
}

/// The largest number of squares of a square bar whose winning moves are all searched for.
const SEARCHED: u64 = 49;

/// The largest number of entries of a table of three rows.
const TABLE: u64 = 9_000_000;

/// Return the bar whose rows are the columns of the given bar.
fn turned(rows: &[u64]) -> Vec<u64> {
    let column = |c: u64| rows.iter().filter(|row| **row > c).count() as u64;
    (0..rows.first().copied().unwrap_or(0)).map(column).collect()
}

/// Return the kind of a bar, and whether the bar has this kind only after its rows and columns are exchanged; `None`
/// for a bar of no listed kind.
fn known(rows: &[u64]) -> Option<(Known, bool)> {
    let (first, count) = (*rows.first()?, rows.len() as u64);
    if rows[1..].iter().all(|row| *row == 1) {
        return Some((Known::Hook(first - 1, count - 1), false));
    }
    match *rows {
        [a, b] => return Some((Known::TwoRows(a, b), false)),
        [a, b, c] if a != 3 || c != 3 => return Some((Known::ThreeRows([a, b, c]), false)),
        _ => {}
    }
    if rows.iter().all(|row| *row == first) && first == count {
        return Some((Known::Square(first), false));
    }
    match turned(&rows[..if first <= 3 { rows.len() } else { 0 }])[..] {
        [a, b] => Some((Known::TwoRows(a, b), true)),
        [a, b, c] => Some((Known::ThreeRows([a, b, c]), true)),
        _ => rows.iter().all(|row| *row == first).then_some((Known::Rectangle, false)),
    }
}

/// Return the rows after a bite.
fn bitten(rows: &[u64], row: usize, column: u64) -> Vec<u64> {
    let kept = if column > 0 { rows.len() } else { row };
    let cut = |(i, r): (usize, &u64)| if i < row { *r } else { column.min(*r) };
    rows[..kept].iter().enumerate().map(cut).collect()
}

fn each_square(rows: &[u64], visit: &mut dyn FnMut(usize, u64) -> Flow) -> Flow {
    for (i, &row) in rows.iter().enumerate() {
        (u64::from(i == 0)..row).try_for_each(|column| visit(i, column))?;
    }
    Flow::Continue(())
}

/// Visit the winning bites of a bar with two rows, each of at least 2 squares. Under misère play the only lost bars of
/// up to two rows are a column of two squares and a row of two squares.
fn bites_of_two(a: u64, b: u64, misere: bool, bite: &mut dyn FnMut(usize, u64) -> Flow) -> Flow {
    match (misere, a - b) {
        (true, _) => {
            bite(0, 1)?;
            if a == 2 { bite(1, 0) } else { Flow::Continue(()) }
        }
        (false, 0) => bite(1, b - 1),
        (false, 1) => Flow::Continue(()),
        (false, _) => bite(0, b + 1),
    }
}

/// Visit the winning bites of three rows.
fn bites_of_three(
    table: &ThreeRows,
    [a, b, c]: [u64; 3],
    bite: &mut dyn FnMut(usize, u64) -> Flow,
) -> Flow {
    let mut check = |row: usize, column: u64, rows: [u64; 3]| {
        if table.lost(rows) { bite(row, column) } else { Flow::Continue(()) }
    };
    for k in 1..b.min(a) {
        check(0, k, [k, k, c.min(k)])?;
    }
    if let Some(first) = table.first(b, c).filter(|first| (b.max(1)..a).contains(first)) {
        check(0, first, [first, b, c])?;
    }
    for k in 0..b {
        check(1, k, [a, k, c.min(k)])?;
    }
    (0..c).try_for_each(|k| check(2, k, [a, b, k]))
}

impl Chomp {
    fn table(&self, rows: [u64; 3]) -> Option<&ThreeRows> {
        self.table.as_ref().filter(|table| table.knows(rows[1], rows[2]))
    }
}

impl Ruleset for Chomp {
    fn parts(&self, position: &Position) -> Vec<Part> {
        vec![position.heaps().to_vec()]
    }

    /// Generate the options directly: a search is a quarter faster than with the default, which applies each move.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        each_square(part, &mut |row, column| visit(&[bitten(part, row, column)]))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        each_square(position.heaps(), &mut |row, column| visit(Move::Bite { row, column }))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Bite { row, column } = *mv else { return None };
        let rows = position.heaps();
        (row < rows.len()).then(|| Position::Heaps(bitten(rows, row, column)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(heaps::stones(position.heaps()).saturating_sub(1))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::Bite { rows: position.heaps().to_vec() }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        // If no table is computed, positions are decided by the other theorems and by search.
        self.table = None;
        if let Some((Known::ThreeRows([_, b, c]), _)) = known(position.heaps())
            && ThreeRows::size(b, c) <= TABLE
            && ThreeRows::size(b, c) * 2 <= budget.left()
        {
            self.table = Some(ThreeRows::new(b, c, misere, budget)?);
        }
        Ok(())
    }

    knows!(Values, Outcomes, Strategy, NamesMove, Explains);
}

impl Values for Chomp {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        match known(part)? {
            (Known::Hook(arm, leg), _) => Some(Nimber(arm ^ leg)),
            _ => None,
        }
    }
}

impl Outcomes for Chomp {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let rows = position.heaps();
        let wins = match known(rows)?.0 {
            Known::Hook(arm, leg) => return Some(Sum::new([arm, leg], misere).outcome()),
            Known::TwoRows(a, b) => misere || a != b + 1,
            Known::ThreeRows(rows) if self.table(rows).is_some() => !self.table(rows)?.lost(rows),
            Known::ThreeRows([a, b, c]) if misere || a != b || b != c => return None,
            _ if misere => return None,
            Known::ThreeRows(_) | Known::Square(_) | Known::Rectangle => true,
        };
        Some(Outcome::mover_wins(wins))
    }
}

impl Strategy for Chomp {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let (known, turned) = known(position.heaps())?;
        let mut bite = |row: usize, column: u64| {
            let (row, column) = if turned { (column as usize, row as u64) } else { (row, column) };
            visit(Move::Bite { row, column })
        };
        match known {
            Known::Hook(arm, leg) => {
                let sum = Sum::new([arm, leg], misere);
                let (for_arm, for_leg) = (sum.target(arm), sum.target(leg));
                let mut each = || {
                    if for_arm < arm {
                        bite(0, for_arm + 1)?;
                    }
                    if for_leg < leg { bite(for_leg as usize + 1, 0) } else { Flow::Continue(()) }
                };
                Some(each())
            }
            Known::TwoRows(a, b) => Some(bites_of_two(a, b, misere, &mut bite)),
            Known::ThreeRows(rows) => Some(bites_of_three(self.table(rows)?, rows, &mut bite)),
            Known::Square(n) if !misere && n * n > SEARCHED => Some(bite(1, 1)),
            Known::Square(_) | Known::Rectangle => None,
        }
    }

    fn winning_cost(&self, position: &Position) -> usize {
        16 + position.heaps().iter().skip(1).take(2).map(|row| *row as usize).sum::<usize>()
    }
}

impl NamesMove for Chomp {
    fn named(&self, position: &Position, misere: bool) -> Option<Move> {
        let (known, _) = known(position.heaps())?;
        let square = matches!(known, Known::Square(_)) && !misere;
        square.then_some(Move::Bite { row: 1, column: 1 })
    }
}

impl Explains for Chomp {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let gale = |id| Step::Theorem { id, author: "Gale", year: 1974 };
        let bare = |id| Step::Theorem { id, author: "", year: 0 };
        let (known, turned) = known(position.heaps()).unzip();
        let step = match known {
            Some(Known::Hook(arm, leg)) => {
                let arms = [arm, leg];
                let mut steps = vec![gale("chomp-hook")];
                steps.extend(Step::nim(&arms, misere, &|i| arms[i].to_string()));
                return steps;
            }
            Some(Known::TwoRows(..)) if misere => bare("misere-chomp-two-rows"),
            Some(Known::TwoRows(first, second)) => {
                let id = match first - second {
                    0 => "rows-equal",
                    1 => "rows-lost",
                    _ => "rows-far",
                };
                let rows = Claim::new(id).with("first", first).with("second", second);
                let rows = rows.with("turned", u64::from(turned == Some(true)));
                let rows = if first == second + 1 { rows } else { rows.revealing() };
                let theorem = [gale("chomp-two-rows")];
                return theorem.into_iter().chain(Step::argument(vec![rows])).collect();
            }
            Some(Known::ThreeRows(rows)) if self.table(rows).is_some() => Step::Theorem {
                id: "chomp-three-rows",
                author: "Brouwer, Horváth, Molnár-Sáska, Szabó",
                year: 2005,
            },
            Some(Known::Square(_)) => gale("chomp-square"),
            Some(Known::Rectangle | Known::ThreeRows(_)) => gale("chomp-rectangle"),
            None => return Vec::new(),
        };
        vec![step]
    }
}

/// The entry of Chomp in the list of games.
pub static CHOMP: Entry = Entry {
    group: Group::Plane,
    board: "rows",
    part: "arm",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Chomp::default())),
    ..Entry::HEAPS.named("chomp", "6 6 6 6")
};

/// The largest number of rows of a bar given as width and height.
const HIGHEST: u64 = 1000;

impl Playable for Chomp {
    fn entry(&self) -> &'static Entry {
        &CHOMP
    }

    /// Parse the rows of a bar, the longest first; the first row has at least one square. `3x4` is a full rectangle, 3
    /// wide and 4 high.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let words: Vec<Word<'_>> = source.words().take(2).collect();
        if let [word] = words[..]
            && let Some((width, height)) = size(word)
        {
            let (width, height) = (side(width, MAX_HEAP)?, side(height, HIGHEST)?);
            return Ok(Position::Heaps(vec![width; height as usize]));
        }
        let mut rows = numbers(source, "5 5 3")?;
        if let Some(i) = (1..rows.len()).find(|&i| rows[i] > rows[i - 1]) {
            let expected = "rows none of which is longer than the one before";
            return Err(wrong_order(source, i, (rows[i - 1], rows[i]), "bar", expected));
        }
        if rows[0] == 0 {
            let spot = source.words().next().map_or(source.end(), |word| word.span());
            return Err(Error::new(
                ErrorCode::NoPoison,
                "expected a first row of at least 1 square, the poisoned one",
            )
            .at(spot));
        }
        rows.retain(|row| *row > 0);
        Ok(Position::Heaps(rows))
    }

    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains(':')
    }

    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((row, column)) = pair(word, ':') else { return Ok(None) };
        let (row, column) = (moves::place(row)?, number(column)?.checked_sub(1));
        Ok(row.zip(column).map(|(row, column)| Move::Bite { row, column }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Bite { row, column } = *mv else { return None };
        Some(joined(&[moves::from_1(row), column.saturating_add(1)], ":"))
    }

    /// Return the bite at the first square by which two positions differ.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        let kept = |i: usize| b.get(i).copied().unwrap_or(0);
        let row = (0..a.len()).find(|&i| kept(i) != a[i])?;
        let column = kept(row);
        let right = b.len() <= a.len() && (row..a.len()).all(|i| kept(i) == a[i].min(column));
        right.then_some(Move::Bite { row, column })
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Bite { row, column } = *mv else { return Ok(false) };
        let kept = position.heaps().get(row).copied().unwrap_or(0);
        Ok((row, column) != (0, 0) && column < kept)
    }

    fn standard(&self, _position: &mut Position) {}

    fn random_position(&self, rng: &mut Rng, Wanted { level, .. }: Wanted) -> Position {
        let rows: Vec<u64> = (0..2 + level).map(|_| rng.within(1, 4 + level)).collect();
        Position::Heaps(sorted_by_key(rows, |a| Reverse(*a)))
    }

    fn board(&self, position: &Position) -> Board {
        Board::Rows { rows: counts(position.heaps()) }
    }

    offers!(OnGrid);
}

impl OnGrid for Chomp {
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        grid::three_rows(frame.width, frame.height, frame.third, budget).map(Some)
    }

    fn has_third_row(&self) -> bool {
        true
    }
}
