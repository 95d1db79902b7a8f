//! Green Hackenbush: a move cuts an edge of a plant, and everything that is no longer connected to the ground is
//! removed.

mod fusion;
mod playable;
mod rings;
mod stalks;
mod text;
mod walk;

use rustc_hash::FxHashSet;

use crate::base::sort::sorted;
use crate::base::text::shortened;
use crate::games::kit::plants::{self, cut};
use crate::games::kit::prelude::*;
use crate::ruleset::explain::{Cell, ColumnKind, Table};
use crate::ruleset::links::Links;
use fusion::Fused;

pub use playable::HACKENBUSH;

/// Green Hackenbush. The colon principle: branches from one node can be replaced by a single stalk whose length is the
/// nim-sum of their values. The fusion principle: the nodes of a cycle can be fused to one node, so that its edges
/// become loops, and a loop has the value of a stalk of one edge (Berlekamp, Conway and Guy 1982). Under misère play,
/// plants that are stalks only are misère Nim; all other plants are searched.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("hackenbush")?;
/// let found = analyze(&game, &game.position("0-a a-b a-c 0-d d-0")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(1)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hackenbush;

/// Return the first edge of each set of parallel edges.
fn cuts(plant: &Plant) -> Vec<usize> {
    let mut seen = FxHashSet::default();
    let new = |&i: &usize| {
        let (a, b) = plant.edges[i];
        seen.insert((a.min(b), a.max(b)))
    };
    (0..plant.edges.len()).filter(new).collect()
}

/// Return the edges of each component that is connected without the ground node, in the order of the first edges.
fn stands(plant: &Plant) -> Vec<Vec<usize>> {
    // Join the nodes of each edge that does not touch the ground, as disjoint sets.
    let mut set: Vec<u32> = (0..plant.names.len() as u32).collect();
    for &(a, b) in plant.edges.iter().filter(|(a, b)| *a > 0 && *b > 0) {
        let (a, b) = (plants::find(&mut set, a), plants::find(&mut set, b));
        set[a as usize] = b;
    }
    let mut place = vec![usize::MAX; plant.names.len()];
    let mut all: Vec<Vec<usize>> = Vec::new();
    for (i, &(a, b)) in plant.edges.iter().enumerate() {
        let node = a.max(b);
        if node == 0 {
            all.push(vec![i]); // a loop on the ground
            continue;
        }
        let at = &mut place[plants::find(&mut set, node) as usize];
        if *at == usize::MAX {
            *at = all.len();
            all.push(Vec::new());
        }
        all[*at].push(i);
    }
    all
}

/// Sort cuts by component in the order of the explanation: first the components for which `first` is true.
fn in_order(plant: &Plant, cuts: Vec<usize>, first: &dyn Fn(usize) -> bool) -> Vec<usize> {
    let mut rank = vec![0; plant.edges.len()];
    let stands = stands(plant);
    for (place, edges) in stands.iter().enumerate() {
        let at = if first(place) { place } else { stands.len() + place };
        edges.iter().for_each(|edge| rank[*edge] = at);
    }
    let ranked = sorted(cuts.into_iter().map(|edge| (rank[edge], edge)).collect());
    ranked.into_iter().map(|(_, edge)| edge).collect()
}

/// Return edges as a part: sorted pairs of nodes, renumbered by a breadth-first search from the ground.
fn part(edges: &[(u32, u32)], nodes: usize) -> Part {
    let around = Links::both_ways(nodes, edges);
    let mut number = vec![u64::MAX; nodes];
    number[0] = 0;
    let mut queue = vec![0u32];
    let mut at = 0;
    while at < queue.len() {
        for &next in around.of(queue[at]) {
            if number[next as usize] == u64::MAX {
                number[next as usize] = queue.len() as u64;
                queue.push(next);
            }
        }
        at += 1;
    }
    let ends = |&(a, b): &(u32, u32)| (number[a as usize], number[b as usize]);
    let pairs = edges.iter().map(ends).map(|(a, b)| (a.min(b), a.max(b)));
    sorted(pairs.collect()).into_iter().flat_map(|(a, b)| [a, b]).collect()
}

/// Return a part as a plant whose nodes are named by their numbers.
fn unnamed(part: &[u64]) -> Plant {
    let edges: Vec<(u32, u32)> =
        part.chunks_exact(2).map(|pair| (pair[0] as u32, pair[1] as u32)).collect();
    let nodes = part.iter().max().map_or(1, |most| most + 1);
    Plant { names: (0..nodes).map(|n| n.to_string()).collect(), edges }
}

