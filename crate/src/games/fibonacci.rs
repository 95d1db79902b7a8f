//! Fibonacci Nim: take up to twice what was just taken; at first not the whole heap.

use super::kit::board::{Board, counts};
use super::kit::heaps;
use super::kit::moves;
use super::kit::playable::Entry;
use super::kit::playable::{Heaps, Playable};
use super::kit::positions::{empty, pair, wrong_count};
use super::kit::wanted::Wanted;
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::rng::Rng;
use crate::base::text::{Source, Word, number};
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};
use crate::ruleset::claim::Claim;
use crate::ruleset::explain::Step;
use crate::ruleset::moves::{Legal, Move};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::{Part, Ruleset};

/// The previous player wins when the most that may be taken is less than the smallest part of the
/// heap's sum of distinct, non-neighbouring Fibonacci numbers (Whinihan 1963, Zeckendorf 1972).
/// Under misère play the last stone is one to leave: heap n is then played as n − 1.
///
/// ```
/// use mexplorer::games::fibonacci::zeckendorf;
/// assert_eq!(zeckendorf(12), [8, 3, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fibonacci;

/// The distinct, non-neighbouring Fibonacci numbers that add up to `n`, largest first.
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while let [.., a, b] = numbers[..]
        && b <= n
    {
        numbers.push(a + b);
    }
    let mut rest = n;
    let mut parts = Vec::new();
    for &f in numbers.iter().rev().filter(|f| **f <= n) {
        if f <= rest {
            rest -= f;
            parts.push(f);
        }
    }
    parts
}

/// The values of the starts with heaps 0, 1, 2 …, by the mex over all of them: no closed form is
/// known. Time grows with the square of the heap.
#[derive(Clone, Debug, Default)]
pub struct Starts {
    /// The more may be taken, the larger the value: `rows[n][v]` is the least limit at which heap n
    /// is worth more than v.
    rows: Vec<Vec<u32>>,
    values: GrundyValues,
}

impl Starts {
    /// Nothing is computed yet.
    pub fn new() -> Self {
        Starts::default()
    }

    /// The value of heap `n` when at most `most` may be taken.
    fn limited(&self, n: usize, most: usize) -> usize {
        self.rows[n].partition_point(|least| *least as usize <= most)
    }
}

impl Sequence for Starts {
    fn extend(&mut self, heap: u64, _seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        while self.rows.len() as u64 <= heap {
            let n = self.rows.len();
            budget.spend(1 + n as u64, || format!("heap {}", n.saturating_sub(1)))?;
            let mut seen = Vec::new();
            let mut row = Vec::new();
            for take in 1..=n {
                let value = self.limited(n - take, 2 * take);
                if value >= seen.len() {
                    seen.resize(value + 1, false);
                }
                seen[value] = true;
                // More options can only raise the mex.
                while seen.get(row.len()) == Some(&true) {
                    row.push(take as u32);
                }
            }
            self.rows.push(row);
            // At first not the whole heap may be taken.
            self.values.push(self.limited(n, n.saturating_sub(1)) as u32);
        }
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.values
    }

    fn value(&self, heap: u64) -> Option<u64> {
        self.values.get(usize::try_from(heap).ok()?).map(u64::from)
    }

    fn period(&self) -> Option<Period> {
        None
    }

    fn proof(&self) -> Option<Proof> {
        None
    }
}

/// The heap, and the most that can be taken from it now.
fn state(position: &Position) -> (u64, u64) {
    match position {
        Position::Capped { heap, cap: Some(cap) } => (*heap, *cap.min(heap)),
        Position::Capped { heap, cap: None } => (*heap, heap.saturating_sub(1)),
        _ => (0, 0),
    }
}

/// The heap whose parts decide: under misère play one stone is left for the loser.
fn deciding(heap: u64, misere: bool) -> u64 {
    if misere { heap.saturating_sub(1) } else { heap }
}

fn lost(heap: u64, most: u64, misere: bool) -> bool {
    if most == 0 {
        return !misere; // no move is left
    }
    match zeckendorf(deciding(heap, misere)).last() {
        Some(smallest) => most < *smallest,
        None => true, // misère with one stone: it must be taken
    }
}

