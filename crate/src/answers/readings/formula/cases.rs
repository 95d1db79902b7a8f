//! Moves under conditions in words, as in `subtract 1, and if the number is even you may halve it` or
//! 每次减1，如果是偶数还可以除以2.

use super::options::works;
use super::started::{Front, front};
use crate::answers::readings::divided::divided;
use crate::answers::readings::phrase::is_condition;
use crate::answers::readings::reading::{Found, Reading, whole};
use crate::answers::readings::words::numeral;

const ELSE: &[&str] = &["otherwise", "else", "否则", "不然"];
const ALSO: &[&str] = &["also", "additionally", "as well", "还", "也", "另外"];

const EVEN: &[&str] = &["even", "偶数", "双数"];
const ODD: &[&str] = &["odd", "奇数", "单数"];
/// Words before a divisor.
const DIVIDES: &[&str] = &["divisible by", "multiple of", "能被", "可被", "被"];
/// Words after a divisor.
const MULTIPLE: &[&str] = &["的倍数"];

/// Words of moves that precede an amount.
const TAKE: &[&str] = &[
    "subtracting",
    "subtract",
    "take away",
    "takes",
    "take",
    "remove",
    "decrease it by",
    "decrease by",
    "reduce by",
    "reduce it by",
    "minus",
    "n-",
    "n -",
    "减去",
    "减掉",
    "减少",
    "减",
    "取走",
    "取",
    "拿走",
    "拿",
];
/// Words for half of the number, without a verb such as "halve".
const HALF: &[&str] = &["half", "一半"];

/// Characters that separate the parts of a text.
const STOPS: &[char] = &[',', ';', '.', '，', '；', '。', '\n', ':', '：'];

const LONGEST: usize = 300;

/// A move, and the condition on the number n under which the move exists.
struct Case {
    option: String,
    condition: Option<String>,
}

/// Add a rule of moves under conditions as an uncertain meaning of the text. Return whether the text describes such a
/// rule.
pub(in crate::answers::readings) fn cases(plain: &str, found: &mut Found) -> bool {
    if plain.len() > LONGEST {
        return false;
    }
    let lower = plain.to_lowercase();
    let sized = size(&lower);
    let Front { text, position } = match &sized {
        Some((text, size)) => Front { text, position: Some(size.clone()) },
        None => front(&lower),
    };
    if text.contains(['=', '>', '{']) {
        return false;
    }
    let Some(all) = read(text) else { return false };
    let line = |guard: &str| {
        let each = all.iter().map(|one| match &one.condition {
            _ if !one.option.contains('/') && one.condition.is_none() => one.option.clone(),
            Some(condition) if one.option.contains('/') => {
                format!("{} if {condition}{}", one.option, guard.replace("if", "and"))
            }
            Some(condition) => format!("{} if {condition}", one.option),
            None => format!("{}{guard}", one.option),
        });
        format!("n -> {}", each.collect::<Vec<_>>().join(" | "))
    };
    let Some(line) = ["", " if n > 0"].iter().map(|guard| line(guard)).find(|line| works(line))
    else {
        return false;
    };
    let reading = Reading::at(&line, position.as_deref(), false);
    let Some(reading) = reading else { return false };
    let whole = whole(plain);
    found.all.retain(|one| one.game.is_none() && one.absent.is_none());
    found.push(Reading { rest: vec![whole], ..reading });
    true
}

/// Split off a size such as `n = 25` at the start or end of a text. Return the remaining text and the size.
fn size(text: &str) -> Option<(String, String)> {
    let at = text.find('=').filter(|at| !text[at + 1..].contains('='))?;
    let before = text[..at].trim_end().strip_suffix('n')?;
    let number = text[at + 1..].trim_start();
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let letter = |c: char| c.is_ascii_alphanumeric() || "_+-*/(".contains(c);
    let is_size = digits > 0 && !number[digits..].starts_with(letter) && !before.ends_with(letter);
    let before = ["初始", "初值", "start", "initially"]
        .iter()
        .find_map(|word| before.trim_end().strip_suffix(word))
        .unwrap_or(before);
    is_size.then(|| (format!("{before},{}", &number[digits..]), number[..digits].to_string()))
}

