//! Texts that consist of a graph, with an optional name of a game before the graph.

use super::graphs_said::{PLAYED, Said, said};
use super::names::at_start;
use super::reading::{Found, Reading, place_in};
use crate::answers::pasted::{Pasted, read_graph};
use crate::answers::place::Place;
use crate::games::kit::form::Form;
use crate::games::kit::graph_text::Format;
use crate::notation::Game;

/// Characters of edges. A text of numbers without any of them is not taken for a graph.
const SIGNS: [char; 7] = ['>', '-', '(', '[', '{', ':', '→'];

/// Labels before lists of edges or of neighbours.
const LABELS: [&str; 13] = [
    "adjacency list",
    "adjacency lists",
    "adjacency",
    "adj",
    "edge list",
    "edges",
    "graph",
    "e",
    "edge",
    "adj list",
    "邻接表",
    "边集",
    "边",
];

/// Remove the label before a list, such as `edges = [(0, 1)]`, or 邻接表 on a line of its own.
fn unlabelled(text: &str) -> &str {
    let is_known = |label: &str| LABELS.contains(&label.trim().to_lowercase().as_str());
    if let Some((_, rest)) = text.split_once('\n').filter(|(label, _)| is_known(label)) {
        return rest;
    }
    let Some((label, rest)) = text.split_once(['=', ':', '：']) else { return text };
    let rest = rest.trim_start();
    if is_known(label) && !rest.starts_with('>') { rest } else { text }
}

/// Return whether a text has a label of a list of edges or of neighbours.
pub(super) fn is_labelled(text: &str) -> bool {
    unlabelled(text).len() < text.len()
}

/// Return whether a text is a list of pairs or of lists, or has a label of such a list.
pub(super) fn is_listed(text: &str) -> bool {
    let list = unlabelled(text);
    let is_nested = list.starts_with(['[', '{']) && list[1..].trim_start().starts_with(['(', '[']);
    is_nested || is_labelled(text)
}

/// Add the games on a pasted graph as possible meanings of the text. Directed edges mean a game of tokens on the graph;
/// undirected edges have several games.
pub(super) fn graph(text: &str, found: &mut Found) {
    if is_date(text) {
        return;
    }
    let list = unlabelled(text);
    let is_labelled = list.len() < text.len();
    let text = list;
    // Write a Python list of pairs in braces, as a set of edges.
    let pairs = text.strip_prefix('[').and_then(|list| list.trim_end().strip_suffix(']'));
    let pairs = pairs.filter(|list| list.trim_start().starts_with('('));
    let pairs = pairs.or(Some(text).filter(|list| is_labelled && list.starts_with('(')));
    let set = pairs.map(|list| format!("{{{list}}}"));
    let text = set.as_deref().unwrap_or(text);
    if Form::of(text) != Form::Name {
        return;
    }
    if let Some(said) = said(text)
        && described(&said, found)
    {
        return;
    }
    let named = at_start(text);
    let game = match &named[..] {
        [one] if PLAYED.contains(&one.entry.name) => Some(one),
        _ => None,
    };
    let whole = game.map(|one| {
        let rest = text[one.end..].trim_start_matches([' ', ':', ',']);
        format!("{} {rest}", one.entry.name)
    });
    if whole.is_none() && !text.contains(SIGNS) {
        return;
    }
    let Ok(pasted) = read_graph(whole.as_deref().unwrap_or(text), None) else { return };
    if pasted.edges.is_empty() || is_one_list(&pasted, text) {
        return;
    }
    // Take long names for words around a dash instead of nodes.
    let longest = if pasted.edges.len() == 1 { 3 } else { 16 };
    let is_word =
        |name: &String| name.len() > longest || (!name.is_ascii() && name.chars().count() > 3);
    if game.is_none() && pasted.nodes.iter().any(is_word) {
        return;
    }
    // A long name before a colon may be a word before an explanation, not a node before its neighbours.
    let is_long = |name: &String| name.len() > 3;
    if game.is_none() && pasted.format == Format::Lists && pasted.nodes.iter().any(is_long) {
        return;
    }
    let is_met = is_met(&pasted);
    if !is_met && game.is_none() && pasted.format == Format::Edges {
        return;
    }
    let certain = is_met
        && !pasted.nodes.iter().any(|name| is_mixed(name))
        && match game {
            // An undirected graph in DOT begins with `graph`, which is also the name of the game on directed graphs, so
            // check that the graph is read as a position of the named game.
            Some(one) => !one.is_vague && pasted.game.split(' ').next() == Some(one.entry.name),
            None => is_directed(&pasted, text),
        };
    if certain {
        let place = Place { game: pasted.game.clone(), position: pasted.position.clone() };
        push(&place, &pasted, true, found);
    } else {
        pasted.places.iter().for_each(|place| push(place, &pasted, false, found));
    }
}

/// Return whether a text is a date, such as 2026-11-27.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split('-').collect();
    let are_digits = parts.iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()));
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    are_digits && matches!(lengths[..], [4, 1 | 2, 1 | 2])
}

