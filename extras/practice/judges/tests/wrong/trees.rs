//! Wrong programs for trees and plants.

use std::collections::BTreeSet;

use super::{Words, Wrong, each, line, mex, say, to_end, wrong, xor};

pub const ALL: &[Wrong] = &[
    wrong("AGC017D", "the first node of an edge is the upper one", |input| {
        hackenbush(input, |parts| xor(parts.iter().map(|part| part + 1)), true)
    }),
    wrong("AGC017D", "the parity of the edges", |input| {
        say(Words::of(input).n().is_multiple_of(2), "Alice", "Bob")
    }),
    wrong("AGC017D", "the largest branch only", |input| {
        hackenbush(input, |parts| parts.iter().max().map_or(0, |part| part + 1), false)
    }),
    wrong("AGC017D", "the sum of the branches", |input| {
        hackenbush(input, |parts| parts.iter().map(|part| part + 1).sum(), false)
    }),
    wrong("POJ3710", "two edges between two nodes are one", |input| plants(input, true, |n| n % 2)),
    wrong("POJ3710", "a ring counts its edges", |input| plants(input, false, |n| n)),
    wrong("POJ3710", "an odd ring vanishes, an even one does not", |input| {
        plants(input, false, |n| 1 - n % 2)
    }),
    wrong("POJ3710", "rings vanish", |input| plants(input, false, |_| 0)),
    wrong("ABC223G", "one side of the nodes", |input| {
        let (near, order) = tree(&mut Words::of(input), false);
        let mut deep = vec![false; near.len()];
        for (node, above) in order.iter().skip(1) {
            deep[*node] = !deep[*above];
        }
        let (n, odd) = (order.len(), deep.iter().filter(|deep| **deep).count());
        (if 2 * odd == n { 0 } else { odd.max(n - odd) }).to_string()
    }),
    wrong("ABC223G", "nodes are lost by the tree below them only", |input| {
        let (near, order) = tree(&mut Words::of(input), false);
        let mut won = vec![false; near.len()];
        for (node, above) in order.iter().rev() {
            won[*node] = near[*node].iter().any(|next| next != above && !won[*next]);
        }
        order.iter().filter(|(node, _)| !won[*node]).count().to_string()
    }),
    wrong("AGC010F", "a step to as many stones, too", |input| stones(input, |a, b| a >= b, true)),
    wrong("AGC010F", "any smaller neighbour", |input| stones(input, |a, b| a > b, false)),
    wrong("COT3", "the first node of an edge is the upper one", |input| paths(input, true, mex)),
    wrong("COT3", "the largest value and 1", |input| {
        paths(input, false, |seen| seen.iter().max().map_or(0, |most| most + 1))
    }),
    wrong("COT3", "won and lost in place of values", |input| {
        paths(input, false, |seen| u64::from(seen.contains(&0)))
    }),
    wrong("COT3", "the nodes of the last values first", |input| {
        let right = paths(input, false, mex);
        right.split(' ').rev().collect::<Vec<_>>().join(" ")
    }),
    wrong("ABC223G", "the leaves", |input| {
        let (near, order) = tree(&mut Words::of(input), false);
        order.iter().filter(|(node, _)| near[*node].len() == 1).count().to_string()
    }),
    wrong("P7864", "the depth of the leaves", |input| leaves(input, |_| true, 0)),
    wrong("P7864", "a branch has its fork, too", |input| leaves(input, |grows| grows == 1, 1)),
    wrong("P7864", "a fork with two branches is none", |input| {
        leaves(input, |grows| grows <= 2, 0)
    }),
    wrong("P7864", "a parent has a lower number than its node", |input| {
        each(input, |w| {
            let n = w.n() as usize;
            let below = [vec![0, 0], w.take(n as u64 - 1)].concat();
            let grows = |node: u64| below.iter().filter(|below| **below == node).count();
            let mut lengths = vec![0_u64; n + 1];
            let mut won = false;
            for node in (1..=n).rev() {
                if grows(node as u64) == 0 {
                    lengths[node] = 1;
                }
                let (length, under) = (lengths[node], below[node]);
                if length > 0 && under > 0 && grows(under) == 1 {
                    lengths[under as usize] = length + 1;
                } else {
                    won |= length % 2 == 1;
                }
            }
            say(won, "1", "0")
        })
    }),
    wrong("P7864", "chains of up to 1500 nodes", |input| {
        if deepest(input) > 1500 { "overflow".into() } else { leaves(input, |grows| grows == 1, 0) }
    }),
    wrong("P8347", "a tree with a node of degree 2", |input| {
        degrees(input, |degrees| degrees.contains(&2))
    }),
    wrong("P8347", "the number of leaves", |input| {
        degrees(input, |degrees| degrees.iter().filter(|degree| **degree == 1).count() % 2 == 1)
    }),
    wrong("P8347", "the number of nodes", |input| degrees(input, |degrees| degrees.len() % 2 == 1)),
    wrong("P4617", "any matching", |input| {
        let mut w = Words::of(input);
        let (n, m) = (w.n() as usize, w.n());
        let (mut peaks, mut valleys) = (vec![false; n + 1], vec![false; n + 1]);
        for (peak, valley) in w.pairs(m) {
            if !peaks[peak] && !valleys[valley] {
                (peaks[peak], valleys[valley]) = (true, true);
            }
        }
        peaks[1..].iter().map(|held| say(*held, "Slavko\n", "Mirko\n")).collect()
    }),
    wrong("P4617", "one largest matching", |input| {
        let mut w = Words::of(input);
        let (n, m) = (w.n() as usize, w.n());
        let mut to = vec![Vec::new(); n + 1];
        for (peak, valley) in w.pairs(m) {
            to[peak].push(valley);
        }
        let mut held = vec![super::boards::NOBODY; n + 1];
        for peak in 1..=n {
            super::boards::augment(peak, &to, &mut held, &mut vec![false; n + 1]);
        }
        (1..=n).map(|peak| say(held.contains(&peak), "Slavko\n", "Mirko\n")).collect()
    }),
    wrong("P4617", "the parity of the roads", |input| {
        let mut w = Words::of(input);
        let (n, m) = (w.n() as usize, w.n());
        let mut roads = vec![0; n + 1];
        w.pairs(m).into_iter().for_each(|(peak, _)| roads[peak] += 1);
        roads[1..].iter().map(|roads| say(roads % 2 == 1, "Slavko\n", "Mirko\n")).collect()
    }),
];

