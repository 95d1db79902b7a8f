//! Solve problems of moves in many heaps at once, of counting and of turning by plain recursion over whole positions,
//! from the rules in the judges' statements.

use std::collections::HashMap;

use mexplorer::Rng;

use super::plain::wins;
use super::{answer as judged, refused, shown};

fn won<P: Clone + Eq + std::hash::Hash>(position: P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
    wins(&position, options, &mut HashMap::new())
}

/// Return every way to choose one item of each list.
fn choices<T: Clone>(lists: &[Vec<T>]) -> Vec<Vec<T>> {
    lists.iter().fold(vec![Vec::new()], |all, list| {
        let with = |chosen: &Vec<T>| {
            let each = list.iter().map(|item| [&chosen[..], std::slice::from_ref(item)].concat());
            each.collect::<Vec<_>>()
        };
        all.iter().flat_map(with).collect()
    })
}

/// Return the options of pairs, where a move takes a multiple of one number from the other in every pair that has a
/// move.
fn every_pair(pairs: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let moves = |&(a, b): &(u64, u64)| {
        let first = (1..=a).map(|k| k * b).take_while(|taken| b > 0 && *taken <= a);
        let second = (1..=b).map(|k| k * a).take_while(|taken| a > 0 && *taken <= b);
        let first = first.map(|taken| (a - taken, b)).collect::<Vec<_>>();
        [first, second.map(|taken| (a, b - taken)).collect()].concat()
    };
    let live: Vec<Vec<(u64, u64)>> = pairs.iter().map(moves).filter(|m| !m.is_empty()).collect();
    if live.is_empty() { Vec::new() } else { choices(&live) }
}

/// Return the rows after `run` cards are taken from row `i`, with `left` cards remaining before them.
fn taken(rows: &[u64], i: usize, left: u64, run: u64) -> Vec<u64> {
    [&rows[..i], &[left, rows[i] - left - run], &rows[i + 1..]].concat()
}

fn runs(rows: &[u64], least: u64, most: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for left in 0..=*row {
            for run in (least..=most).filter(|run| left + run <= *row) {
                options.push(taken(rows, i, left, run));
            }
        }
    }
    options
}

fn first_run(row: u64, least: u64, most: u64) -> String {
    let first = first_runs(row, least, most).into_iter().find(|(_, wins)| *wins);
    first.map_or_else(|| "Second".into(), |(output, _)| output)
}

/// Return the output for each first move that takes a run of cards, and whether the move wins.
fn first_runs(row: u64, least: u64, most: u64) -> Vec<(String, bool)> {
    let mut memo = HashMap::new();
    let each = (0..row).flat_map(|left| (least..=most).map(move |run| (left, run)));
    let fits = each.filter(|(left, run)| left + run <= row);
    let wins = |(left, run)| {
        let next = taken(&[row], 0, left, run);
        let won = wins(&next, &|rows: &Vec<u64>| runs(rows, least, most), &mut memo);
        (format!("First\n{} {run}", left + 1), !won)
    };
    fits.map(wins).collect()
}

/// Return the outputs for the first moves of ABC278G, each with whether the move wins.
pub fn outputs(input: &str) -> Vec<(String, bool)> {
    let numbers: Vec<u64> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    first_runs(numbers[0], numbers[1], numbers[2])
}

/// Return all ways to put pieces on the squares 1 to n, each in ascending order.
fn layouts(squares: u64, pieces: u64) -> Vec<Vec<u64>> {
    let all = (0..1_u64 << squares).filter(|set| u64::from(set.count_ones()) == pieces);
    all.map(|set| (0..squares).filter(|i| set >> i & 1 == 1).map(|i| i + 1).collect()).collect()
}

fn coins(places: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in 0..places.len() {
        let first = if i == 0 { 1 } else { places[i - 1] + 1 };
        for to in first..places[i] {
            let mut next = places.to_vec();
            next[i] = to;
            options.push(next);
        }
    }
    options
}

