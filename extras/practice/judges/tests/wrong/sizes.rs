//! Wrong programs with a mistake of size: arrays that are too short, and more steps than a second has. An array that is
//! too short ends such a program without an output.

use super::boards::{NOBODY, augment};
use super::{Words, Wrong, each, line, say, wrong, xor};

/// Programs that tests of at most 2,000 numbers catch.
pub const FEW: &[Wrong] = &[
    wrong("POJ2484", "the number of coins has 16 bits", |input| {
        let coins = input.split_whitespace().map(|word| word.parse::<u64>().unwrap() as u16);
        let lines =
            coins.take_while(|coins| *coins > 0).map(|coins| say(coins < 3, "Alice", "Bob"));
        lines.collect::<Vec<_>>().join("\n")
    }),
    wrong("POJ2975", "the highest bit by a rounded logarithm", |input| {
        super::until_zero(input, |count, w| {
            let heaps = w.take(count);
            let sum = xor(heaps.iter().copied());
            let highest = (sum as f32).log2() as u32;
            let moves = heaps.iter().filter(|heap| sum > 0 && **heap >> highest & 1 == 1);
            moves.count().to_string()
        })
    }),
    wrong("1321", "rows of 5,005 states share a table", |input| merged(input, 5005)),
    wrong("1321", "rows of 2,100 states share a table", |input| merged(input, 2100)),
    wrong("CF494E", "a cover that ends drops the covers within", rectangles),
    wrong("CF1149E", "10 levels", |input| promises(input, 10)),
];

/// Programs that only tests as large as the judge allows catch.
pub const MANY: &[Wrong] = &[
    wrong("CF1149E", "500 levels", |input| promises(input, 500)),
    wrong("CF1149E", "marks of all cities are cleared for each city", |input| {
        let cities = Words::of(input).n();
        if cities * cities > 10 * STEPS { String::new() } else { promises(input, usize::MAX) }
    }),
    wrong("P4617", "50,000 roads", |input| peaks(input, 50_000)),
    wrong("P4617", "15,000 roads", |input| peaks(input, 15_000)),
    wrong("P5652", "at most 131,071 steps to the end", |input| {
        let known = |steps: u64, _: &mut u64| steps < 1 << 17;
        staying(input, known)
    }),
    wrong("P5652", "each step to the end by itself", |input| {
        staying(input, |steps, all| {
            *all += steps;
            true
        })
    }),
    wrong("HDU3389", "the stairs anew for each case", |input| {
        let mut steps = 0;
        let output = each(input, |w| {
            let cards = w.list();
            steps += cards.len() as u64 * cards.len() as u64 / 2;
            let counts = |at: &usize| [0, 2, 5].contains(&((at + 1) % 6));
            let sum = xor((0..cards.len()).filter(counts).map(|at| cards[at]));
            say(sum != 0, "Alice", "Bob")
        });
        let lines = output.lines().zip(1..).map(|(line, case)| format!("Case {case}: {line}"));
        if steps > STEPS { String::new() } else { lines.collect::<Vec<_>>().join("\n") }
    }),
    wrong("HDU3032", "200,005 heaps", |input| {
        let mut is_short = false;
        let output = each(input, |w| {
            let heaps = w.list();
            is_short |= heaps.len() > 200_005;
            let value = |heap: u64| match heap % 4 {
                0 => heap - 1,
                3 => heap + 1,
                _ => heap,
            };
            say(xor(heaps.into_iter().map(value)) != 0, "Alice", "Bob")
        });
        if is_short { String::new() } else { output }
    }),
    wrong("P1247", "200,005 heaps", |input| {
        let mut heaps = Words::of(input).list();
        let sum = xor(heaps.iter().copied());
        match heaps.iter().position(|heap| heap ^ sum < *heap) {
            _ if heaps.len() > 200_005 => String::new(),
            None => "lose".into(),
            Some(at) => {
                let taken = heaps[at] - (heaps[at] ^ sum);
                heaps[at] ^= sum;
                format!("{taken} {}\n{}", at + 1, line(&heaps))
            }
        }
    }),
    wrong("P3179", "marks of 64 values", |input| {
        let mut w = Words::of(input);
        let cells = w.n();
        let values = values_below(cells, 64);
        let lines = (0..w.n()).map(|_| {
            let sum = xor(w.list().into_iter().map(|cell| values(cells / cell)));
            say(sum != 0, "Yes", "No")
        });
        lines.collect::<Vec<_>>().join("\n")
    }),
];

/// More steps than a program makes in the time of a judge.
const STEPS: u64 = 1_000_000_000;

