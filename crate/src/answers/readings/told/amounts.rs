//! Rules of amounts under conditions: `not a multiple of 3`, `an odd number, at most 7`, `any number as long as two
//! remain`, `a prime or exactly one`. A condition concerns the amount taken or the heap left; several conditions form
//! one rule.

mod beside;
mod bounds;
mod classes;
pub(super) mod numbers;

use super::{Told, has};
use crate::answers::readings::misere::without_play;
use crate::answers::readings::phrase::is_on_heap;
use crate::answers::readings::reading::Reading;
use classes::{Class, classes};
use numbers::{Number, numbers};

const TAKE: &[&str] = &[
    "take", "taking", "remove", "removing", "subtract", "pick", "取", "拿", "减", "捡", "抓",
    "leave",
];
/// Words of other kinds of rules, in which a condition does not concern amounts.
const OTHER: &[&str] = &[
    "split",
    "divide it",
    "divides it",
    "divided into",
    "break",
    "分成",
    "拆",
    "分为",
    "merge",
    "合并",
    "both",
    "from each",
    "里各",
    "同时",
    "previous",
    "opponent just",
    "opponent took",
    "just taken",
    "last taken",
    "上次",
    "上一次",
    "上一步",
    "对方刚",
    "对手刚",
    "刚取",
    "刚才",
    "repeat",
    "重复",
    "mex",
    "->",
    "grundy",
    "add ",
    "报数",
    "加上",
    "left may",
    "left player",
    "right may",
    "甲每次",
    "甲只能",
    "甲可以",
    "乙每次",
    "乙只能",
    "alice may",
    "alice can",
    "bob may",
    "bob can",
    "the first player may",
    "at the end",
    "adjacent",
    "相邻",
    "连续",
    "neighbo",
    "times",
    "twice",
    "倍于",
    "两倍",
    "三倍",
    "上限",
    "halve",
    "减半",
    "折半",
    "plus ",
    "另一堆",
    "the other",
    "largest",
    "smallest",
    "最大",
    "最小",
    "edge",
    "vertex",
    "token",
    "棋盘",
    "board",
    "grid",
    "staircase",
    "台阶",
    "楼梯",
    "all of them",
    "全部取走",
    "或全部",
    "或者全部",
    "step",
    "dice",
    "骰",
    "coins in a circle",
];

/// Return the rule of amounts under conditions, with the numbers that belong to no condition as the position.
pub(super) fn amounts(text: &str, read: &[Reading]) -> Option<Told> {
    if !has(text, TAKE) || has(text, OTHER) || is_on_heap(text) {
        return None;
    }
    // A sentence that was read as a whole has its condition on what is left already.
    let is_short = |line: &String| line.contains(" if n > ") || line.contains("if k < n");
    if read.iter().any(|one| one.rest.is_empty() && one.game.as_ref().is_some_and(is_short)) {
        return None;
    }
    let mut numbers = numbers(text);
    let bounds = bounds::bounds(text, &mut numbers);
    let mut all = classes(text, &mut numbers);
    let excepted = beside::excepted(text, &mut numbers);
    let alternative = beside::alternative(text, &all, &mut numbers);
    if has(text, classes::EITHER) && all.len() > 2 {
        return None;
    }
    all.dedup_by(|one, other| one.condition == other.condition);
    let is_narrowed = bounds.is_some() || !excepted.is_empty() || alternative.is_some();
    let is_new = |what: &str| {
        !read.iter().any(|one| one.game.as_ref().is_some_and(|line| line.contains(what)))
    };
    let is_rule = all.iter().any(|class| class.is_negated || class.is_of_rest)
        || (!all.is_empty() && is_narrowed)
        || all.len() > 1
        || bounds.least_left.is_some()
        || bounds.most_left.is_some()
        || (bounds.part.is_some() && is_new("1..n/"))
        || (bounds.is_some() && has(text, classes::NUMBER));
    let is_placed = all.len() == 1 && read.iter().all(|one| one.position.is_none());
    let position = position(text, &numbers);
    if !(is_rule || is_placed && position.is_some() && !read.is_empty()) {
        return None;
    }
    let (_, misere) = without_play(text)?;
    let mut conditions: Vec<String> = match has(text, classes::EITHER) && all.len() == 2 {
        true => vec![format!("{} or {}", all[0].condition, all[1].condition)],
        false => all.into_iter().map(|class: Class| class.condition).collect(),
    };
    conditions.extend(excepted.iter().map(|number| format!("k != {number}")));
    conditions.extend(bounds.most_left.map(|most| format!("n-k <= {most}")));
    let when = if conditions.is_empty() { "" } else { " if " };
    let first = alternative.map(|number| format!("n-{number} | ")).unwrap_or_default();
    let end = if misere { " misere" } else { "" };
    let (low, high) = bounds.range()?;
    let line =
        format!("n -> {first}n-k for k in {low}..{high}{when}{}{end}", conditions.join(", "));
    Some(Told { line, position })
}

/// Return the sizes of the heaps at the start: a number or a list of numbers that no condition uses.
pub(super) fn position(text: &str, numbers: &[Number]) -> Option<String> {
    let all: Vec<&Number> = numbers
        .iter()
        .filter(|number| {
            !number.is_used
                && !number.is_count(text)
                && (number.is_digit && number.value > 0 || number.value > 3)
        })
        .collect();
    let is_list = all.windows(2).all(|pair| {
        let between = numbers::behind_unit(&text[pair[0].end..pair[1].from]);
        ["", ",", "，", "、", "and", ", and", "和", "与"].contains(&between.trim())
    });
    let is_size = is_list && !all.is_empty() && all.iter().all(|number| number.value > 1);
    let sizes: Vec<String> = all.iter().map(|number| number.value.to_string()).collect();
    is_size.then(|| sizes.join(" "))
}
