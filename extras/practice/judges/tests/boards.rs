//! Solve problems about tokens on boards and graphs by plain recursion over whole positions, from the rules in the
//! judges' statements.

use std::collections::HashMap;
use std::str::SplitWhitespace;

use mexplorer::Rng;

use super::plain::wins;

/// The words of an input, read from the front.
pub struct Words<'i>(SplitWhitespace<'i>);

impl<'i> Words<'i> {
    pub fn of(input: &'i str) -> Self {
        Words(input.split_whitespace())
    }

    pub fn word(&mut self) -> Option<&'i str> {
        self.0.next()
    }

    pub fn number(&mut self) -> Option<u64> {
        self.word()?.parse().ok()
    }

    pub fn numbers(&mut self, count: u64) -> Option<Vec<u64>> {
        (0..count).map(|_| self.number()).collect()
    }

    pub fn pairs(&mut self, count: u64) -> Option<Vec<(u64, u64)>> {
        (0..count).map(|_| Some((self.number()?, self.number()?))).collect()
    }

    /// Return the characters of the next `count` words.
    fn rows(&mut self, count: usize) -> Vec<u8> {
        self.0.by_ref().take(count).flat_map(str::bytes).collect()
    }
}

pub fn won<P: Clone + Eq + std::hash::Hash>(position: P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
    wins(&position, options, &mut HashMap::new())
}

/// Draw an input small enough for plain recursion, for problems whose random inputs are too large.
pub fn small_input(id: &str, rng: &mut Rng) -> Option<String> {
    (id == "P4136").then(|| format!("{}\n{}\n0", rng.within(1, 5), rng.within(1, 5)))
}

/// A walk that visits no node twice: the visited nodes, as bits, and the current node.
type Walk = (u64, usize);

/// Return whether the player to move wins a walk that starts at a node.
fn walks(from: usize, beside: &dyn Fn(usize) -> Vec<usize>) -> bool {
    won((1 << from, from), &|(used, last): &Walk| {
        let free = beside(*last).into_iter().filter(|next| used >> next & 1 == 0);
        free.map(|next| (used | 1 << next, next)).collect()
    })
}

/// Return the squares that share a side with a square.
fn beside(square: usize, rows: usize, columns: usize) -> Vec<usize> {
    let (row, column) = (square / columns, square % columns);
    let mut squares = Vec::new();
    if row > 0 {
        squares.push(square - columns);
    }
    if row + 1 < rows {
        squares.push(square + columns);
    }
    if column > 0 {
        squares.push(square - 1);
    }
    if column + 1 < columns {
        squares.push(square + 1);
    }
    squares
}

/// Return whether the player to move wins (`true`) or loses (`false`) within a number of moves, where a player wins by
/// moving the token to `end` or to a node without edges; `None` if neither player can force this.
fn forced(
    node: u64,
    end: u64,
    edges: &[(u64, u64)],
    moves: u64,
    memo: &mut HashMap<(u64, u64), Option<bool>>,
) -> Option<bool> {
    if let Some(known) = memo.get(&(node, moves)) {
        return *known;
    }
    let to: Vec<u64> = edges.iter().filter(|edge| edge.0 == node).map(|edge| edge.1).collect();
    let found = if node == end || to.is_empty() {
        Some(false)
    } else if moves == 0 {
        None
    } else {
        let after: Vec<Option<bool>> =
            to.iter().map(|to| forced(*to, end, edges, moves - 1, memo)).collect();
        match () {
            () if after.contains(&Some(false)) => Some(true),
            () if after.iter().all(|after| *after == Some(true)) => Some(false),
            () => None,
        }
    };
    memo.insert((node, moves), found);
    found
}

/// Return the options of a board: the empty square is exchanged with a piece of the colour of the player to move. The
/// flag says whether the second player is to move.
fn slides((board, second): &(Vec<u8>, bool), rows: usize, columns: usize) -> Vec<(Vec<u8>, bool)> {
    let Some(empty) = board.iter().position(|sign| *sign == b'.') else { return Vec::new() };
    let own = if *second { b'X' } else { b'O' };
    let pieces = beside(empty, rows, columns).into_iter().filter(|square| board[*square] == own);
    let slide = |square| {
        let mut next = board.clone();
        next.swap(empty, square);
        (next, !second)
    };
    pieces.map(slide).collect()
}

