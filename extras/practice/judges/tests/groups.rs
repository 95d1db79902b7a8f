//! Solve further problems by plain recursion over whole positions, from the rules in the judges' statements.

use std::collections::HashMap;

use super::plain::wins;

fn won<P: Clone + Eq + std::hash::Hash>(position: P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
    wins(&position, options, &mut HashMap::new())
}

/// Return every position with one heap replaced by an element of `each`.
fn replaced(heaps: &[u64], each: &dyn Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let one = |i: usize| {
        let into = each(heaps[i]).into_iter();
        into.map(move |into| [&heaps[..i], &into, &heaps[i + 1..]].concat())
    };
    (0..heaps.len()).flat_map(one).collect()
}

/// The squares of both players' pieces in each row, the player to move (0 or 1), and the number of squares by which
/// pieces may still move back.
type Board = (Vec<[u64; 2]>, usize, u64);

fn northcott((rows, mover, back): &Board, columns: u64) -> Vec<Board> {
    let mut options = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let (own, other) = (row[*mover], row[1 - mover]);
        for to in (1..=columns).filter(|to| *to != own && *to != other) {
            if (own < other) != (to < other) {
                continue;
            }
            let further = to.abs_diff(other).saturating_sub(own.abs_diff(other));
            if let Some(left) = back.checked_sub(further) {
                let mut next = rows.clone();
                next[i][*mover] = to;
                options.push((next, 1 - mover, left));
            }
        }
    }
    options
}

/// Return whether the player to move wins, where the player who takes the last apple loses.
fn apples(rows: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut rows: Vec<u64> = rows.iter().copied().filter(|row| *row > 0).collect();
    rows.sort_unstable();
    if let Some(known) = memo.get(&rows) {
        return *known;
    }
    let each = |row: u64| {
        let rest = (0..row).flat_map(|left| (0..row - left).map(move |right| vec![left, right]));
        rest.collect()
    };
    let first = rows.is_empty() || replaced(&rows, &each).iter().any(|next| !apples(next, memo));
    memo.insert(rows, first);
    first
}

fn boxes(cards: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for a in 1..=cards.len() {
        for b in (1..a).filter(|b| (a + b) % 2 == 1 && (a + b) % 3 == 0) {
            for some in 1..=cards[a - 1] {
                let mut next = cards.to_vec();
                next[a - 1] -= some;
                next[b - 1] += some;
                options.push(next);
            }
        }
    }
    options
}

/// Return whether the player to move wins, where the player who cuts out a single square wins.
fn sheets(all: &[(u64, u64)], memo: &mut HashMap<Vec<(u64, u64)>, bool>) -> bool {
    let mut all = all.to_vec();
    all.sort_unstable();
    if let Some(known) = memo.get(&all) {
        return *known;
    }
    let cuts = |(w, h): (u64, u64)| {
        let down = (1..w).map(move |at| [(at, h), (w - at, h)]);
        down.chain((1..h).map(move |at| [(w, at), (w, h - at)]))
    };
    let mut first = false;
    for i in 0..all.len() {
        for into in cuts(all[i]) {
            first = first || into.contains(&(1, 1)) || {
                let next = [&all[..i], &into, &all[i + 1..]].concat();
                !sheets(&next, memo)
            };
        }
    }
    memo.insert(all, first);
    first
}

/// The edges of several graphs. A node is the number of its graph and its number there; the nodes (graph, 1) are the
/// ground.
type Plant = Vec<[(u64, u64); 2]>;

fn plants(edges: &Plant) -> Vec<Plant> {
    let cut = |i: usize| {
        let mut left = edges.clone();
        left.remove(i);
        let mut held: Vec<(u64, u64)> =
            edges.iter().flatten().map(|(tree, _)| (*tree, 1)).collect();
        let mut at = 0;
        while let Some(&node) = held.get(at) {
            for [a, b] in &left {
                for (from, to) in [(a, b), (b, a)] {
                    if *from == node && !held.contains(to) {
                        held.push(*to);
                    }
                }
            }
            at += 1;
        }
        left.retain(|[a, _]| held.contains(a));
        left
    };
    (0..edges.len()).map(cut).collect()
}

fn pairs(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for share in 1..heap {
            let mut next = heaps.to_vec();
            (next[i], next[i ^ 1]) = (share, heap - share);
            options.push(next);
        }
    }
    options
}

fn ends(row: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for end in [0, row.len().wrapping_sub(1)] {
        for left in 0..row.get(end).copied().unwrap_or(0) {
            let mut next = row.to_vec();
            next[end] = left;
            if left == 0 {
                next.remove(end);
            }
            options.push(next);
        }
    }
    options
}

/// Return the size of a largest matching, by plain recursion over the edges.
fn matching(edges: &[(u64, u64)]) -> usize {
    let Some((&(a, b), rest)) = edges.split_first() else { return 0 };
    let apart: Vec<(u64, u64)> =
        rest.iter().copied().filter(|(c, d)| ![a, b].contains(c) && ![a, b].contains(d)).collect();
    matching(rest).max(1 + matching(&apart))
}

