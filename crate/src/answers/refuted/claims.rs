//! The list of wrong claims, by group. The texts of the page have the keys `refuted.<id>`.

use super::positions::Among;
use super::rules::{Rule, largest, mex, mex_values, repeated, valued, values_of, with, xor};
use super::{Group, WrongClaim};
use Group::{Misere, Periods, Programs, Stairs, Sums, Values, Winning};

/// One to four heaps, with at most 30 stones in all.
const HEAPS: Among = Among::Heaps { fewest: 1, most: 4, stones: 30 };
/// One or two heaps with up to 600 stones in all, enough for periods to show.
const LONG: Among = Among::Heaps { fewest: 1, most: 2, stones: 600 };
const ONE: Among = Among::Heaps { fewest: 1, most: 1, stones: 200 };
const STEPS: Among = Among::Steps { most: 4, stones: 8 };

const fn claim(
    (id, group): (&'static str, Group),
    (game, lesson): (&'static str, &'static str),
    among: Among,
    rule: Rule,
) -> WrongClaim {
    WrongClaim { id, group, game, lesson, among, rule }
}

/// All claims, in the order in which the page lists the claims.
pub static CLAIMS: &[WrongClaim] = &[
    claim(
        ("mex-largest", Values),
        ("subtract 1 3 4", "mex"),
        HEAPS,
        Rule::Values(|options| {
            valued(options, xor, |reached| reached.iter().max().map_or(0, |most| most + 1))
        }),
    ),
    claim(
        ("mex-count", Values),
        ("subtract 1 2", "mex"),
        HEAPS,
        Rule::Values(|options| valued(options, xor, |reached| reached.len() as u64)),
    ),
    claim(
        ("end-is-one", Values),
        ("subtract 1 2", "sg"),
        HEAPS,
        Rule::Values(|options| {
            valued(options, xor, |reached| if reached.is_empty() { 1 } else { mex(reached) })
        }),
    ),
    claim(
        ("mex-largest-missing", Values),
        ("kayles", "mex"),
        HEAPS,
        Rule::Values(|options| {
            valued(options, xor, |reached| {
                let most = reached.iter().max().map_or(0, |most| most + 1);
                (0..most).rev().find(|value| !reached.contains(value)).unwrap_or(most)
            })
        }),
    ),
    // The claim "only the end position has value 0" makes every position with a move an N-position, so the rule returns
    // `true`.
    claim(("zero-is-end", Values), ("subtract 1 2", "sg"), HEAPS, Rule::Wins(|_, _| true)),
    claim(
        ("xor-sizes", Values),
        ("subtract 1 2 3", "subtract"),
        HEAPS,
        Rule::Wins(|heaps, _| xor(heaps) != 0),
    ),
    claim(
        ("add-values", Values),
        ("nim", "nim"),
        HEAPS,
        Rule::Wins(|heaps, _| heaps.iter().sum::<u64>() != 0),
    ),
    claim(
        ("every-move-wins", Winning),
        ("nim", "games"),
        HEAPS,
        Rule::Move(|heaps| {
            let index = largest(heaps);
            with(heaps, index, heaps[index] - 1)
        }),
    ),
    claim(("first-wins", Winning), ("subtract 1 2 3", "games"), HEAPS, Rule::Wins(|_, _| true)),
    claim(
        ("leave-nonzero", Winning),
        ("nim", "nim"),
        HEAPS,
        Rule::Move(|heaps| {
            let moves = (0..heaps.len()).flat_map(|index| {
                (0..heaps[index]).rev().map(move |left| with(heaps, index, left))
            });
            let mut moves = moves.peekable();
            let first = moves.peek().cloned().unwrap_or_default();
            moves.find(|left| xor(left) != 0).unwrap_or(first)
        }),
    ),
    claim(
        ("odd-wins", Winning),
        ("nim", "games"),
        HEAPS,
        Rule::Wins(|heaps, _| heaps.iter().sum::<u64>() % 2 == 1),
    ),
    claim(
        ("take-most", Winning),
        ("nim", "nim"),
        HEAPS,
        Rule::Move(|heaps| with(heaps, largest(heaps), 0)),
    ),
    claim(
        ("make-equal", Winning),
        ("nim", "nim"),
        HEAPS,
        Rule::Move(|heaps| {
            let index = largest(heaps);
            let others = with(heaps, index, 0);
            let next = others[largest(&others)];
            // If the two largest heaps are equal, take one stone, because a move must change a heap.
            with(heaps, index, if next == heaps[index] { next - 1 } else { next })
        }),
    ),
    claim(
        ("from-largest", Winning),
        ("nim", "nim"),
        HEAPS,
        Rule::Move(|heaps| {
            let index = largest(heaps);
            let rest = xor(&with(heaps, index, 0));
            with(heaps, index, if rest < heaps[index] { rest } else { 0 })
        }),
    ),
    claim(
        ("neighbours-and-one", Winning),
        ("nim", "nim"),
        Among::Heaps { fewest: 3, most: 3, stones: 30 },
        Rule::Wins(|heaps, _| match heaps {
            [1, a, b] => b - a != 1,
            _ => xor(heaps) != 0,
        }),
    ),
    claim(
        ("multiples", Winning),
        ("subtract 1 3 4", "subtract"),
        ONE,
        Rule::Wins(|heaps, _| heaps.iter().any(|heap| heap % 5 != 0)),
    ),
    claim(
        ("first-and-last", Winning),
        ("subtract 2 3", "subtract"),
        ONE,
        Rule::Wins(|heaps, _| heaps.iter().any(|heap| heap % 5 != 0)),
    ),
    claim(
        ("won-and-won", Sums),
        ("nim", "sums"),
        HEAPS,
        Rule::Wins(|heaps, values| {
            !heaps.is_empty() && heaps.iter().all(|heap| values[*heap as usize] != 0)
        }),
    ),
    claim(
        ("adding-is-harmless", Sums),
        ("subtract 1 2 3", "sums"),
        HEAPS,
        Rule::Wins(|heaps, values| heaps.iter().any(|heap| values[*heap as usize] != 0)),
    ),
    claim(
        ("won-count", Sums),
        ("subtract 1 2", "sums"),
        HEAPS,
        Rule::Wins(|heaps, values| {
            heaps.iter().filter(|heap| values[**heap as usize] != 0).count() % 2 == 1
        }),
    ),
    claim(("win-one-heap", Sums), ("nim", "sums"), HEAPS, Rule::Move(|heaps| with(heaps, 0, 0))),
    claim(
        ("pairs-cancel", Sums),
        ("nim", "nim"),
        HEAPS,
        Rule::Wins(|heaps, _| {
            heaps.iter().any(|heap| heaps.iter().filter(|other| *other == heap).count() % 2 == 1)
        }),
    ),
    claim(
        ("split-adds", Sums),
        ("kayles", "split"),
        HEAPS,
        Rule::Values(|options| valued(options, |parts| parts.iter().sum(), mex)),
    ),
    claim(
        ("split-larger", Sums),
        ("kayles", "split"),
        HEAPS,
        Rule::Values(|options| {
            valued(options, |parts| parts.iter().copied().max().unwrap_or_default(), mex)
        }),
    ),
    claim(
        ("wythoff-xor", Sums),
        ("wythoff", "games"),
        Among::Heaps { fewest: 2, most: 2, stones: 60 },
        Rule::Wins(|heaps, _| xor(heaps) != 0),
    ),
    claim(
        ("misere-reversed", Misere),
        ("nim misere", "misere"),
        HEAPS,
        Rule::Wins(|heaps, _| xor(heaps) == 0),
    ),
    claim(
        ("misere-same", Misere),
        ("nim misere", "misere"),
        HEAPS,
        Rule::Wins(|heaps, _| xor(heaps) != 0),
    ),
    claim(
        ("misere-even-ones", Misere),
        ("nim misere", "misere"),
        HEAPS,
        Rule::Wins(|heaps, _| heaps.iter().any(|heap| *heap > 1) || heaps.len() % 2 == 1),
    ),
    claim(
        ("misere-shifted", Misere),
        ("subtract 2 3 misere", "misere"),
        ONE,
        Rule::Wins(|heaps, values| heaps.iter().all(|heap| values[*heap as usize - 1] != 0)),
    ),
    claim(
        ("misere-by-values", Misere),
        ("kayles misere", "quotient"),
        HEAPS,
        Rule::Wins(|heaps, values| {
            let of: Vec<u64> = heaps.iter().map(|heap| values[*heap as usize]).collect();
            (xor(&of) != 0) == of.iter().any(|value| *value > 1)
        }),
    ),
    claim(
        ("stairs-all", Stairs),
        ("staircase", "staircase"),
        STEPS,
        Rule::Wins(|steps, _| xor(steps) != 0),
    ),
    claim(
        ("stairs-even", Stairs),
        ("staircase", "staircase"),
        STEPS,
        Rule::Wins(|steps, _| steps.iter().skip(1).step_by(2).fold(0, |sum, step| sum ^ step) != 0),
    ),
    claim(
        ("stairs-from-top", Stairs),
        ("staircase", "staircase"),
        STEPS,
        Rule::Wins(|steps, _| steps.iter().rev().step_by(2).fold(0, |sum, step| sum ^ step) != 0),
    ),
    claim(
        ("stairs-moves", Stairs),
        ("staircase", "staircase"),
        STEPS,
        Rule::Wins(|steps, _| {
            (1..).zip(steps).map(|(height, step)| height * step).sum::<u64>() % 2 == 1
        }),
    ),
    claim(
        ("period-from-0", Periods),
        ("kayles", "periods"),
        HEAPS,
        Rule::Values(|options| {
            let values = mex_values(options);
            (0..values.len()).map(|heap| values[heap % 12]).collect()
        }),
    ),
    claim(
        ("period-twice", Periods),
        ("octal 0.16", "periods"),
        HEAPS,
        Rule::Values(|options| repeated(mex_values(options))),
    ),
    claim(
        ("period-is-twice-max", Periods),
        ("subtract 1 3 4", "periods"),
        HEAPS,
        Rule::Values(|options| {
            let values = mex_values(options);
            (0..values.len()).map(|heap| values[heap % 8]).collect()
        }),
    ),
    claim(
        ("period-12-of-0.07", Periods),
        ("octal 0.07", "periods"),
        HEAPS,
        Rule::Values(|options| {
            let values = mex_values(options);
            let repeated = |heap: usize| if heap < 4 { heap } else { 4 + (heap - 4) % 12 };
            (0..values.len()).map(|heap| values[repeated(heap)]).collect()
        }),
    ),
    claim(
        ("agree-for-500", Periods),
        ("octal 0.36", "periods"),
        LONG,
        Rule::Values(|options| values_of("octal 0.161", options)),
    ),
    claim(
        ("marks-not-cleared", Programs),
        ("subtract 1 3 4", "mex"),
        HEAPS,
        Rule::Values(|options| {
            let mut marked = Vec::new();
            valued(options, xor, move |reached| {
                marked.extend_from_slice(reached);
                mex(&marked)
            })
        }),
    ),
    claim(
        ("won-as-bool", Programs),
        ("kayles", "sums"),
        HEAPS,
        Rule::Values(|options| valued(options, xor, |reached| u64::from(mex(reached) != 0))),
    ),
    claim(
        ("last-take-missing", Programs),
        ("subtract 1 2 3", "subtract"),
        HEAPS,
        Rule::Values(|options| {
            let mut fewer = options.clone();
            for (heap, all) in (0..).zip(&mut fewer) {
                all.retain(|left: &Vec<u64>| left.iter().sum::<u64>() + 3 != heap);
            }
            mex_values(&fewer)
        }),
    ),
    // `if (a ^ b == 0)` means `if (a ^ (b == 0))` in C and similar languages.
    claim(
        ("equals-before-xor", Programs),
        ("nim", "nim"),
        Among::Heaps { fewest: 2, most: 2, stones: 30 },
        Rule::Wins(|heaps, _| heaps[0] ^ u64::from(heaps[1] == 0) == 0),
    ),
    claim(
        ("golden-rounded", Programs),
        ("wythoff", "games"),
        Among::Heaps { fewest: 2, most: 2, stones: 1000 },
        Rule::Wins(|heaps, _| heaps[0] != (heaps[1] - heaps[0]) * 1618 / 1000),
    ),
];
