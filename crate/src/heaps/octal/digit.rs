//! The digits of codes: the numbers of heaps that a move may leave of a heap.

/// The digit of a code: a set of the heap counts 0 to 3 that a move may leave, no heap empty.
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

    /// Whether this digit allows every count of heaps that `other` allows.
    pub fn has(self, other: Digit) -> bool {
        self.0 & other.0 == other.0
    }

    /// The largest count of heaps that a move may leave.
    pub fn most_heaps(self) -> u64 {
        u64::from(self.0.checked_ilog2().unwrap_or(0))
    }

    /// The digit that allows what either of the two digits allows.
    pub fn or(self, other: Digit) -> Digit {
        Digit(self.0 | other.0)
    }
}
