//! Moves as data with named fields. How a move is written and played, the games say.

use serde::Serialize;

use super::legal::big_list;
pub use super::legal::{Amounts, Axis, HeapOptions, Legal, PartWays, Places, Spot, Way};
#[cfg(feature = "lab")]
use super::piece::Piece;

#[cfg(feature = "typescript")]
use crate::base::nimber::Count;
use crate::base::nimber::big;
use crate::base::sort::sorted_by_key;

/// An amount taken from one heap, and what is left there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Taken {
    /// The heap, from 0.
    pub heap: usize,
    /// How many are taken, at least 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub take: u64,
    /// How many are left.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub left: u64,
}

impl Taken {
    /// The takings in the order of the board.
    pub(crate) fn in_order(takes: Vec<Taken>) -> Vec<Taken> {
        sorted_by_key(takes, |a| a.heap)
    }
}

/// One move. Heaps count from 0 here and from 1 in the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Move {
    /// Take from one heap.
    Take(Taken),
    /// Take from several heaps at once.
    Takes {
        /// What is taken, heap by heap, in the order of the board.
        takes: Vec<Taken>,
    },
    /// Put back on a heap.
    Back {
        /// The heap, from 0.
        heap: usize,
        /// How many are put back, at least 1.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        put: u64,
    },
    /// Move stones one step down; from step 0 they leave the stairs.
    Step {
        /// The step, from 0.
        heap: usize,
        /// How many stones walk.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        take: u64,
    },
    /// Replace a heap by two.
    Split {
        /// The heap, from 0.
        heap: usize,
        /// The two that stand in its place, the larger first.
        into: (u64, u64),
    },
    /// Put two heaps together; the sum stands at the first, the second is gone.
    Merge {
        /// The heaps, from 0, in the order of the board.
        heaps: (usize, usize),
    },
    /// Replace a heap by any number of smaller ones.
    Replace {
        /// The heap, from 0.
        heap: usize,
        /// What stands in its place, in descending order; a lone 0 where nothing is left.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        into: Vec<u64>,
    },
    /// Divide one box of a pair in two, and empty the other to make room.
    Divide {
        /// The box that is divided, from 0; boxes 0 and 1 are a pair, 2 and 3, and so on.
        heap: usize,
        /// What stays in it, and what the other box gets.
        into: (u64, u64),
    },
    /// Take a piece to another place, or leave several pieces instead of it.
    Piece {
        /// The piece, from 0.
        piece: usize,
        /// Where it goes: its numbers, or those of the pieces that are left, one piece after the other.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        to: Vec<u64>,
    },
    /// Bite off a square of the bar and all below it and to its right.
    Bite {
        /// The row, from 0.
        row: usize,
        /// The column, from 0: how many squares the row keeps.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        column: u64,
    },
    /// Turn coins over.
    Turn {
        /// Their squares, from 0, in descending order; the first turns from head to tail.
        coins: Vec<usize>,
    },
    /// Turn over the coins of a plane that lie in these rows and columns at once.
    Flip {
        /// The rows, from 0, in descending order.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        rows: Vec<u64>,
        /// The columns, from 0, in descending order. Where the first row meets the first column, a coin
        /// turns from head to tail.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        columns: Vec<u64>,
    },
    /// Cut an edge of a plant.
    Cut {
        /// The edge, from 0, in the order of the position; of parallel ones the first.
        edge: usize,
        /// Its one end.
        from: String,
        /// Its other end.
        to: String,
    },
    /// Take a node of a tree, and others with it.
    Node {
        /// The node.
        node: String,
        /// Whether what is below it goes with it, and not what grows on it.
        down: bool,
        /// The number of the node.
        #[serde(skip)]
        at: u32,
    },
    /// Cut a rectangle straight into two.
    Slice {
        /// The rectangle, from 0.
        sheet: usize,
        /// Width and height of the two that stand in its place, the larger first.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        into: [u64; 4],
    },
    /// Lay a domino on two squares.
    Domino {
        /// The row of its first square, from 0.
        row: usize,
        /// Its column, from 0.
        column: usize,
        /// Whether the other square is the one below, and not the one on the right.
        down: bool,
    },
    /// Put a cross on a square of one of several boards.
    Cross {
        /// The board, from 0.
        board: usize,
        /// The row, from 0.
        row: usize,
        /// The column, from 0.
        column: usize,
    },
    /// Put a piece on a square that none attacks.
    #[cfg(feature = "lab")]
    Place {
        /// The piece.
        piece: Piece,
        /// The square, such as `e4`.
        square: String,
    },
    /// Take some of one letter.
    Letters {
        /// The letter.
        letter: char,
        /// How many of it.
        take: u64,
    },
    /// Make a move in every part that still can.
    Each {
        /// The moves, in the order of the board, as if each were alone.
        moves: Vec<Move>,
    },
    /// Make a move in one term of a sum.
    #[cfg(feature = "lab")]
    Term {
        /// The term, from 0.
        term: usize,
        /// The move, as if the term were alone.
        r#move: Box<Move>,
    },
    /// Move a token along an edge.
    Edge {
        /// The token, from 0, in the order of the position.
        token: usize,
        /// The node it leaves.
        from: String,
        /// The node it reaches.
        to: String,
        /// The number of the node it reaches.
        #[serde(skip)]
        node: u32,
        /// Whether an earlier token stands on the same node, so that the text must distinguish them.
        #[serde(skip)]
        shared: bool,
    },
}

impl Move {
    /// The heaps after a taking; `None` for any other move, and where it does not fit the heaps.
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
