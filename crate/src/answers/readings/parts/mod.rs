//! Texts about several games at once, where each part of the text has its own rule and sizes, as in `one heap of 9
//! where you take 1-3, plus a nim heap of 5`. The meaning is the sum of the games.

mod forms;

use super::brackets::has_pairs;
use super::labelled;
use super::misere::without_play;
use super::names::at_start;
use super::place;
use super::reading::{Found, Reading, outside};
use super::stories;
use super::words::{self, Spot};
use crate::base::text::{Offsets, Source};
use crate::games::GAMES;
use crate::notation::Game;
use forms::{BEFORE, BEHIND, JOINS, LABELS, NIM};

/// The most bytes of a text that is divided into parts.
const LONGEST: usize = 500;

/// The most games in a sum, and the most indices that are tried as the end of a part.
const MOST: usize = 4;
const SPOTS: usize = 24;

/// A game with a position, and the spans of the part's text that are not understood, in UTF-16 units.
struct Part {
    game: Game,
    position: String,
    rest: Vec<(usize, usize)>,
}

impl Part {
    fn left(&self) -> usize {
        self.rest.iter().map(|(from, to)| to - from).sum()
    }
}

/// Add a possible meaning: the sum of the games that the parts of a text describe. Return whether the text is such a
/// sum.
pub(super) fn parts(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) -> bool {
    let digits = |c: char| c.is_ascii_digit() || "一二两三四五六七八九十".contains(c);
    if plain.len() > LONGEST || plain.matches(digits).count() < 2 {
        return false;
    }
    let Some((_, misere)) = without_play(plain) else { return false };
    let lower = plain.to_ascii_lowercase();
    // Skip a text of Fibonacci Nim that gives the amount taken in the previous move: that amount is no separate game.
    let is_past = ["took", "取了", "拿了", "刚取", "刚拿"].iter().any(|word| lower.contains(word));
    if is_past && ["fibonacci", "斐波"].iter().any(|name| lower.contains(name)) {
        return false;
    }
    let Some(all) = divided(&lower, (0, plain.len()), MOST) else { return false };
    let names: Vec<String> = all.iter().map(|part| bracketed(&part.game)).collect();
    // Refuse parts of the same game, which are heaps of one game instead of a sum.
    if names.iter().all(|name| *name == names[0]) {
        return false;
    }
    let end = if misere { " misere" } else { "" };
    let line = format!("{}{end}", names.join(" + "));
    let places: Vec<&str> = all.iter().map(|part| part.position.as_str()).collect();
    let sum = Reading::at(&line, Some(&places.join(" + ")), false);
    let Some(sum) = sum else { return false };
    let left: usize = all.iter().map(Part::left).sum();
    if left * 3 > plain.encode_utf16().count() {
        return false;
    }
    let from = offsets.utf16(start);
    let rest = all.iter().flat_map(|part| &part.rest).map(|(a, b)| (a + from, b + from));
    let rest = rest.collect();
    found.all.retain(|one| one.game.is_none() && one.absent.is_none());
    found.push(Reading { rest, ..sum });
    true
}

