//! A rule followed by its starting number, as in `n -> n-1 | n-3, start at 17` or `…, 求 sg(100)`.

use super::formulas;
use crate::answers::readings::reading::{Found, Reading, place_in};
use crate::notation::Game;

/// Words before a starting position.
const STARTS: &[&str] = &[
    "the starting position is",
    "starting position",
    "initial position",
    "starting from",
    "starting at",
    "starting with",
    "start position",
    "start from",
    "start at",
    "start with",
    "start",
    "initially",
    "find",
    "compute",
    "calculate",
    "evaluate",
    "determine",
    "what is",
    "from",
    "heap of",
    "heap size",
    "heap",
    "初始局面为",
    "初始局面",
    "初始为",
    "初始状态",
    "初始",
    "起始",
    "开始时",
    "开始",
    "起点",
    "从",
    "现在是",
    "现在",
    "求",
    "计算",
    "当前",
];

/// A text split into the part before the words about a starting position, and that position.
pub(super) struct Front<'t> {
    pub(super) text: &'t str,
    pub(super) position: Option<String>,
}

/// Split off the words about a starting position, and the position.
pub(super) fn front(plain: &str) -> Front<'_> {
    let whole = Front { text: plain, position: None };
    let text = plain.trim_end_matches(['.', '。', '?', '？', ' ', '开', '始']);
    // `n -> n-1, n-2; n = 20`
    if let Some((before, tail)) = text.rsplit_once([',', ';', '，', '；'])
        && let Some((letter, number)) = tail.split_once('=')
        && letter.trim().len() == 1
        && before.trim_start().starts_with(letter.trim())
        && let Some(position) = start(number.trim())
    {
        return Front { text: before.trim_end(), position: Some(position) };
    }
    let lower = text.to_ascii_lowercase();
    let spots = STARTS.iter().filter_map(|word| {
        let at = lower.rfind(word)?;
        let is_apart =
            !word.is_ascii() || lower[..at].ends_with(|c: char| !c.is_ascii_alphanumeric());
        Some((at, word.len())).filter(|_| at > 0 && is_apart)
    });
    let Some((at, length)) = spots.min_by_key(|(at, length)| (*at, usize::MAX - length)) else {
        return whole;
    };
    let numbers = start(text[at + length..].trim());
    let front = text[..at]
        .trim_end()
        .trim_end_matches([',', '，', ';', '；', '.', '。', '、', '('])
        .trim_end();
    match numbers {
        Some(position) if !front.is_empty() => Front { text: front, position: Some(position) },
        _ => whole,
    }
}

/// Parse the numbers of a starting position: `17`, `(25, 7)`, `sg(100)`, `n = 10`.
fn start(text: &str) -> Option<String> {
    let text = text.trim_start_matches([':', '=', '：']).trim();
    let text = ["with ", "a ", "heap of ", "n", "the value of "]
        .iter()
        .fold(text, |text, word| text.strip_prefix(word).unwrap_or(text).trim_start());
    let text = text.trim_start_matches(['=', ':', ' ']);
    // Read the argument of a function value such as `sg(100)`.
    let name = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let behind = text[name..].trim_start_matches([' ', '=']);
    let inner = behind.strip_prefix(['(', '[']).map_or(Some(behind), |inner| {
        inner
            .strip_suffix(" 的值")
            .unwrap_or(inner)
            .trim_end()
            .trim_end_matches('的')
            .strip_suffix([')', ']'])
    })?;
    let numbers: Vec<&str> = inner.split([',', ' ']).filter(|one| !one.is_empty()).collect();
    let are_numbers = numbers.iter().all(|one| one.bytes().all(|b| b.is_ascii_digit()));
    (are_numbers && !numbers.is_empty()).then(|| numbers.join(" "))
}

/// Return the rule before words that say that play ends at 0.
pub(super) fn before_end(plain: &str) -> Option<&str> {
    const ENDS: [&str; 8] =
        ["terminal", "terminal state", "end", "ends at", "终态", "终点", "终止状态", "终止于"];
    let (rule, end) = plain.trim_end_matches(['.', '。']).rsplit_once([',', ';'])?;
    let end = end.trim().strip_suffix('0')?;
    let end = end.trim_end_matches(['=', ':', ' ', '为', '是']);
    let end = end.strip_suffix(" is").unwrap_or(end).trim_end();
    ENDS.contains(&end.to_lowercase().as_str()).then_some(rule)
}

/// Add a possible meaning: the game of a rule with its starting position.
pub(super) fn started(plain: &str, found: &mut Found) {
    let Front { text, position: Some(position) } = front(plain) else { return };
    let mut inner = Found::default();
    formulas(text, &mut inner);
    for reading in inner.all {
        let game = reading.game.as_deref().and_then(Game::find);
        if let Some(game) = game.filter(|_| reading.position.is_none())
            && let Some(place) = place_in(&game, &position)
        {
            found.push(Reading { position: Some(place), ..reading });
        }
    }
}
