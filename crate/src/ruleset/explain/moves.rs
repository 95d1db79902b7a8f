//! Moves of an explanation: the winning one, or those of a lost position with their answers.

use serde::Serialize;

use crate::ruleset::moves::Move;

/// A move as it is played, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyPlayed"))]
pub struct Answer {
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// The position after it.
    pub to: String,
}

/// A move and the answer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyMove"))]
pub struct MoveRow {
    /// The move.
    pub played: Answer,
    /// What wins against it; `None` for a winning move, and where no move is left and that wins.
    pub answer: Option<Answer>,
}

/// The role of a list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyMovesRole"))]
#[serde(rename_all = "kebab-case")]
pub enum MovesRole {
    /// One winning move.
    Winning,
    /// The moves of a lost position, each with its answer.
    Refutations,
}
