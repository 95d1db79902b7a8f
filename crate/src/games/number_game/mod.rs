//! Games by a typed rule in two to six numbers: pieces on a board, each at its place.

mod playable;
mod rules;

use std::ops::ControlFlow;

use super::kit::form::Form;
use crate::base::text::tuple;
use crate::games::kit::prelude::*;
use crate::heaps::rule::RuleTable;
use crate::heaps::rule::numbers::{Columns, Lattice, NumberRule, NumberTable, in_order};

/// Options of a piece that a board lists, and of all pieces together.
const LISTED: usize = 2000;
const ALL_LISTED: usize = 20_000;
/// Steps for looking at the options of a piece that no table has paid for.
const GLANCE: u64 = 200_000;
/// A number from which on the columns of a piece are looked at.
const COLUMNS: u64 = 1 << 12;
/// Pieces of a sum whose values an explanation derives, and options that it lists for that.
const EXPLAINED: usize = 3;
const READ: usize = 40;

/// A rule in two to six numbers as typed. A position is several pieces, each at so many numbers; a move
/// takes one of them to one of its options, or leaves several pieces in its place.
///
/// Values come from a table (Sprague 1935, Grundy 1939). Where each move changes one number and looks
/// at no other, a piece is a sum of heaps; where moves are fixed steps, values repeat in every
/// direction, and that is checked until it is proven: then any place has its value at once.
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
    /// The tables of the single numbers, where no move changes or looks at two.
    apart: Option<Box<[Option<RuleTable>]>>,
    /// What repeats, once that has been searched for.
    lattice: Option<Option<Lattice>>,
    /// What repeats where one number is far larger than the others, which stay among few.
    columns: Vec<Columns>,
    /// Whether the table reaches every place that play from here may meet.
    ready: bool,
}

/// The game is its rule; how far its table goes does not matter.
impl PartialEq for NumberGame {
    fn eq(&self, other: &Self) -> bool {
        self.table.rule() == other.table.rule()
    }
}

impl Eq for NumberGame {}

impl NumberGame {
    /// The game of a rule.
    pub fn new(rule: NumberRule) -> Self {
        let apart = rule.apart().map(|rules| rules.map(|each| each.map(RuleTable::new)));
        let apart = apart.map(|tables| tables.into_iter().take(rule.numbers()).collect());
        let table = NumberTable::new(rule);
        NumberGame { table, apart, lattice: None, columns: Vec::new(), ready: false }
    }

    fn rule(&self) -> &NumberRule {
        self.table.rule()
    }

    /// How many numbers a piece has.
    fn numbers(&self) -> usize {
        self.rule().numbers()
    }

    /// The value of a piece or, as a nim-sum, of several, where it is known.
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

    /// The values of the numbers of a piece, where each is a heap of its own.
    fn apart_values(&self, piece: &[u64]) -> Option<Vec<u64>> {
        let tables = self.apart.as_ref()?;
        let each = piece.iter().zip(tables.iter());
        // A number that no move changes adds nothing.
        each.map(|(number, table)| table.as_ref().map_or(Some(0), |table| table.value(*number)))
            .collect()
    }

    /// Make values of pieces known, by what is proven of all or by a table.
    ///
    /// # Errors
    /// `budget`, and what the rule refuses.
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
                // A step that would lead beyond all numbers is an error.
                let mut each = |_: &[u64]| ControlFlow::Continue(());
                let _ = self.rule().options(piece, budget, &mut each)?;
            } else if !self.is_in_columns(piece, budget)? {
                self.table.extend(piece, budget)?;
            }
        }
        Ok(())
    }

    /// Whether one number of a piece is so large that its columns are of use, and values repeat there.
    ///
    /// # Errors
    /// What the rule refuses.
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
            // A step that would lead beyond all numbers is an error.
            let _ = self.rule().options(piece, budget, &mut |_| ControlFlow::Continue(()))?;
        }
        Ok(known(self))
    }

    /// The budget for looking at the options of a piece: those that a table has seen are paid for.
    fn glance(&self) -> Budget<'static> {
        Budget::steps(if self.ready { u64::MAX } else { GLANCE })
    }

    /// Visit the options of a piece, as far as that goes.
    fn show(&self, piece: &[u64], visit: HeapVisitor<'_>) -> Flow {
        let shown = self.rule().options(piece, &mut self.glance(), visit);
        shown.unwrap_or(ControlFlow::Continue(()))
    }

    /// How many options a piece has, where that is known.
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

    /// Pieces as one writes them: `(3, 4) + (2, 4)`.
    fn written(&self, pieces: &[u64]) -> String {
        pieces.chunks(self.numbers()).map(tuple).collect::<Vec<_>>().join(" + ")
    }

    /// Whether a piece may go there, or may leave these pieces, in whatever order.
    ///
    /// # Errors
    /// `budget`, and what the rule refuses.
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

    /// Visit the options of a piece that have a value.
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

/// A rule in two to six numbers, as typed.
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
