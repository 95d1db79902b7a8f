//! Surveys with overlapping groups, as in `of 40 pupils 25 take maths, 20 physics and 12 both`: read as
//! inclusion–exclusion.

use std::collections::BTreeMap;

use super::{digits, has};
use crate::answers::readings::reading::ViewFields;

/// Words for people who are counted; `MEETS` has words for overlapping sets, and `PLAYED` has words of games.
const PEOPLE: &[&str] = &[
    "pupil", "student", "class of", "people", "survey", "guest", "employee", "member", "tourist",
    "children", "人", "学生", "同学", "班",
];
const MEETS: &[&str] = &[
    "both",
    "at least one",
    "neither",
    "all three",
    "none of",
    "exactly one",
    "only one",
    "两样都",
    "两科都",
    "两者都",
    "都会",
    "都参加",
    "都喜欢",
    "都不",
    "既",
    "至少一",
    "至少有一",
    "两门都",
    "两项都",
    "三样都",
    "三科都",
    "都优秀",
    "都及格",
    "都报",
    "两种都",
];
const PLAYED: &[&str] = &[
    "stone", "turn", "heap", "pile", "game", "player", "nim", "石子", "轮流", "堆", "游戏", "先手",
    "博弈",
];

/// Return whether a text in lower case counts overlapping groups of people.
pub(super) fn is_told(text: &str) -> bool {
    has(text, PEOPLE) && has(text, MEETS) && !has(text, PLAYED) && digits(text).len() > 2
}

/// Return the page's view of sets without values, which the user must fill in.
pub(super) fn view() -> ViewFields {
    ViewFields { name: "union".to_string(), fields: BTreeMap::new() }
}
