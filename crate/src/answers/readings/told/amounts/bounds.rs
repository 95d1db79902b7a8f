//! Bounds of the amount taken and of the heap left: a number, or a fraction of the heap.

use super::numbers::{Number, behind_unit};

#[derive(Debug, Default)]
pub(super) struct Bounds {
    pub(super) most: Option<u64>,
    pub(super) least: Option<u64>,
    /// The divisor d if the amount is at most n/d of a heap n: 2 for a half.
    pub(super) part: Option<u64>,
    pub(super) least_left: Option<u64>,
    pub(super) most_left: Option<u64>,
    /// Whether the text gives two different numbers for one bound.
    is_doubtful: bool,
}

const MOST: &[&str] = &[
    "at most",
    "no more than",
    "not more than",
    "not exceeding",
    "not exceed",
    "up to",
    "doesn't exceed",
    "never more than",
    "less than or equal to",
    "不超过",
    "不得超过",
    "不能超过",
    "不大于",
    "不多于",
    "最多",
    "至多",
    "不可超过",
    "不能取超过",
    "不能拿超过",
    "一个最多",
];
const BELOW: &[&str] = &["less than", "fewer than", "below", "smaller than", "小于", "少于"];
const LEAST: &[&str] = &[
    "at least",
    "no less than",
    "no fewer than",
    "not less than",
    "not fewer than",
    "minimum of",
    "至少",
    "最少",
    "不少于",
    "不小于",
    "不低于",
];
const ABOVE: &[&str] = &["more than", "greater than", "larger than", "大于", "多于"];
/// Words between a bound such as "at most" and its number.
const IDLE: &[&str] = &[
    "only", "the", "take", "taking", "remove", "removing", "取走", "取", "拿走", "拿", "可以",
    "能", "要", "只能", "减去", "会", "得", "必须", "还", "石子",
];
/// Words about the heap left, before a number.
const LEFT: &[&str] = &["leaving", "leave", "剩下", "剩余", "剩", "留下", "留"];
/// Words about the heap left, after a number.
const STAYS: &[&str] = &[
    "must remain",
    "must be left",
    "remain",
    "left",
    "are left",
    "is left",
    "should remain",
    "should be left",
    "must stay",
    "stay",
    "in the heap",
    "in the pile",
    "behind",
    "剩",
    "留",
    "留下",
];
/// Words that forbid taking the whole heap.
const NOT_ALL: &[&str] = &[
    "not take the whole",
    "not take all",
    "never take all",
    "never empty",
    "not empty the",
    "not be emptied",
    "must leave something",
    "cannot empty",
    "can't empty",
    "cannot take the whole",
    "不能全部取",
    "不能取光",
    "不能取完",
    "不能拿光",
    "不能拿完",
    "不能全取",
    "不许取光",
    "不允许取光",
    "不能取空",
    "不能拿空",
];
const PARTS: &[(&str, u64)] = &[
    ("half", 2),
    ("总数的一半", 2),
    ("总数一半", 2),
    ("当前的一半", 2),
    ("一半", 2),
    ("半数", 2),
    ("a third", 3),
    ("one third", 3),
    ("三分之一", 3),
    ("a quarter", 4),
    ("one quarter", 4),
    ("四分之一", 4),
];

impl Bounds {
    pub(super) fn is_some(&self) -> bool {
        self.most.is_some() || self.least.is_some_and(|least| least > 1) || self.part.is_some()
    }

    /// Return the least and the largest amount in the notation of rules, or `None` if no amount is possible or the
    /// bounds contradict each other.
    pub(super) fn range(&self) -> Option<(String, String)> {
        let mut ends: Vec<String> = Vec::new();
        ends.extend(self.most.map(|most| most.to_string()));
        ends.extend(self.part.map(|part| format!("n/{part}")));
        ends.extend(self.least_left.filter(|left| *left > 0).map(|left| format!("n-{left}")));
        let low = self.least.unwrap_or(1);
        let is_empty = self.most.is_some_and(|most| most < low);
        let high = match &ends[..] {
            [] => "n".to_string(),
            [one] => one.clone(),
            all => format!("min({})", all.join(", ")),
        };
        (!is_empty && !self.is_doubtful && low > 0).then(|| (low.to_string(), high))
    }
}

