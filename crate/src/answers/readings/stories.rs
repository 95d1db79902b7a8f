//! Games that a text describes as a story: each is recognised by words anywhere in it, with the place that its numbers
//! give. A story is offered and never certain, as its words can mean another game.

mod boards;
mod classes;
mod heaps;
mod number;
mod place;
mod sums;

use super::misere::without_play;
use super::names::at_start;
use super::reading::{Found, Reading};
use super::words::numeral;
use crate::base::sort::sort;
use crate::base::text::Offsets;
use crate::notation::Game;
use number::number;
use place::Place;
pub(super) use place::input;
use sums::sum;

/// The longest text that is read as a story, in bytes.
const LONGEST: usize = 1500;

/// Signs of a game: its line; groups of words, one of each group in the text; words not in the text; and the kind
/// of its place. `;` separates the groups, `|` the words of a group.
type Story = (&'static str, &'static str, &'static str, Place);

const CHESS: &str = "left|corner|diagonal|(0,0)|(0, 0)|origin|左|角|原点";

/// A game with its place, the spot of its number, and the spots of its words.
type Told = (String, Place, Option<(usize, usize)>, Vec<(usize, usize)>);

/// Put the game of a story before the other readings of a text.
pub(super) fn stories(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let lower = plain.to_ascii_lowercase();
    // A rule without one of its parts is another rule.
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
        // Numbers in words; the whole text is left over.
        let spelled = in_digits(&lower)?;
        Some((kind.of(&spelled, None)?.0, (0, 0)))
    });
    used.extend(number);
    // The player who eats the poison loses, as one without a move does.
    let says_play = !line.starts_with("chomp");
    let misere = says_play && without_play(plain).is_some_and(|(_, misere)| misere);
    let line = if misere && !line.ends_with("misere") { format!("{line} misere") } else { line };
    let Ok(game) = Game::parse(&line) else { return };
    let position = place
        .as_ref()
        .and_then(|(text, _)| game.position(text).ok())
        .map(|position| game.text(&position));
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

/// Replace numbers in words by digits, if they are larger than the usual amounts; `None` if there are none.
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

/// The game of a story whose words occur in a comment without a number.
pub(super) fn line(text: &str) -> Option<&'static str> {
    let all = boards::BOARDS.iter().chain(heaps::HEAPS);
    let mut lines = all.filter(|(line, groups, without, _)| {
        !line.contains('#') && told(groups, without, text).is_some()
    });
    lines.next().map(|(line, ..)| *line)
}

/// Whether a text says that the first player may not take all, as Fibonacci Nim has it.
fn is_first_take(text: &str) -> bool {
    // A divisor that is not the number is a proper one.
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

/// The parts outside of some spots that contain words, in UTF-16 units.
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

/// The game that a text names once, anywhere, with the spot of its name; `None` if another game was found.
fn named(plain: &str, found: &Found) -> Option<Told> {
    let lower = plain.to_ascii_lowercase();
    // The number of a problem is not the size of a heap.
    if ["oj", "leetcode", "codeforces", "atcoder", "力扣", "题"]
        .iter()
        .any(|judge| lower.contains(judge))
    {
        return None;
    }
    let mut all = names(plain);
    // "Grundy" beside a game means its value.
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
    // A place of more numbers is a better one.
    let size = kind.of(&lower, None).map_or(0, |(text, _)| count(&text));
    let is_other = |one: &Reading| {
        let is_less = |place: &String| {
            (count(place) < size || kind == Place::Board && size > 0) && !one.rest.is_empty()
        };
        // A title is the game, though a part of the text seems to say another.
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

/// The games that a text names, each once, with the spot of the name.
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

/// The game whose name is a common word and begins a text before a colon, or before "nim" or "game".
fn titled(plain: &str) -> Option<(&'static str, (usize, usize))> {
    let all = at_start(plain);
    let [one] = &all[..] else { return None };
    let rest = plain[one.end..].trim_start();
    let is_title =
        rest.starts_with([':', '：', '(']) || plain[..one.end].contains([' ', '游', '博']);
    is_title.then_some((one.entry.game, (0, one.end)))
}

/// Whether the name of a game is a common word besides.
pub(super) fn is_word(name: &str) -> bool {
    const WORDS: &str = "split merge letters graph race squares primes divisors cut ring ruler corners boxes rings sum every rapid \
        bounded subtract moves prune stairs product octal hex rule 移棋子 倒数 报数 取字母";
    WORDS.split_whitespace().any(|word| word.eq_ignore_ascii_case(name.trim()))
}

/// The spots of the words of a story, if each group has one.
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

/// The begin and the end of a word in a text, as a whole word or the beginning of one.
fn find(text: &str, word: &str) -> Option<(usize, usize)> {
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    if let Some((first, last)) = word.split_once('?') {
        // One sign separates the two.
        return text.match_indices(first).find_map(|(at, _)| {
            let behind = &text[at + first.len()..];
            let rest = behind.trim_start().strip_prefix(|_: char| true)?.trim_start();
            let end = text.len() - rest.strip_prefix(last)?.len();
            (!text[..at].ends_with(char::is_numeric)).then_some((at, end))
        });
    }
    let mut all = text.match_indices(word).filter(|(at, _)| {
        let begins = !word.starts_with(is_letter) || !text[..*at].ends_with(is_letter);
        // Short words are whole.
        let is_digit = |c: char| c.is_ascii_digit();
        // 1×2 does not match 1×20.
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
