//! Rules that split a heap into two under a condition, optionally with taking as well: `sizes that differ by at most
//! 2`, `take one or split it in half`, `Nim, and a heap may be split as well`.

use super::amounts::numbers::numbers;
use super::amounts::position;
use super::{Told, has};
use crate::answers::readings::misere::without_play;
use crate::answers::readings::phrase::{Words, find};
use crate::answers::readings::words::numeral;

const SPLIT: &[&str] = &[
    "split",
    "divide",
    "break",
    "cut it",
    "分成",
    "拆成",
    "拆分",
    "分为",
    "拆为",
    "等分",
    "平分",
    "对半分",
    "平均分",
];
const OTHER: &[&str] = &[
    "three",
    "三堆",
    "3堆",
    "3 heaps",
    "more heaps",
    "several",
    "若干堆",
    "divisor",
    "divides",
    "整除",
    "row",
    "一排",
    "adjacent",
    "相邻",
    "rectangle",
    "chocolate",
    "巧克力",
    "box",
    "盒",
    "mex",
    "->",
    "empty heap allowed",
    "可以为空",
    "possibly empty",
    "remaining",
    "剩下的",
    "剩余",
    "replace",
    "换",
    "string",
    "串",
];
const EQUAL: &[&str] = &[
    "equal halves",
    "equal",
    "evenly",
    "in half",
    "into halves",
    "same size",
    "平均",
    "等分",
    "平分",
    "对半",
    "相等",
    "一样多",
    "同样多",
    "大小相同",
    "数量相同",
];
const UNEQUAL: &[&str] = &[
    "unequal",
    "not equal",
    "different",
    "不相等",
    "不等",
    "不同",
    "不一样",
    "distinct",
    "not the same",
    "not of the same",
    "uneven",
    "不能相等",
    "不能平均",
    "不平均",
    "not be equal",
    "不能相同",
    "不能一样",
];
/// Words for the difference of the two heaps.
const DIFFER: &Words = &["differ", "differs", "differing", "difference", "相差", "之差", "差"];
/// Words before a bound on the difference.
const LINK: &Words = &["by", "of", "is", "为", "是", ""];
const MOST: &Words = &[
    "at most",
    "no more than",
    "not more than",
    "not exceeding",
    "不超过",
    "至多",
    "最多",
    "不大于",
    "不多于",
];
const LEAST: &Words =
    &["at least", "no less than", "not less than", "至少", "不少于", "不小于", "不低于"];
const EXACTLY: &Words = &["exactly", "恰好", "正好", "刚好", ""];
/// Words for both new heaps.
const EACH: &Words = &[
    "each",
    "both",
    "parts",
    "heaps",
    "piles",
    "every new heap",
    "每堆",
    "每一堆",
    "各",
    "都",
    "均",
];
/// Words between both new heaps and a bound on their sizes.
const HAS: &Words = &["of", "with", "having", "containing", "has", "have", "有", ""];
const ANY: &[&str] =
    &["nim", "尼姆", "any number", "any amount", "as many as", "任意", "若干", "任取"];
const ALSO: &[&str] = &[
    " or ",
    "or,",
    "also",
    "或",
    "还可以",
    "也可以",
    "还能",
    "也能",
    "要么",
    "as well",
    "either",
    "instead",
];
const TAKE: &[&str] = &["take", "remove", "subtract", "取走", "拿走", "取", "拿", "减去", "拿掉"];

/// Return the rule of splits with a condition, and the size of the heap.
pub(super) fn splits(text: &str) -> Option<Told> {
    if !has(text, SPLIT) || has(text, OTHER) {
        return None;
    }
    let is_equal = has(text, EQUAL) && !has(text, UNEQUAL);
    let gap = |bound| number_after(text, &[DIFFER, LINK, bound, &["by", ""]]);
    let within = gap(MOST);
    let beyond = gap(LEAST);
    let exactly = gap(EXACTLY).filter(|_| within.is_none() && beyond.is_none());
    let each = number_after(text, &[EACH, HAS, LEAST, &["有", ""]])
        .or_else(|| number_after(text, &[&["neither", "none"], &["is", ""], &["smaller than"]]))
        .filter(|each| *each > 1);
    let taken = if has(text, ALSO) { taken(text) } else { None };
    let is_narrowed = within.is_some() || beyond.is_some() || exactly.is_some() || each.is_some();
    let is_unequal = has(text, UNEQUAL);
    // Skip a split without a condition and without taking, which another parser reads.
    if !is_narrowed && !(taken.is_some() && (is_equal || is_unequal || has(text, &["nim", "尼姆"])))
    {
        return None;
    }
    let low = each.unwrap_or(1);
    let mut conditions = Vec::new();
    conditions.extend(within.map(|most| format!("n-i-i <= {most}")));
    conditions.extend(beyond.map(|least| format!("n-i-i >= {least}")));
    conditions.extend(exactly.map(|gap| format!("n-i-i == {gap}")));
    if is_unequal && !is_narrowed {
        conditions.push("n-i-i > 0".to_string());
    }
    let split = match is_equal && !is_narrowed {
        true => "(n/2, n/2) if n > 0, n % 2 == 0".to_string(),
        false if conditions.is_empty() => format!("(i, n-i) for i in {low}..n/2"),
        false => format!("(i, n-i) for i in {low}..n/2 if {}", conditions.join(", ")),
    };
    let (_, misere) = without_play(text)?;
    let end = if misere { " misere" } else { "" };
    let first = taken.as_ref().map(|moves| format!("{moves} | ")).unwrap_or_default();
    // Numbers that belong to no condition are sizes of heaps.
    let mut numbers = numbers(text);
    let conditions = [within, beyond, exactly, each];
    for number in &mut numbers {
        number.is_used = conditions.contains(&Some(number.value))
            || taken.as_ref().is_some_and(|moves| *moves == format!("n-{}", number.value));
    }
    let position = position(text, &numbers);
    Some(Told { line: format!("n -> {first}{split}{end}"), position })
}

/// Return the moves that take from a heap instead of splitting it: a given amount, or any amount.
fn taken(text: &str) -> Option<String> {
    const IDLE: &[&str] = &["exactly", "just", "a single", "恰好", "其中", "了"];
    if has(text, ANY) {
        return Some("i for i in 0..n-1".to_string());
    }
    TAKE.iter().find_map(|word| {
        let (_, behind) = text.split_once(word)?;
        let mut rest = behind.trim_start();
        while let Some(next) = IDLE.iter().find_map(|idle| rest.strip_prefix(idle)) {
            rest = next.trim_start();
        }
        let (number, end) = numeral(rest, 0)?;
        let behind = rest[end..].trim_start();
        let is_plain = !["or", "to", ",", "、", "到", "至", "-", "或", "and"].iter().any(|word| {
            behind.starts_with(word)
                && behind[word.len()..].trim_start().starts_with(|c: char| c.is_ascii_digit())
        });
        (is_plain && number > 0).then(|| format!("n-{number}"))
    })
}

/// Return the number directly after a phrase.
fn number_after(text: &str, phrase: &[&Words]) -> Option<u64> {
    let (_, end) = find(text, phrase)?;
    Some(numeral(text[end..].trim_start(), 0)?.0)
}
