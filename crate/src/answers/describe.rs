//! Playing by hand: what a board shows, what a hand may do, and a move read from text.

use serde::Serialize;

use crate::base::nimber::Count;
use crate::games::coins::row_text;
use crate::games::letters::groups;
use crate::notation::{Game, Rule};
use crate::ruleset::moves::Legal;
use crate::ruleset::position::Position;

/// Nodes up to which a board draws a graph.
const DRAWN: usize = 2000;

/// Equal letters on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The letter.
    pub letter: char,
    /// How often it occurs.
    pub count: u64,
}

/// A position as a board draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // the variants' fields are those of the API's table of boards
pub enum Board {
    Heaps {
        heaps: Vec<Count>,
        #[serde(skip_serializing_if = "Option::is_none")]
        cap: Option<u64>,
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
        letters: Vec<Group>,
    },
    Graph {
        nodes: Option<Vec<String>>,
        edges: Vec<(u32, u32)>,
        tokens: Vec<u32>,
        size: Size,
    },
}

/// How large a graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Size {
    /// Nodes.
    pub nodes: usize,
    /// Edges.
    pub edges: usize,
}

/// What a board needs to know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Described {
    /// The game in canonical form.
    pub game: String,
    /// The position in canonical form.
    pub position: String,
    /// The game's first word.
    pub name: &'static str,
    /// Whether who cannot move wins.
    pub misere: bool,
    /// The position as drawn.
    pub board: Board,
    /// What a hand may do.
    pub legal: Legal,
    /// Whether there is no move.
    pub over: bool,
}

/// What a board shows of a position, and what a hand may do there.
///
/// ```
/// use mexplorer::{describe, Game};
/// let game = Game::parse("nim")?;
/// assert!(describe(&game, &game.position("0 0")?).over);
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub fn describe(game: &Game, position: &Position) -> Described {
    let rules = game.rules();
    let counts = |heaps: &[u64]| heaps.iter().map(|h| Count(u128::from(*h))).collect::<Vec<_>>();
    let board = match (position, &game.rule) {
        (Position::Heaps(heaps), Rule::Staircase(_)) => Board::Stairs { heaps: counts(heaps) },
        (Position::Heaps(heaps), Rule::Nimble(_) | Rule::SilverDollar(_)) => {
            Board::Strip { coins: counts(heaps), sharing: matches!(game.rule, Rule::Nimble(_)) }
        }
        (Position::Heaps(rows), Rule::Chomp(_)) => Board::Rows { rows: counts(rows) },
        (Position::Heaps(heaps), _) => Board::Heaps { heaps: counts(heaps), cap: None },
        (Position::Capped { heap, cap }, _) => Board::Heaps { heaps: counts(&[*heap]), cap: *cap },
        (Position::Letters(word), _) => Board::Letters {
            word: word.clone(),
            letters: (groups(position).into_iter())
                .map(|(letter, count)| Group { letter, count })
                .collect(),
        },
        (Position::Tokens(tokens), Rule::Graph(graph)) => {
            let size = Size { nodes: graph.len(), edges: graph.edges().len() };
            let drawn = graph.len() <= DRAWN;
            let names = || (0..graph.len() as u32).map(|n| graph.name(n).to_string()).collect();
            Board::Graph {
                nodes: drawn.then(names),
                edges: if drawn { graph.edges().to_vec() } else { Vec::new() },
                tokens: tokens.clone(),
                size,
            }
        }
        (Position::Coins(faces), _) => Board::Coins { faces: row_text(faces) },
        (Position::Plant(plant), _) => {
            Board::Plant { nodes: plant.names.clone(), edges: plant.edges.clone(), ground: 0 }
        }
        (Position::Tokens(tokens), _) => Board::Graph {
            nodes: None,
            edges: Vec::new(),
            tokens: tokens.clone(),
            size: Size { nodes: 0, edges: 0 },
        },
    };
    Described {
        game: game.to_string(),
        position: game.text(position),
        name: game.name(),
        misere: game.misere,
        board,
        legal: rules.legal(position),
        over: rules.is_over(position),
    }
}
