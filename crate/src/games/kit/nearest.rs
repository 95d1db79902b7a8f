//! The names that a word may have been meant for: misspelled, begun, or a game's name in a language.

use strsim::osa_distance;

use super::titles::TITLES;

/// At most so many names are offered.
const OFFERED: usize = 3;

/// A name has at most so many words.
pub const WORDS: usize = 4;

/// A word with more letters than this is none of the names.
const LONGEST: usize = 40;

/// How near a name is: how they agree, and by how many letters they differ.
type Nearness = (u8, usize);

/// What is offered for some words.
#[derive(Debug, PartialEq, Eq)]
pub struct Nearest {
    /// Names, the nearest first, at most three.
    pub names: Vec<String>,
    /// How many of the words they stand for, at least one.
    pub words: usize,
}

/// The names that words may begin with: the same without case and punctuation, misspelled (a letter
/// too many, too few, wrong, or two swapped, in up to a third of them), begun, continued, or a part.
///
/// ```
/// use mexplorer::games::kit::nearest::nearest;
/// let found = nearest(&["silver", "doller", "misere"], &["nim", "silver-dollar"]);
/// assert_eq!((found.names, found.words), (vec!["silver-dollar".to_string()], 2));
/// assert_eq!(nearest(&["威佐夫"], &["nim", "wythoff"]).names, ["wythoff"]);
/// assert!(nearest(&["chess"], &["nim", "chomp"]).names.is_empty());
/// ```
pub fn nearest(words: &[&str], known: &[&str]) -> Nearest {
    let mut best = (Vec::new(), 1);
    let mut least: Option<Nearness> = None;
    let mut typed = String::new();
    for (i, word) in words.iter().take(WORDS).enumerate() {
        typed.extend(letters(word).take(LONGEST + 1));
        if typed.chars().count() > LONGEST {
            break;
        }
        let mut found: Vec<(Nearness, &str)> = Vec::new();
        for name in known {
            found.extend(nearness(&typed, name).map(|near| (near, *name)));
        }
        found.sort_by_key(|(near, _)| *near);
        let Some((near, _)) = found.first() else { continue };
        // Several words are one name only where they are spelled out.
        let better = least.is_none_or(|least| *near <= least);
        if i == 0 || (near.0 <= MISSPELLED && better) {
            least = Some(*near);
            let names = found.iter().take(OFFERED).map(|(_, name)| name.to_string());
            best = (names.collect(), i + 1);
        }
    }
    Nearest { names: best.0, words: best.1 }
}

const MISSPELLED: u8 = 1;

/// How near a game is by the nearest of its names.
fn nearness(typed: &str, game: &str) -> Option<Nearness> {
    let titles =
        TITLES.iter().find(|(name, _)| *name == game).map_or(&[][..], |(_, titles)| titles);
    let names = std::iter::once(&game).chain(titles);
    names.filter_map(|name| agreement(typed, &letters(name).collect::<String>())).min()
}

fn agreement(typed: &str, name: &str) -> Option<Nearness> {
    let (long, short) = (typed.chars().count(), name.chars().count());
    if typed == name {
        return Some((0, 0));
    }
    if long < 2 {
        return None;
    }
    let differ = osa_distance(typed, name);
    if differ <= (long.max(short) / 3).min(3) {
        return Some((MISSPELLED, differ));
    }
    if name.starts_with(typed) {
        return Some((2, 0));
    }
    // A name of two letters begins many words.
    if short > 2 && typed.starts_with(name) {
        return Some((3, long - short));
    }
    (name.contains(typed) && (long > 2 || !typed.is_ascii())).then_some((4, 0))
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
            ("kyales", &["kayles"]),
            ("hackenbusch", &["hackenbush"]),
            ("subtraction 1 3", &["subtract"]),
            ("subtrct 1 3", &["subtract"]),
            ("fib", &["fibonacci"]),
            ("wy", &["wythoff"]),
            ("尼姆", &["nim"]),
            ("台阶", &["staircase"]),
            ("道森的保龄球", &["dawson"]),
            ("取石子", &["nim", "end-nim"]),
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
