//! Search for the edges of a graph within a sentence.

use super::closing;

/// The least number of edges: a single edge may be a hyphenated word.
const FEWEST_EDGES: usize = 2;

/// Return the span of the longest sequence of words that are edges, separated only by blanks and punctuation.
pub(super) fn longest_run(text: &str, has_chains: bool) -> Option<(usize, usize)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_->→–".contains(c);
    let (mut best, mut run) = ((0, 0, 0), (0, 0, 0));
    let mut at = 0;
    while let Some(begin) = text[at..].find(is_part).map(|begin| at + begin) {
        let end = text[begin..].find(|c| !is_part(c)).map_or(text.len(), |end| begin + end);
        let is_apart = text[at..begin].chars().all(|c| " ,，、;；\n".contains(c));
        if !is_apart {
            run = (0, 0, 0);
        }
        let word = text[begin..end].trim_end_matches(['-', '>']);
        let edges = edges_of(word, has_chains);
        if edges > 0 {
            let first = if run.2 == 0 { begin } else { run.0 };
            run = (first, begin + word.len(), run.2 + edges);
            if run.2 > best.2 {
                best = run;
            }
        } else {
            run = (0, 0, 0);
        }
        at = end;
    }
    (best.2 >= FEWEST_EDGES).then_some((best.0, best.1))
}

/// Return the number of edges in a word such as `a-b` or `a->b->c`, or 0 if the word is no edge.
fn edges_of(word: &str, has_chains: bool) -> usize {
    let sign = ["->", "--", "→", "–", ">", "-"].into_iter().find(|sign| word.contains(sign));
    let Some(sign) = sign else { return 0 };
    let nodes: Vec<&str> = word.split(sign).collect();
    let letters = |name: &str| name.bytes().all(|b| b.is_ascii_alphabetic());
    // A word such as `n-1` is a difference, not an edge.
    let is_difference = sign == "-"
        && letters(nodes[0])
        && nodes[1..].iter().all(|name| name.bytes().all(|b| b.is_ascii_digit()));
    // A chain of hyphens such as `a-b-c` may be a hyphenated word or a date.
    let is_chain = nodes.len() > 2 && sign == "-" && !has_chains;
    match nodes.iter().all(|name| is_node(name)) && (!is_difference || has_chains) && !is_chain {
        true => nodes.len() - 1,
        false => 0,
    }
}

/// Return whether a name may be the name of a node.
pub(super) fn is_node(name: &str) -> bool {
    let is_short = (1..=3).contains(&name.len()) || ["ground", "root"].contains(&name);
    is_short && name.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Remove the blanks around arrows, and rewrite edges in brackets with an arrow or a hyphen. Also return the original
/// index of each byte.
pub(super) fn squeezed(text: &str) -> (String, Vec<usize>) {
    let lower = text.to_ascii_lowercase();
    let is_directed =
        ["directed", "有向", "arcs", "generalized geography", "generalised geography", "弧"]
            .iter()
            .any(|word| lower.contains(word))
            && !["undirected", "无向", "arc kayles", "arc-kayles"]
                .iter()
                .any(|word| lower.contains(word));
    let sign = if is_directed { '>' } else { '-' };
    let mut skipped = 0;
    let is_sign =
        |text: &str| ["->", "→", ">", "--", "- "].iter().any(|sign| text.starts_with(sign));
    let (mut short, mut places) = (String::new(), Vec::new());
    for (at, c) in text.char_indices() {
        if at < skipped {
            continue;
        }
        if let Some((one, other, length)) = pair(&text[at..]) {
            skipped = at + length;
            short.extend([one, &sign.to_string(), other]);
            places.resize(short.len(), at);
            continue;
        }
        // Shorten the arrow `-->` of Mermaid to `->`.
        if c == '-' && text[at..].starts_with("-->") {
            continue;
        }
        let is_behind =
            short.ends_with(['>', '→']) || short.ends_with("--") || text[..at].ends_with(" -");
        if c == ' ' && (is_sign(text[at..].trim_start()) || is_behind) {
            continue;
        }
        short.push(c);
        places.resize(short.len(), at);
    }
    places.push(text.len());
    (short, places)
}

/// Parse two nodes in brackets at the start of a text, `(a, b)`, and return them with the length in bytes.
fn pair(text: &str) -> Option<(&str, &str, usize)> {
    let inner = text.strip_prefix('(')?;
    let end = inner.find(')').filter(|end| *end < 12)?;
    let (one, other) = inner[..end].split_once(',')?;
    let (one, other) = (one.trim(), other.trim());
    (is_node(one) && is_node(other)).then_some((one, other, end + 2))
}

/// Return the span of a graph in DOT within a text.
pub(super) fn dot(text: &str) -> Option<(usize, usize)> {
    let open = text.find('{')?;
    let end = closing(text, open)?;
    let from = text[..open].rfind("digraph").or_else(|| text[..open].rfind("graph"))?;
    let between = &text[from..open];
    let has_edges = text[open..end].contains(['>', '→', '-']);
    (has_edges && between.split_whitespace().count() <= 2).then_some((from, end))
}
