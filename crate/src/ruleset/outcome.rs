//! Who wins.

/// Who wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Outcome {
    /// The next player, who is to move.
    N,
    /// The previous player, who has just moved.
    P,
    /// Neither: each can avoid losing indefinitely, so it is a draw. Only where play may cycle.
    D,
}

impl Outcome {
    /// `N` if the player to move wins.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// assert_eq!(Outcome::mover_wins(true), Outcome::N);
    /// ```
    pub fn mover_wins(wins: bool) -> Self {
        if wins { Outcome::N } else { Outcome::P }
    }
}
