//! The names that a word may have been meant for: misspelled, or a game's name in a language.

use crate::base::sort::sort_by_key;
use strsim::osa_distance;

use super::titles::TITLES;

/// At most so many names are offered.
const OFFERED: usize = 3;

/// A name has at most so many words.
const WORDS: usize = 4;

/// At most so many words are looked at, those of a sentence after a name among them.
pub const SEEN: usize = 32;

/// A word with more letters than this is none of the names.
const LONGEST: usize = 40;

/// A name with at most so many letters is a letter away from many other words.
const SHORT: usize = 4;

/// What is offered for some words.
#[derive(Debug, PartialEq, Eq)]
pub struct Nearest {
    /// Names, the nearest first, at most three.
    pub names: Vec<String>,
    /// How many of the words they stand for, at least one.
    pub words: usize,
}

/// The names that words may begin with, each near as a whole: the same without case and punctuation, or misspelled (a
/// letter too many, too few, wrong, or two swapped, in up to a third of them). A part of a name is none, nor is a word
/// of a sentence.
///
/// ```
/// use mexplorer::games::kit::nearest::nearest;
/// let found = nearest(&["silver", "doller", "misere"], &["nim", "silver-dollar"]);
/// assert_eq!((found.names, found.words), (vec!["silver-dollar".to_string()], 2));
/// assert_eq!(nearest(&["威佐夫游戏"], &["nim", "wythoff"]).names, ["wythoff"]);
/// assert!(nearest(&["chess"], &["nim", "chomp"]).names.is_empty());
/// assert!(nearest(&["nimm", "is", "fun"], &["nim", "chomp"]).names.is_empty());
/// ```
pub fn nearest(words: &[&str], known: &[&str]) -> Nearest {
    let mut best = (Vec::new(), 1);
    let mut least = usize::MAX;
    let mut typed = String::new();
    for (i, word) in words.iter().take(WORDS).enumerate() {
        typed.extend(letters(word).take(LONGEST + 1));
        if typed.chars().count() > LONGEST {
            break;
        }
        let mut found: Vec<(usize, &str)> =
            known.iter().filter_map(|name| Some((distance(&typed, name)?, *name))).collect();
        sort_by_key(&mut found, |(far, _)| *far);
        // Several words are one name only where it is no farther than that of fewer.
        if let Some((far, _)) = found.first().filter(|(far, _)| *far <= least) {
            least = *far;
            let names = found.iter().take(OFFERED).map(|(_, name)| name.to_string());
            best = (names.collect(), i + 1);
        }
    }
    let in_sentence = words.iter().take(SEEN).skip(best.1).any(|word| is_prose(word, known));
    if best.0.is_empty() || in_sentence {
        return Nearest { names: Vec::new(), words: 1 };
    }
    Nearest { names: best.0, words: best.1 }
}

/// Whether a word is one of a sentence: of letters alone, neither a kind of play nor near a name.
fn is_prose(word: &str, known: &[&str]) -> bool {
    let plain: String = letters(word).take(LONGEST + 1).collect();
    let alone = word.chars().all(|c| c.is_alphabetic() || "'’,.!?".contains(c));
    let kinds = ["misere", "misère", "normal"];
    let is_kind = kinds.iter().any(|kind| osa_distance(&plain, kind) <= 1);
    alone
        && plain.chars().nth(1).is_some()
        && !is_kind
        && plain.chars().count() <= LONGEST
        && known.iter().all(|name| distance(&plain, name).is_none())
}

/// By how many letters a word differs from the nearest of the names of a game; `None` where that is too many.
fn distance(typed: &str, game: &str) -> Option<usize> {
    let titles =
        TITLES.iter().find(|(name, _)| *name == game).map_or(&[][..], |(_, titles)| titles);
    let names = std::iter::once(&game).chain(titles);
    names.filter_map(|name| difference(typed, &letters(name).collect::<String>())).min()
}

fn difference(typed: &str, name: &str) -> Option<usize> {
    if typed == name {
        return Some(0);
    }
    let (long, short) = (typed.chars().count(), name.chars().count());
    let differ = osa_distance(typed, name);
    // A ring is not a king that was misspelled.
    let replaced = long == short && differ == 1 && hamming(typed, name) == 1;
    let near = differ <= (long.max(short) / 3).min(3) && long > 1;
    (near && !(replaced && short <= SHORT && name.is_ascii())).then_some(differ)
}

/// In how many places two words of a length differ.
fn hamming(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).filter(|(a, b)| a != b).count()
}

/// The letters and digits of a name, in lower case.
fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    fn known() -> Vec<&'static str> {
        GAMES.iter().map(|entry| entry.name).collect()
    }

    #[test]
    fn what_people_type_finds_its_game() {
        for (typed, names) in [
            ("nimm", &["nim"][..]),
            ("nmi", &["nim"]),
            ("NIMM misere", &["nim"]),
            ("nimm misère", &["nim"]),
            ("nimm 3 5 7", &["nim"]),
            ("kyales", &["kayles"]),
            ("hackenbusch", &["hackenbush"]),
            ("subtraction 1 3", &["subtract"]),
            ("subtrct 1 3", &["subtract"]),
            ("grahp a>b b>c", &["graph"]),
            ("evry kayles", &["every"]),
            ("尼姆", &["nim"]),
            ("威左夫博弈", &["wythoff"]),
            ("道森的保铃球游戏", &["dawson"]),
            // Parts of names, and words of sentences.
            ("fib", &[]),
            ("wy", &[]),
            ("king", &["kings"]),
            ("take", &[]),
            ("取石子", &[]),
            ("rice", &[]),
            ("nimm is fun", &[]),
            ("ruler of the world", &[]),
            ("split the bill", &[]),
            ("merge or octal", &[]),
            ("chess", &[]),
            ("围棋", &[]),
            ("x", &[]),
            ("+", &[]),
        ] {
            let words: Vec<&str> = typed.split(' ').collect();
            let found = nearest(&words, &known());
            assert_eq!(
                (&found.names[..], found.words),
                (&names.iter().map(|n| n.to_string()).collect::<Vec<_>>()[..], 1),
                "{typed}"
            );
        }
    }

    #[test]
    fn a_name_of_several_words_is_one() {
        for (typed, name, words) in [
            ("silver dollar", "silver-dollar", 2),
            ("Turning Corners 3", "corners", 2),
            ("take one or merge", "merge", 4),
            ("两个 盒子", "two-boxes", 2),
        ] {
            let found = nearest(&typed.split(' ').collect::<Vec<_>>(), &known());
            assert_eq!((found.names[0].as_str(), found.words), (name, words), "{typed}");
        }
    }

    #[test]
    fn every_name_finds_its_game_with_two_letters_swapped() {
        for name in known() {
            let letters: Vec<char> = name.chars().collect();
            for i in 1..letters.len() {
                let mut typed = letters.clone();
                typed.swap(i - 1, i);
                let typed: String = typed.into_iter().collect();
                if typed == name || typed.starts_with('-') {
                    continue;
                }
                let found = nearest(&[&typed], &known());
                assert!(found.names.iter().any(|n| n == name), "{typed}: {:?}", found.names);
            }
        }
    }

    #[test]
    fn each_game_has_its_titles_and_each_title_its_game() {
        let titled: Vec<&str> = TITLES.iter().map(|(name, _)| *name).collect();
        assert_eq!(titled, known());
    }
}
