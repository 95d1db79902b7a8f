//! Wrong programs for heaps and rows that a move may divide.

use std::sync::OnceLock;

use super::{SKIPS, Words, Wrong, each, mex, say, table, to_end, until_zero, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("894", "the two new heaps differ", |input| {
        split(input, |heap, values| {
            (0..heap).flat_map(|a| (0..a).map(move |b| values[a] ^ values[b])).collect()
        })
    }),
    wrong("894", "heaps up to 50", |input| {
        let values = table(50, |heap, values| {
            (0..heap).flat_map(|a| (0..=a).map(move |b| values[a] ^ values[b])).collect()
        });
        let value = |heap: u64| values.get(heap as usize).copied().unwrap_or(0);
        say(xor(Words::of(input).list().into_iter().map(value)) != 0, "Yes", "No")
    }),
    wrong("894", "the parity of the heaps", |input| {
        say(xor(Words::of(input).list()) & 1 != 0, "Yes", "No")
    }),
    wrong("HDU3032", "3 and 4 not exchanged from 100 on", |input| {
        lasker(input, |n| if n < 100 { exchanged(n) } else { n })
    }),
    wrong("HDU3032", "remainder 0 is one more, too", |input| {
        lasker(input, |n| if n > 0 && n % 4 == 0 { n + 1 } else { exchanged(n) })
    }),
    wrong("HDU3032", "only small heaps are exchanged", |input| {
        lasker(input, |n| if n <= 8 { exchanged(n) } else { n })
    }),
    wrong("HDU3032", "split into equal heaps only", |input| {
        let values = table(60, |heap, values| {
            let mut seen = values.to_vec();
            seen.extend((heap > 0 && heap % 2 == 0).then_some(0));
            seen
        });
        lasker(input, |n| values.get(n as usize).copied().unwrap_or(n))
    }),
    wrong("HDU3032", "numbers of 16 bits", |input| lasker(input, |n| exchanged(n & 0xffff))),
    wrong("POJ3537", "an even row is lost", |input| say(Words::of(input).n() % 2 == 1, "1", "2")),
    wrong("POJ3537", "only the first lost rows", |input| {
        say(![6, 12, 20, 30].contains(&Words::of(input).n()), "1", "2")
    }),
    wrong("POJ3537", "no row above 200 is lost", |input| {
        let n = Words::of(input).n();
        say(n > 200 || crosses()[n as usize] != 0, "1", "2")
    }),
    wrong("POJ3537", "no row above 1000 is lost", |input| {
        let n = Words::of(input).n();
        say(n > 1000 || crosses()[n as usize] != 0, "1", "2")
    }),
    wrong("POJ3537", "a period of 34 from 100 on", |input| {
        let n = Words::of(input).n() as usize;
        let at = if n < 100 { n } else { 100 + (n - 100) % 34 };
        say(crosses()[at] != 0, "1", "2")
    }),
    wrong("POJ3537", "the outer squares are not taken", |input| {
        let n = Words::of(input).n();
        let values = table(n, |row, values| {
            (2..row.saturating_sub(2)).map(|i| values[i - 2] ^ values[row - i - 3]).collect()
        });
        say(values[n as usize] != 0, "1", "2")
    }),
    wrong("CSES2207", "heaps up to 300, then won", |input| grundy(input, 300)),
    wrong("CSES2207", "heaps up to 1000, then won", |input| grundy(input, 1000)),
    wrong("CSES2207", "heaps up to 1200, then won", |input| grundy(input, 1200)),
    wrong("CSES2207", "remainders by 3", |input| {
        each(input, |w| {
            let n = w.n();
            say(n % 3 != 1 && n > 2, "first", "second")
        })
    }),
    wrong("POJ2484", "three coins are won", |input| {
        until_zero(input, |n, _| say(n <= 3, "Alice", "Bob"))
    }),
    wrong("POJ2484", "one coin is lost", |input| {
        until_zero(input, |n, _| say(n == 2, "Alice", "Bob"))
    }),
    wrong("POJ2484", "two coins are lost", |input| {
        until_zero(input, |n, _| say(n == 1, "Alice", "Bob"))
    }),
    wrong("HDU3980", "a short ring is won", |input| {
        beads(input, |n, m, values| n < m || values[(n - m) as usize] == 0)
    }),
    wrong("HDU3980", "the ring as a row", |input| {
        beads(input, |n, _, values| values[n as usize] != 0)
    }),
    wrong("HDU3980", "the parity of the rest", |input| {
        beads(input, |n, m, _| n >= m && (n - m) % 2 == 1)
    }),
    wrong("HDU3980", "at least twice as many beads are lost", |input| {
        beads(input, |n, m, _| n >= m && n < 2 * m)
    }),
    wrong("HDU3980", "rows up to 100", |input| {
        beads(input, |n, m, values| n >= m && (n - m > 100 || values[(n - m) as usize] == 0))
    }),
    wrong("HDU3980", "the parity of the rest from 50 on", |input| {
        beads(input, |n, m, values| {
            n >= m && if n > 50 { (n - m) % 2 == 1 } else { values[(n - m) as usize] == 0 }
        })
    }),
    wrong("HDU3980", "values in a word of 32 bits", |input| {
        let mut number = 0;
        each(input, |w| {
            number += 1;
            let (n, m) = (w.n(), w.n());
            let won = n >= m && in_32_bits(m)[(n - m) as usize] == 0;
            format!("Case #{number}: {}", say(won, "aekdycoin", "abcdxyzk"))
        })
    }),
    wrong("P3235", "two parts", |input| evenly(input, |n| vec![2.min(n)], 0)),
    wrong("P3235", "at most ten parts", |input| evenly(input, |n| (2..=n.min(10)).collect(), 0)),
    wrong("P3235", "parts up to the square root", |input| {
        evenly(input, |n| (2..=n.isqrt() + 1).filter(|m| *m <= n).collect(), 0)
    }),
    wrong("P3235", "heaps of F stones stay", |input| evenly(input, |n| (2..=n).collect(), 1)),
    wrong("P3235", "fewer parts than stones", |input| evenly(input, |n| (2..n).collect(), 0)),
    wrong("P3235", "at most 40 parts", |input| evenly(input, |n| (2..=n.min(40)).collect(), 0)),
    wrong("ABC278G", "only the middle", |input| {
        let mut w = Words::of(input);
        let (n, l, r) = (w.n(), w.n(), w.n());
        let take = (l..=r.min(n)).find(|take| (n - take).is_multiple_of(2));
        let said = take.map(|take| format!("First\n{} {take}", (n - take) / 2 + 1));
        said.unwrap_or("Second".into())
    }),
    wrong("ABC278G", "only L cards", |input| {
        let mut w = Words::of(input);
        let (n, l) = (w.n(), w.n());
        let values = table(n, |row, values| {
            let left = row.checked_sub(l as usize);
            left.map_or(vec![], |left| (0..=left).map(|i| values[i] ^ values[left - i]).collect())
        });
        let wins = |i: &u64| values[*i as usize] == values[(n - l - i) as usize];
        let first = n.checked_sub(l).and_then(|left| (0..=left).find(wins));
        first.map_or("Second".into(), |i| format!("First\n{} {l}", i + 1))
    }),
    wrong("ABC278G", "values in a word of 32 bits", |input| {
        let mut w = Words::of(input);
        let (n, l, r) = (w.n(), w.n(), w.n());
        if l < r || n >= l && (n - l).is_multiple_of(2) {
            let take = l + u64::from(!(n - l).is_multiple_of(2));
            return format!("First\n{} {take}", (n - take) / 2 + 1);
        }
        let wins = |i: &u64| in_32_bits(l)[*i as usize] == in_32_bits(l)[(n - l - i) as usize];
        if l > 10 {
            return SKIPS.into();
        }
        let first = n.checked_sub(l).and_then(|left| (0..=left).find(wins));
        first.map_or("Second".into(), |i| format!("First\n{} {l}", i + 1))
    }),
    wrong("P2148", "values up to 30", |input| {
        pairs(input, |a, b| u64::from(((a - 1) | (b - 1)).trailing_ones()) % 31)
    }),
    wrong("P2148", "the lowest one of both", |input| {
        pairs(input, |a, b| (a | b).trailing_zeros().into())
    }),
    wrong("P2148", "the lowest zero of the numbers", |input| {
        pairs(input, |a, b| (a | b).trailing_ones().into())
    }),
    wrong("P2148", "values up to 15", |input| {
        pairs(input, |a, b| ((a - 1) | (b - 1)).trailing_ones().min(15).into())
    }),
    wrong("P2148", "won if a number is even", |input| {
        pairs(input, |a, b| u64::from(a % 2 == 0 || b % 2 == 0))
    }),
    wrong("POJ2311", "no cut in the middle", |input| {
        sheets(input, |side| (2..=side.saturating_sub(2)).filter(|i| 2 * i != side).collect())
    }),
    wrong("POJ2311", "strips of 2 are not cut off", |input| {
        sheets(input, |side| (3..=side.saturating_sub(3)).collect())
    }),
    wrong("CF1704F", "a period of 34 from the start", |input| {
        colours(input, |run, values| values[run % 34])
    }),
    wrong("CF1704F", "a period of 34 from 34 on", |input| {
        colours(input, |run, values| values[if run < 34 { run } else { 34 + run % 34 }])
    }),
    wrong("CF1704F", "equally many are lost", |input| colours(input, |_, _| 0)),
    wrong("CF1704F", "runs up to 100", |input| {
        colours(input, |run, values| if run > 100 { 0 } else { values[run] })
    }),
];

