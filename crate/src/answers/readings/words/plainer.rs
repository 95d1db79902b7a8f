//! A text in the few words that all readers know: what is counted is a stone whatever its noun, each verb of taking is
//! "take", each vessel is a pile, and numbers of years, minutes and people are left out.

use super::lex::{Token, tokens};
use super::lexicon::Word;
use super::nouns::{is_form, nouns};

/// What is measured, behind its number or before it.
const MEASURES: &[&str] = &[
    "yo", "year", "years", "yr", "yrs", "minute", "minutes", "min", "mins", "hour", "hours", "day",
    "days", "week", "weeks", "month", "months", "pm", "am", "euros", "euro", "dollars", "bucks",
    "th", "grade", "grader", "graders", "岁", "年", "年级", "分钟", "小时", "元", "块钱", "杯",
    "月", "日", "周", "天", "道题", "局", "遍",
];

/// What ends a number that is none of a game.
const ENDS: &[&str] = &["s", "st", "nd", "rd", "th"];

/// What is said before a number that is none of a game.
const BEFORE: &[&str] = &[
    "since", "page", "chapter", "exercise", "homework", "problem", "question", "task", "section",
    "week", "lecture", "lesson", "grade",
];

/// Forms of taking that readers have besides, each by its beginning.
const KEPT: &[&str] = &[
    "take", "taking", "taken", "remov", "subtract", "eat", "knock", "allows", "permits", "取",
    "拿", "减", "吃", "击", "打", "去掉", "移走", "移除",
];

/// Vessels and other words for a heap that readers have besides.
const VESSELS: &[&str] = &[
    "bowl", "basket", "bunch", "plate", "jar", "bag", "tray", "bucket", "mound", "group", "cup",
    "筐", "碗", "盘", "盘子", "篮子", "袋", "摞", "叠",
];

/// A text in plain words; none where it is so already.
pub(in super::super) fn plainer(text: &str) -> Option<String> {
    let tokens = tokens(text)?;
    let nouns = nouns(text, &tokens);
    let mut plain = String::with_capacity(text.len());
    let mut at = 0;
    let mut put = |(from, to): (usize, usize), word: &str| {
        plain.push_str(&text[at..from]);
        plain.push_str(word);
        at = to;
    };
    let mut input = &tokens[..];
    while let Some(token) = input.first() {
        let span = (token.start, token.end);
        let form = text[token.start..token.end].to_ascii_lowercase();
        let noun = nouns.iter().find(|noun| text[token.start..].starts_with(**noun));
        let mut used = 1;
        match token.word {
            Word::Number | Word::BadNumber if let Some(end) = measured(text, input) => {
                put((token.start, end), "");
                used = input.iter().take_while(|token| token.start < end).count();
            }
            Word::Unknown if let Some(noun) = noun.filter(|noun| !noun.is_ascii()) => {
                put((token.start, token.start + noun.len()), "石子");
                used = noun.chars().count();
            }
            Word::Unknown if nouns.iter().any(|noun| is_form(&form, noun)) => {
                put(span, if form.ends_with('s') { "stones" } else { "stone" });
            }
            Word::Take if !KEPT.iter().any(|kept| form.starts_with(kept)) => {
                let verb = match (form.is_ascii(), form.split(' ').next().unwrap_or_default()) {
                    (false, _) => "取",
                    (_, verb) if verb.ends_with("ing") => "taking",
                    (_, verb) if verb.ends_with('s') => "takes",
                    _ => "take",
                };
                put(span, verb);
            }
            Word::Heap | Word::Heaps | Word::OneHeap => {
                let (before, last) = form.rsplit_once(' ').unwrap_or(("", &form));
                let single = last.strip_suffix('s').unwrap_or(last);
                if VESSELS.contains(&last) || VESSELS.contains(&single) {
                    let heap = match (last.is_ascii(), last.ends_with('s')) {
                        (false, _) => "堆",
                        (_, true) => "piles",
                        _ => "pile",
                    };
                    let blank = if before.is_empty() { "" } else { " " };
                    put(span, &format!("{before}{blank}{heap}"));
                }
            }
            _ => {}
        }
        input = &input[used.min(input.len())..];
    }
    plain.push_str(&text[at..]);
    (plain != text).then_some(plain)
}

/// Where a number ends that is measured in something, with that.
fn measured(text: &str, input: &[Token]) -> Option<usize> {
    let number = input.first()?;
    let before = text[..number.start].trim_end().to_ascii_lowercase();
    let is_led = BEFORE.iter().any(|word| before.ends_with(word));
    let is_year = (1900..2100).contains(&number.value)
        && number.is_in_digits()
        && ["in", "from", "of"].iter().any(|word| before.ends_with(&format!(" {word}")));
    let form = &text[number.start..number.end];
    let unit = form.find(|c: char| !c.is_ascii_digit()).unwrap_or(form.len());
    // "the 70s", "9yo" have their measure as their end.
    if number.word == Word::BadNumber {
        let is_measure = is_led
            || unit > 0 && (ENDS.contains(&&form[unit..]) || MEASURES.contains(&&form[unit..]));
        return is_measure.then_some(number.end);
    }
    let behind = text[number.end..].trim_start_matches([' ', '-']);
    let letter = |c: char| c.is_ascii_alphanumeric();
    let measure = MEASURES.iter().filter(|word| {
        let rest = behind.strip_prefix(**word);
        rest.is_some_and(|rest| !word.ends_with(letter) || !rest.starts_with(letter))
    });
    let measure = measure.max_by_key(|word| word.len());
    match measure {
        Some(word) => Some(text.len() - behind.len() + word.len()),
        None => (is_led || is_year).then_some(number.end),
    }
}
