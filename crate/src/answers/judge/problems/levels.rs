//! Nim on levels: a move lowers a number of one level, and may change one number or more of later levels
//! at will. The player to move loses just where the nim-sum of every level is 0: else a move makes that of the
//! first other one 0, as in Nim, and those of all later levels by the numbers changed. The first level that
//! is not 0 is shown as Nim; any level, if all are.

use super::super::draw::{acyclic as edges, line};
use super::super::graphs::{MAX_EDGES, acyclic};
use super::super::problem::{Case, Cases, Print, Problem};
use super::super::scan::{MAX_COUNT, Scanner, at_least, node_at};
use crate::base::error::{Error, ErrorCode};

/// A move lowers a number of a matrix, and changes others at will on a shortest way from there to any
/// number to the right and below. The levels are the diagonals on which row and column have the same
/// sum (editorial of Codeforces 1451F).
pub(super) const MATRIX: Problem = Problem {
    id: "CF1451F",
    cases: Cases::Counted("t"),
    read: |s| {
        let rows = at_least(s, "n", 1)?.0;
        let (columns, spot) = at_least(s, "m", 1)?;
        let numbers = rows.saturating_mul(columns);
        if numbers > MAX_COUNT {
            let message = format!("expected at most {MAX_COUNT} numbers, found {numbers}");
            let error = Error::new(ErrorCode::TooMany, message).at(spot);
            return Err(error.with("limit", MAX_COUNT).with("found", numbers));
        }
        let numbers = s.list(numbers, |s| s.number("a number"))?;
        let mut levels = vec![Vec::new(); (rows + columns - 1) as usize];
        for (number, at) in numbers.into_iter().zip(0..) {
            levels[(at / columns + at % columns) as usize].push(number);
        }
        Case::heaps("nim", first_level(levels))
    },
    print: Print::Lines("Ashish", "Jeel"),
    draw: |rng| {
        let (rows, columns) = (rng.within(1, 3), rng.within(1, 4));
        let mut numbers: Vec<Vec<u64>> = Vec::new();
        let most = rng.within(1, 4);
        for _ in 0..rows {
            numbers.push((0..columns).map(|_| rng.within(0, most)).collect());
        }
        // Half of the time, numbers of one row and column make all nim-sums 0.
        if rng.below(2) == 0 {
            for sum in 0..(rows + columns - 1) as usize {
                let row = sum.min(rows as usize - 1);
                let level = |r: &usize| sum.checked_sub(*r).is_some_and(|c| c < columns as usize);
                let others = (0..row).filter(level).map(|r| numbers[r][sum - r]);
                numbers[row][sum - row] = others.fold(0, |sum, number| sum ^ number);
            }
        }
        let lines: Vec<String> = numbers.iter().map(|row| line(row)).collect();
        format!("{rows} {columns}\n{}", lines.join("\n"))
    },
};

/// A move lowers the tax of a city, and changes those of the cities that its roads lead to at will. The
/// levels are the SG values of the cities as nodes of the graph, highest first: from each, roads lead to
/// cities of all lower ones (editorial of Codeforces 1149E).
pub(super) const PROMISES: Problem = Problem {
    id: "CF1149E",
    cases: Cases::One,
    read: |s| {
        let nodes = s.count("n", MAX_COUNT)? as u32;
        let roads = s.count("m", MAX_EDGES)?;
        let taxes = s.list(u64::from(nodes), |s| s.number("a tax"))?;
        let mut spots = Vec::new();
        let roads = s.list(roads, |s: &mut Scanner<'_>| {
            let (from, spot) = node_at(s, "a road", nodes)?;
            spots.push(spot);
            Ok((from, node_at(s, "a road", nodes)?.0))
        })?;
        let (graph, by_number) = acyclic(1, nodes, &roads, &spots)?;
        let mut levels: Vec<Vec<u64>> = Vec::new();
        for (tax, number) in taxes.into_iter().zip(1..) {
            let level = graph.value(by_number[number]).unwrap_or(0) as usize;
            levels.resize_with(levels.len().max(level + 1), Vec::new);
            levels[level].push(tax);
        }
        levels.reverse();
        Case::heaps("nim", first_level(levels))
    },
    print: Print::Lines("WIN", "LOSE"),
    draw: |rng| {
        let (n, edges) = edges(rng);
        let most = rng.within(1, 3);
        let taxes: Vec<u64> = (0..n).map(|_| rng.within(0, most)).collect();
        let lines: String = edges.iter().map(|(a, b)| format!("\n{} {}", a + 1, b + 1)).collect();
        format!("{n} {}\n{}{lines}", edges.len(), line(&taxes))
    },
};

/// The first level whose nim-sum is not 0, or the first one.
fn first_level(levels: Vec<Vec<u64>>) -> Vec<u64> {
    let sum = |level: &Vec<u64>| level.iter().fold(0, |sum, number| sum ^ number);
    let at = levels.iter().position(|level| sum(level) != 0).unwrap_or(0);
    levels.into_iter().nth(at).unwrap_or_default()
}
