//! What a random position is to be like.

/// How large a random position is to be.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// From 0, small, to 2, large.
    pub level: u64,
    /// Whether it is for misère play, where some games are searched and must stay small.
    pub misere: bool,
}
