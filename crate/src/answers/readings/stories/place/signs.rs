//! Positions of other kinds than lists of numbers: letters, points in the plane, faces of coins.

use super::Spot;

/// Return as many heads as the text has coins, if all of them show heads.
pub(super) fn heads(text: &str, all: &[(Vec<u64>, (usize, usize))]) -> Option<Spot> {
    const HEADS: &[&str] = &[
        "all heads",
        "all are heads",
        "all face up",
        "全正",
        "全是正",
        "都是正",
        "全部正",
        "全朝上",
    ];
    const MOST: u64 = 1000;
    let [(list, span)] = all else { return None };
    let is_said = HEADS.iter().any(|words| text.contains(words));
    let &[count] = &list[..] else { return None };
    (is_said && count <= MOST).then(|| ((0..count).map(|_| 'H').collect(), *span))
}

/// Return the longest word of three or more letters in alphabetical order with repeated letters, such as `aabcc`.
pub(super) fn letters(text: &str) -> Option<Spot> {
    // Try separate letters first, as in `a a a b c`.
    let apart = text.split(|c: char| !(c.is_ascii_alphabetic() || c == ' ')).find_map(|part| {
        let mut runs = part.split_whitespace().collect::<Vec<_>>();
        while runs.first().is_some_and(|word| word.len() > 1) {
            runs.remove(0);
        }
        let row: String = runs.iter().take_while(|word| word.len() == 1).copied().collect();
        (row.len() > 3 && row.as_bytes().is_sorted()).then_some((row, part))
    });
    if let Some((row, part)) = apart {
        let at = part.as_ptr() as usize - text.as_ptr() as usize;
        return Some((row.to_ascii_uppercase(), (at, at + part.len())));
    }
    let letter = |c: char| c.is_ascii_alphabetic();
    let words = text.split(|c: char| !letter(c)).filter(|word| word.len() > 2);
    let sorted = |word: &&str| {
        let has_twins = word.as_bytes().windows(2).any(|two| two[0] == two[1]);
        word.as_bytes().is_sorted()
            && has_twins
            && !word.starts_with(&word[word.len() - 1..])
            && *word != "all"
    };
    let word = words.filter(sorted).max_by_key(|word| word.len())?;
    let at = text.find(word)?;
    Some((word.to_ascii_uppercase(), (at, at + word.len())))
}

/// Return the points of a text, such as `(2,3) and (4,1)`, in the notation `2:3 4:1`.
pub(super) fn points(text: &str) -> Option<Spot> {
    let (mut all, mut span, mut at) = (Vec::new(), None, 0);
    while let Some(open) = text[at..].find('(').map(|open| at + open) {
        let end = open + text[open..].find(')')?;
        let both = text[open + 1..end].split_once(',');
        let number = |side: &str| side.trim().parse::<u64>().ok();
        if let Some((one, other)) = both
            && let (Some(one), Some(other)) = (number(one), number(other))
        {
            all.push(format!("{one}:{other}"));
            span = Some((span.map_or(open, |(from, _)| from), end + 1));
        }
        at = end + 1;
    }
    Some((all.join(" "), span?))
}

/// Return the faces of adjacent coins as the letters H and T.
pub(super) fn coins(text: &str) -> Option<Spot> {
    let face = |c: char| match c {
        'h' | '正' => Some('H'),
        't' | '反' => Some('T'),
        _ => None,
    };
    let mut best: Option<Spot> = None;
    let (mut faces, mut span, mut at) = (String::new(), (0, 0), 0);
    while let Some(c) = text[at..].chars().next() {
        // A word in Latin letters counts only if all of its letters are faces, or if it is "heads" or "tails".
        let letters = text[at..].bytes().take_while(u8::is_ascii_alphanumeric).count();
        let end = at + letters.max(c.len_utf8());
        let word: Option<String> = match &text[at..end] {
            "heads" | "head" => Some("H".to_string()),
            "tails" | "tail" => Some("T".to_string()),
            word => word.chars().map(face).collect(),
        };
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
