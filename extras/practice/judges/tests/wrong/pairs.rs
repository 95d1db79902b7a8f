//! Wrong programs for pairs of numbers, and for Fibonacci Nim.

use super::{Words, Wrong, each, line, say, to_end, until_zero, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("POJ2348", "a golden ratio of 1.618", |input| {
        euclid(input, |a, b| a == b || b as f64 > 1.618 * a as f64)
    }),
    wrong("POJ2348", "equal numbers are lost", |input| {
        euclid(input, |a, b| steps(a, b, 2) && a < b)
    }),
    wrong("POJ2348", "a choice only from three times on", |input| {
        euclid(input, |a, b| steps(a, b, 3))
    }),
    wrong("POJ2348", "a multiple is lost", |input| {
        euclid(input, |a, b| steps(a, b, 2) && (a == b || b % a != 0))
    }),
    wrong("P2252", "a golden ratio of seven places", |input| {
        let mut w = Words::of(input);
        say(!lost(w.n(), w.n(), 1.618_034), "1", "0")
    }),
    wrong("P2252", "the larger heap first", |input| {
        let mut w = Words::of(input);
        let (a, b) = (w.n(), w.n());
        say(a > b || !lost(a, b, PHI), "1", "0")
    }),
    wrong("P2252", "single precision", |input| {
        let mut w = Words::of(input);
        say(!lost(w.n(), w.n(), f64::from(PHI as f32)), "1", "0")
    }),
    wrong("P2252", "two empty heaps are won", |input| {
        let mut w = Words::of(input);
        let (a, b) = (w.n(), w.n());
        say(a == b || !lost(a, b, PHI), "1", "0")
    }),
    wrong("P2252", "the golden ratio in double precision", |input| {
        let mut w = Words::of(input);
        say(!lost(w.n(), w.n(), PHI), "1", "0")
    }),
    wrong("P2252", "a golden ratio of ten places", |input| {
        let mut w = Words::of(input);
        say(!lost(w.n(), w.n(), 1.618_033_988_7), "1", "0")
    }),
    wrong("HDU1527", "the golden ratio in double precision", |input| {
        to_end(input, |w| say(!lost(w.n(), w.n(), PHI), "1", "0"))
    }),
    wrong("HDU1527", "a golden ratio of ten places", |input| {
        to_end(input, |w| say(!lost(w.n(), w.n(), 1.618_033_988_7), "1", "0"))
    }),
    wrong("HDU1527", "lost pairs up to 1000", |input| {
        to_end(input, |w| {
            let (a, b) = (w.n(), w.n());
            say(a.max(b) > 1000 || !lost(a, b, PHI), "1", "0")
        })
    }),
    wrong("HDU1527", "the larger heap first", |input| {
        to_end(input, |w| {
            let (a, b) = (w.n(), w.n());
            say(a < b || !lost(a, b, PHI), "1", "0")
        })
    }),
    wrong("HDU1527", "a golden ratio of seven places", |input| {
        to_end(input, |w| say(!lost(w.n(), w.n(), 1.618_034), "1", "0"))
    }),
    wrong("HDU2177", "no move from both heaps", |input| {
        wythoff_moves(input, [false, true, true], PHI)
    }),
    wrong("HDU2177", "no move that leaves the smaller heap as the larger", |input| {
        wythoff_moves(input, [true, false, true], PHI)
    }),
    wrong("HDU2177", "no move from the smaller heap", |input| {
        wythoff_moves(input, [true, true, false], PHI)
    }),
    wrong("HDU2177", "a golden ratio of seven places", |input| {
        wythoff_moves(input, [true; 3], 1.618_034)
    }),
    wrong("HDU2516", "40 Fibonacci numbers", |input| {
        let numbers = &fibonacci(u64::MAX / 4)[..40];
        until_zero(input, |n, _| say(!numbers.contains(&n), "First win", "Second win"))
    }),
    wrong("HDU2516", "Fibonacci numbers up to 1000", |input| {
        let numbers = fibonacci(1000);
        until_zero(input, |n, _| say(!numbers.contains(&n), "First win", "Second win"))
    }),
    wrong("HDU2516", "a sum of two Fibonacci numbers is lost", |input| {
        let numbers = fibonacci(2_147_483_647);
        let last = |n: u64| numbers.iter().copied().filter(|f| *f <= n).max().unwrap();
        until_zero(input, |n, _| {
            let rest = n - last(n);
            say(rest > 1 && !(rest > 50 && rest == last(rest)), "First win", "Second win")
        })
    }),
    wrong("P6487", "numbers of 32 bits", |input| {
        let n = Words::of(input).n() as u32;
        least_term(n.into(), u64::MAX / 4).to_string()
    }),
    wrong("P6487", "two terms", |input| {
        let n = Words::of(input).n();
        let largest = |n: u64| fibonacci(n).pop().unwrap_or(0);
        let rest = n - largest(n);
        if rest == 0 { n.to_string() } else { largest(rest).to_string() }
    }),
    wrong("P6487", "the lowest bit", |input| {
        let n = Words::of(input).n();
        (n & n.wrapping_neg()).to_string()
    }),
    wrong("P6487", "50 Fibonacci numbers", |input| {
        least_term(Words::of(input).n(), 20_365_011_074).to_string()
    }),
    wrong("P6791", "the smallest term must be less than the bound", |input| {
        heaps_won(input, |term, most| term < most)
    }),
    wrong("P6791", "the largest term", |input| {
        each(input, |w| {
            let (most, largest) = (w.n(), w.n());
            let lost = fibonacci(largest).into_iter().filter(|n| *n > most).count() as u64;
            (largest - 1).saturating_sub(lost).to_string()
        })
    }),
    wrong("HDU3595", "the sum of the values", |input| {
        to_end(input, |w| {
            let n = w.n();
            let won = |w: &mut Words<'_>| {
                let (a, b) = (w.n(), w.n());
                u64::from(steps(a.min(b), a.max(b), 2))
            };
            say(xor((0..n).map(|_| won(w))) != 0, "MM", "GG")
        })
    }),
    wrong("HDU3595", "the plain number of steps", |input| every(input, |_, _| 1)),
    wrong("HDU3595", "the winner never waits", |input| {
        every(input, |moves, times| if moves % 2 == 0 && times > 1 { 2 } else { 1 })
    }),
    wrong("HDU3595", "two multiples are no choice", |input| {
        every(input, |moves, times| if moves % 2 == 1 && times > 2 { 2 } else { 1 })
    }),
    wrong("P4101", "no stone is left over", |input| {
        merged(input, |n, m| (n / m * (m - 1)).wrapping_add((n % m).wrapping_sub(1)))
    }),
    wrong("P4101", "one heap in the end", |input| merged(input, |n, _| n - 1)),
    wrong("P4101", "the last heap is not filled", |input| merged(input, |n, m| n / m * (m - 1))),
    wrong("P4101", "more stones than fit are as many as fit", |input| {
        merged(input, |n, m| if m == 1 { 0 } else { n / m * (m - 1) + (n % m) })
    }),
];

