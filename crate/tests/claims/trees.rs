//! Compare the claims about the nodes of trees with plain play of each tree alone.

use mexplorer::{Claim, Move};

use super::Case;
use super::said::{list, num, option_values, text};
use crate::common::truth;

/// The ids of the claims about the nodes of trees.
pub const KINDS: [&str; 3] = ["tree-tip", "tree-carry", "tree-ways"];

/// Games and positions whose explanations contain the claims in `KINDS`.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let positions =
        ["0-a", "0-a a-b", "0-a a-b a-c c-d 0-e", "a-0 b-a b-c c-d a-e 0-f g-f", "0-a a-b 0-c c-d"];
    let positions = positions.map(String::from).to_vec();
    ["prune", "uproot"].map(|game| (game.to_string(), positions.clone())).to_vec()
}

/// Return the edges of a position from the ground upwards, each as the lower node and the upper node.
fn upward(position: &str) -> Vec<(String, String)> {
    let mut left: Vec<(&str, &str)> =
        position.split(' ').filter_map(|word| word.split_once('-')).collect();
    let mut up = Vec::new();
    let mut met = vec!["0"];
    while !left.is_empty() {
        let joins = |(a, b): &(&str, &str)| met.contains(a) || met.contains(b);
        let (a, b) = left.remove(left.iter().position(joins).unwrap());
        let (below, above) = if met.contains(&a) { (a, b) } else { (b, a) };
        up.push((below.to_string(), above.to_string()));
        met.push(above);
    }
    up
}

/// Return the subtree of a node as a position: the node stands on the ground, with all that grows on the node.
fn alone(position: &str, node: &str) -> String {
    let mut tree = vec![format!("0-{node}")];
    let mut met = vec![node.to_string()];
    for (below, above) in upward(position) {
        if met.contains(&below) {
            tree.push(format!("{below}-{above}"));
            met.push(above);
        }
    }
    tree.join(" ")
}

fn value(case: &mut Case<'_>, node: &str) -> u64 {
    let tree = case.game.position(&alone(&case.found.position, node)).unwrap();
    truth(case.game, &tree, case.memo).nimber
}

/// Parse names with numbers from texts such as `a = 3`.
fn named(texts: Vec<String>) -> Vec<(String, u64)> {
    let named = texts.iter().map(|text| {
        let (name, number) = text.split_once(" = ").unwrap();
        (name.to_string(), number.parse().unwrap())
    });
    let mut named: Vec<(String, u64)> = named.collect();
    named.sort();
    named
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let up = upward(&case.found.position);
    let on = |node: &str| -> Vec<String> {
        up.iter().filter(|(below, _)| below == node).map(|(_, above)| above.clone()).collect()
    };
    match claim.id {
        "tree-tip" => {
            let tips: Vec<&String> =
                up.iter().map(|(_, above)| above).filter(|node| on(node).is_empty()).collect();
            let said = list(claim, "nodes");
            num(claim, "count") == tips.len() as u64
                && said.len() == tips.len()
                && said.iter().all(|node| tips.contains(&node) && value(case, node) == 1)
        }
        "tree-carry" => {
            let node = text(claim, "node");
            let mut grows: Vec<(String, u64)> =
                on(&node).into_iter().map(|at| (at.clone(), value(case, &at))).collect();
            grows.sort();
            let carries = grows.iter().fold(0, |sum, (_, value)| sum ^ value);
            named(list(claim, "on")) == grows
                && num(claim, "carries") == carries
                && num(claim, "value") == carries + 1
                && value(case, &node) == carries + 1
        }
        _ => {
            let node = text(claim, "node");
            let tree = alone(&case.found.position, &node);
            let left = option_values(case, &tree).into_iter().map(|(mv, value)| match mv {
                Move::Node { node, .. } => (node, value),
                other => panic!("{other:?}"),
            });
            let mut left: Vec<(String, u64)> = left.collect();
            left.sort();
            up.contains(&("0".to_string(), node.clone()))
                && named(list(claim, "ways")) == left
                && num(claim, "value") == value(case, &node)
        }
    }
}
