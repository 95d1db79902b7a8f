//! Solve problems of contestants' reading lists by plain recursion over whole positions and by counting one by one,
//! from the rules alone.

use std::collections::HashMap;
use std::hash::Hash;

use super::plain::wins;

fn won<P: Clone + Eq + Hash>(position: P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
    wins(&position, options, &mut HashMap::new())
}

/// Return every position with one heap replaced by an element of `each`, with its heaps sorted.
fn replaced(heaps: &[u64], each: &dyn Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let one = |i: usize| {
        each(heaps[i]).into_iter().map(move |into| {
            let mut next = [&heaps[..i], &into, &heaps[i + 1..]].concat();
            next.retain(|heap| *heap > 0);
            next.sort_unstable();
            next
        })
    };
    (0..heaps.len()).flat_map(one).collect()
}

/// Return whether the player to move wins Nim with a bound on the amount of a move.
fn nim(heaps: &[u64], most: u64) -> bool {
    let mut start: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    start.sort_unstable();
    won(start, &|heaps| {
        replaced(heaps, &|heap| (heap.saturating_sub(most)..heap).map(|left| vec![left]).collect())
    })
}

const ANY: u64 = u64::MAX;

/// Return the winning moves of Nim, each as the index of a heap and its new size.
fn nim_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let mut moves = Vec::new();
    for i in 0..heaps.len() {
        for left in (0..heaps[i]).rev() {
            let mut next = heaps.to_vec();
            next[i] = left;
            if !nim(&next, ANY) {
                moves.push((i, left));
            }
        }
    }
    moves
}

fn misere(heaps: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    if heaps.is_empty() {
        return true;
    }
    if let Some(known) = memo.get(heaps) {
        return *known;
    }
    let each = |heap: u64| (0..heap).map(|left| vec![left]).collect();
    let first = replaced(heaps, &each).iter().any(|next| !misere(next, memo));
    memo.insert(heaps.to_vec(), first);
    first
}

/// Return all sublists of a list.
fn subsets(all: &[u64]) -> Vec<Vec<u64>> {
    let chosen = |mask: u32| {
        let some = (0..all.len()).filter(move |i| mask >> i & 1 == 1);
        some.map(|i| all[i]).collect()
    };
    (0..1 << all.len()).map(chosen).collect()
}

/// Return the fewest matches that the first player must remove in whole heaps to win. The second player then removes
/// whole heaps in the same way, and Nim is played.
fn new_nim(heaps: &[u64]) -> u64 {
    let wins = |left: &Vec<u64>| {
        !left.is_empty() && subsets(left).iter().all(|kept| kept.is_empty() || nim(kept, ANY))
    };
    let kept = subsets(heaps).into_iter().filter(wins).map(|kept| kept.iter().sum::<u64>());
    heaps.iter().sum::<u64>() - kept.max().unwrap()
}

fn chosen_heap(heaps: &[u64]) -> u64 {
    let mut ways = 0;
    for first in 0..heaps.len() {
        let others = [&heaps[..first], &heaps[first + 1..]].concat();
        for others in subsets(&others) {
            let lost = |left: u64| !nim(&[&others[..], &[left]].concat(), ANY);
            ways += u64::from(!(0..heaps[first]).any(lost));
        }
    }
    ways
}

fn bound(heaps: &[u64]) -> String {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    if nim(heaps, largest.max(1)) {
        return "-1".into();
    }
    (1..=largest).rev().find(|most| nim(heaps, *most)).unwrap_or(0).to_string()
}

/// Return whether the player to move wins with one heap, where the amounts that satisfy `allowed` may be taken.
fn taking(heap: u64, allowed: &dyn Fn(u64) -> bool) -> bool {
    let mut won = vec![false];
    for heap in 1..=heap as usize {
        won.push((1..=heap).any(|take| allowed(take as u64) && !won[heap - take]));
    }
    won[heap as usize]
}

fn prime_power(n: u64) -> bool {
    let primes = (2..=n).filter(|p| (2..*p).all(|d| p % d > 0));
    n == 1 || primes.filter(|p| n.is_multiple_of(*p)).count() == 1
}

