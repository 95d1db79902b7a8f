//! Problems that are Nim on levels: a move lowers a number of one level, and may change numbers of later levels at
//! will. The player to move loses exactly if the nim-sum of every level is 0. Otherwise a move makes the nim-sum of the
//! first other level 0, as in Nim, and the nim-sums of all later levels by changing numbers there. The board shows the
//! first level with another nim-sum as Nim, or any level if there is none.

use std::rc::Rc;

use super::super::draw::acyclic as edges;
use super::super::graphs::{MAX_EDGES, acyclic};
use super::super::scan::node_at;
use super::prelude::*;

/// A move lowers a number of a matrix, and may change other numbers on a shortest path from it to any number to the
/// right and below. The levels are the antidiagonals, on which row and column have the same sum (editorial of
/// Codeforces 1451F).
pub(super) const MATRIX: Problem = Problem {
    id: "CF1451F",
    cases: Cases::Counted("t"),
    read: |s| {
        let rows = at_least(s, "n", 1)?.0;
        let (columns, spot) = at_least(s, "m", 1)?;
        let numbers = rows.saturating_mul(columns);
        if numbers > MAX_COUNT {
            return Err(Error::too_many("numbers", MAX_COUNT, numbers).at(spot));
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
        // In half of the cases, choose one number of each antidiagonal so that its nim-sum is 0.
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

/// A move lowers the tax of a city, and may change the taxes of the cities to which its roads lead. The level of a city
/// is its SG value as a node of the graph, and the highest level is the first: from each city, roads lead to cities of
/// all lower levels (editorial of Codeforces 1149E).
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
        let level = |number| graph.value(by_number[number as usize]).unwrap_or(0) as usize;
        let mut to = vec![Vec::new(); taxes.len()];
        for (from, city) in roads {
            to[from as usize - 1].push(city as usize - 1);
        }
        let cities = Rc::new(Cities { level: (1..=nodes).map(level).collect(), taxes, to });
        let (shown, played) = (cities.clone(), cities.clone());
        let nim = Game::parse("nim")?;
        Ok(Case::Computed {
            shown: Box::new(move || {
                let levels = shown.by_level(&shown.taxes).into_iter().rev().collect();
                Ok(vec![(nim.clone(), Position::Heaps(first_level(levels)))])
            }),
            answer: Box::new(move |_| {
                let taxes = played.won();
                Ok(taxes.map_or_else(|| "LOSE".into(), |taxes| format!("WIN\n{}", line(&taxes))))
            }),
            accepts: Some(Box::new(move |words, _| Ok(cities.accept(words)))),
        })
    },
    print: Print::Computed,
    draw: |rng| {
        let mut draw = |rng: &mut Rng| {
            let (n, edges) = edges(rng);
            let most = rng.within(1, 3);
            let taxes: Vec<u64> = (0..n).map(|_| rng.within(0, most)).collect();
            let lines: String =
                edges.iter().map(|(a, b)| format!("\n{} {}", a + 1, b + 1)).collect();
            format!("{n} {}\n{}{lines}", edges.len(), line(&taxes))
        };
        fair(rng, &mut draw, &|case| judged("CF1149E", case, |answer| answer.starts_with("WIN")))
    },
};

/// The cities of a case, numbered from 0.
struct Cities {
    taxes: Vec<u64>,
    level: Vec<usize>,
    /// For each city, the cities to which its roads lead.
    to: Vec<Vec<usize>>,
}

impl Cities {
    /// Return the taxes of the cities of each level, from the lowest level on.
    fn by_level(&self, taxes: &[u64]) -> Vec<Vec<u64>> {
        let mut levels = vec![Vec::new(); self.level.iter().max().map_or(0, |most| most + 1)];
        for (tax, level) in taxes.iter().zip(&self.level) {
            levels[*level].push(*tax);
        }
        levels
    }

    /// Return the taxes after a move that makes the nim-sum of every level 0, or `None` for a lost position.
    fn won(&self) -> Option<Vec<u64>> {
        let mut sums: Vec<u64> =
            self.by_level(&self.taxes).iter().map(|level| nim_sum(level)).collect();
        let highest = sums.iter().rposition(|sum| *sum != 0)?;
        let lowered = |city: &usize| {
            let (tax, level) = (self.taxes[*city], self.level[*city]);
            level == highest && tax ^ sums[highest] < tax
        };
        let city = (0..self.taxes.len()).find(lowered)?;
        let mut taxes = self.taxes.clone();
        // Change one tax of each lower level: the roads of the city lead to cities of all lower levels.
        for &changed in [&city].into_iter().chain(&self.to[city]) {
            taxes[changed] ^= std::mem::take(&mut sums[self.level[changed]]);
        }
        Some(taxes)
    }

    /// Return whether an output states the taxes after a winning move.
    fn accept(&self, words: &[&str]) -> bool {
        let Some((&"WIN", numbers)) = words.split_first() else { return false };
        let taxes = numbers.iter().map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>();
        let Some(taxes) = taxes else { return false };
        if taxes.len() != self.taxes.len() || self.by_level(&taxes).iter().any(|l| nim_sum(l) != 0)
        {
            return false;
        }
        let changed: Vec<usize> =
            (0..taxes.len()).filter(|city| taxes[*city] != self.taxes[*city]).collect();
        changed.iter().any(|city| {
            let mut reached = self.to[*city].clone();
            reached.sort_unstable();
            let may = |other: &usize| other == city || reached.binary_search(other).is_ok();
            taxes[*city] < self.taxes[*city] && changed.iter().all(may)
        })
    }
}

fn nim_sum(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

/// Return the first level whose nim-sum is not 0; the first level if all nim-sums are 0.
fn first_level(levels: Vec<Vec<u64>>) -> Vec<u64> {
    let at = levels.iter().position(|level| nim_sum(level) != 0).unwrap_or(0);
    levels.into_iter().nth(at).unwrap_or_default()
}
