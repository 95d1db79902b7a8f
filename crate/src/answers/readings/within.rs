//! Recurrences and edges of graphs within sentences. The words around them are marked as not understood, so the meaning
//! is uncertain; only the name of a graph's shape with the name of its game is certain.

mod games;
mod runs;
mod shapes;

use super::edges_in_words;
use super::formula::formulas;
use super::reading::{Absent, AbsentReason, Found, Reading, outside, place_in, whole};
use super::words;
use crate::answers::pasted::read_graph;
use crate::base::text::Offsets;
use crate::notation::Game;
use games::PLAYED;
use runs::{dot, is_node, longest_run, squeezed};
use shapes::{shapes, short_shapes};

/// The most bytes of a text that is searched.
const LONGEST: usize = 2000;

/// Put the game of a recurrence or graph within a sentence before the other possible meanings.
pub(super) fn within(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let mut inner = Found::default();
    let recurrence = recurrence(plain, &mut inner);
    let is_graph = recurrence.is_none();
    let span = recurrence.or_else(|| edges(plain, &mut inner));
    let Some((from, to)) = span else { return };
    let has_words = |text: &str| text.contains(char::is_alphanumeric);
    let rest = outside(plain, (from, to), (start, offsets), has_words);
    // Skip a text without words around the recurrence or graph: earlier parsers have tried the whole text.
    if rest.is_empty() {
        return;
    }
    let name = inner.all.first().and_then(|one| one.card).filter(|_| is_graph);
    let certain = name.is_some_and(|name| words::is_named_with(plain, name, shapes::ALONE));
    let mut others = std::mem::take(&mut found.all);
    // If edges with letters, listed edges or a single game are found, drop the other games whose text is not completely
    // understood. For listed edges, drop all other games.
    let is_listed = plain.contains("edge") || plain.contains('边');
    if is_graph && (plain[from..to].contains(char::is_alphabetic) || is_listed)
        || inner.all.len() == 1
    {
        others.retain(|one| one.game.is_none() || one.rest.is_empty() && !(is_graph && is_listed));
    }
    for mut reading in inner.all {
        reading.certain = certain;
        reading.rest = if certain { Vec::new() } else { rest.clone() };
        found.push(reading);
    }
    others.into_iter().for_each(|one| found.push(one));
}

/// Read the recurrence in a text, such as `sg(n) = mex{ … }`, with the condition after it if that is understood. Return
/// the span.
fn recurrence(text: &str, found: &mut Found) -> Option<(usize, usize)> {
    let mex = text.to_ascii_lowercase().find("mex")?;
    let from = head(text.get(..mex)?)?;
    let open = mex + text.get(mex..)?.find(['{', '('])?;
    let close = closing(text, open)?;
    let is_word = |c: char| c.is_alphabetic() && !c.is_ascii();
    let end = text[close..].find(is_word).map_or(text.len(), |at| close + at);
    for to in [end, close] {
        let core = text[from..to].trim_end_matches([' ', ',', '，', '.', '。', ';', '；', '$']);
        formulas(core, found);
        if !found.all.is_empty() {
            return Some((from, from + core.len()));
        }
    }
    None
}

/// Return the index at which the left side of an equation begins. `text` ends before the right side.
fn head(text: &str) -> Option<usize> {
    let left = text.trim_end().strip_suffix('=')?.trim_end();
    let open = match left.chars().last()? {
        ')' => left.rfind('(')?,
        ']' => left.rfind('[')?,
        _ => return None,
    };
    let name = left[..open].trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    (name.len() < open).then_some(name.len())
}

/// Return the index after the bracket that closes the bracket at index `open`.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_i32;
    text[open..].char_indices().find_map(|(at, c)| {
        depth += i32::from("({[".contains(c)) - i32::from(")}]".contains(c));
        (depth == 0).then_some(open + at + c.len_utf8())
    })
}

