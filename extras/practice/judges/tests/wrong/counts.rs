//! Wrong programs that count, and programs for positions that are not sums of heaps.

use std::collections::HashMap;

use super::{Words, Wrong, each, say, until_zero, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("890", "at most three divisors together", |input| union(input, 3, lcm)),
    wrong("890", "at most four divisors together", |input| union(input, 4, lcm)),
    wrong("890", "the product in place of the least common multiple", |input| {
        union(input, 16, |a, b| a * b)
    }),
    wrong("890", "products of 32 bits", |input| {
        union(input, 16, |a, b| (lcm(a, b) as i32).unsigned_abs().into())
    }),
    wrong("P5675", "the nim-sum of the others is above the heap", |input| {
        chosen(input, |sum, heap| sum > heap, |n| n % 1_000_000_007)
    }),
    wrong("P5675", "counts of 32 bits", |input| {
        chosen(input, |sum, heap| sum >= heap, |n| (n as u32).into())
    }),
    wrong("P5675", "the nim-sum of all chosen heaps is 0", |input| {
        chosen(input, |sum, heap| sum == heap, |n| n % 1_000_000_007)
    }),
    wrong("P5363", "one heap too few for an odd number of coins", |input| {
        let mut w = Words::of(input);
        let (n, m) = (w.n(), w.n());
        layouts(n, m, m / 2, 2, 1_000_000_009)
    }),
    wrong("P5363", "one heap too many for an even number of coins", |input| {
        let mut w = Words::of(input);
        let (n, m) = (w.n(), w.n());
        layouts(n, m, m / 2 + 1, 2, 1_000_000_009)
    }),
    wrong("P5363", "the modulus of other problems", |input| {
        let mut w = Words::of(input);
        let (n, m) = (w.n(), w.n());
        layouts(n, m, m.div_ceil(2), 2, 1_000_000_007)
    }),
    wrong("P2490", "plain Nim", |input| gaps(input, |_, _| 2)),
    wrong("P2490", "a count that d divides", |input| gaps(input, |d, _| d.max(2))),
    wrong("P2490", "at most half of the pairs are moved", |input| {
        gaps(input, |d, pairs| d.min(pairs / 2 + 1) + 1)
    }),
    wrong("P5970", "all heaps may be thrown away", |input| thrown(input, |_, _| 0)),
    wrong("P5970", "all heaps, whatever their number", |input| thrown(input, |_, _| 1)),
    wrong("P5652", "a number m places before reaches the one that wins, too", |input| {
        staying(input, |far| far, 1)
    }),
    wrong("P5652", "an even number wins", |input| staying(input, |far| far + 1, 0)),
    wrong("P5652", "one step at most", |input| staying(input, |_| 2, 1)),
    wrong("P3185", "only bottles with an odd number of beans", |input| {
        bottles(input, |beans| beans % 2 == 1, |j, k| j <= k)
    }),
    wrong("P3185", "two different bottles", |input| {
        bottles(input, |beans| beans > 0, |j, k| j < k)
    }),
    wrong("P3185", "an empty bottle, too", |input| bottles(input, |_| true, |j, k| j <= k)),
    wrong("1321", "two heaps of 1 are not merged", |input| merge(input, [false, true, true])),
    wrong("1321", "a heap of 1 is not merged with a large one", |input| {
        merge(input, [true, false, true])
    }),
    wrong("1321", "a last large heap of 1 is not one of the small heaps", |input| {
        merge(input, [true, true, false])
    }),
    wrong("1321", "an odd number of heaps of 1 always wins", |input| {
        ones(input, |ones, rest| ones % 2 == 1 || rest % 2 == 1)
    }),
    wrong("1321", "the exception without larger heaps is forgotten", |input| {
        ones(input, |ones, rest| {
            if rest == 2 { !ones.is_multiple_of(3) } else { ones % 2 == 1 || rest % 2 == 1 }
        })
    }),
    wrong("1321", "the exception with a heap of 2 is forgotten", |input| {
        ones(input, |ones, rest| {
            if rest == 0 { !ones.is_multiple_of(3) } else { ones % 2 == 1 || rest % 2 == 1 }
        })
    }),
    wrong("1321", "heaps of 1 count like others", |input| {
        each(input, |w| {
            let heaps = w.list();
            let moves = heaps.iter().sum::<u64>() + heaps.len() as u64 - 1;
            say(moves % 2 == 1, "YES", "NO")
        })
    }),
    wrong("P2599", "a palindrome is lost, any other row won", |input| {
        each(input, |w| {
            let row = w.list();
            say(!row.iter().eq(row.iter().rev()), "1", "0")
        })
    }),
    wrong("P2599", "equal ends are lost", |input| {
        each(input, |w| {
            let row = w.list();
            say(row.len() == 1 || row.first() != row.last(), "1", "0")
        })
    }),
    wrong("P2599", "the left bound included", |input| ends(input, |x, l, r| x <= l && x <= r)),
    wrong("P2599", "the right bound excluded", |input| ends(input, |x, l, r| x < l && x < r)),
    wrong("102780F", "four letters like one", |input| {
        letters(input, |count| if count > 3 { count % 3 } else { count })
    }),
    wrong("102780F", "the number of letters", |input| letters(input, |count| count)),
    wrong("102780F", "a period of 4", |input| letters(input, |count| count % 4)),
    wrong("102780F", "only the parity of each letter", |input| letters(input, |count| count % 2)),
    wrong("P4136", "squares of 8 bits", |input| {
        until_zero(input, |n, _| say((n * n) % 256 % 2 == 0 && n < 256, "Alice", "Bob"))
    }),
    wrong("P4136", "only the first case", |input| {
        say(Words::of(input).n().is_multiple_of(2), "Alice", "Bob")
    }),
    wrong("P4136", "a board of one square is won", |input| {
        until_zero(input, |n, _| say(n % 2 == 0 || n == 1, "Alice", "Bob"))
    }),
];

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}