/// Return whether the player to move wins with a token that may not return to a node. `walked` has the visited nodes,
/// the current one last.
fn walk(walked: &[u64], edges: &[(u64, u64)]) -> bool {
    let from = walked[walked.len() - 1];
    let next = edges.iter().filter_map(|&(a, b)| match from {
        _ if a == from => Some(b),
        _ if b == from => Some(a),
        _ => None,
    });
    let mut free = next.filter(|to| !walked.contains(to));
    free.any(|to| !walk(&[walked, &[to]].concat(), edges))
}

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let words: Vec<u64> = input.split_whitespace().map(|word| word.parse().unwrap_or(0)).collect();
    let mut words = words.into_iter().peekable();
    let mut lines: Vec<String> = Vec::new();
    let mut say = |won: bool, first: &str, second: &str| {
        lines.push(String::from(if won { first } else { second }));
    };
    macro_rules! list {
        ($count:expr) => {{
            let count = $count;
            words.by_ref().take(count as usize).collect::<Vec<u64>>()
        }};
        () => {
            list!(words.next()?)
        };
    }
    match id {
        "HDU1536" => loop {
            let set = list!();
            if set.is_empty() {
                break;
            }
            let takes = |heap: u64| {
                set.iter().filter(|s| **s <= heap).map(|s| vec![heap - s]).collect::<Vec<_>>()
            };
            let mut line = String::new();
            for _ in 0..words.next()? {
                let first = won(list!(), &|heaps: &Vec<u64>| replaced(heaps, &takes));
                line.push(if first { 'W' } else { 'L' });
            }
            lines.push(line);
        },
        "HDU1730" => {
            while words.peek().is_some() {
                let (rows, columns) = (words.next()?, words.next()?);
                let rows = list!(2 * rows).chunks(2).map(|row| [row[0], row[1]]).collect();
                let first = won((rows, 0, 2), &|board: &Board| northcott(board, columns));
                say(first, "I WIN!", "BAD LUCK!");
            }
        }
        "HDU2509" => {
            while words.peek().is_some() {
                say(apples(&list!(), &mut HashMap::new()), "Yes", "No");
            }
        }
        "HDU3389" => {
            for case in 1..=words.next()? {
                let first = won(list!(), &|cards: &Vec<u64>| boxes(cards));
                say(first, &format!("Case {case}: Alice"), &format!("Case {case}: Bob"));
            }
        }
        "POJ2311" => {
            while words.peek().is_some() {
                let sheet = (words.next()?, words.next()?);
                say(sheets(&[sheet], &mut HashMap::new()), "WIN", "LOSE");
            }
        }
        "POJ2425" => {
            while words.peek().is_some() {
                let mut to: Vec<Vec<u64>> = Vec::new();
                for _ in 0..words.next()? {
                    to.push(list!());
                }
                let each = |node: u64| to[node as usize].iter().map(|to| vec![*to]).collect();
                loop {
                    let tokens = list!();
                    if tokens.is_empty() {
                        break;
                    }
                    let first = won(tokens, &|tokens: &Vec<u64>| replaced(tokens, &each));
                    say(first, "WIN", "LOSE");
                }
            }
        }
        "POJ3710" => {
            while words.peek().is_some() {
                let mut all: Plant = Vec::new();
                for tree in 0..words.next()? {
                    words.next()?;
                    let edges = words.next()?;
                    let edges = list!(2 * edges);
                    all.extend(edges.chunks(2).map(|edge| [(tree, edge[0]), (tree, edge[1])]));
                }
                say(won(all, &plants), "Sally", "Harry");
            }
        }
        "P2148" | "P2599" => {
            for _ in 0..words.next()? {
                match id {
                    "P2148" => say(won(list!(), &|heaps: &Vec<u64>| pairs(heaps)), "YES", "NO"),
                    _ => say(won(list!(), &|row: &Vec<u64>| ends(row)), "1", "0"),
                }
            }
        }
        "ABC223G" => {
            let nodes = words.next()?;
            let edges = list!(2 * (nodes - 1));
            let edges: Vec<(u64, u64)> = edges.chunks(2).map(|edge| (edge[0], edge[1])).collect();
            let without = |node: u64| {
                edges.iter().copied().filter(|e| e.0 != node && e.1 != node).collect::<Vec<_>>()
            };
            let same = |node: &u64| matching(&without(*node)) == matching(&edges);
            let missed: Vec<u64> = (1..=nodes).filter(same).collect();
            // Check that the missed nodes are exactly the nodes at which the token is lost.
            let lost = (1..=nodes).filter(|node| !walk(&[*node], &edges));
            assert_eq!(missed, lost.collect::<Vec<u64>>(), "{input:?}");
            lines.push(missed.len().to_string());
        }
        _ => return None,
    }
    Some(lines.join("\n"))
}
