//! Words about games with more than two players, and about games that are won by collecting more. Mexplorer has no such
//! games.

use super::phrase::{Words, find};
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
    const DISCARD: &Words = &[
        "discard",
        "discards",
        "remove",
        "removes",
        "throw away",
        "throws away",
        "取走",
        "拿走",
        "移走",
        "去掉",
        "扔掉",
        "丢掉",
        "丢弃",
        "舍弃",
    ];
    const ONE: &Words = &["a", "one", "any", "either", "其中", "任意", ""];
    const HEAP: &Words = &["heap", "pile", "一堆", "某堆"];
    const THROW: &Words = &["扔掉", "丢掉", "丢弃", "舍弃"];
    const DISCARDED: &Words =
        &["discarded", "removed", "thrown away", "扔掉", "丢掉", "丢弃", "舍弃", "去掉"];
    const OTHER: &Words =
        &["another", "other", "remaining", "剩下", "剩余", "另一堆", "另外", "其他", "其余"];
    const SPLIT: &Words = &[
        "split",
        "splits",
        "divide",
        "divides",
        "is split",
        "is divided",
        "分成",
        "拆成",
        "分为",
        "拆为",
    ];
    let discards: [&[&Words]; 4] = [
        &[DISCARD, ONE, HEAP],
        &[ONE, HEAP, &["is", "gets", "被", ""], DISCARDED],
        &[&["把", "将"], ONE, HEAP, DISCARDED],
        &[THROW],
    ];
    let Some(from) =
        discards.iter().filter_map(|phrase| find(text, phrase)).map(|(_, end)| end).min()
    else {
        return false;
    };
    let text = &text[from..];
    find(text, &[SPLIT]).is_some() && find(text, &[OTHER]).is_some()
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
