//! The lost rows of coins under misère play, as a table.

use std::ops::ControlFlow;

use super::row_text;
use super::turning::Turning;
use crate::base::budget::Budget;
use crate::base::error::Result;

/// Coins that a table reaches.
pub(super) const MOST: u64 = 20;

/// Which rows are lost, by their heads as bits. A move lowers these bits as a number, so the rows can
/// be gone through in that order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LostRows {
    coins: u32,
    bits: Vec<u64>,
    steps: u64,
}

impl LostRows {
    /// The table of rows of up to this number of coins, at most [`MOST`].
    ///
    /// # Errors
    /// `budget`, naming the row.
    pub(super) fn new(turning: Turning, coins: u32, budget: &mut Budget<'_>) -> Result<Self> {
        let used = budget.used();
        let mut lost = LostRows { coins, bits: vec![0; (1usize << coins).div_ceil(64)], steps: 0 };
        // What each move turns, by its rightmost coin.
        let turns: Vec<Vec<u32>> = (1..=u64::from(coins))
            .map(|head| {
                let mut turns = Vec::new();
                let _ = turning.turns(head, &mut |squares| {
                    turns.push(squares.iter().fold(0, |mask, n| mask | 1 << (n - 1)));
                    ControlFlow::Continue(())
                });
                turns
            })
            .collect();
        // Without a head there is no move, and who would have to move has won.
        for row in 1..1u32 << coins {
            let mut steps = 1;
            let wins = lost.has_winner(turning, row, &turns, &mut steps);
            // A bit is looked up in a fraction of what a step of a search takes.
            budget.spend(1 + steps / 4, || {
                let faces: Vec<bool> = (0..coins).map(|i| row >> i & 1 == 1).collect();
                format!("{row} positions, then {}", row_text(&faces))
            })?;
            if !wins {
                lost.bits[row as usize / 64] |= 1 << (row % 64);
            }
        }
        lost.steps = budget.used() - used;
        Ok(lost)
    }

    /// Whether some move leaves a row that is known to be lost.
    fn has_winner(&self, turning: Turning, row: u32, turns: &[Vec<u32>], steps: &mut u64) -> bool {
        let heads = || (0..turns.len()).filter(move |i| row >> i & 1 == 1);
        let sum = heads().fold(0, |sum, i| sum ^ turning.value(i as u64 + 1).0);
        // What wins in normal play mostly does here, too.
        if sum != 0 {
            let likely = heads().any(|i| {
                let found = turning.reach(i as u64 + 1, sum, &mut |squares| {
                    *steps += 1;
                    let next = squares.iter().fold(row, |row, n| row ^ 1 << (n - 1));
                    if self.contains(next) {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                found.is_break()
            });
            if likely {
                return true;
            }
        }
        heads().any(|i| {
            turns[i].iter().any(|turn| {
                *steps += 1;
                self.contains(row ^ turn)
            })
        })
    }

    /// How many steps it took.
    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// Whether the table reaches this row.
    pub(super) fn knows(&self, row: u32) -> bool {
        row >> self.coins == 0
    }

    /// Whether the row, which the table reaches, is lost.
    #[inline]
    pub(super) fn contains(&self, row: u32) -> bool {
        self.bits[row as usize / 64] >> (row % 64) & 1 == 1
    }
}
