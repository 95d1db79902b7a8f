//! Rules without a head: options such as `n-1 | n/2`, with the missing condition (guard) `n > 0` added.

use crate::answers::analysis::analyze_within;
use crate::answers::readings::brackets::{is_wrapped, pieces};
use crate::answers::readings::reading::{Found, Reading};
use crate::base::budget::Budget;
use crate::base::error::ErrorCode;
use crate::notation::Game;

/// Separators between options.
const BETWEEN: [&str; 8] = ["||", "|", ",", ";", "or", "或者", "或", "∪"];

/// Read options as a rule. Add the guard `n > 0` if the rule fails at 0 without it.
pub(super) fn without_head(plain: &str, found: &mut Found) {
    let worded = in_words(plain);
    let plain = worded.as_deref().unwrap_or(plain).trim_end_matches(['.', '。']);
    if pairs(plain, found) {
        return;
    }
    let (head, options) = match head(plain) {
        Some((head, options)) => (head.to_string(), options),
        None => match variable(plain) {
            Some(name) => (name.to_string(), plain),
            None => return,
        },
    };
    let is_usual = head.starts_with(|c: char| c.is_lowercase() || c == 'N');
    let divided = divided(&head, options);
    let mut lines = Vec::new();
    lines.extend(divided);
    let list = apart(options, &BETWEEN);
    match set(&head, options) {
        Some(line) => lines.push(line),
        None => lines.extend(rule(&head, &list)),
    }
    lines.extend(conditioned(options, &list).and_then(|each| {
        let each: Vec<&str> = each.iter().map(String::as_str).collect();
        rule(&head, &each)
    }));
    if is_wrapped(options) && options.starts_with('(') {
        // The brackets may also contain the several heaps that one move leaves.
        lines.extend(rule(&head, &[options]));
    }
    lines.dedup();
    let certain = is_usual && lines.len() == 1;
    for line in lines {
        found.line(&line, certain);
    }
}

/// Rewrite a rule with a head in words or in program code, as in `从 n 到 n-2 或 n-3` or `lambda n: [n-1, n-2]`.
fn in_words(plain: &str) -> Option<String> {
    const LABELS: [&str; 15] = [
        "规则:",
        "rule:",
        "rules:",
        "game:",
        "moves:",
        "move:",
        "transition:",
        "transitions:",
        "游戏:",
        "转移:",
        "转移方程:",
        "状态转移:",
        "走法:",
        "设 ",
        "设",
    ];
    const BEFORE: [&str; 9] =
        ["从", "由", "把", "将", "from", "lambda", "a move replaces ", "replaces ", "replace "];
    const MAY: [&str; 7] = ["can ", "may ", "could ", "is allowed to ", "可以", "可", "能"];
    const BETWEEN_HEAD: [&str; 21] = [
        "with ",
        "by ",
        "换成",
        "替换为",
        "替换成",
        "变成",
        "变为",
        "变到",
        "到",
        "becomes ",
        "become ",
        "goes to ",
        "go to ",
        "moves to ",
        "move to ",
        "turns into ",
        "turn into ",
        "is replaced by ",
        "be replaced by ",
        "to ",
        ":",
    ];
    let label = LABELS.iter().find_map(|label| plain.strip_prefix(label));
    let text = label.unwrap_or(plain).trim_start();
    if let Some((call, options)) = text.split_once("return ")
        && let Some(call) = call.trim().strip_prefix("def ")
        && let Some((_, name)) = call.strip_suffix(':')?.strip_suffix(')')?.split_once('(')
    {
        return (name.len() == 1).then(|| format!("{name} -> {options}"));
    }
    let before = BEFORE.iter().find_map(|word| text.strip_prefix(word));
    let rest = before.unwrap_or(text).trim_start();
    let head = rest.chars().next().filter(char::is_ascii_lowercase)?;
    let after = rest[1..].trim_start();
    let after = MAY.iter().find_map(|word| after.strip_prefix(word)).unwrap_or(after);
    match BETWEEN_HEAD.iter().find_map(|word| after.strip_prefix(word)) {
        Some(options) => Some(format!("{head} -> {}", options.trim())),
        None => label.map(|_| text.to_string()),
    }
}

/// Split a rule into its head and its options, if the head is a single letter.
fn head(plain: &str) -> Option<(&str, &str)> {
    let (head, options) = plain.split_once('>')?;
    let head = head.trim_end().trim_end_matches(['-', '=', '|']).trim();
    let is_head = head.len() == 1 && head.starts_with(|c: char| c.is_ascii_alphabetic());
    is_head.then_some((head, options.trim()))
}

/// Return the letter of the number in options: the first letter that is a word by itself.
fn variable(plain: &str) -> Option<char> {
    let signs =
        plain.contains(['-', '/', '|', '*']) && plain.contains(|c: char| c.is_ascii_digit());
    let mut letters = plain
        .split(|c: char| !c.is_ascii_alphabetic())
        .filter(|word| word.len() == 1)
        .filter_map(|word| word.chars().next());
    let first = letters.next().filter(|_| signs)?;
    (first != 'k' || !plain.contains("for k")).then_some(first)
}

/// Split a text into its options, after removing brackets around the whole text.
fn apart<'t>(options: &'t str, between: &[&str]) -> Vec<&'t str> {
    let inner = match is_wrapped(options) {
        true => options[1..options.len() - 1].trim(),
        false => options,
    };
    pieces(inner, between)
}