fn parts(plant: &Plant) -> Vec<Part> {
    // Number the nodes of each part separately, in time proportional to the edges of the part.
    let mut local = vec![u32::MAX; plant.names.len()];
    let one = |edges: &Vec<usize>| {
        let mut nodes = vec![0u32];
        local[0] = 0;
        let mut number = |node: u32| {
            let slot = &mut local[node as usize];
            if *slot == u32::MAX {
                *slot = nodes.len() as u32;
                nodes.push(node);
            }
            *slot
        };
        let ends = |i: &usize| (number(plant.edges[*i].0), number(plant.edges[*i].1));
        let pairs: Vec<(u32, u32)> = edges.iter().map(ends).collect();
        part(&pairs, nodes.len())
    };
    stands(plant).iter().map(one).collect()
}

fn fused(plant: &Plant) -> Fused<'_> {
    Fused::new(plant.names.len(), &plant.edges)
}

/// The largest number of steps for examining all edges of long cycles for winning cuts.
const WORK: u64 = 200_000_000;

impl Ruleset for Hackenbush {
    fn parts(&self, position: &Position) -> Vec<Part> {
        position.plant().map_or_else(Vec::new, parts)
    }

    /// Generate the options directly, without the names of the nodes that a move carries.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let plant = unnamed(part);
        cuts(&plant).into_iter().try_for_each(|edge| visit(&parts(&plant.without(edge))))
    }

    fn part_text(&self, part: &[u64]) -> String {
        plants::edges(&unnamed(part))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let Some(plant) = position.plant() else { return Vec::new() };
        // Share the names of the whole plant, because copying the names for each of 100,000 parts would be too slow.
        let one = |edges: &Vec<usize>| {
            plants::edges_among(&plant.names, edges.iter().map(|i| plant.edges[*i]))
        };
        stands(plant).iter().map(one).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let Some(plant) = position.plant() else { return Flow::Continue(()) };
        cuts(plant).into_iter().try_for_each(|edge| visit(cut(plant, edge)))
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (Move::Cut { edge, .. }, Position::Plant(plant)) = (mv, position) else { return None };
        (*edge < plant.edges.len()).then(|| Position::Plant(plant.without(*edge)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(position.plant().map_or(0, |plant| cuts(plant).len() as u128))
    }

    fn legal(&self, _position: &Position) -> Legal {
        Legal::Cut
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Hackenbush {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(fused(&unnamed(part)).value()))
    }
}

impl Outcomes for Hackenbush {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let plant = position.plant()?;
        if misere {
            return stalks::stalks(plant).map(|stalks| stalks::sum(&stalks).outcome());
        }
        Some(Outcome::mover_wins(fused(plant).value() != 0))
    }
}

impl Strategy for Hackenbush {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let plant = position.plant()?;
        if misere {
            let stalks = stalks::stalks(plant)?;
            let mut wins = vec![false; plant.edges.len()];
            stalks::winning(&stalks).for_each(|edge| wins[edge] = true);
            let cuts = cuts(plant).into_iter().filter(|edge| wins[*edge]).collect();
            let cuts = in_order(plant, cuts, &|_| true);
            return Some(cuts.into_iter().map(|edge| cut(plant, edge)).try_for_each(visit));
        }
        let fused = fused(plant);
        if fused.value() == 0 {
            return Some(Flow::Continue(()));
        }
        let wins = fused.winning(WORK);
        // List first the cuts in components whose value has the highest bit of the nim-sum, because the explanation
        // uses such a cut.
        let top = fused.value().ilog2();
        let parts = parts(plant);
        let lowers = |place: usize| self::fused(&unnamed(&parts[place])).value() >> top & 1 == 1;
        let cuts = cuts(plant).into_iter().filter(|edge| wins[*edge]).collect();
        let cuts = in_order(plant, cuts, &lowers);
        Some(cuts.into_iter().map(|edge| cut(plant, edge)).try_for_each(visit))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        let edges = position.plant().map_or(1, |plant| plant.edges.len().max(1));
        64 * edges + edges.saturating_mul(edges).min(WORK as usize)
    }
}

