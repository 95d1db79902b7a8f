//! The alternative spellings of a text.

use super::super::names::{LINES, at_start};
use super::super::substituted::substituted;
use super::asked::{asked, uncounted, unlisted};
use super::names::{misnamed, named};

/// Abbreviations and signs between words, with the words they stand for.
const SHORT: &[(&str, &str)] = &[
    ("w/o ", "without "),
    ("w/ ", "with "),
    ("b/w ", "between "),
    ("plz", ""),
    (" = win", " wins"),
    (" = lose", " loses"),
    (" = loss", " loses"),
    (" means win", " wins"),
    (" means loss", " loses"),
    ("(floor)", ""),
    ("(rounded down)", ""),
    ("(round down)", ""),
    ("(向下取整)", ""),
    ("（向下取整）", ""),
    ("（下取整）", ""),
    ("int a[]={", "{"),
    ("a[]={", "{"),
    ("a[] = {", "{"),
    ("八进制码", "octal "),
    ("环形", "ring "),
    (",两堆", " "),
    (", 两堆", " "),
    ("，两堆", " "),
    (",三堆", " "),
    ("，三堆", " "),
];

/// The alternative spellings of a text.
pub(super) struct Spellings {
    pub(super) others: Vec<String>,
    /// The spelling without a question for several values, which is also in `others`.
    pub(super) counted: Option<String>,
    /// The spelling with the values of letters in the place of these letters, which is also in `others`.
    pub(super) valued: Option<String>,
}

/// Return the alternative spellings of a text.
pub(super) fn spellings(text: &str) -> Spellings {
    let short = SHORT.iter().fold(text.to_string(), |text, (from, to)| text.replace(from, to));
    let short = match short.starts_with("ring ") {
        true => {
            let short = short.replace([',', '，'], "").replace("一圈", " @ ");
            short.trim_end_matches(['个', '颗', '枚', '。']).to_string()
        }
        false => short,
    };
    let is_point = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let is_bare = short.trim_start().strip_prefix('.').is_some_and(is_point);
    let short = if is_bare { format!("0{}", short.trim_start()) } else { short };
    let code = short.starts_with("0.") && short.contains(' ') && !short.contains(">");
    let short = if code { format!("octal {short}") } else { short };
    let short = lined(&short).or_else(|| declared(&short)).unwrap_or(short);
    let counted = uncounted(&short).or_else(|| unlisted(&short));
    let valued = substituted(&short);
    let taken = verbal(&short);
    let mut others: Vec<String> = valued.clone().into_iter().chain(named(&short)).collect();
    others.extend(counted.clone());
    others.extend(taken);
    others.extend(headed(&short).map(str::to_string));
    others.extend(asked(&short));
    others.extend(misnamed(&short));
    others.extend(added(&short));
    others.extend(subscripted(&short));
    others.extend(raised(&short));
    others.extend(paired(&short));
    others.extend(coded(counted.as_deref().unwrap_or(&short)));
    others.push(short);
    Spellings { others, counted, valued }
}

/// Rewrite a text with an octal code and sizes after it, as in `the game 0.07 on 14 pins`, in the notation.
fn coded(text: &str) -> Option<String> {
    const GAMES: &[&str] = &[
        "game",
        "octal",
        "code",
        "heap",
        "pin",
        "pile",
        "dawson",
        "八进制",
        "堆",
        "瓶",
        "游戏",
        "道森",
        "行",
    ];
    let (at, _) = text.match_indices('.').find(|(at, _)| {
        let before = text[..*at].strip_suffix('0').unwrap_or(&text[..*at]);
        !before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '.')
            && text[at + 1..].starts_with(|c: char| ('0'..='7').contains(&c))
    })?;
    let behind = &text[at + 1..];
    let end = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
    let numbers = behind[end..].split(|c: char| !c.is_ascii_digit()).filter(|one| !one.is_empty());
    let mut numbers: Vec<&str> = numbers.collect();
    let lower = text.to_ascii_lowercase();
    // Remove the number of heaps before their sizes, as in `3 rows 5, 8, 14`.
    let counts = |number: &str| number.parse() == Ok(numbers.len() - 1);
    if numbers.len() > 2 && counts(numbers[0]) {
        numbers.remove(0);
    }
    let is_other = ["ring", "hex", "环", "圈"].iter().any(|word| lower.contains(word));
    let is_game = end > 1
        && !is_other
        && !behind[end..].replace("n=", "").replace("n =", "").contains(['.', '>', '='])
        && GAMES.iter().any(|word| lower.contains(word));
    (is_game && !numbers.is_empty())
        .then(|| format!("octal 0.{} {}", &behind[..end], numbers.join(" ")))
}

