//! The divisor game: a move takes a proper divisor of n, that is a divisor smaller than n, from a heap of n.

use crate::base::arithmetic::gcd;
use crate::base::arithmetic::is_prime;
use crate::games::kit::prelude::*;
use crate::period::closed::Closed;

/// The value of heap n ≥ 1 is v(n), the number of times that 2 divides n (Iannucci and Larsson 2021). Taking 2^j with j
/// < v(n) leaves a heap m with v(m) = j. No divisor d leaves a heap m with v(m) = v(n): if v(d) < v(n), then v(m) =
/// v(d), and if v(d) = v(n), then v(m) > v(n). Misère play has no theorem and is searched.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let game = Game::parse("divisors")?;
/// let found = analyze(&game, &game.position("9007199254740984")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(3)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divisors;

/// Return the Grundy value of a heap.
///
/// ```
/// use mexplorer::games::divisors::value;
/// assert_eq!([0, 1, 2, 3, 4, 12].map(value), [0, 0, 1, 0, 2, 2]);
/// ```
pub fn value(heap: u64) -> u64 {
    if heap == 0 { 0 } else { u64::from(heap.trailing_zeros()) }
}

/// The bound of trial division. A heap is less than 2^54 = `TRIED`³, so the cofactor without prime factors below the
/// bound has at most two prime factors.
const TRIED: u64 = 1 << 18;

/// Return the divisors of a heap that are smaller than the heap, in ascending order.
fn proper(heap: u64) -> Vec<u64> {
    let mut all = vec![1];
    for (prime, times) in factors(heap) {
        let known = all.clone();
        let mut power = 1;
        for _ in 0..times {
            power *= prime;
            all.extend(known.iter().map(|d| d * power));
        }
    }
    all.sort_unstable();
    all.pop();
    all
}

/// Return the prime factors of a heap, each with its exponent; 0 and 1 have no prime factors.
fn factors(heap: u64) -> Vec<(u64, u32)> {
    let mut found: Vec<(u64, u32)> = Vec::new();
    let mut rest = heap;
    let mut divide = |p: u64, rest: &mut u64| {
        let mut times = 0;
        while *rest > 1 && rest.is_multiple_of(p) {
            *rest /= p;
            times += 1;
        }
        found.extend((times > 0).then_some((p, times)));
    };
    let candidates = std::iter::once(2).chain((3..TRIED).step_by(2));
    for p in candidates {
        if p * p > rest {
            break;
        }
        divide(p, &mut rest);
    }
    if rest > 1 {
        let prime = factor(rest);
        divide(prime, &mut rest);
        let last = rest;
        divide(last, &mut rest);
    }
    found
}

/// Return a prime factor of a number that is a prime, the square of a prime, or a product of two primes.
fn factor(n: u64) -> u64 {
    let root = n.isqrt();
    if root * root == n {
        return root;
    }
    if is_prime(n) {
        return n;
    }
    // Pollard's rho method (1975): the sequence becomes periodic modulo a factor earlier than modulo n.
    let walk = |c: u128| {
        let step = |x: u128| (x * x + c) % u128::from(n);
        let (mut slow, mut fast) = (2, 2);
        loop {
            slow = step(slow);
            fast = step(step(fast));
            match gcd(slow.abs_diff(fast), u128::from(n)) as u64 {
                1 => {}
                d => return (d < n).then_some(d),
            }
        }
    };
    (1..).find_map(walk).unwrap_or(n)
}

impl Ruleset for Divisors {
    /// Visit the smallest remaining heaps first, because a misère search decides these the soonest.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        proper(part[0]).into_iter().rev().try_for_each(|d| visit(&heaps::left(part[0] - d)))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        heaps::take_each(position.heaps(), proper, visit)
    }

    /// Decide whether the game is over without factoring the heaps: exactly the heaps from 2 on have a move.
    fn is_over(&self, position: &Position) -> bool {
        position.heaps().iter().all(|h| *h < 2)
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Divisors {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(value(part[0])))
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        heaps::known_value(self, position)
    }
}

impl Outcomes for Divisors {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let values = position.heaps().iter().map(|h| value(*h));
        (!misere).then(|| Sum::new(values, false).outcome())
    }
}

impl Strategy for Divisors {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if misere {
            return None;
        }
        let heaps = position.heaps();
        let values: Vec<u64> = heaps.iter().map(|h| value(*h)).collect();
        Some(Sum::targets(&values, false, |i, target| {
            let h = heaps[i];
            (proper(h).into_iter().filter(|d| value(h - d) == target))
                .try_for_each(|d| visit(heaps::take(i, h, d)))
        }))
    }
}

impl Explains for Divisors {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if misere {
            return Vec::new();
        }
        let heaps = position.heaps();
        let values: Vec<u64> = heaps.iter().map(|h| value(*h)).collect();
        let twos = |h: &u64| {
            let twos = value(*h);
            Claim::new("twos").with("heap", *h).with("twos", twos).with("odd", *h >> twos)
        };
        let claims = heaps.iter().filter(|h| **h > 0).take(ROWS / 4).map(twos).collect();
        let theorem = Step::Theorem { id: "divisors", author: "Iannucci, Larsson", year: 2021 };
        let mut steps = vec![theorem];
        steps.extend(Step::reasons("twos", claims));
        steps.extend(Step::sum(&values, Terms::Values, false, &|i| heaps[i].to_string()));
        steps
    }
}

/// The entry of the divisor game in the list of games.
pub static DIVISORS: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Divisors)),
    ..Entry::HEAPS.named("divisors", "12 10")
};

impl Playable for Divisors {
    fn entry(&self) -> &'static Entry {
        &DIVISORS
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random_searched(rng, wanted)
    }

    fn sequence(&self) -> Heaps {
        Ok(Closed::boxed(value, None, ("divisors", "Iannucci, Larsson", 2021)))
    }

    offers!(TypedRule);
}

#[cfg(feature = "lab")]
impl TypedRule for Divisors {
    fn as_rule(&self) -> Option<String> {
        Some("n -> n-d for d in 1..n-1 if n % d == 0".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisors_are_those_found_one_by_one() {
        for n in 0..3000u64 {
            let plain: Vec<u64> = (1..n).filter(|d| n % d == 0).collect();
            assert_eq!(proper(n), plain, "{n}");
        }
    }

    #[test]
    fn large_heaps_are_taken_apart() {
        // The cases are the product of two primes near 2^26, the square of one of these primes, a prime, and 2^53 − 1.
        let (p, q) = (67_108_859, 67_108_837);
        assert_eq!(proper(p * q), [1, q, p]);
        assert_eq!(proper(p * p), [1, p]);
        assert_eq!(proper(9_007_199_254_740_881), [1]);
        // 2^53 − 1 = 6361 · 69431 · 20394401.
        assert_eq!(
            proper(crate::base::nimber::MAX_HEAP),
            [1, 6361, 69_431, 20_394_401, 441_650_591, 129_728_784_761, 1_416_003_655_831]
        );
    }
}
