//! Reading of graphs from pasted texts, and the games that can be played on a graph.

use std::ops::Range;

use serde::Serialize;

use crate::answers::calls::given::{Argument, Given};
use crate::answers::place::Place;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::Source;
use crate::games::kit::graph_text::{self, Format, GROUND, GraphText, Want};
use crate::notation::Game;

/// A game that is played on a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
pub enum GraphGame {
    /// Tokens on a directed graph.
    Graph,
    /// Undirected vertex geography.
    Geography,
    /// Node Kayles: a move removes a node and its neighbours.
    NodeKayles,
    /// Arc Kayles: a move removes an edge with both of its nodes, and all edges at these nodes.
    ArcKayles,
    /// Green Hackenbush; the ground is node 0.
    Hackenbush,
    /// Trees on the ground; a move cuts a branch off.
    Prune,
    /// Trees on the ground; a move removes the path from a node down to the ground.
    Uproot,
}

/// The games, in the order in which they are suggested for a graph.
const GAMES: [GraphGame; 7] = [
    GraphGame::Graph,
    GraphGame::Geography,
    GraphGame::NodeKayles,
    GraphGame::ArcKayles,
    GraphGame::Hackenbush,
    GraphGame::Prune,
    GraphGame::Uproot,
];

/// The most edges of a graph for which `geography`, `hackenbush`, `prune` and `uproot` are suggested.
const MOST_EDGES: usize = 200_000;

/// The most nodes of a graph for which `node-kayles` and `arc-kayles` are suggested.
const MOST_NODES: usize = 128;

impl GraphGame {
    /// Return the name of the game in the notation.
    pub fn name(self) -> &'static str {
        match self {
            GraphGame::Graph => "graph",
            GraphGame::Geography => "geography",
            GraphGame::NodeKayles => "node-kayles",
            GraphGame::ArcKayles => "arc-kayles",
            GraphGame::Hackenbush => "hackenbush",
            GraphGame::Prune => "prune",
            GraphGame::Uproot => "uproot",
        }
    }

    /// Return the game of this name, in upper or lower case, or `None` if no game has the name.
    fn named(name: &str) -> Option<GraphGame> {
        GAMES.into_iter().find(|game| game.name().eq_ignore_ascii_case(name))
    }

    fn has_ground(self) -> bool {
        matches!(self, GraphGame::Hackenbush | GraphGame::Prune | GraphGame::Uproot)
    }

    fn want(self) -> Want {
        match self {
            GraphGame::Graph => Want::ARROWS,
            _ if self.has_ground() => Want::PLANT,
            _ => Want::LINES,
        }
    }

    /// Return whether the game is suggested for a graph when the caller names no game.
    fn suits(self, graph: &GraphText) -> bool {
        match self {
            GraphGame::Graph => true,
            GraphGame::NodeKayles | GraphGame::ArcKayles => graph.names.len() <= MOST_NODES,
            GraphGame::Geography => graph.edges.len() <= MOST_EDGES,
            _ => graph.edges.len() <= MOST_EDGES && graph.names.iter().any(|name| name == GROUND),
        }
    }
}

impl Argument for GraphGame {
    fn expected() -> String {
        GAMES.map(GraphGame::name).join(", ")
    }

    fn read(given: &impl Given) -> Option<Self> {
        GraphGame::named(&given.text()?)
    }
}

/// A graph read from a text, and the games that can be played on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Pasted {
    /// The game in canonical form: the requested game, or the first of `places`.
    pub game: String,
    /// The position in canonical form; empty if the graph belongs to the game and no tokens are on it.
    pub position: String,
    /// Whether the edges have directions; null if neither the text nor a requested game determines that.
    pub directed: Option<bool>,
    /// The names of the nodes: first the nodes with edges by first appearance, then the isolated nodes.
    pub nodes: Vec<String>,
    /// The edges in the order of the text, as pairs of indices into `nodes`.
    pub edges: Vec<(u32, u32)>,
    /// The nodes with tokens, as indices into `nodes`; empty if the text has no tokens.
    pub tokens: Vec<u32>,
    /// The format of the text.
    pub format: Format,
    /// The requested game, or all games that can be played on the graph, each with its position.
    pub places: Vec<Place>,
}

/// Read a graph from a text in any of the formats of [`Format`], with an optional name of a game before the graph.
///
/// ```
/// use mexplorer::{GraphGame, read_graph};
/// let found = read_graph("3 2 1\n1 2\n2 3\n1", None)?;
/// assert_eq!((&*found.game, &*found.position), ("graph 1>2 2>3", "1"));
/// let found = read_graph("P3 + K2", None)?;
/// assert_eq!((&*found.game, found.places.len()), ("geography 1-2 2-3 4-5", 3));
/// let found = read_graph("1: 2 3; 2: 3", Some(GraphGame::NodeKayles))?;
/// assert_eq!(found.position, "1-2 1-3 2-3");
/// assert!(read_graph("1 2 > 3", None).is_err());
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// The errors of [`graph_text::read`] and of the game, with a span in UTF-16 units of `text` and `field: text`.
pub fn read_graph(text: &str, game: Option<GraphGame>) -> Result<Pasted> {
    let source = Source::new(text);
    let found = read(source.plain(), game);
    found.map_err(|error| {
        let error = if error.span.is_none() { error.at(source.end()) } else { error };
        source.locate(error).in_field("text")
    })
}

