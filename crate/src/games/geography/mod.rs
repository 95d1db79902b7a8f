//! Undirected vertex geography: a move takes the token along an edge, and the node that the token leaves is removed.

pub mod matching;
mod playable;

use std::cell::RefCell;
use std::rc::Rc;

use crate::base::sort::sorted;
use crate::games::kit::graph_text::Names;
use crate::games::kit::prelude::*;
use crate::ruleset::explain::Drawing;
use crate::ruleset::links::Links;
use matching::{Matching, NONE};

pub use playable::GEOGRAPHY;

/// Undirected vertex geography on a graph.
///
/// The player to move wins exactly when every largest matching covers the token's node, on any graph (Fraenkel,
/// Scheinerman and Ullman 1993); the winner moves along the edges of a largest matching. For misère play no such rule
/// is known (the decision is hard: Renault and Schmidt 2015), so misère outcomes are searched, and so are the values.
///
/// ```
/// use mexplorer::{Game, Limits, Outcome, analyze};
/// let game = Game::parse("geography a-b b-c c-d")?;
/// assert_eq!(analyze(&game, &game.position("a")?, Limits::default())?.outcome, Outcome::N);
/// assert_eq!(analyze(&game, &game.position("a b")?, Limits::default())?.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone)]
pub struct Geography {
    data: Rc<Data>,
    ready: Option<Rc<Ready>>,
}

struct Data {
    names: Names,
    /// The edges in the order of the text, each as a pair with the smaller node first.
    edges: Vec<(u32, u32)>,
    around: Links,
}

/// A largest matching of the remaining graph without the token's node, for a prepared position and its followers.
struct Ready {
    walk: Vec<u32>,
    matching: Matching,
    /// The position of the last query with its matching, because several queries about one position are usual.
    last: RefCell<Option<(Vec<u32>, Matching)>>,
}

/// The largest number of matching edges that an explanation draws.
const DRAWN: usize = 1000;

/// The largest number of matching edges that a sentence lists.
const LISTED: usize = 40;

fn walk(position: &Position) -> &[u32] {
    match position {
        Position::Walk(nodes) => nodes,
        _ => &[],
    }
}

impl Geography {
    fn name(&self, node: u32) -> &str {
        self.data.names.get(node)
    }

    /// Iterate over the nodes to which the token may move.
    fn free<'w>(&'w self, walk: &'w [u32]) -> impl Iterator<Item = u32> + 'w {
        let around = walk.last().map_or(&[][..], |token| self.data.around.of(*token));
        // Sort the visited nodes and search by bisection, because a walk may be long.
        let gone = sorted(walk.to_vec());
        around.iter().copied().filter(move |node| gone.binary_search(node).is_err())
    }

    fn edge(&self, from: u32, to: u32) -> Move {
        Move::Edge {
            token: 0,
            from: self.name(from).to_string(),
            to: self.name(to).to_string(),
            node: to,
            shared: false,
        }
    }

    /// Return a largest matching of the remaining graph without the token's node; `None` if the position is not
    /// prepared.
    fn beside(&self, walk: &[u32]) -> Option<Matching> {
        let ready = self.ready.as_ref()?;
        let mut last = ready.last.borrow_mut();
        if let Some((known, matching)) = &*last
            && known == walk
        {
            return Some(matching.clone());
        }
        let mut matching = ready.matching.clone();
        if ready.walk.iter().any(|node| !walk.contains(node)) {
            return None;
        }
        let around = &self.data.around;
        let gone: Vec<u32> = walk.iter().copied().filter(|node| matching.has(*node)).collect();
        gone.into_iter().for_each(|node| matching.remove(around, node));
        *last = Some((walk.to_vec(), matching.clone()));
        Some(matching)
    }
}

