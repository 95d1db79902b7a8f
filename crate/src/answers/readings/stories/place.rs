//! The position that the numbers of a story give: numbers of a list, the sides of a board, or the faces of coins.

mod lists;
mod signs;

pub(super) use lists::numerals;
use lists::{runs, sides};
use signs::{coins, heads, letters, points};

/// The kind of position that the numbers of a story give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// No position: the numbers belong to a formula or a program.
    None,
    /// Heaps: the longest list of numbers, or the only number.
    Heaps,
    /// A single number: the largest number of the text.
    One,
    /// The size of one heap: a number next to a word or sign for sizes.
    Size,
    /// Two adjacent numbers.
    Pair,
    /// Pairs of numbers in brackets, or one pair.
    Pairs,
    /// The sides of a board.
    Board,
    /// The longer side of a board with three rows.
    Width,
    /// A row of coins with heads and tails.
    Coins,
    /// Letters, as a word in capitals.
    Letters,
    /// Points of a plane in brackets.
    Points,
    /// A number, with the largest amount that the next move may take.
    Taken,
}

type Spot = (String, (usize, usize));

impl Place {
    /// Return the kind of position for a game, by the first word of the game's notation.
    pub(super) fn kind(name: &str) -> Place {
        match name {
            "turning-turtles" | "mock-turtles" | "ruler" => Place::Coins,
            "chomp" | "cut" | "cram" | "queens" | "kings" | "knights" | "bishops" | "rooks" => {
                Place::Board
            }
            "wythoff" | "euclid" => Place::Pair,
            "fibonacci" => Place::Taken,
            "divisors" | "squares" | "primes" => Place::Size,
            "letters" => Place::Letters,
            "corners" | "rugs" | "product" => Place::Points,
            _ => Place::Heaps,
        }
    }

    /// Return the position that a text in lower case gives, with its span. The number at span `number` belongs to the
    /// rule and is skipped.
    pub(super) fn of(self, text: &str, number: Option<(usize, usize)>) -> Option<Spot> {
        let runs = |text: &str| runs(text, number);
        match self {
            Place::None => None,
            Place::Heaps => {
                let mut all = runs(text);
                all.retain(|(list, _)| list[..] != [0]);
                let most = all.iter().map(|(list, _)| list.len()).max()?;
                let mut longest = all.iter().filter(|(list, _)| list.len() == most);
                let last = longest.next_back()?;
                // If there are several single numbers, take only a number with a unit such as "stone" after it.
                let is_alone = most > 1 || all.len() == 1;
                let counted = all.iter().filter(|(_, span)| {
                    let behind = text[span.1..].trim_start();
                    ["pin", "stone", "coin", "瓶", "个瓶", "颗", "枚硬币"]
                        .iter()
                        .any(|unit| behind.starts_with(unit))
                });
                match is_alone {
                    true => Some(joined(last)),
                    false => counted
                        .max_by_key(|(list, _)| list[0])
                        .filter(|(list, _)| list[0] > 3)
                        .map(joined),
                }
            }
            Place::One => {
                if let Some(((first, second), span)) = sides(text) {
                    return Some((first.max(second).to_string(), span));
                }
                let all = runs(text);
                let numbers =
                    all.iter().flat_map(|(list, span)| list.iter().map(move |one| (*one, *span)));
                numbers.max_by_key(|(one, _)| *one).map(|(one, span)| (one.to_string(), span))
            }
            Place::Size => sized(text, &runs(text)),
            Place::Pairs => {
                let spaced = |(list, span): Spot| (list.replace(':', " "), span);
                points(text).map(spaced).or_else(|| Place::Pair.of(text, number))
            }
            Place::Pair => {
                let all = runs(text);
                let pair = all.iter().find(|(list, _)| list.len() == 2 && list[..] != [0, 0]);
                // Otherwise accept two separate numbers, if the text has no others.
                let apart = || match &all[..] {
                    [(one, from), (other, to)] if one.len() + other.len() == 2 => {
                        Some((format!("{} {}", one[0], other[0]), (from.0, to.1)))
                    }
                    _ => None,
                };
                pair.map(joined).or_else(apart)
            }
            Place::Board => {
                let board = |((first, second), span)| (format!("{first}x{second}"), span);
                // The text may list the lengths of the rows instead of the sides.
                let all = runs(text);
                let rows =
                    |least: usize| all.iter().find(|(list, _)| list.len() > least).map(joined);
                rows(2)
                    .or_else(|| sides(text).map(board))
                    .or_else(|| input(text))
                    .or_else(|| rows(1))
            }
            Place::Width => match sides(text) {
                Some(((3, width) | (width, 3), span)) => Some((width.to_string(), span)),
                _ => None,
            },
            Place::Coins => coins(text).or_else(|| heads(text, &runs(text))),
            Place::Letters => letters(text),
            Place::Points => points(text).or_else(|| {
                let (pair, span) = Place::Pair.of(text, number)?;
                Some((pair.replace(' ', ":"), span))
            }),
            Place::Taken => taken(text).or_else(|| Place::One.of(text, number)),
        }
    }
}

