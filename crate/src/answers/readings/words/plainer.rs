//! Replacement of unusual words by the standard words of the lexicon: counted nouns become "stones", verbs of taking
//! become "take", containers become "pile". Years, ages, times and similar numbers are removed.

use super::lex::tokens;
use super::lexicon::Word;
use super::nouns::{is_form, nouns};
use super::token::Token;

/// Units of measurement, such as years or euros. A number with such a unit does not belong to the game.
const MEASURES: &[&str] = &[
    "yo", "year", "years", "yr", "yrs", "minute", "minutes", "min", "mins", "hour", "hours", "day",
    "days", "week", "weeks", "month", "months", "pm", "am", "euros", "euro", "dollars", "bucks",
    "th", "grade", "grader", "graders", "岁", "年", "年级", "分钟", "小时", "元", "块钱", "杯",
    "月", "日", "周", "天", "道题", "局", "遍",
];

/// Suffixes of a number that does not belong to the game, as in "70s" or "3rd".
const ENDS: &[&str] = &["s", "st", "nd", "rd", "th"];

/// Words before a number that does not belong to the game, as in "page 12".
const BEFORE: &[&str] = &[
    "since", "page", "chapter", "exercise", "homework", "problem", "question", "task", "section",
    "week", "lecture", "lesson", "grade",
];

/// Prefixes of verbs of taking that the other parsers accept and that are therefore not replaced.
const KEPT: &[&str] = &[
    "take", "taking", "taken", "remov", "subtract", "eat", "knock", "allows", "permits", "取",
    "拿", "减", "吃", "击", "打", "去掉", "移走", "移除",
];

/// Words for a container or group, which are replaced by "pile" or 堆.
const VESSELS: &[&str] = &[
    "bowl", "basket", "bunch", "plate", "jar", "bag", "tray", "bucket", "mound", "group", "cup",
    "筐", "碗", "盘", "盘子", "篮子", "袋", "摞", "叠",
];

/// Return a text with unusual words replaced, or `None` if nothing changes.
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

/// Return the end of a number with its unit of measurement, or `None` if the number may belong to the game.
fn measured(text: &str, input: &[Token]) -> Option<usize> {
    let number = input.first()?;
    let before = text[..number.start].trim_end().to_ascii_lowercase();
    let is_led = BEFORE.iter().any(|word| before.ends_with(word));
    let is_year = (1900..2100).contains(&number.value)
        && number.is_in_digits()
        && ["in", "from", "of"].iter().any(|word| before.ends_with(&format!(" {word}")));
    let form = &text[number.start..number.end];
    let unit = form.find(|c: char| !c.is_ascii_digit()).unwrap_or(form.len());
    // In "the 70s" and "9yo" the unit is a part of the token.
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
