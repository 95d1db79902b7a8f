//! Practice problems by their numbers, and by the inputs that they read.

use super::names::letters;
use super::reading::Found;
use crate::answers::judge::{PROBLEM_IDS, judge_position};

const JUDGES: &str = "problem acwing luogu 洛谷 codeforces cf gym atcoder leetcode 题目 题 第";

/// The problems of a number such as `893`, `hdu 1847`, `problem cses 1730` or `CF1704F`.
pub(super) fn by_number(plain: &str, found: &mut Found) {
    let whole = letters(plain);
    let mut typed = whole.as_str();
    while let Some(rest) = JUDGES.split(' ').find_map(|judge| typed.strip_prefix(judge)) {
        typed = rest;
    }
    if typed.len() < 3
        || !typed.contains(|c: char| c.is_ascii_digit())
        || plain.contains(['|', '>', '='])
    {
        return;
    }
    let is_number = plain.split_whitespace().count() <= 4;
    for id in PROBLEM_IDS.iter().filter(|_| is_number) {
        let known = id.to_lowercase();
        let number = known.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        if known == typed || (number == typed && number.len() > 3) {
            found.problem(id, known == typed);
        }
    }
}

/// The problems whose inputs a text of numbers can be.
pub(super) fn by_input(plain: &str, found: &mut Found) {
    if plain.split_whitespace().nth(1).is_none() || plain.contains(['|', '{', '=']) {
        return;
    }
    for id in PROBLEM_IDS {
        if judge_position(id, plain).is_ok() {
            found.problem(id, false);
        }
    }
}