fn union(input: &str, most: usize, join: fn(u64, u64) -> u64) -> String {
    fn walk(n: u64, rest: &[u64], multiple: u64, left: usize, join: fn(u64, u64) -> u64) -> i64 {
        let mut sum = 0;
        for (i, divisor) in rest.iter().enumerate() {
            let next = join(multiple, *divisor);
            if left > 0 && next <= n && next > 0 {
                sum += (n / next) as i64 - walk(n, &rest[i + 1..], next, left - 1, join);
            }
        }
        sum
    }
    let mut w = Words::of(input);
    let n = w.n();
    walk(n, &w.list(), 1, most, join).to_string()
}

fn chosen(input: &str, wins: fn(u64, u64) -> bool, short: fn(u64) -> u64) -> String {
    let heaps = Words::of(input).list();
    let mut all = 0;
    for (i, heap) in heaps.iter().enumerate() {
        let mut ways = vec![0; 256];
        ways[0] = 1;
        for (j, other) in heaps.iter().enumerate() {
            if i != j {
                let next = |sum: u64| short(ways[sum as usize] + ways[(sum ^ other) as usize]);
                ways = (0..256).map(next).collect();
            }
        }
        for sum in (0..256).filter(|sum| wins(*sum, *heap)) {
            all = short(all + ways[sum as usize]);
        }
    }
    all.to_string()
}

fn layouts(squares: u64, pieces: u64, heaps: u64, divisor: u64, modulus: u64) -> String {
    let power = |mut base: u64, mut exponent: u64| {
        let mut power = 1;
        while exponent > 0 {
            if exponent % 2 == 1 {
                power = power * base % modulus;
            }
            base = base * base % modulus;
            exponent /= 2;
        }
        power
    };
    let choose = |n: u64, k: u64| {
        let k = if k > n { return 0 } else { k.min(n - k) };
        let product = |from: u64| (1..=k).fold(1, |all, i| all * (from + i) % modulus);
        product(n - k) * power(product(0), modulus - 2) % modulus
    };
    let free = squares - pieces;
    let ones: Vec<(u64, u64)> =
        (0..=heaps).step_by(divisor as usize).map(|ones| (ones, choose(heaps, ones))).collect();
    let mut ways: Vec<u64> = vec![1];
    for sum in 1..=free {
        let fits = ones.iter().filter(|(ones, _)| *ones <= sum && (sum - ones) % 2 == 0);
        let each = fits.map(|(ones, count)| ways[((sum - ones) / 2) as usize] * count % modulus);
        ways.push(each.sum::<u64>() % modulus);
    }
    // The places of the other stones, from the last sum on: C(rest + others, others).
    let others = pieces.saturating_sub(heaps);
    let mut inverses = vec![1, 1];
    for i in 2..=free + 1 {
        inverses.push((modulus - modulus / i) * inverses[(modulus % i) as usize] % modulus);
    }
    let mut lost = 0;
    let mut places = 1;
    for rest in 0..=free {
        lost = (lost + ways[(free - rest) as usize] * places) % modulus;
        places = places * (rest + 1 + others) % modulus * inverses[rest as usize + 1] % modulus;
    }
    ((choose(squares, pieces) + modulus - lost) % modulus).to_string()
}

