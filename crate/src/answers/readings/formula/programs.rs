//! Programs that decide a game, pasted from notes and solutions. The game follows from the values that the program
//! looks up, from the formula of a theorem, or from the name in a comment; the meaning is always uncertain.

use super::asked::asked;
use super::heads::{is_name, words};
use super::loops::compact;
use super::moves;
use crate::answers::readings::misere::without_play;
use crate::answers::readings::names::at_start;
use crate::answers::readings::reading::{Found, Reading, place_in, whole};
use crate::answers::readings::stories;
use crate::notation::Game;

/// Texts that occur in programs but not in sentences.
const SIGNS: &[&str] = &[
    "return",
    "for(",
    "for (",
    "def ",
    "^=",
    "==",
    "!=",
    "&&",
    "puts",
    "print",
    "cout",
    "lambda",
    "while",
    "reduce",
    "#include",
    "int main",
    "%",
    "range(",
    "not ",
    "not(",
    "||",
    "=!",
    "¬",
    "any(",
    "accumulate(",
    "bit_xor",
    "mex(",
];

/// Words about outcomes. In a program with one of them, a remainder or a nim-sum is the formula of a game.
const OUTCOMES: &[&str] = &[
    "win", "lose", "loss", "first", "second", "alice", "bob", "nim", "take", "stone", "先", "后",
    "胜", "败", "负", "输", "赢", "巴什", "bash", "yes", "player",
];

/// Add a program's game as a possible meaning of the text. Return whether the text is a program whose game is found.
pub(in crate::answers::readings) fn program(plain: &str, found: &mut Found) -> bool {
    let is_program =
        SIGNS.iter().any(|sign| plain.contains(sign)) && plain.contains(['(', '[', '=', '%']);
    if !is_program || plain.len() > super::LONGEST_RULE {
        return false;
    }
    let (code, comment) = comments(&in_signs(plain));
    let mut code = compact(&code);
    for letter in ["m", "k", "M", "K"] {
        if let Some(number) = assigned(letter, &comment) {
            code = moves::replaced(&code, letter, number);
        }
    }
    let (name, misere) = said(&comment, plain);
    let name = name.or_else(|| stories::line(&comment.to_lowercase()));
    let (code, asked) = asked(&code);
    let line = moves::rule(&code, &compact(&comment))
        .or_else(|| theorem(&code, plain, &comment, name))
        .or(name.map(str::to_string));
    let Some(line) = line else { return false };
    let line = match assigned("k", &comment).filter(|_| line.starts_with("moore")) {
        Some(most) => format!("moore {most}"),
        None => line,
    };
    let is_said = misere || (line == "nim" && is_misere_nim(&code));
    let line = match is_said && !line.ends_with("misere") {
        true => format!("{line} misere"),
        false => line,
    };
    let Some(game) = Game::find(&line) else { return false };
    let size = match (game.name(), &moves::all_lists(&format!("{code}\n{}", compact(&comment)))[..])
    {
        ("nim" | "staircase", [heaps]) => Some(heaps.trim_matches(['{', '}']).replace(',', " ")),
        ("nim" | "staircase" | "wythoff", _) => None,
        _ => assigned("n", &comment).or_else(|| assigned("n", &code)).map(str::to_string),
    };
    let size = asked.filter(|numbers| game.position(numbers).is_ok()).or(size);
    let position = size.and_then(|size| place_in(&game, &size));
    let whole = whole(plain);
    found.push(Reading { rest: vec![whole], ..Reading::game(&game, position, false) });
    true
}

/// Replace logical symbols in a program by words.
fn in_signs(plain: &str) -> String {
    plain.replace('¬', " not ").replace('∨', " or ").replace('∧', " and ").replace('−', "-")
}

