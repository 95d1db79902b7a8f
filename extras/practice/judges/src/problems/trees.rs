//! Problems about games on the nodes of trees.

use super::super::graphs::{acyclic, edge, tree_edges, tree_of};
use super::super::scan::node_at;
use super::prelude::*;
use mexplorer::games::geography::matching::Links;
use mexplorer::sort::sorted;
use mexplorer::text::joined;
use mexplorer::{Flow, Move};

/// The greatest number of nodes of a tree in the problem of painting paths.
const MOST_PAINTED: u64 = 200_000;

/// The greatest number of heaps that represent branches of P7864 on the board.
const MOST_BRANCHES: usize = 20;

/// Stones lie on the nodes of a tree. A move takes a stone from the token's node and moves the token along an edge. A
/// step to a node with at least as many stones does not help: the opponent steps back, which leaves the same position
/// with one stone fewer on both nodes. So only steps to fewer stones count, and such steps never return (editorial of
/// AtCoder Grand Contest 010).
pub(super) const STONES: Problem = Problem {
    id: "AGC010F",
    cases: Cases::One,
    read: |s| {
        let nodes = s.count("N", MAX_COUNT)? as u32;
        let stones = s.list(u64::from(nodes), |s| s.number("a number of stones"))?;
        let edges = tree_of(s, nodes, u64::from(nodes).saturating_sub(1), edge)?;
        let fewer = |(a, b): (u32, u32)| match stones[a as usize - 1].cmp(&stones[b as usize - 1]) {
            std::cmp::Ordering::Less => Some((b, a)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some((a, b)),
        };
        let edges: Vec<(u32, u32)> = edges.into_iter().filter_map(fewer).collect();
        let (graph, by_number) = acyclic(1, nodes, &edges, &[])?;
        let wins = (1..=nodes).filter(|n| graph.value(by_number[*n as usize]) != Some(0));
        let wins: Vec<u64> = wins.map(u64::from).collect();
        let first = wins.first().map_or(1, |node| *node as usize);
        let token = by_number.get(first).copied().unwrap_or(0);
        let shown = move || Ok((Game::new(graph.clone(), false), Position::Tokens(vec![token])));
        Ok(Case::answered(shown, move |_| Ok(joined(&wins, " "))))
    },
    print: Print::Computed,
    draw: |rng| {
        let mut draw = |rng: &mut Rng| {
            let tree = tree(rng);
            let (nodes, edges) = tree.split_once('\n').unwrap_or(("1", ""));
            let most = rng.within(1, 5);
            let stones = (0..nodes.parse().unwrap_or(1)).map(|_| rng.within(1, most));
            format!("{nodes}\n{}\n{edges}", line(&stones.collect::<Vec<_>>()))
        };
        fair(rng, &mut draw, &|case| judged("AGC010F", case, |answer| !answer.is_empty()))
    },
};

/// A move paints the path from the root to a white node black. The answer is the list of all winning first moves. The
/// board shows the tree without its black nodes.
pub(super) const PATHS: Problem = Problem {
    id: "COT3",
    cases: Cases::One,
    read: |s| {
        let nodes = s.count("n", MOST_PAINTED)? as u32;
        let black = s.list(u64::from(nodes), |s| {
            let word = s.word("a colour")?;
            match word.text {
                "0" => Ok(false),
                "1" => Ok(true),
                found => {
                    let message = format!("expected 0 for white or 1 for black, found {found:?}");
                    let error = Error::new(ErrorCode::StrayCharacter, message).at(word.span());
                    Err(error.with("found", found).with("signs", "01"))
                }
            }
        })?;
        let edges = tree_of(s, nodes, u64::from(nodes).saturating_sub(1), edge)?;
        let position = Game::parse("uproot")?.position(&white(&black, &edges))?;
        let first = position.clone();
        let shown = move || Ok((Game::parse("uproot")?, first.clone()));
        Ok(Case::answered(shown, move |budget| {
            budget.spend(u64::from(nodes), || nodes.to_string())?;
            let mut wins: Vec<u64> = Vec::new();
            let game = Game::parse("uproot")?;
            let _ = game.rules().as_strategy().and_then(|theorem| {
                theorem.winning(&position, false, &mut |mv| {
                    if let Move::Node { node, .. } = mv {
                        wins.extend(node.parse::<u64>());
                    }
                    Flow::Continue(())
                })
            });
            let wins = sorted(wins);
            Ok(if wins.is_empty() { "-1".into() } else { joined(&wins, "\n") })
        }))
    },
    print: Print::Computed,
    draw: |rng| {
        let mut draw = |rng: &mut Rng| {
            let tree = tree(rng);
            let (nodes, edges) = tree.split_once('\n').unwrap_or(("1", ""));
            let kinds = rng.within(2, 4);
            let colours = (0..nodes.parse().unwrap_or(1)).map(|_| u64::from(rng.chance(kinds)));
            format!("{nodes}\n{}\n{edges}", line(&colours.collect::<Vec<_>>()))
        };
        fair(rng, &mut draw, &|case| judged("COT3", case, |answer| answer != "-1"))
    },
};

/// A move takes at least one leaf of a rooted tree. A branch is a leaf with the nodes below it down to the next fork.
/// The player to move loses exactly if every branch has an even number of nodes, because a move then makes some
/// branches odd. If some branches are odd, taking a leaf of each of them makes all even. A fork that keeps at most one
/// branch extends that branch; if the result would be odd, the player takes one leaf more or one leaf fewer from it.
/// The board shows a game with the same winner and the same choices of branches: take from any number of heaps of one
/// stone.
pub(super) const LEAVES: Problem = Problem {
    id: "P7864",
    cases: Cases::Counted("T"),
    read: |s| {
        let nodes = s.count("n", MAX_COUNT)? as u32;
        let mut node = 1;
        let edges = tree_of(s, nodes, u64::from(nodes).saturating_sub(1), |s, nodes| {
            node += 1;
            let (below, spot) = node_at(s, "a parent", nodes)?;
            Ok((below, node, spot))
        })?;
        let odd = odd_branches(nodes, &edges).min(MOST_BRANCHES);
        Case::heaps(&format!("moore {}", odd.max(1)), vec![1; odd])
    },
    print: Print::Lines("1", "0"),
    draw: |rng| {
        let nodes = rng.within(2, 9);
        // Draw a bush, or more often a tree with longer branches: a longer branch has an even number of nodes more
        // often.
        let reach = if rng.below(3) == 0 { nodes } else { 2 };
        let mut parent = |node: u64| rng.within(node.saturating_sub(reach).max(1), node - 1);
        let edges: Vec<[u64; 2]> = (2..=nodes).map(|node| [parent(node), node]).collect();
        // The parent of a node may have the greater number.
        let is_renamed = !rng.is_scripted() && rng.below(2) == 0;
        let names = if is_renamed { names(rng, nodes) } else { (0..=nodes).collect() };
        format!("{nodes}\n{}", line(&parents_of(&edges, &names)))
    },
};

/// A move takes a node of a tree and keeps one of the remaining parts; the player who leaves a single node loses.
/// Exactly the trees whose nodes all have odd degree are lost: in such a tree, the neighbour of the taken node in the
/// kept part gets an even degree. In any other tree, consider all moves that cut off a neighbour of a node of even
/// degree. The move that leaves this node in the smallest part leaves no other node of even degree, and makes the
/// node's degree odd. No game of the list has these positions.
pub(super) const PARTS: Problem = Problem {
    id: "P8347",
    cases: Cases::Counted("T"),
    read: |s| {
        let (nodes, edges) = tree_edges(s, MAX_COUNT)?;
        let mut odd = vec![false; nodes as usize];
        for node in edges.iter().flat_map(|(a, b)| [a, b]) {
            odd[*node as usize - 1] ^= true;
        }
        let lost = odd.iter().all(|odd| *odd);
        Ok(Case::Decided {
            shown: Box::new(|| Ok(Vec::new())),
            winners: Box::new(move |_| Ok(vec![Outcome::mover_wins(!lost)])),
        })
    },
    print: Print::Lines("Hifuu", "Luna"),
    draw: |rng| {
        // Draw any tree, or a tree whose degrees are all odd: begin with an edge, and add pairs of leaves to a leaf.
        let any = tree(rng);
        if rng.below(2) == 0 && !any.starts_with("2\n") {
            return any;
        }
        let mut edges = vec![[1, 2]];
        let mut leaves = vec![1, 2];
        for _ in 0..rng.within(1, 3) {
            shuffle(&mut leaves, rng);
            let Some(node) = leaves.pop() else { break };
            let next = edges.len() as u64 + 2;
            edges.extend([[node, next], [node, next + 1]]);
            leaves.extend([next, next + 1]);
        }
        let nodes = edges.len() as u64 + 1;
        mix(rng, nodes, &mut edges);
        let lines: Vec<String> = edges.iter().map(|edge| line(edge)).collect();
        format!("{nodes}\n{}", lines.join("\n"))
    },
};

/// Return the white nodes of a tree, rooted in node 1, as a text of trees on the ground. Each white node is attached to
/// the next white node below it.
fn white(black: &[bool], edges: &[(u32, u32)]) -> String {
    let edges: Vec<(u32, u32)> = edges.iter().map(|(a, b)| (a - 1, b - 1)).collect();
    let around = Links::both_ways(black.len(), &edges);
    let mut below = vec![None; black.len()];
    let mut seen = vec![false; black.len()];
    let mut words = Vec::new();
    let mut queue: Vec<u32> = if black.is_empty() { Vec::new() } else { vec![0] };
    while let Some(node) = queue.pop() {
        let at = node as usize;
        seen[at] = true;
        let under: u32 = below[at].unwrap_or(0);
        if !black[at] {
            words.push(format!("{under}-{}", node + 1));
        }
        for &next in around.of(node) {
            if !seen[next as usize] {
                below[next as usize] = if black[at] { below[at] } else { Some(node + 1) };
                queue.push(next);
            }
        }
    }
    if words.is_empty() { "0".to_string() } else { words.join(" ") }
}

/// Return the number of leaves that have a branch of odd length, in a tree on the nodes 1 to `nodes` rooted in 1. A
/// branch is the leaf and the nodes below it down to the next fork. Each edge has the lower node first.
fn odd_branches(nodes: u32, edges: &[(u32, u32)]) -> usize {
    let mut below = vec![0; nodes as usize + 1];
    let mut grows = vec![0_u32; nodes as usize + 1];
    for &(under, node) in edges {
        below[node as usize] = under;
        grows[under as usize] += 1;
    }
    let leaves = (1..=nodes).filter(|node| grows[*node as usize] == 0);
    let odd = |leaf: &u32| {
        let (mut at, mut length) = (below[*leaf as usize], 1);
        while at != 0 && grows[at as usize] == 1 {
            at = below[at as usize];
            length += 1;
        }
        length % 2 == 1
    };
    leaves.filter(odd).count()
}