fn pebbles(heaps: &[u64]) -> bool {
    won(heaps.to_vec(), &|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..heaps.len() {
            let least = if i == 0 { 0 } else { heaps[i - 1] };
            for left in least..heaps[i] {
                let mut next = heaps.clone();
                next[i] = left;
                options.push(next);
            }
        }
        options
    })
}

/// Return whether the player to move wins with rows of 20 squares, given as bits. A piece jumps to the next free square
/// on its right.
fn jumps(rows: &[u32]) -> bool {
    won(rows.to_vec(), &|rows: &Vec<u32>| {
        let mut options = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            for from in (1..=20).filter(|square| row >> square & 1 == 1) {
                if let Some(to) = (from + 1..=20).find(|square| row >> square & 1 == 0) {
                    let mut next = rows.clone();
                    next[i] ^= 1 << from | 1 << to;
                    options.push(next);
                }
            }
        }
        options
    })
}

fn wythoff_options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let pair = |a: u64, b: u64| (a.min(b), a.max(b));
    let one = (0..a).map(|left| pair(left, b)).chain((0..b).map(|left| pair(a, left)));
    one.chain((1..=a.min(b)).map(|take| (a - take, b - take))).collect()
}

fn wythoff(a: u64, b: u64) -> bool {
    won((a.min(b), a.max(b)), &wythoff_options)
}

fn wythoff_moves(a: u64, b: u64) -> String {
    let (a, b) = (a.min(b), a.max(b));
    let equal = |left: &(u64, u64)| left.1 - left.0 == b - a && left.0 < a;
    let mut left = wythoff_options(&(a, b));
    left.retain(|&(x, y)| !wythoff(x, y));
    left.sort_unstable_by_key(|left| (!equal(left), *left));
    left.dedup();
    let lines: Vec<String> = left.iter().map(|(x, y)| format!("\n{x} {y}")).collect();
    if lines.is_empty() { "0".into() } else { format!("1{}", lines.concat()) }
}

/// Return whether the player to move wins Fibonacci Nim with a heap from which at most `most` stones may be taken.
fn fibonacci(heap: u64, most: u64) -> bool {
    won((heap, most.min(heap)), &|&(heap, most): &(u64, u64)| {
        (1..=most).map(|take| (heap - take, (2 * take).min(heap - take))).collect()
    })
}

/// Return whether the player to move wins with rows from which runs of these lengths may be taken.
fn rows(lengths: Vec<u64>, runs: &[u64]) -> bool {
    won(lengths, &|rows: &Vec<u64>| replaced(rows, &|row| taken(row, runs)))
}

fn taken(row: u64, runs: &[u64]) -> Vec<Vec<u64>> {
    let runs = runs.iter().filter(|run| **run <= row);
    runs.flat_map(|run| (0..=row - run).map(move |left| vec![left, row - run - left])).collect()
}

/// Return whether the player to move wins with a ring, which the first move opens into a row.
fn ring(length: u64, runs: &[u64]) -> bool {
    runs.iter().any(|run| *run <= length && !rows(vec![length - run], runs))
}

fn bottle_moves(beans: &[u64]) -> Vec<([usize; 3], Vec<u64>)> {
    let mut moves = Vec::new();
    for i in 0..beans.len() {
        for j in i + 1..beans.len() {
            for k in j..beans.len() {
                if beans[i] > 0 {
                    let mut next = beans.to_vec();
                    next[i] -= 1;
                    next[j] += 1;
                    next[k] += 1;
                    // Set the beans of the last bottle to 0: they cannot move.
                    next[beans.len() - 1] = 0;
                    moves.push(([i, j, k], next));
                }
            }
        }
    }
    moves
}

fn bottles(beans: &[u64]) -> String {
    let mut memo = HashMap::new();
    let options =
        |beans: &Vec<u64>| bottle_moves(beans).into_iter().map(|(_, next)| next).collect();
    let winning: Vec<[usize; 3]> = bottle_moves(beans)
        .into_iter()
        .filter(|(_, next)| !wins(next, &options, &mut memo))
        .map(|(mv, _)| mv)
        .collect();
    let first = winning.first().map_or("-1 -1 -1".into(), |[i, j, k]| format!("{i} {j} {k}"));
    format!("{first}\n{}", winning.len())
}

