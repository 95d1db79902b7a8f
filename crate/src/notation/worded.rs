//! A taking in words, in English or Chinese: `take 9 from heap 1`, `从第1堆取9个`.

/// A taking: the number of the heap, counted from 1 (`None` if no heap is named), and the amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taking {
    pub(super) heap: Option<u64>,
    pub(super) take: u64,
}

#[derive(Clone, Copy, PartialEq)]
enum Next {
    Nothing,
    Amount,
    Heap,
}

const DIGITS: &str = "〇一二三四五六七八九";

/// Read a sentence as a taking. Return `None` if the sentence contains another word.
pub(super) fn worded(plain: &str) -> Option<Taking> {
    let (mut heap, mut take) = (None, None);
    let mut next = Next::Nothing;
    let mut verb = false;
    let mut rest = plain.trim().trim_end_matches(['.', '。', '!']);
    while let Some(c) = rest.chars().next() {
        let run = |part: fn(char) -> bool| rest.find(|c| !part(c)).unwrap_or(rest.len());
        let numeral = DIGITS.chars().position(|digit| digit == c).map(|n| n as u64);
        let number = if c.is_ascii_digit() {
            let length = run(|c| c.is_ascii_digit());
            Some((rest[..length].parse::<u64>().ok()?, length))
        } else {
            let two = if c == '两' {
                Some(2)
            } else if c == '十' {
                Some(10)
            } else {
                numeral
            };
            two.map(|n| (n, c.len_utf8()))
        };
        if let Some((number, length)) = number {
            let slot = match next {
                Next::Heap => &mut heap,
                Next::Amount => &mut take,
                Next::Nothing => return None,
            };
            if slot.replace(number).is_some() {
                return None;
            }
            next = Next::Nothing;
            rest = &rest[length..];
            continue;
        }
        let length =
            if c.is_ascii_alphabetic() { run(|c| c.is_ascii_alphabetic()) } else { c.len_utf8() };
        match rest[..length].to_ascii_lowercase().as_str() {
            "take" | "remove" | "取" | "拿" => (verb, next) = (true, Next::Amount),
            "heap" | "pile" | "row" | "第" => next = Next::Heap,
            "the" | "from" | "of" | "stone" | "stones" | "away" => {}
            "从" | "堆" | "排" | "中" | "里" | "走" | "掉" | "去" | "个" | "颗" | "枚" | "石"
            | "子" => {}
            " " | "," | ":" | "#" | "，" => {}
            _ => return None,
        }
        rest = &rest[length..];
    }
    take.filter(|_| verb && next == Next::Nothing).map(|take| Taking { heap, take })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takings_in_words_are_read() {
        let taking = |heap, take| Some(Taking { heap, take });
        for (text, read) in [
            ("take 9 from heap 1", taking(Some(1), 9)),
            ("Take 2 stones from the heap 3.", taking(Some(3), 2)),
            ("from pile 2 remove 4", taking(Some(2), 4)),
            ("heap 2: take 4", taking(Some(2), 4)),
            ("take 9", taking(None, 9)),
            ("从第1堆取9个", taking(Some(1), 9)),
            ("从第 2 堆中取走 3 颗石子", taking(Some(2), 3)),
            ("第二堆拿走两个", taking(Some(2), 2)),
        ] {
            assert_eq!(worded(text), read, "{text}");
        }
        for text in [
            "take",
            "9 from heap 1",
            "take 9 from heap",
            "take 1 2",
            "take 9 from hop 1",
            "take 1.5",
            "take -1",
            "take 9 and 3 from heap 1",
            "3 5 7",
            "从第1堆到第2堆取9个",
            "取十二个",
            "take 99999999999999999999",
        ] {
            assert_eq!(worded(text), None, "{text}");
        }
    }
}
