//! Moves of a lost position, and what is answered to them.

use serde::Serialize;

use crate::ruleset::moves::Move;

/// A move as it is played, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyPlayed"))]
pub struct Answer {
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// The position after it.
    pub to: String,
}

/// A move of a lost position and what is answered to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyRefuted"))]
pub struct Refuted {
    /// The move.
    pub played: Answer,
    /// What wins against it; `None` where no move is left, and that wins.
    pub answer: Option<Answer>,
}