/// Return the bounds that a text gives, and mark their numbers as used.
pub(super) fn bounds(text: &str, numbers: &mut [Number]) -> Bounds {
    let mut found = Bounds::default();
    let of_part = |before: &str| ends(before, MOST).is_some();
    for (word, part) in PARTS {
        let is_bound = text.match_indices(word).any(|(at, _)| of_part(&stripped(&text[..at])));
        if is_bound && found.part.is_none() {
            found.part = Some(*part);
        }
    }
    for number in numbers.iter_mut() {
        let before = stripped(&text[..number.from]);
        let is_behind_left = ends(&before, LEFT);
        let (is_left, before) = match is_behind_left {
            Some(rest) => (true, stripped(rest)),
            None => (false, before),
        };
        let kinds = [(MOST, true, 0), (BELOW, true, 1), (LEAST, false, 0), (ABOVE, false, 1)];
        let said = kinds.iter().find_map(|(words, is_most, off)| {
            ends(&before, words).map(|rest| (*is_most, *off, ends(&stripped(rest), LEFT).is_some()))
        });
        let behind = behind_unit(&text[number.end..]);
        // Skip the number in "one third", which is a fraction.
        if ["半", "分之", "half", "third", "quarter"].iter().any(|word| behind.starts_with(word))
        {
            number.is_used = true;
            continue;
        }
        if number.is_count(text) || behind.starts_with('倍') || behind.starts_with('的') {
            // A number before 的 is a bound only in a phrase such as "不超过10的正整数".
            if !(said.is_some() && behind.starts_with('的') && !behind.starts_with("的倍数")) {
                continue;
            }
        }
        let Some((is_most, off, is_before)) = said else { continue };
        let is_left = is_left || is_before || STAYS.iter().any(|word| behind.starts_with(word));
        number.is_used = true;
        // Skip "if fewer than 3 are left", which says when play ends.
        if is_left && is_most && has_condition(text, number.from) {
            continue;
        }
        let value = if is_most { number.value.saturating_sub(off) } else { number.value + off };
        let slot = match (is_left, is_most) {
            (true, true) => &mut found.most_left,
            (true, false) => &mut found.least_left,
            (false, true) => &mut found.most,
            (false, false) => &mut found.least,
        };
        found.is_doubtful |= slot.is_some_and(|before| before != value);
        *slot = Some(value);
    }
    let is_first = ["first", "第一", "首次", "先手", "开局"].iter().any(|word| text.contains(word));
    if found.least_left.is_none() && !is_first && NOT_ALL.iter().any(|word| text.contains(word)) {
        found.least_left = Some(1);
    }
    found
}

/// Return whether the clause at a number begins with a word such as "if" and so describes an event, not a requirement.
fn has_condition(text: &str, at: usize) -> bool {
    const WHEN: &[&str] =
        &["if", "when", "once", "until", "as soon as", "直到", "如果", "若", "当"];
    let clause = text[..at].rsplit([',', '.', ';', '，', '。', '；']).next().unwrap_or_default();
    WHEN.iter().any(|word| clause.trim_start().starts_with(word))
}

/// Return the text before the last words of `text`, if these are one of `words`.
fn ends<'t>(text: &'t str, words: &[&str]) -> Option<&'t str> {
    let text = text.trim_end();
    let word = words.iter().filter(|word| text.ends_with(**word)).max_by_key(|word| word.len())?;
    let rest = &text[..text.len() - word.len()];
    // Refuse "fewer than" after "no", which is a bound in the other direction.
    let is_negated = ["no", "not", "不"].iter().any(|not| rest.trim_end().ends_with(not));
    let is_plain = !word.starts_with(|c: char| c.is_ascii_alphabetic())
        || !rest.ends_with(|c: char| c.is_ascii_alphabetic());
    (is_plain && !(is_negated && (word.ends_with("than") || word.ends_with('于')))).then_some(rest)
}

/// Remove the words of `IDLE` from the end of a text.
fn stripped(text: &str) -> String {
    let mut rest = text.trim_end();
    while let Some(word) = IDLE.iter().find(|word| {
        rest.ends_with(**word)
            && !(word.is_ascii()
                && rest[..rest.len() - word.len()].ends_with(|c: char| c.is_ascii_alphabetic()))
    }) {
        rest = rest[..rest.len() - word.len()].trim_end();
    }
    rest.to_string()
}
