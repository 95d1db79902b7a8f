//! Kayles on graphs: a move removes a node with its neighbours (Node Kayles), or the two nodes of an edge (Arc Kayles).

mod component;
mod net;
mod playable;
mod root;
mod shapes;

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::base::sort::{distinct, sort};
use crate::base::text::shortened;
use crate::games::kit::prelude::*;
use crate::ruleset::solver::Solver;
use component::{MOST, all, bit, components, needed, nodes, part, unpacked};
use net::{Net, graph};
use root::Root;
use shapes::Shape;

pub use playable::{ARC_KAYLES, NODE_KAYLES};

/// Node Kayles and Arc Kayles (Schaefer 1978, who shows that Node Kayles is PSPACE-complete). Components add up, so
/// each component is searched separately, and components that are recognized as isomorphic are searched once. A
/// component of more than 128 nodes has a value if it is a path or a cycle (Dawson's Kayles, Guy and Smith 1956),
/// complete, or complete bipartite.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let value = |game: &str, position: &str| {
///     let game = Game::parse(game)?;
///     let position = game.position(position)?;
///     analyze(&game, &position, Limits::default()).map(|found| found.nimber)
/// };
/// assert_eq!(value("node-kayles", "a-b-c d")?, Some(Nimber(3))); // a path of three nodes, and one alone
/// assert_eq!(value("arc-kayles", "a-b-c d")?, Some(Nimber(1)));
/// let star: Vec<String> = (0..500).map(|i| format!("c-l{i}")).collect();
/// assert_eq!(value("node-kayles", &star.join(" "))?, Some(Nimber(2)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct GraphKayles {
    /// Whether a move chooses an edge (Arc Kayles) instead of a node.
    arcs: bool,
    /// The values of searched components and all their followers, for a position that also has a component too large to
    /// search.
    known: Option<Rc<FxHashMap<Part, u64>>>,
    /// The search of the prepared graph, for Node Kayles.
    root: Option<Rc<RefCell<Root>>>,
}

impl GraphKayles {
    /// Visit the sets of nodes that moves remove from a component, each set once.
    fn taken(&self, rows: &[u128], visit: &mut dyn FnMut(u128) -> Flow) -> Flow {
        for (a, around) in rows.iter().enumerate() {
            if self.arcs {
                nodes(around & !(bit(a) | (bit(a) - 1)))
                    .try_for_each(|b| visit(bit(a) | bit(b)))?;
                continue;
            }
            // If several nodes have the same closed neighbourhood, use only the first of these nodes.
            let set = around | bit(a);
            if nodes(set).take_while(|b| *b < a).all(|b| rows[b] | bit(b) != set) {
                visit(set)?;
            }
        }
        Flow::Continue(())
    }

    /// Return the parts of the components that remain of a component of at most 128 nodes.
    fn parts_of(&self, rows: &[u128], left: u128) -> Vec<Part> {
        let movable = |set: &u128| !self.arcs || set.count_ones() > 1;
        let needed = |set| if self.arcs { needed(rows, set) } else { set };
        let sets = components(rows, left).into_iter().filter(movable).map(needed);
        sets.map(|set| part(rows, set)).collect()
    }

    /// Return the parts of the components of a graph without the nodes in `gone`.
    fn parts_in(&self, net: &Net, gone: &[bool]) -> Vec<Part> {
        net.components(gone).iter().flat_map(|set| self.part_in(net, set, gone)).collect()
    }

    /// Return the part of a component, or no part if the component has no move.
    fn part_in(&self, net: &Net, set: &[u32], gone: &[bool]) -> Vec<Part> {
        if set.len() <= MOST {
            return self.parts_of(&net.rows(set, gone), all(set.len()));
        }
        net.shape(set, gone).map(Shape::part).into_iter().collect()
    }

    fn parts_of_shape(&self, shape: Shape) -> Vec<Part> {
        shape.rows().map_or(vec![shape.part()], |rows| self.parts_of(&rows, all(rows.len())))
    }

    /// Return the value of a part that is searched or has a known shape; `None` for any other part, and for every part
    /// unless the prepared position has a component too large to search.
    fn known(&self, part: &[u64]) -> Option<u64> {
        let known = self.known.as_ref()?;
        let shape = Shape::named(part).or_else(|| Shape::of(&net::lists(&unpacked(part))));
        shape.map(|shape| shape.value(self.arcs)).or_else(|| known.get(part).copied())
    }
}

