//! Values by a recurrence, as in `sg(n) = mex{sg(n-1), sg(n-2)}` or `f[i] = mex(f[i-k] for k in range(1, 4))`.

use super::options::{guarded, works};
use crate::answers::readings::brackets::{closes, is_wrapped, pieces};
use crate::answers::readings::reading::Found;
use crate::notation::Game;

/// Between values that are added without carrying.
const SUMS: [&str; 5] = ["xor", "XOR", "⊕", "^", "异或"];

/// A value of the recurrence, as in `sg(n-1)`: its function and arguments.
struct Value<'t> {
    function: &'t str,
    arguments: Vec<&'t str>,
}

/// Reads a recurrence as the rule whose values it has.
pub(super) fn recurrence(plain: &str, found: &mut Found) {
    if let Some(line) = line(plain) {
        found.line(&line, true);
    }
}

fn line(plain: &str) -> Option<String> {
    let text = only(plain)?;
    let at = mex(text)?;
    let before = text[..at].trim();
    let defined = match before.strip_prefix("return").unwrap_or(before).trim() {
        "" => None,
        head => Some(value(head.trim_end_matches(['=', ':', '≡']).trim_end())?),
    };
    let body = text[at + "mex".len()..].trim_start();
    let end = closes(body)?;
    let behind = body[end + 1..].trim().trim_end_matches(['.', ';', '。']);
    let mut inside = &body[..=end];
    while is_wrapped(inside) {
        inside = inside[1..inside.len() - 1].trim();
    }
    let (values, condition) = divided(inside);
    let pieces = pieces(values, &[","]);
    let options: Vec<Vec<Value<'_>>> = pieces.iter().map_while(|one| sum(one)).collect();
    // Behind the values a condition may stand without a sign of its own.
    let more = pieces[options.len()..].join(", ");
    let first = options.first()?.first()?;
    let names: Vec<&str> = match &defined {
        Some(head) => head.arguments.clone(),
        None => vec![own_letter(&options)?],
    };
    let function = defined.as_ref().map_or(first.function, |head| head.function);
    let fits =
        |value: &Value<'_>| value.function == function && value.arguments.len() == names.len();
    let is_name =
        |name: &&str| name.len() == 1 && name.starts_with(|c: char| c.is_ascii_alphabetic());
    if !names.iter().all(is_name) || !options.iter().flatten().all(fits) {
        return None;
    }
    let options: Vec<String> = options.iter().map(|values| written(values)).collect();
    let condition = [more.as_str(), condition, behind].into_iter().filter(|one| !one.is_empty());
    let condition: Vec<&str> = condition.map(clause).collect();
    rule(&names, &options, &condition.join(", "))
}

/// The text without the values that are given first, as in `sg(0) = 0, sg(n) = mex{…}`.
fn only(plain: &str) -> Option<&str> {
    let plain = unlabelled(plain);
    let given = |text: &str| {
        let (left, right) = text.split_once('=')?;
        let value = value(left.trim())?;
        let numbers = value.arguments.iter().all(|one| one.bytes().all(|b| b.is_ascii_digit()));
        (numbers && right.trim() == "0").then_some(())
    };
    let mut text = plain.trim();
    for sign in [',', ';', '\n', '，', '；'] {
        if let Some((first, rest)) = text.split_once(sign)
            && given(first).is_some()
        {
            text = rest.trim();
        }
        if let Some((rest, last)) = text.trim_end_matches(['.', ';']).rsplit_once(sign)
            && given(last).is_some()
        {
            text = rest.trim();
        }
    }
    (!text.is_empty()).then_some(text)
}

/// A text without the words that introduce a recurrence, such as 定义 or `the values are`.
fn unlabelled(plain: &str) -> &str {
    const LABELS: &[&str] = &[
        "sg 函数",
        "sg函数",
        "sg 值",
        "sg值",
        "递推式",
        "递推公式",
        "递推",
        "状态转移方程",
        "转移方程",
        "转移",
        "公式",
        "定义",
        "其中",
        "已知",
        "记",
        "设",
        "令",
        "有",
        "为",
        "的",
        "函数",
        "题目",
        "规则",
        "the sg function is",
        "the sg function",
        "sg function",
        "sg values",
        "the grundy function is",
        "grundy function",
        "grundy values",
        "grundy numbers",
        "grundy number",
        "the recurrence is",
        "recurrence relation",
        "recurrence",
        "define",
        "definition",
        "let",
        "suppose",
        "given",
        "where",
        "we have",
        "formula",
        "values",
        "the values are",
        "rule",
    ];
    let mut text = plain.trim();
    loop {
        let label = LABELS.iter().filter(|label| {
            text.get(..label.len()).is_some_and(|head| head.eq_ignore_ascii_case(label))
                && (!label.is_ascii()
                    || text[label.len()..].starts_with(|c: char| c == ':' || c.is_whitespace()))
        });
        let Some(label) = label.max_by_key(|label| label.len()) else { return text };
        text = text[label.len()..].trim_start_matches([':', ',', '，']).trim_start();
    }
}

/// Where the word `mex` stands, if it does so once.
fn mex(text: &str) -> Option<usize> {
    let lower = text.to_ascii_lowercase();
    let mut all = lower.match_indices("mex").filter(|(at, _)| {
        let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
        !lower[..*at].ends_with(letter) && !lower[at + 3..].starts_with(letter)
    });
    let (at, _) = all.next()?;
    all.next().is_none().then_some(at)
}

