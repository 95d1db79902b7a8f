//! Rules whose options contain a free letter with a condition after the options, in words or signs: `n -> n-p, p
//! prime`, `n -> n-k (k = 1, 2, 4)`.

use super::recurrence::{clause, rule};
use crate::answers::readings::brackets::pieces;
use crate::answers::readings::reading::Found;

/// Alternative spellings of signs and words, and the spelling of the notation.
const SAME: &[(&str, &str)] = &[
    ("→", "->"),
    ("−", "-"),
    ("(rounded down)", ""),
    ("(rounding down)", ""),
    ("(round down)", ""),
    (", rounded down", ""),
    ("rounded down", ""),
    ("(向下取整)", ""),
    ("(下取整)", ""),
    ("向下取整", ""),
    ("下取整", ""),
    ("取整", ""),
];

/// Words for fractions of the number, with `@` for the number's letter, and the divisor.
const FRACTIONS: &[(&str, u64)] = &[
    ("the half of @", 2),
    ("half of @", 2),
    ("half @", 2),
    ("@的一半", 2),
    ("@ 的一半", 2),
    ("a third of @", 3),
    ("one third of @", 3),
    ("@的三分之一", 3),
    ("@ 的三分之一", 3),
    ("a quarter of @", 4),
    ("@的四分之一", 4),
];

/// Words and signs between the options and a condition.
const BEHIND: [&str; 8] = ["where", "with", "for", "其中", "such that", ",", ";", "("];

/// Conditions in words, with `@` for the number and `#` for the free letter, and the same conditions in the notation.
const WORDS: &[(&str, &str)] = &[
    ("# is a proper divisor of @", "# in 1..@-1 if @ % # == 0"),
    ("# a proper divisor of @", "# in 1..@-1 if @ % # == 0"),
    ("# 是 @ 的真因数", "# in 1..@-1 if @ % # == 0"),
    ("#是@的真因数", "# in 1..@-1 if @ % # == 0"),
    ("#是@的真约数", "# in 1..@-1 if @ % # == 0"),
    ("# is a divisor of @", "# in 1..@ if @ % # == 0"),
    ("# divides @", "# in 1..@ if @ % # == 0"),
    ("# 整除 @", "# in 1..@ if @ % # == 0"),
    ("# 整除 @ 且 #<@", "# in 1..@-1 if @ % # == 0"),
    ("#是@的约数", "# in 1..@ if @ % # == 0"),
    ("# is prime", "# prime"),
    ("# is a prime", "# prime"),
    ("# a prime", "# prime"),
    ("#是质数", "# prime"),
    ("# 是质数", "# prime"),
    ("#为质数", "# prime"),
    ("#是素数", "# prime"),
    ("# odd", "# in 1..@ if # % 2 == 1"),
    ("# is odd", "# in 1..@ if # % 2 == 1"),
    ("#是奇数", "# in 1..@ if # % 2 == 1"),
    ("#为奇数", "# in 1..@ if # % 2 == 1"),
    ("# is even", "# in 1..@ if # % 2 == 0"),
    ("#是偶数", "# in 1..@ if # % 2 == 0"),
    ("# coprime to @", "# in 1..@ if gcd(@, #) == 1"),
    ("# is coprime to @", "# in 1..@ if gcd(@, #) == 1"),
    ("# a power of 2", "# in 1..@ if popcount(#) == 1"),
    ("# is a power of 2", "# in 1..@ if popcount(#) == 1"),
    ("#是2的幂", "# in 1..@ if popcount(#) == 1"),
    ("# a perfect square", "# in 1..@ if sqrt(#)*sqrt(#) == #"),
    ("# is a perfect square", "# in 1..@ if sqrt(#)*sqrt(#) == #"),
    ("# is a square", "# in 1..@ if sqrt(#)*sqrt(#) == #"),
    ("#是完全平方数", "# in 1..@ if sqrt(#)*sqrt(#) == #"),
];

/// Replace the words for fractions and signs by the notation. Return `None` if the text does not change.
pub(super) fn in_signs(plain: &str) -> Option<String> {
    let mut text = SAME.iter().fold(plain.to_string(), |text, (from, to)| text.replace(from, to));
    let letter = text.trim_start().chars().next().filter(char::is_ascii_alphabetic)?;
    for (words, divisor) in FRACTIONS {
        text =
            text.replace(&words.replace('@', &letter.to_string()), &format!("{letter}/{divisor}"));
    }
    (text != plain).then(|| text.trim().to_string())
}

/// Read a rule of one number with a condition after its options.
pub(super) fn conditioned(plain: &str, found: &mut Found) {
    let Some((head, options)) = plain.split_once('>') else { return };
    let head = head.trim().trim_end_matches(['-', '=']).trim();
    if head.len() != 1 || !head.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return;
    }
    let options = options.trim();
    unconditioned(head, options, found);
    for sign in BEHIND {
        let first = pieces(options, &[sign]).first().map_or(options.len(), |first| first.len());
        // `pieces` ignores brackets, so find an opening bracket separately.
        let first = if sign == "(" { options.rfind('(').unwrap_or(options.len()) } else { first };
        let (option, condition) = options.split_at(first.min(options.len()));
        let condition = condition.trim();
        let condition = condition.strip_prefix(sign).unwrap_or(condition).trim();
        let condition = if sign == "(" { condition.trim_end_matches(')') } else { condition };
        let option = option.trim();
        let mut letters = option
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| word.len() == 1 && *word != head);
        let Some(free) = letters.find(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
        else {
            continue;
        };
        if condition.is_empty() || !condition.contains(free) {
            continue;
        }
        let said = said(clause(condition), head, free);
        let list = [option.to_string()];
        if let Some(line) = rule(&[head], &list, &said) {
            found.line(&line, true);
            return;
        }
    }
}

/// Read a power whose letter has no condition: the bases of squares and cubes start at 1, and the exponents of powers
/// of a number start at 0.
fn unconditioned(head: &str, option: &str, found: &mut Found) {
    let Some((_, power)) = option.split_once('-') else { return };
    let Some((base, exponent)) = power.trim().split_once('^') else { return };
    let is_letter = |text: &str| {
        text.len() == 1 && text.starts_with(|c: char| c.is_ascii_alphabetic()) && text != head
    };
    let is_number = |text: &str| text.parse::<u64>().is_ok_and(|number| number > 1);
    let condition = match () {
        () if is_letter(base) && is_number(exponent) => format!("{base} >= 1"),
        () if is_number(base) && is_letter(exponent) => {
            format!("{exponent} in 0..{}", 52 / base.len())
        }
        () => return,
    };
    if let Some(line) = rule(&[head], &[option.to_string()], &condition) {
        found.line(&line, false);
    }
}

/// Return a condition in the notation.
fn said(condition: &str, number: &str, free: &str) -> String {
    let text = condition.trim_end_matches(['.', '。']).trim();
    let known = WORDS.iter().find(|(words, _)| {
        text.eq_ignore_ascii_case(&words.replace('@', number).replace('#', free))
    });
    if let Some((_, line)) = known {
        return line.replace('@', number).replace('#', free);
    }
    // A condition such as `k = 1, 2, 4` lists the values of the letter.
    match text.split_once('=') {
        Some((left, list)) if left.trim() == free && list.contains(',') && !list.contains('…') => {
            format!("{free} in {{{}}}", list.trim())
        }
        _ => text.to_string(),
    }
}
