//! The search of a graph in Node Kayles, which also serves all followers of the graph. Nodes are identified by name.

use rustc_hash::FxHashMap;

use crate::base::text::shortened;
use crate::games::kit::node_search::{MOST, NodeSearch, Nodes};
use crate::games::kit::prelude::*;

/// A graph for Node Kayles, with the computed values of sets of its nodes.
#[derive(Debug)]
pub(super) struct Root {
    names: Vec<String>,
    places: FxHashMap<String, usize>,
    search: NodeSearch,
}

impl Root {
    /// Create the search of a graph; `None` if the graph has too many nodes.
    pub(super) fn new(plant: &Plant) -> Option<Root> {
        let count = plant.names.len();
        if count > MOST {
            return None;
        }
        let mut taken: Vec<Nodes> = (0..count).map(|node| Nodes::from_iter([node])).collect();
        for &(a, b) in &plant.edges {
            taken[a as usize].insert(b as usize);
            taken[b as usize].insert(a as usize);
        }
        let places = plant.names.iter().cloned().zip(0..).collect();
        let search = NodeSearch::new(taken, Vec::new());
        Some(Root { names: plant.names.clone(), places, search })
    }

    /// Return the set of nodes of a follower; `None` for a graph that is not an induced subgraph.
    pub(super) fn nodes(&self, plant: &Plant) -> Option<Nodes> {
        let places: Option<Vec<usize>> =
            plant.names.iter().map(|name| self.places.get(name).copied()).collect();
        let places = places?;
        let set: Nodes = places.iter().copied().collect();
        let joined =
            |(a, b): &(u32, u32)| self.search.taken(places[*a as usize]).has(places[*b as usize]);
        let ends = |node: &usize| self.search.taken(*node).and(&set).count() - 1;
        let all = places.iter().map(ends).sum::<usize>() == 2 * plant.edges.len();
        (all && plant.edges.iter().all(joined)).then_some(set)
    }

    pub(super) fn value(&mut self, set: &Nodes, budget: &mut Budget<'_>) -> Result<Nimber> {
        let names = &self.names;
        self.search.run(budget, &|set| text(names, set)).value(set).map(Nimber)
    }

    pub(super) fn outcome(
        &mut self,
        set: &Nodes,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Result<Outcome> {
        let names = &self.names;
        let lost = self.search.run(budget, &|set| text(names, set)).is_lost(set, misere)?;
        Ok(Outcome::mover_wins(!lost))
    }

    /// Return the value of a set, if already computed; `None` otherwise.
    pub(super) fn known(&self, set: &Nodes) -> Option<Nimber> {
        self.search.known(set).map(Nimber)
    }

    /// Return the approximate size in bytes.
    pub(super) fn held(&self) -> usize {
        64 * self.names.len() + self.search.held()
    }
}

fn text(names: &[String], set: &Nodes) -> String {
    let names: Vec<&str> = set.iter().map(|node| names[node].as_str()).collect();
    shortened(&names.join(" "))
}