/// Split a program into the code without comments and the text of the comments.
fn comments(plain: &str) -> (String, String) {
    // Detect Python first, as `//` is a division in Python and a comment in C-like languages.
    let is_python =
        ["def ", "lambda", "in range(", "elif "].iter().any(|sign| plain.contains(sign));
    let is_c = plain.contains([';', '{']) && !is_python || plain.trim_start().starts_with("//");
    let (mut code, mut said) = (String::new(), String::new());
    let mut text = plain.to_string();
    while let Some(from) = text.find("/*") {
        let end = text[from..].find("*/").map_or(text.len(), |end| from + end + 2);
        said.extend([&text[from + 2..end], " "]);
        text.replace_range(from..end, " ");
    }
    for line in text.lines() {
        let is_directive =
            line.trim_start().starts_with("#include") || line.trim_start().starts_with("#define");
        let at = match is_c {
            _ if is_directive => None,
            true => line.find("//"),
            false => line.find('#'),
        };
        let (before, comment) = line.split_at(at.unwrap_or(line.len()));
        code.extend([if is_directive { "" } else { before }, "\n"]);
        said.extend([comment.trim_matches(['/', '#', ' ', '*']), " "]);
    }
    (code, said)
}

/// Return the game that a comment names, and whether the text says that the last mover loses.
fn said(comment: &str, plain: &str) -> (Option<&'static str>, bool) {
    let text = comment.trim_matches(['/', '*', ' ']);
    let misere = without_play(text).is_some_and(|(_, misere)| misere);
    let misere =
        misere || without_play(plain).is_some_and(|(_, misere)| misere) || text.contains('反');
    let starts = text.char_indices().filter(|(at, c)| {
        let is_letter = |c: char| c.is_ascii_alphanumeric();
        c.is_alphabetic() && !(is_letter(*c) && text[..*at].ends_with(is_letter))
    });
    let mut names = starts.filter_map(|(at, _)| {
        let all = at_start(&text[at..]);
        let one = all.first().filter(|one| all.len() == 1 && !one.is_vague)?;
        Some(one.entry.game)
    });
    (names.next(), misere)
}

/// Return the game whose theorem a program computes.
fn theorem(code: &str, plain: &str, comment: &str, name: Option<&str>) -> Option<String> {
    let lower = plain.to_ascii_lowercase();
    let has = |signs: &[&str]| signs.iter().any(|sign| code.contains(sign));
    if is_euclid(code) {
        return Some("euclid".to_string());
    }
    let has_outcome = || OUTCOMES.iter().any(|word| lower.contains(word));
    if ["sqrt(5", "1.618", "5**0.5", "5**.5"].iter().any(|sign| plain.contains(sign)) {
        return Some("wythoff".to_string());
    }
    const FIBONACCI: &[&str] =
        &["[i-1]+f[i-2]", "[i-1]+fib[i-2]", "[i-1]+F[i-2]", "[i-1]+a[i-2]", "=b,a+b"];
    if has(FIBONACCI) && has_outcome() {
        return Some("fibonacci".to_string());
    }
    let is_bounded = name.is_none_or(|name| name.starts_with(['b', 's', 'n']));
    if let Some(most) =
        most(code, comment).filter(|_| is_bounded && (has_outcome() || has(&["^=", "+1)?"])))
    {
        return Some(format!("bounded {most}"));
    }
    let is_xored = has(&["^=", "operator.xor", "bit_xor", "xor,"])
        || (has(&["^"]) && (has_outcome() || has(&["reduce"])));
    let is_odd = has(&["i&1", "i%2", "i+=2", ",2)", "::2", "j+=2", "j&1"]);
    // A program that looks up values of heaps computes another game than Nim.
    let has_values = has(&["sg[", "sg(", "SG[", "SG(", "grundy", "g["]);
    match name {
        _ if !is_xored => None,
        Some(name) => Some(name.to_string()),
        None if has_values => None,
        None if is_odd => Some("staircase".to_string()),
        None => Some("nim".to_string()),
    }
}

/// Return whether the program decides a game of two numbers in which a move subtracts a multiple of one number from the
/// other.
fn is_euclid(code: &str) -> bool {
    let is_outcome = ["not ", "!", "False", "false", "win", "lose", "first"];
    if !is_outcome.iter().any(|sign| code.contains(sign)) {
        return false;
    }
    let heads = words(code, &["def", "bool", "boolean", "int", "function"]);
    let mut pairs = heads.filter_map(|(_, rest)| {
        let inner = rest.split_once('(')?.1.split_once(')')?.0;
        let (one, other) = inner.split_once(',')?;
        let letter = |argument: &str| -> Option<String> {
            let name = argument.split(':').next()?.split(' ').next_back()?;
            is_name(name).then(|| name.to_string())
        };
        letter(one).zip(letter(other))
    });
    pairs.any(|(a, b)| {
        let multiples = [format!("{a}-k*{b}"), format!("{a}-i*{b}"), format!("{a}-{b}*k")];
        let quotients = [format!("{a}/{b}"), format!("{a}//{b}"), format!("{a}%{b}")];
        let has = |signs: &[String]| signs.iter().any(|sign| code.contains(sign.as_str()));
        // Require a quotient as well as a remainder: a program with remainders alone may compute the greatest common
        // divisor.
        has(&multiples) || has(&quotients[..2]) && has(&quotients[2..])
    })
}