/// Add the possible meaning of a text with a label at each size: a staircase, or the game of the same text with the
/// sizes as a list. Return whether there is such a meaning.
pub(super) fn labelled(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) -> bool {
    if plain.len() > LONGEST {
        return false;
    }
    let lower = plain.to_ascii_lowercase();
    let Some(list) = labelled::labelled(&lower) else { return false };
    let (before, behind) = (&lower[..list.span.0], &lower[list.span.1..]);
    // Refuse values of variables without further words, which may have any meaning.
    let is_bare = ![before, behind].iter().any(|text| text.contains(char::is_alphabetic));
    let has_labels = ["heap", "pile", "row", "stack", "堆", "排", "行"];
    if is_bare && !list.are_steps && !has_labels.iter().any(|word| lower.contains(word)) {
        return false;
    }
    let numbers: Vec<String> = list.numbers.iter().map(u64::to_string).collect();
    let utf16 = |at: usize| offsets.utf16(start + at);
    if list.are_steps {
        // Refuse a text about climbing stairs, in which no coins are moved.
        let climbs = ["climb", "爬", "走楼梯", "上楼"].iter().any(|word| lower.contains(word));
        let stairs = Reading::at("staircase", Some(&numbers.join(" ")), false);
        let Some(stairs) = stairs.filter(|_| !climbs) else { return false };
        let mut is_named = false;
        let rest = outside(plain, list.span, (start, offsets), |text| {
            let text = text.trim_end_matches([' ', ':', '：', ',', '，']);
            let is_name = at_start(text)
                .iter()
                .any(|one| one.entry.name == "staircase" && one.end == text.len());
            is_named |= is_name;
            !is_name && text.contains(char::is_alphanumeric)
        });
        let certain = is_named && rest.is_empty();
        found.all.retain(|one| one.game.is_none());
        found.push(Reading { rest, certain, ..stairs });
        return true;
    }
    let numbers = numbers.join(", ");
    let sizes = match plain.is_ascii() {
        true if is_bare => format!("nim {numbers}"),
        true => format!("heaps of {numbers}"),
        false => format!("各堆石子数分别为 {numbers}"),
    };
    let texts = [format!("{before}{sizes}{behind}"), format!("{before}{numbers}{behind}")];
    let all = texts.iter().filter_map(|text| read_part(text));
    let Some(reading) = all.min_by_key(Reading::left_over) else {
        return false;
    };
    let whole = (utf16(0), utf16(plain.len()));
    let rest = if reading.rest.is_empty() { Vec::new() } else { vec![whole] };
    found.all.retain(|one| one.game.is_none());
    found.push(Reading { certain: false, rest, ..reading });
    true
}

fn bracketed(game: &Game) -> String {
    let line = game.to_string();
    if line.contains('>') { format!("[{line}]") } else { line }
}

/// Divide a span of a text into two or more parts, so that as little text as possible is not understood.
fn divided(text: &str, span: (usize, usize), most: usize) -> Option<Vec<Part>> {
    let mut best: Option<(usize, Vec<Part>)> = None;
    let mut spots = 0;
    let mut seen = Vec::new();
    for join in JOINS {
        for (at, _) in text[span.0..span.1].match_indices(join) {
            let (at, end) = (span.0 + at, span.0 + at + join.len());
            // Skip a joining word within a longer joining word.
            if seen.iter().any(|(from, to)| *from <= at && end <= *to) {
                continue;
            }
            seen.push((at, end));
            spots += 1;
            if spots > SPOTS {
                return best.map(|(_, all)| all);
            }
            let Some(first) = part(text, (span.0, at)) else { continue };
            let mut all = vec![first];
            match part(text, (end, span.1)) {
                Some(second) => all.push(second),
                None if most > 2 => match divided(text, (end, span.1), most - 1) {
                    Some(others) => all.extend(others),
                    None => continue,
                },
                None => continue,
            }
            let left = all.iter().map(Part::left).sum();
            if best.as_ref().is_none_or(|(least, _)| left < *least) {
                best = Some((left, all));
            }
        }
    }
    best.map(|(_, all)| all)
}

