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
    ("hackenbush", &["hackenbush", "删边游戏", "砍树"]),
    ("geography", &["geography", "地理游戏"]),
    ("node-kayles", &["node kayles", "node-kayles", "neighbour", "neighbor", "邻居", "相邻的点"]),
    ("arc-kayles", &["arc kayles", "arc-kayles"]),
];

/// Puts what stands within a sentence first, never as certain.
pub(super) fn within(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let mut inner = Found::default();
    let span = recurrence(plain, &mut inner).or_else(|| edges(plain, &mut inner));
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
    let others = std::mem::take(&mut found.all);
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
    let (from, to) = longest_run(text)?;
    let lower = text.to_ascii_lowercase();
    let named = PLAYED.iter().find(|(_, words)| words.iter().any(|word| lower.contains(word)));
    let has_arrows = text[from..to].contains(['>', '→']);
    let name = named.map_or(if has_arrows { "graph" } else { "" }, |(name, _)| name);
    let mut list = text[from..to].to_string();
    if name == "hackenbush" {
        list = list.replace("ground-", "0-").replace("root-", "0-");
    }
    let pasted = read_graph(format!("{name} {list}").trim_start(), None).ok()?;
    for place in &pasted.places {
        let Ok(game) = Game::parse(&place.game) else { continue };
        let is_moved = ["graph", "geography"].contains(&game.name());
        let position = match is_moved {
            true => token(&lower, text, to).and_then(|node| game.position(node).ok()),
            false => game.position(&place.position).ok(),
        };
        let position = position.map(|position| game.text(&position));
        found.push(Reading::game(&game, position, false));
    }
    (!found.all.is_empty()).then_some((from, to))
}

/// The node of a token, which is the last word of the text behind the edges.
fn token<'t>(lower: &str, text: &'t str, to: usize) -> Option<&'t str> {
    const TOKENS: [&str; 5] = ["token", "start", "棋子", "起点", "出发"];
    TOKENS.iter().any(|word| lower[to..].contains(word)).then_some(())?;
    let mut words = text[to..].split(|c: char| !c.is_ascii_alphanumeric());
    words.rfind(|word| !word.is_empty()).filter(|word| word.len() <= 2)
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
        if is_edge(&text[begin..end]) {
            let first = if run.2 == 0 { begin } else { run.0 };
            run = (first, end, run.2 + 1);
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

/// Whether a word is two short nodes with a sign between them.
fn is_edge(word: &str) -> bool {
    let sign = ["->", "--", "→", "–", ">", "-"].into_iter().find(|sign| word.contains(sign));
    let Some((one, other)) = sign.and_then(|sign| word.split_once(sign)) else { return false };
    let is_node = |name: &str| {
        let is_short = (1..=3).contains(&name.len()) || ["ground", "root"].contains(&name);
        is_short && name.bytes().all(|b| b.is_ascii_alphanumeric())
    };
    // `n-1` is a difference.
    let is_difference = sign == Some("-")
        && one.bytes().all(|b| b.is_ascii_alphabetic())
        && other.bytes().all(|b| b.is_ascii_digit());
    is_node(one) && is_node(other) && !is_difference
}
