//! Rules in words: phrases that stand for a rule of the game notation. Filler words between the words of a phrase are
//! skipped.

mod any_order;

use std::sync::OnceLock;

use winnow::Parser;
use winnow::error::EmptyError;

use super::fact::Fact;
use super::input::{Input, Parsed, comes, skip};
use super::lex::tokens;
use super::lexicon::Word;
use super::token::Token;
use crate::base::nimber::MAX_HEAP;
pub(super) use any_order::in_any_order;

/// Rules in notation, each with the phrases that state the rule. Phrases are separated by `;`; a part in `[…]` is
/// optional, `(a|b)` is a choice, and `#` is any number. Several rules separated by `;` are alternative meanings. In a
/// rule, `#` is the number of the phrase, and `@` is the largest exponent for which the power of that number is a valid
/// heap size.
const RULES: &[(&str, &str)] = &[
    (
        "n -> n-k for k in 1..n/2",
        "take at most half;at most take half;take half within;take half or fewer;take between 1 and half;take 1 to half;at most half take;\
         take from 1 to half;at least take 1 at most half;take at least 1 at most half",
    ),
    (
        "n -> n-k for k in 1..n/3",
        "take at most third;at most take third;take third within;take third or fewer;take between 1 and third;take 1 to third;at most third take",
    ),
    (
        "n -> n-k for k in 1..n/4",
        "take at most quarter;at most take quarter;take quarter within;take quarter or fewer",
    ),
    ("n -> n-k for k in 1..n if 2*k < n", "take below half;below take half"),
    ("n -> n-k for k in 1..n if 2*k > n", "take above half;above take half"),
    ("n -> n-k for k in 1..n if 2*k >= n", "take at least half;at least take half"),
    ("n -> n-k for k in 1..n if 3*k < n", "take below third;below take third"),
    ("n -> n-k for k in 1..n if 3*k > n", "take above third;above take third"),
    ("n -> n-k for k in 1..n if 3*k >= n", "take at least third;at least take third"),
    ("n -> n-k for k in 1..n if 4*k < n", "take below quarter;below take quarter"),
    ("n -> n-k for k in 1..n if 4*k >= n", "take at least quarter;at least take quarter"),
    ("n -> n/2 if n > 0", "take half roundup"),
    ("n -> n - n/2 if n > 1", "take half rounddown"),
    // The rule is listed twice to mark the phrase as ambiguous, because a verb of taking is missing.
    ("n -> n-k for k in 1..n/2;n -> n-k for k in 1..n/2", "at most half"),
    ("n -> n-k for k in 1..n if k % 2 == 1", "take [(any|1)] odd;odd take"),
    ("n -> n-k for k in 1..n if k % 2 == 0", "take [(any|1)] even;even take"),
    ("n -> n-#^k for k in 0..@", "take [(any|1)] power of #;take [(any|1)] # power"),
    ("squares", "take [(any|1)] square;square take"),
    ("n -> n-k^3 for k in 1..n if k^3 <= n", "take [(any|1)] cube"),
    ("primes", "take [(any|1)] prime;prime take"),
    ("divisors", "take [(any|1)] proper divisor;proper divisor take"),
    ("divisors;n -> n-d for d in 1..n if n % d == 0", "take [(any|1)] divisor"),
    (
        "n -> n-k for k in 1..n if gcd(n, k) == 1",
        "take [(any|1)] coprime;take and 石子数 coprime;take coprime and heap",
    ),
    (
        "n -> n-k for k in 1..n if sqrt(5*k*k+4)^2 == 5*k*k+4 or sqrt(5*k*k-4)^2 == 5*k*k-4",
        "take [(any|1)] fibonacci number",
    ),
    ("n -> n-#*k for k in 1..n", "take [(any|1)] multiple of #;take [(any|1)] # multiple"),
    ("nim", "take any;any take;take at least 1"),
    ("n -> n-1 | n/2 if n > 0", "take 1 or halve"),
    ("n -> n-1 | n/2 if n > 0;n -> n-1 | n - n/2 if n > 1", "take 1 or [take] half"),
    ("n -> n-# | 0 if n > 0", "take # or [take] all"),
    ("lasker", "take any or split [(2|2 heap|2 heaps)];take any or split [2] smaller [heaps]"),
    ("n -> n-1 | (i, n-1-i) for i in 1..n-2", "take 1 and split (2|2 heap|2 heaps)"),
    ("n -> n-1 | (i, n-i) for i in 1..n-1", "take 1 or split [(2|2 heap|2 heaps)]"),
    (
        "grundy",
        "split 2 unequal [heap|heaps|smaller heaps];split unequal 2 heap;split 2 (heap|heaps) unequal",
    ),
    ("grundy;n -> (i, n-i) for i in 1..n-1", "split 2 [heap] differing;split differing 2 heap"),
    (
        "n -> (n/2, n/2) if n % 2 == 0, n > 0",
        "split 2 equal [heap|heaps];split equal 2 heap;split 2 heaps equal",
    ),
    (
        "n -> (i, n-i) for i in 1..n-1",
        "split (2|2 heap|2 heaps|2 nonempty heaps|2 nonempty heap|nonempty 2 heap|2 smaller heaps)",
    ),
    (
        "n -> (i, n-i) for i in 1..n/2 | (i, j, n-i-j) for i in 1..n/3, j in i..(n-i)/2",
        "split 2 [(heap|heaps)] or 3 (heap|heaps)",
    ),
    (
        "n -> i for i in 1..n-1",
        "split 2 [(heap|heaps)] [and] take oneheap;split 2 [(heap|heaps)] [and] take 1 (heap|heaps)",
    ),
    (
        "kayles",
        "take 1 or 2 adjacent [pin];take 1 or adjacent 2 [pin];take 1 or take 2 adjacent [pin];take adjacent 1 or 2 [pin]",
    ),
    ("dawson", "take 2 adjacent [pin];take adjacent 2 [pin]"),
    (
        "moore #",
        "take [any] from at most # (heaps|heap);from at most # heap take [any];from at most # heap each take any",
    ),
    ("moore 2", "take [any] from 1 or 2 (heaps|heap);from or 2 heap take [any]"),
    (
        "wythoff",
        "take any or [take] same both [heaps];take any or [take] same 2 (heaps|heap);take any or both;\
         take any or 2 heap take same;2 heap take any or both 2 heap take same;take any or both [2] heap take same;\
         take any or both take same;take or [take] same both [heaps];take or [take] same (2 heap|2 heaps)",
    ),
    (
        "fibonacci",
        "take at most twice previous [notfirst];at most take twice previous [notfirst];at most take previous twice \
         [notfirst];take at most previous twice [notfirst]",
    ),
    (
        "fibonacci #",
        "take at most # times previous [notfirst];at most take # times previous [notfirst];at most take previous # times \
         [notfirst];take at most previous # times [notfirst]",
    ),
    ("greedy", "take [any] from largest [heap];from largest [heap] take [any]"),
    ("merge", "take 1 or merge [(2|heap|heaps|2 heaps|2 heap)]"),
    // Merging alone is a part of this rule only.
    ("merge;merge", "merge [(2|heap|heaps|2 heaps|2 heap)]"),
    ("end-nim", "take [any] ends [(heap|heaps)];ends [(heap|heaps)] take any"),
    ("split", "split 2 smaller heaps withempty;replace a heap by 2 smaller heaps"),
    ("staircase", "move [any] stepdown"),
    ("wythoff", "queen [move] corner"),
    ("(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1", "rook [move] corner"),
    ("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", "king [move] corner"),
    ("(x, y) -> (x-k, y-k) for k in 1..x", "bishop [move] corner"),
    ("(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)", "knight [move] corner"),
];

