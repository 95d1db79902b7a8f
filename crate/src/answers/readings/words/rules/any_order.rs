//! Phrases of rules whose words may stand in any order within a clause.

use super::super::lexicon::Word;
use super::super::token::Token;
use super::{RULES, Sentence, filled, sentences};

/// Return the rule of the longest phrase whose words all occur in one clause with a verb of taking, in any order. A
/// clause with a negation, an exception, an alternative, a split or an invalid number is skipped unless the phrase
/// contains that word.
pub(in super::super) fn in_any_order(tokens: &[Token]) -> Option<Vec<String>> {
    const FEWEST: usize = 2;
    const OTHER: &[Word] = &[Word::Not, Word::Except, Word::Or, Word::Split, Word::BadNumber];
    let clauses = tokens.split(|token| matches!(token.word, Word::Stop | Word::Comma));
    let clauses = clauses.filter(|clause| clause.iter().any(|token| token.word == Word::Take));
    let has =
        |clause: &[Token], word: Word| clause.iter().filter(|token| token.word == word).count();
    let fits = |clause: &[Token], sentence: &Sentence| {
        let is_there = |(word, value): &(Word, Option<u64>)| match value {
            Some(value) => clause.iter().any(|token| token.word == *word && token.value == *value),
            None => has(clause, *word) == 1,
        };
        sentence.words.len() >= FEWEST
            && sentence.words.iter().all(is_there)
            && !OTHER.iter().any(|word| {
                has(clause, *word) > 0 && !sentence.words.iter().any(|(one, _)| one == word)
            })
    };
    let all = clauses.flat_map(|clause| {
        sentences()
            .iter()
            .filter(move |sentence| fits(clause, sentence))
            .map(move |sentence| (clause, sentence))
    });
    let (clause, sentence) = all.max_by_key(|(_, sentence)| sentence.words.len())?;
    let number = clause.iter().find(|token| token.word == Word::Number).map(|token| token.value);
    let (line, _) = RULES[sentence.rule];
    let number = number.filter(|_| line.contains('#'));
    line.split(';').map(|line| filled(line, number)).collect()
}
