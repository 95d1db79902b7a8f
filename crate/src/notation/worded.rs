//! A taking in words, in English or Chinese: `take 9 from heap 1`, `从第1堆取9个`, `全拿第一堆`.

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

/// Read a sentence as a taking from heaps of the given sizes. Return `None` if the sentence contains another word.
pub(super) fn worded(plain: &str, heaps: &[u64]) -> Option<Taking> {
    let (mut heap, mut take) = (None, None);
    // Whether the whole heap is taken.
    let mut all = false;
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
            let is_amount = next == Next::Amount;
            next = Next::Nothing;
            rest = &rest[length..];
            // 取两堆 states no amount of stones.
            if is_amount && rest.trim_start().starts_with(['堆', '排']) {
                return None;
            }
            continue;
        }
        let length =
            if c.is_ascii_alphabetic() { run(|c| c.is_ascii_alphabetic()) } else { c.len_utf8() };
        match rest[..length].to_ascii_lowercase().as_str() {
            "take" | "remove" | "取" | "拿" => (verb, next) = (true, Next::Amount),
            "heap" | "pile" | "row" | "第" => next = Next::Heap,
            "all" | "everything" | "whole" | "entire" | "全" | "整" | "光" | "完" => all = true,
            "the" | "from" | "of" | "stone" | "stones" | "away" => {}
            "从" | "把" | "将" | "部" | "堆" | "排" | "中" | "里" | "走" | "掉" | "去" | "个"
            | "颗" | "枚" | "石" | "子" => {}
            " " | "," | ":" | "#" | "，" => {}
            _ => return None,
        }
        rest = &rest[length..];
    }
    let is_whole = verb && next != Next::Heap && all && take.is_none();
    if is_whole {
        // A heap that does not exist is reported, whatever the amount is.
        let size = heaps.get(usize::try_from(heap.unwrap_or(1).checked_sub(1)?).ok()?);
        return Some(Taking { heap, take: size.copied().unwrap_or(1) });
    }
    let is_part = verb && next == Next::Nothing && !all;
    take.filter(|_| is_part).map(|take| Taking { heap, take })
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
            ("全拿第一堆", taking(Some(1), 7)),
            ("第二堆全拿", taking(Some(2), 5)),
            ("把第2堆全部拿走", taking(Some(2), 5)),
            ("取光第一堆", taking(Some(1), 7)),
            ("take all of heap 2", taking(Some(2), 5)),
            ("take the whole heap 1", taking(Some(1), 7)),
            ("remove everything from pile 2", taking(Some(2), 5)),
            ("take all", taking(None, 7)),
            ("全拿第四堆", taking(Some(4), 1)),
        ] {
            assert_eq!(worded(text, &[7, 5]), read, "{text}");
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
            "全第一堆",
            "take all 3 from heap 1",
            "take all of heap",
            "取两堆",
            "全拿第〇堆",
        ] {
            assert_eq!(worded(text, &[7, 5]), None, "{text}");
        }
    }
}
