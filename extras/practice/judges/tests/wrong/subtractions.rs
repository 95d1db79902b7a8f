//! Wrong programs for problems in which a move takes a number of a set.

use super::{Words, Wrong, each, say, table, to_end, until_zero, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("893", "the search ends at the first number above the heap", |input| {
        let mut w = Words::of(input);
        let (set, heaps) = (w.list(), w.list());
        let values = early(&set, largest(&heaps));
        say(xor(heaps.iter().map(|heap| values[*heap as usize])) != 0, "Yes", "No")
    }),
    wrong("893", "won and lost in place of values", |input| {
        let mut w = Words::of(input);
        let (set, heaps) = (w.list(), w.list());
        let values = taking(&set, largest(&heaps));
        say(xor(heaps.iter().map(|heap| values[*heap as usize].min(1))) != 0, "Yes", "No")
    }),
    wrong("893", "a period of the sum of the least and the largest number", |input| {
        let mut w = Words::of(input);
        let (set, heaps) = (w.list(), w.list());
        let period = set.iter().min().unwrap() + set.iter().max().unwrap();
        let values = taking(&set, period);
        say(xor(heaps.iter().map(|heap| values[(heap % period) as usize])) != 0, "Yes", "No")
    }),
    wrong("893", "values up to 99", |input| {
        let mut w = Words::of(input);
        let (set, heaps) = (w.list(), w.list());
        let values = up_to_99(&set, largest(&heaps));
        say(xor(heaps.iter().map(|heap| values[*heap as usize])) != 0, "Yes", "No")
    }),
    wrong("893", "a period of the first 1000 values", |input| {
        let mut w = Words::of(input);
        let (set, heaps) = (w.list(), w.list());
        let values = repeated(&set, largest(&heaps));
        say(xor(heaps.iter().map(|heap| values[*heap as usize])) != 0, "Yes", "No")
    }),
    wrong("HDU1536", "values up to 99", |input| sets(input, up_to_99)),
    wrong("HDU1536", "a period of the first 1000 values", |input| sets(input, repeated)),
    wrong("HDU1536", "won and lost in place of values", |input| {
        sets(input, |set, largest| {
            taking(set, largest).into_iter().map(|value| value.min(1)).collect()
        })
    }),
    wrong("HDU1536", "the search ends at the first number above the heap", |input| {
        sets(input, early)
    }),
    wrong("HDU1536", "heaps up to 500", |input| {
        sets(input, |set, largest| {
            let mut values = taking(set, 500);
            values.resize(largest.max(500) as usize + 1, 0);
            values
        })
    }),
    wrong("102780H", "a period of 13", |input| {
        say((Words::of(input).n() % 13).is_multiple_of(2), "1", "2")
    }),
    wrong("HDU1847", "only the first case", |input| {
        say(!Words::of(input).n().is_multiple_of(3), "Kiki", "Cici")
    }),
    wrong("HDU1847", "values up to 100", |input| {
        to_end(input, |w| {
            let n = w.n();
            say(n > 100 || n % 3 != 0, "Kiki", "Cici")
        })
    }),
    wrong("HDU1847", "won by the parity", |input| {
        to_end(input, |w| say(w.n() % 2 == 1, "Kiki", "Cici"))
    }),
    wrong("HDU1848", "Fibonacci numbers up to 377", |input| three(input, |values| values, 377)),
    wrong("HDU1848", "Fibonacci numbers up to 55", |input| three(input, |values| values, 55)),
    wrong("HDU1848", "won and lost in place of values", |input| {
        three(input, |value| value.min(1), 2000)
    }),
    wrong("CSES1098", "remainders by 3", |input| {
        each(input, |w| say(xor(w.list().iter().map(|n| n % 3)) != 0, "first", "second"))
    }),
    wrong("CSES1098", "the remainder of the sum", |input| {
        each(input, |w| say(w.list().iter().sum::<u64>() % 4 != 0, "first", "second"))
    }),
    wrong("CSES1098", "values of one bit", |input| {
        each(input, |w| say(xor(w.list().iter().map(|n| n % 4)) & 1 != 0, "first", "second"))
    }),
    wrong("HDU1846", "the remainder by m", |input| {
        each(input, |w| {
            let (n, m) = (w.n(), w.n());
            say(n % m != 0, "first", "second")
        })
    }),
    wrong("HDU1846", "no more than m are lost", |input| {
        each(input, |w| {
            let (n, m) = (w.n(), w.n());
            say(n % (m + 1) != 0 && n > m, "first", "second")
        })
    }),
    wrong("HDU1846", "numbers of 8 bits", |input| {
        each(input, |w| {
            let (n, m) = (w.n() % 256, w.n());
            say(n % (m + 1) != 0, "first", "second")
        })
    }),
    wrong("CSES1729", "the search ends at the first number above the heap", |input| {
        let mut w = Words::of(input);
        let (n, k) = (w.n(), w.n());
        let set = w.take(k);
        early(&set, n)[1..].iter().map(|value| say(*value > 0, "W", "L")).collect()
    }),
    wrong("CSES1729", "a period of the sum of the least and the largest number", |input| {
        let mut w = Words::of(input);
        let (n, k) = (w.n(), w.n());
        let set = w.take(k);
        let period = set.iter().min().unwrap() + set.iter().max().unwrap();
        let values = taking(&set, period);
        (1..=n).map(|heap| say(values[(heap % period) as usize] > 0, "W", "L")).collect()
    }),
    wrong("CSES1729", "greedy: the largest number is taken", |input| {
        let mut w = Words::of(input);
        let (n, k) = (w.n(), w.n());
        let mut set = w.take(k);
        set.sort_unstable();
        let mut won = vec![false];
        for heap in 1..=n {
            let take = set.iter().rev().find(|take| **take <= heap);
            won.push(take.is_some_and(|take| !won[(heap - take) as usize]));
        }
        won[1..].iter().map(|won| say(*won, "W", "L")).collect()
    }),
    wrong("P4018", "primes without their powers", |input| {
        each(input, |w| say(!w.n().is_multiple_of(4), "October wins!", "Roy wins!"))
    }),
    wrong("P4018", "multiples of 30 are won", |input| {
        each(input, |w| {
            let n = w.n();
            say(n % 6 != 0 || n.is_multiple_of(30), "October wins!", "Roy wins!")
        })
    }),
    wrong("P4018", "numbers up to a million", |input| {
        each(input, |w| {
            let n = w.n();
            say(n % 6 != 0 || n > 1_000_000, "October wins!", "Roy wins!")
        })
    }),
    wrong("HDU2999", "only the middle of the row", |input| {
        rows(
            input,
            |set, n| {
                let wins =
                    |n: u64| set.iter().any(|take| *take <= n && (n - take).is_multiple_of(2));
                (0..=n).map(|n| u64::from(wins(n))).collect()
            },
            |n| n,
        )
    }),
    wrong("HDU2999", "only from an end", |input| rows(input, taking, |n| n)),
    wrong("HDU2999", "a period of 34 from the start", |input| {
        rows(input, |set, n| row_values(set, n.min(33)), |n| n % 34)
    }),
    wrong("HDU2999", "numbers of the set up to 9", |input| {
        rows(
            input,
            |set, n| {
                let low: Vec<u64> = set.iter().copied().filter(|take| *take <= 9).collect();
                row_values(&low, n)
            },
            |n| n,
        )
    }),
    wrong("HDU2999", "the search ends at the first number above the row", |input| {
        rows(input, early_row_values, |n| n)
    }),
];

