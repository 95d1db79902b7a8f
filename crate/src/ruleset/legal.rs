//! Legal moves as data, for a board on which a player moves by hand.

use serde::{Serialize, Serializer};

use crate::base::nimber::{Count, big};

pub(super) fn big_list<S: Serializer>(list: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(|n| Count(u128::from(*n))))
}

fn is_one(unit: &u64) -> bool {
    *unit == 1
}

/// The options of one heap.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeapOptions {
    /// The options, each as the heaps that it leaves in descending order; `[0]` for an option that leaves no heap.
    pub options: Vec<Vec<u64>>,
    /// Whether there are further options, too many to list.
    pub more: bool,
}

/// An area on a rectangle that makes a move when the player chooses it; a line if its width or its height is 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// The index of the rectangle, from 0.
    pub sheet: usize,
    /// The first column of the area, counted from the left from 0.
    pub x: u64,
    /// The first row of the area, counted from the top from 0.
    pub y: u64,
    /// The number of columns of the area.
    pub width: u64,
    /// The number of rows of the area.
    pub height: u64,
    /// The move as text.
    pub text: String,
}

/// The places to which one piece may move, each as the numbers of the position, and whether there are further places,
/// too many to list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)] // documented above
pub struct Places {
    pub to: Vec<Vec<u64>>,
    pub more: bool,
}

/// An option of one part in a game where a move changes all parts at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Way {
    /// The move in this part, as text.
    pub text: String,
    /// The part after the move, as text.
    pub to: String,
}

/// The options of one part in a game where a move changes all parts at once, and whether there are further options, too
/// many to list. The list is empty for a part without moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)] // documented above
pub struct PartWays {
    pub ways: Vec<Way>,
    pub more: bool,
}

/// Inclusive ranges of amounts.
pub type Amounts = Vec<(u64, u64)>;

fn big_amounts<S: Serializer>(takes: &[Amounts], serializer: S) -> Result<S::Ok, S::Error> {
    let count = |n: u64| Count(u128::from(n));
    serializer.collect_seq(
        takes.iter().map(|amounts| {
            amounts.iter().map(|(lo, hi)| (count(*lo), count(*hi))).collect::<Vec<_>>()
        }),
    )
}

/// The condition on the lines (the rows or the columns) that a move on a plane of coins chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Axis {
    /// The least number of lines, inclusive.
    pub least: u64,
    /// The greatest number of lines, inclusive; `None` for no limit.
    pub most: Option<u64>,
    /// Whether the lines must be consecutive.
    pub run: bool,
}

/// The legal moves on a board as data, so that the board needs no rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum Legal {
    /// Take stones from one heap or from several heaps.
    Take {
        /// For each heap, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
        /// The greatest number of heaps from which one move may take.
        heaps_per_move: u64,
        /// Whether a move on several heaps must take the same amount from each.
        equal: bool,
        /// The difference between neighbouring amounts of a range, counted from the lower end of the range.
        #[serde(skip_serializing_if = "is_one", serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Count>", optional))]
        unit: u64,
    },
    /// Replace a heap by one of its options.
    Options {
        /// The options of each heap, in the order of the board.
        heaps: Vec<HeapOptions>,
    },
    /// Move a piece to another place.
    Pieces {
        /// For each piece, the places to which it may move.
        pieces: Vec<Places>,
    },
    /// Bite a square off the chocolate bar of Chomp: any square but the first of the first row.
    Bite {
        /// The number of squares in each row of the bar, from the top.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        rows: Vec<u64>,
    },
    /// Turn coins over. The rightmost turned coin must show its head.
    Turn {
        /// The greatest number of coins that a move turns; `None` for no limit.
        most: Option<usize>,
        /// Whether the turned coins must be neighbours.
        run: bool,
    },
    /// Choose some rows and some columns of a plane, and turn over the coins where they meet.
    Flip {
        /// The condition on the chosen rows.
        rows: Axis,
        /// The condition on the chosen columns.
        columns: Axis,
    },
    /// Cut any edge of the plant.
    Cut,
    /// Take any node except the ground.
    Node {
        /// Whether a move also removes the nodes below the taken node. Otherwise it removes the nodes that grow on the
        /// taken node.
        down: bool,
    },
    /// Make one of the moves of a list, each of which has one or more areas on the board.
    Spots {
        /// The areas of the moves; a long list is cut.
        spots: Vec<Spot>,
    },
    /// Move stones of a staircase to the stair below.
    Step {
        /// For each stair, the amounts that may be moved.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Replace a heap by two smaller ones.
    Split {
        /// The heaps. Each heap other than 0 can be split.
        heaps: Vec<u64>,
    },
    /// Take one stone, or merge any two heaps that are not empty.
    Merge {
        /// For each heap, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Take some of the letters that are equal.
    Letters {
        /// For each group of equal letters, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Make a move in every part that has a move left.
    Each {
        /// The options of each part, in the order of the board.
        parts: Vec<PartWays>,
    },
    /// Make a move in one summand of a sum of games.
    #[cfg(feature = "lab")]
    Sum {
        /// The legal moves of each summand.
        terms: Vec<Legal>,
    },
    /// Move a token along an edge.
    Graph {
        /// For each token, the numbers of the nodes to which it may move.
        targets: Vec<Vec<u32>>,
    },
}

impl Legal {
    /// Allow a move that takes one of the listed amounts from one heap.
    pub fn take_one(takes: Vec<Amounts>) -> Self {
        Legal::Take { takes, heaps_per_move: 1, equal: false, unit: 1 }
    }
}
