//! Names of games that are similar to a typed word: misspelled names and titles in several languages.

use crate::base::sort::sort_by_key;
use strsim::osa_distance;

use super::titles::{letters, letters_of};

/// The largest number of names returned.
const OFFERED: usize = 3;

/// The largest number of words of a name.
const WORDS: usize = 4;

/// The largest number of words examined. The words after a name tell whether the text is a sentence.
pub const SEEN: usize = 32;

/// The largest number of letters of a name.
const LONGEST: usize = 40;

/// The largest number of letters of a short name. A short name differs from many other words in only one letter.
const SHORT: usize = 4;

/// The names similar to the beginning of a list of words.
#[derive(Debug, PartialEq, Eq)]
pub struct Nearest {
    /// At most three names, the most similar first.
    pub names: Vec<String>,
    /// The number of words that the names replace, at least one.
    pub words: usize,
}

/// Return the known names that are similar to the beginning of a list of words. A name is similar if it is equal except
/// for case and punctuation, or misspelled: up to a third of its letters, at most three, may be inserted, deleted,
/// replaced or swapped. A mere part of a name is not similar, and the words of a sentence have no similar names.
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
    let known: Vec<Known<'_>> = known.iter().map(|name| Known::new(name)).collect();
    let mut best = (Vec::new(), 1);
    let mut least = usize::MAX;
    let mut typed = String::new();
    for (i, word) in words.iter().take(WORDS).enumerate() {
        typed.extend(letters(word).take(LONGEST + 1));
        if typed.chars().count() > LONGEST {
            break;
        }
        let mut found: Vec<(usize, &str)> =
            known.iter().filter_map(|one| Some((one.distance(&typed)?, one.name))).collect();
        sort_by_key(&mut found, |(far, _)| *far);
        // Prefer a name for more words only if its distance is not larger than that for fewer words.
        if let Some((far, _)) = found.first().filter(|(far, _)| *far <= least) {
            least = *far;
            let names = found.iter().take(OFFERED).map(|(_, name)| name.to_string());
            best = (names.collect(), i + 1);
        }
    }
    let in_sentence = || words.iter().take(SEEN).skip(best.1).any(|word| is_prose(word, &known));
    if best.0.is_empty() || in_sentence() {
        return Nearest { names: Vec::new(), words: 1 };
    }
    Nearest { names: best.0, words: best.1 }
}

/// A known name with the letters of the name and of the further names of the game.
struct Known<'n> {
    name: &'n str,
    letters: String,
    others: &'static [String],
}

impl Known<'_> {
    fn new(name: &str) -> Known<'_> {
        Known { name, letters: letters(name).collect(), others: letters_of(name) }
    }

    /// Return the smallest edit distance between a word and the names; `None` if the distance is too large.
    fn distance(&self, typed: &str) -> Option<usize> {
        let names = std::iter::once(&self.letters).chain(self.others);
        names.filter_map(|name| difference(typed, name)).min()
    }
}

/// Return whether a word belongs to a sentence: the word consists of letters and is similar neither to a name nor to
/// "misere" or "normal".
fn is_prose(word: &str, known: &[Known<'_>]) -> bool {
    let plain: String = letters(word).take(LONGEST + 1).collect();
    let alone = word.chars().all(|c| c.is_alphabetic() || "'’,.!?".contains(c));
    let kinds = ["misere", "misère", "normal"];
    let is_kind = kinds.iter().any(|kind| osa_distance(&plain, kind) <= 1);
    alone
        && plain.chars().nth(1).is_some()
        && !is_kind
        && plain.chars().count() <= LONGEST
        && known.iter().all(|one| one.distance(&plain).is_none())
}

fn difference(typed: &str, name: &str) -> Option<usize> {
    if typed == name {
        return Some(0);
    }
    let (long, short) = (typed.chars().count(), name.chars().count());
    let most = (long.max(short) / 3).min(3);
    // The difference in length is a lower bound of the edit distance, which is at least 1 for different names.
    if most == 0 || long.abs_diff(short) > most {
        return None;
    }
    let differ = osa_distance(typed, name);
    // In a short name no letter may be replaced: "ring" is not a misspelling of "king".
    let replaced = long == short && differ == 1 && hamming(typed, name) == 1;
    let near = differ <= most && long > 1;
    (near && !(replaced && short <= SHORT && name.is_ascii())).then_some(differ)
}

/// Return the number of positions at which two words of equal length differ.
fn hamming(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).filter(|(a, b)| a != b).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::games::kit::titles::TITLES;

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
            // The following texts are parts of names, or words of sentences.
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
