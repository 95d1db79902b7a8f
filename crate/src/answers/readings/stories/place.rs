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
    "and", "stones", "coins", "chips", "stone", "coin", "pins", "beans", "matches", "counters",
    "marbles", "balls", "个", "颗", "枚", "根", "块", "只", "粒", "支", "格", "和", "与", "及",
    "、", "，", ",", ";", "；", "&", " ",
];

type Spot = (String, (usize, usize));

impl Place {
    /// What the numbers of a game are, by its first word.
    pub(super) fn kind(name: &str) -> Place {
        match name {
            "turning-turtles" | "mock-turtles" | "ruler" => Place::Coins,
            "chomp" | "cut" | "cram" => Place::Board,
            "wythoff" | "euclid" => Place::Pair,
            "fibonacci" | "divisors" => Place::One,
            _ => Place::Heaps,
        }
    }

    /// The position of a text in lower case without the number of a rule, and where it stands.
    pub(super) fn of(self, text: &str, number: Option<(usize, usize)>) -> Option<Spot> {
        let runs = |text: &str| runs(text, number);
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
                let numbers =
                    all.iter().flat_map(|(list, span)| list.iter().map(move |one| (*one, *span)));
                numbers.max_by_key(|(one, _)| *one).map(|(one, span)| (one.to_string(), span))
            }
            Place::Pair => {
                let all = runs(text);
                all.iter().find(|(list, _)| list.len() == 2 && list[..] != [0, 0]).map(joined)
            }
            Place::Board => {
                sides(text).map(|((first, second), span)| (format!("{first}x{second}"), span))
            }
            Place::Coins => coins(text),
        }
    }
}

fn joined((list, span): &(Vec<u64>, (usize, usize))) -> Spot {
    (list.iter().map(u64::to_string).collect::<Vec<_>>().join(" "), *span)
}

/// Where the numerals of a text begin and end.
fn numerals(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let from = at + text[at..].find(|c: char| c.is_ascii_digit())?;
        at = from + text[from..].bytes().take_while(u8::is_ascii_digit).count();
        Some((from, at))
    })
}

/// The lists of numbers of a text, without that of a rule. A number beside a sign of arithmetic is none.
fn runs(text: &str, number: Option<(usize, usize)>) -> Vec<(Vec<u64>, (usize, usize))> {
    let mut all: Vec<(Vec<u64>, (usize, usize))> = Vec::new();
    for (from, end) in numerals(text) {
        let is_sign = |c: char| c.is_ascii_alphabetic() || "-.^<>=_".contains(c);
        let before = text[..from].trim_end_matches(' ');
        let glued = text[..from].ends_with(is_sign) && !text[..from].ends_with('=')
            || before.ends_with(['<', '>']);
        let Ok(value) = text[from..end].parse() else { continue };
        // A letter behind, as in 3D.
        let letters = text[end..].bytes().take_while(u8::is_ascii_alphanumeric).count();
        let is_rule = number.is_some_and(|number| number.0 <= from && end <= number.1);
        if glued || is_rule || letters == 1 || text[end..].trim_start().starts_with(['<', '^']) {
            continue;
        }
        match all.last_mut() {
            Some((list, span)) if is_between(&text[span.1..from]) => {
                list.push(value);
                span.1 = end;
            }
            _ => all.push((vec![value], (from, end))),
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
    const SIGNS: [&str; 11] =
        ["by", "x", "×", "*", "乘以", "乘", "行", "rows and", "rows of", "rows, ", "rows by"];
    for (from, end) in numerals(text) {
        let rest = text[end..].trim_start();
        let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) else { continue };
        let rest = &rest[sign.len()..];
        let rest = rest.trim_start_matches([' ', '的', ',']);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if let (Ok(first), Ok(second)) = (text[from..end].parse(), rest[..digits].parse()) {
            let to = text.len() - rest.len() + digits;
            // Sides are columns and rows.
            let are_rows = *sign == "行" || sign.starts_with("rows");
            let both = if are_rows { (second, first) } else { (first, second) };
            return Some((both, (from, to)));
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
    let (mut faces, mut span, mut at) = (String::new(), (0, 0), 0);
    while let Some(c) = text[at..].chars().next() {
        // A word of the alphabet is one of faces as a whole.
        let letters = text[at..].bytes().take_while(u8::is_ascii_alphanumeric).count();
        let end = at + letters.max(c.len_utf8());
        let word: Option<String> = text[at..end].chars().map(face).collect();
        match word {
            Some(word) => {
                span = (if faces.is_empty() { at } else { span.0 }, end);
                faces.push_str(&word);
            }
            None if " ,，、面".contains(c) => {}
            None => faces.clear(),
        }
        if faces.len() > 2 && best.as_ref().is_none_or(|(most, _)| faces.len() > most.len()) {
            best = Some((faces.clone(), span));
        }
        at = end;
    }
    best
}

/// The number of a rule, how many heaps at most or how many stones may be put back, and where it stands.
pub(super) fn number(text: &str) -> Option<(u64, (usize, usize))> {
    const AHEAD: &[&str] = &[
        "k=",
        "k =",
        "at most",
        "up to",
        "no more than",
        "not more than",
        "max",
        "最多",
        "至多",
        "不超过",
        "nim_",
    ];
    const BEHIND: &[&str] =
        &["pile", "heap", "堆", "back", "return", "added", "放回", "加回", "in reserve", "补"];
    const WORDS: &[(&str, u64)] = &[
        ("two", 2),
        ("three", 3),
        ("four", 4),
        ("five", 5),
        ("两", 2),
        ("二", 2),
        ("三", 3),
        ("四", 4),
    ];
    let digits = numerals(text)
        .filter_map(|(at, end)| text[at..end].parse().ok().map(|number| (at, end - at, number)));
    let words = WORDS.iter().flat_map(|(word, number)| {
        text.match_indices(word).map(move |(at, _)| (at, word.len(), *number))
    });
    let near = |at: usize, length: usize| {
        let before = &text[..at];
        let from = before.char_indices().rev().nth(18).map_or(0, |(at, _)| at);
        let behind = &text[at + length..];
        let to = behind.char_indices().nth(26).map_or(behind.len(), |(at, _)| at);
        let clause = behind[..to].split([',', ';', '.', '，', '。']).next().unwrap_or_default();
        let is_ahead = AHEAD.iter().any(|word| before[from..].contains(word));
        let is_set = before.ends_with(['=', '_']) || before.trim_end().ends_with('=');
        let is_behind = BEHIND.iter().any(|word| clause.contains(word));
        let is_back = ["back", "放回", "加回", "补"]
            .iter()
            .any(|word| clause.contains(word) || before[from..].contains(word));
        u8::from(is_ahead && (is_behind || is_set)) * 2 + u8::from(is_back) * 3 + u8::from(is_set)
    };
    let all =
        digits.chain(words).map(|(at, length, number)| (near(at, length), at, length, number));
    let (score, at, length, number) =
        all.max_by_key(|(score, at, ..)| (*score, usize::MAX - at))?;
    (score > 1).then_some((number, (at, at + length)))
}