/// Remove a heading with a number or a date: `Exercise 3.2: …`, 笔记 4.12：….
fn headed(text: &str) -> Option<&str> {
    const LONGEST: usize = 40;
    let (heading, rest) = text.split_once(['：', ':']).or_else(|| text.split_once(") "))?;
    let is_heading = heading.len() <= LONGEST
        && heading.contains(|c: char| c.is_ascii_digit())
        && !heading.contains([',', '，', '=', '>', '{', '['])
        && at_start(heading).is_empty();
    (is_heading && rest.contains(char::is_alphabetic)).then(|| rest.trim_start())
}

/// Replace a name such as "Dawson's Chess" at the start of a text by the notation of the game. For a board of three
/// rows, the width is the size of the heap.
fn lined(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let (name, line) =
        LINES.iter().find(|(name, _)| lower.starts_with(&name.to_ascii_lowercase()))?;
    let rest = text[name.len()..].trim_start_matches([':', '：', ' ']);
    let width = ["3x", "3×", "3 x ", "3 × "].iter().find_map(|rows| rest.strip_prefix(rows));
    let is_number = rest.starts_with(|c: char| c.is_ascii_digit());
    is_number.then(|| format!("{line} {}", width.unwrap_or(rest)))
}

/// Remove the types and the list lengths from the declarations of a program.
fn declared(text: &str) -> Option<String> {
    if !text.contains('=') || !text.contains(['{', '[']) || !text.contains("int ") {
        return None;
    }
    let plain = text.replace("const ", "").replace("int ", "");
    let mut result = String::new();
    let mut rest = plain.as_str();
    while let Some((before, behind)) = rest.split_once('[') {
        let (length, after) = behind.split_once(']')?;
        result.push_str(before);
        if !after.trim_start().starts_with('=') {
            result.extend(["[", length, "]"]);
        }
        rest = after;
    }
    Some(result + rest)
}

/// Add the verb that usually precedes amounts: `1 or 2 cookies`, 一次1颗, `moves 1,2,6`.
fn verbal(text: &str) -> Option<String> {
    const VERBS: &[(&str, &str)] = &[
        ("一次", "一次取"),
        ("每次", "每次取"),
        ("每轮", "每轮取"),
        ("每回合", "每回合取"),
        ("allowed: ", "take "),
        ("allowed:", "take "),
        ("allowed ", "take "),
        ("moves of ", "take "),
        ("moves: ", "take "),
        ("moves ", "take "),
        ("each turn ", "each turn take "),
        ("per turn ", "per turn take "),
        ("at a time ", "at a time take "),
    ];
    const AMOUNTS: &[&str] = &[
        "even number",
        "an even number",
        "odd number",
        "an odd number",
        "only even",
        "only odd",
        "any number",
        "powers of",
        "a power of",
        "prime number",
        "a prime number",
        "perfect square",
    ];
    let lower = text.to_ascii_lowercase();
    let has_verb = ["take", "remov", "subtract", "sum", "how many", "split"]
        .iter()
        .any(|word| lower.contains(word));
    if !has_verb && AMOUNTS.iter().any(|word| lower.starts_with(word)) {
        return Some(format!("take {}", lower.replace("only", "")));
    }
    let is_digit = |text: &str| text.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let begins = is_digit(text) && text.contains(" or ") && text.is_ascii();
    let first = text.find(|c: char| !(c.is_ascii_digit() || c == ' ' || c == ',')).unwrap_or(0);
    if begins && text[first..].starts_with("or ") {
        return Some(format!("take {text}"));
    }
    VERBS.iter().find_map(|(word, verb)| {
        let (before, behind) = text.split_once(word)?;
        let is_word = !word.is_ascii() || !before.ends_with(|c: char| c.is_ascii_alphabetic());
        (is_digit(behind) && is_word).then(|| format!("{before}{verb}{behind}"))
    })
}

