//! Wrong programs for boards, coins and cells.

use std::sync::OnceLock;

use super::{Words, Wrong, each, line, mex, say, wrong};

pub const ALL: &[Wrong] = &[
    wrong("P4055", "one largest matching", |input| {
        maze(input, |near, n| {
            let mut held = vec![NOBODY; n];
            for square in 0..n {
                augment(square, near, &mut held, &mut vec![false; n]);
            }
            (0..n).filter(|square| !held.contains(square)).collect()
        })
    }),
    wrong("P4055", "dominoes laid from the first square on", |input| {
        maze(input, |near, n| {
            let mut held = vec![false; n];
            for square in 0..n {
                let next = near[square].iter().find(|next| !held[**next]);
                if let (Some(next), false) = (next, held[square]) {
                    (held[square], held[*next]) = (true, true);
                }
            }
            (0..n).filter(|square| !held[*square]).collect()
        })
    }),
    wrong("P4055", "squares without a neighbour", |input| {
        maze(input, |near, n| (0..n).filter(|square| near[*square].is_empty()).collect())
    }),
    wrong("P1971", "a lost move is a mistake, whatever was before", |input| {
        walk(input, |_, after| after)
    }),
    wrong("P1971", "a won position before is a mistake", |input| walk(input, |before, _| before)),
    wrong("P1971", "no move is a mistake", |input| walk(input, |_, _| false)),
    wrong("CF494E", "any side of a square", |input| rectangles(input, |_| u64::MAX, union)),
    wrong("CF494E", "sides up to the power of 2 above", |input| {
        let above = |most: u64| 2 * most.next_power_of_two() - 1;
        rectangles(input, above, union)
    }),
    wrong("CF494E", "the number of white cells", |input| rectangles(input, |_| 1, union)),
    wrong("CF494E", "a cell that rectangles cover twice is black", |input| {
        let below = |most: u64| (2 << most.ilog2()) - 1;
        rectangles(input, below, |rectangles, total| {
            for [a, b, c, d] in rectangles {
                *total ^= ((a - 1) ^ c) & ((b - 1) ^ d);
            }
        })
    }),
    wrong("P2594", "no rule for the first row and column", |input| {
        coins(input, |i, j| i + j, u32::MAX)
    }),
    wrong("P2594", "the border's rule everywhere", |input| {
        coins(input, |i, j| (i + j + 1).trailing_zeros(), u32::MAX)
    }),
    wrong("P2594", "numbers of 64 bits", |input| coins(input, value, 64)),
    wrong("P2594", "numbers of 32 bits", |input| coins(input, value, 32)),
    wrong("P2594", "no rule for the first column", |input| {
        coins(input, |i, j| if i == 0 { value(i, j) } else { i + j }, u32::MAX)
    }),
    wrong("P3179", "the number of multiples", |input| cells(input, |multiples| multiples)),
    wrong("P3179", "the lowest bit of the number of multiples", |input| {
        cells(input, |multiples| multiples & multiples.wrapping_neg())
    }),
    wrong("P3179", "the number of bits of the number of multiples", |input| {
        cells(input, |multiples| (u64::BITS - multiples.leading_zeros()).into())
    }),
    wrong("P3179", "values up to 1000 multiples", |input| {
        static VALUES: OnceLock<Vec<u64>> = OnceLock::new();
        let values = VALUES.get_or_init(|| multiples(1000));
        cells(input, |multiples| values.get(multiples as usize).copied().unwrap_or(0))
    }),
    wrong("P3179", "values up to 16 multiples", |input| {
        let values = multiples(16);
        cells(input, move |multiples| values[multiples.min(16) as usize])
    }),
];

/// The mark of a node that is not matched.
pub const NOBODY: usize = usize::MAX;

/// Match `node` with a node of the other side, by an augmenting path if need be. Return whether this is possible.
pub fn augment(node: usize, to: &[Vec<usize>], held: &mut [usize], seen: &mut [bool]) -> bool {
    for &next in &to[node] {
        if std::mem::replace(&mut seen[next], true) {
            continue;
        }
        let other = held[next];
        if other == NOBODY || augment(other, to, held, seen) {
            held[next] = node;
            return true;
        }
    }
    false
}

fn board(w: &mut Words<'_>) -> (usize, usize, Vec<u8>) {
    let (rows, columns) = (w.n() as usize, w.n() as usize);
    let signs = (0..rows).flat_map(|_| w.word().bytes().collect::<Vec<u8>>()).collect();
    (rows, columns, signs)
}

/// Return the neighbours of each square for which `joined` holds, by the signs of both.
fn neighbours(
    (rows, columns, signs): &(usize, usize, Vec<u8>),
    joined: fn(u8, u8) -> bool,
) -> Vec<Vec<usize>> {
    let mut near = vec![Vec::new(); signs.len()];
    for square in 0..signs.len() {
        let (row, column) = (square / columns, square % columns);
        let right = (column + 1 < *columns).then_some(square + 1);
        let below = (row + 1 < *rows).then_some(square + columns);
        for other in right.into_iter().chain(below) {
            if joined(signs[square], signs[other]) {
                near[square].push(other);
                near[other].push(square);
            }
        }
    }
    near
}