/// Return the options of heaps of candies, largest heap first: the largest heap is eaten, or one candy of each heap.
fn eat(heaps: &[u64]) -> Vec<Vec<u64>> {
    if heaps.is_empty() {
        return Vec::new();
    }
    let each = heaps.iter().filter(|heap| **heap > 1).map(|heap| heap - 1).collect();
    vec![heaps[1..].to_vec(), each]
}

/// Return whether the player to move wins, where the player who eats the last candy loses.
fn candies(heaps: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(known) = memo.get(heaps) {
        return *known;
    }
    let first = heaps.is_empty() || eat(heaps).iter().any(|next| !candies(next, memo));
    memo.insert(heaps.to_vec(), first);
    first
}

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let mut words = Words::of(input);
    let mut lines: Vec<String> = Vec::new();
    match id {
        "P6560" => {
            let (_, edges, questions) = (words.number()?, words.number()?, words.number()?);
            let edges = words.pairs(edges)?;
            for (start, end) in words.pairs(questions)? {
                let won = forced(start, end, &edges, 20, &mut HashMap::new());
                lines.push(won.map_or("0", |won| if won { "1" } else { "-1" }).into());
            }
        }
        "P4136" => loop {
            let side = words.number()? as usize;
            if side == 0 {
                break;
            }
            let first = walks(0, &|square| beside(square, side, side));
            lines.push(if first { "Alice" } else { "Bob" }.into());
        },
        "P4617" => {
            let (peaks, roads) = (words.number()?, words.number()?);
            let roads = words.pairs(roads)?;
            let next = |node: usize| {
                let ends = roads.iter().map(|(p, v)| (*p as usize - 1, (peaks + v) as usize - 1));
                let other = |(peak, valley)| match node {
                    _ if peak == node => Some(valley),
                    _ if valley == node => Some(peak),
                    _ => None,
                };
                ends.filter_map(other).collect()
            };
            for peak in 0..peaks as usize {
                lines.push(if walks(peak, &next) { "Slavko" } else { "Mirko" }.into());
            }
        }
        "P4055" => {
            let (rows, columns) = (words.number()? as usize, words.number()? as usize);
            let board: Vec<u8> = words.rows(rows);
            let free = |square: &usize| board[*square] == b'.';
            let next =
                |square: usize| beside(square, rows, columns).into_iter().filter(free).collect();
            for square in (0..board.len()).filter(free) {
                if !walks(square, &next) {
                    lines.push(format!("{} {}", square / columns + 1, square % columns + 1));
                }
            }
            lines.insert(0, if lines.is_empty() { "LOSE" } else { "WIN" }.into());
        }
        "P1971" => {
            let (rows, columns) = (words.number()? as usize, words.number()? as usize);
            let mut board: Vec<u8> = words.rows(rows);
            let mut memo = HashMap::new();
            let options = |position: &(Vec<u8>, bool)| slides(position, rows, columns);
            for round in 1..=words.number()? {
                let mut wins_both = true;
                for second in [false, true] {
                    let position = (board.clone(), second);
                    wins_both &= wins(&position, &options, &mut memo);
                    let to =
                        (words.number()? as usize - 1) * columns + words.number()? as usize - 1;
                    let empty = board.iter().position(|sign| *sign == b'.')?;
                    assert!(beside(empty, rows, columns).contains(&to), "{input:?}");
                    assert_eq!(board[to], if second { b'X' } else { b'O' }, "{input:?}");
                    board.swap(empty, to);
                }
                if wins_both {
                    lines.push(round.to_string());
                }
            }
            lines.insert(0, lines.len().to_string());
        }
        "AGC002E" => {
            let count = words.number()?;
            let mut heaps = words.numbers(count)?;
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            lines
                .push(if candies(&heaps, &mut HashMap::new()) { "First" } else { "Second" }.into());
        }
        _ => return None,
    }
    Some(lines.join("\n"))
}
