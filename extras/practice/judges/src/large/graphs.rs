//! Large random cases of graphs and trees. Long paths, stars and brooms test the depth of recursive solutions.

use super::super::draw::{counted, line, names, parents_of, shuffle};
use super::Large;

type Edges = Vec<[u64; 2]>;

/// Return whether a tree is to be a path, or as deep as its kind can be: half of the trees of many nodes are.
fn is_path(l: &Large<'_>) -> bool {
    l.turn.is_multiple_of(2) != l.is_lost
}

/// Draw a tree on the nodes 1 to n in which each node is attached to an earlier one: a path, a star, or a random tree.
fn grown(l: &mut Large<'_>, nodes: u64) -> Edges {
    let path = is_path(l);
    let reach = if path { 1 } else { [2, nodes, nodes][l.rng.below(3) as usize] };
    let star = !path && l.rng.below(5) == 0;
    let below = |l: &mut Large<'_>, node: u64| {
        if star { 1 } else { l.rng.within(node.saturating_sub(reach).max(1), node - 1) }
    };
    (2..=nodes).map(|node| [below(l, node), node]).collect()
}

/// Rename the nodes at random, except node 1, and put the edges and their ends in a random order.
fn renamed(l: &mut Large<'_>, nodes: u64, edges: Edges) -> Edges {
    let names = names(l.rng, nodes);
    let mut edges: Edges =
        edges.into_iter().map(|edge| edge.map(|node| names[node as usize])).collect();
    for edge in &mut edges {
        shuffle(edge, l.rng);
    }
    shuffle(&mut edges, l.rng);
    edges
}

fn lines(edges: &[[u64; 2]]) -> String {
    edges.iter().map(|edge| format!("\n{}", line(edge))).collect()
}

fn any_tree(l: &mut Large<'_>) -> (u64, Edges) {
    // Limit the nodes to half of the numbers left, since each edge takes two numbers.
    let nodes = l.count_of(l.limits.count.min(l.left / 2)).max(2);
    let edges = grown(l, nodes);
    (nodes, renamed(l, nodes, edges))
}

/// Draw a tree; if the position is to be lost, node 1 carries two equal trees, which cancel each other.
pub fn tree(l: &mut Large<'_>) -> String {
    let (nodes, edges) = if l.is_lost { twice(l) } else { any_tree(l) };
    format!("{nodes}{}", lines(&edges))
}

fn twice(l: &mut Large<'_>) -> (u64, Edges) {
    let half = l.count_of(l.limits.count.min(l.left / 2) / 2).max(2);
    let mut edges = grown(l, half);
    let copy = |node: u64| if node == 1 { 1 } else { node + half - 1 };
    let copies: Edges = edges.iter().map(|edge| edge.map(copy)).collect();
    edges.extend(copies);
    (2 * half - 1, renamed(l, 2 * half - 1, edges))
}

/// Draw a tree; in half of the cases all its nodes have odd degree.
pub fn odd_tree(l: &mut Large<'_>) -> String {
    if l.coin() {
        return tree(l);
    }
    let most = l.count_of(l.limits.count.min(l.left / 2)).max(4);
    let mut edges: Edges = vec![[1, 2]];
    let mut leaves = vec![1, 2];
    while edges.len() as u64 + 3 <= most {
        // In a deep tree, attach the new nodes to the last leaf.
        let last = leaves.len() as u64 - 1;
        let at = if is_path(l) { last } else { l.rng.within(0, last) };
        let node = leaves.swap_remove(at as usize);
        let next = edges.len() as u64 + 2;
        edges.extend([[node, next], [node, next + 1]]);
        leaves.extend([next, next + 1]);
    }
    let nodes = edges.len() as u64 + 1;
    let edges = renamed(l, nodes, edges);
    format!("{nodes}{}", lines(&edges))
}

pub fn parents(l: &mut Large<'_>) -> String {
    let nodes = l.count().max(2);
    // Make a long path as long as the limits allow.
    let nodes = if is_path(l) && nodes > 6 { l.limits.count.min(l.most()) } else { nodes };
    let mut edges = grown(l, nodes);
    // In half of the other cases build the tree from branches of two nodes, which make a lost position.
    if !is_path(l) && l.coin() && nodes > 2 {
        edges = (2..=nodes)
            .map(|node| if node % 2 == 1 { [node - 1, node] } else { [1, node] })
            .collect();
    }
    // A parent has a lower number than its node, or in half of the cases any number.
    let names = if l.coin() { names(l.rng, nodes) } else { (0..=nodes).collect() };
    format!("{nodes}\n{}", line(&parents_of(&edges, &names)))
}