/// Rewrite a nim-sum that is named as such in words as Nim with these heaps.
fn added(text: &str) -> Option<String> {
    const WORDS: &[&str] = &["nim", "sum of", "xor", "异或", "尼姆"];
    let lower = text.to_ascii_lowercase();
    let joined = ["*", "^", "⊕"].iter().find(|sign| text.contains(**sign))?;
    let has_word = WORDS.iter().any(|word| lower.contains(word));
    let plain = lower.split(|c: char| !c.is_ascii_digit()).filter(|one| !one.is_empty());
    let others = WORDS.iter().fold(lower.clone(), |text, word| text.replace(word, " "));
    let others = others.replace("and", " ").replace("games", " ").replace("the", " ");
    let is_all = others.chars().all(|c| c.is_ascii_digit() || " *^⊕+,、和与".contains(c));
    let is_product = *joined == "*" && !text.contains(" *") && !text.starts_with('*');
    (has_word && is_all && !is_product)
        .then(|| format!("nim {}", plain.collect::<Vec<_>>().join(" ")))
}

/// Write pairs of letters as edges, `edges: ab bc cd`, with a sign between the letters.
fn paired(text: &str) -> Option<String> {
    const FEWEST: usize = 2;
    let word = ["边", "edges", "Edges"].iter().find(|word| text.contains(**word))?;
    let (before, behind) = text.split_once(word)?;
    let is_pair =
        |word: &&str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    let pairs: Vec<&str> =
        behind.split(|c: char| !c.is_ascii_alphanumeric()).filter(is_pair).collect();
    let others = ["is", "of", "to", "in", "on", "at", "or"];
    let are_nodes = pairs.len() >= FEWEST && !pairs.iter().any(|pair| others.contains(pair));
    let edges = pairs.iter().map(|pair| format!("{}-{}", &pair[..1], &pair[1..]));
    are_nodes.then(|| format!("{before}{word} {}", edges.collect::<Vec<_>>().join(" ")))
}

/// Replace powers of ten such as `10^9` and `10^9+7` by digits.
fn raised(text: &str) -> Option<String> {
    const MOST: u32 = 15;
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("10^") {
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        let power: u32 = behind[..digits].parse().ok().filter(|power| *power <= MOST)?;
        let mut number = 10_u64.pow(power);
        let mut end = digits;
        if let Some(more) = behind[digits..].strip_prefix('+') {
            let length = more.bytes().take_while(u8::is_ascii_digit).count();
            if let Ok(added) = more[..length].parse::<u32>() {
                number += u64::from(added);
                end += 1 + length;
            }
        }
        plain.push_str(&format!("{before}{number}"));
        rest = &behind[end..];
    }
    (!plain.is_empty()).then(|| plain + rest)
}

/// Rewrite `Nim_3` as Moore's Nim with this number.
fn subscripted(text: &str) -> Option<String> {
    let at = text.to_ascii_lowercase().find("nim_")? + "nim_".len();
    let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| {
        format!(
            "moore {} {}",
            &text[at..at + digits],
            text[at + digits..].trim_start_matches([':', '：', ',', '，', ' '])
        )
    })
}
