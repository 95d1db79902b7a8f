//! Detection of unknown nouns with a count before them, such as "7 lanterns", which `plainer` replaces by "stones".

use super::lexicon::Word;
use super::token::Token;

/// English plurals after a number that do not denote the objects of the game.
const OTHERS: &[&str] = &[
    "players",
    "students",
    "pupils",
    "kids",
    "boys",
    "girls",
    "friends",
    "siblings",
    "brothers",
    "sisters",
    "neighbours",
    "neighbors",
    "endpoints",
    "people",
    "persons",
    "squares",
    "rows",
    "columns",
    "cols",
    "steps",
    "stairs",
    "times",
    "turns",
    "rounds",
    "moves",
    "numbers",
    "values",
    "nodes",
    "edges",
    "vertices",
    "arcs",
    "cells",
    "spaces",
    "letters",
    "heads",
    "tails",
    "gaps",
    "places",
    "positions",
    "ways",
    "parts",
    "halves",
    "sizes",
    "cases",
    "games",
    "boards",
    "tokens",
    "consecutive",
    "others",
    "divisors",
    "factors",
    "multiples",
    "primes",
    "integers",
    "sides",
    "sets",
    "levels",
    "units",
    "crosses",
    "kings",
    "queens",
    "rooks",
    "knights",
    "bishops",
    "dominoes",
    "dominos",
    "tiles",
    "pounds",
    "as",
    "is",
    "was",
    "this",
    "has",
    "does",
    "loses",
    "wins",
    "less",
    "plus",
    "minus",
    "versus",
    "vs",
    "thus",
    "across",
    "its",
    "his",
    "us",
    "yes",
    "always",
    "equals",
    "gives",
    "leaves",
    "lines",
    "branches",
    "stalks",
    "leaves",
    "trees",
    "loops",
    "petals",
    "strips",
    "boxes",
    "digits",
    "terms",
    "xs",
    "os",
];

/// Return the unknown nouns that follow a count, without repetitions. English nouns are returned in the singular.
pub(super) fn nouns<'t>(text: &'t str, tokens: &[Token]) -> Vec<&'t str> {
    let form = |token: &Token| &text[token.start..token.end];
    let mut all: Vec<&str> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if token.word != Word::Unknown {
            continue;
        }
        let noun = match form(token).is_ascii() {
            true => english(text, tokens, at),
            false => chinese(text, tokens, at),
        };
        all.extend(noun.filter(|noun| !all.contains(noun)));
    }
    all
}

/// Return the singular of an English plural after a count: a number other than 1, a word such as "many", "any" or
/// "prime", or "of" after a number or a heap, as in "any number of" and "a pile of". One adjective may stand before the
/// noun.
fn english<'t>(text: &'t str, tokens: &[Token], at: usize) -> Option<&'t str> {
    let form = |token: &Token| &text[token.start..token.end];
    let noun = form(&tokens[at]);
    let is_plain = noun.len() > 3 && noun.bytes().all(|byte| byte.is_ascii_lowercase());
    let single = noun.strip_suffix('s').filter(|_| is_plain && !OTHERS.contains(&noun))?;
    // Words such as "less" and "across" are no plurals.
    if single.ends_with('s') {
        return None;
    }
    let leads = |token: &Token| match token.word {
        Word::Number => token.value != 1,
        Word::Any | Word::Amount | Word::Power | Word::Prime | Word::Odd | Word::Even => true,
        _ => ["of", "many", "few", "several", "more"].contains(&form(token)),
    };
    let before = &tokens[..at];
    let is_adjective = |token: &&Token| token.word == Word::Unknown && form(token).is_ascii();
    let led = match before.split_last() {
        Some((last, _)) if leads(last) => Some(last),
        Some((last, rest)) if is_adjective(&last) => rest.last().filter(|token| leads(token)),
        _ => None,
    }?;
    // "Two players" at the start of a clause are no objects.
    let from = before.iter().position(|token| token.start == led.start).unwrap_or(0);
    let begins =
        from == 0 || matches!(before[from - 1].word, Word::Stop | Word::Comma | Word::Filler);
    if led.word == Word::Number && led.value == 2 && begins {
        return None;
    }
    // After "of", require a number or a heap before it.
    let is_of = form(led) == "of";
    let head = before.iter().rev().find(|token| !["of", "the"].contains(&form(token)));
    let counts = [Word::Amount, Word::Any, Word::Heap, Word::Heaps, Word::OneHeap, Word::Number];
    (!is_of || head.is_some_and(|head| counts.contains(&head.word))).then_some(single)
}

/// Return the Chinese noun of up to 3 tokens after a number and a measure word. The noun must end before a known word
/// or at the end of a clause.
fn chinese<'t>(text: &'t str, tokens: &[Token], at: usize) -> Option<&'t str> {
    const MOST: usize = 3;
    const MEASURED: &[&str] =
        &["颗", "个", "枚", "根", "粒", "块", "支", "只", "张", "朵", "瓶", "片", "条", "头"];
    // Characters of verbs, places and order words, which no noun contains.
    const NO_NOUN: &str =
        "相连挨紧连隔格棋在从放步同不互左右上下点边种另为则时后前人数字谁必能要才就再被比堆和或与";
    let form = |token: &Token| &text[token.start..token.end];
    let [.., number, measure] = &tokens[..at] else { return None };
    // Skip ordinals: 第 3 个 is the third object, not 3 objects.
    let is_order = text[..number.start].trim_end().ends_with('第');
    let is_counted = number.word == Word::Number && !is_order && MEASURED.contains(&form(measure));
    let is_sign = |token: &&Token| {
        token.word == Word::Unknown
            && form(token).chars().all(char::is_alphabetic)
            && !form(token).is_ascii()
    };
    let run = tokens[at..].iter().take_while(is_sign).count();
    if !is_counted || run == 0 || run > MOST {
        return None;
    }
    let (start, end) = (tokens[at].start, tokens[at + run - 1].end);
    let noun = &text[start..end];
    let behind = text[end..].trim_start().chars().next();
    let ends = behind.is_none_or(|c| !c.is_alphanumeric() || "每谁两中里的轮".contains(c));
    (ends && !noun.contains(|c| NO_NOUN.contains(c))).then_some(noun)
}

/// Return whether a word is `noun` or its plural.
pub(super) fn is_form(word: &str, noun: &str) -> bool {
    word == noun || word.strip_suffix('s') == Some(noun)
}
