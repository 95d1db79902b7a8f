//! Compare the claims about a token that walks on a graph with the largest matchings of the remaining graph.

use mexplorer::explain::{Drawing, Step};
use mexplorer::{Claim, Outcome, Position};

use super::Case;
use super::said::{num, text};
use crate::common::next;

/// The ids of the claims about walks on a graph.
pub const KINDS: [&str; 5] = ["walk-cover", "walk-along", "walk-free", "walk-end", "walk-answer"];

/// Games and positions whose explanations contain the claims in `KINDS`.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let game = "geography a-b b-c c-d d-e e-a c-f f-g g-h h-f".to_string();
    let positions =
        ["a", "c", "d", "f", "g", "a b", "a b c", "g h", "c d", "b f", "b d c", "c g h f"];
    let path = "geography a-b b-c".to_string();
    vec![
        (game, positions.map(String::from).to_vec()),
        (path, ["b a", "a b c", "b"].map(String::from).to_vec()),
    ]
}

type Edge = (String, String);

/// Return the number of edges of a largest matching.
fn largest(edges: &[Edge]) -> u64 {
    let Some(((a, b), rest)) = edges.split_first() else { return 0 };
    let apart = |e: &&Edge| ![&e.0, &e.1].iter().any(|end| *end == a || *end == b);
    let others: Vec<Edge> = rest.iter().filter(apart).cloned().collect();
    largest(rest).max(1 + largest(&others))
}

fn without(edges: &[Edge], gone: &[&str]) -> Vec<Edge> {
    let stays = |e: &&Edge| !gone.contains(&e.0.as_str()) && !gone.contains(&e.1.as_str());
    edges.iter().filter(stays).cloned().collect()
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let line = case.game.to_string();
    let pairs = line.split(' ').filter_map(|word| word.split_once('-'));
    let all: Vec<Edge> = pairs.map(|(a, b)| (a.to_string(), b.to_string())).collect();
    let names: Vec<&str> = case.found.position.split(' ').collect();
    let (token, gone) = names.split_last().unwrap();
    let left = without(&all, gone);
    let matching = case.found.why.iter().find_map(|step| match step {
        Step::Picture { drawing: Drawing::Matching { matching: edges }, .. } => Some(edges.clone()),
        _ => None,
    });
    // Check that the drawn edges are a largest matching of the remaining graph.
    let matching = matching.unwrap();
    let ends: Vec<&str> = matching.iter().flat_map(|(a, b)| [a.as_str(), b.as_str()]).collect();
    assert!(matching.iter().all(|e| left.contains(e)), "{claim:?}");
    assert!((1..ends.len()).all(|at| !ends[..at].contains(&ends[at])), "{claim:?}");
    assert_eq!(matching.len() as u64, largest(&left), "{claim:?}");
    let size = || matching.len() as u64 == num(claim, "size");
    match claim.id {
        "walk-cover" => {
            let rest = largest(&without(&left, &[token]));
            size()
                && text(claim, "node") == *token
                && rest == num(claim, "without")
                && rest + 1 == num(claim, "size")
        }
        "walk-along" => {
            let to = text(claim, "to");
            let edge = matching.iter().find(|(a, b)| a == token || b == token).unwrap();
            // After the move the token's old node is removed from the graph, and the largest matching has one edge
            // fewer.
            let rest = largest(&without(&left, &[token]));
            let here = case.game.text(&case.first());
            (edge.0 == to || edge.1 == to)
                && rest == matching.len() as u64 - 1
                && here == format!("{} {to}", case.found.position)
                && text(claim, "node") == *token
        }
        "walk-free" => size() && !ends.contains(token) && text(claim, "node") == *token,
        "walk-end" => case.options().is_empty(),
        _ => {
            // If the matching does not cover the token's node, each move leads to a covered node. The answer along the
            // matching edge of that node leaves a lost position.
            let lost =
                if case.found.outcome == Outcome::N { case.first() } else { case.position.clone() };
            next(case.game, &lost).into_iter().all(|to| {
                let Position::Walk(walk) = &to else { unreachable!() };
                let at = case.game.text(&Position::Walk(vec![walk[walk.len() - 1]]));
                let mate = matching.iter().find_map(|(a, b)| match &at {
                    at if at == a => Some(b),
                    at if at == b => Some(a),
                    _ => None,
                });
                let mate = case.game.position(mate.unwrap()).unwrap();
                let Position::Walk(mate) = mate else { unreachable!() };
                let answer = Position::Walk([&walk[..], &mate].concat());
                next(case.game, &to).contains(&answer) && !case.wins(&answer)
            })
        }
    }
}