/// Read adjacent edges in a text as a position of the game that the words name. Return the span of the edges.
fn edges(text: &str, found: &mut Found) -> Option<(usize, usize)> {
    if let Some(((from, to), list)) = listed(text) {
        let around = [&text[..from], &text[to..]];
        let lower = text.to_ascii_lowercase();
        let named = PLAYED.iter().find(|(_, words)| words.iter().any(|word| lower.contains(word)));
        let name = named.map(|(name, _)| *name)?;
        played(&format!("{name} {list}"), None, &around, found)?;
        return Some((from, to));
    }
    let (squeezed, places) = squeezed(text);
    let dot = dot(&squeezed);
    let lower = squeezed.to_ascii_lowercase();
    let named = PLAYED.iter().find(|(_, words)| words.iter().any(|word| lower.contains(word)));
    // If the text names a game, a chain of hyphens such as `a-b-c` is a path.
    let run = dot.or_else(|| longest_run(&squeezed, named.is_some()));
    let shape = match run.is_none() && named.is_some() {
        true => shapes(&lower).or_else(|| short_shapes(&squeezed)),
        false => None,
    };
    let (from, to) = run.or(shape.as_ref().map(|(_, span)| *span))?;
    let has_arrows = squeezed[from..to].contains(['>', '→']);
    // Pairs in brackets are directed edges if the text mentions a token.
    let has_token = text.contains('(')
        && named.is_none()
        && !lower.contains("undirected")
        && !lower.contains("无向")
        && ["start", "token", "棋子", "起点"].iter().any(|word| lower.contains(word));
    let is_pairs = has_token && !has_arrows && !text.contains("-");
    let has_arrows = has_arrows || is_pairs;
    let name = named.map_or(if has_arrows { "graph" } else { "" }, |(name, _)| name);
    let mut list = shape.map_or_else(|| squeezed[from..to].to_string(), |(shape, _)| shape);
    if is_pairs {
        list = list.replace('-', ">");
    }
    if let Some(root) = root(&lower).filter(|_| ["hackenbush", "prune", "uproot"].contains(&name)) {
        let node = |node: &str| if node == root { "0".to_string() } else { node.to_string() };
        let edges = list.split([' ', ',', ';']).filter(|edge| !edge.is_empty());
        let renamed = edges.map(|edge| edge.split('-').map(node).collect::<Vec<_>>().join("-"));
        list = renamed.collect::<Vec<_>>().join(" ");
    }
    if ["hackenbush", "prune", "uproot"].contains(&name) {
        list = list.replace("ground-", "0-").replace("root-", "0-");
    }
    // Add no name before a graph in DOT, which begins with its own keyword.
    let head = if dot.is_some() { "" } else { name };
    let only = named.filter(|_| dot.is_some()).map(|(name, _)| *name);
    let around = [&squeezed[to..], &squeezed[..from]];
    played(&format!("{head} {list}"), only, &around, found)?;
    Some((places[from], places[to]))
}

/// Return the edges of an object in braces, `{"edges": [["a", "b"]]}`, with its span.
fn listed(text: &str) -> Option<((usize, usize), String)> {
    let from = text.find('{').filter(|from| *from > 0)?;
    let to = closing(text, from)?;
    let at = from + text[from..to].find("edges")?;
    let open = at + text[at..to].find('[')?;
    let inner = &text[open..closing(text, open)?];
    let nodes = inner.split(|c: char| !c.is_ascii_alphanumeric()).filter(|node| !node.is_empty());
    let nodes: Vec<&str> = nodes.collect();
    let edges: Vec<String> = nodes.chunks(2).map(|pair| pair.join("-")).collect();
    (nodes.len() > 1 && nodes.len().is_multiple_of(2)).then(|| ((from, to), edges.join(" ")))
}

/// Return the node that a text names as the root.
fn root(lower: &str) -> Option<&str> {
    const WORDS: &[&str] = &[
        "root is ",
        "rooted at ",
        "root at ",
        "root = ",
        "root=",
        "root ",
        "根是",
        "根为",
        "根节点",
        "根结点",
        "根",
    ];
    WORDS.iter().find_map(|word| {
        let rest = lower.split_once(word)?.1.trim_start_matches([' ', '是', '为', ':', '：', '=']);
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        (is_node(&rest[..end]) && &rest[..end] != "0").then(|| &rest[..end])
    })
}

