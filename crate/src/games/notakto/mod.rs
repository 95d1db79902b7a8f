//! Notakto: both players place crosses on boards of 3 × 3. A board with a line of crosses is dead.

mod board;
mod playable;
mod quotient;

use crate::base::text::joined;
use crate::games::kit::prelude::*;
use crate::ruleset::moves::Spot;
use board::{STANDARD, dead};
use quotient::{Class, class};

pub use playable::NOTAKTO;

/// Notakto. A player who completes a line on the last live board loses, so no player makes such a move. This move is
/// therefore left out, and a player without another move loses.
///
/// Each live board belongs to a class of the game's misère quotient, which has 18 elements. The class of several boards
/// is the product of their classes, and this product decides who wins (Plambeck and Whitehead 2013). The `misere`
/// variant, in which a player who cannot move wins, is another game and is searched.
///
/// ```
/// use mexplorer::{Game, Limits, Outcome, analyze};
/// let game = Game::parse("notakto")?;
/// let found = analyze(&game, &game.position(".........")?, Limits::default())?;
/// assert_eq!((found.outcome, found.moves[0].to.as_str()), (Outcome::N, "....X...."));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notakto;

/// The largest number of boards whose classes an explanation lists.
const EXPLAINED: usize = 6;
/// The largest number of moves that a board lists.
const LISTED: usize = 3_000;

/// Iterate over the empty squares of a live board, each with the board after a cross there. On the last live board,
/// crosses that complete a line are left out.
fn crosses(board: u64, last: bool) -> impl Iterator<Item = (usize, u64)> {
    let squares = if dead(board) { 0..0 } else { 0..9 };
    let free = squares.filter(move |square| board >> square & 1 == 0);
    free.map(move |square| (square, board | 1 << square)).filter(move |to| !last || !dead(to.1))
}

/// Return whether at most one board is live.
fn is_last(boards: &[u64]) -> bool {
    boards.iter().filter(|board| !dead(**board)).nth(1).is_none()
}

/// Count how often each of the 512 boards occurs. Later computations then take the same time for any number of boards.
fn counted(boards: &[u64]) -> [usize; 512] {
    let mut counts = [0; 512];
    boards.iter().for_each(|board| counts[*board as usize & 511] += 1);
    counts
}

/// Return the product of the classes of all boards, from the count of each board. A dead board has the class 1.
fn of_counts(counts: &[usize; 512]) -> Class {
    let there = (0..).zip(counts).filter(|(_, count)| **count > 0);
    there.fold(Class::ONE, |product, (board, count)| product * class(board).power(*count))
}

fn product(boards: &[u64]) -> Class {
    of_counts(&counted(boards))
}

/// Return for each board, as a bit mask, the squares where a cross leaves a lost product. The mask of a board that does
/// not occur is 0.
fn winning_squares(boards: &[u64]) -> Vec<u16> {
    let (last, mut counts) = (is_last(boards), counted(boards));
    let mut squares = vec![0; 512];
    for board in 0..512 {
        let Some(others) = counts[board].checked_sub(1) else { continue };
        counts[board] = others;
        let rest = of_counts(&counts);
        counts[board] += 1;
        let wins = crosses(board as u64, last).filter(|(_, to)| (rest * class(*to)).is_lost());
        squares[board] = wins.fold(0, |wins, (square, _)| wins | 1 << square);
    }
    squares
}

/// Iterate over all moves, each as the index of the board, the square, and the board after the move.
fn all(boards: &[u64]) -> impl Iterator<Item = (usize, usize, u64)> {
    let last = is_last(boards);
    let each = boards.iter().enumerate();
    each.flat_map(move |(i, board)| crosses(*board, last).map(move |(square, to)| (i, square, to)))
}

fn cross((board, square, _): (usize, usize, u64)) -> Move {
    Move::Cross { board, row: square / 3, column: square % 3 }
}

