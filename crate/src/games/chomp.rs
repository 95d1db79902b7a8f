//! Chomp: bite a square off a bar, and with it all below it and to its right; the first is poisoned.

use super::heaps;
use crate::explain::Step;
use crate::moves::{Legal, Move};
use crate::nimber::Nimber;
use crate::position::Position;
use crate::ruleset::{Flow, Outcome, Part, Ruleset};
use crate::sum::Sum;

/// The bar as rows, none longer than the one above it. The poisoned square may not be taken: who has
/// only that left cannot move.
///
/// No rule for every bar is known. A hook, one row and one column, is Nim with the two arms. Two rows
/// are lost exactly when the second is one square shorter. From a square bar the bite at (2, 2) leaves
/// equal arms. Any other rectangle is won by whoever moves (Gale 1974): if biting the last square did
/// not win, the reply to it could be played at once. That proof names no move.
///
/// ```
/// use mexplorer::{Game, analyze, Limits};
/// let game = Game::parse("chomp")?;
/// let found = analyze(&game, &game.position("4 4")?, Limits::default())?;
/// assert_eq!(found.moves[0].to, "4 3");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chomp;

/// What is known of a bar by theorem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// One row and one column, with these squares beside the poisoned one.
    Hook(u64, u64),
    /// Two rows of these lengths.
    TwoRows(u64, u64),
    /// As many rows of that many squares.
    Square(u64),
    /// Rows of equal length.
    Rectangle,
}

/// Squares up to which a square bar is searched for all its winning moves.
const SEARCHED: u64 = 49;

fn known(rows: &[u64]) -> Option<Known> {
    let (first, count) = (*rows.first()?, rows.len() as u64);
    match rows {
        [_, rest @ ..] if rest.iter().all(|row| *row == 1) => {
            Some(Known::Hook(first - 1, count - 1))
        }
        [a, b] => Some(Known::TwoRows(*a, *b)),
        _ if rows.iter().any(|row| *row != first) => None,
        _ if first == count => Some(Known::Square(first)),
        _ => Some(Known::Rectangle),
    }
}

/// The rows after a bite.
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

impl Ruleset for Chomp {
    fn parts(&self, position: &Position) -> Vec<Part> {
        vec![position.heaps().to_vec()]
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        each_square(part, &mut |row, column| visit(&[bitten(part, row, column)]))
    }

    fn part_text(&self, part: &[u64]) -> String {
        heaps::text(part)
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        each_square(position.heaps(), &mut |row, column| visit(Move::Bite { row, column }))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(heaps::stones(position.heaps()).saturating_sub(1))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::Bite { rows: position.heaps().to_vec() }
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        match known(part)? {
            Known::Hook(arm, leg) => Some(Nimber(arm ^ leg)),
            _ => None,
        }
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        match (known(position.heaps())?, misere) {
            (Known::Hook(arm, leg), _) => Some(Sum::new([arm, leg], misere).outcome()),
            (_, true) => None,
            (Known::TwoRows(a, b), _) => Some(Outcome::mover_wins(a != b + 1)),
            (Known::Square(_) | Known::Rectangle, _) => Some(Outcome::N),
        }
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        let mut bite = |row: usize, column: u64| visit(Move::Bite { row, column });
        match (known(position.heaps())?, misere) {
            (Known::Hook(arm, leg), _) => {
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
            (_, true) => None,
            (Known::TwoRows(a, b), _) => Some(match a - b {
                0 => bite(1, b - 1),
                1 => Flow::Continue(()),
                _ => bite(0, b + 1),
            }),
            (Known::Square(n), _) if n * n > SEARCHED => Some(bite(1, 1)),
            (Known::Square(_) | Known::Rectangle, _) => None,
        }
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let by = |id| Step::Theorem { id, author: "Gale", year: 1974 };
        match known(position.heaps()) {
            Some(Known::Hook(arm, leg)) => {
                let arms = [arm, leg].map(|a| (a.to_string(), a));
                let mut steps =
                    vec![by("chomp-hook"), Step::nim_sum(crate::explain::rows(arms), [arm, leg])];
                if misere {
                    steps.push(Step::endgame(&Sum::new([arm, leg], misere)));
                }
                steps
            }
            Some(Known::TwoRows(..)) => vec![by("chomp-two-rows")],
            Some(Known::Square(_)) => vec![by("chomp-square")],
            Some(Known::Rectangle) => vec![by("chomp-rectangle")],
            None => Vec::new(),
        }
    }
}
