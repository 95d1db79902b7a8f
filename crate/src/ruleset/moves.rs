//! Moves as data with named fields. Each game defines how its moves are written and applied.

use serde::Serialize;

use super::legal::big_list;
pub use super::legal::{Amounts, Axis, HeapOptions, Legal, PartWays, Places, Spot, Way};
#[cfg(feature = "lab")]
use super::piece::Piece;

#[cfg(feature = "typescript")]
use crate::base::nimber::Count;
use crate::base::nimber::big;
use crate::base::sort::sorted_by_key;

/// An amount taken from one heap, and the amount that remains in the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Taken {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The number of stones taken, at least 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub take: u64,
    /// The number of stones that remain in the heap.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub left: u64,
}

impl Taken {
    /// Sort amounts taken from heaps by the index of the heap.
    pub(crate) fn in_order(takes: Vec<Taken>) -> Vec<Taken> {
        sorted_by_key(takes, |a| a.heap)
    }
}

/// One move of some game. Heaps are numbered from 0 in this type and from 1 in the text of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Move {
    /// Take from one heap.
    Take(Taken),
    /// Take from several heaps at once.
    Takes {
        /// The amount taken from each heap, in the order of the board.
        takes: Vec<Taken>,
    },
    /// Put stones back on a heap.
    Back {
        /// The index of the heap, from 0.
        heap: usize,
        /// The number of stones put back, at least 1.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        put: u64,
    },
    /// Move stones of a staircase one stair down; from stair 0 they leave the staircase.
    Step {
        /// The index of the stair, from 0 at the bottom.
        heap: usize,
        /// The number of stones moved.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        take: u64,
    },
    /// Replace a heap by two heaps.
    Split {
        /// The index of the heap, from 0.
        heap: usize,
        /// The sizes of the two new heaps, the larger first.
        into: (u64, u64),
    },
    /// Merge two heaps: the merged heap replaces the first, and the second is removed.
    Merge {
        /// The indices of the two heaps, from 0, in ascending order.
        heaps: (usize, usize),
    },
    /// Replace a heap by any number of smaller ones.
    Replace {
        /// The index of the heap, from 0.
        heap: usize,
        /// The sizes of the new heaps in descending order; `[0]` if no stones are left.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        into: Vec<u64>,
    },
    /// Divide the content of one box of a pair between the two boxes, after the content of the other box is discarded.
    Divide {
        /// The index of the divided box, from 0. Boxes 0 and 1 are a pair, boxes 2 and 3 the next, and so on.
        heap: usize,
        /// The amount that stays in the divided box, and the amount put into the other box of the pair.
        into: (u64, u64),
    },
    /// Move a piece to another place, or replace it by several pieces.
    Piece {
        /// The index of the piece, from 0.
        piece: usize,
        /// The numbers of the piece after the move; for several new pieces, the numbers of one piece after the other.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        to: Vec<u64>,
    },
    /// Bite off a square of the chocolate bar, with all squares to its right and below.
    Bite {
        /// The row of the bitten square, from 0.
        row: usize,
        /// The column of the bitten square, from 0: the number of squares that remain in its row.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        column: u64,
    },
    /// Turn over coins of a row.
    Turn {
        /// The squares of the turned coins, from 0, in descending order. The coin on the first listed square turns from
        /// head to tail.
        coins: Vec<usize>,
    },
    /// Turn over the coins of a plane where these rows and columns meet.
    Flip {
        /// The rows, from 0, in descending order.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        rows: Vec<u64>,
        /// The columns, from 0, in descending order. The coin in the highest row and the highest column turns from head
        /// to tail.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        columns: Vec<u64>,
    },
    /// Cut an edge of a plant.
    Cut {
        /// The index of the edge, from 0, in the order of the position; of parallel edges the first.
        edge: usize,
        /// The name of one end of the edge.
        from: String,
        /// The name of the other end of the edge.
        to: String,
    },
    /// Take a node of a tree, and with it the nodes above or below it.
    Node {
        /// The name of the node.
        node: String,
        /// Whether the move also removes the nodes below the taken node. Otherwise it removes the nodes that grow on
        /// the taken node.
        down: bool,
        /// The number of the taken node.
        #[serde(skip)]
        at: u32,
    },
    /// Cut a rectangle into two rectangles by a straight line.
    Slice {
        /// The index of the rectangle, from 0.
        sheet: usize,
        /// The width and height of the first new rectangle, then those of the second; the larger rectangle is first.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        into: [u64; 4],
    },
    /// Lay a domino on two squares.
    Domino {
        /// The row of the domino's first square, from 0.
        row: usize,
        /// The column of the domino's first square, from 0.
        column: usize,
        /// Whether the second square is below the first; otherwise it is to the right of the first.
        down: bool,
    },
    /// Put a cross on a square of one of several boards.
    Cross {
        /// The index of the board, from 0.
        board: usize,
        /// The row of the square, from 0.
        row: usize,
        /// The column of the square, from 0.
        column: usize,
    },
    /// Put a piece on a square that no other piece attacks.
    #[cfg(feature = "lab")]
    Place {
        /// The piece.
        piece: Piece,
        /// The square, such as `e4`.
        square: String,
    },
    /// Take some of the copies of one letter.
    Letters {
        /// The letter.
        letter: char,
        /// The number of copies taken.
        take: u64,
    },
    /// Make a move in every part that has a move left.
    Each {
        /// The move in each of these parts, in the order of the board. Each is written as if its part were the whole
        /// position.
        moves: Vec<Move>,
    },
    /// Make a move in one summand of a sum of games.
    #[cfg(feature = "lab")]
    Term {
        /// The index of the summand, from 0.
        term: usize,
        /// The move, as if the summand were the whole position.
        r#move: Box<Move>,
    },
    /// Move a token along an edge.
    Edge {
        /// The index of the token, from 0, in the order of the position.
        token: usize,
        /// The name of the node that the token leaves.
        from: String,
        /// The name of the node that the token reaches.
        to: String,
        /// The number of the node that the token reaches.
        #[serde(skip)]
        node: u32,
        /// Whether an earlier token stands on the node that this token leaves, so that the text must name the token.
        #[serde(skip)]
        shared: bool,
    },
}

impl Move {
    /// Return the heaps after a move that takes from heaps; `None` for any other move, and for a move that does not fit
    /// the heaps.
    ///
    /// ```
    /// use mexplorer::{Move, Taken};
    /// let taking = Move::Take(Taken { heap: 1, take: 3, left: 2 });
    /// assert_eq!(taking.taken_from(&[3, 5, 7]), Some(vec![3, 2, 7]));
    /// assert_eq!(taking.taken_from(&[3, 4, 7]), None);
    /// ```
    pub fn taken_from(&self, heaps: &[u64]) -> Option<Vec<u64>> {
        let takes = match self {
            Move::Take(taken) => std::slice::from_ref(taken),
            Move::Takes { takes } if !takes.is_empty() => takes,
            _ => return None,
        };
        let mut next = heaps.to_vec();
        for taken in takes {
            let heap = next.get_mut(taken.heap)?;
            *heap = heap.checked_sub(taken.take).filter(|left| *left == taken.left)?;
        }
        Some(next)
    }
}
