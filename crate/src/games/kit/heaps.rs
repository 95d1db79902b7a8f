//! Common functions of games on heaps: parts, amounts, counts and the enumeration of moves that take from a heap.

use super::random::Wanted;
use crate::base::Flow;
use crate::base::nimber::Nimber;
use crate::base::rng::Rng;
use crate::base::sort::sort_numbers;
use crate::base::text::joined;
use crate::ruleset::known::Values;
use crate::ruleset::moves::{Amounts, Move, Taken};
use crate::ruleset::position::Position;
use crate::ruleset::{MoveVisitor, Part};

/// Return the nim-sum of the values of the heaps, without building a list of parts; `None` if some value is unknown.
pub fn known_value(rules: &dyn Values, position: &Position) -> Option<Nimber> {
    position.heaps().iter().map(|heap| rules.part_value(std::slice::from_ref(heap))).sum()
}

/// Return the parts that a heap of `n` leaves: none if the heap is empty.
pub fn left(n: u64) -> Vec<Part> {
    if n == 0 { Vec::new() } else { vec![vec![n]] }
}

/// Return the heaps that are not empty as one part, in ascending order; no part if all heaps are empty.
pub fn together(heaps: &[u64]) -> Vec<Part> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    sort_numbers(&mut heaps);
    if heaps.is_empty() { Vec::new() } else { vec![heaps] }
}

/// Return the sizes of two heaps; (0, 0) for a position with another number of heaps.
pub fn two(position: &Position) -> (u64, u64) {
    match position.heaps() {
        [a, b] => (*a, *b),
        _ => (0, 0),
    }
}

/// Return two heaps as one part, the smaller heap first.
pub fn pair(position: &Position) -> Vec<Part> {
    let (a, b) = two(position);
    vec![vec![a.min(b), a.max(b)]]
}

/// Return the numbers of a part as text, separated by blanks.
pub fn text(part: &[u64]) -> String {
    joined(part, " ")
}

/// Return the move that takes `take` from heap `heap` of the given size.
pub fn take(heap: usize, size: u64, take: u64) -> Move {
    Move::Take(Taken { heap, take, left: size - take })
}

/// Visit the moves that take one of the given amounts from a heap.
pub fn take_each<A: IntoIterator<Item = u64>>(
    heaps: &[u64],
    amounts: impl Fn(u64) -> A,
    visit: MoveVisitor<'_>,
) -> Flow {
    heaps.iter().enumerate().try_for_each(|(i, &heap)| {
        amounts(heap).into_iter().try_for_each(|amount| visit(take(i, heap, amount)))
    })
}

/// Visit the moves that take any number from one heap, for each heap the smallest number first.
pub fn take_any(heaps: &[u64], visit: MoveVisitor<'_>) -> Flow {
    take_each(heaps, |heap| 1..=heap, visit)
}

/// Return the total number of stones, which is the number of ways to take any number from one heap.
pub fn stones(heaps: &[u64]) -> u128 {
    heaps.iter().map(|h| u128::from(*h)).sum()
}

/// Return for each heap the range of amounts from 1 to the whole heap; none for an empty heap.
pub fn any_amount(heaps: &[u64]) -> Vec<Amounts> {
    heaps.iter().map(|&h| if h == 0 { Vec::new() } else { vec![(1, h)] }).collect()
}

/// Create `count` random heaps, each of `lo` to `hi` stones.
pub fn random(rng: &mut Rng, count: u64, (lo, hi): (u64, u64)) -> Position {
    Position::Heaps((0..count).map(|_| rng.within(lo, hi)).collect())
}

/// Create random heaps; under misère play, which is searched, the heaps are small.
pub fn random_searched(rng: &mut Rng, Wanted { level, misere }: Wanted) -> Position {
    let (count, sizes) =
        if misere { (2, (2, 6 + 2 * level)) } else { (2 + level, (3, 10 + 5 * level)) };
    random(rng, count, sizes)
}

/// Sort two heaps in ascending order and keep empty heaps.
pub fn in_pair_order(position: &mut Position) {
    if let Position::Heaps(heaps) = position {
        sort_numbers(heaps);
    }
}