impl Ruleset for GraphKayles {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let Some(plant) = position.plant() else { return Vec::new() };
        self.parts_in(&Net::new(plant), &vec![false; plant.names.len()])
    }

    /// Generate the options without the names of the nodes.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        if let Some(shape) = Shape::named(part) {
            return shape.options(self.arcs).into_iter().try_for_each(|left| {
                let parts: Vec<Part> =
                    left.into_iter().flat_map(|shape| self.parts_of_shape(shape)).collect();
                visit(&parts)
            });
        }
        let rows = unpacked(part);
        let all = all(rows.len());
        let mut seen = rustc_hash::FxHashSet::default();
        self.taken(&rows, &mut |set| {
            let mut parts = self.parts_of(&rows, all & !set);
            sort(&mut parts);
            if seen.contains(&parts) {
                return Flow::Continue(());
            }
            visit(&parts)?;
            seen.insert(parts);
            Flow::Continue(())
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        if let Some(shape) = Shape::named(part) {
            return shape.text();
        }
        let rows = unpacked(part);
        let pairs = rows.iter().enumerate().flat_map(|(a, row)| {
            nodes(row & (bit(a) - 1)).map(move |b| format!("{}-{}", b + 1, a + 1))
        });
        let edges: Vec<String> = pairs.collect();
        if edges.is_empty() { "1".to_string() } else { edges.join(" ") }
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let Some(plant) = position.plant() else { return Vec::new() };
        let sets = Net::new(plant).components(&vec![false; plant.names.len()]).into_iter();
        sets.filter(|set| !self.arcs || set.len() > 1)
            .map(|set| {
                let mut gone = vec![true; plant.names.len()];
                set.iter().for_each(|node| gone[*node as usize] = false);
                playable::text(&graph(&plant.names, &plant.edges, &gone))
            })
            .collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let Some(plant) = position.plant() else { return Flow::Continue(()) };
        let net = Net::new(plant);
        let all = 0..plant.names.len() as u32;
        all.into_iter().try_for_each(|node| {
            net.taken(node, self.arcs, &mut |a, b, _| {
                self.at(plant, a as usize, b as usize).map_or(Flow::Continue(()), &mut *visit)
            })
        })
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let plant = position.plant()?;
        let mut gone = vec![false; plant.names.len()];
        self.set_of(plant, mv)?.into_iter().for_each(|node| gone[node as usize] = true);
        Some(Position::Plant(graph(&plant.names, &plant.edges, &gone)))
    }

    fn legal(&self, _position: &Position) -> Legal {
        if self.arcs { Legal::Cut } else { Legal::Node { down: false } }
    }

    /// Prepare a position. If a component of known value is too large to search, compute the values of all other
    /// components.
    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let plant = position.plant().filter(|_| !self.arcs);
        let is_there = |root: &Rc<RefCell<Root>>, plant| root.borrow().nodes(plant).is_some();
        if let Some(plant) = plant
            && !self.root.as_ref().is_some_and(|root| is_there(root, plant))
        {
            self.root = Root::new(plant).map(|root| Rc::new(RefCell::new(root)));
        }
        let known = self.known.take();
        let parts = distinct(self.parts(position));
        if misere || parts.iter().all(|part| Shape::named(part).is_none()) {
            return Ok(());
        }
        self.known = Some(known.unwrap_or_default());
        let open: Vec<Part> = parts.into_iter().filter(|part| self.known(part).is_none()).collect();
        let values = self.known.take().map(Rc::unwrap_or_clone).unwrap_or_default();
        let mut solver = Solver::knowing(self, values);
        let found = solver.value(&open, budget);
        let values = solver.into_values();
        self.known = Some(Rc::new(values));
        found.map(|_| ())
    }

    knows!(Values, Outcomes, Strategy, Searches, Explains);
}

impl Values for GraphKayles {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.known(part).map(Nimber)
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        let by_parts = || self.parts(position).iter().map(|part| self.part_value(part)).sum();
        let root = self.root.as_ref().map(|root| root.borrow());
        let searched =
            root.zip(position.plant()).and_then(|(root, plant)| root.known(&root.nodes(plant)?));
        searched.or_else(by_parts)
    }
}

impl Outcomes for GraphKayles {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        if misere || self.known.is_none() {
            return None;
        }
        let value = self.known_value(position);
        value.map(|Nimber(value)| Outcome::mover_wins(value != 0))
    }
}

impl Strategy for GraphKayles {
    /// Visit the moves that give their component the nim-sum of the other components.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let outcome = self.outcome(position, misere)?;
        let (plant, sum) = (position.plant()?, self.known_value(position)?);
        if outcome == Outcome::P {
            return Some(Flow::Continue(()));
        }
        let net = Net::new(plant);
        let value =
            |parts: &[Part]| parts.iter().map(|part| self.part_value(part)).sum::<Option<Nimber>>();
        let mut gone = vec![false; plant.names.len()];
        for set in net.components(&gone) {
            let target = sum + value(&self.part_in(&net, &set, &gone))?;
            // Treat all nodes outside this component as removed.
            let mut outside = vec![true; plant.names.len()];
            set.iter().for_each(|node| outside[*node as usize] = false);
            for &node in &set {
                let flow = net.taken(node, self.arcs, &mut |a, b, taken| {
                    gone.clone_from(&outside);
                    taken.iter().for_each(|node| gone[*node as usize] = true);
                    if value(&self.parts_in(&net, &gone)) != Some(target) {
                        return Flow::Continue(());
                    }
                    self.at(plant, a as usize, b as usize).map_or(Flow::Continue(()), &mut *visit)
                });
                if flow.is_break() {
                    return Some(flow);
                }
            }
            gone.fill(false);
        }
        Some(Flow::Continue(()))
    }
}

impl Searches for GraphKayles {
    fn searched_value(
        &self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Nimber>> {
        let mut root = self.root.as_ref()?.borrow_mut();
        let nodes = root.nodes(position.plant()?)?;
        Some(root.value(&nodes, budget))
    }

    fn searched_outcome(
        &self,
        position: &Position,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Outcome>> {
        let mut root = self.root.as_ref()?.borrow_mut();
        let nodes = root.nodes(position.plant()?)?;
        Some(root.outcome(&nodes, misere, budget))
    }
}

impl Explains for GraphKayles {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        if self.outcome(position, misere).is_none() {
            return Vec::new();
        }
        let parts = self.parts(position);
        let values = parts.iter().map(|part| self.known(part)).collect::<Option<Vec<u64>>>();
        let texts = self.part_texts(position);
        let label = |i: usize| match Shape::named(&parts[i]) {
            Some(shape) => shape.text(),
            None => shortened(&texts[i]),
        };
        let Some(values) = values else { return Vec::new() };
        let sums = Step::sum(&values, Terms::Values, false, &label);
        [Step::sprague_grundy()].into_iter().chain(sums).collect()
    }
}