/// Return the options of pieces on a strip. White pieces are at even indices of the list and move right; black pieces
/// move left.
fn black_and_white((pieces, mover): &(Vec<u64>, usize), most: u64) -> Vec<(Vec<u64>, usize)> {
    let each = |(i, &from): (usize, &u64)| {
        let free = match i % 2 {
            own if own != *mover => Vec::new(),
            0 => (from + 1..pieces[i + 1]).collect(),
            _ => (pieces[i - 1] + 1..from).collect(),
        };
        [vec![from], free].concat()
    };
    let lists: Vec<Vec<u64>> = pieces.iter().enumerate().map(each).collect();
    let moved = |next: &Vec<u64>| next.iter().zip(pieces).filter(|(a, b)| a != b).count() as u64;
    let all = choices(&lists).into_iter().filter(|next| (1..=most).contains(&moved(next)));
    all.map(|next| (next, 1 - mover)).collect()
}

fn merges(heaps: &[u64], most: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in 0..heaps.len() {
        for j in 0..i {
            if heaps[i] + heaps[j] <= most {
                let mut next = heaps.to_vec();
                next[j] += next.remove(i);
                next.sort_unstable();
                options.push(next);
            }
        }
    }
    options
}

/// Return all connected blocks of a board that contain the lower right corner of their bounding box, each with the
/// index of that corner.
fn blocks(rows: usize, columns: usize) -> Vec<(usize, u32)> {
    let mut all = Vec::new();
    for block in 1..1_u32 << (rows * columns) {
        let cells: Vec<usize> = (0..rows * columns).filter(|cell| block >> cell & 1 == 1).collect();
        let last = cells[cells.len() - 1];
        let near = |a: usize, b: usize| {
            (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns) == 1
        };
        let mut met = vec![last];
        let mut at = 0;
        while let Some(&cell) = met.get(at) {
            let next = cells.iter().filter(|other| near(cell, **other) && !met.contains(other));
            met.extend(next.copied().collect::<Vec<_>>());
            at += 1;
        }
        let within = cells.iter().all(|cell| cell % columns <= last % columns);
        if within && met.len() == cells.len() {
            all.push((last, block));
        }
    }
    all
}

/// Return whether the player to move wins. `turns` lists the sets of cells that a move may turn, each with the cell
/// that must be white.
fn turning(white: u64, turns: &[(usize, u64)]) -> bool {
    won(white, &|white: &u64| {
        let legal = turns.iter().filter(|(cell, _)| white >> cell & 1 == 1);
        legal.map(|(_, set)| white ^ set).collect()
    })
}

/// The squares of both pieces on each line, the player to move, and the number of times that each player may still move
/// back.
type Lines = (Vec<[i64; 2]>, usize, [u64; 2]);

fn lines((lines, mover, back): &Lines, distance: i64) -> Vec<Lines> {
    let mut options = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let (own, other) = (line[*mover], line[1 - mover]);
        let away = (own - other).signum();
        let forward = (1..(own - other).abs()).map(|step| (own - away * step, 0));
        let backward = (1..=distance).map(|step| (own + away * step, 1));
        for (to, used) in forward.chain(backward) {
            if used <= back[*mover] {
                let (mut next, mut back) = (lines.clone(), *back);
                next[i][*mover] = to;
                back[*mover] -= used;
                options.push((next, 1 - mover, back));
            }
        }
    }
    options
}

fn nim(heaps: Vec<u64>) -> bool {
    won(heaps, &|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..heaps.len() {
            for left in 0..heaps[i] {
                let mut next = heaps.clone();
                next[i] = left;
                options.push(next);
            }
        }
        options
    })
}

/// Return whether the player to move wins, where the player who takes the last stone loses.
fn last_loses(heap: u64, most: u64, memo: &mut HashMap<(u64, u64), bool>) -> bool {
    if let Some(known) = memo.get(&(heap, most)) {
        return *known;
    }
    let first =
        (1..=most.min(heap)).any(|take| take < heap && !last_loses(heap - take, 2 * take, memo));
    memo.insert((heap, most), first);
    first
}

fn divisions(heaps: &[u64], least: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate().filter(|(_, heap)| **heap >= least) {
        for parts in 2..=heap {
            let part = |number: u64| heap / parts + u64::from(number < heap % parts);
            let mut next = [&heaps[..i], &heaps[i + 1..]].concat();
            next.extend((0..parts).map(part));
            next.sort_unstable();
            options.push(next);
        }
    }
    options
}