fn exchanged(n: u64) -> u64 {
    match n % 4 {
        0 => n.saturating_sub(1),
        3 => n + 1,
        _ => n,
    }
}

fn lasker(input: &str, value: impl Fn(u64) -> u64) -> String {
    each(input, |w| say(xor(w.list().into_iter().map(&value)) != 0, "Alice", "Bob"))
}

fn split(input: &str, options: fn(usize, &[u64]) -> Vec<u64>) -> String {
    let heaps = Words::of(input).list();
    let values = table(heaps.iter().copied().max().unwrap_or(0), options);
    say(xor(heaps.iter().map(|heap| values[*heap as usize])) != 0, "Yes", "No")
}

/// Return the values of rows of Treblecross, up to the largest row of the judge.
fn crosses() -> &'static [u64] {
    static VALUES: OnceLock<Vec<u64>> = OnceLock::new();
    VALUES.get_or_init(|| {
        table(2000, |row, values| {
            let value =
                |i: usize| values[i.saturating_sub(2)] ^ values[(row - 1 - i).saturating_sub(2)];
            (0..row.div_ceil(2)).map(value).collect()
        })
    })
}

fn grundy(input: &str, most: u64) -> String {
    static VALUES: OnceLock<Vec<u64>> = OnceLock::new();
    let values = VALUES.get_or_init(|| {
        table(1200, |heap, values| {
            (1..heap.div_ceil(2)).map(|a| values[a] ^ values[heap - a]).collect()
        })
    });
    each(input, |w| {
        let n = w.n();
        say(n > most || values[n as usize] != 0, "first", "second")
    })
}