pub fn stones(l: &mut Large<'_>) -> String {
    let (nodes, edges) = any_tree(l);
    format!("{nodes}\n{}{}", line(&l.numbers(nodes, 1)), lines(&edges))
}

pub fn colours(l: &mut Large<'_>) -> String {
    let (nodes, mut edges) = any_tree(l);
    // Draw white nodes only, about three black nodes, or a share of black nodes from a ninth to all.
    let few = match l.rng.below(4) {
        _ if l.is_hardest() => u64::MAX,
        0 => u64::MAX,
        1 => nodes.div_ceil(3),
        _ => l.rng.within(1, 9),
    };
    // In a tree of white leaves on three nodes, a solution keeps the most values at once.
    if l.is_hardest() {
        edges = (2..=nodes).map(|node| [l.rng.within(1, (node - 1).min(3)), node]).collect();
        edges = renamed(l, nodes, edges);
    }
    let black: Vec<u64> = (0..nodes).map(|_| u64::from(l.rng.below(few) == 0)).collect();
    format!("{nodes}\n{}{}", line(&black), lines(&edges))
}

/// Draw graphs that grow from their node 1, with cycles at some of their nodes.
pub fn plants(l: &mut Large<'_>) -> String {
    let count = l.rng.within(1, 90);
    let mut all = Vec::new();
    for _ in 0..count {
        let trunk = l.rng.within(1, 40);
        let mut edges = grown(l, trunk);
        let mut nodes = trunk;
        for _ in 0..l.rng.below(4) {
            let mut last = l.rng.within(1, trunk);
            let hangs_on = last;
            for _ in 1..l.rng.within(2, 12) {
                nodes += 1;
                edges.push([last, nodes]);
                last = nodes;
            }
            edges.push([last, hangs_on]);
        }
        all.push(format!("{nodes} {}{}", edges.len(), lines(&edges)));
    }
    format!("{count}\n{}", all.join("\n"))
}

/// Draw distinct edges among the nodes 0 to n - 1 without a cycle; the numbers of the nodes do not follow the edges.
fn acyclic(l: &mut Large<'_>, nodes: u64, most: u64) -> Edges {
    let edges = forward(l, nodes, most);
    let order = any_order(l, nodes);
    named(&edges, &order)
}

fn any_order(l: &mut Large<'_>, nodes: u64) -> Vec<u64> {
    let mut order: Vec<u64> = (0..nodes).collect();
    shuffle(&mut order, l.rng);
    order
}

fn named(edges: &[[u64; 2]], names: &[u64]) -> Edges {
    edges.iter().map(|edge| edge.map(|node| names[node as usize])).collect()
}

/// Draw at most `most` distinct edges, each from one of the nodes 0 to n - 1 to a later node: in half of the cases to
/// one of the next three nodes.
fn forward(l: &mut Large<'_>, nodes: u64, most: u64) -> Edges {
    let reach = if l.coin() { 3 } else { nodes };
    let mut edges: Edges = Vec::new();
    if l.coin() {
        edges = (1..nodes).map(|node| [node - 1, node]).collect();
    }
    while (edges.len() as u64) < most && nodes > 1 {
        let from = l.rng.below(nodes - 1);
        let to = l.rng.within(from + 1, (from + reach).min(nodes - 1));
        edges.push([from, to]);
    }
    edges.sort_unstable();
    edges.dedup();
    shuffle(&mut edges, l.rng);
    edges.truncate(most as usize);
    edges
}

/// Return an edge from each of the nodes 0 to n - 1 to each later one, in a random order.
fn complete(l: &mut Large<'_>, nodes: u64) -> Edges {
    let mut edges: Edges =
        (0..nodes).flat_map(|from| (from + 1..nodes).map(move |to| [from, to])).collect();
    shuffle(&mut edges, l.rng);
    edges
}

/// Return the greatest number of nodes of a complete graph with at most this many edges.
fn nodes_of_complete(edges: u64) -> u64 {
    (8 * edges + 1).isqrt().div_ceil(2)
}

fn with_first(edges: &[[u64; 2]]) -> Edges {
    edges.iter().map(|[a, b]| [a + 1, b + 1]).collect()
}

