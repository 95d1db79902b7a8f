//! A component of at most 128 nodes: its nodes are bits, and its part is the same for most of the same shape.

use crate::ruleset::Part;

/// Nodes of a component that is searched: a set of them is a number of so many bits.
pub(super) const MOST: usize = u128::BITS as usize;
/// Nodes from which the numbering of a component is tried.
const STARTS: usize = 6;
/// How far around a node what it looks like is looked for.
const ROUNDS: u64 = 3;

/// Nodes that are numbered, each with its neighbours as bits.
pub(super) type Rows = Vec<u128>;

/// The nodes of a set, in ascending order.
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

/// All of so many nodes.
pub(super) fn all(count: usize) -> u128 {
    count.checked_sub(1).map_or(0, |last| bit(last) | (bit(last) - 1))
}

/// The components of some of the nodes.
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

/// A component with its nodes numbered from 0, and its edges in both directions. A search makes one for each
/// option, so it keeps its lists in place.
struct Component {
    count: usize,
    /// A number for each node that depends on what is around it, not on its name.
    looks: [u64; MOST],
    /// Where the neighbours of each node start, and where those of the last one end.
    starts: [u16; MOST + 1],
    /// The neighbours of all nodes, those of one node by their looks.
    near: Vec<u8>,
}

impl Component {
    fn new(rows: &[u128], set: u128) -> Component {
        let count = set.count_ones() as usize;
        let near = Vec::with_capacity(4 * count);
        let mut made = Component { count, looks: [0; MOST], starts: [0; MOST + 1], near };
        for (at, node) in nodes(set).enumerate() {
            let around = rows[node] & set;
            // A node is numbered by how many of the set are below it.
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

    /// The nodes from which the numbering is tried: those with the looks that the fewest nodes have.
    fn first(&self) -> impl Iterator<Item = usize> + '_ {
        let looks = &self.looks[..self.count];
        let alike = |look: u64| looks.iter().filter(|other| **other == look).count();
        let least = looks.iter().map(|look| (alike(*look), *look)).min();
        let rare = move |node: &usize| least.is_some_and(|least| looks[*node] == least.1);
        (0..self.count).filter(rare).take(STARTS)
    }

    /// The part with its nodes numbered outwards from one of them, neighbours by their looks.
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

/// A component as a part: how many nodes it has, and for each pair of them a bit that says whether an edge joins
/// them. Nodes are numbered by what is around them, so that most of the same shape have the same numbers.
pub(super) fn part(rows: &[u128], set: u128) -> Part {
    let component = Component::new(rows, set);
    component.first().map(|start| component.packed(start)).min().unwrap_or(vec![0])
}

/// A number that differs where either of two does, but for chance.
fn mixed(a: u64, b: u64) -> u64 {
    let x = (a ^ b.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(0x2545_f491_4f6c_dd1d);
    (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// A component of Arc Kayles without the nodes that no play needs. Of nodes with the same k neighbours at most k
/// are ever taken, each with another neighbour: more of them, as leaves beside a leaf, change nothing.
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

/// The nodes of a part with their neighbours.
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
