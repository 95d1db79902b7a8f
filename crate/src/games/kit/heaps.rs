//! What games on single heaps share: their parts, amounts, counts and the walk over takings.

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

/// The nim-sum of the values of the heaps, where all are known, without a list of parts.
pub fn known_value(rules: &dyn Values, position: &Position) -> Option<Nimber> {
    position.heaps().iter().map(|heap| rules.part_value(std::slice::from_ref(heap))).sum()
}

/// The parts that a heap of `n` leaves: none when it is empty.
pub fn left(n: u64) -> Vec<Part> {
    if n == 0 { Vec::new() } else { vec![vec![n]] }
}

/// The heaps that are not empty as one part, in ascending order; no part where there is none.
pub fn together(heaps: &[u64]) -> Vec<Part> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    sort_numbers(&mut heaps);
    if heaps.is_empty() { Vec::new() } else { vec![heaps] }
}

/// The sizes of two heaps; none where they are not two.
pub fn two(position: &Position) -> (u64, u64) {
    match position.heaps() {
        [a, b] => (*a, *b),
        _ => (0, 0),
    }
}

/// Two heaps as one part, the smaller first.
pub fn pair(position: &Position) -> Vec<Part> {
    let (a, b) = two(position);
    vec![vec![a.min(b), a.max(b)]]
}

/// The numbers of a part, as positions write them.
pub fn text(part: &[u64]) -> String {
    joined(part, " ")
}

/// Taking `take` from heap `heap` of `size`.
pub fn take(heap: usize, size: u64, take: u64) -> Move {
    Move::Take(Taken { heap, take, left: size - take })
}

/// Visit the takings of these amounts from each heap.
pub fn take_each<A: IntoIterator<Item = u64>>(
    heaps: &[u64],
    amounts: impl Fn(u64) -> A,
    visit: MoveVisitor<'_>,
) -> Flow {
    heaps.iter().enumerate().try_for_each(|(i, &heap)| {
        amounts(heap).into_iter().try_for_each(|amount| visit(take(i, heap, amount)))
    })
}

/// Visit every taking of 1..=h from each heap, smallest first.
pub fn take_any(heaps: &[u64], visit: MoveVisitor<'_>) -> Flow {
    take_each(heaps, |heap| 1..=heap, visit)
}

/// How many stones there are: the number of ways to take any number from one heap.
pub fn stones(heaps: &[u64]) -> u128 {
    heaps.iter().map(|h| u128::from(*h)).sum()
}

/// Any number from 1 to the whole heap.
pub fn any_amount(heaps: &[u64]) -> Vec<Amounts> {
    heaps.iter().map(|&h| if h == 0 { Vec::new() } else { vec![(1, h)] }).collect()
}

/// `count` random heaps, each of `lo` to `hi` stones.
pub fn random(rng: &mut Rng, count: u64, (lo, hi): (u64, u64)) -> Position {
    Position::Heaps((0..count).map(|_| rng.within(lo, hi)).collect())
}

/// Heaps at random for a game whose misère play is searched.
pub fn random_searched(rng: &mut Rng, Wanted { level, misere }: Wanted) -> Position {
    let (count, sizes) =
        if misere { (2, (2, 6 + 2 * level)) } else { (2 + level, (3, 10 + 5 * level)) };
    random(rng, count, sizes)
}

/// Put two heaps in order; an empty one stays.
pub fn in_pair_order(position: &mut Position) {
    if let Position::Heaps(heaps) = position {
        sort_numbers(heaps);
    }
}
