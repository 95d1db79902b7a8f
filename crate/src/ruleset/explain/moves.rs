//! Moves in an explanation: a winning move, or the moves of a lost position with a winning answer to each.

use serde::Serialize;

use crate::ruleset::moves::Move;

/// A move of an explanation, and the position after the move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyPlayed"))]
pub struct Answer {
    /// The move as text, in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// The position after the move, as text.
    pub to: String,
}

/// A move and the winning answer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyMove"))]
pub struct MoveRow {
    /// The move.
    pub played: Answer,
    /// The answer that wins against the move. `None` if the move itself wins, or if the opponent then wins because no
    /// move is left.
    pub answer: Option<Answer>,
}

/// The role of a list of moves in an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WhyMovesRole"))]
#[serde(rename_all = "kebab-case")]
pub enum MovesRole {
    /// One winning move.
    Winning,
    /// The moves of a lost position, each with its answer.
    Refutations,
}
