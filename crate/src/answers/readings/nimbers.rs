//! Nim-sums of numbers, read as Nim with heaps of these sizes, and sums of games that are named by letters.

use super::brackets::pieces;
use super::names::at_start;
use super::reading::{Found, Reading, whole};

/// Add a possible meaning of a nim-sum: Nim with these heaps, as in `3 ⊕ 5 ⊕ 7` or `*3 + *5`.
pub(super) fn nimbers(plain: &str, found: &mut Found) {
    const ASKS: [&str; 9] =
        ["compute", "evaluate", "find", "calculate", "simplify", "what is", "求", "计算", "化简"];
    let lower = plain.get(..16).unwrap_or(plain).to_ascii_lowercase();
    let asks = ASKS.iter().find(|word| lower.starts_with(**word)).map_or(0, |word| word.len());
    let typed = plain;
    let plain = plain[asks..].trim_start_matches([' ', ':', '：']);
    const NAMES: [&str; 9] =
        ["尼姆和", "nim_sum", "nim-sum", "nim sum", "nimsum", "xor_sum", "xor", "xorsum", "异或和"];
    let lower = plain.get(..8).unwrap_or(plain).to_ascii_lowercase();
    let name = NAMES.iter().find(|name| lower.starts_with(*name) || plain.starts_with(*name));
    let named = name.map(|name| plain[name.len()..].trim_start());
    let is_chinese = name.is_some_and(|name| !name.is_ascii());
    let named = named
        .and_then(|rest| rest.strip_prefix(['=', ':']).or_else(|| is_chinese.then_some(rest)))
        .map(str::trim);
    let plain = named.unwrap_or(plain);
    let plain = plain.strip_suffix(" nim").unwrap_or(plain).trim_end();
    let heaps = |plain: &str, joins: &[&str]| {
        let all = pieces(plain, joins);
        let digits = |one: &&str| {
            let one = one.strip_prefix('*').unwrap_or(one).trim();
            !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit())
        };
        (all.len() > 1 && all.iter().all(digits)).then(|| all.join(" ").replace('*', ""))
    };
    // The meaning is uncertain for `^`, which may denote a power, and for `+`, which may denote ordinary addition.
    let is_star = plain.starts_with('*') && is_nimbers(plain);
    let powers: &[&str] = if named.is_some() { &["^"] } else { &[] };
    let joins = [&["⊕", "xor", "XOR", "异或"], powers].concat();
    const ASKED: [&str; 9] =
        ["?", "？", "=", "等于多少", "等于几", "是多少", "等于", "的值", "结果"];
    let mut plain = plain;
    while let Some(rest) = ASKED.iter().find_map(|word| plain.strip_suffix(word)) {
        plain = rest.trim_end();
    }
    // Remove the value of the nim-sum after an equals sign.
    let is_sum = ["⊕", "xor", "异或"].iter().any(|sign| plain.contains(sign));
    if let Some((sum, value)) = plain.split_once('=').filter(|_| is_sum)
        && value.trim_start().starts_with(|c: char| c.is_ascii_digit())
    {
        plain = sum.trim_end();
    }
    let is_whole = typed.ends_with(plain) && asks == 0;
    let heaps = |joins: &[&str]| heaps(plain, joins);
    let sure = heaps(&joins).or(if is_star { heaps(&["+"]) } else { None });
    let certain = sure.is_some() && is_whole;
    if let Some(list) = sure.or_else(|| heaps(&["^"])).or_else(|| heaps(&["+"])) {
        found.line_at("nim", Some(&list), certain);
    }
}

/// Return whether a text is a sum of nimbers, as in `*3 + *5`.
pub(super) fn is_nimbers(text: &str) -> bool {
    text.split('+').all(|nimber| {
        let digits = nimber.trim().strip_prefix('*');
        digits
            .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
    })
}

/// The games for single letters, if the text does not define the letter.
const LETTERS: &[(char, &str)] = &[
    ('N', "nim"),
    ('K', "kayles"),
    ('W', "wythoff"),
    ('D', "dawson"),
    ('G', "grundy"),
    ('L', "lasker"),
];

/// The most bytes of a text in which sums are searched for.
const LONGEST: usize = 1000;

/// A summand: the letter of its game, or `*` for Nim, and the numbers of its position.
struct Term {
    letter: char,
    numbers: String,
}

