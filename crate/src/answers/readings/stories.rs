//! Games that a text describes as a story. Each game is recognised by words anywhere in the text, and the numbers of
//! the text give the position. The meaning of a story is always uncertain, as its words can mean another game.

mod boards;
mod classes;
mod heaps;
mod number;
mod place;
mod sums;

use super::misere::without_play;
use super::names::at_start;
use super::reading::{Found, Reading, place_in};
use super::words::numeral;
use crate::base::sort::sort;
use crate::base::text::Offsets;
use crate::notation::Game;
use number::number;
use place::Place;
pub(super) use place::input;
use sums::sum;

/// The most bytes of a text that is read as a story.
const LONGEST: usize = 1500;

/// A pattern for stories about a game: the notation of the game; groups of words, of which the text must contain one
/// word each; words that the text must not contain; and the kind of position ([`Place`]). `;` separates groups, and `|`
/// separates words.
type Story = (&'static str, &'static str, &'static str, Place);

const CHESS: &str = "left|corner|diagonal|(0,0)|(0, 0)|origin|左|角|原点";

/// A matched story: the notation of the game, the kind of position, the span of the number in the notation, and the
/// spans of the matched words.
type Told = (String, Place, Option<(usize, usize)>, Vec<(usize, usize)>);

/// Replace the games among the possible meanings by the game of a matching story.
pub(super) fn stories(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let lower = plain.to_ascii_lowercase();
    // Refuse texts with exceptions: a rule without one of its moves is another rule.
    let said = lower.replace("except that", "and");
    if ["except", "but not", "cannot take", "除了", "除 ", "不能取"]
        .iter()
        .any(|word| said.contains(word) && !lower.contains("不能取者") && !is_first_take(&lower))
    {
        return;
    }
    if sum(plain, &lower, start, offsets, found) {
        return;
    }
    let all = boards::BOARDS.iter().chain(heaps::HEAPS);
    let told = all.into_iter().find_map(|(line, groups, without, kind)| {
        let used = told(groups, without, &lower)?;
        let number = number(&lower).filter(|_| line.contains('#'));
        let line = match (line.contains('#'), number) {
            (true, None) => return None,
            (_, number) => line.replace('#', &number.map_or(0, |(number, _)| number).to_string()),
        };
        Some((line, *kind, number.map(|(_, span)| span), used))
    });
    let told = told.or_else(|| named(plain, found));
    let Some((line, kind, number, mut used)) = told else { return };
    let place = kind.of(&lower, number).or_else(|| {
        // If the numbers are in words, mark no span of them as understood.
        let spelled = in_digits(&lower)?;
        Some((kind.of(&spelled, None)?.0, (0, 0)))
    });
    used.extend(number);
    // Skip words such as "loses" for Chomp, in which the player who eats the poison loses under normal play.
    let says_play = !line.starts_with("chomp");
    let misere = says_play && without_play(plain).is_some_and(|(_, misere)| misere);
    let line = if misere && !line.ends_with("misere") { format!("{line} misere") } else { line };
    let Some(game) = Game::find(&line) else { return };
    let position = place.as_ref().and_then(|(text, _)| place_in(&game, text));
    let is_same = |one: &Reading| one.game.as_ref() == Some(&line);
    if position.is_none() && found.all.iter().any(|one| is_same(one) && one.position.is_some()) {
        found.all.retain(|one| one.game.is_none() || is_same(one));
        return;
    }
    if let Some((_, span)) = place.filter(|_| position.is_some()) {
        used.push(span);
    }
    let rest = outside(plain, used, start, offsets);
    found.all.retain(|one| one.game.is_none() && one.absent.is_none() && one.view.is_none());
    found.push(Reading { rest, ..Reading::game(&game, position, false) });
}

/// Replace number words above 3 by digits; return `None` if there are none. Words up to 3 stay: usually they say how
/// many may be taken, not how large a heap is.
fn in_digits(text: &str) -> Option<String> {
    const AMOUNTS: u64 = 3;
    let letter = |c: char| c.is_ascii_alphanumeric();
    let (mut plain, mut at, mut is_new) = (String::new(), 0, false);
    while let Some(c) = text[at..].chars().next() {
        let begins = !c.is_ascii_digit() && !text[..at].ends_with(letter);
        let number = begins.then(|| numeral(text, at)).flatten();
        let spelled = number.filter(|(number, _)| *number > AMOUNTS);
        let end = match spelled {
            Some((number, end)) => {
                plain.push_str(&number.to_string());
                is_new = true;
                end
            }
            None => {
                plain.push(c);
                at + c.len_utf8()
            }
        };
        at = end;
    }
    is_new.then_some(plain)
}

/// Return the game of the first story without a number whose words occur in a text.
pub(super) fn line(text: &str) -> Option<&'static str> {
    let all = boards::BOARDS.iter().chain(heaps::HEAPS);
    let mut lines = all.filter(|(line, groups, without, _)| {
        !line.contains('#') && told(groups, without, text).is_some()
    });
    lines.next().map(|(line, ..)| *line)
}