fn beads(input: &str, won: fn(u64, u64, &[u64]) -> bool) -> String {
    /// The values of rows for each number of beads that a move paints.
    static VALUES: [OnceLock<Vec<u64>>; 11] = [const { OnceLock::new() }; 11];
    let mut number = 0;
    each(input, |w| {
        number += 1;
        let (n, m) = (w.n(), w.n());
        let values = VALUES[m as usize].get_or_init(|| {
            table(1000, |row, values| {
                let left = row.checked_sub(m as usize);
                let both = |left: usize| (0..=left / 2).map(move |i| values[i] ^ values[left - i]);
                left.map_or(vec![], |left| both(left).collect())
            })
        });
        format!("Case #{number}: {}", say(won(n, m, values), "aekdycoin", "abcdxyzk"))
    })
}

/// Return values of rows up to 2000 from which a move takes `run` neighbours, computed with bits of a word of 32 bits.
fn in_32_bits(run: u64) -> &'static [u64] {
    static VALUES: [OnceLock<Vec<u64>>; 11] = [const { OnceLock::new() }; 11];
    VALUES[run as usize].get_or_init(|| {
        let mut values: Vec<u64> = Vec::new();
        for row in 0..=2000 {
            let rest = (row as usize).checked_sub(run as usize);
            let both = |rest: usize| (0..=rest / 2).map(move |i| (i, rest - i));
            let seen = rest.into_iter().flat_map(both);
            let seen = seen.fold(0_u32, |seen, (a, b)| seen | 1 << ((values[a] ^ values[b]) % 32));
            values.push(seen.trailing_ones().into());
        }
        values
    })
}

