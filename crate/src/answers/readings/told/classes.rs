//! Surveys of a class or of a crowd, as in `of 40 pupils 25 take maths, 20 physics and 12 both`: inclusion–exclusion.

use std::collections::BTreeMap;

use super::{digits, has};
use crate::answers::readings::reading::ViewFields;

/// Words of people who are counted, of sets that meet, and of games.
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

/// Whether a text in lower case counts sets of people that meet.
pub(super) fn is_told(text: &str) -> bool {
    has(text, PEOPLE) && has(text, MEETS) && !has(text, PLAYED) && digits(text).len() > 2
}

/// The view of sets, whose regions are still to be filled in.
pub(super) fn view() -> ViewFields {
    ViewFields { name: "union".to_string(), fields: BTreeMap::new() }
}
