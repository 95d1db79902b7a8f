//! Moves as data with named fields, and their language-neutral text.

use serde::Serialize;

use super::legal::big_list;
pub use super::legal::{Amounts, Axis, HeapOptions, Legal, PartWays, Places, Spot, Way};

#[cfg(test)]
use crate::base::nimber::Count;
use crate::base::nimber::big;
use crate::base::sort::sorted;
use crate::base::text::joined;
use crate::ruleset::move_text::{from_1, lines, second, turned};
use crate::ruleset::position::Position;

/// An amount taken from one heap, and what is left there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Taken {
    /// The heap, from 0.
    pub heap: usize,
    /// How many are taken, at least 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(test, ts(as = "Count"))]
    pub take: u64,
    /// How many are left.
    #[serde(serialize_with = "big")]
    #[cfg_attr(test, ts(as = "Count"))]
    pub left: u64,
}

impl Taken {
    fn text(&self) -> String {
        joined(&[from_1(self.heap), self.take], "-")
    }

    /// The takings in the order of the board.
    pub(crate) fn in_order(takes: Vec<Taken>) -> Vec<Taken> {
        sorted(takes, |a, b| a.heap < b.heap)
    }
}

/// One move. Heaps count from 0 here and from 1 in the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
        #[cfg_attr(test, ts(as = "Count"))]
        put: u64,
    },
    /// Move stones one step down; from step 0 they leave the stairs.
    Step {
        /// The step, from 0.
        heap: usize,
        /// How many stones walk.
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
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
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
        into: Vec<u64>,
    },
    /// Divide one box of a pair in two, and empty the other to make room.
    Divide {
        /// The box that is divided, from 0; boxes 0 and 1 are a pair, 2 and 3, and so on.
        heap: usize,
        /// What stays in it, and what the other box gets.
        into: (u64, u64),
    },
    /// Take a piece to another place.
    Piece {
        /// The piece, from 0.
        piece: usize,
        /// Where it goes: its numbers.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
        to: Vec<u64>,
    },
    /// Bite off a square of the bar and all below it and to its right.
    Bite {
        /// The row, from 0.
        row: usize,
        /// The column, from 0: how many squares the row keeps.
        #[serde(serialize_with = "big")]
        #[cfg_attr(test, ts(as = "Count"))]
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
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
        rows: Vec<u64>,
        /// The columns, from 0, in descending order. Where the first row meets the first column, a coin
        /// turns from head to tail.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
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
        #[cfg_attr(test, ts(as = "Vec<Count>"))]
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
    /// The move as text in no language: `2-3` takes three from the second heap.
    ///
    /// ```
    /// use mexplorer::{Game, Move};
    /// let game = Game::parse("split")?;
    /// let text = Move::Split { heap: 0, into: (3, 1) }.text();
    /// assert_eq!(text, "1=3+1");
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn text(&self) -> String {
        match self {
            Move::Take(taken) => taken.text(),
            Move::Takes { takes } => takes.iter().map(Taken::text).collect::<Vec<_>>().join(" "),
            Move::Step { heap, take } => joined(&[from_1(*heap), *take], "-"),
            Move::Back { heap, put } => joined(&[from_1(*heap), *put], "+"),
            Move::Split { heap, into } | Move::Divide { heap, into } => {
                format!("{}={}+{}", heap + 1, into.0, into.1)
            }
            Move::Merge { heaps } => joined(&[from_1(heaps.0), from_1(heaps.1)], "+"),
            Move::Replace { heap, into } => format!("{}={}", heap + 1, joined(into, "+")),
            Move::Piece { piece, to } => format!("{}={}", piece + 1, joined(to, ":")),
            Move::Bite { row, column } => joined(&[from_1(*row), column + 1], ":"),
            Move::Turn { coins } => turned(coins),
            Move::Flip { rows, columns } => format!("{}x{}", lines(rows), lines(columns)),
            Move::Cut { from, to, .. } => format!("-{from}-{to}"),
            Move::Node { node, .. } => format!("-{node}"),
            Move::Slice { sheet, into: [a, b, c, d] } => format!("{}={a}x{b}+{c}x{d}", sheet + 1),
            Move::Domino { row, column, down } => {
                let (to_row, to_column) = second(*row, *column, *down);
                format!("{}:{}-{}:{}", row + 1, column + 1, to_row + 1, to_column + 1)
            }
            Move::Cross { board, row, column } => {
                joined(&[from_1(*board), from_1(*row), from_1(*column)], ":")
            }
            Move::Letters { letter, take } => format!("{letter}-{take}"),
            Move::Each { moves } => moves.iter().map(Move::text).collect::<Vec<_>>().join(" "),
            Move::Edge { token, from, to, shared, .. } => {
                if *shared {
                    format!("{}:{from}>{to}", token + 1)
                } else {
                    format!("{from}>{to}")
                }
            }
        }
    }

    /// The position after this move, which must be one that the rules listed for `position`.
    pub fn apply(&self, position: &Position) -> Position {
        let mut next = position.clone();
        match (self, &mut next) {
            (Move::Take(t), Position::Heaps(heaps) | Position::Backed { heaps, .. }) => {
                heaps[t.heap] = t.left;
            }
            (Move::Take(t), Position::Opened { heaps, rows }) => {
                heaps[t.heap] = t.left;
                rows[t.heap] = t.left > 0;
            }
            (Move::Replace { heap, into }, Position::Opened { heaps, rows }) => {
                heaps.splice(*heap..=*heap, into.iter().copied());
                rows.splice(*heap..=*heap, into.iter().map(|left| *left > 0));
            }
            (Move::Back { heap, put }, Position::Backed { heaps, back }) => {
                heaps[*heap] += put;
                *back -= put;
            }
            (Move::Take(t), Position::Capped { heap, cap, times }) => {
                *heap = t.left;
                *cap = Some(times.saturating_mul(t.take).min(crate::base::nimber::MAX_HEAP));
            }
            (Move::Takes { takes }, Position::Heaps(heaps)) => {
                takes.iter().for_each(|t| heaps[t.heap] = t.left);
            }
            (Move::Step { heap, take }, Position::Heaps(heaps)) => {
                heaps[*heap] -= take;
                if *heap > 0 {
                    heaps[heap - 1] += take;
                }
            }
            (Move::Split { heap, into }, Position::Heaps(heaps)) => {
                heaps[*heap] = into.0;
                heaps.insert(heap + 1, into.1);
            }
            (Move::Divide { heap, into }, Position::Heaps(heaps)) => {
                (heaps[*heap], heaps[heap ^ 1]) = *into;
            }
            (Move::Merge { heaps: (i, j) }, Position::Heaps(heaps)) => {
                heaps[*i] += heaps[*j];
                heaps.remove(*j);
            }
            (Move::Replace { heap, into }, Position::Heaps(heaps)) => {
                heaps.splice(*heap..=*heap, into.iter().copied());
            }
            (Move::Piece { piece, to }, Position::Heaps(numbers)) => {
                numbers[piece * to.len()..][..to.len()].copy_from_slice(to);
            }
            (Move::Bite { row, column }, Position::Heaps(rows)) => {
                rows[*row..].iter_mut().for_each(|r| *r = (*r).min(*column));
                // Rows of nothing below the bar are no rows.
                rows.retain(|r| *r > 0);
            }
            (Move::Turn { coins }, Position::Coins(faces)) => {
                coins.iter().for_each(|c| faces[*c] = !faces[*c]);
            }
            (Move::Flip { rows, columns }, Position::Plane(heads)) => {
                let all =
                    rows.iter().flat_map(|row| columns.iter().map(move |column| (*row, *column)));
                for coin in all {
                    match heads.binary_search(&coin) {
                        Ok(at) => drop(heads.remove(at)),
                        Err(at) => heads.insert(at, coin),
                    }
                }
            }
            (Move::Each { moves }, Position::Heaps(numbers)) => {
                *numbers = after_each(moves, numbers)
            }
            (Move::Cut { edge, .. }, Position::Plant(plant)) => *plant = plant.without(*edge),
            (Move::Node { down, at, .. }, Position::Plant(plant)) => {
                *plant = plant.without_node(*at, *down)
            }
            (Move::Slice { sheet, into }, Position::Heaps(sides)) => {
                sides.splice(2 * sheet..2 * sheet + 2, *into);
            }
            (Move::Domino { row, column, down }, Position::Grid { width, free }) => {
                let other = second(*row, *column, *down);
                free[row * *width + column] = false;
                free[other.0 * *width + other.1] = false;
            }
            (Move::Cross { board, row, column }, Position::Heaps(boards)) => {
                boards[*board] |= 1 << (3 * row + column);
            }
            (Move::Letters { letter, take }, Position::Letters(word)) => {
                // The last ones go, so that what stays keeps its order.
                let mut keep = word.matches(*letter).count() as u64 - take;
                word.retain(|c| {
                    if c != *letter {
                        return true;
                    }
                    let stays = keep > 0;
                    keep = keep.saturating_sub(1);
                    stays
                });
            }
            (Move::Edge { token, node, .. }, Position::Tokens(tokens)) => tokens[*token] = *node,
            (Move::Edge { node, .. }, Position::Walk(nodes)) => nodes.push(*node),
            // A move of another game changes nothing; the rules never list one.
            _ => {}
        }
        next
    }
}

/// The numbers after these moves, each in a part of its own, in the order of the board.
fn after_each(moves: &[Move], numbers: &[u64]) -> Vec<u64> {
    let mut next = Vec::with_capacity(numbers.len());
    let mut kept = 0;
    for mv in moves {
        let (from, count, to) = match mv {
            Move::Take(taken) => (taken.heap, 1, std::slice::from_ref(&taken.left)),
            Move::Replace { heap, into } => (*heap, 1, into.as_slice()),
            Move::Piece { piece, to } => (piece * to.len(), to.len(), to.as_slice()),
            // Games that are played part by part have no others.
            _ => continue,
        };
        next.extend(&numbers[kept..from]);
        next.extend(to);
        kept = from + count;
    }
    next.extend(&numbers[kept..]);
    next
}
