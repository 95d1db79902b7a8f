//! Parsing of English and Chinese sentences that describe a game: the amounts that may be taken, the sizes of heaps,
//! and the winning condition.
//!
//! A sentence is cut into tokens (`lexicon`, `forms`, `lex`, `numerals`). Parsers turn groups of tokens into facts
//! (`facts`, `sizes`, `races`, `rules`), and `meaning` combines the facts into a game. If a token belongs to no fact,
//! the result is marked as uncertain.

mod absent;
mod bare;
mod except;
mod fact;
mod facts;
mod input;
mod lex;
mod lexicon;
mod limits;
mod meaning;
mod names;
mod near;
mod nouns;
mod numerals;
mod plainer;
mod races;
mod rules;
mod sizes;
mod token;
mod union;
mod wins;

pub(super) use bare::many;
pub(super) use near::{near, nearest};
pub(super) use plainer::plainer;

use super::reading::Found;
use crate::base::text::Offsets;
use fact::Fact;
use lexicon::Word;
use meaning::Said;
use token::Token;

/// The longest text parsed as a sentence, in bytes.
const LONGEST: usize = 1500;

/// The position of a sentence within the typed text.
pub(super) struct Spot<'o> {
    /// The start of the sentence, as a byte offset into the plain text.
    pub(super) start: usize,
    pub(super) offsets: &'o Offsets,
}

impl Spot<'_> {
    fn utf16(&self, (start, end): (usize, usize)) -> (usize, usize) {
        (self.offsets.utf16(self.start + start), self.offsets.utf16(self.start + end))
    }
}

/// The meaning of a list of numbers, decided by the words next to the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Amounts that may be taken in one move.
    Amounts,
    /// Sizes of heaps.
    Heaps,
}

/// Return the role that a label without numbers gives to a list of numbers, such as 可取的石子数 (amounts) or `heap sizes`
/// (heaps). Return `None` if the label is ambiguous or contains other words.
pub(super) fn role(text: &str) -> Option<Role> {
    const IDLE: &[Word] =
        &[Word::Filler, Word::Turn, Word::Amount, Word::Stones, Word::Unit, Word::In, Word::From];
    const AMOUNTS: &[Word] = &[Word::Take, Word::Set, Word::OneHeap];
    const HEAPS: &[Word] = &[Word::Heap, Word::Heaps, Word::EachHeap, Word::Sizes, Word::OneHeap];
    let tokens = lex::tokens(text).filter(|_| text.len() <= LONGEST)?;
    let are = |words: &[Word]| {
        tokens.iter().any(|token| words.contains(&token.word) && token.word != Word::OneHeap)
            && tokens.iter().all(|token| IDLE.contains(&token.word) || words.contains(&token.word))
    };
    match (are(AMOUNTS), are(HEAPS)) {
        (true, false) => Some(Role::Amounts),
        (false, true) => Some(Role::Heaps),
        _ => None,
    }
}

