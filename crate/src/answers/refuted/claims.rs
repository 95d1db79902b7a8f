//! The list of wrong claims, by group. The texts of the page have the keys `refuted.<id>`.

use super::positions::Among;
use super::rules::{
    Options, Rule, largest, mex, mex_values, repeated, valued, values_of, with, xor,
};
use super::{Group, WrongClaim};
use Group::{Misere, Periods, Programs, Stairs, Sums, Values, Winning};

/// One to four heaps, with at most 30 stones in all.
const HEAPS: Among = Among::Heaps { fewest: 1, most: 4, stones: 30 };
/// One or two heaps with up to 600 stones in all, enough for periods to show.
const LONG: Among = Among::Heaps { fewest: 1, most: 2, stones: 600 };
const ONE: Among = Among::Heaps { fewest: 1, most: 1, stones: 200 };
const STEPS: Among = Among::Steps { most: 4, stones: 8 };

type Id = (&'static str, Group);
/// A game, and the lesson that explains the correct rule.
type Game = (&'static str, &'static str);

const fn claim((id, group): Id, (game, lesson): Game, rule: Rule) -> WrongClaim {
    WrongClaim { id, group, game, lesson, among: HEAPS, rule }
}

const fn wins(id: Id, game: Game, rule: fn(&[u64], &[u64]) -> bool) -> WrongClaim {
    claim(id, game, Rule::Wins(rule))
}

const fn values(id: Id, game: Game, rule: fn(&Options) -> Vec<u64>) -> WrongClaim {
    claim(id, game, Rule::Values(rule))
}

const fn plays(id: Id, game: Game, rule: fn(&[u64]) -> Vec<u64>) -> WrongClaim {
    claim(id, game, Rule::Move(rule))
}

impl WrongClaim {
    const fn among(self, among: Among) -> WrongClaim {
        WrongClaim { among, ..self }
    }
}

/// All claims, in the order in which the page lists the claims.
pub static CLAIMS: &[WrongClaim] = &[
    values(("mex-largest", Values), ("subtract 1 3 4", "mex"), |options| {
        valued(options, xor, |reached| reached.iter().max().map_or(0, |most| most + 1))
    }),
    values(("mex-count", Values), ("subtract 1 2", "mex"), |options| {
        valued(options, xor, |reached| reached.len() as u64)
    }),
    values(("end-is-one", Values), ("subtract 1 2", "sg"), |options| {
        valued(options, xor, |reached| if reached.is_empty() { 1 } else { mex(reached) })
    }),
    values(("mex-largest-missing", Values), ("kayles", "mex"), |options| {
        valued(options, xor, |reached| {
            let most = reached.iter().max().map_or(0, |most| most + 1);
            (0..most).rev().find(|value| !reached.contains(value)).unwrap_or(most)
        })
    }),
    // The claim "only the end position has value 0" makes every position with a move an N-position, so the rule returns
    // `true`.
    wins(("zero-is-end", Values), ("subtract 1 2", "sg"), |_, _| true),
    wins(("xor-sizes", Values), ("subtract 1 2 3", "subtract"), |heaps, _| xor(heaps) != 0),
    wins(("add-values", Values), ("nim", "nim"), |heaps, _| heaps.iter().sum::<u64>() != 0),
    plays(("every-move-wins", Winning), ("nim", "games"), |heaps| {
        let index = largest(heaps);
        with(heaps, index, heaps[index] - 1)
    }),
    wins(("first-wins", Winning), ("subtract 1 2 3", "games"), |_, _| true),
    plays(("leave-nonzero", Winning), ("nim", "nim"), |heaps| {
        let moves = (0..heaps.len())
            .flat_map(|index| (0..heaps[index]).rev().map(move |left| with(heaps, index, left)));
        let mut moves = moves.peekable();
        let first = moves.peek().cloned().unwrap_or_default();
        moves.find(|left| xor(left) != 0).unwrap_or(first)
    }),
    wins(("odd-wins", Winning), ("nim", "games"), |heaps, _| heaps.iter().sum::<u64>() % 2 == 1),
    plays(("take-most", Winning), ("nim", "nim"), |heaps| with(heaps, largest(heaps), 0)),
    plays(("make-equal", Winning), ("nim", "nim"), |heaps| {
        let index = largest(heaps);
        let others = with(heaps, index, 0);
        let next = others[largest(&others)];
        // If the two largest heaps are equal, take one stone, because a move must change a heap.
        with(heaps, index, if next == heaps[index] { next - 1 } else { next })
    }),
    plays(("from-largest", Winning), ("nim", "nim"), |heaps| {
        let index = largest(heaps);
        let rest = xor(&with(heaps, index, 0));
        with(heaps, index, if rest < heaps[index] { rest } else { 0 })
    }),
    wins(("neighbours-and-one", Winning), ("nim", "nim"), |heaps, _| match heaps {
        [1, a, b] => b - a != 1,
        _ => xor(heaps) != 0,
    })
    .among(Among::Heaps { fewest: 3, most: 3, stones: 30 }),
    wins(("multiples", Winning), ("subtract 1 3 4", "subtract"), |heaps, _| {
        heaps.iter().any(|heap| heap % 5 != 0)
    })
    .among(ONE),
    wins(("first-and-last", Winning), ("subtract 2 3", "subtract"), |heaps, _| {
        heaps.iter().any(|heap| heap % 5 != 0)
    })
    .among(ONE),
    wins(("won-and-won", Sums), ("nim", "sums"), |heaps, values| {
        !heaps.is_empty() && heaps.iter().all(|heap| values[*heap as usize] != 0)
    }),
    wins(("adding-is-harmless", Sums), ("subtract 1 2 3", "sums"), |heaps, values| {
        heaps.iter().any(|heap| values[*heap as usize] != 0)
    }),
    wins(("won-count", Sums), ("subtract 1 2", "sums"), |heaps, values| {
        heaps.iter().filter(|heap| values[**heap as usize] != 0).count() % 2 == 1
    }),
    plays(("win-one-heap", Sums), ("nim", "sums"), |heaps| with(heaps, 0, 0)),
    wins(("pairs-cancel", Sums), ("nim", "nim"), |heaps, _| {
        heaps.iter().any(|heap| heaps.iter().filter(|other| *other == heap).count() % 2 == 1)
    }),
    values(("split-adds", Sums), ("kayles", "split"), |options| {
        valued(options, |parts| parts.iter().sum(), mex)
    }),
    values(("split-larger", Sums), ("kayles", "split"), |options| {
        valued(options, |parts| parts.iter().copied().max().unwrap_or_default(), mex)
    }),
    wins(("wythoff-xor", Sums), ("wythoff", "games"), |heaps, _| xor(heaps) != 0)
        .among(Among::Heaps { fewest: 2, most: 2, stones: 60 }),
    wins(("misere-reversed", Misere), ("nim misere", "misere"), |heaps, _| xor(heaps) == 0),
    wins(("misere-same", Misere), ("nim misere", "misere"), |heaps, _| xor(heaps) != 0),
    wins(("misere-even-ones", Misere), ("nim misere", "misere"), |heaps, _| {
        heaps.iter().any(|heap| *heap > 1) || heaps.len() % 2 == 1
    }),
    wins(("misere-shifted", Misere), ("subtract 2 3 misere", "misere"), |heaps, values| {
        heaps.iter().all(|heap| values[*heap as usize - 1] != 0)
    })
    .among(ONE),
    wins(("misere-by-values", Misere), ("kayles misere", "quotient"), |heaps, values| {
        let of: Vec<u64> = heaps.iter().map(|heap| values[*heap as usize]).collect();
        (xor(&of) != 0) == of.iter().any(|value| *value > 1)
    }),
    wins(("stairs-all", Stairs), ("staircase", "staircase"), |steps, _| xor(steps) != 0)
        .among(STEPS),
    wins(("stairs-even", Stairs), ("staircase", "staircase"), |steps, _| {
        steps.iter().skip(1).step_by(2).fold(0, |sum, step| sum ^ step) != 0
    })
    .among(STEPS),
    wins(("stairs-from-top", Stairs), ("staircase", "staircase"), |steps, _| {
        steps.iter().rev().step_by(2).fold(0, |sum, step| sum ^ step) != 0
    })
    .among(STEPS),
    wins(("stairs-moves", Stairs), ("staircase", "staircase"), |steps, _| {
        (1..).zip(steps).map(|(height, step)| height * step).sum::<u64>() % 2 == 1
    })
    .among(STEPS),
    values(("period-from-0", Periods), ("kayles", "periods"), |options| {
        let values = mex_values(options);
        (0..values.len()).map(|heap| values[heap % 12]).collect()
    }),
    values(("period-twice", Periods), ("octal 0.16", "periods"), |options| {
        repeated(mex_values(options))
    }),
    values(("period-is-twice-max", Periods), ("subtract 1 3 4", "periods"), |options| {
        let values = mex_values(options);
        (0..values.len()).map(|heap| values[heap % 8]).collect()
    }),
    values(("period-12-of-0.07", Periods), ("octal 0.07", "periods"), |options| {
        let values = mex_values(options);
        let repeated = |heap: usize| if heap < 4 { heap } else { 4 + (heap - 4) % 12 };
        (0..values.len()).map(|heap| values[repeated(heap)]).collect()
    }),
    values(("agree-for-500", Periods), ("octal 0.36", "periods"), |options| {
        values_of("octal 0.161", options)
    })
    .among(LONG),
    values(("marks-not-cleared", Programs), ("subtract 1 3 4", "mex"), |options| {
        let mut marked = Vec::new();
        valued(options, xor, move |reached| {
            marked.extend_from_slice(reached);
            mex(&marked)
        })
    }),
    values(("won-as-bool", Programs), ("kayles", "sums"), |options| {
        valued(options, xor, |reached| u64::from(mex(reached) != 0))
    }),
    values(("last-take-missing", Programs), ("subtract 1 2 3", "subtract"), |options| {
        let mut fewer = options.clone();
        for (heap, all) in (0..).zip(&mut fewer) {
            all.retain(|left: &Vec<u64>| left.iter().sum::<u64>() + 3 != heap);
        }
        mex_values(&fewer)
    }),
    // `if (a ^ b == 0)` means `if (a ^ (b == 0))` in C and similar languages.
    wins(("equals-before-xor", Programs), ("nim", "nim"), |heaps, _| {
        heaps[0] ^ u64::from(heaps[1] == 0) == 0
    })
    .among(Among::Heaps { fewest: 2, most: 2, stones: 30 }),
    wins(("golden-rounded", Programs), ("wythoff", "games"), |heaps, _| {
        heaps[0] != (heaps[1] - heaps[0]) * 1618 / 1000
    })
    .among(Among::Heaps { fewest: 2, most: 2, stones: 1000 }),
];
