//! The lost bars of three rows, as a table: for each two lower rows at most one first row is lost.

use crate::base::budget::Budget;
use crate::base::error::Result;

/// No first row makes a lost bar.
const NONE: u32 = 0;

/// For every second and third row up to some lengths the first row that makes the bar lost.
///
/// Of two bars that share their lower rows the longer one can be bitten to the shorter, so at most one
/// of them is lost: the first to which no lost one can be bitten. That lets a table of two lengths
/// answer for first rows of any length (Zeilberger 2001; Brouwer, Horváth,
/// Molnár-Sáska and Szabó 2005).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ThreeRows {
    second: usize,
    third: usize,
    firsts: Vec<u32>,
}

/// Words that the sets of all second rows may take together; beyond, lists are searched instead.
const WORDS: usize = 4_000_000;

/// Sets of first rows, as bits.
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
    /// How many entries a table of these lengths has.
    pub(super) fn size(second: u64, third: u64) -> u64 {
        second.saturating_add(1).saturating_mul(third.saturating_add(1))
    }

    /// The table of second and third rows up to these lengths.
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
        // A first row is the least that is not yet taken, and each entry takes one.
        let most = 2 * second + third + 3;
        // What bites in the second row leave: those up to the third row, and longer ones.
        let mut short = Taken::new(1, most);
        // What bites in the third row leave, for each second row.
        let sets = if (second + 1) * (most / 64 + 2) <= WORDS { second + 1 } else { 0 };
        let mut lower = Taken::new(sets, most);
        let mut equal_lost = false;
        for c in 0..=third.min(second) {
            let mut long = Taken::new(1, most);
            // Whether a bite in the first row leaves a lost bar, whatever the length of that row.
            let mut below = equal_lost;
            for b in c..=second {
                budget.spend(2, || format!("row {c}"))?;
                let entry = b * (third + 1);
                let first = match b {
                    // One row is Nim with one square less; under misère play one square is won.
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

    /// Whether the table knows bars with these lower rows.
    pub(super) fn knows(&self, second: u64, third: u64) -> bool {
        second <= self.second as u64 && third <= self.third as u64
    }

    /// The first row that makes a lost bar with these lower rows, which the table knows.
    pub(super) fn first(&self, second: u64, third: u64) -> Option<u64> {
        let first = self.firsts[second as usize * (self.third + 1) + third as usize];
        (first != NONE).then_some(u64::from(first))
    }

    /// Whether the bar is lost for the player who moves.
    pub(super) fn lost(&self, rows: [u64; 3]) -> bool {
        self.first(rows[1], rows[2]) == Some(rows[0])
    }
}

/// The least number from `from` on that is not taken.
fn least_from(from: usize, taken: impl Fn(usize) -> u64) -> u32 {
    let mut at = from / 64;
    let mut word = taken(at) | ((1u64 << (from % 64)) - 1);
    while word == u64::MAX {
        at += 1;
        word = taken(at);
    }
    (at * 64) as u32 + word.trailing_ones()
}
