//! The outcome of a position: who wins.

/// The outcome of a position: who wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Outcome {
    /// The player to move wins.
    N,
    /// The previous player, who has just moved, wins.
    P,
    /// Draw: each player can avoid losing indefinitely. Possible only if play may cycle.
    D,
}

impl Outcome {
    /// Return `N` if the player to move wins, otherwise `P`.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// assert_eq!(Outcome::mover_wins(true), Outcome::N);
    /// ```
    pub fn mover_wins(wins: bool) -> Self {
        if wins { Outcome::N } else { Outcome::P }
    }
}