type Order = Vec<(usize, usize)>;

/// Read a tree with its number of nodes; see [`edges`].
fn tree(w: &mut Words<'_>, directed: bool) -> (Vec<Vec<usize>>, Order) {
    let n = w.n();
    edges(w, n, directed)
}

/// Read the edges of a tree. Return the neighbours of each node, and the nodes in an order from node 1 on, each with
/// the node above it. If `directed`, each edge leads only from its first node to its second.
fn edges(w: &mut Words<'_>, n: u64, directed: bool) -> (Vec<Vec<usize>>, Order) {
    let mut near = vec![Vec::new(); n as usize + 1];
    for (a, b) in w.pairs(n.saturating_sub(1)) {
        near[a].push(b);
        if !directed {
            near[b].push(a);
        }
    }
    let mut order = vec![(1, 0)];
    let mut at = 0;
    while let Some(&(node, above)) = order.get(at) {
        order.extend(near[node].iter().filter(|next| **next != above).map(|next| (*next, node)));
        at += 1;
    }
    (near, order)
}

fn hackenbush(input: &str, join: fn(&[u64]) -> u64, directed: bool) -> String {
    let (near, order) = tree(&mut Words::of(input), directed);
    let mut values = vec![0; near.len()];
    for (node, above) in order.iter().rev() {
        let parts: Vec<u64> =
            near[*node].iter().filter(|next| *next != above).map(|next| values[*next]).collect();
        values[*node] = join(&parts);
    }
    say(values[1] != 0, "Alice", "Bob")
}

/// Return an output of POJ3710, where `ring` is the value of a ring by its number of edges.
fn plants(input: &str, single: bool, ring: fn(u64) -> u64) -> String {
    to_end(input, |w| {
        let mut sum = 0;
        for _ in 0..w.n() {
            let (n, m) = (w.n() as usize, w.n());
            let mut all = w.pairs(m);
            if single {
                let mut seen = BTreeSet::new();
                all.retain(|(a, b)| seen.insert((*a.min(b), *a.max(b))));
            }
            let mut near = vec![Vec::new(); n + 1];
            for (edge, (a, b)) in all.iter().enumerate() {
                near[*a].push((*b, edge));
                near[*b].push((*a, edge));
            }
            let on_ring: Vec<bool> = (all.iter().enumerate())
                .map(|(edge, (a, b))| in_ring(*a, *b, &near, edge))
                .collect();
            sum ^= plant(1, &near, &on_ring, &mut vec![false; n + 1], ring);
        }
        say(sum != 0, "Sally", "Harry")
    })
}

/// Return the value of a plant from a node on, whose rings shrink to this node.
fn plant(
    node: usize,
    near: &[Vec<(usize, usize)>],
    on_ring: &[bool],
    seen: &mut [bool],
    ring: fn(u64) -> u64,
) -> u64 {
    // The nodes that are on rings with this node, and twice the number of the edges of these rings.
    let (mut fused, mut ends) = (vec![node], 0);
    seen[node] = true;
    let mut at = 0;
    while let Some(&one) = fused.get(at) {
        at += 1;
        for &(next, _) in near[one].iter().filter(|(_, edge)| on_ring[*edge]) {
            ends += 1;
            if !std::mem::replace(&mut seen[next], true) {
                fused.push(next);
            }
        }
    }
    let mut sum = if ends > 0 { ring(ends / 2) } else { 0 };
    for one in fused {
        for &(next, _) in near[one].iter().filter(|(_, edge)| !on_ring[*edge]) {
            if !seen[next] {
                sum ^= plant(next, near, on_ring, seen, ring) + 1;
            }
        }
    }
    sum
}

