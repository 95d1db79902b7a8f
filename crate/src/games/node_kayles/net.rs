//! The graph of a position, without a limit on the number of nodes.

use super::component::{Rows, bit, nodes};
use super::shapes::Shape;
use crate::games::kit::prelude::*;
use crate::ruleset::links::Links;

/// A graph as the sorted neighbours of each node.
pub(super) struct Net {
    around: Vec<Vec<u32>>,
}

/// Convert the neighbours of each node from bit sets to lists.
pub(super) fn lists(rows: &[u128]) -> Vec<Vec<u32>> {
    rows.iter().map(|row| nodes(*row).map(|node| node as u32).collect()).collect()
}

impl Net {
    pub(super) fn new(plant: &Plant) -> Net {
        let links = Links::both_ways(plant.names.len(), &plant.edges);
        let sorted = |node| {
            let mut around = links.of(node).to_vec();
            around.sort_unstable();
            around
        };
        Net { around: (0..plant.names.len() as u32).map(sorted).collect() }
    }

    /// Return a node and its neighbours, in ascending order.
    pub(super) fn closed(&self, node: u32) -> Vec<u32> {
        let mut set = self.around[node as usize].clone();
        let place = set.partition_point(|other| *other < node);
        set.insert(place, node);
        set
    }

    /// Visit the move at a node, or the moves at the edges from the node to later nodes, each with the nodes that the
    /// move removes. If several nodes remove the same set, only the first is visited.
    pub(super) fn taken(
        &self,
        node: u32,
        arcs: bool,
        visit: &mut dyn FnMut(u32, u32, &[u32]) -> Flow,
    ) -> Flow {
        let around = &self.around[node as usize];
        if arcs {
            let mut later = around.iter().filter(|other| **other > node);
            return later.try_for_each(|other| visit(node, *other, &[node, *other]));
        }
        let set = self.closed(node);
        let mut earlier = around.iter().take_while(|other| **other < node);
        if earlier.any(|other| {
            self.around[*other as usize].len() == around.len() && self.closed(*other) == set
        }) {
            return Flow::Continue(());
        }
        visit(node, node, &set)
    }

    /// Return the components of the graph without the nodes in `gone`. Each component is in ascending order, and
    /// components are ordered by their first nodes.
    pub(super) fn components(&self, gone: &[bool]) -> Vec<Vec<u32>> {
        let mut met = gone.to_vec();
        let mut found = Vec::new();
        for node in 0..met.len() as u32 {
            if std::mem::replace(&mut met[node as usize], true) {
                continue;
            }
            let mut set = vec![node];
            let mut at = 0;
            while let Some(&here) = set.get(at) {
                at += 1;
                for &next in &self.around[here as usize] {
                    if !std::mem::replace(&mut met[next as usize], true) {
                        set.push(next);
                    }
                }
            }
            set.sort_unstable();
            found.push(set);
        }
        found
    }

    /// Return for each node of a component its neighbours that are not in `gone`. Nodes are numbered from 0 within the
    /// component.
    fn within<'s>(
        &'s self,
        set: &'s [u32],
        gone: &'s [bool],
    ) -> impl Iterator<Item = impl Iterator<Item = u32> + 's> + 's {
        set.iter().map(move |node| {
            let left = self.around[*node as usize].iter().filter(|other| !gone[**other as usize]);
            left.filter_map(|other| set.binary_search(other).ok().map(|place| place as u32))
        })
    }

    /// Return the neighbours of each node as a bit set, for a component of at most 128 nodes.
    pub(super) fn rows(&self, set: &[u32], gone: &[bool]) -> Rows {
        let row = |around: &mut dyn Iterator<Item = u32>| {
            around.fold(0, |row, node| row | bit(node as usize))
        };
        self.within(set, gone).map(|mut around| row(&mut around)).collect()
    }

    /// Return the shape of a component; `None` if its kind of graph has no known values.
    pub(super) fn shape(&self, set: &[u32], gone: &[bool]) -> Option<Shape> {
        let lists: Vec<Vec<u32>> = self.within(set, gone).map(Iterator::collect).collect();
        Shape::of(&lists)
    }
}

/// Return the graph of the nodes that are not in `gone`. Nodes are numbered by first appearance in the edges, then
/// nodes without edges.
pub(super) fn graph(names: &[String], edges: &[(u32, u32)], gone: &[bool]) -> Plant {
    let stays = |node: u32| !gone[node as usize];
    let mut place = vec![u32::MAX; names.len()];
    let mut kept = Vec::new();
    let mut number = |node: u32| {
        let slot = &mut place[node as usize];
        if *slot == u32::MAX {
            *slot = kept.len() as u32;
            kept.push(names[node as usize].clone());
        }
        *slot
    };
    let stay = edges.iter().filter(|(a, b)| stays(*a) && stays(*b));
    let edges = stay.map(|(a, b)| (number(*a), number(*b))).collect();
    for node in (0..names.len() as u32).filter(|node| stays(*node)) {
        number(node);
    }
    Plant { names: kept, edges }
}
