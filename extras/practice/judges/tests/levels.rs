//! Solve problems about numbers on levels and about a row of two colours by plain recursion, from the rules in the
//! judges' statements.

use std::collections::BTreeSet;

use mexplorer::Rng;

use super::boards::{Words, won};

/// Return numbers as a line of text.
fn line(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Draw an input small enough for plain recursion, for problems whose random inputs are too large.
pub fn small_input(id: &str, rng: &mut Rng) -> Option<String> {
    Some(match id {
        "CF1704F" => {
            let mut row = || {
                let mut row: String = (0..rng.within(1, 9))
                    .map(|_| if rng.below(2) == 0 { 'R' } else { 'B' })
                    .collect();
                // In half of the cases give both colours equally many squares.
                if rng.below(2) == 0 {
                    row = row.chars().take(4).collect();
                    let other: String =
                        row.chars().map(|c| if c == 'R' { 'B' } else { 'R' }).collect();
                    row.push_str(&other);
                }
                format!("\n{}\n{row}", row.len())
            };
            format!("3{}{}{}", row(), row(), row())
        }
        "CF1149E" => {
            let cities = rng.within(1, 4);
            let most = rng.within(1, 3);
            let taxes: Vec<u64> = (0..cities).map(|_| rng.within(0, most)).collect();
            let pairs = (1..=cities).flat_map(|b| (1..b).map(move |a| (a, b)));
            let roads: Vec<(u64, u64)> = pairs.filter(|_| rng.below(2) == 0).collect();
            let lines: String = roads.iter().map(|(a, b)| format!("\n{b} {a}")).collect();
            format!("{cities} {}\n{}{lines}", roads.len(), line(&taxes))
        }
        "CF1451F" => {
            let mut matrix = || {
                let (rows, columns, most) =
                    [(1, 3, 3), (2, 2, 3), (3, 1, 2), (2, 3, 1), (3, 2, 1)][rng.below(5) as usize];
                let row = |_| {
                    let row: Vec<u64> = (0..columns).map(|_| rng.within(0, most)).collect();
                    format!("\n{}", line(&row))
                };
                let rows: Vec<String> = (0..rows).map(row).collect();
                format!("\n{} {columns}{}", rows.len(), rows.concat())
            };
            format!("2{}{}", matrix(), matrix())
        }
        _ => return None,
    })
}

/// Return the options of a row: two neighbouring squares, at least one of the player's colour, are painted white.
fn paint((row, own): &(Vec<u8>, u8)) -> Vec<(Vec<u8>, u8)> {
    let other = if *own == b'R' { b'B' } else { b'R' };
    let pairs = (1..row.len()).filter(|at| row[at - 1] == *own || row[*at] == *own);
    let painted = |at: usize| {
        let mut next = row.clone();
        (next[at - 1], next[at]) = (b'W', b'W');
        (next, other)
    };
    pairs.map(painted).collect()
}

/// Return all lists in which the numbers at the indices `free` are replaced by numbers from 0 to `most`.
fn replaced(numbers: &[u64], free: &[usize], most: u64) -> Vec<Vec<u64>> {
    let Some((at, rest)) = free.split_first() else { return vec![numbers.to_vec()] };
    let each = |number| {
        let mut next = numbers.to_vec();
        next[*at] = number;
        replaced(&next, rest, most)
    };
    (0..=most).flat_map(each).collect()
}

/// Return all lists in which a number is lowered and the numbers at the indices of one list of `with` are changed.
/// Changed numbers are at most `most`: larger ones could prolong the game without end, and the winner does not need
/// them.
fn lower(numbers: &[u64], with: &dyn Fn(usize) -> Vec<Vec<usize>>, most: u64) -> Vec<Vec<u64>> {
    let mut options = BTreeSet::new();
    for at in 0..numbers.len() {
        for left in 0..numbers[at] {
            let mut next = numbers.to_vec();
            next[at] = left;
            for free in with(at) {
                options.extend(replaced(&next, &free, most));
            }
        }
    }
    options.into_iter().collect()
}

/// Return the squares of each shortest path from a square to a square at its right and below, without the first square.
fn ways(from: usize, rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    let right = (from % columns + 1 < columns).then(|| from + 1);
    let below = (from / columns + 1 < rows).then(|| from + columns);
    for next in right.into_iter().chain(below) {
        found.extend(ways(next, rows, columns).into_iter().map(|way| [&[next], &way[..]].concat()));
    }
    found
}

/// Return the largest number with as many bits as the largest of `numbers`.
fn most(numbers: &[u64]) -> u64 {
    let largest = numbers.iter().copied().max().unwrap_or(0).max(1);
    (2 << largest.ilog2()) - 1
}

/// Return the output for each first move of CF1149E, and whether the move wins.
pub fn outputs(input: &str) -> Vec<(String, bool)> {
    let mut words = Words::of(input);
    let mut number = || words.number().expect("a number");
    let (cities, roads) = (number(), number());
    let taxes = words.numbers(cities).expect("taxes");
    let roads = words.pairs(roads).expect("roads");
    let with = |city: usize| {
        let from = roads.iter().filter(|road| road.0 == city as u64 + 1);
        vec![from.map(|road| road.1 as usize - 1).collect()]
    };
    let most = most(&taxes);
    let options = |taxes: &Vec<u64>| lower(taxes, &with, most);
    let each = options(&taxes).into_iter();
    each.map(|next| (format!("WIN\n{}", line(&next)), !won(next, &options))).collect()
}

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let mut words = Words::of(input);
    let mut lines: Vec<String> = Vec::new();
    match id {
        "CF1704F" => {
            for _ in 0..words.number()? {
                words.number()?;
                let row = words.word()?.as_bytes().to_vec();
                lines.push(if won((row, b'R'), &paint) { "Alice" } else { "Bob" }.into());
            }
        }
        "CF1149E" => lines
            .push(if outputs(input).iter().any(|(_, wins)| *wins) { "WIN" } else { "LOSE" }.into()),
        "CF1451F" => {
            for _ in 0..words.number()? {
                let (rows, columns) = (words.number()? as usize, words.number()? as usize);
                let matrix = words.numbers((rows * columns) as u64)?;
                let most = most(&matrix);
                let with = |at: usize| ways(at, rows, columns);
                let first = won(matrix, &|matrix: &Vec<u64>| lower(matrix, &with, most));
                lines.push(if first { "Ashish" } else { "Jeel" }.into());
            }
        }
        _ => return None,
    }
    Some(lines.join("\n"))
}
