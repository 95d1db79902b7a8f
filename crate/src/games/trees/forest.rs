//! Trees as arrays: each node's place, the node below it, and what is worth what.

use super::tries::Tries;
use crate::ruleset::Part;
use crate::ruleset::links::Links;
use crate::ruleset::position::Plant;

/// No place below: the node stands on the ground.
pub(super) const GROUND: u32 = u32::MAX;

/// The trees of a plant, one after the other; in each tree a node comes after the node below it.
pub(super) struct Forest {
    /// Per place, the node of the plant that it is.
    pub(super) nodes: Vec<u32>,
    /// Per place, the place below.
    pub(super) below: Vec<u32>,
    /// Where each tree begins, and at last where all end.
    pub(super) begins: Vec<usize>,
}

impl Forest {
    /// The trees of a plant without cycles.
    pub(super) fn new(plant: &Plant) -> Self {
        let around = Links::both_ways(plant.names.len(), &plant.edges);
        let mut forest = Forest { nodes: Vec::new(), below: Vec::new(), begins: vec![0] };
        let mut met = vec![false; plant.names.len()];
        met[0] = true;
        for &root in around.of(0) {
            let mut at = forest.nodes.len();
            forest.nodes.push(root);
            forest.below.push(GROUND);
            met[root as usize] = true;
            while let Some(&node) = forest.nodes.get(at) {
                for &above in around.of(node) {
                    if !std::mem::replace(&mut met[above as usize], true) {
                        forest.nodes.push(above);
                        forest.below.push(at as u32);
                    }
                }
                at += 1;
            }
            forest.begins.push(at);
        }
        forest
    }

    /// The places of each tree.
    pub(super) fn trees(&self) -> impl Iterator<Item = std::ops::Range<usize>> + Clone {
        self.begins.windows(2).map(|two| two[0]..two[1])
    }

    /// Each tree as a part.
    pub(super) fn parts(&self) -> Vec<Part> {
        self.trees().map(|tree| part(&self.below[tree.clone()], tree.start as u32)).collect()
    }

    /// The heights of the trees, where none branches.
    pub(super) fn stalks(&self) -> Option<Vec<u64>> {
        let bare = |at: usize| self.below[at] == GROUND || self.below[at] as usize + 1 == at;
        let all = (0..self.below.len()).all(bare);
        all.then(|| self.trees().map(|tree| tree.len() as u64).collect())
    }
}

/// A tree as a part: per place 1 more than the place below, and 0 for the one on the ground.
fn part(below: &[u32], start: u32) -> Part {
    let place = |below: &u32| if *below == GROUND { 0 } else { u64::from(below - start) + 1 };
    below.iter().map(place).collect()
}

/// The places below those of a part.
pub(super) fn below(part: &[u64]) -> Vec<u32> {
    part.iter().map(|place| place.checked_sub(1).map_or(GROUND, |below| below as u32)).collect()
}

/// What is left of the tree of a part when the node at this place is taken: with what grows on it, or
/// with what is `down` to the ground.
pub(super) fn left(part: &[u64], at: usize, down: bool) -> Vec<Part> {
    let mut gone = vec![false; part.len()];
    gone[at] = true;
    if down {
        let mut place = part[at];
        while place > 0 {
            gone[place as usize - 1] = true;
            place = part[place as usize - 1];
        }
    } else {
        for next in at + 1..part.len() {
            gone[next] = part[next] > 0 && gone[part[next] as usize - 1];
        }
    }
    // Per place, its tree and its new place there, from 1.
    let mut new = vec![(0, 0); part.len()];
    let mut trees: Vec<Part> = Vec::new();
    for next in (0..part.len()).filter(|next| !gone[*next]) {
        let under = (part[next] as usize).checked_sub(1).filter(|under| !gone[*under]);
        let (tree, place) = under.map_or((trees.len(), 0), |under| new[under]);
        if under.is_none() {
            trees.push(Vec::new());
        }
        trees[tree].push(place);
        new[next] = (tree, trees[tree].len() as u64);
    }
    trees
}

/// What the nodes of trees are worth with all that grows on them.
pub(super) struct Worths {
    /// Per place, the value of the tree that begins there.
    pub(super) values: Vec<u64>,
    /// Per place, the nim-sum of what grows on it.
    pub(super) carries: Vec<u64>,
}

impl Worths {
    /// The values where a node is taken with what grows on it, or with what is `down` to the ground.
    pub(super) fn new(below: &[u32], down: bool) -> Self {
        let mut worths = Worths { values: vec![0; below.len()], carries: vec![0; below.len()] };
        let mut tries = Tries::new(if down { below.len() } else { 0 });
        for at in (0..below.len()).rev() {
            let carried = worths.carries[at];
            let value = if down { tries.close(at, carried) } else { carried + 1 };
            worths.values[at] = value;
            if let Some(under) = worths.carries.get_mut(below[at] as usize) {
                *under ^= value;
                if down {
                    tries.join(at, below[at] as usize, value);
                }
            }
        }
        worths
    }

    /// Per place, the value of what is left of its tree when everything down to the ground is taken.
    pub(super) fn bared(&self, below: &[u32]) -> Vec<u64> {
        let mut bared: Vec<u64> = Vec::with_capacity(below.len());
        for (at, under) in below.iter().enumerate() {
            let beside = bared.get(*under as usize).map_or(0, |under| under ^ self.values[at]);
            bared.push(beside ^ self.carries[at]);
        }
        bared
    }

    /// Whether a node, taken with what grows on it, gives its tree the value that `wanted` names for
    /// the tree's lowest place.
    pub(super) fn pruned(&self, below: &[u32], wanted: &dyn Fn(usize) -> u64) -> Vec<bool> {
        // Per place, the value that it would have to get; `None` where nothing gives that.
        let mut goals: Vec<Option<u64>> = Vec::with_capacity(below.len());
        for (at, under) in below.iter().enumerate() {
            let goal = match goals.get(*under as usize) {
                None => Some(wanted(at)),
                Some(goal) => goal
                    .and_then(|goal| goal.checked_sub(1))
                    .map(|carries| carries ^ self.carries[*under as usize] ^ self.values[at]),
            };
            goals.push(goal);
        }
        goals.into_iter().map(|goal| goal == Some(0)).collect()
    }
}
