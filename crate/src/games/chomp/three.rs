//! A table of the lost Chomp bars with three rows: for given second and third rows at most one length of the first row
//! makes the bar lost.

use crate::base::budget::Budget;
use crate::base::error::Result;

/// The entry of a second and third row with which every bar is won.
const NONE: u32 = 0;

/// For every second and third row up to given lengths, the length of the first row that makes the bar lost.
///
/// Of two bars with equal second and third rows, a bite leads from the longer to the shorter bar. So at most one of
/// these bars is lost: the shortest one without a bite that leaves a lost bar. A table indexed by two lengths therefore
/// decides bars with first rows of any length (Zeilberger 2001; Brouwer, Horváth, Molnár-Sáska and Szabó 2005).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ThreeRows {
    second: usize,
    third: usize,
    firsts: Vec<u32>,
}

/// The largest total size, in 64-bit words, of the sets that are kept for all second rows. If the sets would be larger,
/// none is kept, and the entries of the table are searched instead.
const WORDS: usize = 4_000_000;

/// Sets of lengths of first rows, as bit sets of equal size.
struct Taken {
    words: usize,
    bits: Vec<u64>,
}

impl Taken {
    fn new(sets: usize, most: usize) -> Self {
        let words = most / 64 + 2;
        Taken { words, bits: vec![0; sets * words] }
    }

    fn add(&mut self, set: usize, first: u32) {
        if let Some(word) = self.bits.get_mut(set * self.words + first as usize / 64) {
            *word |= 1 << (first % 64);
        }
    }

    fn word(&self, set: usize, at: usize) -> u64 {
        self.bits.get(set * self.words + at).copied().unwrap_or(0)
    }
}

impl ThreeRows {
    /// Return the number of entries of a table up to the given lengths.
    pub(super) fn size(second: u64, third: u64) -> u64 {
        second.saturating_add(1).saturating_mul(third.saturating_add(1))
    }

    /// Compute the table for second and third rows up to the given lengths.
    ///
    /// # Errors
    /// `budget`, naming the third row.
    pub(super) fn new(
        second: u64,
        third: u64,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Result<Self> {
        let (second, third) = (second as usize, third as usize);
        let size = (second + 1) * (third + 1);
        let mut table = ThreeRows { second, third, firsts: vec![NONE; size] };
        // An upper bound of the first rows: each first row is the least length not taken, and each entry takes one
        // length.
        let most = 2 * second + third + 3;
        // The first rows of lost bars that a bite in the second row can leave. `short` holds those with equal second
        // and third rows, `long` those with the third row `c`.
        let mut short = Taken::new(1, most);
        // For each second row, the first rows of lost bars that a bite in the third row can leave.
        let sets = if (second + 1) * (most / 64 + 2) <= WORDS { second + 1 } else { 0 };
        let mut lower = Taken::new(sets, most);
        let mut equal_lost = false;
        for c in 0..=third.min(second) {
            let mut long = Taken::new(1, most);
            // Whether every bar, however long its first row, has a bite in the first row that leaves a lost bar.
            let mut below = equal_lost;
            for b in c..=second {
                budget.spend(2, || format!("row {c}"))?;
                let entry = b * (third + 1);
                let first = match b {
                    // A single row is Nim with one stone fewer. Under misère play a row of one square is won, so the
                    // lost row has two squares.
                    0 => 1 + u32::from(misere),
                    _ if below => NONE,
                    _ => {
                        let taken =
                            |at: usize| short.word(0, at) | long.word(0, at) | lower.word(b, at);
                        let mut first = least_from(b, taken);
                        while sets == 0 && table.firsts[entry..entry + c].contains(&first) {
                            budget.spend(1 + c as u64 / 64, || format!("row {c}"))?;
                            first = least_from(first as usize + 1, taken);
                        }
                        first
                    }
                };
                if first == NONE {
                    continue;
                }
                table.firsts[entry + c] = first;
                long.add(0, first);
                lower.add(b, first);
                below |= first as usize == b;
                if b == c {
                    short.add(0, first);
                    equal_lost |= first as usize == b;
                }
            }
        }
        Ok(table)
    }

    /// Return whether the table covers bars with these second and third rows.
    pub(super) fn knows(&self, second: u64, third: u64) -> bool {
        second <= self.second as u64 && third <= self.third as u64
    }

    /// Return the first row that makes the bar with these second and third rows lost; `None` if every such bar is won.
    /// The table must cover the rows.
    pub(super) fn first(&self, second: u64, third: u64) -> Option<u64> {
        let first = self.firsts[second as usize * (self.third + 1) + third as usize];
        (first != NONE).then_some(u64::from(first))
    }

    /// Return whether a bar is lost for the player to move.
    pub(super) fn lost(&self, rows: [u64; 3]) -> bool {
        self.first(rows[1], rows[2]) == Some(rows[0])
    }
}

/// Return the least number from `from` on whose bit is not set in the words `taken`.
fn least_from(from: usize, taken: impl Fn(usize) -> u64) -> u32 {
    let mut at = from / 64;
    let mut word = taken(at) | ((1u64 << (from % 64)) - 1);
    while word == u64::MAX {
        at += 1;
        word = taken(at);
    }
    (at * 64) as u32 + word.trailing_ones()
}
