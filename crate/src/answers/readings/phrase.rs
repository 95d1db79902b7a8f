//! Small grammars of phrases. A phrase is a sequence of places, and each place has the words that may stand there, so
//! that a few lists of words read a family of phrases.

/// The words that may stand at one place of a phrase. The empty word makes the place optional.
pub(super) type Words = [&'static str];

/// The two parities, for numbers and heaps.
const PARITY: &Words = &["even", "odd", "偶数", "奇数", "双数", "单数"];

/// Return whether a word may begin at index `at`.
pub(super) fn begins(text: &str, at: usize) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric();
    let behind = &text[at..];
    !(behind.starts_with(char::is_whitespace)
        || behind.starts_with(letter) && text[..at].ends_with(letter))
}

/// Return the index after the phrase that begins at index `at`. Blanks may stand between the words.
pub(super) fn after(text: &str, at: usize, phrase: &[&Words]) -> Option<usize> {
    let [words, rest @ ..] = phrase else { return Some(at) };
    let from = at + text[at..].len() - text[at..].trim_start().len();
    let letter = |c: char| c.is_ascii_alphanumeric();
    words.iter().find_map(|word| {
        let start = if word.is_empty() { at } else { from };
        let behind = text[start..].strip_prefix(word)?;
        let is_whole = !(word.ends_with(letter) && behind.starts_with(letter));
        after(text, start + word.len(), rest).filter(|_| is_whole)
    })
}

/// Return the range of the first occurrence of a phrase.
pub(super) fn find(text: &str, phrase: &[&Words]) -> Option<(usize, usize)> {
    let mut starts = text.char_indices().map(|(at, _)| at).filter(|at| begins(text, *at));
    starts.find_map(|at| Some((at, after(text, at, phrase)?)))
}

/// Return whether a text in lower case has a condition on the heap before a move: `if the heap is even`, 为奇数时, `from
/// an odd pile`.
pub(super) fn is_on_heap(text: &str) -> bool {
    const SUBJECT: &Words = &[
        "the number",
        "the heap",
        "the pile",
        "n",
        "it is",
        "it's",
        "even",
        "odd",
        "石子",
        "当前",
        "剩",
        "是偶",
        "是奇",
        "为偶",
        "为奇",
        "偶",
        "奇",
    ];
    const HEAP: &Words = &["heap", "heaps", "pile", "piles", "堆"];
    let conditions: [&[&Words]; 3] =
        [&[&["if", "when", "如果", "若", "当"], SUBJECT], &[PARITY, &["时"]], &[PARITY, HEAP]];
    conditions.iter().any(|phrase| find(text, phrase).is_some())
}

/// Return whether a part of a text in lower case states a condition.
pub(super) fn is_condition(part: &str) -> bool {
    const IF: &Words = &["whenever", "when", "if", "provided", "如果", "若", "当", "的话", "则"];
    const TIME: &Words = &["时", "的时候"];
    const FACT: &Words = &["偶数", "奇数", "双数", "单数", "的倍数", "整除", ""];
    let is_timed = find(part, &[FACT, TIME]).is_some_and(|(at, _)| !part[..at].ends_with('同'));
    is_timed
        || find(part, &[IF]).is_some()
        || find(part, &[&["for"], PARITY]).is_some()
        || find(part, &[&["n"], &["是", "为", ""], PARITY]).is_some()
}
