//! Lists of numbered heaps or stairs, as in `stair 1 has 3 coins, stair 2 has 5` or 第1级有3个，第2级有5个.

use super::words::numeral;

/// English words for stairs and heaps, which precede a number; `true` marks stairs.
const ENGLISH: &[(&str, bool)] = &[
    ("staircase step", true),
    ("stair", true),
    ("step", true),
    ("level", true),
    ("heap", false),
    ("pile", false),
    ("stack", false),
    ("row", false),
    ("box", false),
    ("bowl", false),
];

/// Chinese words for stairs and heaps, which follow a number; `true` marks stairs.
const CHINESE: &[(&str, bool)] = &[
    ("级台阶", true),
    ("阶台阶", true),
    ("层台阶", true),
    ("个台阶", true),
    ("台阶", true),
    ("级", true),
    ("阶", true),
    ("层", true),
    ("堆石子", false),
    ("堆", false),
    ("排", false),
    ("行", false),
    ("摞", false),
    ("个盒子", false),
];

/// Words between a label such as `stair 1` and the number of its coins.
const LINKS: &[&str] = &[
    "has",
    "have",
    "contains",
    "holds",
    "with",
    "is",
    "of",
    "there are",
    "上面有",
    "上面",
    "上放有",
    "上放",
    "上有",
    "上",
    "石子数为",
    "有",
    "是",
    "为",
    "放",
    "放有",
    "里有",
    "=",
    ":",
    "：",
];
const UNITS: &[&str] = &[
    "stones",
    "stone",
    "coins",
    "coin",
    "chips",
    "chip",
    "counters",
    "counter",
    "tokens",
    "token",
    "matches",
    "marbles",
    "beans",
    "pieces",
    "items",
    "pins",
    "枚硬币",
    "个硬币",
    "颗石子",
    "个石子",
    "枚棋子",
    "个棋子",
    "个",
    "颗",
    "枚",
    "粒",
    "块",
    "只",
    "根",
    "石子",
    "硬币",
];
const SEPARATORS: &[&str] = &[",", ";", ".", "，", "；", "、", "。", "and", "和"];

/// Numbers with the labels 1, 2, 3 and so on.
pub(super) struct Labelled {
    pub(super) numbers: Vec<u64>,
    pub(super) are_steps: bool,
    /// The range of the list in the text, in bytes.
    pub(super) span: (usize, usize),
}

/// Find the first list of labelled numbers in a text in lower case.
pub(super) fn labelled(lower: &str) -> Option<Labelled> {
    let starts = lower.char_indices().map(|(at, _)| at);
    starts.filter_map(|from| run(lower, from)).next()
}

fn run(text: &str, from: usize) -> Option<Labelled> {
    let (mut numbers, mut are_steps, mut at, mut end) = (Vec::new(), false, from, from);
    while let Some((label, number, steps, behind)) =
        one(text, at, (!numbers.is_empty()).then_some(are_steps))
    {
        if label != numbers.len() as u64 + 1 {
            break;
        }
        numbers.push(number);
        are_steps = steps;
        end = behind;
        at = after_all(text, end, SEPARATORS);
    }
    (numbers.len() > 1).then_some(Labelled { numbers, are_steps, span: (from, end) })
}

/// Read a label and its number. Return the label's number, the number of coins, whether the label is a stair, and the
/// index after the text read.
fn one(text: &str, from: usize, known: Option<bool>) -> Option<(u64, u64, bool, usize)> {
    if let Some(found) = behind(text, from, known) {
        return Some(found);
    }
    let (label, is_step, at) =
        english(text, from).or_else(|| chinese(text, from)).or_else(|| letter(text, from))?;
    let at = after_all(text, at, LINKS);
    let (number, at) = numeral(text, at)?;
    let end = after_one(text, blank(text, at), UNITS).unwrap_or(at);
    Some((label, number, is_step, end))
}

/// Read a number that precedes its label: `4 on step 1`, `3 coins in heap 2`.
fn behind(text: &str, from: usize, known: Option<bool>) -> Option<(u64, u64, bool, usize)> {
    if text[..from].ends_with(|c: char| c.is_ascii_alphanumeric()) {
        return None;
    }
    let none = after_one(text, from, &["none", "nothing", "no"]).map(|end| (0, end));
    let (number, at) = none.or_else(|| numeral(text, from))?;
    let at = blank(text, at);
    let at = after_one(text, at, UNITS).map_or(at, |end| blank(text, end));
    let at = after_one(text, at, &["are on", "on", "in", "at"])?;
    let at = blank(text, at);
    // The word for a stair or heap may be missing after the first item: `3 on the first step, none on the second`.
    let short = || {
        let (label, end) = ordinal(text, at)?;
        Some((label, known?, end))
    };
    let (label, is_step, end) = english(text, at).or_else(short)?;
    Some((label, number, is_step, end))
}