/// Return a cross in the notation of moves: board, row and column.
fn cross_text(board: usize, square: usize) -> String {
    joined(&[board, square / 3, square % 3].map(moves::from_1), ":")
}

/// Return a board in the notation of positions.
fn text(board: u64) -> String {
    (0..9).map(|square| if board >> square & 1 == 1 { 'X' } else { '.' }).collect()
}

impl Ruleset for Notakto {
    /// Return all live boards as one component, because the last live board has other moves.
    fn parts(&self, position: &Position) -> Vec<Part> {
        let mut forms = [0; 512];
        for (board, count) in (0..).zip(counted(position.heaps())).filter(|(b, _)| !dead(*b)) {
            forms[STANDARD[board as usize] as usize] += count;
        }
        let live = (0..).zip(forms).flat_map(|(form, count)| std::iter::repeat_n(form, count));
        vec![live.collect()]
    }

    fn part_text(&self, part: &[u64]) -> String {
        part.iter().map(|board| text(*board)).collect::<Vec<_>>().join(" ")
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        all(position.heaps()).try_for_each(|to| visit(cross(to)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Cross { board, row, column } = *mv else { return None };
        let mut boards = position.heaps().to_vec();
        let square = (row < 3 && column < 3).then(|| 3 * row + column)?;
        *boards.get_mut(board)? |= 1 << square;
        Some(Position::Heaps(boards))
    }

    fn legal(&self, position: &Position) -> Legal {
        let spot = |to: (usize, usize, u64)| {
            let (x, y) = ((to.1 % 3) as u64, (to.1 / 3) as u64);
            Spot { sheet: to.0, x, y, width: 1, height: 1, text: cross_text(to.0, to.1) }
        };
        Legal::Spots { spots: all(position.heaps()).take(LISTED).map(spot).collect() }
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Notakto {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        if misere {
            return None;
        }
        Some(Outcome::mover_wins(!product(position.heaps()).is_lost()))
    }
}

impl Strategy for Notakto {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if misere {
            return None;
        }
        let boards = position.heaps();
        let squares = winning_squares(boards);
        Some(boards.iter().enumerate().try_for_each(|(i, board)| {
            let wins = squares[*board as usize & 511];
            let mut won = (0..9).filter(|square| wins >> square & 1 == 1);
            won.try_for_each(|square| visit(cross((i, square, 0))))
        }))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        16 + 10 * position.heaps().len()
    }
}

impl Explains for Notakto {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if misere {
            return Vec::new();
        }
        let boards = position.heaps();
        let mut steps =
            vec![Step::Theorem { id: "notakto", author: "Plambeck, Whitehead", year: 2013 }];
        let live: Vec<u64> = boards.iter().copied().filter(|board| !dead(*board)).collect();
        let mut explained: Vec<u64> = Vec::new();
        for board in &live {
            if explained.len() < EXPLAINED && !explained.contains(board) {
                explained.push(*board);
            }
        }
        let each = explained.iter().map(|board| {
            let claim = Claim::new("cross-class").with("board", text(*board));
            claim.with("word", class(*board).to_string())
        });
        let mut claims: Vec<Claim> = each.collect();
        let whole = product(boards);
        let claim = Claim::new("cross-product").with("word", whole.to_string());
        let alone = u64::from(live.len() == 1);
        let claim = claim.with("lost", u64::from(whole.is_lost())).with("alone", alone);
        claims.push(claim.with("boards", live.len()));
        let first = self.first_winning(position, false);
        let played = |mv: Move| Some((self.move_text(&mv)?, self.apply(position, &mv)?));
        match first.and_then(played) {
            Some((text, to)) => {
                let leaves = Claim::new("cross-leave").with("move", text);
                claims.push(leaves.with("word", product(to.heaps()).to_string()).revealing());
            }
            None if self.is_over(position) => claims.push(Claim::new("cross-over")),
            None => claims.push(Claim::new("cross-stuck")),
        }
        steps.extend(Step::reasons("cross", claims));
        steps
    }
}
