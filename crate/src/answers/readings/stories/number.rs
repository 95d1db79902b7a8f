//! The number that is an argument of a story's game, in contrast to the sizes of heaps.

use super::place::numerals;

/// Return the number that is an argument of the game, such as the most heaps of a move or the stones that may be put
/// back, with its span.
pub(super) fn number(text: &str) -> Option<(u64, (usize, usize))> {
    const AHEAD: &[&str] = &[
        "a=",
        "a =",
        "m=",
        "m =",
        "k=",
        "k =",
        "1到",
        "1 到",
        "1 至",
        "1至",
        "1-",
        "1~",
        "一到",
        "1 to",
        "one to",
        "at most",
        "up to",
        "no more than",
        "not more than",
        "max",
        "最多",
        "至多",
        "不超过",
        "nim_",
    ];
    const BEHIND: &[&str] = &[
        "pile",
        "heap",
        "of them",
        "in all",
        "in total",
        "altogether",
        "堆",
        "back",
        "return",
        "added",
        "放回",
        "加回",
        "in reserve",
        "spare",
        "extra",
        "reserve",
        "补",
        "备用",
    ];
    const WORDS: &[(&str, u64)] = &[
        ("two", 2),
        ("three", 3),
        ("four", 4),
        ("five", 5),
        ("两", 2),
        ("二", 2),
        ("三", 3),
        ("四", 4),
    ];
    let digits = numerals(text)
        .filter_map(|(at, end)| text[at..end].parse().ok().map(|number| (at, end - at, number)));
    let words = WORDS.iter().flat_map(|(word, number)| {
        text.match_indices(word).map(move |(at, _)| (at, word.len(), *number))
    });
    let near = |at: usize, length: usize| {
        let before = &text[..at];
        let from = before.char_indices().rev().nth(18).map_or(0, |(at, _)| at);
        let behind = &text[at + length..];
        let to = behind.char_indices().nth(26).map_or(behind.len(), |(at, _)| at);
        let clause = behind[..to].split([',', ';', '.', '，', '。']).next().unwrap_or_default();
        let is_ahead = AHEAD.iter().any(|word| before[from..].contains(word));
        let is_reserve = ["reserve of", "reserve:", "bank of", "bank:", "spare:", "储备", "备用"]
            .iter()
            .any(|word| before.trim_end().ends_with(word));
        let is_set = before.ends_with(['=', '_']) || before.trim_end().ends_with('=');
        let is_behind = BEHIND.iter().any(|word| clause.contains(word));
        // Consider only the words before the following number.
        let own = clause.split(|c: char| c.is_ascii_digit()).next().unwrap_or_default();
        let is_back = ["back", "spare", "reserve", "bank", "放回", "加回", "补", "备用"]
            .iter()
            .any(|word| own.contains(word) || before[from..].contains(word));
        u8::from(is_ahead && (is_behind || is_set)) * 2
            + u8::from(is_back) * 3
            + u8::from(is_set)
            + u8::from(is_reserve)
    };
    let all =
        digits.chain(words).map(|(at, length, number)| (near(at, length), at, length, number));
    let (score, at, length, number) =
        all.max_by_key(|(score, at, ..)| (*score, usize::MAX - at))?;
    (score > 1).then_some((number, (at, at + length)))
}