/// The remaining numbers, and the index of the token.
type Walk = (Vec<u64>, usize);

fn walks((numbers, at): &Walk, far: usize) -> Vec<Walk> {
    let to = (*at..numbers.len().min(at + far + 1)).filter(|to| numbers[*to] > 0);
    to.map(|to| {
        let mut next = numbers.clone();
        next[to] -= 1;
        (next, to)
    })
    .collect()
}

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let mut words = input.split_whitespace().peekable();
    macro_rules! number {
        () => {
            words.next()?.parse::<u64>().ok()?
        };
    }
    macro_rules! list {
        ($count:expr) => {{
            let count = $count;
            let mut list = Vec::new();
            for _ in 0..count {
                list.push(number!());
            }
            list
        }};
    }
    let mut all = Vec::new();
    let mut say = |first: bool, won: &str, lost: &str| {
        all.push(String::from(if first { won } else { lost }));
    };
    match id {
        "HDU3595" => {
            while words.peek().is_some() {
                let pairs = list!(2 * number!()).chunks(2).map(|pair| (pair[0], pair[1])).collect();
                say(won(pairs, &|pairs: &Vec<(u64, u64)>| every_pair(pairs)), "MM", "GG");
            }
        }
        "ABC278G" => return Some(first_run(number!(), number!(), number!())),
        "P5363" => {
            let (squares, count) = (number!(), number!());
            let first = layouts(squares, count)
                .into_iter()
                .filter(|all| won(all.clone(), &|places: &Vec<u64>| coins(places)));
            return Some(first.count().to_string());
        }
        "P2490" => {
            let (squares, count, most) = (number!(), number!(), number!());
            let mut memo = HashMap::new();
            let options = |position: &(Vec<u64>, usize)| black_and_white(position, most);
            let all = layouts(squares, count).into_iter();
            let first = all.filter(|layout| wins(&(layout.clone(), 0), &options, &mut memo));
            return Some(first.count().to_string());
        }
        "P4101" => {
            for _ in 0..number!() {
                let (stones, most) = (number!(), number!());
                let start = vec![1; stones as usize];
                say(won(start, &|heaps: &Vec<u64>| merges(heaps, most)), "0", "1");
            }
        }
        "P2594" => {
            for _ in 0..number!() {
                let (rows, columns) = (number!() as usize, number!() as usize);
                let coins: String = words.by_ref().take(rows).collect();
                let tails = coins.chars().enumerate().filter(|(_, coin)| *coin == 'T');
                let turns: Vec<(usize, u64)> =
                    blocks(rows, columns).into_iter().map(|(c, set)| (c, set.into())).collect();
                let tails = tails.fold(0, |all, (cell, _)| all | 1 << cell);
                say(turning(tails, &turns), "-_-", "=_=");
            }
        }
        "P3179" => {
            let cells = number!();
            let mut turns = Vec::new();
            for cell in 1..=cells {
                for k in 1..=cells / cell {
                    turns.push((cell as usize, (1..=k).fold(0, |set, i| set | 1 << (i * cell))));
                }
            }
            for _ in 0..number!() {
                let white = list!(number!()).iter().fold(0, |all, cell| all | 1 << cell);
                say(turning(white, &turns), "Yes", "No");
            }
        }
        "P7589" => {
            for _ in 0..number!() {
                let (count, times, distance) = (number!(), number!(), number!() as i64);
                let mut start = Vec::new();
                for _ in 0..count {
                    words.next()?;
                    let mut square = || words.next()?.parse::<i64>().ok();
                    start.push([square()?, square()?]);
                }
                let start = (start, 0, [times; 2]);
                say(won(start, &|position: &Lines| lines(position, distance)), "Yes", "No");
            }
        }
        "P5970" => {
            let (count, multiple) = (number!(), number!());
            let heaps = list!(count);
            let stay = |set: &u64| {
                let left = heaps.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
                left.map(|(_, heap)| *heap).collect::<Vec<u64>>()
            };
            let sets = (1..1_u64 << count).map(|set| stay(&set));
            let sets = sets.filter(|left| (count - left.len() as u64).is_multiple_of(multiple));
            return Some(sets.filter(|left| !nim(left.clone())).count().to_string());
        }
        "P6791" => {
            let mut lines = Vec::new();
            for _ in 0..number!() {
                let (most, largest) = (number!(), number!());
                let mut memo = HashMap::new();
                let first = (1..=largest).filter(|heap| last_loses(*heap, most, &mut memo));
                lines.push(first.count().to_string());
            }
            return Some(lines.join("\n"));
        }
        "CF494E" => {
            let (side, count, most) = (number!() as usize, number!(), number!() as usize);
            let mut white = 0;
            for _ in 0..count {
                let corners = list!(4);
                for row in corners[0]..=corners[2] {
                    for column in corners[1]..=corners[3] {
                        white |= 1 << ((row as usize - 1) * side + column as usize - 1);
                    }
                }
            }
            let mut turns = Vec::new();
            for row in 0..side {
                for column in 0..side {
                    for length in 1..=most.min(row + 1).min(column + 1) {
                        let cells = (0..length * length)
                            .map(|i| (row - i / length) * side + column - i % length);
                        turns.push((
                            row * side + column,
                            cells.fold(0, |all, cell| all | 1 << cell),
                        ));
                    }
                }
            }
            say(turning(white, &turns), "Hamed", "Malek");
        }
        "P3235" => {
            let (games, least) = (number!(), number!());
            for _ in 0..games {
                let heaps = list!(number!());
                say(won(heaps, &|heaps: &Vec<u64>| divisions(heaps, least)), "1", "0");
            }
            return Some(all.join(" "));
        }
        "P5652" => {
            let (count, far, asked) = (number!(), number!(), number!());
            let generated = number!() == 1;
            let numbers = list!(count);
            let mut seed = if generated { list!(4) } else { Vec::new() };
            let mut sum = 0;
            for question in 1..=asked {
                let mut end = || {
                    if !generated {
                        return words.next()?.parse::<u64>().ok();
                    }
                    seed[0] = (seed[0] * seed[1] + seed[2]) % seed[3];
                    Some(seed[0] % count + 1)
                };
                let (a, b) = (end()?, end()?);
                let mut part = numbers[a.min(b) as usize - 1..a.max(b) as usize].to_vec();
                part[0] -= 1;
                if won((part, 0), &|walk: &Walk| walks(walk, far as usize)) {
                    sum += question * question;
                }
            }
            return Some(sum.to_string());
        }
        _ => return None,
    }
    Some(all.join("\n"))
}