/// Return the sides of a board from a judge's input: two numbers after the label "input". The rows come first if the
/// text says so.
pub(in crate::answers::readings) fn input(text: &str) -> Option<Spot> {
    let at = ["输入", "input"].iter().find_map(|label| text.rfind(label))?;
    let (list, span) = runs(&text[at..], None).into_iter().find(|(list, _)| list.len() == 2)?;
    let are_rows = ["n 行", "n行", "n rows"].iter().any(|words| text.contains(words));
    let (width, height) = if are_rows { (list[1], list[0]) } else { (list[0], list[1]) };
    Some((format!("{width}x{height}"), (at + span.0, at + span.1)))
}

/// Return the largest number that is the size of a heap, according to the words or signs next to it.
fn sized(text: &str, all: &[(Vec<u64>, (usize, usize))]) -> Option<Spot> {
    const BEFORE: &[&str] = &[
        "=",
        "heap",
        "pile",
        "heap of",
        "pile of",
        "from",
        "size",
        "with",
        "start at",
        "starting at",
        "堆",
        "从",
        "初始",
        "有",
        "开始",
        "是",
        "为",
    ];
    const BEHIND: &[&str] =
        &["stone", "coin", "match", "counter", "chip", "个石子", "颗", "枚", "根", "个"];
    // Words before the last heap of a table, which is not the size of a heap.
    const UP_TO: &[&str] = &["up to", "first", "前", "≤", "<="];
    let is_size = |(list, span): &&(Vec<u64>, (usize, usize))| {
        let (before, behind) = (text[..span.0].trim_end(), text[span.1..].trim_start());
        list.len() == 1
            && !UP_TO.iter().any(|word| before.ends_with(word))
            && (BEFORE.iter().any(|word| before.ends_with(word))
                || list[0] > 3 && BEHIND.iter().any(|word| behind.starts_with(word)))
    };
    all.iter().filter(is_size).max_by_key(|(list, _)| list[0]).map(joined)
}

fn joined((list, span): &(Vec<u64>, (usize, usize))) -> Spot {
    (list.iter().map(u64::to_string).collect::<Vec<_>>().join(" "), *span)
}

/// Return a number of stones with the most that the next move may take: the given maximum, or twice the amount just
/// taken.
fn taken(text: &str) -> Option<Spot> {
    const TAKEN: &[&str] = &[
        "just took",
        "just taken",
        "just removed",
        "took",
        "takes",
        "taking",
        "removing",
        "removed",
        "刚取了",
        "刚拿了",
        "刚取走",
        "刚取",
        "刚拿",
        "上一步取了",
        "取走了",
        "取了",
        "拿了",
        "先取",
        "取走",
    ];
    const MOST: &[&str] = &[
        "at most",
        "up to",
        "no more than",
        "limit is",
        "limit",
        "maximum",
        "max",
        "最多能取",
        "最多可取",
        "最多取",
        "最多拿",
        "至多取",
        "最多",
        "至多",
        "上限为",
        "上限",
    ];
    // Words that show that the amount just taken is a part of the given number of stones.
    const FIRST: &[&str] = &[
        "first player",
        "first move",
        "opened",
        "starts by",
        "started by",
        "先手",
        "第一步",
        "先取",
    ];
    let behind = |words: &[&str]| {
        words.iter().find_map(|word| {
            let at = text.find(word)?;
            let behind = text[at + word.len()..].trim_start();
            let from = text.len() - behind.len();
            let end = from + behind.bytes().take_while(u8::is_ascii_digit).count();
            Some((text[from..end].parse::<u64>().ok()?, at, from, end))
        })
    };
    let (number, at, from, end, is_most) = match behind(MOST) {
        Some((number, at, from, end)) => (number, at, from, end, true),
        None => behind(TAKEN).map(|(number, at, from, end)| (number, at, from, end, false))?,
    };
    let (stones, span) = Place::One.of(text, Some((from, end)))?;
    let stones: u64 = stones.parse().ok()?;
    let is_left = ["left", "remain", "剩", "还有"].iter().any(|word| text.contains(word));
    let left =
        behind(&["还剩下", "还剩", "剩下", "剩"]).map(|(left, ..)| left).filter(|_| !is_most);
    let stones = left.unwrap_or(stones);
    let is_first = FIRST.iter().any(|word| text.contains(word));
    let span = (span.0.min(at), span.1.max(end));
    let place = match () {
        () if is_most => format!("{stones}:{number}"),
        () if is_left => format!("{stones}:{}", number.checked_mul(2)?),
        () if is_first => format!("{}:{}", stones.checked_sub(number)?, number.checked_mul(2)?),
        () => return None,
    };
    Some((place, span))
}
