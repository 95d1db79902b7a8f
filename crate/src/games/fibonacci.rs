//! Fibonacci Nim: take up to twice, or k times, what was just taken; at first not the whole heap.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::kit::positions::{empty, pair, wrong_count};
use crate::base::nimber::nimbers;
use crate::base::text::joined;
use crate::games::kit::prelude::*;
use crate::period::values::GrundyValues;
use crate::ruleset::explain::Drawing;

/// The previous player wins when the most that may be taken is less than the smallest part of the
/// heap's sum of distinct, non-neighbouring Fibonacci numbers (Whinihan 1963, Zeckendorf 1972).
/// Under misère play the last stone is one to leave: heap n is then played as n − 1.
///
/// ```
/// use mexplorer::games::fibonacci::zeckendorf;
/// assert_eq!(zeckendorf(12), [8, 3, 1]);
/// ```
///
/// Where k times what was just taken may be taken, other numbers stand in place of Fibonacci's
/// (Schwenk 1970): the heaps that are lost at first. Each heap is the sum of some of them, the greatest
/// that fits first, and each is then more than k times the next.
///
/// ```
/// use mexplorer::games::fibonacci::parts;
/// assert_eq!(parts(3, 20), [15, 4, 1]); // of 1, 2, 3, 4, 6, 8, 11, 15, 21 …
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fibonacci {
    /// How many times what was just taken may be taken.
    times: u64,
}

/// The largest factor: there are about 40 lost heaps for each unit of it.
const MOST: u64 = 1000;

/// The distinct, non-neighbouring Fibonacci numbers that add up to `n`, largest first.
pub fn zeckendorf(n: u64) -> Vec<u64> {
    parts(2, n)
}

/// The numbers that add up to `n`, largest first, of those heaps that are lost at first where `times`
/// what was just taken may be taken: each is more than `times` the next.
pub fn parts(times: u64, n: u64) -> Vec<u64> {
    // With each lost heap the largest sum that it and smaller ones make. The next heap after that sum is
    // lost; the sum goes on below with the largest lost heap of which `times` is still less.
    let mut lost: Vec<(u64, u64)> = Vec::new();
    let (mut next, mut below) = (1, 0);
    while next <= n {
        while lost.get(below).is_some_and(|(heap, _)| times.saturating_mul(*heap) < next) {
            below += 1;
        }
        let sum = next + below.checked_sub(1).map_or(0, |below| lost[below].1);
        lost.push((next, sum));
        next = sum + 1;
    }
    let mut rest = n;
    let mut parts = Vec::new();
    for (heap, _) in lost.into_iter().rev() {
        if heap <= rest {
            rest -= heap;
            parts.push(heap);
        }
    }
    parts
}

/// The values of the starts with heaps 0, 1, 2 …, by the mex over all of them: no closed form is
/// known.
///
/// A heap is worth the more, the more may be taken from it. What was left by a move is a heap m, and by its
/// number the move is known; so m has a value v as an option of all heaps from one up to another, and of the
/// options of that value the largest needs the least to be taken. Only where these runs begin and end has
/// anything to be done.
#[derive(Clone, Debug, Default)]
pub struct Starts {
    times: u64,
    values: GrundyValues,
    /// Runs that begin with a heap that is still to come.
    later: BinaryHeap<Reverse<Run>>,
    /// By value, the runs that have begun, by their options and the heaps with which they end; those that
    /// have ended go when they come to the top.
    now: Vec<BinaryHeap<(u32, u32)>>,
}

/// A heap, the option and its value as that heap's, and the heap from which on it has another value; they
/// are in the order in which they begin.
type Run = (u32, u32, u32, u32);

/// Steps for each run: it is put into a queue and taken out again, twice.
const RUN_STEPS: u64 = 64;

impl Starts {
    /// An empty table of the game in which up to `k` times the last amount may be taken.
    pub fn new(times: u64) -> Self {
        Starts { times, ..Starts::default() }
    }

