//! Wrong programs for staircases, and for pieces whose distances are heaps.

use super::{Words, Wrong, each, say, to_end, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("892", "every second step from the last", |input| {
        say(every_second(Words::of(input).list().into_iter().rev(), 0) != 0, "Yes", "No")
    }),
    wrong("892", "the even steps", |input| {
        say(every_second(Words::of(input).list().into_iter(), 1) != 0, "Yes", "No")
    }),
    wrong("892", "the parity of the distances", |input| {
        let steps = Words::of(input).list();
        let all: u64 = steps.iter().zip(1..).map(|(stones, step)| stones * step).sum();
        say(all % 2 == 1, "Yes", "No")
    }),
    wrong("CSES1099", "every second stair from the last", |input| {
        each(input, |w| say(every_second(w.list().into_iter().rev(), 0) != 0, "first", "second"))
    }),
    wrong("CSES1099", "all stairs but the first", |input| {
        each(input, |w| say(xor(w.list().into_iter().skip(1)) != 0, "first", "second"))
    }),
    wrong("POJ1704", "pairs from the first piece on", |input| {
        each(input, |w| {
            let mut squares = w.list();
            squares.sort_unstable();
            let gap = |pair: &[u64]| match pair {
                [a, b] => b - a - 1,
                lone => lone[0] - 1,
            };
            say(xor(squares.chunks(2).map(gap)) != 0, "Georgia will win", "Bob will win")
        })
    }),
    wrong("POJ1704", "the gaps not less 1", |input| {
        each(input, |w| {
            let mut squares = w.list();
            squares.sort_unstable_by(|a, b| b.cmp(a));
            let gap = |pair: &[u64]| pair[0] - pair.get(1).unwrap_or(&0);
            say(xor(squares.chunks(2).map(gap)) != 0, "Georgia will win", "Bob will win")
        })
    }),
    wrong("POJ1704", "the pieces in the given order", |input| {
        each(input, |w| {
            let mut squares = w.list();
            squares.reverse();
            let gap = |pair: &[u64]| pair[0].abs_diff(*pair.get(1).unwrap_or(&0)) - 1;
            say(xor(squares.chunks(2).map(gap)) != 0, "Georgia will win", "Bob will win")
        })
    }),
    wrong("POJ1704", "every gap", |input| {
        each(input, |w| {
            let mut squares = w.list();
            squares.push(0);
            squares.sort_unstable();
            let sum = xor(squares.windows(2).map(|pair| pair[1] - pair[0] - 1));
            say(sum != 0, "Georgia will win", "Bob will win")
        })
    }),
    wrong("HDU1730", "the distance in place of the gap", |input| {
        to_end(input, |w| {
            let (n, _) = (w.n(), w.n());
            let sum = xor((0..n).map(|_| w.n().abs_diff(w.n())));
            say(sum != 0, "I WIN!", "BAD LUCK!")
        })
    }),
    wrong("HDU1730", "the gap with a sign", |input| {
        to_end(input, |w| {
            let (n, _) = (w.n(), w.n());
            let sum = (0..n).fold(0, |sum, _| sum ^ (w.i() - w.i() - 1));
            say(sum != 0, "I WIN!", "BAD LUCK!")
        })
    }),
    wrong("HDU3389", "the odd boxes", |input| {
        numbered(input, |boxes| every_second(boxes.into_iter(), 0) != 0)
    }),
    wrong("HDU3389", "the boxes of remainder 2 and 5", |input| {
        numbered(input, |boxes| {
            let cards = (1..).zip(boxes).filter(|(i, _): &(u64, u64)| i % 3 == 2);
            xor(cards.map(|(_, cards)| cards)) != 0
        })
    }),
    wrong("HDU3389", "box 6 counts, but not box 12", |input| {
        numbered(input, |boxes| {
            let odd = |(i, _): &(u64, u64)| *i == 6 || [2, 5].contains(&(i % 6));
            xor((1..).zip(boxes).filter(odd).map(|(_, cards)| cards)) != 0
        })
    }),
    wrong("P3480", "every second difference from the first", |input| {
        pebbles(input, |steps| every_second(steps.into_iter(), 0) != 0)
    }),
    wrong("P3480", "the first heap is no difference", |input| {
        pebbles(input, |steps| every_second(steps.into_iter().skip(1).rev(), 0) != 0)
    }),
    wrong("P3480", "all differences", |input| pebbles(input, |steps| xor(steps) != 0)),
    wrong("P2575", "runs from the first", |input| {
        jumps(input, |runs| every_second(runs.into_iter(), 0))
    }),
    wrong("P2575", "the run at the end counts", |input| {
        jumps(input, |runs| every_second(runs.into_iter().rev(), 0))
    }),
    wrong("P2575", "no square is behind the pieces", |input| {
        jumps(input, |runs| every_second(runs.into_iter().filter(|run| *run > 0).rev(), 1))
    }),
    wrong("P7589", "the distance from 0", |input| {
        lines(input, |a, b| a.abs().abs_diff(b.abs()).saturating_sub(1))
    }),
    wrong("P7589", "the distance in place of the gap", |input| lines(input, |a, b| a.abs_diff(b))),
    wrong("P7589", "numbers of 30 bits", |input| {
        lines(input, |a, b| (a.abs_diff(b) - 1) & 0x3fff_ffff)
    }),
    wrong("P3480", "numbers of 13 bits", |input| {
        pebbles(input, |steps| every_second(steps.into_iter().rev(), 0) & 0x1fff != 0)
    }),
    wrong("892", "numbers of 29 bits", |input| {
        let steps = Words::of(input).list();
        say(every_second(steps.into_iter(), 0) & 0x1fff_ffff != 0, "Yes", "No")
    }),
    wrong("HDU1730", "numbers of 6 bits", |input| {
        to_end(input, |w| {
            let (n, _) = (w.n(), w.n());
            let gaps = (0..n).map(|_| w.n().abs_diff(w.n()) - 1);
            say(xor(gaps) & 0x3f != 0, "I WIN!", "BAD LUCK!")
        })
    }),
    wrong("P7589", "numbers of 16 bits", |input| lines(input, |a, b| (a.abs_diff(b) - 1) & 0xffff)),
];

