//! Positions described by numbers: stalks of Hackenbush with their heights, and stairs with their coins.

use super::{Told, digits, has};

/// The most edges of all stalks together.
const MOST_EDGES: u64 = 60;

pub(super) fn drawn(text: &str) -> Option<Told> {
    stalks(text).or_else(|| steps(text))
}

/// Read stalks of Hackenbush: `green hackenbush: stalks of 3, 5 and 4 edges`.
fn stalks(text: &str) -> Option<Told> {
    const STALKS: &[&str] = &[
        "stalk",
        "bamboo",
        "chain",
        "stem",
        "竹",
        "茎",
        "竿",
        "链",
        "string of",
        "strings of",
        "path with",
        "path of",
        "paths of",
        "高",
    ];
    if !has(text, &["hackenbush", "砍树", "删边", "砍竹"]) || !has(text, STALKS) {
        return None;
    }
    // Skip the number of stalks, which is not a height.
    let is_count = |end: usize| {
        let behind = text[end..].trim_start_matches([' ', '根', '条', '棵', '个', '支']);
        STALKS.iter().chain(&["green", "绿"]).any(|word| behind.starts_with(word))
    };
    let heights: Vec<u64> = digits(text)
        .into_iter()
        .filter(|(_, _, end)| !is_count(*end))
        .map(|(number, ..)| number)
        .collect();
    let is_small = !heights.is_empty()
        && !heights.contains(&0)
        && heights.iter().fold(0, |sum: u64, one| sum.saturating_add(*one)) <= MOST_EDGES;
    let coloured = has(text, &["blue", "red", "蓝", "红"]);
    if !is_small || coloured {
        return None;
    }
    let (mut edges, mut last) = (Vec::new(), 0);
    for height in heights {
        for edge in 0..height {
            let from = if edge == 0 { 0 } else { last };
            last += 1;
            edges.push(format!("{from}-{last}"));
        }
    }
    Some(Told { line: "hackenbush".to_string(), position: Some(edges.join(" ")) })
}

/// Read the coins on stairs: `steps 1 to 5 hold 3,0,2,4,1 coins`.
fn steps(text: &str) -> Option<Told> {
    if !has(text, &["stair", "step", "台阶", "阶梯", "楼梯"]) || has(text, &["climb", "爬"])
    {
        return None;
    }
    let all = digits(text);
    let list = |numbers: &[(u64, usize, usize)]| {
        let is_list = numbers.windows(2).all(|pair| {
            let between = text[pair[0].2..pair[1].1].trim();
            ["", ",", "，", "、", "and", ", and", "和", "/", ";"].contains(&between)
        });
        let list: Vec<String> = numbers.iter().map(|(one, ..)| one.to_string()).collect();
        let position = Some(list.join(" ")).filter(|_| is_list && numbers.len() > 1)?;
        Some(Told { line: "staircase".to_string(), position: Some(position) })
    };
    let range = |at: usize| {
        let (first, _, end) = all[at];
        let (last, from, _) = *all.get(at + 1)?;
        let between = text[end..from].trim_matches([' ', '级', '阶', '层', '第', '号']);
        let is_range = ["to", "-", "–", "..", "到", "至", "~", "through"].contains(&between);
        (first == 1 && last > 1 && is_range).then_some(last)
    };
    // 5级，石子 1 0 3 2 4
    let counted = all.first().and_then(|(count, _, end)| {
        let behind = text[*end..].trim_start();
        let is_count = ["级", "阶", "层", "个台阶", "step", "stair"]
            .iter()
            .any(|word| behind.starts_with(word));
        let is_whole = is_count && *count == all.len() as u64 - 1;
        is_whole.then(|| list(&all[1..])).flatten()
    });
    let behind = || {
        (0..all.len()).find_map(|at| {
            let numbers = all.get(at + 2..)?;
            let words = numbers.first()?.1 - all[at + 1].2;
            let is_whole = range(at)? == numbers.len() as u64 && words < 60;
            is_whole.then(|| list(numbers)).flatten()
        })
    };
    // Numbers before the range of stairs: `6,0,2,5 coins on steps 1-4`.
    let ahead = || {
        let at = all.len().checked_sub(2)?;
        (range(at)? == at as u64).then(|| list(&all[..at])).flatten()
    };
    // Numbers before the list of stairs: `2, 4, 0, 3 on stairs 1, 2, 3, 4`.
    let each = || {
        let (numbers, labels) = all.split_at(all.len() / 2);
        let are_labels = (1..).zip(labels).all(|(at, (label, ..))| *label == at);
        (are_labels && numbers.len() == labels.len()).then(|| list(numbers)).flatten()
    };
    counted.or_else(behind).or_else(ahead).or_else(each)
}
