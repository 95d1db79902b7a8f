//! Large random cases of one to three numbers.

use super::super::draw::{counted, line, shuffle};
use super::super::problems::LOST_ROWS;
use super::Large;
use super::sets::values_of;
use mexplorer::lcm_within;

pub fn one(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    // Draw at least three squares, enough for three crosses.
    l.big(3, limit).to_string()
}

/// Draw a row of Treblecross. In a lost position it is one of the last three lost rows, or in half of the cases one of
/// the second half of them; in a won position it is any row.
pub fn crosses(l: &mut Large<'_>) -> String {
    if !l.is_lost {
        return one(l);
    }
    let last = LOST_ROWS.len() as u64 - 1;
    // Go round the last rows, so that each batch has the last one.
    let at =
        if l.turn.is_multiple_of(2) { last - l.turn / 2 % 3 } else { l.rng.within(last / 2, last) };
    LOST_ROWS[at as usize].to_string()
}

/// Draw a heap of Grundy's game: in a quarter of the cases one of the last lost heaps, in a quarter a heap of similar
/// size.
pub fn grundy(l: &mut Large<'_>) -> String {
    match l.rng.below(4) {
        0 => LOST_HEAPS[l.rng.below(LOST_HEAPS.len() as u64) as usize].to_string(),
        1 => l.rng.within(200, 1300).to_string(),
        _ => one(l),
    }
}

/// Some lost heaps of Grundy's game, up to the last one known, which is drawn more often.
const LOST_HEAPS: [u64; 12] = [276, 316, 346, 392, 566, 639, 685, 923, 932, 1222, 1222, 1222];

/// Draw a number; in half of the cases a multiple of 6.
pub fn sixes(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let n = l.big(6, limit);
    (if l.coin() { n - n % 6 } else { n }).to_string()
}

/// Draw three heaps from which Fibonacci numbers are taken. If the position is to be lost, the last heap is chosen by
/// the others.
pub fn three(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let mut heaps = [0; 3].map(|_| l.big(1, limit));
    if l.is_lost {
        let values = values_of(&fibonacci_numbers(limit), limit);
        let sum = values[heaps[0] as usize] ^ values[heaps[1] as usize];
        let fits: Vec<u64> = (1..=limit).filter(|heap| values[*heap as usize] == sum).collect();
        heaps[2] = l.rng.choose(fits).unwrap_or(heaps[2]);
        shuffle(&mut heaps, l.rng);
    }
    line(&heaps)
}

pub fn two(l: &mut Large<'_>) -> String {
    let (first, second) = (l.limits.largest, l.limits.more);
    let small = l.rng.within(1, second.min(12));
    let second = if l.coin() { small } else { l.big(1, second) };
    let first = l.big(1, first);
    // In half of the cases make the first number a multiple of the second number plus 1, so that the first player
    // loses.
    let multiple = first / (second + 1) * (second + 1);
    let first = if l.coin() && multiple > 0 { multiple } else { first };
    line(&[first, second])
}

pub fn sheet(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    line(&[l.big(2, limit), l.big(2, limit)])
}

/// Draw two numbers: in half of the cases neighbouring Fibonacci numbers, which take the most steps of Euclid's
/// algorithm.
pub fn euclid(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    if l.coin() {
        return line(&[l.big(1, limit), l.big(1, limit)]);
    }
    let all = fibonacci_numbers(limit);
    let at = l.rng.within(all.len() as u64 / 2, all.len() as u64 - 2) as usize;
    let mut pair = [all[at], all[at + 1]];
    shuffle(&mut pair, l.rng);
    line(&pair)
}

pub fn pairs(l: &mut Large<'_>) -> String {
    let count = l.count();
    let each: Vec<String> = (0..count).map(|_| line(&l.numbers(2, 1))).collect();
    format!("{count}\n{}", each.join("\n"))
}

/// Draw a large Fibonacci number, a sum of two Fibonacci numbers, or another number.
pub fn fibonacci(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let all = fibonacci_numbers(limit);
    let last = all.len() as u64 - 1;
    let n = match l.rng.below(3) {
        0 => all[l.rng.within(last * 3 / 4, last) as usize],
        1 => {
            let at = l.rng.within(last * 3 / 4, last - 1) as usize;
            let other = l.rng.within(at as u64 / 2, at as u64 - 2) as usize;
            all[at] + all[other]
        }
        _ => l.big(2, limit),
    };
    n.to_string()
}

/// Return the Fibonacci numbers 1, 2, 3, 5 … up to a limit.
pub(super) fn fibonacci_numbers(limit: u64) -> Vec<u64> {
    let next = |&(a, b): &(u64, u64)| (b <= limit).then_some((b, a + b));
    std::iter::successors(Some((1, 2)), next).map(|(a, _)| a).collect()
}

pub fn coins(l: &mut Large<'_>) -> String {
    let squares = l.big(1, l.limits.largest);
    let coins = l.big(1, l.limits.more.min(squares));
    line(&[squares, coins])
}

pub fn gaps(l: &mut Large<'_>) -> String {
    let squares = l.big(2, l.limits.largest);
    let pieces = (l.big(2, l.limits.more.min(squares)) / 2).max(1) * 2;
    let most = l.rng.within(1, pieces);
    let few = l.rng.within(1, 3).min(most);
    line(&[squares, pieces, if l.coin() { most } else { few }])
}

pub fn bound_and_heap(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let bound = l.rng.within(1, 1000);
    line(&[if l.coin() { bound } else { l.big(1, limit) }, l.big(1, limit)])
}

/// Draw divisors: small primes, large primes whose products exceed 32 and 64 bits, or numbers with common factors.
pub fn multiples(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let is_prime = |n: &u64| (2..).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    let mut all: Vec<u64> = match l.rng.below(3) {
        0 => (2..60).filter(is_prime).collect(),
        1 => {
            let from = [20_000, 46_300, 65_500][l.rng.below(3) as usize];
            (from..).filter(is_prime).take(16).collect()
        }
        _ => (0..16).map(|_| 12 * l.rng.within(1, 3000)).collect(),
    };
    shuffle(&mut all, l.rng);
    let most = l.limits.count.min(all.len() as u64);
    let count = if l.coin() { most } else { l.rng.within(2, most) } as usize;
    all.truncate(count);
    // In half of the inputs the bound is itself a least common multiple, which counts as well.
    let multiples = all.iter().scan(1, |multiple, n| {
        *multiple = lcm_within(*multiple, u128::from(*n), u128::from(limit))?;
        Some(*multiple as u64)
    });
    let bound = match multiples.last().filter(|_| l.coin()) {
        Some(multiple) => multiple,
        None => l.big(1, limit),
    };
    counted(&all).replacen(&count.to_string(), &format!("{bound} {count}"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge;
    use mexplorer::Budget;

    #[test]
    fn the_listed_heaps_of_grundys_game_are_lost() {
        for heap in LOST_HEAPS {
            let answer = judge("CSES2207", &format!("1 {heap}"), &mut Budget::default());
            assert_eq!(answer.as_deref(), Ok("second"), "{heap}");
        }
    }
}