fn largest(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}

fn taking(set: &[u64], largest: u64) -> Vec<u64> {
    table(largest, |heap, values| {
        let left = set.iter().filter_map(|take| heap.checked_sub(*take as usize));
        left.map(|left| values[left]).collect()
    })
}

/// Return values for a set whose numbers are taken to be in ascending order.
fn early(set: &[u64], largest: u64) -> Vec<u64> {
    table(largest, |heap, values| {
        let fits = set.iter().take_while(|take| **take as usize <= heap);
        fits.map(|take| values[heap - *take as usize]).collect()
    })
}

/// Return values, with 0 in place of 100.
fn up_to_99(set: &[u64], largest: u64) -> Vec<u64> {
    table(largest, |heap, values| {
        let left = set.iter().filter_map(|take| heap.checked_sub(*take as usize));
        let seen: Vec<u64> = left.map(|left| values[left] % 100).collect();
        seen
    })
    .into_iter()
    .map(|value| value % 100)
    .collect()
}

/// Return values that repeat the shortest period of the values from 400 to 999.
fn repeated(set: &[u64], largest: u64) -> Vec<u64> {
    let mut values = taking(set, 999);
    let is_period = |p: &usize| (400..1000 - p).all(|heap| values[heap] == values[heap + p]);
    let period = (1..500).find(is_period).unwrap_or(500);
    while values.len() <= largest as usize {
        values.push(values[values.len() - period]);
    }
    values
}

fn sets(input: &str, values: impl Fn(&[u64], u64) -> Vec<u64>) -> String {
    until_zero(input, |k, w| {
        let set = w.take(k);
        let heaps: Vec<Vec<u64>> = (0..w.n()).map(|_| w.list()).collect();
        let values = values(&set, largest(&heaps.concat()));
        let sum = |heaps: &Vec<u64>| xor(heaps.iter().map(|heap| values[*heap as usize]));
        heaps.iter().map(|heaps| say(sum(heaps) != 0, "W", "L")).collect()
    })
}

fn three(input: &str, value: fn(u64) -> u64, largest: u64) -> String {
    let mut amounts = vec![1, 2];
    while let Some(next) = amounts.last_chunk().map(|[a, b]| a + b).filter(|n| *n <= largest) {
        amounts.push(next);
    }
    let values = taking(&amounts, 1000);
    let mut w = Words::of(input);
    let mut lines = Vec::new();
    loop {
        let heaps = w.take(3);
        if heaps == [0; 3] {
            return lines.join("\n");
        }
        let sum = xor(heaps.iter().map(|heap| value(values[*heap as usize])));
        lines.push(say(sum != 0, "Fibo", "Nacci"));
    }
}

/// Return an output of HDU2999 by the values for a set up to a row; `at` replaces the length of a row.
fn rows(input: &str, values: fn(&[u64], u64) -> Vec<u64>, at: fn(u64) -> u64) -> String {
    to_end(input, |w| {
        let (set, rows) = (w.list(), w.list());
        let values = values(&set, largest(&rows));
        let lines = rows.iter().map(|row| say(values[at(*row) as usize] != 0, "1", "2"));
        lines.collect::<Vec<_>>().join("\n")
    })
}

fn row_values(set: &[u64], largest: u64) -> Vec<u64> {
    let mut set = set.to_vec();
    set.sort_unstable();
    early_row_values(&set, largest)
}

fn early_row_values(set: &[u64], largest: u64) -> Vec<u64> {
    table(largest, |row, values| {
        let left = set.iter().map_while(|take| row.checked_sub(*take as usize));
        left.flat_map(|left| (0..=left / 2).map(move |i| values[i] ^ values[left - i])).collect()
    })
}