fn gaps(input: &str, divisor: fn(u64, u64) -> u64) -> String {
    let mut w = Words::of(input);
    let (n, k, d) = (w.n(), w.n(), w.n());
    layouts(n, k, k / 2, divisor(d, k / 2), 1_000_000_007)
}

fn thrown(input: &str, less: fn(u64, u64) -> u64) -> String {
    const MODULUS: u64 = 1_000_000_007;
    let mut w = Words::of(input);
    let (n, d) = (w.n(), w.n());
    let heaps = w.take(n);
    if heaps.iter().any(|heap| *heap > 1000) || n > 300 {
        return super::SKIPS.into();
    }
    let mut ways: HashMap<(u64, u64), u64> = HashMap::from([((0, 0), 1)]);
    for heap in &heaps {
        let mut next = ways.clone();
        for ((count, sum), number) in ways {
            let slot = next.entry(((count + 1) % d, sum ^ heap)).or_default();
            *slot = (*slot + number) % MODULUS;
        }
        ways = next;
    }
    let all = ways.get(&(0, xor(heaps))).copied().unwrap_or(0);
    ((all + MODULUS - less(n, d)) % MODULUS).to_string()
}

/// Return an output of P5652: moving to the last number with the remainder `odd` by 2 wins, and then to the last such
/// number at least `back(m)` places before it.
fn staying(input: &str, back: fn(u64) -> u64, odd: u64) -> String {
    let mut w = Words::of(input);
    let (n, far, q, kind) = (w.n(), w.n(), w.n(), w.n());
    let numbers = w.take(n);
    let mut parts = Vec::new();
    if kind == 1 {
        let [mut a, b, c, p] = [w.n(), w.n(), w.n(), w.n()].map(|n| n as i32);
        let mut end = || {
            // Numbers of 32 bits suffice, as a judge's inputs are made for them.
            a = (a.checked_mul(b).and_then(|n| n.checked_add(c)).unwrap()) % p;
            a as u64 % n + 1
        };
        for _ in 0..q {
            let (l, r) = (end(), end());
            parts.push((l.min(r), l.max(r)));
        }
    } else {
        parts = (0..q).map(|_| (w.n(), w.n())).collect();
    }
    let mut sum = 0_u32;
    for ((l, r), i) in parts.into_iter().zip(1_u32..) {
        let mut at = r;
        let mut won = true;
        while at >= l && at > 0 {
            if numbers[at as usize - 1] % 2 == odd {
                won = at != l;
                at = at.saturating_sub(back(far));
            } else {
                won = true;
                at -= 1;
            }
            if at < l {
                break;
            }
        }
        sum = sum.wrapping_add(if won { i.wrapping_mul(i) } else { 0 });
    }
    sum.to_string()
}

fn bottles(input: &str, from: fn(u64) -> bool, fits: fn(usize, usize) -> bool) -> String {
    each(input, |w| {
        let beans = w.list();
        let n = beans.len();
        let values = super::table(n as u64, |heap, values| {
            (0..heap).flat_map(|a| (0..=a).map(move |b| values[a] ^ values[b])).collect()
        });
        let value = |bottle: usize| values[n - 1 - bottle];
        let sum = xor((0..n).filter(|i| beans[*i] % 2 == 1).map(value));
        let mut found = Vec::new();
        for i in (0..n).filter(|i| from(beans[*i])) {
            for j in i + 1..n {
                for k in (j..n).filter(|k| fits(j, *k)) {
                    if sum ^ value(i) ^ value(j) ^ value(k) == 0 {
                        found.push(format!("{i} {j} {k}"));
                    }
                }
            }
        }
        let first = found.first().map_or("-1 -1 -1", String::as_str);
        format!("{first}\n{}", found.len())
    })
}

