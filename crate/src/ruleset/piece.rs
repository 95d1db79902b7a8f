//! Pieces of chess, and how they attack.

use serde::Serialize;

/// A piece of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ChessPiece"))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the pieces of chess
pub enum Piece {
    Queen,
    King,
    Knight,
    Bishop,
    Rook,
}

use Piece::{Bishop, King, Knight, Queen, Rook};

impl Piece {
    /// Return the English name of the piece.
    pub fn name(self) -> &'static str {
        match self {
            Queen => "queen",
            King => "king",
            Knight => "knight",
            Bishop => "bishop",
            Rook => "rook",
        }
    }

    /// Return the directions in which the piece attacks, each as one step in columns and rows.
    pub fn steps(self) -> &'static [[i8; 2]] {
        const ALL: [[i8; 2]; 8] =
            [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]];
        match self {
            Queen | King => &ALL,
            Rook => &ALL[..4],
            Bishop => &ALL[4..],
            Knight => &[[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]],
        }
    }

    /// Return whether the piece attacks all squares in a direction, not only the nearest one.
    pub fn slides(self) -> bool {
        matches!(self, Queen | Rook | Bishop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The directions of a piece are all rotations and reflections of a single direction; for the queen and the king,
    /// of two directions.
    #[test]
    fn directions_are_those_of_a_turned_board() {
        let turned = |[x, y]: [i8; 2]| {
            [[x, y], [y, x]].into_iter().flat_map(|[x, y]| [[x, y], [-x, y], [x, -y], [-x, -y]])
        };
        let sorted = |mut steps: Vec<[i8; 2]>| {
            steps.sort_unstable();
            steps
        };
        let pieces: [(Piece, &[[i8; 2]]); 5] = [
            (Queen, &[[0, 1], [1, 1]]),
            (King, &[[0, 1], [1, 1]]),
            (Rook, &[[0, 1]]),
            (Bishop, &[[1, 1]]),
            (Knight, &[[1, 2]]),
        ];
        for (piece, some) in pieces {
            let mut all = sorted(some.iter().copied().flat_map(turned).collect());
            all.dedup();
            assert_eq!(sorted(piece.steps().to_vec()), all, "{piece:?}");
            assert_eq!(piece.name(), format!("{piece:?}").to_lowercase());
        }
    }
}
