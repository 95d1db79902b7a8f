//! Recurrences for values, as in `sg(n) = mex{sg(n-1), sg(n-2)}` or `f[i] = mex(f[i-k] for k in range(1, 4))`.

use super::options::{guarded, works};
use super::ranges::{listed, own, ranged};
use crate::answers::readings::brackets::{closes, is_wrapped, pieces};
use crate::answers::readings::reading::{Found, Reading};
use crate::notation::Game;

/// Operators between the values of a nim-sum.
const SUMS: [&str; 5] = ["xor", "XOR", "⊕", "^", "异或"];

/// A value in a recurrence, such as `sg(n-1)`, as function and arguments.
struct Value<'t> {
    function: &'t str,
    arguments: Vec<&'t str>,
}

/// Read a recurrence as the rule whose values it computes.
pub(super) fn recurrence(plain: &str, found: &mut Found) {
    if let Some((rest, name, heap)) = started(plain)
        && let Some((line, certain)) = line(rest)
        && line.strip_prefix(name).is_some_and(|rest| rest.starts_with(" ->"))
        && let Some(reading) = Reading::at(&line, Some(heap), certain)
    {
        found.push(reading);
    } else if let Some((line, certain)) = line(plain) {
        found.line(&line, certain);
    }
}

/// Split off the size of the heap at the end of a text, as in `f(n) = mex{…}, n = 23`. Return the rest, the name and
/// the size.
fn started(plain: &str) -> Option<(&str, &str, &str)> {
    let text = plain.trim().trim_end_matches(['.', ';', '。']);
    let (rest, heap) = text.rsplit_once('=')?;
    let heap = heap.trim();
    let rest = rest.trim_end();
    let at = rest.rfind(|c: char| !c.is_ascii_alphanumeric())?;
    let name = &rest[at..].trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
    let rest = rest[..rest.len() - name.len()].trim_end();
    let apart = rest.trim_end_matches([',', ';', '，', '；', ':', '：']);
    let is_size = !heap.is_empty() && heap.bytes().all(|b| b.is_ascii_digit());
    let is_apart = apart.len() < rest.len() || rest.ends_with(['}', ')', ']']);
    (is_size && !name.is_empty() && is_apart).then_some((apart, name, heap))
}

/// Convert a recurrence to the notation of rules. Also return whether the text defines the letters.
fn line(plain: &str) -> Option<(String, bool)> {
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
    let filled = filled(&pieces(values, &[","]));
    let pieces: Vec<&str> = filled.iter().map(String::as_str).collect();
    let options: Vec<Vec<Value<'_>>> = pieces.iter().map_while(|one| sum(one)).collect();
    // Accept a condition that follows the values without a separator.
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
    let condition = listed(&condition.join(", "));
    rule(&names, &options, &condition).map(|line| (line, true)).or_else(|| {
        let open = condition.is_empty().then(|| ranged(&names, &options, ""))?;
        let options: Vec<String> = options.iter().map(|option| format!("{option}{open}")).collect();
        rule(&names, &options, "").map(|line| (line, false))
    })
}

/// Insert the values that dots stand for, as in `f(n-1), f(n-2), …, f(n-5)`.
fn filled(pieces: &[&str]) -> Vec<String> {
    const MOST: u64 = 100;
    let parts = |piece: &str| {
        let at = piece.rfind('-')? + 1;
        let digits = piece[at..].trim_start().bytes().take_while(u8::is_ascii_digit).count();
        let from = piece.len() - piece[at..].trim_start().len();
        let number: u64 = piece[from..from + digits].parse().ok()?;
        Some((piece[..at].to_string(), number, piece[from + digits..].to_string()))
    };
    let mut all: Vec<String> = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        let is_dots = ["…", "...", "⋯", "……"].contains(piece);
        let ends = all.last().zip(pieces.get(at + 1));
        let ends = ends.and_then(|(last, next)| parts(last).zip(parts(next)));
        match ends.filter(|_| is_dots) {
            Some(((head, first, tail), (other, last, _)))
                if head == other && first < last && last - first < MOST =>
            {
                all.extend((first + 1..last).map(|number| format!("{head}{number}{tail}")));
            }
            _ => all.push((*piece).to_string()),
        }
    }
    all
}

/// Remove the given first values from a text, as in `sg(0) = 0, sg(n) = mex{…}`.
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

/// Remove the words that introduce a recurrence, such as 定义 or `the values are`.
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

/// Return the index of the word `mex`, if it occurs exactly once.
fn mex(text: &str) -> Option<usize> {
    let lower = text.to_ascii_lowercase();
    let mut all = lower.match_indices("mex").filter(|(at, _)| {
        let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
        !lower[..*at].ends_with(letter) && !lower[at + 3..].starts_with(letter)
    });
    let (at, _) = all.next()?;
    all.next().is_none().then_some(at)
}

/// Split the contents of a set into the values and the condition after them.
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

/// Remove the words before a condition, such as `for` or `where`, which the notation replaces by its own.
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

/// Parse a nim-sum of values.
fn sum(text: &str) -> Option<Vec<Value<'_>>> {
    pieces(text, &SUMS).into_iter().map(value).collect()
}

/// Parse a value such as `sg(n-1)`, `f[i-1]` or `dp[i][j-1]`.
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

/// Return the only name in the first argument, if this name is a single letter.
fn own_letter<'t>(options: &[Vec<Value<'t>>]) -> Option<&'t str> {
    let first = *options.first()?.first()?.arguments.first()?;
    let words = first.split(|c: char| !c.is_ascii_alphanumeric());
    let mut words = words.filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
    words.next().filter(|word| word.len() == 1 && words.next().is_none())
}

/// Write an option in the notation of rules: the heaps or positions whose values form the nim-sum.
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

/// Return the rule of these options, each with the condition.
pub(super) fn rule(names: &[&str], options: &[String], condition: &str) -> Option<String> {
    let head = match names {
        [one] => (*one).to_string(),
        many => format!("({})", many.join(", ")),
    };
    let under = |word: &str| {
        let each = options.iter().map(|option| match own(names, options, option, condition) {
            own if own.is_empty() => option.clone(),
            own => format!("{option} {word} {own}"),
        });
        each.collect::<Vec<_>>()
    };
    let mut lists = vec![];
    if condition.is_empty() {
        lists.push(options.to_vec());
    } else {
        lists.push(under("for"));
        lists.push(under("if"));
        let ranged = ranged(names, options, condition);
        lists.push(options.iter().map(|option| format!("{option}{ranged}")).collect());
        // Also try the condition that the heap is at least as large as the amount.
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
            return Game::find(&line).is_some().then_some(line);
        }
        let list: Vec<&str> = list.iter().map(String::as_str).collect();
        [line, guarded(&head, &list)].into_iter().find(|line| works(line))
    })
}
