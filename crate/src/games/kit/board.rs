//! A position as a board draws it.

use serde::Serialize;

use crate::base::nimber::{Count, Nimber};
#[cfg(feature = "lab")]
use crate::ruleset::piece::Piece;

/// Equal letters on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterGroup {
    /// The letter.
    pub letter: char,
    /// How often it occurs.
    pub count: u64,
}

/// A rectangle of squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sheet {
    /// How many columns it has.
    pub width: u64,
    /// How many rows it has.
    pub height: u64,
    /// The squares that are not free, counted row by row.
    pub taken: Vec<usize>,
    /// Whether crosses stand there.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub crosses: bool,
    /// Whether no move on it is left.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub dead: bool,
}

/// How large a graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GraphSize"))]
pub struct Size {
    /// Nodes.
    pub nodes: usize,
    /// Edges.
    pub edges: usize,
}

/// The value of a node of a graph with cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GraphLabel"))]
pub struct Label {
    /// Its number; `None` where it is infinite.
    pub nimber: Option<Nimber>,
    /// The numbers of its options, where it is infinite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub infinite: Option<Vec<Nimber>>,
}

/// The board of one term of a sum.
#[cfg(feature = "lab")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TermBoard {
    /// The term's game in canonical form.
    pub game: String,
    /// The name of its entry on the list of games.
    pub card: &'static str,
    /// What one of its parts is called, as the page words it.
    pub part: &'static str,
    /// The term's position in canonical form.
    pub position: String,
    /// The board that draws it, as the page calls it.
    pub draw: &'static str,
    /// The position as drawn.
    pub board: Board,
    /// Whether no move is left in it.
    pub over: bool,
}

/// A position as a board draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // the variants' fields are those of the API's table of boards
#[non_exhaustive]
pub enum Board {
    Heaps {
        heaps: Vec<Count>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        cap: Option<u64>,
        /// Whether what may be taken changes from move to move, so that a board says how much.
        #[serde(skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        capped: bool,
    },
    Rings {
        heaps: Vec<Count>,
        rings: Vec<bool>,
    },
    Sheets {
        sheets: Vec<Sheet>,
    },
    Between {
        gaps: Vec<Count>,
        back: u64,
    },
    Stairs {
        heaps: Vec<Count>,
    },
    Strip {
        coins: Vec<Count>,
        sharing: bool,
    },
    Coins {
        faces: String,
    },
    Rows {
        rows: Vec<Count>,
    },
    /// Pieces of chess, of one kind, and the squares that they attack.
    #[cfg(feature = "lab")]
    Chess {
        piece: Piece,
        columns: u64,
        rows: u64,
        /// Whether the edges are joined.
        torus: bool,
        /// Where pieces stand, counted row by row from above.
        taken: Vec<usize>,
        /// The squares that they attack, counted alike.
        attacked: Vec<usize>,
        /// One step in each direction in which a piece attacks, as columns and rows.
        steps: Vec<[i8; 2]>,
        /// Whether it goes on in a direction.
        slides: bool,
    },
    /// Coins in the plane: how many rows and columns there are, and where heads lie.
    Plane {
        rows: Count,
        columns: Count,
        heads: Vec<(Count, Count)>,
    },
    /// Pieces, each at as many numbers as there are names.
    Pieces {
        names: Vec<String>,
        pieces: Vec<Vec<Count>>,
    },
    Plant {
        nodes: Vec<String>,
        edges: Vec<(u32, u32)>,
        ground: u32,
    },
    Letters {
        word: String,
        letters: Vec<LetterGroup>,
    },
    Graph {
        nodes: Option<Vec<String>>,
        edges: Vec<(u32, u32)>,
        tokens: Vec<u32>,
        size: Size,
        /// The values of the nodes under normal play, where the graph has a cycle.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Label>>", optional))]
        labels: Vec<Label>,
    },
    /// Parts that are played at once: each as text, and whether it has ended.
    Each {
        parts: Vec<String>,
        ended: Vec<bool>,
        /// Whether the first part to end decides, and not the last.
        first: bool,
    },
    /// A graph without directions, from which nodes are taken.
    #[cfg(feature = "lab")]
    Net {
        nodes: Vec<String>,
        edges: Vec<(u32, u32)>,
    },
    /// The boards of the terms of a sum, side by side.
    #[cfg(feature = "lab")]
    Sum {
        terms: Vec<TermBoard>,
    },
    /// A graph without directions, from which the nodes that are `gone` have been taken.
    Walk {
        nodes: Option<Vec<String>>,
        edges: Vec<(u32, u32)>,
        tokens: Vec<u32>,
        gone: Vec<u32>,
        size: Size,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn is_false(flag: &bool) -> bool {
    !flag
}

/// Heaps as a page shows them.
pub fn counts(heaps: &[u64]) -> Vec<Count> {
    heaps.iter().map(|h| Count(u128::from(*h))).collect()
}

impl Board {
    /// Heaps side by side.
    pub fn heaps(heaps: &[u64]) -> Board {
        Board::Heaps { heaps: counts(heaps), cap: None, capped: false }
    }
}