/// The values of a set, and the condition behind them.
fn divided(inside: &str) -> (&str, &str) {
    let cut = [" for ", ":", "|", " where ", " with "].iter().filter_map(|sign| {
        let first = pieces(inside, &[sign]).first()?.len();
        (first < inside.trim_end().len()).then_some((first, sign.len()))
    });
    match cut.min() {
        Some((at, _)) => {
            let condition = inside[at..].trim_start().trim_start_matches([':', '|']).trim();
            (inside[..at].trim(), condition)
        }
        None => (inside, ""),
    }
}

/// A condition without the words before it; the clause of the notation has its own.
pub(super) fn clause(condition: &str) -> &str {
    let mut text = condition.trim_start_matches([',', '，']).trim();
    while is_wrapped(text) {
        text = text[1..text.len() - 1].trim();
    }
    for word in ["for all ", "for ", "where ", "with ", "if ", "其中"] {
        text = text.strip_prefix(word).map_or(text, str::trim_start);
    }
    text
}

/// Values that are added without carrying, each of one function.
fn sum(text: &str) -> Option<Vec<Value<'_>>> {
    pieces(text, &SUMS).into_iter().map(value).collect()
}

/// `sg(n-1)`, `f[i-1]`, `dp[i][j-1]`.
fn value(text: &str) -> Option<Value<'_>> {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let length = text.find(|c| !letter(c))?;
    let (function, mut rest) = text.split_at(length);
    let mut arguments = Vec::new();
    rest = rest.trim_start();
    while !rest.is_empty() {
        if !rest.starts_with(['(', '[']) {
            return None;
        }
        let end = closes(rest)?;
        arguments.extend(pieces(&rest[1..end], &[","]));
        rest = rest[end + 1..].trim_start();
    }
    let is_good = !function.is_empty() && !arguments.is_empty();
    (is_good && arguments.iter().all(|one| !one.is_empty()))
        .then_some(Value { function, arguments })
}

/// The only letter that all arguments have.
fn own_letter<'t>(options: &[Vec<Value<'t>>]) -> Option<&'t str> {
    let first = *options.first()?.first()?.arguments.first()?;
    let words = first.split(|c: char| !c.is_ascii_alphanumeric());
    let mut words = words.filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
    words.next().filter(|word| word.len() == 1 && words.next().is_none())
}

/// An option of the notation: the heaps, or the positions, whose values are added.
fn written(values: &[Value<'_>]) -> String {
    match values {
        [one] if one.arguments.len() == 1 => one.arguments.join(""),
        many if many.iter().all(|one| one.arguments.len() == 1) => {
            let heaps: Vec<&str> = many.iter().map(|one| one.arguments[0]).collect();
            format!("({})", heaps.join(", "))
        }
        many => {
            let each = many.iter().map(|one| format!("({})", one.arguments.join(", ")));
            each.collect::<Vec<_>>().join(" + ")
        }
    }
}

/// The rule of these options, each under the condition.
pub(super) fn rule(names: &[&str], options: &[String], condition: &str) -> Option<String> {
    let head = match names {
        [one] => (*one).to_string(),
        many => format!("({})", many.join(", ")),
    };
    let under = |clause: &str| {
        let each = options.iter().map(|option| format!("{option}{clause}"));
        each.collect::<Vec<_>>()
    };
    let mut lists = vec![];
    if condition.is_empty() {
        lists.push(under(""));
    } else {
        lists.push(under(&format!(" for {condition}")));
        lists.push(under(&format!(" if {condition}")));
        let ranged = ranged(names, options, condition);
        lists.push(under(&ranged));
        // As much as is taken is there.
        let least = |option: &String| {
            let taken =
                option.trim_start_matches(names[0]).trim_start().strip_prefix('-').unwrap_or("0");
            format!("{option}{ranged} and {} <= {}", taken.trim(), names[0])
        };
        lists.push(options.iter().map(least).collect());
    }
    let several = names.len() > 1;
    lists.into_iter().find_map(|list| {
        let line = format!("{head} -> {}", list.join(" | "));
        if several {
            return Game::parse(&line).is_ok().then_some(line);
        }
        let list: Vec<&str> = list.iter().map(String::as_str).collect();
        [line, guarded(&head, &list)].into_iter().find(|line| works(line))
    })
}

/// A condition on names without ranges: heaps, as in `a + b = n - 2`, are from 0 on and smaller than the number; what
/// is taken, as in `n - p` where p is prime, is from 1 on and may be all of it.
fn ranged(names: &[&str], options: &[String], condition: &str) -> String {
    let mut free: Vec<&str> = Vec::new();
    for word in options.iter().flat_map(|option| option.split(|c: char| !c.is_ascii_alphanumeric()))
    {
        let is_name = word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_name && !names.contains(&word) && !free.contains(&word) {
            free.push(word);
        }
    }
    let most = names.first().copied().unwrap_or_default();
    let is_heap = |name: &str| {
        options
            .iter()
            .any(|option| option.split(['(', ')', ',', '+']).any(|part| part.trim() == name))
    };
    let range = |name: &&str| match is_heap(name) {
        true => format!("{name} in 0..{most}-1"),
        false => format!("{name} in 1..{most}"),
    };
    let ranges: Vec<String> = free.iter().map(range).collect();
    format!(" for {} if {condition}", ranges.join(", "))
}