/// Return whether a walk from `from` to `to` avoids an edge.
fn in_ring(from: usize, to: usize, near: &[Vec<(usize, usize)>], without: usize) -> bool {
    let mut seen = vec![false; near.len()];
    let mut queue = vec![from];
    while let Some(node) = queue.pop() {
        if node == to {
            return true;
        }
        if !std::mem::replace(&mut seen[node], true) {
            queue.extend(near[node].iter().filter(|(_, edge)| *edge != without).map(|(n, _)| *n));
        }
    }
    false
}

fn stones(input: &str, steps: fn(u64, u64) -> bool, exact: bool) -> String {
    let mut w = Words::of(input);
    let n = w.n();
    let stones = [vec![0], w.take(n)].concat();
    let (near, _) = edges(&mut w, n, false);
    let mut order: Vec<usize> = (1..=n as usize).collect();
    order.sort_by_key(|node| stones[*node]);
    let mut won = vec![false; n as usize + 1];
    for node in order {
        let fits = |next: &&usize| steps(stones[node], stones[**next]);
        won[node] = near[node].iter().filter(fits).any(|next| !exact || !won[*next]);
    }
    line(&(1..=n).filter(|node| won[*node as usize]).collect::<Vec<_>>())
}

fn paths(input: &str, directed: bool, value: fn(&[u64]) -> u64) -> String {
    let mut w = Words::of(input);
    let n = w.n();
    if n > 300 {
        return super::SKIPS.into();
    }
    let black = [vec![0], w.take(n)].concat();
    let (near, order) = edges(&mut w, n, directed);
    let mut values = vec![0; near.len()];
    // For each node, the values after painting the path from it to each white node below.
    let mut left: Vec<Vec<(usize, u64)>> = vec![Vec::new(); near.len()];
    for (node, above) in order.iter().rev() {
        let below: Vec<usize> = near[*node].iter().copied().filter(|next| next != above).collect();
        let all = xor(below.iter().map(|next| values[*next]));
        let mut options: Vec<(usize, u64)> = Vec::new();
        if black[*node] == 0 {
            options.push((*node, all));
        }
        for next in below {
            let others = all ^ values[next];
            options.extend(left[next].iter().map(|(white, rest)| (*white, rest ^ others)));
        }
        values[*node] = value(&options.iter().map(|option| option.1).collect::<Vec<_>>());
        left[*node] = options;
    }
    let mut wins: Vec<u64> =
        left[1].iter().filter(|option| option.1 == 0).map(|option| option.0 as u64).collect();
    wins.sort_unstable();
    if wins.is_empty() { "-1".into() } else { line(&wins) }
}

/// Return an output of P7864; a branch goes on through nodes whose number of children satisfies `passes`, and `more` is
/// added to the length of a branch that ends at a fork.
fn leaves(input: &str, passes: fn(usize) -> bool, more: usize) -> String {
    each(input, |w| {
        let n = w.n() as usize;
        let mut below = vec![0; n + 1];
        let mut grows = vec![0; n + 1];
        for node in 2..=n {
            below[node] = w.n() as usize;
            grows[below[node]] += 1;
        }
        let odd = |leaf: &usize| {
            let (mut at, mut length) = (below[*leaf], 1);
            while at != 0 && passes(grows[at]) {
                (at, length) = (below[at], length + 1);
            }
            (length + if at == 0 { 0 } else { more }) % 2 == 1
        };
        say((1..=n).filter(|node| grows[*node] == 0).any(|leaf| odd(&leaf)), "1", "0")
    })
}

/// Return the greatest number of nodes on a way to the root.
fn deepest(input: &str) -> usize {
    let mut w = Words::of(input);
    let mut most = 0;
    for _ in 0..w.n() {
        let n = w.n();
        let below = [vec![0, 0], w.take(n - 1)].concat();
        let under = |node: &usize| Some(below[*node] as usize).filter(|under| *under > 0);
        let depth = |node: usize| std::iter::successors(Some(node), under).count();
        most = most.max((1..=n as usize).map(depth).max().unwrap_or(0));
    }
    most
}

fn degrees(input: &str, won: fn(&[usize]) -> bool) -> String {
    each(input, |w| {
        let n = w.n();
        let mut degrees = vec![0; n as usize];
        for (a, b) in w.pairs(n - 1) {
            degrees[a - 1] += 1;
            degrees[b - 1] += 1;
        }
        say(won(&degrees), "Hifuu", "Luna")
    })
}
