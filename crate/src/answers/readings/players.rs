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

/// Return whether a text in lower case describes such a game: won by the larger amount, or with more than two players.
pub(super) fn is_other(text: &str) -> bool {
    MORE.iter().any(|words| text.contains(words)) || has_many(text)
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