/// Add a possible meaning: a sum of games within a sentence, as in `the value of *5 + K[4] + W(2,3)`, with the whole
/// text marked as not understood.
pub(super) fn sums(plain: &str, found: &mut Found) {
    if plain.len() > LONGEST || !plain.contains(['+', '⊕']) {
        return;
    }
    let starts = plain.char_indices().filter(|(at, c)| {
        let is_letter = |c: char| c.is_ascii_alphanumeric() || "_^)]*".contains(c);
        (*c == '*' || c.is_ascii_uppercase()) && !plain[..*at].ends_with(is_letter)
    });
    let Some(terms) = starts.map(|(at, _)| run(&plain[at..])).max_by_key(Vec::len) else { return };
    let has_star = terms.iter().any(|term| term.letter == '*');
    let (mut games, mut places): (Vec<&str>, Vec<String>) = (Vec::new(), Vec::new());
    for Term { letter, numbers } in &terms {
        let own = if *letter == '*' { Some("nim") } else { defined(plain, *letter) };
        let usual = || LETTERS.iter().find(|(one, _)| one == letter).map(|(_, name)| *name);
        let Some(name) = own.or_else(|| usual().filter(|_| has_star)) else { return };
        match games.iter().position(|one| *one == name) {
            Some(at) if name != "wythoff" => places[at].extend([" ", numbers]),
            _ => {
                games.push(name);
                places.push(numbers.clone());
            }
        }
    }
    let sum = Reading::at(&games.join(" + "), Some(&places.join(" + ")), false);
    if let Some(sum) = sum.filter(|_| terms.len() > 1) {
        found.push(Reading { rest: vec![whole(plain)], ..sum });
    }
}

/// Return the summands at the start of a text, with signs between them.
fn run(text: &str) -> Vec<Term> {
    let (mut all, mut rest) = (Vec::new(), text);
    while let Some((term, behind)) = term(rest) {
        all.push(term);
        let Some(next) = behind.trim_start().strip_prefix(['+', '⊕']) else { break };
        rest = next.trim_start();
    }
    all
}

/// Read a summand such as `*5`, `K[4]`, `K4` or `W(2,3)`, and return the text after it.
fn term(text: &str) -> Option<(Term, &str)> {
    let letter = text.chars().next().filter(|c| *c == '*' || c.is_ascii_uppercase())?;
    let rest = text[1..].trim_start_matches('_');
    let (inner, behind) = match rest.strip_prefix(['(', '[', '{']) {
        Some(inner) => inner.split_at_checked(inner.find([')', ']', '}'])?)?,
        None => rest.split_at(rest.bytes().take_while(u8::is_ascii_digit).count()),
    };
    let behind = if inner.len() + behind.len() < rest.len() { &behind[1..] } else { behind };
    let numbers: Vec<&str> = inner.split([',', ' ']).filter(|one| !one.is_empty()).collect();
    let are_numbers = numbers.iter().all(|one| one.bytes().all(|b| b.is_ascii_digit()));
    let is_whole = !behind.starts_with(|c: char| c.is_ascii_alphanumeric());
    let numbers =
        Some(numbers.join(" ")).filter(|one| are_numbers && is_whole && !one.is_empty())?;
    Some((Term { letter, numbers }, behind))
}

/// Return the game that a text defines for a letter, as in `where W is Wythoff's game`.
fn defined(plain: &str, letter: char) -> Option<&'static str> {
    const IS: &[&str] = &[
        "is a",
        "is the",
        "is",
        "denotes",
        "stands for",
        "means",
        "are",
        "=",
        ":",
        "为",
        "是",
        "表示",
        "代表",
    ];
    plain.match_indices(letter).find_map(|(at, _)| {
        let is_letter = |c: char| c.is_ascii_alphanumeric();
        let mut rest = plain[at + 1..].trim_start();
        if plain[..at].ends_with(is_letter)
            || rest.starts_with(is_letter) && plain[at + 1..].len() == rest.len()
        {
            return None;
        }
        // Skip an index or arguments after the letter.
        if rest.starts_with(['[', '(', '_']) {
            rest = &rest[rest.find([']', ')', ' '])? + 1..];
        }
        let rest = rest.trim_start();
        let rest = IS.iter().find_map(|word| rest.strip_prefix(word))?.trim_start();
        let named = at_start(rest);
        named.first().filter(|one| !one.is_vague).map(|one| one.entry.name)
    })
}
