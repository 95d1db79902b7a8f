//! The rules of single heaps as a certificate names them.

use super::octal::{Digit, TakeAndBreak};

/// Digits of a code, and steps of a set, beyond which no certificate is written: a checker looks at each
/// of them for each heap.
const MOST: u64 = 4096;

/// The rules of single heaps in one of the three forms that a checker reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertifiedRules {
    /// A take-and-break code without digits that repeat.
    Code {
        /// The code, such as `octal 0.77` or `hex 0.8F`.
        text: String,
        /// Into how many heaps a move may break one, at least 1.
        parts: u64,
        /// How many a move takes at most.
        taken: u64,
    },
    /// A set of numbers to be taken.
    Set {
        /// The text of the set, such as `subtract 1 3 4`.
        text: String,
        /// The largest of them.
        taken: u64,
        /// The count of the numbers.
        count: u64,
    },
    /// A typed rule whose options are, for all large heaps of each residue, heaps at a fixed distance
    /// below, fixed heaps, and perhaps all heaps from a fixed one to one at a fixed distance below.
    Rule {
        /// The rule in canonical form.
        text: String,
        /// The heap from which on the distances are fixed.
        from: u64,
        /// The largest of the distances.
        window: u64,
        /// The modulus of the residues.
        modulus: u64,
    },
}

impl CertifiedRules {
    /// The rules of a take-and-break game: `None` where no code names them, as in Grundy's game,
    /// where a move may take any amount, or where a move takes too much.
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

    /// The rules of taking a number of a set, given by the set's text, largest number and size.
    pub fn of_set(text: String, taken: u64, count: u64) -> Option<Self> {
        let text = format!("subtract {text}");
        (count <= MOST).then_some(CertifiedRules::Set { text, taken, count })
    }
}