impl Ruleset for Geography {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let Some((token, gone)) = walk(position).split_last() else { return Vec::new() };
        let gone = gone.iter().map(|node| u64::from(*node)).collect();
        let mut part: Part = sorted(gone);
        part.push(u64::from(*token));
        vec![part]
    }

    /// Generate the options directly, without the names of the nodes that a move carries.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let Some((token, gone)) = part.split_last() else { return Flow::Continue(()) };
        let at = gone.partition_point(|node| node < token);
        let left = [&gone[..at], &[*token], &gone[at..]].concat();
        let around = self.data.around.of(*token as u32).iter().map(|to| u64::from(*to));
        around
            .filter(|to| left.binary_search(to).is_err())
            .try_for_each(|to| visit(&[[&left[..], &[to]].concat()]))
    }

    fn part_text(&self, part: &[u64]) -> String {
        let names: Vec<&str> = part.iter().map(|node| self.name(*node as u32)).collect();
        names.join(" ")
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let walk = walk(position);
        let token = walk.last().copied().unwrap_or(0);
        self.free(walk).try_for_each(|to| visit(self.edge(token, to)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (Move::Edge { node, .. }, Position::Walk(nodes)) = (mv, position) else { return None };
        let next = [nodes.as_slice(), &[*node]].concat();
        ((*node as usize) < self.data.names.len()).then_some(Position::Walk(next))
    }

    /// Count the moves without the names of the nodes that a move carries.
    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(self.free(walk(position)).count() as u128)
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::Graph { targets: vec![self.free(walk(position)).collect()] }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        self.ready = None;
        if !misere {
            let walk = walk(position).to_vec();
            let matching = Matching::largest(&self.data.around, &walk, budget)?;
            self.ready = Some(Rc::new(Ready { walk, matching, last: RefCell::new(None) }));
        }
        Ok(())
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Geography {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let walk = walk(position);
        let mut matching = if misere { None } else { self.beside(walk) }?;
        Some(Outcome::mover_wins(matching.cover(&self.data.around, *walk.last()?)))
    }
}

impl Strategy for Geography {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let walk = walk(position);
        let mut matching = if misere { None } else { self.beside(walk) }?;
        let token = *walk.last()?;
        let around = &self.data.around;
        // A move to a node that some largest matching of the remaining nodes does not cover leaves a lost position.
        let missed = matching.missed(around);
        matching.cover(around, token);
        let mate = matching.mate(token);
        let others = self.free(walk).filter(|to| *to != mate && missed[*to as usize]);
        let first = (mate != NONE).then_some(mate);
        Some(first.into_iter().chain(others).try_for_each(|to| visit(self.edge(token, to))))
    }

    fn winning_cost(&self, _position: &Position) -> usize {
        16 + 4 * self.data.edges.len()
    }
}

impl Explains for Geography {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let walk = walk(position);
        let matching = if misere { None } else { self.beside(walk) };
        let (Some(mut matching), Some(&token)) = (matching, walk.last()) else {
            return Vec::new();
        };
        let covers = matching.cover(&self.data.around, token);
        let size = matching.size();
        let node = self.name(token).to_string();
        let mut claims = if covers {
            let to = self.name(matching.mate(token));
            let cover = Claim::new("walk-cover").with("node", &*node).with("size", size);
            let along = Claim::new("walk-along").with("node", &*node).with("to", to);
            vec![cover.with("without", size - 1), along.revealing()]
        } else {
            vec![Claim::new("walk-free").with("node", &*node).with("size", size)]
        };
        let over = self.free(walk).next().is_none();
        claims.push(if over {
            Claim::new("walk-end").with("node", &*node)
        } else {
            Claim::new("walk-answer")
        });
        let pairs = matching.edges();
        let name = |node: u32| self.name(node).to_string();
        let listed: Vec<(String, String)> =
            pairs.iter().take(DRAWN).map(|(a, b)| (name(*a), name(*b))).collect();
        let list: Vec<String> =
            listed.iter().take(LISTED).map(|(a, b)| format!("{a}–{b}")).collect();
        let id = if list.is_empty() { "matching-empty" } else { "matching-edges" };
        let says = Claim::new(id).with("node", node).with("rest", pairs.len() - list.len());
        let mut steps = vec![
            Step::Theorem { id: "geography", author: "Fraenkel, Scheinerman, Ullman", year: 1993 },
            Step::Picture {
                id: "matching",
                reveals: true,
                intro: Vec::new(),
                drawing: Drawing::Matching { matching: listed },
                outro: vec![says.with("list", list)],
            },
        ];
        steps.extend(Step::argument(claims));
        steps
    }
}
