//! Find the edges in a sentence, or the name of a shape.

use super::closing;

/// Fewer edges may be words with a hyphen.
const FEWEST_EDGES: usize = 2;

/// The longest run of words that are edges, apart by blanks and commas alone.
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

/// The number of edges in a word of short nodes with signs between them.
fn edges_of(word: &str, has_chains: bool) -> usize {
    let sign = ["->", "--", "→", "–", ">", "-"].into_iter().find(|sign| word.contains(sign));
    let Some(sign) = sign else { return 0 };
    let nodes: Vec<&str> = word.split(sign).collect();
    let letters = |name: &str| name.bytes().all(|b| b.is_ascii_alphabetic());
    // `n-1` is a difference.
    let is_difference = sign == "-"
        && letters(nodes[0])
        && nodes[1..].iter().all(|name| name.bytes().all(|b| b.is_ascii_digit()));
    // A chain of hyphens may be words or a date.
    let is_chain = nodes.len() > 2 && sign == "-" && !has_chains;
    match nodes.iter().all(|name| is_node(name)) && (!is_difference || has_chains) && !is_chain {
        true => nodes.len() - 1,
        false => 0,
    }
}

/// Whether a name is that of a node.
pub(super) fn is_node(name: &str) -> bool {
    let is_short = (1..=3).contains(&name.len()) || ["ground", "root"].contains(&name);
    is_short && name.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// A text without the blanks around arrows, with edges in brackets rewritten with arrows, and the original
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
        // Arrows of Mermaid.
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

/// Two nodes in brackets at the begin of a text, and the length of the brackets with them.
fn pair(text: &str) -> Option<(&str, &str, usize)> {
    let inner = text.strip_prefix('(')?;
    let end = inner.find(')').filter(|end| *end < 12)?;
    let (one, other) = inner[..end].split_once(',')?;
    let (one, other) = (one.trim(), other.trim());
    (is_node(one) && is_node(other)).then_some((one, other, end + 2))
}

/// A graph of DOT within a text.
pub(super) fn dot(text: &str) -> Option<(usize, usize)> {
    let open = text.find('{')?;
    let end = closing(text, open)?;
    let from = text[..open].rfind("digraph").or_else(|| text[..open].rfind("graph"))?;
    let between = &text[from..open];
    let has_edges = text[open..end].contains(['>', '→', '-']);
    (has_edges && between.split_whitespace().count() <= 2).then_some((from, end))
}
