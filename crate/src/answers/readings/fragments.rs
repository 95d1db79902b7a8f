//! Readings of a text that is not understood as a whole: the meaning of its beginning or its end alone, with the
//! remaining text marked as not understood.

use super::read_whole;
use super::reading::Reading;

/// The most bytes of a text of which beginnings and endings are read.
const LONGEST: usize = 240;
/// The most beginnings, endings or sentences to consider.
const MOST: usize = 10;

/// The most bytes of a text whose sentences are read separately.
const LONGEST_TOLD: usize = 1200;
/// The most consecutive sentences that are read together.
const MOST_AT_ONCE: usize = 3;

/// Return the possible meanings of the longest beginning or end of a text that describes a game or a problem.
pub(super) fn fragments(text: &str) -> Vec<Reading> {
    if text.contains('\n') {
        return Vec::new();
    }
    if text.len() > LONGEST {
        return if text.len() > LONGEST_TOLD { Vec::new() } else { sentences(text) };
    }
    let ends: Vec<(usize, usize)> = text
        .char_indices()
        .filter(|(_, c)| " ,.;:?!，。；：？！、（）()".contains(*c))
        .map(|(at, c)| (at, at + c.len_utf8()))
        .collect();
    let beginnings = ends.iter().rev().take(MOST).map(|(at, _)| (0, *at));
    let endings = ends.iter().take(MOST).map(|(_, end)| (*end, text.len()));
    let mut spans: Vec<(usize, usize)> = beginnings.chain(endings).collect();
    crate::base::sort::sort_by_key(&mut spans, |(from, to)| usize::MAX - (to - from));
    spans.into_iter().find_map(|span| piece(text, span)).unwrap_or_default()
}

/// Return the meaning of a few consecutive sentences that give both a game and a position. The chosen sentences have
/// the least text that is not understood; the meaning is uncertain.
fn sentences(text: &str) -> Vec<Reading> {
    let ends = text
        .char_indices()
        .filter(|(at, c)| "!?。！？".contains(*c) || *c == '.' && text[at + 1..].starts_with(' '));
    let mut ends: Vec<usize> = ends.map(|(at, c)| at + c.len_utf8()).collect();
    ends.push(text.len());
    ends.dedup();
    if ends.len() > MOST {
        return Vec::new();
    }
    let mut best: Option<(usize, Reading)> = None;
    let units = |text: &str| text.encode_utf16().count();
    for from in 0..ends.len() {
        let start = if from == 0 { 0 } else { ends[from - 1] };
        for end in ends.iter().skip(from).take(MOST_AT_ONCE) {
            let piece = text[start..*end].trim_start();
            let all = read_whole(piece);
            let Some(first) = all.into_iter().next() else { continue };
            let is_said = first.game.is_some() && first.position.is_some();
            let left = first.left_over();
            // Require that more than half of the sentences' text is understood.
            let is_read = is_said && left * 2 < units(piece);
            if is_read && best.as_ref().is_none_or(|(least, _)| left < *least) {
                let whole = vec![(0, units(text))];
                best = Some((left, Reading { certain: false, rest: whole, ..first }));
            }
        }
    }
    best.into_iter().map(|(_, one)| one).collect()
}

/// Return the meaning of a part of a text, if the part has a certain meaning or names a problem.
fn piece(text: &str, (from, to): (usize, usize)) -> Option<Vec<Reading>> {
    let piece = &text[from..to];
    let is_word = piece.chars().filter(|c| c.is_alphabetic()).count() > 1;
    if !is_word || piece.trim().is_empty() {
        return None;
    }
    let all = read_whole(piece);
    let first = all.first()?;
    // Require a number beside the name of a game, which may be a common word.
    let has_number = piece.contains(|c: char| c.is_ascii_digit());
    let is_game = first.view.is_some() || first.game.is_some();
    let is_said = first.problem.is_some() || is_game && has_number;
    if !is_said || !first.rest.is_empty() || !(first.certain || first.problem.is_some()) {
        return None;
    }
    let units = |text: &str| text.encode_utf16().count();
    let (before, behind) = (units(&text[..from]), units(&text[..to]));
    let spans = [(0, before), (behind, units(text))];
    let rest: Vec<(usize, usize)> = spans.into_iter().filter(|(from, to)| from < to).collect();
    Some(vec![Reading { certain: false, rest, ..first.clone() }])
}