/// Return the rule of a set in braces with a condition, which applies to each element. The notation of rules has such
/// sets, so the text stays as it is. Return `None` for other options, and if the rule fails.
fn set(head: &str, options: &str) -> Option<String> {
    let is_set = options.starts_with('{') && is_wrapped(options);
    condition(options).filter(|_| is_set)?;
    Some(format!("{head} -> {options}")).filter(|line| works(line))
}

/// Return the options with the next option's condition added to each option without one, if the text may mean that:
/// `n-1, n-2 if n > 5`. Between bars a condition is that of its own option.
fn conditioned(options: &str, list: &[&str]) -> Option<Vec<String>> {
    if options.starts_with('{') || apart(options, &["||", "|"]).len() == list.len() {
        return None;
    }
    let mut next = None;
    let mut each: Vec<String> = Vec::new();
    for option in list.iter().rev() {
        let own = condition(option).map(|(_, condition)| condition);
        let added = next.filter(|_| own.is_none());
        each.push(added.map_or_else(|| option.to_string(), |next| format!("{option} if {next}")));
        next = own.or(next);
    }
    each.reverse();
    each.iter().zip(list).any(|(one, other)| one != other).then_some(each)
}

/// Split an option into its number and the condition after ` if `, a colon, or ` for ` with a comparison.
fn condition(option: &str) -> Option<(&str, &str)> {
    let compared = || {
        let (number, condition) = option.split_once(" for ")?;
        let is_compared = condition.contains(['<', '>', '≤', '≥']) && !condition.contains(" in ");
        is_compared.then_some((number, condition))
    };
    let (number, condition) =
        option.split_once(" if ").or_else(|| option.split_once(':')).or_else(compared)?;
    Some((number.trim(), condition.trim()))
}

/// Return the rule of options that are separated by ` / `, a sign that may also mean division.
fn divided(head: &str, options: &str) -> Vec<String> {
    if !options.contains(" / ") {
        return Vec::new();
    }
    let mut between = BETWEEN.to_vec();
    between.push(" / ");
    let lists = apart(options, &between);
    // Treat the parts as separate options only if each part starts with the number's letter.
    let are_options = lists.iter().all(|option| option.starts_with(head) && option.len() > 1);
    if are_options { rule(head, &lists).into_iter().collect() } else { Vec::new() }
}

/// Return the rule of these options, with guards if it fails without them. Return `None` if it fails with guards too.
fn rule<'o>(head: &str, options: &[&'o str]) -> Option<String> {
    if options.iter().any(|option| option.is_empty()) {
        return None;
    }
    // Remove the head if it is repeated before each option.
    let bare = |option: &&'o str| {
        let rest = option.strip_prefix(head)?.trim_start();
        let behind = |sign: &str| Some(rest.strip_prefix(sign)?.trim_start());
        behind("->").or_else(|| behind(">").filter(|rest| rest.contains(head)))
    };
    let options: Vec<&str> = options.iter().map(|option| bare(option).unwrap_or(option)).collect();
    let line = format!("{head} -> {}", options.join(" | "));
    [line.clone(), guarded(head, &options)].into_iter().find(|line| works(line))
}

/// Return whether a rule can be parsed, and its moves from the numbers 0 to 8 cause no error.
pub(super) fn works(line: &str) -> bool {
    Game::find(line).is_some_and(|game| {
        (0..=8).all(|n: u64| {
            game.position(&n.to_string()).is_ok_and(|at| {
                let mut budget = Budget::steps(100_000);
                let code = analyze_within(&game, &at, 1, &mut budget).err();
                code.is_none_or(|error| error.code == ErrorCode::Budget)
            })
        })
    })
}

/// Add a guard such as `n > 0` to each option that may not lead to a smaller number at 0.
pub(super) fn guarded(head: &str, options: &[&str]) -> String {
    let options: Vec<String> = options
        .iter()
        .map(|option| match option.contains(" if ") {
            true if option.contains('/') && !option.contains("> 0") => {
                format!("{option}, {head} > 0")
            }
            false if option.contains(['/', '(', '>']) => format!("{option} if {head} > 0"),
            _ => option.to_string(),
        })
        .collect();
    format!("{head} -> {}", options.join(" | "))
}

/// Read options that are tuples of several numbers, as in `(x-1, y) | (x, y-1)`. The name of a number is the letter
/// that all options have at the number's place.
fn pairs(plain: &str, found: &mut Found) -> bool {
    let head = plain.split_once("->").or(plain.split_once('>'));
    let options = pieces(head.map_or(plain, |(_, options)| options), &BETWEEN);
    let is_tuple = |option: &&str| is_wrapped(option) && option.starts_with('(');
    if options.len() < 2 || !options.iter().all(is_tuple) {
        return false;
    }
    let places: Vec<Vec<&str>> =
        options.iter().map(|option| pieces(&option[1..option.len() - 1], &[","])).collect();
    let count = places[0].len();
    if count < 2 || places.iter().any(|one| one.len() != count) {
        return false;
    }
    if let Some((head, _)) = head {
        return found.line(&format!("{head} -> {}", options.join(" | ")), true);
    }
    let letter = |place: usize| {
        let has = |c: char| places.iter().all(|one| one[place].contains(c));
        let mut own =
            places[0][place].chars().filter(char::is_ascii_alphabetic).filter(|c| has(*c));
        own.next()
    };
    let Some(names) = (0..count).map(letter).collect::<Option<Vec<char>>>() else { return false };
    let names: Vec<String> = names.into_iter().map(String::from).collect();
    let line = format!("({}) -> {}", names.join(", "), options.join(" | "));
    let Some(game) = Game::find(&line) else { return false };
    found.push(Reading::game(&game, None, true));
    true
}
