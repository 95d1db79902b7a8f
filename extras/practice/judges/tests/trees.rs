//! Solve games on the nodes of trees by plain recursion, from the rules in the judges' statements.

use std::collections::{BTreeMap, HashMap};

use mexplorer::Rng;

use super::boards::{Words, won};

/// Draw an input small enough for plain recursion, for problems whose random inputs are too large.
pub fn small_input(id: &str, rng: &mut Rng) -> Option<String> {
    Some(match id {
        "AGC010F" => {
            let nodes = rng.within(1, 6);
            let stones: Vec<String> = (0..nodes).map(|_| rng.within(0, 3).to_string()).collect();
            let edge = |node| format!("\n{} {node}", rng.within(1, node - 1));
            let edges: String = (2..=nodes).map(edge).collect();
            format!("{nodes}\n{}{edges}", stones.join(" "))
        }
        _ => return None,
    })
}

/// Return the parts of a tree that are left without one node. Each part is a set of nodes, as bits.
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

/// Return whether the player to move wins, where a player who leaves a single node loses.
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

/// Return the sets of nodes that remain after a move takes some leaves. `below` gives the node under each node.
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

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let mut words = Words::of(input);
    let mut lines: Vec<String> = Vec::new();
    match id {
        "AGC010F" => {
            let nodes = words.number()?;
            let stones = words.numbers(nodes)?;
            let edges = words.pairs(nodes - 1)?;
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
            let nodes = words.number()?;
            let black = words.numbers(nodes)?;
            let edges = words.pairs(nodes - 1)?;
            // For each node, the next node on the path to the root, found by a search from the root.
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
            for _ in 0..words.number()? {
                let nodes = words.number()?;
                let below = [vec![0, 0], words.numbers(nodes - 1)?].concat();
                let first = won((2 << nodes) - 2, &|nodes: &u64| pick(*nodes, &below));
                lines.push(if first { "1" } else { "0" }.into());
            }
        }
        "P8347" => {
            for _ in 0..words.number()? {
                let nodes = words.number()?;
                let edges = words.pairs(nodes - 1)?;
                let first = keeps((2 << nodes) - 2, &edges, &mut HashMap::new());
                lines.push(if first { "Hifuu" } else { "Luna" }.into());
            }
        }
        _ => return None,
    }
    Some(lines.join("\n"))
}