/// Return whether a text consists of the name of `game`, exactly one number (or a letter with a number, as in `C8`),
/// and otherwise only words of `words` or filler words.
pub(super) fn is_named_with(text: &str, game: &str, words: &[&str]) -> bool {
    const IDLE: &[Word] =
        &[Word::Filler, Word::In, Word::With, Word::Unit, Word::Between, Word::Stop];
    let is_numbered = |token: &Token| {
        let digits = text[token.start..token.end].trim_start_matches(['C', 'K', 'P']);
        token.word == Word::Number || digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let Some(tokens) = lex::tokens(text) else { return false };
    let is_name = |token: &Token| meaning::named(token.word, token.value) == Some(game);
    let is_known = |token: &Token| {
        let form = text[token.start..token.end].to_ascii_lowercase();
        IDLE.contains(&token.word) || words.contains(&form.as_str())
    };
    let others = tokens.iter().filter(|token| !is_name(token) && !is_known(token));
    tokens.iter().filter(|token| is_name(token)).count() == 1
        && others.clone().count() == 1
        && others.into_iter().all(is_numbered)
}

/// Return whether a word is a single token that the lexicon does not contain, neither as a word nor as a name.
pub(super) fn is_unknown(word: &str) -> bool {
    lex::tokens(word).is_some_and(|all| matches!(all[..], [one] if one.word == Word::Unknown))
}

/// Parse the number, in digits or in words, that begins at byte `at`. Return its value and its end.
pub(super) fn numeral(text: &str, at: usize) -> Option<(u64, usize)> {
    let token = numerals::number(text, at, None)?;
    (token.word == Word::Number && !token.is_doubtful).then_some((token.value, token.end))
}

/// Return the number of tokens of a bracketed list of examples, as in (1, 4, 9, …), if `input` begins with one. Such a
/// list illustrates a rule and adds no numbers.
fn example(plain: &str, input: &[Token]) -> Option<usize> {
    if input.first()?.word != Word::OpenRound {
        return None;
    }
    let end = input.iter().position(|token| token.word == Word::CloseRound)?;
    let inner = &input[1..end];
    let text = &plain[inner.first()?.start..inner.last()?.end];
    let goes_on = ["...", "…", "等", "etc", "即", "i.e", "e.g", "如"];
    let are_numbers = inner.iter().filter(|token| token.word == Word::Number).count() > 1;
    (are_numbers && goes_on.iter().any(|sign| text.contains(sign))).then_some(end + 1)
}

/// Return the number of tokens of a phrase such as 剩下不足两颗 or "left with one stone", if `input` begins with one. The
/// number in such a phrase tells when the game ends and is no heap size.
fn end_of_play(plain: &str, input: &[Token]) -> Option<usize> {
    const FEW: u64 = 3;
    let is_behind =
        |at: usize, words: &[&str]| words.iter().any(|word| plain[..at].trim_end().ends_with(word));
    let number = |at: usize| input.get(at).filter(|next| next.word == Word::Number);
    let first = input.first()?;
    if first.word == Word::With && is_behind(first.end, &["left with"]) {
        return number(1).filter(|next| next.value <= FEW).map(|_| 2);
    }
    number(0).filter(|next| is_behind(next.start, &["不足", "不够"])).map(|_| 1)
}

/// Parse a text as a sentence and add its readings to `found`.
pub(super) fn sentences(plain: &str, spot: &Spot<'_>, found: &mut Found) {
    if plain.len() > LONGEST {
        return;
    }
    let Some(tokens) = lex::tokens(plain) else { return };
    if union::is_said(&tokens) && !tokens.iter().any(|token| token.word == Word::BadNumber) {
        union::union(plain, &tokens, spot, found);
        return;
    }
    // Stop if the text names an unsupported game, contains a number that no heap can have, or consists of numbers
    // without words.
    bare::numbered(&tokens, found);
    if absent::absent(plain, &tokens, spot, found)
        || tokens.iter().any(|token| token.word == Word::BadNumber)
        || bare::numbers(plain, &tokens, found)
    {
        return;
    }
    let mut said = Said::default();
    let tokens = match sizes::within(plain, &tokens) {
        Some((size, rest)) => {
            said.add(size);
            rest
        }
        None => tokens,
    };
    let mut input = &tokens[..];
    let mut limit = None;
    let closed = |limit: Option<limits::Limit>, said: Said, at: usize| match limit {
        Some(limit) => limit.close(said, tokens[at - 1].end),
        None => said,
    };
    while let Some(next) = input.first() {
        let at = tokens.len() - input.len();
        if limits::begins(plain, &tokens, at) {
            said = closed(limit.take(), said, at);
            // A condition on what is left belongs to the amounts before it.
            limit = match next.word {
                Word::NotAll => None,
                _ => limits::limit(plain, input, &said),
            };
        }
        if let Some(line) = meaning::named(next.word, next.value) {
            said.name(line);
            said.doubt(next.word == Word::Sequence);
            input = &input[1..];
            // Skip the word "Nim" after the name of a game: "Wythoff Nim" and "Wythoff's Nim" mean the same game as
            // "Wythoff".
            if next.word == Word::Name && names::is_nim(line) {
                let has_s = input.first().is_some_and(|next| plain[next.start..next.end] == *"'s");
                let behind = if has_s { &input[1..] } else { input };
                if behind.first().is_some_and(|next| next.word == Word::Nim) {
                    input = &behind[1..];
                }
            }
            let mut rest = input;
            let behind = match line {
                "subtract" => facts::named_amounts(&mut rest),
                _ => sizes::placed(&mut rest),
            };
            if let Ok(fact) = behind {
                said.add(fact);
                input = rest;
            }
        } else if next.word == Word::Circle {
            said.in_circle(next.start, next.end);
            input = &input[1..];
        } else if next.word == Word::NotAll && said.is_taking() {
            said.not_all();
            input = &input[1..];
        } else if next.word == Word::Not || next.word == Word::Except {
            let mut rest = input;
            if let Ok(fact) = except::except(&mut rest) {
                said.add(fact);
                input = rest;
                continue;
            }
            rest = &input[1..];
            if said.is_taking()
                && let Ok(list) = except::left_out(&mut rest)
            {
                said.add(Fact::Except { list, is_any: false });
                input = rest;
                continue;
            }
            // Ignore the phrase after a negation, since the phrase states what does not hold.
            input = &input[1..];
            let _ = facts::part(&mut input);
            let end = tokens[tokens.len() - input.len() - 1].end;
            said.leave(next.start, end);
        } else if next.word == Word::Colon
            && said.is_taking()
            && let Ok(fact) = sizes::behind(&mut { input })
        {
            let _ = sizes::behind(&mut input);
            said.add(fact);
        } else if said.is_taking()
            && let Some(end) = example(plain, input)
        {
            // Skip a bracketed list of examples after the amounts, and mark the sentence as uncertain.
            said.doubt(true);
            input = &input[end..];
        } else if let Some(end) = end_of_play(plain, input) {
            said.leave(next.start, input[end - 1].end);
            input = &input[end..];
        } else if let Ok(fact) = facts::part(&mut input) {
            said.add_said(fact, &tokens[at..tokens.len() - input.len()]);
        } else {
            // Detect the number of an exercise, which follows a word such as "problem" or the name of an online judge.
            let is_bound = ["but ", "except", "除", "不能"]
                .iter()
                .any(|word| plain[..next.start].contains(word));
            let is_judged = [
                "oj", "题", "code", "exercise", "problem", "question", "task", "homework",
                "example", "chapter", "section", "习题", "练习", "作业",
            ]
            .iter()
            .any(|end| plain[..next.start].trim_end().to_lowercase().ends_with(end));
            // Numbers on either side of "to" are the ends of a range, not heap sizes.
            let is_to = |token: &Token| {
                token.word == Word::To
                    && plain[token.start..token.end].contains(char::is_alphabetic)
            };
            let before = tokens.len().checked_sub(input.len() + 1).map(|at| &tokens[at]);
            let is_range = before.is_some_and(is_to) || input.get(1).is_some_and(is_to);
            let is_left = [
                "剩",
                "剩下",
                "left with",
                "不足",
                "不够",
                "faces",
                "facing",
                "fewer than",
                "less than",
            ]
            .iter()
            .any(|word| plain[..next.start].trim_end().ends_with(word));
            if next.word == Word::Number
                && next.is_in_digits()
                && !is_left
                && !is_judged
                && !is_bound
                && !is_range
            {
                said.left_numbers.push((next.value, next.start));
            }
            said.leave(next.start, next.end);
            input = &input[1..];
        }
    }
    said = closed(limit, said, tokens.len());
    if !said.is_taking()
        && let Some(rule) = rules::in_any_order(&tokens)
    {
        said.add(Fact::Rule { lines: rule, has_taking: true });
        said.doubt(true);
    }
    said.readings(|rest| spot.utf16(rest), found);
}