/// Read a span of a text as a game with sizes. Return `None` if the span lacks the game or the sizes.
fn part(text: &str, (mut from, mut to): (usize, usize)) -> Option<Part> {
    loop {
        let piece = &text[from..to];
        let trimmed = piece.trim_start();
        let blank = piece.len() - trimmed.len();
        let word = BEFORE.iter().filter(|word| begins(trimmed, word)).max_by_key(|w| w.len());
        let word = word.filter(|word| **word != "(" || !trimmed.contains(')'));
        let is_end = |word: &&&str| {
            piece.trim_end().ends_with(**word) && (**word != ")" || !piece.contains('('))
        };
        let end = BEHIND.iter().find(is_end);
        match (word, end) {
            (Some(word), _) => from += blank + word.len(),
            (None, Some(end)) => to = from + piece.trim_end().len() - end.len(),
            _ => {
                from += blank;
                to = from + trimmed.trim_end().len();
                break;
            }
        }
        if from >= to {
            return None;
        }
    }
    let piece = text[from..to].strip_suffix(['.', '。']).unwrap_or(&text[from..to]);
    if !has_pairs(piece) || is_first_of_many(piece) {
        return None;
    }
    let label = LABELS.iter().filter(|(label, _)| begins(piece, label));
    let label = label.max_by_key(|(label, _)| label.len());
    let named = label.map(|(label, plain)| {
        let behind = piece[label.len()..].trim_start_matches([':', '：', ' ', ',', '，']);
        let behind = ["has ", "of ", "有"]
            .iter()
            .find_map(|word| behind.strip_prefix(word))
            .unwrap_or(behind);
        let of = if plain.ends_with("of") || !plain.is_ascii() { "" } else { " of" };
        format!("{plain}{of}{}{behind}", if plain.is_ascii() { " " } else { "" })
    });
    let read = named.as_deref().unwrap_or(piece);
    // Add the verb "take" to a part such as "any number from the pile of 7", whose verb is in an earlier part.
    let is_amount = read.starts_with(|c: char| c.is_ascii_digit())
        || ["any ", "up to ", "at most ", "as many "].iter().any(|word| read.starts_with(word));
    let reading = read_part(read).or_else(|| match is_amount {
        true => read_part(&format!("take {read}")).map(|one| behind(one, "take ".len())),
        false => None,
    })?;
    let game = Game::find(reading.game.as_deref()?)?;
    // Refuse the position 0: in "from 0" the number 0 is the start of counting, not a heap.
    let position = reading.position.filter(|position| position != "0")?;
    // Refuse a game other than the only game that the text names.
    let is_other = match &stories::names(piece)[..] {
        [(line, _)] => line.split(' ').next() != game.to_string().split(' ').next(),
        _ => false,
    };
    if is_other {
        return None;
    }
    let is_said = game.name() != "nim" || NIM.iter().any(|word| piece.contains(word));
    let units = |text: &str| text.encode_utf16().count();
    let before = units(&text[..from]) as isize + units(piece) as isize - units(read) as isize;
    let shift = |at: usize| (before + at as isize).max(0) as usize;
    let rest = reading.rest.iter().map(|(a, b)| (shift(*a), shift(*b))).collect();
    // Refuse a game with a default argument that does not occur in the text.
    let line = game.to_string();
    let is_usual = GAMES.iter().any(|entry| entry.game == line && entry.name != line);
    let last = line.rsplit([' ', '.']).next().unwrap_or_default();
    let is_said = is_said && !((is_usual || game.name() == "race") && !piece.contains(last));
    (is_said && game.name() != "sum").then_some(Part { game, position, rest })
}

/// Return whether a text ends with the first number of a list, as in "heaps 5".
fn is_first_of_many(piece: &str) -> bool {
    let before = piece.trim_end_matches(|c: char| c.is_ascii_digit());
    let before = before.trim_end_matches([' ', ':']);
    before.len() < piece.len()
        && ["heaps", "piles", "heaps of", "piles of"].iter().any(|word| before.ends_with(word))
}

/// Shift the spans of a possible meaning to the left by `units`, for a text to which words were added in front.
fn behind(reading: Reading, units: usize) -> Reading {
    let shift =
        |(from, to): &(usize, usize)| (from.saturating_sub(units), to.saturating_sub(units));
    Reading { rest: reading.rest.iter().map(shift).collect(), ..reading }
}

fn begins(text: &str, word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    text.starts_with(word)
        && !(word.ends_with(is_letter) && text[word.len()..].starts_with(is_letter))
}

/// Return the meaning of one part, with a game and a position, that leaves the least text not understood.
fn read_part(text: &str) -> Option<Reading> {
    let text = text.strip_prefix("a ").unwrap_or(text);
    let offsets = Source::new(text).offsets();
    let mut found = Found::default();
    place::places(text, &mut found);
    if found.all.is_empty() {
        words::sentences(text, &Spot { start: 0, offsets: &offsets }, &mut found);
    }
    if found.all.iter().all(|one| one.position.is_none()) {
        stories::stories(text, 0, &offsets, &mut found);
    }
    let all = found.all.into_iter().filter(|one| one.position.is_some() && one.game.is_some());
    all.min_by_key(Reading::left_over)
}
