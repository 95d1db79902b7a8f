//! Rows of a board that a text lists or draws: the squares of Northcott's pieces, and coins on a strip.

use super::{Told, digits, has};

pub(super) fn rows(text: &str) -> Option<Told> {
    northcott(text).or_else(|| strip(text))
}

/// Read Northcott's game: `northcott, white at 1 2, black at 3 7`, 诺斯科特 (1,5) (2,3). The position is the number of free
/// squares between the two pieces of each row.
fn northcott(text: &str) -> Option<Told> {
    const GAPS: &[&str] = &["gap", "distance", "间", "隔", "距"];
    if !has(text, &["northcott", "诺斯科特", "诺思科特"]) || has(text, GAPS) {
        return None;
    }
    let pairs = coloured(text).or_else(|| bracketed(text))?;
    let gap = |(white, black): &(u64, u64)| {
        let gap = white.abs_diff(*black).checked_sub(1)?;
        Some(gap.to_string())
    };
    let gaps: Vec<String> = pairs.iter().map(gap).collect::<Option<_>>()?;
    Some(Told { line: "northcott".to_string(), position: Some(gaps.join(" ")) })
}

/// Return the squares of the white and the black piece of each row. Each number belongs to the colour named before it.
fn coloured(text: &str) -> Option<Vec<(u64, u64)>> {
    const LABELS: &[&str] = &["row", "line", "第"];
    let spot =
        |words: [&str; 2], end: usize| words.iter().filter_map(|w| text[..end].rfind(w)).max();
    let (mut white, mut black) = (Vec::new(), Vec::new());
    for (number, from, end) in digits(text) {
        let before = text[..from].trim_end();
        let is_count = ["col", "row", "列", "行", "条", "格"]
            .iter()
            .any(|unit| text[end..].trim_start().starts_with(unit));
        if LABELS.iter().any(|label| before.ends_with(label)) || is_count {
            continue;
        }
        match (spot(["white", "白"], from), spot(["black", "黑"], from)) {
            (white_at, black_at) if white_at > black_at => white.push(number),
            (_, Some(_)) => black.push(number),
            _ => {}
        }
    }
    let is_even = white.len() == black.len() && !white.is_empty();
    is_even.then(|| white.into_iter().zip(black).collect())
}

/// Return a pair of squares in brackets for each row.
fn bracketed(text: &str) -> Option<Vec<(u64, u64)>> {
    let pairs = text.split(['(', '[']).skip(1).filter_map(|part| {
        let (inner, _) = part.split_once([')', ']'])?;
        let (one, other) = inner.split_once([',', '-', ' '])?;
        Some((one.trim().parse().ok()?, other.trim().parse().ok()?))
    });
    let pairs: Vec<(u64, u64)> = pairs.collect();
    (!pairs.is_empty() && digits(text).len() <= 2 * pairs.len() + 1).then_some(pairs)
}

/// Read a drawn strip such as `_ O _ _ O` with words about coins that move to the left. The position is the coins'
/// squares, counted from 0.
fn strip(text: &str) -> Option<Told> {
    const SHORTEST: usize = 4;
    let is_silver = has(text, &["silver", "银币", "银元", "jump", "one per square", "越", "跳"]);
    let is_nimble = has(text, &["nimble"]);
    if !(is_silver || is_nimble) || !has(text, &["left", "左", "silver", "nimble", "银"]) {
        return None;
    }
    let is_coin = |c: char| "o●".contains(c);
    let is_free = |c: char| "_.□-".contains(c);
    let drawn = text.split(|c: char| !(is_coin(c) || is_free(c) || " |[]".contains(c)));
    let squares =
        |run: &str| run.chars().filter(|c| is_coin(*c) || is_free(*c)).collect::<String>();
    let row = drawn
        .map(squares)
        .filter(|row| row.len() >= SHORTEST && row.contains(is_coin) && row.contains(is_free))
        .max_by_key(String::len)?;
    let coins = row.chars().enumerate().filter(|(_, c)| is_coin(*c)).map(|(at, _)| at.to_string());
    let position = Some(coins.collect::<Vec<_>>().join(" "));
    let line = if is_nimble { "nimble" } else { "silver-dollar" };
    Some(Told { line: line.to_string(), position })
}
