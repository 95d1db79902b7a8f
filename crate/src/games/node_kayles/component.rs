//! Components of at most 128 nodes as bit sets. Most isomorphic components are encoded as equal parts.

use crate::ruleset::Part;

/// The largest number of nodes of a component that is searched. A set of its nodes is a `u128`.
pub(super) const MOST: usize = u128::BITS as usize;
/// The largest number of nodes from which a numbering of a component is tried.
const STARTS: usize = 6;
/// The number of refinement rounds of the signatures, which is the distance that a signature covers.
const ROUNDS: u64 = 3;

/// For each numbered node, its neighbours as a bit set.
pub(super) type Rows = Vec<u128>;

/// Iterate over the nodes of a set in ascending order.
pub(super) fn nodes(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let node = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (node < MOST).then_some(node)
    })
}

pub(super) fn bit(node: usize) -> u128 {
    1 << node
}

/// Return the set of nodes below `count`.
pub(super) fn all(count: usize) -> u128 {
    count.checked_sub(1).map_or(0, |last| bit(last) | (bit(last) - 1))
}

/// Return the connected components of a set of nodes.
pub(super) fn components(rows: &[u128], mut left: u128) -> Vec<u128> {
    let mut found = Vec::new();
    while left != 0 {
        let (mut met, mut open) = (0, left & left.wrapping_neg());
        while open != 0 {
            met |= open;
            let next = nodes(open).fold(0, |next, node| next | rows[node]);
            open = next & left & !met;
        }
        left &= !met;
        found.push(met);
    }
    found
}

/// A component with nodes numbered from 0 and with its edges in both directions. The arrays are stored inline, because
/// a search creates a component for each option.
struct Component {
    count: usize,
    /// For each node, a signature of its surroundings, which does not depend on the numbers of nodes.
    looks: [u64; MOST],
    /// For each node, the index in `near` at which its neighbours begin, followed by the length of `near`.
    starts: [u16; MOST + 1],
    /// The neighbours of all nodes. The neighbours of each node are sorted by signature.
    near: Vec<u8>,
}

impl Component {
    fn new(rows: &[u128], set: u128) -> Component {
        let count = set.count_ones() as usize;
        let near = Vec::with_capacity(4 * count);
        let mut made = Component { count, looks: [0; MOST], starts: [0; MOST + 1], near };
        for (at, node) in nodes(set).enumerate() {
            let around = rows[node] & set;
            // The number of a node is the count of smaller nodes in the set.
            let number = |other: usize| (set & (bit(other) - 1)).count_ones() as u8;
            made.near.extend(nodes(around).map(number));
            made.starts[at + 1] = made.near.len() as u16;
            made.looks[at] = u64::from(around.count_ones());
        }
        for round in 0..ROUNDS {
            let mut before = [0; MOST];
            for (next, look) in before.iter_mut().zip(&made.looks[..count]) {
                *next = mixed(*look, round);
            }
            for node in 0..count {
                let around = made.around(node).iter().map(|other| before[usize::from(*other)]);
                made.looks[node] = around.fold(before[node].rotate_left(9), u64::wrapping_add);
            }
        }
        for ends in made.starts[..=count].windows(2) {
            let looks = |node: &u8| (made.looks[usize::from(*node)], *node);
            made.near[usize::from(ends[0])..usize::from(ends[1])].sort_unstable_by_key(looks);
        }
        made
    }

    fn around(&self, node: usize) -> &[u8] {
        &self.near[usize::from(self.starts[node])..usize::from(self.starts[node + 1])]
    }

    /// Return the nodes from which a numbering is tried: at most `STARTS` nodes with the rarest signature.
    fn first(&self) -> impl Iterator<Item = usize> + '_ {
        let looks = &self.looks[..self.count];
        let alike = |look: u64| looks.iter().filter(|other| **other == look).count();
        let least = looks.iter().map(|look| (alike(*look), *look)).min();
        let rare = move |node: &usize| least.is_some_and(|least| looks[*node] == least.1);
        (0..self.count).filter(rare).take(STARTS)
    }

    /// Encode the component with nodes numbered by a breadth-first search from `start`, where neighbours are visited in
    /// order of their signatures.
    fn packed(&self, start: usize) -> Part {
        let (mut order, mut place) = ([0; MOST], [usize::MAX; MOST]);
        let mut bits = vec![0u64; 1 + (self.count * (self.count - 1) / 2).div_ceil(64)];
        bits[0] = self.count as u64;
        (order[0], place[start]) = (start, 0);
        let mut met = 1;
        for at in 0..self.count {
            for other in self.around(order[at]) {
                let other = usize::from(*other);
                if place[other] == usize::MAX {
                    (order[met], place[other]) = (other, met);
                    met += 1;
                }
                let other = place[other];
                if other < at {
                    let pair = at * (at - 1) / 2 + other;
                    bits[1 + pair / 64] |= 1 << (pair % 64);
                }
            }
        }
        bits
    }
}

/// Encode a component as a part: the number of nodes, and for each pair of nodes a bit that tells whether the nodes are
/// adjacent. Nodes are numbered by their surroundings, so that most isomorphic components have equal parts.
pub(super) fn part(rows: &[u128], set: u128) -> Part {
    let component = Component::new(rows, set);
    component.first().map(|start| component.packed(start)).min().unwrap_or(vec![0])
}

/// Return a hash of two numbers.
fn mixed(a: u64, b: u64) -> u64 {
    let x = (a ^ b.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(0x2545_f491_4f6c_dd1d);
    (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// Return a component of Arc Kayles without superfluous nodes. Of nodes with the same k neighbours, play removes at
/// most k, each together with another neighbour. So further such nodes, as in the leaves of a star, do not change the
/// game.
pub(super) fn needed(rows: &[u128], set: u128) -> u128 {
    let surplus = |node: &usize| {
        let around = rows[*node] & set;
        let Some(near) = nodes(around).next() else { return false };
        let before = rows[near] & set & (bit(*node) - 1);
        let twins = nodes(before).filter(|other| rows[*other] & set == around).count();
        twins >= around.count_ones() as usize
    };
    nodes(set).filter(surplus).fold(set, |left, node| left & !bit(node))
}

/// Decode a part: return for each node its neighbours as a bit set.
pub(super) fn unpacked(part: &[u64]) -> Rows {
    let mut rows = vec![0; part[0] as usize];
    let mut pair = 0;
    for node in 0..rows.len() {
        for other in 0..node {
            if part[1 + pair / 64] >> (pair % 64) & 1 == 1 {
                rows[node] |= bit(other);
                rows[other] |= bit(node);
            }
            pair += 1;
        }
    }
    rows
}
