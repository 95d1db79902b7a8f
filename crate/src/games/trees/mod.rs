//! Two games on trees: a move takes a node with its whole subtree, or a node with the path down to the ground.

mod explain;
mod forest;
mod playable;
mod tries;

use std::ops::Range;

use crate::base::text::shortened;
use crate::games::kit::plants;
use crate::games::kit::prelude::*;
use forest::{Forest, GROUND, Worths};

pub use playable::{PRUNE, UPROOT};

/// Trees of which a node is taken. If a node is taken with its subtree (`prune`), the colon principle holds: each node
/// is worth 1 more than the nim-sum of its children, as if the edge under the node were cut in green Hackenbush
/// (Berlekamp, Conway and Guy 1982). If a node is taken with the path down to the ground (`uproot`), the value of a
/// tree is the mex, over its nodes, of the nim-sum of the subtrees left beside the path, computed with merged tries
/// (UOJ 266; SPOJ COT3). Trees that do not branch are heaps of Nim, under misère play too; other trees are searched
/// under misère play.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let value = |game: &str, position: &str| {
///     let game = Game::parse(game)?;
///     let found = analyze(&game, &game.position(position)?, Limits::default())?;
///     Ok::<_, mexplorer::Error>(found.nimber)
/// };
/// assert_eq!(value("prune", "0-a a-b a-c")?, Some(Nimber(1)));
/// assert_eq!(value("uproot", "0-a a-b a-c")?, Some(Nimber(2)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trees {
    /// Whether a move takes a node with the path down to the ground instead of its subtree.
    down: bool,
}

/// A forest with the values of its nodes.
struct Valued {
    forest: Forest,
    worths: Worths,
}

impl Valued {
    fn new(plant: &Plant, down: bool) -> Self {
        let forest = Forest::new(plant);
        let worths = Worths::new(&forest.below, down);
        Valued { forest, worths }
    }

    fn values(&self) -> Vec<u64> {
        self.forest.trees().map(|tree| self.worths.values[tree.start]).collect()
    }

    /// Return the places of the winning moves: taking one gives its tree the nim-sum of the other trees. Trees whose
    /// value is lowered come first.
    fn winning(&self, down: bool) -> Vec<usize> {
        let values = self.values();
        let sum = Sum::new(values.iter().copied(), false);
        if sum.nim_sum() == 0 {
            return Vec::new();
        }
        let Forest { below, .. } = &self.forest;
        let trees: Vec<Range<usize>> = self.forest.trees().collect();
        let wins: Vec<bool> = if down {
            let bared = self.worths.bared(below);
            let mut wins = vec![false; below.len()];
            for (tree, value) in trees.iter().zip(&values) {
                let target = sum.target(*value);
                tree.clone().for_each(|at| wins[at] = bared[at] == target);
            }
            wins
        } else {
            self.worths.pruned(below, &|root| sum.target(self.worths.values[root]))
        };
        let order = sum.in_order(&values).into_iter();
        order.flat_map(|tree| trees[tree].clone()).filter(|at| wins[*at]).collect()
    }
}

impl Trees {
    fn taken(self, plant: &Plant, node: u32) -> Move {
        Move::Node { node: plant.names[node as usize].clone(), down: self.down, at: node }
    }

    /// Return the node that a move takes, or `None` if the move is of another game or the node does not exist.
    fn node(self, position: &Position, mv: &Move) -> Option<u32> {
        let Move::Node { down, at, .. } = *mv else { return None };
        let nodes = position.plant()?.names.len();
        (down == self.down && (1..nodes).contains(&(at as usize))).then_some(at)
    }

    /// Return the places of the winning moves under misère play, if no tree branches.
    fn stalks_winning(self, forest: &Forest, stalks: &[u64]) -> Vec<usize> {
        let sum = Sum::new(stalks.iter().copied(), true);
        let place = |(tree, height): (Range<usize>, &u64)| {
            let left = sum.target(*height);
            let from = if self.down { height.checked_sub(left + 1) } else { Some(left) };
            from.filter(|_| left < *height).map(|from| tree.start + from as usize)
        };
        forest.trees().zip(stalks).filter_map(place).collect()
    }
}

impl Ruleset for Trees {
    fn parts(&self, position: &Position) -> Vec<Part> {
        position.plant().map_or_else(Vec::new, |plant| Forest::new(plant).parts())
    }

    /// Visit the options from the part alone, without building a plant.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        (0..part.len()).try_for_each(|at| visit(&forest::left(part, at, self.down)))
    }

    fn part_text(&self, part: &[u64]) -> String {
        let edges = part.iter().zip(1..).map(|(below, node)| (*below as u32, node)).collect();
        let names = (0..=part.len()).map(|node| node.to_string()).collect();
        plants::edges(&Plant { names, edges })
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let Some(plant) = position.plant() else { return Vec::new() };
        let forest = Forest::new(plant);
        let name = |at: usize| plant.names[forest.nodes[at] as usize].as_str();
        let edge = |at: usize| {
            let below = forest.below[at];
            let under =
                if below == GROUND { plant.names[0].as_str() } else { name(below as usize) };
            [under, "-", name(at)].concat()
        };
        forest.trees().map(|tree| tree.map(edge).collect::<Vec<_>>().join(" ")).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let Some(plant) = position.plant() else { return Flow::Continue(()) };
        (1..plant.names.len() as u32).try_for_each(|node| visit(self.taken(plant, node)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let at = self.node(position, mv)?;
        position.plant().map(|plant| Position::Plant(plant.without_node(at, self.down)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(position.plant().map_or(0, |plant| plant.names.len() as u128 - 1))
    }

    fn legal(&self, _position: &Position) -> Legal {
        Legal::Node { down: self.down }
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Trees {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Worths::new(&forest::below(part), self.down).values.first().copied().map(Nimber)
    }
}

impl Outcomes for Trees {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let plant = position.plant()?;
        let values = if misere {
            Forest::new(plant).stalks()?
        } else {
            Valued::new(plant, self.down).values()
        };
        Some(Sum::new(values, misere).outcome())
    }
}

impl Strategy for Trees {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let plant = position.plant()?;
        let (forest, wins) = if misere {
            let forest = Forest::new(plant);
            let wins = self.stalks_winning(&forest, &forest.stalks()?);
            (forest, wins)
        } else {
            let valued = Valued::new(plant, self.down);
            let wins = valued.winning(self.down);
            (valued.forest, wins)
        };
        Some(wins.into_iter().try_for_each(|at| visit(self.taken(plant, forest.nodes[at]))))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        let each = if self.down { 256 } else { 32 };
        position.plant().map_or(1, |plant| each * plant.names.len())
    }
}

impl Explains for Trees {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let Some(plant) = position.plant() else { return Vec::new() };
        let texts = self.part_texts(position);
        let label = |i: usize| shortened(&texts[i]);
        if misere {
            let Some(stalks) = Forest::new(plant).stalks() else { return Vec::new() };
            let mut steps = vec![
                Step::Theorem { id: "tree-stalks", author: "", year: 0 },
                Step::Theorem { id: "misere-nim", author: "Bouton", year: 1901 },
            ];
            steps.extend(Step::nim(&stalks, true, &label));
            return steps;
        }
        let valued = Valued::new(plant, self.down);
        let mut steps = explain::steps(plant, &valued, self.down);
        steps.extend(Step::sum(&valued.values(), Terms::Values, false, &label));
        steps
    }
}