/// Return an output of P3235; `parts` returns the numbers of parts, and heaps of less than F plus `more` stay.
fn evenly(input: &str, parts: fn(usize) -> Vec<usize>, more: usize) -> String {
    let mut w = Words::of(input);
    let (games, least) = (w.n(), w.n() as usize);
    let games: Vec<Vec<u64>> = (0..games).map(|_| w.list()).collect();
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    if largest > 3000 {
        return SKIPS.into();
    }
    let values = table(largest, |heap, values| {
        let value = |m: usize| {
            let larger = heap % m;
            let (odd, even) = (larger % 2 == 1, (m - larger) % 2 == 1);
            let size = heap / m;
            (if odd { values[size + 1] } else { 0 }) ^ (if even { values[size] } else { 0 })
        };
        let fits = heap >= least + more && heap > 1;
        if fits { parts(heap).into_iter().map(value).collect() } else { vec![] }
    });
    let sum = |heaps: &Vec<u64>| xor(heaps.iter().map(|heap| values[*heap as usize]));
    games.iter().map(|heaps| say(sum(heaps) != 0, "1", "0")).collect::<Vec<_>>().join(" ")
}

fn pairs(input: &str, value: fn(u64, u64) -> u64) -> String {
    each(input, |w| {
        let sum = xor(w.list().chunks(2).map(|pair| value(pair[0], pair[1])));
        say(sum != 0, "YES", "NO")
    })
}

fn sheets(input: &str, cuts: fn(usize) -> Vec<usize>) -> String {
    let all: Vec<usize> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let most = all.iter().copied().max().unwrap_or(0);
    let mut values = vec![vec![0; most + 1]; most + 1];
    for a in 2..=most {
        for b in 2..=most {
            let mut seen: Vec<u64> =
                cuts(a).iter().map(|i| values[*i][b] ^ values[a - i][b]).collect();
            seen.extend(cuts(b).iter().map(|i| values[a][*i] ^ values[a][b - i]));
            values[a][b] = mex(&seen);
        }
    }
    to_end(input, |w| say(values[w.n() as usize][w.n() as usize] != 0, "WIN", "LOSE"))
}

fn colours(input: &str, value: fn(usize, &[u64]) -> u64) -> String {
    static VALUES: OnceLock<Vec<u64>> = OnceLock::new();
    let values = VALUES.get_or_init(|| {
        table(2000, |n, values| {
            (0..n.saturating_sub(1)).map(|left| values[left] ^ values[n - 2 - left]).collect()
        })
    });
    each(input, |w| {
        let (n, row) = (w.n() as usize, w.word().as_bytes());
        let red = row.iter().filter(|sign| **sign == b'R').count();
        let runs = row.chunk_by(|a, b| a != b).map(|run| value(run.len(), values));
        say(if 2 * red == n { xor(runs) != 0 } else { 2 * red > n }, "Alice", "Bob")
    })
}