impl Explains for Hackenbush {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let Some(plant) = position.plant() else { return Vec::new() };
        let by = |id| Step::Theorem { id, author: "Berlekamp, Conway, Guy", year: 1982 };
        if misere {
            let heights = stalks::stalks(plant).unwrap_or_default();
            let heights: Vec<u64> = heights.iter().map(|stalk| stalk.len() as u64).collect();
            let texts = self.part_texts(position);
            let mut steps = vec![
                by("stalks"),
                Step::Theorem { id: "misere-nim", author: "Bouton", year: 1901 },
            ];
            steps.extend(Step::nim(&heights, true, &|i| shortened(&texts[i])));
            return steps;
        }
        let whole = fused(plant);
        let mut steps = vec![by("colon")];
        if whole.has_cycles() {
            steps.push(by("fusion"));
        }
        if !plant.edges.is_empty() {
            steps.push(stems(plant, &whole).into());
        }
        let values: Vec<u64> =
            parts(plant).iter().map(|part| fused(&unnamed(part)).value()).collect();
        let texts = self.part_texts(position);
        steps.extend(Step::sum(&values, Terms::Values, false, &|i| shortened(&texts[i])));
        steps
    }
}

/// Return a table of the cycles with their numbers of edges, and of the stems with the values above, the highest first.
fn stems(plant: &Plant, whole: &Fused<'_>) -> Table {
    let (stems, cycles) = (whole.stems(), whole.cycles());
    let name = |node: u32| plant.names[node as usize].clone();
    let stem = |&(edge, carries): &(usize, u64)| -> Vec<Cell> {
        let (a, b) = plant.edges[edge];
        vec![[name(a), name(b)].join("-").into(), carries.into(), (carries + 1).into()]
    };
    let cycle = |&(node, edges): &(u32, u64)| -> Vec<Cell> {
        vec![
            Claim::new("stems-cycle").with("node", name(node)).into(),
            Claim::new("stems-edges").with("edges", edges).into(),
            (edges % 2).into(),
        ]
    };
    let columns = [
        ("stems.edge", ColumnKind::Text),
        ("stems.carries", ColumnKind::Nimber),
        ("stems.worth", ColumnKind::Nimber),
    ];
    let mut table = Table::new("stems", &columns).after(Claim::new("stems"));
    table.rows.extend(cycles.iter().take(ROWS).rev().map(cycle));
    table.rows.extend(stems.iter().take(ROWS).rev().map(stem));
    table.more = stems.len().saturating_sub(ROWS) + cycles.len().saturating_sub(ROWS);
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::rng::Rng;
    use crate::base::text::Source;

    fn drawn(rng: &mut Rng, edges: u64) -> Plant {
        let mut nodes = 1;
        let mut draw = |_| {
            let from = rng.below(nodes);
            // Two of three edges lead to a new node, and half of all edges start at the newest node, so that long paths
            // arise. Edges to existing nodes close rings.
            let to = if rng.below(3) > 0 { nodes } else { rng.below(nodes) };
            let from = if rng.below(2) == 0 { nodes - 1 } else { from };
            nodes = nodes.max(to + 1);
            (from as u32, to as u32)
        };
        let edges = (0..edges).map(&mut draw).collect();
        Plant { names: (0..nodes).map(|n| n.to_string()).collect(), edges }
    }

    #[test]
    fn each_cut_is_valued_as_the_plant_that_it_leaves() {
        let mut rng = Rng::new(1);
        for round in 0..3000 {
            let plant = drawn(&mut rng, 1 + round % 40);
            let whole = fused(&plant);
            let left = |i| fused(&plant.without(i)).value() == 0;
            let expected: Vec<bool> = (0..plant.edges.len()).map(left).collect();
            assert_eq!(whole.winning(WORK), expected, "{}", plants::edges(&plant));
            assert_eq!(expected.contains(&true), whole.value() != 0, "{}", plants::edges(&plant));
            // Without steps for whole rings, one winning cut is still found, and no losing cut is returned.
            let some = whole.winning(0);
            assert_eq!(some.contains(&true), whole.value() != 0);
            assert!(some.iter().zip(&expected).all(|(some, all)| *all || !some));
        }
    }

    #[test]
    fn equal_parts_are_numbered_alike() {
        let numbered = |text: &str| {
            let plant = plants::read(&Source::new(text)).unwrap().0;
            Hackenbush.parts(&Position::Plant(plant))
        };
        assert_eq!(numbered("0-a a-b 0-c"), numbered("0-z z-q 0-0a"));
        let two = numbered("0-a 0-b b-c c-0 a-a");
        assert_eq!(two, [vec![0, 1, 1, 1], vec![0, 1, 0, 2, 1, 2]]);
    }
}