/// Return whether an input of the problem has the number of its cases before them.
fn counted(id: &str) -> bool {
    matches!(
        id,
        "P2197"
            | "CSES1730"
            | "P4279"
            | "CSES1098"
            | "HDU1846"
            | "P4018"
            | "P3480"
            | "P2575"
            | "CSES2207"
            | "HDU3980"
            | "P3185"
    )
}

/// Return the number of zeros that end an input of the problem.
fn ended(id: &str) -> usize {
    match id {
        "HDU1849" | "POJ2975" | "HDU1850" | "HDU2176" | "HDU2516" | "POJ2484" => 1,
        "HDU2177" => 2,
        _ => 0,
    }
}

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let words = input.split_whitespace().map(|word| word.parse().ok());
    let words = words.collect::<Option<Vec<u64>>>()?;
    let mut rest = &words[usize::from(counted(id))..];
    rest = &rest[..rest.len() - ended(id)];
    let mut lines = Vec::new();
    let mut case = 0;
    while !rest.is_empty() {
        let mut words = rest.iter().copied();
        case += 1;
        lines.push(self::case(id, case, &mut words)?);
        rest = &rest[rest.len() - words.len()..];
    }
    Some(lines.join("\n"))
}

fn case(id: &str, number: usize, words: &mut dyn ExactSizeIterator<Item = u64>) -> Option<String> {
    let say =
        |first: bool, won: &str, lost: &str| Some(String::from(if first { won } else { lost }));
    macro_rules! list {
        () => {{
            let count = words.next()?;
            (0..count).map(|_| words.next()).collect::<Option<Vec<u64>>>()?
        }};
    }
    match id {
        "P2197" => say(nim(&list!(), ANY), "Yes", "No"),
        "CSES1730" => say(nim(&list!(), ANY), "first", "second"),
        "HDU1849" => say(nim(&list!(), ANY), "Rabbit Win!", "Grass Win!"),
        "POJ2975" | "HDU1850" => Some(nim_moves(&list!()).len().to_string()),
        "HDU2176" => {
            let heaps = list!();
            let moves = nim_moves(&heaps).into_iter();
            let lines: Vec<String> = moves.map(|(i, to)| format!("\n{} {to}", heaps[i])).collect();
            Some(if lines.is_empty() { "No".into() } else { format!("Yes{}", lines.concat()) })
        }
        "P1247" => {
            let mut heaps = list!();
            let Some(&(i, to)) = nim_moves(&heaps).first() else { return Some("lose".into()) };
            let take = heaps[i] - to;
            heaps[i] = to;
            let left: Vec<String> = heaps.iter().map(u64::to_string).collect();
            Some(format!("{take} {}\n{}", i + 1, left.join(" ")))
        }
        "P4301" => Some(new_nim(&list!()).to_string()),
        "P4279" => {
            let mut heaps = list!();
            heaps.sort_unstable();
            say(misere(&heaps, &mut HashMap::new()), "John", "Brother")
        }
        "P5675" => Some(chosen_heap(&list!()).to_string()),
        "ARC168B" => Some(bound(&list!())),
        "CSES1098" => say(nim(&list!(), 3), "first", "second"),
        "HDU1846" => {
            let (heap, most) = (words.next()?, words.next()?);
            say(taking(heap, &|take| take <= most), "first", "second")
        }
        "CSES1729" => {
            let (most, count) = (words.next()?, words.next()?);
            let set = (0..count).map(|_| words.next()).collect::<Option<Vec<u64>>>()?;
            let one = |heap| if taking(heap, &|take| set.contains(&take)) { 'W' } else { 'L' };
            Some((1..=most).map(one).collect())
        }
        "P4018" => say(taking(words.next()?, &prime_power), "October wins!", "Roy wins!"),
        "P3480" => say(pebbles(&list!()), "TAK", "NIE"),
        "P2575" => {
            let mut all = Vec::new();
            for _ in 0..words.next()? {
                all.push(list!().iter().fold(0, |row, square| row | 1 << square));
            }
            say(jumps(&all), "YES", "NO")
        }
        "P2252" | "HDU1527" => say(wythoff(words.next()?, words.next()?), "1", "0"),
        "HDU2177" => Some(wythoff_moves(words.next()?, words.next()?)),
        "HDU2516" => {
            let heap = words.next()?;
            say(fibonacci(heap, heap - 1), "First win", "Second win")
        }
        "P6487" => {
            let heap = words.next()?;
            let wins = |take: &u64| !fibonacci(heap - take, 2 * take);
            (1..=heap).find(wins).map(|take| take.to_string())
        }
        "CSES2207" => {
            let each = |heap: u64| (1..heap.div_ceil(2)).map(|a| vec![a, heap - a]).collect();
            let first = won(vec![words.next()?], &|heaps: &Vec<u64>| replaced(heaps, &each));
            say(first, "first", "second")
        }
        "POJ2484" => say(ring(words.next()?, &[1, 2]), "Alice", "Bob"),
        "HDU3980" => {
            let (beads, run) = (words.next()?, words.next()?);
            let winner = say(ring(beads, &[run]), "aekdycoin", "abcdxyzk")?;
            Some(format!("Case #{number}: {winner}"))
        }
        "HDU2999" => {
            let set = list!();
            let lines = list!()
                .into_iter()
                .map(|row| String::from(if rows(vec![row], &set) { "1" } else { "2" }));
            Some(lines.collect::<Vec<_>>().join("\n"))
        }
        "P3185" => Some(bottles(&list!())),
        _ => None,
    }
}

