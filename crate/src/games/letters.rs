//! The letters game: a move takes one letter, two equal letters, or all copies of one letter.

use std::cmp::Reverse;

use super::kit::board::LetterGroup;
use super::kit::playable::OneHeap;
use super::kit::positions::{characters, pair};
use crate::base::sort::{sorted, sorted_by_key};
use crate::games::kit::prelude::*;
use crate::period::Period;
use crate::period::closed::Closed;
use crate::ruleset::explain::Choice;
use crate::ruleset::moves::Amounts;

/// The letters game, in which equal letters form a heap. The values of heaps 0, 1, 2, … are 0, then 1, 2, 3 repeated.
/// Each heap can be taken whole, so every heap has an option of value 0, and misère play follows misère Nim (Conway
/// 1976).
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("letters")?;
/// let found = analyze(&game, &game.position("AABBC")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(2 ^ 2 ^ 1)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters;

/// Return the distinct letters of a word with their numbers of occurrences, in order of appearance.
pub fn groups(position: &Position) -> Vec<(char, u64)> {
    let Position::Letters(word) = position else { return Vec::new() };
    let mut groups: Vec<(char, u64)> = Vec::new();
    for c in word.chars() {
        match groups.iter_mut().find(|g| g.0 == c) {
            Some(group) => group.1 += 1,
            None => groups.push((c, 1)),
        }
    }
    groups
}

/// Return the Grundy value of `n` equal letters.
pub fn value(n: u64) -> u64 {
    if n == 0 { 0 } else { (n - 1) % 3 + 1 }
}

/// The largest number of groups of letters whose values an explanation derives.
const EXPLAINED: usize = 4;

/// Iterate over the amounts that a move can take of `n` equal letters: one, two, or all, each amount once.
fn amounts(n: u64) -> impl Iterator<Item = u64> {
    let all = if n > 2 { Some(n) } else { None };
    (1..=n.min(2)).chain(all)
}

/// Return the largest groups of letters, at most one of each size, whose values an explanation derives. Each group has
/// at most three options.
fn explained(groups: &[(char, u64)]) -> Vec<(char, u64)> {
    let mut explained = sorted_by_key(groups.to_vec(), |a| Reverse(a.1));
    explained.dedup_by_key(|group| group.1);
    explained.truncate(EXPLAINED);
    explained
}

/// Return a step that derives the value of equal letters as the mex of the options.
fn mex((letter, n): (char, u64)) -> Step {
    let named = |n: u64| format!("{letter}×{n}");
    let options = amounts(n).map(|take| n - take);
    let choice = |left| Choice { to: named(left), nimber: Nimber(value(left)) };
    Step::mex(named(n), options.map(choice).collect(), value(n))
}

impl Ruleset for Letters {
    fn parts(&self, position: &Position) -> Vec<Part> {
        groups(position).into_iter().map(|(_, n)| vec![n]).collect()
    }

    fn alone(&self, part: &[u64]) -> Position {
        Position::Letters("A".repeat(part[0] as usize))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        groups(position).into_iter().map(|(c, n)| c.to_string().repeat(n as usize)).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        groups(position).into_iter().try_for_each(|(letter, n)| {
            amounts(n).try_for_each(|take| visit(Move::Letters { letter, take }))
        })
    }

    /// Remove the last copies of the letter, so that the remaining letters keep their order.
    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (Move::Letters { letter, take }, Position::Letters(word)) = (mv, position) else {
            return None;
        };
        let mut keep = (word.matches(*letter).count() as u64).checked_sub(*take)?;
        let mut next = word.clone();
        next.retain(|c| {
            let kept = c != *letter || keep > 0;
            keep -= u64::from(c == *letter && kept);
            kept
        });
        Some(Position::Letters(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(groups(position).into_iter().map(|(_, n)| u128::from(n.min(3))).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let amounts = |n: u64| -> Amounts { amounts(n).map(|take| (take, take)).collect() };
        Legal::Letters { takes: groups(position).into_iter().map(|g| amounts(g.1)).collect() }
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Letters {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(value(part[0])))
    }
}

impl Outcomes for Letters {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Some(Sum::new(groups(position).into_iter().map(|g| value(g.1)), misere).outcome())
    }
}

impl Strategy for Letters {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let groups = groups(position);
        let values: Vec<u64> = groups.iter().map(|g| value(g.1)).collect();
        Some(Sum::targets(&values, misere, |place, target| {
            let (letter, n) = groups[place];
            amounts(n)
                .filter(|take| value(n - take) == target)
                .try_for_each(|take| visit(Move::Letters { letter, take }))
        }))
    }
}

