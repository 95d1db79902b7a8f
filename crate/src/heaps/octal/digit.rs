//! The digits of codes: what a move may leave of a heap.

/// What may be left, as the digit of a code: any of nothing, one, two and three heaps, none empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit(pub u8);

impl Digit {
    /// No heap.
    pub const NOTHING: Digit = Digit(1);
    /// One heap.
    pub const ONE: Digit = Digit(2);
    /// Two heaps.
    pub const TWO: Digit = Digit(4);
    /// Three heaps.
    pub const THREE: Digit = Digit(8);

    /// Whether all of `other` may be left.
    pub fn has(self, other: Digit) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many heaps may be left at most.
    pub fn most_heaps(self) -> u64 {
        u64::from(self.0.checked_ilog2().unwrap_or(0))
    }

    /// What either may leave.
    pub fn or(self, other: Digit) -> Digit {
        Digit(self.0 | other.0)
    }
}
