//! Positions in which words mark places of a row: coins that show heads, pins that are down, squares with a cross.

mod places;

use super::{Told, has};
use places::{Places, near, places, size, spots};

/// The longest row of a position.
const LONGEST: u64 = 1000;

pub(super) fn marked(text: &str) -> Option<Told> {
    heads(text).or_else(|| pins(text)).or_else(|| crosses(text))
}

/// Read a row of coins: `mock turtles, heads at 0, 3 and 5`, 第1、3、6枚正面朝上.
fn heads(text: &str) -> Option<Told> {
    const HEADS: &[&str] = &["heads up", "heads", "face up", "facing up", "正面朝上", "正面"];
    const GAMES: &[(&str, &[&str])] = &[
        ("mock-turtles", &["mock", "假龟", "up to three", "最多三枚", "至多三枚", "一到三枚"]),
        ("ruler", &["ruler", "直尺", "consecutive", "contiguous", "连续"]),
        ("turning-turtles", &["turning turtle", "翻硬币", "翻龟", "翻乌龟"]),
    ];
    let (line, _) = GAMES.iter().find(|(_, words)| has(text, words))?;
    if has(text, &["corner", "四角"]) {
        return None;
    }
    let all = places(text);
    let up = HEADS.iter().find_map(|mark| near(text, &all, mark, false))?;
    let coins = size(text, &all, up, &["coin", "turtle", "枚", "个硬币"]);
    // Places count from 0 if the text says so or has a place 0, and otherwise from 1.
    let is_from_zero = has(text, &["from 0", "from zero", "从0", "从 0"]);
    let first = u64::from(!up.numbers.contains(&0) && !is_from_zero);
    let most = up.numbers.iter().max()?.checked_sub(first)? + 1;
    let length = coins.filter(|coins| *coins >= most).unwrap_or(most);
    let sign = |at: u64| if up.numbers.contains(&(at + first)) { 'H' } else { 'T' };
    let position = (length <= LONGEST).then(|| (0..length).map(sign).collect());
    Some(Told { line: (*line).to_string(), position })
}

/// Read a row of Kayles: `Kayles with 13 pins, the second pin is down`, 第2个瓶子已经被击倒.
fn pins(text: &str) -> Option<Told> {
    const DOWN: &[&str] = &[
        "knocked down",
        "knocked over",
        "knocked out",
        "down",
        "missing",
        "removed",
        "fallen",
        "gone",
        "out",
        "a gap",
        "gap",
        "击倒",
        "打倒",
        "倒了",
        "倒下",
        "倒",
        "没了",
        "缺",
        "空",
    ];
    let has_pins = ["pin", "pins"].iter().any(|word| spots(text, word).next().is_some());
    if !has_pins && !has(text, &["kayles", "凯尔斯", "瓶", "保龄", "skittle"]) {
        return None;
    }
    let all = places(text);
    let down = DOWN.iter().find_map(|mark| near(text, &all, mark, true))?;
    let count = size(text, &all, down, &["pin", "bottle", "skittle", "瓶", "个", "球瓶"])?;
    let is_down = |at: u64| down.numbers.contains(&at);
    if count > LONGEST || !down.numbers.iter().all(|at| (1..=count).contains(at)) {
        return None;
    }
    let row: String = (1..=count).map(|at| if is_down(at) { '.' } else { '|' }).collect();
    let name = if has(text, &["dawson", "道森"]) { "dawson" } else { "kayles" };
    let runs: Vec<String> =
        row.split('.').filter(|run| !run.is_empty()).map(|run| run.len().to_string()).collect();
    Some(Told { line: name.to_string(), position: Some(runs.join(" ")) })
}

/// Read a strip with crosses: `treblecross with 11 cells and an X in cell 6`, 第6格已经画了叉.
fn crosses(text: &str) -> Option<Told> {
    const CROSSES: &[&str] =
        &["x's", "xs", "x", "crossed", "crosses", "cross", "taken", "occupied", "marked", "叉"];
    const STRIPS: &[&str] = &[
        "treblecross",
        "一维井字",
        "一维三子",
        "1d tic",
        "1-d tic",
        "one-dimensional",
        "strip",
        "纸带",
        "row of",
        "line of",
        "一排",
        "一行",
        "1x",
        "1×",
        "1*",
    ];
    if !has(text, STRIPS) || has(text, &["3x3", "3×3", "notakto"]) {
        return None;
    }
    if let Some(row) = row(text) {
        return Some(Told { line: "treblecross".to_string(), position: Some(row) });
    }
    let all = places(text);
    let crossed = CROSSES.iter().find_map(|mark| near(text, &all, mark, true));
    const SQUARES: &[&str] = &["cell", "square", "box", "格", "个格", "space", "x1", "×1"];
    let none = Places { numbers: Vec::new(), are_labelled: false, from: 0, end: 0 };
    let count =
        size(text, &all, crossed.unwrap_or(&none), SQUARES).filter(|count| *count <= LONGEST)?;
    let has_cross = || CROSSES.iter().any(|mark| spots(text, mark).next().is_some());
    let is_middle = has(text, &["middle", "centre", "center", "正中", "中间", "中央", "中心"]);
    let numbers = match crossed {
        Some(crossed) => crossed.numbers.clone(),
        None if is_middle && has_cross() && count % 2 == 1 => vec![count / 2 + 1],
        None => return None,
    };
    if !numbers.iter().all(|at| (1..=count).contains(at)) {
        return None;
    }
    let sign = |at: u64| if numbers.contains(&at) { 'X' } else { '.' };
    Some(Told { line: "treblecross".to_string(), position: Some((1..=count).map(sign).collect()) })
}

/// Return the squares of a strip that is drawn in a text, `..X.....`.
fn row(text: &str) -> Option<String> {
    const SHORTEST: usize = 4;
    let runs = text.split(|c: char| !"._x".contains(c));
    let drawn =
        runs.filter(|run| run.len() >= SHORTEST && run.contains(['.', '_']) && run.contains('x'));
    drawn.max_by_key(|run| run.len()).map(str::to_uppercase)
}
