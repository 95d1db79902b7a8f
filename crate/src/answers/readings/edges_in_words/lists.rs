//! Edges given as pairs of nodes or as lists of neighbours, within a text of words.

use super::{Edges, LONGEST_NODE};

/// Return the edges of a text with a list of neighbours after each node, `1:[2,3] 2:[4]`, if there are two or more.
pub(in crate::answers::readings) fn neighbours(plain: &str) -> Option<Edges> {
    const LONGEST: usize = 400;
    let letter = |c: char| c.is_ascii_alphanumeric();
    if plain.len() > LONGEST {
        return None;
    }
    let (mut list, mut others, mut from) = (Vec::new(), String::new(), 0);
    for (at, _) in plain.match_indices(':') {
        let before = plain[..at].trim_end();
        let name = before.trim_end_matches(letter).len();
        let inner = plain[at + 1..].trim_start();
        let close = [('[', ']'), ('{', '}')].into_iter().find(|(open, _)| inner.starts_with(*open));
        let Some((_, close)) = close else { continue };
        let Some(end) = inner.find(close) else { continue };
        let nodes: Vec<&str> = inner[1..end]
            .split([',', ' '])
            .map(str::trim)
            .filter(|node| !node.is_empty())
            .collect();
        let is_node =
            |name: &str| (1..=LONGEST_NODE).contains(&name.len()) && name.chars().all(letter);
        if name < from || !is_node(&before[name..]) || !nodes.iter().all(|node| is_node(node)) {
            return None;
        }
        list.extend(nodes.iter().map(|node| format!("{}>{node}", &before[name..])));
        others.push_str(&plain[from..name]);
        from = plain.len() - inner.len() + end + 1;
    }
    others.push_str(&plain[from..]);
    (list.len() > 1).then(|| Edges { list: list.join(" "), others })
}

/// Return the edges that a text lists as pairs, `edges: 1 2, 1 3` or `E={ab,bc}`, if there are two or more
/// and the text has a word such as `graph`.
pub(in crate::answers::readings) fn pairs(plain: &str) -> Option<Edges> {
    const GRAPHS: &[&str] = &["graph", "edge", "arc", "digraph", "dag", "图", "边"];
    const LONGEST: usize = 400;
    let lower = plain.to_ascii_lowercase();
    if plain.len() > LONGEST || !GRAPHS.iter().any(|word| lower.contains(word)) {
        return None;
    }
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let is_directed = has(&["directed", "digraph", "dag", "有向", "arrow", "arcs"])
        && !has(&["undirected", "无向", "arc kayles"]);
    let sign = if is_directed { '>' } else { '-' };
    let is_node = |name: &str| {
        (1..=2).contains(&name.len())
            && (name.bytes().all(|b| b.is_ascii_digit()) || name.len() == 1)
            && name.bytes().all(|b| b.is_ascii_alphanumeric())
    };
    let edge = |piece: &str| {
        let words: Vec<&str> = piece.split_whitespace().collect();
        match words[..] {
            // An edge after words, such as "edges 1 2".
            [.., one, other]
                if is_node(one)
                    && is_node(other)
                    && words[..words.len() - 2].iter().all(|word| word.len() > 2) =>
            {
                Some(format!("{one}{sign}{other}"))
            }
            [.., "edges" | "edge" | "arcs" | "边", both] | [both]
                if both.len() == 2 && both.bytes().all(|b| b.is_ascii_alphabetic()) =>
            {
                Some(format!("{}{sign}{}", &both[..1], &both[1..]))
            }
            _ => None,
        }
    };
    // Replace `{1,2}` and `[1,2]` by `1 2`, so that the pair contains no separator.
    let mut plain = plain.to_string();
    for (open, close) in [('{', '}'), ('[', ']')] {
        let inner = plain.split(open).skip(1).filter_map(|text| text.split_once(close));
        let inner: Vec<String> = inner.map(|(inner, _)| inner.to_string()).collect();
        for one in inner
            .iter()
            .filter(|one| one.split(',').filter(|name| is_node(name.trim())).count() == 2)
        {
            plain = plain.replace(&format!("{open}{one}{close}"), &one.replace(',', " "));
        }
    }
    let (mut list, mut others) = (Vec::new(), String::new());
    for piece in
        plain.split([',', '，', '、', ';', '；', ':', '：', '.', '。', '\n', '{', '}', '='])
    {
        match edge(piece) {
            Some(edge) => list.push(edge),
            None => others.extend([piece, " "]),
        }
    }
    let is_chain = list.iter().any(|edge| edge.len() > 2);
    (list.len() > 1 && is_chain).then(|| Edges { list: list.join(" "), others })
}
