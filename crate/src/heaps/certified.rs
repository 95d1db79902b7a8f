//! The rules of games on single heaps in the forms that a periodicity certificate uses.

use super::octal::{Digit, TakeAndBreak};

/// The most digits of a code and the most numbers of a set for which a certificate is written: a checker reads each of
/// them for each heap.
const MOST: u64 = 4096;

/// The rules of a heap game in one of the three forms that a certificate checker reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertifiedRules {
    /// A take-and-break code without repeating digits.
    Code {
        /// The code, such as `octal 0.77` or `hex 0.8F`.
        text: String,
        /// The most heaps that a move leaves of one heap, at least 1.
        parts: u64,
        /// The most stones that a move takes.
        taken: u64,
    },
    /// A subtraction set.
    Set {
        /// The text of the set, such as `subtract 1 3 4`.
        text: String,
        /// The largest number of the set.
        taken: u64,
        /// The number of elements of the set.
        count: u64,
    },
    /// A user-written rule with regular options for large heaps. For each residue, these options are heaps at a fixed
    /// distance below, fixed heaps, and perhaps a range from a fixed heap to a heap at a fixed distance below.
    Rule {
        /// The rule in canonical form.
        text: String,
        /// The least heap size from which on the options have this regular form.
        from: u64,
        /// The largest fixed distance between a heap and an option.
        window: u64,
        /// The modulus of the residues.
        modulus: u64,
    },
}

impl CertifiedRules {
    /// Return the rules of a take-and-break game as a code. Return `None` if there are no moves, if no code describes
    /// the rules (as for Grundy's game), if a move may take any amount, or if a move takes more than `MOST`.
    pub fn of_code(rules: &TakeAndBreak) -> Option<Self> {
        let takes = rules.takes();
        let taken = takes.last()?.taken;
        let plain = takes.iter().all(|take| take.least == 1 && !take.distinct);
        if !plain || !rules.tail().1.is_empty() || taken > MOST {
            return None;
        }
        let digit = |taken| rules.take(taken).map_or(0, |take| take.digit.0);
        let hex = takes.iter().any(|take| take.digit.has(Digit::THREE));
        let name = if hex { "hex" } else { "octal" };
        let rest: String = (1..=taken).map(|taken| format!("{:X}", digit(taken))).collect();
        let rest = if rest.is_empty() { "0" } else { &rest };
        let parts = takes.iter().map(|take| take.digit.most_heaps()).max().unwrap_or(1).max(1);
        Some(CertifiedRules::Code { text: format!("{name} {:X}.{rest}", digit(0)), parts, taken })
    }

    /// Return the rules of a subtraction set, given by its text, its largest number and its size. Return `None` if the
    /// set has more than `MOST` elements.
    pub fn of_set(text: String, taken: u64, count: u64) -> Option<Self> {
        let text = format!("subtract {text}");
        (count <= MOST).then_some(CertifiedRules::Set { text, taken, count })
    }
}
