//! Games by a user-written rule in two to six numbers: pieces on a board, where a piece is a tuple of numbers.

mod playable;
mod rules;

use std::ops::ControlFlow;

use super::kit::form::Form;
use crate::base::text::tuple;
use crate::games::kit::prelude::*;
use crate::heaps::rule::RuleTable;
use crate::heaps::rule::numbers::{Columns, Lattice, NumberRule, NumberTable, in_order};

/// The largest number of options that a board lists for one piece, and for all pieces together.
const LISTED: usize = 2000;
const ALL_LISTED: usize = 20_000;
/// The step limit for listing the options of a piece without a computed table.
const GLANCE: u64 = 200_000;
/// The smallest number of a piece for which a period in the direction of this number is searched for.
const COLUMNS: u64 = 1 << 12;
/// The largest number of pieces whose values an explanation derives, and the largest number of options listed for such
/// a piece.
const EXPLAINED: usize = 3;
const READ: usize = 40;

/// A user-written rule in two to six numbers. A position consists of several pieces, each a tuple of numbers; a move
/// replaces a piece by one of its options, which is one piece or several.
///
/// Values come from a table (Sprague 1935, Grundy 1939). If each move changes one number and depends on no other
/// number, a piece is a sum of heaps. If the moves are fixed steps, values repeat in every direction; once such a
/// period is proven, the value of any piece is known without a table.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber, Outcome};
/// let knight = Game::parse("(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)")?;
/// let found = analyze(&knight, &knight.position("3 5 2 2")?, Limits::default())?;
/// assert_eq!((found.parts.len(), found.outcome), (2, Outcome::N));
/// let far = analyze(&knight, &knight.position("1000000000000 3")?, Limits::default())?;
/// assert_eq!(far.nimber, Some(Nimber(3)));
/// let bar = Game::parse("(x, y) -> (u, y) + (x-u, y) for u in 1..x-1")?; // x - 1 straight breaks
/// assert_eq!(analyze(&bar, &bar.position("6 3")?, Limits::default())?.nimber, Some(Nimber(1)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct NumberGame {
    table: NumberTable,
    /// The table of each single number, if no move changes or depends on two numbers.
    apart: Option<Box<[Option<RuleTable>]>>,
    /// The period in all directions: `None` before the search, `Some(None)` if the search found none.
    lattice: Option<Option<Lattice>>,
    /// The periods for pieces with one large number, where the other numbers stay in a small range.
    columns: Vec<Columns>,
    /// Whether the table contains all pieces reachable from the prepared position.
    ready: bool,
}

/// Compare games by their rules: the computed extent of the tables does not matter.
impl PartialEq for NumberGame {
    fn eq(&self, other: &Self) -> bool {
        self.table.rule() == other.table.rule()
    }
}

impl Eq for NumberGame {}

impl NumberGame {
    /// Create the game of a rule.
    pub fn new(rule: NumberRule) -> Self {
        let apart = rule.apart().map(|rules| rules.map(|each| each.map(RuleTable::new)));
        let apart = apart.map(|tables| tables.into_iter().take(rule.numbers()).collect());
        let table = NumberTable::new(rule);
        NumberGame { table, apart, lattice: None, columns: Vec::new(), ready: false }
    }

    fn rule(&self) -> &NumberRule {
        self.table.rule()
    }

    /// Return the count of numbers of a piece.
    fn numbers(&self) -> usize {
        self.rule().numbers()
    }

    /// Return the value of a piece, or the nim-sum of the values of several pieces; `None` if a value is unknown.
    fn value(&self, pieces: &[u64]) -> Option<u64> {
        let each = pieces.chunks(self.numbers());
        each.map(|piece| self.piece_value(piece)).try_fold(0, |sum, value| Some(sum ^ value?))
    }

    fn piece_value(&self, piece: &[u64]) -> Option<u64> {
        if let Some(values) = self.apart_values(piece) {
            return Some(values.into_iter().fold(0, |sum, value| sum ^ value));
        }
        match &self.lattice {
            Some(Some(lattice)) => Some(lattice.value(piece)),
            _ => {
                let columns = || self.columns.iter().find_map(|columns| columns.value(piece));
                self.table.value(piece).or_else(columns)
            }
        }
    }

    /// Return the value of each number of a piece; `None` if the numbers are not independent heaps or if a value is
    /// unknown.
    fn apart_values(&self, piece: &[u64]) -> Option<Vec<u64>> {
        let tables = self.apart.as_ref()?;
        let each = piece.iter().zip(tables.iter());
        // A number that no move changes has the value 0.
        each.map(|(number, table)| table.as_ref().map_or(Some(0), |table| table.value(*number)))
            .collect()
    }

    /// Compute the values of pieces, from a proven period or by extending the table.
    ///
    /// # Errors
    /// `budget`, and the errors of the rule.
    fn know(&mut self, pieces: &[&[u64]], budget: &mut Budget<'_>) -> Result {
        if let Some(tables) = &mut self.apart {
            for (i, table) in tables.iter_mut().enumerate() {
                let largest = pieces.iter().filter_map(|piece| piece.get(i)).max();
                if let (Some(table), Some(largest)) = (table, largest) {
                    table.extend(*largest, false, budget)?;
                }
            }
            return Ok(());
        }
        if self.lattice.is_none() {
            self.lattice = Some(Lattice::find(self.table.rule(), budget)?);
        }
        for piece in pieces {
            if let Some(Some(lattice)) = &self.lattice {
                if lattice.is_within(piece) {
                    continue;
                }
                // Visit the options once, so that a step beyond the largest number gives an error.
                let mut each = |_: &[u64]| ControlFlow::Continue(());
                let _ = self.rule().options(piece, budget, &mut each)?;
            } else if !self.is_in_columns(piece, budget)? {
                self.table.extend(piece, budget)?;
            }
        }
        Ok(())
    }

