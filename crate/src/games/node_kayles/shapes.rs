//! Kinds of graphs whose values are known for any number of nodes.

use std::sync::LazyLock;

use super::component::{MOST, Rows, bit};
use crate::ruleset::Part;

/// A connected graph of a kind with known values, with its number of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A path.
    Path(usize),
    /// A cycle of at least three nodes.
    Cycle(usize),
    /// A complete graph.
    Complete(usize),
    /// A complete bipartite graph with the given sizes of its sides. A star has a side of one node.
    Sides(usize, usize),
}

use Shape::{Complete, Cycle, Path, Sides};

/// The offset of the first number of a part that encodes a shape. The first number of any other part is a number of
/// nodes, which is smaller.
const NAMED: u64 = 1 << 32;

/// Dawson's Kayles, where a move removes two neighbours: values below `COMPUTED` are computed, and from row 53 on they
/// repeat with the period 34 (Guy and Smith 1956).
const COMPUTED: usize = 53 + 2 * PERIOD;
const PERIOD: usize = 34;

/// Return the value of a row of Dawson's Kayles.
fn dawson(row: usize) -> u64 {
    static VALUES: LazyLock<Vec<u64>> = LazyLock::new(|| {
        let mut values: Vec<u64> = vec![0, 0];
        for row in 2..COMPUTED {
            let options: Vec<u64> =
                (0..=row - 2).map(|i| values[i] ^ values[row - 2 - i]).collect();
            values.push((0..).find(|value| !options.contains(value)).unwrap_or(0));
        }
        values
    });
    let over = row.saturating_sub(COMPUTED - 1).div_ceil(PERIOD);
    VALUES[row - over * PERIOD]
}

/// Return the least number that is not among `values`.
fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap_or(0)
}

impl Shape {
    /// Return the shape of a connected graph, given the sorted neighbours of each node; `None` for any other graph.
    pub(super) fn of(around: &[Vec<u32>]) -> Option<Shape> {
        let count = around.len();
        let edges = around.iter().map(Vec::len).sum::<usize>() / 2;
        let most = around.iter().map(Vec::len).max()?;
        if edges == count * (count - 1) / 2 {
            return Some(Complete(count));
        }
        match (most, count - edges.min(count)) {
            (2, 1) => return Some(Path(count)),
            (2, 0) => return Some(Cycle(count)),
            _ => {}
        }
        let side = &around[0];
        let other = |node: &usize| side.binary_search(&(*node as u32)).is_err();
        let whole = (0..count).filter(other).all(|node| around[node] == *side);
        (whole && edges == side.len() * (count - side.len()))
            .then_some(Sides(count - side.len(), side.len()))
    }

    /// Return the number of nodes.
    pub(super) fn count(self) -> usize {
        match self {
            Path(count) | Cycle(count) | Complete(count) => count,
            Sides(a, b) => a + b,
        }
    }

    /// Return the value of the shape. In Arc Kayles a path is a row of Dawson's Kayles, where a move removes two
    /// neighbours; in Node Kayles a path of n nodes has the value of such a row of n + 1. The first move on a cycle
    /// leaves a path.
    pub(super) fn value(self, arcs: bool) -> u64 {
        match (self, arcs) {
            (Path(count), true) => dawson(count),
            (Path(count), false) => dawson(count + 1),
            (Cycle(count), _) => mex(&[dawson(count - 2)]),
            (Complete(count), true) => (count / 2 % 2) as u64,
            (Complete(_), false) => 1,
            (Sides(a, b), true) => (a.min(b) % 2) as u64,
            (Sides(a, b), false) => mex(&[a, b].map(|side| (side - 1) as u64 % 2)),
        }
    }