/// Return the moves of a text, if there are at least two of them, one has a condition or divides, and each number in
/// the text belongs to a move or a condition.
fn read(text: &str) -> Option<Vec<Case>> {
    let mut all: Vec<Case> = Vec::new();
    let (mut condition, mut last): (Option<String>, Option<String>) = (None, None);
    let mut numbers = 0;
    for part in
        text.split(STOPS).flat_map(|part| part.split("或者")).filter(|part| !part.trim().is_empty())
    {
        let own = self::condition(part);
        let is_else = ELSE.iter().any(|word| part.contains(word));
        let is_also = ALSO.iter().any(|word| part.contains(word));
        if let Some((said, used)) = own {
            // 是偶数还可以除以2
            numbers += used;
            last = Some(said.clone());
            condition = Some(said);
        } else if is_else {
            let is_shared = text
                .split(ELSE[0])
                .next()
                .is_some_and(|text| ALSO.iter().any(|word| text.contains(word)));
            condition = last.as_ref().filter(|_| !is_shared).map(|said| negated(said));
        } else if is_also || !starts_on(part) {
            condition = condition.filter(|_| all.is_empty() || is_open(&all, &last));
        }
        let (moves, used) = moves(part);
        numbers += used;
        let is_empty = moves.is_empty();
        all.extend(moves.into_iter().map(|option| Case { option, condition: condition.clone() }));
        if !is_empty && !is_else {
            condition = None;
        }
    }
    let digits = runs(text);
    let has_condition = all.iter().any(|one| one.condition.is_some());
    // A text that names even or odd numbers without a condition that was understood describes another rule.
    let is_lost = !has_condition && [EVEN, ODD].concat().iter().any(|word| text.contains(word));
    if is_lost {
        return None;
    }
    let is_divided = all.iter().any(|one| one.option.contains('/'));
    let is_rule = has_condition || is_divided && !text.contains('堆');
    (is_rule && digits <= numbers && all.len() > 1).then_some(all)
}

/// Return whether no move has the last condition yet.
fn is_open(all: &[Case], last: &Option<String>) -> bool {
    last.is_some() && all.iter().all(|one| one.condition != *last)
}

/// Return whether a part of the text begins with a word that continues the part before it.
fn starts_on(part: &str) -> bool {
    ["则", "可以", "你", "you", "then", "may", "can", "就"]
        .iter()
        .any(|word| part.trim_start().starts_with(word))
}

/// Count the numbers in digits in a text.
fn runs(text: &str) -> usize {
    text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).count()
}

/// Return the condition of a part of the text, and how many numbers in digits the condition uses.
fn condition(part: &str) -> Option<(String, usize)> {
    let has = |words: &[&str]| words.iter().any(|word| part.contains(word));
    if !is_condition(part) {
        return None;
    }
    let number = |word: &&str| {
        let at = part.find(*word)? + word.len();
        numeral(part, at + part[at..].len() - part[at..].trim_start().len())
    };
    let ahead = || {
        let at = part.find(MULTIPLE[0])?;
        let from = part[..at].trim_end().rfind(|c: char| !c.is_ascii_digit());
        let from = from.map_or(0, |at| at + part[at..].chars().next().map_or(1, char::len_utf8));
        numeral(part, from)
    };
    if let Some((divisor, _)) = DIVIDES.iter().find_map(number).or_else(ahead) {
        return (divisor > 0).then(|| (format!("n % {divisor} == 0"), 1));
    }
    match (has(EVEN), has(ODD)) {
        (true, false) => Some(("n % 2 == 0".to_string(), 0)),
        (false, true) => Some(("n % 2 == 1".to_string(), 0)),
        _ => None,
    }
}

fn negated(condition: &str) -> String {
    match condition.strip_suffix(" == 1") {
        Some(left) => format!("{left} == 0"),
        None => condition.replace("==", "!="),
    }
}

/// Return the moves of a part of the text, and how many numbers in digits the moves use.
fn moves(part: &str) -> (Vec<String>, usize) {
    let (mut all, mut used) = (Vec::new(), 0);
    let mut at = 0;
    let letter = |c: char| c.is_ascii_alphabetic();
    let mut last = "";
    while let Some(c) = part[at..].chars().next() {
        let begins = !(letter(c) && part[..at].ends_with(letter));
        let word = |words: &'static [&'static str]| {
            words
                .iter()
                .find(|word| begins && part[at..].starts_with(**word))
                .map(|word| word.len())
        };
        let behind = |length: usize| {
            let from = at + length;
            let number = numeral(part, from + part[from..].len() - part[from..].trim_start().len());
            // The numeral at the start of 一半 is no amount.
            number.filter(|(_, end)| !part[*end..].starts_with('半'))
        };
        if let Some((divisor, end)) = divided(part, at) {
            all.push(format!("n/{divisor}"));
            used += runs(&part[at..end]);
            at = end;
            last = "n/";
        } else if let Some(length) = word(HALF) {
            all.push("n/2".to_string());
            at += length;
        } else if let Some((amount, end)) = word(TAKE).and_then(behind) {
            all.push(format!("n-{amount}"));
            used += runs(&part[at..end]);
            at = end;
            last = "n-";
        } else if let Some((amount, end)) =
            word(&["or ", "或", "、"]).filter(|_| !last.is_empty()).and_then(behind)
        {
            all.push(format!("{last}{amount}"));
            used += runs(&part[at..end]);
            at = end;
        } else {
            at += c.len_utf8();
        }
    }
    (all, used)
}
