//! A position as a board draws it.

use serde::Serialize;

use crate::base::nimber::Count;

/// Equal letters on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LetterGroup {
    /// The letter.
    pub letter: char,
    /// How often it occurs.
    pub count: u64,
}

/// How large a graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GraphSize"))]
pub struct Size {
    /// Nodes.
    pub nodes: usize,
    /// Edges.
    pub edges: usize,
}

/// A position as a board draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // the variants' fields are those of the API's table of boards
pub enum Board {
    Heaps {
        heaps: Vec<Count>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        cap: Option<u64>,
        /// Whether what may be taken changes from move to move, so that a board says how much.
        #[serde(skip_serializing_if = "is_false")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        capped: bool,
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