    /// Return the shapes that each move leaves.
    pub(super) fn options(self, arcs: bool) -> Vec<Vec<Shape>> {
        let path = |count: usize| (count > 0).then_some(Path(count));
        match (self, arcs) {
            (Path(count), true) => {
                let two = |i| path(i).into_iter().chain(path(count - 2 - i)).collect();
                (0..count / 2).map(two).collect()
            }
            (Path(count), false) => {
                let three = |i: usize| {
                    let (left, right) = (i.saturating_sub(1), count.saturating_sub(i + 2));
                    path(left).into_iter().chain(path(right)).collect()
                };
                (0..count.div_ceil(2)).map(three).collect()
            }
            (Cycle(count), _) => {
                vec![path(count - if arcs { 2 } else { 3 }).into_iter().collect()]
            }
            (Complete(0 | 1), true) => Vec::new(),
            (Complete(2), true) | (Complete(_), false) => vec![Vec::new()],
            (Complete(count), true) => vec![vec![Complete(count - 2)]],
            (Sides(a, b), true) => {
                let (a, b) = (a - 1, b - 1);
                // A graph without edges has no move in Arc Kayles.
                vec![if a.min(b) > 0 { vec![Sides(a, b)] } else { Vec::new() }]
            }
            (Sides(a, b), false) => [a, b].map(|side| vec![Complete(1); side - 1]).to_vec(),
        }
    }

    /// Encode the shape as a part, for graphs too large for bit sets.
    pub(super) fn part(self) -> Part {
        let (kind, a, b) = match self {
            Path(count) => (0, count, 0),
            Cycle(count) => (1, count, 0),
            Complete(count) => (2, count, 0),
            Sides(a, b) => (3, a, b),
        };
        vec![NAMED + kind, a as u64, b as u64]
    }

    /// Return the shape that a part encodes; `None` for a part of bit sets.
    pub(super) fn named(part: &[u64]) -> Option<Shape> {
        let (kind, a, b) = match *part {
            [kind, a, b] => (kind.checked_sub(NAMED)?, a as usize, b as usize),
            _ => return None,
        };
        Some(match kind {
            0 => Path(a),
            1 => Cycle(a),
            2 => Complete(a),
            _ => Sides(a, b),
        })
    }

    /// Return the neighbours of each node as a bit set; `None` if there are more than 128 nodes.
    pub(super) fn rows(self) -> Option<Rows> {
        let count = self.count();
        let joined = |a: usize, b: usize| match self {
            Path(_) => a.abs_diff(b) == 1,
            Cycle(_) => a.abs_diff(b) == 1 || a.abs_diff(b) == count - 1,
            Complete(_) => a != b,
            Sides(side, _) => (a < side) != (b < side),
        };
        let row = |a: usize| (0..count).filter(|b| joined(a, *b)).fold(0, |row, b| row | bit(b));
        (count <= MOST).then(|| (0..count).map(row).collect())
    }

    /// Return the name of the graph in graph theory, such as `P300`, `C300`, `K300` or `K1,300`.
    pub(super) fn text(self) -> String {
        match self {
            Path(count) => format!("P{count}"),
            Cycle(count) => format!("C{count}"),
            Complete(count) => format!("K{count}"),
            Sides(a, b) => format!("K{a},{b}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Check the period of Dawson's Kayles by the recurrence, far beyond the computed rows.
    #[test]
    fn rows_repeat() {
        let mut values: Vec<u64> = vec![0, 0];
        for row in 2..1200 {
            let mut seen = [false; 64];
            (0..=row - 2).for_each(|i| seen[(values[i] ^ values[row - 2 - i]) as usize] = true);
            values.push(seen.iter().position(|seen| !seen).unwrap_or(0) as u64);
        }
        (0..1200).for_each(|row| assert_eq!(dawson(row), values[row], "{row}"));
    }

    /// Check each value by the mex of the options.
    #[test]
    fn values_follow_from_options() {
        let few = 1..70usize;
        let sides = (1..9).flat_map(|a| (1..9).map(move |b| Sides(a, b)));
        let all = few.clone().map(Path).chain((3..70).map(Cycle)).chain(few.map(Complete));
        for shape in all.chain(sides) {
            for arcs in [false, true] {
                let sum = |left: Vec<Shape>| left.iter().fold(0, |sum, s| sum ^ s.value(arcs));
                let values: Vec<u64> = shape.options(arcs).into_iter().map(sum).collect();
                assert_eq!(mex(&values), shape.value(arcs), "{shape:?} {arcs}");
            }
        }
    }
}