/// Return whether a text is a program instead of a line with operators.
pub(in crate::answers::readings) fn is_code(plain: &str) -> bool {
    let flow = ["return ", "for (", "for(", "while (", "while(", "for "];
    let has = |signs: &[&str]| signs.iter().filter(|sign| plain.contains(*sign)).count();
    has(&flow) > 0
        && has(&["def ", "int ", "bool ", "boolean", "function ", "lambda"]) > 0
        && plain.contains('(')
}

/// Return the largest amount of a move, from a remainder such as `n % (m+1)` or `n % 4`.
fn most(code: &str, comment: &str) -> Option<String> {
    let is_letter = |letter: &&&str| {
        let forms = [format!("%({letter}+1)"), format!("%(1+{letter})")];
        forms.iter().any(|form| code.contains(form.as_str()))
    };
    if let Some(letter) = ["m", "k", "M", "K"].iter().find(is_letter) {
        let most = assigned(letter, comment).or_else(|| assigned(letter, code)).unwrap_or("3");
        return Some(most.to_string());
    }
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    if let Some((_, sum)) = code.split_once("%(") {
        let (most, rest) = sum.split_at(digits(sum));
        return (!most.is_empty() && rest.starts_with("+1)")).then(|| most.to_string());
    }
    let (_, behind) = code.split_once('%').filter(|_| code.matches('%').count() == 1)?;
    let (divisor, rest) = behind.split_at(digits(behind));
    let divisor: u64 = divisor.parse().ok().filter(|divisor| *divisor > 2)?;
    let ends = ["==", "!=", ")", "?", ":", ">0", ";", "\n", "else", " else"];
    let is_compared = rest.is_empty() || ends.iter().any(|end| rest.starts_with(end));
    is_compared.then(|| (divisor - 1).to_string())
}

/// Return whether the program tests for heaps of more than one stone, as a program for misère Nim does.
fn is_misere_nim(code: &str) -> bool {
    [">1)", ">1:", ">1\n", ">1;", ">1 ", ">=2", "==1", "<=1", "!=1"]
        .iter()
        .any(|sign| code.contains(sign))
}

/// Return the number assigned to a letter, as in `n=23`.
fn assigned<'t>(letter: &str, text: &'t str) -> Option<&'t str> {
    let mut all = text.match_indices(letter).filter_map(|(at, _)| {
        let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let rest = text[at + letter.len()..].trim_start().strip_prefix('=')?.trim_start();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let is_alone = !text[..at].ends_with(is_letter)
            && digits > 0
            && !rest[digits..].starts_with(is_letter);
        // Skip multiple assignments such as `n, k = 20, 3`, which `listed` reads.
        let statement = text[..at].rsplit([';', '\n', ' ']).next().unwrap_or_default();
        let behind = rest[digits..].strip_prefix(',').map(str::trim_start);
        let is_listed = statement.ends_with(',') && !statement.contains('=')
            || behind.is_some_and(|behind| behind.starts_with(|c: char| c.is_ascii_digit()));
        // Skip the initial value of a loop variable.
        let heads = ["for(", "for(int ", "for(let ", "for(var ", "for(long "];
        let is_head = heads.iter().any(|head| text[..at].ends_with(head));
        (is_alone && !is_listed && !is_head).then(|| &rest[..digits])
    });
    let found = all.next().filter(|_| all.next().is_none());
    found.or_else(|| text.lines().find_map(|line| listed(letter, line)))
}

/// Return the number assigned to a letter by a line such as `n, k = 20, 3`.
fn listed<'t>(letter: &str, line: &'t str) -> Option<&'t str> {
    let (names, numbers) = line.split_once('=')?;
    let at = names.split(',').position(|name| name.trim() == letter)?;
    let number = numbers.split(',').nth(at)?.trim();
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    (is_number && names.contains(',')).then_some(number)
}
