//! Amounts that may be taken: bare numbers, sets in braces, and sentences such as "take 2 or 5" and 取1,3,4.

use super::reading::{Found, Reading};
use crate::notation::Game;

/// Words around amounts that change nothing.
const FILLERS: &str = "subtraction subtract removes remove taking takes take amounts amount stones stone pieces \
    matches counters coins tokens moves move player exactly either allowed each turn game from heap pile with only \
    must may can you set the and or of in at is a s \
    集合 减法 游戏 石子 每次 每人 可以 只能 一次 一堆 取走 拿走 取 拿 减去 减 或者 或 和 与 颗 个 枚 根 从 能 可 的 堆 里 中 数 走 步";

/// Between the two ends of a range.
const RANGES: &str = ".. to through ~ - 到 至";

/// Before the largest of the amounts from 1 on; `_` stands for a blank.
const BOUNDS: &str = "at_most up_to no_more_than 最多 至多 不超过";

/// Numbers from 1 on.
const NUMBERS: [&str; 2] =
    ["one two three four five six seven eight nine ten", "一 二 三 四 五 六 七 八 九 十"];

#[derive(Clone)]
enum Piece {
    Number(String),
    Range,
    Bound,
    /// A word that says that the numbers are amounts.
    Filler,
    /// A sign that says nothing.
    Blank,
}

#[derive(Default)]
struct Amounts {
    list: Vec<String>,
    /// The largest amount, where all from 1 on are allowed.
    bound: Option<String>,
    /// Whether braces or words say that these are amounts.
    is_set: bool,
}

/// Whether a word stands at the start of a text: no letter may follow a word of letters.
fn starts(text: &str, word: &str) -> bool {
    let ends_in_letter = |text: &str| text.ends_with(|c: char| c.is_ascii_alphabetic());
    text.strip_prefix(word).is_some_and(|rest| {
        !(ends_in_letter(word) && rest.starts_with(|c: char| c.is_ascii_alphabetic()))
    })
}

/// The longest known word at the start of a text, and what it says.
fn word(text: &str) -> Option<(usize, Piece)> {
    let among = |words: &'static str, piece: Piece| {
        words.split_whitespace().map(move |word| (word.replace('_', " "), piece.clone()))
    };
    let numbers = NUMBERS.iter().flat_map(|words| {
        let each = words.split_whitespace().zip(1..);
        each.map(|(word, n): (_, u64)| (word.to_string(), Piece::Number(n.to_string())))
    });
    let two = std::iter::once(("两".to_string(), Piece::Number("2".into())));
    among(FILLERS, Piece::Filler)
        .chain(among(RANGES, Piece::Range))
        .chain(among(BOUNDS, Piece::Bound))
        .chain(numbers)
        .chain(two)
        .filter(|(word, _)| starts(text, word))
        .map(|(word, piece)| (word.len(), piece))
        .max_by_key(|(length, _)| *length)
}

fn piece(text: &str) -> Option<(usize, Piece)> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if digits > 0 {
        return Some((digits, Piece::Number(text[..digits].to_string())));
    }
    let first = text.chars().next()?;
    match first {
        '{' | '=' => Some((1, Piece::Filler)),
        _ if first.is_whitespace() || ",;:}()[]，。；：、".contains(first) => {
            Some((first.len_utf8(), Piece::Blank))
        }
        // A range may begin with it.
        '.' => word(text).or(Some((1, Piece::Blank))),
        _ => word(text),
    }
}

/// `None` if the text says anything else.
fn read(plain: &str) -> Option<Amounts> {
    let lower = plain.to_lowercase();
    let mut rest = lower.as_str();
    let mut amounts = Amounts::default();
    let (mut joins, mut bounds) = (false, false);
    while !rest.is_empty() {
        let (length, piece) = piece(rest)?;
        rest = &rest[length..];
        match piece {
            Piece::Number(number) => {
                match amounts.list.last_mut() {
                    _ if bounds => amounts.bound = Some(number),
                    Some(last) if joins => *last = format!("{last}..{number}"),
                    _ => amounts.list.push(number),
                }
                (joins, bounds) = (false, false);
            }
            Piece::Range => joins = true,
            Piece::Bound => (bounds, amounts.is_set) = (true, true),
            Piece::Filler => amounts.is_set = true,
            Piece::Blank => {}
        }
    }
    Some(amounts)
}

/// Adds the game of a set of amounts; for bare numbers also Nim with heaps of these sizes.
pub(super) fn amounts(plain: &str, found: &mut Found) {
    if plain.contains('*') {
        nim(plain, true, found);
    }
    let Some(Amounts { list, bound, is_set }) = read(plain) else { return };
    match bound {
        Some(bound) if list.is_empty() => {
            found.line(&format!("bounded {bound}"), true);
        }
        _ if list.is_empty() => {}
        _ => {
            found.line(&format!("subtract {}", list.join(" ")), is_set);
            if !is_set {
                nim(plain, false, found);
            }
        }
    }
}

/// Adds Nim at the position of a text, as in `*3 + *5`.
fn nim(plain: &str, certain: bool, found: &mut Found) {
    if let Ok(nim) = Game::parse("nim")
        && let Ok(position) = nim.position(plain)
    {
        found.push(Reading::game(&nim, Some(nim.text(&position)), certain));
    }
}
