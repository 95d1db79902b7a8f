//! Wrong programs for Nim and for problems about its first moves.

use super::{Words, Wrong, each, line, say, to_end, until_zero, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("891", "equal heaps count once", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable();
        heaps.dedup();
        say(xor(heaps) != 0, "Yes", "No")
    }),
    wrong("891", "the parity of all stones", |input| {
        say(Words::of(input).list().iter().sum::<u64>() % 2 == 1, "Yes", "No")
    }),
    wrong("891", "numbers of 29 bits", |input| {
        say(xor(Words::of(input).list()) & 0x1fff_ffff != 0, "Yes", "No")
    }),
    wrong("CSES1730", "numbers of 29 bits", |input| {
        each(input, |w| say(xor(w.list()) & 0x1fff_ffff != 0, "first", "second"))
    }),
    wrong("P2197", "numbers of 30 bits", |input| {
        each(input, |w| say(xor(w.list()) & 0x3fff_ffff != 0, "Yes", "No"))
    }),
    wrong("HDU2176", "numbers of 30 bits", |input| {
        until_zero(input, |n, w| {
            let heaps = w.take(n);
            let sum = xor(heaps.clone()) & 0x3fff_ffff;
            let wins = heaps.iter().filter(|heap| *heap ^ sum < **heap);
            let lines: Vec<String> = wins.map(|heap| line(&[*heap, heap ^ sum])).collect();
            if sum == 0 { "No".into() } else { format!("Yes\n{}", lines.join("\n")) }
        })
    }),
    wrong("P2197", "the sum goes on in the next case", |input| {
        let mut sum = 0;
        each(input, |w| {
            sum ^= xor(w.list());
            say(sum != 0, "Yes", "No")
        })
    }),
    wrong("CSES1730", "only two equal heaps cancel, of three none stays", |input| {
        each(input, |w| {
            let mut heaps = w.list();
            heaps.sort_unstable();
            let lone = heaps.chunk_by(|a, b| a == b).filter(|run| run.len() == 1);
            say(xor(lone.map(|run| run[0])) != 0, "first", "second")
        })
    }),
    wrong("HDU1849", "numbers of 20 bits", |input| {
        until_zero(input, |n, w| say(xor(w.take(n)) & 0xf_ffff != 0, "Rabbit Win!", "Grass Win!"))
    }),
    wrong("HDU1849", "only the parity of each heap", |input| {
        until_zero(input, |n, w| {
            let odd = xor(w.take(n)) % 2;
            say(odd == 1, "Rabbit Win!", "Grass Win!")
        })
    }),
    wrong("POJ2975", "equal heaps count once", |input| {
        until_zero(input, |n, w| {
            let mut heaps = w.take(n);
            let sum = xor(heaps.clone());
            heaps.sort_unstable();
            heaps.dedup();
            heaps.iter().filter(|heap| *heap ^ sum < **heap).count().to_string()
        })
    }),
    wrong("POJ2975", "heaps of at least the nim-sum", |input| {
        until_zero(input, |n, w| {
            let heaps = w.take(n);
            let sum = xor(heaps.clone());
            let wins = heaps.iter().filter(|heap| sum > 0 && **heap >= sum);
            wins.count().to_string()
        })
    }),
    wrong("HDU1850", "at most one move", |input| {
        until_zero(input, |n, w| {
            let heaps = w.take(n);
            let sum = xor(heaps.clone());
            u64::from(heaps.iter().any(|heap| heap ^ sum < *heap)).to_string()
        })
    }),
    wrong("HDU1850", "heaps with the same highest bit as the nim-sum", |input| {
        until_zero(input, |n, w| {
            let heaps = w.take(n);
            let sum = xor(heaps.clone());
            let same = |heap: &&u64| sum > 0 && heap.ilog2() == sum.ilog2();
            heaps.iter().filter(same).count().to_string()
        })
    }),
    wrong("HDU2176", "equal heaps once", |input| {
        until_zero(input, |n, w| {
            let heaps = w.take(n);
            let sum = xor(heaps.clone());
            let mut lines = vec!["Yes".to_string()];
            for heap in heaps.iter().filter(|heap| *heap ^ sum < **heap) {
                let text = line(&[*heap, heap ^ sum]);
                if !lines.contains(&text) {
                    lines.push(text);
                }
            }
            if sum == 0 { "No".into() } else { lines.join("\n") }
        })
    }),
    wrong("HDU2176", "the heaps sorted", |input| {
        until_zero(input, |n, w| {
            let mut heaps = w.take(n);
            heaps.sort_unstable();
            let sum = xor(heaps.clone());
            let wins = heaps.iter().filter(|heap| *heap ^ sum < **heap);
            let lines: Vec<String> = wins.map(|heap| line(&[*heap, heap ^ sum])).collect();
            if sum == 0 { "No".into() } else { format!("Yes\n{}", lines.join("\n")) }
        })
    }),
    wrong("P1247", "the last heap that wins", |input| {
        first_move(input, |wins, _| wins.last().copied())
    }),
    wrong("P1247", "the largest heap that wins", |input| {
        first_move(input, |wins, heaps| wins.iter().rev().max_by_key(|i| heaps[**i]).copied())
    }),
    wrong("P1247", "the fewest stones", |input| {
        first_move(input, |wins, heaps| {
            let sum = xor(heaps.to_vec());
            wins.iter().min_by_key(|i| heaps[**i] - (heaps[**i] ^ sum)).copied()
        })
    }),
    wrong("P4301", "heaps in the given order", |input| {
        let heaps = Words::of(input).list();
        removed(&heaps).to_string()
    }),
    wrong("P4301", "heaps in ascending order", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable();
        removed(&heaps).to_string()
    }),
    wrong("P4301", "a sum of 32 bits", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        (removed(&heaps) as i32).to_string()
    }),
    wrong("P4279", "the last heap tells whether one is above 1", |input| {
        each(input, |w| {
            let heaps = w.list();
            let above = heaps.last().is_some_and(|heap| *heap > 1);
            say((xor(heaps) != 0) == above, "John", "Brother")
        })
    }),
    wrong("P4279", "a single heap always wins", |input| {
        each(input, |w| {
            let heaps = w.list();
            let above = heaps.len() == 1 || heaps.iter().any(|heap| *heap > 1);
            say((xor(heaps) != 0) == above, "John", "Brother")
        })
    }),
    wrong("P4279", "normal play", |input| {
        each(input, |w| say(xor(w.list()) != 0, "John", "Brother"))
    }),
    wrong("HDU2509", "two heaps of 1 are no special case", |input| {
        to_end(input, |w| {
            let heaps = w.list();
            let above = heaps.len() != 1 || heaps[0] > 1;
            say((xor(heaps) != 0) == above, "Yes", "No")
        })
    }),
    wrong("HDU2509", "one heap above 1 is no special case", |input| {
        to_end(input, |w| {
            let heaps = w.list();
            let above = heaps.iter().filter(|heap| **heap > 1).count() > 1;
            say((xor(heaps) != 0) == above, "Yes", "No")
        })
    }),
    wrong("ARC168B", "only two equal heaps cancel", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable();
        let lone = heaps.chunk_by(|a, b| a == b).filter(|run| run.len() != 2);
        let largest = lone.map(|run| run[0]).max().unwrap_or(1);
        if xor(heaps.clone()) != 0 { "-1".into() } else { (largest - 1).to_string() }
    }),
    wrong("ARC168B", "a heap that is there more than once cancels", |input| {
        let mut heaps = Words::of(input).list();
        heaps.sort_unstable();
        let lone = heaps.chunk_by(|a, b| a == b).filter(|run| run.len() == 1);
        let largest = lone.map(|run| run[0]).max().unwrap_or(1);
        if xor(heaps.clone()) != 0 { "-1".into() } else { (largest - 1).to_string() }
    }),
    wrong("CF1451F", "the other diagonals", |input| {
        each(input, |w| {
            let (n, m) = (w.n() as usize, w.n() as usize);
            let mut sums = vec![0; n + m];
            (0..n * m).for_each(|at| sums[at / m + m - 1 - at % m] ^= w.n());
            say(sums.iter().any(|sum| *sum > 0), "Ashish", "Jeel")
        })
    }),
    wrong("CF1451F", "numbers of 19 bits", |input| {
        each(input, |w| {
            let (n, m) = (w.n() as usize, w.n() as usize);
            let mut sums = vec![0; n + m];
            (0..n * m).for_each(|at| sums[at / m + at % m] ^= w.n());
            say(sums.iter().any(|sum| sum & 0x7_ffff != 0), "Ashish", "Jeel")
        })
    }),
    wrong("CF1451F", "rows", |input| {
        each(input, |w| {
            let (n, m) = (w.n(), w.n());
            let sums: Vec<u64> = (0..n).map(|_| xor(w.take(m))).collect();
            say(sums.iter().any(|sum| *sum > 0), "Ashish", "Jeel")
        })
    }),
    wrong("CF1451F", "no further than the first row", |input| {
        each(input, |w| {
            let (n, m) = (w.n() as usize, w.n() as usize);
            let mut sums = vec![0; n + m];
            (0..n * m).for_each(|at| sums[at / m + at % m] ^= w.n());
            say(sums[..m].iter().any(|sum| *sum > 0), "Ashish", "Jeel")
        })
    }),
    wrong("CF1149E", "roads backwards", |input| promises(input, Slip::Backwards)),
    wrong("CF1149E", "the lowest level first", |input| promises(input, Slip::Lowest)),
    wrong("CF1149E", "the first city of the level, whatever its tax", |input| {
        promises(input, Slip::First)
    }),
    wrong("891", "the last heap is not read", |input| {
        let mut heaps = Words::of(input).list();
        heaps.pop();
        say(xor(heaps) != 0, "Yes", "No")
    }),
];

