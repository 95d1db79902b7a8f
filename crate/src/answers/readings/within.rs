//! A recurrence or the edges of a graph within a sentence: offered, with the words around it left over.

use super::formula::formulas;
use super::reading::{Found, Reading};
use crate::answers::pasted::read_graph;
use crate::base::text::Offsets;
use crate::notation::Game;

/// The longest text that is looked through, in bytes.
const LONGEST: usize = 2000;

/// Fewer edges may be words with a hyphen.
const FEWEST_EDGES: usize = 2;

/// Words that name the game on a graph, the likeliest first.
const PLAYED: [(&str, &[&str]); 4] = [
    ("hackenbush", &["hackenbush", "删边游戏", "砍树", "ground", "地面", "树枝"]),
    (
        "arc-kayles",
        &["arc kayles", "arc-kayles", "endpoint", "端点", "both ends", "matching", "匹配"],
    ),
    (
        "node-kayles",
        &[
            "node kayles",
            "node-kayles",
            "neighbour",
            "neighbor",
            "邻居",
            "相邻的点",
            "相邻点",
            "adjacent",
        ],
    ),
    (
        "geography",
        &[
            "geography",
            "地理游戏",
            "走子",
            "走过",
            "访问过",
            "visited",
            "revisit",
            "never return",
            "twice",
            "no repeat",
        ],
    ),
];

/// Puts what stands within a sentence first, never as certain.
pub(super) fn within(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let mut inner = Found::default();
    let recurrence = recurrence(plain, &mut inner);
    let is_graph = recurrence.is_none();
    let span = recurrence.or_else(|| edges(plain, &mut inner));
    let Some((from, to)) = span else { return };
    let outside = [(0, from), (to, plain.len())].into_iter();
    let outside = outside.filter(|(from, to)| plain[*from..*to].contains(char::is_alphanumeric));
    let rest: Vec<(usize, usize)> = outside
        .map(|(from, to)| (offsets.utf16(start + from), offsets.utf16(start + to)))
        .collect();
    // Without words around it the whole text was looked at already.
    if rest.is_empty() {
        return;
    }
    let mut others = std::mem::take(&mut found.all);
    // Words alone tell less than edges.
    if is_graph && plain[from..to].contains(char::is_alphabetic) || inner.all.len() == 1 {
        others.retain(|one| one.game.is_none() || one.rest.is_empty());
    }
    for mut reading in inner.all {
        reading.certain = false;
        reading.rest.clone_from(&rest);
        found.push(reading);
    }
    others.into_iter().for_each(|one| found.push(one));
}

/// The recurrence of a text, as `sg(n) = mex{ … }`, with the condition behind it if that is read, too.
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

/// Where the left side begins of an equation of which this is all before the right side.
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

/// The end of what a bracket opens.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_i32;
    text[open..].char_indices().find_map(|(at, c)| {
        depth += i32::from("({[".contains(c)) - i32::from(")}]".contains(c));
        (depth == 0).then_some(open + at + c.len_utf8())
    })
}

/// The edges of a text that stand beside each other, on the game that its words name.
fn edges(text: &str, found: &mut Found) -> Option<(usize, usize)> {
    let (squeezed, places) = squeezed(text);
    let dot = dot(&squeezed);
    let lower = squeezed.to_ascii_lowercase();
    let named = PLAYED.iter().find(|(_, words)| words.iter().any(|word| lower.contains(word)));
    let run = dot.or_else(|| longest_run(&squeezed));
    let shape = if run.is_none() && named.is_some() { shape(&lower) } else { None };
    let (from, to) = run.or(shape.as_ref().map(|(_, span)| *span))?;
    let has_arrows = squeezed[from..to].contains(['>', '→']);
    let name = named.map_or(if has_arrows { "graph" } else { "" }, |(name, _)| name);
    let mut list = shape.map_or_else(|| squeezed[from..to].to_string(), |(shape, _)| shape);
    if name == "hackenbush" {
        list = list.replace("ground-", "0-").replace("root-", "0-");
    }
    // A graph of DOT begins with a word of its own.
    let head = if dot.is_some() { "" } else { name };
    let pasted = read_graph(format!("{head} {list}").trim_start(), None).ok()?;
    for place in &pasted.places {
        let Ok(game) = Game::parse(&place.game) else { continue };
        if dot.is_some() && named.is_some_and(|(name, _)| *name != game.name()) {
            continue;
        }
        let is_moved = ["graph", "geography"].contains(&game.name());
        let position = match is_moved {
            true => tokens(&lower, &squeezed[to..], to, &pasted.nodes)
                .and_then(|nodes| game.position(&nodes).ok()),
            false => game.position(&place.position).ok(),
        };
        let position = position.map(|position| game.text(&position));
        found.push(Reading::game(&game, position, false));
    }
    (!found.all.is_empty()).then_some((places[from], places[to]))
}