impl Ruleset for Fibonacci {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let (heap, most) = state(position);
        vec![vec![heap, most]]
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        let (heap, most) = (part[0], part[1]);
        (1..=most).rev().try_for_each(|take| {
            let left = heap - take;
            visit(&[vec![left, left.min(2 * take)]])
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        format!("{}:{}", part[0], part[1])
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        match position {
            Position::Capped { heap, cap: None } => vec![heap.to_string()],
            Position::Capped { heap, cap: Some(cap) } => vec![format!("{heap}:{cap}")],
            _ => Vec::new(),
        }
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        let (heap, most) = state(position);
        (1..=most).try_for_each(|take| visit(heaps::take(0, heap, take)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(u128::from(state(position).1))
    }

    fn legal(&self, position: &Position) -> Legal {
        let (_, most) = state(position);
        let amounts = if most == 0 { Vec::new() } else { vec![(1, most)] };
        Legal::Take { takes: vec![amounts], heaps_per_move: 1, equal: false, unit: 1 }
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (heap, most) = state(position);
        Some(Outcome::mover_wins(!lost(heap, most, misere)))
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        // A taking wins when what is left has a smallest part of more than twice the taking. Then
        // the taking's own parts follow on that part without neighbours, so that it is a tail of
        // the heap's parts.
        let (heap, most) = state(position);
        let mut take = 0;
        Some(zeckendorf(deciding(heap, misere)).iter().rev().try_for_each(|part| {
            take += part;
            let left = heap - take;
            if take <= most && lost(left, left.min(2 * take), misere) {
                visit(heaps::take(0, heap, take))
            } else {
                Flow::Continue(())
            }
        }))
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (heap, cap) = state(position);
        let heap = deciding(heap, misere);
        let parts = zeckendorf(heap);
        let id = if misere { "misere-fibonacci" } else { "zeckendorf" };
        let claims = claims(&parts, cap);
        let mut steps = vec![
            Step::Theorem { id, author: "Whinihan", year: 1963 },
            Step::Zeckendorf { heap, smallest: parts.last().copied(), parts, cap, misere },
        ];
        steps.extend(Step::argument(claims));
        steps
    }
}

/// Takings of a lost heap that are answered one by one.
const ANSWERED: u64 = 6;

fn sum_text(parts: &[u64]) -> String {
    let texts: Vec<String> = parts.iter().map(u64::to_string).collect();
    texts.join(" + ")
}

/// Why the smallest of a heap's parts decides: it can be taken, and then the next one cannot; or only
/// some of it can, and then the smallest part of what is left of it can be taken.
fn claims(parts: &[u64], cap: u64) -> Vec<Claim> {
    let Some((&smallest, before)) = parts.split_last() else { return Vec::new() };
    if cap == 0 {
        return Vec::new();
    }
    if smallest <= cap {
        let take = Claim::new("fib-take").with("smallest", smallest).with("cap", cap).revealing();
        let next = before.last().map(|next| {
            Claim::new("fib-next").with("next", *next).with("twice", 2 * smallest).revealing()
        });
        return [Some(take), next].into_iter().flatten().collect();
    }
    let mut claims = vec![Claim::new("fib-some").with("smallest", smallest).with("cap", cap)];
    claims.extend((1..=cap.min(ANSWERED)).map(|take| {
        let left = zeckendorf(smallest - take);
        Claim::new("fib-left")
            .with("smallest", smallest)
            .with("take", take)
            .with("left", smallest - take)
            .with("parts", sum_text(&left))
            .with("last", left.last().copied().unwrap_or(0))
            .with("twice", 2 * take)
    }));
    claims.push(Claim::new("fib-last").with("smallest", smallest));
    claims
}

/// The entry of Fibonacci Nim in the list of games.
pub static FIBONACCI: Entry = Entry {
    name: "fibonacci",
    game: "fibonacci",
    position: "20",
    adds_up: false,
    stones: true,
    read: |arguments| arguments.none(Box::new(Fibonacci)),
    ..Entry::HEAPS
};

impl Playable for Fibonacci {
    fn entry(&self) -> &'static Entry {
        &FIBONACCI
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let words: Vec<Word<'_>> = source.words().collect();
        match words[..] {
            [] => Err(empty("13 or 13:5")),
            [word] => Ok(match pair(word, ':') {
                None => Position::Capped { heap: number(word)?, cap: None },
                Some((heap, cap)) => {
                    Position::Capped { heap: number(heap)?, cap: Some(number(cap)?) }
                }
            }),
            _ => Err(wrong_count(source, 1, words.len())),
        }
    }

    fn position_text(&self, position: &Position) -> String {
        self.part_texts(position).concat()
    }

    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let [word] = words else { return Ok(None) };
        Ok(moves::taken(&[state(position).0], *word)?.map(Move::Take))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let mv = moves::takings_between(&[state(from).0], &[state(to).0])?;
        // The new cap follows from the move; it may be left out, or be right.
        let right = matches!(to, Position::Capped { cap: None, .. }) || mv.apply(from) == *to;
        right.then_some(mv)
    }

    fn standard(&self, _position: &mut Position) {}

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        Position::Capped { heap: rng.within(6, 20 + 15 * wanted.level), cap: None }
    }

    fn board(&self, position: &Position) -> Board {
        match position {
            Position::Capped { heap, cap } => {
                Board::Heaps { heaps: counts(&[*heap]), cap: *cap, capped: true }
            }
            _ => Board::heaps(&[]),
        }
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(Starts::new()))
    }
}