/// Return whether a text forbids the first player to take everything, as in Fibonacci Nim, or allows proper divisors
/// only.
fn is_first_take(text: &str) -> bool {
    // In games about divisors, excluding the number itself means proper divisors.
    let is_proper =
        ["divide", "divisor", "factor", "约数", "因数"].iter().any(|word| text.contains(word))
            && [
                "except the whole",
                "except itself",
                "except all",
                "but not itself",
                "except n",
                "除了自身",
                "除了它自己",
                "除了本身",
                "除了自己",
            ]
            .iter()
            .any(|word| text.contains(word));
    is_proper
        || [
            "but not all",
            "but not the whole",
            "but not everything",
            "不能取完",
            "不能取光",
            "不能全取",
        ]
        .iter()
        .any(|word| text.contains(word))
}

/// Return the spans of a text outside of the used spans, if they contain words, in UTF-16 units.
fn outside(
    plain: &str,
    mut used: Vec<(usize, usize)>,
    start: usize,
    offsets: &Offsets,
) -> Vec<(usize, usize)> {
    sort(&mut used);
    let (mut rest, mut at) = (Vec::new(), 0);
    for (from, to) in used.into_iter().chain([(plain.len(), plain.len())]) {
        if from > at && plain[at..from].contains(char::is_alphanumeric) {
            rest.push((offsets.utf16(start + at), offsets.utf16(start + from)));
        }
        at = at.max(to);
    }
    rest
}

/// Return the only game that a text names, with the span of its name. Return `None` if another game is already a known
/// meaning.
fn named(plain: &str, found: &Found) -> Option<Told> {
    let lower = plain.to_ascii_lowercase();
    // Refuse texts about judges, in which a number may be the number of a problem instead of a heap.
    if ["oj", "leetcode", "codeforces", "atcoder", "力扣", "题"]
        .iter()
        .any(|judge| lower.contains(judge))
    {
        return None;
    }
    let mut all = names(plain);
    // Ignore "Grundy" next to the name of another game, where it refers to Grundy values.
    if all.len() > 1 {
        all.retain(|(line, _)| *line != "grundy");
    }
    let titled = || titled(plain).into_iter().collect();
    if all.is_empty() {
        all = titled();
    }
    let [(line, span)] = &all[..] else { return None };
    let kind = Place::kind(line.split(' ').next()?);
    let count = |text: &str| text.split([' ', ':']).count();
    // A position with more numbers replaces a known position.
    let size = kind.of(&lower, None).map_or(0, |(text, _)| count(&text));
    let is_other = |one: &Reading| {
        let is_less = |place: &String| {
            (count(place) < size || kind == Place::Board && size > 0) && !one.rest.is_empty()
        };
        // A name at the start of the text is its title, which takes precedence over another game found in the text.
        let is_title = span.0 == 0 && *line != "nim" && !one.rest.is_empty();
        one.card.is_some_and(|card| {
            !(card != *line && is_title)
                && (card != *line || one.position.as_ref().is_some_and(|place| !is_less(place)))
        })
    };
    let is_absent = found.all.iter().any(|one| one.absent.is_some());
    if line.contains(' ') || is_absent || found.all.iter().any(is_other) {
        return None;
    }
    Some(((*line).to_string(), kind, None, vec![*span]))
}

