//! Edges of a graph described in words, as in `from a you can go to b or c`, a到b, or `a and b are joined`.

mod forms;
mod lists;

pub(super) use lists::{neighbours, pairs};

use forms::WORDS;

/// The kind of a word or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word<'t> {
    Node(&'t str),
    /// A word for directed edges from each node before the word to each node after it.
    Leads,
    /// A word for an undirected edge between the nodes before and after it.
    Joins,
    /// A word without meaning for edges.
    Idle,
    /// A word after two nodes for an edge between these nodes.
    Joined,
    From,
    And,
    Stop,
    Other,
}

/// Words about graphs. A text with numbers as nodes, or with words that do not describe edges, must contain at least
/// one of these words.
const GRAPHS: &[&str] = &[
    "graph",
    "edge",
    "node",
    "token",
    "vert",
    "arc",
    "arrow",
    "图",
    "边",
    "点",
    "棋子",
    "走",
    "指向",
    "go to",
    "goes to",
    "leads to",
    "points to",
    "move to",
    "moves to",
];

/// The most characters of a node's name; longer names are taken for words.
const LONGEST_NODE: usize = 3;
/// The most bytes of a text in which edges are searched for.
const LONGEST: usize = 600;

/// Directed or undirected edges as text, and the other words of the text.
pub(super) struct Edges {
    pub(super) list: String,
    pub(super) others: String,
}

/// Return the edges that a text describes in words, if there are two or more.
pub(super) fn edges(plain: &str) -> Option<Edges> {
    let lower = plain.to_ascii_lowercase();
    // Skip texts with conditions or arithmetic, which describe rules.
    let is_rule = ["mex", "if ", "如果", "n/", "n-", "倍数", "divisible"];
    if plain.len() > LONGEST || is_rule.iter().any(|word| lower.contains(word)) {
        return None;
    }
    let words = words(plain, &lower);
    let kind = |at: usize| words.get(at).map(|(word, _)| *word);
    let is_node = |at: usize| matches!(kind(at), Some(Word::Node(_)));
    // Read the nodes from an index on, and return them with the index after the last node.
    let nodes = |from: usize, is_behind: bool| {
        let (mut all, mut at) = (Vec::new(), from);
        while let Some(Word::Node(name)) = kind(at) {
            // A node before a word for edges starts the next edge.
            let begins = leads(kind(at + 1)).is_some()
                || kind(at + 1) == Some(Word::And)
                    && is_node(at + 2)
                    && kind(at + 3) == Some(Word::Joined);
            if is_behind && !all.is_empty() && begins {
                break;
            }
            all.push(name);
            at += 1;
            let join = [Word::And, Word::Stop].contains(&kind(at).unwrap_or(Word::Other));
            let joins = usize::from(join)
                + usize::from(
                    join && kind(at) == Some(Word::Stop) && kind(at + 1) == Some(Word::And),
                );
            let is_next = leads(kind(at + joins + 1)).is_none() || !is_behind;
            if joins == 0 || !is_node(at + joins) || !is_next {
                break;
            }
            at += joins;
        }
        (all, at)
    };
    let (mut list, mut others) = (Vec::new(), String::new());
    let mut at = 0;
    while at < words.len() {
        let from = at + usize::from(kind(at) == Some(Word::From));
        let (sources, end) = nodes(from, false);
        // If a list of nodes with commas precedes a word for edges, only the last node is a source.
        let sources = if leads(kind(end)).is_some() && has_stop(&words[from..end]) {
            &sources[sources.len() - 1..]
        } else {
            &sources[..]
        };
        let from_behind = end + 1 + usize::from(kind(end + 1) == Some(Word::From));
        let (targets, behind) = nodes(from_behind, true);
        if let Some(sign) = leads(kind(end))
            && !sources.is_empty()
            && !targets.is_empty()
        {
            for source in sources {
                list.extend(targets.iter().map(|target| format!("{source}{sign}{target}")));
            }
            at = behind;
        } else if kind(end) == Some(Word::Joined) && sources.len() == 2 {
            list.push(format!("{}-{}", sources[0], sources[1]));
            at = end + 1;
        } else {
            others.push_str(words[at].1);
            others.push_str(if words[at].1.is_ascii() { " " } else { "" });
            at += 1;
        }
    }
    let are_numbers = list.iter().any(|edge| edge.starts_with(|c: char| c.is_ascii_digit()));
    let is_graph = GRAPHS.iter().any(|word| lower.contains(word));
    let is_bare = !others.contains(|c: char| c.is_alphanumeric());
    let is_mixed =
        list.iter().any(|edge| edge.contains('>')) && list.iter().any(|edge| edge.contains('-'));
    // Skip edges written with signs alone: another parser reads these edges.
    let is_worded = words.iter().any(|(word, text)| {
        [Word::Leads, Word::Joins, Word::Joined].contains(word)
            && text.contains(char::is_alphabetic)
    });
    let is_said = list.len() > 1 && is_worded && !is_mixed && (is_graph || is_bare && !are_numbers);
    is_said.then(|| Edges { list: list.join(" "), others })
}

/// Return the sign of the edges for a word: `>` for directed and `-` for undirected edges.
fn leads(word: Option<Word<'_>>) -> Option<char> {
    match word {
        Some(Word::Leads) => Some('>'),
        Some(Word::Joins) => Some('-'),
        _ => None,
    }
}

fn has_stop(words: &[(Word<'_>, &str)]) -> bool {
    words.iter().any(|(word, _)| *word == Word::Stop)
}

/// Split a text into words, each with its kind and its text.
fn words<'t>(plain: &'t str, lower: &str) -> Vec<(Word<'t>, &'t str)> {
    let letter = |c: char| c.is_ascii_alphanumeric();
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some(c) = plain[at..].chars().next() {
        if c == ' ' || c == '\t' {
            at += 1;
            continue;
        }
        let known =
            WORDS.iter().flat_map(|(word, forms)| forms.iter().map(move |form| (*word, form)));
        let known = known.filter(|(_, form)| {
            lower[at..].starts_with(**form)
                && !(form.ends_with(letter) && lower[at + form.len()..].starts_with(letter))
        });
        let longest = known.max_by_key(|(_, form)| form.len());
        let run = plain[at..].find(|c| !letter(c)).unwrap_or(plain.len() - at);
        let (word, length) = match longest {
            Some((word, form)) => (word, form.len()),
            None if (1..=LONGEST_NODE).contains(&run) && !is_short_word(&lower[at..at + run]) => {
                (Word::Node(&plain[at..at + run]), run)
            }
            None => (Word::Other, run.max(c.len_utf8())),
        };
        if word != Word::Idle {
            all.push((word, &plain[at..at + length]));
        }
        at += length;
    }
    all
}

/// Return whether a short word is an ordinary English word instead of the name of a node.
fn is_short_word(word: &str) -> bool {
    const WORDS: &str = "the of at on in is are dag one two you can may we has by it if as an no not for with who \
        win get set ans int put out";
    WORDS.split_whitespace().any(|one| one == word)
}