/// Add the games on a graph that is described with words around its edges, as possible meanings. Return whether the
/// text is such a graph.
fn described(said: &Said<'_>, found: &mut Found) -> bool {
    let has_arrows = said.edges.contains(['>', '→']);
    let (game, is_sure) = match said.game {
        Some((game, is_sure)) => (Some(game), is_sure),
        None if said.is_directed || (said.tokens.is_some() && has_arrows) => (Some("graph"), true),
        None => (None, false),
    };
    if !said.edges.contains(SIGNS) {
        return false;
    }
    let whole = game.map_or(said.edges.to_string(), |game| format!("{game} {}", said.edges));
    let Ok(pasted) = read_graph(&whole, None) else { return false };
    // Words before a colon and the sentence after it are no node with its neighbours.
    let is_sentence =
        is_one_list(&pasted, said.edges) && !pasted.nodes.iter().all(|name| is_plain(name));
    if pasted.edges.is_empty() || !is_met(&pasted) || is_sentence {
        return false;
    }
    let is_sure = is_sure && !pasted.nodes.iter().any(|name| is_mixed(name));
    for place in &pasted.places {
        let Some(game) = Game::find(&place.game) else { continue };
        let Some(tokens) = &said.tokens else {
            push(place, &pasted, is_sure, found);
            continue;
        };
        let is_played = ["graph", "geography"].contains(&game.name());
        if let Some(position) = place_in(&game, tokens)
            && is_played
            && pasted.tokens.is_empty()
        {
            found.push(Reading::game(&game, Some(position), is_sure));
        }
    }
    !pasted.places.is_empty()
}

/// Return whether a graph has one list of neighbours only. Any text may have a single colon, so two lists are required
/// of a text without words for graphs, as in `a: b c; b: c`.
fn is_one_list(pasted: &Pasted, text: &str) -> bool {
    pasted.format == Format::Lists && text.matches([':', '：']).count() == 1
}

/// Return whether a name is a usual name of a node: a short word of Latin letters and digits, or one other character.
fn is_plain(name: &str) -> bool {
    let is_latin = name.len() <= 3 && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_latin || name.chars().count() == 1
}

/// Return whether a name has Latin letters or digits beside other letters, which may be a word of the sentence around the
/// graph.
pub(super) fn is_mixed(name: &str) -> bool {
    let is_latin = |c: char| c.is_ascii_alphanumeric();
    name.contains(is_latin) && name.contains(|c: char| c.is_alphabetic() && !c.is_ascii())
}

/// Return whether each node has an edge. A node without an edge may be a word of a sentence.
fn is_met(pasted: &Pasted) -> bool {
    let mut met = vec![false; pasted.nodes.len()];
    pasted.edges.iter().for_each(|(a, b)| (met[*a as usize], met[*b as usize]) = (true, true));
    met.iter().all(|met| *met)
}

/// Add possible meanings: games on a graph in the input format of online judges: `n m`, then m lines of two nodes, then
/// optionally a line of tokens.
pub(super) fn judged(text: &str, found: &mut Found) {
    let counts = |line: &str| -> Option<Vec<u64>> {
        line.split_whitespace().map(|word| word.parse().ok()).collect()
    };
    let rows = text.lines().filter(|line| !line.trim().is_empty());
    let Some(rows) = rows.map(counts).collect::<Option<Vec<_>>>() else { return };
    let Some((&[nodes, edges], rest)) = rows
        .split_first()
        .map(|(head, rest)| (&head[..], rest))
        .and_then(|(head, rest)| Some((<&[u64; 2]>::try_from(head).ok()?, rest)))
    else {
        return;
    };
    let edges = usize::try_from(edges).unwrap_or(usize::MAX);
    if edges < 2 || rest.len() < edges {
        return;
    }
    let (pairs, tokens) = rest.split_at(edges);
    let is_node = |one: &u64| *one <= nodes;
    let are_pairs = pairs.iter().all(|pair| pair.len() == 2 && pair.iter().all(is_node));
    let are_tokens = tokens.iter().flatten().all(is_node) && tokens.len() < 2;
    if !are_pairs || !are_tokens {
        return;
    }
    let behind = text.lines().filter(|line| !line.trim().is_empty()).take(edges + 1);
    let Ok(pasted) = read_graph(&behind.collect::<Vec<_>>().join("\n"), None) else { return };
    // A line after the edges lists the nodes of the tokens.
    let tokens: Vec<String> = tokens.iter().flatten().map(u64::to_string).collect();
    for place in &pasted.places {
        let is_graph = place.game.starts_with("graph ");
        match tokens.is_empty() {
            true => push(place, &pasted, false, found),
            false if is_graph => {
                let Some(game) = Game::find(&place.game) else { continue };
                found.push(Reading::game(&game, place_in(&game, &tokens.join(" ")), false));
            }
            false => {}
        }
    }
}

/// Return whether a text gives directed edges, and is certainly a graph.
fn is_directed(pasted: &Pasted, text: &str) -> bool {
    let is_short = |name: &String| name.chars().count() <= 2;
    match pasted.format {
        Format::Edges | Format::Dot => pasted.directed == Some(true),
        // Require short names of nodes in lists such as `a: b c`, as a longer name before a colon may have another
        // meaning.
        Format::Lists => text.contains(['{', '>']) || pasted.nodes.iter().all(is_short),
        _ => false,
    }
}

/// Add a game on the graph as a possible meaning. If the graph is part of the game, a position is added only if the
/// text gives tokens.
fn push(place: &Place, pasted: &Pasted, certain: bool, found: &mut Found) {
    let Some(game) = Game::find(&place.game) else { return };
    let is_game = ["graph", "geography"].contains(&game.name());
    let tells = !is_game || !pasted.tokens.is_empty();
    let position = Some(place.position.clone()).filter(|text| tells && !text.is_empty());
    found.push(Reading::game(&game, position, certain));
}
