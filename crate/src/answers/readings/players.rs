//! Words about games with more than two players, and about games that are won by collecting more. Mexplorer has no such
//! games.

use super::words::numeral;

/// Nouns for players after a number. A noun of `PEOPLE` may have another meaning, so it counts only together with a
/// word of `TURNS`.
const PLAYERS: &[&str] =
    &["player", "玩家", "选手", "人轮", "人博弈", "人玩", "人游戏", "人依次", "人nim", "人 nim"];
const PEOPLE: &[&str] =
    &["people", "person", "friends", "kids", "children", "of us", "人", "小朋友", "同学", "朋友"];
const TURNS: &[&str] =
    &["take turns", "taking turns", "in turn", "alternat", "轮流", "依次", "轮着"];
/// Words that show that people in a circle or row are taken, instead of playing.
const TAKEN: &[&str] = &["circle", "in a row", "圈", "一排"];

/// Words about comparing amounts, for games that the larger amount wins.
const MORE: &[&str] = &[
    "has more",
    "has the most",
    "with more",
    "with the most",
    "more stones in total",
    "most stones wins",
    "most points",
    "higher score",
    "highest score",
    "larger total",
    "greater total",
    "collects more",
    "got more",
    "took more in total",
    "most coins wins",
    "总数多",
    "总和大",
    "得分高",
    "分数高",
    "拿得多",
    "取得多",
    "总数最多",
    "得分多",
    "价值大",
    "价值总和",
];

/// Return whether a text in lower case describes such a game: won by the larger amount, with more than two players, or
/// with moves that discard a heap.
pub(super) fn is_other(text: &str) -> bool {
    MORE.iter().any(|words| text.contains(words)) || has_many(text) || discards_heap(text)
}

/// Return whether a move discards a whole heap and splits another one. Mexplorer has no such game, and without the
/// discarded heap the rule is another one.
fn discards_heap(text: &str) -> bool {
    const DISCARDED: &[&str] = &[
        "discard a heap",
        "discard a pile",
        "discard one heap",
        "discard one pile",
        "discards a heap",
        "discards a pile",
        "discards one heap",
        "discards one pile",
        "remove a heap",
        "remove a pile",
        "remove one heap",
        "remove one pile",
        "throw away a heap",
        "throw away a pile",
        "throw away one heap",
        "扔掉",
        "丢掉",
        "丢弃",
        "舍弃",
        "取走一堆",
        "拿走一堆",
        "移走一堆",
        "去掉一堆",
    ];
    const OTHER: &[&str] =
        &["another", "other", "remaining", "剩下的", "剩余的", "另一堆", "另外", "其他", "其余"];
    const SPLIT: &[&str] = &["split", "divide", "分成", "拆成", "分为", "拆为"];
    let behind = |words: &[&str], text: &str| {
        let ends = words.iter().filter_map(|word| Some(text.find(word)? + word.len()));
        ends.min()
    };
    let Some(from) = behind(DISCARDED, text) else { return false };
    let text = &text[from..];
    behind(SPLIT, text).is_some() && behind(OTHER, text).is_some()
}

/// Return whether more than two players play.
fn has_many(text: &str) -> bool {
    const FEW: u64 = 2;
    const CROWD: u64 = 9;
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    text.char_indices().any(|(at, c)| {
        let begins =
            !is_letter(c) || !text[..at].ends_with(|c: char| is_letter(c) || "-.第".contains(c));
        let Some((number, end)) = begins.then(|| numeral(text, at)).flatten() else { return false };
        let behind = text[end..].trim_start_matches([' ', '-', '个', '名', '位']);
        let begins = |words: &[&str]| words.iter().any(|word| behind.starts_with(word));
        (FEW + 1..=CROWD).contains(&number)
            && (begins(PLAYERS) || begins(PEOPLE) && has(TURNS) && !has(TAKEN))
    })
}