/// Draw an input small enough for plain recursion, for problems whose random inputs are too large.
pub fn small_input(id: &str, rng: &mut Rng) -> Option<String> {
    let mut list = |count: u64, lo: u64, hi: u64| {
        let words: Vec<String> = (0..count).map(|_| rng.within(lo, hi).to_string()).collect();
        words.join(" ")
    };
    Some(match id {
        "HDU3595" => format!("3 {}\n2 {}", list(6, 1, 7), list(4, 0, 9)),
        "ABC278G" => {
            let row = rng.within(1, 13);
            let least = rng.within(1, row.min(4));
            format!("{row} {least} {}", if rng.below(3) == 0 { least + 1 } else { least })
        }
        "P5363" => {
            let squares = rng.within(1, 10);
            format!("{squares} {}", rng.within(1, squares.min(4)))
        }
        "P2490" => {
            let pairs = rng.within(1, 3);
            format!("{} {} {}", rng.within(2 * pairs, 8), 2 * pairs, rng.within(1, 4))
        }
        "P4101" => format!("2\n{} {}\n6 2", rng.within(1, 11), rng.within(1, 8)),
        "P2594" => {
            let (rows, columns) = (rng.within(1, 3), rng.within(1, 3));
            let coin = |_| if rng.below(2) == 0 { 'T' } else { 'H' };
            let coins: Vec<char> = (0..rows * columns).map(coin).collect();
            let coins: Vec<String> =
                coins.chunks(columns as usize).map(|row| row.iter().collect()).collect();
            format!("1\n{rows} {columns}\n{}", coins.join("\n"))
        }
        "P3179" => {
            let cells = rng.within(1, 9);
            let white: Vec<String> = (1..=cells)
                .filter(|cell| *cell == cells || rng.below(2) == 0)
                .map(|cell| cell.to_string())
                .collect();
            format!("{cells}\n1\n{}\n{}", white.len(), white.join(" "))
        }
        "P7589" => {
            let count = rng.within(1, 2);
            let mut line = |_| {
                let (black, gap) = (rng.within(0, 6) as i64 - 3, rng.within(1, 4) as i64);
                let white = if rng.below(2) == 0 { black - gap } else { black + gap };
                format!("0 {black} {white}\n")
            };
            let lines: String = (0..count).map(&mut line).collect();
            format!("1\n{count} {} {}\n{lines}", rng.below(2), rng.within(1, 2))
        }
        "P5970" => {
            let count = rng.within(1, 6);
            format!("{count} {}\n{}", rng.within(1, 4), {
                let words: Vec<String> = (0..count).map(|_| rng.within(0, 3).to_string()).collect();
                words.join(" ")
            })
        }
        "P6791" => format!("2\n{} {}\n{} 7", rng.within(1, 9), rng.within(1, 60), rng.within(1, 3)),
        "CF494E" => {
            let side = rng.within(1, 3);
            let count = rng.within(1, 3);
            let mut rectangle = |_| {
                let (top, left) = (rng.within(1, side), rng.within(1, side));
                format!("{top} {left} {} {}\n", rng.within(top, side), rng.within(left, side))
            };
            let rectangles: String = (0..count).map(&mut rectangle).collect();
            format!("{side} {count} {}\n{rectangles}", rng.within(1, side))
        }
        "P3235" => {
            let least = list(1, 1, 4);
            format!("2 {least}\n2 {}\n1 {}", list(2, 1, 8), list(1, 1, 14))
        }
        _ => return None,
    })
}

