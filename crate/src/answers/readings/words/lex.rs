//! Division of a sentence into tokens: the longest known words, numbers in digits or words, and unknown words.

use std::sync::OnceLock;

use super::lexicon::{WORDS, Word};
use super::names::{Naming, names};
use super::numerals;
use super::token::{Token, is_end};

/// All known forms of words, grouped by their first byte.
struct Forms(Vec<Vec<(&'static str, bool, Naming)>>);

impl Forms {
    fn all() -> &'static Forms {
        static FORMS: OnceLock<Forms> = OnceLock::new();
        FORMS.get_or_init(|| {
            let mut forms = Forms(vec![Vec::new(); 256]);
            for (word, list) in WORDS {
                for form in list.split('|') {
                    forms.add(form, Naming { word: *word, value: 0 });
                }
            }
            names().for_each(|(form, naming)| forms.add(form, naming));
            forms
        })
    }

    fn add(&mut self, form: &'static str, naming: Naming) {
        let (form, is_plural) = form.strip_suffix('*').map_or((form, false), |form| (form, true));
        let first = form.as_bytes().first().map_or(0, u8::to_ascii_lowercase);
        self.0[usize::from(first)].push((form, is_plural, naming));
    }

    /// Return the forms that match at index `start`, each with the index of its end. Forms of `WORDS` come before
    /// names.
    fn at<'s>(&'s self, text: &'s str, start: usize) -> impl Iterator<Item = (usize, Naming)> + 's {
        let first = text.as_bytes().get(start).map_or(0, u8::to_ascii_lowercase);
        let forms = self.0[usize::from(first)].iter();
        forms.filter_map(move |(form, is_plural, naming)| {
            Some((ends(text, start, form, *is_plural)?, *naming))
        })
    }

    /// Return the form at `start` after which the following form or number reaches farthest, and the longest such form.
    /// Chinese words have no blanks between them, so 取完全平方数 must begin with 取, not with 取完.
    fn best(&self, text: &str, start: usize) -> Option<(usize, Naming)> {
        let reach = |end: usize| {
            if text[end..].starts_with(|c: char| c.is_ascii()) {
                return end;
            }
            let number = numerals::number(text, end, None).map(|token| token.end);
            self.at(text, end).map(|(end, _)| end).chain(number).max().unwrap_or(end)
        };
        let mut best: Option<(usize, usize, Naming)> = None;
        for (end, naming) in self.at(text, start) {
            let far = if text.as_bytes()[start].is_ascii() { end } else { reach(end) };
            if best.is_none_or(|(most, longest, _)| (far, end) > (most, longest)) {
                best = Some((far, end, naming));
            }
        }
        best.map(|(_, end, naming)| (end, naming))
    }
}

/// Match a form at index `start`, and return the index of its end.
fn ends(text: &str, start: usize, form: &str, is_plural: bool) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = start;
    for wanted in form.bytes() {
        if wanted == b' ' || wanted == b'-' {
            let from = at;
            while matches!(bytes.get(at), Some(b' ' | b'-')) {
                at += 1;
            }
            // A Chinese word may follow an English word without a blank.
            let beside = bytes.get(at).is_some_and(|byte| !byte.is_ascii());
            if at == from && !beside {
                return None;
            }
            continue;
        }
        if !bytes.get(at)?.eq_ignore_ascii_case(&wanted) {
            return None;
        }
        at += 1;
    }
    if is_plural && matches!(bytes.get(at), Some(b's')) && is_end(bytes, at + 1) {
        at += 1;
    }
    // Do not match the fraction 1/2 in the list 1/2/4.
    let is_slashed = form == "1/2" && bytes.get(at) == Some(&b'/');
    (text.is_char_boundary(at) && is_end(bytes, at) && !is_slashed).then_some(at)
}

/// Return the tokens of a text in order, or `None` if there are more than 400.
pub(super) fn tokens(text: &str) -> Option<Vec<Token>> {
    const MOST: usize = 400;
    let forms = Forms::all();
    let bytes = text.as_bytes();
    let mut all: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        }
        if all.len() >= MOST {
            return None;
        }
        let number = numerals::number(text, at, all.last());
        let form = forms.best(text, at);
        let token = match (number, form) {
            (Some(number), Some((end, naming))) if end > number.end => {
                Token::of(naming.word, naming.value, at, end)
            }
            (Some(number), _) => number,
            (None, Some((end, naming))) => Token::of(naming.word, naming.value, at, end),
            (None, None) => {
                let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
                let letters = bytes[at..].iter().take_while(|byte| is_letter(byte)).count();
                Token::of(Word::Unknown, 0, at, at + letters.max(c.len_utf8()))
            }
        };
        at = token.end;
        // "one of the piles 9, 14, 22" gives the sizes of all piles.
        if let Some(last) = all.last_mut().filter(|last| last.word == Word::OneHeap)
            && token.word == Word::Number
            && text[..last.end].ends_with('s')
        {
            last.word = Word::Heaps;
        }
        if token.word == Word::Turn && is_players(text, &all, token) {
            all.push(Token { word: Word::Unknown, ..token });
        } else if is_race(text, &all, token) {
            // Put the word for a race before its number: "21 game" is a race to 21.
            let number = all.pop();
            all.push(Token { word: Word::Race, ..token });
            all.extend(number);
        } else if token.word == Word::Heap {
            let heap = one_heap(text, &mut all, token);
            all.push(heap);
        } else {
            all.push(token);
        }
    }
    Some(all)
}

/// Return whether a text begins with a number and "game".
fn is_race(text: &str, before: &[Token], token: Token) -> bool {
    let is_game = ["game", "游戏"].contains(&&*text[token.start..token.end].to_ascii_lowercase());
    let [others @ .., last] = before else { return false };
    let goes_on = text[token.end..].trim_start().starts_with(|c: char| c.is_ascii_digit());
    is_game
        && !goes_on
        && last.word == Word::Number
        && last.value > 3
        && others.iter().all(|one| one.word == Word::Filler)
}

/// Join a heap with the words before it that make it a single heap: "a heap", "the single heap", 一堆.
fn one_heap(text: &str, before: &mut Vec<Token>, heap: Token) -> Token {
    let is_article = |token: &Token| {
        matches!(
            text[token.start..token.end].to_ascii_lowercase().as_str(),
            "a" | "an" | "the" | "single"
        )
    };
    // Join the heap with the token for any one heap, as in "from any one heap".
    if let Some(last) = before.last().copied().filter(|last| last.word == Word::OneHeap) {
        before.pop();
        return Token { end: heap.end, ..last };
    }
    let mut start = None;
    while let Some(last) = before.last()
        && (is_article(last) || (last.word == Word::Number && last.value == 1))
    {
        start = Some(last.start);
        before.pop();
    }
    match start {
        Some(start) => Token { word: Word::OneHeap, start, ..heap },
        None => heap,
    }
}

/// Return whether a number precedes a word for players. Two players match a form of their own, so the number is larger,
/// and the game is another one.
fn is_players(text: &str, before: &[Token], token: Token) -> bool {
    let is_number = before.last().is_some_and(|last| last.word == Word::Number);
    is_number && ["player", "玩家"].iter().any(|word| text[token.start..].starts_with(word))
}
