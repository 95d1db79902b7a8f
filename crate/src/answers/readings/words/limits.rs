//! Parts of a sentence that limit a rule, such as `but the first player must take 1`. Such a part is understood
//! completely, or all of it is marked as not understood.

use super::lexicon::Word;
use super::meaning::Said;
use super::token::Token;

/// Words that limit a rule.
const LIMITS: &[&str] =
    &["but", "only", "must", "except", "unless", "not", "但", "只", "必须", "不能", "不可", "除"];
/// Words for a single move or player, and the words 各取 and 各拿 for taking from each of several heaps. A part about
/// taking that contains one of them limits the rule.
const ONES: &[&str] = &[
    "first player",
    "first move",
    "first turn",
    "second player",
    "player one",
    "player two",
    "player 1",
    "player 2",
    "alice",
    "bob",
    "第一次",
    "第一步",
    "第二次",
    "首次",
    "先手",
    "后手",
    "甲",
    "乙",
    "小明",
    "小红",
    "小华",
    "小刚",
    "各取",
    "各拿",
];

/// Words that begin a part of a sentence without a comma before them.
const BEGINS: &[&str] = &["but", "except", "unless", "但"];

/// The meaning of a sentence before a part that may limit the rule, and the start of that part.
pub(super) struct Limit {
    before: Said,
    start: usize,
    is_of_one: bool,
}

fn ends(token: &Token) -> bool {
    matches!(token.word, Word::Comma | Word::Stop)
}

/// Return whether a part of the sentence begins at the token with index `at`.
pub(super) fn begins(plain: &str, tokens: &[Token], at: usize) -> bool {
    let form = plain[tokens[at].start..tokens[at].end].to_ascii_lowercase();
    at == 0 || ends(&tokens[at - 1]) || BEGINS.iter().any(|word| form.starts_with(word))
}

/// Return the part of a sentence that begins at the first token, if it contains words that limit a rule.
pub(super) fn limit(plain: &str, input: &[Token], said: &Said) -> Option<Limit> {
    let input = &input[..input.iter().position(ends).unwrap_or(input.len())];
    // Take the least start and the largest end, as the tokens of "21 game" are exchanged.
    let start = input.iter().map(|token| token.start).min()?;
    let end = input.iter().map(|token| token.end).max()?;
    let part = plain[start..end].to_ascii_lowercase();
    let letter = |c: char| c.is_ascii_alphanumeric();
    // Ignore a single player within a phrase for both players, such as "Alice and Bob".
    let is_of_both = |from: usize, to: usize| {
        input.iter().any(|token| {
            token.word == Word::Turn
                && token.start <= from
                && to <= token.end
                && token.end - token.start > to - from
        })
    };
    let has = |words: &[&str]| {
        words.iter().any(|word| {
            part.match_indices(word).any(|(at, _)| {
                let to = at + word.len();
                let is_within = part[..at].ends_with(letter) || part[to..].starts_with(letter);
                !(word.is_ascii() && is_within || is_of_both(start + at, start + to))
            })
        })
    };
    let is_of_one = has(ONES) && input.iter().any(|token| token.word == Word::Take);
    (is_of_one || has(LIMITS)).then(|| Limit { before: said.clone(), start, is_of_one })
}

impl Limit {
    /// Return the meaning at the end of the part. If the part is not understood completely, return the meaning before
    /// it, with the part marked as not understood.
    pub(super) fn close(self, said: Said, end: usize) -> Said {
        let Limit { mut before, start, is_of_one } = self;
        let is_left = before.is_rule() || is_of_one && said.is_rule();
        if !is_left || !said.is_less_sure_than(&before) {
            return said;
        }
        before.leave(start, end.max(start));
        before
    }
}