    /// The largest option of heap `n` that has this value there.
    fn largest(&mut self, n: u32, value: usize) -> Option<u32> {
        let runs = self.now.get_mut(value)?;
        while let Some((option, end)) = runs.peek().copied() {
            if end > n {
                return Some(option);
            }
            runs.pop();
        }
        None
    }
}

impl Sequence for Starts {
    fn extend(&mut self, heap: u64, _seek_period: bool, budget: &mut Budget<'_>) -> Result {
        while self.values.len() as u64 <= heap {
            let n = self.values.len() as u32;
            while let Some(Reverse((begin, option, value, end))) = self.later.peek().copied() {
                if begin > n {
                    break;
                }
                self.later.pop();
                let value = value as usize;
                self.now.resize_with(self.now.len().max(value + 1), BinaryHeap::new);
                self.now[value].push((option, end));
            }
            // The limits from which on heap n is worth more than 0, 1, 2 …
            let mut limits: Vec<u32> = Vec::new();
            while let Some(option) = self.largest(n, limits.len()) {
                limits.push(limits.last().copied().unwrap_or(0).max(n - option));
            }
            let reached = || format!("heap {}", n.saturating_sub(1));
            budget.spend(RUN_STEPS * (1 + limits.len() as u64), reached)?;
            let until = |limit: Option<&u32>| match limit {
                None => u32::MAX,
                Some(limit) => {
                    let take = u64::from(*limit).div_ceil(self.times).max(1);
                    u32::try_from(u64::from(n) + take).unwrap_or(u32::MAX)
                }
            };
            let mut begin = n + 1;
            for value in 0..=limits.len() {
                let end = until(limits.get(value));
                if end > begin {
                    self.later.push(Reverse((begin, n, value as u32, end)));
                    begin = end;
                }
            }
            // At first not the whole heap may be taken.
            let first = n.saturating_sub(1);
            self.values.push(limits.partition_point(|least| *least <= first) as u32);
        }
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.values
    }
}

/// The heap, and the most that can be taken from it now.
fn state(position: &Position) -> (u64, u64) {
    match position {
        Position::Capped { heap, cap: Some(cap), .. } => (*heap, *cap.min(heap)),
        Position::Capped { heap, cap: None, .. } => (*heap, heap.saturating_sub(1)),
        _ => (0, 0),
    }
}

/// The heap whose parts decide: under misère play one stone is left for the loser.
fn deciding(heap: u64, misere: bool) -> u64 {
    if misere { heap.saturating_sub(1) } else { heap }
}

impl Fibonacci {
    fn lost(self, heap: u64, most: u64, misere: bool) -> bool {
        if most == 0 {
            return !misere; // no move is left
        }
        match parts(self.times, deciding(heap, misere)).last() {
            Some(smallest) => most < *smallest,
            None => true, // misère with one stone: it must be taken
        }
    }
}