fn maze(input: &str, wins: fn(&[Vec<usize>], usize) -> Vec<usize>) -> String {
    let mut w = Words::of(input);
    let board = board(&mut w);
    let near = neighbours(&board, |a, b| a == b'.' && b == b'.');
    let (_, columns, signs) = &board;
    let mut squares = wins(&near, signs.len());
    squares.retain(|square| signs[*square] == b'.');
    let lines = squares.iter().map(|square| {
        format!("\n{}", line(&[(square / columns + 1) as u64, (square % columns + 1) as u64]))
    });
    if squares.is_empty() { "LOSE".into() } else { format!("WIN{}", lines.collect::<String>()) }
}

/// Return an output of P1971; `is_wrong` says whether a move is a mistake, by whether its player could win before it
/// and whether the opponent can win after it.
fn walk(input: &str, is_wrong: fn(bool, bool) -> bool) -> String {
    fn wins(square: usize, near: &[Vec<usize>], gone: &mut [bool], left: &mut u32) -> bool {
        gone[square] = true;
        let found = near[square].iter().any(|next| {
            *left = left.saturating_sub(1);
            *left > 0 && !gone[*next] && !wins(*next, near, gone, left)
        });
        gone[square] = false;
        found
    }
    let mut w = Words::of(input);
    let board = board(&mut w);
    let near = neighbours(&board, |a, b| (a != b'O') != (b != b'O'));
    let (_, columns, signs) = &board;
    let mut at = signs.iter().position(|sign| *sign == b'.').unwrap();
    let mut gone = vec![false; signs.len()];
    let mut left = 200_000;
    let mut rounds = Vec::new();
    for round in 1..=w.n() {
        let before = wins(at, &near, &mut gone, &mut left);
        let mut go = |w: &mut Words<'_>| {
            gone[at] = true;
            at = (w.n() as usize - 1) * columns + w.n() as usize - 1;
        };
        go(&mut w);
        let after = wins(at, &near, &mut gone, &mut left);
        if is_wrong(before, after) {
            rounds.push(format!("\n{round}"));
        }
        gone[at] = true;
        at = (w.n() as usize - 1) * columns + w.n() as usize - 1;
    }
    if left == 0 {
        return super::SKIPS.into();
    }
    format!("{}{}", rounds.len(), rounds.concat())
}

type Rectangle = [u64; 4];

fn rectangles(input: &str, bits: fn(u64) -> u64, add: fn(&[Rectangle], &mut u64)) -> String {
    let mut w = Words::of(input);
    let (_, count, most) = (w.n(), w.n(), w.n());
    if count > 200 {
        return super::SKIPS.into();
    }
    let all: Vec<Rectangle> = (0..count).map(|_| [w.n(), w.n(), w.n(), w.n()]).collect();
    let mut total = 0;
    add(&all, &mut total);
    say(total & bits(most) != 0, "Hamed", "Malek")
}

/// Add the cells of a union of rectangles to the total: bit t of the total is the parity of the number of cells whose
/// row and column are divisible by 2^t.
fn union(all: &[Rectangle], total: &mut u64) {
    let mut rows: Vec<u64> = all.iter().flat_map(|r| [r[0] - 1, r[2]]).collect();
    rows.sort_unstable();
    rows.dedup();
    for pair in rows.windows(2) {
        let mut columns: Vec<(u64, u64)> = (all.iter())
            .filter(|r| r[0] - 1 <= pair[0] && pair[1] <= r[2])
            .map(|r| (r[1] - 1, r[3]))
            .collect();
        columns.sort_unstable();
        let (mut bits, mut end) = (0, 0);
        for (from, to) in columns {
            if to > end {
                bits ^= from.max(end) ^ to;
                end = to;
            }
        }
        *total ^= (pair[0] ^ pair[1]) & bits;
    }
}

fn value(i: u32, j: u32) -> u32 {
    if i == 0 || j == 0 { (i + j + 1).trailing_zeros() } else { i + j }
}

/// Return an output of P2594 by the power of 2 of each coin; powers are taken modulo `bits`.
fn coins(input: &str, power: fn(u32, u32) -> u32, bits: u32) -> String {
    each(input, |w| {
        let (_, columns, signs) = board(w);
        let mut odd = vec![false; 1024];
        for (at, _) in signs.iter().enumerate().filter(|(_, sign)| **sign == b'T') {
            odd[(power((at / columns) as u32, (at % columns) as u32) % bits) as usize] ^= true;
        }
        say(odd.contains(&true), "-_-", "=_=")
    })
}

fn cells(input: &str, value: impl Fn(u64) -> u64) -> String {
    let mut w = Words::of(input);
    let (n, questions) = (w.n(), w.n());
    let lines = (0..questions).map(|_| {
        let sum = super::xor(w.list().into_iter().map(|cell| value(n / cell)));
        say(sum != 0, "Yes", "No")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Return the values of cells by the number of their multiples, up to `most`.
fn multiples(most: usize) -> Vec<u64> {
    let mut values = vec![0];
    for number in 1..=most {
        let mut sum = 0;
        let mut seen = vec![0];
        for multiple in 2..=number {
            sum ^= values[number / multiple];
            seen.push(sum);
        }
        values.push(mex(&seen));
    }
    values
}
