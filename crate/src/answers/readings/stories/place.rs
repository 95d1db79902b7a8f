//! The place of a story: numbers of a list, the sides of a board, the faces of coins.

/// What the numbers of a story are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The longest list of numbers, or the only number.
    Heaps,
    /// One number, the largest.
    One,
    /// Two numbers that stand together.
    Pair,
    /// The sides of a board.
    Board,
    /// Heads and tails.
    Coins,
}

/// Words between the numbers of a list.
const BETWEEN: &[&str] = &[
    "and", "stones", "coins", "chips", "stone", "coin", "pins", "beans", "matches", "counters", "marbles", "balls", "个", "颗", "枚",
    "根", "块", "只", "粒", "支", "格", "和", "与", "及", "、", "，", ",", ";", "；", "&", " ",
];

type Spot = (String, (usize, usize));

impl Place {
    /// The position of a text in lower case, and where it stands.
    pub(super) fn of(self, text: &str) -> Option<Spot> {
        match self {
            Place::Heaps => {
                let all = runs(text);
                let most = all.iter().map(|(list, _)| list.len()).max()?;
                let mut longest = all.iter().filter(|(list, _)| list.len() == most);
                let last = longest.next_back()?;
                // Of several single numbers each may be the size.
                let is_alone = most > 1 || all.len() == 1;
                is_alone.then(|| joined(last))
            }
            Place::One => {
                if let Some(((first, second), span)) = sides(text) {
                    return Some((first.max(second).to_string(), span));
                }
                let all = runs(text);
                let numbers = all.iter().flat_map(|(list, span)| list.iter().map(move |one| (*one, *span)));
                numbers.max_by_key(|(one, _)| *one).map(|(one, span)| (one.to_string(), span))
            }
            Place::Pair => {
                let all = runs(text);
                all.iter().find(|(list, _)| list.len() == 2 && list[..] != [0, 0]).map(joined)
            }
            Place::Board => sides(text).map(|((first, second), span)| (format!("{first}x{second}"), span)),
            Place::Coins => coins(text),
        }
    }
}

fn joined((list, span): &(Vec<u64>, (usize, usize))) -> Spot {
    (list.iter().map(u64::to_string).collect::<Vec<_>>().join(" "), *span)
}

/// The lists of numbers of a text. A number beside a sign of arithmetic is none.
fn runs(text: &str) -> Vec<(Vec<u64>, (usize, usize))> {
    let mut all: Vec<(Vec<u64>, (usize, usize))> = Vec::new();
    let mut at = 0;
    while let Some(from) = text[at..].find(|c: char| c.is_ascii_digit()).map(|from| at + from) {
        let end = text[from..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |end| from + end);
        at = end;
        let is_sign = |c: char| c.is_ascii_alphabetic() || "-.^<>=_".contains(c);
        let before = text[..from].trim_end_matches(' ');
        let glued = text[..from].ends_with(is_sign) && !text[..from].ends_with('=') || before.ends_with(['<', '>']);
        let Ok(number) = text[from..end].parse() else { continue };
        if glued || text[end..].trim_start().starts_with(['<', '^']) {
            continue;
        }
        match all.last_mut() {
            Some((list, span)) if is_between(&text[span.1..from]) => {
                list.push(number);
                span.1 = end;
            }
            _ => all.push((vec![number], (from, end))),
        }
    }
    all
}

/// Whether a text between two numbers leaves them in one list.
fn is_between(text: &str) -> bool {
    let mut rest = text;
    while let Some(word) = BETWEEN.iter().find(|word| rest.starts_with(**word)) {
        rest = &rest[word.len()..];
    }
    rest.is_empty() && !text.is_empty()
}

/// The sides of `3 by 5`, `3x5`, `3 行 5 列`.
fn sides(text: &str) -> Option<((u64, u64), (usize, usize))> {
    const SIGNS: [&str; 8] = ["by", "x", "×", "*", "乘以", "乘", "行", "rows and"];
    let mut at = 0;
    while let Some(from) = text[at..].find(|c: char| c.is_ascii_digit()).map(|from| at + from) {
        let end = text[from..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |end| from + end);
        at = end;
        let rest = text[end..].trim_start();
        let Some(rest) = SIGNS.iter().find_map(|sign| rest.strip_prefix(sign)) else { continue };
        let rest = rest.trim_start_matches([' ', '的', ',']);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if let (Ok(first), Ok(second)) = (text[from..end].parse(), rest[..digits].parse()) {
            let to = text.len() - rest.len() + digits;
            return Some(((first, second), (from, to)));
        }
    }
    None
}

/// The faces of coins that stand beside each other, as H and T.
fn coins(text: &str) -> Option<Spot> {
    let face = |c: char| match c {
        'h' | '正' => Some('H'),
        't' | '反' => Some('T'),
        _ => None,
    };
    let mut best: Option<Spot> = None;
    let (mut faces, mut span) = (String::new(), (0, 0));
    let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() && face(c).is_none());
    let mut last = None;
    for (at, c) in text.char_indices().chain([(text.len(), '.')]) {
        match face(c).filter(|_| !is_letter(last)) {
            Some(one) => {
                if faces.is_empty() {
                    span.0 = at;
                }
                faces.push(one);
                span.1 = at + c.len_utf8();
            }
            None if " ,，、面".contains(c) => {}
            None => {
                let is_word = is_letter(Some(c)) && !text[..at].ends_with(' ');
                if !is_word && faces.len() > 2 && best.as_ref().is_none_or(|(most, _)| faces.len() > most.len()) {
                    best = Some((faces.clone(), span));
                }
                faces.clear();
            }
        }
        last = Some(c);
    }
    best
}
