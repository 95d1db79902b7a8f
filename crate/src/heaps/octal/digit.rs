//! The digits of take-and-break codes. Each digit encodes the numbers of heaps that a move may leave of a heap.

/// A digit of a code: a set of the heap counts 0 to 3 that a move may leave; none of these heaps is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit(pub u8);

impl Digit {
    /// The digit for a move that leaves no heap.
    pub const NOTHING: Digit = Digit(1);
    /// The digit for a move that leaves one heap.
    pub const ONE: Digit = Digit(2);
    /// The digit for a move that leaves two heaps.
    pub const TWO: Digit = Digit(4);
    /// The digit for a move that leaves three heaps.
    pub const THREE: Digit = Digit(8);

    /// Return whether this digit allows every count of heaps that `other` allows.
    pub fn has(self, other: Digit) -> bool {
        self.0 & other.0 == other.0
    }

    /// Return the largest count of heaps that the digit allows.
    pub fn most_heaps(self) -> u64 {
        u64::from(self.0.checked_ilog2().unwrap_or(0))
    }

    /// Return the digit that allows every count of heaps that either digit allows.
    pub fn or(self, other: Digit) -> Digit {
        Digit(self.0 | other.0)
    }
}