/// Draw tokens on random nodes; in half of the cases each token shares its node with another one.
fn placed(l: &mut Large<'_>, nodes: u64, most: u64, first: u64) -> Vec<u64> {
    let count = l.count_of(most);
    let mut tokens: Vec<u64> = (0..count).map(|_| l.rng.below(nodes) + first).collect();
    if l.coin() && count > 1 {
        tokens.truncate(count as usize / 2);
        tokens = [&tokens[..], &tokens].concat();
    }
    tokens
}

/// Draw a graph in which each node leads to all later nodes of a random order, so that the Grundy values are as large
/// as possible. If the position is to be lost, the nim-sum of the tokens is 0.
fn dense(l: &mut Large<'_>, nodes: u64) -> (Edges, Vec<u64>) {
    let mut order = any_order(l, nodes);
    let edges = named(&complete(l, nodes), &order);
    let count = l.count_of(nodes);
    let mut values: Vec<u64> = (0..count).map(|_| l.rng.below(nodes)).collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    if let Some(value) = values.iter_mut().find(|value| **value ^ sum < nodes).filter(|_| l.is_lost)
    {
        *value ^= sum;
    }
    order.reverse();
    (edges, values.iter().map(|value| order[*value as usize] + 1).collect())
}

/// Draw a graph with tokens. The graph is dense in the hardest case, in most lost positions and in some others: wrong
/// values of a program rarely make a won position seem lost, but often make a lost position seem won.
pub fn tokens(l: &mut Large<'_>) -> String {
    let nodes = l.count().max(2);
    let few = nodes_of_complete(l.limits.more.min(l.left / 2)).clamp(2, nodes);
    let (nodes, (edges, tokens)) = if l.is_hardest() || (l.rng.below(4) > 0) == l.is_lost {
        (few, dense(l, few))
    } else {
        let most = if l.coin() { 3 * nodes } else { l.left / 2 };
        let edges = acyclic(l, nodes, l.limits.more.min(most));
        (nodes, (edges, placed(l, nodes, nodes, 1)))
    };
    let counts = line(&[nodes, edges.len() as u64, tokens.len() as u64]);
    format!("{counts}{}\n{}", lines(&with_first(&edges)), line(&tokens))
}

pub fn chess(l: &mut Large<'_>) -> String {
    let mut nodes = l.count().max(2);
    let edges = if l.rng.below(3) == 0 {
        nodes = nodes_of_complete(l.left).clamp(2, l.limits.count);
        let order = any_order(l, nodes);
        named(&complete(l, nodes), &order)
    } else {
        acyclic(l, nodes, 10 * nodes)
    };
    let mut to = vec![Vec::new(); nodes as usize];
    for [a, b] in edges {
        to[a as usize].push(b);
    }
    let lists: Vec<String> =
        to.iter().map(|list| counted(list).trim_end().replace('\n', " ")).collect();
    let most = l.limits.more;
    let places: Vec<String> =
        (0..50).map(|_| counted(&placed(l, nodes, most, 0)).replace('\n', " ")).collect();
    format!("{nodes}\n{}\n{}\n0", lists.join("\n"), places.join("\n"))
}

/// Draw a graph of cities with their taxes. There are no edges, random ones, or those of a complete graph on as many
/// nodes as the limits allow, which has the most levels (Grundy values). The nim-sums of the taxes of each level are
/// random, or 0; in a won position one level, often the highest, is an exception.
pub fn taxes(l: &mut Large<'_>) -> String {
    let mut nodes = l.count_of(l.limits.count.min(l.left / 3)).max(2);
    let most = l.limits.more.min(l.left.saturating_sub(nodes) / 2).max(1);
    // The most levels occur in each batch.
    let has_most = l.is_hardest();
    let edges = match l.rng.below(6) {
        0..3 if !has_most && l.is_lost => forward(l, nodes, most.min(nodes)),
        0 if !has_most => Edges::new(),
        1 if !has_most => forward(l, nodes, most),
        _ => {
            let few = nodes_of_complete(if has_most { most } else { most - most / 8 });
            nodes = nodes.max(few.min(20));
            let mut edges = complete(l, few.min(nodes));
            // Further edges lead to the nodes that are not in the complete graph.
            edges.extend(forward(l, nodes, most).into_iter().filter(|edge| edge[1] >= few));
            edges.truncate(most as usize);
            edges
        }
    };
    let has_taxes = !l.is_lost || l.rng.below(4) > 0;
    let mut taxes = if has_taxes { l.numbers(nodes, 0) } else { vec![0; nodes as usize] };
    if l.is_lost || l.coin() {
        cancelled(l, &mut taxes, &levels(nodes, &edges));
    }
    let order = any_order(l, nodes);
    let mut by_name = vec![0; nodes as usize];
    order.iter().zip(taxes).for_each(|(name, tax)| by_name[*name as usize] = tax);
    let edges = named(&edges, &order);
    format!("{nodes} {}\n{}{}", edges.len(), line(&by_name), lines(&with_first(&edges)))
}