/// Read a label in English: `stair 1`, `the first step`, `2nd pile`.
fn english(text: &str, from: usize) -> Option<(u64, bool, usize)> {
    if text[..from].ends_with(|c: char| c.is_ascii_alphanumeric()) {
        return None;
    }
    if let Some((label, at)) = ordinal(text, from) {
        let at = blank(text, at);
        let (word, is_step) = ENGLISH.iter().find(|(word, _)| text[at..].starts_with(word))?;
        return Some((label, *is_step, at + word.len()));
    }
    let (word, is_step) = ENGLISH.iter().find(|(word, _)| text[from..].starts_with(word))?;
    let at = blank(text, from + word.len());
    let at = after_one(text, at, &["no.", "number", "#"]).unwrap_or(at);
    let (label, at) = numeral(text, blank(text, at))?;
    Some((label, *is_step, at))
}

/// Read an ordinal number in English: `first`, `2nd`.
pub(super) fn ordinal(text: &str, from: usize) -> Option<(u64, usize)> {
    const WORDS: &[&str] = &[
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    let text =
        text[from..].strip_prefix("the ").map_or((from, &text[from..]), |rest| (from + 4, rest));
    let (from, rest) = text;
    if let Some((at, word)) = WORDS.iter().enumerate().find(|(_, word)| rest.starts_with(**word)) {
        return Some((at as u64 + 1, from + word.len()));
    }
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let end = ["st", "nd", "rd", "th"].iter().find(|end| rest[digits..].starts_with(**end))?;
    Some((rest[..digits].parse().ok()?, from + digits + end.len()))
}

/// Read a label in Chinese: `第一堆`, or for stairs also `1 级`.
fn chinese(text: &str, from: usize) -> Option<(u64, bool, usize)> {
    let ordinal = after_one(text, from, &["第"]);
    let (label, at) = numeral(text, blank(text, ordinal.unwrap_or(from)))?;
    let at = blank(text, at);
    let (word, is_step) = CHINESE.iter().find(|(word, _)| text[at..].starts_with(word))?;
    let is_whole = ordinal.is_some() || (*is_step && !text[..from].ends_with(char::is_numeric));
    is_whole.then_some((label, *is_step, at + word.len()))
}

/// Read a variable as a label: `a=3` or `x1 = 4`. Letters count from the first letter of an alphabetical run, and
/// numbers in a name from 1.
fn letter(text: &str, from: usize) -> Option<(u64, bool, usize)> {
    let first = text[from..].chars().next().filter(|c| "abcdefxyzpqrnhsk".contains(*c))?;
    let at = from + 1;
    if text[..from].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let number = text[at..].trim_start_matches(['_', '{', '[']);
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let (label, at) = match number[..digits].parse() {
        Ok(label) => (label, text.len() - number[digits..].trim_start_matches(['}', ']']).len()),
        Err(_) => {
            let run = ["abcdef", "xyz", "pqr"].iter().find_map(|run| run.find(first))?;
            (run as u64 + 1, at)
        }
    };
    text[at..].trim_start().starts_with('=').then_some((label, false, at))
}

fn blank(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start().len()
}

/// Return the index after the first of the given words that occurs at index `at`.
fn after_one(text: &str, at: usize, words: &[&str]) -> Option<usize> {
    let letter = |c: char| c.is_ascii_alphabetic();
    let is_whole =
        |word: &str| !(word.ends_with(letter) && text[at + word.len()..].starts_with(letter));
    words.iter().find(|word| text[at..].starts_with(**word) && is_whole(word)).map(|w| at + w.len())
}

/// Skip all of the given words and the blanks between them from index `at`, and return the index after them.
fn after_all(text: &str, at: usize, words: &[&str]) -> usize {
    let mut at = blank(text, at);
    while let Some(end) = after_one(text, at, words) {
        at = blank(text, end);
    }
    at
}

#[cfg(test)]
mod tests {
    use super::labelled;

    #[test]
    fn labels_from_one_on_are_a_list() {
        let list = |text: &str| labelled(text).map(|one| (one.numbers, one.are_steps));
        assert_eq!(list("stair 1 has 3 coins, stair 2 has 5"), Some((vec![3, 5], true)));
        assert_eq!(list("第一级有2个，第二级有0个，第三级有4个"), Some((vec![2, 0, 4], true)));
        assert_eq!(list("heap 1: 4 stones; heap 2: 7 stones"), Some((vec![4, 7], false)));
        assert_eq!(list("heap 1 has 3 stones"), None);
        assert_eq!(list("step 2: 3 coins, step 3: 4 coins"), None);
    }
}