/// Draw an input small enough for plain recursion, for problems whose random inputs are too large.
pub fn small_input(id: &str, rng: &mut mexplorer::Rng) -> Option<String> {
    let mut heaps = |most: u64, hi: u64| {
        let count = rng.within(1, most);
        let heaps: Vec<String> = (0..count).map(|_| rng.within(1, hi).to_string()).collect();
        format!("{count}\n{}\n", heaps.join(" "))
    };
    Some(match id {
        "P2197" | "CSES1730" => format!("2\n{}{}", heaps(4, 6), heaps(3, 7)),
        "CSES1098" => format!("2\n{}{}", heaps(4, 7), heaps(3, 9)),
        "P4279" => format!("2\n{}{}", heaps(4, 5), heaps(6, 1)),
        "HDU1849" | "POJ2975" | "HDU1850" | "HDU2176" => format!("{}{}0", heaps(4, 5), heaps(3, 7)),
        "P1247" | "P4301" | "ARC168B" => heaps(4, 5),
        "P5675" => heaps(4, 4),
        "CSES2207" => format!("2\n{}\n{}\n", rng.within(1, 17), rng.within(1, 20)),
        "POJ2484" => format!("{}\n{}\n0", rng.within(1, 14), rng.within(1, 5)),
        "HDU3980" => format!("2\n{} {}\n9 2\n", rng.within(1, 15), rng.within(1, 5)),
        "HDU2999" => format!("{}2\n{} {}\n", heaps(3, 4), rng.below(13), rng.below(10)),
        "P3185" => {
            let beans: Vec<String> = (0..4).map(|_| rng.below(3).to_string()).collect();
            format!("2\n4\n{}\n3\n0 0 1\n", beans.join(" "))
        }
        "P3480" => {
            let mut list: Vec<u64> = (0..rng.within(1, 4)).map(|_| rng.below(6)).collect();
            list.sort_unstable();
            let text: Vec<String> = list.iter().map(u64::to_string).collect();
            format!("1\n{}\n{}\n", list.len(), text.join(" "))
        }
        "P2575" => {
            let row: Vec<String> = (14..=20)
                .filter(|_| rng.below(2) == 0)
                .map(|square: u64| square.to_string())
                .collect();
            format!("1\n2\n{} {}\n2 17 19\n", row.len(), row.join(" "))
        }
        _ => return None,
    })
}