/// Parse the head of a text. Return the game named before the graph, or `None` if no game or a game other than `asked`
/// is named; the range of the graph; and whether the play is misère.
fn head(plain: &str, asked: Option<GraphGame>) -> (Option<GraphGame>, Range<usize>, bool) {
    let start = plain.len() - plain.trim_start().len();
    let end = plain.trim_end().len().max(start);
    let rest = &plain[start..end];
    let word = rest.split(|c: char| c.is_ascii_whitespace()).next().unwrap_or("");
    let name = graph_text::game_word(word);
    let named = GraphGame::named(name).filter(|name| asked.is_none_or(|asked| asked == *name));
    let Some(game) = named else { return (None, start..end, false) };
    let last = rest.split_ascii_whitespace().next_back().unwrap_or("");
    let is_misere = last.len() < rest.len() && last.eq_ignore_ascii_case("misere");
    let end = if is_misere { end - last.len() } else { end };
    let range = graph_text::after_name(plain, start, name, end);
    // A name that belongs to the graph names no game: a graph in DOT begins with the word `graph`.
    if range.start == start { (None, range, false) } else { (Some(game), range, is_misere) }
}

fn read(plain: &str, game: Option<GraphGame>) -> Result<Pasted> {
    let (named, range, misere) = head(plain, game);
    let wanted = game.or(named);
    let want = wanted.map_or(Want::default(), GraphGame::want);
    let graph = graph_text::read(plain, range, want)?;
    let games: Vec<GraphGame> = match wanted {
        Some(game) => vec![game],
        None => {
            let fits = |game: &GraphGame| {
                let directed = *game == GraphGame::Graph;
                graph.directed.is_none_or(|says| says == directed) && game.suits(&graph)
            };
            GAMES.into_iter().filter(fits).collect()
        }
    };
    let (mut places, mut first, mut refused) = (Vec::new(), None, None);
    for game in games {
        match place(&graph, game, misere) {
            Ok((place, graph)) => {
                places.push(place);
                first.get_or_insert(graph);
            }
            Err(error) => {
                refused.get_or_insert(error);
            }
        }
    }
    let (Some(Place { game, position }), Some(shown)) = (places.first().cloned(), first) else {
        let nothing = || Error::new(ErrorCode::TooMany, "expected a smaller graph");
        return Err(refused.unwrap_or_else(nothing));
    };
    Ok(Pasted {
        game,
        position,
        directed: wanted.map_or(graph.directed, |game| Some(game == GraphGame::Graph)),
        nodes: shown.names.iter().map(str::to_string).collect(),
        edges: shown.edges,
        tokens: shown.tokens,
        format: graph.format,
        places,
    })
}

/// Return a game on a graph with its position, and the graph in the form that the game needs.
///
/// # Errors
/// The errors of the game, with a span in the text of the graph.
fn place(graph: &GraphText, game: GraphGame, misere: bool) -> Result<(Place, GraphText)> {
    let graph = match game {
        GraphGame::Graph => graph.clone().into_directed()?,
        _ => graph.clone().into_undirected()?,
    };
    let text = graph.text(if game == GraphGame::Graph { ">" } else { "-" });
    let is_line = matches!(game, GraphGame::Graph | GraphGame::Geography);
    let tokens: Vec<&str> = graph.tokens.iter().map(|token| graph.names.get(*token)).collect();
    let misere = if misere { " misere" } else { "" };
    let (line, position) = if is_line {
        ([game.name(), &text, misere].concat(), tokens.join(" "))
    } else {
        ([game.name(), misere].concat(), text.trim_start().to_string())
    };
    if !is_line && !tokens.is_empty() {
        let message = format!("expected a graph without tokens for {}", game.name());
        let error = Error::new(ErrorCode::TrailingInput, message);
        return Err(error.with("found", tokens.join(" ")));
    }
    let offset = if is_line { game.name().len() + 1 } else { 0 };
    let written = text.trim_start();
    let made = Game::parse(&line).and_then(|game| {
        let wants_one = is_line && position.is_empty();
        let place = if wants_one { None } else { Some(game.position(&position)?) };
        let position = place.map_or(String::new(), |place| game.text(&place));
        Ok(Place { game: game.to_string(), position })
    });
    match made {
        Ok(place) => Ok((place, graph)),
        Err(mut error) => {
            // Find the edge of the error by counting the words before it, as the written words are the edges in order.
            error.span = error.span.and_then(|span| {
                let before = written.get(..span.start.saturating_sub(offset))?;
                let edge = before.split_ascii_whitespace().count();
                graph.spots.get(edge).copied()
            });
            error.details.retain(|(name, _)| *name != "field");
            Err(error)
        }
    }
}