/// Return the Grundy values of the nodes 0 to n - 1, where each edge leads to a later node.
fn levels(nodes: u64, edges: &[[u64; 2]]) -> Vec<usize> {
    let mut to = vec![Vec::new(); nodes as usize];
    edges.iter().for_each(|[from, node]| to[*from as usize].push(*node as usize));
    let mut levels = vec![0; nodes as usize];
    // For each value, the last node that leads to it.
    let mut seen = vec![usize::MAX; nodes as usize + 1];
    for node in (0..nodes as usize).rev() {
        to[node].iter().for_each(|other| seen[levels[*other]] = node);
        levels[node] = (0..).find(|level| seen[*level] != node).unwrap_or(0);
    }
    levels
}

/// Change a tax of each level so that the nim-sum of the level is 0, if the limit allows the changed tax. In a position
/// that is to be won, then change a tax of the highest level or of another one.
fn cancelled(l: &mut Large<'_>, taxes: &mut [u64], levels: &[usize]) {
    let highest = levels.iter().copied().max().unwrap_or(0);
    let mut sums = vec![0; highest + 1];
    taxes.iter().zip(levels).for_each(|(tax, level)| sums[*level] ^= tax);
    for (tax, level) in taxes.iter_mut().zip(levels) {
        if *tax ^ sums[*level] <= l.limits.largest {
            *tax ^= sums[*level];
            sums[*level] = 0;
        }
    }
    if !l.is_lost {
        let level = if l.coin() { highest } else { l.rng.within(0, highest as u64) as usize };
        let changed = taxes.iter_mut().zip(levels).find(|(_, one)| **one == level);
        if let Some((tax, _)) = changed {
            *tax = if *tax == 0 { l.number(1) } else { *tax - 1 };
        }
    }
}

/// The greatest number of questions about a graph.
const MOST_QUESTIONS: u64 = 500;

pub fn cycles(l: &mut Large<'_>) -> String {
    let nodes = l.count_of(l.limits.count.min(l.left / 4)).max(2);
    let room = l.left.saturating_sub(2 * MOST_QUESTIONS) / 2;
    let most = l.limits.more.min(if l.coin() { room } else { room.min(2 * nodes) }).max(1);
    let mut edges = acyclic(l, nodes, most);
    // Add random edges, some of which lead back to earlier nodes.
    for _ in 0..l.rng.below(most / 4 + 2) {
        edges.push([l.rng.below(nodes), l.rng.below(nodes)]);
    }
    shuffle(&mut edges, l.rng);
    edges.truncate(l.limits.more as usize);
    let is_slow = nodes > 1000 && l.rng.below(3) > 0;
    let questions = l.limits.cases.min(if is_slow { 40 } else { MOST_QUESTIONS });
    let question = |_| {
        let start = l.rng.below(nodes);
        [start, (start + l.rng.within(1, nodes - 1)) % nodes]
    };
    let asked: Edges = (0..questions).map(question).collect();
    let counts = line(&[nodes, edges.len() as u64, questions]);
    format!("{counts}{}{}", lines(&with_first(&edges)), lines(&with_first(&asked)))
}

pub fn peaks(l: &mut Large<'_>) -> String {
    let mut peaks = l.count();
    let room = l.limits.more.min(l.left / 2).max(1);
    let most = match l.rng.below(4) {
        0 => room.min(3 * peaks),
        // Draw nearly all roads between few peaks.
        1 => {
            peaks = room.isqrt();
            room
        }
        _ => room,
    };
    let mut roads: Edges =
        (0..most + most / 9).map(|_| [l.rng.within(1, peaks), l.rng.within(1, peaks)]).collect();
    if l.coin() {
        roads.extend((1..=peaks).map(|peak| [peak, peak]));
    }
    roads.sort_unstable();
    roads.dedup();
    shuffle(&mut roads, l.rng);
    roads.truncate(most as usize);
    format!("{peaks} {}{}", roads.len(), lines(&roads))
}
