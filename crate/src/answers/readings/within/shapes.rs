//! Graphs given by the names of their shapes and their numbers of nodes, as in `a path of 4 vertices plus a 5-cycle`.

use crate::base::sort::sort;

/// Names of shapes, each with its letter in the notation of graphs.
const SHAPES: &[(&str, char)] = &[
    ("cycle", 'C'),
    ("ring of", 'C'),
    ("path", 'P'),
    ("line of", 'P'),
    ("complete graph", 'K'),
    ("star", 'S'),
    ("环", 'C'),
    ("圈", 'C'),
    ("路径", 'P'),
    ("链", 'P'),
    ("完全图", 'K'),
];

/// Words that may accompany a single shape whose number is its number of nodes.
pub(super) const ALONE: &[&str] = &[
    "path", "cycle", "complete", "graph", "vertices", "vertex", "nodes", "node", "圈", "图", "环",
    "路径", "链", "完", "全", "顶", "点", "节",
];

/// Words between a number and the shape after it.
const BETWEEN: &[&str] = &[
    "vertices",
    "vertex",
    "nodes",
    "node",
    "points",
    "point",
    "-",
    " ",
    "个节点",
    "个顶点",
    "个点",
    "阶",
    "元",
    "的",
];

/// The most bytes between a number and its shape.
const FAR: usize = 24;

/// Return the shapes in a text, joined by `+` in the notation of graphs, with their span.
pub(super) fn shapes(text: &str) -> Option<(String, (usize, usize))> {
    let is_word = |at: usize, end: usize| {
        let letter = |c: char| c.is_ascii_alphabetic();
        let behind = text[end..].strip_prefix('s').unwrap_or(&text[end..]);
        !text[at..end].is_ascii() || !text[..at].ends_with(letter) && !behind.starts_with(letter)
    };
    let spots = SHAPES.iter().flat_map(|(word, letter)| {
        text.match_indices(word).map(move |(at, _)| (at, at + word.len(), *letter))
    });
    let mut spots: Vec<(usize, usize, char)> =
        spots.filter(|(at, end, _)| is_word(*at, *end)).collect();
    sort(&mut spots);
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut used = 0;
    let (mut all, mut from) = (Vec::new(), text.len());
    for (i, (at, end, letter)) in spots.iter().enumerate() {
        let next = spots.get(i + 1).map_or(text.len(), |next| next.0);
        let ahead = before(&text[used..*at], true).map(|(number, at)| (number, used + at));
        let behind = || {
            let gap =
                text[*end..next].find(|c: char| c.is_ascii_digit()).filter(|gap| *gap < FAR)?;
            let from = end + gap;
            let to = from + digits(&text[from..]);
            // Skip a number that belongs to the following shape.
            let is_next = next < text.len() && before(&text[from..next], true).is_some();
            (!is_next).then(|| (text[from..to].to_string(), *at, to))
        };
        let far = || before(&text[used..*at], false).map(|(number, at)| (number, used + at, *end));
        let found = ahead.map(|(number, at)| (number, at, *end)).or_else(behind).or_else(far);
        if let Some((number, begin, to)) = found {
            let (others, to) = more(text, *end, to, next);
            // Repeat the shape for a number such as "two" before it, as in `two cycles of 5`.
            let times = if others.is_empty() { times(&text[..*at]) } else { 1 };
            all.extend((0..times).map(|_| format!("{letter}{number}")));
            all.extend(others.into_iter().map(|other| format!("{letter}{other}")));
            from = from.min(begin);
            used = to;
        }
    }
    if let Some(at) = text.find("petersen").filter(|_| all.is_empty()) {
        return Some(("Petersen".to_string(), (at, at + "petersen".len())));
    }
    (!all.is_empty()).then(|| (all.join(" + "), (from, used)))
}

/// Return the further numbers after a plural, as in `paths of 3 and 5`, and the index after them.
fn more(text: &str, shape: usize, from: usize, next: usize) -> (Vec<String>, usize) {
    let (mut all, mut at) = (Vec::new(), from);
    let is_plural = text[shape..].starts_with('s');
    while let Some(gap) = text[at..next].find(|c: char| c.is_ascii_digit()).filter(|_| is_plural) {
        let between = text[at..at + gap].trim();
        if ![",", "and", ", and", "&"].contains(&between) {
            break;
        }
        let digits = text[at + gap..].bytes().take_while(u8::is_ascii_digit).count();
        all.push(text[at + gap..at + gap + digits].to_string());
        at += gap + digits;
    }
    (all, at)
}

/// Return the number of shapes that the last word before a shape gives, or 1.
fn times(before: &str) -> usize {
    const COUNTS: &[(&str, usize)] = &[
        ("two", 2),
        ("three", 3),
        ("four", 4),
        ("两个", 2),
        ("两条", 2),
        ("三个", 3),
        ("三条", 3),
    ];
    let before = before.trim_end();
    COUNTS.iter().find(|(word, _)| before.ends_with(word)).map_or(1, |(_, count)| *count)
}

/// Return the short names of shapes in a text, such as `K5`, `C6` and `P[4]`, joined by `+`, with their span.
pub(super) fn short_shapes(text: &str) -> Option<(String, (usize, usize))> {
    let letter = |c: char| c.is_ascii_alphanumeric();
    let spots = text.match_indices(['K', 'C', 'P']);
    let all = spots.filter(|(at, _)| !text[..*at].ends_with(letter)).filter_map(|(at, name)| {
        let rest = text[at + 1..].trim_start_matches(['_', '[', '{']);
        let from = text.len() - rest.len();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let end = from + digits;
        // `K3,4` gives the two sides of a complete bipartite graph.
        let other = text[end..].strip_prefix(',').filter(|_| *name == *"K" && digits > 0);
        let more = other.map_or(0, |rest| rest.bytes().take_while(u8::is_ascii_digit).count());
        let end = if more > 0 { end + 1 + more } else { end };
        let is_whole = digits > 0 && !text[end..].starts_with(letter);
        is_whole.then(|| (format!("{name}{}", &text[from..end]), (at, end)))
    });
    let all: Vec<(String, (usize, usize))> = all.collect();
    let span = (all.first()?.1.0, all.last()?.1.1);
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    Some((names.join(" + "), span))
}

/// Return the last number of a text and its index. Only words of `BETWEEN` may follow it if `is_close`, and otherwise
/// any text shorter than `FAR`.
fn before(text: &str, is_close: bool) -> Option<(String, usize)> {
    let mut rest = text;
    if is_close {
        while let Some(less) = BETWEEN.iter().find_map(|word| rest.strip_suffix(word)) {
            rest = less;
        }
    } else {
        rest = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    }
    let from = rest.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let is_near = from < rest.len() && text.len() - rest.len() < FAR;
    is_near.then(|| (rest[from..].to_string(), from))
}