impl Ruleset for Fibonacci {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let (heap, most) = state(position);
        vec![vec![heap, most]]
    }

    /// Those nearest to the end first.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let (heap, most) = (part[0], part[1]);
        (1..=most).rev().try_for_each(|take| {
            let left = heap - take;
            visit(&[vec![left, left.min(self.times * take)]])
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        format!("{}:{}", part[0], part[1])
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        match position {
            Position::Capped { heap, cap: None, .. } => vec![heap.to_string()],
            Position::Capped { heap, cap: Some(cap), .. } => vec![format!("{heap}:{cap}")],
            _ => Vec::new(),
        }
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let (heap, most) = state(position);
        (1..=most).try_for_each(|take| visit(heaps::take(0, heap, take)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (Move::Take(taken), Position::Capped { times, .. }) = (mv, position) else {
            return None;
        };
        let left = mv.taken_from(position.heaps())?[0];
        let cap = times.saturating_mul(taken.take).min(MAX_HEAP);
        Some(Position::Capped { heap: left, cap: Some(cap), times: *times })
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(u128::from(state(position).1))
    }

    fn legal(&self, position: &Position) -> Legal {
        let (_, most) = state(position);
        let amounts = if most == 0 { Vec::new() } else { vec![(1, most)] };
        Legal::take_one(vec![amounts])
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Fibonacci {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (heap, most) = state(position);
        Some(Outcome::mover_wins(!self.lost(heap, most, misere)))
    }
}

impl Strategy for Fibonacci {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        // A taking wins when what is left has a smallest part of more than so many times it. Then
        // the taking's own parts may follow on that part, so that it is a tail of
        // the heap's parts.
        let (heap, most) = state(position);
        let mut take = 0;
        Some(parts(self.times, deciding(heap, misere)).iter().rev().try_for_each(|part| {
            take += part;
            let left = heap - take;
            if take <= most && self.lost(left, left.min(self.times * take), misere) {
                visit(heaps::take(0, heap, take))
            } else {
                Flow::Continue(())
            }
        }))
    }
}

impl Explains for Fibonacci {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (heap, cap) = state(position);
        let heap = deciding(heap, misere);
        let parts = parts(self.times, heap);
        let id = match (self.times, misere) {
            (2, false) => "zeckendorf",
            (2, true) => "misere-fibonacci",
            (_, false) => "fold-fibonacci",
            (_, true) => "misere-fold-fibonacci",
        };
        let (author, year) = if self.times == 2 { ("Whinihan", 1963) } else { ("Schwenk", 1970) };
        let claims = claims(self.times, &parts, cap);
        let mut steps = vec![Step::Theorem { id, author, year }];
        steps.extend(bars(self.times, heap, &parts, cap, misere));
        steps.extend(Step::argument(claims));
        steps
    }
}

/// The parts of a heap, drawn as bars, and whether the smallest may be taken.
fn bars(times: u64, heap: u64, parts: &[u64], cap: u64, misere: bool) -> Option<Step> {
    let smallest = *parts.last()?;
    let aside = misere.then(|| Claim::new("parts-misere").with("heap", heap));
    let sum = if parts.len() == 1 { "parts-one" } else { "parts-sum" };
    let taken = match smallest {
        smallest if smallest <= cap => "parts-whole",
        // Only the first move may take any number short of the whole heap.
        _ if parts.len() == 1 && cap == heap - 1 => "parts-first",
        _ => "parts-some",
    };
    let says = |id| Claim::new(id).with("heap", heap).with("times", times);
    let list: Vec<String> = parts.iter().map(u64::to_string).collect();
    Some(Step::Picture {
        id: if times == 2 { "zeckendorf" } else { "zeckendorf.lost" },
        reveals: false,
        intro: aside.into_iter().collect(),
        drawing: Drawing::Bars { bars: nimbers(parts.to_vec()) },
        outro: vec![
            says(sum).with("parts", list),
            says(taken).with("smallest", smallest).with("cap", cap),
        ],
    })
}

/// Takings of a lost heap that are answered one by one.
const ANSWERED: u64 = 6;

/// Why the smallest of a heap's parts decides: it can be taken, and then the next one cannot; or only
/// some of it can, and then the smallest part of what is left of it can be taken.
fn claims(times: u64, parts: &[u64], cap: u64) -> Vec<Claim> {
    let Some((&smallest, before)) = parts.split_last() else { return Vec::new() };
    if cap == 0 {
        return Vec::new();
    }
    if smallest <= cap {
        let take = Claim::new("fib-take").with("smallest", smallest).with("cap", cap).revealing();
        let next = before.last().map(|next| {
            Claim::new("fib-next")
                .with("next", *next)
                .with("twice", times * smallest)
                .with("times", times)
                .revealing()
        });
        return [Some(take), next].into_iter().flatten().collect();
    }
    let mut claims = vec![Claim::new("fib-some").with("smallest", smallest).with("cap", cap)];
    claims.extend((1..=cap.min(ANSWERED)).map(|take| {
        let left = self::parts(times, smallest - take);
        Claim::new("fib-left")
            .with("smallest", smallest)
            .with("take", take)
            .with("left", smallest - take)
            .with("parts", joined(&left, " + "))
            .with("last", left.last().copied().unwrap_or(0))
            .with("twice", times * take)
            .with("times", times)
    }));
    claims.push(Claim::new("fib-last").with("smallest", smallest).with("times", times));
    claims
}

/// The entry of Fibonacci Nim in the list of games.
pub static FIBONACCI: Entry = Entry {
    adds_up: false,
    stones: true,
    read: |arguments| {
        let times = match arguments.words().next() {
            None => 2,
            Some(_) => arguments.one_number(&Meaning {
                name: "k",
                missing: "",
                zero: "expected at least 1 time what was just taken, found 0",
                of: "times",
            })?,
        };
        // Once more, for the limit.
        if let Some(word) = arguments.words().next() {
            number_up_to(word, MOST)?;
        }
        Ok(Box::new(Fibonacci { times }))
    },
    ..Entry::HEAPS.named("fibonacci", "20")
};

impl Playable for Fibonacci {
    fn entry(&self) -> &'static Entry {
        &FIBONACCI
    }

    fn text(&self) -> String {
        if self.times == 2 { "fibonacci".to_string() } else { format!("fibonacci {}", self.times) }
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let words: Vec<Word<'_>> = source.words().collect();
        let times = self.times;
        match words[..] {
            [] => Err(empty("13 or 13:5")),
            [word] => Ok(match pair(word, ':') {
                None => Position::Capped { heap: number(word)?, cap: None, times },
                Some((heap, cap)) => {
                    Position::Capped { heap: number(heap)?, cap: Some(number(cap)?), times }
                }
            }),
            _ => {
                // What is no number is the nearer mistake.
                for &word in &words {
                    number(pair(word, ':').map_or(word, |(heap, _)| heap))?;
                }
                Err(wrong_count(source, 1, words.len()))
            }
        }
    }

    fn position_text(&self, position: &Position) -> String {
        self.part_texts(position).concat()
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let mv = moves::takings_between(from.heaps(), to.heaps())?;
        // The new cap follows from the move; it may be left out, or be right.
        let right = matches!(to, Position::Capped { cap: None, .. })
            || self.apply(from, &mv).as_ref() == Some(to);
        right.then_some(mv)
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let heap = rng.within(6, 20 + 15 * wanted.level);
        Position::Capped { heap, cap: None, times: self.times }
    }

    fn board(&self, position: &Position) -> Board {
        match position {
            Position::Capped { heap, cap, .. } => {
                Board::Heaps { heaps: counts(&[*heap]), cap: *cap, capped: true }
            }
            _ => Board::heaps(&[]),
        }
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(Starts::new(self.times)))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::base::nimber::mex;

    /// By the mex over all that may be taken, for every limit.
    #[test]
    fn starts_are_worth_what_their_options_say() {
        for times in 1..=4 {
            let mut starts = Starts::new(times);
            // What each heap is worth under the limits from 0 to itself.
            let mut plain: Vec<Vec<u64>> = Vec::new();
            for n in 0..=150_usize {
                let option = |take: usize| {
                    let limits = &plain[n - take];
                    limits[(times as usize * take).min(limits.len() - 1)]
                };
                let values: Vec<u64> = (1..=n).map(option).collect();
                let worth = |most: usize| mex(values[..most].iter().copied().map(Nimber)).0;
                let limits: Vec<u64> = (0..=n).map(worth).collect();
                starts.extend(n as u64, true, &mut Budget::default()).unwrap();
                let first = limits[n.saturating_sub(1)];
                assert_eq!(starts.value(n as u64), Some(first), "{times} {n}");
                plain.push(limits);
            }
        }
    }

    #[test]
    fn steps_do_not_grow_with_the_square() {
        let mut budget = Budget::steps(80_000_000);
        Starts::new(2).extend(20_000, true, &mut budget).unwrap();
    }
}