/// Rules of a single chess piece, each with its index from the end of `RULES`. The name of a piece alone may also mean
/// another game.
const PIECES: &[(Word, usize)] =
    &[(Word::Queen, 5), (Word::Rook, 4), (Word::King, 3), (Word::Bishop, 2), (Word::Knight, 1)];

/// Filler words that may stand between the words of a phrase.
const IDLE: &[Word] = &[
    Word::Filler,
    Word::Turn,
    Word::Amount,
    Word::Stones,
    Word::Comma,
    Word::Unit,
    Word::Pin,
    Word::From,
    Word::With,
    Word::In,
    Word::OneHeap,
    Word::Set,
    Word::There,
    Word::Colon,
    // Letters for the amount, as in "take k stones where k is prime".
    Word::LetterM,
    Word::LetterK,
];

/// A phrase: its words in order, each with a required value for numbers (`None` accepts any number), and the index of
/// its rule.
struct Sentence {
    words: Vec<(Word, Option<u64>)>,
    rule: usize,
}

/// Expand a pattern into all phrases that its choices and optional parts allow.
fn spread(pattern: &str) -> Vec<String> {
    let Some(open) = pattern.find(['[', '(']) else { return vec![pattern.to_string()] };
    let (mut depth, mut close) = (0, open);
    for (at, c) in pattern.char_indices().skip(open) {
        match c {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 && at >= open {
            close = at;
            break;
        }
    }
    let (before, inside, after) =
        (&pattern[..open], &pattern[open + 1..close], &pattern[close + 1..]);
    let mut choices = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, c) in inside.char_indices() {
        match c {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            '|' if depth == 0 => {
                choices.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    choices.push(&inside[start..]);
    if pattern[open..].starts_with('[') {
        choices.push("");
    }
    choices.iter().flat_map(|choice| spread(&format!("{before}{choice}{after}"))).collect()
}

/// Pattern words for tokens that no single English word produces.
const MARKS: &[(&str, Word)] = &[
    ("notfirst", Word::NotAllFirst),
    ("stepdown", Word::StepDown),
    ("previous", Word::Previous),
    ("corner", Word::Corner),
    ("differing", Word::Different),
    ("roundup", Word::RoundUp),
    ("rounddown", Word::RoundDown),
    ("above", Word::Above),
    ("from", Word::From),
    ("withempty", Word::WithEmpty),
    ("oneheap", Word::OneHeap),
];

fn words(sentence: &str) -> Vec<(Word, Option<u64>)> {
    let mut all = Vec::new();
    let mut plain = String::new();
    let flush = |plain: &mut String, all: &mut Vec<(Word, Option<u64>)>| {
        let tokens = tokens(plain).unwrap_or_default();
        all.extend(
            tokens
                .iter()
                .filter(|token| !IDLE.contains(&token.word))
                .map(|token| (token.word, (token.word == Word::Number).then_some(token.value))),
        );
        plain.clear();
    };
    for word in sentence.split_whitespace() {
        let mark = MARKS.iter().find(|(mark, _)| *mark == word).map(|(_, word)| *word);
        match mark.or((word == "#").then_some(Word::Number)) {
            Some(mark) => {
                flush(&mut plain, &mut all);
                all.push((mark, None));
            }
            None => plain.extend([word, " "]),
        }
    }
    flush(&mut plain, &mut all);
    all
}

fn sentences() -> &'static [Sentence] {
    static ALL: OnceLock<Vec<Sentence>> = OnceLock::new();
    ALL.get_or_init(|| {
        let each = RULES.iter().enumerate().flat_map(|(rule, (_, patterns))| {
            patterns.split(';').flat_map(spread).map(move |pattern| (rule, pattern))
        });
        each.map(|(rule, pattern)| Sentence { words: words(&pattern), rule }).collect()
    })
}

/// Match a phrase against the start of `tokens`. Return the number of tokens used and the number in the phrase.
fn matched(sentence: &Sentence, tokens: &[Token]) -> Option<(usize, Option<u64>)> {
    let mut at = 0;
    let mut number = None;
    for (i, (word, value)) in sentence.words.iter().enumerate() {
        // In "2 power" the number and the noun must be adjacent, with at most filler words between.
        let is_joined = i > 0
            && matches!(word, Word::Power | Word::Multiple)
            && sentence.words[i - 1].0 == Word::Number;
        while i > 0 && tokens.get(at)?.word != *word && IDLE.contains(&tokens[at].word) {
            if is_joined && tokens[at].word != Word::Filler {
                return None;
            }
            at += 1;
        }
        let token = tokens.get(at)?;
        if token.word != *word
            || value.is_some_and(|value| value != token.value)
            || token.is_doubtful
        {
            return None;
        }
        if *word == Word::Number && value.is_none() {
            number = Some(token.value);
        }
        at += 1;
    }
    (at > 0).then_some((at, number))
}

/// Parse the longest phrase at the start of `input` as a rule.
pub(super) fn rule(input: &mut Input<'_>) -> Parsed<Fact> {
    const BEFORE: &[Word] = &[Word::Turn, Word::Filler, Word::In];
    let mut tokens = *input;
    skip(BEFORE).parse_next(&mut tokens)?;
    // Try each phrase with and without a leading "from".
    let mut behind = tokens;
    skip(&[Word::From]).parse_next(&mut behind)?;
    let best = [tokens, behind]
        .into_iter()
        .flat_map(|tokens| sentences().iter().map(move |sentence| (tokens, sentence)))
        .filter_map(|(tokens, sentence)| {
            let (used, number) = matched(sentence, tokens)?;
            Some(((input.len() - tokens.len() + used, number), sentence))
        })
        .max_by_key(|((used, _), sentence)| (*used, sentence.words.len()));
    let Some(((used, number), sentence)) = best else { return piece(input) };
    *input = &input[used..];
    // Reject a rule followed by a number, as in "take any two stones".
    if comes(input, &[Word::Number, Word::BadNumber]) {
        return Err(EmptyError);
    }
    tail(input)?;
    let lines: Option<Vec<String>> =
        RULES[sentence.rule].0.split(';').map(|line| filled(line, number)).collect();
    let has_taking = sentence.words.iter().any(|(word, _)| *word == Word::Take);
    lines.map(|lines| Fact::Rule { lines, has_taking }).ok_or(EmptyError)
}

/// Skip filler words after a rule. Words before a heap size are kept, because the size is parsed separately.
fn tail(input: &mut Input<'_>) -> Parsed<()> {
    skip(&[Word::Filler, Word::Unit, Word::Amount, Word::Stones, Word::Pin]).parse_next(input)?;
    let near = *input;
    skip(&[Word::Filler, Word::Unit, Word::Amount, Word::Pin, Word::OneHeap, Word::From, Word::In])
        .parse_next(input)?;
    if comes(input, &[Word::Number]) {
        *input = near;
    }
    Ok(())
}

/// Parse a chess piece without further words, which states neither a board nor an aim.
fn piece(input: &mut Input<'_>) -> Parsed<Fact> {
    let first = input.first().ok_or(EmptyError)?;
    let from_end = PIECES.iter().find(|(piece, _)| *piece == first.word).ok_or(EmptyError)?.1;
    let line = RULES[RULES.len() - from_end].0.to_string();
    *input = &input[1..];
    // Return the same rule twice to mark the result as ambiguous.
    Ok(Fact::Rule { lines: vec![line.clone(), line], has_taking: true })
}

/// Substitute the number into a rule; return `None` if the number gives no valid rule.
fn filled(line: &str, number: Option<u64>) -> Option<String> {
    let Some(number) = number else { return Some(line.to_string()) };
    if number == 0 || (line.contains('@') && number < 2) {
        return None;
    }
    let line = match line.contains('@') {
        true => line.replace('@', &MAX_HEAP.ilog(number).to_string()),
        false => line.to_string(),
    };
    Some(line.replace('#', &number.to_string()))
}
