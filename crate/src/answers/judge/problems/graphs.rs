//! Tokens on graphs.

use super::super::draw::{acyclic as edges, counted, line, tokens, tree};
use super::super::graphs::{MAX_EDGES, acyclic, tree_edges};
use super::super::judge;
use super::super::problem::{Case, Cases, Group, Print, Problem, Subject};
use super::super::random::fair;
use super::super::scan::{MAX_COUNT, Scanner, node_at, node_from};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::rng::Rng;
use crate::games::geography::matching::{Matching, Neighbours};
use crate::notation::Game;
use crate::ruleset::position::Position;

/// The most nodes of a tree that is matched.
const MOST_MATCHED: u64 = 200_000;

/// Tokens on an acyclic graph.
pub(super) const TOKENS: Problem = Problem {
    id: "1319",
    cases: Cases::One,
    read: |s| {
        let nodes = s.count("n", MAX_COUNT)? as u32;
        let edges = s.count("m", MAX_EDGES)?;
        let tokens = s.number("k")?;
        let node = |s: &mut Scanner<'_>, expected| node_at(s, expected, nodes);
        let mut spots = Vec::new();
        let edges = s.list(edges, |s| {
            let (from, spot) = node(s, "an edge")?;
            spots.push(spot);
            Ok((from, node(s, "an edge")?.0))
        })?;
        let tokens = s.list(tokens, |s| Ok(node(s, "a token")?.0))?;
        let (graph, by_number) = acyclic(1, nodes, &edges, &spots)?;
        let tokens = tokens.into_iter().map(|n| by_number[n as usize]).collect();
        Ok(Case::play(Game::new(graph, false), Position::Tokens(tokens)))
    },
    print: Print::Lines("win", "lose"),
    draw: |rng| {
        let (n, edges) = edges(rng);
        let tokens = tokens(rng, n, 1);
        let lines: String = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).collect();
        format!("{n} {} {}\n{lines}{}", edges.len(), tokens.len(), line(&tokens))
    },
};

/// Acyclic graphs on nodes from 0 on, each with lists of tokens until an empty one.
pub(super) const CHESS: Problem = Problem {
    id: "POJ2425",
    cases: Cases::ToEnd,
    read: chess,
    print: Print::Lines("WIN", "LOSE"),
    draw: |rng| {
        let (n, edges) = edges(rng);
        let list = |node| {
            let to = edges.iter().filter(|(from, _)| *from == node).map(|edge| edge.1);
            counted(&to.collect::<Vec<u64>>()).trim_end().replace('\n', " ")
        };
        let lists: Vec<String> = (0..n).map(list).collect();
        let graph = format!("{n}\n{}", lists.join("\n"));
        let place = |rng: &mut Rng| {
            fair(rng, &mut |rng| counted(&tokens(rng, n, 0)).replace('\n', " "), &|place| {
                let input = format!("{graph}\n{place}\n0");
                judge("POJ2425", &input, &mut Budget::default()).is_ok_and(|winner| winner == "WIN")
            })
        };
        let places: Vec<String> = (0..rng.within(2, 4)).map(|_| place(rng)).collect();
        format!("{graph}\n{}\n0", places.join("\n"))
    },
};

/// The nodes of a tree that some largest matching misses: just those from which a token that may not
/// come back is lost for the player who moves it (Fraenkel, Scheinerman and Ullman 1993).
pub(super) const MISSED: Problem = Problem {
    id: "ABC223G",
    cases: Cases::One,
    read: |s| {
        let (nodes, edges) = tree_edges(s, MOST_MATCHED)?;
        let words: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
        let game = format!("geography {}", words.join(" "));
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(a, b)| (a - 1, b - 1)).collect();
        Ok(Case::Computed {
            shown: Box::new(move || {
                let game = Game::parse(&game)?;
                let start = game.position("1")?;
                Ok(Subject::Place(game, start))
            }),
            answer: Box::new(move |budget| {
                let graph = Neighbours::new(nodes as usize, &edges);
                let missed = Matching::largest(&graph, &[], budget)?.missed(&graph);
                Ok(missed.into_iter().filter(|missed| *missed).count().to_string())
            }),
        })
    },
    print: Print::Computed,
    draw: tree,
};

fn chess(s: &mut Scanner<'_>) -> Result<Case> {
    let nodes = s.count("n", MAX_COUNT)? as u32;
    let (mut edges, mut spots) = (Vec::new(), Vec::new());
    for from in 0..nodes {
        let count = s.count("a number of nodes", MAX_EDGES - edges.len() as u64)?;
        for (to, spot) in s.list(count, |s| node_from(s, "a node", 0, nodes))? {
            edges.push((from, to));
            spots.push(spot);
        }
    }
    let (graph, by_number) = acyclic(0, nodes, &edges, &spots)?;
    let mut positions = Vec::new();
    while !s.skip_zeros(1) {
        let count = s.count("m", MAX_COUNT)?;
        let token = |s: &mut Scanner<'_>| {
            node_from(s, "a token", 0, nodes).map(|(n, _)| by_number[n as usize])
        };
        positions.push(Position::Tokens(s.list(count, token)?));
    }
    Ok(Case::Winners(Group { name: None, game: Game::new(graph, false), positions }))
}
