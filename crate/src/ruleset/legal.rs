//! What a hand may do on a board.

use serde::{Serialize, Serializer};

use crate::base::nimber::{Count, big};

pub(super) fn big_list<S: Serializer>(list: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(|n| Count(u128::from(*n))))
}

fn is_one(unit: &u64) -> bool {
    *unit == 1
}

/// What one heap may become.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeapOptions {
    /// Each option as the heaps that it leaves, in descending order; a lone 0 for none.
    pub options: Vec<Vec<u64>>,
    /// Whether there are others, too many to list.
    pub more: bool,
}

/// A place on a rectangle where a move may be made by hand; a line where it has no width or no height.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// The rectangle, from 0.
    pub sheet: usize,
    /// Where it begins: columns from the left.
    pub x: u64,
    /// And rows from above.
    pub y: u64,
    /// How many columns it has.
    pub width: u64,
    /// How many rows it has.
    pub height: u64,
    /// The move as text.
    pub text: String,
}

/// The places where one piece may go, each as its numbers, and whether others are too many to list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)] // documented above
pub struct Places {
    pub to: Vec<Vec<u64>>,
    pub more: bool,
}

/// What one part may become, where a move changes all parts at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Way {
    /// The part's share of the move, as text.
    pub text: String,
    /// What the part becomes.
    pub to: String,
}

/// What one part may become, and whether other ways are too many to list; none where it has ended.
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

/// How many lines of one direction a move may turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Axis {
    /// At least.
    pub least: u64,
    /// At most; `None`: any number.
    pub most: Option<u64>,
    /// Whether they must be neighbours.
    pub run: bool,
}

/// What a hand may do on a board, as data: the board itself knows no rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum Legal {
    /// Take from heaps.
    Take {
        /// Per heap, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
        /// From how many heaps at most in one move.
        heaps_per_move: u64,
        /// Whether a move on several heaps must take the same from each.
        equal: bool,
        /// The amounts of a range go in steps of this, counted from its lower end.
        #[serde(skip_serializing_if = "is_one", serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Count>", optional))]
        unit: u64,
    },
    /// Replace a heap by one of its options.
    Options {
        /// What each heap may become.
        heaps: Vec<HeapOptions>,
    },
    /// Take a piece to another place.
    Pieces {
        /// Where each piece may go.
        pieces: Vec<Places>,
    },
    /// Bite a square off the bar: any but the first of the first row.
    Bite {
        /// The rows of the bar.
        #[serde(serialize_with = "big_list")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Count>"))]
        rows: Vec<u64>,
    },
    /// Turn coins over, of which the one furthest right is a head.
    Turn {
        /// How many coins at most; `None`: any number.
        most: Option<usize>,
        /// Whether they must be neighbours.
        run: bool,
    },
    /// Turn over the coins of a plane that lie in some rows and columns at once.
    Flip {
        /// How many rows, and which.
        rows: Axis,
        /// How many columns, and which.
        columns: Axis,
    },
    /// Cut any edge of the plant.
    Cut,
    /// Take any node but the ground.
    Node {
        /// Whether what is below it goes with it, and not what grows on it.
        down: bool,
    },
    /// Make one of these moves, each at its place.
    Spots {
        /// The places, as many as are listed.
        spots: Vec<Spot>,
    },
    /// Move stones to the step below.
    Step {
        /// Per step, the amounts that may walk.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Replace a heap by two smaller ones.
    Split {
        /// The heaps; one of at least 1 can be split.
        heaps: Vec<u64>,
    },
    /// Take one stone, or merge any two heaps that are not empty.
    Merge {
        /// Per heap, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Take letters.
    Letters {
        /// Per group of equal letters, the amounts that may be taken.
        #[serde(serialize_with = "big_amounts")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<(Count, Count)>>"))]
        takes: Vec<Amounts>,
    },
    /// Make a move in every part that still can.
    Each {
        /// The parts in the order of the board.
        parts: Vec<PartWays>,
    },
    /// Make a move in one term of a sum.
    #[cfg(feature = "lab")]
    Sum {
        /// What may be done in each term.
        terms: Vec<Legal>,
    },
    /// Move tokens along edges.
    Graph {
        /// Per token, the numbers of the nodes that it may reach.
        targets: Vec<Vec<u32>>,
    },
}

impl Legal {
    /// Take some of the amounts of one heap.
    pub fn take_one(takes: Vec<Amounts>) -> Self {
        Legal::Take { takes, heaps_per_move: 1, equal: false, unit: 1 }
    }
}