/// Add the games on the edges of a text, or only the game `only`, as possible meanings. The words around the edges may
/// give the nodes of the tokens.
fn played(text: &str, only: Option<&str>, around: &[&str], found: &mut Found) -> Option<()> {
    // Directed geography without cycles is the game `graph`, as no node is visited twice; with cycles it is a game that
    // Mexplorer does not have.
    let directed = text.strip_prefix("geography ").filter(|list| list.contains('>'));
    let name = "directed geography";
    if directed.is_some_and(|list| !is_acyclic(list)) {
        let absent = Some(Absent { name, reason: AbsentReason::Missing });
        found.push(Reading { absent, ..Reading::default() });
        return Some(());
    }
    let text = &directed.map_or_else(|| text.to_string(), |list| format!("graph {list}"));
    let pasted = read_graph(text.trim_start(), None).ok()?;
    for place in &pasted.places {
        let Some(game) = Game::find(&place.game) else { continue };
        if only.is_some_and(|name| name != game.name()) {
            continue;
        }
        let position = match ["graph", "geography"].contains(&game.name()) {
            true => around
                .iter()
                .find_map(|text| tokens(text, &pasted.nodes))
                .and_then(|nodes| place_in(&game, &nodes)),
            false => place_in(&game, &place.position),
        };
        found.push(Reading::game(&game, position, false));
    }
    (!found.all.is_empty()).then_some(())
}

/// Return whether a directed graph has no cycle.
fn is_acyclic(list: &str) -> bool {
    let mut edges: Vec<(&str, &str)> =
        list.split([' ', ',']).filter_map(|edge| edge.split_once('>')).collect();
    loop {
        let before = edges.len();
        let sources: Vec<&str> = edges.iter().map(|(from, _)| *from).collect();
        // Remove edges to nodes without outgoing edges, which are in no cycle.
        edges.retain(|(_, to)| sources.contains(to));
        if edges.len() == before {
            return edges.is_empty();
        }
    }
}

/// Add the games on edges that a text describes in words as possible meanings. Return whether the text describes edges.
pub(super) fn in_words(plain: &str, found: &mut Found) -> bool {
    let edges = edges_in_words::edges(plain)
        .or_else(|| edges_in_words::pairs(plain))
        .or_else(|| edges_in_words::neighbours(plain));
    let Some(edges) = edges else { return false };
    let lower = plain.to_ascii_lowercase();
    let named = PLAYED.iter().find(|(_, words)| words.iter().any(|word| lower.contains(word)));
    let default = if edges.list.contains('>') { "graph" } else { "" };
    let name = named.map_or(default, |(name, _)| name);
    let mut inner = Found::default();
    if played(&format!("{name} {}", edges.list), None, &[&edges.others], &mut inner).is_none() {
        return false;
    }
    let whole = whole(plain);
    found.all.retain(|one| one.game.is_none() && one.absent.is_none());
    for one in inner.all {
        found.push(Reading { rest: vec![whole], ..one });
    }
    true
}

/// Return the nodes of the tokens that the text after the edges names.
pub(super) fn tokens(behind: &str, nodes: &[String]) -> Option<String> {
    const TOKENS: [&str; 15] = [
        "token", "both at", "both on", "start", "counter", "piece", "from", "棋子", "起点", "出发",
        "从", "放在", "在", " at ", " on ",
    ];
    let lower = behind.to_ascii_lowercase();
    let words = TOKENS.iter().filter_map(|word| Some(lower.find(word)? + word.len()));
    words.filter_map(|word| behind_word(behind, &lower, word, nodes)).next()
}

/// Return the nodes named after a word such as "token" or "start".
fn behind_word(behind: &str, lower: &str, word: usize, nodes: &[String]) -> Option<String> {
    // Skip the remaining letters of the word, as in "starts".
    let is_ascii = behind[..word].ends_with(|c: char| c.is_ascii());
    let behind = behind[word..].trim_start_matches(|c: char| is_ascii && c.is_ascii_alphabetic());
    let words = behind.split(|c: char| !c.is_ascii_alphanumeric());
    let known = words.filter(|word| nodes.iter().any(|node| node == word));
    let mut known: Vec<&str> = known.collect();
    if known.len() == 1 && (lower.contains("both") || lower.contains("都在")) {
        known.push(known[0]);
    }
    (!known.is_empty()).then(|| known.join(" "))
}
