//! The goal of a game (normal or misère play): words about the goal are searched for in the text and applied to the
//! results of all parsers, so that no parser returns normal play for a text that says that the last mover loses.

mod words;

use super::reading::{Reading, whole};
use crate::base::sort::sort;
use crate::notation::Game;
use words::{
    FORCES, JOINED, LAST, LAST_STONE, LOSES, NEGATIONS, OPPONENT, OTHER_WORDS, STUCK, WINS,
};

/// The goal that a text describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    Unsaid,
    Normal,
    Misere,
    /// Contradictory words, or words about the last move that do not show who wins.
    Unclear,
}

/// The most bytes between a word such as "wins" and following words about the last move.
const NEAR: usize = 70;
/// The most bytes before words about the last move in which words such as "forces" are searched for.
const BEFORE: usize = 45;

/// Apply the goal that a text describes to the games that are its possible meanings. If the goal contradicts a meaning
/// or is unclear, the meaning becomes uncertain.
pub(super) fn held(text: &str, all: &mut [Reading]) {
    // Games whose rules say who wins, often by a word such as "loses", so that such words do not contradict normal
    // play.
    const OWN: &[&str] = &["chomp", "notakto", "race"];
    if all.iter().all(|one| one.game.is_none()) {
        return;
    }
    let said = goal(&text.to_lowercase());
    for one in all.iter_mut() {
        let Some(game) = one.game.as_deref().and_then(Game::find) else {
            continue;
        };
        let is_against = match said {
            Goal::Unsaid => false,
            Goal::Normal => game.misere,
            Goal::Misere => !game.misere && !OWN.contains(&game.name()),
            Goal::Unclear => true,
        };
        if !is_against {
            continue;
        }
        if said == Goal::Misere
            && let Some(misere) = Game::find(&format!("{game} misere"))
        {
            let heaps = one.heaps;
            *one = Reading { heaps, ..Reading::game(&misere, one.position.take(), false) };
        }
        one.certain = false;
        one.rest = vec![whole(text)];
    }
}

fn goal(text: &str) -> Goal {
    let mut plain = text.to_string();
    for word in OTHER_WORDS {
        plain = plain.replace(word, "_");
    }
    let (mut found, mut is_open) = (None, false);
    for sentence in plain.split(['.', '。', ';', '；', '!', '！', '?', '？', '\n']) {
        match of_sentence(sentence) {
            Some(misere) if found == Some(!misere) => return Goal::Unclear,
            Some(misere) => found = Some(misere),
            // The sentence mentions the last stone without the result for the player who takes it.
            None => is_open |= LAST_STONE.iter().any(|word| sentence.contains(word)),
        }
    }
    match found {
        Some(true) => Goal::Misere,
        Some(false) => Goal::Normal,
        None if is_open => Goal::Unclear,
        None => Goal::Unsaid,
    }
}

/// Return the ranges of all occurrences of words in a text, in order. A word in Latin letters must begin at the start
/// of a word of the text.
fn spots(text: &str, words: &[&str]) -> Vec<(usize, usize)> {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let begins =
        |at: usize, word: &str| !(word.starts_with(is_letter) && text[..at].ends_with(is_letter));
    let mut all: Vec<(usize, usize)> = words
        .iter()
        .flat_map(|word| text.match_indices(word))
        .filter(|(at, word)| begins(*at, word))
        .map(|(at, word)| (at, at + word.len()))
        .collect();
    sort(&mut all);
    all
}