/// A cycle, a path or a complete graph by its number of nodes, as in `a cycle of 5`, and where it stands.
fn shape(text: &str) -> Option<(String, (usize, usize))> {
    const SHAPES: &[(&str, char)] = &[
        ("cycle", 'C'),
        ("ring of", 'C'),
        ("path", 'P'),
        ("line of", 'P'),
        ("complete graph", 'K'),
        ("环", 'C'),
        ("圈", 'C'),
        ("路径", 'P'),
        ("链", 'P'),
        ("完全图", 'K'),
    ];
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    SHAPES.iter().find_map(|(word, letter)| {
        let at = text.find(word)?;
        let end = at + word.len();
        let behind = text[end..].find(|c: char| c.is_ascii_digit()).filter(|gap| *gap < 24);
        if let Some(from) = behind.map(|gap| end + gap) {
            let to = from + digits(&text[from..]);
            return Some((format!("{letter}{}", &text[from..to]), (at, to)));
        }
        let before = text[..at].trim_end_matches(|c: char| !c.is_ascii_digit());
        let from = before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let is_near = at - before.len() < 24 && from < before.len();
        is_near.then(|| (format!("{letter}{}", &before[from..]), (from, end)))
    })
}

/// Two nodes in brackets that begin a text, and how long they are.
fn pair(text: &str) -> Option<(&str, &str, usize)> {
    let inner = text.strip_prefix('(')?;
    let end = inner.find(')').filter(|end| *end < 12)?;
    let (one, other) = inner[..end].split_once(',')?;
    let (one, other) = (one.trim(), other.trim());
    (is_node(one) && is_node(other)).then_some((one, other, end + 2))
}

/// A text without the blanks around arrows, with edges in brackets as such, and where each of its bytes stood.
fn squeezed(text: &str) -> (String, Vec<usize>) {
    let lower = text.to_ascii_lowercase();
    let is_directed = ["directed", "有向"].iter().any(|word| lower.contains(word))
        && !["undirected", "无向"].iter().any(|word| lower.contains(word));
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
        let is_behind = short.ends_with(['>', '→']) || short.ends_with("--");
        if c == ' ' && (is_sign(text[at..].trim_start()) || is_behind) {
            continue;
        }
        short.push(c);
        places.resize(short.len(), at);
    }
    places.push(text.len());
    (short, places)
}

/// A graph of DOT within a text.
fn dot(text: &str) -> Option<(usize, usize)> {
    let open = text.find('{')?;
    let end = closing(text, open)?;
    let from = text[..open].rfind("digraph").or_else(|| text[..open].rfind("graph"))?;
    let between = &text[from..open];
    let has_edges = text[open..end].contains(['>', '→', '-']);
    (has_edges && between.split_whitespace().count() <= 2).then_some((from, end))
}

/// The nodes of tokens behind the edges.
fn tokens(lower: &str, behind: &str, to: usize, nodes: &[String]) -> Option<String> {
    const TOKENS: [&str; 11] = [
        "token", "both at", "both on", "start", "counter", "piece", "from", "棋子", "起点", "出发",
        "从",
    ];
    let word = TOKENS.iter().find_map(|word| Some(lower[to..].find(word)? + word.len()))?;
    let words = behind[word..].split(|c: char| !c.is_ascii_alphanumeric());
    let known = words.filter(|word| nodes.iter().any(|node| node == word));
    let mut known: Vec<&str> = known.collect();
    if known.len() == 1 && lower[to..].contains("both") {
        known.push(known[0]);
    }
    (!known.is_empty()).then(|| known.join(" "))
}

/// The longest run of words that are edges, apart by blanks and commas alone.
fn longest_run(text: &str) -> Option<(usize, usize)> {
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
        let edges = edges_of(word);
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

/// How many edges a word is, of short nodes with signs between them.
fn edges_of(word: &str) -> usize {
    let sign = ["->", "--", "→", "–", ">", "-"].into_iter().find(|sign| word.contains(sign));
    let Some(sign) = sign else { return 0 };
    let nodes: Vec<&str> = word.split(sign).collect();
    let letters = |name: &str| name.bytes().all(|b| b.is_ascii_alphabetic());
    // `n-1` is a difference.
    let is_difference = sign == "-"
        && letters(nodes[0])
        && nodes[1..].iter().all(|name| name.bytes().all(|b| b.is_ascii_digit()));
    // A chain of hyphens may be words or a date.
    let is_chain = nodes.len() > 2 && sign == "-";
    match nodes.iter().all(|name| is_node(name)) && !is_difference && !is_chain {
        true => nodes.len() - 1,
        false => 0,
    }
}

/// Whether a name is that of a node.
fn is_node(name: &str) -> bool {
    let is_short = (1..=3).contains(&name.len()) || ["ground", "root"].contains(&name);
    is_short && name.bytes().all(|b| b.is_ascii_alphanumeric())
}
