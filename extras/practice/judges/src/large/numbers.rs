//! Large random cases of one to three numbers.

use super::super::draw::{counted, line, shuffle};
use super::Large;

pub fn one(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    // Draw at least three squares, enough for three crosses.
    l.big(3, limit).to_string()
}

pub fn three(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    line(&[0; 3].map(|_| l.big(1, limit)))
}

pub fn two(l: &mut Large<'_>) -> String {
    let (first, second) = (l.limits.largest, l.limits.more);
    let small = l.rng.within(1, second.min(12));
    let second = if l.coin() { small } else { l.big(1, second) };
    // Draw at least three, the fewest beads of a ring.
    let first = l.big(3, first);
    // In half of the cases make the first number a multiple of the second number plus 1, so that the first player
    // loses.
    let multiple = first / (second + 1) * (second + 1);
    let first = if l.coin() && multiple >= 3 { multiple } else { first };
    line(&[first, second])
}

pub fn sheet(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    line(&[l.big(2, limit), l.big(2, limit)])
}

/// Draw a pair for Wythoff's game: usually a lost pair or a neighbour of one, otherwise a random pair.
pub fn wythoff(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    if l.rng.below(4) == 0 {
        let (a, b) = (l.big(1, limit), l.big(1, limit));
        return line(&[a.min(b), a.max(b)]);
    }
    // In a lost pair the ratio of the larger heap to the difference is the golden ratio plus 1.
    let difference = l.big(1, (u128::from(limit) * 1000 / 2619) as u64);
    let root = (5 * u128::from(difference) * u128::from(difference)).isqrt();
    let smaller = ((u128::from(difference) + root) / 2) as u64;
    let lower = if l.coin() { 0 } else { l.rng.within(0, 1) };
    line(&[smaller - lower, smaller + difference])
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

/// Draw a Fibonacci number, a sum of a few large Fibonacci numbers, or another number.
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
fn fibonacci_numbers(limit: u64) -> Vec<u64> {
    let next = |&(a, b): &(u64, u64)| (b <= limit).then_some((b, a + b));
    std::iter::successors(Some((1, 2)), next).map(|(a, _)| a).collect()
}

pub fn neighbours(l: &mut Large<'_>) -> String {
    let row = l.number(1);
    let least = l.rng.within(1, row);
    let most = if l.coin() { least } else { l.rng.within(least, row) };
    line(&[row, least, most])
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
    line(&[squares, pieces, if l.coin() { most } else { most.min(3) }])
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
    let count = l.rng.within(2, l.limits.count.min(all.len() as u64)) as usize;
    counted(&all[..count]).replacen(&count.to_string(), &format!("{} {count}", l.big(1, limit)), 1)
}