/// Return whether the last mover loses, according to the first word for winning or losing with words about the last
/// move near it.
fn of_sentence(text: &str) -> Option<bool> {
    let mut markers: Vec<(usize, usize, bool)> = Vec::new();
    for (words, is_stuck) in [(LAST, false), (STUCK, true)] {
        markers.extend(spots(text, words).into_iter().map(|(from, to)| (from, to, is_stuck)));
    }
    let mut ends: Vec<(usize, usize, bool)> = Vec::new();
    for (words, wins) in [(WINS, true), (LOSES, false)] {
        ends.extend(spots(text, words).into_iter().map(|(from, to)| (from, to, wins)));
    }
    sort(&mut ends);
    ends.iter().find_map(|&(from, to, wins)| {
        let before = markers.iter().filter(|(_, end, _)| *end <= from).max_by_key(|one| one.0);
        let before = before.filter(|(_, end, _)| is_one_clause(&text[*end..from]));
        let is_behind = |(start, ..): &&(usize, usize, bool)| {
            *start >= to && *start - to <= NEAR && !has_comma(&text[to..*start])
        };
        let behind = || markers.iter().filter(is_behind).min_by_key(|one| one.0);
        let (marker, between) = match before {
            Some(marker) => (marker, &text[marker.1..from]),
            None => behind().map(|marker| (marker, &text[to..marker.0]))?,
        };
        // Search for a negation of winning or losing only outside of the words about the last move: "cannot" in these
        // words concerns the player without a move.
        let is_not = is_negated(before.map_or(&text[..from], |_| between));
        let mut near = marker.0.saturating_sub(BEFORE);
        while !text.is_char_boundary(near) {
            near += 1;
        }
        let has = |text: &str, words: &[&str]| !spots(text, words).is_empty();
        let is_forced = |text: &str| has(&text.replace("被迫使", "").replace("被逼", ""), FORCES);
        let is_other = is_forced(&text[near..marker.0])
            || is_forced(between)
            || before.is_some() && has(between, OPPONENT);
        let wins = (wins != is_not) != is_other;
        Some(wins == marker.2)
    })
}

fn has_comma(text: &str) -> bool {
    text.contains([',', '，'])
}

/// Return whether the text between words about the last move and a word for winning or losing contains no clause about
/// another player.
fn is_one_clause(between: &str) -> bool {
    let mut clauses = between.split([',', '，']);
    let first = clauses.next();
    let last = clauses.next_back();
    // A comma may stand directly before the word for winning or losing.
    first.is_some()
        && clauses.next().is_none()
        && last.is_none_or(|last| {
            let last = last.trim_start();
            last.is_empty() || JOINED.iter().any(|word| last.starts_with(word.trim_end()))
        })
}

fn is_negated(before: &str) -> bool {
    let before = before.trim_end();
    NEGATIONS.iter().any(|word| before.ends_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_goal_say_who_wins() {
        const MISERE: &[&str] = &[
            "the one who takes the last looses",
            "whoever picks up the last coin has lost",
            "you lose if you take the last stone",
            "the loser is the player taking the last one",
            "avoid taking the last stone",
            "the player who takes the last stone does not win",
            "make your opponent take the last one and you win",
            "a player who cannot move wins",
            "if you take the last stone, the opponent wins",
            "the loser is the one stuck with the last cookie",
            "拿到末尾一根者败",
            "取到最后一个的人输",
            "谁拿到最后一颗，谁就输",
            "取走最后一枚者为负",
            "拿最后一根的算输",
            "把最后一颗留给对方者胜",
            "不能走的人赢",
        ];
        const NORMAL: &[&str] = &[
            "whoever takes the last stone wins",
            "whoever makes the last move wins",
            "the person making the final move wins",
            "the player who can't move loses",
            "who cannot loses",
            "if a player cannot move, the other player wins",
            "the last player able to move wins",
            "不能取3个，取最后一颗的人胜",
            "最后不能取的人输",
            "每次不能取超过3个，取完者胜",
            "迫使对方不能移动者胜",
        ];
        for text in MISERE {
            assert_eq!(goal(text), Goal::Misere, "{text}");
        }
        for text in NORMAL {
            assert_eq!(goal(text), Goal::Normal, "{text}");
        }
        assert_eq!(goal("the last stone is red"), Goal::Unclear);
        for text in ["take 1 to 3 stones", "每次不能取3个，取完为止", "输入 n，非负整数"]
        {
            assert_eq!(goal(text), Goal::Unsaid, "{text}");
        }
    }
}
