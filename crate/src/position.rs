//! Positions: what lies on the board, without the rules.

/// A position of some game. [`crate::Game::position`] is the door by which text becomes one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// Heaps in the order of the board, empty ones included; a staircase's steps from the lowest.
    Heaps(Vec<u64>),
    /// One heap, and the most that may be taken now (`None` before the first move).
    Capped {
        /// The stones that are left.
        heap: u64,
        /// The most that may be taken now.
        cap: Option<u64>,
    },
    /// Capital letters in the order of the board.
    Letters(String),
    /// The nodes that the tokens stand on.
    Tokens(Vec<u32>),
}

impl Position {
    /// The heaps of a position made of heaps; none for any other.
    pub fn heaps(&self) -> &[u64] {
        match self {
            Position::Heaps(heaps) => heaps,
            _ => &[],
        }
    }
}
