//! Tokens on boards and graphs, and games on trees and rows, solved plainly: recursion over whole
//! positions, from the rules as the judges tell them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use mexplorer::Rng;

use super::plain::wins;

fn won<P: Clone + Eq + std::hash::Hash>(position: P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
    wins(&position, options, &mut HashMap::new())
}

/// Inputs small enough for this, where the random ones are not.
pub fn small_input(id: &str, rng: &mut Rng) -> Option<String> {
    let line = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    Some(match id {
        "P4136" => format!("{}\n{}\n0", rng.within(1, 5), rng.within(1, 5)),
        "AGC010F" => {
            let nodes = rng.within(1, 6);
            let stones: Vec<u64> = (0..nodes).map(|_| rng.within(0, 3)).collect();
            let edge = |node| format!("\n{} {node}", rng.within(1, node - 1));
            let edges: String = (2..=nodes).map(edge).collect();
            format!("{nodes}\n{}{edges}", line(&stones))
        }
        "CF1704F" => {
            let mut row = || {
                let mut row: String = (0..rng.within(1, 9))
                    .map(|_| if rng.below(2) == 0 { 'R' } else { 'B' })
                    .collect();
                // As many of each colour every second time.
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

/// A walk on which no place is used twice: the nodes used, as bits, and the last of them.
type Walk = (u64, usize);

/// Whether the player to move wins a walk from a node.
fn walks(from: usize, beside: &dyn Fn(usize) -> Vec<usize>) -> bool {
    won((1 << from, from), &|(used, last): &Walk| {
        let free = beside(*last).into_iter().filter(|next| used >> next & 1 == 0);
        free.map(|next| (used | 1 << next, next)).collect()
    })
}

/// The squares beside one, on a board with that many columns.
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

/// Whether the mover can bring the token to an end within so many moves, or cannot help that the other
/// does; `None` if neither.
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

/// The moves of the empty square to a piece of the player's colour: the board, and who moves.
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

/// The heaps, largest first, of which the largest is eaten, or one of each.
fn eat(heaps: &[u64]) -> Vec<Vec<u64>> {
    if heaps.is_empty() {
        return Vec::new();
    }
    let each = heaps.iter().filter(|heap| **heap > 1).map(|heap| heap - 1).collect();
    vec![heaps[1..].to_vec(), each]
}

/// Whether the player to move wins, who loses by eating the last candy.
fn candies(heaps: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(known) = memo.get(heaps) {
        return *known;
    }
    let first = heaps.is_empty() || eat(heaps).iter().any(|next| !candies(next, memo));
    memo.insert(heaps.to_vec(), first);
    first
}

/// Two neighbours, one of the player's colour, painted white.
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

/// All numbers with those at `free` replaced by any from 0 to `most`.
fn replaced(numbers: &[u64], free: &[usize], most: u64) -> Vec<Vec<u64>> {
    let Some((at, rest)) = free.split_first() else { return vec![numbers.to_vec()] };
    let each = |number| {
        let mut next = numbers.to_vec();
        next[*at] = number;
        replaced(&next, rest, most)
    };
    (0..=most).flat_map(each).collect()
}

/// The numbers of all ways to lower one and change some of the lists that go with it. Numbers are kept
/// to those of as many bits as they have: with more, a move could go on for ever, and the winner needs none.
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

/// The squares of each shortest way from a square to another to its right and below, the first left out.
fn ways(from: usize, rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    let right = (from % columns + 1 < columns).then(|| from + 1);
    let below = (from / columns + 1 < rows).then(|| from + columns);
    for next in right.into_iter().chain(below) {
        found.extend(ways(next, rows, columns).into_iter().map(|way| [&[next], &way[..]].concat()));
    }
    found
}

/// Numbers that are reached with as many bits as the largest has.
fn most(numbers: &[u64]) -> u64 {
    let largest = numbers.iter().copied().max().unwrap_or(0).max(1);
    (2 << largest.ilog2()) - 1
}

/// The parts of a tree without one node; nodes as bits.
fn parts(nodes: u64, taken: u64, edges: &[(u64, u64)]) -> Vec<u64> {
    let mut left = nodes & !(1 << taken);
    let mut found = Vec::new();
    while left != 0 {
        let mut part = left & left.wrapping_neg();
        loop {
            let grown = edges.iter().fold(part, |part, (a, b)| {
                let both = 1 << a | 1 << b;
                if both & left == both && part & both != 0 { part | both } else { part }
            });
            if grown == part {
                break;
            }
            part = grown;
        }
        found.push(part);
        left &= !part;
    }
    found
}

/// Whether the player to move wins, where whoever leaves a single node loses.
fn keeps(nodes: u64, edges: &[(u64, u64)], memo: &mut HashMap<u64, bool>) -> bool {
    if let Some(known) = memo.get(&nodes) {
        return *known;
    }
    let taken = (0..64).filter(|node| nodes >> node & 1 == 1);
    let left = taken.flat_map(|node| parts(nodes, node, edges));
    let first = left.filter(|part| part.count_ones() > 1).any(|part| !keeps(part, edges, memo));
    memo.insert(nodes, first);
    first
}

/// The nodes that are left when some leaves are taken; `below` is the node under each.
fn pick(nodes: u64, below: &[u64]) -> Vec<u64> {
    let is_leaf = |node: &u64| {
        let grows = |above: usize| nodes >> above & 1 == 1 && below[above] == *node;
        nodes >> node & 1 == 1 && !(2..below.len()).any(grows)
    };
    let leaves: Vec<u64> = (1..below.len() as u64).filter(is_leaf).collect();
    let some = |set: u64| {
        let taken = (0..).zip(&leaves).filter(move |(at, _)| set >> at & 1 == 1);
        taken.fold(nodes, |left, (_, leaf)| left & !(1 << leaf))
    };
    (1..1 << leaves.len()).map(some).collect()
}

/// The expected output, or `None` for another problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let mut words = input.split_whitespace();
    macro_rules! number {
        () => {
            words.next()?.parse::<u64>().ok()?
        };
    }
    macro_rules! numbers {
        ($count:expr) => {{
            let mut list = Vec::new();
            for _ in 0..$count {
                list.push(number!());
            }
            list
        }};
    }
    macro_rules! pairs {
        ($count:expr) => {{
            let list = numbers!(2 * $count);
            list.chunks(2).map(|pair| (pair[0], pair[1])).collect::<Vec<(u64, u64)>>()
        }};
    }
    let mut lines: Vec<String> = Vec::new();
    match id {
        "P6560" => {
            let (_, edges, questions) = (number!(), number!(), number!());
            let edges = pairs!(edges);
            for (start, end) in pairs!(questions) {
                let won = forced(start, end, &edges, 20, &mut HashMap::new());
                lines.push(won.map_or("0", |won| if won { "1" } else { "-1" }).into());
            }
        }
        "P4136" => loop {
            let side = number!() as usize;
            if side == 0 {
                break;
            }
            let first = walks(0, &|square| beside(square, side, side));
            lines.push(if first { "Alice" } else { "Bob" }.into());
        },
        "P4617" => {
            let (peaks, roads) = (number!(), number!());
            let roads = pairs!(roads);
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
            let (rows, columns) = (number!() as usize, number!() as usize);
            let board: Vec<u8> = words.by_ref().take(rows).flat_map(str::bytes).collect();
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
            let (rows, columns) = (number!() as usize, number!() as usize);
            let mut board: Vec<u8> = words.by_ref().take(rows).flat_map(str::bytes).collect();
            let mut memo = HashMap::new();
            let options = |position: &(Vec<u8>, bool)| slides(position, rows, columns);
            for round in 1..=number!() {
                let mut wins_both = true;
                for second in [false, true] {
                    let position = (board.clone(), second);
                    wins_both &= wins(&position, &options, &mut memo);
                    let to = (number!() as usize - 1) * columns + number!() as usize - 1;
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
            let count = number!();
            let mut heaps = numbers!(count);
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            lines
                .push(if candies(&heaps, &mut HashMap::new()) { "First" } else { "Second" }.into());
        }
        "AGC010F" => {
            let nodes = number!();
            let stones = numbers!(nodes);
            let edges = pairs!(nodes - 1);
            let options = |(stones, token): &(Vec<u64>, u64)| {
                let mut left = stones.clone();
                match left[*token as usize - 1].checked_sub(1) {
                    None => return Vec::new(),
                    Some(fewer) => left[*token as usize - 1] = fewer,
                }
                let both = edges.iter().flat_map(|(a, b)| [(a, b), (b, a)]);
                let next = both.filter(|(from, _)| *from == token);
                next.map(|(_, to)| (left.clone(), *to)).collect()
            };
            let first = |node: &u64| won((stones.clone(), *node), &options);
            let winning: Vec<String> = (1..=nodes).filter(first).map(|n| n.to_string()).collect();
            lines.push(winning.join(" "));
        }
        "COT3" => {
            let nodes = number!();
            let black = numbers!(nodes);
            let edges = pairs!(nodes - 1);
            // The way from each node to the root, by widening from there.
            let mut below: BTreeMap<u64, u64> = BTreeMap::from([(1, 0)]);
            while below.len() < nodes as usize {
                for (a, b) in edges.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]) {
                    if below.contains_key(&a) && !below.contains_key(&b) {
                        below.insert(b, a);
                    }
                }
            }
            let white = (1..=nodes).filter(|node| black[*node as usize - 1] == 0);
            let white: u64 = white.map(|node| 1 << node).sum();
            let painted = |white: u64, from: u64| {
                let (mut left, mut at) = (white, from);
                while at != 0 {
                    left &= !(1 << at);
                    at = below[&at];
                }
                left
            };
            let is_white = |white: u64| (1..=nodes).filter(move |node| white >> node & 1 == 1);
            let options = |white: &u64| {
                is_white(*white).map(|node| painted(*white, node)).collect::<Vec<_>>()
            };
            for node in is_white(white) {
                if !won(painted(white, node), &options) {
                    lines.push(node.to_string());
                }
            }
            if lines.is_empty() {
                lines.push("-1".into());
            }
        }
        "P7864" => {
            for _ in 0..number!() {
                let nodes = number!();
                let below = [vec![0, 0], numbers!(nodes - 1)].concat();
                let first = won((2 << nodes) - 2, &|nodes: &u64| pick(*nodes, &below));
                lines.push(if first { "1" } else { "0" }.into());
            }
        }
        "P8347" => {
            for _ in 0..number!() {
                let nodes = number!();
                let edges = pairs!(nodes - 1);
                let first = keeps((2 << nodes) - 2, &edges, &mut HashMap::new());
                lines.push(if first { "Hifuu" } else { "Luna" }.into());
            }
        }
        "CF1704F" => {
            for _ in 0..number!() {
                number!();
                let row = words.next()?.as_bytes().to_vec();
                lines.push(if won((row, b'R'), &paint) { "Alice" } else { "Bob" }.into());
            }
        }
        "CF1149E" => {
            let (cities, roads) = (number!(), number!());
            let taxes = numbers!(cities);
            let roads = pairs!(roads);
            let with = |city: usize| {
                let from = roads.iter().filter(|road| road.0 == city as u64 + 1);
                vec![from.map(|road| road.1 as usize - 1).collect()]
            };
            let most = most(&taxes);
            let first = won(taxes, &|taxes: &Vec<u64>| lower(taxes, &with, most));
            lines.push(if first { "WIN" } else { "LOSE" }.into());
        }
        "CF1451F" => {
            for _ in 0..number!() {
                let (rows, columns) = (number!() as usize, number!() as usize);
                let matrix = numbers!(rows * columns);
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