/// Return an output of 1321 by a search that notes the states in a table, in which the rows of successive numbers of
/// ones overlap.
fn merged(input: &str, row: usize) -> String {
    fn wins(ones: usize, moves: usize, row: usize, known: &mut [Option<bool>]) -> bool {
        if ones == 0 {
            return moves % 2 == 1;
        }
        if moves == 1 {
            return wins(ones + 1, 0, row, known);
        }
        let at = ones * row + moves;
        if let Some(is_won) = known[at] {
            return is_won;
        }
        let is_won = !wins(ones - 1, moves, row, known)
            || moves > 0
                && !(wins(ones, moves - 1, row, known) && wins(ones - 1, moves + 1, row, known))
            || ones > 1 && !wins(ones - 2, moves + 2 + usize::from(moves > 0), row, known);
        known[at] = Some(is_won);
        is_won
    }
    let input = input.to_string();
    let search = move || {
        let mut known = vec![None; 55 * row + 60_000];
        for moves in (0..row - 130).step_by(500) {
            for ones in 0..=50 {
                wins(ones, moves, row, &mut known);
            }
        }
        each(&input, |w| {
            let (ones, others): (Vec<u64>, Vec<u64>) =
                w.list().into_iter().partition(|heap| *heap == 1);
            let moves = (others.iter().sum::<u64>() as usize + others.len()).saturating_sub(1);
            say(wins(ones.len(), moves, row, &mut known), "YES", "NO")
        })
    };
    // The search is deep.
    std::thread::Builder::new().stack_size(1 << 27).spawn(search).unwrap().join().unwrap()
}

/// A part of the columns, in a tree of parts.
#[derive(Clone, Default)]
struct Part {
    covers: i64,
    bits: u64,
}

/// Return an output of CF494E by a sweep over the rows. A part whose last cover ends has no covered columns, even if
/// covers within it have not ended.
fn rectangles(input: &str) -> String {
    fn change(
        parts: &mut [Part],
        at: usize,
        [low, high]: [usize; 2],
        (ends, by): (&[u64], [u64; 3]),
    ) {
        let [from, to, is_begin] = by;
        if from <= ends[low] && ends[high] <= to {
            parts[at].covers += if is_begin == 1 { 1 } else { -1 };
            parts[at].bits = 0;
        } else {
            let middle = usize::midpoint(low, high);
            if from < ends[middle] {
                change(parts, 2 * at, [low, middle], (ends, by));
            }
            if to > ends[middle] {
                change(parts, 2 * at + 1, [middle, high], (ends, by));
            }
            parts[at].bits = parts[2 * at].bits ^ parts[2 * at + 1].bits;
        }
        if parts[at].covers > 0 {
            parts[at].bits = ends[low] ^ ends[high];
        }
    }
    let mut w = Words::of(input);
    let (_, count, most) = (w.n(), w.n(), w.n());
    let mut changes: Vec<[u64; 4]> = Vec::new();
    for _ in 0..count {
        let (top, left, bottom, right) = (w.n(), w.n(), w.n(), w.n());
        changes.extend([[top - 1, 1, left - 1, right], [bottom, 0, left - 1, right]]);
    }
    let mut ends: Vec<u64> = changes.iter().flat_map(|change| [change[2], change[3]]).collect();
    ends.sort_unstable();
    ends.dedup();
    // Covers that begin in a row come before those that end there.
    changes.sort_unstable_by_key(|change| (change[0], 1 - change[1]));
    let mut parts = vec![Part::default(); 4 * ends.len()];
    let (mut total, mut before) = (0, 0);
    for [row, is_begin, from, to] in changes {
        total ^= (before ^ row) & parts[1].bits;
        before = row;
        change(&mut parts, 1, [0, ends.len() - 1], (&ends, [from, to, is_begin]));
    }
    say(total & ((2 << most.ilog2()) - 1) != 0, "Hamed", "Malek")
}

/// Return an output of CF1149E with the nim-sums of the lowest levels only.
fn promises(input: &str, known: usize) -> String {
    let mut w = Words::of(input);
    let (n, m) = (w.n(), w.n());
    let mut taxes = w.take(n);
    let (mut to, mut back) = (vec![Vec::new(); taxes.len()], vec![Vec::new(); taxes.len()]);
    for (a, b) in w.pairs(m) {
        to[a - 1].push(b - 1);
        back[b - 1].push(a - 1);
    }
    let mut left: Vec<usize> = to.iter().map(Vec::len).collect();
    let mut queue: Vec<usize> = (0..left.len()).filter(|city| left[*city] == 0).collect();
    let mut levels = vec![0; left.len()];
    let mut seen = vec![usize::MAX; left.len() + 1];
    let mut sums = vec![0; left.len()];
    while let Some(city) = queue.pop() {
        to[city].iter().for_each(|next| seen[levels[*next]] = city);
        levels[city] = (0..).find(|level| seen[*level] != city).unwrap();
        if levels[city] < known {
            sums[levels[city]] ^= taxes[city];
        }
        for before in &back[city] {
            left[*before] -= 1;
            if left[*before] == 0 {
                queue.push(*before);
            }
        }
    }
    let Some(level) = sums.iter().rposition(|sum| *sum > 0) else { return "LOSE".into() };
    let lowered =
        |city: &usize| levels[*city] == level && taxes[*city] ^ sums[level] < taxes[*city];
    let city = (0..taxes.len()).find(lowered).unwrap();
    taxes[city] ^= sums[level];
    for next in &to[city] {
        taxes[*next] ^= std::mem::take(&mut sums[levels[*next]]);
    }
    format!("WIN\n{}", line(&taxes))
}