/// Return an output of 1321 with only some of the moves: to merge two heaps of 1, to merge a heap of 1 with a larger
/// heap, and to turn a larger heap into a heap of 1.
fn merge(input: &str, moves: [bool; 3]) -> String {
    type Memo = HashMap<(u64, u64), bool>;
    // `ones` heaps of 1 are left, and `rest` moves in the larger heaps.
    fn wins(ones: u64, rest: u64, moves: [bool; 3], memo: &mut Memo) -> bool {
        if rest == 1 && moves[2] {
            return wins(ones + 1, 0, moves, memo);
        }
        if let Some(known) = memo.get(&(ones, rest)) {
            return *known;
        }
        let won = ones > 0 && !wins(ones - 1, rest, moves, memo)
            || rest > 0 && !wins(ones, rest - 1, moves, memo)
            || moves[0] && ones > 1 && !wins(ones - 2, rest + 2 + u64::from(rest > 0), moves, memo)
            || moves[1] && ones > 0 && rest > 0 && !wins(ones - 1, rest + 1, moves, memo);
        memo.insert((ones, rest), won);
        won
    }
    each(input, |w| {
        let heaps = w.list();
        let ones = heaps.iter().filter(|heap| **heap == 1).count() as u64;
        let larger: Vec<u64> = heaps.into_iter().filter(|heap| *heap > 1).collect();
        let rest = (larger.iter().sum::<u64>() + larger.len() as u64).saturating_sub(1);
        // The recursion is too deep for many moves; without heaps of 1, their number decides.
        let rest = if rest > 300 { 300 + rest % 2 } else { rest };
        say(wins(ones, rest, moves, &mut Memo::new()), "YES", "NO")
    })
}

/// Return an output of 1321 by the number of heaps of 1, and the number of moves in the larger heaps.
fn ones(input: &str, won: fn(u64, u64) -> bool) -> String {
    each(input, |w| {
        let heaps = w.list();
        let ones = heaps.iter().filter(|heap| **heap == 1).count() as u64;
        let larger: Vec<u64> = heaps.into_iter().filter(|heap| *heap > 1).collect();
        let rest = (larger.iter().sum::<u64>() + larger.len() as u64).saturating_sub(1);
        say(won(ones, rest), "YES", "NO")
    })
}

/// Return an output of P2599 by the lost ends of inner rows; `small` is a wrong bound in place of `x < l && x < r`
/// or of `x > l && x > r`.
fn ends(input: &str, small: fn(u64, u64, u64) -> bool) -> String {
    each(input, |w| {
        let row = w.list();
        let n = row.len();
        if n > 300 {
            return super::SKIPS.into();
        }
        // For each inner row, the left end and the right end that make it lost; 0 if the inner row is lost itself.
        let mut left: Vec<Vec<u64>> = vec![vec![0; n]; n];
        let mut right = left.clone();
        for length in 1..=n {
            for i in 0..=n - length {
                let j = i + length - 1;
                if length == 1 {
                    (left[i][j], right[i][j]) = (row[i], row[i]);
                    continue;
                }
                let bound = |x: u64, l: u64, r: u64| {
                    if x == r {
                        0
                    } else if small(x, l, r) || x > l && x > r {
                        x
                    } else if l > r {
                        x - 1
                    } else {
                        x + 1
                    }
                };
                let (x, l, r) = (row[j], left[i][j - 1], right[i][j - 1]);
                left[i][j] = bound(x, l, r);
                let (x, l, r) = (row[i], right[i + 1][j], left[i + 1][j]);
                right[i][j] = bound(x, l, r);
            }
        }
        say(n == 1 || row[0] != left[1][n - 1], "1", "0")
    })
}

fn letters(input: &str, value: fn(u64) -> u64) -> String {
    let word = input.trim();
    let mut counts = [0; 128];
    word.bytes().for_each(|letter| counts[usize::from(letter)] += 1);
    say(xor(counts.map(value)) != 0, "Alice", "Bob")
}
