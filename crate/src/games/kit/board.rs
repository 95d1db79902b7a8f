//! The data from which a board is drawn.

use serde::Serialize;

use crate::base::nimber::{Count, Nimber};
#[cfg(feature = "lab")]
use crate::ruleset::piece::Piece;

/// A letter on the board with its number of occurrences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterGroup {
    /// The letter.
    pub letter: char,
    /// The number of occurrences of the letter.
    pub count: u64,
}

/// A rectangular board of squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sheet {
    /// The number of columns.
    pub width: u64,
    /// The number of rows.
    pub height: u64,
    /// The indices of the squares that are not free, counted row by row.
    pub taken: Vec<usize>,
    /// Whether the squares in `taken` show crosses.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub crosses: bool,
    /// Whether the board has no move left.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub dead: bool,
}

/// The size of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GraphSize"))]
pub struct Size {
    /// The number of nodes.
    pub nodes: usize,
    /// The number of edges.
    pub edges: usize,
}

/// The value of a node of a graph with cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GraphLabel"))]
pub struct Label {
    /// The number of the node; `None` if the node is infinite, that is without a number.
    pub nimber: Option<Nimber>,
    /// The numbers of the node's options, if the node is infinite.
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
    /// The name of the game's entry in the list of games.
    pub card: &'static str,
    /// The name of the kind of parts in the game, such as "heap", from which the page chooses its texts.
    pub part: &'static str,
    /// The term's position in canonical form.
    pub position: String,
    /// The name of the board component of the page.
    pub draw: &'static str,
    /// The board of the term's position.
    pub board: Board,
    /// Whether the term's position has no move left.
    pub over: bool,
}

/// The board of a position, by kind of board.
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
        /// Whether the limit of a move changes from move to move, so that the board must show the limit.
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
    /// Chess pieces of one kind, and the squares that the pieces attack.
    #[cfg(feature = "lab")]
    Chess {
        piece: Piece,
        columns: u64,
        rows: u64,
        /// Whether opposite edges of the board are joined to a torus.
        torus: bool,
        /// The squares with a piece, counted row by row from the top.
        taken: Vec<usize>,
        /// The attacked squares, counted row by row from the top.
        attacked: Vec<usize>,
        /// One step in each direction of attack, as columns and rows.
        steps: Vec<[i8; 2]>,
        /// Whether a piece attacks any number of steps in each direction, instead of one step.
        slides: bool,
    },
    /// Coins on a board: the numbers of rows and columns, and the squares with heads.
    Plane {
        rows: Count,
        columns: Count,
        heads: Vec<(Count, Count)>,
    },
    /// Pieces of a rule in several numbers. Each piece has one number for each name.
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
        /// The values of the nodes under normal play, if the graph has a cycle; empty otherwise.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Label>>", optional))]
        labels: Vec<Label>,
    },
    /// Parts that are all played in each move: each part as text, and whether the part has ended.
    Each {
        parts: Vec<String>,
        ended: Vec<bool>,
        /// Whether the first part to end decides the game, instead of the last part.
        first: bool,
    },
    /// An undirected graph from which a move removes nodes.
    #[cfg(feature = "lab")]
    Net {
        nodes: Vec<String>,
        edges: Vec<(u32, u32)>,
    },
    /// The boards of the terms of a sum, in order.
    #[cfg(feature = "lab")]
    Sum {
        terms: Vec<TermBoard>,
    },
    /// An undirected graph with a token. `gone` lists the removed nodes.
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

/// Convert heaps to counts for JavaScript.
pub fn counts(heaps: &[u64]) -> Vec<Count> {
    heaps.iter().map(|h| Count(u128::from(*h))).collect()
}

impl Board {
    /// Create the board of heaps without a limit.
    pub fn heaps(heaps: &[u64]) -> Board {
        Board::Heaps { heaps: counts(heaps), cap: None, capped: false }
    }
}