fn every_second(numbers: impl Iterator<Item = u64>, from: usize) -> u64 {
    xor(numbers.skip(from).step_by(2))
}

fn numbered(input: &str, won: fn(Vec<u64>) -> bool) -> String {
    let mut number = 0;
    each(input, |w| {
        number += 1;
        format!("Case {number}: {}", say(won(w.list()), "Alice", "Bob"))
    })
}

fn pebbles(input: &str, won: fn(Vec<u64>) -> bool) -> String {
    each(input, |w| {
        let mut last = 0;
        let steps = w.list().into_iter().map(|heap| heap - std::mem::replace(&mut last, heap));
        say(won(steps.collect()), "TAK", "NIE")
    })
}

/// Return an output of P2575; `value` computes a row's value from the lengths of its runs, one before each free square
/// and one behind the last.
fn jumps(input: &str, value: fn(Vec<u64>) -> u64) -> String {
    each(input, |w| {
        let rows = w.n();
        let row = |w: &mut Words<'_>| {
            let pieces = w.list();
            let mut runs = vec![0];
            for square in 1..=20 {
                if pieces.contains(&square) {
                    *runs.last_mut().unwrap() += 1;
                } else {
                    runs.push(0);
                }
            }
            value(runs)
        };
        let sum = xor((0..rows).map(|_| row(w)));
        say(sum != 0, "YES", "NO")
    })
}

fn lines(input: &str, value: fn(i64, i64) -> u64) -> String {
    each(input, |w| {
        let (n, _, _) = (w.n(), w.n(), w.n());
        let line = |w: &mut Words<'_>| {
            let (_, a, b) = (w.i(), w.i(), w.i());
            value(a, b)
        };
        let sum = xor((0..n).map(|_| line(w)));
        say(sum != 0, "Yes", "No")
    })
}
