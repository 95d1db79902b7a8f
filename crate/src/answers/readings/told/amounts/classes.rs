//! Classes of numbers, such as primes, and whether a text says that an amount belongs to a class or not.

use super::numbers::Number;
use crate::base::sort::{sort, sort_by_key};

/// A class in a text: its condition on the amount taken or on the heap left, and its span.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub(super) condition: String,
    pub(super) is_negated: bool,
    pub(super) is_of_rest: bool,
    pub(super) from: usize,
    pub(super) end: usize,
}

/// Words between two alternative amounts.
pub(super) const EITHER: &[&str] = &[" or ", "或者", "或是", "或", "也可以", ", or "];
/// Words for any number, to which a bound applies.
pub(super) const NUMBER: &[&str] = &[
    "positive integer",
    "正整数",
    "自然数",
    "whole number",
    "a number not",
    "a number no",
    "a number at most",
    "a number less",
    "一个不超过",
    "一个不大于",
    "一个小于",
];

/// The words of each class, the condition that `$` is in the class, and the condition that it is not.
const CLASSES: &[(&[&str], &str, &str)] = &[
    (&["prime", "质数", "素数"], "prime($)", "not prime($)"),
    (&["composite", "合数"], "$ > 3, not prime($)", "$ == 1 or prime($)"),
    (
        &["perfect square", "square number", "完全平方数", "平方数"],
        "sqrt($)^2 == $",
        "sqrt($)^2 != $",
    ),
    (
        &["odd number", "odd amount", "an odd", "is odd", "be odd", "奇数", "单数"],
        "$ % 2 == 1",
        "$ % 2 == 0",
    ),
    (
        &["even number", "even amount", "an even", "is even", "be even", "偶数", "双数"],
        "$ % 2 == 0",
        "$ % 2 == 1",
    ),
    (&["coprime", "relatively prime", "互质", "互素"], "gcd($, n) == 1", "gcd($, n) > 1"),
    (
        &["proper divisor", "proper factor", "真因数", "真约数", "真因子"],
        "n % $ == 0, $ < n",
        "n % $ != 0 or $ == n",
    ),
    (&["divisor", "factor", "约数", "因数", "因子"], "n % $ == 0", "n % $ != 0"),
];
/// A class with a parameter, such as multiples: the words before the number, the words after it, and the two conditions
/// with `#` for the number.
type OfNumber = (&'static [&'static str], &'static [&'static str], &'static str, &'static str);
const OF_NUMBER: &[OfNumber] = &[
    (
        &["multiple of", "multiples of", "divisible by"],
        &["的倍数", "的整数倍", "整除", "倍数"],
        "$ % # == 0",
        "$ % # != 0",
    ),
    (
        &["power of", "powers of"],
        &[
            "的幂",
            "的次幂",
            "的整数次幂",
            "的方幂",
            "的非负整数次幂",
            "的若干次幂",
            "的若干次方",
            "的次方",
            "的n次方",
            "的n次幂",
            "的k次幂",
            "的k次方",
        ],
        "#^v($, #) == $",
        "#^v($, #) != $",
    ),
];
/// Words of negation before a class.
const NEGATIONS: &[&str] = &[
    "not",
    "isn't",
    "n't",
    "never",
    "non",
    "nor",
    "except",
    "excluding",
    "不是",
    "不能是",
    "不能为",
    "不得是",
    "不得为",
    "不可以是",
    "不可是",
    "不许是",
    "不准是",
    "不为",
    "不能",
    "不",
    "非",
    "不可",
    "不许",
    "不得",
    "不允许",
    "禁止",
    "除了",
    "neither",
];
/// Words between a negation and its class.
const IDLE: &[&str] = &[
    "a", "an", "any", "be", "the", "by", "of", "take", "remove", "taking", "removing", "is",
    "一个", "取走", "取", "拿走", "拿", "是", "为", "被", "能被", "-", "number", "that",
];
/// Words about the heap that a move leaves.
const REST: &[&str] = &[
    "leave",
    "leaves",
    "leaving",
    "remaining",
    "remain",
    "left is",
    "left must",
    "left over",
    "剩下",
    "剩余",
    "留下",
    "余下",
    "使剩",
    "留",
];
/// The most bytes between the words about the heap left and a class.
const NEAR: usize = 36;

/// Return the classes in a text, in order, and mark the numbers in them as used.
pub(super) fn classes(text: &str, numbers: &mut [Number]) -> Vec<Class> {
    let mut all: Vec<Class> = Vec::new();
    for (words, condition, negated) in CLASSES {
        let mut spots: Vec<(usize, usize)> = words
            .iter()
            .flat_map(|word| text.match_indices(word).map(|(at, word)| (at, at + word.len())))
            .collect();
        sort(&mut spots);
        for (from, end) in spots {
            // Skip a class within the words of another class.
            if all.iter().any(|class| class.from < end && from < class.end) {
                continue;
            }
            all.push(class(text, (from, end), (condition, negated)));
        }
    }
    for (ahead, behind, condition, negated) in OF_NUMBER {
        for number in numbers.iter_mut() {
            let before = text[..number.from].trim_end();
            let rest = text[number.end..].trim_start();
            let word = ahead.iter().find(|word| before.ends_with(**word));
            let word_behind = behind.iter().find(|word| rest.starts_with(**word));
            let span = match (word, word_behind) {
                (Some(word), _) => (before.len() - word.len(), number.end),
                (None, Some(word)) => (number.from, text.len() - rest.len() + word.len()),
                (None, None) => continue,
            };
            number.is_used = true;
            let fill = |text: &str| text.replace('#', &number.value.to_string());
            if number.value > 1 {
                all.push(class(text, span, (&fill(condition), &fill(negated))));
            }
        }
    }
    sort_by_key(&mut all, |class| class.from);
    all
}

fn class(text: &str, (from, end): (usize, usize), (plain, negated): (&str, &str)) -> Class {
    let before = &text[..from];
    let is_negated = is_negated(before);
    let is_of_rest = is_of_rest(before);
    let condition = if is_negated { negated } else { plain };
    let letter = if is_of_rest { "(n-k)" } else { "k" };
    Class { condition: condition.replace('$', letter), is_negated, is_of_rest, from, end }
}

fn is_negated(before: &str) -> bool {
    let is_word = |rest: &str, word: &str| {
        rest.ends_with(word)
            && !(word.is_ascii()
                && word.starts_with(|c: char| c.is_ascii_alphabetic())
                && word != "n't"
                && rest[..rest.len() - word.len()].ends_with(|c: char| c.is_ascii_alphabetic()))
    };
    let mut rest = before.trim_end();
    loop {
        if NEGATIONS.iter().any(|word| is_word(rest, word)) {
            return true;
        }
        match IDLE.iter().find(|word| is_word(rest, word)) {
            Some(word) => rest = rest[..rest.len() - word.len()].trim_end(),
            None => return false,
        }
    }
}

fn is_of_rest(before: &str) -> bool {
    const TAKEN: &[&str] = &["take", "remov", "subtract", "取", "拿", "减", ",", "，", ".", "。"];
    let spot = REST.iter().filter_map(|word| before.rfind(word).map(|at| at + word.len())).max();
    spot.is_some_and(|spot| {
        before.len() - spot <= NEAR && !TAKEN.iter().any(|word| before[spot..].contains(word))
    })
}
