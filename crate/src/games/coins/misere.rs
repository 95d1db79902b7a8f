//! A table of the lost rows of coins under misère play.

use std::ops::ControlFlow;

use super::row_text;
use super::turning::Turning;
use crate::base::budget::Budget;
use crate::base::error::Result;

/// The largest number of coins in a table.
pub(super) const MOST: u64 = 20;

/// The set of lost rows of up to `coins` coins. A row is the number whose bits are its heads; each move makes this
/// number smaller, so ascending order is an order of computation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LostRows {
    coins: u32,
    bits: Vec<u64>,
    steps: u64,
}

impl LostRows {
    /// Compute the table of rows of up to `coins` coins, at most [`MOST`].
    ///
    /// # Errors
    /// `budget`, naming the row.
    pub(super) fn new(turning: Turning, coins: u32, budget: &mut Budget<'_>) -> Result<Self> {
        let used = budget.used();
        let mut lost = LostRows { coins, bits: vec![0; (1usize << coins).div_ceil(64)], steps: 0 };
        // For each rightmost coin of a move, the bit masks of the coins that the moves turn.
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
        // Begin at 1: the row without heads has no move and is won by the player to move.
        for row in 1..1u32 << coins {
            let mut steps = 1;
            let wins = lost.has_winner(turning, row, &turns, &mut steps);
            // Eight look-ups of a bit cost about as much as one step of a search.
            budget.spend(1 + steps / 8, || {
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

    /// Return whether some move leaves a row that the table lists as lost. All smaller rows must be computed.
    fn has_winner(&self, turning: Turning, row: u32, turns: &[Vec<u32>], steps: &mut u64) -> bool {
        let heads = || (0..turns.len()).filter(move |i| row >> i & 1 == 1);
        let sum = heads().fold(0, |sum, i| sum ^ turning.value(i as u64 + 1).0);
        // Try first the moves that win in normal play, since most of these moves also win in misère play.
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

    /// Return the number of budget steps spent on the table.
    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// Return whether the table covers a row.
    pub(super) fn knows(&self, row: u32) -> bool {
        row >> self.coins == 0
    }

    /// Return whether a row is lost. The table must cover the row.
    #[inline]
    pub(super) fn contains(&self, row: u32) -> bool {
        self.bits[row as usize / 64] >> (row % 64) & 1 == 1
    }
}
