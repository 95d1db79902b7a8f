//! The graph of a position, of any size.

use super::component::{Rows, bit, nodes};
use super::shapes::Shape;
use crate::games::kit::prelude::*;
use crate::ruleset::links::Links;

/// The neighbours of each node, in ascending order.
pub(super) struct Net {
    around: Vec<Vec<u32>>,
}

/// The neighbours of each node, from their bits.
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

    /// A node and its neighbours, in ascending order.
    pub(super) fn closed(&self, node: u32) -> Vec<u32> {
        let mut set = self.around[node as usize].clone();
        let place = set.partition_point(|other| *other < node);
        set.insert(place, node);
        set
    }

    /// The moves at a node, or at the edges from it to later nodes, with the nodes that each takes away: of nodes
    /// that take the same away the first.
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

    /// The components of what is not gone, each in ascending order, the one of the first node first.
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

    /// The neighbours of the nodes of a component among what is not gone, numbered from 0.
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

    /// The neighbours as bits, of a component that is small enough.
    pub(super) fn rows(&self, set: &[u32], gone: &[bool]) -> Rows {
        let row = |around: &mut dyn Iterator<Item = u32>| {
            around.fold(0, |row, node| row | bit(node as usize))
        };
        self.within(set, gone).map(|mut around| row(&mut around)).collect()
    }

    /// What a component is, if it is of a kind whose values are known.
    pub(super) fn shape(&self, set: &[u32], gone: &[bool]) -> Option<Shape> {
        let lists: Vec<Vec<u32>> = self.within(set, gone).map(Iterator::collect).collect();
        Shape::of(&lists)
    }
}

/// The graph of the nodes that are not gone, numbered in the order of its edges and of its lone nodes.
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
