//! Texts that describe outcomes instead of moves: `n is winning iff n-1 or n-3 is losing`, `先手必败当且仅当 n 是 4 的倍数`.

use crate::answers::readings::reading::{Found, Reading, whole};
use crate::notation::Game;

/// Words of outcomes.
const OUTCOMES: &[&str] = &[
    "win",
    "lose",
    "losing",
    "loss",
    "p-position",
    "n-position",
    "hot",
    "cold",
    "safe",
    "胜",
    "败",
    "负",
    "输",
    "赢",
];

/// Words for "if and only if".
const IFF: &[&str] = &[
    "iff",
    "if and only if",
    "exactly when",
    "exactly if",
    "precisely when",
    "当且仅当",
    "等价于",
    "<=>",
    "⇔",
    "↔",
    "means that",
    " if ",
    " when ",
];

/// Words next to a number whose multiples are the lost heaps.
const MULTIPLES: &[&str] =
    &["mod", "modulo", "%", "multiple of", "multiples of", "divisible by", "被", "除以"];

/// Words about moves: a text with one of them describes more than outcomes.
const MOVES: &[&str] =
    &["take", "remove", "subtract", "取", "拿", "减", "整数", "integer", "how many"];

/// Add the game whose won and lost heaps a text describes as an uncertain meaning. Return whether such a game is found.
pub(in crate::answers::readings) fn outcomes(plain: &str, found: &mut Found) -> bool {
    let lower = plain.to_ascii_lowercase().replace('−', "-");
    if !OUTCOMES.iter().any(|word| lower.contains(word))
        || lower.contains(['\n', '→'])
        || lower.contains("->")
        || lower.contains("(x")
    {
        return false;
    }
    let before = found.all.len();
    let whole = whole(plain);
    let mut add = |line: &str| {
        if let Some(game) = Game::find(line) {
            found.push(Reading { rest: vec![whole], ..Reading::game(&game, None, false) });
        }
    };
    if let Some(amounts) = taken(&lower).filter(|_| IFF.iter().any(|word| lower.contains(word))) {
        add(&format!("subtract {amounts}"));
    } else if let Some(divisor) = divisor(&lower).filter(|divisor| *divisor > 2)
        && !MOVES.iter().any(|word| lower.contains(word))
    {
        add(&format!("bounded {}", divisor - 1));
    }
    found.all.len() > before
}

/// Return the numbers that are subtracted from the same letter, as in `n-1, n-3`.
fn taken(text: &str) -> Option<String> {
    let mut letter = None;
    let mut all: Vec<&str> = Vec::new();
    for (at, _) in text.match_indices('-') {
        let before = text[..at].trim_end().chars().next_back().filter(char::is_ascii_alphabetic);
        let after = text[at + 1..].trim_start();
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        let is_word =
            text[..at].trim_end().trim_end_matches(|c: char| c.is_ascii_alphabetic()).len() + 1
                < text[..at].trim_end().len();
        let (Some(before), false, true) = (before, is_word, digits > 0) else { continue };
        if *letter.get_or_insert(before) != before {
            return None;
        }
        all.push(&after[..digits]);
    }
    (!all.is_empty()).then(|| all.join(" "))
}

/// Return the number whose multiples are the lost heaps.
fn divisor(text: &str) -> Option<u64> {
    let ahead = MULTIPLES.iter().find_map(|word| {
        let (_, behind) = text.split_once(word)?;
        let behind = behind.trim_start_matches([' ', '(']);
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        // Refuse `n mod (9+1)`, where 9 is the largest amount of a move.
        let is_sum = behind[digits..].trim_start().starts_with('+');
        behind[..digits].parse().ok().filter(|_| !is_sum)
    });
    ahead.or_else(|| {
        let before = text.split_once("的倍数")?.0.trim_end();
        let from = before
            .rfind(|c: char| !c.is_ascii_digit())
            .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
        before[from..].parse().ok()
    })
}
