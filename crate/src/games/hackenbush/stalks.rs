//! Plants that consist of stalks without branches, which are heaps of Nim, under misère play too.

use super::{fused, stands};
use crate::ruleset::position::Plant;
use crate::ruleset::sum::Sum;

/// Return the edges of each stalk from the ground up; `None` if the plant does not consist of stalks only.
pub(super) fn stalks(plant: &Plant) -> Option<Vec<Vec<usize>>> {
    let mut joined = vec![0u32; plant.names.len()];
    for &(a, b) in &plant.edges {
        // A loop at the ground is a stalk of one edge. A stalk has no other loops.
        if a == b && a > 0 {
            return None;
        }
        joined[a as usize] += 1;
        joined[b as usize] += 1;
    }
    let fused = fused(plant);
    let mut carries = vec![0; plant.edges.len()];
    fused.stems().into_iter().for_each(|(edge, value)| carries[edge] = value as usize);
    let stalk = |edges: Vec<usize>| {
        let ends = edges.iter().map(|i| plant.edges[*i]);
        let feet: usize = ends.map(|(a, b)| usize::from(a == 0) + usize::from(b == 0)).sum();
        let looped = edges.len() == 1 && feet == 2;
        // The value above an edge of a stalk is the number of edges above, which gives the position of the edge.
        let mut upward = edges.clone();
        for &edge in &edges {
            let place = edges.len().checked_sub(carries[edge] + 1);
            *upward.get_mut(place?)? = edge;
        }
        (looped || feet == 1).then_some(upward)
    };
    let bare = joined.iter().skip(1).all(|edges| *edges <= 2);
    if bare { stands(plant).into_iter().map(stalk).collect() } else { None }
}

/// Return the stalks as heaps of a sum under misère play.
pub(super) fn sum(stalks: &[Vec<usize>]) -> Sum {
    Sum::new(stalks.iter().map(|stalk| stalk.len() as u64), true)
}

/// Return the edges whose cuts win under misère play.
pub(super) fn winning(stalks: &[Vec<usize>]) -> impl Iterator<Item = usize> {
    let sum = sum(stalks);
    stalks.iter().filter_map(move |stalk| {
        let target = sum.target(stalk.len() as u64);
        stalk.get(target as usize).copied()
    })
}
