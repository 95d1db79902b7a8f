//! Fibonacci Nim: a move takes at most twice, or k times, the number of stones that the last move took. The first move
//! must not take the whole heap.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::kit::positions::{empty, pair, wrong_count};
use crate::base::nimber::nimbers;
use crate::base::text::joined;
use crate::games::kit::prelude::*;
use crate::period::values::GrundyValues;
use crate::ruleset::explain::Drawing;

/// Fibonacci Nim. The player to move loses when the largest number that may be taken is less than the smallest part of
/// the heap's sum of distinct, non-neighbouring Fibonacci numbers (Whinihan 1963, Zeckendorf 1972). Under misère play
/// one stone must be left, so heap n is played as n − 1.
///
/// ```
/// use mexplorer::games::fibonacci::zeckendorf;
/// assert_eq!(zeckendorf(12), [8, 3, 1]);
/// ```
///
/// If a move may take k times the last number, the Fibonacci numbers are replaced by the heaps that are lost for the
/// first player (Schwenk 1970). Each heap is a sum of such numbers, the greatest that fits first, and each number is
/// more than k times the next.
///
/// ```
/// use mexplorer::games::fibonacci::parts;
/// assert_eq!(parts(3, 20), [15, 4, 1]); // of 1, 2, 3, 4, 6, 8, 11, 15, 21 …
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fibonacci {
    /// The factor k: a move may take k times the number that the last move took.
    times: u64,
}

/// The largest factor k. Among the heaps up to `MAX_HEAP`, the number of lost heaps is about 40 times k.
const MOST: u64 = 1000;

/// Return the distinct, non-neighbouring Fibonacci numbers with the sum `n`, largest first.
pub fn zeckendorf(n: u64) -> Vec<u64> {
    parts(2, n)
}

/// Return heaps with the sum `n`, largest first, that are lost for the first player if a move may take `times` the last
/// number. Each heap is more than `times` the next.
pub fn parts(times: u64, n: u64) -> Vec<u64> {
    // Each lost heap is stored with the largest sum that begins with it and continues with smaller lost heaps. The next
    // lost heap is 1 more than this sum. A sum continues with the largest lost heap that is less than 1/`times` of its
    // first heap.
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

/// The values of the starting positions with heaps 0, 1, 2, …, computed by the mex of the options: no closed form is
/// known.
///
/// The value of a heap does not decrease if more stones may be taken. The move from heap n to heap m determines the
/// limit of the next move, so for each heap m and value v the heaps n from which m is an option of value v form an
/// interval, called a run. Among the options of heap n with value v, the largest m needs the smallest limit. Work is
/// needed only where runs begin and end.
#[derive(Clone, Debug, Default)]
pub struct Starts {
    times: u64,
    values: GrundyValues,
    /// The runs that begin with a larger heap than the current heap.
    later: BinaryHeap<Reverse<Run>>,
    /// For each value, the runs that have begun, as pairs of the option and the heap with which the run ends. Ended
    /// runs are removed when they are the largest entry.
    now: Vec<BinaryHeap<(u32, u32)>>,
}

/// A run as the heap with which it begins, the option, the value of the option, and the heap with which the run ends
/// (exclusive). Runs are ordered by their beginnings.
type Run = (u32, u32, u32, u32);

/// The cost of a run in steps: each run is inserted into two queues and removed from both.
const RUN_STEPS: u64 = 64;

impl Starts {
    /// Create an empty table for the game in which a move may take up to `times` the last number.
    pub fn new(times: u64) -> Self {
        Starts { times, ..Starts::default() }
    }

    /// Return the largest option of heap `n` that has the given value after the move from heap `n`; `None` if there is
    /// no such option.
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
            // The smallest limits with which the value of heap n is more than 0, 1, 2, …
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
            // The first move must not take the whole heap.
            let first = n.saturating_sub(1);
            self.values.push(limits.partition_point(|least| *least <= first) as u32);
        }
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.values
    }
}

/// Return the heap and the largest number that the next move may take.
fn state(position: &Position) -> (u64, u64) {
    match position {
        Position::Capped { heap, cap: Some(cap), .. } => (*heap, *cap.min(heap)),
        Position::Capped { heap, cap: None, .. } => (*heap, heap.saturating_sub(1)),
        _ => (0, 0),
    }
}

/// Return the heap whose parts decide: under misère play one stone is left for the loser, so the heap is one smaller.
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
            None => true, // under misère play the player must take the only stone
        }
    }
}

impl Ruleset for Fibonacci {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let (heap, most) = state(position);
        vec![vec![heap, most]]
    }

    /// Visit the options with the smallest remaining heaps first.
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
        // A move wins if the smallest part of the remaining heap is more than k times the number taken. The parts of
        // the number taken then continue the parts of the remaining heap, so they are the last parts of the whole heap.
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

/// Return a step that draws the parts of a heap as bars and states whether the smallest part may be taken; `None`
/// without parts.
fn bars(times: u64, heap: u64, parts: &[u64], cap: u64, misere: bool) -> Option<Step> {
    let smallest = *parts.last()?;
    let aside = misere.then(|| Claim::new("parts-misere").with("heap", heap));
    let sum = if parts.len() == 1 { "parts-one" } else { "parts-sum" };
    let taken = match smallest {
        smallest if smallest <= cap => "parts-whole",
        // Only the first move has a limit of one less than the heap.
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

/// The largest number of moves from a lost heap whose answers are explained one by one.
const ANSWERED: u64 = 6;

/// Return the claims that explain why the smallest part of a heap decides. If the smallest part can be taken, the
/// opponent cannot take the next part. Otherwise only some stones of the smallest part can be taken, and the opponent
/// can take the smallest part of what remains of it.
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
        // Parse the argument once more to check its upper limit.
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
                // If a word is no number, report this error instead of the wrong count of words.
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
        // The new limit follows from the move, so the typed limit must be absent or correct.
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

    #[test]
    fn starts_are_worth_what_their_options_say() {
        for times in 1..=4 {
            let mut starts = Starts::new(times);
            // The values of each heap for the limits from 0 to the heap itself.
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
