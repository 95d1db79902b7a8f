//! Moves that a text lists: pairs of formulas, halving or subtracting an amount, and taking an amount or the whole
//! heap.

use super::{Told, digits, has, is_excepted, number_behind};
use crate::answers::readings::divided::all_divided;
use crate::answers::readings::misere::without_play;
use crate::answers::readings::phrase::is_condition;
use crate::answers::readings::words::numeral;

/// Words before the number from which play starts.
const STARTS: &[&str] = &[
    "n=",
    "n =",
    "start at",
    "starting at",
    "starting from",
    "start from",
    "start with",
    "start",
    "begin with",
    "beginning with",
    "beginning at",
    "currently",
    "现有",
    "现在有",
    "当前",
    "共",
    "starting with",
    "from",
    "heap of",
    "pile of",
    "the number",
    "整数",
    "数字",
    "integer",
    "number",
    "value",
    "开始是",
    "开始时",
    "开始",
    "初始",
    "现在是",
    "从",
    "一堆",
];

/// Read moves of pairs: `From (a,b) you may go to (a-1,b), (a,b-1) or (a-1,b-1). Start is (4,7).`
pub(super) fn vectors(text: &str) -> Option<Told> {
    const MOVED: &[&str] = &[
        "move", "go to", "goes to", "become", "replace", "step", "jump", "to (", "from (", "走",
        "移", "跳", "变", "到", "start", "出发",
    ];
    if !has(text, MOVED) || is_excepted(text) || text.contains("mex") {
        return None;
    }
    let (mut head, mut start, mut options) = (None, None, Vec::new());
    let mut at = 0;
    while let Some(open) = text[at..].find('(').map(|open| at + open) {
        let end = open + text[open..].find(')')?;
        at = end + 1;
        let inner = text[open + 1..end].replace(' ', "").replace('，', ",").replace('−', "-");
        let Some((one, other)) = inner.split_once(',') else { continue };
        let is_number = |side: &str| !side.is_empty() && side.bytes().all(|b| b.is_ascii_digit());
        let is_letter =
            |side: &str| side.len() == 1 && side.bytes().all(|b| b.is_ascii_alphabetic());
        let is_formula = |side: &str| {
            side.starts_with(|c: char| c.is_ascii_alphabetic())
                && side.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-/*".contains(&b))
        };
        match () {
            () if is_number(one) && is_number(other) => {
                // (0, 0) is the end of play, not the start.
                if (one, other) != ("0", "0") {
                    start = Some(format!("{one} {other}"));
                }
            }
            () if head.is_none() && options.is_empty() && is_letter(one) && is_letter(other) => {
                head = Some((one.to_string(), other.to_string()));
            }
            () if is_formula(one) && is_formula(other) => {
                options.push((one.to_string(), other.to_string()))
            }
            () => return None,
        }
    }
    let first = options.first()?;
    let head = head.unwrap_or_else(|| (first.0[..1].to_string(), first.1[..1].to_string()));
    let known = |side: &str| {
        side.chars().filter(char::is_ascii_alphabetic).all(|c| {
            let name = c.to_string();
            name == head.0 || name == head.1
        })
    };
    let is_read = head.0 != head.1
        && options.iter().all(|(one, other)| known(one) && known(other))
        && !options.contains(&head);
    if !is_read || (options.len() < 2 && start.is_none()) {
        return None;
    }
    let (_, misere) = without_play(text)?;
    let misere = misere || is_corner_lost(text);
    let end = if misere { " misere" } else { "" };
    let options: Vec<String> =
        options.iter().map(|(one, other)| format!("({one}, {other})")).collect();
    let line = format!("({}, {}) -> {}{end}", head.0, head.1, options.join(" | "));
    Some(Told { line, position: start })
}

/// Return whether the player who moves to (0, 0) loses, which is misère play.
fn is_corner_lost(text: &str) -> bool {
    const ENDS: &[&str] = &["(0,0)", "(0, 0)"];
    const LOST: &[&str] = &["lose", "输", "负"];
    const STUCK: &[&str] =
        &["cannot", "can't", "unable", "no move", "走不动", "不能", "无法", "无路"];
    let behind = ENDS.iter().find_map(|end| text.split_once(end)).map(|(_, behind)| behind);
    behind.is_some_and(|behind| has(behind, LOST)) && !has(text, STUCK)
}

/// Read division with a subtraction: `either halve it or subtract one, n=19`, `replace n with n-1, n/2 or n/3`.
pub(super) fn halved(text: &str) -> Option<Told> {
    const LESS: &[&str] = &[
        "subtract",
        "n-",
        "n -",
        "minus",
        "take away",
        "take",
        "remove",
        "decrease it by",
        "decrease by",
        "减去",
        "减掉",
        "减",
        "拿走",
        "拿掉",
        "拿",
        "取走",
        "取",
    ];
    const OTHER: &[&str] = &[
        "even", "odd", "偶", "奇", "multiple", "倍", "add", "double", "加", "up to", "at most",
        "最多", "到", "mex",
    ];
    let (divisors, bare) = all_divided(text);
    if divisors.is_empty()
        || !has(text, &["or", "或", "either", "要么"])
        || has(text, OTHER)
        || is_condition(text)
        || is_excepted(text)
    {
        return None;
    }
    let amounts = LESS.iter().find_map(|word| {
        let spots = bare.match_indices(word);
        let all: Vec<u64> = spots.flat_map(|(at, _)| amounts(&bare, at + word.len())).collect();
        (!all.is_empty()).then_some(all)
    })?;
    let is_up = has(text, &["round up", "rounded up", "rounding up", "向上", "ceil"]);
    let part = |divisor: &u64| match is_up {
        true => format!("(n+{})/{divisor} if n > 1", divisor - 1),
        false => format!("n/{divisor} if n > 0"),
    };
    let (_, misere) = without_play(text)?;
    let end = if misere { " misere" } else { "" };
    let mut options: Vec<String> = amounts.iter().map(|amount| format!("n-{amount}")).collect();
    options.extend(divisors.iter().map(part));
    let line = format!("n -> {}{end}", options.join(" | "));
    let size = number_behind(&bare, STARTS).or_else(|| stones(&bare));
    Some(Told { line, position: size.map(|number| number.to_string()) })
}

/// Return the amounts of a list that begins at index `from`, as in `1, 2 or 3`.
fn amounts(text: &str, from: usize) -> Vec<u64> {
    const BETWEEN: &[&str] = &[" ", ",", "，", "、", "or", "或者", "或", "个", "颗"];
    let (mut all, mut at) = (Vec::new(), from);
    loop {
        let mut rest = &text[at..];
        while let Some(word) = BETWEEN.iter().find(|word| rest.starts_with(**word)) {
            rest = &rest[word.len()..];
        }
        match numeral(text, text.len() - rest.len()) {
            Some((number, end)) if number > 0 => {
                all.push(number);
                at = end;
            }
            _ => return all,
        }
    }
}

/// Return the number before a word such as "stone".
fn stones(text: &str) -> Option<u64> {
    const UNITS: &[&str] =
        &["stone", "coin", "chip", "match", "counter", "bean", "个石子", "颗", "枚", "根"];
    let all = digits(text);
    let mut sizes = all.iter().filter(|(_, _, end)| {
        let behind = text[*end..].trim_start();
        UNITS.iter().any(|unit| behind.starts_with(unit))
    });
    sizes.next_back().map(|(number, ..)| *number).filter(|number| *number > 2)
}

/// 每次可以拿1个、2个或者全部拿走
pub(super) fn emptied(text: &str) -> Option<Told> {
    const ALL: &[&str] = &[
        "或者干脆全部",
        "或者全部",
        "或全部",
        "或是全部",
        "或者一次全",
        "或者整堆",
        "或整堆",
        "或者把整堆",
        "或者拿光",
        "或者全拿",
        "或全拿",
        "或取完",
        "or the whole",
        "or all of",
        "or everything",
        "or the entire",
        "or take all",
        "or take everything",
        "or the lot",
    ];
    const TAKEN: &[&str] = &["拿", "取", "take", "remove"];
    let (before, behind) = ALL.iter().find_map(|word| text.split_once(word))?;
    let is_conditioned = has(text, &[" if ", " when ", "fewer", "less than", "如果", "不足", "当"]);
    if is_excepted(text)
        || is_conditioned
        || has(text, &["at most", "up to", "最多", "至多", "不超过", "任意"])
    {
        return None;
    }
    let verb = TAKEN.iter().filter_map(|word| before.rfind(word)).max()?;
    let taken = &before[verb..];
    // Refuse a range such as "from 1 to 3", which includes more amounts than its ends.
    if has(taken, &["到", "至", "~", " to ", "-"]) {
        return None;
    }
    let amounts = digits(taken);
    if amounts.is_empty() || amounts.iter().any(|(number, ..)| *number == 0) {
        return None;
    }
    let options: Vec<String> = amounts.iter().map(|(number, ..)| format!("n-{number}")).collect();
    let (_, misere) = without_play(text)?;
    let end = if misere { " misere" } else { "" };
    let size = digits(behind).first().map(|(number, ..)| *number);
    let size = size.map(|number| number.to_string()).or_else(|| listed(&before[..verb]));
    let line = format!("n -> {} | 0 if n > 0{end}", options.join(" | "));
    Some(Told { line, position: size })
}

/// Return the last list of numbers of a text, joined by blanks.
fn listed(text: &str) -> Option<String> {
    let all = digits(text);
    let mut from = all.len().checked_sub(1)?;
    let is_list = |at: usize| {
        let between = text[all[at - 1].2..all[at].1].trim();
        ["", ",", "，", "、", "and", ", and", "和"].contains(&between)
    };
    while from > 0 && is_list(from) {
        from -= 1;
    }
    let numbers: Vec<String> = all[from..].iter().map(|(number, ..)| number.to_string()).collect();
    Some(numbers.join(" "))
}
