//! Words around a graph: the game or the kind of graph before the edges, and the nodes of the tokens after them.

use super::names::at_start;

/// The names of games that are played on a typed graph.
pub(super) const PLAYED: [&str; 7] =
    ["graph", "geography", "node-kayles", "arc-kayles", "hackenbush", "prune", "uproot"];

/// Words before the edges of a directed graph.
const DIRECTED: &[&str] = &[
    "directed graph",
    "directed acyclic graph",
    "digraph",
    "dag",
    "有向无环图",
    "有向图",
    "有向边",
];
/// Words before the edges of any graph.
const PLAIN: &[&str] = &[
    "undirected graph",
    "无向图",
    "the graph",
    "a graph",
    "graph",
    "图",
    "edges",
    "边集",
    "边",
    "the edges",
];

/// Words between the name of a game or a kind of graph and the edges.
const LEADS: &[&str] = &[
    "with edges",
    "with the edges",
    "with directed edges",
    "directed edges",
    "edges",
    "edge list",
    "edges are",
    "with",
    "on the graph",
    "on a graph",
    "on the path",
    "on the tree",
    "on a path",
    "on",
    "with arcs",
    "arcs",
    "given by",
    "path",
    "played on",
    "having edges",
    "has edges",
    "is",
    "are",
    "of",
    ":",
    "=",
    ",",
    "，",
    "边集",
    "边",
    "为",
    "是",
    "的",
    "上",
    "有",
    "包含",
    "路径",
    "链",
];

/// Words before the nodes of the tokens.
const TOKENS: &[&str] = &[
    "with two tokens at",
    "with two tokens on",
    "two tokens at",
    "two tokens on",
    "three tokens at",
    "three tokens on",
    "one token at",
    "one token on",
    "tokens are at",
    "tokens are on",
    "两枚棋子分别在",
    "两个棋子分别在",
    "三枚棋子分别在",
    "三个棋子分别在",
    "棋子分别在",
    "棋子分别放在",
    "两枚棋子在",
    "两个棋子在",
    "一枚棋子在",
    "一个棋子在",
    "with a token at",
    "with a token on",
    "with tokens at",
    "with tokens on",
    "with token at",
    "with token on",
    "the token is at",
    "the token is on",
    "a token at",
    "a token on",
    "token at",
    "token on",
    "tokens at",
    "tokens on",
    "tokens:",
    "token:",
    "starting at",
    "starting from",
    "start at",
    "start node",
    "棋子放在",
    "棋子位于",
    "棋子在",
    "起点为",
    "起点是",
    "起点在",
    "起点",
];

/// A text divided into the edges of a graph and the data that the words around them give.
pub(super) struct Said<'t> {
    /// The name of a game, and whether the name has no other meaning.
    pub(super) game: Option<(&'static str, bool)>,
    /// Whether the words say that the edges have directions.
    pub(super) is_directed: bool,
    pub(super) edges: &'t str,
    pub(super) tokens: Option<String>,
}

/// Divide a text into edges and the words around them; return `None` if there are no such words.
pub(super) fn said(text: &str) -> Option<Said<'_>> {
    let (before, tokens) = match tokens(text) {
        Some((before, tokens)) => (before, Some(tokens)),
        None => (text, None),
    };
    let named = at_start(before);
    let is_directed = after_one(before, DIRECTED).is_some();
    let game = match &named[..] {
        [one] if PLAYED.contains(&one.entry.name) && !is_directed => {
            Some((one.entry.name, !one.is_vague))
        }
        _ => None,
    };
    let plain = match (&named[..], game) {
        ([one], Some(_)) => Some(&before[one.end..]),
        _ => after_one(before, DIRECTED).or_else(|| after_one(before, PLAIN)),
    };
    if plain.is_none() && tokens.is_none() {
        return None;
    }
    let mut edges = plain.unwrap_or(before).trim_start();
    if plain.is_some() {
        while let Some(rest) = after_one(edges, LEADS) {
            edges = rest.trim_start();
        }
    }
    let edges = edges.trim_end_matches([' ', '.', '。', ';', '；', ',', '，']);
    (!edges.is_empty()).then_some(Said { game, is_directed, edges, tokens })
}

/// Remove the longest of the given words from the start of a text, and return the rest.
fn after_one<'t>(text: &'t str, words: &[&str]) -> Option<&'t str> {
    let begins = words.iter().filter(|word| {
        let head = text.get(..word.len());
        let is_letter = |c: char| c.is_ascii_alphanumeric() || "_->".contains(c);
        head.is_some_and(|head| head.eq_ignore_ascii_case(word))
            && !(word.ends_with(|c: char| c.is_ascii_alphabetic())
                && text[word.len()..].starts_with(is_letter))
    });
    begins.max_by_key(|word| word.len()).map(|word| &text[word.len()..])
}

/// Return the text before the words about tokens, and the nodes of the tokens.
fn tokens(text: &str) -> Option<(&str, String)> {
    let lower = text.to_ascii_lowercase();
    let spots = TOKENS.iter().filter_map(|word| lower.rfind(word).map(|at| (at, word.len())));
    let (at, length) = spots.min_by_key(|(at, length)| (*at, usize::MAX - length))?;
    let behind = text[at + length..].trim().trim_end_matches(['.', '。', '上']).trim();
    let behind = behind.replace(" and ", " ").replace(['和', ',', '，', '、', '与'], " ");
    let nodes: Vec<&str> = behind.split_whitespace().collect();
    let is_node =
        |node: &&str| node.chars().count() <= 8 && node.chars().all(char::is_alphanumeric);
    let is_good = !nodes.is_empty() && nodes.iter().all(is_node);
    is_good.then(|| (text[..at].trim_end(), nodes.join(" ")))
}