const PHI: f64 = 1.618_033_988_749_895;

fn lost(a: u64, b: u64, ratio: f64) -> bool {
    (a.abs_diff(b) as f64 * ratio).floor() as u64 == a.min(b)
}

fn euclid(input: &str, won: fn(u64, u64) -> bool) -> String {
    let mut w = Words::of(input);
    let mut lines = Vec::new();
    loop {
        match (w.n(), w.n()) {
            (0, 0) => return lines.join("\n"),
            (a, b) => lines.push(say(won(a.min(b), a.max(b)), "Stan wins", "Ollie wins")),
        }
    }
}

/// Return whether the first player wins, if a player has a choice whenever the quotient is at least `choice`.
fn steps(a: u64, b: u64, choice: u64) -> bool {
    a > 0 && (b.is_multiple_of(a) || b / a >= choice || !steps(b % a, a, choice))
}

fn fibonacci(limit: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while let Some(next) = numbers.last_chunk().map(|[a, b]| a + b).filter(|n| *n <= limit) {
        numbers.push(next);
    }
    numbers.retain(|number| *number <= limit);
    numbers
}

fn least_term(mut n: u64, limit: u64) -> u64 {
    let mut term = 0;
    for number in fibonacci(limit).into_iter().rev() {
        if number <= n {
            n -= number;
            term = number;
        }
    }
    term
}

/// Return an output of HDU2177 without some kinds of moves, computed with this golden ratio.
fn wythoff_moves(input: &str, [both, inner, smaller]: [bool; 3], ratio: f64) -> String {
    let mut w = Words::of(input);
    let mut lines = Vec::new();
    loop {
        let (a, b) = (w.n(), w.n());
        if (a, b) == (0, 0) {
            return lines.join("\n");
        }
        if lost(a, b, ratio) {
            lines.push("0".into());
            continue;
        }
        lines.push("1".into());
        let low = |difference: u64| (difference as f64 * ratio).floor() as u64;
        let gap = b - a;
        if both && low(gap) < a {
            lines.push(line(&[low(gap), low(gap) + gap]));
        }
        // The differences of the lost pairs with one of the heaps.
        let about = [a, b].map(|heap| [heap as f64 / ratio, heap as f64 / ratio / ratio]).concat();
        let mut near: Vec<u64> =
            about.iter().flat_map(|d| [d.floor() as u64, d.ceil() as u64]).collect();
        near.sort_unstable();
        near.dedup();
        for difference in near {
            let (c, d) = (low(difference), low(difference) + difference);
            let from_larger = c == a && d < b || d == a && c < b && c != d && inner;
            if from_larger || d == b && c < a && smaller {
                lines.push(line(&[c, d]));
            }
        }
    }
}

/// Count the heaps that are won; `reaches` says whether the bound reaches the smallest term of a heap less 1.
fn heaps_won(input: &str, reaches: fn(u64, u64) -> bool) -> String {
    each(input, |w| {
        let (most, below) = (w.n(), w.n() - 1);
        let numbers = fibonacci(below);
        let places = numbers.iter().filter(|term| reaches(**term, most)).count();
        let (mut rest, mut lost) = (below, 0);
        for place in (places..numbers.len()).rev() {
            if numbers[place] <= rest {
                rest -= numbers[place];
                lost += numbers[place - places];
            }
        }
        (below - lost).to_string()
    })
}

fn every(input: &str, longer: fn(u64, u64) -> u64) -> String {
    to_end(input, |w| {
        let n = w.n();
        let lasts = |w: &mut Words<'_>| {
            let (mut a, mut b) = (w.n(), w.n());
            if a > b {
                (a, b) = (b, a);
            }
            let mut times = Vec::new();
            while a > 0 {
                times.push(b / a);
                (a, b) = (b % a, a);
            }
            times.iter().rev().fold(0, |moves, times| moves + longer(moves, *times))
        };
        let longest = (0..n).map(|_| lasts(w)).max().unwrap_or(0);
        say(longest % 2 == 1, "MM", "GG")
    })
}

fn merged(input: &str, moves: fn(u64, u64) -> u64) -> String {
    each(input, |w| {
        let (n, m) = (w.n(), w.n());
        say(moves(n, m) % 2 == 1, "0", "1")
    })
}
