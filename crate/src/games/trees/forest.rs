//! Trees as arrays. The index of a node in these arrays is called its place. Each place has the place of its parent and
//! a value.

use super::tries::Tries;
use crate::ruleset::Part;
use crate::ruleset::links::Links;
use crate::ruleset::position::Plant;

/// The parent of a root: the node stands on the ground.
pub(super) const GROUND: u32 = u32::MAX;

/// The trees of a plant, one after the other. In each tree a node comes after its parent, which is the node below.
pub(super) struct Forest {
    /// For each place, the number of its node in the plant.
    pub(super) nodes: Vec<u32>,
    /// For each place, the place of the parent, or `GROUND`.
    pub(super) below: Vec<u32>,
    /// The first place of each tree, and at the end the number of places.
    pub(super) begins: Vec<usize>,
}

impl Forest {
    /// Return the trees of a plant; the plant must have no cycles.
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

    /// Return the range of places of each tree.
    pub(super) fn trees(&self) -> impl Iterator<Item = std::ops::Range<usize>> + Clone {
        self.begins.windows(2).map(|two| two[0]..two[1])
    }

    /// Return each tree as a part.
    pub(super) fn parts(&self) -> Vec<Part> {
        self.trees().map(|tree| part(&self.below[tree.clone()], tree.start as u32)).collect()
    }

    /// Return the heights of the trees if every tree is a path, and `None` otherwise.
    pub(super) fn stalks(&self) -> Option<Vec<u64>> {
        let bare = |at: usize| self.below[at] == GROUND || self.below[at] as usize + 1 == at;
        let all = (0..self.below.len()).all(bare);
        all.then(|| self.trees().map(|tree| tree.len() as u64).collect())
    }
}

/// Return a tree as a part: for each place 1 more than the place of the parent, and 0 for the root.
fn part(below: &[u32], start: u32) -> Part {
    let place = |below: &u32| if *below == GROUND { 0 } else { u64::from(below - start) + 1 };
    below.iter().map(place).collect()
}

/// Return the place of the parent for each node of a part, or `GROUND` for a root.
pub(super) fn below(part: &[u64]) -> Vec<u32> {
    part.iter().map(|place| place.checked_sub(1).map_or(GROUND, |below| below as u32)).collect()
}

/// Return the trees left after the node at the place `at` is taken. If `down` is set, the node goes with the path down
/// to the ground, otherwise with its whole subtree.
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
    // For each place, the index of its new tree and its new place in that tree, counted from 1.
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

/// The values of the subtrees of a forest.
pub(super) struct Worths {
    /// For each place, the value of the subtree with its root there.
    pub(super) values: Vec<u64>,
    /// For each place, the nim-sum of the values of the children's subtrees.
    pub(super) carries: Vec<u64>,
}

impl Worths {
    /// Compute the values. If `down` is set, a move takes a node with the path down to the ground, otherwise with its
    /// subtree.
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

    /// Return for each place the value of the rest of its tree after the path down to the ground is taken.
    pub(super) fn bared(&self, below: &[u32]) -> Vec<u64> {
        let mut bared: Vec<u64> = Vec::with_capacity(below.len());
        for (at, under) in below.iter().enumerate() {
            let beside = bared.get(*under as usize).map_or(0, |under| under ^ self.values[at]);
            bared.push(beside ^ self.carries[at]);
        }
        bared
    }

    /// Return for each node whether taking its subtree gives the whole tree the value `wanted(root)`, where `root` is
    /// the place of the tree's root.
    pub(super) fn pruned(&self, below: &[u32], wanted: &dyn Fn(usize) -> u64) -> Vec<bool> {
        // For each place, the value that the subtree must have after the move; `None` if no value works.
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