/// Return the games that a text names, each once, with the span of the name.
pub(super) fn names(plain: &str) -> Vec<(&'static str, (usize, usize))> {
    let mut all: Vec<(&str, (usize, usize))> = Vec::new();
    let mut at = 0;
    while let Some(c) = plain[at..].chars().next() {
        let is_letter = |c: char| c.is_ascii_alphanumeric();
        let begins = c.is_alphabetic() && !(is_letter(c) && plain[..at].ends_with(is_letter));
        let named = if begins { at_start(&plain[at..]) } else { Vec::new() };
        match &named[..] {
            [one, ..]
                if !one.is_vague
                    && named.len() == 1
                    && !is_word(&plain[at..at + one.end])
                    && one.end > 2 =>
            {
                let span = (at, at + one.end);
                at = span.1;
                if !all.iter().any(|(line, _)| *line == one.entry.game) {
                    all.push((one.entry.game, span));
                }
            }
            _ => at += c.len_utf8(),
        }
    }
    all
}

/// Return the game whose name begins a text, if a colon, a bracket, "nim" or "game" shows that the name is no common
/// word.
fn titled(plain: &str) -> Option<(&'static str, (usize, usize))> {
    let all = at_start(plain);
    let [one] = &all[..] else { return None };
    let rest = plain[one.end..].trim_start();
    let is_title =
        rest.starts_with([':', '：', '(']) || plain[..one.end].contains([' ', '游', '博']);
    is_title.then_some((one.entry.game, (0, one.end)))
}

/// Return whether the name of a game is also a common word.
pub(super) fn is_word(name: &str) -> bool {
    const WORDS: &str = "split merge letters graph race squares primes divisors cut ring ruler corners boxes rings sum every rapid \
        bounded subtract moves prune stairs product octal hex rule 移棋子 倒数 报数 取字母";
    WORDS.split_whitespace().any(|word| word.eq_ignore_ascii_case(name.trim()))
}

/// Return the spans of the words of a story, one for each group, or `None` if the text does not match.
fn told(groups: &str, without: &str, text: &str) -> Option<Vec<(usize, usize)>> {
    if without.split('|').any(|word| find(text, word).is_some()) {
        return None;
    }
    let group = |words: &str| {
        let words = if words == "@" { CHESS } else { words };
        words.split('|').flat_map(classes::spread).find_map(|word| find(text, word))
    };
    groups.split(';').map(group).collect()
}

/// Find a word in a text, at the start of a word of the text, and return its span.
fn find(text: &str, word: &str) -> Option<(usize, usize)> {
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    if let Some((first, last)) = word.split_once('?') {
        // `?` in a pattern stands for one character between two parts.
        return text.match_indices(first).find_map(|(at, _)| {
            let behind = &text[at + first.len()..];
            let rest = behind.trim_start().strip_prefix(|_: char| true)?.trim_start();
            let end = text.len() - rest.strip_prefix(last)?.len();
            (!text[..at].ends_with(char::is_numeric)).then_some((at, end))
        });
    }
    let mut all = text.match_indices(word).filter(|(at, _)| {
        let begins = !word.starts_with(is_letter) || !text[..*at].ends_with(is_letter);
        // A word of one or two Latin letters must be a whole word of the text.
        let is_digit = |c: char| c.is_ascii_digit();
        // A pattern that ends with a digit, such as 1×2, does not match 1×20.
        let is_whole = !word.ends_with(is_digit) || !text[at + word.len()..].starts_with(is_digit);
        begins
            && is_whole
            && (word.len() > 2
                || !word.is_ascii()
                || word.starts_with(|c: char| c.is_ascii_digit())
                || !text[at + word.len()..].starts_with(is_letter))
    });
    let (at, _) = all.next().filter(|_| !word.is_empty())?;
    Some((at, at + word.len()))
}
