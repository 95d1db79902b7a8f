//! Rules, races, boards and sets that a text describes in words, with the numbers of one position. The whole text is
//! marked as not understood, since its other words may change the game.

mod amounts;
mod changes;
mod classes;
mod crosses;
mod drawn;
mod lines;
mod marked;
mod moves;
mod placed;
mod races;
mod rows;
mod splits;

use super::reading::{Absent, AbsentReason, Found, Reading, whole};

/// The most bytes of a text in which a described game is searched for.
const LONGEST: usize = 2000;

/// Words for exceptions, which change the rule.
const EXCEPTIONS: &[&str] = &[
    "except",
    "but not",
    "cannot",
    "can't",
    "may not",
    "unless",
    "除了",
    "不能取",
    "不可以",
    "禁止",
    "not allowed",
    "不允许",
];

/// The result of a parser: a game in notation, with an optional position.
struct Told {
    line: String,
    position: Option<String>,
}

/// Replace all possible meanings except problems by the game that a text describes. Return whether there is such a
/// game. `typed` is the text with its line breaks.
pub(super) fn told(typed: &str, plain: &str, found: &mut Found) -> bool {
    if plain.len() > LONGEST {
        return false;
    }
    let lower = plain.to_ascii_lowercase();
    if classes::is_told(&lower) {
        found.all.retain(|one| one.problem.is_some());
        let view = Some(classes::view());
        found.all.insert(0, Reading { view, rest: vec![whole(plain)], ..Reading::default() });
        return true;
    }
    if is_domineering(&lower) {
        let absent = Some(Absent { name: "domineering", reason: AbsentReason::Partizan });
        found.all.clear();
        found.push(Reading { absent, rest: vec![whole(plain)], ..Reading::default() });
        return true;
    }
    let told = lines::graph(typed)
        .or_else(|| marked::marked(&lower))
        .or_else(|| crosses::crosses(&lower))
        .or_else(|| placed::placed(&lower))
        .or_else(|| drawn::drawn(&lower))
        .or_else(|| rows::rows(&lower))
        .or_else(|| moves::vectors(&lower))
        .or_else(|| changes::changes(&lower))
        .or_else(|| amounts::amounts(&lower, &found.all))
        .or_else(|| splits::splits(&lower))
        .or_else(|| moves::halved(&lower))
        .or_else(|| moves::emptied(&lower))
        .or_else(|| races::race(&lower));
    let Some(Told { line, position }) = told else { return false };
    let reading = Reading::at(&line, position.as_deref(), false);
    let Some(reading) = reading else { return false };
    found.all.retain(|one| one.problem.is_some());
    found.push(Reading { rest: vec![whole(plain)], ..reading });
    true
}

/// Return whether a text describes Domineering, in which each player places dominoes in one direction only.
fn is_domineering(text: &str) -> bool {
    has(text, &["domino", "骨牌"])
        && has(text, &["vertical", "竖"])
        && has(text, &["horizontal", "横"])
        && has(
            text,
            &["left", "one player", "the other", "另一", "甲", "alice", "player 1", "first player"],
        )
        && has(text, &["only", "只", "always", "must", "left"])
        && !has(text, &["either", "both", "or horizontal", "or vertical", "任意", "都可", "横竖"])
}

fn has(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

/// Return whether a rule has an exception, which no parser understands.
fn is_excepted(text: &str) -> bool {
    let plain = text.replace("cannot move", "").replace("can't move", "");
    let plain = plain.replace("不能取者", "").replace("不能移动", "").replace("不能走", "");
    has(&plain, EXCEPTIONS)
}

/// Return the numbers in digits of a text, with their spans.
fn digits(text: &str) -> Vec<(u64, usize, usize)> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(from) = text[at..].find(|c: char| c.is_ascii_digit()).map(|from| at + from) {
        let end = from + text[from..].bytes().take_while(u8::is_ascii_digit).count();
        if let Ok(number) = text[from..end].parse() {
            all.push((number, from, end));
        }
        at = end;
    }
    all
}

/// Return the number after one of the words, with an equals sign or a blank between.
fn number_behind(text: &str, words: &[&str]) -> Option<u64> {
    words.iter().find_map(|word| {
        let (at, _) = text.match_indices(word).find(|(at, _)| {
            let rest =
                text[at + word.len()..].trim_start_matches([' ', '=', ':', '：', '是', '为']);
            rest.starts_with(|c: char| c.is_ascii_digit())
        })?;
        digits(&text[at + word.len()..]).first().map(|(number, ..)| *number)
    })
}
