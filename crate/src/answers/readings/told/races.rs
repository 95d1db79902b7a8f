//! Races to a total, as in `adding 1 to 10 to the running total, whoever says 100 wins` or 谁报到30谁就输.

use super::{Told, digits, has};

/// Words about a race.
const RACES: &[&str] = &[
    "total",
    "adding",
    "add ",
    "adds",
    "counting",
    "count ",
    "say ",
    "says",
    "calls out",
    "raise",
    "bid",
    "increase",
    "加价",
    "报数",
    "连报",
    "报到",
    "数到",
    "喊到",
    "说到",
];
/// Words before the target number.
const ENDS: &[&str] = &[
    "up to",
    "whoever says",
    "saying",
    "who says",
    "that says",
    "player to say",
    "first to say",
    "first to reach",
    "to reach",
    "reach exactly",
    "reaches exactly",
    "total of",
    "whoever reaches",
    "who reaches",
    "reaches",
    "reach",
    "gets to",
    "whoever makes",
    "makes the total",
    "hits",
    "race to",
    "calls out",
    "报到",
    "数到",
    "喊到",
    "说到",
    "达到",
];
/// Words for losing, after the target number.
const LOST: &[&str] = &["loses", "lose ", "loser", "lost", "输", "负", "败"];

pub(super) fn race(text: &str) -> Option<Told> {
    if !has(text, RACES) || has(text, &["mex", "石子", "stone", "heap", "pile", "堆", "->"]) {
        return None;
    }
    let all = digits(text);
    let ends =
        ENDS.iter().flat_map(|word| text.match_indices(word).map(|(at, word)| at + word.len()));
    let (target, at, _) = ends
        .filter_map(|at| {
            let rest = &text[at..];
            let skipped = rest.trim_start_matches([' ', '第', '"', '“']);
            let from = at + rest.len() - skipped.len();
            all.iter().find(|(_, begin, _)| *begin == from).copied()
        })
        .max_by_key(|(number, ..)| *number)?;
    let others: Vec<(u64, usize, usize)> =
        all.iter().filter(|(number, from, _)| *from != at && *number < target).copied().collect();
    let amounts = ranged(text, &others).or_else(|| listed(text, &others))?;
    // A word for losing may follow any mention of the target number.
    let is_lost = all.iter().filter(|(number, ..)| *number == target).any(|(.., end)| {
        let behind: String = text[*end..].chars().take(16).collect();
        has(&format!("{behind} "), LOST)
    });
    let misere = if is_lost { " misere" } else { "" };
    Some(Told { line: format!("race {amounts}{misere}"), position: Some(target.to_string()) })
}

/// Return a range of amounts, from `from 1 to 10`, `1-3` or 1到3.
fn ranged(text: &str, numbers: &[(u64, usize, usize)]) -> Option<String> {
    const SIGNS: &[&str] = &[
        "to",
        "-",
        "–",
        "~",
        "～",
        "到",
        "至",
        "and",
        "through",
        "..",
        "个到",
        "个至",
        "and at most",
        "and no more than",
        "至多",
        "最多",
    ];
    numbers.windows(2).find_map(|pair| {
        let [(first, _, end), (last, from, _)] = pair else { return None };
        let between = text[*end..*from].trim();
        let before = text[..pair[0].1].trim_end();
        let is_set = between == "and" && !before.ends_with("between");
        (first < last && *first > 0 && SIGNS.contains(&between) && !is_set)
            .then(|| format!("{first}..{last}"))
    })
}

/// Return a list of amounts, from `1, 2 or 3` or 1个、2个或3个.
fn listed(text: &str, numbers: &[(u64, usize, usize)]) -> Option<String> {
    let between = |text: &str| {
        let words = ["个", "数", "or", "或者", "或", ",", "，", "、", " "];
        let mut rest = text;
        while let Some(word) = words.iter().find(|word| rest.starts_with(**word)) {
            rest = &rest[word.len()..];
        }
        rest.is_empty()
    };
    let mut best: Vec<u64> = Vec::new();
    let mut run: Vec<(u64, usize)> = Vec::new();
    for (number, from, end) in numbers {
        match run.last() {
            Some((_, last)) if between(&text[*last..*from]) => run.push((*number, *end)),
            _ => run = vec![(*number, *end)],
        }
        if run.len() > best.len() {
            best = run.iter().map(|(number, _)| *number).collect();
        }
    }
    let is_set = best.len() > 1 && !best.contains(&0);
    is_set.then(|| best.iter().map(u64::to_string).collect::<Vec<_>>().join(" "))
}