/// Return the output of P1247; `choose` chooses one of the heaps whose lowering wins.
fn first_move(input: &str, choose: fn(&[usize], &[u64]) -> Option<usize>) -> String {
    let mut heaps = Words::of(input).list();
    let sum = xor(heaps.clone());
    let wins: Vec<usize> = (0..heaps.len()).filter(|i| heaps[*i] ^ sum < heaps[*i]).collect();
    let Some(i) = choose(&wins, &heaps) else { return "lose".into() };
    let take = heaps[i] - (heaps[i] ^ sum);
    heaps[i] ^= sum;
    format!("{take} {}\n{}", i + 1, line(&heaps))
}

/// Return the sum of the heaps that are nim-sums of heaps before them.
fn removed(heaps: &[u64]) -> u64 {
    let mut basis: Vec<u64> = Vec::new();
    let mut removed = 0;
    for heap in heaps {
        let rest = basis.iter().fold(*heap, |rest, element| rest.min(rest ^ element));
        if rest == 0 {
            removed += heap;
        } else {
            basis.push(rest);
            basis.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
    removed
}

/// A mistake in CF1149E: levels that follow roads backwards, the lowest level changed first, or its first city lowered.
#[derive(Clone, Copy, PartialEq)]
enum Slip {
    Backwards,
    Lowest,
    First,
}

fn promises(input: &str, slip: Slip) -> String {
    let mut w = Words::of(input);
    let (n, m) = (w.n(), w.n());
    let mut taxes = w.take(n);
    let mut to = vec![Vec::new(); n as usize];
    for (a, b) in w.pairs(m) {
        let (a, b) = if slip == Slip::Backwards { (b, a) } else { (a, b) };
        to[a - 1].push(b - 1);
    }
    let levels = super::graphs::values(&to);
    let mut sums = vec![0; n as usize + 1];
    (0..n as usize).for_each(|city| sums[levels[city] as usize] ^= taxes[city]);
    let is_wrong = |sum: &u64| *sum != 0;
    let found = if slip == Slip::Lowest {
        sums.iter().position(is_wrong)
    } else {
        sums.iter().rposition(is_wrong)
    };
    let Some(level) = found else { return "LOSE".into() };
    let fits = |city: &usize| {
        let lowers = slip == Slip::First || taxes[*city] ^ sums[level] < taxes[*city];
        levels[*city] == level as u64 && lowers
    };
    let Some(city) = (0..n as usize).find(fits) else { return "LOSE".into() };
    for at in [&[city][..], &to[city]].concat() {
        taxes[at] ^= std::mem::take(&mut sums[levels[at] as usize]);
    }
    format!("WIN\n{}", line(&taxes))
}