    /// Return whether a period in the direction of a large number of a piece gives the value of the piece. Such a
    /// period is searched for if a number of the piece is at least `COLUMNS`.
    ///
    /// # Errors
    /// The errors of the rule.
    fn is_in_columns(&mut self, piece: &[u64], budget: &mut Budget<'_>) -> Result<bool> {
        if piece.iter().all(|number| *number < COLUMNS) {
            return Ok(false);
        }
        let known = |game: &Self| game.columns.iter().any(|columns| columns.value(piece).is_some());
        if !known(self) {
            let (steps, table) = (budget.left() / 2, &mut self.table);
            match budget.at_most(steps, |budget| Columns::find(table, piece, budget)) {
                Ok(found) => self.columns.extend(found),
                Err(error) if error.is_exhausted() => return Ok(false),
                Err(error) => return Err(error),
            }
        }
        if known(self) {
            // Visit the options once, so that a step beyond the largest number gives an error.
            let _ = self.rule().options(piece, budget, &mut |_| ControlFlow::Continue(()))?;
        }
        Ok(known(self))
    }

    /// Return the budget for listing the options of a piece: unlimited if the table is complete, since `prepare` has
    /// already paid for the options.
    fn glance(&self) -> Budget<'static> {
        Budget::steps(if self.ready { u64::MAX } else { GLANCE })
    }

    /// Visit the options of a piece within the budget of `NumberGame::glance`.
    fn show(&self, piece: &[u64], visit: HeapVisitor<'_>) -> Flow {
        let shown = self.rule().options(piece, &mut self.glance(), visit);
        shown.unwrap_or(ControlFlow::Continue(()))
    }

    /// Return the number of options of a piece; `None` if unknown.
    fn count(&self, piece: &[u64]) -> Option<u128> {
        if let Some(tables) = &self.apart {
            let each = piece.iter().zip(tables.iter());
            let counts = each.map(|(number, table)| {
                let Some(table) = table else { return Some(0) };
                let left = table.rule().left(*number, &mut Budget::steps(GLANCE)).ok()?;
                Some(left.iter().map(|(lo, hi)| u128::from(hi - lo) + 1).sum::<u128>())
            });
            return counts.sum();
        }
        let mut count = 0;
        let mut each = |_: &[u64]| {
            count += 1;
            ControlFlow::Continue(())
        };
        self.rule().options(piece, &mut self.glance(), &mut each).ok().map(|_| count)
    }

    /// Return pieces as text, such as `(3, 4) + (2, 4)`.
    fn written(&self, pieces: &[u64]) -> String {
        pieces.chunks(self.numbers()).map(tuple).collect::<Vec<_>>().join(" + ")
    }

    /// Return whether a move can replace a piece by the pieces `to`, in any order.
    ///
    /// # Errors
    /// `budget`, and the errors of the rule.
    fn is_option(&self, piece: &[u64], to: &[u64]) -> Result<bool> {
        if let Some(tables) = self.apart.as_ref().filter(|_| to.len() == piece.len()) {
            let changed: Vec<usize> = (0..piece.len()).filter(|i| piece[*i] != to[*i]).collect();
            return match changed[..] {
                [i] => tables[i].as_ref().map_or(Ok(false), |table| {
                    table.rule().may_leave(piece[i], to[i], &mut Budget::default())
                }),
                _ => Ok(false),
            };
        }
        let to = in_order(to, self.numbers());
        let mut each = |option: &[u64]| {
            if option == to { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        Ok(self.rule().options(piece, &mut Budget::default(), &mut each)?.is_break())
    }

    /// Visit the options of a piece with the value `target`.
    fn reach(&self, piece: &[u64], target: u64, visit: HeapVisitor<'_>) -> Flow {
        let (Some(tables), Some(values)) = (&self.apart, self.apart_values(piece)) else {
            return self.show(piece, &mut |option| match self.value(option) {
                Some(value) if value == target => visit(option),
                _ => ControlFlow::Continue(()),
            });
        };
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        for (i, table) in tables.iter().enumerate().take(piece.len()) {
            let (Some(table), Some(last)) = (table, piece[i].checked_sub(1)) else { continue };
            table.with_value(target ^ sum ^ values[i], (0, last), &mut |left| {
                let may = table.rule().may_leave(piece[i], left, &mut Budget::default());
                if may.unwrap_or(false) {
                    let mut option = piece.to_vec();
                    option[i] = left;
                    return visit(&option);
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// The entry of user-written rules in two to six numbers.
pub static NUMBERS: Entry = Entry {
    game: "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)",
    group: Group::Own,
    board: "pieces",
    part: "piece",
    adds_up: false,
    form: Form::Numbers,
    read: |arguments: Arguments<'_>| {
        let rule = NumberRule::read(arguments.source, arguments.end)?;
        Ok(Box::new(NumberGame::new(rule)) as Box<dyn Playable>)
    },
    ..Entry::HEAPS.named("two-numbers", "3 5 4 4")
};