impl Explains for Letters {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let groups = groups(position);
        let name = |g: &(char, u64)| format!("{}×{}", g.0, g.1);
        let reduced = groups.iter().map(|g| (name(g), value(g.1), value(g.1)));
        let mut steps = vec![
            Step::Theorem { id: "letters", author: "Sprague, Grundy", year: 1939 },
            Step::reducing(Period::proven(1, 3), None, reduced),
        ];
        let values: Vec<u64> = groups.iter().map(|g| value(g.1)).collect();
        steps.extend(explained(&groups).into_iter().map(mex));
        steps.extend(Step::sum(&values, Terms::Values, misere, &|i| name(&groups[i])));
        if misere {
            let sum = Sum::new(values, misere);
            steps.extend(Step::tame(&sum));
        }
        steps
    }
}

/// The entry of the letters game in the list of games.
pub static LETTERS: Entry = Entry {
    group: Group::Plane,
    board: "letters",
    part: "letter",
    one_heap: OneHeap { fill: "A", last: "A" },
    read: |arguments| arguments.none(Box::new(Letters)),
    ..Entry::HEAPS.named("letters", "AABBC")
};

impl Playable for Letters {
    fn entry(&self) -> &'static Entry {
        &LETTERS
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let letter = |c: char| c.is_ascii_alphabetic().then(|| c.to_ascii_uppercase());
        let letters = characters(source, letter, ErrorCode::ExpectedLetter, "letters from A to Z")?;
        Ok(Position::Letters(letters.into_iter().collect()))
    }

    fn position_text(&self, position: &Position) -> String {
        match position {
            Position::Letters(word) => word.clone(),
            _ => String::new(),
        }
    }

    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((letter, take)) = pair(word, '-') else { return Ok(None) };
        let mut letters = letter.text.chars();
        Ok(match (letters.next(), letters.next()) {
            (Some(c), None) => {
                Some(Move::Letters { letter: c.to_ascii_uppercase(), take: number(take)? })
            }
            _ => None,
        })
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Letters { letter, take } = mv else { return None };
        Some(format!("{letter}-{take}"))
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let groups = groups(position);
        let (letter, n) = groups[rng.index(&groups, |_| true)?];
        let takes = amounts(n).map(|take| (take, take)).collect();
        Some(Move::Letters { letter, take: random::amount(rng, &takes)? })
    }

    fn standard(&self, position: &mut Position) {
        if let Position::Letters(word) = position {
            let letters: Vec<char> = word.chars().collect();
            *word = sorted(letters).into_iter().collect();
        }
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, .. }: Wanted) -> Position {
        let (length, kinds) = (6 + 4 * level, 3 + level);
        let word: Vec<u64> = (0..length).map(|_| rng.below(kinds)).collect();
        let of = |kind: u64| word.iter().filter(move |k| **k == kind).map(move |_| kind);
        let letter = |kind: u64| char::from(b'A' + kind as u8);
        Position::Letters((0..kinds).flat_map(of).map(letter).collect())
    }

    fn board(&self, position: &Position) -> Board {
        let groups = groups(position).into_iter();
        let letters = groups.map(|(letter, count)| LetterGroup { letter, count }).collect();
        Board::Letters { word: self.position_text(position), letters }
    }

    fn sequence(&self) -> Heaps {
        let theorem = ("letters", "Sprague, Grundy", 1939);
        Ok(Closed::boxed(value, Some(Period::proven(1, 3)), theorem))
    }
}
