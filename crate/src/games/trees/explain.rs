//! Explanations of the values of nodes.

use super::Valued;
use super::forest::GROUND;
use crate::ruleset::explain::{Claim, Step};
use crate::ruleset::position::Plant;

/// The most nodes, or trees, whose value is explained by a claim of its own.
const EXPLAINED: usize = 12;
/// The most nodes that a claim names.
const READ: usize = 12;

/// Return the theorem, and the claims that derive the values of the trees.
pub(super) fn steps(plant: &Plant, valued: &Valued, down: bool) -> Vec<Step> {
    let theorem = if down {
        Step::Theorem { id: "uproot", author: "Sprague, Grundy", year: 1939 }
    } else {
        Step::Theorem { id: "prune", author: "Berlekamp, Conway, Guy", year: 1982 }
    };
    let claims = if down { uprooted(plant, valued) } else { pruned(plant, valued) };
    [theorem].into_iter().chain(Step::reasons("tree", claims)).collect()
}

fn name<'p>(plant: &'p Plant, valued: &Valued, at: usize) -> &'p str {
    &plant.names[valued.forest.nodes[at] as usize]
}

/// Return claims that derive the values from the leaves down: first the leaves, of which at most `READ` are named, then
/// for at most `EXPLAINED` other nodes, each with at most `READ` children, the values of the children and the node's
/// own value.
fn pruned(plant: &Plant, valued: &Valued) -> Vec<Claim> {
    let (below, worths) = (&valued.forest.below, &valued.worths);
    let mut grows: Vec<Vec<usize>> = vec![Vec::new(); below.len()];
    for (at, under) in below.iter().enumerate().filter(|(_, under)| **under != GROUND) {
        grows[*under as usize].push(at);
    }
    let tips: Vec<usize> = (0..below.len()).filter(|at| grows[*at].is_empty()).collect();
    let names: Vec<String> =
        tips.iter().take(READ).map(|at| name(plant, valued, *at).to_string()).collect();
    let mut claims = Vec::new();
    if !names.is_empty() {
        claims.push(Claim::new("tree-tip").with("nodes", names).with("count", tips.len()));
    }
    let carry = (0..below.len()).rev().filter(|at| (1..=READ).contains(&grows[*at].len()));
    let said = |at: usize| {
        let on = |at: &usize| format!("{} = {}", name(plant, valued, *at), worths.values[*at]);
        let on: Vec<String> = grows[at].iter().map(on).collect();
        Claim::new("tree-carry")
            .with("node", name(plant, valued, at))
            .with("on", on)
            .with("carries", worths.carries[at])
            .with("value", worths.values[at])
    };
    claims.extend(carry.take(EXPLAINED).map(said));
    claims
}

/// Return claims for at most `EXPLAINED` trees, each of at most `READ` nodes: the value left after each move that
/// removes a path down to the ground.
fn uprooted(plant: &Plant, valued: &Valued) -> Vec<Claim> {
    let bared = valued.worths.bared(&valued.forest.below);
    let small = valued.forest.trees().filter(|tree| tree.len() <= READ);
    let said = |tree: std::ops::Range<usize>| {
        let way = |at: usize| format!("{} = {}", name(plant, valued, at), bared[at]);
        Claim::new("tree-ways")
            .with("node", name(plant, valued, tree.start))
            .with("value", valued.worths.values[tree.start])
            .with("ways", tree.map(way).collect::<Vec<String>>())
    };
    small.take(EXPLAINED).map(said).collect()
}