/// Return an output of P4617 with room for some roads.
fn peaks(input: &str, room: u64) -> String {
    let mut w = Words::of(input);
    let (n, m) = (w.n() as usize, w.n());
    if m > room {
        return String::new();
    }
    let mut to = vec![Vec::new(); n + 1];
    w.pairs(m).into_iter().for_each(|(a, b)| to[a].push(b));
    let mut held = vec![NOBODY; n + 1];
    let free: Vec<usize> =
        (1..=n).filter(|peak| !augment(*peak, &to, &mut held, &mut vec![false; n + 1])).collect();
    let mut first = vec![false; n + 1];
    let mut queue = free;
    while let Some(peak) = queue.pop() {
        if !std::mem::replace(&mut first[peak], true) {
            queue.extend(to[peak].iter().map(|other| held[*other]).filter(|peak| *peak != NOBODY));
        }
    }
    let lines = first[1..].iter().map(|first| say(*first, "Mirko", "Slavko"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Return an output of P5652. `finds` returns whether the program finds that a question is lost, given the steps to the
/// first number and a count of all steps, which ends the program if it is too great.
fn staying(input: &str, finds: fn(u64, &mut u64) -> bool) -> String {
    let mut w = Words::of(input);
    let (n, far, questions, is_generated) = (w.n() as usize, w.n() as usize, w.n(), w.n() == 1);
    let numbers = [vec![0], w.take(n as u64)].concat();
    let is_odd = |at: usize| numbers[at] % 2 == 1;
    let mut last_odd = vec![0; n + 1];
    (1..=n).for_each(|at| last_odd[at] = if is_odd(at) { at } else { last_odd[at - 1] });
    let before = |at: usize| last_odd[at.saturating_sub(far + 1)];
    // Number the odd places so that those which lead to a place follow it directly.
    let (mut sizes, mut first, mut next) = (vec![1; n + 1], vec![0; n + 1], vec![1; n + 1]);
    let mut depths = vec![0_u64; n + 1];
    (1..=n).rev().filter(|at| is_odd(*at)).for_each(|at| sizes[before(at)] += sizes[at]);
    for at in (1..=n).filter(|at| is_odd(*at)) {
        let from = before(at);
        first[at] = next[from];
        next[from] += sizes[at];
        next[at] = first[at] + 1;
        depths[at] = depths[from] + 1;
    }
    let generator = if is_generated { [w.n(), w.n(), w.n(), w.n()] } else { [0; 4] };
    let [mut a, b, c, p] = generator;
    let mut end = |w: &mut Words<'_>| {
        if !is_generated {
            return w.n() as usize;
        }
        a = (a * b + c) % p;
        a as usize % n + 1
    };
    let (mut sum, mut steps) = (0_u32, 0);
    for question in 1..=questions as u32 {
        let (x, y) = (end(&mut w), end(&mut w));
        let (from, to) = (x.min(y), last_odd[x.max(y)]);
        let is_lost = is_odd(from)
            && (first[from]..first[from] + sizes[from]).contains(&first[to])
            && to >= from
            && finds(depths[to] - depths[from], &mut steps);
        if !is_lost {
            sum = sum.wrapping_add(question.wrapping_mul(question));
        }
    }
    if steps > STEPS { String::new() } else { sum.to_string() }
}

/// Return the values of cells by the number of their multiples, for the quotients of a number, with marks of the values
/// below `most`.
fn values_below(cells: u64, most: u64) -> impl Fn(u64) -> u64 {
    let root = cells.isqrt();
    let place =
        move |number: u64| (if number <= root { number } else { root + cells / number }) as usize;
    let mut values = vec![0; 2 * root as usize + 2];
    let quotients = (1..=root).chain((1..=root).rev().map(|cell| cells / cell));
    let mut seen = vec![0; most as usize];
    for number in quotients {
        let (mut sum, mut multiple) = (0, 2);
        seen[0] = number;
        while multiple <= number {
            let quotient = number / multiple;
            let last = number / quotient;
            let value = values[place(quotient)];
            if let Some(mark) = seen.get_mut((sum ^ value) as usize) {
                *mark = number;
            }
            sum ^= value * ((last - multiple + 1) % 2);
            multiple = last + 1;
        }
        values[place(number)] = seen.iter().take_while(|mark| **mark == number).count() as u64;
    }
    move |number| values[place(number)]
}