#[test]
fn coins_in_blocks_have_the_values_of_plain_play() {
    for (rows, columns) in [(1, 12), (2, 6), (3, 4), (4, 3), (2, 7), (14, 1)] {
        let mut values: Vec<u64> = Vec::new();
        let all = blocks(rows, columns);
        for cell in 0..rows * columns {
            let own = all.iter().filter(|(last, _)| *last == cell);
            let sum = |(_, block): &(usize, u32)| {
                let others = (0..cell).filter(|other| block >> other & 1 == 1);
                others.fold(0, |sum, other| sum ^ values[other])
            };
            let seen: std::collections::HashSet<u64> = own.map(sum).collect();
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        // Check that a single coin is shown as a Nim heap of the coin's value.
        for (cell, value) in values.iter().enumerate() {
            let coins = |at: usize| if at == cell { 'T' } else { 'H' };
            let rows: Vec<String> =
                (0..rows).map(|i| (0..columns).map(|j| coins(i * columns + j)).collect()).collect();
            let input = format!("1\n{} {columns}\n{}", rows.len(), rows.join("\n"));
            let position = format!(r#"{{"cases":[{{"game":"nim","position":"{value}"}}]}}"#);
            assert_eq!(shown("P2594", &input), position);
        }
    }
}

#[test]
fn merging_up_to_a_bound_is_counted() {
    let mut memo = HashMap::new();
    for most in 1..=13 {
        for stones in 1..=17 {
            memo.clear();
            let options = |heaps: &Vec<u64>| merges(heaps, most);
            let first = wins(&vec![1; stones], &options, &mut memo);
            let expected = if first { "0" } else { "1" };
            assert_eq!(judged("P4101", &format!("1 {stones} {most}")), expected);
        }
    }
}

#[test]
fn covered_cells_are_those_of_a_drawn_board() {
    let mut rng = Rng::new(5);
    for _ in 0..300 {
        let side = rng.within(1, 40);
        let mut white = vec![false; (side * side) as usize];
        let count = rng.within(1, 9);
        let most = rng.within(1, side);
        let mut input = format!("{side} {count} {most}");
        for _ in 0..count {
            let (top, left) = (rng.within(1, side), rng.within(1, side));
            let (bottom, right) = (rng.within(top, side), rng.within(left, side));
            input += &format!(" {top} {left} {bottom} {right}");
            for cell in (top - 1..bottom).flat_map(|i| (left - 1..right).map(move |j| i * side + j))
            {
                white[cell as usize] = true;
            }
        }
        let worth = |cell: u64| {
            let both = (cell / side + 1) | (cell % side + 1);
            (1 << both.trailing_zeros()).min(1 << most.ilog2())
        };
        let cells = (0..side * side).filter(|cell| white[*cell as usize]);
        let value: u64 = cells.map(worth).fold(0, |sum, worth| sum ^ worth);
        let winner = if value == 0 { "Malek" } else { "Hamed" };
        assert_eq!(judged("CF494E", &input), winner, "{input}");
    }
}

#[test]
fn mistakes_in_these_have_their_spots() {
    let spot = |id: &str, input: &str| {
        let (code, span, _) = refused(id, input);
        (code, span.unwrap_or_default())
    };
    assert_eq!(spot("HDU3595", "1 2"), ("missing-input", (3, 3)));
    assert_eq!(spot("ABC278G", "6 0 2"), ("expected-number", (2, 3)));
    assert_eq!(spot("ABC278G", "6 3 2"), ("expected-number", (4, 5)));
    assert_eq!(spot("P5363", "4 5"), ("number-too-large", (2, 3)));
    assert_eq!(spot("P4101", "1 4 0"), ("expected-number", (4, 5)));
    assert_eq!(spot("P2594", "1 1 2 HX"), ("expected-coin", (7, 8)));
    assert_eq!(spot("P2594", "1 1 2 HHT"), ("wrong-count", (6, 9)));
    assert_eq!(spot("P3179", "4 1 1 5"), ("number-too-large", (6, 7)));
    assert_eq!(spot("P3179", "4 1 1 0"), ("expected-number", (6, 7)));
    assert_eq!(spot("P2490", "9 3 1"), ("wrong-count", (2, 3)));
    assert_eq!(spot("P7589", "1 1 0 1 0 -3 -3"), ("wrong-order", (13, 15)));
    assert_eq!(spot("P7589", "1 1 0 1 - 3 4"), ("expected-number", (8, 9)));
    assert_eq!(spot("P7589", "1 1 0 1 0 --3 4"), ("negative-number", (11, 13)));
    assert_eq!(spot("P5970", "1 0 4"), ("expected-number", (2, 3)));
    assert_eq!(spot("P6791", "1 2 -1"), ("negative-number", (4, 6)));
    assert_eq!(spot("CF494E", "5 1 2 3 3 2 4"), ("expected-number", (10, 11)));
    assert_eq!(spot("CF494E", "5 1 6 1 1 1 1"), ("number-too-large", (4, 5)));
    assert_eq!(spot("P3235", "1 0 1 4"), ("expected-number", (2, 3)));
    assert_eq!(spot("P5652", "2 1 1 0 1 1 2 1"), ("expected-number", (14, 15)));
    assert_eq!(spot("P5652", "2 1 1 2 1 1 2 1"), ("number-too-large", (6, 7)));
}

#[test]
fn what_is_empty_in_these_is_answered() {
    assert_eq!(judged("HDU3595", "0 1 0 5"), "GG\nGG");
    assert_eq!(judged("ABC278G", "0 1 1"), "Second");
    assert_eq!(judged("ABC278G", "3 4 9"), "Second");
    assert_eq!(judged("P5363", "5 0"), "0");
    assert_eq!(judged("P5363", "3 3"), "0");
    assert_eq!(judged("P2490", "7 0 1"), "0");
    assert_eq!(judged("P4101", "2 0 3 9 1"), "1\n1");
    assert_eq!(judged("P2594", "2 0 4 3 0"), "=_=\n=_=");
    assert_eq!(judged("P3179", "5 2 0 1 5"), "No\nYes");
    assert_eq!(judged("P7589", "1 0 3 4"), "No");
    assert_eq!(judged("P5970", "0 3"), "0");
    assert_eq!(judged("P6791", "3 1 0 1 1 0 9"), "0\n0\n0");
    assert_eq!(judged("CF494E", "4 0 2"), "Malek");
    assert_eq!(judged("P3235", "2 1 0 1 1"), "0 0");
    assert_eq!(judged("P3235", "0 4"), "");
    assert_eq!(judged("P5652", "1 0 0 0 7"), "0");
    assert_eq!(shown("P2490", "7 0 1"), r#"{"game":"moore 1","position":"0"}"#);
    assert_eq!(shown("P5363", "5 2"), r#"{"game":"silver-dollar","position":"3 4"}"#);
    assert_eq!(
        shown("P6791", "1 3 9"),
        r#"{"cases":[{"game":"fibonacci misere","position":"9:3"}]}"#
    );
    assert_eq!(
        shown("P5652", "3 1 1 0 2 1 1 1 3"),
        r#"{"game":"graph 1_1>1_0 1_0>2_0 1_1>2_0 2_1>2_0 2_0>3_0 2_1>3_0 3_1>3_0","position":"1_1"}"#
    );
}

#[test]
fn large_inputs_of_these_are_answered() {
    let top = (1_u64 << 53) - 1;
    // Neighbouring Fibonacci numbers: each division of Euclid's algorithm but the last has quotient 1.
    let fibonacci = "3 7540113804746346 4660046610375530 1 1 2 1";
    assert_eq!(judged("HDU3595", fibonacci), "MM");
    assert!(judged("ABC278G", "9000 3 7").starts_with("First\n"));
    assert!(judged("ABC278G", "2000 1 2000").starts_with("First\n1 "));
    assert_eq!(judged("P5363", "150000 50").parse::<u64>().map(|n| n < 1_000_000_009), Ok(true));
    assert_eq!(judged("P2490", "10000 100 3").parse::<u64>().map(|n| n < 1_000_000_007), Ok(true));
    assert_eq!(judged("P5363", "1000000 1000000"), "0");
    assert_eq!(judged("P2490", "1000000 999998 7").parse::<u64>().map(|n| n > 0), Ok(true));
    assert_eq!(judged("P4101", &format!("2 {} {top} {top} 3", top - 1)), "0\n1");
    let board = format!("1 900 900 {}", format!("{} ", "T".repeat(900)).repeat(900));
    assert!(["-_-", "=_="].contains(&judged("P2594", &board).as_str()));
    assert_eq!(shown("P2594", &format!("1 2 60 {0} {0}", "T".repeat(60))).matches(' ').count(), 52);
    assert_eq!(judged("P3179", "1000000000 2 2 1 2 1 999999999"), "Yes\nYes");
    let far = (1_u64 << 52).to_string();
    assert_eq!(judged("P7589", &format!("1 1 {top} {top} 0 -{far} {far}")), "Yes");
    let heaps = vec!["1000000"; 300_000].join(" ");
    assert_eq!(
        judged("P5970", &format!("300000 10 {heaps}")).parse::<u64>().map(|n| n > 0),
        Ok(true)
    );
    assert_eq!(judged("P5970", &format!("3 1 {top} {top} 4")), "1");
    let large = format!("1{}", "0".repeat(36));
    assert_eq!(judged("P6791", &format!("1 {large} {large}")), format!("{}", "9".repeat(36)));
    let all: String = (1..20_000).map(|i| format!(" {i} {i} {} {}", i + 1, top - i)).collect();
    assert!(
        ["Hamed", "Malek"].contains(&judged("CF494E", &format!("{top} 19999 {top}{all}")).as_str())
    );
    assert_eq!(judged("P3235", "3 2 1 100000 1 99999 2 100000 100000"), "1 1 0");
    let row = vec!["1000000000"; 300_000].join(" ");
    // If all numbers are even, the first player wins each question.
    let squares = (1..=300_000_u32).fold(0, |sum: u32, i| sum.wrapping_add(i.wrapping_mul(i)));
    let drawn = judged("P5652", &format!("300000 5 300000 1 {row} 1 2 3 1000000007"));
    assert_eq!(drawn, squares.to_string());
}
